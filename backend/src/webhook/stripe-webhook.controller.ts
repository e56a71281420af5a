import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AppError } from '../common/app-error.js';
import { Public } from '../common/public.decorator.js';
import { FromAnywhere } from '../common/same-origin.guard.js';
import { Unlimited } from '../common/unlimited.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { isHandled, referenceOf } from './event-reading.js';
import { StripeEventsWorker } from './stripe-events.worker.js';
import { StripeInbox } from './stripe-inbox.service.js';
import { verifyEvent } from './stripe-signature.js';
import { ReceivedDto } from './webhook.dto.js';

/** Where Stripe says that something changed: verified, stored, answered. The work comes after the answer. */
@ApiTags('webhooks')
@Controller('webhooks')
export class StripeWebhookController {
  constructor(
    private readonly inbox: StripeInbox,
    private readonly worker: StripeEventsWorker,
    private readonly config: AppConfig,
  ) {}

  @Public()
  @FromAnywhere()
  @Unlimited()
  @Post('stripe')
  @HttpCode(200)
  @ApiOkResponse({ type: ReceivedDto })
  async receive(@Req() request: Request, @Headers('stripe-signature') signature = ''): Promise<ReceivedDto> {
    const { stripe } = this.config;
    if (!stripe) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const event = verifyEvent(request.body as Buffer | undefined, signature, stripe);
    // Whatever this throws isn't a 200, so Stripe sends the event again.
    if (isHandled(event.type) && (await this.inbox.store(referenceOf(event)))) this.worker.wake();
    return { received: true };
  }
}
