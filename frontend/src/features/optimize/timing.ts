/** Durations of the prompt card and the results, in milliseconds. */
export const OPTIMIZE_TIMING = {
  /** Between signing in and the focus moving into the prompt box. */
  focusDelay: 100,
  /** Work that is over by then needs no progress shown. */
  progressAfter: 200,
  /** How long a copied version says so. */
  copied: 2_000,
  /** A version looked at for this long after choosing it is a choice worth saving. */
  choiceSettles: 1_000,
  /** A refusal for want of an account is still news after a reload for this long. */
  authNoticeFor: 60_000,
  /** Between a result and its scores, so that nothing competes with the person's first look at it. */
  evaluateAfter: 3_000,
  /** Something that says it is at work has to be readable. */
  evaluationShownFor: 400,
  /** After the last key of an edit, before the version is scored anew. */
  evaluateAfterEdit: 600,
} as const;
