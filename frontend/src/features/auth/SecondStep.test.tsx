import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, ok } from '../../test/server';
import { AuthPage } from './AuthPage';

const LOGIN = 'POST /api/auth/login';
const server = fakeServer();

beforeEach(() => {
  signIn(server, null);
  server.on(LOGIN, ({ code }) => {
    if (code === '123456') return ok(LOGIN, { success: true, user: aUser({ role: 'admin' }), message: 'Welcome.' });
    const message = code ? 'This code is not right.' : 'Please enter the code your authenticator app shows.';
    return failed('SECOND_FACTOR_REQUIRED', message, code ? { errors: { code: message } } : {});
  });
});

async function comeToSecondStep() {
  const shown = renderScreen(<AuthPage />, { at: '/login' });
  await shown.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await shown.user.type(screen.getByLabelText('Password'), 'secret1');
  await shown.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByLabelText('Code');
  return shown;
}

it('asks for the code after the password, in a field that phones and managers fill', async () => {
  const { user, location } = await comeToSecondStep();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
  await user.click(screen.getByLabelText('Code'));
  await user.paste(' 123456 ');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(location()).toBe('/'));
  expect(server.calls(LOGIN).map(({ body }) => body)).toEqual([
    { username: 'ada@example.com', password: 'secret1' },
    { username: 'ada@example.com', password: 'secret1', code: '123456' },
  ]);
});

it('says at the field what is wrong with a code, and keeps the person there', async () => {
  const { user } = await comeToSecondStep();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter the code');
  await user.type(screen.getByLabelText('Code'), '000000');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code is not right.'));
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

it('takes a recovery code instead, and leads back', async () => {
  const { user } = await comeToSecondStep();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveAttribute('autocomplete', 'off');
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
  expect(screen.getByLabelText('Code')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
