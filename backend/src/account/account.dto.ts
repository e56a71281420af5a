import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { OwnSession } from '../auth/own-sessions.service.js';
import { deviceName } from '../common/device-name.js';
import { Email, RequiredText, Secret } from '../common/fields.js';
import type { User } from '../users/user.entity.js';

/** Longer than any link of ours. */
const TOKEN_MAX = 200;

export class SessionIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a session.' })
  id: string;
}

export class ChangeEmailDto {
  @Email()
  email: string;

  @Secret('Please enter your password')
  password: string;
}

export class ConfirmEmailDto {
  @RequiredText('The confirmation link is incomplete', TOKEN_MAX)
  token: string;
}

export class DeleteAccountDto {
  @Secret('Please enter your password')
  password: string;
}

export class AccountDto {
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /** When the owner of the mailbox followed a link for the first time. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  verifiedAt: string | null;

  /** The address that waits to be confirmed. */
  @ApiProperty({ type: String, format: 'email', nullable: true })
  requestedEmail: string | null;
}

export class OwnSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Chrome on Windows' })
  device: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;

  /** The one that asks. */
  @ApiProperty()
  isCurrent: boolean;
}

export class OwnSessionsDto {
  @ApiProperty({ type: [OwnSessionDto] })
  items: OwnSessionDto[];

  @ApiProperty({ minimum: 0 })
  total: number;
}

export class DoneDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}

export class SessionsEndedDto extends DoneDto {
  @ApiProperty({ minimum: 0 })
  ended: number;
}

export class EmailConfirmedDto extends DoneDto {
  /** The new address. */
  @ApiProperty({ format: 'email' })
  email: string;
}

export function toAccountDto({ email, createdAt, emailVerifiedAt }: User, requestedEmail: string | null): AccountDto {
  return {
    email,
    createdAt: createdAt.toISOString(),
    verifiedAt: emailVerifiedAt?.toISOString() ?? null,
    requestedEmail,
  };
}

export function toOwnSessionDto(session: OwnSession, currentId: string): OwnSessionDto {
  return {
    id: session.id,
    device: deviceName(session.userAgent),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === currentId,
  };
}
