import type { ToastMessage } from '../ui/toast';

export const authTexts = {
  tabs: 'Account',
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    busy: 'Signing in...',
  },
  register: {
    title: 'Create account',
    submit: 'Create account',
    busy: 'Creating account...',
  },
  forgot: {
    link: 'Forgot password?',
    title: 'Forgot your password?',
    text: 'Type the address of your account, and we send you a link for a new password.',
    submit: 'Send Reset Link',
    busy: 'Sending...',
    back: 'Return to Login',
  },
  resetSent: {
    title: 'Reset Link Sent',
    before: 'If there is an account for',
    after: (lifetime: string) =>
      `, a link for a new password is on its way. It can be used once and is valid for ${lifetime}.`,
    spam: "Can't find it? Look in your spam folder, too.",
    again: 'Try Again',
    back: 'Return to Login',
  },
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHint: (minLength: number) => `At least ${minLength} characters; 12 or more is better.`,
  strength: (word: string) => `Password strength: ${word}`,
} as const;

/** How hard a password is to guess; none of these refuses it. */
export const STRENGTH_WORDS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;

export const authErrors = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: (minLength: number) => `Password must be at least ${minLength} characters`,
  passwordTooLong: (maxLength: number) => `Password must be at most ${maxLength} characters`,
  confirmRequired: 'Please confirm your password',
  mismatch: 'Passwords do not match',
} as const;

const REGISTRATION_TOAST_MS = 6000;

export const authToasts = {
  signedIn: { kind: 'success', title: 'Login successful', description: 'Welcome back!' },
  signInFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Login failed', description: reason }),
  verificationRequired: {
    kind: 'warning',
    title: 'Verification Required',
    description: 'Please verify your email address before logging in. Check your inbox for a verification email.',
  },
  registered: {
    kind: 'success',
    title: 'Registration successful',
    description: 'Please check your email to verify your account.',
    durationMs: REGISTRATION_TOAST_MS,
  },
  registrationFailed: (reason: string): ToastMessage => ({
    kind: 'error',
    title: 'Registration failed',
    description: reason,
  }),
  resetLinkSent: (lifetime: string): ToastMessage => ({
    kind: 'success',
    title: 'Reset Link Sent',
    description: `If there is an account for this address, a link is on its way. It is valid for ${lifetime}.`,
  }),
  resetLinkFailed: (reason: string): ToastMessage => ({
    kind: 'error',
    title: 'Failed to send reset link',
    description: reason,
  }),
} as const;

/** What is said when the server said nothing itself. */
export const authFallbacks = {
  invalidCredentials: 'Invalid credentials',
  signInFailed: 'Login failed',
  registrationFailed: 'Could not create account',
  resetLinkFailed: 'Please check your connection and try again.',
} as const;

/** One finished rewrite beside the form; `added` is what the pencil put in. */
export const authExample = {
  title: 'What you get',
  typedLabel: 'You typed',
  typed: 'write a thank you note to my team after the launch',
  rewriteLabel: 'One of three rewrites',
  rewrite: [
    { text: 'Write a thank-you note to my team after the launch. ', added: false },
    { text: 'Name one thing each person did: [names and what they did]. ', added: true },
    { text: 'Warm and plain, no stock phrases, at most 120 words. ', added: true },
    { text: 'End with what comes next.', added: true },
  ],
} as const;
