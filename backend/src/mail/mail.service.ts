import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { EntityManager } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { MailLogService, type MailSource } from './mail-log.service.js';
import { MailTransport } from './mail-transport.js';
import { permanentRefusal } from './permanent-refusal.js';
import { renderMail } from './templates.js';

export interface Mail {
  to: string;
  /** Whom an answer reaches, if not us. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** What the template prints; `appName`, `appUrl`, `supportEmail` and `reason` (why one gets this mail) are always there. */
  context: Record<string, string>;
}

/** Makes the mail at the moment it is sent, so that no queue holds a link; null: it is no longer wanted. */
export type MailComposer<Data extends object> = (data: Data) => Promise<Mail | null>;

/** Why the mail would not be made now, in a sentence for staff who want to send it on; null: it would be. */
export type MailObstacle<Data extends object> = (data: Data) => Promise<string | null>;

interface MailDefinition {
  compose: MailComposer<object>;
  findObstacle: MailObstacle<object>;
}

const REASON = 'You get this mail because of your account at';

const QUEUE = 'mail';
/** About a day: 12 tries, at first after 15 s, at most 2 hours apart. */
const RETRY = { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 7_200 };

/** Sends what other modules composed, once each, through a durable queue: a mail is asked for in the transaction it tells of. */
@Injectable()
export class MailService {
  private readonly definitions = new Map<string, MailDefinition>();
  private readonly sent;
  private readonly refused;
  private readonly deferred;

  constructor(
    private readonly transport: MailTransport,
    private readonly jobs: JobsService,
    private readonly config: AppConfig,
    private readonly log: MailLogService,
    private readonly logger: Logger,
    metrics: MetricsService,
  ) {
    this.sent = metrics.counter('mail_sent_total', 'Mails handed to the mail server', ['template']);
    this.refused = metrics.counter('mail_refused_total', 'Mails the mail server will never take', ['template']);
    this.deferred = metrics.counter('mail_deferred_total', 'Tries that failed and are repeated later', ['template']);
    jobs.define<MailSource>({ queue: QUEUE, retry: RETRY, run: (job, { id }) => this.deliver(job, id) });
  }

  /** Names a mail by its template in `mail/templates`. Called once, from the constructor of the module that owns the mail. */
  define<Data extends object>(
    template: string,
    compose: MailComposer<Data>,
    findObstacle: MailObstacle<Data> = () => Promise.resolve(null),
  ): void {
    this.definitions.set(template, { compose, findObstacle } as MailDefinition);
  }

  /** Asks for a mail; it leaves if and only if the transaction commits. */
  async enqueue(template: string, data: object, tx: EntityManager): Promise<void> {
    await this.jobs.send(QUEUE, { template, data } satisfies MailSource, tx);
  }

  /**
   * Sends a refused mail on, as new as on its first day: its links are made when it leaves.
   * @returns false: it is not there, perhaps because somebody else was faster. @throws AppError CONFLICT
   */
  async retry(id: string, tx: EntityManager): Promise<boolean> {
    const mail = await this.log.takeRefused(id, tx);
    if (!mail) return false;
    const obstacle = await this.definitionOf(mail.template).findObstacle(mail.data);
    if (obstacle !== null) throw new AppError('CONFLICT', obstacle);
    await this.enqueue(mail.template, mail.data, tx);
    return true;
  }

  /** Connects and signs in to the mail server without sending anything. */
  async assertReachable(): Promise<void> {
    await this.transport.assertReachable();
  }

  private definitionOf(template: string): MailDefinition {
    const definition = this.definitions.get(template);
    if (!definition) throw new Error(`No module composes the mail "${template}"`);
    return definition;
  }

  private async deliver({ template, data }: MailSource, jobId: string): Promise<void> {
    const { compose } = this.definitionOf(template);
    // It had left when a crash kept the queue from hearing of it.
    if (await this.log.has(jobId)) return;
    const mail = await compose(data);
    if (!mail) return;
    try {
      await this.send(template, mail, jobId);
      await this.log.record({ id: jobId, template, recipient: mail.to, outcome: 'sent', reason: null, data: null });
      this.sent.inc({ template });
    } catch (error) {
      const refusal = permanentRefusal(error);
      if (refusal === null) {
        this.deferred.inc({ template });
        throw error;
      }
      // Asking again would get the same answer, and a name among mail servers as one who doesn't listen.
      await this.log.record({ id: jobId, template, recipient: mail.to, outcome: 'refused', reason: refusal, data });
      this.refused.inc({ template });
      this.logger.warn({ template, mailId: jobId }, 'A mail was refused for good; the mail log says why');
    }
  }

  private async send(template: string, { to, replyTo, subject, context: own }: Mail, jobId: string): Promise<void> {
    const { appName, appUrl, supportEmail, mailFrom } = this.config;
    const context = { appName, appUrl, supportEmail, reason: REASON, ...own, subject };
    await this.transport.send({
      to,
      from: mailFrom,
      replyTo,
      subject,
      ...(await renderMail(template, context)),
      // A job repeated after a crash sends under the same id, so mailboxes fold the two into one.
      messageId: `<${jobId}@${new URL(appUrl).hostname}>`,
    });
  }
}
