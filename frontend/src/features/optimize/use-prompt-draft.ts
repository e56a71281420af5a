import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '../../api/session';
import { sessionStore } from '../../api/storage';

export interface DraftActions {
  /** Replaces the text and keeps it for a reload or a sign-in. */
  write: (text: string) => void;
  /** The session is about to be found over, which is no reason to empty the box. */
  keepThroughSignOut: () => void;
}

interface StoredDraft {
  text: string;
  /** Whose words they are; null for a visitor's, which pass to whoever signs in. */
  account: string | null;
}

/**
 * The text in the prompt box. It outlives a reload, a sign-in and a session that ran out, but is never shown to anyone
 * else: whoever signs out leaves an empty box behind.
 */
export function usePromptDraft({ status, user }: Session): { text: string; actions: DraftActions } {
  const [text, setText] = useState('');
  const isKept = useRef(false);
  const account = status === 'loading' ? undefined : (user?.username ?? null);

  useEffect(() => {
    if (account === undefined) return;
    const stored = readDraft();
    if (stored && (stored.account === null || stored.account === account)) {
      setText((current) => current || stored.text);
    } else if (account !== null) {
      sessionStore.remove('promptDraft');
    }
    if (account === null) return;
    isKept.current = false;
    return () => {
      if (!isKept.current) setText('');
    };
  }, [account]);

  const write = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') sessionStore.remove('promptDraft');
      else sessionStore.setJson('promptDraft', { text: next, account: account ?? null } satisfies StoredDraft);
    },
    [account],
  );
  const keepThroughSignOut = useCallback(() => void (isKept.current = true), []);

  return { text, actions: useMemo(() => ({ write, keepThroughSignOut }), [write, keepThroughSignOut]) };
}

function readDraft(): StoredDraft | null {
  const stored = sessionStore.getJson('promptDraft');
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || typeof stored.text !== 'string') {
    return null;
  }
  const account = 'account' in stored && typeof stored.account === 'string' ? stored.account : null;
  return { text: stored.text, account };
}
