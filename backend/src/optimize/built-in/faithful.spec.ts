import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analyse } from '../analysis/analyse.js';
import { checkVariant } from '../gates/gates.js';
import { rewriteBuiltIn } from './built-in-engine.js';

/** How people begin, and what they put behind it, with a place for a piece that has to be kept. */
interface Sayings {
  openings: readonly string[];
  additions: readonly string[];
  /** Each turns the request round when it gets lost. */
  restrictions: readonly string[];
}

const SAYINGS: Readonly<Record<string, Sayings>> = {
  en: {
    openings: [
      'write an email about',
      'explain',
      'what is the difference between',
      'plan a trip for',
      'translate',
      'fix',
    ],
    additions: ['mention {}', 'use {}', 'it is about {}', 'compare it with {}'],
    restrictions: [
      'without jargon',
      'do not use lists',
      'at most three sentences',
      'never mention prices',
      'only facts',
    ],
  },
  es: {
    openings: ['escribe un correo sobre', 'explica', 'cuál es la diferencia entre', 'planea un viaje para', 'traduce'],
    additions: ['menciona {}', 'usa {}', 'se trata de {}'],
    restrictions: ['sin tecnicismos', 'no uses listas', 'como máximo tres frases', 'nunca menciones precios'],
  },
  fr: {
    openings: ['écris un mail sur', 'explique', 'quelle est la différence entre', 'organise un voyage pour', 'traduis'],
    additions: ['mentionne {}', 'utilise {}', 'il s’agit de {}'],
    restrictions: ['sans jargon', 'n’utilise pas de listes', 'au maximum trois phrases', 'jamais de prix'],
  },
  de: {
    openings: [
      'schreib eine Mail über',
      'erkläre',
      'was ist der Unterschied zwischen',
      'plane eine Reise für',
      'übersetze',
    ],
    additions: ['erwähne {}', 'verwende {}', 'es geht um {}'],
    restrictions: ['ohne Fachwörter', 'keine Listen', 'höchstens drei Sätze', 'nenne nie Preise'],
  },
  pt: {
    openings: ['escreva um email sobre', 'explique', 'qual a diferença entre', 'planeje uma viagem para', 'traduza'],
    additions: ['mencione {}', 'use {}', 'trata-se de {}'],
    restrictions: ['sem jargão', 'não use listas', 'no máximo três frases', 'nunca mencione preços'],
  },
  it: {
    openings: ['scrivi una mail su', 'spiega', 'qual è la differenza tra', 'organizza un viaggio per', 'traduci'],
    additions: ['cita {}', 'usa {}', 'si tratta di {}'],
    restrictions: ['senza gergo', 'non usare elenchi', 'al massimo tre frasi', 'mai prezzi'],
  },
  ro: {
    openings: ['scrie un mail despre', 'explică', 'care este diferența dintre', 'planifică o excursie pentru', 'tradu'],
    additions: ['menționează {}', 'folosește {}', 'este vorba despre {}'],
    restrictions: ['fără jargon', 'nu folosi liste', 'cel mult trei propoziții', 'niciodată prețuri'],
  },
  zh: {
    openings: ['写一封邮件，关于', '解释一下', '比较', '帮我计划', '翻译'],
    additions: ['提到{}', '用到{}', '内容是{}'],
    restrictions: ['不要用术语', '最多三句话', '不能提价格', '只写事实'],
  },
  ja: {
    openings: ['メールを書いて：', '説明して：', '比べて：', '計画して：', '訳して：'],
    additions: ['{}に触れて', '{}を使って', '{}について'],
    restrictions: ['専門用語なしで', '三文以内で', '値段は書かないで', '事実だけで'],
  },
  ar: {
    openings: ['اكتب رسالة عن', 'اشرح', 'ما الفرق بين', 'خطط لرحلة إلى', 'ترجم'],
    additions: ['اذكر {}', 'استخدم {}', 'الموضوع هو {}'],
    restrictions: ['بدون مصطلحات', 'لا تستخدم قوائم', 'ثلاث جمل على الأكثر', 'دون أسعار'],
  },
};

const digits = fc.integer({ min: 2, max: 99_999 }).map(String);
const word = fc.constantFrom('Avelar', 'Quimby', 'Torvald', 'Ishikawa', 'Nordhaven', 'Belmonte');
const slug = fc.stringMatching(/^[a-z]{3,8}$/u);

/** Pieces that no rewriting may change by a letter. */
const piece = fc.oneof(
  digits.map((number) => `${number} km`),
  digits.map((number) => `$${number}`),
  fc.integer({ min: 1, max: 99 }).map((number) => `${number}.5 %`),
  fc
    .tuple(fc.integer({ min: 2020, max: 2039 }), fc.integer({ min: 10, max: 12 }), fc.integer({ min: 10, max: 28 }))
    .map((date) => date.join('-')),
  fc.tuple(fc.integer({ min: 10, max: 23 }), fc.integer({ min: 10, max: 59 })).map((time) => time.join(':')),
  fc.tuple(word, word).map(([first, second]) => `${first} ${second}`),
  fc.constantFrom('NASA', 'iPhone', 'GmbH', 'PostgreSQL', 'v2.4.1'),
  slug.map((text) => `"${text} is not ${text}"`),
  slug.map((text) => `«${text}»`),
  fc.tuple(slug, slug).map(([host, path]) => `https://${host}.example/${path}?q=1`),
  slug.map((name) => `${name}@${name}.example`),
  slug.map((name) => `{{${name}}}`),
  slug.map((name) => `[${name}]`),
  fc.tuple(slug, slug).map(([folder, file]) => `/${folder}/${file}.ts`),
  fc.tuple(slug, slug).map(([one, other]) => `${one}_${other}`),
  slug.map((name) => `\`${name} = 1\``),
  slug.map((name) => `@${name}`),
  slug.map((name) => `#${name}`),
);

const drafts = (language: string): fc.Arbitrary<{ text: string; pieces: string[]; restriction: string }> => {
  const { openings, additions, restrictions } = SAYINGS[language] as Sayings;
  const isSpaced = !['zh', 'ja'].includes(language);
  const comma = language === 'ar' ? '، ' : isSpaced ? ', ' : '，';
  return fc
    .record({
      opening: fc.constantFrom(...openings),
      first: piece,
      more: fc.array(fc.tuple(fc.constantFrom(...additions), piece), { maxLength: 3 }),
      restriction: fc.constantFrom(...restrictions),
      glue: fc.constantFrom(comma, '. ', '\n'),
      ending: fc.constantFrom('', '.', '!'),
    })
    .map(({ opening, first, more, restriction, glue, ending }) => ({
      text:
        [
          `${opening}${isSpaced ? ' ' : ''}${first}`,
          ...more.map(([say, what]) => say.replace('{}', () => what)),
          restriction,
        ].join(glue) + ending,
      pieces: [first, ...more.map(([, what]) => what)],
      restriction,
    }));
};

describe.each(Object.keys(SAYINGS))('%s: whatever is asked', (language) => {
  it('every piece and every restriction stands in all three versions, and no gate holds anything against them', () => {
    fc.assert(
      fc.property(drafts(language), ({ text, pieces, restriction }) => {
        const draft = analyse(text);
        const variants = rewriteBuiltIn(draft);
        const prompts = variants.map(({ prompt }) => prompt);
        for (const [index, { prompt, strategy, assumptions }] of variants.entries()) {
          for (const kept of pieces) expect(prompt).toContain(kept);
          expect(prompt.toLowerCase()).toContain(restriction.toLowerCase());
          expect(prompt).not.toBe(text);
          const siblings = prompts.filter((_, other) => other !== index);
          expect(checkVariant(prompt, draft, siblings, { strategy, assumptions }).failures).toEqual([]);
        }
        expect(rewriteBuiltIn(analyse(text))).toEqual(variants);
      }),
      { numRuns: 25 },
    );
  });
});

const OF_FAITH: ReadonlySet<string> = new Set(['request', 'must-keep', 'language', 'no-invention', 'no-leak']);

const textsOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text);

const unfaithful = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const draft = analyse(text);
    return rewriteBuiltIn(draft).flatMap(({ prompt, strategy, assumptions }) =>
      checkVariant(prompt, draft, [], { strategy, assumptions })
        .failures.filter(({ gate }) => OF_FAITH.has(gate))
        .map(({ gate, pieces }) => ({ text, strategy, gate, pieces })),
    );
  });

it('answers, drops, invents and translates nothing on any prompt of the bench', () => {
  expect(unfaithful(textsOf('bench/rewriting/prompts.jsonl'))).toEqual([]);
});

it.each([
  [
    'a quotation of several sentences',
    'Care este ideea? „Toamna a venit. Frunzele cad încet. Satul se pregătește de iarnă.”',
  ],
  ['a word of politeness cut short', 'the coriolis effect plz, short'],
  ['a reason in German', 'Welche Währung gehört zu welchem Land? Polen, Dänemark, Ungarn – Forint, Złoty, Krone'],
  ['fields that are no dates', 'استخرج جميع المتغيرات من كل معادلة وأعد النتائج بصيغة JSON:\ns + t = 4\nu - v = 2'],
])('keeps faith with %s', (_, draft) => {
  expect(unfaithful([draft])).toEqual([]);
});

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt', 'ro', 'zh'];
/** All of them take minutes. */
const EVERY = 60;

it.each(LANGUAGES)('nor on labelled drafts of all kinds: %s', (language) => {
  const texts = textsOf(`training/classifier/prompts/${language}.jsonl`);
  expect(unfaithful(texts.filter((_, at) => at % EVERY === 0))).toEqual([]);
});

it('rewrites anything that can be typed, three times and each time alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }), (text) => {
      const variants = rewriteBuiltIn(analyse(text));
      expect(variants.map(({ strategy }) => strategy)).toEqual(['sharp', 'structured', 'guided']);
      for (const { prompt } of variants) expect(prompt.trim()).not.toBe(text.trim());
      expect(rewriteBuiltIn(analyse(text))).toEqual(variants);
    }),
    { numRuns: 200 },
  );
});
