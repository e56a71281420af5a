import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { LIMITS } from '../contracts/limits.js';
import { type Role, ROLES } from '../contracts/roles.js';
import { AdminUserDto, DoneDto } from './admin-users.dto.js';
import { BULK_ACTIONS, type BulkAction } from './bulk.service.js';

const emptyIsNone = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

export class SuspendDto {
  /** In words for the person, who reads it at the log-in and in a mail. */
  @ApiPropertyOptional({ maxLength: LIMITS.suspensionReasonMaxLength })
  @Transform(emptyIsNone)
  @IsOptional()
  @IsString({ message: 'Please give the reason as text.' })
  @MaxLength(LIMITS.suspensionReasonMaxLength, {
    message: `Please use at most ${LIMITS.suspensionReasonMaxLength} characters`,
  })
  reason?: string;
}

export class ChangeRoleDto {
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: `The role is one of ${ROLES.join(', ')}.` })
  role: Role;
}

/** As many as a page of the list can hold. */
const CHOSEN_MAX = 100;

export class BulkDto extends SuspendDto {
  @ApiProperty({ enum: BULK_ACTIONS })
  @IsIn(BULK_ACTIONS, { message: `The action is one of ${BULK_ACTIONS.join(', ')}.` })
  action: BulkAction;

  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: CHOSEN_MAX })
  @IsArray({ message: 'Please choose users.' })
  @ArrayMinSize(1, { message: 'Please choose users.' })
  @ArrayMaxSize(CHOSEN_MAX, { message: `Please choose at most ${CHOSEN_MAX} users at once.` })
  @IsUUID(undefined, { each: true, message: 'This is not the id of a user.' })
  ids: string[];
}

export class UserChangedDto extends DoneDto {
  /** As it is now. */
  @ApiProperty({ type: AdminUserDto })
  user: AdminUserDto;
}

export class SkippedDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Null: nobody has this id. */
  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty()
  reason: string;
}

export class BulkDoneDto extends DoneDto {
  @ApiProperty({ minimum: 0 })
  done: number;

  /** Those that were left as they were. */
  @ApiProperty({ type: [SkippedDto] })
  skipped: SkippedDto[];
}
