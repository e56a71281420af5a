// Controls other than tab and line feed, soft hyphen, zero-width space, bidi embeddings, overrides and isolates,
// byte-order mark. Joiners stay: emoji, Persian and the scripts of India need them. So do the plain direction marks.
const INVISIBLE = /(?![\t\n])[\p{Cc}\u00AD\u200B\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

// Tag characters can hide whole sentences; a flag such as Scotland's is the one place where people use them.
const TAGS = /(\u{1F3F4}[\u{E0061}-\u{E007F}]{1,8})|[\u{E0000}-\u{E007F}]/gu;

/** The draft as everything else sees it: well-formed Unicode in NFC, `\n` line ends, nothing invisible, trimmed. */
export function normalise(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(INVISIBLE, '')
    .replace(TAGS, '$1')
    .normalize('NFC')
    .replace(/[^\S\n]+$/gmu, '')
    .trim();
}
