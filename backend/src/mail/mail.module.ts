import { type DynamicModule, Module } from '@nestjs/common';
import { type MailerOptions, MailerModule } from '@nestjs-modules/mailer';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import type { Transport } from 'nodemailer';
import { AppConfig } from '../config/app-config.js';
import { MailLogService } from './mail-log.service.js';
import { MailService } from './mail.service.js';
import { TEMPLATE_DIRECTORY } from './text-template.js';

const SMTP_PATIENCE_MS = 20_000;

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
            transport: smtpUrl ?? standIn ?? { jsonTransport: true },
            sendTimeout: SMTP_PATIENCE_MS,
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
