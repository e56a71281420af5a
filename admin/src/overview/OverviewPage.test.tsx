import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../test/open-admin';
import { json, startServer, type Call } from '../test/server';

// The picture is hidden from everyone but the eye, and jsdom has none.
jest.mock('./Chart', () => ({ Chart: () => null }));

const FIGURES = {
  signUps: 3,
  activeUsers: 2,
  optimizations: 1234,
  cancelled: 1,
  failed: 4,
  modelVersions: 9,
  fallbackVersions: 5,
  p50Ms: 900,
  p95Ms: 4200,
};
const PLAN = { accounts: 2, used: 50, quota: 200, exhausted: 1, paying: 2, revenueCents: 1600 };

let calls: Call[];
let items: unknown[];
let figures: () => Response;

beforeEach(() => {
  items = [];
  figures = () =>
    json({
      range: '24h',
      isCounting: false,
      totals: { ...FIGURES, costMicroUsd: 2_500_000 },
      points: [{ at: '2026-07-04T12:00:00.000Z', ...FIGURES, p50Ms: null }],
      planDays: [{ day: '2026-07-04', plans: [{ plan: 'basic', ...PLAN }] }],
    });
  calls = startServer({
    'GET /api/auth/session': () => json({ isAuthenticated: true, user: { username: 'boss', role: 'admin' } }),
    'GET /api/admin/dashboard': () => figures(),
    'GET /api/admin/dashboard/attention': () => json({ items }),
  });
});

it('shows figures, each chart as a table too, and the use of each plan', async () => {
  openAdmin({ path: '/admin/overview' });
  expect(await screen.findByText('Nothing needs attention.')).toBeVisible();
  const term = await screen.findByText('95 of 100 took less than', { selector: 'dt' });
  expect(term.nextSibling).toHaveTextContent('4.2 s');
  expect(screen.getByText('Cost of models').nextSibling).toHaveTextContent('$2.50');
  expect(screen.getByText('Monthly revenue', { selector: 'dt' }).nextSibling).toHaveTextContent('$16.00');
  const latency = within(screen.getByRole('region', { name: 'Time to the finished result' }));
  await userEvent.click(latency.getByText('Show as table'));
  const [, row] = within(latency.getByRole('table')).getAllByRole('row');
  expect(
    within(row!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['None yet', '4.2 s']);
  const quota = within(screen.getByRole('region', { name: 'Quota use of the running periods' }));
  expect(quota.getByText('25%')).toBeVisible();
});

it('names what needs attention first, each with the way to it', async () => {
  items = [
    { kind: 'dead-events', count: 2, names: [] },
    { kind: 'failed-jobs', count: 1, names: ['usage-roll'] },
    { kind: 'budget-reached', count: 1, names: [] },
  ];
  openAdmin({ path: '/admin/overview' });
  expect(await screen.findByRole('link', { name: 'Stripe events given up: 2' })).toHaveAttribute(
    'href',
    '/admin/dead-letters',
  );
  expect(screen.getByRole('link', { name: 'Jobs that failed at their last run: 1 (usage-roll)' })).toHaveAttribute(
    'href',
    '/admin/tools#jobs',
  );
  expect(screen.getByRole('link', { name: 'Daily budget for models is spent' })).toBeVisible();
});

it('asks for another span, and says when there are no figures', async () => {
  openAdmin({ path: '/admin/overview' });
  await screen.findByText('Sign-ups', { selector: 'dt' });
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await screen.findByRole('button', { name: '30 days', pressed: true });
  const ranges = calls
    .filter(({ url }) => url.pathname.endsWith('/dashboard'))
    .map(({ url }) => url.searchParams.get('range'));
  expect(ranges).toEqual(['24h', '30d']);
});

it('says when the figures cannot be read, and tries again', async () => {
  const good = figures;
  figures = () => json({ message: 'The database is resting.' }, 503);
  openAdmin({ path: '/admin/overview' });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The database is resting.')).toBeVisible();
  figures = good;
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sign-ups', { selector: 'dt' })).toBeVisible();
});
