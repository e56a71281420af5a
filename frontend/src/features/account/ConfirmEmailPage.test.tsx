import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, offline, ok } from '../../test/server';
import { ConfirmEmailPage } from './ConfirmEmailPage';

const server = fakeServer();
const CONFIRM = 'POST /api/account/email/confirm';

const show = (query = '?token=abc') => renderScreen(<ConfirmEmailPage />, { at: `/account/confirm-email${query}` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirmed = () => ok(CONFIRM, { success: true, message: 'Changed.', email: 'new@example.com' });

beforeEach(() => signIn(server, null));

describe('the link to a new address', () => {
  it('shows that it is at work', async () => {
    server.on(CONFIRM, () => new Promise<Response>(() => undefined));
    show();
    await heading('Confirming your new address...');
  });

  it('is spent once and leads to signing in with the new address', async () => {
    server.on(CONFIRM, confirmed);
    show();
    expect(await heading('Email changed')).toHaveFocus();
    expect(screen.getByText('new@example.com')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(server.calls(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('leads back to the account where one is signed in', async () => {
    signIn(server, aUser());
    server.on(CONFIRM, () => {
      signIn(server, aUser({ email: 'new@example.com', username: 'new@example.com' }));
      return confirmed();
    });
    show();
    await heading('Email changed');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
    expect(localStorage.getItem('userEmail')).toBe('new@example.com');
  });

  it('that is refused says why', async () => {
    server.on(CONFIRM, () => failed('TOKEN_INVALID', 'This confirmation link is invalid or has already been used.'));
    show();
    await heading('This link does not work');
    expect(screen.getByRole('alert')).toHaveTextContent('This confirmation link is invalid or has already been used.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('that could not be used can be tried again', async () => {
    server.on(CONFIRM, offline);
    const { user } = show();
    await heading('This link could not be used yet');
    server.on(CONFIRM, confirmed);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Email changed');
  });

  it('without a token is incomplete', async () => {
    show('');
    expect(await screen.findByRole('alert')).toHaveTextContent('The confirmation link is incomplete.');
  });
});
