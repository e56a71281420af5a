import type { Seconds } from './clock.js';
import type { Rows, TableName } from './objects.js';
import type { Timed, World } from './world.js';

/** Something that time brings about with the rows of a table. */
export interface Step<Name extends TableName = TableName> {
  table: Name;
  dueAt(row: Rows[Name], world: World): Seconds | null;
  run(world: World, row: Rows[Name]): void;
}

interface Entry {
  due: Seconds;
  /** At the same instant the step that is listed first goes first. */
  rank: number;
  order: number;
  step: Step;
  id: string;
}

export function step<Name extends TableName>(given: Step<Name>): Step {
  return given;
}

/** Runs what is due in the order of time, for the emulator's own clock and for every test clock. */
export class Scheduler {
  /** By test clock; the emulator's own under the empty text. Each is sorted, soonest first. */
  private readonly queues = new Map<string, Entry[]>();
  private order = 0;

  constructor(
    private readonly world: World,
    private readonly steps: Step[],
  ) {
    world.store.onChange((table, row) => {
      if (row) this.consider(table, row);
    });
    this.rebuild();
  }

  rebuild(): void {
    this.queues.clear();
    for (const { table } of this.steps) {
      for (const row of this.world.store.table(table).all()) this.consider(table, row);
    }
  }

  nextDue(testClock = ''): Seconds | undefined {
    return this.peek(testClock)?.due;
  }

  /** @returns when the step was due, or nothing when none was. */
  runNext(target: Seconds, testClock = ''): Seconds | undefined {
    const entry = this.peek(testClock);
    if (!entry || entry.due > target) return undefined;
    this.queues.get(testClock)?.shift();
    const row = this.world.store.table(entry.step.table).get(entry.id);
    if (!row) return entry.due;
    const run = () => this.world.store.transaction(() => entry.step.run(this.world, row as never));
    if (testClock) {
      this.world.store.transaction(() => {
        const clock = this.world.tables.testClocks.get(testClock);
        if (clock) this.world.tables.testClocks.put({ ...clock, frozen_time: Math.max(clock.frozen_time, entry.due) });
        run();
      });
    } else this.world.clock.at(entry.due, run);
    return entry.due;
  }

  private peek(testClock: string): Entry | undefined {
    const queue = this.queues.get(testClock);
    for (;;) {
      const entry = queue?.[0];
      if (!entry || this.isCurrent(entry)) return entry;
      queue?.shift();
    }
  }

  /** Rows change while they wait; what was due of an older state isn't any more. */
  private isCurrent({ step, id, due }: Entry): boolean {
    const row = this.world.store.table(step.table).get(id);
    return row !== undefined && step.dueAt(row as never, this.world) === due;
  }

  private consider(table: TableName, row: { id: string }): void {
    for (const [rank, step] of this.steps.entries()) {
      if (step.table !== table) continue;
      const due = step.dueAt(row as never, this.world);
      if (due === null) continue;
      const testClock = (table !== 'deliveries' && this.world.testClockOf(row as Timed)) || '';
      this.insert(testClock, { due, rank, order: (this.order += 1), step, id: row.id });
    }
  }

  private insert(testClock: string, entry: Entry): void {
    let queue = this.queues.get(testClock);
    if (!queue) this.queues.set(testClock, (queue = []));
    let [low, high] = [0, queue.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = queue[middle];
      if (other && isBefore(other, entry)) low = middle + 1;
      else high = middle;
    }
    const previous = queue[low - 1];
    if (previous?.due === entry.due && previous.id === entry.id && previous.step === entry.step) return;
    queue.splice(low, 0, entry);
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  if (one.due !== other.due) return one.due < other.due;
  return one.rank !== other.rank ? one.rank < other.rank : one.order < other.order;
}
