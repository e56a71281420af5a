export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words, the spaces between them and single signs; a letter each where the script has no spaces. */
const TOKENS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_]+(?:['’-][\p{L}\p{N}\p{M}_]+)*|./gsu;

/** More pairs of tokens than this would keep the page waiting; such texts have little in common to show anyway. */
const MOST_PAIRS = 1_500_000;

const isSpace = (text: string) => /^\s+$/.test(text);

/**
 * What became of a text, word by word: what both have in common in their order, and between it what was taken out and
 * what was put in.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const a = before.match(TOKENS) ?? [];
  const b = after.match(TOKENS) ?? [];
  return toParts(a.length * b.length > MOST_PAIRS ? replaced(a, b) : common(a, b));
}

interface Step {
  kind: DiffPart['kind'];
  text: string;
}

const replaced = (a: string[], b: string[]): Step[] => [
  ...a.map((text): Step => ({ kind: 'removed', text })),
  ...b.map((text): Step => ({ kind: 'added', text })),
];

/** The longest common subsequence, from a table of its lengths. */
function common(a: string[], b: string[]): Step[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      steps.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      steps.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return steps;
}

/** Neighbours of a kind together; a space that stayed between two changes belongs to both, or they would be confetti. */
function toParts(steps: Step[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const keep = (text: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'same') last.text += text;
    else if (text !== '') parts.push({ kind: 'same', text });
  };
  const flush = () => {
    const tail = commonSpaceAtEnd(removed, added);
    const upTo = (text: string) => text.slice(0, text.length - tail.length);
    if (upTo(removed) !== '') parts.push({ kind: 'removed', text: upTo(removed) });
    if (upTo(added) !== '') parts.push({ kind: 'added', text: upTo(added) });
    removed = '';
    added = '';
    keep(tail);
  };
  steps.forEach(({ kind, text }, place) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isSpace(text) && removed !== '' && added !== '' && steps[place + 1]?.kind !== 'same') {
      removed += text;
      added += text;
    } else {
      flush();
      keep(text);
    }
  });
  flush();
  return parts;
}

/** What both end with stays outside of them: a line under a space marks nothing. */
function commonSpaceAtEnd(removed: string, added: string): string {
  const tail = /\s+$/.exec(added)?.[0] ?? '';
  return tail !== '' && removed.endsWith(tail) ? tail : '';
}
