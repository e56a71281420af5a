import type Stripe from 'stripe';

/**
 * A type of the SDK as it is kept and sent: what can be expanded is an id, decimals are strings.
 * The SDK's types are the contract, so an upgrade that changes a shape stops the build here.
 */
export type Stored<T> = [Extract<T, string>] extends [never] ? StoredValue<T> : Exclude<T, object>;

type StoredValue<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { [Key in keyof T]: Stored<T[Key]> }
      : T;

export type Charge = Stored<Stripe.Charge>;
export type Customer = Stored<Stripe.Customer>;
export type Dispute = Stored<Stripe.Dispute>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceItem = Stored<Stripe.InvoiceItem>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type Price = Stored<Stripe.Price>;
export type Product = Stored<Stripe.Product>;
export type Refund = Stored<Stripe.Refund>;
export type Schedule = Stored<Stripe.SubscriptionSchedule>;
export type SetupIntent = Stored<Stripe.SetupIntent>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type TestClock = Stored<Stripe.TestHelpers.TestClock>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>;
export type Address = Stored<Stripe.Address>;

export type EventType = Exclude<Stripe.WebhookEndpointCreateParams.EnabledEvent, '*'>;

/** The SDK's own type is a union of some three hundred; one shape is enough to keep them. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null } | null;
  type: EventType;
}

/** One event on its way to one endpoint. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  status: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  /** Seconds of the emulator's clock; null when nothing more will be tried. */
  nextAttemptAt: number | null;
  lastStatus: number | string | null;
}

/** The answer to a request that named an idempotency key. */
export interface KeptAnswer {
  id: string;
  fingerprint: string;
  path: string;
  status: number;
  body: string;
  createdAt: number;
}

/** The emulator's own state: single rows, found by their name. */
export type Setting =
  | { id: string; kind: 'clock'; offsetSeconds: number }
  | { id: string; kind: 'dunning'; end: DunningEnd }
  | { id: string; kind: 'told'; periodEnd: number };

/** What happens to a subscription whose renewal failed for the last time. */
export type DunningEnd = 'cancel' | 'unpaid' | 'past_due';

/** Every table, by the name that Stripe's addresses use where there is one. */
export interface Rows {
  settings: Setting;
  customers: Customer;
  deletedCustomers: Stored<Stripe.DeletedCustomer>;
  products: Product;
  prices: Price;
  paymentMethods: PaymentMethod;
  paymentIntents: PaymentIntent;
  setupIntents: SetupIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  subscriptions: Subscription;
  schedules: Schedule;
  invoices: Invoice;
  invoiceItems: InvoiceItem;
  invoicePayments: InvoicePayment;
  portalConfigurations: PortalConfiguration;
  portalSessions: PortalSession;
  testClocks: TestClock;
  webhookEndpoints: WebhookEndpoint;
  events: StripeEvent;
  deliveries: Delivery;
  answers: KeptAnswer;
}

export type TableName = keyof Rows;
