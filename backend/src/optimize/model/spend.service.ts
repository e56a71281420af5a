import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { AppConfig } from '../../config/app-config.js';
import type { Spend } from '../engine/rewriting-engine.js';

/** Adds to the day's row, whichever server was first, and tells the new sum. */
const ADD = `
  INSERT INTO llm_spend (day, input_tokens, output_tokens, cost_micro_usd, runs) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (day) DO UPDATE SET
    input_tokens = llm_spend.input_tokens + excluded.input_tokens,
    output_tokens = llm_spend.output_tokens + excluded.output_tokens,
    cost_micro_usd = llm_spend.cost_micro_usd + excluded.cost_micro_usd,
    runs = llm_spend.runs + excluded.runs
  RETURNING cost_micro_usd AS "costMicroUsd"`;
/** How old our knowledge of the other servers' spending may be. */
const FRESH_MS = 10_000;
/** What a busy server spends is written so often, not with every run. */
const GATHER_MS = 250;

const nothing = (): Spend & { runs: number } => ({ inputTokens: 0, outputTokens: 0, costMicroUsd: 0, runs: 0 });

/**
 * The day's bill, shared by all servers, and whether it leaves room for another run. Asked before every run, so it
 * answers from memory: what was read last, what was spent since, and what is running.
 */
@Injectable()
export class SpendService implements OnApplicationBootstrap, OnApplicationShutdown {
  private day = '';
  private known = 0;
  private readAt = -Infinity;
  private running = 0;
  private unsaved = nothing();
  private saving: Promise<void> | null = null;
  /** Being written: neither unsaved nor known yet. */
  private inFlightMicroUsd = 0;
  private timer: NodeJS.Timeout | undefined;
  private warnedOn = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.turnDay();
    if (this.config.llm.primary) await this.save();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.saving;
    if (this.unsaved.runs) await this.save();
  }

  /** Whether the budget lasts for one more run of this size. Warns once a day when it doesn't. */
  allows(estimateMicroUsd: number): boolean {
    const { dailyBudgetMicroUsd } = this.config.llm;
    this.turnDay();
    if (dailyBudgetMicroUsd === null) return true;
    if (performance.now() - this.readAt > FRESH_MS) void this.save();
    const spent = this.known + this.inFlightMicroUsd + this.unsaved.costMicroUsd + this.running;
    if (spent + estimateMicroUsd <= dailyBudgetMicroUsd) return true;
    if (this.warnedOn !== this.day) {
      this.warnedOn = this.day;
      this.logger.warn(
        { day: this.day, dailyBudgetMicroUsd },
        'The daily budget for models is spent: the built-in engine answers',
      );
    }
    return false;
  }

  /** Holds the estimate until the run tells what it really cost. */
  open(estimateMicroUsd: number): { settle(spend: Spend): void } {
    this.running += estimateMicroUsd;
    return {
      settle: ({ inputTokens, outputTokens, costMicroUsd }) => {
        this.running -= estimateMicroUsd;
        this.turnDay();
        this.unsaved.inputTokens += inputTokens;
        this.unsaved.outputTokens += outputTokens;
        this.unsaved.costMicroUsd += costMicroUsd;
        this.unsaved.runs += 1;
        this.saveSoon();
      },
    };
  }

  /** A new day starts at zero; what other servers have spent on it by now is read with the next save. */
  private turnDay(): void {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (today === this.day) return;
    this.day = today;
    this.known = 0;
    this.readAt = -Infinity;
  }

  private saveSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.save();
    }, GATHER_MS);
  }

  /** Writes what is unsaved in one statement; what comes in meanwhile goes with the next. Never fails: the next one tries again. */
  private save(): Promise<void> {
    this.saving ??= this.saveAll().finally(() => (this.saving = null));
    return this.saving;
  }

  private async saveAll(): Promise<void> {
    do {
      const { day, unsaved } = this;
      this.unsaved = nothing();
      this.inFlightMicroUsd = unsaved.costMicroUsd;
      this.readAt = performance.now();
      try {
        const values = [day, unsaved.inputTokens, unsaved.outputTokens, unsaved.costMicroUsd, unsaved.runs];
        const [row] = await this.dataSource.query<{ costMicroUsd: string }[]>(ADD, values);
        if (day === this.day) this.known = Number(row?.costMicroUsd ?? 0);
      } catch (error) {
        this.takeBack(unsaved);
        this.logger.error({ err: error }, 'What the models cost could not be saved');
        return;
      } finally {
        this.inFlightMicroUsd = 0;
      }
    } while (this.unsaved.runs > 0);
  }

  private takeBack(unsaved: Spend & { runs: number }): void {
    this.unsaved.inputTokens += unsaved.inputTokens;
    this.unsaved.outputTokens += unsaved.outputTokens;
    this.unsaved.costMicroUsd += unsaved.costMicroUsd;
    this.unsaved.runs += unsaved.runs;
  }
}
