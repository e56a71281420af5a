import { join } from 'node:path';
import { createStripe } from '../src/billing/stripe-client.js';
import { setUpStripe } from '../src/billing/stripe-setup.js';
import { Clock } from '../src/common/clock.js';
import type { AppConfig } from '../src/config/app-config.js';
import { HANDLED_TYPES } from '../src/webhook/event-reading.js';
import { keptSecret } from './environment.js';
import { anyFreePort, nextFreePort } from './free-port.js';
import type { Shutdown } from './shutdown.js';
import { startEmulatorProcess } from './stripe-emulator/child-process.js';

const DEFAULT_PORT = 12_111;
const SECRET_KEY = 'sk_test_emulator';
const PUBLISHABLE_KEY = 'pk_test_emulator';

/** Money's time: the machine's, as far ahead as the emulator's was moved. */
export class ShiftedClock extends Clock {
  offsetSeconds = 0;

  override now(): Date {
    return new Date(Date.now() + this.offsetSeconds * 1000);
  }
}

export interface PaymentsStandIn {
  url: string;
  clock: Clock;
  /** Makes the plans' prices, and tells the emulator where events go. */
  connect(config: AppConfig, port: number): Promise<void>;
  /** Delivers what nobody took while the application was away. */
  catchUp(): Promise<void>;
}

/**
 * Starts the Stripe emulator and points the environment at it.
 * @returns undefined when the environment names Stripe itself, or an emulator of its own.
 */
export async function startPaymentsStandIn(
  env: NodeJS.ProcessEnv,
  dataDir: string,
  shutdown: Shutdown,
): Promise<PaymentsStandIn | undefined> {
  if (env['STRIPE_SECRET_KEY'] || env['STRIPE_API_URL']) return undefined;
  const clock = new ShiftedClock();
  const emulator = await startEmulatorProcess({
    dataDir: join(dataDir, 'stripe-emulator'),
    // Tests and proofs run side by side with a stack that has the usual ports.
    port: env['NODE_ENV'] === 'test' ? await anyFreePort() : await nextFreePort(DEFAULT_PORT),
    onClock: (offsetSeconds) => {
      clock.offsetSeconds = offsetSeconds;
    },
  });
  shutdown.add(() => emulator.stop());
  const { url } = emulator;
  const secret = `whsec_${keptSecret(join(dataDir, 'stripe-webhook-secret'))}`;
  Object.assign(env, {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET_TEST: secret,
    STRIPE_API_URL: url,
  });
  return {
    url,
    clock,
    connect: async ({ stripe, appName, appUrl }, port) => {
      if (!stripe) throw new Error('The emulator is running, but the configuration has no key for it.');
      await setUpStripe(createStripe(stripe), { appName, appUrl });
      const events = [...HANDLED_TYPES];
      await control(url, 'webhooks', {
        url: `http://127.0.0.1:${port}/api/webhooks/stripe`,
        events,
        secret,
        name: 'application',
      });
    },
    catchUp: () => control(url, 'retry', {}),
  };
}

async function control(url: string, name: string, body: object): Promise<void> {
  const response = await fetch(`${url}/_emulator/${name}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The Stripe emulator refused: ${await response.text()}`);
}
