import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Longer than any recovery code with its dashes. */
export const SECOND_FACTOR_CODE_MAX = 40;

/** The second factor's code, six digits or a recovery code, for those who have one. */
export function OptionalCode(): PropertyDecorator {
  const message = 'Please enter six digits or a recovery code';
  return applyDecorators(
    ApiProperty({ required: false, maxLength: SECOND_FACTOR_CODE_MAX }),
    IsOptional(),
    IsString({ message }),
    MaxLength(SECOND_FACTOR_CODE_MAX, { message }),
  );
}
