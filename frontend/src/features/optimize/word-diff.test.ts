import { describe, expect, it } from '@jest/globals';
import { diffWords } from './word-diff';

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('the words of two texts', () => {
  it.each([
    ['plan a trip', 'plan a short trip', 'plan a {+short +}trip'],
    ['plan a long trip', 'plan a trip', 'plan a [-long -]trip'],
    ['trip to lisbon now', 'trip to Lisbon now', 'trip to [-lisbon-]{+Lisbon+} now'],
    ['help me please', 'Write this now', '[-help me please-]{+Write this now+}'],
    ['写一封邮件', '写一封道歉邮件', '写一封{+道歉+}邮件'],
    ['plan a trip', 'Task: Plan a trip', '[-plan-]{+Task: Plan+} a trip'],
    ['', 'new', '{+new+}'],
    ['same text', 'same text', 'same text'],
  ])('%j became %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('are all there again, on both sides, line breaks and emoji included', () => {
    const before = 'plan a trip 👨‍👩‍👧 to lisbon\nwith two kids, cheap';
    const after = 'Goal: a three-day trip to Lisbon.\n\n- two kids\n- at most €500 👨‍👩‍👧';
    const parts = diffWords(before, after);
    const without = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('are compared quickly, however long they are', () => {
    const long = 'word '.repeat(4_000);
    const startedAt = performance.now();
    expect(diffWords(long, `${long}end`).length).toBeGreaterThan(0);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
