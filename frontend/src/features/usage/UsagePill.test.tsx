import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { forgetAccount, sessionQuery, startSession } from '../../api/session';
import { allow, aUser, signIn } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, offline } from '../../test/server';
import { UsagePill } from './UsagePill';
import { UsageProvider } from './UsageProvider';

const ADA = aUser();

const server = fakeServer();

const show = () =>
  renderScreen(
    <UsageProvider>
      <UsagePill />
    </UsageProvider>,
  );

it('shows a signed-in person what is left, asked fresh', async () => {
  signIn(server, ADA);
  allow(server, 7);
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('7/10 prompts remaining'));
  expect(server.calls('GET /api/track-usage')[0]?.url).toMatch(/\?t=\d+$/);
});

it('turns red when nothing is left', async () => {
  signIn(server, { ...ADA, promptsUsed: 10 });
  allow(server, 0);
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0/10 prompts remaining'));
  expect(screen.getByRole('status')).toHaveClass('empty');
});

it('shows a visitor nothing, asks nothing and forgets what was cached', async () => {
  signIn(server, null);
  localStorage.setItem('promptCounter.remaining', '4');
  const { queryClient } = show();
  await waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeDefined());
  await waitFor(() => expect(localStorage.getItem('promptCounter.remaining')).toBeNull());
  expect(screen.queryByText(/prompts remaining/)).not.toBeInTheDocument();
});

it('marks a count that nobody confirmed as an estimate', async () => {
  signIn(server, ADA);
  server.on('GET /api/track-usage', offline);
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3/10 prompts remaining'));
  expect(screen.getByRole('status')).toHaveAccessibleDescription('Estimate, not confirmed by the server');
});

it('starts anew when somebody else signs in', async () => {
  signIn(server, ADA);
  allow(server, 2);
  const { queryClient } = show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2/10'));
  allow(server, 200, 200);
  act(() => forgetAccount(queryClient));
  await waitFor(() => expect(screen.queryByText(/prompts remaining/)).not.toBeInTheDocument());
  act(() => startSession(queryClient, { ...ADA, username: 'bob@example.com', promptQuota: 200 }));
  expect(await screen.findByText(/prompts remaining/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('200/200 prompts remaining'));
});

it('looks at the session again when the server no longer knows it', async () => {
  signIn(server, ADA);
  server.on('GET /api/track-usage', () => {
    signIn(server, null);
    return failed('UNAUTHENTICATED', 'Please sign in.');
  });
  show();
  await waitFor(() => expect(server.calls('GET /api/auth/session')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/prompts remaining/)).not.toBeInTheDocument());
});
