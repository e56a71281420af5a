import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { closeContactDialog, openContactDialog } from '../api/contact-dialog';
import { allow, answerAccountPage, answerHistory, answerWebhookInfo, aUser, signIn, subscribed } from '../test/people';
import { installRuntimeConfig } from '../test/runtime-config';
import { failed, fakeServer, offline, ok } from '../test/server';
// Loaded beforehand, so that the first message comes no later than the others.
import '../ui/ToastViewport';
import { toastStore } from '../ui/toast';
import { provideParts } from '../ui/PrerenderedPart';
import { App } from './App';
import { prerenderParts } from './prerendered-parts';
import { routeOf, ROUTES } from './routes';
import { createSiteQueryClient } from './site-query-client';

const server = fakeServer();

async function show(at = '/') {
  await routeOf(at.split('?')[0] ?? at).page.preload();
  render(
    <MemoryRouter initialEntries={[at]}>
      <App queryClient={createSiteQueryClient()} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const message = (text: string) => waitFor(() => expect(region()).toHaveTextContent(text));
const openAccount = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  return user;
};

beforeAll(async () => provideParts(await prerenderParts()));

beforeEach(() => {
  signIn(server, null);
  allow(server, 7);
});

describe('every page', () => {
  it.each(ROUTES)('$path has one heading of the first level inside main', async ({ path, access }) => {
    if (access === 'signed-in') signIn(server, aUser());
    answerAccountPage(server);
    answerHistory(server);
    subscribed(server);
    answerWebhookInfo(server);
    await show(path);
    expect(await within(screen.getByRole('main')).findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('starts with a link to its content', async () => {
    const user = await show();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it('ends with the year, the name and the support address', async () => {
    await show('/login');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Threefold`);
    expect(within(footer).getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
  });

  it('leads from the footer to each part of the site, in three columns', async () => {
    await show('/login');
    const footer = screen.getByRole('contentinfo');
    expect(
      within(footer)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Product', 'Pricing', 'Company']);
    const linksOf = (column: string) =>
      within(within(footer).getByRole('navigation', { name: column }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(linksOf('Product')).toEqual([
      ['Home', '/'],
      ['Features', '/#features'],
      ['Benefits', '/#benefits'],
      ['Examples', '/#examples'],
    ]);
    expect(linksOf('Pricing')).toEqual([['Plans', '/#pricing']]);
    expect(within(footer).getByRole('button', { name: 'Contact' })).toBeInTheDocument();
  });

  it.each([
    ['Terms of Service', /limited to 10 prompts per month/],
    ['Privacy Policy', /Messages you send us through the contact form: 12 months/],
    ['Cookie Policy', /no cookies for advertising/],
  ])('opens the %s over the page, dated today', async (name, text) => {
    const user = await show('/login');
    await user.click(screen.getByRole('link', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    expect(dialog).toHaveTextContent(text);
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
    expect(dialog).toHaveTextContent(`Last updated: ${today}`);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeVisible();
  });

  it('shows the date that the operator has pinned', async () => {
    installRuntimeConfig({ legalUpdated: 'March 1, 2026' });
    await show('/terms');
    expect(screen.getByText('Last updated: March 1, 2026')).toBeInTheDocument();
  });

  it('names the development stand-ins, if there are any', async () => {
    installRuntimeConfig({ standIns: ['mailbox', 'engine'], mailboxUrl: '/dev/mailbox' });
    await show('/login');
    const strip = screen.getByRole('complementary', { name: 'Development mode' });
    expect(strip).toHaveTextContent('Stand-ins at work: mailbox, engine.');
    expect(within(strip).getByRole('link')).toHaveAttribute('href', '/dev/mailbox');
  });
});

describe('for a visitor', () => {
  it('the bar leads to signing in and to an account', async () => {
    await show('/login');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    expect(banner.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument();
  });

  it('the small menu has the same entries, and says that starting is free', async () => {
    const user = await show('/login');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Benefits', '/#benefits'],
      ['Examples', '/#examples'],
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Sign in', '/auth'],
      ['Get Started Free', '/register'],
    ]);
  });

  it('a change of page changes the title and moves the focus to its heading', async () => {
    const user = await show('/login');
    expect(document.title).toBe('Sign in | Threefold');
    await user.click(screen.getByRole('link', { name: 'Create account' }));
    const heading = await screen.findByRole('heading', { name: 'Create account' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Create account | Threefold');
  });
});

describe('a page for somebody signed in', () => {
  it.each(['/account', '/change-password?from=mail'])('sends a visitor to sign in and remembers %s', async (path) => {
    await routeOf('/auth').page.preload();
    await show(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(sessionStorage.getItem('redirectAfterAuth')).toBe(path);
  });

  it('tells a visitor why, where a payment led them', async () => {
    await routeOf('/auth').page.preload();
    await show('/subscription-success?plan_tier=pro');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(toastStore.current()?.title).toBe('Authentication Required');
  });

  it('leads home whoever signs out on it, here or in another tab', async () => {
    await routeOf('/').page.preload();
    signIn(server, aUser());
    await show('/change-password');
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'userEmail', oldValue: 'ada@example.com', newValue: null }),
      );
    });
    expect(await screen.findByRole('textbox', { name: 'Your prompt' })).toBeInTheDocument();
    expect(sessionStorage.getItem('redirectAfterAuth')).toBeNull();
  });

  it('asks to sign in again when the session has ended, and remembers the page', async () => {
    await routeOf('/auth').page.preload();
    signIn(server, aUser());
    await show('/change-password');
    await screen.findByRole('heading', { name: 'Change password' });
    signIn(server, null);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/change-password');
  });
});

describe('the contact dialog', () => {
  it('opens over any page that asks for it', async () => {
    await show('/login');
    act(() => openContactDialog({ subject: 'Enterprise plan' }));
    expect(await screen.findByRole('dialog', { name: 'Contact' })).toBeInTheDocument();
    act(closeContactDialog);
    expect(screen.queryByRole('dialog', { name: 'Contact' })).not.toBeInTheDocument();
  });
});

describe('for somebody signed in', () => {
  beforeEach(() => signIn(server, aUser()));

  const box = () => screen.getByRole('textbox', { name: 'Your prompt' });

  it('the account menu shows who they are and what they may do', async () => {
    signIn(server, aUser({ username: 'a.very.long.name@example.com', subscriptionTier: 'pro' }));
    await show('/verify-nothing');
    await openAccount();
    expect(screen.getByText('Pro Plan')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
    expect(screen.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/change-password');
    expect(screen.getAllByText('a.very.long.name@example.com').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });

  it('only an administrator is led to the dashboard, by a plain link', async () => {
    signIn(server, aUser({ role: 'admin' }));
    await show('/verify-nothing');
    await openAccount();
    expect(screen.getByText('Free Plan')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
  });

  it('the menu closes on Esc and gives the focus back', async () => {
    signIn(server, aUser());
    await show('/verify-nothing');
    const user = await openAccount();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Account/ })).toHaveFocus();
  });

  const signOut = async () => {
    signIn(server, aUser());
    await show('/verify-nothing');
    const user = await openAccount();
    localStorage.setItem('promptCounter.remaining', '4');
    sessionStorage.setItem('optimizeResult', '{}');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
  };

  it('signing out leads home and leaves nothing of the account behind', async () => {
    server.on('POST /api/auth/logout', () => ok('POST /api/auth/logout', { success: true, message: 'Bye.' }));
    await signOut();
    await message('Logout successfulYou have been logged out.');
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '404 Page Not Found' })).not.toBeInTheDocument();
    expect(localStorage.getItem('promptCounter.remaining')).toBeNull();
    expect(sessionStorage.getItem('optimizeResult')).toBeNull();
    expect(localStorage.getItem('userEmail')).toBeNull();
  });

  it('signing out leads home even if the server cannot be told', async () => {
    server.on('POST /api/auth/logout', offline);
    await signOut();
    await message('Logged out');
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  });

  it('the page follows when another tab signs out', async () => {
    signIn(server, aUser());
    await show('/verify-nothing');
    await screen.findByRole('button', { name: /^Account/ });
    signIn(server, null);
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'userEmail', oldValue: 'ada@example.com', newValue: null }),
      );
    });
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  });

  it('the page stays signed out when the server could not be told in the other tab', async () => {
    await show('/verify-nothing');
    await screen.findByRole('button', { name: /^Account/ });
    localStorage.removeItem('userEmail');
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'userEmail', oldValue: 'ada@example.com', newValue: null }),
      );
    });
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
    await new Promise((resolve) => void setTimeout(resolve, 50));
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeInTheDocument();
    expect(localStorage.getItem('userEmail')).toBeNull();
  });

  it('the page knows whose it is from the first answer on, so that other tabs notice a sign-out', async () => {
    await show('/verify-nothing');
    await screen.findByRole('button', { name: /^Account/ });
    expect(localStorage.getItem('userEmail')).toBe('ada@example.com');
  });

  it('a session that ends elsewhere is told once, and what was being written stays', async () => {
    const user = await show('/');
    await waitFor(() => expect(box()).toHaveFocus());
    await user.paste('plan a trip to lisbon');
    server.on('GET /api/track-usage', () => failed('UNAUTHENTICATED', 'Please sign in.'));
    signIn(server, null);
    const said: string[] = [];
    const stop = toastStore.subscribe(() => said.push(toastStore.current()?.title ?? ''));
    act(() => void window.dispatchEvent(new Event('focus')));
    await message('Session ExpiredYour session has expired. Please log in again.');
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
    stop();
    expect(said.filter((title) => title === 'Session Expired')).toHaveLength(1);
    expect(box()).toHaveValue('plan a trip to lisbon');
  });

  it('the page asks again when it comes back from the back-forward cache', async () => {
    signIn(server, aUser());
    await show('/verify-nothing');
    await screen.findByRole('button', { name: /^Account/ });
    signIn(server, null);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeInTheDocument();
  });
});

it('an address with a broken fragment is a page like any other', async () => {
  await routeOf('/').page.preload();
  await routeOf('/login').page.preload();
  render(
    <MemoryRouter initialEntries={['/#%', '/login']} initialIndex={1}>
      <App queryClient={createSiteQueryClient()} />
      <Back />
    </MemoryRouter>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: 'Your prompt' })).toBeInTheDocument();
});

describe('the theme', () => {
  const choose = async (name: string) => {
    const user = await show('/login');
    await user.click(screen.getByRole('button', { name: 'Theme' }));
    await user.click(screen.getByRole('radio', { name }));
  };

  it('changes at once and is remembered', async () => {
    await choose('Dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('follows the system when asked to', async () => {
    localStorage.setItem('theme', 'dark');
    await choose('System');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});

describe('what an address says about a verification', () => {
  it('home announces success', async () => {
    await show('/?verificationSuccess=true');
    await message('Email Verified Successfully');
  });

  it.each([
    ['expired&email=ada@example.com', 'Verification Link Expired'],
    ['invalid', 'Invalid Verification Link'],
    ['loginFailed', 'Verification Successful'],
    ['other&message=Out+of+order', 'Verification FailedOut of order'],
  ])('home announces the error %s', async (error, text) => {
    await show(`/?verificationError=${error}`);
    await message(text);
  });

  it('a waiting token goes on to its screen, once', async () => {
    server.on('POST /api/auth/verify-email', () => new Promise<Response>(() => undefined));
    sessionStorage.setItem('verificationToken', 'abc');
    await show('/login?verifyEmail=true');
    expect(await screen.findByRole('heading', { name: 'Verifying Your Email' })).toBeInTheDocument();
    expect(server.calls('POST /api/auth/verify-email')[0]?.body).toEqual({ token: 'abc' });
    expect(sessionStorage.getItem('verificationToken')).toBeNull();
  });
});

it('says so when there is no such page, with a hint for whoever builds it', async () => {
  await show('/no/such/page');
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText(/add the page to the router/)).toBeInTheDocument();
});
