import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppConfig } from './app-config.js';
import { ConfigError } from './env-reader.js';

const SECRET = 'f3b1c7d94e2a8056f3b1c7d94e2a8056';
const DEVELOPMENT = { DATABASE_URL: 'postgres://localhost/app', JWT_SECRET: SECRET };
const PRODUCTION = {
  ...DEVELOPMENT,
  NODE_ENV: 'production',
  APP_URL: 'https://threefold.example',
  SUPPORT_EMAIL: 'help@threefold.example',
  SMTP_URL: 'smtp://mail.example',
};

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    AppConfig.from(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs only a database and a secret to develop', () => {
    const config = AppConfig.from(DEVELOPMENT);
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      appUrl: 'http://localhost:3000',
      appName: 'Threefold',
      freeQuotaRenewal: 'monthly',
    });
  });

  it('takes the first administrator as the protected one', () => {
    expect(AppConfig.from({ ...DEVELOPMENT, ADMIN_EMAILS: ' A@x.test , b@x.test' })).toMatchObject({
      adminEmails: ['a@x.test', 'b@x.test'],
      protectedAdminEmail: 'a@x.test',
    });
  });

  it('names every problem at once, and no value', () => {
    const secret = 'short-and-private';
    const problems = problemsOf({
      DATABASE_URL: 'mysql://x',
      JWT_SECRET: secret,
      PORT: 'http',
      PASSWORD_MIN_LENGTH: '3',
    });
    expect(problems).toHaveLength(4);
    expect(problems.join()).toMatch(/PORT.*DATABASE_URL.*PASSWORD_MIN_LENGTH.*JWT_SECRET/);
    expect(problems.join()).not.toContain(secret);
  });

  it('starts in production with real services', () => {
    expect(problemsOf(PRODUCTION)).toEqual([]);
  });

  it.each([
    ['the development mailbox', { SMTP_URL: '' }, 'SMTP_URL'],
    ['plain http', { APP_URL: 'http://threefold.example' }, 'APP_URL'],
    ['a missing secret', { JWT_SECRET: '' }, 'JWT_SECRET'],
    ['a placeholder as secret', { JWT_SECRET: 'change-me-change-me-change-me-change-me' }, 'JWT_SECRET'],
    ['a short secret', { JWT_SECRET: 'f3b1c7d94e2a8056' }, 'JWT_SECRET'],
    ['a secret of few characters', { JWT_SECRET: 'abcdef'.repeat(10) }, 'JWT_SECRET'],
    ['an old secret that is the new one', { JWT_SECRET_PREVIOUS: SECRET }, 'JWT_SECRET_PREVIOUS'],
    ['a token for metrics that can be guessed', { METRICS_TOKEN: 'metrics' }, 'METRICS_TOKEN'],
    [
      'an emulator of payments with a live key',
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_URL: 'https://emulator.example',
      },
      'STRIPE_API_URL',
    ],
    ['a missing database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['no support address', { SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL'],
  ])('refuses %s in production', (_, change, name) => {
    expect(problemsOf({ ...PRODUCTION, ...change }).join()).toContain(name);
  });

  it('names everything that production misses at once, and says of no missing address that it must be https', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
      'APP_URL',
      'SUPPORT_EMAIL',
      'DATABASE_URL',
      'JWT_SECRET',
      'SMTP_URL',
    ]);
  });

  it('accepts plain http in production when ALLOW_HTTP says so', () => {
    expect(problemsOf({ ...PRODUCTION, APP_URL: 'http://threefold.example', ALLOW_HTTP: 'true' })).toEqual([]);
  });
});

it('reads exactly the variables that .env.example explains', () => {
  const sources = ['app-config.ts', 'llm-config.ts', 'stripe-config.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join();
  const read = new Set([...sources.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name));
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const development = example.indexOf('# Development only');
  const explained = new Set(
    [...example.slice(0, development).matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name),
  );
  expect([...explained].sort()).toEqual([...read].sort());
});
