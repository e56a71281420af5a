import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { randomUUID } from 'node:crypto';
import { Logger } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { PasswordHasher } from '../../src/auth/password-hasher.js';
import { Clock } from '../../src/common/clock.js';
import { AppConfig } from '../../src/config/app-config.js';
import type { PlanId } from '../../src/contracts/plans.js';
import { configureApp } from '../../src/create-app.js';
import { JobsService } from '../../src/jobs/jobs.service.js';
import { PlanChangesService } from '../../src/usage/plan-changes.service.js';
import { UsageService } from '../../src/usage/usage.service.js';
import { User } from '../../src/users/user.entity.js';
import { createDatabase } from './database.js';
import { Mailbox } from './mailbox.js';
import { TestClock } from './test-clock.js';
import { until } from './until.js';

export const APP_URL = 'http://threefold.test';
export const PASSWORD = 'correct horse battery';

export interface TestAppOptions {
  env?: Record<string, string>;
  /** Takes the log lines. */
  logDestination?: DestinationStream;
  /** Replaces a seam. */
  override?(builder: TestingModuleBuilder): TestingModuleBuilder;
}

/** The whole application in this process, on a database of its own, with fakes only at the network's edge. */
export class TestApp {
  private passwordHash?: Promise<string>;
  private users = 0;
  private closed?: Promise<void>;

  private constructor(
    readonly app: NestExpressApplication,
    readonly mailbox: Mailbox,
    readonly clock: TestClock,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  static async start({
    env = {},
    logDestination,
    override = (builder) => builder,
  }: TestAppOptions = {}): Promise<TestApp> {
    const database = await createDatabase();
    const config = AppConfig.from({
      NODE_ENV: 'test',
      APP_URL,
      DATABASE_URL: database.url,
      JWT_SECRET: 'a-key-that-only-tests-know-and-is-long-enough',
      LOG_LEVEL: 'silent',
      // Tests do in seconds what people do in hours; those about limits say 1.
      RATE_LIMIT_SCALE: '1000',
      ...env,
    });
    const mailbox = new Mailbox();
    const clock = new TestClock();
    const builder = Test.createTestingModule({
      imports: [AppModule.forRoot(config, { mailTransport: mailbox.transport, logDestination })],
    });
    const module = await override(builder.overrideProvider(Clock).useValue(clock)).compile();
    const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, bufferLogs: true });
    if (logDestination) app.useLogger(app.get(Logger));
    await configureApp(app, config);
    await app.listen(0, '127.0.0.1');
    return new TestApp(app, mailbox, clock, () => database.drop());
  }

  /** As SIGTERM does; once, whoever asks. */
  close(): Promise<void> {
    this.closed ??= this.app.close();
    return this.closed;
  }

  async stop(): Promise<void> {
    await this.close();
    await this.dropDatabase();
  }

  get sql(): DataSource {
    return this.app.get(DataSource);
  }

  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.app.get<T>(token);
  }

  /** Runs a scheduled job now instead of at its hour, to its end. */
  async runJob(queue: string): Promise<void> {
    await this.get(JobsService).send(queue, {});
    const isDone = `SELECT 1 FROM pgboss.job WHERE name = $1 AND state <> 'completed'`;
    await until(async () => (await this.sql.query<unknown[]>(isDone, [queue])).length === 0);
  }

  /** A browser: keeps its cookies and sends what browsers send from our own pages. */
  browser(): Browser {
    return new Browser(this.app);
  }

  /** A verified account. */
  async user({ plan = 'free', role = 'user' }: { plan?: PlanId; role?: 'user' | 'admin' } = {}): Promise<User> {
    this.users += 1;
    this.passwordHash ??= this.get(PasswordHasher).hash(PASSWORD);
    const id = randomUUID();
    await this.sql.manager.insert(User, {
      id,
      email: `person-${this.users}@example.com`,
      passwordHash: await this.passwordHash,
      role,
      registrationId: randomUUID(),
      emailVerifiedAt: new Date(),
    });
    const usage = this.get(UsageService);
    await usage.openFirstPeriod(id);
    if (plan !== 'free') await this.get(PlanChangesService).changePlan(id, { plan });
    return this.sql.manager.findOneByOrFail(User, { id });
  }

  /** A browser in which this account is signed in. */
  async signedIn(user?: User): Promise<Browser> {
    const { email } = user ?? (await this.user());
    const browser = this.browser();
    await browser.post('/api/auth/login', { username: email, password: PASSWORD }).expect(200);
    return browser;
  }
}

export class Browser {
  private readonly agent;

  constructor(app: NestExpressApplication) {
    this.agent = request.agent(app.getHttpServer());
  }

  get(path: string): request.Test {
    return this.agent.get(path);
  }

  post(path: string, body?: object): request.Test {
    const call = this.agent.post(path).set('Origin', APP_URL);
    return body === undefined ? call : call.send(body);
  }

  put(path: string, body?: object): request.Test {
    const call = this.agent.put(path).set('Origin', APP_URL);
    return body === undefined ? call : call.send(body);
  }

  delete(path: string, body?: object): request.Test {
    const call = this.agent.delete(path).set('Origin', APP_URL);
    return body === undefined ? call : call.send(body);
  }

  /** A request as raw as a test wants it; only the cookies are this browser's. */
  raw(method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete', path: string): request.Test {
    return this.agent[method](path);
  }
}
