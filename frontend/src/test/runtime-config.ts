import { PLANS } from '@contracts/plans';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@contracts/runtime-config';
import { forgetRuntimeConfig } from '../api/runtime-config';

const TEST_CONFIG: RuntimeConfig = {
  appName: 'Threefold',
  appUrl: 'http://localhost',
  supportEmail: 'support@example.com',
  freeQuotaRenewal: 'monthly',
  passwordMinLength: 6,
  resetTokenMinutes: 60,
  plans: PLANS,
  legalUpdated: null,
  marketingEvidenceUrl: null,
  stripe: null,
  standIns: [],
  mailboxUrl: null,
};

/** Puts the block into the page that the server writes into every document. */
export function installRuntimeConfig(changes: Partial<RuntimeConfig> = {}): void {
  document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.remove();
  const block = document.createElement('script');
  block.id = RUNTIME_CONFIG_ELEMENT_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify({ ...TEST_CONFIG, ...changes });
  document.head.append(block);
  forgetRuntimeConfig();
}
