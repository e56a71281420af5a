import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { checkVariant } from './gates.js';

const inventedIn = (draft: string, text: string, assumptions: string[] = []) =>
  checkVariant(text, analyse(draft), [], { assumptions }).failures.find(({ gate }) => gate === 'no-invention')
    ?.pieces ?? [];

describe('what the person did not give', () => {
  it.each([
    [
      'Schreib einen Aufsatz über die Bundeskanzler',
      'Schreib einen Aufsatz über die Bundeskanzler wie etwa Angela Merkel.',
      ['Angela Merkel'],
    ],

    [
      'write a letter to my bank',
      'Write a letter to my bank, Lloyds, about the 4,500 they owe me.',
      ['4,500', 'Lloyds'],
    ],
    [
      'écris un mot pour ma voisine',
      'Écris un mot pour ma voisine Claire, rue https://exemple.fr.',
      ['https://exemple.fr', 'Claire'],
    ],
    ['帮我写一封信', '帮我写一封信给2024年的客户Tesla。', ['2024', 'Tesla']],
  ])('is found: %s', (draft, text, pieces) => {
    expect(inventedIn(draft, text)).toEqual(pieces);
  });

  it.each([
    [
      'Schreib einen Text über Hunde',
      'Schreib einen Text über Hunde, mit einer Art Einleitung und einer Liste am Ende der Seite. Frage zuerst nach Zielgruppe und Länge.',
    ],
    [
      'Schreib einen Text über Hunde',
      'Aufgabe: Schreib einen Text über Hunde.\n\nAnforderungen:\n- Länge: höchstens 150 Wörter\n- Ton: freundlich',
    ],
    [
      'You will simulate an SEO expert. What keywords should a screenwriting software target',
      'You will simulate an SEO expert. What keywords should a screenwriting software target? Ask at most 3 questions first.',
    ],
    ['write a poem', 'Write a poem in 12 lines, and offer two versions.'],
    ['Explain TCP to me', 'Explain TCP to me in plain words. In English, with one example.'],
  ])('is not a limit, a unit or a noun: %s', (draft, text) => {
    expect(inventedIn(draft, text)).toEqual([]);
  });
});
