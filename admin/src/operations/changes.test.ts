import { expect, it } from '@jest/globals';
import { changesOf } from './changes';
import { actionText } from './format';

it('tells what changed, and nothing of what stayed', () => {
  expect(changesOf({ promptQuota: 10, promptsUsed: 3 }, { promptQuota: 50, promptsUsed: 3 })).toEqual([
    { field: 'promptQuota', before: '10', after: '50' },
  ]);
  expect(changesOf(null, { usersReset: 12 })).toEqual([{ field: 'usersReset', before: null, after: '12' }]);
  expect(changesOf({ email: 'a@b.c' }, null)).toEqual([{ field: 'email', before: 'a@b.c', after: null }]);
  expect(changesOf(null, null)).toEqual([]);
});

it('reads actions as words', () => {
  expect(actionText('user.prompts-edited')).toBe('User: prompts edited');
  expect(actionText('audit-log.exported')).toBe('Audit log: exported');
});
