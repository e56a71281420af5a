import type { ToastMessage } from '../ui/toast';
import { cutMessage } from './cut-message';
import { waitText } from './durations';

/** Every way in which a verification can go wrong, and the one that is a success without a session. */
export type VerificationProblem = 'test-link' | 'invalid' | 'expired' | 'login' | 'server' | 'unknown';

export const verificationTexts = {
  loading: { title: 'Loading...' },
  pending: {
    title: 'Verify Your Email',
    sentTo: 'We sent a verification link to',
    next: 'Open it to finish your account.',
    unknownAddress: 'Open the link in our mail to finish your account, or have a new one sent to you.',
    spam: "Can't find it? Look in your spam folder, too.",
  },
  verifying: { title: 'Verifying Your Email' },
  success: { title: 'Email Verified!', text: 'Your email has been successfully verified.', onward: 'Continue' },
  complete: {
    title: 'Verification Complete',
    text: 'Your email has been verified. Please log in manually.',
    logIn: 'Log in',
  },
  error: {
    title: 'Verification Failed',
    text: 'Something went wrong while verifying your email.',
    testLink:
      'This is a test verification link for checking email delivery. It cannot be used to verify real accounts.',
  },
  sent: {
    title: 'Verification Email Sent',
    sentTo: 'A new verification link is on its way to',
    yourAddress: 'your email address',
    spam: "Can't find it? Look in your spam folder, too.",
  },
  email: 'Email',
  resend: 'Resend Verification Link',
  resendAgain: 'Resend Again',
  sending: 'Sending...',
  wait: (seconds: number) => `You can have another one sent in ${waitText(seconds)}.`,
  help: 'Need help? Contact',
  home: 'Back to home',
} as const;

const COULD_NOT_VERIFY = 'Could not verify your email. Please try again.';

export const verificationToasts = {
  success: { kind: 'success', title: 'Email Verified Successfully' },
  alreadyVerified: { kind: 'info', title: 'Already Verified', description: 'Your email is already verified.' },
  newLinkComing: {
    kind: 'warning',
    title: 'Verification Link Expired',
    description: "This verification link has expired. We'll send you a new one.",
  },
  sent: {
    kind: 'success',
    title: 'Verification Email Sent',
    description: 'Please check your inbox for the verification link.',
  },
  emailRequired: {
    kind: 'warning',
    title: 'Email Required',
    description: 'Please enter your email address to receive a verification link.',
  },
  failedToResend: {
    kind: 'error',
    title: 'Failed to Resend',
    description: 'Could not send verification email. Please try again.',
  },
} as const satisfies Record<string, ToastMessage>;

/** What is said about each problem, on the verification screen and as a message elsewhere. */
export const PROBLEM_TOASTS: Record<VerificationProblem, ToastMessage> = {
  'test-link': {
    kind: 'warning',
    title: 'Test Verification Link',
    description: verificationTexts.error.testLink,
  },
  invalid: {
    kind: 'error',
    title: 'Invalid Verification Link',
    description: 'This verification link is invalid or has already been used.',
  },
  expired: {
    kind: 'warning',
    title: 'Verification Link Expired',
    description: 'This verification link has expired. Please request a new one.',
  },
  login: {
    kind: 'info',
    title: verificationTexts.complete.title,
    description: verificationTexts.complete.text,
  },
  server: {
    kind: 'error',
    title: 'Server Error',
    description: 'There was a problem with our server. Please try again later.',
  },
  unknown: { kind: 'error', title: 'Verification Failed', description: COULD_NOT_VERIFY },
};

/** What home says when its address carries the result of a verification. */
export function verificationNotice(error: string | null, message: string | null): ToastMessage {
  switch (error) {
    case null:
      return verificationToasts.success;
    case 'expired':
    case 'invalid':
      return PROBLEM_TOASTS[error];
    case 'loginFailed':
      return {
        kind: 'info',
        title: 'Verification Successful',
        description: 'Your email has been verified, but we could not log you in. Please log in manually.',
      };
    default:
      return {
        ...PROBLEM_TOASTS.unknown,
        description: cutMessage(message) || COULD_NOT_VERIFY,
      };
  }
}
