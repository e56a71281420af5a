import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { JobsService } from '../jobs/jobs.service.js';
import { type Mail, MailService } from '../mail/mail.service.js';
import { MetricsService } from '../metrics/metrics.service.js';
import type { ContactDto } from './contact.dto.js';
import { ContactMessage } from './contact-message.entity.js';

interface ContactMailData {
  messageId: string;
}

/** Messages to the people who run this: stored first, then mailed to them. */
@Injectable()
export class ContactService {
  private readonly bots;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly config: AppConfig,
    jobs: JobsService,
    metrics: MetricsService,
  ) {
    this.bots = metrics.counter('contact_bots_total', 'Contact messages that filled in the field no person sees');
    mail.define<ContactMailData>('contact', (data) => this.composeMail(data));
    jobs.define({
      queue: 'contact-clean-up',
      retry: { retryLimit: 0 },
      cron: '23 3 * * *',
      run: () => this.dropOld(),
    });
  }

  /** Stores and mails a message. A program's is dropped without a word, so that it learns nothing. */
  async receive({ name, email, message, website }: ContactDto): Promise<void> {
    if (website) return this.bots.inc();
    const id = randomUUID();
    await this.dataSource.transaction(async (tx) => {
      await tx.insert(ContactMessage, { id, name, email, message });
      await this.mail.enqueue('contact', { messageId: id } satisfies ContactMailData, tx);
    });
  }

  listFrom(email: string): Promise<ContactMessage[]> {
    return this.dataSource.manager.find(ContactMessage, { where: { email }, order: { createdAt: 'ASC' } });
  }

  async deleteFrom(email: string, tx: EntityManager): Promise<void> {
    await tx.delete(ContactMessage, { email });
  }

  private async composeMail({ messageId }: ContactMailData): Promise<Mail | null> {
    const found = await this.dataSource.manager.findOneBy(ContactMessage, { id: messageId });
    if (!found) return null;
    const { name, email, message, createdAt } = found;
    return {
      to: this.config.supportEmail,
      replyTo: { name, address: email },
      subject: `Message from ${name}`,
      context: { name, email, message, sentAt: createdAt.toUTCString(), reason: 'Written through the contact form of' },
    };
  }

  private async dropOld(): Promise<number> {
    const [, dropped] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM contact_message WHERE created_at < now() - interval '12 months'`,
    );
    return dropped;
  }
}
