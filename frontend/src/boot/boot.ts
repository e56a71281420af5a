/**
 * The inline script of every page: it runs before the first paint and has to stay small. It sets the theme, asks who is
 * here, and brings the application when the browser has time or the person does something. What is clicked or typed in
 * between is kept and given back.
 */
import type { RuntimeConfig } from '@contracts/runtime-config';
import type { BootHandover } from './handover';
import { startRecording } from './recorder';

/** Replaced by the build: the application's script, and what this page needs beside it. Empty in development. */
declare const __ENTRY__: { script: string; alongside: string[]; eager: boolean } | null;

/** After this long hydration starts, however busy the browser is. */
const LATEST_START_MS = 3000;

function readTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

const root = document.documentElement;
const stored = readTheme();
const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme = dark ? 'dark' : 'light';

const config = JSON.parse(document.getElementById('runtime-config')?.textContent ?? '{}') as Partial<RuntimeConfig>;
if (config.standIns?.length) root.dataset.standIns = '';
// Which of two texts a page shows: both are in the document, because one build serves every installation.
root.dataset.renewal = config.freeQuotaRenewal;
if (config.marketingEvidenceUrl) root.dataset.evidence = '';

const signedIn = /(?:^|; )has_session=1/.test(document.cookie);
if (signedIn) root.dataset.signedIn = '';

const session = fetch('/api/auth/session', {
  credentials: 'include',
  cache: 'no-store',
  headers: { Accept: 'application/json' },
});
// Whoever takes it handles the failure; until then it must not count as unhandled.
session.catch(() => undefined);
const handover: BootHandover = { session };
window.__boot = handover;

const entry = __ENTRY__;
if (entry) {
  const { script, alongside, eager } = entry;
  const starters = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    starters.forEach((type) => removeEventListener(type, start, true));
    for (const href of alongside) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void import(/* @vite-ignore */ script);
  };
  handover.replay = startRecording();
  if (eager || signedIn || location.search) {
    start();
  } else {
    starters.forEach((type) => addEventListener(type, start, true));
    addEventListener('load', () =>
      'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200),
    );
    setTimeout(start, LATEST_START_MS);
  }
}
