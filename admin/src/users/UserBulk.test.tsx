import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../test/open-admin';
import { json, list, startServer, type Call } from '../test/server';
import { aUser } from '../test/users';

const ADA = aUser({ id: '00000000-0000-4000-8000-00000000000a', email: 'ada@example.test' });
const BOB = aUser({ id: '00000000-0000-4000-8000-00000000000b', email: 'bob@example.test', isVerified: false });

let calls: Call[];
let bulk: () => Response;
let users: () => Response;
const person = userEvent.setup();

beforeEach(() => {
  bulk = () => json({ success: true, message: '2 users were verified.', done: 2, skipped: [] });
  users = () => list([ADA, BOB], 2);
  calls = startServer({
    'GET /api/auth/session': () =>
      json({ isAuthenticated: true, user: { username: 'boss@example.test', role: 'admin' } }),
    'GET /api/admin/rest/users': () => users(),
    'POST /api/admin/users/bulk': () => bulk(),
  });
});

const sent = () =>
  calls.filter(({ method }) => method === 'POST').map(({ init }) => JSON.parse(init.body as string) as unknown);
const bar = () => within(screen.getByRole('region', { name: 'Selected users' }));

async function pick(...emails: string[]) {
  openAdmin();
  await screen.findByRole('table');
  for (const email of emails) await person.click(screen.getByRole('checkbox', { name: `Select ${email}` }));
}

describe('users picked from the list', () => {
  it('are counted, and cleared', async () => {
    await pick('ada@example.test');
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar().getByRole('status')).toHaveTextContent('2 selected');
    await person.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
  });

  it('are verified after a question that says how many they are', async () => {
    await pick('ada@example.test', 'bob@example.test');
    await person.click(bar().getByRole('button', { name: 'Verify' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Verify 2 users?' }));
    expect(sent()).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('2 users were verified.')).toBeVisible();
    expect(sent()).toEqual([{ action: 'verify', ids: [ADA.id, BOB.id] }]);
    expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
  });

  it('that cannot be deleted are named with the reason', async () => {
    const reason = 'This administrator is protected and cannot be deleted.';
    const skipped = [{ id: ADA.id, email: ADA.email, reason }];
    bulk = () => json({ success: true, message: '1 user was deleted. 1 left as they were.', done: 1, skipped });
    await pick('ada@example.test', 'bob@example.test');
    await person.click(bar().getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 users?' }));
    await person.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('1 user was deleted. 1 left as they were.')).toBeVisible();
    expect(question.getByText(`ada@example.test: ${reason}`)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
  });

  it('are suspended with a reason that they will read', async () => {
    bulk = () => json({ success: true, message: '1 user was suspended.', done: 1, skipped: [] });
    await pick('bob@example.test');
    await person.click(bar().getByRole('button', { name: 'Suspend' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Suspend 1 user?' }));
    await person.type(question.getByLabelText(/^Reason/), 'Spam');
    await person.click(question.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('1 user was suspended.')).toBeVisible();
    expect(sent()).toEqual([{ action: 'suspend', ids: [BOB.id], reason: 'Spam' }]);
  });

  it('stay picked when it failed, and the failure is said', async () => {
    bulk = () => json({ message: 'The database is resting.' }, 503);
    await pick('ada@example.test');
    await person.click(bar().getByRole('button', { name: 'Reset counters' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Reset the counters of 1 user?' }));
    await person.click(question.getByRole('button', { name: 'Reset counters' }));
    expect(await question.findByRole('alert')).toHaveTextContent('The database is resting.');
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
  });
});

describe('the list', () => {
  it('says that a total of very many is an estimate', async () => {
    users = () => json([ADA, BOB], 200, { 'Content-Range': 'users 0-1/1003421', 'X-Total-Is-Estimate': 'true' });
    openAdmin();
    expect(await screen.findByText('1-25 of about 1,000,000')).toBeVisible();
  });

  it('offers every matching user as a file', async () => {
    openAdmin({ path: `/admin/users?filter=${JSON.stringify({ isVerified: false })}` });
    await screen.findByRole('table');
    const link = screen.getByRole('link', { name: 'Download CSV' });
    expect(link).toHaveAttribute('href', '/api/admin/users/export?filter=%7B%22isVerified%22%3Afalse%7D');
    expect(link).toHaveAttribute('download');
  });
});
