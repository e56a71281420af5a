/** Sizes and counts that the server enforces and the screens name. */
export const LIMITS = {
  /** In UTF-16 units, which is what `maxlength` of a text box counts. */
  promptMaxLength: 500,
  promptMinWords: 3,
  emailMaxLength: 254,
  /** Of a new account and of a changed password. */
  passwordMinLength: 6,
  /** A reset asks for more than a registration does. */
  resetPasswordMinLength: 8,
  passwordMaxLength: 128,
  /** Visible ASCII characters of an `Idempotency-Key`. */
  idempotencyKeyMaxLength: 255,
  /** Per period: runs given up before anything was finished cost nothing this often. */
  freeCancellations: 20,
  /** Changes of single versions that come with each optimization; further ones cost a prompt each. */
  includedRefinements: 3,
  refinementMaxLength: 200,
  /** What staff tell somebody whose account they suspend. */
  suspensionReasonMaxLength: 200,
  contactNameMinLength: 2,
  contactNameMaxLength: 100,
  contactMessageMinLength: 10,
  contactMessageMaxLength: 5_000,
} as const;

/** What each optimization answers with. */
export const VARIANTS_PER_PROMPT = 3;
