import type { ToastMessage } from '../ui/toast';

/** Choosing a new password by a link from the mailbox. */
export const resetTexts = {
  checking: 'Verifying your reset link...',
  problemTitle: 'This link does not work',
  uncheckedTitle: 'This link could not be checked',
  formTitle: 'Choose a new password',
  account: 'Account',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  submit: 'Reset Password',
  busy: 'Resetting Password...',
  back: 'Return to Login',
  newLink: 'Request a new link',
  again: 'Try again',
  done: {
    title: 'Password Reset Successful',
    signIn: 'You have been signed out everywhere. Sign in with the new password.',
    signedIn: 'Your new password is in place.',
    onward: 'Continue',
  },
} as const;

export const resetErrors = {
  noToken: 'No reset token found. Please request a new password reset.',
  noTokenLeft: 'Invalid reset token. Please request a new password reset.',
  inAddress: 'An error occurred with your reset link',
  invalid: 'Invalid or expired token',
  checkFailed: 'An error occurred while verifying the token. Please try again.',
  failed: 'Failed to reset password',
  unexpected: 'An error occurred while resetting your password. Please try again.',
  required: 'Please enter a new password',
  confirmRequired: 'Please enter the new password again',
  mismatch: "Passwords don't match",
} as const;

/** Said to whoever opens a reset link while being signed in. */
export const signedInAlready: ToastMessage = {
  kind: 'info',
  title: 'You are signed in',
  description: 'Change your password in your account.',
};

/** Choosing a new password with the old one. */
export const changeTexts = {
  title: 'Change password',
  text: 'Your other devices are signed out when the password changes.',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  hint: (minLength: number) => `Must be at least ${minLength} characters long`,
  submit: 'Change Password',
  busy: 'Updating...',
  cancel: 'Cancel',
} as const;

const error = (title: string, description: string) => ({ kind: 'error', title, description }) as const;

export const changeToasts = {
  missing: error('Missing Information', 'Please fill in all password fields.'),
  mismatch: error('Password Mismatch', 'New password and confirmation do not match.'),
  tooShort: (minLength: number) =>
    error('Password Too Short', `New password must be at least ${minLength} characters long.`),
  same: error('Same Password', 'New password must be different from your current password.'),
  failed: (reason: string) => error('Password Change Failed', reason),
  unexpected: error('Error', 'An unexpected error occurred. Please try again.'),
  changed: {
    kind: 'success',
    title: 'Password Changed',
    description: 'Your password has been changed. Your other devices have been signed out.',
  },
} as const satisfies Record<string, ToastMessage | ((...values: never[]) => ToastMessage)>;

export const changeErrors = {
  required: 'Please fill in this field',
  failed: 'Failed to change password. Please try again.',
} as const;
