import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { AuditEntry } from '../audit/audit-entry.entity.js';

export class AuditEntryIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of an audit entry.' })
  id: string;
}

export class AuditEntryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** Null: the system itself. */
  @ApiProperty({ type: String, nullable: true })
  actorId: string | null;

  /** As it was then. */
  @ApiProperty({ type: String, nullable: true })
  actorEmail: string | null;

  @ApiProperty({ example: 'user.prompts-edited' })
  action: string;

  @ApiProperty({ example: 'user' })
  targetType: string;

  @ApiProperty()
  targetId: string;

  /** The address that the account has now, where it is about one that exists. */
  @ApiProperty({ type: String, nullable: true })
  targetEmail: string | null;

  @ApiProperty({ type: Object, additionalProperties: true, nullable: true })
  before: Record<string, unknown> | null;

  @ApiProperty({ type: Object, additionalProperties: true, nullable: true })
  after: Record<string, unknown> | null;

  @ApiProperty({ type: String, nullable: true })
  ip: string | null;

  @ApiProperty({ type: String, nullable: true })
  requestId: string | null;
}

/** What the log can be narrowed to. */
export class AuditChoicesDto {
  /** Addresses of those who acted; `system` is nobody. */
  @ApiProperty({ type: [String] })
  actors: string[];

  @ApiProperty({ type: [String] })
  actions: string[];
}

export interface NamedAuditEntry extends AuditEntry {
  targetEmail: string | null;
}

export function toAuditEntryDto({ createdAt, ...entry }: NamedAuditEntry): AuditEntryDto {
  const { id, actorId, actorEmail, action, targetType, targetId, targetEmail, before, after, ip, requestId } = entry;
  return {
    id,
    createdAt: createdAt.toISOString(),
    actorId,
    actorEmail,
    action,
    targetType,
    targetId,
    targetEmail,
    before,
    after,
    ip,
    requestId,
  };
}
