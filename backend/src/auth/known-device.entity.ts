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

/** A browser in which a person has signed in before. It opens nothing; it only tells them from strangers. */
@Entity('known_device')
@Index('known_device_user_id_token_hash_key', ['userId', 'tokenHash'], { unique: true })
export class KnownDevice {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'known_device_user_id_fkey' })
  user: Relation<User>;

  @Column('uuid')
  userId: string;

  /** Of the value in the browser's `device` cookie. */
  @Index('known_device_token_hash_idx')
  @Column('bytea')
  tokenHash: Buffer;

  @Column('text', { nullable: true })
  userAgent: string | null;

  @Index('known_device_last_seen_at_idx')
  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
