import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** When a person last asked for something, so that the active ones of any span are counted without reading the ledger. */
@Entity('person_activity')
export class PersonActivity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'person_activity_pkey' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'person_activity_user_id_fkey' })
  user: Relation<User>;

  @Index('person_activity_last_active_at_idx')
  @Column('timestamptz')
  lastActiveAt: Date;
}
