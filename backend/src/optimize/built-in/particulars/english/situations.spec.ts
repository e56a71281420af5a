import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const versions = (draft: string) => {
  const [sharp, structured] = rewriteBuiltIn(analyse(draft)).map(({ prompt }) => prompt);
  return { sharp: sharp ?? '', structured: structured ?? '' };
};

describe('what an English draft tells decides before the name of a thing in it', () => {
  it.each([
    ['docker compose postgres container exits with code 1 "wrong ownership" on mac m2', 'symptom'],
    ['sql server query that used to take 2 seconds now takes 40 since we upgraded', 'the change or the difference'],
    ['wifi drops every evening around 8, only on the laptop, phone is fine', 'symptom'],
    ['whats that movie where the guy is stuck in a phone booth', 'Name the one that fits best'],
    [
      'was versailles the main cause of ww2? 1500 word essay due friday need a outline',
      'Give the outline, not the essay',
    ],
    ['half marathon in 12 weeks, i can run 5k in 34 min now, had shin splints', 'which pain means stopping'],
    ['i have 2 weeks to learn enough french for a work dinner', 'Work back from the day'],
    ['what do i say in interview when they ask why i left', 'word for word'],
    ['My husband has 23k in credit card debt he hid from me. what do i do first', 'the one thing to do first'],
    ['make this less harsh: Your presentation was confusing and too long.', 'Change the tone and not the message'],
    ['my landlord wants to keep the deposit because of scuff marks, can he do that? (ohio)', 'the place I named'],
    ['the hotel charged me a 150 cleaning fee for smoking and nobody in our family smokes', 'what to avoid'],
    ['got a 68 on my midterm, finals worth 40 percent, at 74, what do i need for a B', 'Give the result first'],
    ['my tenant is 2 months behind on rent and stopped answering texts, i live in another state', 'what to avoid'],
    ['google calendar invites go to spam for external people only', 'symptom'],
    ['i keep waking up with a headache every morning for 2 weeks, no fever', 'seeing a doctor at once'],
    ['can you check this line and tell me if its too stiff: I am writing to express my interest.', 'quote the words'],
  ])('%s', (draft, wanted) => {
    expect(versions(draft).sharp).toContain(wanted);
  });

  it.each([
    'python script that retries failed uploads',
    'sql query that returns rows where the email is missing',
    "excel: sum column B only if column A says 'paid'",
    'should i lease or buy a car if i drive about 8k miles a year',
    'write a complaint about a late train',
    'small talk topics for dinner with my girlfriends parents',
    'pretend youre my landlord and im asking for a lower rent, lets practise',
    'my dog keeps barking at the tv even though it is off',
    'van lease or buy, i do 9k miles a year',
    'my best friend has stopped talking to me and it hurts more than any breakup',
    'bleeding a radiator with no key, how',
    'Savings scheme to get 5k together in 18 months',
    'translate "good luck" to Hindi and also tell me who invented cricket',
    'packed lunches for a week for a picky 8 yr old',
    'Create a Flask endpoint that takes a poem and returns the rhyme scheme as JSON.',
    'is this business idea any good: renting out ironing boards by the hour',
    'how do i answer a phone call automatically on redmi when driving',
    'who owns Instagram',
    'What do I do with a dog when I travel',
    "What's the capital of Chad, and can you draft a sick note to my boss?",
    'Text for a plaque on a bench in memory of two birdwatchers',
  ])('%s is left to its own wording', (draft) => {
    expect(versions(draft).sharp).not.toMatch(
      /symptom|the place I named|step out of the role|taken as given|(?:six|Suggest) dishes|under which law|seeing a doctor|which pain|words it rests on|word for word|quote the words|how one sees that it was right|it has been the capital|one warmer/u,
    );
  });

  it('takes what is told for a trouble, and neither for a task nor for a question', () => {
    expect(versions('cant sleep').structured).toMatch(/^(?:Message|Problem):/u);
    expect(versions('I got rejected again. dont know what im doing wrong').structured).toMatch(
      /^(?:Message|Problem):/u,
    );
    for (const draft of ['cant sleep', 'I got rejected again. dont know what im doing wrong'])
      expect(versions(draft).sharp).not.toContain('?');
  });
});
