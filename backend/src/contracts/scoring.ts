import type { Criterion, Intent } from './rewriting.js';
import { advise, type Improvement } from './scoring/advise.js';
import { findEvidence, type Evidence } from './scoring/find-evidence.js';
import { rate } from './scoring/rate.js';
import { manualScore, SCORE_RANGE, scoreBand, type ScoreBand } from './scoring/scale.js';

export { manualScore, SCORE_BANDS, SCORE_COLOURS, SCORE_RANGE, scoreBand, scoreColour } from './scoring/scale.js';
export type { ScoreBand, ScoreColour } from './scoring/scale.js';

/** Percent. Whole numbers, because in floating point the optimized base of 4.95 would round to 4.9. */
export const SCORE_WEIGHTS = {
  clarity: 25,
  specificity: 25,
  structure: 20,
  tone: 15,
  constraints: 15,
} as const satisfies Record<Criterion, number>;

export type ScoreRole = 'original' | 'optimized';

/** What each criterion starts from. */
export const SCORE_BASES = {
  original: { clarity: 5, specificity: 4, structure: 4, tone: 3, constraints: 3 },
  optimized: { clarity: 6, specificity: 5, structure: 5, tone: 4, constraints: 4 },
} as const satisfies Record<ScoreRole, Record<Criterion, number>>;

/** A contradiction leaves open what is wanted, however well the rest is put. */
const CLARITY_OF_A_CONTRADICTION = 5;

export interface PromptScore {
  /** 1 to 10, with one decimal. */
  score: number;
  /** Each 1 to 10, with one decimal. */
  criteria: Record<Criterion, number>;
  band: ScoreBand;
  /** For people: the band, what is good already, and the one thing that would help most. */
  explanation: string;
  /** That one thing, or null if nothing important is missing. */
  improvement: Improvement | null;
}

export interface ScoreInput {
  text: string;
  role: ScoreRole;
  intent: Intent;
  /** ISO 639-1; `und` and languages without a lexicon are scored by signs that need none. */
  language: string;
}

const CRITERIA = Object.keys(SCORE_WEIGHTS) as Criterion[];

const inTenths = (points: number): number =>
  Math.max(SCORE_RANGE.min * 10, Math.min(SCORE_RANGE.max * 10, Math.round(points)));

/** The weighted total of five criteria, rounded half up to one decimal. */
export function totalScore(criteria: Record<Criterion, number>): number {
  const sum = CRITERIA.reduce((total, name) => total + SCORE_WEIGHTS[name] * Math.round(criteria[name] * 10), 0);
  return Math.floor((sum + 50) / 100) / 10;
}

/**
 * What the manual evaluation says of an optimized prompt: the same reading on a base that is one higher, capped at 10.
 * The explanation names the band of the new score.
 */
export function manualEvaluation(measured: PromptScore): PromptScore {
  const score = manualScore(measured.score);
  const band = scoreBand(score);
  return { ...measured, score, band, explanation: band + measured.explanation.slice(measured.band.length) };
}

function criteriaOf(found: Evidence, { role, intent }: ScoreInput): Record<Criterion, number> {
  const points = rate(found, intent);
  const ceiling = found.task && found.contradiction ? CLARITY_OF_A_CONTRADICTION : SCORE_RANGE.max;
  const value = (name: Criterion) => inTenths(SCORE_BASES[role][name] * 10 + points[name]) / 10;
  return {
    clarity: Math.min(ceiling, value('clarity')),
    specificity: value('specificity'),
    structure: value('structure'),
    tone: value('tone'),
    constraints: value('constraints'),
  };
}

const PRAISE = {
  clarity: 'the task is clear',
  specificity: 'the details are concrete',
  structure: 'it is easy to follow',
  tone: 'the reader and the tone are clear',
  constraints: 'the limits can be checked',
} as const satisfies Record<Criterion, string>;

function praise(found: Evidence, { clarity: _, ...criteria }: Record<Criterion, number>, role: ScoreRole): string {
  if (!found.task) return 'there is no clear task yet';
  if (found.contradiction) return 'there is a task, but it contradicts itself';
  const names = Object.keys(criteria) as (keyof typeof criteria)[];
  const said = { tone: found.audience || found.tone, specificity: true, structure: true, constraints: true };
  const gain = (name: keyof typeof criteria) => (said[name] ? criteria[name] - SCORE_BASES[role][name] : 0);
  const best = names.reduce((first, name) => (gain(name) > gain(first) ? name : first));
  return gain(best) >= 2.5 ? `${PRAISE.clarity} and ${PRAISE[best]}` : PRAISE.clarity;
}

/**
 * Scores one prompt by the five criteria of the specification. Pure and deterministic, a few milliseconds at most.
 * Only evidence counts, never length, so padding, repetition and heaps of keywords raise nothing.
 */
export function scorePrompt(input: ScoreInput): PromptScore {
  const found = findEvidence(input.text, input.intent, input.language);
  const criteria = criteriaOf(found, input);
  const score = totalScore(criteria);
  const band = scoreBand(score);
  const improvement = advise(found, input.intent, (changed) => totalScore(criteriaOf(changed, input)) - score);
  const advice = improvement?.text ?? 'Nothing important is missing.';
  return {
    score,
    criteria,
    band,
    explanation: `${band}: ${praise(found, criteria, input.role)}. ${advice}`,
    improvement,
  };
}
