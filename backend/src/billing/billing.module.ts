import { Module } from '@nestjs/common';
import { KeyedLocks } from '../database/keyed-locks.js';
import { UsageModule } from '../usage/usage.module.js';
import { UsersModule } from '../users/users.module.js';
import { BillingMails } from './billing-mails.js';
import { BillingSync } from './billing-sync.js';
import { BillingController } from './billing.controller.js';
import { CollectionPauseService } from './collection-pause.service.js';
import { CustomerCareService } from './customer-care.service.js';
import { CustomerEmailService } from './customer-email.service.js';
import { CustomersService } from './customers.service.js';
import { EntitlementWriter } from './entitlement-writer.js';
import { FarewellService } from './farewell.service.js';
import { PlanPreviewService } from './plan-preview.service.js';
import { PriceCatalogue } from './price-catalogue.js';
import { RefundsService } from './refunds.service.js';
import { StripeConnection } from './stripe-connection.js';
import { SubscriptionStatusService } from './subscription-status.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [UsageModule, UsersModule],
  controllers: [BillingController],
  providers: [
    KeyedLocks,
    StripeConnection,
    PriceCatalogue,
    CustomersService,
    EntitlementWriter,
    BillingMails,
    BillingSync,
    SubscriptionsService,
    SubscriptionStatusService,
    PlanPreviewService,
    CustomerCareService,
    RefundsService,
    FarewellService,
    CustomerEmailService,
    CollectionPauseService,
  ],
  exports: [
    StripeConnection,
    CustomersService,
    BillingSync,
    RefundsService,
    FarewellService,
    CustomerEmailService,
    CollectionPauseService,
    SubscriptionStatusService,
  ],
})
export class BillingModule {}
