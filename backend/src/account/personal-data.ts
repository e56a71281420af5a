import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';

/** One kind of data about people: how its owner gets it, and what deleting the account does with it. */
export interface PersonalDataPart {
  /** Its name in the exported file. */
  readonly name: string;
  /** What we hold; long lists come row by row. Without it nothing is held that the other parts don't show. */
  export?(person: User): Promise<unknown> | AsyncIterable<unknown>;
  /**
   * Runs in the erasing transaction, before the account's row goes, in the order of the list. Must not touch the
   * network: what has to be told to others is a job asked for with `tx`. Rows with a foreign key to the account need
   * nothing: they go with it.
   */
  erase?(person: User, tx: EntityManager): Promise<void>;
}

/** The ordered list of {@link PersonalDataPart}s, made in `account.module.ts`. */
export const PERSONAL_DATA = Symbol('PERSONAL_DATA');
