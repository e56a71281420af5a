import { expect, it } from '@jest/globals';
import { stripeDashboardUrl } from './stripe-dashboard.js';

it('leads to the right mode of the dashboard, to the emulator, or nowhere', () => {
  const live = { apiUrl: null, livemode: true };
  expect(stripeDashboardUrl(live, 'subscriptions', 'sub_1')).toBe('https://dashboard.stripe.com/subscriptions/sub_1');
  expect(stripeDashboardUrl({ ...live, livemode: false }, 'customers', 'cus_1')).toBe(
    'https://dashboard.stripe.com/test/customers/cus_1',
  );
  expect(stripeDashboardUrl({ apiUrl: 'http://localhost:12111', livemode: false }, 'events', 'evt_1')).toBe(
    'http://localhost:12111/_emulator',
  );
  expect(stripeDashboardUrl(null, 'customers', 'cus_1')).toBeNull();
});
