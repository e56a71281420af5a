import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Stripe said that something changed. Stored before it is answered, worked off afterwards. Holds ids only: what changed is
 * read from Stripe, so that order, age and copies of an event don't matter.
 */
@Entity('stripe_event')
@Index('stripe_event_due_idx', ['nextAttemptAt'], { where: '"processed_at" IS NULL AND "dead_at" IS NULL' })
@Index('stripe_event_dead_idx', ['deadAt'], { where: '"processed_at" IS NULL AND "dead_at" IS NOT NULL' })
@Index('stripe_event_customer_due_idx', ['customerId'], { where: '"processed_at" IS NULL AND "dead_at" IS NULL' })
export class StripeEvent {
  /** Stripe's own id: a second delivery is the same row. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  @Column('text')
  objectId: string;

  /** Null: about nobody's payments. */
  @Column('text', { nullable: true })
  customerId: string | null;

  /** Stripe's time. */
  @Column('timestamptz')
  createdAt: Date;

  @Index('stripe_event_received_at_idx')
  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt: Date;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;

  /** Given up: an operator has to look. */
  @Column('timestamptz', { nullable: true })
  deadAt: Date | null;

  @Column('text', { nullable: true })
  lastError: string | null;
}
