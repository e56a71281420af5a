/**
 * The inline script of every page: it runs before the first paint and has to stay small. It sets the theme, asks who is
 * here, and brings the application when the page stands and the browser has time, or the person does something. What is
 * clicked or typed in between is kept and given back.
 */
import type { RuntimeConfig } from '@contracts/runtime-config';
import type { BootHandover } from './handover';
import { startRecording } from './recorder';

/** Replaced by the build: the application's script, and what this page needs beside it. Empty in development. */
declare const __ENTRY__: { script: string; alongside: string[]; eager: boolean } | null;

/** After this long hydration starts, however busy the browser is. */
const LATEST_START_MS = 3000;

/** The parts of a long page that its first paint leaves out, a letter each: the style sheet says which they are. */
const FAR_BELOW = 'abc';

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

const handover: BootHandover = {};
window.__boot = handover;

function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => act());
  else setTimeout(act, 200);
}

/** One part after the other, so that none of them holds up what a person does. */
function layOutTheRest() {
  const rest = root.dataset.arriving?.slice(1);
  if (!rest) return void delete root.dataset.arriving;
  root.dataset.arriving = rest;
  whenIdle(layOutTheRest);
}

function askWhoIsHere() {
  handover.session = fetch('/api/auth/session', {
    credentials: 'include',
    cache: 'no-store',
    headers: { Accept: 'application/json' },
  });
  // Whoever takes it handles the failure; until then it must not count as unhandled.
  handover.session.catch(() => undefined);
}

const entry = __ENTRY__;
if (entry) {
  const { script, alongside, eager } = entry;
  const starters = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const;
  let started = false;
  const start = (cause?: unknown) => {
    if (started) return;
    started = true;
    starters.forEach((type) => removeEventListener(type, start, true));
    if (cause instanceof Event) delete root.dataset.arriving;
    else layOutTheRest();
    askWhoIsHere();
    for (const href of alongside) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void import(/* @vite-ignore */ script);
  };
  handover.replay = startRecording();
  if (eager || signedIn || location.search) {
    start();
  } else {
    // Not on the way back, where the browser looks for the place that was left.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'navigate' && !location.hash) root.dataset.arriving = FAR_BELOW;
    starters.forEach((type) => addEventListener(type, start, true));
    // A script asked for earlier would share the line with the font of the first paint.
    const startAfterPaint = new PerformanceObserver(() => whenIdle(start));
    addEventListener('load', () => startAfterPaint.observe({ type: 'paint', buffered: true }));
    setTimeout(start, LATEST_START_MS);
  }
}
