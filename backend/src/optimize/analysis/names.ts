import type { DraftLanguage } from './draft-analysis.js';
import { fold } from './fold.js';
import { isFunctionWord } from './function-words.js';

interface Range {
  start: number;
  end: number;
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’.&-]*/gu;

/** Capitals that are no names: the English pronoun, and what follows a full stop inside an abbreviation. */
const NO_NAME = new Set([
  'I',
  "I'm",
  "I've",
  "I'd",
  "I'll",
  'I’m',
  'I’ve',
  'I’d',
  'I’ll',
  'OK',
  'Ok',
  'A',
  'Please',
  'The',
  'An',
]);

const JOINING = /^(?:\s|-|–|\s(?:of|the|and|de|da|do|dos|du|des|del|della|di|la|le|van|von|der|den|el|al|y|e|&)\s)$/u;

/** German names a thing by "Ende der Liste" as often as a person by "von": only what stands side by side is one name. */
const JOINING_GERMAN = /^(?:\s|-|–)$/u;
const GERMAN_COURTESY = new Set(['Sie', 'Ihnen', 'Ihr', 'Ihre', 'Ihrem', 'Ihren', 'Ihrer', 'Ihres']);

const isUpper = (word: string) => /^\p{Lu}/u.test(word);
const isAcronym = (word: string) => /^(?:\p{Lu}[\p{Lu}\p{N}&-]+s?|\p{Lu}\p{N}+)$/u.test(word);
const hasInnerCapital = (word: string) => /\p{Ll}\p{Lu}/u.test(word);

/** A capital here only shows that a sentence, line, list entry or quotation starts. */
function startsSomething(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 6), index);
  return (
    index === 0 ||
    /(?:[.!?…:;。！？؟]["'”’»)\]]*\s+|\n\s*|^\s*|[-•*–—]\s+|["'“‘„«([¿¡<]\s?|\p{Nd}[.)]\s*)$/u.test(before)
  );
}

/**
 * In a shouted line and in a title, capitals tell nothing. A title shows by its small words: nobody writes "How To Cook"
 * in a sentence, but "tell me about Maria Pop" has as many capitals.
 */
function capitalsMeanNothing(words: readonly { word: string; isFirst: boolean }[]): boolean {
  const long = words.filter(({ word }) => word.length > 3);
  if (long.length >= 3 && long.every(({ word }) => word === word.toUpperCase())) return true;
  const small = words.filter(({ word, isFirst }) => !isFirst && !NO_NAME.has(word) && isFunctionWord(fold(word)));
  if (small.length > 0) return small.filter(({ word }) => isUpper(word)).length / small.length > 0.5;
  return long.length >= 4 && long.filter(({ word }) => isUpper(word)).length === long.length;
}

function trimmedEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).replace(/(?:['’]s|[.'’&-]+)$/u, '').length;
}

/**
 * Capitalised names in the scripts that have capitals. German writes every noun with one, so there only acronyms and
 * runs of two and more capitalised words count.
 */
export function findNames(text: string, language: DraftLanguage): Range[] {
  if (!['Latn', 'Cyrl', 'Grek', 'Armn', 'Zyyy'].includes(language.script)) return findForeignNames(text);
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: trimmedWord(match[0]),
    start: match.index,
    end: trimmedEnd(text, match.index, match.index + match[0].length),
  }));
  const shouted = capitalsMeanNothing(
    words.map(({ word, start }) => ({ word, isFirst: startsSomething(text, start) })),
  );
  const elsewhere = new Set(words.filter(({ start }) => !startsSomething(text, start)).map(({ word }) => word));
  const isGerman = language.code === 'de';
  const joining = isGerman ? JOINING_GERMAN : JOINING;
  const isName = ({ word, start }: { word: string; start: number }) => {
    if (!isUpper(word) && !hasInnerCapital(word)) return false;
    if (NO_NAME.has(word) || (isGerman && GERMAN_COURTESY.has(word))) return false;
    if (hasInnerCapital(word)) return true;
    if (shouted) return false;
    if (isAcronym(word)) return true;
    return !startsSomething(text, start) || elsewhere.has(word);
  };
  const ranges: (Range & { words: number; loud: boolean })[] = [];
  for (const word of words) {
    if (!isName(word)) continue;
    const last = ranges.at(-1);
    if (last && joining.test(text.slice(last.end, word.start))) {
      last.end = word.end;
      last.words += 1;
      continue;
    }
    ranges.push({
      start: word.start,
      end: word.end,
      words: 1,
      loud: isAcronym(word.word) || hasInnerCapital(word.word),
    });
  }
  return isGerman ? ranges.filter((range) => range.words > 1 || range.loud) : ranges;
}

function trimmedWord(word: string): string {
  return word.replace(/(?:['’]s|[.'’&-]+)$/u, '');
}

/** In scripts without capitals, a Latin word is usually a name, a brand or a term. */
function findForeignNames(text: string): Range[] {
  return [...text.matchAll(/[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ0-9.+#&'-]*(?: [A-Z][A-Za-zÀ-ÿ0-9.+#&'-]*)*/gu)].map((match) => ({
    start: match.index,
    end: trimmedEnd(text, match.index, match.index + match[0].length),
  }));
}
