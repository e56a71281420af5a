import { expect, it } from '@jest/globals';
import { sessionStore } from '../../api/storage';
import { anOptimization } from '../../test/optimizations';
import { reopenResult } from './reopen-result';
import { readStoredResult, versionText } from './stored-result';

const KEPT = {
  ...anOptimization(),
  isComplete: true,
  createdAt: '2026-11-22T08:00:00.000Z',
  isStarred: false,
  selectedPrompt: null as string | null,
  selectedVariantId: null as string | null,
  refinementsLeft: 1,
};

const reopened = (changes: Partial<typeof KEPT>) => {
  sessionStore.set('evaluations', 'of another result');
  reopenResult('ada@example.com', { ...KEPT, ...changes });
  const stored = readStoredResult('ada@example.com');
  if (!stored) throw new Error('Nothing was stored.');
  return { ...stored, text: versionText(stored.result, stored.selected) };
};

it('shows the first version of a result of which none was chosen, without the scores of another', () => {
  expect(reopened({})).toMatchObject({ selected: 0, result: { refinementsLeft: 1, edits: {} } });
  expect(sessionStore.get('evaluations')).toBeNull();
});

it('shows the chosen version', () => {
  const { id, prompt } = KEPT.optimizedPrompts[2] ?? { id: '', prompt: '' };
  expect(reopened({ selectedVariantId: id, selectedPrompt: prompt })).toMatchObject({ selected: 2, text: prompt });
  expect(reopened({ selectedPrompt: prompt })).toMatchObject({ selected: 2, result: { edits: {} } });
});

it('shows the chosen version with the person’s own changes', () => {
  const id = KEPT.optimizedPrompts[1]?.id ?? '';
  const shown = reopened({ selectedVariantId: id, selectedPrompt: 'As I changed it' });
  expect(shown).toMatchObject({ selected: 1, text: 'As I changed it', result: { edits: { [id]: 'As I changed it' } } });
});

it('shows the original to whoever chose their own words', () => {
  expect(reopened({ selectedPrompt: KEPT.originalPrompt })).toMatchObject({ selected: -1, text: KEPT.originalPrompt });
});

it('keeps it for the person whose it is', () => {
  reopenResult('ada@example.com', KEPT);
  expect(readStoredResult('bob@example.com')).toBeNull();
});
