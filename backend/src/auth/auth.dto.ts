import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { Email, RequiredText, Secret } from '../common/fields.js';
import type { PlanId } from '../contracts/plans.js';
import { PLANS } from '../contracts/plans.js';
import { ROLES, type Role } from '../contracts/roles.js';
import type { UsageSummary } from '../usage/usage.service.js';
import type { User } from '../users/user.entity.js';
import { OptionalCode } from './second-factor/optional-code.js';

/** Longer than any link of ours. */
export const MAILED_TOKEN_MAX = 200;

export class RegisterDto {
  /** The same as the address: people sign in with it. */
  @ApiProperty({ required: false })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
  @IsOptional()
  @IsString({ message: 'Please enter a valid email address' })
  username?: string;

  @Email()
  email: string;

  @Secret('Password is required')
  password: string;

  @Secret('Please confirm your password')
  confirmPassword: string;
}

export class LoginDto {
  @Email()
  username: string;

  @Secret('Please enter your password')
  password: string;

  /** Of the second factor: six digits or a recovery code. Asked for by `SECOND_FACTOR_REQUIRED`. */
  @OptionalCode()
  code?: string;
}

export class VerifyEmailDto {
  @RequiredText('The verification link is incomplete', MAILED_TOKEN_MAX)
  token: string;
}

export class ResendVerificationDto {
  @Email()
  email: string;
}

export class SessionUserDto {
  @ApiProperty()
  username: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ enum: Object.keys(PLANS) })
  subscriptionTier: PlanId;

  @ApiProperty()
  isVerified: boolean;

  @ApiProperty({ minimum: 0 })
  promptQuota: number;

  @ApiProperty({ minimum: 0 })
  promptsUsed: number;

  @ApiProperty({ enum: ROLES })
  role: Role;
}

export class SessionDto {
  @ApiProperty()
  isAuthenticated: boolean;

  @ApiProperty({ type: SessionUserDto, nullable: true })
  user: SessionUserDto | null;
}

export class MessageDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}

export class RegisteredDto extends MessageDto {
  @ApiProperty({ format: 'email' })
  email: string;
}

export class LoggedInDto extends MessageDto {
  @ApiProperty({ type: SessionUserDto })
  user: SessionUserDto;
}

export class VerifiedDto extends MessageDto {
  @ApiProperty({ format: 'email' })
  email: string;

  /** True in the browser that registered: it is signed in now. Elsewhere the person logs in by hand. */
  @ApiProperty()
  signedIn: boolean;
}

export function toSessionUserDto(
  user: Pick<User, 'email' | 'role'>,
  { plan, quota, used }: UsageSummary,
): SessionUserDto {
  return {
    username: user.email,
    email: user.email,
    subscriptionTier: plan,
    isVerified: true,
    promptQuota: quota,
    promptsUsed: used,
    role: user.role,
  };
}
