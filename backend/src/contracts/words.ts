/** Scripts that put no spaces between words: there, a dictionary has to find them. */
const SCRIPT_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Lone punctuation and invisible characters are no words; a figure or an emoji is one. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

/** Made when first needed: most texts have spaces, and making one takes longer than using it. */
let dictionary: Intl.Segmenter | undefined;

/** How many words a person would count: by white space, and by dictionary where the script writes none. */
export function countWords(text: string): number {
  const chunks = text.split(/\s+/u).filter((chunk) => SAYS_SOMETHING.test(chunk));
  let words = 0;
  for (const chunk of chunks) {
    if (!SCRIPT_WITHOUT_SPACES.test(chunk)) {
      words += 1;
      continue;
    }
    dictionary ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    const segments = dictionary.segment(chunk);
    words += [...segments].filter((segment) => segment.isWordLike).length;
  }
  return words;
}
