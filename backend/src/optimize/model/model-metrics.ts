import type { Strategy } from '../../contracts/rewriting.js';
import type { MetricsService } from '../../metrics/metrics.service.js';
import type { AttemptOutcome } from './attempts.js';
import type { BreakerState } from './circuit-breaker.js';
import type { Tokens } from './model-call.js';
import type { FailureKind } from './model-failure.js';

const SECONDS = [0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 8, 12, 20];
const BREAKER: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** How a lane ended: as the model wrote it, after one repair, or by the built-in engine and why. */
export type LaneOutcome = 'model' | 'repaired' | `built-in:${FailureKind | 'gates'}`;

/** What operators see of the models. Labels are names and outcomes, never text. */
export class ModelMetrics {
  private readonly attempts;
  private readonly firstText;
  private readonly answer;
  private readonly failovers;
  private readonly breaker;
  private readonly lanes;
  private readonly gates;
  private readonly tokens;
  private readonly cost;
  private readonly inFlight;
  private readonly refused;
  private readonly overBudget;

  constructor(metrics: MetricsService) {
    this.attempts = metrics.counter('llm_attempts_total', 'Calls of a model by how they ended', [
      'provider',
      'outcome',
    ]);
    this.firstText = metrics.histogram('llm_first_text_seconds', 'Time to the first words', ['provider'], SECONDS);
    this.answer = metrics.histogram('llm_answer_seconds', 'Time to the end of an answer', ['provider'], SECONDS);
    this.failovers = metrics.counter('llm_failovers_total', 'Lanes that went on to the next provider', ['provider']);
    this.breaker = metrics.gauge('llm_breaker_state', '0 closed, 1 half-open, 2 open', ['provider']);
    this.lanes = metrics.counter('rewriting_lanes_total', 'Versions by strategy and who wrote them in the end', [
      'strategy',
      'outcome',
    ]);
    this.gates = metrics.counter('rewriting_gates_total', 'Checks of what a model wrote', [
      'gate',
      'strategy',
      'outcome',
    ]);
    this.tokens = metrics.counter('llm_tokens_total', 'Tokens, reported by the provider or estimated', [
      'provider',
      'direction',
      'basis',
    ]);
    this.cost = metrics.counter('llm_cost_micro_usd_total', 'What the tokens cost, in millionths of a dollar', [
      'provider',
    ]);
    this.inFlight = metrics.gauge('llm_optimizations_in_flight', 'Optimizations that a model is working on');
    this.refused = metrics.counter('llm_refused_total', 'Optimizations refused because the server was full');
    this.overBudget = metrics.counter(
      'llm_over_budget_total',
      "Optimizations the built-in engine wrote because the day's budget was spent",
    );
  }

  attempt(provider: string): { firstText(): void; ended(outcome: AttemptOutcome): void } {
    const startedAt = performance.now();
    let isFirst = true;
    const seconds = () => (performance.now() - startedAt) / 1_000;
    return {
      firstText: () => {
        if (isFirst) this.firstText.observe({ provider }, seconds());
        isFirst = false;
      },
      ended: (outcome) => {
        this.attempts.inc({ provider, outcome });
        if (outcome === 'answered') this.answer.observe({ provider }, seconds());
      },
    };
  }

  failedOver(provider: string): void {
    this.failovers.inc({ provider });
  }

  breakerIs(provider: string, state: BreakerState): void {
    this.breaker.set({ provider }, BREAKER[state]);
  }

  laneEnded(strategy: Strategy, outcome: LaneOutcome): void {
    this.lanes.inc({ strategy, outcome });
  }

  gate(gate: string, strategy: Strategy, passed: boolean): void {
    this.gates.inc({ gate, strategy, outcome: passed ? 'passed' : 'failed' });
  }

  spent(provider: string, { input, output, basis }: Tokens, costMicroUsd: number): void {
    this.tokens.inc({ provider, direction: 'input', basis }, input);
    this.tokens.inc({ provider, direction: 'output', basis }, output);
    this.cost.inc({ provider }, costMicroUsd);
  }

  running(count: number): void {
    this.inFlight.set(count);
  }

  full(): void {
    this.refused.inc();
  }

  budgetSpent(): void {
    this.overBudget.inc();
  }
}
