import type { FreeQuotaRenewal, PlanId } from './plans.js';

/** The id of the JSON block in every page that carries {@link RuntimeConfig}. */
export const RUNTIME_CONFIG_ELEMENT_ID = 'runtime-config';

/**
 * What the pages need to know of the server's environment. The server writes it into the built pages when it starts,
 * so one build serves every installation.
 */
export interface RuntimeConfig {
  appName: string;
  appUrl: string;
  supportEmail: string;
  freeQuotaRenewal: FreeQuotaRenewal;
  /** Of a new account and of a changed password. */
  passwordMinLength: number;
  /** How long a link for a new password may be used. */
  resetTokenMinutes: number;
  plans: Record<PlanId, { name: string; priceCents: number; monthlyPrompts: number }>;
  /** The date of the legal texts as it is read, such as `March 9, 2025`; null shows the reader's today. */
  legalUpdated: string | null;
  /** Where the marketing figures are proved; null marks them as illustrative. */
  marketingEvidenceUrl: string | null;
  /** How the browser reaches the payment provider; null: there are no paid plans here. */
  stripe: {
    publishableKey: string;
    /** Where the provider's script comes from; null: from Stripe. */
    scriptUrl: string | null;
  } | null;
  /** Development stand-ins at work, named for the strip at the top of every page; empty in production. */
  standIns: string[];
  /** The development mailbox, when mail is caught there. */
  mailboxUrl: string | null;
}
