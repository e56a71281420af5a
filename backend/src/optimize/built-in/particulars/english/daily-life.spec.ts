import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const versions = (draft: string) => rewriteBuiltIn(analyse(draft)).map(({ prompt }) => prompt);

describe('what people ask in daily life gets what somebody who knows the matter would say', () => {
  it.each([
    ["my dishwasher says E15 but there's no water in the bottom that i can see", 'quick check and the exact steps'],
    ['my iphone says storage full even though i deleted like 2000 photos', 'quick check and the exact steps'],
    ['docker compose says port 5432 already in use but i have no postgres running??', 'the exact steps'],
    ['is it weird to bring my own tupperware to a work potluck', 'how most people would take it'],
    ['is it rude to ask my landlord for the boiler certificate again', 'how most people would take it'],
    ['what does it mean when a guy says hes not ready but texts every day', 'likeliest readings'],
    ["what does it mean when a coworker cc's your boss on everything", 'likeliest readings'],
    ['why does my cat bring me socks at 3am', 'reasons for exactly this behaviour'],
    ["i found a lump on my dog's belly", 'how urgent this is'],
    ["My laptop fan is loud all the time even when I'm only browsing. What can I do?", 'whom to ask if it stays'],
    ['List some icebreaker questions for a first team meeting', 'strangers as well'],
    ['can dogs eat blueberries', 'when to call a vet'],
    ['can i freeze cooked lentils', 'how long it takes or keeps'],
    ['how long do cooked chickpeas last in the fridge', 'the fridge, the freezer and the counter'],
    ['can i still eat rice that was left out overnight', 'which signs cannot be trusted'],
    ['can i wash a wool sweater in cold water if the label says dry clean only', 'programme'],
    ["my neighbor's tree is dropping branches on my shed, who pays?", 'under which law'],
    ['do i need a visa to change planes in toronto with a brazilian passport', 'the official place to check'],
    ['is 28 too old to learn the piano', 'what this age changes'],
    ['is a masters in data science worth it if i already work as an analyst', 'for whom it is worth it'],
    ['how much money do i need to retire at 55 in portugal', 'item by item'],
    ['Why do my houseplants get little flies no matter what I do?', 'what people usually try'],
    ['Recommend a rain jacket for bike commuting under 120 dollars, I sweat a lot', 'stay within my limit'],
    ['i accidentally washed my phone with the laundry', 'next few minutes'],
    ['whats a good substitute for buttermilk in pancakes', 'how much to take for the same amount'],
    ['What happens if I miss a student loan payment?', 'what really happens first'],
    ['what are good questions to ask when buying a used motorcycle', 'good and what a worrying answer'],
    ['what does it mean when my car shakes when i brake', 'go on using it'],
    ['how many eggs can you eat a day', 'everyday measures'],
    ['Are there any side effects to drinking green tea every day?', 'which amount is sensible'],
    ['i want to sell candles, what should i charge for one that costs me 6 dollars to make', 'from my cost'],
    ['where can i watch old episodes of columbo', 'depends on the country'],
    ['Do I tip the movers and how much', 'in per cent and in money'],
    ["i'm scared of flying and have a flight on thursday", 'in the worst moment'],
    ['should I get pet insurance', 'for whom it is worth it'],
    ['I have a wedding in Mexico in April and my passport expires in June. is that a problem?', 'the rule or the time'],
    ['what do i do with a christmas cactus after it blooms', 'what follows later'],
    ['What are the chances of getting pregnant at 42 naturally?', 'what it counts'],
    ["my dad never says he's proud of me and I'm 31, why does it still bother me so much", 'Answer the feeling first'],
    ['whats the point of having a will if i dont own a house', 'a difference'],
    ["what's a realistic budget for a bathroom remodel if we do the tiling ourselves", 'item by item'],
    ['Does insurance cover a tree falling on a parked car?', 'which kind of cover'],
    ['give me 3 ways to say no to working on saturday without getting fired', 'could say or send'],
    ['what to wear to a job interview at a startup in summer', 'from head to foot'],
    ['why do i feel guilty after saying no', 'Answer the feeling first'],
    ['how long before a trip should i book flights to japan', 'best window'],
    ['What is a good age to get a kid a phone', 'more than the birthday'],
    ['Please suggest 5 low maintenance indoor plants for a north facing apartment, we have a cat', 'rules out most'],
    ['what can i do with leftover mashed potatoes', 'uses up a lot'],
    ['what is the healthiest cooking oil', 'does not deserve'],
    ['my 13 year old wants a tattoo', 'at this age'],
    ['How does one become a flight attendant at 40?', 'required from what only helps'],
    ['i have flour, eggs, a can of tuna and some old bread. what can i make', 'from just these'],
    [
      'the landlord sold the building and the new owner wants me out, i have a lease until september. Chicago',
      'which law',
    ],
    [
      'My mom lives alone and fell. I have two kids. How can I make sure she is safe without her feeling controlled?',
      'leave them their say',
    ],
  ])('%s', (draft, wanted) => {
    expect(versions(draft)[0]).toContain(wanted);
  });

  it.each([
    'which of the two revolutions do you think was avoidable',
    'what does it mean when someone says "break a leg"',
    'can i use a photo from wikipedia on my resume',
    'how long does it take light to get from the sun to the earth',
    'what happens if i divide by zero in python',
    'why does my function return undefined',
    'how did people keep food cold before refrigerators',
    'what are the chances of rolling two sixes with two dice',
    'what are some good road trip snacks that do not melt',
    'our app shows ads even when users pay, write an apology',
    'the switch to metric is slow even though it makes sense',
    'what does it mean when the floor is lava',
    'why does my manager class throw a null pointer exception',
    'why do my cats variables show up as NaN',
    'can cats be used as a symbol of death in literature',
    'can i freeze my credit report',
    'can i cook for a living without training',
    'can i iron out the differences with my coworker',
    'can i drive in spain with a uk license',
    'can i leave my job without notice',
    'should i use react or vue for my dashboard',
    'what can i use instead of very',
    'substitute for the word important',
    'do i tip my hat in japan',
    'how long before the french revolution did louis xv die',
    'how much should i charge the battery',
    'how do people make fire with sticks',
    'plan to reduce server costs by 30 %',
    'where can i find the derivative on my calculator',
    'why should i use interfaces in go',
    'suggest what we can make from pallets',
    'how should i prepare for my first half marathon in 12 weeks',
  ])('%s is left to its own wording', (draft) => {
    expect(versions(draft).join()).not.toMatch(
      /points that decide, those|likeliest readings|gets damaged|which stage takes|what really happens|people usually try|people really do it|of a hundred people|worth the visit|exact steps to fix|go on using it|exactly this behaviour|owners tend|which signs cannot be trusted|taste and texture|what would ruin|seeing a doctor|in per cent and in money|best window|nobody haggles|when the urge comes|free or cheapest first|when it can really be left out|Name one dish|three things that make/u,
    );
  });

  it('gives the guided version an order of its own', () => {
    expect(versions('is it ok to reheat rice twice')[2]).toMatch(/1\. .*\n2\. .*\n3\. Then say how to use it/u);
  });
});
