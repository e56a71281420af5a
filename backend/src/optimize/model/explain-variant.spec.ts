import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { explainVariant } from './explain-variant.js';

const draft = analyse('write a note about the harbour');

describe('what is said about a version', () => {
  it('names limits that the person had not set, word for word', () => {
    const { assumptions } = explainVariant('Write a note about the harbour in at most 120 words.', draft, 'sharp');
    expect(assumptions.join()).toContain('120 words');
  });

  it('does not claim what the person had said themselves', () => {
    const own = analyse('write a note about the harbour in at most 120 words');
    const { assumptions } = explainVariant('Write a clear note about the harbour in at most 120 words.', own, 'sharp');
    expect(assumptions).toEqual([]);
  });

  it('counts the points it put on lines of their own', () => {
    const prompt =
      'Write a note about the harbour.\n\nRequirements:\n- One paragraph.\n- A friendly tone.\n- No history.';
    expect(explainVariant(prompt, draft, 'structured').notes[0]).toEqual({
      criterion: 'structure',
      text: 'Puts 3 points on lines of their own, so each can be checked.',
    });
  });

  it('mentions blanks, and always says something', () => {
    const { notes } = explainVariant('Write a note about the harbour of [town].', draft, 'guided');
    expect(notes.map(({ criterion }) => criterion)).toContain('specificity');
    expect(explainVariant('Write a note on the harbour.', draft, 'sharp').notes).toHaveLength(1);
  });
});
