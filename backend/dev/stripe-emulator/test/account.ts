import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type StripeEmulator, type StripeEmulatorOptions, startStripeEmulator } from '../stripe-emulator.js';

export const DAY = 86_400;

/** An emulator with the unmodified client on it, and the two prices everything here is about. */
export class Account {
  basic: Stripe.Price;
  pro: Stripe.Price;
  private customers = 0;

  private constructor(
    readonly emulator: StripeEmulator,
    readonly stripe: Stripe,
  ) {}

  static async open(options: StripeEmulatorOptions = {}): Promise<Account> {
    const emulator = await startStripeEmulator(options);
    const account = new Account(emulator, clientOf(emulator));
    [account.basic, account.pro] = await Promise.all([account.price('basic', 800), account.price('pro', 2000)]);
    return account;
  }

  async price(key: string, amount: number, interval: 'month' | 'year' = 'month'): Promise<Stripe.Price> {
    return this.stripe.prices.create({
      product_data: { name: `${key} plan` },
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval },
      lookup_key: key,
      transfer_lookup_key: true,
    });
  }

  async customer(params: Stripe.CustomerCreateParams = {}): Promise<Stripe.Customer> {
    this.customers += 1;
    return this.stripe.customers.create({ email: `person${this.customers}@example.com`, ...params });
  }

  async payingCustomer(card = 'pm_card_visa', params: Stripe.CustomerCreateParams = {}): Promise<Stripe.Customer> {
    const { id } = await this.customer(params);
    const method = await this.stripe.paymentMethods.attach(card, { customer: id });
    return this.stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
  }

  /** What the site's checkout does before the person pays. */
  begin(customer: string, price = this.pro.id): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.create({
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
    });
  }

  /** A subscription whose first payment was made with a card. */
  async subscribed(card = 'pm_card_visa', price = this.pro.id): Promise<Stripe.Subscription> {
    const { id } = await this.customer();
    const subscription = await this.begin(id, price);
    await this.stripe.paymentIntents.confirm(intentIdOf(subscription), {
      payment_method: card,
      return_url: 'http://x.test',
    });
    return this.stripe.subscriptions.retrieve(subscription.id);
  }

  retrieve(id: string): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  }

  /** Types of the events since the account was opened, oldest first. */
  async eventTypes(types?: string[]): Promise<string[]> {
    const events: string[] = [];
    for await (const event of this.stripe.events.list({ limit: 100, ...(types && { types }) }))
      events.unshift(event.type);
    return events;
  }

  close(): Promise<void> {
    return this.emulator.close();
  }
}

export function clientOf({ port, secretKey }: StripeEmulator, config: Stripe.StripeConfig = {}): Stripe {
  return new Stripe(secretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

export function secretOf(subscription: Stripe.Subscription): string {
  return (subscription.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
}

export function intentIdOf(subscription: Stripe.Subscription): string {
  return secretOf(subscription).split('_secret_')[0] ?? '';
}

export function periodOf({ items }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** What went wrong, of a call that was meant to. */
export async function failureOf(work: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('This was meant to fail.');
}

export interface Received {
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** An endpoint that keeps what it receives and answers as it is told. */
export class Endpoint {
  readonly received: Received[] = [];
  status = 200;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<Endpoint> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = new Endpoint(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const signature = String(request.headers['stripe-signature']);
        endpoint.received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
        response.writeHead(endpoint.status).end();
      });
    });
    return endpoint;
  }

  types(): string[] {
    return this.received.map(({ event }) => event.type);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
