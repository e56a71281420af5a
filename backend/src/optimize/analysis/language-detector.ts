import { readFileSync } from 'node:fs';
import type { eld } from 'eld/medium';

type Detector = typeof eld;
type Scores = Record<number, number>;

interface Parts {
  instance: Detector;
  loadData: (data: {
    type: string;
    languages: Record<number, string>;
    ngrams: Record<string, Scores | undefined>;
  }) => void;
}

/** As eld writes its databases: `{type:'M60',languages:{0:'am',…},isSubset:false,ngrams:{' Lé4L':{0:176},…}}`. */
const LANGUAGES = /languages:\{([^}]*)\}/;
const LANGUAGE = /(\d+):'(\w+)'/g;
const NGRAMS = 'ngrams:{';
const NGRAM = /(?:'((?:[^'\\]|\\.)+)'|([^\s'":{},]+)):\{([^}]*)\}/g;
const ESCAPED = /\\(.)/g;

/** The n-grams of the languages that are kept: where the scores of one begin, and all scores as count, language, score, … */
class PackedNgrams {
  readonly #starts = new Map<string, number>();
  readonly #scores: Uint8Array;

  constructor(source: string, isKept: (language: number) => boolean) {
    const scores: number[] = [];
    for (const [, quoted, bare, pairs = ''] of source.matchAll(NGRAM)) {
      const kept = pairs
        .split(',')
        .map((pair) => pair.split(':').map(Number))
        .filter(([language = 0]) => isKept(language));
      if (!kept.length) continue;
      this.#starts.set((quoted ?? bare ?? '').replace(ESCAPED, '$1'), scores.length);
      scores.push(kept.length, ...kept.flat());
    }
    this.#scores = Uint8Array.from(scores);
  }

  of(ngram: string): Scores | undefined {
    const start = this.#starts.get(ngram);
    if (start === undefined) return undefined;
    const end = start + 2 * (this.#scores[start] ?? 0);
    const found: Scores = {};
    for (let at = start + 1; at <= end; at += 2) found[this.#scores[at] ?? 0] = this.#scores[at + 1] ?? 0;
    return found;
  }
}

/**
 * eld with its medium database, without the languages that nobody asks it about. Imported as eld means it, the database is
 * a hundred thousand objects in a source text of 2 MB: 60 MB of heap, and 90 MB more that reading it leaves behind.
 * Packed it takes a tenth, and half the time to load.
 */
export async function loadDetector(without: ReadonlySet<string>): Promise<Detector> {
  const entry = import.meta.resolve('eld/medium');
  const { createEld } = (await import(new URL('../languageDetector.js', entry).href)) as { createEld: () => Parts };
  const source = readFileSync(new URL('../ngrams/medium.js', entry), 'utf8');
  const languages = Object.fromEntries(
    [...(LANGUAGES.exec(source)?.[1] ?? '').matchAll(LANGUAGE)].map(([, id, code]) => [Number(id), String(code)]),
  );
  const ngrams = new PackedNgrams(
    source.slice(source.indexOf(NGRAMS) + NGRAMS.length),
    (id) => !without.has(languages[id] ?? ''),
  );
  const { instance, loadData } = createEld();
  loadData({ type: 'M60', languages, ngrams: new Proxy({}, { get: (_, ngram) => ngrams.of(String(ngram)) }) });
  return instance;
}
