import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { installRuntimeConfig } from '../../test/runtime-config';
import { aUser, signIn as signedIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { AuthPage } from './AuthPage';

const server = fakeServer();

const show = (at: string) => renderScreen(<AuthPage />, { at });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm password');
const submit = (name: string) => screen.getByRole('button', { name });

/** Text of the message in the corner. */
const message = async (text: string) => {
  const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
  await waitFor(() => expect(region()).toHaveTextContent(text));
};

beforeEach(() => {
  signedIn(server, null);
});

describe('which half is shown', () => {
  it.each([
    ['/auth', 'Sign in'],
    ['/login', 'Sign in'],
    ['/register', 'Create account'],
    ['/auth?tab=register', 'Create account'],
    ['/login?tab=register', 'Create account'],
    ['/register?tab=login', 'Sign in'],
  ])('%s is %s', (at, title) => {
    show(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  });

  it('changes by links and keeps the typed address', async () => {
    const { user, location } = show('/login');
    await user.type(email(), 'ada@example.com');
    await user.click(screen.getByRole('link', { name: 'Create account' }));
    expect(location()).toBe('/register');
    expect(email()).toHaveValue('ada@example.com');
  });
});

describe('the fields', () => {
  it('say to password managers what they are', () => {
    show('/register');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('show and hide the password', async () => {
    const { user } = show('/login');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('tell how hard a new password is to guess, and refuse nothing', async () => {
    const { user } = show('/register');
    const strength = () => screen.getByText(/^Password strength/);
    expect(screen.queryByText(/^Password strength/)).not.toBeInTheDocument();
    await user.type(password(), 'abc');
    expect(strength()).toHaveTextContent('Password strength: Too short');
    await user.type(password(), 'def');
    expect(strength()).toHaveTextContent('Password strength: Weak');
    await user.clear(password());
    await user.type(password(), 'violet-Harbour 29');
    expect(strength()).toHaveTextContent('Password strength: Strong');
    expect(strength()).toHaveAttribute('role', 'status');
  });

  it('take a pasted password', async () => {
    const { user } = show('/login');
    await user.click(password());
    await user.paste('from the manager');
    expect(password()).toHaveValue('from the manager');
  });

  it('know the address that was last used here', () => {
    localStorage.setItem('pendingVerificationEmail', 'ada@example.com');
    show('/login');
    expect(email()).toHaveValue('ada@example.com');
  });
});

describe('signing in', () => {
  const signIn = async (at = '/login') => {
    const shown = show(at);
    await shown.user.type(email(), ' ada@example.com ');
    await shown.user.type(password(), 'secret1');
    await shown.user.click(submit('Sign in'));
    return shown;
  };

  it('greets the person and goes home', async () => {
    server.on('POST /api/auth/login', () =>
      ok('POST /api/auth/login', { success: true, user: aUser(), message: 'Welcome.' }),
    );
    const { location } = await signIn();
    await message('Login successfulWelcome back!');
    await waitFor(() => expect(location()).toBe('/'));
    expect(server.calls('POST /api/auth/login')[0]?.body).toEqual({ username: 'ada@example.com', password: 'secret1' });
  });

  it('goes where the person wanted to go', async () => {
    server.on('POST /api/auth/login', () =>
      ok('POST /api/auth/login', { success: true, user: aUser(), message: 'Welcome.' }),
    );
    const { location } = await signIn('/auth?next=/verify-email');
    await waitFor(() => expect(location()).toBe('/verify-email'));
    expect(sessionStorage.getItem('redirectAfterAuth')).toBeNull();
  });

  it('keeps where an administrator wanted to go', () => {
    show('/auth?next=/admin');
    expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/admin');
  });

  it('goes to the plan that was chosen before the account was verified elsewhere', async () => {
    localStorage.setItem('pendingSubscriptionPlan', 'basic');
    server.on('POST /api/auth/login', () =>
      ok('POST /api/auth/login', { success: true, user: aUser(), message: 'Welcome.' }),
    );
    const { location } = await signIn();
    await waitFor(() => expect(location()).toBe('/subscribe-new?plan=basic'));
    expect(localStorage.getItem('pendingSubscriptionPlan')).toBeNull();
  });

  it('wants both fields, without asking the server', async () => {
    const { user } = show('/login');
    await user.click(submit('Sign in'));
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(email()).toHaveFocus();
  });

  it("says why it failed, in the server's words", async () => {
    server.on('POST /api/auth/login', () => failed('INVALID_CREDENTIALS', 'Wrong email or password.'));
    await signIn();
    await message('Login failedWrong email or password.');
    expect(screen.getByRole('form', { name: 'Sign in' })).toHaveTextContent('Wrong email or password.');
  });

  it('has words of its own when the server has none', async () => {
    server.on('POST /api/auth/login', () => new Response('', { status: 401 }));
    await signIn();
    await message('Login failedInvalid credentials');
  });

  it('says so when the server could not be reached', async () => {
    server.on('POST /api/auth/login', offline);
    await signIn();
    await message('Login failedLogin failed');
  });

  it('leads to the verification if the address is not verified', async () => {
    server.on('POST /api/auth/login', () =>
      failed('EMAIL_NOT_VERIFIED', 'Verify first.', { extra: { needsVerification: true, email: 'ada@example.com' } }),
    );
    const { location } = await signIn();
    await message('Verification RequiredPlease verify your email address before logging in.');
    expect(location()).toBe('/verify-email');
    expect(localStorage.getItem('pendingVerificationEmail')).toBe('ada@example.com');
  });

  it('shows progress and is sent once', async () => {
    server.on('POST /api/auth/login', () => new Promise<Response>(() => undefined));
    const { user } = await signIn();
    await user.click(submit('Signing in...'));
    await user.type(password(), '{Enter}');
    expect(server.calls('POST /api/auth/login')).toHaveLength(1);
  });
});

it('sends whoever is signed in home', async () => {
  signedIn(server, aUser());
  const { location } = show('/auth');
  await waitFor(() => expect(location()).toBe('/'));
});

describe('a forgotten password', () => {
  const link = () => screen.getByRole('link', { name: 'Forgot password?' });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const ask = async (address: string) => {
    const shown = show('/auth?tab=forgot');
    await shown.user.type(email(), address);
    await shown.user.click(submit('Send Reset Link'));
    return shown;
  };
  const sending = () =>
    server.on('POST /api/auth/forgot-password', () =>
      ok('POST /api/auth/forgot-password', { success: true, message: 'On its way.' }),
    );

  it('has its own form, which takes the typed address along and the focus with it', async () => {
    const { user, location } = show('/login');
    await user.type(email(), 'ada@example.com');
    await user.click(link());
    expect(location()).toBe('/auth?tab=forgot');
    expect(await heading('Forgot your password?')).toHaveFocus();
    expect(email()).toHaveValue('ada@example.com');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Return to Login' }));
    expect(location()).toBe('/login');
    expect(email()).toHaveValue('ada@example.com');
  });

  it('says that the link was sent, without saying whether there is an account', async () => {
    sending();
    const { user, location } = await ask(' ada@example.com ');
    expect(await heading('Reset Link Sent')).toHaveFocus();
    expect(screen.getByText(/^If there is an account for/, { selector: 'p' })).toHaveTextContent(
      'If there is an account for ada@example.com, a link for a new password is on its way. It can be used once and is valid for 1 hour.',
    );
    await message('Reset Link Sent');
    expect(server.calls('POST /api/auth/forgot-password')[0]?.body).toEqual({ email: 'ada@example.com' });
    await user.click(screen.getByRole('link', { name: 'Return to Login' }));
    expect(location()).toBe('/login');
  });

  it('names the time that the operator has set', async () => {
    installRuntimeConfig({ resetTokenMinutes: 45 });
    sending();
    await ask('ada@example.com');
    expect(await screen.findByText(/is valid for 45 minutes/, { selector: 'p' })).toBeInTheDocument();
  });

  it('leads to the mailbox of an address whose mailbox everybody knows', async () => {
    sending();
    await ask('ada@outlook.com');
    expect(await screen.findByRole('link', { name: 'Open Outlook' })).toHaveAttribute(
      'href',
      'https://outlook.live.com/mail/',
    );
  });

  it('can be tried again', async () => {
    sending();
    const { user } = await ask('ada@example.com');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await heading('Forgot your password?');
    expect(email()).toHaveValue('ada@example.com');
    expect(server.calls('POST /api/auth/forgot-password')).toHaveLength(1);
  });

  it.each(['', 'ada@nowhere'])('wants a valid address and not "%s"', async (typed) => {
    const { user } = show('/auth?tab=forgot');
    if (typed) await user.type(email(), typed);
    await user.click(submit('Send Reset Link'));
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(email()).toHaveFocus();
  });

  it("says why it failed, in the server's words or its own", async () => {
    server.on('POST /api/auth/forgot-password', () => failed('INTERNAL', 'Out of order.'));
    const { user } = await ask('ada@example.com');
    await message('Failed to send reset linkOut of order.');
    expect(screen.getByRole('form')).toHaveTextContent('Out of order.');
    server.on('POST /api/auth/forgot-password', offline);
    await user.click(submit('Send Reset Link'));
    await message('Failed to send reset linkPlease check your connection and try again.');
  });
});

describe('somebody who is asked to come back later', () => {
  const refused = async (answer: () => Response) => {
    server.on('POST /api/auth/login', answer);
    const { user } = show('/login');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'secret1');
    await user.click(submit('Sign in'));
  };

  it("is told when, in the server's words", async () => {
    const sentence = 'Too many failed attempts. Please try again in 40 seconds, or reset your password.';
    await refused(() => failed('RATE_LIMITED', sentence, { headers: { 'retry-after': '40' } }));
    await message(`Login failed${sentence}`);
    expect(screen.getByRole('form', { name: 'Sign in' })).toHaveTextContent(sentence);
  });

  it.each([
    [429, '40', 'That was tried too often. Please wait 40 seconds and try again.'],
    [429, '61', 'That was tried too often. Please wait 2 minutes and try again.'],
    [503, '1', 'We are very busy at the moment. Please try again in 1 second.'],
  ])('is told when by a proxy that answers %i after %s s', async (status, seconds, sentence) => {
    await refused(() => new Response('<html>', { status, headers: { 'retry-after': seconds } }));
    await message(`Login failed${sentence}`);
    expect(screen.getByRole('form', { name: 'Sign in' })).toHaveTextContent(sentence);
  });
});

describe('creating an account', () => {
  const register = async (typed: { address?: string; first?: string; second?: string } = {}) => {
    const { address = 'ada@example.com', first = 'secret1', second = first } = typed;
    const shown = show('/register');
    await shown.user.type(email(), address);
    await shown.user.type(password(), first);
    await shown.user.type(confirmation(), second);
    await shown.user.click(submit('Create account'));
    return shown;
  };

  it('goes on to the verification of the address', async () => {
    sessionStorage.setItem('selectedPlan', 'pro');
    server.on('POST /api/auth/register', () =>
      ok('POST /api/auth/register', { success: true, message: 'Created.', email: 'ada@example.com' }),
    );
    const { location } = await register();
    await message('Registration successfulPlease check your email to verify your account.');
    await waitFor(() => expect(location()).toBe('/verify-email'));
    expect(server.calls('POST /api/auth/register')[0]?.body).toEqual({
      username: 'ada@example.com',
      email: 'ada@example.com',
      password: 'secret1',
      confirmPassword: 'secret1',
    });
    expect(localStorage.getItem('pendingVerificationEmail')).toBe('ada@example.com');
    expect(localStorage.getItem('pendingSubscriptionPlan')).toBe('pro');
    expect(sessionStorage.getItem('selectedPlan')).toBeNull();
  });

  it('refuses two different passwords without a call', async () => {
    await register({ second: 'secret2' });
    await message('Registration failedPasswords do not match');
    expect(confirmation()).toHaveFocus();
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
  });

  it('refuses what cannot be an address', async () => {
    await register({ address: 'ada@nowhere' });
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  });

  it('refuses a short password', async () => {
    await register({ first: 'five5' });
    expect(password()).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  });

  it('asks for as many characters as the operator wants', async () => {
    installRuntimeConfig({ passwordMinLength: 12 });
    await register({ first: 'elevenchars' });
    expect(password()).toHaveAccessibleDescription(
      'At least 12 characters; 12 or more is better. Password must be at least 12 characters',
    );
  });

  it('takes an error away when its field is changed', async () => {
    const { user } = await register({ first: 'five5' });
    await user.type(password(), '6');
    expect(password()).not.toHaveAttribute('aria-invalid');
  });

  it('says at the field that the address is taken', async () => {
    const sentence = 'An account with this email already exists. Please sign in instead.';
    server.on('POST /api/auth/register', () => failed('EMAIL_TAKEN', sentence));
    await register();
    await message(`Registration failed${sentence}`);
    expect(email()).toHaveAccessibleDescription(sentence);
    expect(email()).toHaveFocus();
  });

  it("shows the server's sentences at the fields", async () => {
    server.on('POST /api/auth/register', () =>
      failed('VALIDATION_FAILED', 'Please check the marked fields.', { errors: { password: 'This one is known.' } }),
    );
    await register();
    await message('Registration failedPlease check the marked fields.');
    expect(password()).toHaveAccessibleDescription(/This one is known\./);
    expect(password()).toHaveFocus();
    expect(within(screen.getByRole('form')).queryByText('Please check the marked fields.')).toBeNull();
  });

  it('has words of its own when the server has none', async () => {
    server.on('POST /api/auth/register', offline);
    await register();
    await message('Registration failedCould not create account');
  });
});
