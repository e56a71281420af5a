import type { OptimizeAnswer } from '../../api/optimize-answer';
import { loadScoring } from './evaluation';

/**
 * Brings the rubric's code while the browser has nothing better to do, and reads one text with it: the patterns of a
 * language take longer to compile than to use. The returned function stops what hasn't begun.
 */
export function warmUpScoring({ originalPrompt, analysis }: OptimizeAnswer): () => void {
  const stop = new AbortController();
  const warmUp = async () => {
    await idle(stop.signal);
    const { scorePrompt } = await loadScoring();
    await idle(stop.signal);
    scorePrompt({
      text: originalPrompt,
      role: 'original',
      intent: analysis?.intent ?? 'unknown',
      language: analysis?.language ?? 'und',
    });
  };
  // A failure shows itself when the scores are wanted.
  warmUp().catch(() => undefined);
  return () => stop.abort();
}

/** Safari has no idle callbacks; a short delay is as near as it gets. */
function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => (signal.aborted ? reject(signal.reason as Error) : resolve());
    if ('requestIdleCallback' in window) requestIdleCallback(go);
    else setTimeout(go, 200);
  });
}
