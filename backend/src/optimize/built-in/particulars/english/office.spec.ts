import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const structured = (draft: string) => rewriteBuiltIn(analyse(draft))[1]?.prompt ?? '';

describe('what is asked at a desk about what stands below', () => {
  it.each([
    ['Turn these notes into a handover for the late shift.\nlift 2 stuck, call Otis, bin room locked', 'good to know'],
    [
      'Write out the minutes in full sentences from these keywords.\n4 May / present: Jo, Kim / roof leak',
      'past tense',
    ],
    [
      'Write a paragraph for the report based on the bullet points.\n- 12 new members\n- shed still leaks',
      'what it is compared',
    ],
    ['Explain what the following regular expression matches.\n^\\d{4}-[A-Z]+$', 'only nearly do'],
    ['Explain the Excel formula below.\n=SUMIF(A:A,"x",B:B)', 'innermost outwards'],
    ['Identify the tone of this note and suggest how to soften it.\nI will not repeat myself.', 'loses the sting'],
    ['Give feedback on this opening line.\nI am a hard worker and a team player.', 'two better versions'],
    ['Put these names in alphabetical order.\nOkoro, Adler, de Vries', 'word by word'],
    [
      'Write a reply declining the invitation but keeping the door open.\nWould you join our panel on 3 May?',
      'answer it in a line',
    ],
    ['You are the owner of a small inn. Respond to the review.\n3 stars. Lovely room, cold soup.', 'others read along'],
    ['Write a tweet announcing the following.\nLibrary open on Sundays from May', 'the platform allows'],
    ['Come up with a catchy slogan for the shop.\nKeys cut while you wait', 'in the ear'],
    ['Write a polite email to remind a customer of an overdue invoice.', 'the day it was due'],
    ['Translate the Turkish proverb and explain when it is used.\nDamlaya damlaya göl olur.', 'word for word'],
    [
      'Given what is in the cupboard, tell me what I can cook and how.\nRice, eggs, peas',
      'nothing beyond what is given',
    ],
    ['Make these instructions clearer.\nFill it, oh and before that rinse it.', 'as it is really done'],
    ['You will be given a word. Use it in a sentence.\nthrifty', 'from the sentence alone'],
  ])('%s', (draft, line) => {
    expect(
      rewriteBuiltIn(analyse(draft))
        .map(({ prompt }) => prompt)
        .join('\n'),
    ).toContain(line);
  });

  it('a mail that reminds of an event says nothing of money', () => {
    expect(structured('Write an email to remind members of the spring meeting.')).toContain('At a glance');
  });
});
