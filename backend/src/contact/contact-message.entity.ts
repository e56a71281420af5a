import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const CONTACT_STATUSES = ['new', 'read', 'answered', 'archived'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** What somebody wrote through the contact form. Kept for 12 months. */
@Entity('contact_message')
@Index('contact_message_status_idx', ['status', 'createdAt'])
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** Where the answer goes. Nobody has proved that it is the writer's. */
  @Index('contact_message_email_idx')
  @Column('text')
  email: string;

  @Column('text')
  message: string;

  @Column('text', { default: 'new' })
  status: ContactStatus;

  @Index('contact_message_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
