/** Every time of the billing screens, in milliseconds. */
export const BILLING_TIMING = {
  pollStatus: 2_000,
  /** A payment that takes longer arrives by itself; nobody has to sit and wait for it. */
  giveUpPolling: 120_000,
  leaveAfterActivation: 1_500,
  retryAfterRepair: 1_500,
  reloadAfterAccountIssue: 2_000,
  beforeVerifying: 5_000,
  verifyAgain: 3_000,
  refetchWhileManaging: 30_000,
} as const;

export const VERIFY_RETRIES = 5;
