/** Every address of the site that code links to. A leaf: screens may import it, it imports nothing. */
export const paths = {
  home: () => '/',
  section: (id: SectionId) => `/#${id}`,
  auth: ({ tab }: { tab?: 'register' | 'forgot' } = {}) => (tab ? `/auth?tab=${tab}` : '/auth'),
  login: () => '/login',
  register: () => '/register',
  verifyEmail: ({ token }: { token?: string } = {}) =>
    token ? `/verify-email?token=${encodeURIComponent(token)}` : '/verify-email',
  resetPassword: () => '/reset-password',
  changePassword: () => '/change-password',
  account: () => '/account',
  history: () => '/history',
  confirmEmail: () => '/account/confirm-email',
  /** `upgrade`: from a smaller plan to this one. */
  subscribe: ({ plan, upgrade = false }: { plan?: string; upgrade?: boolean } = {}) =>
    plan ? `/subscribe-new?plan=${encodeURIComponent(plan)}${upgrade ? '&upgrade=true' : ''}` : '/subscribe-new',
  /** `fromProvider`: where a bank's page sends people back to. */
  subscriptionSuccess: ({ plan, fromProvider = false }: { plan?: string; fromProvider?: boolean } = {}) => {
    const query = new URLSearchParams({
      ...(fromProvider ? { source: 'stripe_redirect' } : {}),
      ...(plan ? { plan_tier: plan } : {}),
    });
    return query.size > 0 ? `/subscription-success?${query}` : '/subscription-success';
  },
  manageSubscription: () => '/manage-subscription',
  webhookTest: () => '/webhook-test',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  admin: () => '/admin',
} as const;

/** The anchors of the home page. */
export type SectionId = 'benefits' | 'examples' | 'features' | 'pricing';

/** The id of the results on the home page, which links and scrolling aim at. */
export const RESULTS_SECTION_ID = 'results-section';

/** The home page, at the result it holds. */
export const resultsPath = (): string => `${paths.home()}#${RESULTS_SECTION_ID}`;

/** Addresses that the server answers with something other than this application. */
const SERVED_APART = ['/admin', '/api', '/dev'];

/** True if the router must not handle this path, because only a full page load reaches it. */
export function needsFullLoad(path: string): boolean {
  return SERVED_APART.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`),
  );
}

/** Whether an address means asking for a new password, on the sign-in screen. */
export function isForgotAddress({ search }: { search: string }): boolean {
  return new URLSearchParams(search).get('tab') === 'forgot';
}

/** Which half of the sign-in screen an address means: the query's tab wins, then the path. */
export function isRegisterAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  const tab = new URLSearchParams(search).get('tab');
  return tab === null ? pathname === paths.register() : tab === 'register';
}
