import { ApiProperty } from '@nestjs/swagger';
import type { PartState } from './bounded-check.js';

const STATES: PartState[] = ['up', 'down', 'off'];
/** Without these there is nothing to serve. What else is down makes the product poorer, not absent. */
export const REQUIRED_PARTS = ['database'] as const;

export class LivenessDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

/** `off`: not configured. */
export class PartsDto {
  @ApiProperty({ enum: STATES })
  database: PartState;

  /** Where requests are counted together; without it every server counts for itself. */
  @ApiProperty({ enum: STATES })
  redis: PartState;

  /** The mail server; mails wait for it for about a day. */
  @ApiProperty({ enum: STATES })
  mail: PartState;

  @ApiProperty({ enum: STATES })
  stripe: PartState;

  /** Whether a provider is asked at present; without one the built-in engine writes. */
  @ApiProperty({ enum: STATES })
  model: PartState;
}

export class ReadinessDto extends PartsDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';

  @ApiProperty({ enum: REQUIRED_PARTS, isArray: true })
  required: (typeof REQUIRED_PARTS)[number][];
}
