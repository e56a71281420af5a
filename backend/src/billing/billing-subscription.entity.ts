import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, UpdateDateColumn } from 'typeorm';
import type { PlanId } from '../contracts/plans.js';
import { User } from '../users/user.entity.js';

/** Our copy of a Stripe subscription, written only from what Stripe said when it was read under the person's lock. */
@Entity('billing_subscription')
// With an included column, which TypeORM can't declare. `ConsoleAtScale` makes it.
@Index('billing_subscription_user_id_idx', { synchronize: false })
@Index('billing_subscription_entitling_idx', ['plan', 'userId'], { where: '"is_entitling"' })
@Index('billing_subscription_other_idx', ['status', 'userId'], { where: 'NOT "is_entitling"' })
@Index('billing_subscription_created_at_idx', ['createdAt', 'id'])
@Index('billing_subscription_period_ends_at_idx', ['periodEndsAt', 'id'])
@Index('billing_subscription_renewal_idx', ['periodEndsAt'], { where: '"is_entitling"' })
@Index('billing_subscription_unknown_price_idx', ['userId'], { where: '"plan" IS NULL' })
export class BillingSubscription {
  /** Stripe's own id. */
  @PrimaryColumn('text')
  id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'billing_subscription_user_id_fkey' })
  user: Relation<User>;

  @Column('uuid')
  userId: string;

  @Index('billing_subscription_customer_id_idx')
  @Column('text')
  customerId: string;

  /** As Stripe calls it; an open list on their side. */
  @Column('text')
  status: string;

  /** Null: a price that is not in our table, which entitles to nothing. */
  @Column('text', { nullable: true })
  plan: Exclude<PlanId, 'free'> | null;

  @Column('text')
  priceId: string;

  @Column('timestamptz')
  periodStartsAt: Date;

  @Column('timestamptz')
  periodEndsAt: Date;

  /** When it will end by the person's wish, whichever of Stripe's two ways says so. */
  @Column('timestamptz', { nullable: true })
  cancelsAt: Date | null;

  /** The plan that a scheduled downgrade moves to. */
  @Column('text', { nullable: true })
  nextPlan: Exclude<PlanId, 'free'> | null;

  /** It gave its plan when this was written: of several that run, the one that decides. */
  @Column('boolean')
  isEntitling: boolean;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Stripe's time. */
  @Column('timestamptz')
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
