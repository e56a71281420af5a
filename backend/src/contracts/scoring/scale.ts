/** Names of scores, best first, with the lowest score that still earns them. */
export const SCORE_BANDS = [
  { from: 8.5, name: 'Outstanding' },
  { from: 7, name: 'Strong' },
  { from: 5.5, name: 'Decent' },
  { from: 4, name: 'Basic' },
  { from: 1, name: 'Simple' },
] as const satisfies readonly { from: number; name: string }[];
export type ScoreBand = (typeof SCORE_BANDS)[number]['name'];

/** The lowest scores that are shown in green and in yellow; the rest is red. */
export const SCORE_COLOURS = { green: 7.5, yellow: 5 } as const satisfies Record<string, number>;
export type ScoreColour = keyof typeof SCORE_COLOURS | 'red';

export const SCORE_RANGE = { min: 1, max: 10 } as const satisfies Record<string, number>;

/** The name of a score that is already rounded. */
export function scoreBand(score: number): ScoreBand {
  return SCORE_BANDS.find(({ from }) => score >= from)?.name ?? 'Simple';
}

/** The colour of a score's badge. */
export function scoreColour(score: number): ScoreColour {
  if (score >= SCORE_COLOURS.green) return 'green';
  return score >= SCORE_COLOURS.yellow ? 'yellow' : 'red';
}

/** What the manual evaluation shows for an optimized prompt: one more than its score, at most 10. */
export function manualScore(score: number): number {
  return Math.min(SCORE_RANGE.max * 10, Math.round(score * 10) + 10) / 10;
}
