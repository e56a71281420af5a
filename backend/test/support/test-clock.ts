import { Clock } from '../../src/common/clock.js';

/** Time that moves when a test says so. */
export class TestClock extends Clock {
  private offsetMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance({ days = 0, seconds = 0 }: { days?: number; seconds?: number }): void {
    this.offsetMs += days * 86_400_000 + seconds * 1_000;
  }

  set(instant: Date): void {
    this.offsetMs = instant.getTime() - Date.now();
  }
}
