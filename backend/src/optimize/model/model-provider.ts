import type { ModelEndpoint } from '../../config/llm-config.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { createLanguageModel, type ProviderModel } from './language-model.js';
import type { ModelMetrics } from './model-metrics.js';

/** One configured provider and model, and whether it can be asked just now. */
export class ModelProvider {
  readonly name: string;
  readonly model: ProviderModel;
  readonly breaker: CircuitBreaker;

  constructor(
    readonly endpoint: ModelEndpoint,
    metrics: ModelMetrics,
    now: () => number,
  ) {
    this.name = `${endpoint.provider}/${endpoint.model}`;
    this.model = createLanguageModel(endpoint);
    this.breaker = new CircuitBreaker(now, (state) => metrics.breakerIs(this.name, state));
    metrics.breakerIs(this.name, 'closed');
  }
}
