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

/** A person's wish for another address, until its mailbox proves that it is theirs. At most one per person. */
@Entity('email_change')
export class EmailChange {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'email_change_user_id_fkey' })
  user: Relation<User>;

  @Index('email_change_user_id_key', { unique: true })
  @Column('uuid')
  userId: string;

  @Column('text')
  newEmail: string;

  // Only the hash is stored: a copy of the database holds no usable link. Null until the mail leaves.
  @Index('email_change_token_hash_key', { unique: true })
  @Column('bytea', { nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
