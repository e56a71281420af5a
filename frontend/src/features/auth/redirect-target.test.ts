import { expect, it } from '@jest/globals';
import { isOwnPath, rememberRedirect, takeTarget } from './redirect-target';

it.each(['/', '/admin', '/admin/users?page=2', '/#results-section'])('accepts %s', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/ok\\..\\evil',
  'javascript:alert(1)',
  'admin',
  '',
])('refuses %j', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

it('gives the remembered path back once', () => {
  rememberRedirect('/admin');
  expect(takeTarget()).toBe('/admin');
  expect(takeTarget()).toBe('/');
});

it('does not follow what somebody else has put into storage', () => {
  sessionStorage.setItem('redirectAfterAuth', '//evil.example');
  expect(takeTarget()).toBe('/');
});

it('leads to the plan that was chosen before there was an account, once', () => {
  localStorage.setItem('pendingSubscriptionPlan', 'pro');
  rememberRedirect('/admin');
  expect(takeTarget()).toBe('/admin');
  expect(takeTarget()).toBe('/subscribe-new?plan=pro');
  expect(takeTarget()).toBe('/');
});
