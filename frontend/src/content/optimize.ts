import type { Criterion, Strategy } from '@contracts/rewriting';

/** Texts of the prompt card. */
export const promptTexts = {
  formLabel: 'Optimize a prompt',
  label: 'Your prompt',
  placeholder: 'What do you want to ask an AI assistant?',
  optimize: 'Optimize',
  optimizing: 'Optimizing your prompt...',
  cancel: 'Cancel',
  examples: 'Browse examples',
  examplesTitle: 'Start from an example',
  starters: 'Not sure where to start? Try one of these:',
  hint: 'Please enter a prompt with at least 3 words. For best results, be specific and include context (e.g., target audience, tone, purpose)',
  characters: (length: number, most: number) => `${length}/${most} characters`,
  charactersUsed: (length: number, most: number) => `${length} of ${most} characters used`,
  steps: { reading: 'Reading your prompt', writing: 'Writing three versions', checking: 'Checking' },
  written: (count: number, all: number) => `${count} of ${all}`,
  elapsed: (seconds: number) => `${seconds} s`,
} as const;

/** Texts for people who are not signed in. */
export const visitorTexts = {
  title: 'Authentication Required',
  text: 'You need to log in or create a free account to optimize prompts.',
  offer: {
    monthly: 'A free account comes with 10 prompts every month. No card needed.',
    never: 'A free account comes with 10 prompts. No card needed.',
  },
  logIn: 'Log In',
  createAccount: 'Create Account',
  noticeOffer: { monthly: '10 free every month.', never: 'The first 10 are free.' },
  /** The notice under the box: "Sign in", which is a link, and then the rest. */
  signIn: 'Sign in',
  toOptimize: 'to optimize.',
} as const;

/** Texts for when no prompt is left. */
export const quotaTexts = {
  title: 'Prompt limit reached',
  toast: "You've used all your free prompts. Please subscribe to continue using the product.",
  toastPaid: (total: number) => `You've used all ${total} prompts this month.`,
  resetsOn: (date: string) => `They reset on ${date}.`,
  used: (total: number) => `You've used all ${total} of your prompts.`,
  comesOn: (date: string) => `New ones come on ${date}.`,
  renewsMonthly: 'New ones come every month, counted from the day you verified your email address.',
  neverRenews: 'The free plan includes them once; they do not renew.',
  renewsWithPlan: 'New ones come when the next period of your plan starts.',
  keepsText: 'What you type here stays until then.',
  plans: 'See plans',
} as const;

/** Texts for an optimization that did not work out. */
export const failureTexts = {
  title: 'Optimization failed',
  general: 'Failed to optimize your prompt. Please try again.',
  unknown: 'An error occurred.',
  notCharged: 'This attempt did not use up a prompt.',
  chargedOnce: 'Sending the same text again will not be counted twice.',
} as const;

/** Texts of the results card. */
export const resultTexts = {
  title: 'Three rewrites, one decision',
  versions: 'Version',
  original: 'Original',
  about: {
    original: 'Your own words',
    sharp: 'One clear paragraph',
    structured: 'A goal and what to check',
    guided: 'Asks for what is missing',
  } satisfies Record<Strategy | 'original', string>,
  waiting: 'Waiting',
  writing: 'Writing',
  ready: 'Ready',
  versionReady: (title: string) => `${title} is ready.`,
  allReady: (count: number, title: string) => `All ${count} rewrites are ready. Showing ${title}.`,
  builtIn: 'Built-in rewrite',
  builtInMeaning: 'Made by the built-in rewriting rules, without a language model.',
  copy: 'Copy',
  copied: 'Copied!',
  copiedToast: 'Copied to clipboard',
  copyByHand: 'Press Ctrl+C',
  useOriginal: 'Use my original',
  why: 'Why these changes',
  assumed: 'We assumed',
  unchanged: 'Exactly as you typed it.',
  optimized: 'Prompt optimized',
  saved: 'Selection saved',
  saveFailed: 'Save failed',
  saveFailedText: 'Your choice could not be saved. You can still copy it.',
} as const;

/** What the five criteria are called. */
export const criterionNames = {
  clarity: 'Clarity',
  specificity: 'Specificity',
  structure: 'Structure',
  tone: 'Tone and audience',
  constraints: 'Constraints',
} satisfies Record<Criterion, string>;
