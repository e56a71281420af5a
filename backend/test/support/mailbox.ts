import type { SentMessageInfo, Transport } from 'nodemailer';

export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Whom an answer reaches; empty: the sender. */
  replyTo: unknown[];
}

const PATIENCE_MS = 10_000;

/** Stands where the mail server stands: takes whole mails and can refuse them as one would. */
export class Mailbox {
  readonly mails: CaughtMail[] = [];
  /** The next deliveries fail this often, as if the server were down. */
  failures = 0;
  private readonly listeners = new Set<() => void>();

  readonly transport: Transport = {
    name: 'test-mailbox',
    version: '1',
    send: (mail, done) => {
      const envelope = mail.message.getEnvelope();
      const receipt: SentMessageInfo = { envelope, messageId: mail.message.messageId() };
      mail.normalize((error, data) => {
        if (error || !data) return done(error ?? new Error('The mail could not be read'), receipt);
        if (this.failures > 0) {
          this.failures -= 1;
          return done(new Error('421 service not available'), receipt);
        }
        const to = envelope.to.join();
        this.mails.push({
          to,
          subject: String(data.subject),
          text: String(data.text),
          html: String(data.html),
          messageId: receipt.messageId,
          replyTo: [data.replyTo ?? []].flat(),
        });
        for (const listener of this.listeners) listener();
        done(null, receipt);
      });
    },
  };

  /** Waits for the newest mail to an address. */
  mailTo(email: string, { count = 1 } = {}): Promise<CaughtMail> {
    return this.newestOf(({ to }) => to === email, count, `to ${email}`);
  }

  /** Waits for the newest mail to an address under this subject. */
  mailAbout(email: string, subject: string, { count = 1 } = {}): Promise<CaughtMail> {
    return this.newestOf((mail) => mail.to === email && mail.subject === subject, count, `"${subject}" to ${email}`);
  }

  private async newestOf(wanted: (mail: CaughtMail) => boolean, count: number, which: string): Promise<CaughtMail> {
    const deadline = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const found = this.mails.filter(wanted);
      const newest = found.at(-1);
      if (newest && found.length >= count) return newest;
      await this.nextMail(deadline, which);
    }
  }

  /** The token in the newest mail to an address. */
  async tokenFor(email: string, { count = 1 } = {}): Promise<string> {
    const { text } = await this.mailTo(email, { count });
    const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
    if (!token) throw new Error(`The mail to ${email} has no link`);
    return token;
  }

  private nextMail(deadline: AbortSignal, which: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.listeners.delete(listener);
        deadline.removeEventListener('abort', fail);
      };
      const listener = (): void => {
        stop();
        resolve();
      };
      const fail = (): void => {
        stop();
        reject(new Error(`No mail ${which} within ${PATIENCE_MS} ms`));
      };
      this.listeners.add(listener);
      deadline.addEventListener('abort', fail);
    });
  }
}
