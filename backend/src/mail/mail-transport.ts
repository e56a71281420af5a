import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions, type Transport, type Transporter } from 'nodemailer';

/** A server that doesn't answer holds up every mail behind this one, so it isn't waited for long. */
const SMTP_PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };
/** The whole of it, for a server that answers, but slowly. */
const SEND_PATIENCE_MS = 60_000;

/** The way to the mail server. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly transporter: Pick<Transporter<unknown>, 'sendMail' | 'verify' | 'close'>;

  /** @param standIn takes the mails where no SMTP server is configured; without one they go nowhere. */
  constructor(smtpUrl: string | null, standIn?: Transport<unknown>) {
    this.transporter = smtpUrl
      ? createTransport({ url: smtpUrl, ...SMTP_PATIENCE })
      : createTransport(standIn ?? { jsonTransport: true });
  }

  /** Resolves when the mail server has taken it. */
  async send(mail: SendMailOptions): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server takes too long')), SEND_PATIENCE_MS);
    });
    try {
      await Promise.race([this.transporter.sendMail(mail), patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Connects and signs in without sending anything. @throws when that fails */
  async assertReachable(): Promise<void> {
    await this.transporter.verify();
  }

  onApplicationShutdown(): void {
    this.transporter.close();
  }
}
