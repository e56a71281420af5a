import { sessionStore } from '../../api/storage';

/** A prompt as it was sent. The server answers the same prompt under the same key once, and charges it once. */
export interface Attempt {
  prompt: string;
  key: string;
}

interface OpenAttempt extends Attempt {
  /** Nobody ended it, so a reload goes on with it. Otherwise only the same text takes its key up again. */
  isRunning: boolean;
}

/** Remembers, across a reload of this tab, an attempt that the server may have counted and whose result is missing. */
export function keepAttempt(account: string | null, { prompt, key, isRunning }: OpenAttempt): void {
  if (account !== null) sessionStore.setJson('promptAttempt', { account, prompt, key, isRunning });
}

/** What is open for this person; null also for anything damaged, or another's. */
export function readAttempt(account: string | null): OpenAttempt | null {
  const stored = sessionStore.getJson('promptAttempt') as Partial<OpenAttempt & { account: string }> | null;
  if (account === null || stored?.account !== account) return null;
  const { prompt, key, isRunning } = stored;
  return typeof prompt === 'string' && typeof key === 'string' ? { prompt, key, isRunning: isRunning === true } : null;
}

export function forgetAttempt(): void {
  sessionStore.remove('promptAttempt');
}
