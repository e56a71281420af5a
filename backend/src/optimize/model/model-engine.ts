import type { Logger } from 'nestjs-pino';
import type { LlmConfig, ModelEndpoint } from '../../config/llm-config.js';
import { STRATEGIES } from '../../contracts/rewriting.js';
import type { MetricsService } from '../../metrics/metrics.service.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { BuiltInEngine } from '../engine/built-in.engine.js';
import { RewritingEngine, type RewritingEvent } from '../engine/rewriting-engine.js';
import { Attempts } from './attempts.js';
import { Bulkhead } from './bulkhead.js';
import { EventQueue } from './event-queue.js';
import { FailureLog } from './failure-log.js';
import { loadInstructions } from './instructions.js';
import { Lane, type LaneRun, type LaneTools } from './lane.js';
import { ModelFailure } from './model-failure.js';
import { ModelMetrics } from './model-metrics.js';
import { ModelProvider } from './model-provider.js';
import { estimateTokens, instructionsFor } from './model-request.js';
import { Secrets } from './secrets.js';
import type { Spend, SpendService } from './spend.service.js';

const FACTS_TOKENS = 150;
const USUAL_OUTPUT_TOKENS = 250;

export interface ModelEngineParts {
  llm: LlmConfig & { primary: ModelEndpoint };
  metrics: MetricsService;
  spend: SpendService;
  builtIn: BuiltInEngine;
  logger: Logger;
  /** Milliseconds, for the circuit breakers. */
  now: () => number;
}

/** Has the three versions written by a model at the same time, each checked, within one deadline. */
export class ModelEngine extends RewritingEngine {
  override readonly id: string;
  private readonly tools: LaneTools;
  private readonly bulkhead: Bulkhead;
  private readonly instructionTokens: number;

  constructor(private readonly parts: ModelEngineParts) {
    super();
    const { llm, now } = parts;
    const metrics = new ModelMetrics(parts.metrics);
    const instructions = loadInstructions();
    const providers = [llm.primary, ...(llm.fallback ? [llm.fallback] : [])].map(
      (endpoint) => new ModelProvider(endpoint, metrics, now),
    );
    const told = STRATEGIES.map((strategy) => instructionsFor(instructions, strategy));
    this.instructionTokens = told.reduce((sum, text) => sum + estimateTokens(text), 0);
    const [sharp, structured, guided] = told.map((text) => new Secrets(text, instructions.canary)) as [
      Secrets,
      Secrets,
      Secrets,
    ];
    this.tools = {
      attempts: new Attempts(providers, metrics, new FailureLog(parts.logger)),
      instructions,
      secrets: { sharp, structured, guided },
      metrics,
    };
    this.bulkhead = new Bulkhead(llm.maxConcurrency, metrics);
    this.id = `${llm.primary.provider}/${llm.primary.model}@${instructions.id}`;
  }

  override rewrite(draft: DraftAnalysis, signal: AbortSignal): AsyncIterable<RewritingEvent> {
    const { spend, builtIn } = this.parts;
    const estimate = this.estimate(draft);
    if (!spend.allows(estimate)) {
      this.tools.metrics.budgetSpent();
      return builtIn.rewrite(draft);
    }
    const leave = this.bulkhead.enter();
    const ticket = spend.open(estimate);
    return this.start(draft, signal, (spent) => {
      leave();
      ticket.settle(spent);
    });
  }

  /** Starts at once rather than with the first reading, so that the place taken is given back in any case. */
  private start(draft: DraftAnalysis, left: AbortSignal, onEnd: (spent: Spend) => void): AsyncIterable<RewritingEvent> {
    const { deadlineMs, firstTextMs } = this.parts.llm;
    const stop = new AbortController();
    const leave = (): void => stop.abort(new ModelFailure('left'));
    const timer = setTimeout(() => stop.abort(new ModelFailure('deadline')), deadlineMs);
    left.addEventListener('abort', leave, { once: true });
    if (left.aborted) leave();

    const events = new EventQueue<RewritingEvent>(leave);
    const spent: Spend = { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
    const startedAt = performance.now();
    const run: LaneRun = {
      draft,
      signal: stop.signal,
      firstTextAt: startedAt + firstTextMs,
      deadlineAt: startedAt + deadlineMs,
      accepted: [],
      onDelta: (strategy, text) => events.push({ type: 'delta', index: STRATEGIES.indexOf(strategy), text }),
      onTokens: (tokens, { name, endpoint }) => {
        const cost = costOf(endpoint, tokens.input, tokens.output);
        this.tools.metrics.spent(name, tokens, cost);
        spent.inputTokens += tokens.input;
        spent.outputTokens += tokens.output;
        spent.costMicroUsd += cost;
      },
    };
    const lanes = STRATEGIES.map(async (strategy, index) => {
      const variant = await new Lane(strategy, run, this.tools).finish();
      events.push({ type: 'done', index, variant });
    });
    void Promise.allSettled(lanes).then((results) => {
      clearTimeout(timer);
      left.removeEventListener('abort', leave);
      onEnd(spent);
      const broken = results.find((result) => result.status === 'rejected');
      if (broken) return events.fail(broken.reason);
      events.push({ type: 'spent', ...spent });
      events.end();
    });
    return events;
  }

  /** Roughly what a run will cost: three calls, each answered in full. */
  private estimate({ text }: DraftAnalysis): number {
    const input = this.instructionTokens + STRATEGIES.length * (2 * estimateTokens(text) + FACTS_TOKENS);
    return costOf(this.parts.llm.primary, input, STRATEGIES.length * USUAL_OUTPUT_TOKENS);
  }
}

function costOf({ prices }: ModelEndpoint, inputTokens: number, outputTokens: number): number {
  return Math.ceil(inputTokens * prices.inputUsdPerMillion + outputTokens * prices.outputUsdPerMillion);
}
