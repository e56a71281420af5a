import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, Matches } from 'class-validator';
import type { DeadJob } from '../jobs/dead-jobs.service.js';
import type { RefusedMail } from '../mail/mail-log.service.js';
import type { DeadEvent } from '../webhook/stripe-inbox.service.js';
import { DoneDto } from './admin-users.dto.js';

export class DeadEventIdDto {
  @ApiProperty({ example: 'evt_1Pxyz' })
  @Matches(/^\w{1,255}$/, { message: 'This is not the id of an event.' })
  id: string;
}

export class DeadJobIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a job.' })
  id: string;
}

export class RefusedMailIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a mail.' })
  id: string;
}

/** What Stripe reported and could not be worked off. */
export class DeadEventDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ example: 'invoice.paid' })
  type: string;

  @ApiProperty()
  objectId: string;

  @ApiProperty({ type: String, nullable: true })
  customerId: string | null;

  /** Stripe's time. */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  receivedAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  diedAt: string;

  @ApiProperty({ minimum: 0 })
  attempts: number;

  /** Why the last try failed. */
  @ApiProperty()
  reason: string;
}

/** A mail nobody could deliver, or other work that failed for the last time. */
export class DeadJobDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'mail' })
  job: string;

  /** What it was about, in names and ids; never a text or a secret. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  about: Record<string, string>;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  diedAt: string;

  @ApiProperty({ minimum: 0 })
  attempts: number;

  /** Why the last try failed. */
  @ApiProperty()
  reason: string;
}

/** A mail that the receiving server will not take. */
export class RefusedMailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'verify-email' })
  template: string;

  @ApiProperty()
  recipient: string;

  /** What the server answered. */
  @ApiProperty()
  reason: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  /** What it is made from was kept: so for all but mails refused before retries existed. */
  @ApiProperty()
  canBeRetried: boolean;
}

export class RetriedDto extends DoneDto {
  @ApiProperty({ minimum: 0 })
  retried: number;
}

export function toDeadEventDto({ createdAt, receivedAt, diedAt, ...event }: DeadEvent): DeadEventDto {
  return {
    ...event,
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    diedAt: diedAt.toISOString(),
  };
}

export function toDeadJobDto({ createdAt, diedAt, ...job }: DeadJob): DeadJobDto {
  return { ...job, createdAt: createdAt.toISOString(), diedAt: diedAt.toISOString() };
}

export function toRefusedMailDto({ reason, createdAt, ...mail }: RefusedMail): RefusedMailDto {
  return { ...mail, reason: reason ?? '', createdAt: createdAt.toISOString() };
}
