import { ApiError } from '../../api/api-error';
import type { FieldErrors } from '../../ui/use-form';

/** The server's sentences by our fields' names; `fields` says where each of the server's names belongs. */
export function fieldErrorsOf<Name extends string>(error: unknown, fields: Record<string, Name>): FieldErrors<Name> {
  if (!(error instanceof ApiError)) return {};
  const known = Object.entries(error.errors).flatMap(([name, sentence]) => {
    const field = fields[name];
    return field ? [[field, sentence] as const] : [];
  });
  return Object.fromEntries(known) as FieldErrors<Name>;
}
