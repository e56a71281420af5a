import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

const wordingOf = (text: string) => analyse(text).wording;

describe('the wording of a kind is used where verb and object say so plainly', () => {
  it.each([
    ['write a haiku about monday mornings', 'poem'],
    ['give me a chicken noodle soup recipe', 'recipe'],
    ['write a cold email to a startup founder asking for an internship', 'email'],
    ['python function to flatten a nested list', 'code'],
    ['should i get a cat or dog, i live in a studio and travel a lot', 'decide'],
    ['how do noise cancelling headphones work', 'explain'],
    ['帮我写一封邮件催客户付款', 'email'],
    ['اكتب قصة قصيرة عن الصداقة', 'story'],
    ['schreibe eine geschichte über einen drachen der angst vor feuer hat', 'story'],
    ['Translate to Spanish: The store is closed on Sundays.', 'translate'],
    ['vertaal naar het engels: Ik ben morgen niet op kantoor', 'translate'],
  ])('%s: %s', (draft, wording) => {
    expect(wordingOf(draft)).toBe(wording);
  });
});

describe('and otherwise the one that fits any request', () => {
  it.each([
    ['a test is no lesson', 'write test cases for a login page'],
    ['a column is no name', 'fix this: SELECT name FROM users WHERE id = = 5'],
    ['an introduction is no explanation', 'write the introduction for my report on renewable energy in kenya'],
    ['a logo has no weather', 'design a logo for a vegan bakery called Sprout'],
    ['hashtags are no slogan', 'i need 5 hashtags for a post about hiking in colorado'],
    ['a menu for an evening is no week', 'propose un menu de noël pour 8 personnes'],
    ['an enumeration of what is fixed', 'list the ingredients in pad thai'],
    ['asked behind', 'i want to build a website for my bakery where do i start'],
    ['a role for one task', 'act as a travel agent and find me cheap flights to tokyo in april'],
    ['prices that are given', 'sort these by price: banana 0.30, apple 0.55, kiwi 0.45'],
    ['few words of the language are known', 'napisz życzenia urodzinowe dla szefa'],
  ])('%s: %s', (_, draft) => {
    expect(wordingOf(draft)).toBe('unknown');
  });

  it.each(['is 17 a prime number', 'what is the plot of hamlet', 'is my startup idea any good? an app for plants'])(
    'for a question: %s',
    (draft) => {
      expect(wordingOf(draft)).toBe('question');
    },
  );

  it('while the task stays what it was read as, for the score and for what is kept', () => {
    expect(analyse('is 17 a prime number')).toMatchObject({ task: 'yesno', intent: 'answer', wording: 'question' });
  });
});
