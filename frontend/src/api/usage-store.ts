import {
  acceptOne,
  confirmCounts,
  fallbackCounter,
  giveOneBack,
  openingCounter,
  reconcile,
  spendOne,
  type UsageCounter,
  type UsageCounts,
} from './usage-rules';

/** Where the counter outlives the page, and where the other tabs find it. */
export interface CounterStorage {
  read(): UsageCounter | null;
  write(counter: UsageCounter): void;
  clear(): void;
  /** When an administrator reset the counters from this browser; 0 if never. */
  adminResetAt(): number;
}

/** What a screen shows of the counter. */
export interface UsageView extends UsageCounts {
  /** True when the server could not be asked and nothing it said before is known either. */
  isEstimate: boolean;
}

/** A prompt on its way. Each step may come once; what comes after the end changes nothing. */
export interface PromptUse {
  /** The server took the prompt and has counted it. */
  accepted(): void;
  /** The answer brought the counts. */
  confirmed(counts: UsageCounts): void;
  /** The answer came without counts: the prompt is used, the next question to the server tells the rest. */
  spent(): void;
  /** It was refused, failed or cancelled. */
  givenBack(): void;
}

/** The prompt counter of the person signed in, or nobody's. Knows the rules and the storage, but no network. */
export class UsageStore {
  private counter: UsageCounter | null = null;
  private view: UsageView | null = null;
  private planTotal = 0;
  /** Counts the sessions of this page: what was used in one is never booked in another. */
  private session = 0;
  private readonly viewListeners = new Set<() => void>();
  private readonly useListeners = new Set<() => void>();

  constructor(
    private readonly storage: CounterStorage,
    private readonly now: () => number = Date.now,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => listen(this.viewListeners, listener);
  readonly getSnapshot = (): UsageView | null => this.view;

  /** Calls back whenever a prompt was used or given back here, so that the server is asked soon after. */
  onUse(listener: () => void): () => void {
    return listen(this.useListeners, listener);
  }

  /** Opens the counter of a signed-in person whose plan gives so many prompts. */
  open(planTotal: number): void {
    this.session += 1;
    this.planTotal = planTotal;
    this.show(openingCounter(this.storage.read(), planTotal, this.now()));
  }

  /** Nobody is signed in on this page any more. The cache stays, for the next page of the same session. */
  close(): void {
    this.session += 1;
    this.show(null);
  }

  answered(counts: UsageCounts, askedAt: number): void {
    const { counter } = this;
    if (!counter) return;
    const times = { askedAt, answeredAt: this.now(), adminResetAt: this.storage.adminResetAt() };
    this.keep(reconcile(counter, { counts, ...times }));
  }

  notAnswered(): void {
    if (!this.counter) return;
    const counter = fallbackCounter(this.storage.read(), this.planTotal, this.now());
    this.show(counter, counter.confirmedAt === 0);
  }

  /** Another tab wrote the shared counter. */
  follow(): void {
    const stored = this.counter && this.storage.read();
    if (stored) this.show(stored);
  }

  /** Takes one prompt off at once; the returned steps say what became of it. */
  use(): PromptUse {
    const { session } = this;
    let state: 'pending' | 'accepted' | 'over' = 'pending';
    const step = (next: 'accepted' | 'over', change: (counter: UsageCounter) => UsageCounter): boolean => {
      if (state === 'over' || state === next) return false;
      if (session === this.session) this.change(change);
      state = next;
      return true;
    };
    const settle = (counter: UsageCounter): UsageCounter => (state === 'pending' ? acceptOne(counter) : counter);

    this.change((counter) => spendOne(counter, this.now()));
    this.announceUse();
    return {
      accepted: () => void step('accepted', acceptOne),
      confirmed: (counts) => void step('over', () => confirmCounts(counts, this.now())),
      spent: () => void step('over', settle),
      givenBack: () => {
        if (step('over', (counter) => giveOneBack(settle(counter)))) this.announceUse();
      },
    };
  }

  private announceUse(): void {
    for (const listener of this.useListeners) listener();
  }

  private change(rule: (counter: UsageCounter) => UsageCounter): void {
    if (this.counter) this.keep(rule(this.counter));
  }

  private keep(counter: UsageCounter): void {
    this.storage.write(counter);
    this.show(counter);
  }

  private show(counter: UsageCounter | null, isEstimate = false): void {
    this.counter = counter;
    const view = counter && { remaining: counter.remaining, total: counter.total, isEstimate };
    if (isSameView(view, this.view)) return;
    this.view = view;
    for (const listener of this.viewListeners) listener();
  }
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isSameView(a: UsageView | null, b: UsageView | null): boolean {
  if (!a || !b) return a === b;
  return a.remaining === b.remaining && a.total === b.total && a.isEstimate === b.isEstimate;
}
