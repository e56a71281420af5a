import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlanId } from '../contracts/plans.js';

/** How many accounts had a plan on one UTC day and what they used of it, as last counted on that day. */
@Entity('plan_day')
export class PlanDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'plan_day_pkey' })
  day: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'plan_day_pkey' })
  plan: PlanId;

  @Column('integer')
  accounts: number;

  /** Prompts of the running periods: PostgreSQL's bigint arrives as text. */
  @Column('bigint')
  used: string;

  @Column('bigint')
  quota: string;

  /** Accounts with nothing left. */
  @Column('integer')
  exhausted: number;

  /** Subscriptions that give it and are paid for. */
  @Column('integer')
  paying: number;

  @Column('timestamptz')
  countedAt: Date;
}
