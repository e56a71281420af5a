import type Stripe from 'stripe';
import { createStripe } from '../../src/billing/stripe-client.js';
import { setUpStripe } from '../../src/billing/stripe-setup.js';
import type { StripeConfig } from '../../src/config/stripe-config.js';
import { StripeEventsWorker } from '../../src/webhook/stripe-events.worker.js';
import { type StripeEmulator, startStripeEmulator } from '../../dev/stripe-emulator/stripe-emulator.js';
import { APP_URL, type Browser, TestApp, type TestAppOptions } from './app.js';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
const DAY_SECONDS = 86_400;

interface ChosenPlan {
  clientSecret: string | null;
  isSetupIntent: boolean;
  change: string;
  effectiveAt: string | null;
}

/** The application beside an emulated Stripe that tells it of everything, both on one clock. */
export class PaidApp {
  private constructor(
    readonly a: TestApp,
    readonly emulator: StripeEmulator,
    /** What an operator or a bank does at Stripe, past our application. */
    readonly stripe: Stripe,
  ) {}

  static async start({ env = {}, ...options }: TestAppOptions = {}): Promise<PaidApp> {
    const emulator = await startStripeEmulator();
    try {
      return await PaidApp.beside(emulator, { env, ...options });
    } catch (error) {
      await emulator.close();
      throw error;
    }
  }

  private static async beside(emulator: StripeEmulator, { env = {}, ...options }: TestAppOptions): Promise<PaidApp> {
    const stripe = createStripe({ secretKey: emulator.secretKey, apiUrl: emulator.url } as StripeConfig);
    await setUpStripe(stripe, { appName: 'Threefold', appUrl: APP_URL });
    const a = await TestApp.start({
      ...options,
      env: {
        STRIPE_SECRET_KEY: emulator.secretKey,
        STRIPE_PUBLISHABLE_KEY: emulator.publishableKey,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: emulator.url,
        ...env,
      },
    });
    emulator.onClock((seconds) => a.clock.set(new Date(Date.now() + seconds * 1_000)));
    emulator.registerWebhook(`${await a.app.getUrl()}/api/webhooks/stripe`, { secret: WEBHOOK_SECRET });
    return new PaidApp(a, emulator, stripe);
  }

  async stop(): Promise<void> {
    await this.emulator.close();
    await this.a.stop();
  }

  /** Until every event that is due has been delivered and worked off. */
  async settle(): Promise<void> {
    await this.emulator.settled();
    await this.a.get(StripeEventsWorker).drain();
  }

  async advance({ days = 0, seconds = 0 }: { days?: number; seconds?: number }): Promise<void> {
    await this.emulator.advanceTo(this.emulator.emulator.now() + days * DAY_SECONDS + seconds);
    await this.settle();
  }

  async choose(browser: Browser, planTier: 'basic' | 'pro'): Promise<ChosenPlan> {
    const { body } = await browser.post('/api/get-or-create-subscription', { planTier }).expect(200);
    return body as ChosenPlan;
  }

  /** What the card form does. @throws Stripe's own error when the card is declined. */
  pay({ clientSecret }: Pick<ChosenPlan, 'clientSecret'>, card = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
    const [intent = ''] = clientSecret?.split('_secret_') ?? [];
    return this.stripe.paymentIntents.confirm(intent, { payment_method: card, return_url: APP_URL });
  }

  /** A signed-in browser whose person has paid for a plan. */
  async subscriber(plan: 'basic' | 'pro', card?: string): Promise<Browser> {
    const browser = await this.a.signedIn();
    await this.pay(await this.choose(browser, plan), card);
    await this.settle();
    return browser;
  }

  async status(browser: Browser): Promise<Record<string, unknown>> {
    const { body } = await browser.get('/api/subscription-status').expect(200);
    return body as Record<string, unknown>;
  }

  async usage(browser: Browser): Promise<{ remaining: number; total: number }> {
    const { body } = await browser.get('/api/track-usage').expect(200);
    const { remaining, total } = body as { remaining: number; total: number };
    return { remaining, total };
  }
}
