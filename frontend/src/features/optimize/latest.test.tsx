import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOptimization, PROMPT, stillStored } from '../../test/optimizations';
import { aHistoryEntry, aUser, signIn } from '../../test/people';
import { failed, fakeServer, ok } from '../../test/server';
import { showOptimize } from './optimize-screen';

const LIST = 'GET /api/optimizations';
const server = fakeServer();

const latest = () => screen.findByRole('region', { name: 'Pick up where you left off:' });

// The first of them brings the code of results, which takes a busy machine its time.
jest.setTimeout(20_000);

beforeEach(() => {
  signIn(server, aUser());
  server.on(LIST, () => ok(LIST, { items: [aHistoryEntry({ originalPrompt: PROMPT })], total: 1 }));
  stillStored(server);
});

it('shows somebody without a result the latest ones, of which one comes back as it was left', async () => {
  const { user } = showOptimize();
  const region = within(await latest());
  expect(region.getByRole('link', { name: 'All of your history' })).toHaveAttribute('href', '/history');
  expect(server.calls(LIST)[0]?.url).toBe('/api/optimizations?offset=0&limit=3');
  await user.click(region.getByRole('button', { name: new RegExp(PROMPT) }));
  expect(await screen.findByRole('radio', { name: /Sharp/ })).toBeChecked();
  const [sharp] = anOptimization().optimizedPrompts;
  expect(screen.getByRole('article', { name: 'Sharp' })).toHaveTextContent(sharp?.prompt ?? '');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Pick up where you left off:' })).not.toBeInTheDocument();
});

it('says when one can’t be opened, and leaves it there', async () => {
  server.on('GET /api/optimizations/{id}', () => failed('NOT_FOUND', 'It is gone.'));
  const { user } = showOptimize();
  await user.click(within(await latest()).getByRole('button', { name: new RegExp(PROMPT) }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent('Not openedIt is gone.'),
  );
  expect(await latest()).toBeInTheDocument();
});

it('shows three ways to begin where there is nothing yet, or nothing can be known', async () => {
  server.on(LIST, () => failed('INTERNAL', 'Out of order.'));
  const { user } = showOptimize();
  const begin = within(await screen.findByRole('region', { name: /^Not sure where to start/ }));
  expect(begin.getAllByRole('button')).toHaveLength(3);
  await user.click(begin.getByRole('button', { name: /^Email/ }));
  expect(screen.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(
    'write an email asking my landlord to fix the heating, third time i ask',
  );
});
