import type { Route } from '../http/router.js';
import { customerRoutes } from './customers.js';
import { eventRoutes } from './events.js';
import { invoiceRoutes } from './invoices.js';
import { paymentIntentRoutes } from './payment-intents.js';
import { paymentMethodRoutes } from './payment-methods.js';
import { priceRoutes } from './prices.js';
import { productRoutes } from './products.js';
import { setupIntentRoutes } from './setup-intents.js';
import { subscriptionRoutes } from './subscriptions.js';
import { webhookEndpointRoutes } from './webhook-endpoints.js';

/** Everything the API answers. */
export const ROUTES: Route[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
];
