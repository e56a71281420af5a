import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Attempts at a password that came from one place. The row goes when the right one is given. */
@Entity('login_backoff')
export class LoginBackoff {
  /** Hash of the account's name and of the place: an address, a known device or a session. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'login_backoff_pkey' })
  key: Buffer;

  @Column('integer')
  attempts: number;

  @Index('login_backoff_started_at_idx')
  @Column('timestamptz')
  startedAt: Date;

  /** Until then the next attempt isn't even looked at. */
  @Column('timestamptz', { nullable: true })
  blockedUntil: Date | null;
}
