import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@contracts/runtime-config';
import { texts } from './texts';

/** The installation's name, which the server writes into the page. */
export function readAppName(page: Document = document): string {
  const block = page.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.textContent ?? '{}';
  const config = JSON.parse(block) as Partial<RuntimeConfig>;
  return config.appName ?? texts.appNameFallback;
}
