import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditOrigin, AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/app-error.js';
import { restSince } from '../common/rest.js';
import { JobsService } from '../jobs/jobs.service.js';
import { type ToolName, ToolRun } from './tool-run.entity.js';

/** What one batch did: how many accounts it changed, and the last one it looked at; null: that was the end. */
export interface ToolBatch {
  changed: number;
  cursor: string | null;
}

export interface Tool {
  batch: (after: string, origin: AuditOrigin, tx: EntityManager) => Promise<ToolBatch>;
  /** The entry of the audit log that says how it ended. */
  summary: (changed: number) => { action: string; after: Record<string, unknown> };
}

const QUEUE = 'admin-tool';
/** A run whose server died is taken up again, and nobody waits long for that. */
const RETRY = { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };
const LOOK_AGAIN_MS = 150;
const WAIT_MS = 15 * 60_000;
/** Nobody has worked on it for so long that its job must be gone. */
const ABANDONED_SECONDS = 180;

/**
 * Runs what is done to all accounts at once: as a job, so that it survives the server that was asked for it, and once at
 * a time, so that a second click and a second administrator join the run that is there.
 */
@Injectable()
export class ToolRunsService implements BeforeApplicationShutdown {
  private readonly tools = new Map<ToolName, Tool>();
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {
    jobs.define<{ runId: string }>({ queue: QUEUE, retry: RETRY, run: ({ runId }) => this.work(runId) });
  }

  define(name: ToolName, tool: Tool): void {
    this.tools.set(name, tool);
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  /** Starts a run or joins the one that is going on, and waits for its end. @throws AppError UNAVAILABLE: it goes on without us */
  async run(tool: ToolName, origin: AuditOrigin): Promise<ToolRun> {
    const { id } = await this.start(tool, origin);
    const until = Date.now() + WAIT_MS;
    while (Date.now() < until && !this.isStopping) {
      const run = await this.dataSource.manager.findOneByOrFail(ToolRun, { id });
      if (run.finishedAt) return run;
      await sleep(LOOK_AGAIN_MS);
    }
    throw new AppError('UNAVAILABLE', 'This takes longer than one request may. It goes on; look at its progress here.');
  }

  /** The last run of every tool that ever ran. */
  latest(): Promise<ToolRun[]> {
    return this.dataSource.manager
      .createQueryBuilder(ToolRun, 'run')
      .distinctOn(['run.tool'])
      .orderBy('run.tool')
      .addOrderBy('run.startedAt', 'DESC')
      .getMany();
  }

  private async start(tool: ToolName, origin: AuditOrigin): Promise<{ id: string }> {
    return this.dataSource.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }[]>(
        `INSERT INTO tool_run (tool, origin) VALUES ($1, $2) ON CONFLICT (tool) WHERE finished_at IS NULL DO NOTHING RETURNING id`,
        [tool, JSON.stringify(origin)],
      );
      const [taken] = rows.length ? [rows] : await this.takeOver(tool, tx);
      if (taken?.[0]) await this.jobs.send(QUEUE, { runId: taken[0].id }, tx);
      const run = taken?.[0] ?? (await tx.findOne(ToolRun, { where: { tool }, order: { startedAt: 'DESC' } }));
      if (!run) throw new Error(`The run of ${tool} that was in the way is gone`);
      return run;
    });
  }

  /** The run that is there, if it needs a new job. */
  private takeOver(tool: ToolName, tx: EntityManager): Promise<[{ id: string }[], number]> {
    return tx.query(
      `UPDATE tool_run SET moved_at = now()
        WHERE tool = $1 AND finished_at IS NULL AND moved_at < now() - make_interval(secs => $2) RETURNING id`,
      [tool, ABANDONED_SECONDS],
    );
  }

  /** With rests, so that people's prompts never wait for more than one batch. */
  private async work(runId: string): Promise<number> {
    for (;;) {
      const startedAt = performance.now();
      const run = await this.dataSource.transaction((tx) => this.workBatch(runId, tx));
      if (!run || run.finishedAt) return run?.changed ?? 0;
      if (this.isStopping) throw new Error('The server stops; another one goes on');
      await restSince(startedAt);
    }
  }

  /** Holds the run, so that two workers of it take turns. Null: it has ended. */
  private async workBatch(runId: string, tx: EntityManager): Promise<ToolRun | null> {
    const run = await tx
      .createQueryBuilder(ToolRun, 'run')
      .setLock('pessimistic_write')
      .where('run.id = :runId AND run.finishedAt IS NULL', { runId })
      .getOne();
    if (!run) return null;
    const tool = this.tools.get(run.tool);
    if (!tool) throw new Error(`Nothing is defined to do for ${run.tool}`);
    const { changed, cursor } = await tool.batch(run.cursor, run.origin, tx);
    run.changed += changed;
    run.movedAt = new Date();
    if (cursor) run.cursor = cursor;
    else {
      run.finishedAt = new Date();
      await this.audit.record(
        { ...tool.summary(run.changed), targetType: 'users', targetId: 'all', ...run.origin },
        tx,
      );
    }
    return tx.save(run);
  }
}
