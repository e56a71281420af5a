import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@contracts/runtime-config';
import { texts } from './texts';

/** What the server writes into the page; nothing of it behind Vite. */
export function readRuntimeConfig(page: Document = document): Partial<RuntimeConfig> {
  return JSON.parse(page.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.textContent ?? '{}') as Partial<RuntimeConfig>;
}

/** The installation's name. */
export function readAppName(page: Document = document): string {
  return readRuntimeConfig(page).appName ?? texts.appNameFallback;
}
