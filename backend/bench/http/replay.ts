import { type Call, KEY_PREFIX, newKey } from './load.ts';
import type { Program } from './processes.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The SQL of one request, and its answer. Values that are new in every request are marked `{fresh, kind}`. */
export interface Replay {
  statements: Statement[];
  body: unknown;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Sends a request twice to a product that records, and keeps what it said to the database. */
export async function record(product: Program, call: Call): Promise<Replay> {
  const first = await once(product, call);
  const second = await once(product, call);
  if (first.statements.length !== second.statements.length) {
    throw new Error(`${call.path} doesn't send the same statements every time`);
  }
  return {
    body: second.body,
    statements: second.statements.map(({ text, values }, index) => ({
      text,
      values: values.map((value, at) => markFresh(value, first.statements[index]?.values[at])),
    })),
  };
}

async function once(product: Program, { method, path, headers, body, isKeyed }: Call): Promise<Replay> {
  await product.ask('record');
  const answer = await fetch(product.url + path, {
    method,
    headers: { ...headers, ...(isKeyed && { 'idempotency-key': newKey() }) },
    ...(body && { body }),
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const json: unknown = await answer.json();
  return { body: json, statements: await product.ask<Statement[]>('recorded') };
}

function markFresh(value: unknown, before: unknown): unknown {
  if (typeof value !== 'string' || value === before) return value;
  if (value.startsWith(KEY_PREFIX)) return { fresh: value, kind: 'key' };
  return UUID.test(value) ? { fresh: value, kind: 'uuid' } : value;
}
