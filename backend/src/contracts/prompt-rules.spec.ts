import { describe, expect, it } from '@jest/globals';
import { findPromptProblem } from './prompt-rules.js';

describe('what a prompt needs', () => {
  it.each(['', '   ', '\n\t '])('asks for a prompt when there is none: %j', (text) => {
    expect(findPromptProblem(text)).toBe('Please enter a prompt.');
  });

  it.each(['. . .', '\u200b \u200b \u200b', 'plan', 'plan trip', '  plan \n trip  '])(
    'asks for three words when there are fewer: %j',
    (text) => {
      expect(findPromptProblem(text)).toBe('Please enter a prompt with at least 3 words for better results.');
    },
  );

  it.each(['plan a trip', 'plan\ta\ntrip', '帮我写一封感谢信', 'ช่วยเขียนอีเมลขอบคุณ'])('takes %j', (text) => {
    expect(findPromptProblem(text)).toBeNull();
  });

  it('refuses one more than 500 characters', () => {
    expect(findPromptProblem(`a b ${'c'.repeat(496)}`)).toBeNull();
    expect(findPromptProblem(`a b ${'c'.repeat(497)}`)).toBe('Please use at most 500 characters.');
  });
});
