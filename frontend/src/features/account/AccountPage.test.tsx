import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionQuery } from '../../api/session';
import { answerAccountPage, aPeriod, aSession, aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { installRuntimeConfig } from '../../test/runtime-config';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { AccountPage } from './AccountPage';

const server = fakeServer();

const show = async (user = aUser()) => {
  signIn(server, user);
  const shown = renderScreen(<AccountPage />, { at: '/account' });
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return shown;
};
const showWhole = async (user = aUser()) => {
  const shown = await show(user);
  await screen.findByRole('region', { name: 'Profile' });
  return shown;
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const message = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(text));

beforeEach(() => answerAccountPage(server));

it('comes all at once, so that nothing moves', async () => {
  server.on('GET /api/usage/history', () => new Promise<Response>(() => undefined));
  await show();
  await waitFor(() => expect(server.calls('GET /api/account/sessions')).toHaveLength(1));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument();
});

describe('the profile', () => {
  it('says who one is and what one may use', async () => {
    await showWhole(aUser({ subscriptionTier: 'pro', promptQuota: 1000 }));
    expect(await part('Profile').findByText('ada@example.com')).toBeInTheDocument();
    expect(part('Profile').getByText(/^Pro Plan/)).toHaveTextContent('Pro Plan 1000 prompts a month');
    expect(part('Profile').getByText('Oct 2, 2026')).toHaveAttribute('datetime', '2026-10-02T08:00:00.000Z');
    expect(part('Profile').getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/change-password');
  });

  it('promises no renewal where there is none', async () => {
    installRuntimeConfig({ freeQuotaRenewal: 'never' });
    await showWhole();
    expect(await part('Profile').findByText(/^Free Plan/)).toHaveTextContent('Free Plan 10 prompts in total');
  });

  it('can be asked for again when it could not be loaded', async () => {
    server.on('GET /api/account', offline);
    const { user } = await showWhole();
    expect(await part('Profile').findByRole('alert')).toHaveTextContent('This could not be loaded.');
    answerAccountPage(server);
    await user.click(part('Profile').getByRole('button', { name: 'Try again' }));
    expect(await part('Profile').findByText('ada@example.com')).toBeInTheDocument();
  });

  it('says that the session is over, if that is it', async () => {
    server.on('GET /api/account', () => failed('UNAUTHENTICATED', 'Your session has expired. Please log in again.'));
    await showWhole();
    await message('Session Expired');
  });
});

describe('changing the address', () => {
  const CHANGE = 'POST /api/account/email';
  const change = async (address: string, password = 'secret1') => {
    const shown = await showWhole();
    await shown.user.click(await screen.findByRole('button', { name: 'Change email' }));
    await shown.user.type(screen.getByLabelText('New email'), address);
    if (password) await shown.user.type(screen.getByLabelText('Your password'), password);
    await shown.user.click(screen.getByRole('button', { name: 'Send Confirmation Link' }));
    return shown;
  };

  it('sends a link to the new one and shows that it waits', async () => {
    server.on(CHANGE, () => {
      server.on('GET /api/account', () =>
        ok('GET /api/account', {
          email: 'ada@example.com',
          createdAt: '2026-10-01T08:00:00.000Z',
          verifiedAt: null,
          requestedEmail: 'new@example.com',
        }),
      );
      return ok(CHANGE, { success: true, message: 'Sent.' });
    });
    await change(' new@example.com ');
    await message('Confirmation Link SentPlease open the link we sent to new@example.com.');
    expect(server.calls(CHANGE)[0]?.body).toEqual({ email: 'new@example.com', password: 'secret1' });
    expect(await screen.findByText(/^Waiting to be confirmed/)).toHaveTextContent(
      'Waiting to be confirmed: new@example.com. Open the link we sent there. Until then you sign in with ada@example.com.',
    );
    expect(screen.queryByLabelText('New email')).not.toBeInTheDocument();
  });

  it.each([
    ['ada@nowhere', 'Please enter a valid email address'],
    ['Ada@Example.com', 'This is already your address.'],
  ])('refuses %s without a call', async (address, sentence) => {
    await change(address);
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(sentence);
  });

  it('wants the password', async () => {
    await change('new@example.com', '');
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password');
  });

  it('shows at its field that the password is wrong', async () => {
    server.on(CHANGE, () =>
      failed('VALIDATION_FAILED', 'Please check the marked fields.', { errors: { password: 'This is not it.' } }),
    );
    await change('new@example.com');
    await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('This is not it.'));
  });

  it('says what else went wrong', async () => {
    server.on(CHANGE, offline);
    await change('new@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be sent. Please try again.');
  });
});

describe('usage', () => {
  const days = [
    { date: '2026-11-03', count: 2 },
    { date: '2026-11-17', count: 5 },
  ];
  const answer = (items = [aPeriod({ used: 7, days })]) =>
    server.on('GET /api/usage/history', () => ok('GET /api/usage/history', { items, total: items.length }));

  it('is told in words, as a picture with a description, and as a table', async () => {
    answer();
    await showWhole();
    expect(await part('Usage').findByText('7 of 10 prompts used')).toBeInTheDocument();
    expect(part('Usage').getByText(/^Free Plan/)).toHaveTextContent('Free Plan · Renews on Dec 1, 2026');
    expect(part('Usage').getByRole('img')).toHaveAccessibleName(
      'Prompts by day, Nov 1 – Nov 30: 7 in all, most on Nov 17 with 5',
    );
    const rows = within(part('Usage').getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['DayPrompts', 'Nov 175', 'Nov 32']);
  });

  it('can be looked at period by period', async () => {
    const before = aPeriod({
      startsAt: '2026-10-01T00:00:00.000Z',
      endsAt: '2026-11-01T00:00:00.000Z',
      used: 3,
      adminModified: true,
      days: [{ date: '2026-10-09', count: 3 }],
    });
    answer([aPeriod({ plan: 'basic', quota: 200, used: 7, days }), before]);
    const { user } = await showWhole();
    const choice = await part('Usage').findByRole('combobox', { name: 'Period' });
    await user.selectOptions(choice, 'Oct 1, 2026 to Nov 1, 2026');
    expect(part('Usage').getByText('3 of 10 prompts used')).toBeInTheDocument();
    expect(part('Usage').getByText(/^Free Plan/)).toHaveTextContent(
      'Free Plan · Ended on Nov 1, 2026 · Adjusted by our staff',
    );
  });

  it('says so when nothing was used', async () => {
    await showWhole();
    expect(await part('Usage').findByText('Nothing used in this period yet.')).toBeInTheDocument();
    expect(part('Usage').queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('devices', () => {
  const laptop = aSession({
    id: '7e5d8c1a-3c4b-4d2e-8f1a-2b3c4d5e6f70',
    device: 'Safari on macOS',
    isCurrent: false,
    lastSeenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  });
  const answer = (items = [aSession(), laptop]) =>
    server.on('GET /api/account/sessions', () => ok('GET /api/account/sessions', { items, total: items.length }));

  it('are listed with their times, this one marked', async () => {
    answer();
    await showWhole();
    const [here, there] = await part('Devices').findAllByRole('listitem');
    expect(here).toHaveTextContent(/^Firefox on Linux This deviceActive now, signed in Nov 20, 2026/);
    expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
    expect(there).toHaveTextContent(/^Safari on macOS Last active 3 hours ago/);
  });

  it('can be signed out one by one', async () => {
    answer();
    const END = 'DELETE /api/account/sessions/{id}';
    server.on(END, () => {
      answer([aSession()]);
      return ok(END, { success: true, message: 'Done.' });
    });
    const { user } = await showWhole();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on macOS' }));
    await message('Signed outSafari on macOS');
    expect(server.calls(END)[0]?.url).toBe(`/api/account/sessions/${laptop.id}`);
    await waitFor(() => expect(part('Devices').getAllByRole('listitem')).toHaveLength(1));
    expect(part('Devices').getByText('You are signed in on this device only.')).toBeInTheDocument();
  });

  it('can be signed out all but this one', async () => {
    answer();
    const END = 'POST /api/account/sessions/end-others';
    server.on(END, () => {
      answer([aSession()]);
      return ok(END, { success: true, message: 'Done.', ended: 1 });
    });
    const { user } = await showWhole();
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await message('Signed out1 other device has been signed out.');
    await waitFor(() => expect(part('Devices').getAllByRole('listitem')).toHaveLength(1));
  });

  it('are listed anew when one turns out to be signed out already', async () => {
    answer();
    server.on('DELETE /api/account/sessions/{id}', () => {
      answer([aSession()]);
      return failed('NOT_FOUND', 'This device is not signed in any more.');
    });
    const { user } = await showWhole();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on macOS' }));
    await waitFor(() => expect(part('Devices').getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('the own data', () => {
  it('are downloaded as the file that the server names', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.getAttribute('href')} ${this.download}`);
    });
    server.on(
      'GET /api/account/export',
      () => new Response('{}', { headers: { 'content-disposition': 'attachment; filename="threefold-data.json"' } }),
    );
    const { user } = await showWhole();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await message('Download started');
    expect(saved).toEqual(['blob:data threefold-data.json']);
    click.mockRestore();
  });

  it('are no file when the server refuses', async () => {
    server.on('GET /api/account/export', () => failed('INTERNAL', 'Out of order.'));
    const { user } = await showWhole();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await message('Download failedOut of order.');
  });
});

describe('deleting the account', () => {
  const DELETE = 'DELETE /api/account';
  const ask = async () => {
    const shown = await showWhole();
    await shown.user.click(screen.getByRole('button', { name: 'Delete account' }));
    return { ...shown, dialog: within(screen.getByRole('dialog', { name: 'Delete your account?' })) };
  };

  it('says what goes and asks for the password', async () => {
    const { user, dialog } = await ask();
    expect(dialog.getByText(/can’t be undone/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password');
  });

  it('can be thought better of', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('signs out, goes home and says so', async () => {
    server.on(DELETE, () => ok(DELETE, { success: true, message: 'Deleted.' }));
    const { user, dialog, location, queryClient } = await ask();
    await user.type(dialog.getByLabelText('Your password'), 'secret1');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await message('Account deletedYour account and your data have been deleted.');
    expect(location()).toBe('/');
    expect(server.calls(DELETE)[0]?.body).toEqual({ password: 'secret1' });
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ isAuthenticated: false });
    expect(localStorage.getItem('userEmail')).toBeNull();
  });

  it('says at its field that the password is wrong, and what else went wrong', async () => {
    server.on(DELETE, () =>
      failed('VALIDATION_FAILED', 'Please check the marked fields.', { errors: { password: 'This is not it.' } }),
    );
    const { user, dialog } = await ask();
    await user.type(dialog.getByLabelText('Your password'), 'secret1');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('This is not it.'));
    server.on(DELETE, () => failed('FORBIDDEN', 'This account is protected.'));
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This account is protected.');
  });
});
