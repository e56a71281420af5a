import { type FinishReason, type LanguageModel, type LanguageModelUsage, streamText } from 'ai';
import { estimateTokens, type ModelRequest } from './model-request.js';
import { ModelFailure, toModelFailure } from './model-failure.js';

// What a provider doesn't support is left out by the SDK; its warnings would go to the console, past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

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

/** Makes one call, without retries, and hands on its text as it comes. @throws ModelFailure */
export async function callModel(model: LanguageModel, options: ModelCallOptions): Promise<FinishReason> {
  const { request, firstTextMs, onTokens } = options;
  const own = new AbortController();
  const signal = AbortSignal.any([options.signal, own.signal]);
  const firstText = setTimeout(() => own.abort(new ModelFailure('no-first-text')), firstTextMs);
  const reading = new AnswerReader(options, own, () => clearTimeout(firstText));
  let reported: LanguageModelUsage | undefined;
  let isAnswered = false;
  try {
    const { stream } = streamText({
      model,
      instructions: request.instructions,
      prompt: request.prompt,
      temperature: request.temperature,
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      reasoning: reasoningOf(model),
      // Nothing is kept at the provider, and no summary of thinking is asked for: some accounts are refused one.
      providerOptions: { openai: { store: false, reasoningSummary: null } },
      telemetry: { isEnabled: false },
      onError: () => undefined,
    });
    for await (const part of untilAborted(stream, signal)) {
      isAnswered ||= part.type !== 'start' && part.type !== 'error';
      if (part.type === 'text-delta') reading.take(part.text);
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish-step') reported = part.usage;
      else if (part.type === 'finish') return reading.finish(part.finishReason);
    }
    return reading.finish('other');
  } catch (error) {
    if (reading.isComplete) return 'stop';
    throw signal.aborted ? toModelFailure(signal.reason) : toModelFailure(error);
  } finally {
    clearTimeout(firstText);
    reading.stop();
    own.abort(new ModelFailure('left'));
    if (isAnswered || reported || options.signal.aborted) onTokens(tokensOf(request, reading.text, reported));
  }
}

/** Collects the text, and knows when enough has come. */
class AnswerReader {
  text = '';
  isComplete = false;
  private closing: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: ModelCallOptions,
    private readonly own: AbortController,
    private readonly onFirstText: () => void,
  ) {}

  take(text: string): void {
    if (!text || this.isComplete) return;
    this.onFirstText();
    this.text += text;
    if (this.text.length > MOST_CHARACTERS) throw new ModelFailure('too-large');
    if (this.options.onText(text)) return;
    this.isComplete = true;
    this.closing = setTimeout(() => this.own.abort(new ModelFailure('left')), CLOSING_MS);
  }

  finish(reason: FinishReason): FinishReason {
    if (this.isComplete) return 'stop';
    if (reason === 'content-filter') throw new ModelFailure('content-policy');
    if (!this.text.trim()) throw new ModelFailure('empty');
    if (reason === 'other' || reason === 'error') throw new ModelFailure('cut-off');
    return reason;
  }

  stop(): void {
    clearTimeout(this.closing);
  }
}

/** Ends as soon as the signal says so, even where the source doesn't listen to it. */
async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(toModelFailure(signal.reason));
  aborted.catch(() => undefined);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Thinking costs the seconds in which the answer should be there. Unknown servers may refuse the setting. */
function reasoningOf(model: LanguageModel): 'none' | 'provider-default' {
  const provider = typeof model === 'string' ? model : model.provider;
  return /^(?:openai|anthropic|google)\b/.test(provider) ? 'none' : 'provider-default';
}

function tokensOf(
  { instructions, prompt }: ModelRequest,
  text: string,
  reported: LanguageModelUsage | undefined,
): Tokens {
  if (reported?.inputTokens !== undefined && reported.outputTokens !== undefined) {
    return { input: reported.inputTokens, output: reported.outputTokens, basis: 'reported' };
  }
  return {
    input: estimateTokens(instructions) + estimateTokens(prompt),
    output: estimateTokens(text),
    basis: 'estimated',
  };
}
