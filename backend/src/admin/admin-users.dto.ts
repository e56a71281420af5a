import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { PLANS, type PlanId } from '../contracts/plans.js';
import { ROLES, type Role } from '../contracts/roles.js';
import { remainingPrompts } from '../contracts/usage.js';
import type { UserRow } from './admin-users.service.js';

export class UserIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a user.' })
  id: string;
}

/** More than anyone uses, and what a column of the ledger holds. */
const COUNT_MAX = 1_000_000_000;

/** A count that may be left out, but not be nothing: `null` is no number. */
function OptionalCount(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: COUNT_MAX }),
    ValidateIf((_, value) => value !== undefined),
    Max(COUNT_MAX, { message: NOT_A_NUMBER }),
    Min(0, { message: 'Values cannot be negative' }),
    IsInt({ message: NOT_A_NUMBER }),
  );
}

const NOT_A_NUMBER = 'Please enter valid numbers';

/** Only what changes is sent. */
export class EditPromptsDto {
  @OptionalCount()
  promptsUsed?: number;

  @OptionalCount()
  promptQuota?: number;
}

export class DoneDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}

export class AdminUserDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ enum: Object.keys(PLANS) })
  subscriptionTier: PlanId;

  @ApiProperty({ minimum: 0 })
  remaining: number;

  @ApiProperty({ minimum: 0 })
  promptQuota: number;

  @ApiProperty({ minimum: 0 })
  promptsUsed: number;

  /** When the counter starts anew; null: never, or not before the address is verified. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resetDate: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  isVerified: boolean;

  @ApiProperty({ enum: ROLES })
  role: Role;

  /** Since when staff keep the account shut; null: it is open. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  suspendedAt: string | null;

  /** What its owner is told of why. */
  @ApiProperty({ type: String, nullable: true })
  suspensionReason: string | null;

  /** This account can't be deleted by anyone. */
  @ApiProperty()
  isProtected: boolean;

  /** Staff set the numbers by hand; that holds until the period ends or the plan changes. */
  @ApiProperty()
  adminModified: boolean;

  /** Sent back as `If-Match`, an edit is refused when somebody else changed the numbers since. */
  @ApiProperty({ example: 'free-1795430000000-0' })
  version: string;
}

export class PromptsEditedDto extends DoneDto {
  /** As it is now. */
  @ApiProperty({ type: AdminUserDto })
  user: AdminUserDto;
}

export class AdminUserListDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty({ type: [AdminUserDto] })
  users: AdminUserDto[];

  @ApiProperty()
  message: string;

  @ApiProperty({ minimum: 0 })
  total: number;

  /** Above ten thousand the total is what the database expects, because counting so many would take too long. */
  @ApiProperty()
  totalIsEstimate: boolean;
}

export function toAdminUserDto(row: UserRow): AdminUserDto {
  const { id, email, role, plan, quota, used, resetsAt, createdAt, verifiedAt, suspendedAt } = row;
  const { suspensionReason, isProtected, adminModified, version } = row;
  return {
    id,
    username: email,
    email,
    subscriptionTier: plan,
    remaining: remainingPrompts({ quota, used }),
    promptQuota: quota,
    promptsUsed: used,
    resetDate: resetsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isVerified: verifiedAt !== null,
    role,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    suspensionReason,
    isProtected,
    adminModified,
    version,
  };
}
