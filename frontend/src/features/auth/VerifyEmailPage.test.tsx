import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { SessionUser } from '../../api/types';
import { aUser, signIn as signedIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { installRuntimeConfig } from '../../test/runtime-config';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { VerifyEmailPage } from './VerifyEmailPage';

const server = fakeServer();

const show = (query = '') => renderScreen(<VerifyEmailPage />, { at: `/verify-email${query}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const resendButton = (name = 'Resend Verification Link') => screen.getByRole('button', { name });
const message = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(text));

const session = (user: SessionUser | null) => signedIn(server, user);
const resending = () =>
  server.on('POST /api/auth/resend-verification', () =>
    ok('POST /api/auth/resend-verification', { success: true, message: 'Sent.' }),
  );
const verified = (signedIn: boolean) => () =>
  ok('POST /api/auth/verify-email', { success: true, message: 'Done.', email: 'ada@example.com', signedIn });
const refused = (...answer: Parameters<typeof failed>) => {
  server.on('POST /api/auth/verify-email', () => failed(...answer));
  server.on('GET /api/verify-email', () => failed(...answer));
};

beforeEach(() => session(null));
afterEach(() => void jest.useRealTimers());

describe('before anything is known', () => {
  it('says that it is loading', () => {
    server.on('GET /api/auth/session', () => new Promise<Response>(() => undefined));
    show();
    expect(screen.getByRole('heading', { name: 'Loading...' })).toBeInTheDocument();
  });
});

describe('without a token', () => {
  it('says where the link went, mentions the spam folder and offers a new one', async () => {
    localStorage.setItem('pendingVerificationEmail', 'ada@example.com');
    resending();
    const { user } = show();
    await heading('Verify Your Email');
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
    expect(screen.getByText(/spam folder/)).toBeInTheDocument();
    await user.click(resendButton());
    await heading('Verification Email Sent');
    await message('Verification Email SentPlease check your inbox for the verification link.');
    expect(server.calls('POST /api/auth/resend-verification')[0]?.body).toEqual({ email: 'ada@example.com' });
    expect(resendButton('Resend Again')).toBeInTheDocument();
  });

  it.each([
    ['ada@gmail.com', 'Open Gmail', 'https://mail.google.com/mail/'],
    ['Ada@Proton.me', 'Open Proton Mail', 'https://mail.proton.me/'],
  ])('leads %s to the mailbox, which everybody knows', async (email, name, href) => {
    localStorage.setItem('pendingVerificationEmail', email);
    show();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('names no mailbox where it could be anywhere, and the development mailbox where it is that', async () => {
    localStorage.setItem('pendingVerificationEmail', 'ada@gmail.com.example.com');
    const { unmount } = show();
    await heading('Verify Your Email');
    expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
    unmount();
    installRuntimeConfig({ mailboxUrl: '/dev/mailbox' });
    localStorage.setItem('pendingVerificationEmail', 'ada@gmail.com');
    show();
    expect(await screen.findAllByRole('link', { name: /^Open/ })).toEqual([
      screen.getByRole('link', { name: 'Open the development mailbox' }),
    ]);
  });

  it('sends one a minute, and says how long it is until the next', async () => {
    localStorage.setItem('pendingVerificationEmail', 'ada@example.com');
    resending();
    const { user } = show();
    await heading('Verify Your Email');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout'] });
    await user.click(resendButton());
    await heading('Verification Email Sent');
    const again = resendButton('Resend Again');
    expect(again).toHaveAccessibleDescription('You can have another one sent in 1 minute.');
    act(() => void jest.advanceTimersByTime(18_000));
    expect(again).toHaveAccessibleDescription('You can have another one sent in 42 seconds.');
    await user.click(again);
    expect(server.calls('POST /api/auth/resend-verification')).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(42_000));
    expect(again).not.toHaveAccessibleDescription();
    await user.click(again);
    await waitFor(() => expect(server.calls('POST /api/auth/resend-verification')).toHaveLength(2));
  });

  it('asks for the address if nobody knows it', async () => {
    resending();
    const { user } = show();
    await heading('Verify Your Email');
    await user.click(resendButton());
    await message('Email RequiredPlease enter your email address to receive a verification link.');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.click(resendButton());
    await heading('Verification Email Sent');
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  });

  it("says why no new link was sent, in the server's words or its own", async () => {
    localStorage.setItem('pendingVerificationEmail', 'ada@example.com');
    server.on('POST /api/auth/resend-verification', () => failed('RATE_LIMITED', 'Too many mails. Try later.'));
    const { user } = show();
    await heading('Verify Your Email');
    await user.click(resendButton());
    await message('Failed to ResendToo many mails. Try later.');
    server.on('POST /api/auth/resend-verification', offline);
    await user.click(resendButton());
    await message('Failed to ResendCould not send verification email. Please try again.');
  });

  it('names the support address and leads home', async () => {
    show();
    await heading('Verify Your Email');
    expect(screen.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });
});

describe('with a token', () => {
  it('verifies it once and goes home, signed in', async () => {
    localStorage.setItem('pendingVerificationEmail', 'ada@example.com');
    server.on('POST /api/auth/verify-email', () => {
      session(aUser());
      return verified(true)();
    });
    const { location, queryClient } = show('?token=abc');
    await heading('Email Verified!');
    expect(screen.getByText('Your email has been successfully verified.')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/'));
    await message('Email Verified Successfully');
    expect(server.calls('POST /api/auth/verify-email').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(localStorage.getItem('pendingVerificationEmail')).toBeNull();
    expect(queryClient.getQueryData(['/api/auth/session'])).toMatchObject({ isAuthenticated: true });
  });

  it('goes on to the plan that was chosen before, once', async () => {
    localStorage.setItem('pendingSubscriptionPlan', 'pro');
    server.on('POST /api/auth/verify-email', () => {
      session(aUser());
      return verified(true)();
    });
    const { location } = show('?token=abc');
    await waitFor(() => expect(location()).toBe('/subscribe-new?plan=pro'));
    expect(localStorage.getItem('pendingSubscriptionPlan')).toBeNull();
  });

  it('keeps the chosen plan for later if the session cannot be read', async () => {
    localStorage.setItem('pendingSubscriptionPlan', 'pro');
    server.on('POST /api/auth/verify-email', () => {
      server.on('GET /api/auth/session', offline);
      return verified(true)();
    });
    const { location } = show('?token=abc');
    await waitFor(() => expect(location()).toBe('/'));
    expect(localStorage.getItem('pendingSubscriptionPlan')).toBe('pro');
  });

  it('shows that it is at work', async () => {
    server.on('POST /api/auth/verify-email', () => new Promise<Response>(() => undefined));
    show('?token=abc');
    await heading('Verifying Your Email');
  });

  it('asks to log in by hand in another browser than the one that registered', async () => {
    server.on('POST /api/auth/verify-email', verified(false));
    const { location } = show('?token=abc');
    await heading('Verification Complete');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    expect(location()).toBe('/verify-email?token=abc');
  });

  it('tries the older address whatever goes wrong', async () => {
    server.on('POST /api/auth/verify-email', offline);
    server.on('GET /api/verify-email', verified(false));
    show('?token=a%2Fb');
    await heading('Verification Complete');
    expect(server.calls('GET /api/verify-email')[0]?.url).toBe('/api/verify-email?token=a%2Fb');
  });

  it('goes home even if the session cannot be read then', async () => {
    server.on('POST /api/auth/verify-email', () => {
      server.on('GET /api/auth/session', offline);
      return verified(true)();
    });
    const { location } = show('?token=abc');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('says that a link is invalid or used up', async () => {
    refused('TOKEN_INVALID', 'No such token.');
    show('?token=abc');
    await heading('Verification Failed');
    expect(screen.getByText('Something went wrong while verifying your email.')).toBeInTheDocument();
    await message('Invalid Verification Link');
    expect(resendButton()).toBeInTheDocument();
  });

  it('asks for a new link by itself, once, when an old one has expired', async () => {
    refused('TOKEN_EXPIRED', 'Too old.', { extra: { expired: true, email: 'ada@example.com' } });
    resending();
    show('?token=abc');
    await heading('Verification Email Sent');
    expect(server.calls('POST /api/auth/resend-verification').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com' },
    ]);
    expect(localStorage.getItem('pendingVerificationEmail')).toBe('ada@example.com');
  });

  it('fails when the expired link belongs to no known address', async () => {
    refused('TOKEN_EXPIRED', 'Too old.', { extra: { expired: true } });
    show('?token=abc');
    await heading('Verification Failed');
    await message('Verification Link ExpiredThis verification link has expired. Please request a new one.');
  });

  it.each([
    ['INTERNAL', 'Server ErrorThere was a problem with our server. Please try again later.'],
    ['BAD_REQUEST', 'Verification FailedNot like this.'],
  ] as const)('says what a failure of the kind %s means', async (code, text) => {
    refused(code, 'Not like this.');
    show('?token=abc');
    await heading('Verification Failed');
    await message(text);
  });

  it('has words of its own when the server cannot be reached', async () => {
    server.on('POST /api/auth/verify-email', offline);
    server.on('GET /api/verify-email', offline);
    show('?token=abc');
    await message('Verification FailedCould not verify your email. Please try again.');
  });
});

describe('with a result in the address', () => {
  it.each([
    ['?error=testtoken&token=abc', 'Test Verification Link'],
    ['?error=invalid', 'Invalid Verification Link'],
    ['?error=expired&email=ada@example.com', 'Verification Link ExpiredThis verification link has expired.'],
    ['?error=server', 'Server Error'],
    ['?error=other', 'Verification Failed'],
  ])('%s is an error', async (query, text) => {
    show(query);
    await heading('Verification Failed');
    await message(text);
  });

  it('explains a test link and remembers the address of an expired one', async () => {
    const { unmount } = show('?error=testtoken&token=abc');
    expect(await screen.findAllByText(/cannot be used to verify real accounts/)).not.toHaveLength(0);
    unmount();
    show('?error=expired&email=ada@example.com');
    await heading('Verification Failed');
    expect(localStorage.getItem('pendingVerificationEmail')).toBe('ada@example.com');
  });

  it('takes a verification without a login for complete', async () => {
    show('?error=login');
    await heading('Verification Complete');
    expect(screen.queryByRole('button', { name: 'Resend Verification Link' })).not.toBeInTheDocument();
  });

  it('takes success for what it says', async () => {
    const { location } = show('?success=true');
    await heading('Email Verified!');
    await waitFor(() => expect(location()).toBe('/'));
  });
});

it('sends home whoever is verified already, without spending the token', async () => {
  session(aUser());
  const { location } = show('?token=abc');
  await waitFor(() => expect(location()).toBe('/'));
  await message('Already Verified');
});
