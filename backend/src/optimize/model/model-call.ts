import type { FinishReason } from 'ai';
import type { ProviderModel } from './language-model.js';
import { estimateTokens, type ModelRequest } from './model-request.js';
import { ModelFailure, toModelFailure } from './model-failure.js';

/** Many times what the token limit allows. Some servers don't know the limit. */
const MOST_CHARACTERS = 12_000;
/** A provider that has nothing more to say but keeps the line open isn't waited for longer than this. */
const CLOSING_MS = 300;

export interface Tokens {
  input: number;
  output: number;
  /** The provider's own figures, or our estimate where it gave none because the call was cut off or given up. */
  basis: 'reported' | 'estimated';
}

export interface ModelCallOptions {
  request: ModelRequest;
  signal: AbortSignal;
  firstTextMs: number;
  /** Gets the text as it comes; `false` says that the answer is complete and only its closing is awaited. */
  onText: (text: string) => boolean;
  onTokens: (tokens: Tokens) => void;
}

type CallStream = Awaited<ReturnType<ProviderModel['doStream']>>['stream'];
type CallPart = CallStream extends ReadableStream<infer Part> ? Part : never;
type CallUsage = Extract<CallPart, { type: 'finish' }>['usage'];

/**
 * Makes one call, without retries, and hands on its text as it comes. Speaks to the provider's model itself: the SDK's
 * `streamText` on top of it has tools, steps and retries that nothing here uses, for three quarters of a call's cost.
 * @throws ModelFailure
 */
export async function callModel(model: ProviderModel, options: ModelCallOptions): Promise<FinishReason> {
  const { request, firstTextMs, onTokens } = options;
  const own = new AbortController();
  const passOn = (): void => own.abort(options.signal.reason);
  options.signal.addEventListener('abort', passOn, { once: true });
  if (options.signal.aborted) passOn();
  const firstText = setTimeout(() => own.abort(new ModelFailure('no-first-text')), firstTextMs);
  const reading = new AnswerReader(options, own, () => clearTimeout(firstText));
  let isOver = false;
  try {
    const stream = await openStream(model, request, own.signal);
    reading.isAnswered = true;
    const finishReason = await readAll(stream, reading, own.signal);
    isOver = true;
    return reading.finish(finishReason);
  } catch (error) {
    reading.handOn();
    if (reading.isComplete) return 'stop';
    throw own.signal.aborted ? toModelFailure(own.signal.reason) : toModelFailure(error);
  } finally {
    clearTimeout(firstText);
    reading.stop();
    options.signal.removeEventListener('abort', passOn);
    if (!isOver) own.abort(new ModelFailure('left'));
    if (reading.isAnswered || options.signal.aborted) onTokens(tokensOf(request, reading.text, reading.usage));
  }
}

async function openStream(model: ProviderModel, request: ModelRequest, signal: AbortSignal): Promise<CallStream> {
  signal.throwIfAborted();
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: request.instructions },
      { role: 'user', content: [{ type: 'text', text: request.prompt }] },
    ],
    temperature: request.temperature,
    maxOutputTokens: request.maxOutputTokens,
    reasoning: reasoningOf(model),
    // Nothing is kept at the provider, and no summary of thinking is asked for: some accounts are refused one.
    providerOptions: { openai: { store: false, reasoningSummary: null } },
    abortSignal: signal,
  });
  return stream;
}

/** Reads to the end, or until the signal says so, even where the source doesn't listen to it. */
async function readAll(stream: CallStream, reading: AnswerReader, signal: AbortSignal): Promise<FinishReason> {
  const reader = stream.getReader();
  // What a cancelled source still has to complain about is of no interest to anybody.
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const part = next.value;
      if (part.type === 'text-delta') reading.take(part.delta);
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') {
        reading.usage = part.usage;
        return part.finishReason.unified;
      }
    }
    signal.throwIfAborted();
    return 'other';
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Collects the text, and knows when enough has come. */
class AnswerReader {
  text = '';
  /** The provider has begun to answer, so it will ask for money. */
  isAnswered = false;
  isComplete = false;
  /** The provider's own figures, where it gave any. */
  usage: CallUsage | undefined;
  private handedOn = 0;
  private handingOn: NodeJS.Immediate | undefined;
  private closing: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: ModelCallOptions,
    private readonly own: AbortController,
    private readonly onFirstText: () => void,
  ) {}

  /** Words that came in one packet are handed on together: looking at each by itself costs as much as at all of them. */
  take(text: string): void {
    if (!text || this.isComplete) return;
    if (!this.text) this.onFirstText();
    this.text += text;
    if (this.text.length > MOST_CHARACTERS) throw new ModelFailure('too-large');
    this.handingOn ??= setImmediate(() => {
      try {
        this.handOn();
      } catch (error) {
        this.own.abort(error);
      }
    });
  }

  finish(reason: FinishReason): FinishReason {
    this.handOn();
    if (this.isComplete) return 'stop';
    if (reason === 'content-filter') throw new ModelFailure('content-policy');
    if (!this.text.trim()) throw new ModelFailure('empty');
    if (reason === 'other' || reason === 'error') throw new ModelFailure('cut-off');
    return reason;
  }

  stop(): void {
    clearImmediate(this.handingOn);
    clearTimeout(this.closing);
  }

  /** Hands on what has come since the last time. */
  handOn(): void {
    clearImmediate(this.handingOn);
    this.handingOn = undefined;
    const text = this.text.slice(this.handedOn);
    this.handedOn = this.text.length;
    if (!text || this.isComplete || this.options.onText(text)) return;
    this.isComplete = true;
    this.closing = setTimeout(() => this.own.abort(new ModelFailure('left')), CLOSING_MS);
  }
}

/** Thinking costs the seconds in which the answer should be there. Unknown servers may refuse the setting. */
function reasoningOf({ provider }: ProviderModel): 'none' | 'provider-default' {
  return /^(?:openai|anthropic|google)\b/.test(provider) ? 'none' : 'provider-default';
}

function tokensOf({ instructions, prompt }: ModelRequest, text: string, usage: CallUsage | undefined): Tokens {
  const { total: input } = usage?.inputTokens ?? {};
  const { total: output } = usage?.outputTokens ?? {};
  if (input !== undefined && output !== undefined) return { input, output, basis: 'reported' };
  return {
    input: estimateTokens(instructions) + estimateTokens(prompt),
    output: estimateTokens(text),
    basis: 'estimated',
  };
}
