import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';
import { tellsPeopleApart } from './riddles.js';

const wordingOf = (text: string) => analyse(text).wording;

describe('what a draft is whose words mean something else elsewhere', () => {
  it.each([
    ['Kim came in before Lou but after Max. Ola was right behind Max. Give the full order.', true],
    ['Ana este mai înaltă decât Maria. Elena este mai scundă decât Ioana. Cine este cea mai înaltă?', true],
    ['When was the NFL founded? Which NFL team won most? Which quarterback has won the most Super Bowls?', false],
    ['Der Motor läuft nicht. Die Batterie ist neu. Was kann das sein?', false],
    ['My sister Ana wants to move. Her friend Tom says no. What should she do?', false],
  ])('people told apart: %s', (text, isRiddle) => {
    expect(tellsPeopleApart(text)).toBe(isRiddle);
  });

  it.each([
    ["Suppose you're a stand-up comedian who only jokes about office printers. Give me your opening.", 'acting'],
    ["You're Cleopatra. A journalist asks you how you feel about Rome. What do you answer?", 'persona'],
    [
      'You are now Mrs. Hudson, a landlady in London. Stay in character. What is your lodger like at breakfast?',
      'persona',
    ],
    ['There are 3 boxes and all labels are wrong. You may take one fruit from one box. How do you find out?', 'puzzle'],
    ['Given a string s, return the length of the longest substring without repeating characters. Use Go.', 'code'],
    ['Write a Python function that merges overlapping intervals. What is its time complexity?', 'code'],
    ['What is the worst-case time complexity of quicksort and how could one avoid it?', 'technical'],
    ['Sketch the proof that there are infinitely many prime numbers.', 'prove'],
    ['Implement a trie in TypeScript, then explain how much memory it takes compared to a hash set.', 'code'],
    ['A fair die is thrown until a six appears. What is the expected number of throws?', 'math'],
    ['Does this argument hold? Every bakery has a website. Mine has one. So it is a bakery.', 'truth'],
    ['What would the economy look like if money expired after a year?', 'whatif'],
    ["What's the determinant of the matrix [[1,2,3],[0,4,5],[1,0,6]]?", 'math'],
    ['Sarah is twice as old as Ben was when Sarah was as old as Ben is now. Ben is 24. How old is Sarah?', 'math'],
  ])('%s', (text, wording) => {
    expect(wordingOf(text)).toBe(wording);
  });
});
