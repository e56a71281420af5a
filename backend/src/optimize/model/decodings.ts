/** Shorter ones hold nothing that would be missed. */
const BASE64 = /[A-Za-z0-9+/_-]{32,}={0,2}/g;
const HEXADECIMAL = /(?:[0-9a-f]{2}[\s:,]?){24,}/gi;

/** What such runs consist of, and how long they are at the least. */
const RUNS = [
  { signs: /[A-Za-z0-9+/_-]/, length: 32 },
  { signs: /[0-9a-f\s:,]/i, length: 48 },
];

/** Looks at one sign in so many, as a run of that length has to hold one of them: words and figures are shorter. */
const mayHoldARun = (text: string): boolean =>
  RUNS.some(({ signs, length }) => {
    const isOne = (at: number): boolean => at >= 0 && at < text.length && signs.test(text.charAt(at));
    for (let at = length - 1; at < text.length; at += length) {
      if (!isOne(at)) continue;
      let [start, end] = [at, at + 1];
      while (isOne(start - 1)) start -= 1;
      while (isOne(end)) end += 1;
      if (end - start >= length) return true;
    }
    return false;
  });

/** What runs of base64 and of hexadecimal digits in a text say. Plain texts have none, so they cost nothing. */
export function decodingsOf(text: string): string[] {
  if (!mayHoldARun(text)) return [];
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
