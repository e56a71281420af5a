import { describe, expect, it } from '@jest/globals';
import { fold } from './fold.js';

describe('folding', () => {
  it('takes away capitals, the accents of Latin letters and the forms of the alef', () => {
    expect(fold('ÉCRIRE à Łukasz’s Müller')).toBe("ecrire a lukasz's muller");
    expect(fold('أرسل إلى المدرسة')).toBe('ارسل الي المدرسه');
  });

  it('leaves every character in its place, so that an offset in the result is one in the text', () => {
    for (const text of ['STRASSE straße', 'İstanbul ISPARTA', 'a👩‍👩‍👧 B\ud83d c', '今日 Ａ Ω ЁЛКА', '']) {
      expect([text, fold(text).length]).toEqual([text, text.length]);
    }
  });
});
