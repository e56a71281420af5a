import { expect, it } from '@jest/globals';
import { permanentRefusal } from './permanent-refusal.js';

const smtp = (command: string, responseCode: number) => ({ command, responseCode, response: `${responseCode} no` });

it.each([
  ['an unknown mailbox', smtp('RCPT TO', 550)],
  ['a refused message', smtp('DATA', 554)],
])('%s is refused for good, in the server’s words', (_, error) => {
  expect(permanentRefusal(error)).toBe(error.response);
});

it('an address that no server can be told is refused for good', () => {
  expect(permanentRefusal({ command: 'API', code: 'EENVELOPE', message: 'Invalid recipient' })).toBe(
    'Invalid recipient',
  );
});

it.each([
  ['a full mailbox', smtp('RCPT TO', 452)],
  ['greylisting', smtp('RCPT TO', 451)],
  ['a busy server', smtp('DATA', 421)],
  ['a refused sender', smtp('MAIL FROM', 550)],
  ['a wrong password', smtp('AUTH PLAIN', 535)],
  ['a missing log-in', smtp('RCPT TO', 530)],
  ['a refused greeting', smtp('EHLO', 554)],
  ['no connection', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }],
  ['a broken connection', { code: 'ECONNECTION', command: 'DATA', message: 'Connection closed unexpectedly' }],
  ['a defect of our own', new TypeError('x is not a function')],
])('%s may pass', (_, error) => {
  expect(permanentRefusal(error)).toBeNull();
});
