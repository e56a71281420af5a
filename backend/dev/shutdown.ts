/**
 * Undoes what a start did, last thing first, exactly once. A step that fails doesn't keep the others from running:
 * whatever happens, the database must not be left behind.
 */
export class Shutdown {
  private readonly steps: (() => unknown)[] = [];
  private finished: Promise<void> | undefined;
  private readonly haste = Promise.withResolvers<void>();

  /** Whether somebody asked for the end; a start that is under way looks here and goes no further. */
  get isRequested(): boolean {
    return this.finished !== undefined;
  }

  /** Resolves when somebody asked a second time: patience has ended, cleanliness has not. */
  get hurried(): Promise<void> {
    return this.haste.promise;
  }

  hurry(): void {
    this.haste.resolve();
  }

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Runs once `started` has settled, so that nothing is begun after its undoing. */
  run(started: Promise<unknown>): Promise<void> {
    this.finished ??= this.runSteps(started);
    return this.finished;
  }

  private async runSteps(started: Promise<unknown>): Promise<void> {
    await started.catch(() => undefined); // Reported by whoever started.
    for (const step of this.steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
}
