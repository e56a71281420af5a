import { LIMITS } from './limits.js';
import { countWords } from './words.js';

/** Why a prompt can't be optimized yet, in the words people are shown; null: it can. The site asks while typing, the server decides. */
export function findPromptProblem(prompt: string): string | null {
  if (!prompt.trim()) return 'Please enter a prompt.';
  if (countWords(prompt) < LIMITS.promptMinWords) {
    return `Please enter a prompt with at least ${LIMITS.promptMinWords} words for better results.`;
  }
  if (prompt.length > LIMITS.promptMaxLength) return `Please use at most ${LIMITS.promptMaxLength} characters.`;
  return null;
}
