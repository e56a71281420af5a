import { invalid } from '../failure.js';
import { tableOf } from '../identifiers.js';
import type { Charge, Customer, Invoice } from '../objects.js';
import type { World } from '../world.js';
import { innerList } from './list.js';

type Node = Record<string, unknown>;
type Included = Record<string, (world: World, row: never) => unknown>;

/** Fields that are only there when a request asks for them. */
const INCLUDED: Record<string, Included> = {
  invoice: { confirmation_secret: confirmationSecret, payments: invoicePayments },
  customer: { subscriptions: customerSubscriptions },
  charge: { refunds: chargeRefunds },
};

/** Replaces the ids at the dotted paths by the objects they name. */
export function expand(world: World, answer: object, paths: string[]): object {
  return paths.reduce<object>((node, path) => expandPath(world, node as Node, path.split('.'), path), answer);
}

function expandPath(world: World, node: Node, [head = '', ...rest]: string[], path: string): Node {
  const included = INCLUDED[String(node['object'])]?.[head];
  const value = node[head] === undefined && included ? included(world, node as never) : node[head];
  if (value === undefined) throw cannotExpand(path);
  return { ...node, [head]: expandValue(world, value, rest, path) };
}

function expandValue(world: World, value: unknown, rest: string[], path: string): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => expandValue(world, item, rest, path));
  if (typeof value === 'object') return rest.length ? expandPath(world, value as Node, rest, path) : value;
  const found = typeof value === 'string' ? find(world, value) : undefined;
  if (!found) throw cannotExpand(path);
  return rest.length ? expandPath(world, found as unknown as Node, rest, path) : found;
}

function find(world: World, id: string): object | undefined {
  const table = tableOf(id);
  return table && (world.store.table(table).get(id) ?? world.tables.deletedCustomers.get(id));
}

function cannotExpand(path: string): Error {
  return invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

function confirmationSecret(world: World, invoice: Invoice): Invoice['confirmation_secret'] {
  if (invoice.status !== 'open' && invoice.status !== 'paid') return null;
  for (const { payment } of world.tables.invoicePayments.where('invoice', invoice.id)) {
    const intent = payment.payment_intent ? world.tables.paymentIntents.get(payment.payment_intent) : undefined;
    if (intent?.client_secret && intent.status !== 'canceled') {
      return { client_secret: intent.client_secret, type: 'payment_intent' };
    }
  }
  return null;
}

function invoicePayments(world: World, { id }: Invoice): Invoice['payments'] {
  return innerList(world.tables.invoicePayments.where('invoice', id), `/v1/invoices/${id}/payments`);
}

function customerSubscriptions(world: World, { id }: Customer): Customer['subscriptions'] {
  const alive = world.tables.subscriptions
    .where('customer', id)
    .filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
  return innerList(alive.reverse(), `/v1/customers/${id}/subscriptions`);
}

function chargeRefunds(world: World, { id }: Charge): Charge['refunds'] {
  return innerList(world.tables.refunds.where('charge', id).reverse(), `/v1/charges/${id}/refunds`);
}
