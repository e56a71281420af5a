import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { CONTACT_STATUSES, type ContactMessage, type ContactStatus } from '../contact/contact-message.entity.js';
import { DoneDto } from './admin-users.dto.js';

export class ContactMessageIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a message.' })
  id: string;
}

export class SetContactStatusDto {
  @ApiProperty({ enum: CONTACT_STATUSES })
  @IsIn(CONTACT_STATUSES, { message: `A message is ${CONTACT_STATUSES.join(', ')}.` })
  status: ContactStatus;
}

export class ContactMessageDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  /** Where the answer goes. Nobody has proved that it is the writer's. */
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty()
  message: string;

  @ApiProperty({ enum: CONTACT_STATUSES })
  status: ContactStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

export class ContactStatusSetDto extends DoneDto {
  /** As it is now. */
  @ApiProperty({ type: ContactMessageDto })
  contactMessage: ContactMessageDto;
}

export function toContactMessageDto({ createdAt, ...message }: ContactMessage): ContactMessageDto {
  return { ...message, createdAt: createdAt.toISOString() };
}
