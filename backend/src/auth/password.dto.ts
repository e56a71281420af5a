import { ApiProperty } from '@nestjs/swagger';
import { Email, RequiredText, Secret } from '../common/fields.js';
import { MAILED_TOKEN_MAX, MessageDto } from './auth.dto.js';

export class ForgotPasswordDto {
  @Email()
  email: string;
}

export class ResetTokenQueryDto {
  @RequiredText('No reset token found. Please request a new password reset.', MAILED_TOKEN_MAX)
  token: string;
}

export class ResetTokenCheckedDto extends MessageDto {
  @ApiProperty({ format: 'email' })
  email: string;
}

export class ResetPasswordDto {
  @RequiredText('Invalid reset token. Please request a new password reset.', MAILED_TOKEN_MAX)
  token: string;

  @Secret('Please enter a new password')
  password: string;
}

export class PasswordResetDto extends MessageDto {
  /** Always true: every session has ended. */
  @ApiProperty()
  loginRequired: boolean;
}

export class ChangePasswordDto {
  @Secret('Please fill in all password fields.')
  currentPassword: string;

  @Secret('Please fill in all password fields.')
  newPassword: string;
}

export class ConfirmPasswordDto {
  @Secret('Please enter your password')
  password: string;
}
