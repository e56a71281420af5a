import { afterEach, expect, it, jest } from '@jest/globals';
import { clearStoredCounters, clearStoredResults, localStore, sessionStore } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps plain strings under the specified names', () => {
  localStore.set('pendingVerificationEmail', 'ada@example.com');
  sessionStore.set('redirectAfterAuth', '/admin');
  expect(localStorage.getItem('pendingVerificationEmail')).toBe('ada@example.com');
  expect(sessionStorage.getItem('redirectAfterAuth')).toBe('/admin');
});

it('takes a damaged entry for a missing one', () => {
  sessionStorage.setItem('optimizeResult', '{"half":');
  localStorage.setItem('promptCounter.remaining', 'many');
  expect(sessionStore.getJson('optimizeResult')).toBeNull();
  expect(localStore.getNumber('promptCounter.remaining')).toBeNull();
});

it('reads numbers, and an empty entry is none', () => {
  localStorage.setItem('promptCounter.remaining', '0');
  localStorage.setItem('promptCounter.total', '');
  expect(localStore.getNumber('promptCounter.remaining')).toBe(0);
  expect(localStore.getNumber('promptCounter.total')).toBeNull();
});

it('remembers for as long as the page is open where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  localStore.set('pendingVerificationEmail', 'ada@example.com');
  expect(localStore.get('pendingVerificationEmail')).toBe('ada@example.com');
  localStore.remove('pendingVerificationEmail');
  expect(localStore.get('pendingVerificationEmail')).toBeNull();
});

it('clears the counter and the results, and nothing else', () => {
  localStore.set('promptCounter.pending_decrements', '1');
  localStore.set('theme', 'dark');
  sessionStore.set('selectedIndex', '2');
  sessionStore.set('selectedPlan', 'pro');
  clearStoredCounters();
  clearStoredResults();
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(Object.keys(sessionStorage)).toEqual(['selectedPlan']);
});
