import type { PromptAnalysis, Variant } from '@contracts/rewriting';
import type { OptimizeResponse } from '../api/types';
import { type FakeServer, ok } from './server';

const VARIANTS: Variant[] = [
  {
    id: 'variant-1',
    prompt: 'Plan a three-day trip to Lisbon for a family with two kids.',
    strategy: 'sharp',
    title: 'Sharp',
    notes: [{ criterion: 'clarity', text: 'Says what the answer is for.' }],
    assumptions: [],
    source: 'model',
  },
  {
    id: 'variant-2',
    prompt: 'Goal: a three-day plan for Lisbon.\n\n- two kids\n- one table a day',
    strategy: 'structured',
    title: 'Structured',
    notes: [{ criterion: 'structure', text: 'A list can be checked off.' }],
    assumptions: ['At most 150 words a day'],
    source: 'model',
  },
  {
    id: 'variant-3',
    prompt: 'Plan a three-day trip to Lisbon with two kids aged [ages].',
    strategy: 'guided',
    title: 'Guided',
    notes: [],
    assumptions: [],
    source: 'built-in',
  },
];

const ANALYSIS: PromptAnalysis = { language: 'en', intent: 'plan' };

export const PROMPT = 'plan a trip to lisbon with two kids';

/** A finished optimization as the server answers it. */
export function anOptimization(changes: Partial<OptimizeResponse> = {}): OptimizeResponse {
  return {
    id: '4f7c2f6e-6d6c-4c39-9a55-3a2f1f3a8b10',
    originalPrompt: PROMPT,
    analysis: ANALYSIS,
    optimizedPrompts: VARIANTS,
    usage: { remaining: 9, total: 10 },
    ...changes,
  };
}

/** What the server says of a result that a page finds in its tab's storage. */
export function stillStored(server: FakeServer, { refinementsLeft = 3 } = {}): void {
  const { usage: _, ...stored } = anOptimization();
  server.on('GET /api/optimizations/{id}', () =>
    ok('GET /api/optimizations/{id}', {
      ...stored,
      isComplete: true,
      createdAt: '2026-11-22T08:00:00.000Z',
      isStarred: false,
      selectedPrompt: null,
      selectedVariantId: null,
      refinementsLeft,
    }),
  );
}

/** A streamed answer that the test writes piece by piece, or at once. */
export class FakeStream {
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly encoder = new TextEncoder();
  readonly response: Response;

  constructor() {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (this.controller = controller) });
    this.response = new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  /** Ends the stream as the browser sees it when this request is aborted. */
  endWith(signal: AbortSignal | null): this {
    signal?.addEventListener('abort', () => this.controller?.error(signal.reason));
    return this;
  }

  send(event: string, data: unknown): this {
    this.controller?.enqueue(this.encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    return this;
  }

  /** Everything up to and including the last event. */
  finish(optimization: OptimizeResponse = anOptimization()): this {
    this.send('analysis', optimization.analysis);
    for (const [index, variant] of optimization.optimizedPrompts.entries()) {
      this.send('variant.delta', { index, text: variant.prompt });
      this.send('variant.done', { index, ...variant });
    }
    return this.send('done', optimization).close();
  }

  close(): this {
    this.controller?.close();
    return this;
  }

  /** The connection breaks. */
  cut(): this {
    this.controller?.error(new TypeError('network error'));
    return this;
  }
}
