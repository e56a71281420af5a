import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { OwnSession } from '../auth/own-sessions.service.js';
import { deviceName } from '../common/device-name.js';
import type { MailLogEntry, MailOutcome } from '../mail/mail-log-entry.entity.js';
import { UserIdDto } from './admin-users.dto.js';

export class UserSessionDto extends UserIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a session.' })
  sessionId: string;
}

export class AdminSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Such as "Firefox on Linux". */
  @ApiProperty()
  device: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;
}

export class AdminSessionListDto {
  @ApiProperty({ type: [AdminSessionDto] })
  items: AdminSessionDto[];

  @ApiProperty({ minimum: 0 })
  total: number;
}

export class AdminMailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'verify-email' })
  template: string;

  @ApiProperty({ enum: ['sent', 'refused'] })
  outcome: MailOutcome;

  /** What the mail server answered to a refused mail. */
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  /** When staff sent a refused mail on, as a new one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  retriedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class AdminMailListDto {
  @ApiProperty({ type: [AdminMailDto] })
  items: AdminMailDto[];

  @ApiProperty({ minimum: 0 })
  total: number;
}

export function toAdminSessionDto({ id, userAgent, createdAt, lastSeenAt }: OwnSession): AdminSessionDto {
  return {
    id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}

export function toAdminMailDto({ id, template, outcome, reason, retriedAt, createdAt }: MailLogEntry): AdminMailDto {
  const times = { retriedAt: retriedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  return { id, template, outcome, reason, ...times };
}
