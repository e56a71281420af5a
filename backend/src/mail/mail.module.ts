import { type DynamicModule, Module } from '@nestjs/common';
import { type MailerOptions, MailerModule } from '@nestjs-modules/mailer';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import type { Transport } from 'nodemailer';
import { AppConfig } from '../config/app-config.js';
import { MailLogService } from './mail-log.service.js';
import { MailService } from './mail.service.js';
import { TEMPLATE_DIRECTORY } from './text-template.js';

/** A server that doesn't answer holds up every mail behind this one, so it isn't waited for long. */
const SMTP_PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };
/** The whole of it, for a server that answers, but slowly. */
const SEND_PATIENCE_MS = 60_000;

@Module({})
export class MailModule {
  /** @param standIn takes the mails in development, where no SMTP server is configured. */
  static forRoot(standIn?: Transport): DynamicModule {
    return {
      module: MailModule,
      global: true,
      imports: [
        MailerModule.forRootAsync({
          imports: [],
          inject: [AppConfig],
          useFactory: ({ smtpUrl }: AppConfig): MailerOptions => ({
            transport: smtpUrl ? { url: smtpUrl, ...SMTP_PATIENCE } : (standIn ?? { jsonTransport: true }),
            sendTimeout: SEND_PATIENCE_MS,
            template: {
              dir: TEMPLATE_DIRECTORY,
              adapter: new HandlebarsAdapter(undefined, { inlineCssEnabled: false }),
              options: { strict: true },
            },
            options: { layout: 'layout' },
          }),
        }),
      ],
      providers: [MailService, MailLogService],
      exports: [MailService, MailLogService],
    };
  }
}
