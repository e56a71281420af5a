import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { dismissToast, toastStore } from '../ui/toast';
import { installMissingBrowserParts } from './browser-parts';
import { installRuntimeConfig } from './runtime-config';

installMissingBrowserParts();
// A busy machine draws late; what has to come at all is what these tests are about.
configure({ asyncUtilTimeout: 4_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  installRuntimeConfig();
});

afterEach(() => {
  cleanup();
  // A message outlives the screen it came from; it must not answer for the next test.
  const message = toastStore.current();
  if (message) dismissToast(message.id);
});
