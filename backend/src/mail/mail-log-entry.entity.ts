import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** `refused`: the receiving server will never take it, so nobody tries again. */
export type MailOutcome = 'sent' | 'refused';

/** That a mail left, or why it couldn't: never what it said. Kept for 30 days. */
@Entity('mail_log_entry')
@Index('mail_log_entry_recipient_idx', ['recipient', 'createdAt'])
@Index('mail_log_entry_refused_idx', ['createdAt', 'id'], { where: `"outcome" = 'refused' AND "retried_at" IS NULL` })
export class MailLogEntry {
  /** The job that sent it, which the Message-ID names too. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  template: string;

  /** No foreign key: some mails go to people without an account, or to one that was just deleted. */
  @Column('text')
  recipient: string;

  @Column('text')
  outcome: MailOutcome;

  /** What the mail server answered to a refused mail. */
  @Column('text', { nullable: true })
  reason: string | null;

  /**
   * What a refused mail can be made from again, as the queue held it: ids and addresses, never a link or a text. Null: it
   * was sent, or staff have sent it on since.
   */
  @Column('jsonb', { nullable: true, select: false })
  data: object | null;

  /** Staff sent it on, as a new mail with an entry of its own. */
  @Column('timestamptz', { nullable: true })
  retriedAt: Date | null;

  @Index('mail_log_entry_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
