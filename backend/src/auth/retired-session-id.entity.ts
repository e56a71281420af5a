import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Session } from './session.entity.js';

/** An id that a session had before. Parallel tabs may use it a little longer; afterwards only a thief would. */
@Entity('retired_session_id')
export class RetiredSessionId {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'retired_session_id_pkey' })
  tokenHash: Buffer;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'retired_session_id_session_id_fkey' })
  session: Relation<Session>;

  @Index('retired_session_id_session_id_idx')
  @Column('uuid')
  sessionId: string;

  /** Null until the browser has shown the new id: the answer that carried it may have been lost. */
  @Column('timestamptz', { nullable: true })
  validUntil: Date | null;
}
