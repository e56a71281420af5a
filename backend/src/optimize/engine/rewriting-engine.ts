import type { Variant, VariantSource } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';

/** What models were used for, by the providers' figures, and what it costs. */
export interface Spend {
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
}

export type RewritingEvent =
  /** More text of a version that is being written. */
  | { type: 'delta'; index: number; text: string }
  /** A version is finished and passed every gate; its text replaces what was streamed. */
  | { type: 'done'; index: number; variant: Variant }
  /** At the end: who wrote it, and for how much. Where it is left out, that was the engine itself, for nothing. */
  | ({ type: 'written'; by: string } & Spend);

export interface RefinementRequest {
  draft: DraftAnalysis;
  /** The version as it is now. */
  variant: Variant;
  /** One of `REFINEMENTS`, or a sentence of the person's own. */
  wish: string;
  /** The version carries changes of the person's own: they count as theirs, and nothing written here knows of them. */
  isEdited: boolean;
}

export interface Refined {
  variant: Variant;
  /** Who made the change; the version's own `source` tells who wrote most of it. */
  writer: VariantSource;
}

/** Writes the three versions of a draft. The seam between the product and whoever does the writing. */
export abstract class RewritingEngine {
  /** Stored with an optimization: who writes it, and by which version of the instructions. */
  abstract readonly id: string;

  /** Whether a result that the built-in engine wrote alone is worth a prompt: only where it is the engine of choice. */
  readonly chargesBuiltIn: boolean = false;

  /** Whether a model can be asked at present; off where there is none. */
  get state(): 'up' | 'down' | 'off' {
    return 'off';
  }

  /**
   * Yields until each of the three versions is done, in any order. When the signal aborts, what isn't done is filled in
   * at once without a model. Call it before anything is sent: a refusal is thrown here and now, not by the iteration.
   * @throws AppError UNAVAILABLE when there is no room for another one.
   */
  abstract rewrite(draft: DraftAnalysis, signal: AbortSignal): AsyncIterable<RewritingEvent>;

  /**
   * One version changed as wished, through the same checks. `onSpent` is told what it cost, also where it fails.
   * @throws AppError CONFLICT when there is nothing to change, UNAVAILABLE when there is no room for another run.
   */
  abstract refine(request: RefinementRequest, signal: AbortSignal, onSpent: (spend: Spend) => void): Promise<Refined>;
}
