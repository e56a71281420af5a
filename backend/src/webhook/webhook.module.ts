import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { ReconcileJob } from './reconcile.job.js';
import { StripeEventsWorker } from './stripe-events.worker.js';
import { StripeInbox } from './stripe-inbox.service.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { TestWebhookController } from './test-webhook.controller.js';

@Module({
  imports: [BillingModule],
  controllers: [StripeWebhookController, TestWebhookController],
  providers: [StripeInbox, StripeEventsWorker, ReconcileJob],
  exports: [StripeInbox, StripeEventsWorker, ReconcileJob],
})
export class WebhookModule {}
