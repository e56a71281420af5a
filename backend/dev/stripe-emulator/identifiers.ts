import { randomBytes } from 'node:crypto';
import type { TableName } from './objects.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Stripe's ids say by their beginning what they name. */
const PREFIXES = {
  sub_sched_: 'schedules',
  cus_: 'customers',
  prod_: 'products',
  price_: 'prices',
  pm_: 'paymentMethods',
  pi_: 'paymentIntents',
  seti_: 'setupIntents',
  ch_: 'charges',
  re_: 'refunds',
  du_: 'disputes',
  sub_: 'subscriptions',
  in_: 'invoices',
  ii_: 'invoiceItems',
  inpay_: 'invoicePayments',
  bpc_: 'portalConfigurations',
  bps_: 'portalSessions',
  clock_: 'testClocks',
  we_: 'webhookEndpoints',
  evt_: 'events',
} as const satisfies Record<string, TableName>;

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export function newId(prefix: string): string {
  return `${prefix}${/^(cus|prod|si)_/.test(prefix) ? '' : '1'}${randomText(prefix === 'cus_' ? 14 : 23)}`;
}

/** The table an id belongs to, when it is one of ours. */
export function tableOf(id: string): TableName | undefined {
  return Object.entries(PREFIXES).find(([prefix]) => id.startsWith(prefix))?.[1];
}
