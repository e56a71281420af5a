/** The environment of a server as it runs in production, on this machine. Mail goes nowhere unless SMTP_URL says where. */
export const productionEnv = ({ port, databaseUrl, appUrl = `http://127.0.0.1:${port}` }) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  ALLOW_HTTP: 'true',
  APP_URL: appUrl,
  SUPPORT_EMAIL: 'support@threefold.test',
  DATABASE_URL: databaseUrl,
  REDIS_URL: '',
  JWT_SECRET: 'Zb7Qm2xV9kLr4TnWc8HyJf3Ud6Ep5Sg1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  // Limits are proved elsewhere; here they would measure themselves.
  RATE_LIMIT_SCALE: '100000',
  LLM_PROVIDER: '',
  STRIPE_SECRET_KEY: '',
});
