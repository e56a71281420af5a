import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';
import { UsagePeriod } from './usage-period.entity.js';

/**
 * `reserved` leads to exactly one of the others, each by a statement that demands `reserved`.
 * Committed: delivered and spent. Waived: delivered free, because no model wrote any of it. Cancelled: the person left
 * before a model had finished anything, also free. Released: it failed. Expired: its server is gone.
 */
export type ReservationState = 'reserved' | 'committed' | 'waived' | 'cancelled' | 'released' | 'expired';

/** One prompt taken out of a period before the work starts, and what became of it. */
@Entity('usage_reservation')
@Index('usage_reservation_user_id_key_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('usage_reservation_keyed_created_at_idx', ['createdAt'], { where: '"idempotency_key" IS NOT NULL' })
// Made by a migration, as a block range index: it costs the main job nothing.
@Index('usage_reservation_created_at_brin', { synchronize: false })
@Index('usage_reservation_lease_idx', ['leaseExpiresAt'], { where: `"state" = 'reserved'` })
export class UsageReservation {
  /** Also the id of the optimization it pays for. */
  @PrimaryColumn('uuid')
  id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'usage_reservation_user_id_fkey' })
  user: Relation<User>;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => UsagePeriod, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'period_id', foreignKeyConstraintName: 'usage_reservation_period_id_fkey' })
  period: Relation<UsagePeriod>;

  @Index('usage_reservation_period_id_idx')
  @Column('uuid')
  periodId: string;

  /** Chosen by the caller, so that a repeated request finds this row; emptied when the work failed. */
  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  /** SHA-256 of the request's body: the same key with another body is a mistake of the caller. */
  @Column('bytea', { nullable: true })
  requestHash: Buffer | null;

  @Column('text', { default: 'reserved' })
  state: ReservationState;

  /** After this a sweep gives the prompt back: whoever held it is gone. */
  @Column('timestamptz')
  leaseExpiresAt: Date;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
