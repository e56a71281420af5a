import { once } from 'node:events';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  messageId: string;
  subject: string;
  /** As it came over the wire. */
  raw: string;
  /** Readable: transfer encoding undone. */
  content: string;
}

/** What the sink does instead of taking a mail. `lose-answer`: it takes the mail, and the connection breaks before it says so. */
export type Behaviour =
  | { at: 'connect' | 'sender' | 'recipient' | 'data'; code: number; text: string }
  | { at: 'lose-answer' }
  | { at: 'silence' };

/** A strict mail server on this machine that can be down, refuse, break off or say nothing. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  /** How often a recipient was named to it, taken or not. */
  attempts = 0;
  /** Decides over each mail by its recipient; undefined takes it. */
  behave: (recipient: string) => Behaviour | undefined = () => undefined;
  private server?: SMTPServer;

  private constructor(private readonly port: number) {}

  /** Reserves an address without answering there yet. */
  static async reserve(): Promise<SmtpSink> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    probe.close();
    await once(probe, 'close');
    return new SmtpSink(port);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, done) => done(refusal(this.behave(''), 'connect')),
      onMailFrom: (_address, _session, done) => done(refusal(this.behave(''), 'sender')),
      onRcptTo: ({ address }, _session, done) => {
        this.attempts += 1;
        const behaviour = this.behave(address);
        if (behaviour?.at === 'silence') return;
        done(refusal(behaviour, 'recipient'));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const behaviour = this.behave(to[0] ?? '');
          const error = refusal(behaviour, 'data');
          if (error) return done(error);
          this.mails.push(toMail(to, Buffer.concat(chunks).toString('latin1')));
          if (behaviour?.at === 'lose-answer') return breakOff(this.server, session.id);
          done();
        });
      },
    });
    server.on('error', () => undefined); // A connection that a client broke off is no fault of ours.
    this.server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
  }

  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Mails taken for this address. */
  to(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(recipient));
  }
}

function refusal(behaviour: Behaviour | undefined, at: Behaviour['at']): Error | null {
  if (!behaviour || !('code' in behaviour) || behaviour.at !== at) return null;
  return Object.assign(new Error(behaviour.text), { responseCode: behaviour.code });
}

function breakOff(server: SMTPServer | undefined, id: string): void {
  for (const connection of server?.connections ?? []) {
    const { session, _socket } = connection as unknown as { session: { id: string }; _socket: { destroy(): void } };
    if (session.id === id) _socket.destroy();
  }
}

function toMail(to: string[], raw: string): ReceivedMail {
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';
  const content = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return {
    to,
    messageId: header('Message-ID'),
    subject: header('Subject'),
    raw,
    content: Buffer.from(content, 'latin1').toString('utf8'),
  };
}
