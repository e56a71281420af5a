import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../contracts/errors.js';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Every refusal and failure; a few carry more beside it, such as `needsVerification`. */
export class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ description: 'Always false.' })
  success: boolean;

  @ApiProperty({ type: 'integer' })
  statusCode: number;

  @ApiProperty({ enum: CODES, description: 'Programs branch on this.' })
  code: ErrorCode;

  @ApiProperty({ description: 'One full sentence that people can be shown.' })
  message: string;

  @ApiProperty({ description: "Support asks for this; the request's log line carries it too." })
  requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'A sentence for each refused field.',
  })
  errors?: Record<string, string>;
}
