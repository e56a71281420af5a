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

/** One signed-in browser. The row decides on every request; ending it ends the session at once. */
@Entity('session')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  // Only the hash is stored: a copy of the database can't open anyone's session.
  @Index('session_token_hash_key', { unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_user_id_fkey' })
  user: Relation<User>;

  @Index('session_user_id_idx')
  @Column('uuid')
  userId: string;

  /** When the password was last proved in this session. */
  @Column('timestamptz')
  authenticatedAt: Date;

  /** When the second factor was proved in it. */
  @Column('timestamptz', { nullable: true })
  secondFactorAt: Date | null;

  @Column('timestamptz')
  lastSeenAt: Date;

  /** When it got its present id. */
  @Column('timestamptz', { default: () => 'now()' })
  rotatedAt: Date;

  /** The browser has shown that it received the present id. */
  @Column('boolean', { default: true })
  idSeen: boolean;

  /** Moves on with use. */
  @Column('timestamptz')
  idleExpiresAt: Date;

  /** Never moves. */
  @Column('timestamptz')
  absoluteExpiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  userAgent: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
