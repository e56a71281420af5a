import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { installRuntimeConfig } from '../../test/runtime-config';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { ResetPasswordPage } from './ResetPasswordPage';

const server = fakeServer();

const show = (query = '?token=abc') => renderScreen(<ResetPasswordPage />, { at: `/reset-password${query}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const alert = async (text: string) => expect(await screen.findByRole('alert')).toHaveTextContent(text);
const newPassword = () => screen.getByLabelText('New Password');
const confirmation = () => screen.getByLabelText('Confirm Password');
const CHECK = 'GET /api/auth/verify-reset-token';
const RESET = 'POST /api/auth/reset-password';

const goodLink = () =>
  server.on(CHECK, () => ok(CHECK, { success: true, email: 'ada@example.com', message: 'Choose a new password.' }));
const fill = async (first = 'new-secret', second = first) => {
  goodLink();
  const shown = show();
  await heading('Choose a new password');
  await shown.user.type(newPassword(), first);
  await shown.user.type(confirmation(), second);
  await shown.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  return shown;
};

beforeEach(() => signIn(server, null));

describe('the link', () => {
  it('is being checked at first', async () => {
    server.on(CHECK, () => new Promise<Response>(() => undefined));
    show();
    await heading('Verifying your reset link...');
    await waitFor(() => expect(server.calls(CHECK)[0]?.url).toBe('/api/auth/verify-reset-token?token=abc'));
  });

  it('that has no token leads nowhere', async () => {
    show('');
    await alert('No reset token found. Please request a new password reset.');
    expect(screen.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth?tab=forgot');
  });

  it.each([
    ['?error=expired', 'An error occurred with your reset link'],
    ['?error=expired&message=Too+old.', 'Too old.'],
    [`?error=x&message=${'long '.repeat(100)}`, 'long '.repeat(40).trim()],
  ])('whose address carries an error says it: %s', async (query, text) => {
    show(query);
    await alert(text);
    expect((await screen.findByRole('alert')).textContent.length).toBeLessThanOrEqual(200);
  });

  it('that is refused says why', async () => {
    server.on(CHECK, () => failed('TOKEN_EXPIRED', 'This link has expired.'));
    show();
    await alert('This link has expired.');
  });

  it('that is refused without a word is invalid or expired', async () => {
    server.on(CHECK, () => new Response('', { status: 400 }));
    show();
    await alert('Invalid or expired token');
  });

  it('that could not be checked can be checked again', async () => {
    server.on(CHECK, offline);
    const { user } = show();
    await alert('An error occurred while verifying the token. Please try again.');
    goodLink();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Choose a new password');
  });

  it('leads home whoever is signed in, and is not used up', async () => {
    signIn(server, aUser());
    const { location } = show();
    await waitFor(() => expect(location()).toBe('/'));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(
        'You are signed inChange your password in your account.',
      ),
    );
    expect(server.calls(CHECK)).toHaveLength(0);
  });
});

describe('the form', () => {
  it('says whose password it is, to people and to password managers', async () => {
    goodLink();
    show();
    expect(await heading('Choose a new password')).toHaveFocus();
    const account = screen.getByLabelText('Account');
    expect(account).toHaveValue('ada@example.com');
    expect(account).toHaveAttribute('readonly');
    expect(account).toHaveAttribute('autocomplete', 'username');
    expect(newPassword()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('wants 8 characters', async () => {
    await fill('seven77');
    expect(newPassword()).toHaveAccessibleDescription(/Password must be at least 8 characters/);
    expect(newPassword()).toHaveFocus();
  });

  it('wants as many as the operator asks for, if that is more', async () => {
    installRuntimeConfig({ passwordMinLength: 12 });
    await fill('elevenchars');
    expect(newPassword()).toHaveAccessibleDescription(/Password must be at least 12 characters/);
  });

  it('wants the same twice', async () => {
    await fill('new-secret', 'old-secret');
    expect(confirmation()).toHaveAccessibleDescription("Passwords don't match");
  });

  it('shows progress and is sent once', async () => {
    server.on(RESET, () => new Promise<Response>(() => undefined));
    const { user } = await fill();
    await user.click(screen.getByRole('button', { name: 'Resetting Password...' }));
    expect(server.calls(RESET).map(({ body }) => body)).toEqual([{ token: 'abc', password: 'new-secret' }]);
  });

  it("says inside what went wrong, in the server's words or its own", async () => {
    server.on(RESET, () => failed('TOKEN_INVALID', 'This link has been used.'));
    const { user } = await fill();
    await alert('This link has been used.');
    server.on(RESET, () => new Response('', { status: 400 }));
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to reset password'));
    server.on(RESET, offline);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'An error occurred while resetting your password. Please try again.',
      ),
    );
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent('');
  });

  it('shows what the server says about the password at its field', async () => {
    server.on(RESET, () =>
      failed('VALIDATION_FAILED', 'Please check the marked fields.', { errors: { password: 'This one is known.' } }),
    );
    await fill();
    await waitFor(() => expect(newPassword()).toHaveAccessibleDescription(/This one is known\./));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a finished reset', () => {
  const finish = async (loginRequired: boolean) => {
    server.on(RESET, () => ok(RESET, { success: true, message: 'Done.', loginRequired }));
    const shown = await fill();
    expect(await heading('Password Reset Successful')).toHaveFocus();
    return shown;
  };

  // Two real seconds: a faked clock would also run away from the answers that the screen still waits for.
  const REDIRECTED = { timeout: 6000 };
  const PATIENCE_MS = 20_000;

  it(
    'leads to signing in after two seconds, and at once by a link',
    async () => {
      const { location } = await finish(true);
      expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/auth');
      expect(location()).toBe('/reset-password?token=abc');
      await waitFor(() => expect(location()).toBe('/auth'), REDIRECTED);
    },
    PATIENCE_MS,
  );

  it(
    'leads home if the server has signed the person in',
    async () => {
      const { location } = await finish(false);
      await waitFor(() => expect(location()).toBe('/'), REDIRECTED);
    },
    PATIENCE_MS,
  );
});
