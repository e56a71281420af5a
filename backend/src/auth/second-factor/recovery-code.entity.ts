import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** One way in without the authenticator app, good once. Random enough that its hash needs no slowness. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_code_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_code_user_id_fkey' })
  user: Relation<User>;

  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'recovery_code_pkey' })
  codeHash: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
