import { expect, it } from '@jest/globals';
import { toMarkdown } from './download-version';

it('writes a version with its reasons, its assumptions and what it was made of', () => {
  const markdown = toMarkdown(
    {
      index: 0,
      title: 'Sharp',
      about: '',
      text: 'Plan three days.',
      progress: 'finished',
      notes: [{ criterion: 'clarity', text: 'One task.' }],
      assumptions: ['At most 150 words'],
      isBuiltIn: false,
      variantId: 'a',
      isEdited: false,
    },
    'plan a trip\nfor us',
  );
  expect(markdown).toBe(
    [
      '# Sharp',
      'Plan three days.',
      '## Why these changes',
      '- **Clarity.** One task.',
      '## We assumed',
      '- At most 150 words',
      '## What you typed',
      '> plan a trip\n> for us\n',
    ].join('\n\n'),
  );
});
