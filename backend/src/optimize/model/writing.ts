import type { Strategy } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { GateFailure } from '../gates/gate.js';
import type { Answer, AttemptContext, Attempts } from './attempts.js';
import { beginsWell, type RawText } from './gate-variant.js';
import type { Instructions } from './instructions.js';
import type { ModelMetrics } from './model-metrics.js';
import type { ModelRequest } from './model-request.js';
import type { ModelRun } from './model-run.js';
import type { Secrets } from './secrets.js';
import { VisibleText } from './visible-text.js';

/** A second try in less time than this would only make the person wait for the same end. */
const LEAST_REPAIR_MS = 1_200;

/** What an engine has for all its runs. */
export interface ModelTools {
  attempts: Attempts;
  instructions: Instructions;
  secrets: Readonly<Record<Strategy, Secrets>>;
  metrics: ModelMetrics;
}

export interface WritingTask {
  strategy: Strategy;
  draft: DraftAnalysis;
  /** The request; at the second try with the reasons why the first was refused. */
  request(refused: readonly string[]): ModelRequest;
  check(written: RawText): { text: string; failures: GateFailure[] };
  /** Gets what may be shown while it is being written. */
  onShow: (text: string) => void;
}

export interface Written {
  text: string;
  isRepaired: boolean;
}

/** One text written by a model and put through the gates, with at most one repair. */
export class Writing {
  /** What the person has seen of it so far. */
  shown = '';
  private visible: VisibleText;

  constructor(
    private readonly task: WritingTask,
    private readonly run: ModelRun,
    private readonly tools: ModelTools,
  ) {
    this.visible = this.freshText();
  }

  /** The text that passed every gate; null when none did. @throws ModelFailure when no model answered */
  async write(): Promise<Written | null> {
    const answer = await this.tools.attempts.ask(this.task.request([]), this.context({ isRepair: false }));
    const first = this.check(answer);
    if (first.failures.length === 0) return this.written(answer, first.text, { isRepaired: false });
    if (this.run.deadlineAt - performance.now() < LEAST_REPAIR_MS) return null;

    const repair = this.task.request(first.failures.map(toReason));
    const again = await this.tools.attempts.askOnce(answer.provider, repair, this.context({ isRepair: true }));
    const second = this.check(again);
    return second.failures.length === 0 ? this.written(again, second.text, { isRepaired: true }) : null;
  }

  /** Shows what is still missing of the final text, if what was shown is its beginning. */
  showRest(text: string): void {
    if (text.startsWith(this.shown)) this.show(text.slice(this.shown.length));
  }

  private written({ provider }: Answer, text: string, { isRepaired }: Pick<Written, 'isRepaired'>): Written {
    this.run.authors.add(provider.name);
    return { text, isRepaired };
  }

  private check({ finishReason }: Answer): { text: string; failures: GateFailure[] } {
    const isComplete = this.visible.isEnded || finishReason === 'stop';
    return this.task.check({ text: this.visible.raw, isComplete, hasLeaked: this.visible.hasLeaked });
  }

  private context({ isRepair }: { isRepair: boolean }): AttemptContext {
    const { signal, firstTextAt, deadlineAt } = this.run;
    return {
      signal,
      // A repair comes late by nature: it may use what is left of the whole time.
      firstTextAt: isRepair ? deadlineAt : firstTextAt,
      onStart: () => (this.visible = this.freshText()),
      onText: (text) => {
        const { show, wantsMore } = this.visible.push(text);
        // What is on the screen isn't written over piece by piece; the finished text replaces it at once.
        if (!isRepair) this.show(show);
        return wantsMore;
      },
      isShown: () => this.shown !== '',
      onTokens: (tokens, provider) => this.run.count(tokens, provider),
    };
  }

  private show(text: string): void {
    if (!text) return;
    this.shown += text;
    this.task.onShow(text);
  }

  private freshText(): VisibleText {
    const { draft, strategy } = this.task;
    return new VisibleText(draft.text, this.tools.secrets[strategy], (text) => beginsWell(text, draft));
  }
}

/** As the model is told. */
function toReason({ reason, pieces }: GateFailure): string {
  return pieces.length ? `${reason} (${pieces.slice(0, 8).join(' | ')})` : reason;
}
