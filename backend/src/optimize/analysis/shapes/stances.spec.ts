import { describe, expect, it } from '@jest/globals';
import { foldWords } from '../fold.js';
import { arguesOneSide, ASKS_FIRST, IN_SHORT } from './stances.js';

const isInShort = (text: string) => IN_SHORT.test(foldWords(text));

describe('which side is argued', () => {
  it.each([
    'Argue against homework.',
    'Make the strongest case for a four-day week.',
    'Convénceme de que hay que prohibir los coches.',
    'Argumentiere gegen Hausaufgaben.',
    'Convinge-mă că banii nu aduc fericirea.',
    '请说服我早起有好处',
  ])('is one in %s', (text) => {
    expect(arguesOneSide(foldWords(text))).toBe(true);
  });

  it.each([
    'Should zoos exist? Argue both sides.',
    'Argue for and against keeping pets in flats.',
    'Is it fair that some pay more?',
    'Quels sont les arguments pour et contre ?',
  ])('is both, or open, in %s', (text) => {
    expect(arguesOneSide(foldWords(text))).toBe(false);
  });
});

describe('an adviser who is to ask before advising', () => {
  it.each(['Ask for my times first, then tell me what to change.', 'Pregúntame primero por mis hábitos.'])(
    'is found in %s',
    (text) => {
      expect(ASKS_FIRST.test(foldWords(text))).toBe(true);
    },
  );

  it('is not found where only a question is put', () => {
    expect(ASKS_FIRST.test(foldWords('What should I plant first on a north balcony?'))).toBe(false);
  });
});

describe('a short account', () => {
  it.each([
    'Give a brief description of the music genre.',
    'What happened at the summit, in three sentences?',
    'Why is the sky blue? One sentence.',
    'Erkläre kurz, wie ein Motor funktioniert.',
    'Explica brevemente qué es la inflación',
    'Spune pe scurt ce s-a întâmplat',
    'インフレとは何かを三文で説明してください',
  ])('is asked for in %s', (text) => {
    expect(isInShort(text)).toBe(true);
  });

  it.each(['Explain the difference between these two sentences.', 'Describe the short stories of Borges.'])(
    'is not asked for in %s',
    (text) => {
      expect(isInShort(text)).toBe(false);
    },
  );
});
