import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../test/open-admin';
import { json, list, startServer, type Call } from '../test/server';
import { aUser } from '../test/users';
import type { User } from './user';

const ADA = aUser();
const BOSS = aUser({ id: 'b', email: 'boss@example.test', role: 'admin', isProtected: true });
const RECORD = `/api/admin/users/${ADA.id}`;

const PERIODS = [
  {
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
    plan: 'free',
    quota: 10,
    used: 3,
    adminModified: true,
    days: [
      { date: '2026-11-02', count: 1 },
      { date: '2026-11-05', count: 2 },
    ],
  },
];

let stored: User[];
let calls: Call[];
let edit: (call: Call) => Response | Promise<Response>;
let remove: () => Response;
const person = userEvent.setup();

beforeEach(() => {
  stored = [ADA, BOSS];
  edit = ({ init }) => {
    const user = { ...stored[0]!, ...(JSON.parse(init.body as string) as Partial<User>) };
    user.remaining = Math.max(0, user.promptQuota - user.promptsUsed);
    stored = [user, BOSS];
    return json({ success: true, message: 'Updated.', user });
  };
  remove = () => {
    stored = [BOSS];
    return json({ success: true, message: 'The user was deleted.' });
  };
  calls = startServer({
    'GET /api/auth/session': () => json({ isAuthenticated: true, user: { username: BOSS.email, role: 'admin' } }),
    'GET /api/admin/rest/users': () => list(stored),
    [`GET /api/admin/rest/users/${ADA.id}`]: () => json(stored[0]),
    [`PATCH ${RECORD}/prompts`]: (call) => edit(call),
    [`DELETE ${RECORD}`]: () => remove(),
    [`GET ${RECORD}/usage-history`]: () => json({ items: PERIODS, total: PERIODS.length }),
  });
});

const sent = (method: string) => calls.filter((call) => call.method === method);

async function openEdit() {
  openAdmin();
  await person.click(await screen.findByRole('button', { name: 'Edit the prompt counts of ada@example.test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit prompt counts' }));
  const type = async (label: string, text: string) => {
    await person.clear(dialog.getByLabelText(label));
    if (text) await person.paste(text);
  };
  const save = () => person.click(dialog.getByRole('button', { name: 'Save' }));
  return { dialog, type, save };
}

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

it('shows what was used, day by day, beside the counts', async () => {
  const { dialog } = await openEdit();
  const usage = within(await dialog.findByRole('region', { name: 'Usage' }));
  expect(await usage.findByText('Nov 1 to Dec 1: 3 of 10 prompts used, Free, adjusted by staff')).toBeInTheDocument();
  expect(usage.getByRole('img', { name: 'Nov 2: 1 prompt' })).toBeInTheDocument();
  expect(usage.getByRole('img', { name: 'Nov 5: 2 prompts' })).toBeInTheDocument();
});

describe('editing prompt counts', () => {
  it('shows what will remain while it is typed, and never less than none', async () => {
    const { dialog, type } = await openEdit();
    const remaining = dialog.getByLabelText('New remaining');
    expect(remaining).toHaveTextContent('7');
    await type('Prompt quota', '1500');
    expect(remaining).toHaveTextContent('1,497');
    await type('Prompts used', '2000');
    expect(remaining).toHaveTextContent('0');
    await type('Prompts used', '');
    expect(remaining).toHaveTextContent('Not known yet');
  });

  it('sends only what changed, from the version that was seen, and shows the new row', async () => {
    const { type, save } = await openEdit();
    await type('Prompt quota', '25');
    await save();
    await gone('dialog');
    const [patch] = sent('PATCH');
    expect(patch!.init.body).toBe('{"promptQuota":25}');
    expect(new Headers(patch!.init.headers).get('If-Match')).toBe('"free-1795430000000-0"');
    expect(await screen.findByText('The prompt counts of ada@example.test were updated.')).toBeVisible();
    expect(await screen.findByRole('cell', { name: '22' })).toBeVisible();
  });

  it.each([
    ['Prompts used', 'many', 'Please enter valid numbers'],
    ['Prompt quota', '', 'Please enter valid numbers'],
    ['Prompt quota', '-5', 'Values cannot be negative'],
  ])('refuses %s of "%s"', async (label, text, sentence) => {
    const { dialog, type, save } = await openEdit();
    await type(label, text);
    await save();
    expect(dialog.getByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.getByLabelText(label)).toBeInvalid();
    expect(sent('PATCH')).toEqual([]);
  });

  it('says "No changes" and closes when nothing changed', async () => {
    const { save } = await openEdit();
    await save();
    expect(await screen.findByText('No changes')).toBeVisible();
    await gone('dialog');
    expect(sent('PATCH')).toEqual([]);
  });

  it('shows the second of two admins what the first wrote, and overwrites it only when told again', async () => {
    const { dialog, type, save } = await openEdit();
    const change = edit;
    edit = () => {
      stored = [aUser({ promptsUsed: 5, promptQuota: 40, version: 'free-1795430000000-1' }), BOSS];
      edit = change;
      return json({ code: 'CONFLICT', message: 'Somebody else changed this user meanwhile.' }, 409);
    };
    await type('Prompt quota', '25');
    await save();
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Somebody else changed this user meanwhile.');
    expect(alert).toHaveTextContent('The counts are now 5 used of 40.');
    expect(dialog.getByLabelText('Prompts used')).toHaveValue('5');
    expect(dialog.getByLabelText('Prompt quota')).toHaveValue('25');
    await save();
    await gone('dialog');
    const again = sent('PATCH')[1]!;
    expect(again.init.body).toBe('{"promptQuota":25}');
    expect(new Headers(again.init.headers).get('If-Match')).toBe('"free-1795430000000-1"');
  });

  it('keeps what was typed when the server fails, and says why', async () => {
    const { dialog, type, save } = await openEdit();
    edit = () => json({ message: 'Only administrators may do this.' }, 403);
    await type('Prompts used', '0');
    await save();
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update user prompt counts');
    expect(alert).toHaveTextContent('Only administrators may do this.');
    expect(dialog.getByLabelText('Prompts used')).toHaveValue('0');
  });
});

describe('deleting a user', () => {
  const openDelete = async () => {
    openAdmin();
    await person.click(await screen.findByRole('button', { name: 'Delete ada@example.test' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete ada@example.test?' }));
  };

  it('asks first, naming the person, and can be called off', async () => {
    const dialog = await openDelete();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone('alertdialog');
    expect(sent('DELETE')).toEqual([]);
  });

  it('takes the row away and leaves the keyboard on the page', async () => {
    const dialog = await openDelete();
    await person.click(dialog.getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('ada@example.test was deleted.')).toBeVisible();
    await gone('alertdialog');
    await waitFor(() => expect(screen.queryByRole('cell', { name: ADA.id })).toBeNull());
    expect(sent('DELETE')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it("says so when it failed, with the server's reason", async () => {
    remove = () => json({ message: 'The database is resting.' }, 503);
    const dialog = await openDelete();
    await person.click(dialog.getByRole('button', { name: 'Delete user' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to delete user');
    expect(alert).toHaveTextContent('The database is resting.');
  });

  it('is not offered for the protected administrator', async () => {
    openAdmin();
    const button = await screen.findByRole('button', { name: 'boss@example.test is protected and cannot be deleted' });
    expect(button).toBeDisabled();
  });
});
