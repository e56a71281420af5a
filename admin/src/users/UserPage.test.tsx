import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../test/open-admin';
import { json, list, startServer, type Call } from '../test/server';
import { aUser } from '../test/users';
import type { User } from './user';

let user: User;
let sessions: object[];
let role: () => Response;
let calls: Call[];
const person = userEvent.setup();
const AT = '2026-07-04T12:00:00.000Z';

beforeEach(() => {
  user = aUser();
  sessions = [
    { id: 's1', device: 'Firefox on Linux', createdAt: AT, lastSeenAt: AT },
    { id: 's2', device: 'Safari on iPhone', createdAt: AT, lastSeenAt: AT },
  ];
  role = () => json({ success: true, message: 'ada@example.test is an administrator now.', user });
  const base = `/api/admin/users/${user.id}`;
  calls = startServer({
    'GET /api/auth/session': () =>
      json({ isAuthenticated: true, user: { username: 'boss@example.test', role: 'admin' } }),
    [`GET /api/admin/rest/users/${user.id}`]: () => json(user),
    [`GET ${base}/usage-history`]: () => json({ items: [], total: 0 }),
    [`GET ${base}/sessions`]: () => json({ items: sessions, total: sessions.length }),
    [`DELETE ${base}/sessions/s1`]: () => {
      sessions = sessions.slice(1);
      return json({ success: true, message: 'The session was ended.' });
    },
    [`GET ${base}/mails`]: () =>
      json({
        items: ['m2', 'm1'].map((id) => ({
          id,
          template: 'verify-email',
          outcome: 'refused',
          reason: '550 no such user',
          retriedAt: id === 'm1' ? AT : null,
          createdAt: AT,
        })),
        total: 2,
      }),
    'POST /api/admin/refused-mails/m2/retry': () =>
      json({ success: true, message: '1 mail will be tried again now.', retried: 1 }),
    [`PATCH ${base}/role`]: () => role(),
    'GET /api/admin/rest/subscriptions': () =>
      list([
        {
          id: 'sub_1',
          plan: 'pro',
          status: 'active',
          periodEndsAt: AT,
          cancelsAt: null,
          stripeUrl: 'https://dashboard.stripe.com/test/subscriptions/sub_1',
        },
      ]),
    'POST /api/admin/subscriptions/sub_1/sync': () => json({ success: true, message: 'It is as Stripe has it.' }),
    'GET /api/admin/rest/optimizations': () =>
      list([{ id: 'o1', createdAt: AT, durationMs: 2500, charged: true, strategies: [{}, {}, {}] }], 12),
    'GET /api/admin/rest/audit-log': () =>
      list([
        {
          id: 'a1',
          createdAt: AT,
          actorEmail: null,
          action: 'user.role-granted',
          before: { role: 'user' },
          after: { role: 'admin' },
        },
      ]),
    'POST /api/admin/users/bulk': () => json({ success: true, message: '1 user was restored.', done: 1, skipped: [] }),
  });
});

async function open() {
  openAdmin({ path: `/admin/users/${user.id}/show` });
  await screen.findByRole('heading', { level: 1, name: user.email });
}
const section = (name: string) => screen.findByRole('region', { name });
const verbs = () => within(screen.getByRole('group', { name: 'Actions' }));

describe("a user's own page", () => {
  it('is reached from the list', async () => {
    calls = startServer({
      'GET /api/auth/session': () => json({ isAuthenticated: true, user: { username: 'boss', role: 'admin' } }),
      'GET /api/admin/rest/users': () => list([user]),
    });
    openAdmin();
    const link = await screen.findByRole('link', { name: user.email });
    expect(link).toHaveAttribute('href', `/admin/users/${user.id}/show`);
  });

  it('shows what is known, each in its own section', async () => {
    await open();
    expect(await section('Account')).toHaveTextContent(/Remaining7/);
    await waitFor(async () => expect(await section('Sessions')).toHaveTextContent('Firefox on Linux'));
    await waitFor(async () => expect(await section('Subscription')).toHaveTextContent(/Pro.*active/));
    expect(screen.getByRole('link', { name: 'Open at Stripe' })).toHaveAttribute('rel', 'noreferrer');
    expect(await section('Recent optimizations')).toHaveTextContent(/12 in all.*2.5 s.*Yes.*3/);
    expect(await section('Mails of the last 30 days')).toHaveTextContent(/verify-email.*Refused: 550 no such user/);
    expect(await section('Audit trail')).toHaveTextContent(/The system.*user.role-granted.*role: user.*role: admin/);
  });

  it('ends one session', async () => {
    await open();
    await person.click(await screen.findByRole('button', { name: 'End the session: Firefox on Linux' }));
    expect(await screen.findByText('The session was ended.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  it('sends a refused mail on after a question, and says of which that was done', async () => {
    window.confirm = () => true;
    await open();
    const mails = within(await section('Mails of the last 30 days'));
    expect(await mails.findByText(/Refused: 550 no such user · Sent on/)).toBeVisible();
    const buttons = mails.getAllByRole('button');
    expect(buttons).toHaveLength(1);
    await person.click(buttons[0]!);
    expect(await screen.findByText('1 mail will be tried again now.')).toBeVisible();
  });

  it('brings the subscription up to date from Stripe', async () => {
    await open();
    await person.click(await screen.findByRole('button', { name: 'Sync from Stripe' }));
    expect(await screen.findByText('It is as Stripe has it.')).toBeVisible();
  });

  it('makes somebody an administrator only after the browser has asked', async () => {
    const confirm = jest.fn(() => false);
    window.confirm = confirm;
    await open();
    await person.click(verbs().getByRole('button', { name: 'Make administrator' }));
    expect(calls.map(({ method }) => method)).not.toContain('PATCH');
    confirm.mockReturnValue(true);
    await person.click(verbs().getByRole('button', { name: 'Make administrator' }));
    expect(await screen.findByText('ada@example.test is an administrator now.')).toBeVisible();
  });

  it('says why a suspended account is shut, and restores it', async () => {
    user = aUser({ suspendedAt: AT, suspensionReason: 'Spam' });
    await open();
    expect(screen.getByText('Suspended since 7/4/2026: Spam')).toBeVisible();
    await person.click(verbs().getByRole('button', { name: 'Restore' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Restore ada@example.test?' }));
    await person.click(question.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('1 user was restored.')).toBeVisible();
  });

  it('lets nobody suspend, demote or delete themselves', async () => {
    user = aUser({ email: 'boss@example.test', role: 'admin' });
    await open();
    await waitFor(() => expect(verbs().getByRole('button', { name: 'Suspend' })).toBeDisabled());
    expect(verbs().getByRole('button', { name: 'Remove administrator role' })).toBeDisabled();
    expect(verbs().getByRole('button', { name: 'Delete user' })).toBeDisabled();
  });

  it('says when there is no such user', async () => {
    openAdmin({ path: '/admin/users/nobody/show' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the user');
  });
});
