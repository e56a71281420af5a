import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Opens a route to visitors. Every other route needs a session. */
export const Public = (): CustomDecorator => SetMetadata(IS_PUBLIC, true);

/** Opens a route to visitors while developing. In production it needs what its class or method asks for. */
export const PublicInDevelopment = (): CustomDecorator => SetMetadata(IS_PUBLIC, 'in-development');
