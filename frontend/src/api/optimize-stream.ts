import type { PromptAnalysis, Variant } from '@contracts/rewriting';
import type { StreamEvent } from './event-stream';
import {
  InvalidAnswerError,
  readAnalysis,
  readOptimizeAnswer,
  readVariant,
  type OptimizeAnswer,
} from './optimize-answer';

/** What the server tells while it rewrites. */
export type OptimizeEvent =
  | { type: 'analysis'; analysis: PromptAnalysis | null }
  | { type: 'delta'; index: number; text: string }
  | { type: 'variant'; index: number; variant: Variant }
  | { type: 'done'; answer: OptimizeAnswer }
  | { type: 'error'; body: unknown };

/**
 * What one event of the stream means; null for kinds this version doesn't know, so a newer server may send more.
 * Throws when the data can't be what its event says.
 */
export function toOptimizeEvent({ event, data }: StreamEvent, prompt: string): OptimizeEvent | null {
  const read = READERS[event];
  return read ? read(parse(data), prompt) : null;
}

const READERS: Record<string, ((value: unknown, prompt: string) => OptimizeEvent) | undefined> = {
  analysis: (value) => ({ type: 'analysis', analysis: readAnalysis(value) }),
  'variant.delta': (value) => {
    const { index, text } = withIndex(value);
    if (typeof text !== 'string') throw new InvalidAnswerError();
    return { type: 'delta', index, text };
  },
  'variant.done': (value) => {
    const { index } = withIndex(value);
    return { type: 'variant', index, variant: readVariant(value, index) };
  },
  done: (value, prompt) => ({ type: 'done', answer: readOptimizeAnswer(value, prompt) }),
  error: (value) => ({ type: 'error', body: value }),
};

function withIndex(value: unknown): { index: number; text?: unknown } {
  const { index, text } = (value ?? {}) as { index?: unknown; text?: unknown };
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0) throw new InvalidAnswerError();
  return { index, text };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new InvalidAnswerError();
  }
}
