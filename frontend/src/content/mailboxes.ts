/** Where the mail of well-known providers is read in a browser. */
const PROVIDERS = [
  { name: 'Gmail', address: 'https://mail.google.com/mail/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Outlook',
    address: 'https://outlook.live.com/mail/',
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  },
  { name: 'Yahoo Mail', address: 'https://mail.yahoo.com/', domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'] },
  { name: 'iCloud Mail', address: 'https://www.icloud.com/mail/', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { name: 'Proton Mail', address: 'https://mail.proton.me/', domains: ['proton.me', 'protonmail.com', 'pm.me'] },
  { name: 'Fastmail', address: 'https://app.fastmail.com/mail/', domains: ['fastmail.com'] },
  { name: 'GMX', address: 'https://www.gmx.net/', domains: ['gmx.de', 'gmx.net'] },
  { name: 'WEB.DE', address: 'https://web.de/', domains: ['web.de'] },
  { name: 'AOL Mail', address: 'https://mail.aol.com/', domains: ['aol.com'] },
] as const;

export interface Mailbox {
  name: string;
  address: string;
}

/** The mailbox behind an address, if everybody with such an address has it there. */
export function findMailbox(email: string): Mailbox | null {
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  return PROVIDERS.find(({ domains }) => (domains as readonly string[]).includes(domain)) ?? null;
}

export const mailboxTexts = {
  open: (name: string) => `Open ${name}`,
  development: 'Open the development mailbox',
} as const;
