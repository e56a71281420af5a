import { expect, it } from '@jest/globals';
import { FailureLog } from './failure-log.js';
import { ModelFailure, toModelFailure } from './model-failure.js';
import type { ModelProvider } from './model-provider.js';

const provider = { name: 'openai/m', breaker: { state: 'closed' } } as ModelProvider;

it('says the same failure once in a while, another one at once, and nothing about people who leave', () => {
  const lines: unknown[] = [];
  const log = new FailureLog({ warn: (line: unknown) => void lines.push(line) });
  for (let count = 0; count < 100; count += 1) log.note(provider, new ModelFailure('unavailable', { status: 500 }));
  log.note(provider, new ModelFailure('rate-limited', { status: 429 }));
  log.note(provider, new ModelFailure('left'));
  expect(lines).toMatchObject([
    { provider: 'openai/m', kind: 'unavailable', status: 500, times: 1 },
    { kind: 'rate-limited', status: 429 },
  ]);
});

it("keeps the network's word and nothing else of an error", () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED with a prompt in it'), { code: 'ECONNREFUSED' });
  const failure = toModelFailure(new Error('fetch failed', { cause }));
  expect(failure).toMatchObject({ kind: 'network', code: 'ECONNREFUSED', message: 'network' });
  expect(JSON.stringify(failure)).not.toContain('prompt');
});
