import { ApiError } from './api-error';
import type { FieldErrors } from '../ui/use-form';

/**
 * The server's sentences by our fields' names; `fields` says where each of the server's names belongs. What belongs to
 * no field is said for the whole form: the toast that says it as well is gone after some seconds.
 */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  fields: Record<string, Name>,
  message: string,
): FieldErrors<Name> {
  const sentences = error instanceof ApiError ? Object.entries(error.errors) : [];
  const known = sentences.flatMap(([name, sentence]) => {
    const field = fields[name];
    return field ? [[field, sentence] as const] : [];
  });
  return known.length > 0 ? (Object.fromEntries(known) as FieldErrors<Name>) : ({ form: message } as FieldErrors<Name>);
}
