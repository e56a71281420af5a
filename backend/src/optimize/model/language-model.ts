import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelEndpoint, ModelProvider } from '../../config/llm-config.js';
import { modelFetch } from './model-fetch.js';

const NAME = 'llm';

/** A model behind the interface that all providers of the SDK share. */
export type ProviderModel = ReturnType<ReturnType<typeof createOpenAI>>;

type Settings = { baseURL?: string; apiKey?: string; fetch: typeof modelFetch };

const CREATE: Readonly<Record<ModelProvider, (model: string, settings: Settings) => ProviderModel>> = {
  openai: (model, settings) => createOpenAI(settings)(model),
  anthropic: (model, settings) => createAnthropic(settings)(model),
  google: (model, settings) => createGoogle(settings)(model),
  'openai-compatible': (model, settings) =>
    createOpenAICompatible({ ...settings, baseURL: settings.baseURL ?? '', name: NAME, includeUsage: true })(model),
};

/** The SDK's model for a configured endpoint. */
export function createLanguageModel({ provider, model, baseUrl, apiKey }: ModelEndpoint): ProviderModel {
  return CREATE[provider](model, {
    fetch: modelFetch,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(apiKey ? { apiKey } : {}),
  });
}
