import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { installMissingBrowserParts } from './browser-parts';
import { installRuntimeConfig } from './runtime-config';

installMissingBrowserParts();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  installRuntimeConfig();
});

afterEach(cleanup);
