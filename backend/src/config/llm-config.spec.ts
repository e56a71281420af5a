import { describe, expect, it } from '@jest/globals';
import { ConfigError, EnvReader } from './env-reader.js';
import { type LlmConfig, readLlmConfig } from './llm-config.js';

function read(env: Record<string, string>): LlmConfig {
  const reader = new EnvReader(env);
  const config = readLlmConfig(reader);
  reader.throwIfRefused();
  return config;
}

function problemsOf(env: Record<string, string>): string {
  try {
    read(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n');
    throw error;
  }
}

const KEY = 'sk-very-private';

describe("the model's configuration", () => {
  it('is the built-in engine without any variable', () => {
    expect(read({})).toEqual({
      primary: null,
      fallback: null,
      deadlineMs: 20_000,
      firstTextMs: 8_000,
      maxConcurrency: 64,
      dailyBudgetMicroUsd: null,
    });
  });

  it.each(['openai', 'anthropic', 'google'])('needs only a key for %s', (provider) => {
    expect(problemsOf({ LLM_PROVIDER: provider })).toContain('LLM_API_KEY');
    const { primary } = read({ LLM_PROVIDER: provider, LLM_API_KEY: KEY });
    expect(primary).toMatchObject({ provider, apiKey: KEY, baseUrl: null });
    expect(primary?.model).not.toBe('');
  });

  it('needs an address and a model, but no key, for openai-compatible', () => {
    expect(problemsOf({ LLM_PROVIDER: 'openai-compatible' })).toMatch(/LLM_BASE_URL[\s\S]*LLM_MODEL/);
    const env = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'qwen' };
    expect(read(env).primary).toMatchObject({ baseUrl: 'http://localhost:11434/v1', apiKey: null });
  });

  it('takes a fallback, at the same prices unless it has its own', () => {
    const env = { LLM_PROVIDER: 'openai', LLM_API_KEY: KEY, LLM_PRICE_INPUT: '0.4', LLM_PRICE_OUTPUT: '1.6' };
    const fallback = { LLM_FALLBACK_PROVIDER: 'google', LLM_FALLBACK_API_KEY: KEY };
    expect(read({ ...env, ...fallback }).fallback?.prices).toEqual({
      inputUsdPerMillion: 0.4,
      outputUsdPerMillion: 1.6,
    });
    expect(read({ ...env, ...fallback, LLM_FALLBACK_PRICE_OUTPUT: '2' }).fallback?.prices.outputUsdPerMillion).toBe(2);
    expect(problemsOf(fallback)).toContain('LLM_FALLBACK_PROVIDER');
  });

  it('counts a budget in millionths of a dollar, and refuses one that nothing could be counted against', () => {
    const env = { LLM_PROVIDER: 'openai', LLM_API_KEY: KEY, LLM_DAILY_BUDGET_USD: '12.5' };
    expect(problemsOf(env)).toContain('LLM_DAILY_BUDGET_USD');
    expect(read({ ...env, LLM_PRICE_INPUT: '0.4', LLM_PRICE_OUTPUT: '1.6' }).dailyBudgetMicroUsd).toBe(12_500_000);
  });

  it('names what is wrong and never a value', () => {
    const problems = problemsOf({ LLM_PROVIDER: KEY, LLM_API_KEY: KEY, LLM_PRICE_INPUT: KEY, LLM_DEADLINE_MS: KEY });
    expect(problems).toMatch(/LLM_PROVIDER[\s\S]*LLM_PRICE_INPUT[\s\S]*LLM_DEADLINE_MS/);
    expect(problems).not.toContain(KEY);
  });

  it('has the first words within the whole time', () => {
    expect(read({ LLM_DEADLINE_MS: '5000' }).firstTextMs).toBe(5_000);
  });
});
