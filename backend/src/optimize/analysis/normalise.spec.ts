import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalise } from './normalise.js';

describe('normalising a draft', () => {
  it('gives composed letters and one kind of line end', () => {
    expect(normalise('Cafe\u0301\r\nbar\rbaz\u2028qux')).toBe('Café\nbar\nbaz\nqux');
  });

  it('drops what cannot be seen but might turn the text round or hide words in it', () => {
    expect(normalise('pay \u202Etxt.exe\u202C now\u200B\uFEFF\u0000')).toBe('pay txt.exe now');
    expect(normalise('hi\u{E0049}\u{E0067}\u{E006E}')).toBe('hi');
  });

  it('keeps the joiners that emoji and scripts need', () => {
    expect(normalise('👨‍👩‍👧 می‌روم 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}')).toBe(
      '👨‍👩‍👧 می‌روم 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    );
  });

  it('repairs lone surrogates', () => {
    expect(normalise('a\uD83Db').isWellFormed()).toBe(true);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });
});
