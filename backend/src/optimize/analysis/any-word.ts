import { foldWords } from './fold.js';
import { lean } from './lean.js';

/** Each script that the ten languages are written in, as a bit of a set. */
const LATIN = 1;
const ARABIC = 2;
const CHINESE_OR_JAPANESE = 4;
const SCRIPTS = [LATIN, ARABIC, CHINESE_OR_JAPANESE];
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const IN_ARABIC = lean(/\p{Script=Arabic}/u);
const CLASSES: Readonly<Record<string, string>> = { '\\p{l}': '\\p{L}', '\\p{nd}': '\\p{Nd}' };

const scriptOf = (source: string): number =>
  WITHOUT_SPACES.test(source) ? CHINESE_OR_JAPANESE : IN_ARABIC.test(source) ? ARABIC : LATIN;

let lastText = '';
let lastScripts = 0;
/** A draft is tried on hundreds of patterns, one after the other. */
function scriptsIn(text: string): number {
  if (text !== lastText) {
    lastText = text;
    lastScripts =
      (/[A-Za-z]/.test(text) ? LATIN : 0) |
      (/[\u0600-\u06ff]/.test(text) ? ARABIC : 0) |
      (/[\u3005-\u9fff]/.test(text) ? CHINESE_OR_JAPANESE : 0);
  }
  return lastScripts;
}

/** Folding is for letters, not for the names of classes of letters. */
const foldPattern = (source: string): string =>
  foldWords(source).replace(/\\p\{(?:l|nd)\}/gu, (name) => CLASSES[name] ?? name);

interface Part {
  script: number;
  source: string;
}

/** What several languages say, one pattern for each script: a text is tried only on those of its own. */
class AnyWord extends RegExp {
  readonly #parts: readonly { readonly script: number; readonly pattern: RegExp }[];

  constructor(parts: readonly Part[]) {
    super(lean(parts.map(({ source }) => source).join('|')));
    this.#parts = parts.map(({ script, source }) => ({ script, pattern: lean(source) }));
  }

  override test(text: string): boolean {
    const scripts = scriptsIn(text);
    for (const { script, pattern } of this.#parts) if ((script & scripts) !== 0 && pattern.test(text)) return true;
    return false;
  }
}

/**
 * One pattern for folded text out of the alternatives of several languages. Each has to start a word, or the text, in
 * scripts that separate words.
 */
export function anyWord(sources: readonly string[], { atStart = false } = {}): RegExp {
  const parts = SCRIPTS.flatMap((script) => {
    const alternatives = sources.filter((source) => scriptOf(source) === script);
    if (alternatives.length === 0) return [];
    const front = atStart ? '^' : script === CHINESE_OR_JAPANESE ? '' : '(?<![\\p{L}\\p{N}])';
    return [{ script, source: `${front}(?:${alternatives.map(foldPattern).join('|')})` }];
  });
  return new AnyWord(parts);
}
