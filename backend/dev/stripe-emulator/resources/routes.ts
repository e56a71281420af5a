import type { Route } from '../http/router.js';
import { chargeRoutes } from './charges.js';
import { customerRoutes } from './customers.js';
import { disputeRoutes } from './disputes.js';
import { eventRoutes } from './events.js';
import { invoiceItemRoutes } from './invoice-items.js';
import { invoiceRoutes } from './invoices.js';
import { paymentIntentRoutes } from './payment-intents.js';
import { paymentMethodRoutes } from './payment-methods.js';
import { portalConfigurationRoutes } from './portal-configurations.js';
import { portalSessionRoutes } from './portal-sessions.js';
import { priceRoutes } from './prices.js';
import { productRoutes } from './products.js';
import { scheduleRoutes } from './schedules.js';
import { setupIntentRoutes } from './setup-intents.js';
import { subscriptionItemRoutes } from './subscription-items.js';
import { subscriptionRoutes } from './subscriptions.js';
import { testClockRoutes } from './test-clocks.js';
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
  ...subscriptionItemRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...invoiceItemRoutes,
  ...chargeRoutes,
  ...disputeRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...testClockRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
];
