import type { Lexicon } from './compile-lexicon.js';
import { fold } from './lexicon.js';

const SENTENCE = /[^.!?。！？؟\n]+[.!?。！？؟]*/gu;

/** Before a noun, whose capital begins no sentence. */
const GERMAN_ARTICLE = /\b(?:d(?:ie|er|as|e[nms])|\p{Ll}{0,3}eine?[nmrs]?|jede[rnms]?) +$/u;

/** So many signs tell one sentence from another. */
const START_OF_WORDS = 16;
const START_OF_SIGNS = 6;

/**
 * Takes out sentences that any prompt could carry, also where they were dropped into the middle of another: there they
 * begin with a capital, which in German says little.
 */
export function dropFiller(text: string, lexicon: Lexicon, isGerman: boolean): string {
  // A question is never praise.
  const isFiller = (sentence: string) => /^[^?？؟]*\p{L}[^?？؟]*$/u.test(sentence) && lexicon.isIdle(fold(sentence));
  const sentenceAt = (index: number) => /^[^.!?\n]*[.!?]+\s*/u.exec(text.slice(index))?.[0] ?? '';
  const isNoun = (index: number) =>
    fold(/^\p{L}+/u.exec(text.slice(index))?.[0] ?? '').replace(lexicon.stop, '') !== '';
  const isPart = (begun: string, index: number) =>
    (GERMAN_ARTICLE.test(begun) && isNoun(index)) || isFiller(begun + sentenceAt(index));
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(/(?<=[\p{Ll}\p{N},;:] +)\p{Lu}/gu)) {
    const begun = /[^.!?\n]*$/u.exec(kept + text.slice(from, index))?.[0] ?? '';
    if (index < from || (isGerman && isPart(begun, index))) continue;
    let end = index;
    for (let next = sentenceAt(end); /^\p{Lu}\S* +\S/u.test(next) && isFiller(next); next = sentenceAt(end)) {
      end += next.length;
    }
    kept += text.slice(from, index);
    from = end;
  }
  return (kept + text.slice(from)).replace(SENTENCE, (sentence) => (isFiller(sentence) ? ' ' : sentence));
}

/** Says everything once, also when a text without a full stop was pasted twice in a row. */
export function dropRepeats(text: string, signs: boolean): string {
  const length = signs ? START_OF_SIGNS : START_OF_WORDS;
  let parted = text;
  for (const sentence of text.match(SENTENCE) ?? []) {
    const start = sentence.trim().slice(0, length);
    const isRepeated = start.length === length && text.split(start).length > 2;
    if (isRepeated) parted = parted.replaceAll(start, `\n${start}`);
  }
  const seen = new Set<string>();
  return parted.replace(SENTENCE, (sentence) => {
    const said = sentence.replace(/[^\p{L}\p{N}¤]+/gu, ' ').trim();
    if (said && seen.has(said)) return '';
    seen.add(said);
    return sentence;
  });
}
