import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What all servers together spent on models on one UTC day. PostgreSQL's bigint arrives as text. */
@Entity('llm_spend')
export class LlmSpend {
  @PrimaryColumn('date')
  day: string;

  @Column('bigint', { default: 0 })
  inputTokens: string;

  @Column('bigint', { default: 0 })
  outputTokens: string;

  @Column('bigint', { default: 0 })
  costMicroUsd: string;

  /** Optimizations that asked a model. */
  @Column('integer', { default: 0 })
  runs: number;
}
