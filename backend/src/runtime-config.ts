import type { AppConfig } from './config/app-config.js';
import { PLANS } from './contracts/plans.js';
import type { RuntimeConfig } from './contracts/runtime-config.js';
import type { StandIns } from './create-app.js';

/** Where an emulator of Stripe serves its stand-in for Stripe's script. */
const EMULATED_SCRIPT = '/v3/stripe.js';

/** What the pages get to know of the environment. Chosen field by field, so that no secret can slip in. */
export function toRuntimeConfig(config: AppConfig, standIns?: Pick<StandIns, 'names' | 'mailboxUrl'>): RuntimeConfig {
  return {
    appName: config.appName,
    appUrl: config.appUrl,
    supportEmail: config.supportEmail,
    freeQuotaRenewal: config.freeQuotaRenewal,
    passwordMinLength: config.passwordMinLength,
    resetTokenMinutes: config.resetTokenMinutes,
    plans: PLANS,
    legalUpdated: config.legalUpdated && longDate(config.legalUpdated),
    marketingEvidenceUrl: config.marketingEvidenceUrl,
    stripe: config.stripe && {
      publishableKey: config.stripe.publishableKey,
      scriptUrl: config.stripe.apiUrl && `${config.stripe.apiUrl}${EMULATED_SCRIPT}`,
    },
    standIns: standIns?.names ?? [],
    mailboxUrl: standIns?.mailboxUrl ?? null,
  };
}

/** A date without a time is midnight in UTC, which is the day before further west. */
function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
