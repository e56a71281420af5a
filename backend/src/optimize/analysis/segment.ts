/** A piece of text and where it stands. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|mr|mrs|ms|dr|prof|st|approx|z\.\s?b|d\.\s?h|bzw|ggf|evtl|inkl|sig|dott|avv|p\.\s?ex|sr|sra|dl|dna)\.$/iu;
const INITIAL = /(?:^|[\s(])\p{Lu}\.$/u;
const NUMBERED = /(?:^|[\s(])(?:no|nr|núm|vol|pp?|art)\.$/iu;

/** "3. mai" goes on behind its stop, and so does the number in front of a list entry. */
const ORDINAL = /\p{Nd}\.$/u;
const LIST_NUMBER = /^\s*\p{Nd}+\.$/u;

const END = /[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？；]+["'”’」』）]*|؟+["'”’»)]*|\n+/gu;

function isAbbreviated(before: string, after: string): boolean {
  return ABBREVIATION.test(before) || INITIAL.test(before) || (NUMBERED.test(before) && /^\s*\p{Nd}/u.test(after));
}

/** Splits into sentences; a line break ends one too. Offsets refer to the text given. */
export function splitSentences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const push = (end: number) => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    if (trimmed) {
      const from = start + raw.indexOf(trimmed);
      pieces.push({ text: trimmed, start: from, end: from + trimmed.length });
    }
    start = end;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && isAbbreviated(text.slice(Math.max(start, end - 12), end), text.slice(end))) continue;
    if (match[0] === '.' && ORDINAL.test(text.slice(start, end)) && /^\s+(?:\p{Ll}|\p{Nd})/u.test(text.slice(end)))
      continue;
    if (match[0] === '.' && LIST_NUMBER.test(text.slice(start, end))) continue;
    push(end);
  }
  push(text.length);
  return pieces;
}
