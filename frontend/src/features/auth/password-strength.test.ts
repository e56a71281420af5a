import { expect, it } from '@jest/globals';
import { STRENGTH_WORDS } from '../../content/auth';
import { strengthOf } from './password-strength';

const word = (password: string, email = 'ada.lovelace@example.com') =>
  STRENGTH_WORDS[strengthOf({ password, email, minLength: 6 })];

it.each([
  ['abc', 'Too short'],
  ['aaaaaaaaaaaaaaaa', 'Weak'],
  ['12345678901234567890', 'Weak'],
  ['qwertyuiop', 'Weak'],
  ['Password1!', 'Weak'],
  ['ada.lovelace', 'Weak'],
  ['marble94', 'Fair'],
  ['T7#kq!vZ2m', 'Good'],
  ['correct horse battery', 'Strong'],
  ['violet-Harbour 29', 'Strong'],
  ['пароль для сайта про котов', 'Strong'],
])('%s is "%s"', (password, expected) => {
  expect(word(password)).toBe(expected);
});

it('never grows by a repetition', () => {
  const once = { password: 'T7#kq!', email: '', minLength: 6 };
  expect(strengthOf({ ...once, password: `${once.password}!!!!!!!!!!!!` })).toBe(strengthOf(once));
});

it('counts characters and not code units', () => {
  expect(word('🙂🙃🙂')).toBe('Too short');
});
