import { CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Somebody who doesn't want their history kept. Whoever has no row here does. */
@Entity('history_off')
export class HistoryOff {
  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'history_off_user_id_fkey' })
  user: Relation<User>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'history_off_pkey' })
  userId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  since: Date;
}
