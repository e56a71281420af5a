/** One question at a time, however many calls wait for its answer. */
let waiting: { answer: Promise<boolean>; settle: (given: boolean) => void } | null = null;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/**
 * Asks the person for their password again. True once the server has taken it; false when they would rather not.
 * Whoever asks while the question stands shares its answer.
 */
export function askForPassword(): Promise<boolean> {
  if (waiting) return waiting.answer;
  let settle!: (given: boolean) => void;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  waiting = { answer, settle };
  tell();
  return answer;
}

/** The question is over. */
export function settlePasswordQuestion(given: boolean): void {
  waiting?.settle(given);
  waiting = null;
  tell();
}

/** For `useSyncExternalStore`. */
export const passwordQuestion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isOpen: () => waiting !== null,
};
