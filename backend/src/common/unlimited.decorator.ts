import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const IS_UNLIMITED = 'isUnlimited';

/** Frees a route from every limit on how often it is asked: for what machines call at their own pace. */
export const Unlimited = (): CustomDecorator => SetMetadata(IS_UNLIMITED, true);
