import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Intent, Variant } from '../contracts/rewriting.js';
import { User } from '../users/user.entity.js';

/** One prompt and the three versions it became. */
@Entity('optimization')
@Index('optimization_user_id_created_at_idx', ['userId', 'createdAt'])
@Index('optimization_created_at_idx', ['createdAt', 'id'])
@Index('optimization_starred_idx', ['userId', 'createdAt'], { where: '"starred_at" IS NOT NULL' })
// Made by a migration: TypeORM has no words for an index over an expression.
@Index('optimization_writer_idx', { synchronize: false })
export class Optimization {
  /** The id of the reservation that paid for it. */
  @PrimaryColumn('uuid')
  id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'optimization_user_id_fkey' })
  user: Relation<User>;

  @Column('uuid')
  userId: string;

  @Column('text')
  originalPrompt: string;

  @Column('text')
  language: string;

  @Column('text')
  intent: Intent;

  @Column('jsonb')
  variants: Variant[];

  /** Which engine and which version of its instructions wrote the variants. */
  @Column('text')
  engine: string;

  /** Whether it cost a prompt. */
  @Column('boolean', { default: false })
  charged: boolean;

  /** The model's own figures, over all calls of the run; zero where no model was asked. */
  @Column('integer', { default: 0 })
  inputTokens: number;

  @Column('integer', { default: 0 })
  outputTokens: number;

  @Column('integer', { default: 0 })
  costMicroUsd: number;

  /** How many of the included changes of single versions were made. */
  @Column('integer', { default: 0 })
  refinements: number;

  /** Null while versions are still being written. */
  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  /** The version the person chose, as they chose it. */
  @Column('text', { nullable: true })
  selectedPrompt: string | null;

  /** Null also for the person's own words. */
  @Column('uuid', { nullable: true })
  selectedVariantId: string | null;

  @Column('timestamptz', { nullable: true })
  selectedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  starredAt: Date | null;

  /** The texts of all versions in the form that searches compare: see `searchTextOf`. Nobody reads it. */
  @Column('text', { default: '', select: false })
  searchText: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
