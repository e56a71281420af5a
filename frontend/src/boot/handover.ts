/** What the inline script of a page leaves for the application, which comes later. */
export interface BootHandover {
  /** The session check that started before any other script was there; taken by the first reader. */
  session?: Promise<Response> | undefined;
  /** Gives back what was clicked and typed before the page was hydrated, and stops listening. */
  replay?: (() => void) | undefined;
}

declare global {
  interface Window {
    __boot?: BootHandover;
  }
}

/** The early session check, for whoever asks first. */
export function takeEarlySession(): Promise<Response> | undefined {
  const session = window.__boot?.session;
  if (window.__boot) window.__boot.session = undefined;
  return session;
}

/** Called once the page answers to clicks and keys. */
export function finishHydration(): void {
  window.__boot?.replay?.();
}
