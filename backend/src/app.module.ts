import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import type { Transport } from 'nodemailer';
import type { DestinationStream } from 'pino';
import { AccountModule } from './account/account.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BillingModule } from './billing/billing.module.js';
import type { Clock } from './common/clock.js';
import { CommonModule } from './common/common.module.js';
import { ErrorFilter } from './common/error.filter.js';
import { loggerOptions } from './common/logger-options.js';
import { SameOriginGuard } from './common/same-origin.guard.js';
import { ValidationPipe } from './common/validation.pipe.js';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { ContactModule } from './contact/contact.module.js';
import { servingOptions } from './database/typeorm-options.js';
import { HealthModule } from './health/health.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { VisitorLimitsGuard } from './limits/limits.guards.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OptimizeModule } from './optimize/optimize.module.js';
import { OverloadModule } from './overload/overload.module.js';
import { UsageModule } from './usage/usage.module.js';
import { UsersModule } from './users/users.module.js';
import { WebhookModule } from './webhook/webhook.module.js';

/** Where the application ends and the outside begins, when it isn't the real outside. */
export interface Edges {
  /** Takes the mails where no SMTP server is configured. */
  mailTransport?: Transport;
  /** The time that money and quota go by. */
  clock?: Clock;
  /** Takes the log lines instead of standard output. */
  logDestination?: DestinationStream;
}

/** A machine that is busy starting everything at once may take a while to connect; a wrong address fails in two seconds. */
const PATIENT_START = { retryAttempts: 4, retryDelay: 500, verboseRetryLog: false };

@Module({})
export class AppModule {
  static forRoot(config: AppConfig, { mailTransport, logDestination, clock }: Edges = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggerModule.forRoot(loggerOptions(config, logDestination)),
        TypeOrmModule.forRoot({ ...servingOptions(config.databaseUrl), ...PATIENT_START }),
        CommonModule.forRoot(clock),
        MetricsModule,
        AuditModule,
        JobsModule,
        MailModule.forRoot(mailTransport),
        HealthModule,
        OverloadModule,
        UsersModule,
        UsageModule,
        AuthModule,
        LimitsModule,
        OptimizeModule,
        BillingModule,
        WebhookModule,
        ContactModule,
        AccountModule,
        AdminModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: APP_GUARD, useClass: VisitorLimitsGuard },
        { provide: APP_PIPE, useClass: ValidationPipe },
      ],
    };
  }
}
