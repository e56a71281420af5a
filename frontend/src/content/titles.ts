import { brandName } from './brand';

const withBrand = (title: string) => `${title} | ${brandName()}`;

/** What the browser's tab says, by page. */
export const titles = {
  home: () => `${brandName()}: three better prompts from one`,
  signIn: () => withBrand('Sign in'),
  createAccount: () => withBrand('Create account'),
  forgotPassword: () => withBrand('Forgot your password?'),
  resetPassword: () => withBrand('Choose a new password'),
  changePassword: () => withBrand('Change password'),
  account: () => withBrand('Your account'),
  history: () => withBrand('History'),
  confirmEmail: () => withBrand('Confirm your new address'),
  verifyEmail: () => withBrand('Verify your email'),
  subscribe: () => withBrand('Choose your plan'),
  subscriptionSuccess: () => withBrand('Thank you'),
  manageSubscription: () => withBrand('Your subscription'),
  webhookTest: () => withBrand('Webhook testing'),
  terms: () => withBrand('Terms of Service'),
  privacy: () => withBrand('Privacy Policy'),
  cookies: () => withBrand('Cookie Policy'),
  notFound: () => withBrand('Page not found'),
} as const;

/** What search engines show under the title. */
export const descriptions = {
  home: 'Say it once. Get the answer you meant. Type a rough prompt and get three expert rewrites, each one scored and every change explained.',
  signIn: 'Sign in to turn a rough prompt into three expert rewrites, and to find the earlier ones again.',
  createAccount: 'Create an account and turn your first rough prompts into expert rewrites, free and without a card.',
  verifyEmail: 'Confirm your email address to finish your account.',
  resetPassword: 'Choose a new password for your account.',
  changePassword: 'Choose a new password with your present one.',
  account: 'Your plan, your use, your devices and your data.',
  history: 'What you had optimized: to search, reuse, export and delete.',
  confirmEmail: 'Confirm the new address of your account.',
  billing: 'Your plan, and how to pay for it.',
  terms: 'What you get, what it costs and what we ask of you.',
  privacy: 'What we store, for how long, who else receives it, and how you delete it.',
  cookies: 'The few cookies we set, all of them necessary, and what the page keeps in your browser.',
  notFound: 'There is nothing at this address.',
} as const;
