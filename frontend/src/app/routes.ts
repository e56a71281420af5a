import { shellTexts } from '../content/shell';
import { descriptions, titles } from '../content/titles';
import type { ToastMessage } from '../ui/toast';
import { lazyPage, type LazyPage } from './lazy-page';
import { isForgotAddress, isRegisterAddress, paths } from './paths';

export interface PageRoute {
  path: string;
  page: LazyPage;
  /** The module of the page, whose chunk the prerendered document announces. */
  source: string;
  title: (address: { pathname: string; search: string }) => string;
  description: string;
  /** `client-only` pages are drawn in the browser, in a document without content. */
  delivery: 'prerendered' | 'client-only';
  /** Search engines may list the page. The others are for people who are already on their way: they say `noindex`. */
  indexed?: true;
  /** The page shows typed text at once, so its face is asked for with the document and not only when the page is laid out. */
  showsTypedText?: true;
  /** The page has nothing to say until its script runs, so that starts without waiting. */
  eager?: boolean;
  /** `signed-in` sends visitors to the sign-in screen, from which they come back. */
  access?: 'signed-in';
  /** Why a visitor has to sign in first, where that needs saying. */
  visitorNotice?: ToastMessage;
}

const home = lazyPage(async () => (await import('./HomePage')).HomePage);
const auth = lazyPage(async () => (await import('../features/auth/AuthPage')).AuthPage);
const verifyEmail = lazyPage(async () => (await import('../features/auth/VerifyEmailPage')).VerifyEmailPage);
const resetPassword = lazyPage(async () => (await import('../features/auth/ResetPasswordPage')).ResetPasswordPage);
const changePassword = lazyPage(async () => (await import('../features/auth/ChangePasswordPage')).ChangePasswordPage);
const account = lazyPage(async () => (await import('../features/account/AccountPage')).AccountPage);
const history = lazyPage(async () => (await import('./HistoryScreen')).HistoryScreen);
const confirmEmail = lazyPage(async () => (await import('../features/account/ConfirmEmailPage')).ConfirmEmailPage);
const billing = () => import('../features/billing/billing-pages');
const subscribe = lazyPage(async () => (await billing()).SubscribePage);
const subscriptionSuccess = lazyPage(async () => (await billing()).SubscriptionSuccessPage);
const manageSubscription = lazyPage(async () => (await billing()).ManageSubscriptionPage);
const webhookTest = lazyPage(async () => (await import('../features/webhook-test/WebhookTestPage')).WebhookTestPage);
const terms = lazyPage(async () => (await import('../features/legal/LegalPage')).TermsPage);
const privacy = lazyPage(async () => (await import('../features/legal/LegalPage')).PrivacyPage);
const cookies = lazyPage(async () => (await import('../features/legal/LegalPage')).CookiesPage);
const notFound = lazyPage(async () => (await import('./NotFoundPage')).NotFoundPage);

const authRoute = (path: string, description: string): PageRoute => ({
  path,
  page: auth,
  source: 'src/features/auth/AuthPage.tsx',
  title: (address) => {
    if (isForgotAddress(address)) return titles.forgotPassword();
    return isRegisterAddress(address) ? titles.createAccount() : titles.signIn();
  },
  description,
  delivery: 'prerendered',
});

const legalRoute = (document: 'terms' | 'privacy' | 'cookies', page: LazyPage): PageRoute => ({
  path: paths[document](),
  page,
  source: 'src/features/legal/LegalPage.tsx',
  title: titles[document],
  description: descriptions[document],
  delivery: 'prerendered',
  indexed: true,
});

const billingRoute = (path: string, page: LazyPage, title: () => string): PageRoute => ({
  path,
  page,
  source: 'src/features/billing/billing-pages.ts',
  title,
  description: descriptions.billing,
  delivery: 'client-only',
  access: 'signed-in',
});

/** Addresses of earlier days choose a plan by their name. */
const SUBSCRIBE_PATHS = ['', '-new', '-basic', '-pro', '-basic-new', '-pro-new'].map((end) => `/subscribe${end}`);
const SUCCESS_PATHS = ['/subscription-success', '/subscription-success-new'];

/** Every page of the site. The server answers these paths with 200, and no others. */
export const ROUTES: PageRoute[] = [
  {
    path: paths.home(),
    page: home,
    source: 'src/app/HomePage.tsx',
    title: titles.home,
    description: descriptions.home,
    delivery: 'prerendered',
    indexed: true,
    showsTypedText: true,
  },
  authRoute(paths.auth(), descriptions.signIn),
  authRoute(paths.login(), descriptions.signIn),
  authRoute(paths.register(), descriptions.createAccount),
  {
    path: paths.verifyEmail(),
    page: verifyEmail,
    source: 'src/features/auth/VerifyEmailPage.tsx',
    title: titles.verifyEmail,
    description: descriptions.verifyEmail,
    delivery: 'prerendered',
    eager: true,
  },
  {
    path: paths.resetPassword(),
    page: resetPassword,
    source: 'src/features/auth/ResetPasswordPage.tsx',
    title: titles.resetPassword,
    description: descriptions.resetPassword,
    delivery: 'prerendered',
    eager: true,
  },
  {
    path: paths.changePassword(),
    page: changePassword,
    source: 'src/features/auth/ChangePasswordPage.tsx',
    title: titles.changePassword,
    description: descriptions.changePassword,
    delivery: 'client-only',
    access: 'signed-in',
  },
  {
    path: paths.account(),
    page: account,
    source: 'src/features/account/AccountPage.tsx',
    title: titles.account,
    description: descriptions.account,
    delivery: 'client-only',
    access: 'signed-in',
  },
  {
    path: paths.history(),
    page: history,
    source: 'src/app/HistoryScreen.tsx',
    title: titles.history,
    description: descriptions.history,
    delivery: 'client-only',
    access: 'signed-in',
  },
  {
    path: paths.confirmEmail(),
    page: confirmEmail,
    source: 'src/features/account/ConfirmEmailPage.tsx',
    title: titles.confirmEmail,
    description: descriptions.confirmEmail,
    delivery: 'client-only',
  },
  ...SUBSCRIBE_PATHS.map((path) => billingRoute(path, subscribe, titles.subscribe)),
  ...SUCCESS_PATHS.map((path) => ({
    ...billingRoute(path, subscriptionSuccess, titles.subscriptionSuccess),
    visitorNotice: shellTexts.signInForPlan,
  })),
  billingRoute(paths.manageSubscription(), manageSubscription, titles.manageSubscription),
  {
    path: paths.webhookTest(),
    page: webhookTest,
    source: 'src/features/webhook-test/WebhookTestPage.tsx',
    title: titles.webhookTest,
    description: descriptions.billing,
    delivery: 'client-only',
  },
  legalRoute('terms', terms),
  legalRoute('privacy', privacy),
  legalRoute('cookies', cookies),
];

export const NOT_FOUND_ROUTE: PageRoute = {
  path: '*',
  page: notFound,
  source: 'src/app/NotFoundPage.tsx',
  title: titles.notFound,
  description: descriptions.notFound,
  delivery: 'prerendered',
};

/** The route of an address, or the not-found screen. */
export function routeOf(pathname: string): PageRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return ROUTES.find((route) => route.path === path) ?? NOT_FOUND_ROUTE;
}
