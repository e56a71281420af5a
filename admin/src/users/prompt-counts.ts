import { remainingPrompts } from '@contracts/usage';
import { texts } from '../texts';
import type { User } from './user';

export type PromptCounts = Pick<User, 'promptsUsed' | 'promptQuota'>;

/** The same as typed. */
export type CountsDraft = Record<keyof PromptCounts, string>;

const WHOLE_NUMBER = /^[+-]?\d+$/;
const { notNumbers, negative } = texts.users.edit;

export function draftOf({ promptsUsed, promptQuota }: PromptCounts): CountsDraft {
  return { promptsUsed: String(promptsUsed), promptQuota: String(promptQuota) };
}

/** What was typed as counts, or the sentence that says what is wrong with it. */
export function parseCounts(draft: CountsDraft): { counts: PromptCounts } | { problem: string } {
  const counts = { promptsUsed: toNumber(draft.promptsUsed), promptQuota: toNumber(draft.promptQuota) };
  const values = Object.values(counts);
  if (values.some((value) => !Number.isSafeInteger(value))) return { problem: notNumbers };
  if (values.some((value) => value < 0)) return { problem: negative };
  return { counts };
}

/** What would remain with the counts as typed; null while they aren't numbers. */
export function remainingOf(draft: CountsDraft): number | null {
  const parsed = parseCounts(draft);
  if ('problem' in parsed) return null;
  return remainingPrompts({ quota: parsed.counts.promptQuota, used: parsed.counts.promptsUsed });
}

export function isWrong(typed: string): boolean {
  const value = toNumber(typed);
  return !Number.isSafeInteger(value) || value < 0;
}

export function changedCounts(before: PromptCounts, after: PromptCounts): Partial<PromptCounts> {
  return {
    ...(after.promptsUsed === before.promptsUsed ? {} : { promptsUsed: after.promptsUsed }),
    ...(after.promptQuota === before.promptQuota ? {} : { promptQuota: after.promptQuota }),
  };
}

/** A draft begun on older counts, on newer ones: what the person left alone follows, what they typed stays. */
export function rebase(draft: CountsDraft, older: PromptCounts, newer: PromptCounts): CountsDraft {
  const [begun, now] = [draftOf(older), draftOf(newer)];
  return {
    promptsUsed: draft.promptsUsed === begun.promptsUsed ? now.promptsUsed : draft.promptsUsed,
    promptQuota: draft.promptQuota === begun.promptQuota ? now.promptQuota : draft.promptQuota,
  };
}

/** NaN for anything but a whole number, the empty field too. */
function toNumber(typed: string): number {
  return WHOLE_NUMBER.test(typed.trim()) ? Number(typed) : NaN;
}
