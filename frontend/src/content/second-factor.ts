import type { ToastMessage } from '../ui/toast';

const codes = (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'}`;

/** The second step of signing in, on the sign-in screen. */
export const secondStepTexts = {
  title: 'Two-step sign-in',
  text: 'Enter the six digits your authenticator app shows for this account.',
  code: 'Code',
  recoveryText: 'Enter one of the recovery codes you kept. Each is good once.',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  submit: 'Sign in',
  busy: 'Signing in...',
  back: 'Back',
  required: 'Please enter the code',
} as const;

/** The part of the account page in which it is set up. */
export const secondFactorTexts = {
  title: 'Two-step sign-in',
  text: 'After the password, a code of an app on your phone. A stolen password alone then opens nothing.',
  off: 'Two-step sign-in is off.',
  required: 'Administrators need it here: set it up to get to the administration.',
  on: 'Two-step sign-in is on',
  since: (date: string) => `since ${date}`,
  left: (count: number) => `${codes(count)} left.`,
  fewLeft: (count: number) => `Only ${codes(count)} left: make new ones.`,
  setUp: 'Set up',
  move: 'Move to another app',
  renew: 'New recovery codes',
  remove: 'Turn off',
  proof: {
    setUp: 'Enter your password to begin.',
    move: 'Enter your password and a code of the present app. It works until the new one has shown a code.',
    renew: 'Enter your password and a code. The earlier recovery codes are worth nothing then.',
    remove: 'Enter your password and a code. From then on the password alone signs you in.',
    password: 'Your password',
    code: 'Code of your app, or a recovery code',
    go: 'Continue',
    turnOff: 'Turn off',
    busy: 'One moment...',
    cancel: 'Cancel',
  },
  scan: {
    form: 'Connect your app',
    text: 'Scan this with an authenticator app, or type the key into it.',
    picture: 'QR code for an authenticator app; the key stands beside it as text',
    key: 'Key',
    copy: 'Copy key',
    code: 'Code your app shows',
    submit: 'Turn On',
    busy: 'One moment...',
    cancel: 'Cancel',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each lets you in once without the app. Keep them where the phone is not: they are shown only now.',
    copy: 'Copy codes',
    download: 'Download',
    done: 'I have kept them',
    file: 'recovery-codes.txt',
  },
} as const;

export const secondFactorErrors = {
  passwordRequired: 'Password is required',
  codeRequired: 'Please enter the code',
  failed: 'That did not work. Please try again.',
} as const;

export const secondFactorToasts = {
  enabled: {
    kind: 'success',
    title: 'Two-step sign-in is on',
    description: 'Other devices were signed out.',
  } satisfies ToastMessage,
  removed: {
    kind: 'success',
    title: 'Two-step sign-in is off',
    description: 'The password alone signs you in now.',
  } satisfies ToastMessage,
} as const;
