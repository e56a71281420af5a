import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { Strategy } from '../../contracts/rewriting.js';

/** In the order in which they are checked. */
export const GATES = [
  'size',
  'wrapper',
  'request',
  'must-keep',
  'language',
  'no-invention',
  'no-leak',
  'distinct',
] as const;
export type GateName = (typeof GATES)[number];

export interface GateFailure {
  gate: GateName;
  /** For logs and for telling a model what to repair; never shown to the person. */
  reason: string;
  /** The pieces it is about: what is missing, or what was invented. */
  pieces: string[];
}

export interface GateOptions {
  strategy?: Strategy;
  /** False when the model stopped for another reason than being done. */
  isComplete?: boolean;
  maxCharacters?: number;
  /** What the variant declares to have filled in: numbers in here are not inventions. */
  assumptions?: readonly string[];
  /** The instructions the model was given, none of which may show up. */
  instructions?: string;
  canary?: string;
  /** From here on two variants count as the same; 0.6 unless told. */
  maxSimilarity?: number;
}

export interface GateInput {
  /** The candidate as it would be shown. */
  text: string;
  draft: DraftAnalysis;
  siblings: readonly string[];
  options: GateOptions;
}

/** A gate says what is wrong, or nothing. */
export type Gate = (input: GateInput) => Omit<GateFailure, 'gate'> | undefined;
