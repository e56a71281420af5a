import type { Rows, TableName } from '../objects.js';
import { type Change, Journal } from './journal.js';
import { type IndexOf, Table } from './table.js';

type AnyTable = Table<{ id: string }>;
export type Tables = { [Name in TableName]: Table<Rows[Name]> };
export type ChangeListener = (table: TableName, row: { id: string } | undefined) => void;

/** Thrown to answer with an error although what happened until then stays: a declined charge is a fact. */
export interface KeepsChanges {
  keepsChanges: boolean;
}

const byCustomer = { customer: (row: { customer: string | null }) => row.customer };

const INDEXES: { [Name in TableName]: IndexOf<Rows[Name]> } = {
  settings: {},
  customers: { test_clock: (row) => row.test_clock, email: (row) => row.email },
  deletedCustomers: {},
  products: {},
  prices: { lookup_key: (row) => row.lookup_key, product: (row) => row.product },
  paymentMethods: byCustomer,
  paymentIntents: byCustomer,
  setupIntents: byCustomer,
  charges: { ...byCustomer, payment_intent: (row) => row.payment_intent },
  refunds: { charge: (row) => row.charge, payment_intent: (row) => row.payment_intent },
  disputes: { charge: (row) => row.charge, payment_intent: (row) => row.payment_intent },
  subscriptions: byCustomer,
  schedules: { ...byCustomer, subscription: (row) => row.subscription },
  invoices: { ...byCustomer, subscription: (row) => row.parent?.subscription_details?.subscription },
  invoiceItems: byCustomer,
  invoicePayments: { invoice: (row) => row.invoice, payment_intent: (row) => row.payment.payment_intent },
  portalConfigurations: {},
  portalSessions: {},
  testClocks: {},
  webhookEndpoints: {},
  events: {},
  deliveries: { event: (row) => row.event, status: (row) => row.status },
  answers: {},
};

/** All state, in memory, with a journal behind it when a folder was given. */
export class Store {
  readonly tables: Tables;
  private readonly journal: Journal | undefined;
  private readonly listeners: ChangeListener[] = [];
  private readonly commitListeners: (() => void)[] = [];
  private changes: { table: TableName; id: string; before: { id: string } | undefined }[] = [];
  private isOpen = false;

  constructor(folder: string | undefined) {
    const make = (table: TableName): AnyTable =>
      new Table<{ id: string }>(INDEXES[table] as IndexOf<{ id: string }>, (id, before, after) => {
        if (!this.isOpen) throw new Error(`${table} changes outside of a transaction`);
        this.changes.push({ table, id, before });
        for (const listener of this.listeners) listener(table, after);
      });
    this.tables = Object.fromEntries(names().map((name) => [name, make(name)])) as unknown as Tables;
    if (!folder) return;
    this.journal = new Journal(folder);
    for (const [table, id, row] of this.journal.read()) {
      this.table(table as TableName).set(id, (row as { id: string } | null) ?? undefined);
    }
    this.journal.restart(this.dump());
  }

  table(name: TableName): AnyTable {
    return this.tables[name] as unknown as AnyTable;
  }

  /** Called for every row as it changes, inside the transaction. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** Called after every transaction that changed something. */
  onCommit(listener: () => void): void {
    this.commitListeners.push(listener);
  }

  /** All of it or nothing, on disk before it returns. A transaction inside another is a part of it. */
  transaction<T>(work: () => T): T {
    if (this.isOpen) return work();
    this.isOpen = true;
    this.changes = [];
    try {
      const result = work();
      this.commit();
      return result;
    } catch (error) {
      if ((error as Partial<KeepsChanges>).keepsChanges) this.commit();
      else this.takeBack();
      throw error;
    } finally {
      this.isOpen = false;
    }
  }

  clear(): void {
    for (const name of names()) this.table(name).clear();
    this.journal?.restart([]);
  }

  close(): void {
    this.journal?.close();
  }

  private commit(): void {
    if (!this.changes.length) return;
    const touched = new Map(this.changes.map(({ table, id }) => [`${table}/${id}`, [table, id] as const]));
    this.journal?.append([...touched.values()].map(([table, id]) => [table, id, this.table(table).get(id) ?? null]));
    this.changes = [];
    for (const listener of this.commitListeners) listener();
  }

  private takeBack(): void {
    for (const { table, id, before } of this.changes.reverse()) {
      this.table(table).set(id, before);
      for (const listener of this.listeners) listener(table, before);
    }
    this.changes = [];
  }

  private dump(): Change[] {
    return names().flatMap((name) =>
      this.table(name)
        .all()
        .map((row): Change => [name, row.id, row]),
    );
  }
}

function names(): TableName[] {
  return Object.keys(INDEXES) as TableName[];
}
