import { PLANS, type FreeQuotaRenewal } from '@contracts/plans';
import { brandName, supportEmail } from './brand';

export type LegalDocument = 'terms' | 'privacy' | 'cookies';

export interface LegalSection {
  heading: string;
  /** A text, a list, or a text for each reading of the free quota. */
  body: (string | readonly string[] | Record<FreeQuotaRenewal, string>)[];
}

const freeLimit: Record<FreeQuotaRenewal, string> = {
  monthly: `Free accounts are limited to ${PLANS.free.monthlyPrompts} prompts per month, counted from the day the email address was verified.`,
  never: `Free accounts are limited to ${PLANS.free.monthlyPrompts} prompts.`,
};

/** Static texts; they say what the product does, so a change of the product changes them. */
export const legalSections: Record<LegalDocument, () => LegalSection[]> = {
  terms: () => [
    {
      heading: 'What you get',
      body: [
        `${brandName()} rewrites the prompts you type into improved versions, scores them and explains the changes. The rewrites and scores are suggestions: read them before you use them, and don't rely on them where an error would do harm.`,
      ],
    },
    {
      heading: 'Your account',
      body: [
        'You need an account with an email address that you have verified. Keep your password to yourself and tell us if somebody else has used your account. One person, one account; accounts made to get around a limit may be closed.',
      ],
    },
    {
      heading: 'Plans and payment',
      body: [
        freeLimit,
        `Basic includes ${PLANS.basic.monthlyPrompts} prompts per month for $${PLANS.basic.priceCents / 100}, Pro ${PLANS.pro.monthlyPrompts} prompts per month for $${PLANS.pro.priceCents / 100}. Unused prompts are not carried over.`,
        'Paid subscriptions are billed monthly in advance and are non-refundable. You can cancel anytime; your plan then stays until the end of the period you have paid for. Rights that the law of your country gives you and that cannot be waived are not affected.',
      ],
    },
    {
      heading: 'Your texts',
      body: [
        'What you type and the versions made of it are yours. You allow us to process them as far as the service needs it. Don’t submit anything that you have no right to use, that is unlawful, or that is meant to harm others or the service.',
      ],
    },
    {
      heading: 'Availability and changes',
      body: [
        'We work to keep the service running but can’t promise that it always does. We may change it and these terms; where a change takes something away from you we tell you beforehand by email, and you can cancel.',
      ],
    },
    {
      heading: 'Liability',
      body: [
        'The service is provided as it is. As far as the law allows, we are not liable for indirect damage or lost profit, and otherwise up to what you have paid in the twelve months before.',
      ],
    },
    { heading: 'Contact', body: [`Questions about these terms: ${supportEmail()}.`] },
  ],
  privacy: () => [
    {
      heading: 'What we store, and for how long',
      body: [
        [
          'Your account: email address, a hash of your password, your plan and your use of it, until you delete the account.',
          'Your history: prompts, versions, stars and what you chose, until you delete them. If you turn keeping off, your history is empty at once, all its texts, the earlier ones too, are deleted after 24 hours, and only the count of prompts remains.',
          'Messages you send us through the contact form: 12 months.',
          'Records of mails we sent you, without their text: 30 days.',
          'Links for verifying an address or resetting a password, stored as hashes only: 30 days after they were used or expired.',
          'A record of changes made by administrators: 24 months.',
          'If you delete a free account, a keyed hash of its address until the end of its current month, so that the free prompts are not given twice.',
        ],
      ],
    },
    {
      heading: 'What it is used for',
      body: [
        'To provide the service, to keep it secure, to bill paid plans and to answer you. We don’t sell data, show no advertising and train no models with your texts.',
      ],
    },
    {
      heading: 'Who else receives it',
      body: [
        'To write the versions, the text of your prompt may be sent to the model provider that the operator of this installation has chosen; without one, rewriting happens on our own server. Payments are handled by Stripe, which receives your payment details; we never see your card number. Mails are sent through a mail provider.',
      ],
    },
    {
      heading: 'Scores stay with you',
      body: ['Scores are computed in your browser. The last result is kept in this tab’s storage until you sign out.'],
    },
    {
      heading: 'Your rights',
      body: [
        'On the page of your history you can export it, delete it, and turn keeping off. On the page of your account you can export everything we hold about you, and delete the account at once. You can also ask us to correct data, object to its use, or complain to your data protection authority.',
      ],
    },
    { heading: 'Contact', body: [`Questions about your data: ${supportEmail()}.`] },
  ],
  cookies: () => [
    {
      heading: 'Only what is necessary',
      body: [
        'We use no cookies for advertising or analytics, so there is no banner to click away. These cookies are set only when you sign in or create an account:',
        [
          'session: keeps you signed in, for at most 30 days. Scripts can’t read it.',
          'has_session: says that you are signed in, without saying who you are, so that the page doesn’t flicker.',
          'pending: recognises the browser in which you created your account until the address is verified, for at most 24 hours.',
          'device: recognises a browser you have signed in with before, for a year.',
        ],
      ],
    },
    {
      heading: 'Storage in your browser',
      body: [
        'The page also keeps a few things in your browser’s own storage because you asked for them: the theme, the count of remaining prompts, the text in the prompt box and the last result. Signing out removes what belongs to your account.',
      ],
    },
    {
      heading: 'Payments',
      body: ['The subscription screen loads Stripe, which sets its own cookies to prevent fraud.'],
    },
    {
      heading: 'Removing them',
      body: ['You can delete cookies and storage in your browser’s settings at any time. You are signed out then.'],
    },
  ],
};
