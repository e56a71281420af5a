import { type DynamicModule, Module } from '@nestjs/common';
import type { Transport } from 'nodemailer';
import { AppConfig } from '../config/app-config.js';
import { MailLogService } from './mail-log.service.js';
import { MailTransport } from './mail-transport.js';
import { MailService } from './mail.service.js';

@Module({})
export class MailModule {
  /** @param standIn takes the mails in development, where no SMTP server is configured. */
  static forRoot(standIn?: Transport): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [
        {
          provide: MailTransport,
          inject: [AppConfig],
          useFactory: ({ smtpUrl }: AppConfig) => new MailTransport(smtpUrl, standIn),
        },
        MailService,
        MailLogService,
      ],
      exports: [MailService, MailLogService],
    };
  }
}
