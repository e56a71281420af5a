import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the prerendered page is being hydrated, true from the next render on. Whatever the build could not know
 * (query, storage, date, configuration that branches) is shown only when it is true, so both renders agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
