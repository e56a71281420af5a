import { describe, expect, it } from '@jest/globals';
import { ConfigError, EnvReader } from './env-reader.js';
import { readStripeConfig } from './stripe-config.js';

function problemsOf(env: Record<string, string>): string {
  const reader = new EnvReader(env);
  readStripeConfig(reader);
  try {
    reader.throwIfRefused();
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n');
    throw error;
  }
}

const TEST = {
  STRIPE_SECRET_KEY: 'sk_test_verysecret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET_TEST: 'whsec_verysecret',
};
const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_verysecret',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_verysecret',
};

describe('how people pay', () => {
  it('is not at all without a key', () => {
    expect(readStripeConfig(new EnvReader({}))).toBeNull();
  });

  it('is with test money or with real money', () => {
    expect(problemsOf(TEST)).toBe('');
    expect(problemsOf(LIVE)).toBe('');
    expect(readStripeConfig(new EnvReader(TEST))?.livemode).toBe(false);
    expect(readStripeConfig(new EnvReader(LIVE))?.livemode).toBe(true);
  });

  it.each([
    ['a key of no known kind', { ...TEST, STRIPE_SECRET_KEY: 'verysecret' }, 'STRIPE_SECRET_KEY'],
    ['keys of two modes', { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_public' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['no publishable key', { ...TEST, STRIPE_PUBLISHABLE_KEY: '' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['a publishable key alone', { STRIPE_PUBLISHABLE_KEY: 'pk_test_public' }, 'STRIPE_SECRET_KEY'],
    ['no webhook secret', { ...TEST, STRIPE_WEBHOOK_SECRET_TEST: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [
      "only test mode's secret for real money",
      { ...LIVE, STRIPE_WEBHOOK_SECRET: '', STRIPE_WEBHOOK_SECRET_TEST: 'whsec_verysecret' },
      'STRIPE_WEBHOOK_SECRET',
    ],
    ['an emulator with a live key', { ...LIVE, STRIPE_API_URL: 'http://localhost:12111' }, 'STRIPE_API_URL'],
  ])('refuses %s without naming a value', (_, env, name) => {
    const problems = problemsOf(env);
    expect(problems).toContain(name);
    expect(problems).not.toContain('verysecret');
  });
});
