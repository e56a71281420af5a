const SECOND_MS = 1_000;

/** What a server needs that is only measured: no model, mail, payments or Redis, and no limit in the way. */
export function quietServerEnv({ databaseUrl, appUrl, password }) {
  return {
    NODE_ENV: 'test',
    APP_URL: appUrl,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a-key-that-only-this-bench-knows-and-is-long',
    LOG_LEVEL: 'error',
    BENCH_PASSWORD: password,
    RATE_LIMIT_SCALE: '100000',
    LLM_PROVIDER: '',
    SMTP_URL: '',
    REDIS_URL: '',
    STRIPE_SECRET_KEY: '',
  };
}

/** Whole seconds from a `performance.now()` until now. */
export function secondsSince(startedAt) {
  return ((performance.now() - startedAt) / SECOND_MS).toFixed(0);
}
