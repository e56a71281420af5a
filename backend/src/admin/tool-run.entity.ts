import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditOrigin } from '../audit/audit.service.js';

export const TOOLS = ['reset-all-counters', 'verify-all-users'] as const;
export type ToolName = (typeof TOOLS)[number];

/**
 * Something done to all accounts at once, batch by batch in the order of their ids. The row moves on in the transaction
 * of each batch, so that whoever goes on after a crash neither repeats nor leaves out an account.
 */
@Entity('tool_run')
@Index('tool_run_unfinished_key', ['tool'], { unique: true, where: '"finished_at" IS NULL' })
@Index('tool_run_tool_idx', ['tool', 'startedAt'])
export class ToolRun {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  tool: ToolName;

  /** Who asked for it, for the audit log. */
  @Column('jsonb')
  origin: AuditOrigin;

  /** The last account that was looked at. */
  @Column('uuid', { default: '00000000-0000-0000-0000-000000000000' })
  cursor: string;

  /** Accounts changed so far. */
  @Column('integer', { default: 0 })
  changed: number;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt: Date;

  /** When a batch was last done. */
  @Column('timestamptz', { default: () => 'now()' })
  movedAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
