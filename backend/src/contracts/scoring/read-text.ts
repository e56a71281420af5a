import type { Intent } from '../rewriting.js';
import { fold, type Lexicon } from './lexicon.js';

/** Far above what the product accepts; keeps a hostile text from costing more than a moment. */
const MAX_LENGTH = 6000;

/** Stands for quoted, linked or code text, which is content but must not be read as part of the request. */
const CONTENT = '¤';

const VERBATIM =
  /```[\s\S]*?(?:```|$)|`[^`\n]+`|https?:\/\/[^\s)>]+|[\w.+-]+@[\w-]+\.\w+|\{\{[^}\n]*\}\}|"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^”“\n]{1,300}[”“]|«[^»\n]{1,300}»|[「『《][^」』》\n]{1,300}[」』》]/gu;

/** Two capitals in a row; short words in capitals or with figures. */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+(?:[ '-]\p{Lu}\p{Ll}+)+|(?:\p{Lu}{2,6}|(?=\p{L}*\d)(?=\d*\p{L})[\p{Lu}\p{Ll}\d]{2,12})(?:[+#]{1,2}|[.-]?\d+)?)(?![\p{L}\p{N}])/gu;

/** One capital, which the end of a sentence without its mark may explain, too. */
const LONE_NAME = /(?<=(?<![\p{L}\p{N}])([\p{Ll}']+) )\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;

/** Before a noun, whose capital begins no sentence. */
const GERMAN_ARTICLE = /\b(?:d(?:ie|er|as|e[nms])|\p{Ll}{0,3}eine?[nmrs]?|jede[rnms]?) +$/u;
const LATIN_RUN = /[A-Za-z][A-Za-z0-9+#.,!'$% -]*/gu;
const PRAISE_FIGURES = /(?<!\d)(?:1[01]0+ ?%|10\/10|24\/7)|\btip [^.!?\n]{0,20}\d+/gu;
const SENTENCE = /[^.!?。！？؟\n]+[.!?。！？؟]*/gu;
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

const isAll = (text: string, list: RegExp) => text.replace(list, '') === '';

function findNames(text: string, lexicon: Lexicon, language: string): string[] {
  const isCommon = (word: string) => [lexicon.blank, lexicon.verbs].some((list) => word.replace(list, '') !== word);
  // German writes every noun with a capital.
  const isGerman = language === 'de';
  const names = (text.match(NAME) ?? []).filter((name) => !isGerman || !/^\p{Lu}\p{Ll}+[ -]/u.test(name));
  for (const match of isGerman ? [] : text.matchAll(LONE_NAME)) {
    if (isAll(fold(match[1] ?? ''), lexicon.link)) names.push(match[0]);
  }
  return names.map(fold).filter((name) => !isCommon(name));
}

/** In a text of another script, a few Latin words are a name or a term; more are a sentence somebody pasted. */
function takeLatin(text: string, details: Set<string>): string {
  return text.replace(LATIN_RUN, (run) => {
    if (run.trim().split(/\s+/u).length > 3) return ' ';
    details.add(fold(run.trim()));
    return run;
  });
}

/**
 * Takes out sentences that any prompt could carry, also where they were dropped into the middle of another: there they
 * begin with a capital, which in German says little.
 */
function dropFiller(text: string, lexicon: Lexicon, isGerman: boolean): string {
  const isFiller = (sentence: string) => {
    const folded = fold(sentence);
    return lexicon.isIdle(folded) && !isAll(sentence, /[^\p{L}]/gu);
  };
  const sentenceAt = (index: number) => /^[^.!?\n]*[.!?]+\s*/u.exec(text.slice(index))?.[0] ?? '';
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(/(?<=[\p{Ll}\p{N},;:] +)\p{Lu}/gu)) {
    const begun = /[^.!?\n]*$/u.exec(kept + text.slice(from, index))?.[0] ?? '';
    if (index < from || (isGerman && (GERMAN_ARTICLE.test(begun) || isFiller(begun + sentenceAt(index))))) continue;
    let end = index;
    for (let next = sentenceAt(end); /^\p{Lu}\S* +\S/u.test(next) && isFiller(next); next = sentenceAt(end))
      end += next.length;
    kept += text.slice(from, index);
    from = end;
  }
  return (kept + text.slice(from)).replace(SENTENCE, (sentence) => (isFiller(sentence) ? ' ' : sentence));
}

/** Ends a sentence where the next one begins without a mark between them, as when text was pasted after text. */
function markSentences(text: string, lexicon: Lexicon): string {
  return text.replace(/(?<=[\p{Ll}\p{N}] +)(\p{Lu}\p{Ll}+)(?= )/gu, (word: string) => {
    const folded = fold(word);
    const isStart = isAll(folded, lexicon.stop) || isAll(folded, lexicon.verbs);
    return isStart && !/^(?:i|sie|ih[rn]\p{L}*)$/u.test(folded) ? `. ${word}` : word;
  });
}

/** Says everything once, also when a text without a full stop was pasted twice in a row. */
function dropRepeats(text: string, signs: boolean): string {
  const seen = new Set<string>();
  let parted = text;
  for (const sentence of text.match(SENTENCE) ?? []) {
    const start = sentence.trim().slice(0, signs ? 6 : 16);
    if (start.length >= (signs ? 6 : 16) && text.split(start).length > 2)
      parted = parted.replaceAll(start, `\n${start}`);
  }
  return parted.replace(SENTENCE, (sentence) => {
    const said = sentence.replace(/[^\p{L}\p{N}¤]+/gu, ' ').trim();
    if (said && seen.has(said)) return '';
    seen.add(said);
    return sentence;
  });
}

/** Prepares a text for the search for evidence: what it quotes, names and counts is noted, what only pads it is gone. */
export function readText(input: string, intent: Intent, lexicon: Lexicon, language: string): ReadText {
  const details = new Set<string>();
  const masked = input
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[’‘]/g, "'")
    .replace(PRAISE_FIGURES, '')
    .replace(VERBATIM, (found) => {
      details.add(fold(found));
      return ` ${CONTENT} `;
    });
  const loud = fold(masked);
  const spoken = dropFiller(masked, lexicon, language === 'de');
  for (const name of lexicon.isLatin ? findNames(spoken, lexicon, language) : []) details.add(name);
  let text = fold(lexicon.isLatin ? markSentences(spoken, lexicon) : takeLatin(spoken, details))
    .replace(/(\d)[.,:·/](?=\d)/g, '$1·')
    .replace(lexicon.adverbs, '');
  if (intent !== 'roleplay') {
    const role = new RegExp(
      `(?:${lexicon.persona.source})(?:(?!${CLAUSE_END}).)*?(?=${CLAUSE_END}|$| (?:and|to|who) )`,
      'g',
    );
    text = text.replace(role, '');
  }
  text = dropRepeats(text.replace(/[^\S\n]+/g, ' ').trim(), lexicon.signs);
  for (const figure of text.replace(/^ ?\d+[.)] /gmu, '').match(/\d[\d·]*(?: ?[%€$£°])?/gu) ?? []) details.add(figure);
  return {
    text,
    details,
    hype: new Set(loud.match(lexicon.hype) ?? []),
    vague: new Set(loud.match(lexicon.vague) ?? []),
  };
}
