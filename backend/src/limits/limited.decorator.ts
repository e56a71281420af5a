import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { RateLimitName } from './rate-limits.js';

export const LIMITED_BY = 'limitedBy';

/** Holds a route to these limits, besides the one that holds for all. */
export const Limited = (...names: RateLimitName[]): CustomDecorator => SetMetadata(LIMITED_BY, names);
