import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { PLANS, type PlanId } from '../contracts/plans.js';
import { ROLES, type Role } from '../contracts/roles.js';
import { remainingPrompts } from '../contracts/usage.js';
import type { UserRow } from './admin-users.service.js';

export class UserIdDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This is not the id of a user.' })
  id: string;
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
}

export function toAdminUserDto(row: UserRow): AdminUserDto {
  const { id, email, role, plan, quota, used, resetsAt, createdAt, verifiedAt } = row;
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
  };
}
