import { Column, Entity, PrimaryColumn } from 'typeorm';

export type JobOutcome = 'succeeded' | 'failed';

/** What a job did last, on whichever server, and how often it ran. */
@Entity('job_run')
export class JobRun {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'job_run_pkey' })
  name: string;

  @Column('timestamptz')
  startedAt: Date;

  @Column('timestamptz')
  finishedAt: Date;

  @Column('integer')
  durationMs: number;

  /** Of the things it is there for: accounts rolled over, prompts given back, rows deleted. */
  @Column('integer')
  count: number;

  @Column('text')
  outcome: JobOutcome;

  @Column('bigint')
  runs: string;

  @Column('bigint')
  failures: string;

  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;
}
