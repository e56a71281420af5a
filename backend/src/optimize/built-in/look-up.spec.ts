import { describe, expect, it } from '@jest/globals';
import { analyse, readDraft } from '../analysis/analyse.js';
import { givenBy } from './given.js';

const given = (text: string) => givenBy(analyse(text));

describe('what exactly is looked up', () => {
  it.each([
    ['askedWho', 'Who invented the zipper?'],
    ['askedWho', 'Cine a scris Luceafărul?'],
    ['askedWhen', 'When did the Berlin Wall fall?'],
    ['askedWhen', 'When was the first iPhone released?'],
    ['askedWhen', '柏林墙是哪一年倒塌的？'],
    ['askedWhere', 'Where was Chopin born?'],
    ['askedWhere', 'أين يقع جبل كليمنجارو؟'],
    ['figureOfThing', 'How many teeth does an adult have?'],
    ['figureOfThing', 'Wie hoch ist der Eiffelturm?'],
    ['figureOfThing', 'How long does it take for light from Sirius to reach us?'],
    ['figureOfThing', 'Cât timp îi ia luminii să ajungă la noi?'],
    ['ofPeople', 'List five famous violinists and one piece each is known for.'],
    ['ofGroup', 'Who are the members of Fleetwood Mac?'],
    ['inOffice', 'Who is the mayor of London?'],
    ['senseAsked', 'What does the idiom "to spill the beans" mean and where does it come from?'],
    ['fameAsked', 'Who was Mary Anning and what is she known for?'],
    ['factsAlone', 'In which year was the first Tour de France held and who won it?'],
    ['pioneer', 'Who was the first person to climb Everest without oxygen?'],
    ['eventCause', 'What caused the French Revolution?'],
    ['howBeside', 'What does a carburetor do and how do you clean it?'],
    ['ofLiving', 'List five vegetables of the cabbage family'],
    ['ofPlaces', 'Name some rivers in France'],
    ['ofPeople', 'Nenne drei Maler der Renaissance'],
    ['ofFirms', 'Give me examples of German auto manufacturers'],
    ['ofDishes', 'List some traditional soups from Hungary'],
    ['ofPastimes', 'What are some board games for two players?'],
  ])('%s: %s', (flag, text) => expect(givenBy(readDraft(text).draft)).toContain(flag));

  it.each(['Can ostriches fly?', 'Können Strauße fliegen?'])('a yes or no decided by the matter alone: %s', (text) =>
    expect(givenBy(readDraft(text).draft)).toContain('yesNoAsked'),
  );

  it('what living things have in common is not answered by what they look like', () => {
    expect(given('Name three fruits that ripen faster next to bananas.')).not.toContain('ofLiving');
  });

  it.each(['Is it rude to leave early?', 'Is 5 weeks enough for a driving test?', 'E ok să beau cafea seara?'])(
    'no yes or no decided by the matter alone: %s',
    (text) => expect(given(text)).not.toContain('yesNoAsked'),
  );

  it.each([
    ['askedWhen', 'When is Diwali celebrated?'],
    ['askedWhere', 'Where can I buy a good umbrella?'],
    ['figureOfThing', 'How much does a wedding cost in Italy?'],
    ['figureOfThing', 'How many hours should a teenager sleep?'],
    ['kindKnown', 'What are some good names for a goldfish?'],
    ['kindKnown', 'List only the names of five rivers, separated by commas'],
  ])('no %s: %s', (flag, text) => expect(given(text)).not.toContain(flag));
});
