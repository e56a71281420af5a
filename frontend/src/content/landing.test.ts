import { expect, it } from '@jest/globals';
import { heroExample, heroTexts } from './landing';
import { promptExamples } from './prompt-examples';
import { LIMITS } from '@contracts/limits';
import { countWords } from '@contracts/words';

const rewritten = heroExample.edits.flatMap(({ parts }) => parts);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

it('keeps in the example what was typed, word for word', () => {
  const kept = rewritten.filter(({ isInsertion }) => !isInsertion).map(({ text }) => text);
  expect(wordsOf(kept.join(' '))).toEqual(wordsOf(heroExample.typed));
});

it('makes nothing up in the example: no role to play, no names, no numbers but limits', () => {
  const inserted = rewritten.filter(({ isInsertion }) => isInsertion).map(({ text }) => text);
  expect(inserted.join(' ')).not.toMatch(/you are|act as|as an? expert|pretend/i);
  const outsideSlots = inserted.map((text) => text.replace(/\[[^\]]*\]/g, '')).join(' ');
  expect(outsideSlots.match(/(?:under|at most) \d+ (?:characters|words)/g)).toHaveLength(2);
  expect(outsideSlots.match(/\d+/g)).toHaveLength(2);
});

it('reads the headline without the edits that it shows', () => {
  expect(heroTexts.headline).toBe('Say it once. Get the answer you meant.');
});

it('offers ten prompts to start with, each of which can be sent as it is', () => {
  expect(promptExamples).toHaveLength(10);
  expect(new Set(promptExamples.map(({ prompt }) => prompt)).size).toBe(10);
  for (const { prompt } of promptExamples) {
    expect(prompt.length).toBeLessThanOrEqual(LIMITS.promptMaxLength);
    expect(countWords(prompt)).toBeGreaterThanOrEqual(LIMITS.promptMinWords);
  }
});
