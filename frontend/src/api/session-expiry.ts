type Listener = (isOver: boolean) => void;

const listeners = new Set<Listener>();

/**
 * Calls back with true when the session is about to be found over, before the account leaves the page, and with false
 * if it turns out that somebody is signed in after all.
 */
export function onSessionExpiry(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceExpiry(isOver: boolean): void {
  listeners.forEach((listener) => listener(isOver));
}
