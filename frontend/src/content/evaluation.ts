/** Texts of the scores. */
export const evaluationTexts = {
  title: 'Score',
  loading: 'Evaluating prompts...',
  pending: 'The scores follow in a moment.',
  error: (message: string) => `Error: ${message}`,
  failed: 'Evaluation failed. Please try again.',
  retry: 'Retry',
  nothing: 'No prompts to evaluate',
  invalid: 'Invalid prompt format',
  noRewrites: 'No optimized prompts',
  manual: 'Quick estimate',
  measured: 'Measured scores',
  manualMeaning: 'A quick estimate: one point above what was measured for each rewrite, at most 10.',
  outOf: ' out of 10, ',
  ready: (best: string, score: string) => `The scores are there. Highest: ${best}, ${score} out of 10.`,
  original: 'Original',
  helpsMost: 'What would help most:',
} as const;
