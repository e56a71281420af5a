// `npm run stripe:setup`: makes the products, the prices, the portal's settings and, for an https address, the webhook in
// the Stripe account of STRIPE_SECRET_KEY. What is there already stays as it is, so it may be run again at any time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { buildStale, reportFailedBuilds } from './workspaces.mjs';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const {
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_URL: apiUrl,
  APP_NAME: appName = 'Threefold',
  APP_URL: appUrl,
} = process.env;
if (!secretKey || !appUrl) {
  console.error('Set STRIPE_SECRET_KEY and APP_URL, in the environment or in .env.');
  process.exit(1);
}
const failures = await buildStale(['backend']);
if (failures.length) {
  reportFailedBuilds(failures);
  process.exit(1);
}
const built = (path) => import(pathToFileURL(join(root, 'backend/dist/src', path)).href);
const { createStripe } = await built('billing/stripe-client.js');
const { setUpStripe } = await built('billing/stripe-setup.js');
const { ensureWebhook } = await built('webhook/webhook-setup.js');

const stripe = createStripe({ secretKey, apiUrl: apiUrl || null });
const prices = await setUpStripe(stripe, { appName, appUrl });
console.log(`STRIPE_PRICE_BASIC=${prices.basic}\nSTRIPE_PRICE_PRO=${prices.pro}`);
if (appUrl.startsWith('https://')) {
  const secret = await ensureWebhook(stripe, appUrl);
  console.log(
    secret
      ? `STRIPE_WEBHOOK_SECRET=${secret}`
      : 'The webhook is there already. Its secret is shown on its page in the Stripe dashboard.',
  );
} else {
  console.log('No webhook was made, because APP_URL is not https. While developing, `stripe listen` takes its place.');
}
