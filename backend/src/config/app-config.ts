import { LIMITS } from '../contracts/limits.js';
import type { FreeQuotaRenewal } from '../contracts/plans.js';
import { EnvReader } from './env-reader.js';
import { type LlmConfig, readLlmConfig } from './llm-config.js';
import { readStripeConfig, type StripeConfig } from './stripe-config.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MIN_SECRET_LENGTH = 32;
/** Even 32 random hexadecimal digits practically never hold fewer. */
const MIN_SECRET_CHARACTERS = 8;
const MIN_TOKEN_LENGTH = 16;
/** Words that mark a secret somebody copied from an example. */
const PLACEHOLDER = /change.?me|secret|example|placeholder|password/i;
/** What the slowest request may need beyond its model, and jobs that run while the server stops. */
const DRAIN_MARGIN_MS = 5_000;
const STOP_MARGIN_MS = 20_000;

/**
 * Everything the server takes from its environment, read and checked once at start.
 * Everyone else injects this class; nobody else reads `process.env`.
 */
export class AppConfig {
  readonly production: boolean;
  readonly port: number;
  /** The address people open, without a trailing slash: mails link to it and unsafe requests must come from it. */
  readonly appUrl: string;
  readonly appName: string;
  readonly supportEmail: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How many proxies in front of us may be believed about a caller's address. */
  readonly trustProxy: number;
  /** Between the signal to stop and the last connection that is accepted, so that proxies notice. */
  readonly shutdownDelayMs: number;
  readonly databaseUrl: string;
  /** False: `npm run migrate` does it, and a server only looks whether it was done. */
  readonly migrateOnStart: boolean;
  /** Null: requests are counted by this process alone. */
  readonly redisUrl: string | null;
  readonly jwtSecret: string;
  /** Sessions signed with this older secret stay valid while secrets are being rotated. */
  readonly jwtSecretPrevious: string | null;
  /** Null: mail goes to the development mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly adminEmails: readonly string[];
  /** This account can't be deleted or demoted by anyone. */
  readonly protectedAdminEmail: string | null;
  /** Administrators act only in sessions that proved a second factor. */
  readonly adminRequireTotp: boolean;
  readonly freeQuotaRenewal: FreeQuotaRenewal;
  /** Of a new account and of a changed password. */
  readonly passwordMinLength: number;
  /** Of a password set by a mailed link. */
  readonly resetPasswordMinLength: number;
  readonly resetTokenMinutes: number;
  /** Every limit on how often something may be done is multiplied by this. */
  readonly rateLimitScale: number;
  readonly legalUpdated: string | null;
  readonly marketingEvidenceUrl: string | null;
  /** Null: metrics are open in development and absent in production. */
  readonly metricsToken: string | null;
  /** Operations staff may read what people asked for and what it became. */
  readonly adminSeesPrompts: boolean;
  /** Where OpenTelemetry traces go; null: nowhere. */
  readonly tracesEndpoint: string | null;
  /** Where errors of ours are reported; null: in the log alone. */
  readonly sentryDsn: string | null;
  readonly llm: LlmConfig;
  /** Null: billing is switched off. */
  readonly stripe: StripeConfig | null;

  private constructor(env: EnvReader) {
    this.production = env.oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
    this.port = env.integer('PORT', { fallback: 3000, min: 0, max: 65_535 });
    this.appUrl = env
      .url('APP_URL', this.production ? undefined : `http://localhost:${this.port}`, ['http', 'https'])
      .replace(/\/+$/, '');
    this.appName = env.text('APP_NAME', 'Threefold');
    this.supportEmail = env.email('SUPPORT_EMAIL', this.production ? undefined : 'support@threefold.test');
    this.logLevel = env.oneOf('LOG_LEVEL', LOG_LEVELS, 'info');
    this.trustProxy = env.integer('TRUST_PROXY', { fallback: 0, min: 0, max: 10 });
    this.shutdownDelayMs = env.integer('SHUTDOWN_DELAY_MS', { fallback: 0, min: 0, max: 60_000 });
    this.databaseUrl = readDatabaseUrl(env);
    this.migrateOnStart = env.flag('MIGRATE_ON_START', true);
    this.redisUrl = env.optionalUrl('REDIS_URL', ['redis', 'rediss']);
    this.jwtSecret = env.text('JWT_SECRET');
    this.jwtSecretPrevious = env.optional('JWT_SECRET_PREVIOUS');
    this.smtpUrl = env.optionalUrl('SMTP_URL', ['smtp', 'smtps']);
    this.mailFrom = env.text('MAIL_FROM', `${this.appName} <${this.supportEmail}>`);
    this.adminEmails = env.emails('ADMIN_EMAILS');
    this.protectedAdminEmail = env.optional('PROTECTED_ADMIN_EMAIL')?.toLowerCase() ?? this.adminEmails[0] ?? null;
    this.adminRequireTotp = env.flag('ADMIN_REQUIRE_TOTP');
    this.freeQuotaRenewal = env.oneOf('FREE_QUOTA_RENEWAL', ['monthly', 'never'], 'monthly');
    this.passwordMinLength = env.integer('PASSWORD_MIN_LENGTH', {
      fallback: LIMITS.passwordMinLength,
      min: LIMITS.passwordMinLength,
      max: 64,
    });
    this.resetPasswordMinLength = Math.max(LIMITS.resetPasswordMinLength, this.passwordMinLength);
    this.resetTokenMinutes = env.integer('RESET_TOKEN_MINUTES', { fallback: 60, min: 5, max: 1_440 });
    this.rateLimitScale = env.integer('RATE_LIMIT_SCALE', { fallback: 1, min: 1, max: 100_000 });
    this.legalUpdated = env.date('LEGAL_UPDATED');
    this.marketingEvidenceUrl = env.optionalUrl('MARKETING_EVIDENCE_URL', ['http', 'https']);
    this.metricsToken = env.optional('METRICS_TOKEN');
    this.adminSeesPrompts = env.flag('ADMIN_SEES_PROMPTS');
    this.tracesEndpoint =
      env.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https'])?.replace(/\/+$/, '') ?? null;
    this.sentryDsn = env.optionalUrl('SENTRY_DSN', ['http', 'https']);
    if (this.sentryDsn && !isSentryDsn(this.sentryDsn)) {
      env.refuse('SENTRY_DSN', 'must look like https://<key>@<host>/<project>');
    }
    this.llm = readLlmConfig(env);
    this.stripe = readStripeConfig(env);
    this.checkSecrets(env);
    if (this.production) this.checkProduction(env);
  }

  /** Whether cookies and headers may count on https. */
  get https(): boolean {
    return this.appUrl.startsWith('https://');
  }

  /** How long requests that run when the server is told to stop may take to end. */
  get drainMs(): number {
    return this.llm.deadlineMs + DRAIN_MARGIN_MS;
  }

  /** The longest that stopping may take altogether; whoever sends the signal should wait a little longer. */
  get stopMs(): number {
    return this.shutdownDelayMs + this.drainMs + STOP_MARGIN_MS;
  }

  /** All that migrating needs. @throws ConfigError */
  static databaseUrlOfProcess(): string {
    const reader = new EnvReader(process.env);
    const databaseUrl = readDatabaseUrl(reader);
    reader.throwIfRefused();
    return databaseUrl;
  }

  /** The configuration of this process. @throws as {@link from} */
  static ofProcess(): AppConfig {
    return AppConfig.from(process.env);
  }

  /**
   * Reads and checks the environment.
   * @throws ConfigError listing every problem by the variable's name, never by its value.
   */
  static from(env: NodeJS.ProcessEnv): AppConfig {
    const reader = new EnvReader(env);
    const config = new AppConfig(reader);
    reader.throwIfRefused();
    return config;
  }

  private checkSecrets(env: EnvReader): void {
    for (const name of ['JWT_SECRET', 'JWT_SECRET_PREVIOUS'] as const) {
      const value = name === 'JWT_SECRET' ? this.jwtSecret : this.jwtSecretPrevious;
      if (!value) continue;
      if (value.length < MIN_SECRET_LENGTH) env.refuse(name, `needs at least ${MIN_SECRET_LENGTH} characters`);
      else if (this.production && PLACEHOLDER.test(value)) env.refuse(name, 'looks like a placeholder');
      else if (this.production && new Set(value).size < MIN_SECRET_CHARACTERS) {
        env.refuse(name, 'is too regular to be random: make one with "openssl rand -base64 48"');
      }
    }
    if (this.jwtSecret && this.jwtSecret === this.jwtSecretPrevious) {
      env.refuse('JWT_SECRET_PREVIOUS', 'is the same as JWT_SECRET: it names the secret before a rotation');
    }
  }

  private checkProduction(env: EnvReader): void {
    if (!this.smtpUrl) env.refuse('SMTP_URL', 'is needed in production: the development mailbox is not part of it');
    if (this.metricsToken && this.metricsToken.length < MIN_TOKEN_LENGTH) {
      env.refuse('METRICS_TOKEN', `needs at least ${MIN_TOKEN_LENGTH} characters`);
    }
    if (this.appUrl.startsWith('http:') && !env.flag('ALLOW_HTTP')) {
      env.refuse('APP_URL', 'must be https in production (ALLOW_HTTP=true says you know what plain http means)');
    }
  }
}

function readDatabaseUrl(env: EnvReader): string {
  return env.url('DATABASE_URL', undefined, ['postgres', 'postgresql']);
}

function isSentryDsn(dsn: string): boolean {
  const url = URL.parse(dsn);
  return url !== null && url.username !== '' && /\/\w+$/.test(url.pathname);
}
