import type { NestExpressApplication } from '@nestjs/platform-express';
import { renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppConfig } from '../src/config/app-config.js';
import { createApp } from '../src/create-app.js';
import { runMigrations } from '../src/database/migrate.js';
import type { Addresses, StandIn } from './banner.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { choosePort, type DevelopmentEnvironment } from './environment.js';
import { startPaymentsStandIn } from './payments.js';
import { MailStore } from './mailbox/mail-store.js';
import { MAILBOX_PATH } from './mailbox/mailbox-page.js';
import { mountMailbox } from './mailbox/mailbox-routes.js';
import { mailboxTransport } from './mailbox/mailbox-transport.js';
import { DEMO_ADMIN_EMAIL, type DemoAccount, seedDemoAccounts } from './seed.js';
import type { Shutdown } from './shutdown.js';
import { lockDataFolder, RUNTIME_FILE } from './stack-lock.js';

export interface RunningStack {
  addresses: Addresses;
  accounts: DemoAccount[];
  parts: StandIn[];
}

const CLOSE_PATIENCE_MS = 8_000;

/** Brings everything up in order; whatever came up is undone by `shutdown`. */
export async function startStack(
  { env, dataDir }: DevelopmentEnvironment,
  shutdown: Shutdown,
  onDatabaseLost: (log: string) => void,
): Promise<RunningStack> {
  shutdown.add(lockDataFolder(dataDir));
  const port = await choosePort(env);
  const ownDatabase = !env['DATABASE_URL'];
  let isDatabaseLost = false;
  if (ownDatabase) {
    const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'pg'), database: 'threefold' });
    shutdown.add(() => postgres.stop());
    postgres.onUnexpectedExit(() => {
      isDatabaseLost = true;
      onDatabaseLost(join(dataDir, 'pg.log'));
    });
    env['DATABASE_URL'] = postgres.url;
  }
  env['ADMIN_EMAILS'] = [env['ADMIN_EMAILS'], DEMO_ADMIN_EMAIL].filter(Boolean).join(',');
  goOn(shutdown);

  const payments = await startPaymentsStandIn(env, dataDir, shutdown);
  const config = AppConfig.from(env);
  await Promise.all([runMigrations(config.databaseUrl), payments?.connect(config, port)]);
  goOn(shutdown);

  const mails = config.smtpUrl ? undefined : new MailStore(join(dataDir, 'mailbox'));
  const mailbox = mails ? `${config.appUrl}${MAILBOX_PATH}` : null;
  const parts = describeParts(config, dataDir, ownDatabase, payments !== undefined);
  const app = await createApp(config, {
    names: parts.filter((part) => !part.isReal).map((part) => part.name.toLowerCase()),
    ...(payments && { clock: payments.clock }),
    ...(mails && {
      mailTransport: mailboxTransport(mails),
      mailboxUrl: MAILBOX_PATH,
      mountRoutes: (target: NestExpressApplication) => mountMailbox(target, mails, config.appName),
    }),
  });
  shutdown.add(async () => {
    // Nothing can be finished without the database, and its closing connections would only fail.
    if (!isDatabaseLost) await Promise.race([app.close(), sleep(CLOSE_PATIENCE_MS), shutdown.hurried]);
  });
  await app.init();
  const accounts = await seedDemoAccounts(app, join(dataDir, 'demo-accounts.json'), {
    payAtStripe: payments !== undefined,
  });
  goOn(shutdown);

  // Only this machine: the mailbox signs anyone in who can open it.
  await app.listen(port, '127.0.0.1');
  // Not waited for: what the application does about old events is no reason to stay away.
  void payments?.catchUp().catch((error: unknown) => console.error(error));
  const { appUrl } = config;
  const addresses = {
    app: appUrl,
    admin: `${appUrl}/admin`,
    docs: `${appUrl}/api/docs`,
    mailbox,
    payments: payments ? `${payments.url}/_emulator` : null,
  };
  const database = ownDatabase ? config.databaseUrl : withoutPassword(config.databaseUrl);
  writeRuntime(join(dataDir, RUNTIME_FILE), {
    app: appUrl,
    admin: addresses.admin,
    docs: addresses.docs,
    mailbox,
    stripeEmulator: payments?.url ?? null,
    database,
  });
  return { addresses, accounts, parts };
}

function goOn(shutdown: Shutdown): void {
  if (shutdown.isRequested) throw new Error('Stopped while starting.');
}

function describeParts(
  { smtpUrl, llm, stripe }: AppConfig,
  dataDir: string,
  ownDatabase: boolean,
  ownPayments: boolean,
): StandIn[] {
  const folder = relative(process.cwd(), join(dataDir, 'pg'));
  return [
    {
      name: 'Database',
      isReal: !ownDatabase,
      at: ownDatabase ? `embedded PostgreSQL in ${folder}` : 'DATABASE_URL',
      variable: 'DATABASE_URL',
    },
    { name: 'Mail', isReal: smtpUrl !== null, at: smtpUrl ? 'SMTP_URL' : 'development mailbox', variable: 'SMTP_URL' },
    {
      name: 'Payments',
      isReal: !ownPayments,
      at: ownPayments ? 'Stripe emulator' : stripe?.apiUrl ? 'STRIPE_API_URL' : 'STRIPE_SECRET_KEY',
      variable: 'STRIPE_SECRET_KEY',
    },
    {
      name: 'Rewriting',
      isReal: llm.primary !== null,
      at: llm.primary ? `${llm.primary.model} (LLM_PROVIDER)` : 'built-in engine',
      variable: 'LLM_PROVIDER',
    },
  ];
}

function writeRuntime(file: string, runtime: object): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(runtime, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** An operator's password has no business in a file of ours. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}
