import { useState } from 'react';
import { ApiError, userMessageOf } from '../../api/api-error';
import { call } from '../../api/client';
import { useUsageStore } from '../../api/usage';
import { useSessionExpiry } from '../../api/use-session-expiry';
import { refineTexts } from '../../content/results';
import { quotaReached } from './failure';
import { useOptimizationContext } from './optimize-context';
import type { VersionView } from './results-view';

export interface Refining {
  /** The wish being granted; null while there is none. */
  wish: string | null;
  error: string | null;
  /** What listeners are told. */
  announcement: string;
  refine: (version: VersionView, wish: string) => Promise<boolean>;
}

/** Has the server change one version as wished. The first three changes of a result cost nothing. */
export function useRefinement(): Refining {
  const { state, session, change, refuse } = useOptimizationContext();
  const usage = useUsageStore();
  const reportExpiry = useSessionExpiry();
  const [wish, setWish] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { result } = state;

  const refine = async ({ variantId, title, text, isEdited }: VersionView, instruction: string): Promise<boolean> => {
    if (!result?.id || variantId === null || wish !== null) return false;
    setWish(instruction);
    setError(null);
    setAnnouncement(refineTexts.working);
    const use = result.refinementsLeft === 0 ? usage.use() : null;
    const askedAt = Date.now();
    try {
      const answer = await call('POST /api/optimizations/{id}/variants/{variantId}/refine', {
        path: { id: result.id, variantId },
        // The server only knows the version as it wrote it.
        body: { instruction, ...(isEdited && { text }) },
      });
      if (use) use.confirmed(answer.usage);
      else usage.answered(answer.usage, askedAt);
      change({ type: 'refined', variant: answer.variant, refinementsLeft: answer.refinementsLeft });
      setAnnouncement(refineTexts.done(title));
      return true;
    } catch (thrown) {
      use?.givenBack();
      setAnnouncement('');
      fail(thrown);
      return false;
    } finally {
      setWish(null);
    }
  };

  const fail = (thrown: unknown): void => {
    if (thrown instanceof ApiError && thrown.code === 'QUOTA_EXCEEDED') {
      refuse({ ...quotaReached(session.user, thrown.body), isAnswer: true });
      return;
    }
    if (thrown instanceof ApiError && thrown.status === 401) reportExpiry();
    setError(userMessageOf(thrown, refineTexts.failed));
  };

  return { wish, error, announcement, refine };
}
