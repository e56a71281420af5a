import { randomUUID } from 'node:crypto';
import type { Strategy, Variant } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { rewriteBuiltIn } from '../built-in/built-in-engine.js';
import type { GateFailure } from '../gates/gate.js';
import type { Answer, AttemptContext, Attempts } from './attempts.js';
import { explainVariant } from './explain-variant.js';
import { beginsWell, gateVariant } from './gate-variant.js';
import type { Instructions } from './instructions.js';
import type { Tokens } from './model-call.js';
import { toModelFailure } from './model-failure.js';
import type { LaneOutcome, ModelMetrics } from './model-metrics.js';
import type { ModelProvider } from './model-provider.js';
import { buildRequest } from './model-request.js';
import type { Secrets } from './secrets.js';
import { VisibleText } from './visible-text.js';

const TITLES: Readonly<Record<Strategy, string>> = { sharp: 'Sharp', structured: 'Structured', guided: 'Guided' };
/** A second try in less time than this would only make the person wait for the same end. */
const LEAST_REPAIR_MS = 1_200;

/** What the lanes of an engine share. */
export interface LaneTools {
  attempts: Attempts;
  instructions: Instructions;
  secrets: Readonly<Record<Strategy, Secrets>>;
  metrics: ModelMetrics;
}

/** What the lanes of one optimization share. Times are those of `performance.now()`. */
export interface LaneRun {
  draft: DraftAnalysis;
  signal: AbortSignal;
  firstTextAt: number;
  deadlineAt: number;
  /** The versions that are finished, in the order in which they finished. */
  accepted: string[];
  onDelta: (strategy: Strategy, text: string) => void;
  onTokens: (tokens: Tokens, provider: ModelProvider) => void;
}

/** One of the three versions, from the call of the model to the variant that is shown. Never fails. */
export class Lane {
  private visible: VisibleText;
  private shown = '';

  constructor(
    readonly strategy: Strategy,
    private readonly run: LaneRun,
    private readonly tools: LaneTools,
  ) {
    this.visible = this.freshText();
  }

  async finish(): Promise<Variant> {
    const { metrics } = this.tools;
    try {
      const written = await this.write();
      if (written) {
        metrics.laneEnded(this.strategy, written.outcome);
        return this.asVariant(written.text);
      }
      metrics.laneEnded(this.strategy, 'built-in:gates');
    } catch (error) {
      metrics.laneEnded(this.strategy, `built-in:${toModelFailure(error).kind}`);
    }
    return this.builtIn();
  }

  /** The text that passed every gate, at the second try if need be; null when it didn't. */
  private async write(): Promise<{ text: string; outcome: LaneOutcome } | null> {
    const { draft, deadlineAt } = this.run;
    const request = buildRequest(this.tools.instructions, draft, this.strategy);
    const answer = await this.tools.attempts.ask(request, this.context({ shows: true }));
    const first = this.gate(answer);
    if (first.failures.length === 0) return { text: first.text, outcome: 'model' };
    if (deadlineAt - performance.now() < LEAST_REPAIR_MS) return null;

    const reasons = first.failures.map(toReason);
    const repair = buildRequest(this.tools.instructions, draft, this.strategy, reasons);
    const again = await this.tools.attempts.askOnce(answer.provider, repair, this.context({ shows: false }));
    const second = this.gate(again);
    return second.failures.length === 0 ? { text: second.text, outcome: 'repaired' } : null;
  }

  private gate({ finishReason }: Answer): { text: string; failures: GateFailure[] } {
    const { draft, accepted } = this.run;
    const { secrets, metrics } = this.tools;
    return gateVariant(
      { text: this.visible.raw, isComplete: this.visible.isEnded || finishReason === 'stop' },
      { draft, strategy: this.strategy, siblings: accepted, secrets: secrets[this.strategy], metrics },
    );
  }

  private context({ shows }: { shows: boolean }): AttemptContext {
    const { signal, firstTextAt, deadlineAt, onTokens } = this.run;
    return {
      signal,
      // A repair comes late by nature: it may use what is left of the whole time.
      firstTextAt: shows ? firstTextAt : deadlineAt,
      onStart: () => (this.visible = this.freshText()),
      onText: (text) => {
        const { show, wantsMore } = this.visible.push(text);
        if (shows) this.show(show);
        return wantsMore;
      },
      isShown: () => this.shown !== '',
      onTokens,
    };
  }

  private show(text: string): void {
    if (!text) return;
    this.shown += text;
    this.run.onDelta(this.strategy, text);
  }

  private freshText(): VisibleText {
    const { draft } = this.run;
    return new VisibleText(draft.text, this.tools.secrets[this.strategy], (text) => beginsWell(text, draft));
  }

  private asVariant(prompt: string): Variant {
    this.run.accepted.push(prompt);
    if (prompt.startsWith(this.shown)) this.show(prompt.slice(this.shown.length));
    const explanation = explainVariant(prompt, this.run.draft, this.strategy);
    return {
      id: randomUUID(),
      prompt,
      strategy: this.strategy,
      title: TITLES[this.strategy],
      ...explanation,
      source: 'model',
    };
  }

  private builtIn(): Variant {
    const variant = rewriteBuiltIn(this.run.draft).find(({ strategy }) => strategy === this.strategy);
    if (!variant) throw new Error(`The built-in engine has no ${this.strategy} version`);
    this.run.accepted.push(variant.prompt);
    return { id: randomUUID(), ...variant };
  }
}

/** As the model is told. */
function toReason({ reason, pieces }: GateFailure): string {
  return pieces.length ? `${reason} (${pieces.slice(0, 8).join(' | ')})` : reason;
}
