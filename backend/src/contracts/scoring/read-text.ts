import type { Intent } from '../rewriting.js';
import { fold, type Lexicon } from './lexicon.js';

/** Far above what the product accepts; keeps a hostile text from costing more than a moment. */
const MAX_LENGTH = 6000;

/** Stands for quoted, linked or code text, which is content but must not be read as part of the request. */
const CONTENT = '¤';

const VERBATIM =
  /```[\s\S]*?(?:```|$)|`[^`\n]+`|https?:\/\/[^\s)>]+|[\w.+-]+@[\w-]+\.\w+|\{\{[^}\n]*\}\}|"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^”“\n]{1,300}[”“]|«[^»\n]{1,300}»|[「『《][^」』》\n]{1,300}[」』》]/gu;

/** A capital inside a sentence, two of them in a row, letters mixed with digits, short capitals. */
const NAME =
  /(?<=\p{Ll}[,;]? )\p{Lu}\p{Ll}+(?:[ '-]\p{Lu}\p{Ll}+)*|(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\p{Lu}{2,6}|(?=\p{L}*\d)(?=\d*\p{L})[\p{Lu}\p{Ll}\d]{2,12})(?:[+#]{1,2}|[.-]?\d+)?(?![\p{L}\p{N}])/gu;

/** German writes every noun with a capital, so only those in a row are a name. */
const GERMAN_NAME = new RegExp(NAME.source.slice(NAME.source.indexOf('|') + 1), 'gu');

/** Latin words between signs of another script are names or terms. */
const FOREIGN = /(?<![\p{Script=Latin}\d])[A-Za-z][A-Za-z0-9+#.-]+(?: [A-Z][A-Za-z0-9+#.-]*)*/gu;

const PRAISE_FIGURES = /(?<!\d)(?:1[01]0+ ?%|10\/10|24\/7|[$€£] ?\d+ tip|tip [^.!?\n]{0,20}\d+)/gu;

export interface ReadText {
  /** Folded, without what has to be ignored; sentences end in a mark or a line break. */
  text: string;
  /** What the person's own world contributes, once each: names, quotations, links, code, figures. */
  details: Set<string>;
}

function findNames(text: string, lexicon: Lexicon, language: string): string[] {
  const capitals = language === 'de' ? GERMAN_NAME : NAME;
  const names = text.match(lexicon.signs ? FOREIGN : capitals) ?? [];
  return names
    .map(fold)
    .filter((name) => name.replace(lexicon.blank, ' ').replace(lexicon.verbs, ' ').replace(lexicon.stop, ' ').trim() === name);
}

/** Ends a sentence where the next one begins without a mark between them, as when text was pasted after text. */
function markSentences(text: string, lexicon: Lexicon): string {
  return text.replace(/(?<=[\p{Ll}\p{N}] +)(\p{Lu}\p{Ll}+)(?= )/gu, (word: string) => {
    const folded = fold(word);
    const isStart = folded.length > 1 && folded.replace(lexicon.stop, '') === '' && !/^(?:sie|ih[rn]\p{L}*)$/u.test(folded);
    return isStart ? `. ${word}` : word;
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
    .replace(VERBATIM, (found) => {
      details.add(fold(found));
      return ` ${CONTENT} `;
    });
  for (const name of findNames(masked, lexicon, language)) details.add(name);
  let text = fold(markSentences(masked, lexicon))
    .replace(/(\d)[.,:·/](?=\d)/g, '$1·')
    .replace(PRAISE_FIGURES, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(lexicon.adverbs, '');
  if (intent !== 'roleplay') {
    text = text.replace(new RegExp(`${lexicon.persona.source}[^.!?,;:\\n。，！？、&]*?(?=[.!?,;:\\n。，！？、&]|$| (?:and|to|who) )`, 'gu'), '');
  }
  for (const figure of text.replace(/^ ?\d+[.)] /gmu, '').match(/\d[\d·]*(?: ?[%€$£°])?/gu) ?? []) details.add(figure);
  return { text, details };
}
