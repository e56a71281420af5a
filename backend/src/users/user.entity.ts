import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

import type { Role } from '../contracts/roles.js';

/** A person's account. The address is their identity and their user name, trimmed and lower-cased. */
@Entity('user_account')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('user_account_email_key', { unique: true })
  @Column('text')
  email: string;

  /** argon2id, with its parameters inside. */
  @Column('text')
  passwordHash: string;

  @Column('text', { default: 'user' })
  role: Role;

  /** Changes with every registration of a still unverified address, so that older links and browsers lose their hold. */
  @Column('uuid')
  registrationId: string;

  /** Null until the owner of the mailbox followed a link. */
  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  @Index('user_account_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
