import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

import type { Role } from '../contracts/roles.js';

/** A person's account. The address is their identity and their user name, trimmed and lower-cased. */
@Entity('user_account')
// What TypeORM can't declare: included columns, expressions, collations, trigrams. `AddUsersAtScale` and `ConsoleAtScale`
// make them.
@Index('user_account_email_trgm_idx', { synchronize: false })
@Index('user_account_email_list_idx', { synchronize: false })
@Index('user_account_created_at_idx', { synchronize: false })
@Index('user_account_verified_idx', { synchronize: false })
@Index('user_account_role_idx', ['role', 'id'])
@Index('user_account_unverified_idx', { synchronize: false })
@Index('user_account_suspended_idx', ['id'], { where: '"suspended_at" IS NOT NULL' })
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

  /** Staff shut the account: nobody gets in, and nothing more is billed. Null: open. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** Why, in words for the person; null: staff gave none. */
  @Column('text', { nullable: true })
  suspensionReason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
