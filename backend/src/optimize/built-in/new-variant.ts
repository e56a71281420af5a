import type { Variant } from '../../contracts/rewriting.js';

export type NewVariant = Omit<Variant, 'id'>;
