import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import { type Express, json, type NextFunction, raw, type Request, type Response } from 'express';
import { Logger } from 'nestjs-pino';
import type { Transport } from 'nodemailer';
import { join } from 'node:path';
import { mountApiDocs } from './api-docs.js';
import { AppModule } from './app.module.js';
import { SessionReader } from './auth/session-reader.js';
import { bodyHygiene } from './common/body-hygiene.js';
import type { Clock } from './common/clock.js';
import { HttpDrain } from './common/http-drain.js';
import { AppError } from './common/app-error.js';
import { toErrorBody } from './common/error.filter.js';
import { assignRequestId, requestIdOf } from './common/request-id.js';
import { Tracing } from './common/tracing.js';
import type { AppConfig } from './config/app-config.js';
import { MetricsService } from './metrics/metrics.service.js';
import { requestMetrics } from './metrics/request-metrics.js';
import { LoadShedder } from './overload/load-shedder.js';
import { installSite } from './site/install-site.js';
import { installSecurityHeaders } from './site/security-headers.js';
import { SECURITY_TXT_PATH, securityTxt } from './site/security-txt.js';
import { toRuntimeConfig } from './runtime-config.js';

/** What replaces outside services while developing. Production has none of it. */
export interface StandIns {
  /** Shown to people, such as "mail". */
  names: string[];
  mailTransport?: Transport;
  mailboxUrl?: string;
  /** The time that money and quota go by. */
  clock?: Clock;
  /** Adds pages of the development stack, such as the mailbox. */
  mountRoutes?(app: NestExpressApplication): void;
}

/** Larger than any request of ours; the largest is a chosen prompt. */
const BODY_LIMIT = '64kb';
/** What the payment provider signs, and the page that tries such a request out. Its largest events are invoices. */
const SIGNED_PATHS = ['/api/webhooks/stripe', '/api/test-webhook'];
const SIGNED_BODY_LIMIT = '1mb';
const REPOSITORY = join(import.meta.dirname, '../../..');

/** Builds the whole application: API, site and admin app on one port. Migrations have run before. The caller listens and closes. */
export async function createApp(config: AppConfig, standIns?: StandIns): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, {
      mailTransport: standIns?.mailTransport,
      ...(standIns?.clock && { clock: standIns.clock }),
    }),
    {
      bufferLogs: true,
      bodyParser: false,
      abortOnError: false,
    },
  );
  app.useLogger(app.get(Logger));
  await configureApp(app, config, standIns);
  return app;
}

/** Everything between the network and the controllers, in order. Shared with the tests. */
export async function configureApp(app: NestExpressApplication, config: AppConfig, standIns?: StandIns): Promise<void> {
  const express: Express = app.getHttpAdapter().getInstance();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // No answer of the API is kept anywhere, so hashing each would tell nobody anything; pages and files bring their own.
  app.set('etag', false);
  app.setGlobalPrefix('api');
  app.get(LoadShedder).standBefore(app.getHttpServer());
  app.use(assignRequestId, ...app.get(Tracing).middleware, app.get(HttpDrain).middleware);
  app.use(requestMetrics(app.get(MetricsService)));
  installSecurityHeaders(express, config);
  express.use(SECURITY_TXT_PATH, securityTxt(config));
  app.use(cookieParser());
  // A signature covers bytes, and parsing doesn't keep them.
  app.use(SIGNED_PATHS, raw({ type: () => true, limit: SIGNED_BODY_LIMIT }));
  app.use(json({ limit: BODY_LIMIT }), bodyHygiene);
  mountApiDocs(app);
  standIns?.mountRoutes?.(app);
  const sessions = app.get(SessionReader);
  await installSite(express, {
    appUrl: config.appUrl,
    runtimeConfig: toRuntimeConfig(config, standIns),
    frontendDist: join(REPOSITORY, 'frontend/dist'),
    adminDist: join(REPOSITORY, 'admin/dist'),
    findViewer: async (request) => {
      const user = await sessions.read(request);
      return user && { role: user.role, lacksSecondFactor: config.adminRequireTotp && !user.secondFactorAt };
    },
    logger: app.get(Logger),
  });
  app.use(nothingHere);
  app.enableShutdownHooks([]);
}

/** The last answer outside the API, whose own is Nest's. */
function nothingHere(request: Request, response: Response, next: NextFunction): void {
  if (request.path === '/api' || request.path.startsWith('/api/')) return next();
  const error = new AppError('NOT_FOUND', 'There is nothing at this address.');
  response.status(error.status).json(toErrorBody(error, requestIdOf(request)));
}
