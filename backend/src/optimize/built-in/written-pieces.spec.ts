import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versionsOf = (text: string) =>
  rewriteBuiltIn(analyse(text))
    .map(({ prompt }) => prompt)
    .join('\n');

describe('a piece in which everything is to be made up leaves no blanks for facts of the person', () => {
  it.each([
    'Compose a funny letter of complaint from a toaster to its owner.',
    'Write a letter to your niece who starts school on Monday.',
    'Escribe una carta a tu abuela contándole tu primer día en la universidad.',
    'Schreibe einen Brief an deine Nichte, die in die Schule kommt.',
    'Compune o scrisoare către nepotul tău, care pleacă la facultate.',
    '给你的侄子写一封信，他要去外地上大学。',
  ])('%s', (text) => {
    expect(versionsOf(text)).not.toMatch(/[[［]|what I have told/u);
  });

  it.each([
    ['You need to write an email to negotiate your salary.', '[brackets]'],
    ['Write a letter to my niece who starts school on Monday.', '[brackets]'],
  ])('and one of the person keeps them: %s', (text, words) => {
    expect(versionsOf(text)).toContain(words);
  });
});

describe('only the opening of a letter is told nothing about its end', () => {
  it('has no closing', () => {
    const text =
      'Write the opening paragraph of a cover letter for this advertisement.\nNight-shift baker, start in May';
    expect(versionsOf(text)).not.toMatch(/Close:|what the reader should know/u);
  });
});

describe('what can be looked at is shown from the whole to the details', () => {
  it.each([
    'Describe the given painting to someone who has never seen it.\nThe Night Watch',
    'Describe the interior of a Finnish sauna.',
  ])('%s', (text) => {
    expect(versionsOf(text)).toContain('at first glance');
    expect(versionsOf(text)).not.toContain('confused with');
  });
});

describe('an outline', () => {
  it('has more than a line a section', () => {
    expect(versionsOf('Write a detailed outline for a thesis about urban bats.')).not.toMatch(/one line/u);
  });

  it('of headings alone has nothing below them', () => {
    expect(versionsOf('Outline a how-to article about drying herbs. Headings only.')).not.toContain('goes into it');
  });
});

describe('the lines of a kind rival nothing that the draft fixes', () => {
  it.each([
    ['Write a rap about night shifts, 12 lines, rhyming couplets.', /chorus|bridge/iu],
    ['Write the lyrics of a lullaby for a baby who fights sleep.', /chorus|bridge/iu],
    ['Write a short product description for a folding stool.', /[[]brackets|Doubt:/u],
    [
      'Compose a product description for a fictional time-travel alarm clock, under 80 words.',
      /no properties|Claims:/u,
    ],
    ['Turn this into a table with the columns name, price, size: cup 4 euros small, jug 9 euros large', /Columns:/u],
    ['Describe a flea market at closing time and end with a sound.', /at the end$/mu],
    ['Write a wedding speech for your best friend with one funny anecdote.', /Stories:/u],
    ['Write a poll to choose the place for a summer outing.', /any other/u],
    ['You are an experienced landlord. A tenant wants to paint the walls black. How do I answer?', /fears/u],
    ['Escribe un mensaje breve para felicitar a una compañera por su ascenso.', /firmeza|excusas/u],
  ])('%s', (text, rival) => {
    expect(versionsOf(text)).not.toMatch(rival);
  });
});
