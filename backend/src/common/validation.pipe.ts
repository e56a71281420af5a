import { type ArgumentMetadata, ValidationPipe as NestValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from './app-error.js';

/** Bodies and queries are DTO classes: unknown fields are refused, and every problem is a sentence at its field. */
export class ValidationPipe extends NestValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      exceptionFactory: (problems) => toValidationError(problems),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata);
    // Nest lets an array or a missing body pass a DTO class unchecked.
    if (Array.isArray(value)) throw new AppError('BAD_REQUEST', 'The request body must be a JSON object.');
    return super.transform(value ?? {}, metadata);
  }
}

function toValidationError(problems: ValidationError[]): AppError {
  const errors: Record<string, string> = {};
  collect(problems, '', errors);
  const [first = 'Please check what you entered.'] = Object.values(errors);
  return new AppError('VALIDATION_FAILED', first, { errors });
}

function collect(problems: ValidationError[], prefix: string, errors: Record<string, string>): void {
  for (const { property, constraints, children } of problems) {
    const field = prefix + property;
    if (constraints) errors[field] = sentence(field, constraints);
    if (children?.length) collect(children, `${field}.`, errors);
  }
}

function sentence(field: string, constraints: Record<string, string>): string {
  if ('whitelistValidation' in constraints) return `The field "${field.slice(0, 60)}" is not known here.`;
  return Object.values(constraints)[0] ?? 'Please check this field.';
}
