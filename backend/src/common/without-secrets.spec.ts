import { expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.js';

it.each([
  ['Invalid API Key provided: sk_test_4eC39HqLyjWDarjtT1zdp7dc', 'Invalid API Key provided: sk_…'],
  ['the secret whsec_abcdefgh1234 is wrong', 'the secret whsec_… is wrong'],
  ['connect smtp://mailer:hunter2@mail.example.com failed', 'connect smtp://…@mail.example.com failed'],
  ['Authorization: Bearer eyJhbGciOi.J9 refused', 'Authorization: Bearer … refused'],
  ['GET /reset-password?token=abc123&x=1', 'GET /reset-password?token=…&x=1'],
  ['No account belongs to cus_123 (invoice.paid)', 'No account belongs to cus_123 (invoice.paid)'],
])('shows %j as %j', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});
