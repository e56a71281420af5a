import type { Variant } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';

export type RewritingEvent =
  /** More text of a version that is being written. */
  | { type: 'delta'; index: number; text: string }
  /** A version is finished and passed every gate; its text replaces what was streamed. */
  | { type: 'done'; index: number; variant: Variant };

/** Writes the three versions of a draft. The seam between the product and whoever does the writing. */
export abstract class RewritingEngine {
  /** Stored with every optimization: who wrote it, and by which version of the instructions. */
  abstract readonly id: string;

  /**
   * Yields until each of the three versions is done, in any order.
   * Stops early when the signal aborts; throws when it can't deliver three.
   */
  abstract rewrite(draft: DraftAnalysis, signal: AbortSignal): AsyncIterable<RewritingEvent>;
}
