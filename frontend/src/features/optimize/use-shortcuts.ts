import { useState, type KeyboardEvent } from 'react';
import { localStore } from '../../api/storage';

export interface Shortcuts {
  areOn: boolean;
  turn: (on: boolean) => void;
  /** Answers single keys, but only on the element it is put on, and never where somebody is writing. */
  handleKeyDown: (event: KeyboardEvent) => void;
}

/** Single keys for the results. They can be switched off, for people whose aids send keys of their own. */
export function useShortcuts(answer: (key: string) => boolean): Shortcuts {
  const [areOn, setOn] = useState(() => localStore.get('resultShortcuts') !== 'off');

  const handleKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable], dialog')) return;
    // Without the list nobody could switch them on again.
    if ((areOn || key === '?') && answer(key.toLowerCase())) event.preventDefault();
  };

  const turn = (on: boolean) => {
    setOn(on);
    if (on) localStore.remove('resultShortcuts');
    else localStore.set('resultShortcuts', 'off');
  };

  return { areOn, turn, handleKeyDown };
}
