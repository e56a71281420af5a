import type { LegalDocument } from './legal';

/** What the footer needs to know of the legal texts; the texts themselves come when they are opened. */
export const legalNames: Record<LegalDocument, string> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
};

export const lastUpdated = (date: string) => `Last updated: ${date}`;
