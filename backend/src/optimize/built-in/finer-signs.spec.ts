import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const allOf = (draft: string): string =>
  rewriteBuiltIn(analyse(draft))
    .map(({ prompt }) => prompt)
    .join('\n');

describe('a line is chosen by what the request says', () => {
  it.each([
    [
      'Make the sentence more vivid by adding adverbs and adjectives.\nThe dog ran home.',
      'Means: the one named',
      'added adverbs',
    ],
    ['Suggest two names for each of the following pets.\na lazy cat, a tiny dog', 'Each: its own', 'what it suggests'],
    [
      'Which metals are magnetic: nickel, copper, cobalt, aluminum, iron, silver',
      'those for which it holds',
      'each category',
    ],
    [
      'Find the bugs and fix them.\n```\ndef f(a):\n    b = 0\n    for n in a:\n        if n > b:\n            b = n\n    return b\n```',
      'Faults: every one',
      'Cause: in one sentence',
    ],
    [
      'Write a Python script that counts the words in each line of a log file.',
      'Sample: a few lines',
      'change or delete',
    ],
    [
      'You are a museum guide. A visitor asks why the Mona Lisa has no eyebrows. Answer as the guide.',
      'Substance: what is asked for',
      'fears',
    ],
  ])('%s', (draft, has, hasNot) => {
    expect(allOf(draft)).toContain(has);
    expect(allOf(draft)).not.toContain(hasNot);
  });
});
