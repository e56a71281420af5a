import type { ToastMessage } from '../ui/toast';

const prompts = (count: number) => `${count} ${count === 1 ? 'prompt' : 'prompts'}`;

export const accountTexts = {
  title: 'Your account',
  loading: 'Loading...',
  failed: 'This could not be loaded.',
  again: 'Try again',
  facts: {
    title: 'Profile',
    text: 'Who you are here, and what you may use.',
    email: 'Email',
    plan: 'Plan',
    verifiedSince: 'Verified since',
    memberSince: 'Member since',
    password: 'Password',
    changePassword: 'Change password',
    quota: (count: number, renews: boolean) => `${prompts(count)}${renews ? ' a month' : ' in total'}`,
  },
  email: {
    change: 'Change email',
    form: 'Change your email',
    newEmail: 'New email',
    password: 'Your password',
    text: 'We send a link to the new address. Nothing changes before you open it.',
    submit: 'Send Confirmation Link',
    busy: 'Sending...',
    cancel: 'Cancel',
    waiting: 'Waiting to be confirmed:',
    waitingText: (email: string) => `Open the link we sent there. Until then you sign in with ${email}.`,
    mailbox: 'Open the development mailbox',
  },
  usage: {
    title: 'Usage',
    text: 'What you have used, day by day. Days begin at midnight UTC.',
    period: 'Period',
    running: 'running',
    range: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `Since ${from}`,
    used: (used: number, quota: number) => `${used} of ${prompts(quota)} used`,
    adjusted: 'Adjusted by our staff',
    renews: (date: string) => `Renews on ${date}`,
    ended: (date: string) => `Ended on ${date}`,
    empty: 'Nothing used in this period yet.',
    none: 'Nothing to show yet. Your first prompt starts this chart.',
    chart: (days: string, total: number) => `Prompts by day, ${days}: ${total} in all`,
    busiest: (day: string, count: number) => `, most on ${day} with ${count}`,
    tableCaption: 'Prompts by day',
    day: 'Day',
    prompts: 'Prompts',
  },
  sessions: {
    title: 'Devices',
    text: 'Where you are signed in. Sign out whatever you don’t know, and change your password.',
    current: 'This device',
    activeNow: 'Active now',
    lastActive: (when: string) => `Last active ${when}`,
    signedIn: (when: string) => `signed in ${when}`,
    end: 'Sign out',
    endLabel: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out all other devices',
    ending: 'Signing out...',
    onlyThis: 'You are signed in on this device only.',
  },
  export: {
    title: 'Your data',
    text: 'Everything we keep about you, in one JSON file.',
    content: 'Profile, usage, saved results, devices and messages.',
    button: 'Download my data',
    busy: 'Preparing...',
    fileName: 'my-data.json',
  },
  deletion: {
    title: 'Delete account',
    text: 'Your account, your history and your data, at once and for good.',
    final: 'This can’t be undone.',
    open: 'Delete account',
    question: 'Delete your account?',
    consequences:
      'Your account, your saved results and your usage are deleted at once. A paid plan ends with it and is not refunded. This can’t be undone.',
    password: 'Your password',
    submit: 'Delete account',
    busy: 'Deleting...',
    cancel: 'Keep my account',
  },
} as const;

export const accountErrors = {
  passwordRequired: 'Please enter your password',
  emailInvalid: 'Please enter a valid email address',
  sameEmail: 'This is already your address.',
  emailFailed: 'The link could not be sent. Please try again.',
  deletionFailed: 'Your account could not be deleted. Please try again.',
  exportFailed: 'Your data could not be downloaded. Please try again.',
} as const;

export const accountToasts = {
  linkSent: (email: string): ToastMessage => ({
    kind: 'success',
    title: 'Confirmation Link Sent',
    description: `Please open the link we sent to ${email}.`,
  }),
  sessionEnded: (device: string): ToastMessage => ({ kind: 'success', title: 'Signed out', description: device }),
  othersEnded: (count: number): ToastMessage => ({
    kind: 'success',
    title: 'Signed out',
    description: `${count} other ${count === 1 ? 'device has' : 'devices have'} been signed out.`,
  }),
  exported: { kind: 'success', title: 'Download started', description: 'Your data is on its way to your downloads.' },
  exportFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Download failed', description: reason }),
  deleted: {
    kind: 'success',
    title: 'Account deleted',
    description: 'Your account and your data have been deleted.',
  },
} as const satisfies Record<string, ToastMessage | ((...values: never[]) => ToastMessage)>;

/** The page to which the mail to a new address leads. */
export const confirmEmailTexts = {
  confirming: 'Confirming your new address...',
  done: 'Email changed',
  doneText: 'From now on you sign in with',
  problem: 'This link does not work',
  unchecked: 'This link could not be used yet',
  incomplete: 'The confirmation link is incomplete. Please open it from the mail again.',
  failed: 'Your new address could not be confirmed. Please try again.',
  again: 'Try again',
  toAccount: 'Go to your account',
  signIn: 'Sign in',
} as const;
