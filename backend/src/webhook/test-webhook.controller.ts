import { Controller, Get, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AppError } from '../common/app-error.js';
import { PublicInDevelopment } from '../common/public.decorator.js';
import { RequiresRole } from '../common/roles.decorator.js';
import { AppConfig } from '../config/app-config.js';
import { verifyEvent } from './stripe-signature.js';
import { webhookUrl } from './webhook-setup.js';
import { ReceivedDto, WebhookInfoDto } from './webhook.dto.js';

/** What the page for trying the webhook shows and calls. */
@ApiTags('webhooks')
@PublicInDevelopment()
@RequiresRole('admin')
@Controller('test-webhook')
export class TestWebhookController {
  constructor(private readonly config: AppConfig) {}

  @Get('info')
  @ApiOkResponse({ type: WebhookInfoDto })
  info(): WebhookInfoDto {
    const { appUrl, production, stripe } = this.config;
    const url = webhookUrl(appUrl);
    return {
      environment: production ? 'production' : 'development',
      webhookSecretConfigured: {
        production: Boolean(stripe?.webhookSecret),
        test: Boolean(stripe?.webhookSecretTest),
      },
      instructions: {
        webhookUrl: url,
        stripeCliCommands: [
          'stripe login',
          `stripe listen --forward-to ${url}`,
          'stripe trigger payment_intent.succeeded',
        ],
        curlExample: `curl -X POST ${url} -H 'Content-Type: application/json' -d '{"id":"evt_test","object":"event","type":"payment_intent.succeeded"}'`,
        note: 'An event without a valid signature is refused with status 400. That is what the curl example shows; the Stripe CLI signs what it sends, with the secret that it prints and that belongs into STRIPE_WEBHOOK_SECRET_TEST.',
      },
    };
  }

  /** Demands a signature like the real one, and does nothing with an event that has it. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ReceivedDto })
  test(@Req() request: Request, @Headers('stripe-signature') signature = ''): ReceivedDto {
    const { stripe } = this.config;
    if (!stripe) throw new AppError('BAD_REQUEST', 'The signature of this event could not be verified.');
    verifyEvent(request.body as Buffer | undefined, signature, stripe);
    return { received: true };
  }
}
