import { ApiError } from '../../api/api-error';
import { fieldErrorsOf } from '../../api/field-errors';
import { refusalOf } from '../../api/refusal';
import { useSessionExpiry } from '../../api/use-session-expiry';
import type { FieldErrors } from '../../ui/use-form';

/**
 * For forms about the own account: does the work and yields what the form has to show. A session that has ended is
 * said once, for the whole page, which then asks for a new one.
 */
export function useOwnCall<Name extends string>(fields: readonly Name[], fallback: string) {
  const sayExpired = useSessionExpiry();
  return async (work: () => Promise<void>): Promise<FieldErrors<Name>> => {
    try {
      await work();
      return {};
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
        sayExpired();
        return {};
      }
      const names = Object.fromEntries(fields.map((name) => [name, name])) as Record<string, Name>;
      return fieldErrorsOf(error, names, refusalOf(error, fallback));
    }
  };
}
