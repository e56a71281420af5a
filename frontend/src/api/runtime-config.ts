import { PLANS } from '@contracts/plans';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@contracts/runtime-config';

/**
 * While a page is being built there are no values yet, only their names in double braces, which the server replaces.
 * Printing one is fine; deciding by one is not, and has to wait until the page is hydrated.
 */
const PLACEHOLDERS: RuntimeConfig = {
  appName: '{{appName}}',
  appUrl: '{{appUrl}}',
  supportEmail: '{{supportEmail}}',
  passwordMinLength: '{{passwordMinLength}}' as unknown as number,
  resetTokenMinutes: 60,
  freeQuotaRenewal: 'monthly',
  plans: PLANS,
  legalUpdated: '{{legalUpdated}}',
  marketingEvidenceUrl: null,
  stripe: null,
  standIns: [],
  mailboxUrl: null,
};

let config: RuntimeConfig | undefined;

function read(): RuntimeConfig {
  if (typeof document === 'undefined') return PLACEHOLDERS;
  const text = document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.textContent ?? '{}';
  const parsed = JSON.parse(text) as Partial<RuntimeConfig>;
  if (!parsed.appName) throw new Error(`The page has no configuration in #${RUNTIME_CONFIG_ELEMENT_ID}.`);
  return parsed as RuntimeConfig;
}

/** What the page knows of the server's environment, read once. */
export function runtimeConfig(): RuntimeConfig {
  return (config ??= read());
}

/** For tests: the next reader looks at the page again. */
export function forgetRuntimeConfig(): void {
  config = undefined;
}
