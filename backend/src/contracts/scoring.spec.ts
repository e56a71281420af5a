import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KEYWORDS } from '../../test/support/scoring/keywords.js';
import { FILLER_SENTENCES, FILLER_WORDS } from '../../test/support/scoring/padding.js';
import { parallelDrafts } from '../../test/support/scoring/parallel-drafts.js';
import { TEN_LANGUAGES, type ScoredLanguage } from '../../test/support/scoring/parallel-prompt.js';
import { parallelRewrites } from '../../test/support/scoring/parallel-rewrites.js';
import { FACT_QUESTIONS, PLAIN_TASKS, WISHES } from '../../test/support/scoring/wishes.js';
import { CRITERIA, INTENTS, type Criterion, type Intent } from './rewriting.js';
import {
  manualEvaluation,
  manualScore,
  SCORE_BASES,
  SCORE_WEIGHTS,
  scoreBand,
  scoreColour,
  scorePrompt,
  totalScore,
  type PromptScore,
  type ScoreRole,
} from './scoring.js';

const CASES = { numRuns: 1000 };
const NO_SPACES: readonly ScoredLanguage[] = ['zh', 'ja'];

/** Written with capitals that tell where a sentence begins. */
const MARKED_BY_CAPITALS: readonly ScoredLanguage[] = ['en', 'es', 'fr', 'pt', 'it', 'ro'];

interface Prompt {
  text: string;
  intent: Intent;
  role: ScoreRole;
  language: ScoredLanguage;
}

const role = fc.constantFrom<ScoreRole>('original', 'optimized');
const intent = fc.constantFrom(...INTENTS);
const language = fc.constantFrom(...TEN_LANGUAGES);
const prompts = [...parallelDrafts, ...parallelRewrites].flatMap((entry) =>
  TEN_LANGUAGES.map((code): Prompt => ({
    text: entry.texts[code],
    intent: entry.intent,
    role: entry.role,
    language: code,
  })),
);
const prompt = fc.constantFrom(...prompts);

const joined = (code: ScoredLanguage, sentences: readonly string[]) =>
  sentences.join(NO_SPACES.includes(code) ? '' : ' ');
const closed = ({ text, language: code }: Prompt) =>
  /[.!?。！？؟]\s*$/u.test(text) ? text : `${text}${NO_SPACES.includes(code) ? '。' : '.'}`;

function risen(before: PromptScore, after: PromptScore): string[] {
  const criteria: string[] = CRITERIA.filter((name) => after.criteria[name] > before.criteria[name]);
  return after.score > before.score ? [...criteria, 'score'] : criteria;
}

/** Puts padding between words, or between sentences where nothing but the mark of its end shows where one begins. */
function pad(source: Prompt, padding: readonly { filler: string; isWord: boolean; at: number }[]): string {
  const { language: code } = source;
  const hasSpaces = !NO_SPACES.includes(code);
  const isMarked = MARKED_BY_CAPITALS.includes(code);
  const words = (isMarked ? source.text : closed(source)).split(hasSpaces ? /(?<=\s)/u : /(?<=[。！？])/u);
  const breaks = words.flatMap((word, index) => (/[.!?。！？؟]\s*$/u.test(word) ? [index + 1] : []));
  const fillers = new Map<number, string[]>();
  for (const { filler, isWord, at } of padding) {
    const places = isMarked || (isWord && hasSpaces) ? words.map((_, index) => index + 1) : breaks;
    const place = [0, ...places][Math.round(at * places.length)] ?? 0;
    fillers.set(place, [...(fillers.get(place) ?? []), filler]);
  }
  const between = (index: number) => (fillers.get(index) ?? []).map((filler) => (hasSpaces ? ` ${filler} ` : filler));
  return [...between(0), ...words.flatMap((word, index) => [word, ...between(index + 1)])].join('');
}

const padded = prompt.chain((source) => {
  const { language: code } = source;
  const sentence = fc.constantFrom(...FILLER_SENTENCES[code]);
  const word = fc.constantFrom(...FILLER_WORDS[code]);
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.record({ filler: sentence, isWord: fc.constant(false), at }) },
    { weight: 1, arbitrary: fc.record({ filler: word, isWord: fc.constant(!NO_SPACES.includes(code)), at }) },
  );
  return fc.tuple(fc.constant(source), fc.array(piece, { minLength: 1, maxLength: 8 }));
});

describe('the arithmetic', () => {
  it('weighs to a hundred', () => {
    expect(Object.values<number>(SCORE_WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100);
  });

  it('rounds both bases half up', () => {
    expect(totalScore(SCORE_BASES.original)).toBe(4);
    expect(totalScore(SCORE_BASES.optimized)).toBe(5);
  });

  it('rounds every half up and nothing else', () => {
    const tenths = fc.integer({ min: 10, max: 100 });
    const criteria = fc.record({
      clarity: tenths,
      specificity: tenths,
      structure: tenths,
      tone: tenths,
      constraints: tenths,
    });
    fc.assert(
      fc.property(criteria, (points) => {
        const thousandths = CRITERIA.reduce((sum, name) => sum + BigInt(SCORE_WEIGHTS[name] * points[name]), 0n);
        const expected = Number((thousandths + 50n) / 100n) / 10;
        const values = Object.fromEntries(CRITERIA.map((name) => [name, points[name] / 10]));
        expect(totalScore(values as Record<Criterion, number>)).toBe(expected);
      }),
      CASES,
    );
  });

  it.each([
    [10, 'Outstanding', 'green'],
    [8.5, 'Outstanding', 'green'],
    [8.4, 'Strong', 'green'],
    [7.5, 'Strong', 'green'],
    [7.4, 'Strong', 'yellow'],
    [7, 'Strong', 'yellow'],
    [6.9, 'Decent', 'yellow'],
    [5.5, 'Decent', 'yellow'],
    [5.4, 'Basic', 'yellow'],
    [5, 'Basic', 'yellow'],
    [4.9, 'Basic', 'red'],
    [4, 'Basic', 'red'],
    [3.9, 'Simple', 'red'],
    [1, 'Simple', 'red'],
  ])('calls %d %s and shows it in %s', (score, band, colour) => {
    expect(scoreBand(score)).toBe(band);
    expect(scoreColour(score)).toBe(colour);
  });

  it('adds one in a manual evaluation, up to ten', () => {
    expect([5, 7.8, 8.9, 9, 9.4, 10].map(manualScore)).toEqual([6, 8.8, 9.9, 10, 10, 10]);
  });

  it('names the band of the manual score in its explanation, and changes nothing else that was read', () => {
    fc.assert(
      fc.property(prompt, (source) => {
        const measured = scorePrompt({ ...source, role: 'optimized' });
        const manual = manualEvaluation(measured);
        expect(manual.score).toBe(manualScore(measured.score));
        expect(manual.explanation.startsWith(`${scoreBand(manual.score)}: `)).toBe(true);
        expect(manual.explanation.split(': ').slice(1)).toEqual(measured.explanation.split(': ').slice(1));
        expect(manual.criteria).toEqual(measured.criteria);
      }),
      CASES,
    );
  });
});

describe('any text', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 400 }));
  const code = fc.oneof(language, fc.constantFrom('und', 'ru', 'ko', 'hi', 'pt-BR', '', 'constructor'));

  it('keeps every criterion and the score between 1 and 10', () => {
    fc.assert(
      fc.property(text, role, intent, code, (input, as, wanted, inLanguage) => {
        const result = scorePrompt({ text: input, role: as, intent: wanted, language: inLanguage });
        for (const value of [...Object.values(result.criteria), result.score]) {
          expect(value).toBeGreaterThanOrEqual(1);
          expect(value).toBeLessThanOrEqual(10);
          expect(value).toBe(Math.round(value * 10) / 10);
        }
        expect(result.score).toBe(totalScore(result.criteria));
        expect(result.band).toBe(scoreBand(result.score));
      }),
      CASES,
    );
  });

  it('scores the same text the same, and a point more as an optimized one', () => {
    fc.assert(
      fc.property(prompt, (source) => {
        const original = scorePrompt({ ...source, role: 'original' });
        expect(scorePrompt({ ...source, role: 'original' })).toEqual(original);
        const gain = scorePrompt({ ...source, role: 'optimized' }).score - original.score;
        expect(gain).toBeLessThanOrEqual(1.001);
      }),
      CASES,
    );
  });
});

describe('padding', () => {
  it('raises nothing, wherever it stands and however much there is', () => {
    fc.assert(
      fc.property(padded, ([source, padding]) => {
        const before = scorePrompt(source);
        expect(risen(before, scorePrompt({ ...source, text: pad(source, padding) }))).toEqual([]);
      }),
      CASES,
    );
  });

  it('raises nothing by saying a sentence again', () => {
    fc.assert(
      fc.property(prompt, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (source, picks) => {
        const sentences = closed(source)
          .split(/(?<=[.!?。！？؟])\s*/u)
          .filter(Boolean);
        const again = picks.map((pick) => sentences[pick % sentences.length] ?? '');
        const text = joined(source.language, [closed(source), ...again]);
        expect(risen(scorePrompt(source), scorePrompt({ ...source, text }))).toEqual([]);
      }),
      CASES,
    );
  });

  it('leaves keywords in any order at the base', () => {
    const soup = language.chain((code) =>
      fc.tuple(
        fc.constant(code),
        fc.shuffledSubarray([...KEYWORDS[code]], { minLength: 6 }),
        fc.constantFrom(' ', ', ', '; ', '\n', ' '),
      ),
    );
    fc.assert(
      fc.property(soup, role, intent, ([code, keywords, separator], as, wanted) => {
        const { score } = scorePrompt({ text: keywords.join(separator), role: as, intent: wanted, language: code });
        expect(score).toBe(totalScore(SCORE_BASES[as]));
      }),
      CASES,
    );
  });
});

describe('constraints', () => {
  const constrained = language.chain((code) =>
    fc.record({
      code: fc.constant(code),
      task: fc.constantFrom(...PLAIN_TASKS[code]),
      wishes: fc.shuffledSubarray([...WISHES[code].constraints], { minLength: 1 }),
      pick: fc.nat(),
    }),
  );

  it('are worth less when one is taken away, and nothing else is worth more', () => {
    fc.assert(
      fc.property(constrained, role, intent, ({ code, task, wishes, pick }, as, wanted) => {
        const rest = wishes.filter((_, index) => index !== pick % wishes.length);
        const score = (sentences: readonly string[]) =>
          scorePrompt({ text: joined(code, [task, ...sentences]), role: as, intent: wanted, language: code });
        expect(score(rest).criteria.constraints).toBeLessThan(score(wishes).criteria.constraints);
        expect(risen(score(wishes), score(rest))).toEqual([]);
      }),
      CASES,
    );
  });

  it('never cost anything when they were missing, and neither does a reader', () => {
    const missing = prompt.chain((source) => {
      const { constraints, audience } = WISHES[source.language];
      return fc.tuple(fc.constant(source), fc.constantFrom(...constraints, audience));
    });
    fc.assert(
      fc.property(missing, ([source, wish]) => {
        const text = closed(source);
        const more = scorePrompt({ ...source, text: joined(source.language, [text, wish]) });
        expect(more.score).toBeGreaterThanOrEqual(scorePrompt({ ...source, text }).score);
      }),
      CASES,
    );
  });
});

describe('a question for a fact', () => {
  it('loses nothing by having no tone', () => {
    const question = language.chain((code) =>
      fc.tuple(fc.constant(code), fc.constantFrom(...FACT_QUESTIONS[code]), fc.constantFrom(...WISHES[code].tones)),
    );
    fc.assert(
      fc.property(question, role, ([code, text, tone], as) => {
        const plain = scorePrompt({ text, role: as, intent: 'answer', language: code });
        const toned = scorePrompt({ text: joined(code, [text, tone]), role: as, intent: 'answer', language: code });
        expect(plain.criteria.tone).toBeGreaterThanOrEqual(SCORE_BASES[as].tone);
        expect(plain.score).toBeGreaterThanOrEqual(toned.score);
      }),
      CASES,
    );
  });
});
