import { Column, CreateDateColumn, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The one Stripe customer of an account, made when the person first wants to pay. */
@Entity('billing_customer')
@Index('billing_customer_never_synced_idx', ['userId'], { where: '"synced_at" IS NULL' })
@Index('billing_customer_differed_at_idx', ['differedAt'], { where: '"differed_at" IS NOT NULL' })
export class BillingCustomer {
  @PrimaryColumn('uuid')
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'billing_customer_user_id_fkey' })
  user: Relation<User>;

  @Index('billing_customer_stripe_id_key', { unique: true })
  @Column('text')
  stripeId: string;

  /** When our copy last agreed with Stripe; null: never yet. */
  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  /** When a comparison last found that our copy differed, and mended it; null: never yet. */
  @Column('timestamptz', { nullable: true })
  differedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
