import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin as open } from './test/open-admin';
import { json, list, startServer, type Call } from './test/server';
import { aUser } from './test/users';

let users: (call: Call) => Response;
let calls: Call[];

const ADMIN = { username: 'boss@example.test', role: 'admin' };
const filterOf = (call: Call) => call.url.searchParams.get('filter');

beforeEach(() => {
  users = () => list([aUser(), aUser({ id: '2', email: 'bob@example.test' })], 2);
  calls = startServer({
    'GET /api/auth/session': () => json({ isAuthenticated: true, user: ADMIN }),
    'GET /api/admin/rest/users': (call) => users(call),
  });
});

describe('the admin app', () => {
  it('opens on User Management, newest accounts first', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['User Management', 'Admin Tools']);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('User Management · Threefold');
    const listed = calls.find(({ url }) => url.pathname.endsWith('/users'))!;
    expect(listed.url.searchParams.get('sort')).toBe('["createdAt","DESC"]');
  });

  it('lists each user in the columns of the specification', async () => {
    open();
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'ID',
      'Username',
      'E-mail',
      'Plan',
      'Remaining',
      'Quota',
      'Used',
      'Resets',
      'Created',
      'Verified',
      'Role',
      'Status',
      'Actions',
    ]);
    const [, ada] = table.getAllByRole('row');
    expect(
      within(ada!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '',
      '7f6f2f6e-0000-4000-8000-000000000001',
      'ada@example.test',
      'ada@example.test',
      'Free',
      '7',
      '10',
      '3',
      '12/25/2026',
      '7/4/2026',
      'Yes',
      'User',
      'Active',
      '',
    ]);
  });

  it('searches by e-mail, and offers the way back when nobody matches', async () => {
    open();
    const person = userEvent.setup();
    await screen.findByRole('table');
    users = (call) => (filterOf(call) === '{}' ? list([aUser()]) : list([]));
    await person.type(screen.getByLabelText('Search by e-mail'), 'zoe');
    expect(await screen.findByText('No account matches')).toBeVisible();
    expect(filterOf(calls.at(-1)!)).toBe('{"q":"zoe"}');
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows a failure in place of the list, and tries again', async () => {
    open();
    const person = userEvent.setup();
    await screen.findByRole('table');
    users = () => json({ message: 'The database is resting.' }, 503);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to fetch users')).toBeVisible();
    expect(alert.getByText('The database is resting.')).toBeVisible();
    users = () => list([aUser()]);
    await person.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('tells somebody who is no longer an administrator so, and leaves the session alone', async () => {
    users = () => json({ message: 'Only administrators may do this.' }, 403);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Only administrators may do this.');
    expect(calls.map(({ method }) => method)).not.toContain('POST');
  });

  it('says what is only a stand-in here, and nothing where all is real', async () => {
    open();
    await screen.findByRole('table');
    expect(screen.queryByRole('complementary')).toBeNull();
    cleanup();
    const config = Object.assign(document.createElement('script'), { id: 'runtime-config', type: 'application/json' });
    config.textContent = JSON.stringify({ standIns: ['mail'], mailboxUrl: '/dev/mailbox' });
    document.head.append(config);
    open();
    const strip = within(await screen.findByRole('complementary', { name: 'Development mode' }));
    expect(strip.getByText('Stand-ins at work: mail.')).toBeInTheDocument();
    expect(strip.getByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/dev/mailbox');
    config.remove();
  });

  it('has a page for addresses that lead nowhere', async () => {
    open({ path: '/admin/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });

  it('names the account menu after the person', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Account of boss@example.test' })).toBeVisible();
  });
});

describe('on a phone', () => {
  it('shows the users as cards', async () => {
    open({ pixels: 390 });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('table')).toBeNull();
    const card = within(screen.getAllByRole('listitem')[1]!);
    expect(card.getByRole('heading', { name: 'bob@example.test' })).toBeVisible();
    expect(card.getByText('Remaining').nextSibling).toHaveTextContent('7');
  });
});
