/** Shorter ones hold nothing that would be missed. */
const BASE64 = /[A-Za-z0-9+/_-]{32,}={0,2}/g;
const HEXADECIMAL = /(?:[0-9a-f]{2}[\s:,]?){24,}/gi;

/** What runs of base64 and of hexadecimal digits in a text say. Plain texts have none, so they cost nothing. */
export function decodingsOf(text: string): string[] {
  const runs = text.match(BASE64) ?? [];
  const hexadecimal = text.match(HEXADECIMAL) ?? [];
  return [
    // A run may begin in the middle of a group of four.
    ...runs.flatMap((run) => [0, 1, 2, 3].map((skipped) => Buffer.from(run.slice(skipped), 'base64').toString('utf8'))),
    ...hexadecimal.map((digits) => Buffer.from(digits.replace(/[^0-9a-f]/gi, ''), 'hex').toString('utf8')),
  ];
}

/** Each letter of the alphabet by the one thirteen places further. */
export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
