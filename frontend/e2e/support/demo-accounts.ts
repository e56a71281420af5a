import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

interface DemoAccount {
  email: string;
  password: string;
  plan: 'free' | 'basic' | 'pro';
  role: 'user' | 'admin';
}

/** An account that the development stack seeded. */
export function demoAccount(matching: Partial<DemoAccount>): DemoAccount {
  const file = join(process.env['THREEFOLD_DATA_DIR'] ?? '', 'demo-accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[];
  const found = accounts.find((account) =>
    Object.entries(matching).every(([key, value]) => account[key as keyof DemoAccount] === value),
  );
  if (!found) throw new Error(`No demo account is ${JSON.stringify(matching)}`);
  return found;
}

/** Signs in by the form. */
export async function signIn(page: Page, { email, password }: Pick<DemoAccount, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
}
