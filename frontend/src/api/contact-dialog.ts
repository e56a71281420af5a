import { useSyncExternalStore } from 'react';

export interface ContactRequest {
  /** What the message is about, for whoever opens the dialog with something in mind, such as the Enterprise plan. */
  subject?: string;
}

let request: ContactRequest | null = null;
const listeners = new Set<() => void>();

function set(next: ContactRequest | null): void {
  request = next;
  listeners.forEach((listener) => listener());
}

/** Opens the contact dialog over whatever page this is. */
export function openContactDialog(about: ContactRequest = {}): void {
  set(about);
}

export function closeContactDialog(): void {
  set(null);
}

const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => request,
};

/** What the dialog has been opened for; null while it is closed. */
export function useContactRequest(): ContactRequest | null {
  return useSyncExternalStore(store.subscribe, store.current, () => null);
}
