import '@testing-library/jest-dom/jest-globals';
import { format } from 'node:util';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

const EXPECTED_ERRORS = [
  /does not recognize the `Input(?:Label)?Props` prop/, // react-admin 5 still passes what MUI 9 dropped; only in development
  /^Error.*HttpError/s, // react-admin logs what a data call threw, besides showing it; only in development
];

let unexpectedErrors: string[] = [];

// A busy machine needs longer than the usual second for the first screen.
configure({ asyncUtilTimeout: 8_000 });

// jsdom can't scroll.
window.scrollTo = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  unexpectedErrors = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = format(...parts);
    if (!EXPECTED_ERRORS.some((expected) => expected.test(text))) unexpectedErrors.push(text);
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  expect(unexpectedErrors).toEqual([]);
});
