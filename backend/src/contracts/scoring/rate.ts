import type { Criterion, Intent } from '../rewriting.js';
import type { Evidence } from './find-evidence.js';

/** Whether a reader and a tone matter. Who asks for a fact or for code isn't marked down for not naming them. */
type Relevance = 'none' | 'some' | 'full';

export const TONE_RELEVANCE = {
  write: 'full',
  edit: 'some',
  summarise: 'some',
  explain: 'some',
  answer: 'none',
  brainstorm: 'some',
  plan: 'some',
  decide: 'none',
  analyse: 'none',
  code: 'none',
  translate: 'some',
  roleplay: 'full',
  agent: 'none',
  unknown: 'some',
} as const satisfies Record<Intent, Relevance>;

/** In tenths of a point: what a text gets without saying anything, for its reader, for its tone. */
const TONE_POINTS = {
  none: [22, 0, 0],
  some: [10, 14, 10],
  full: [0, 18, 16],
} as const satisfies Record<Relevance, readonly [number, number, number]>;

/** One short question needs no layout; what has parts does. */
const NEEDS_NO_LAYOUT: readonly Intent[] = ['answer', 'translate'];

/** Each further one is worth less, in tenths of a point, and each is worth something. */
const DETAIL_POINTS = [0, 10, 17, 22, 26, 29, 31, 33, 34, 35];
const REQUIREMENT_POINTS = [0, 9, 13, 15, 17, 18, 19, 20];
const KIND_POINTS = [0, 10, 14, 16, 17, 18, 19, 20];
const PURPOSE_POINTS = [0, 4, 7, 9, 10];

const at = (points: readonly number[], count: number): number => points[Math.min(count, points.length - 1)] ?? 0;

function clarity(found: Evidence): number {
  const fuzz = Math.min(10, found.vague.length * 4);
  if (!found.task) return -fuzz;
  const praise = Math.min(15, Math.max(0, found.hype - 1) * 3);
  return 12 + (found.subject ? 10 : 0) + at(PURPOSE_POINTS, found.requirements) - fuzz - praise;
}

const specificity = (found: Evidence): number =>
  at(DETAIL_POINTS, found.details) + at(REQUIREMENT_POINTS, found.requirements);

function structure(found: Evidence, intent: Intent): number {
  const isShort = NEEDS_NO_LAYOUT.includes(intent);
  const points = found.points >= 3 ? 14 : found.points === 2 ? 9 : 0;
  const excess = Math.min(20, Math.max(0, found.headings - 2) * 5);
  const order = (found.order ? 9 : 0) + (found.separate ? 6 : 0) + (found.material ? 5 : 0);
  return 8 + (isShort ? 8 : points) + order - excess;
}

function tone(found: Evidence, intent: Intent): number {
  const [neutral, audience, manner] = TONE_POINTS[TONE_RELEVANCE[intent]];
  return neutral + (found.audience ? audience : 0) + (found.tone ? manner : 0);
}

function constraints(found: Evidence): number {
  const kinds = [found.format, found.length, found.limits, found.exclusions, found.requirements, found.checks];
  const sum = kinds.reduce((total, count) => total + at(KIND_POINTS, count), 0);
  return sum <= 40 ? sum : Math.min(60, 40 + Math.floor((sum - 40) / 3));
}

/** What the evidence adds to each criterion's base, in tenths of a point. Without a task there is nothing to add to. */
export function rate(found: Evidence, intent: Intent): Record<Criterion, number> {
  const rest = found.task
    ? {
        specificity: specificity(found),
        structure: structure(found, intent),
        tone: tone(found, intent),
        constraints: constraints(found),
      }
    : { specificity: 0, structure: 0, tone: 0, constraints: 0 };
  return { clarity: clarity(found), ...rest };
}
