import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** A person's authenticator app. The row goes with the account. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'second_factor_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_factor_user_id_fkey' })
  user: Relation<User>;

  /** The shared secret, sealed with the server's key. Null until a first code proved that the app has it. */
  @Column('bytea', { nullable: true })
  secret: Buffer | null;

  /** The secret of an app that is being set up, sealed likewise. */
  @Column('bytea', { nullable: true })
  pendingSecret: Buffer | null;

  @Column('timestamptz', { nullable: true })
  pendingUntil: Date | null;

  /** The half minute of the last code that was taken: no code is good twice. */
  @Column('integer', { default: 0 })
  lastStep: number;

  @Column('timestamptz', { nullable: true })
  enabledAt: Date | null;
}
