import { AppError } from '../../common/app-error.js';
import type { ModelMetrics } from './model-metrics.js';

/** A run takes a few seconds, so by then there is usually room again. */
const RETRY_AFTER_SECONDS = 2;

/** Bounds what is in flight. There is no queue: who has to wait is better told so at once, with the draft still on screen. */
export class Bulkhead {
  private inside = 0;

  constructor(
    private readonly limit: number,
    private readonly metrics: ModelMetrics,
  ) {}

  /** Gives the way out, which may be taken more than once. @throws AppError UNAVAILABLE when full */
  enter(): () => void {
    if (this.inside >= this.limit) {
      this.metrics.full();
      throw new AppError('UNAVAILABLE', 'Many prompts are being optimized right now. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    this.move(1);
    let isInside = true;
    return () => {
      if (isInside) this.move(-1);
      isInside = false;
    };
  }

  private move(by: 1 | -1): void {
    this.inside += by;
    this.metrics.running(this.inside);
  }
}
