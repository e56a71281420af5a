import { beforeEach, describe, expect, it } from '@jest/globals';
import { type BreakerState, CircuitBreaker } from './circuit-breaker.js';

let now: number;
let states: BreakerState[];
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 1_000_000;
  states = [];
  breaker = new CircuitBreaker(
    () => now,
    (state) => states.push(state),
  );
});

const passSeconds = (seconds: number) => (now += seconds * 1_000);
const call = (outcome: 'succeeded' | 'failed' | 'withdrawn') => breaker.acquire()?.[outcome]();
const times = (count: number, work: () => void) => Array.from({ length: count }, work);

describe('a circuit breaker', () => {
  it('opens at the fifth failure when at least half failed', () => {
    times(4, () => call('failed'));
    expect(breaker.state).toBe('closed');
    call('failed');
    expect(breaker.state).toBe('open');
    expect(breaker.acquire()).toBeNull();
  });

  it('stays closed while most calls succeed', () => {
    times(20, () => call('succeeded'));
    times(19, () => call('failed'));
    expect(breaker.state).toBe('closed');
    call('failed');
    expect(breaker.state).toBe('open');
  });

  it('forgets what is older than 30 seconds', () => {
    times(4, () => call('failed'));
    passSeconds(31);
    times(4, () => call('failed'));
    expect(breaker.state).toBe('closed');
  });

  it('lets one call try after 15 seconds, and closes when it succeeds', () => {
    times(5, () => call('failed'));
    passSeconds(14.9);
    expect(breaker.isUsable).toBe(false);
    passSeconds(0.1);
    const probe = breaker.acquire();
    expect(probe).not.toBeNull();
    expect(breaker.acquire()).toBeNull();
    probe?.succeeded();
    expect(breaker.state).toBe('closed');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('doubles the rest with every failed try, up to two minutes', () => {
    times(5, () => call('failed'));
    for (const rest of [15, 30, 60, 120, 120]) {
      passSeconds(rest - 0.001);
      expect(breaker.acquire()).toBeNull();
      passSeconds(0.001);
      call('failed');
    }
  });

  it('lets somebody else try when the one who tried left', () => {
    times(5, () => call('failed'));
    passSeconds(15);
    call('withdrawn');
    expect(breaker.isUsable).toBe(true);
  });

  it('counts a call once, however often it is told', () => {
    const permit = breaker.acquire();
    times(9, () => permit?.failed());
    expect(breaker.state).toBe('closed');
  });
});
