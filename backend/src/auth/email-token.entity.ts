import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../users/user.entity.js';

export type EmailTokenPurpose = 'verify-email' | 'reset-password';

/** The right to do one thing once, sent by mail as a link. */
@Entity('email_token')
export class EmailToken {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  // Only the hash is stored: neither a copy of the database nor of the job queue holds a usable link.
  @Index('email_token_hash_key', { unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  @Column('text')
  purpose: EmailTokenPurpose;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'email_token_user_id_fkey' })
  user: Relation<User>;

  @Index('email_token_user_id_idx')
  @Column('uuid')
  userId: string;

  /** The registration it belongs to; a later one makes it worthless. */
  @Column('uuid')
  registrationId: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
