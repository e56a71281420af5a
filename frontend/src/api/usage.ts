import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PromptUse, UsageStore, UsageView } from './usage-store';

/** The counter's code: for people with an account, so it comes with the first of them. */
export const loadUsageCounter = () => import('./usage-counter');

/** What screens use of the counter; it counts nothing until somebody is signed in. */
export type UsageAccess = Pick<UsageStore, 'subscribe' | 'getSnapshot' | 'use' | 'answered'>;

const UNCOUNTED: PromptUse = {
  accepted: () => undefined,
  confirmed: () => undefined,
  spent: () => undefined,
  givenBack: () => undefined,
};

export const NOBODYS_USAGE: UsageAccess = {
  subscribe: () => () => undefined,
  getSnapshot: () => null,
  use: () => UNCOUNTED,
  answered: () => undefined,
};

/** Filled by the UsageProvider; screens read it through the hooks below. */
export const UsageContext = createContext<UsageAccess | null>(null);

/** The counter itself, for the screen that uses a prompt up. */
export function useUsageStore(): UsageAccess {
  const store = useContext(UsageContext);
  if (!store) throw new Error('This screen needs a UsageProvider above it.');
  return store;
}

/** What is left for the person signed in; null for a visitor and until it is known who is here. */
export function useUsage(): UsageView | null {
  const store = useUsageStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => null);
}
