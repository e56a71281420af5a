import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { installRuntimeConfig } from '../../test/runtime-config';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { ChangePasswordPage } from './ChangePasswordPage';

const server = fakeServer();
const CHANGE = 'POST /api/auth/change-password';

const current = () => screen.getByLabelText('Current Password');
const chosen = () => screen.getByLabelText('New Password');
const confirmation = () => screen.getByLabelText('Confirm New Password');
const message = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(text));

interface Typed {
  old?: string;
  first?: string;
  second?: string;
}
const change = async ({ old = 'old-secret', first = 'new-secret', second = first }: Typed = {}) => {
  const shown = renderScreen(<ChangePasswordPage />, { at: '/change-password' });
  if (old) await shown.user.type(current(), old);
  if (first) await shown.user.type(chosen(), first);
  if (second) await shown.user.type(confirmation(), second);
  await shown.user.click(screen.getByRole('button', { name: 'Change Password' }));
  return shown;
};

beforeEach(() => signIn(server, aUser()));

describe('the form', () => {
  it('shows and hides each of the three passwords', async () => {
    const { user } = renderScreen(<ChangePasswordPage />);
    for (const name of ['current password', 'new password', 'confirm new password']) {
      await user.click(screen.getByRole('button', { name: `Show ${name}` }));
    }
    for (const field of [current(), chosen(), confirmation()]) expect(field).toHaveAttribute('type', 'text');
  });

  it('says what a password needs, as the operator has set it', () => {
    installRuntimeConfig({ passwordMinLength: 10 });
    renderScreen(<ChangePasswordPage />);
    expect(chosen()).toHaveAccessibleDescription('Must be at least 10 characters long');
  });

  it('says the specified 6 otherwise', () => {
    renderScreen(<ChangePasswordPage />);
    expect(chosen()).toHaveAccessibleDescription('Must be at least 6 characters long');
  });

  it('can be left by Cancel', () => {
    renderScreen(<ChangePasswordPage />);
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  });
});

describe('before anything is sent, in this order', () => {
  it('all fields are asked for', async () => {
    await change({ old: '', second: 'other' });
    await message('Missing InformationPlease fill in all password fields.');
    expect(current()).toHaveFocus();
    expect(current()).toHaveAttribute('aria-invalid', 'true');
    expect(chosen()).not.toHaveAttribute('aria-invalid');
  });

  it('both new ones have to be the same', async () => {
    await change({ first: 'abc', second: 'abd' });
    await message('Password MismatchNew password and confirmation do not match.');
    expect(confirmation()).toHaveFocus();
  });

  it('the new one has to be long enough', async () => {
    await change({ old: 'abc', first: 'abc' });
    await message('Password Too ShortNew password must be at least 6 characters long.');
  });

  it('the new one has to be another one', async () => {
    await change({ first: 'old-secret' });
    await message('Same PasswordNew password must be different from your current password.');
    expect(chosen()).toHaveFocus();
  });
});

describe('sending', () => {
  it('changes the password, says so and goes home', async () => {
    server.on(CHANGE, () => ok(CHANGE, { success: true, message: 'Changed.' }));
    const { location } = await change();
    await message('Password Changed');
    expect(location()).toBe('/');
    expect(server.calls(CHANGE)[0]?.body).toEqual({ currentPassword: 'old-secret', newPassword: 'new-secret' });
  });

  it('shows progress and is done once', async () => {
    server.on(CHANGE, () => new Promise<Response>(() => undefined));
    const { user } = await change();
    await user.click(screen.getByRole('button', { name: 'Updating...' }));
    expect(server.calls(CHANGE)).toHaveLength(1);
  });

  it('shows at its field that the current password is wrong', async () => {
    const sentence = 'Your current password is not right.';
    server.on(CHANGE, () => failed('VALIDATION_FAILED', sentence, { errors: { currentPassword: sentence } }));
    await change();
    await message(`Password Change Failed${sentence}`);
    expect(current()).toHaveAccessibleDescription(sentence);
    expect(current()).toHaveFocus();
  });

  it('has words of its own when the server has none', async () => {
    server.on(CHANGE, () => new Response('', { status: 400 }));
    await change();
    await message('Password Change FailedFailed to change password. Please try again.');
  });

  it('says so when the server could not be reached', async () => {
    server.on(CHANGE, offline);
    await change();
    await message('ErrorAn unexpected error occurred. Please try again.');
  });

  it('says that the session is over, if that is it', async () => {
    server.on(CHANGE, () => failed('UNAUTHENTICATED', 'Your session has expired. Please log in again.'));
    await change();
    await message('Session ExpiredYour session has expired. Please log in again.');
  });
});
