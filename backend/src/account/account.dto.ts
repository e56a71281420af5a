import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { OwnSession } from '../auth/own-sessions.service.js';
import { Email, RequiredText, Secret } from '../common/fields.js';
import { deviceName } from './device-name.js';

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

export function toOwnSessionDto(session: OwnSession, currentId: string): OwnSessionDto {
  return {
    id: session.id,
    device: deviceName(session.userAgent),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === currentId,
  };
}
