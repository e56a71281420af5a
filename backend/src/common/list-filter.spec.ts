import { describe, expect, it } from '@jest/globals';
import { ListFilter } from './list-filter.js';

const filter = new ListFilter({
  actor: ' ada@example.com ',
  empty: '  ',
  status: 'new',
  drift: false,
  createdAt_gte: '2026-11-01',
  createdAt_lte: '2026-11-22',
  number: 7,
});

describe('a filter', () => {
  it('reads what is there and null for the rest', () => {
    expect(filter.text('actor')).toBe('ada@example.com');
    expect(filter.text('empty')).toBeNull();
    expect(filter.text('absent')).toBeNull();
    expect(filter.oneOf('status', ['new', 'read'])).toBe('new');
    expect(filter.oneOf('absent', ['new'])).toBeNull();
    expect(filter.flag('drift')).toBe(false);
    expect(filter.flag('absent')).toBeNull();
  });

  it('takes the last day of a span wholly, and an instant to itself', () => {
    expect(filter.span('createdAt')).toEqual({
      from: new Date('2026-11-01T00:00:00Z'),
      before: new Date('2026-11-23T00:00:00Z'),
    });
    const instants = new ListFilter({ at_lte: '2026-11-22T10:00:00.000Z' });
    expect(instants.span('at')).toEqual({ from: null, before: new Date('2026-11-22T10:00:00.001Z') });
  });

  it.each([
    ['a number for a text', () => filter.text('number')],
    ['a status nobody offers', () => filter.oneOf('status', ['read'])],
    ['a text for a yes or no', () => filter.flag('status')],
    ['a word for a day', () => new ListFilter({ at_gte: 'soon' }).span('at')],
  ])('refuses %s', (_, read) => {
    expect(read).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });
});
