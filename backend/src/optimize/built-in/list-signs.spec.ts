import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versions = (draft: string): string =>
  rewriteBuiltIn(analyse(draft))
    .map(({ prompt }) => prompt)
    .join('\n');

describe('a list of its own make', () => {
  it.each([
    ['Create a packing list for a two-week trip to Japan with only a carry-on.', 'not worth taking', 'by place'],
    ['Create a packing list for a trip to Japan. Group the items by category.', 'not worth taking', 'by use'],
    ['Erstelle eine Einkaufsliste für ein Frühstück mit acht Gästen.', 'kaufbaren Einheiten', 'nach Ort'],
    ['Write a checklist for closing a cafe, divided into kitchen, bar and office.', 'ticked off', 'by place'],
    ['What are the most useful questions to ask a landlord before renting a flat?', 'make one wary', 'fully fit'],
    [
      'Suggest a gift for each of the following people.\nMy grandfather, fishes\nMy boss, vegan',
      'its own',
      'five ideas',
    ],
    [
      'Based on the books liked, recommend two more.\nWolf Hall, Dune, Emma',
      'shares with',
      'different from each other',
    ],
  ])('has lines of its kind: %s', (draft, own, other) => {
    expect(versions(draft)).toContain(own);
    expect(versions(draft)).not.toContain(other);
  });

  it.each([
    'Given the symptoms of a houseplant, guess what is wrong and how it can be rescued.\nMonstera, yellow leaves, wet soil',
    'Dados los síntomas de una planta, adivina qué le pasa y propón cómo salvarla.\nHojas amarillas, tierra mojada',
  ])('a guess with a rescue is help: %s', (draft) => {
    expect(analyse(draft).wording).toBe('troubleshoot');
  });
});
