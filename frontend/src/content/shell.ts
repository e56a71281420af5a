/** Texts of the frame around every page. */
export const shellTexts = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Home',
  benefits: 'Benefits',
  examples: 'Examples',
  features: 'Features',
  pricing: 'Pricing',
  signIn: 'Sign in',
  getStarted: 'Get Started',
  menu: 'Menu',
  closeMenu: 'Close menu',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  account: 'Account',
  yourAccount: 'Your account',
  history: 'History',
  manageSubscription: 'Manage Subscription',
  changePassword: 'Change Password',
  adminDashboard: 'Admin Dashboard',
  signOut: 'Sign out',
  signedOut: { title: 'Logout successful', description: 'You have been logged out.' },
  signedOutLocally: {
    title: 'Logged out',
    description: 'The server could not confirm it. Sign in and out again when you are back online.',
  },
  signInForPlan: { kind: 'warning', title: 'Authentication Required', description: 'Please log in to see your plan.' },
  sessionExpired: { title: 'Session Expired', description: 'Your session has expired. Please log in again.' },
  tagline: 'Three better versions of every prompt.',
  support: 'Support',
  product: 'Product',
  plans: 'Plans',
  company: 'Company',
  contact: 'Contact',
  developmentMode: 'Development mode',
  standIns: (names: string[]) => `Stand-ins at work: ${names.join(', ')}.`,
  mailbox: 'Open the mailbox',
  loading: 'Loading...',
  lastResult: 'Show last result',
} as const;

export const notFoundTexts = {
  struck: '/this-page',
  title: '404 Page Not Found',
  text: 'There is nothing at this address. It may have been moved, or the link has a typo.',
  hint: 'Did you forget to add the page to the router?',
} as const;

export const errorTexts = {
  title: 'Something went wrong',
  text: 'The page ran into a problem and could not be shown. Loading it again usually helps.',
  reload: 'Reload the page',
} as const;
