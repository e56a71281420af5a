import { LIMITS } from '@contracts/limits';
import {
  CRITERIA,
  INTENTS,
  STRATEGIES,
  type PromptAnalysis,
  type Variant,
  type VariantNote,
} from '@contracts/rewriting';
import type { UsageCounts } from './usage-rules';

/** An optimization as the site holds it, whichever way it arrived. */
export interface OptimizeAnswer {
  /** Null from a server that keeps no optimizations: then a choice can't be saved. */
  id: string | null;
  originalPrompt: string;
  analysis: PromptAnalysis | null;
  optimizedPrompts: Variant[];
  usage: UsageCounts | null;
  /** What the person made of a version, by its id. */
  edits: Record<string, string>;
  /** Changes of versions that this optimization still includes. */
  refinementsLeft: number;
}

/** The server answered with something that is no optimization. */
export class InvalidAnswerError extends Error {
  constructor() {
    super('Invalid response from server. Please try again.');
    this.name = 'InvalidAnswerError';
  }
}

/** Reads the answer to an optimization; variants may be plain strings. Throws when there is no variant in it. */
export function readOptimizeAnswer(value: unknown, prompt: string): OptimizeAnswer {
  if (!isRecord(value) || !Array.isArray(value.optimizedPrompts)) throw new InvalidAnswerError();
  const optimizedPrompts = value.optimizedPrompts.map(readVariant);
  if (optimizedPrompts.length === 0) throw new InvalidAnswerError();
  return {
    id: typeof value.id === 'string' ? value.id : null,
    originalPrompt: typeof value.originalPrompt === 'string' ? value.originalPrompt : prompt,
    analysis: readAnalysis(value.analysis),
    optimizedPrompts,
    usage: readUsage(value.usage),
    edits: readEdits(value.edits),
    refinementsLeft: typeof value.refinementsLeft === 'number' ? value.refinementsLeft : LIMITS.includedRefinements,
  };
}

function readEdits(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Reads the variant at this place. Throws when it has no text. */
export function readVariant(value: unknown, index: number): Variant {
  const fields = typeof value === 'string' ? { prompt: value } : value;
  if (!isRecord(fields) || typeof fields.prompt !== 'string' || fields.prompt.trim() === '') {
    throw new InvalidAnswerError();
  }
  return {
    id: typeof fields.id === 'string' ? fields.id : String(index),
    prompt: fields.prompt,
    strategy: STRATEGIES.find((strategy) => strategy === fields.strategy) ?? STRATEGIES[index] ?? 'sharp',
    title: typeof fields.title === 'string' && fields.title !== '' ? fields.title : variantTitle(index),
    notes: asList(fields.notes).filter(isNote),
    assumptions: asList(fields.assumptions).filter((text) => typeof text === 'string'),
    source: fields.source === 'built-in' ? 'built-in' : 'model',
  };
}

/** What a version is called until, or unless, the server names it. */
export function variantTitle(index: number): string {
  const strategy = STRATEGIES[index];
  return strategy ? strategy.charAt(0).toUpperCase() + strategy.slice(1) : `Version ${index + 1}`;
}

export function readAnalysis(value: unknown): PromptAnalysis | null {
  if (!isRecord(value) || typeof value.language !== 'string') return null;
  return { language: value.language, intent: INTENTS.find((intent) => intent === value.intent) ?? 'unknown' };
}

function readUsage(value: unknown): UsageCounts | null {
  if (!isRecord(value) || typeof value.remaining !== 'number' || typeof value.total !== 'number') return null;
  return { remaining: value.remaining, total: value.total };
}

function isNote(value: unknown): value is VariantNote {
  if (!isRecord(value) || typeof value.text !== 'string') return false;
  return CRITERIA.some((criterion) => criterion === value.criterion);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
