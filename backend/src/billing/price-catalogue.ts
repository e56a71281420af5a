import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type Stripe from 'stripe';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { StripeConnection } from './stripe-connection.js';
import { differencesOf, lookupKeyOf } from './stripe-setup.js';
import { PAID_PLANS, type PaidPlanId } from './subscription-state.js';

type PriceIds = Record<PaidPlanId, string>;

/** Stripe's prices differ from our table: people would pay something else than they were shown. */
export class PriceMismatchError extends Error {
  constructor(problems: readonly string[]) {
    super(`Stripe's prices don't fit the plans:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'PriceMismatchError';
  }
}

/** Which Stripe price is which plan, compared with our own table before anyone pays. */
@Injectable()
export class PriceCatalogue implements OnApplicationBootstrap {
  private loaded: Promise<PriceIds> | null = null;

  constructor(
    private readonly stripe: StripeConnection,
    private readonly config: AppConfig,
    private readonly logger: Logger,
  ) {}

  /** @throws PriceMismatchError, so that a server with wrong prices doesn't start. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.stripe.isConfigured) return;
    try {
      await this.ids();
    } catch (error) {
      if (error instanceof PriceMismatchError) throw error;
      // Stripe may be away for a moment; the rest of the product isn't. Asked again at the next use.
      this.logger.warn({ err: error }, "Stripe's prices could not be compared with the plans");
    }
  }

  async priceOf(plan: PaidPlanId): Promise<string> {
    return (await this.ids())[plan];
  }

  /** Null: a price that is none of ours. An older price of a plan keeps its plan by the name we gave it. */
  async planOf(price: { id: string; plan: string | null }): Promise<PaidPlanId | null> {
    const ids = await this.ids();
    return PAID_PLANS.find((plan) => ids[plan] === price.id || price.plan === plan) ?? null;
  }

  private ids(): Promise<PriceIds> {
    this.loaded ??= this.load().catch((error: unknown) => {
      this.loaded = null;
      throw error;
    });
    return this.loaded;
  }

  private async load(): Promise<PriceIds> {
    const prices = await Promise.all(PAID_PLANS.map(async (plan) => [plan, await this.find(plan)] as const));
    const problems = prices.flatMap(([plan, price]) =>
      price
        ? differencesOf(price, plan).map((difference) => `${plan} (${price.id}): ${difference}`)
        : [`${plan}: there is no price with the lookup key ${lookupKeyOf(plan)}; npm run stripe:setup makes it`],
    );
    if (problems.length) throw new PriceMismatchError(problems);
    return Object.fromEntries(prices.map(([plan, price]) => [plan, price?.id ?? ''])) as PriceIds;
  }

  private async find(plan: PaidPlanId): Promise<Stripe.Price | undefined> {
    const { stripe } = this.config;
    const id = stripe?.prices[plan];
    if (id) return this.stripe.api.prices.retrieve(id);
    const { data } = await this.stripe.api.prices.list({ lookup_keys: [lookupKeyOf(plan)], limit: 1 });
    return data[0];
  }
}

/** What a person is told when the operator's Stripe account is not in order. */
export function pricesUnavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Paid plans are not available at the moment.', { cause });
}
