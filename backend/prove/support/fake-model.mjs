import { startBeside } from '../../bench/http/processes.ts';

/** A model that takes so long for a text, more or less by the share `spread`, and what a server needs to use it. */
export async function startFakeModel(milliseconds, spread = 0) {
  const fake = await startBeside('fake-model.ts', { FAKE_MS: String(milliseconds), FAKE_SPREAD: String(spread) });
  return {
    env: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `${fake.url}/v1`,
      LLM_MODEL: 'fake',
      LLM_MAX_CONCURRENCY: '2000',
    },
    stop: () => fake.stop(),
  };
}
