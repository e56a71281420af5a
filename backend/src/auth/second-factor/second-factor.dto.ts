import { ApiProperty } from '@nestjs/swagger';
import { RequiredText, Secret } from '../../common/fields.js';
import { MessageDto } from '../auth.dto.js';
import { OptionalCode, SECOND_FACTOR_CODE_MAX } from './optional-code.js';

export class SecondFactorStatusDto {
  @ApiProperty()
  enabled: boolean;

  /** Whether the operator asks it of this person. */
  @ApiProperty()
  required: boolean;

  @ApiProperty({ minimum: 0 })
  recoveryCodesLeft: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  enabledAt: string | null;
}

/** Proves that the owner is there. The code is asked for once there is an authenticator app. */
export class SecondFactorProofDto {
  @Secret('Please enter your password')
  password: string;

  @OptionalCode()
  code?: string;
}

export class SecondFactorCodeDto {
  @RequiredText('Please enter the six digits your app shows', SECOND_FACTOR_CODE_MAX)
  code: string;
}

export class SecondFactorBegunDto {
  /** In base 32, for typing by hand. */
  @ApiProperty()
  secret: string;

  /** For the QR code. */
  @ApiProperty()
  uri: string;
}

export class RecoveryCodesDto extends MessageDto {
  /** Shown this once: only their hashes are kept. */
  @ApiProperty({ type: [String] })
  recoveryCodes: string[];
}
