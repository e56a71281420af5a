import { eld } from 'eld/medium';
import type { DraftLanguage } from './draft-analysis.js';
import { proseOf } from './find-traits.js';
import { fold } from './fold.js';
import { functionWordVotes } from './function-words.js';

const SCRIPTS = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Hani', /\p{Script=Han}/gu],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Hang', /\p{Script=Hangul}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Grek', /\p{Script=Greek}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
] as const;

/** One sign of these scripts says about as much as several letters. */
const WEIGHT: Readonly<Record<string, number>> = { Hani: 3, Kana: 3, Hang: 2 };

/** A script that only one of the languages we can name is written in. */
const ONLY_LANGUAGE: Readonly<Record<string, string>> = {
  Kana: 'ja',
  Hang: 'ko',
  Grek: 'el',
  Hebr: 'he',
  Thai: 'th',
};

/** Which of the detector's languages may be the answer for a script that several share. */
const LANGUAGES_OF: Readonly<Record<string, readonly string[]>> = {
  Arab: ['ar', 'fa', 'ur', 'ku'],
  Cyrl: ['ru', 'uk', 'bg', 'sr', 'be'],
  Deva: ['hi', 'mr'],
  Hani: ['zh'],
};

/** Seldom written in drafts and easily mistaken for a large neighbour; they have to win clearly. */
const RARE = new Set(['ca', 'eu', 'yo', 'tl', 'sq', 'is', 'et', 'lv', 'lt', 'sl', 'az', 'ms', 'sk', 'be']);
const RARE_HANDICAP = 0.08;
const WORD_WEIGHT = 0.9;

/** Below this many letters, statistics alone prove nothing. */
const RELIABLE_LETTERS = 20;

const CODE_AND_LINKS = /```[\s\S]*?(?:```|$)|`[^`\n]*`|https?:\/\/\S+|\S+@\S+\.\S+|<[^>\n]{1,80}>|\{\{[^}]*\}\}/gu;
const QUOTES = /"[^"\n]{12,}"|“[^”\n]{8,}”|„[^”“\n]{8,}[”“]|«[^»\n]{8,}»|「[^」\n]{4,}」|『[^』\n]{4,}』/gu;

interface Guess {
  code: string;
  script: string;
  letters: number;
  margin: number;
}

function dominantScript(text: string): { script: string; letters: number } {
  let letters = 0;
  let best = { script: 'Zyyy', weight: 0 };
  const counts = new Map<string, number>();
  for (const [script, pattern] of SCRIPTS) {
    const count = text.match(pattern)?.length ?? 0;
    letters += count;
    counts.set(script, count);
    const weight = count * (WEIGHT[script] ?? 1);
    if (weight > best.weight) best = { script, weight };
  }
  const kana = counts.get('Kana') ?? 0;
  const isJapanese = (best.script === 'Hani' || best.script === 'Kana') && kana * 8 >= (counts.get('Hani') ?? 0);
  return { script: isJapanese && kana > 0 ? 'Kana' : best.script, letters };
}

function best(scores: Map<string, number>): { code: string; margin: number } {
  const sorted = [...scores].sort((a, b) => b[1] - a[1]);
  const [first, second] = sorted;
  if (!first || first[1] < 0.35) return { code: 'und', margin: 0 };
  return { code: first[0], margin: first[1] - (second?.[1] ?? 0) };
}

/** Letters that, among the languages written in Latin script, point to one. */
const TELLING_LETTERS = [
  ['ro', /[ășțĂȘȚ]/u],
  ['es', /[ñ¿¡]/u],
  ['pt', /[ãõ]/u],
  ['de', /ß/u],
  ['fr', /[œŒ]/u],
  ['pl', /[łąęśźż]/u],
  ['cs', /[řůě]/u],
  ['hu', /[őű]/u],
  ['tr', /[ğışİ]/u],
  ['vi', /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u],
] as const;
const LETTER_BONUS = 0.25;

function guessLatin(text: string): { code: string; margin: number } {
  const scores = new Map<string, number>();
  for (const [code, score] of Object.entries(eld.detect(text).getScores())) {
    scores.set(code, score - (RARE.has(code) ? RARE_HANDICAP : 0));
  }
  for (const [code, vote] of functionWordVotes(fold(text))) {
    scores.set(code, (scores.get(code) ?? 0.3) + vote * WORD_WEIGHT);
  }
  for (const [code, letters] of TELLING_LETTERS) {
    if (letters.test(text)) scores.set(code, (scores.get(code) ?? 0.3) + LETTER_BONUS);
  }
  return best(scores);
}

function guess(text: string): Guess {
  const { script, letters } = dominantScript(text);
  if (letters < 2) return { code: 'und', script: 'Zyyy', letters, margin: 0 };
  const only = ONLY_LANGUAGE[script];
  if (only) return { code: only, script: script === 'Kana' ? 'Jpan' : script, letters, margin: 1 };
  const candidates = LANGUAGES_OF[script];
  if (!candidates) return { ...guessLatin(text), script, letters };
  const scores = Object.entries(eld.detect(text).getScores()).filter(([code]) => candidates.includes(code));
  const found = best(new Map(scores));
  const code = found.code === 'und' ? (candidates[0] ?? 'und') : found.code;
  return { code, script, letters, margin: candidates.length === 1 ? 1 : found.margin };
}

/**
 * The language in which the person asks, which need not be that of a text they paste or quote. Code and links don't
 * vote; the first line does before all others, because that is where people say what they want.
 */
export function detectLanguage(text: string): DraftLanguage {
  const prose = proseOf(text).replace(CODE_AND_LINKS, ' ');
  const spoken = prose.replace(QUOTES, ' ');
  const firstLine = spoken.split('\n').find((line) => /\p{L}/u.test(line)) ?? '';
  const attempts = [firstLine, spoken, prose].map(guess);
  const chosen =
    attempts.find((attempt) => attempt.letters >= RELIABLE_LETTERS && attempt.margin >= 0.05) ??
    attempts.reduce((a, b) => (b.letters > a.letters * 2 ? b : a));
  return {
    code: chosen.code,
    script: chosen.script,
    reliable: chosen.code !== 'und' && chosen.letters >= RELIABLE_LETTERS / (WEIGHT[chosen.script] ?? 1),
  };
}
