import { lean } from './lean.js';

const MARKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { ',': '，', '?': '？', '!': '！', ':': '：', ';': '；', '(': '（', ')': '）' },
  ja: { ',': '、', '?': '？', '!': '！', ':': '：', ';': '；', '(': '（', ')': '）' },
  ar: { ',': '،', '?': '؟', ';': '؛' },
};

const IN_ITS_SCRIPT: Readonly<Record<string, RegExp>> = {
  zh: lean(
    /(?<=[\p{Script=Han}”」』》）)])[,?!:;)]|[(,?](?=\p{Script=Han})|(?<=[\p{Nd}a-zA-Z])[,?](?=\s?\p{Script=Han}|\s*$)/gu,
  ),
  ja: lean(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}」』）)])[,?!:;)]|[(,?](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Nd}a-zA-Z])[?](?=\s*$)/gu,
  ),
  ar: lean(/(?<=\p{Script=Arabic}\s?)[,?;]|(?<=[\p{Nd}a-zA-Z)])\?(?=\s*$)/gu),
};

/**
 * Reads marks typed on a Latin keyboard as those of the script around them: "几岁?" like "几岁？". Sign by sign, so that
 * an offset in one is an offset in the other.
 */
export function inMarksOfScript(text: string, language: string): string {
  const marks = MARKS[language];
  const places = IN_ITS_SCRIPT[language];
  return marks && places ? text.replace(places, (mark) => marks[mark] ?? mark) : text;
}
