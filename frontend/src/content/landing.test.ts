import { describe, expect, it } from '@jest/globals';
import { scorePrompt, type ScoreRole } from '@contracts/scoring';
import { examples, heroExample, type LandingExample } from './home';
import { heroTexts } from './landing';
import { promptExamples } from './prompt-examples';
import { LIMITS } from '@contracts/limits';
import { countWords } from '@contracts/words';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
const partsOf = ({ edits }: LandingExample) => edits.flatMap(({ parts }) => parts);

describe.each(examples)('the example $tab', (example) => {
  const inserted = partsOf(example).filter(({ isInsertion }) => isInsertion);

  it('keeps what was typed, word for word', () => {
    const kept = partsOf(example).filter(({ isInsertion }) => !isInsertion);
    expect(wordsOf(kept.map(({ text }) => text).join(' '))).toEqual(wordsOf(example.typed));
  });

  it('makes nothing up: no role to play, no names, no numbers but limits', () => {
    const text = inserted.map((part) => part.text.replace(/\[[^\]]*\]/g, '')).join(' ');
    expect(text).not.toMatch(/you are|act as|as an? expert|pretend/i);
    const limits = /(?:(?:under|at most|between) \d+(?: and \d+)? (?:characters|words))/gi;
    expect(text.replace(limits, '')).not.toMatch(/\d/);
  });

  it('shows the scores that the product itself gives, which rise with the edits', () => {
    const steps = example.edits.map(({ parts }) => parts.map(({ text }) => text).join(''));
    const scoreOf = (text: string, role: ScoreRole) =>
      scorePrompt({ text, role, intent: example.intent, language: 'en' }).score;
    expect(example.scores).toEqual([
      scoreOf(example.typed, 'original'),
      ...steps.map((_, index) => scoreOf(steps.slice(0, index + 1).join(' '), 'optimized')),
    ]);
    expect(example.scores).toEqual(example.scores.toSorted((a, b) => a - b));
  });
});

it('has the three examples, in their order', () => {
  expect(examples.map(({ tab }) => tab)).toEqual(['Marketing Email', 'Blog Post', 'Code Assistant']);
});

it('shows another example beside the headline than the first of the tabs', () => {
  expect(examples).toContain(heroExample);
  expect(heroExample).not.toBe(examples[0]);
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
