/** Scripts that put no spaces between words: there, a dictionary has to find them. */
const SCRIPT_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** How many words a person would count: by white space, and by dictionary where the script writes none. */
export function countWords(text: string): number {
  const chunks = text.trim().split(/\s+/u).filter(Boolean);
  let words = 0;
  for (const chunk of chunks) {
    if (!SCRIPT_WITHOUT_SPACES.test(chunk)) {
      words += 1;
      continue;
    }
    const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(chunk);
    words += [...segments].filter((segment) => segment.isWordLike).length;
  }
  return words;
}
