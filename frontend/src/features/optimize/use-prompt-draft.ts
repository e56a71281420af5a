import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '../../api/session';
import { onSessionExpiry } from '../../api/session-expiry';
import { sessionStore } from '../../api/storage';

export interface DraftActions {
  /** Replaces the text and keeps it for a reload or a sign-in. */
  write: (text: string) => void;
  /** Empties the box, unless it holds another text by now. */
  finish: (prompt: string) => void;
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
  /** Whose text stays in the box although their session ran out. */
  const keptFor = useRef<string | null>(null);
  const account = status === 'loading' ? undefined : (user?.username ?? null);

  useEffect(() => {
    if (account === undefined) return;
    if (account !== null) {
      if (keptFor.current !== null && keptFor.current !== account) setText('');
      keptFor.current = null;
    }
    const stored = readDraft();
    if (stored && (stored.account === null || stored.account === account)) {
      setText((current) => current || stored.text);
    } else if (account !== null) {
      sessionStore.remove('promptDraft');
    }
    if (account === null) return;
    const stopListening = onSessionExpiry((isOver) => void (keptFor.current = isOver ? account : null));
    return () => {
      stopListening();
      if (keptFor.current === null) setText('');
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
  const finish = useCallback((prompt: string) => {
    setText((current) => (current.trim() === prompt ? '' : current));
    if (readDraft()?.text.trim() === prompt) sessionStore.remove('promptDraft');
  }, []);

  return { text, actions: useMemo(() => ({ write, finish }), [write, finish]) };
}

/** Puts a text into the box of the page that is opened next. */
export function leaveDraft(account: string, text: string): void {
  sessionStore.setJson('promptDraft', { text, account } satisfies StoredDraft);
}

function readDraft(): StoredDraft | null {
  const stored = sessionStore.getJson('promptDraft');
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || typeof stored.text !== 'string') {
    return null;
  }
  const account = 'account' in stored && typeof stored.account === 'string' ? stored.account : null;
  return { text: stored.text, account };
}
