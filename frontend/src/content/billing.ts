import { PLANS } from '@contracts/plans';
import type { SubscriptionStatus } from '@contracts/subscription-status';
import type { ToastMessage } from '../ui/toast';
import { shortPlanName } from './plans';

type PaidPlan = 'basic' | 'pro';

export const money = (cents: number) => {
  const amount = Math.abs(cents) / 100;
  return `${cents < 0 ? '−' : ''}$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
};

export const checkoutTexts = {
  title: 'Choose your plan',
  plans: 'Plan',
  marks: { current: 'Your plan', scheduled: 'Scheduled', unpaid: 'Not now' },
  reasons: {
    current: 'This is the plan you have.',
    scheduled: 'Your change to this plan is already scheduled.',
    unpaid: 'Please pay the open amount of your present plan first.',
  },
  summary: 'Summary',
  terms:
    'Billed monthly in advance. Cancel anytime and keep your plan until the period ends. Payments are not refundable.',
  monthly: (plan: PaidPlan) => `${money(PLANS[plan].priceCents)} per month`,
  firstPayment: (plan: PaidPlan) => `${money(PLANS[plan].priceCents)} now, then every month on this day.`,
  calculating: 'Working out what it costs...',
  upgrade: (cents: number) => `${money(cents)} now, for the rest of this period. What you have used stays used.`,
  downgrade: (plan: PaidPlan, date: string) =>
    `Your ${shortPlanName(plan)} plan starts on ${date}. Nothing is charged now, and until then you keep what you have.`,
  resume: (date: string) => `Your plan goes on after ${date}. Nothing is charged now.`,
  next: (cents: number, date: string) => `${money(cents)} on ${date}`,
  dueNow: 'Due now',
  nextPayment: 'Next payment',
  card: 'Payment',
  subscribe: (plan: PaidPlan) => `Subscribe to ${shortPlanName(plan)}, ${checkoutTexts.monthly(plan)}`,
  actions: {
    upgrade: (plan: PaidPlan) => `Upgrade to ${shortPlanName(plan)}`,
    downgrade: (plan: PaidPlan) => `Change to ${shortPlanName(plan)}`,
    keep: (plan: PaidPlan) => `Keep ${shortPlanName(plan)}`,
    settle: (plan: PaidPlan) => `Pay for ${shortPlanName(plan)}`,
  },
  settleReason: 'Your last payment did not go through. Pay the open amount, and your plan goes on.',
  settleCard: 'Pay the open amount with this card. Later payments are taken from it, too.',
  have: 'You have this plan already.',
  confirmPayment: 'Confirm payment',
  confirmReason: 'Your bank wants you to confirm this payment.',
  busy: 'Processing...',
  back: 'Back to Dashboard',
  repair: 'Repair Account Connection',
  repairing: 'Repairing...',
  repaired: 'Your account connection was repaired. You can go on now.',
  off: 'Paid plans are not available here at the moment.',
  noWebConnection: 'Network error. Please check your connection and try again.',
  formLoading: 'Loading the payment form...',
  formFailed: 'The payment form could not be loaded.',
  again: 'Try again',
  steps: { confirmed: 'Payment confirmed', activating: 'Activating your plan', ready: 'Ready' },
  activated: 'Subscription activated!',
  slow: 'Your payment is on its way, but takes longer than usual. Your plan starts as soon as it arrives; you need not pay again.',
  toStatus: 'See the status of my plan',
  notInitialized: 'Stripe has not initialized yet. Please try again.',
  setupFailed: 'Payment setup failed',
  connectionLost:
    'The connection broke while you were paying. If your payment went through, your plan starts here in a moment; trying again charges you once at most.',
  noSecret: 'No client secret returned from the server',
  failed: 'Subscription error',
} as const;

export const billingToasts = {
  failed: (reason: string): ToastMessage => ({ kind: 'error', title: checkoutTexts.failed, description: reason }),
  setupFailed: (reason: string): ToastMessage => ({
    kind: 'error',
    title: checkoutTexts.setupFailed,
    description: reason,
  }),
  activated: { kind: 'success', title: checkoutTexts.activated },
  downgraded: (date: string): ToastMessage => ({
    kind: 'success',
    title: 'Change scheduled',
    description: `Your new plan starts on ${date}.`,
  }),
  resumed: { kind: 'success', title: 'Your plan goes on' },
  accountIssue: {
    kind: 'warning',
    title: 'Account issue detected',
    description: 'We are reconnecting your account. The page loads again in a moment.',
  },
  repaired: (message: string): ToastMessage => ({ kind: 'success', title: 'Account repaired', description: message }),
  repairFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Repair failed', description: reason }),
  verifying: {
    kind: 'info',
    title: 'Verification in Progress',
    description: 'Your payment is still being processed. This page can check again at any time.',
  },
} as const satisfies Record<string, ToastMessage | ((...values: never[]) => ToastMessage)>;

/** The ten labels of the management screen. */
export const STATUS_LABELS: Record<SubscriptionStatus, string> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past Due',
  canceled: 'Canceled',
  incomplete: 'Incomplete',
  incomplete_expired: 'Setup Expired',
  unpaid: 'Unpaid',
  'active-until-period-end': 'Cancellation Scheduled',
  'trialing-until-period-end': 'Trial Ending',
  none: 'None',
};

/** The five labels of the screen after paying. */
export const SUCCESS_LABELS: Record<SubscriptionStatus, string> = {
  active: 'Active',
  'active-until-period-end': 'Active',
  trialing: 'Trial Period',
  'trialing-until-period-end': 'Trial Period',
  canceled: 'Canceled',
  incomplete_expired: 'Canceled',
  incomplete: 'Payment Incomplete',
  none: 'Payment Incomplete',
  past_due: 'Payment Past Due',
  unpaid: 'Payment Past Due',
};

export const successTexts = {
  title: 'Thank you!',
  activating: 'Activating your subscription...',
  /** The plan's name, where the address tells what was paid for. */
  activatingNote: (plan: string | undefined) =>
    `${plan ? `Your ${plan} is on its way. ` : ''}This takes a few seconds.`,
  done: (plan: string) => `Your ${plan} is ready.`,
  plan: 'Plan',
  status: 'Status',
  prompts: 'Prompts',
  perMonth: (count: number) => `${count} per month`,
  nextBilling: 'Next billing date',
  start: 'Start optimizing',
  manage: 'Manage Subscription',
  processing: 'Subscription Processing',
  processingText:
    'The payment provider has not confirmed your plan yet. This can take a minute, and you are never charged twice.',
  checkAgain: 'Check Again',
  unavailable: 'Subscription Status Unavailable',
  refresh: 'Refresh',
  checking: 'Checking your payment...',
  failed: 'Payment not completed',
  failedText: 'Your bank did not confirm the payment, so nothing was charged and your plan has not changed.',
  tryAgain: 'Try again',
  serverError: (status: number) => `Server error: ${status}`,
  noConnection: 'Failed to connect to the server after multiple attempts.',
  notVerified: 'Verification failed after multiple attempts',
} as const;

export const manageTexts = {
  title: 'Your subscription',
  plan: 'Plan',
  status: 'Status',
  usage: 'Prompts this period',
  used: (used: number, quota: number) => `${used} of ${quota} used`,
  adjusted: 'Adjusted by our staff',
  nextBilling: 'Next billing date',
  nextReset: 'Prompts reset on',
  never: 'Never',
  endsOn: (date: string) => `Your plan ends on ${date}. Nothing more is charged, and you keep it until then.`,
  changesOn: (plan: PaidPlan, date: string) => `You change to the ${shortPlanName(plan)} plan on ${date}.`,
  pastDue:
    'Your last payment did not go through. You keep the plan for 7 days after the renewal; please update your card.',
  unpaid: (plan: PaidPlan) =>
    `Your last payment for the ${shortPlanName(plan)} plan did not go through, so you are on Free for now. Pay the open amount, and the plan goes on.`,
  pay: 'Pay the open amount',
  keep: 'Keep my plan',
  keeping: 'One moment...',
  billing: 'Manage billing',
  opening: 'Opening...',
  billingNote: 'Card, invoices and cancelling, with our payment provider.',
  change: 'Change plan',
  back: 'Back to Dashboard',
  none: 'No Subscription Data',
  noneText: 'You are on the Free Plan. A paid plan gives you more prompts every month.',
  failed: 'Failed to fetch subscription details',
  again: 'Try again',
  loading: 'Loading...',
} as const;

export const webhookTexts = {
  title: 'Webhook testing',
  text: 'Checks that events from the payment provider reach this installation, and that nobody else can send any.',
  environments: { production: 'Production', development: 'Development' },
  secrets: 'Webhook secrets',
  productionSecret: 'Production secret',
  testSecret: 'Test secret',
  configured: 'Configured',
  missing: 'Missing',
  url: 'Webhook endpoint',
  tabs: { commandLine: 'Command line', curl: 'curl' },
  run: 'Run Test Without Signature',
  running: 'Running...',
  runNote: 'Sends a simulated payment without a signature. It has to be refused.',
  expected: 'Test Failed (Expected)',
  result: 'Test Result',
  failed: 'Failed to fetch webhook test information',
  none: 'No Data',
  noneText: 'Could not load webhook testing information',
  again: 'Try again',
  loading: 'Loading...',
} as const;
