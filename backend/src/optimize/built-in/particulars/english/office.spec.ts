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
      'what belongs together',
    ],
    ['Explain what the following regular expression matches.\n^\\d{4}-[A-Z]+$', 'only nearly do'],
    ['Explain the Excel formula below.\n=SUMIF(A:A,"x",B:B)', 'innermost outwards'],
    ['Identify the tone of this note and suggest how to soften it.\nI will not repeat myself.', 'loses the sting'],
    ['Give feedback on this opening line.\nI am a hard worker and a team player.', 'two better versions'],
    ['List five songs that mention a weekday in their title.', 'only such as really exist'],
    ['Put these names in alphabetical order.\nOkoro, Adler, de Vries', 'letter by letter'],
    [
      'Find the adverb in the sentence and replace it by a weaker one.\nHe spoke extremely fast.',
      'the whole, the new words in bold',
    ],
    ['Find the prices in the text and add them up.\nBread 3, milk 2, soap 4.', 'exactly these'],
    ['List the verbs in the text and give their past tense.\nShe runs and sings.', 'in the same form for all'],
    [
      'Each line is a note from a boatyard. Give for each the part and whether it was mended or replaced, as a table.\n1. mast cracked, new one up\n2. sail torn, sewn',
      'what it only mentions',
    ],
    [
      'Change the name of the river in the text to Oder and adapt what depends on it.\nWe sat by the Elbe near Dresden.',
      'facts tied to it',
    ],
    [
      'Put these songs in a good order for a road trip playlist: Graceland, Africa, Roam, Jolene',
      'a high point and an end',
    ],
    ['Identify which of these is a tree or a flower: Alder, Zinnia, Larch, Primrose', 'one list for each category'],
    [
      'Choose all labels that apply: price, staff, noise.\nThe waiter was kind, the drill next door was not.',
      'merely hinted at',
    ],
    ['Svelte vs React, which one should I learn first?', 'fits this case better'],
    ['Extract the people and the firms from the article.\nIna left Kora for Bolt.', 'each kind under its own heading'],
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
    ['Write a voicemail greeting for the firm.\nRoofers, closed Fridays', 'who has been reached'],
    ['Read the tide table and list what the skipper should do.\nLow water 6:10, high water 12:25', 'cannot wait'],
    [
      'Write an abstract of about 100 words for the talk.\nWhat moss knows about cities',
      'question or claim it is about',
    ],
    ['Rate how clear the sign is from 1 to 5 and say what would improve it.\nDo not not enter', 'what costs them'],
    ['Create an itinerary for two visiting investors, Monday 9:00 to 17:00.', 'meets, hosts and drives'],
    ['what are good questions to ask when buying a used motorcycle', 'worrying answer'],
    ['Detect the tense of the sentence and convert it to the past.\nShe walks home.', 'before and after'],
    ['Describe the task in the style of a nature documentary.\nDefrosting the freezer', 'people would quote'],
    ['Create a weekly cleaning rota for three flatmates. Kitchen, bath, bins.', 'moving on by one'],
    ['Sort the adjectives by intensity, mildest first.\nfreezing, cool, chilly, cold', 'makes the step'],
    ['List the ingredients of the dish and mark those with gluten.\nWiener schnitzel', 'just as exactly'],
    ['Explain to a new volunteer what a risk assessment is.', 'terms of the trade'],
    ['Write a dialogue at a chemist’s for language learners.', 'come back'],
    ['Generate CSV with 4 rows of sample data: id, town, rainfall.', 'plausible'],
    [
      'Rewrite the email as a text message.\nDear Ms Low, the fitter comes on Monday at 9. Kind regards, Al',
      'in a word',
    ],
    ['Organize these costs into a table with a total per group.\nfuel 30, hotel 90, toll 12', 'grand total'],
    ['Write a brief, friendly reminder to parents to label the lunch boxes.', 'without a threat'],
    ['Write a job interview answer to "What is your weakness?" for a welder.', 'says in a minute'],
    ['Is this headline clickbait? Explain and propose an honest version.\nDoctors hate this trick', 'keeps back'],
    ['Write a caption for the photo described.\nA dog on a ferry, ears in the wind', 'retells nothing'],
    ['Turn these notes into a markdown table with day and task: mon wash, tue iron, wed windows', 'an empty cell'],
    ['tell me what I can cook with only eggs and rice', 'nothing beyond what is given'],
    ['You will be given a word. Use it in a sentence.\nthrifty', 'from the sentence alone'],
  ])('%s', (draft, line) => {
    expect(
      rewriteBuiltIn(analyse(draft))
        .map(({ prompt }) => prompt)
        .join('\n'),
    ).toContain(line);
  });

  it.each([
    ['Explain this formula: E = mc^2', 'ends up in the cell'],
    ['explain regular expressions to a beginner', 'only nearly do'],
    ['what is the regex for email addresses', 'only nearly do'],
    [
      'Review this paragraph from my essay for logic, do not rewrite it: "It was cheap, so it is true."',
      'better versions',
    ],
    ['List the US states in alphabetical order', 'none added'],
    ['Write a response to my performance review', 'others read along'],
    [
      'Give me a recipe for flapjacks that I can bake with ten pupils. No nuts, ingredients per pair.',
      'beyond what is given',
    ],
    ['Draft an email to remind a client that the invoice is two weeks late.', 'apologise once'],
    ['Write a warning to an agent who has been late eleven times.', 'apologise once'],
    ['turn this note into something friendlier: "Wash your own mugs."', 'has to be known'],
    ['Is it unsafe to store potatoes next to a radiator? Give the reason.', 'keeps back'],
    ['which columns should I index in postgres', 'one row filled in'],
    ['What are the stages of buying a house in England? Just a numbered list of names.', 'usual names'],
    ['what materials are magnetic', 'part of the work'],
    ['I want to make a podcast about frogs', 'length of an episode'],
    ['what is the ideal room temperature for a baby', 'clear tastes'],
    ['Describe a situation where you helped a colleague', 'makes it an example'],
    ['typical foods to avoid with gout', 'local name'],
  ])('%s has nothing said of it that does not fit', (draft, line) => {
    expect(
      rewriteBuiltIn(analyse(draft))
        .map(({ prompt }) => prompt)
        .join('\n'),
    ).not.toContain(line);
  });

  it('a mail that reminds of an event says nothing of money', () => {
    expect(structured('Write an email to remind members of the spring meeting.')).toContain('At a glance');
  });
});
