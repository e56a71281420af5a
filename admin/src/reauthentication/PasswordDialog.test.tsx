import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../test/open-admin';
import { type Call, json, list, startServer } from '../test/server';
import { aUser } from '../test/users';

const ADA = aUser();
const DELETE = `DELETE /api/admin/users/${ADA.id}`;
const person = userEvent.setup();

let calls: Call[];
let proved: boolean;
let users = [ADA];

beforeEach(() => {
  proved = false;
  users = [ADA];
  calls = startServer({
    'GET /api/auth/session': () =>
      json({ isAuthenticated: true, user: { username: 'boss@example.test', role: 'admin' } }),
    'GET /api/admin/rest/users': () => list(users),
    'GET /api/admin/rest/jobs': () => list([]),
    [DELETE]: () => {
      if (!proved)
        return json({ code: 'REAUTHENTICATION_REQUIRED', message: 'Please enter your password again.' }, 403);
      users = [];
      return json({ success: true, message: 'The user was deleted.' });
    },
    'POST /api/auth/confirm-password': ({ init }) => {
      proved = (JSON.parse(init.body as string) as { password: string }).password === 'right';
      return proved
        ? json({ success: true, message: 'Thank you.' })
        : json({ code: 'VALIDATION_FAILED', message: 'This password is not right.' }, 400);
    },
  });
});

const question = () => screen.findByRole('dialog', { name: 'Is it still you?' });
const deletions = () => calls.filter(({ method }) => method === 'DELETE').length;

async function tryToDelete() {
  openAdmin();
  await person.click(await screen.findByRole('button', { name: 'Delete ada@example.test' }));
  await person.click(await screen.findByRole('button', { name: 'Delete user' }));
  return within(await question());
}

it('asks for the password and goes on with what was begun', async () => {
  const dialog = await tryToDelete();
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please enter your password');
  await person.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
  expect(await dialog.findByText('This password is not right.')).toBeInTheDocument();
  await person.clear(dialog.getByLabelText('Your password'));
  await person.type(dialog.getByLabelText('Your password'), 'right{Enter}');
  expect(await screen.findByText('ada@example.test was deleted.')).toBeInTheDocument();
  expect(deletions()).toBe(2);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it still you?' })).not.toBeInTheDocument());
});

it('leaves everything as it is when the person would rather not', async () => {
  const dialog = await tryToDelete();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Please enter your password again.')).toBeInTheDocument();
  expect(deletions()).toBe(1);
});
