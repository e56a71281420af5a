import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { EmailChange } from '../account/email-change.entity.js';
import { ToolRun } from '../admin/tool-run.entity.js';
import { ActivityDay } from '../admin/activity-day.entity.js';
import { ActivityHour } from '../admin/activity-hour.entity.js';
import { PersonActivity } from '../admin/person-activity.entity.js';
import { PlanDay } from '../admin/plan-day.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { EmailToken } from '../auth/email-token.entity.js';
import { KnownDevice } from '../auth/known-device.entity.js';
import { LoginBackoff } from '../auth/login-backoff.entity.js';
import { LoginBudget } from '../auth/login-budget.entity.js';
import { RetiredSessionId } from '../auth/retired-session-id.entity.js';
import { RecoveryCode } from '../auth/second-factor/recovery-code.entity.js';
import { SecondFactor } from '../auth/second-factor/second-factor.entity.js';
import { Session } from '../auth/session.entity.js';
import { BillingCustomer } from '../billing/billing-customer.entity.js';
import { BillingSubscription } from '../billing/billing-subscription.entity.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { MailLogEntry } from '../mail/mail-log-entry.entity.js';
import { JobRun } from '../jobs/job-run.entity.js';
import { HistoryOff } from '../optimize/history-off.entity.js';
import { LlmSpend } from '../optimize/model/llm-spend.entity.js';
import { Optimization } from '../optimize/optimization.entity.js';
import { SpentFreeQuota } from '../usage/spent-free-quota.entity.js';
import { UsagePeriod } from '../usage/usage-period.entity.js';
import { UsageReservation } from '../usage/usage-reservation.entity.js';
import { User } from '../users/user.entity.js';
import { StripeEvent } from '../webhook/stripe-event.entity.js';
import { MIGRATIONS } from './migrations.js';
import { SnakeNaming } from './snake-naming.js';
import { WatchedPool } from './watched-pool.js';

const POOL_SIZE = 16;
const CONNECT_PATIENCE_MS = 5_000;
/** Beyond anything a request or a batch of a job asks for; whoever waits for locks longer than this tries again. */
const STATEMENT_PATIENCE_MS = 20_000;
/** For a database that doesn't even say that it gave up: a frozen machine, a cut network. */
const ANSWER_PATIENCE_MS = 25_000;

/** The one description of the database that Nest, the migrations and the command line share. */
export function typeormOptions(databaseUrl: string): DataSourceOptions & { type: 'postgres' } {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities: [
      User,
      Session,
      EmailToken,
      RetiredSessionId,
      KnownDevice,
      LoginBackoff,
      LoginBudget,
      SecondFactor,
      RecoveryCode,
      UsagePeriod,
      UsageReservation,
      Optimization,
      HistoryOff,
      LlmSpend,
      AuditEntry,
      JobRun,
      EmailChange,
      ContactMessage,
      MailLogEntry,
      SpentFreeQuota,
      BillingCustomer,
      BillingSubscription,
      StripeEvent,
      ToolRun,
      ActivityHour,
      ActivityDay,
      PersonActivity,
      PlanDay,
    ],
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    // gen_random_uuid() is built in; no extension has to be installed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    // An undefined condition must never mean "any row".
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    applicationName: 'threefold',
    extra: { max: POOL_SIZE, connectionTimeoutMillis: CONNECT_PATIENCE_MS, options: '-c timezone=UTC' },
  };
}

/** The same for a server that people wait for: no statement takes for ever, and it is known who waits for a connection. */
export function servingOptions(databaseUrl: string): DataSourceOptions & { type: 'postgres' } {
  const options = typeormOptions(databaseUrl);
  return {
    ...options,
    driver: { ...pg, Pool: WatchedPool },
    extra: {
      ...(options.extra as object),
      statement_timeout: STATEMENT_PATIENCE_MS,
      query_timeout: ANSWER_PATIENCE_MS,
      // A server that froze in the middle of a transaction must not hold its locks until somebody notices.
      idle_in_transaction_session_timeout: STATEMENT_PATIENCE_MS,
      keepAlive: true,
    },
  };
}
