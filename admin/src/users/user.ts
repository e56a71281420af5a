import type { components } from '../providers/schema';

/** A row of `GET /api/admin/rest/users`. Instants are ISO strings. */
export type User = components['schemas']['AdminUserDto'];
