import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answerWebhookInfo } from '../../test/people';
import { renderScreen } from '../../test/render';
import { failed, fakeServer, offline } from '../../test/server';
import { toastStore } from '../../ui/toast';
import { WebhookTestPage } from './WebhookTestPage';

const server = fakeServer();
const INFO = 'GET /api/test-webhook/info';
const TEST = 'POST /api/test-webhook';
const show = () => renderScreen(<WebhookTestPage />, { at: '/webhook-test' });

it('says where it runs, which secrets are there, and the address', async () => {
  answerWebhookInfo(server);
  show();
  expect(await screen.findByText('Development')).toBeInTheDocument();
  const secrets = within(screen.getByRole('region', { name: 'Webhook secrets' }));
  expect(secrets.getByText('Production secret').nextElementSibling).toHaveTextContent('Missing');
  expect(secrets.getByText('Test secret').nextElementSibling).toHaveTextContent('Configured');
  expect(screen.getByText('http://localhost:3000/api/webhooks/stripe')).toBeInTheDocument();
  expect(screen.getByText('An event without a valid signature is refused.')).toBeInTheDocument();
});

it('shows commands and a curl example in tabs, by keyboard too', async () => {
  answerWebhookInfo(server);
  const { user } = show();
  await user.click(await screen.findByRole('tab', { name: 'Command line' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('stripe login stripe listen');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'curl' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'curl' })).toHaveTextContent('curl -X POST');
});

it('sends a payment of ten dollars without a signature, and expects a refusal', async () => {
  answerWebhookInfo(server);
  server.on(TEST, () => failed('BAD_REQUEST', 'The signature of this event could not be verified.'));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Run Test Without Signature' }));
  expect(await screen.findByRole('heading', { name: 'Test Failed (Expected)' })).toBeInTheDocument();
  expect(screen.getByText(/could not be verified/)).toBeInTheDocument();
  const [call] = server.calls(TEST);
  expect(call?.body).toMatchObject({
    id: expect.any(String),
    type: 'payment_intent.succeeded',
    data: { object: { id: expect.any(String), amount: 1000, currency: 'usd', status: 'succeeded' } },
  });
  expect(call?.headers.has('stripe-signature')).toBe(false);
});

it('does not call it expected when the event is taken', async () => {
  answerWebhookInfo(server);
  server.on(TEST, () => Response.json({ received: true }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Run Test Without Signature' }));
  expect(await screen.findByRole('heading', { name: 'Test Result' })).toBeInTheDocument();
});

it('says that nothing could be loaded, and asks again', async () => {
  server.on(INFO, offline);
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'No Data' })).toBeInTheDocument();
  expect(screen.getByText('Could not load webhook testing information')).toBeInTheDocument();
  expect(toastStore.current()?.title).toBe('Failed to fetch webhook test information');
  answerWebhookInfo(server);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Development')).toBeInTheDocument();
});

it.each([
  ['a visitor', 'to sign in', () => failed('UNAUTHENTICATED', 'Please sign in.'), '/auth?next=/webhook-test'],
  ['anyone but an administrator', 'home', () => failed('FORBIDDEN', 'Not for you.'), '/'],
] as const)('sends %s %s where it is closed', async (_who, _where, answer, target) => {
  server.on(INFO, answer);
  const { location } = show();
  await waitFor(() => expect(location()).toBe(target));
});
