/** What keys, passwords in addresses, bearer tokens and links of ours look like. */
const SECRETS: readonly [RegExp, string][] = [
  [/\b(sk|rk|pk|whsec|pi|seti)_(?:(?:test|live)_)?[A-Za-z0-9]{4,}(?:_secret_\w+)?/g, '$1_…'],
  [/(\w+:\/\/)[^\s/@:]*:[^\s/@]+@/g, '$1…@'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 …'],
  [/\b(token|secret|password|key)=[^\s&]+/gi, '$1=…'],
];

/** A message of somebody else's, such as a mail server's or Stripe's, fit to be shown: what looks like a secret is taken out. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((shown, [secret, stand]) => shown.replace(secret, stand), text);
}
