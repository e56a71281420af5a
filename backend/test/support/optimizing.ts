import { expect } from '@jest/globals';
import type { Variant } from '../../src/contracts/rewriting.js';
import { MetricsService } from '../../src/metrics/metrics.service.js';
import { type Browser, TestApp } from './app.js';
import { type ModelCall, type Reply, rewriting, type Script, ScriptedModel } from './scripted-model.js';

/** What a person gets of one optimization, and what it costs. */
export interface Outcome {
  variants: Variant[];
  sources: string[];
  /** What was shown of each version before it was finished. */
  deltas: string[];
  remaining: number;
  ms: number;
}

/** An application whose model is scripted. */
export interface ModelStage {
  app: TestApp;
  model: ScriptedModel;
  /** One streamed optimization by a new person with ten prompts left. */
  optimize(script?: Script, prompt?: string): Promise<Outcome>;
  /** The sum of a counter's or gauge's values with these labels. */
  metric(name: string, labels?: Record<string, string>): Promise<number>;
  stop(): Promise<void>;
}

export const PROMPT = 'write a marketing email for our new running shoe';
/** Longer than any window of the circuit breaker, so that tests don't see each other's failures. */
const BREAKER_FORGETS_SECONDS = 31;

export async function stageModel(
  env: Record<string, string>,
  options: Parameters<typeof TestApp.start>[0] = {},
): Promise<ModelStage> {
  const model = await ScriptedModel.start();
  const app = await TestApp.start({ ...options, env: { ...model.env(), ...env, ...addressed(env, model) } });
  return {
    app,
    model,
    optimize: async (script, prompt = PROMPT) => {
      model.reset(script);
      app.clock.advance({ seconds: BREAKER_FORGETS_SECONDS });
      return streamed(await app.signedIn(), prompt);
    },
    metric: async (name, labels = {}) => {
      const found = await app.get(MetricsService).registry.getSingleMetric(name)?.get();
      const values = found?.values.filter(({ labels: own }) =>
        Object.entries(labels).every(([label, value]) => own[label] === value),
      );
      return (values ?? []).reduce((sum, { value }) => sum + value, 0);
    },
    stop: async () => {
      await app.stop();
      await model.stop();
    },
  };
}

/** `scripted:/v1` in a variable stands for that path at the scripted model. */
function addressed(env: Record<string, string>, model: ScriptedModel): Record<string, string> {
  const entries = Object.entries(env).filter(([, value]) => value.startsWith('scripted:'));
  return Object.fromEntries(entries.map(([name, value]) => [name, model.url + value.slice('scripted:'.length)]));
}

export async function streamed(browser: Browser, prompt = PROMPT): Promise<Outcome> {
  const startedAt = performance.now();
  const call = browser.post('/api/optimize-prompt', { prompt }).set('Accept', 'text/event-stream');
  const { text } = await call.buffer().expect(200);
  const ms = performance.now() - startedAt;
  const events = text.split('\n\n').filter(Boolean).map(toEvent);
  const last = events.at(-1);
  expect(last?.event).toBe('done');
  const deltas = ['', '', ''];
  for (const { event, data } of events) if (event === 'variant.delta') deltas[data.index] += data.text;
  const { optimizedPrompts: variants, usage } = last?.data as unknown as {
    optimizedPrompts: Variant[];
    usage: { remaining: number };
  };
  return { variants, sources: variants.map(({ source }) => source), deltas, remaining: usage.remaining, ms };
}

function toEvent(block: string): { event: string; data: { index: number; text: string } } {
  const [event = '', data = ''] = block.split('\n');
  return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
}

/** The sharp lane gets these replies, one after the other and the last for good; the other lanes are served well. */
export function sharpGets(...replies: (Reply | ((call: ModelCall) => Reply))[]): Script {
  let count = 0;
  return (call) => {
    if (call.strategy !== 'sharp') return good(call);
    const reply = replies[Math.min(count, replies.length - 1)] ?? {};
    count += 1;
    return typeof reply === 'function' ? reply(call) : reply;
  };
}

export const good = ({ strategy, draft }: ModelCall): Reply => ({ text: rewriting(strategy, draft) });
