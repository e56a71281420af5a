import type { Logger } from 'nestjs-pino';
import type { LlmConfig, ModelEndpoint } from '../../config/llm-config.js';
import { STRATEGIES } from '../../contracts/rewriting.js';
import type { MetricsService } from '../../metrics/metrics.service.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { BuiltInEngine } from '../engine/built-in.engine.js';
import {
  type Refined,
  type RefinementRequest,
  RewritingEngine,
  type RewritingEvent,
  type Spend,
} from '../engine/rewriting-engine.js';
import { Attempts } from './attempts.js';
import { Bulkhead } from './bulkhead.js';
import { EventQueue } from './event-queue.js';
import { FailureLog } from './failure-log.js';
import { loadInstructions } from './instructions.js';
import { type LaneContext, writeVariant } from './lane.js';
import { ModelMetrics } from './model-metrics.js';
import { ModelProvider } from './model-provider.js';
import { estimateTokens, instructionsFor } from './model-request.js';
import { Secrets } from './secrets.js';
import { costOf, ModelRun } from './model-run.js';
import { refineVariant } from './refinement.js';
import type { SpendService } from './spend.service.js';
import { type ModelTools } from './writing.js';

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
  private readonly tools: ModelTools;
  private readonly bulkhead: Bulkhead;
  private readonly instructionTokens: number;
  private readonly providers: readonly ModelProvider[];

  constructor(private readonly parts: ModelEngineParts) {
    super();
    const { llm, now } = parts;
    const metrics = new ModelMetrics(parts.metrics);
    const instructions = loadInstructions();
    this.providers = [llm.primary, ...(llm.fallback ? [llm.fallback] : [])].map(
      (endpoint) => new ModelProvider(endpoint, metrics, now),
    );
    const told = STRATEGIES.map((strategy) => instructionsFor(instructions, strategy));
    this.instructionTokens = Math.max(...told.map(estimateTokens));
    const [sharp, structured, guided] = told.map((text) => new Secrets(text, instructions.canary)) as [
      Secrets,
      Secrets,
      Secrets,
    ];
    this.tools = {
      attempts: new Attempts(this.providers, metrics, new FailureLog(parts.logger)),
      instructions,
      secrets: { sharp, structured, guided },
      metrics,
    };
    this.bulkhead = new Bulkhead(llm.maxConcurrency, metrics);
    this.id = `${llm.primary.provider}/${llm.primary.model}@${instructions.id}`;
  }

  override get state(): 'up' | 'down' {
    return this.providers.some(({ breaker }) => breaker.state !== 'open') ? 'up' : 'down';
  }

  override rewrite(draft: DraftAnalysis, left: AbortSignal): AsyncIterable<RewritingEvent> {
    const close = this.open(this.estimate(draft, STRATEGIES.length));
    return close ? this.start(draft, left, close) : this.rewriteWithoutModel(draft);
  }

  override async refine(
    request: RefinementRequest,
    left: AbortSignal,
    onSpent: (spend: Spend) => void,
  ): Promise<Refined> {
    const close = this.open(this.estimate(request.draft, 1));
    if (!close) return this.parts.builtIn.refine(request);
    const run = new ModelRun(this.parts.llm, this.tools.metrics, left);
    try {
      return await refineVariant(request, run, this.tools);
    } finally {
      close(run);
      onSpent(run.spent);
    }
  }

  private async *rewriteWithoutModel(draft: DraftAnalysis): AsyncIterable<RewritingEvent> {
    const { builtIn } = this.parts;
    yield* builtIn.rewrite(draft);
    yield { type: 'written', by: builtIn.id, inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
  }

  /** Takes a place and holds its price; null when the day's budget is spent. @throws AppError UNAVAILABLE when full */
  private open(estimateMicroUsd: number): ((run: ModelRun) => void) | null {
    const { spend } = this.parts;
    if (!spend.allows(estimateMicroUsd)) {
      this.tools.metrics.budgetSpent();
      return null;
    }
    const leave = this.bulkhead.enter();
    const ticket = spend.open(estimateMicroUsd);
    return (run) => {
      run.end();
      leave();
      ticket.settle(run.spent);
    };
  }

  /** Starts at once rather than with the first reading, so that the place taken is given back in any case. */
  private start(
    draft: DraftAnalysis,
    left: AbortSignal,
    close: (run: ModelRun) => void,
  ): AsyncIterable<RewritingEvent> {
    const run = new ModelRun(this.parts.llm, this.tools.metrics, left);
    const events = new EventQueue<RewritingEvent>(run.leave);
    const context: LaneContext = { draft, run, tools: this.tools, accepted: [] };
    const lanes = STRATEGIES.map(async (strategy, index) => {
      const variant = await writeVariant(strategy, context, (text) => events.push({ type: 'delta', index, text }));
      events.push({ type: 'done', index, variant });
    });
    void Promise.allSettled(lanes).then((results) => {
      close(run);
      const broken = results.find((result) => result.status === 'rejected');
      if (broken) return events.fail(broken.reason);
      events.push({ type: 'written', by: this.authorOf(run), ...run.spent });
      events.end();
    });
    return events;
  }

  /** Whose words the result is made of: usually one provider's, of both where one took over, or none's. */
  private authorOf({ authors }: ModelRun): string {
    return authors.size ? `${[...authors].join('+')}@${this.tools.instructions.id}` : this.parts.builtIn.id;
  }

  /** Roughly what a run of so many calls will cost, each answered in full. */
  private estimate({ text }: DraftAnalysis, calls: number): number {
    const input = this.instructionTokens + 2 * estimateTokens(text) + FACTS_TOKENS;
    return costOf(this.parts.llm.primary, calls * input, calls * USUAL_OUTPUT_TOKENS);
  }
}
