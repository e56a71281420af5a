import type { Intent } from '../rewriting.js';
import type { Lexicon } from './compile-lexicon.js';
import { dropFiller, dropRepeats } from './drop-padding.js';
import { fold } from './lexicon.js';

/** Far above what the product accepts; keeps a hostile text from costing more than a moment. */
const MAX_LENGTH = 4000;

/** Stands for quoted, linked or code text, which is content but must not be read as part of the request. */
const CONTENT = '¤';

const VERBATIM =
  /```[\s\S]*?(?:```|$)|`[^`\n]+`|https?:\/\/[^\s)>]+|[\w.+-]+@[\w-]+\.\w+|\{\{[^}\n]*\}\}|"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^”“\n]{1,300}[”“]|«[^»\n]{1,300}»|[「『《][^」』》\n]{1,300}[」』》]/gu;

/** Two capitals in a row; short words in capitals or with figures. */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+(?:[ '-]\p{Lu}\p{Ll}+)+|(?:\p{Lu}{2,6}|(?=\p{L}*\d)(?=\d*\p{L})[\p{Lu}\p{Ll}\d]{2,12})(?:[+#]{1,2}|[.-]?\d+)?)(?![\p{L}\p{N}])/gu;

/** One capital after a preposition; elsewhere a sentence without a full stop may have ended before it. */
const LONE_NAME = /(?<=(?<![\p{L}\p{N}])([\p{Ll}']+) )\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;

/** "I", and what German writes so: its polite forms, and "Ton", which is a function word in French. */
const ALWAYS_CAPITAL = /^(?:i|ton|sie|ih[rn]\p{L}*)$/u;

const LATIN_RUN = /[A-Za-z][A-Za-z0-9+#.,!'$% -]*/gu;
/** More Latin words than these in another script are a sentence somebody pasted, not a name or a term. */
const LATIN_WORDS = 3;

/** What is left for somebody to fill in says nothing yet, also where it offers a choice. */
const SLOT = /\[[^\]\n]{0,60}\]/gu;
/** Nor does the line that holds nothing but the name of what is to be filled in. */
const SLOT_LINE = /^[^\S\n]*(?:[-*•–][^\S\n]+)?[^\n[\]:：]{1,90}[:：][^\S\n]*\[[^\]\n]{0,60}\][^\S\n]*$/gmu;
/** And the line above such lines only says how they are to be filled in. */
const SLOT_HEAD =
  /^[^\n]*[:：][^\S\n]*\n(?=[^\S\n]*(?:[-*•–][^\S\n]+)?[^\n[\]:：]{1,90}[:：][^\S\n]*\[[^\]\n]{0,60}\][^\S\n]*$)/gmu;

/** "110 %", tips, and the years of experience of an expert that isn't there. */
const PRAISE_FIGURES =
  /(?<!\d)(?:1[01]0+ ?%|10\/10|24\/7)|\btip [^.!?\n]{0,20}\d+|\d+\+? (?:years|años|ans|Jahren?|anos|anni|ani) (?:of |de |di |d')?(?:exp|Erf|esp)/gu;
const FIGURES = /\d[\d·]*(?: ?[%€$£°])?/gu;
const LIST_NUMBER = /^ ?\d+[.)] /gmu;
const CLAUSE_END = '[.!?,;:\\n。，！？、&]';

export interface ReadText {
  /** Folded, without what has to be ignored. */
  text: string;
  /** What the person's own world contributes, once each: names, quotations, links, code, figures. */
  details: Set<string>;
  /** Words of praise and words that could mean anything, once each. */
  hype: Set<string>;
  vague: Set<string>;
}

const consistsOf = (text: string, list: RegExp) => text.replace(list, '') === '';

function findNames(text: string, lexicon: Lexicon, isGerman: boolean): string[] {
  const isCommon = (word: string) => [lexicon.blank, lexicon.verbs].some((list) => word.replace(list, '') !== word);
  // German writes every noun with a capital.
  const names = (text.match(NAME) ?? []).filter((name) => !isGerman || !/^\p{Lu}\p{Ll}+[ -]/u.test(name));
  for (const match of isGerman ? [] : text.matchAll(LONE_NAME)) {
    if (consistsOf(fold(match[1] ?? ''), lexicon.link)) names.push(match[0]);
  }
  return names.map(fold).filter((name) => !isCommon(name));
}

/** Ends a sentence where the next one begins without a mark between them, as when text was pasted after text. */
function markSentences(text: string, lexicon: Lexicon, isGerman: boolean): string {
  return text.replace(/(?<=[\p{Ll}\p{N}] +)(\p{Lu}\p{Ll}+)(?= )/gu, (word: string) => {
    const folded = fold(word);
    const isStart = consistsOf(folded, lexicon.stop) || (!isGerman && consistsOf(folded, lexicon.verbs));
    return isStart && !ALWAYS_CAPITAL.test(folded) ? `. ${word}` : word;
  });
}

function dropRole(text: string, lexicon: Lexicon): string {
  const clause = `(?:(?!${CLAUSE_END}).)*?(?=${CLAUSE_END}|$| (?:and|to|who) )`;
  return text.replace(new RegExp(`(?:${lexicon.persona.source})${clause}`, 'g'), '');
}

/** Where something given to work on may begin. */
const BEHIND_LABEL = /(?<=[:：])[^\S\n]|\n+/u;
const IN_SINGLE_QUOTES = /(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])/gu;
/** A short piece behind a label or on a line of its own is a wish as well as the first. */
const LEAST_GIVEN = { words: 6, signs: 14 } as const;

/** What the person says, without the text given with it: whatever word stands in that, nobody has to say what it means. */
function ownWords(text: string, { verbs, verbLast, signs }: Lexicon): string {
  const [first = '', ...others] = text.replace(IN_SINGLE_QUOTES, ' ').split(BEHIND_LABEL);
  const isSaid = (piece: string) => {
    const folded = fold(piece);
    const isShort = signs ? [...folded].length < LEAST_GIVEN.signs : folded.split(/\s+/u).length < LEAST_GIVEN.words;
    return isShort || (verbLast ? folded.replace(verbs, '') !== folded : folded.trim().search(verbs) === 0);
  };
  return [first, ...others.filter(isSaid)].join('\n');
}

const NEXT_WORD = /^(?:[^\S\n]+([\p{L}\p{N}'-]+)|:)/u;

/** The words that could mean anything and that nothing behind them settles, once each. */
function findVague(said: string, lexicon: Lexicon): Set<string> {
  const text = fold(said);
  const isSettled = (word: string, rest: string) => {
    const [behind, next] = NEXT_WORD.exec(rest) ?? [];
    return behind && consistsOf(word, lexicon.anything) && !(next && consistsOf(next, lexicon.joins));
  };
  const open = [...text.matchAll(lexicon.vague)].filter(
    (found) => !isSettled(found[0], text.slice(found.index + found[0].length)),
  );
  return new Set(open.map(([word]) => word));
}

/** Prepares a text for the search for evidence: what it quotes, names and counts is noted, what only pads it is gone. */
export function readText(input: string, intent: Intent, lexicon: Lexicon, language: string): ReadText {
  const isGerman = language === 'de';
  const details = new Set<string>();
  const note = (found: string) => details.add(fold(found));
  const masked = input
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[’‘]/g, "'")
    .replace(SLOT_HEAD, '\n')
    .replace(SLOT_LINE, '- .')
    .replace(SLOT, ' ')
    .replace(PRAISE_FIGURES, '')
    .replace(VERBATIM, (found) => note(found) && ` ${CONTENT} `);
  let spoken = dropFiller(masked, lexicon, isGerman);
  if (lexicon.isLatin) {
    findNames(spoken, lexicon, isGerman).forEach(note);
    spoken = markSentences(spoken, lexicon, isGerman);
  } else {
    spoken = spoken.replace(LATIN_RUN, (run) =>
      run.trim().split(/\s+/u).length > LATIN_WORDS ? ' ' : note(run.trim()) && run,
    );
  }
  let text = fold(spoken)
    .replace(/(\d)[.,:·/](?=\d)/g, '$1·')
    .replace(lexicon.adverbs, '');
  if (intent !== 'roleplay') text = dropRole(text, lexicon);
  text = dropRepeats(text.replace(/[^\S\n]+/g, ' ').trim(), lexicon.signs);
  text.replace(LIST_NUMBER, '').match(FIGURES)?.forEach(note);
  const words = (list: RegExp, from: string) => new Set(fold(from).match(list) ?? []);
  return { text, details, hype: words(lexicon.hype, masked), vague: findVague(ownWords(masked, lexicon), lexicon) };
}
