import type { EnvReader } from './env-reader.js';

const PROVIDERS = ['built-in', 'openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type LlmProvider = (typeof PROVIDERS)[number];
export type ModelProvider = Exclude<LlmProvider, 'built-in'>;

/** Fast and inexpensive ones: three short texts have to be ready in about five seconds. */
const DEFAULT_MODELS: Partial<Record<ModelProvider, string>> = {
  openai: 'gpt-5.4-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
};

/** What a provider charges for a million tokens. One US dollar for a million is one micro-dollar for each. */
export interface TokenPrices {
  inputUsdPerMillion: number;
  outputUsdPerMillion: number;
}

export interface ModelEndpoint {
  provider: ModelProvider;
  model: string;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  /** Null: the endpoint asks for none, as a model on one's own machine. */
  apiKey: string | null;
  prices: TokenPrices;
}

export interface LlmConfig {
  /** Null: the built-in engine writes everything. */
  primary: ModelEndpoint | null;
  /** Asked when the first one fails. */
  fallback: ModelEndpoint | null;
  /** One budget of time for all attempts of an optimization. */
  deadlineMs: number;
  /** The part of it in which the first words have to come. */
  firstTextMs: number;
  /** Optimizations in flight in this process. */
  maxConcurrency: number;
  /** Per UTC day; null is without limit. */
  dailyBudgetMicroUsd: number | null;
}

const MICRO = 1_000_000;
/** Well within the minute for which a prompt is reserved. */
const LONGEST_MS = 45_000;

/** Reads which model writes the versions, and within which limits. */
export function readLlmConfig(env: EnvReader): LlmConfig {
  const primary = readPrimary(env);
  const fallback = readFallback(env, primary);
  const deadlineMs = env.integer('LLM_DEADLINE_MS', { fallback: 20_000, min: 100, max: LONGEST_MS });
  const firstTextMs = env.integer('LLM_FIRST_TEXT_MS', { fallback: 8_000, min: 50, max: LONGEST_MS });
  const maxConcurrency = env.integer('LLM_MAX_CONCURRENCY', { fallback: 64, min: 1, max: 10_000 });
  const budget = decimal(env, 'LLM_DAILY_BUDGET_USD');
  if (budget !== null && primary && !primary.prices.inputUsdPerMillion && !primary.prices.outputUsdPerMillion) {
    env.refuse('LLM_DAILY_BUDGET_USD', 'needs LLM_PRICE_INPUT and LLM_PRICE_OUTPUT: without prices nothing is counted');
  }
  return {
    primary,
    fallback,
    deadlineMs,
    firstTextMs: Math.min(firstTextMs, deadlineMs),
    maxConcurrency,
    dailyBudgetMicroUsd: budget === null ? null : Math.round(budget * MICRO),
  };
}

function readPrimary(env: EnvReader): ModelEndpoint | null {
  const provider = env.oneOf('LLM_PROVIDER', PROVIDERS, 'built-in');
  return readEndpoint(env, provider, {
    name: 'LLM_PROVIDER',
    baseUrl: 'LLM_BASE_URL',
    apiKey: 'LLM_API_KEY',
    model: 'LLM_MODEL',
    prices: {
      inputUsdPerMillion: decimal(env, 'LLM_PRICE_INPUT') ?? 0,
      outputUsdPerMillion: decimal(env, 'LLM_PRICE_OUTPUT') ?? 0,
    },
  });
}

function readFallback(env: EnvReader, primary: ModelEndpoint | null): ModelEndpoint | null {
  const provider = env.oneOf('LLM_FALLBACK_PROVIDER', PROVIDERS, 'built-in');
  if (provider !== 'built-in' && !primary) {
    env.refuse('LLM_FALLBACK_PROVIDER', 'needs an LLM_PROVIDER to fall back from');
    return null;
  }
  return readEndpoint(env, provider, {
    name: 'LLM_FALLBACK_PROVIDER',
    baseUrl: 'LLM_FALLBACK_BASE_URL',
    apiKey: 'LLM_FALLBACK_API_KEY',
    model: 'LLM_FALLBACK_MODEL',
    prices: {
      inputUsdPerMillion: decimal(env, 'LLM_FALLBACK_PRICE_INPUT') ?? primary?.prices.inputUsdPerMillion ?? 0,
      outputUsdPerMillion: decimal(env, 'LLM_FALLBACK_PRICE_OUTPUT') ?? primary?.prices.outputUsdPerMillion ?? 0,
    },
  });
}

interface EndpointVariables {
  name: string;
  baseUrl: string;
  apiKey: string;
  model: string;
  prices: TokenPrices;
}

function readEndpoint(env: EnvReader, provider: LlmProvider, names: EndpointVariables): ModelEndpoint | null {
  const baseUrl = env.optionalUrl(names.baseUrl, ['http', 'https'])?.replace(/\/+$/, '') ?? null;
  const apiKey = env.optional(names.apiKey);
  const model = env.optional(names.model);
  if (provider === 'built-in') return null;
  if (provider === 'openai-compatible') {
    if (!baseUrl) env.refuse(names.baseUrl, `is missing: ${names.name} openai-compatible has no address of its own`);
  } else if (!apiKey) {
    env.refuse(names.apiKey, `is missing: ${names.name} ${provider} asks for a key`);
  }
  const chosen = model ?? DEFAULT_MODELS[provider];
  if (!chosen) env.refuse(names.model, `is missing: ${names.name} ${provider} has no usual model`);
  return { provider, model: chosen ?? '', baseUrl, apiKey, prices: names.prices };
}

function decimal(env: EnvReader, name: string): number | null {
  const value = env.optional(name);
  if (value === null) return null;
  if (/^\d{1,9}(\.\d{1,6})?$/.test(value)) return Number(value);
  env.refuse(name, 'must be an amount in US dollars, like 0.4 or 25');
  return null;
}
