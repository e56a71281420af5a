import { stripVTControlCharacters, styleText } from 'node:util';
import type { DemoAccount } from './seed.js';

export interface Addresses {
  app: string;
  admin: string;
  docs: string;
  mailbox: string | null;
  /** The Stripe emulator's own page. */
  payments: string | null;
}

/** One of the parts that development replaces, and the variable that brings the real one. */
export interface StandIn {
  name: string;
  isReal: boolean;
  /** What does the work now. */
  at: string;
  variable: string;
}

const GAP = 3;

/** What a person needs to know once the stack runs. */
export function renderBanner(addresses: Addresses, accounts: DemoAccount[], parts: StandIn[], seconds: string): string {
  const { app, admin, docs, mailbox, payments } = addresses;
  const links = [
    ['Site', app],
    ['Admin', admin],
    ['API docs', docs],
    ...(mailbox ? [['Mailbox', mailbox]] : []),
    ...(payments ? [['Payments', payments]] : []),
  ].map(([name = '', address = '']) => [name, styleText('cyan', address)]);
  return [
    '',
    `${styleText('bold', 'Threefold is ready')} ${styleText('dim', `after ${seconds} s`)}`,
    '',
    ...columns(links),
    '',
    styleText('bold', 'Demo accounts'),
    ...columns(accounts.map(({ email, password, plan, role }) => [role === 'admin' ? 'admin' : plan, email, password])),
    '',
    styleText('bold', 'Real or stand-in'),
    ...columns(parts.map(describe)),
    '',
    styleText('dim', 'Ctrl-C stops everything.'),
    '',
  ]
    .map((line) => (line ? `  ${line}` : line))
    .join('\n');
}

function describe({ name, isReal, at, variable }: StandIn): string[] {
  if (isReal) return [name, styleText('green', 'real'), at];
  return [name, 'stand-in', `${at} ${styleText('dim', `(${variable} replaces it)`)}`];
}

function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) + GAP - width(cell)))
      .join('')
      .trimEnd(),
  );
}

/** Colours take no room on the screen. */
function width(text: string): number {
  return stripVTControlCharacters(text).length;
}
