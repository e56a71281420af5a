import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what to whom. Append-only: the database itself refuses to change or, before its time, delete a row. */
@Entity('audit_entry')
@Index('audit_entry_target_id_idx', ['targetId', 'createdAt'])
@Index('audit_entry_action_idx', ['action', 'createdAt'])
@Index('audit_entry_actor_email_idx', ['actorEmail', 'createdAt'])
// Made by a migration: TypeORM has no words for an index over an expression.
@Index('audit_entry_deleted_email_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null: the system itself. No foreign key, because the trace outlives the account. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  actorEmail: string | null;

  /** Such as `user.role-granted`. */
  @Column('text')
  action: string;

  @Column('text')
  targetType: string;

  @Column('text')
  targetId: string;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('text', { nullable: true })
  ip: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  @Index('audit_entry_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
