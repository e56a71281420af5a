import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { LIMITS } from '../contracts/limits.js';

const trimmed = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value);
const trimmedLowerCase = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** An address people sign in with: trimmed and lower-cased, because that is its identity here. */
export function Email(message = 'Please enter a valid email address'): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength }),
    Transform(trimmedLowerCase),
    IsEmail({}, { message }),
    MaxLength(LIMITS.emailMaxLength, { message }),
  );
}

/** A required text, trimmed, with the sentence for its absence. */
export function RequiredText(message: string, maxLength: number): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength }),
    Transform(trimmed),
    IsString({ message }),
    IsNotEmpty({ message }),
    MaxLength(maxLength, { message: `Please use at most ${maxLength} characters` }),
  );
}

/** A secret taken exactly as typed: never trimmed, never normalised. */
export function Secret(message: string, maxLength: number = LIMITS.passwordMaxLength): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength, format: 'password' }),
    IsString({ message }),
    IsNotEmpty({ message }),
    MaxLength(maxLength, { message: `Please use at most ${maxLength} characters` }),
  );
}
