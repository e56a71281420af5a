import { ApiError } from '../../api/api-error';
import { ConnectionError } from '../../api/connection-error';
import { dateText } from '../../content/dates';
import { failureTexts, quotaTexts, visitorTexts } from '../../content/optimize';
import { shellTexts } from '../../content/shell';
import type { SessionUser } from '../../api/types';

/** What went wrong, as it is said, and what follows from it. */
export interface Failure {
  /** `account`: somebody has to sign in. `expired`: again. `quota`: nothing is left. */
  kind: 'account' | 'expired' | 'quota' | 'other';
  title: string;
  /** One sentence about the cause. */
  cause: string;
  /** What it means for the person's prompts, where that is worth saying. */
  consolation: string | null;
  /** The same text may be sent under the same key: the server then answers, or charges, only once. */
  keepsKey: boolean;
  /** The server said so, and not what is known here. */
  isAnswer: boolean;
}

/** The answer is missing, and only the server knows whether it took the prompt. */
const MAY_BE_COUNTED = { consolation: failureTexts.chargedOnce, keepsKey: true };

/** What to tell somebody whose optimization ended with this error. */
export function toFailure(error: unknown, user: SessionUser | null): Failure {
  if (error instanceof ApiError) return fromAnswer(error, user);
  const message = error instanceof Error && error.message !== '' ? error.message : failureTexts.unknown;
  if (error instanceof ConnectionError && mentionsRefusal(error.cause)) return needsAccount();
  return other(message, MAY_BE_COUNTED);
}

export function needsAccount(): Failure {
  return { ...other(visitorTexts.text, { consolation: null }), kind: 'account', title: visitorTexts.title };
}

/** Known of a quota that is used up. */
interface UsedUp {
  /** What the plan or an administrator gave the person for this period. */
  total?: number | undefined;
  /** When there will be prompts again, if that is known. */
  nextResetDate?: string | null | undefined;
}

export function quotaReached(user: SessionUser | null, { total, nextResetDate }: UsedUp): Failure {
  const isPaid = user !== null && user.subscriptionTier !== 'free';
  const used = quotaTexts.toastPaid(total ?? user?.promptQuota ?? 0);
  const comesBack = nextResetDate ? ` ${quotaTexts.resetsOn(dateText(nextResetDate))}` : '';
  const cause = isPaid ? used + comesBack : quotaTexts.toast;
  return { ...other(cause, { consolation: null }), kind: 'quota', title: quotaTexts.title };
}

function fromAnswer(error: ApiError, user: SessionUser | null): Failure {
  if (error.status === 401) {
    if (!user) return needsAccount();
    const { title, description } = shellTexts.sessionExpired;
    return { ...other(description, { consolation: null, keepsKey: true }), kind: 'expired', title };
  }
  if (error.code === 'QUOTA_EXCEEDED' || (error.status === 403 && error.code === undefined)) {
    return { ...quotaReached(user, error.body), isAnswer: true };
  }
  // Without a code it is not our server's word: a proxy may have given up on an answer that is on its way.
  const isOpen = error.code === 'CONFLICT' || (error.code === undefined && error.status >= 500);
  return other(error.userMessage ?? failureTexts.general, isOpen ? MAY_BE_COUNTED : {});
}

function other(cause: string, rest: Partial<Pick<Failure, 'consolation' | 'keepsKey'>> = {}): Failure {
  return {
    kind: 'other',
    title: failureTexts.title,
    cause,
    consolation: failureTexts.notCharged,
    keepsKey: false,
    isAnswer: false,
    ...rest,
  };
}

/** Some proxies cut a refused request off, and leave only its number in the text of the error. */
function mentionsRefusal(cause: unknown): boolean {
  return cause instanceof Error && /\b40[13]\b/.test(cause.message);
}
