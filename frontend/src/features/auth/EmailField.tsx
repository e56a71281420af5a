import { useEffect, useLayoutEffect, useRef } from 'react';
import { localStore } from '../../api/storage';
import { authTexts } from '../../content/auth';
import { TextField } from '../../ui/TextField';

interface EmailFieldProps {
  /** What was typed before the form around it changed. */
  initial: string;
  onTyped: (email: string) => void;
  error: string | undefined;
}

/** Whether the field of the form that is just going was being written in. */
let isHandedOn = false;

/** The address, filled in with the one last used here as long as nothing has been typed. */
export function EmailField({ initial, onTyped, error }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  // The address of the page may bring another form under somebody's fingers: they go on writing in that one.
  useLayoutEffect(() => {
    const field = input.current;
    if (isHandedOn) field?.focus();
    return () => {
      isHandedOn = document.activeElement === field;
      queueMicrotask(() => (isHandedOn = false));
    };
  }, []);

  useEffect(() => {
    const known = localStore.get('pendingVerificationEmail') ?? localStore.get('userEmail');
    if (!input.current || input.current.value || !known) return;
    input.current.value = known;
    // Somebody is there already, about to type: their first letter takes its place instead of going on from it.
    if (document.activeElement === input.current) input.current.select();
  }, []);

  return (
    <TextField
      ref={input}
      label={authTexts.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={initial}
      onChange={(event) => onTyped(event.target.value)}
      error={error}
    />
  );
}
