import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { createStripe } from './stripe-client.js';

/** The one client of Stripe, or none where billing is switched off. */
@Injectable()
export class StripeConnection {
  private readonly client: Stripe | null;

  constructor({ stripe }: AppConfig) {
    this.client = stripe && createStripe(stripe);
  }

  get isConfigured(): boolean {
    return this.client !== null;
  }

  /** Asks Stripe for as little as possible; the key may read prices, or the server would not have started. */
  async assertReachable(): Promise<void> {
    await this.api.prices.list({ limit: 1 }, { timeout: 3_000, maxNetworkRetries: 0 });
  }

  /** @throws AppError UNAVAILABLE where billing is switched off. */
  get api(): Stripe {
    if (!this.client) throw new AppError('UNAVAILABLE', 'Paid plans are not available here.');
    return this.client;
  }
}
