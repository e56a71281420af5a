import type { Logger } from 'nestjs-pino';
import type { ModelFailure } from './model-failure.js';
import type { ModelProvider } from './model-provider.js';

/** A provider that is down fails hundreds of times a minute; one line says as much as all of them. */
const QUIET_MS = 30_000;

/** Says in the log what fails and how often, without a word of what was asked or answered. */
export class FailureLog {
  private readonly last = new Map<string, { at: number; unsaid: number }>();

  constructor(private readonly logger: Pick<Logger, 'warn'>) {}

  note({ name, breaker }: ModelProvider, { kind, status, code }: ModelFailure): void {
    if (kind === 'left') return;
    const now = performance.now();
    const key = `${name} ${kind} ${status ?? code ?? ''}`;
    const before = this.last.get(key);
    if (before && now - before.at < QUIET_MS) {
      before.unsaid += 1;
      return;
    }
    this.last.set(key, { at: now, unsaid: 0 });
    const times = 1 + (before?.unsaid ?? 0);
    this.logger.warn(
      { provider: name, kind, status, code, times, breaker: breaker.state },
      'A call of the model failed',
    );
  }
}
