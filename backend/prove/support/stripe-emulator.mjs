import Stripe from 'stripe';
import { productionEnv } from '../../bench/support/production-env.mjs';
import { freePort } from './free-port.mjs';

const SECRET_KEY = 'sk_test_emulator';
const WEBHOOK_SECRET = 'whsec_of_a_proof_that_pays_with_play_money';

const built = (path) => import(new URL(`../../dist/${path}`, import.meta.url).href);

/** Stripe's stand-in, with the plans' prices, telling `appUrl` what happens. `env` is what a server needs to use it. */
export async function startStripeEmulator({ dataDir, appUrl }) {
  const { startEmulatorProcess } = await built('dev/stripe-emulator/child-process.js');
  const { AppConfig } = await built('src/config/app-config.js');
  const { createStripe } = await built('src/billing/stripe-client.js');
  const { setUpStripe } = await built('src/billing/stripe-setup.js');
  const { HANDLED_TYPES } = await built('src/webhook/event-reading.js');
  const emulator = await startEmulatorProcess({ dataDir, port: await freePort(), onClock: () => undefined });
  const env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_emulator',
    STRIPE_WEBHOOK_SECRET_TEST: WEBHOOK_SECRET,
    STRIPE_API_URL: emulator.url,
  };
  const server = productionEnv({ port: new URL(appUrl).port, databaseUrl: 'postgres://nowhere', appUrl });
  const { stripe, appName } = AppConfig.from({ ...server, ...env });
  await setUpStripe(createStripe(stripe), { appName, appUrl });
  const answer = await fetch(`${emulator.url}/_emulator/webhooks`, {
    method: 'POST',
    body: JSON.stringify({
      url: `${appUrl}/api/webhooks/stripe`,
      events: [...HANDLED_TYPES],
      secret: WEBHOOK_SECRET,
      name: 'application',
    }),
  });
  if (!answer.ok) throw new Error(`The Stripe emulator refused: ${await answer.text()}`);
  const { hostname: host, port, protocol } = new URL(emulator.url);
  return {
    env,
    api: new Stripe(SECRET_KEY, { host, port, protocol: protocol.slice(0, -1), telemetry: false }),
    sign: (payload) => Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }),
    stop: () => emulator.stop(),
  };
}
