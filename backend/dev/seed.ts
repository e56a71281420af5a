import type { INestApplicationContext } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../src/auth/password-hasher.js';
import type { PlanId } from '../src/contracts/plans.js';
import type { Role } from '../src/contracts/roles.js';
import { PlanChangesService } from '../src/usage/plan-changes.service.js';
import { UsageService } from '../src/usage/usage.service.js';
import { UsersService } from '../src/users/users.service.js';
import { payForPlan } from './demo-subscriptions.js';

export interface DemoAccount {
  email: string;
  password: string;
  plan: PlanId;
  role: Role;
}

/** Gets the administrator's role by being among ADMIN_EMAILS, like any other administrator. */
export const DEMO_ADMIN_EMAIL = 'admin@demo.threefold.test';

const DEMO_ACCOUNTS: readonly Omit<DemoAccount, 'password'>[] = [
  { email: 'free@demo.threefold.test', plan: 'free', role: 'user' },
  { email: 'basic@demo.threefold.test', plan: 'basic', role: 'user' },
  { email: 'pro@demo.threefold.test', plan: 'pro', role: 'user' },
  { email: DEMO_ADMIN_EMAIL, plan: 'free', role: 'admin' },
];

const PASSWORD_LENGTH = 16;
/** Without the characters that people misread. */
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Makes the demo accounts that are missing and leaves the others as they are. Their passwords are random and stand in
 * `file`, for the owner's eyes only; an account whose password is no longer there gets a new one.
 */
export async function seedDemoAccounts(
  app: INestApplicationContext,
  file: string,
  { payAtStripe }: { payAtStripe: boolean },
): Promise<DemoAccount[]> {
  const known = readPasswords(file);
  const accounts = await Promise.all(
    DEMO_ACCOUNTS.map(async (demo) => {
      const password = known.get(demo.email);
      const account = { ...demo, password: password ?? randomPassword() };
      const user = await ensureAccount(app, account, { isKnown: password !== undefined, startsPlan: !payAtStripe });
      if (payAtStripe && user && account.plan !== 'free') await payForPlan(app, user, account.plan);
      return account;
    }),
  );
  if (accounts.some(({ email, password }) => known.get(email) !== password)) writeAccounts(file, accounts);
  return accounts;
}

async function ensureAccount(
  app: INestApplicationContext,
  account: DemoAccount,
  { isKnown, startsPlan }: { isKnown: boolean; startsPlan: boolean },
): Promise<{ id: string; email: string } | null> {
  const users = app.get(UsersService);
  const hasher = app.get(PasswordHasher);
  const existing = await users.findByEmail(account.email);
  if (existing?.emailVerifiedAt) {
    if (!isKnown) await users.setPasswordHash(existing.id, await hasher.hash(account.password));
    return existing;
  }
  const passwordHash = await hasher.hash(account.password);
  const usage = app.get(UsageService);
  const plans = app.get(PlanChangesService);
  return app.get(DataSource).transaction(async (tx) => {
    const user = await users.register(account.email, passwordHash, tx);
    if (!user) return null; // Another start on the same database was faster.
    await users.markVerified(user, tx);
    await usage.openFirstPeriod(user.id, tx);
    if (startsPlan && account.plan !== 'free') await plans.changePlan(user.id, { plan: account.plan }, tx);
    return user;
  });
}

function readPasswords(file: string): Map<string, string> {
  try {
    const accounts = JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[];
    return new Map(accounts.map(({ email, password }) => [email, password]));
  } catch {
    return new Map(); // Lost or damaged: every account gets a new password.
  }
}

function writeAccounts(file: string, accounts: DemoAccount[]): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function randomPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]).join('');
}
