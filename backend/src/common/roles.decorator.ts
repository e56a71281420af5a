import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Role } from '../contracts/roles.js';

export const REQUIRED_ROLE = 'requiredRole';

/** Opens a class or a route to one role only; the session guard has asked who it is. */
export const RequiresRole = (role: Role): CustomDecorator => SetMetadata(REQUIRED_ROLE, role);
