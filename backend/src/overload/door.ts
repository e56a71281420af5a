/** Lets a request in, or refuses it. */
export type Admit = (isIn: boolean) => void;

/** A crowd that comes at once is served: a few seconds of work. */
const CROWD = 512;
const CROWD_MS = 3_000;
/** Where there has been a queue for longer than that, more come than can be served, and a long queue would only be a long wait. */
const FEW = 32;
/** Whoever still waits then is told so: people give up, and a proxy asks another server. */
const PATIENCE_MS = 4_000;
/** By then it shows how many are served in a second, and so how many of a crowd will be before they lose patience. */
const LEARN_MS = 250;
/** Fewer show nothing: the server, its disk or its database stood still for a moment. */
const LEARN_FROM = 32;
/** More is not begun in one turn of the event loop, so that answers, and refusals, never wait long for beginners. */
const PER_TURN = 16;

/**
 * A queue before the work, first come, first served, that never stays long: it holds a crowd for a moment, and a few for
 * as long as too many come (as CoDel does with packets). Those refused are refused when they come, not after a wait.
 */
export class Door {
  private readonly queue: { admit: Admit; since: number }[] = [];
  /** Since when there has been somebody in the queue all the time. */
  private standingSince = Infinity;
  private begunSince = 0;
  private begun = 0;
  private isTurnEndAwaited = false;

  constructor(
    private readonly hasRoom: () => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get length(): number {
    return this.queue.length;
  }

  knock(admit: Admit): void {
    if (this.queue.length === 0 && this.mayBegin()) return this.begin(admit);
    const now = this.now();
    if (this.queue.length >= (now - this.standingSince < CROWD_MS ? CROWD : FEW)) return admit(false);
    if (this.queue.length === 0) [this.standingSince, this.begunSince] = [now, 0];
    this.queue.push({ admit, since: now });
    this.awaitTurnEnd();
  }

  /** To be called whenever there may be room, and now and then. */
  letIn(): void {
    if (this.queue.length === 0) return;
    const now = this.now();
    const oldest = now - PATIENCE_MS;
    while (this.queue[0] && this.queue[0].since <= oldest) this.queue.shift()?.admit(false);
    // The last to come are told so now: on a slow machine they would only be told later.
    while (this.queue.length > this.servable(now)) this.queue.pop()?.admit(false);
    while (this.queue[0] && this.mayBegin()) this.begin(this.queue.shift()!.admit);
    if (this.queue.length === 0) this.standingSince = Infinity;
  }

  /** How many that wait will be let in before they lose patience, as far as one can tell. */
  private servable(now: number): number {
    const standingMs = now - this.standingSince;
    const isKnown = standingMs >= LEARN_MS && (this.begunSince >= LEARN_FROM || standingMs >= CROWD_MS);
    if (!isKnown) return CROWD;
    return Math.max(FEW, (this.begunSince / standingMs) * PATIENCE_MS);
  }

  private mayBegin(): boolean {
    return this.begun < PER_TURN && this.hasRoom();
  }

  private begin(admit: Admit): void {
    this.begun += 1;
    this.begunSince += 1;
    this.awaitTurnEnd();
    admit(true);
  }

  /** Once in a turn in which something was begun. With nothing to begin, room comes with an event and not with time. */
  private awaitTurnEnd(): void {
    if (this.isTurnEndAwaited || this.begun === 0) return;
    this.isTurnEndAwaited = true;
    setImmediate(() => {
      this.isTurnEndAwaited = false;
      this.begun = 0;
      this.letIn();
    });
  }
}
