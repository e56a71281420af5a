import { ApiProperty } from '@nestjs/swagger';
import { DoneDto } from './admin-users.dto.js';

export class CountersResetDto extends DoneDto {
  /** Accounts whose count was above zero. */
  @ApiProperty({ minimum: 0 })
  usersReset: number;
}

export class UsersVerifiedDto extends DoneDto {
  /** Accounts newly verified. */
  @ApiProperty({ minimum: 0 })
  usersVerified: number;
}
