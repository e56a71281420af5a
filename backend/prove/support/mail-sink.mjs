import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.mjs';

/** A mail server of one's own that can be gone. */
export class MailSink {
  /** Whom mails came for, in their order. */
  recipients = [];
  #server = null;

  static async start() {
    const sink = new MailSink();
    sink.port = await freePort();
    await sink.up();
    return sink;
  }

  get url() {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async up() {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          this.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    this.#server.on('error', () => undefined); // A connection that a client broke off is no fault of ours.
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server.server, 'listening');
  }

  async down() {
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  countFor(email) {
    return this.recipients.filter((recipient) => recipient === email).length;
  }
}
