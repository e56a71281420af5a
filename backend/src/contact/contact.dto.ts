import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { Allow, IsString, MaxLength, MinLength } from 'class-validator';
import { Email } from '../common/fields.js';
import { LIMITS } from '../contracts/limits.js';

const { contactNameMinLength, contactNameMaxLength, contactMessageMinLength, contactMessageMaxLength } = LIMITS;

const NAME_TOO_SHORT = `Name must be at least ${contactNameMinLength} characters`;
const MESSAGE_TOO_SHORT = `Message must be at least ${contactMessageMinLength} characters`;

/** A line break has no place in a name. */
const cleanName = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;
const cleanMessage = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value);

export class ContactDto {
  @ApiProperty({ minLength: contactNameMinLength, maxLength: contactNameMaxLength })
  @Transform(cleanName)
  @MaxLength(contactNameMaxLength, { message: `Please use at most ${contactNameMaxLength} characters` })
  @MinLength(contactNameMinLength, { message: NAME_TOO_SHORT })
  @IsString({ message: NAME_TOO_SHORT })
  name: string;

  @Email('Please enter a valid email')
  email: string;

  @ApiProperty({ minLength: contactMessageMinLength, maxLength: contactMessageMaxLength })
  @Transform(cleanMessage)
  @MaxLength(contactMessageMaxLength, { message: `Please use at most ${contactMessageMaxLength} characters` })
  @MinLength(contactMessageMinLength, { message: MESSAGE_TOO_SHORT })
  @IsString({ message: MESSAGE_TOO_SHORT })
  message: string;

  /** Hidden from people by the form; programs that fill in everything give themselves away with it. Leave it out. */
  @ApiPropertyOptional({ type: String })
  @Allow()
  website?: unknown;
}

export class ContactedDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty()
  message: string;
}
