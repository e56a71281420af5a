import { expect, it } from '@jest/globals';
import { RUNTIME_CONFIG_ELEMENT_ID } from '@contracts/runtime-config';
import { installRuntimeConfig } from '../test/runtime-config';
import { forgetRuntimeConfig, runtimeConfig } from './runtime-config';

it('is what the server wrote into the page', () => {
  installRuntimeConfig({ appName: 'Quill', passwordMinLength: 12 });
  expect(runtimeConfig()).toMatchObject({ appName: 'Quill', passwordMinLength: 12 });
});

it('is read once', () => {
  const first = runtimeConfig();
  document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.remove();
  expect(runtimeConfig()).toBe(first);
});

it('says so if the page came without one', () => {
  const block = document.getElementById(RUNTIME_CONFIG_ELEMENT_ID);
  if (block) block.textContent = '{}';
  forgetRuntimeConfig();
  expect(runtimeConfig).toThrow('no configuration');
});
