import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { PlanId } from '../contracts/plans.js';
import { User } from '../users/user.entity.js';

/**
 * What one person may use from one reset to the next. Exactly one row per person is open; closed rows are their history.
 * `used + reserved` may exceed `quota` after a downgrade or an administrator's edit, so the limit is not a constraint
 * of the table but a condition of the statement that reserves.
 */
@Entity('usage_period')
@Index('usage_period_open_key', ['userId'], { unique: true, where: '"closed_at" IS NULL' })
@Index('usage_period_user_id_starts_at_idx', ['userId', 'startsAt'])
@Index('usage_period_due_idx', ['endsAt'], { where: '"closed_at" IS NULL' })
// What lists are sorted by, with included columns, which TypeORM can't declare. `AddUsersAtScale` makes them.
@Index('usage_period_plan_idx', { synchronize: false })
@Index('usage_period_quota_idx', { synchronize: false })
@Index('usage_period_used_idx', { synchronize: false })
@Index('usage_period_remaining_idx', { synchronize: false })
@Index('usage_period_resets_at_idx', { synchronize: false })
@Check('usage_period_counts_check', '"used" >= 0 AND "reserved" >= 0 AND "quota" >= 0')
export class UsagePeriod {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'usage_period_user_id_fkey' })
  user: Relation<User>;

  @Column('uuid')
  userId: string;

  @Column('text')
  plan: PlanId;

  @Column('integer')
  quota: number;

  @Column('integer', { default: 0 })
  used: number;

  /**
   * The part of `used` that is no row of this period: carried over from an earlier one, or set by an administrator.
   * `used` is always the committed rows plus this.
   */
  @Column('integer', { default: 0 })
  adjustment: number;

  /** Prompts being worked on: neither spent nor free. */
  @Column('integer', { default: 0 })
  reserved: number;

  /** Runs given up before a model had finished anything: free, but not without end. */
  @Column('integer', { default: 0 })
  cancelled: number;

  /** Every boundary of this account is this instant plus whole months, in UTC. */
  @Column('timestamptz')
  anchorAt: Date;

  @Column('timestamptz')
  startsAt: Date;

  /** Exclusive: the next period's start. Null: this allowance never renews. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** An administrator set the numbers by hand; that holds until the period closes. */
  @Column('boolean', { default: false })
  adminModified: boolean;

  /** Counts changes by hand and by plan, so that whoever edits can tell that somebody else did meanwhile. */
  @Column('integer', { default: 0 })
  revision: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
