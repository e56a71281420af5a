import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const structured = (draft: string) => rewriteBuiltIn(analyse(draft))[1]?.prompt ?? '';

describe('what one word makes look like something else', () => {
  it.each([
    ['Write a letter to my boss asking for permission to work from home on Fridays.', 'met with a concrete offer'],
    ['How do I explain a gap of two years in my CV? I was ill.', 'calm and without excuses'],
    [
      'You are designing a footbridge over a river that freezes. Describe the components, the steps and two risks.',
      'which one settles the next',
    ],
    ['Write a macro for our support team about cancelling after 30 days.', '[placeholders]'],
    ['Create a poll for our channel about the summer party.', 'none overlapping'],
    ['Write a voicemail message to leave for a client who did not answer.', 'Call back'],
    ['Are these two sentences paraphrases of each other?\n1. They met.\n2. There was a meeting.', 'shared words alone'],
    ['Invent a portmanteau for somebody who naps at work.', 'still heard in it'],
    ['You have a 3 litre jug and a 5 litre jug. How do you measure exactly 4 litres?', 'the state after each'],
    ["Which is right: 'between you and I' or 'between you and me'?", 'with a quick test'],
    ['When do I use who and when whom?', 'decides between them'],
    ['Our wedding is on 20 September. Make a timeline that counts backwards from the day.', 'the latest day for it'],
    ['Scale this soup recipe up for 25 people: 1 kg carrots, 1 l stock (serves 6)', 'old and new'],
    ['Find all dates in the text and sort them.\nIt opened in 1871, burned down in 1803.', 'Spans and partial dates'],
    ['Spell out the abbreviations in this message: omw, brb, lmk if u need anything', 'Written out'],
    ['Make a shopping list for a barbecue with 15 people, budget 150 euros.', 'what to drop first'],
    ['Design a filing system for a family that keeps losing papers.', 'fall apart'],
    ['My roommates work shifts. How do we split the chores fairly?', 'the minutes about equal'],
    ['Add up the hours: Mon 7.5, Tue 8, Wed 6. How many are left to 40?', 'Total: on a line of its own'],
    ['Predict the next three numbers: 2, 6, 12, 20, 30', 'gives every term'],
    ["Give me a counterargument to: 'Homework should be abolished.'", 'exactly this claim'],
    ["What is the moral of 'The Boy Who Cried Wolf'?", 'outside the story'],
    ['Turn this list of chores into a weekly plan: laundry, trash (Tuesday), call grandma', 'no day overfull'],
    ['Convert the following to bullet points: The draft is due June 2. We review it on June 9.', 'that of the text'],
    ["My neighbor's tree hangs over my fence. Can I cut the branches?", 'make me liable'],
    ['Reply to a customer on etsy who says the candle arrived broken, we can send a new one', 'with one apology'],
    ['Given a list of ingredients, decide if the product is vegan.\nflour, sugar, whey, salt', 'what in the given'],
    ['The app crashes on upload. Which team should get this ticket: mobile or billing?', 'as it is called here'],
    ["I'm allergic to nuts and go to Thailand, what should I learn to say in Thai?", 'in its own script'],
    ['For each of the following animals, say where it sleeps.\nbat, sloth, otter', 'its name first'],
    ['Explain the joke: I used to be a banker but I lost interest.', 'Plays on'],
    ['tell me smth interesting about octopuses', 'most people do not know'],
    ['Make up a superhero whose only power is being early', 'the weakness that follows'],
    ['What are the ethical issues of using AI to grade essays?', 'whom it touches'],
    ['Create a 10 item checklist for closing up a cabin', 'to tick off'],
    ["Does this sentence contain a simile or a metaphor? 'Her voice was a warm blanket.'", 'in the first line'],
    ["Find the logical flaw: Nobody has proven that ghosts don't exist, so they must exist.", 'plainly wrong'],
    ['Generate five fake customer names with email addresses for testing', 'Nobody real'],
    ["What is the most common letter in the word 'Mississippi'?", 'one by one'],
    [
      'Explain why this code is slow and make it faster:\nfor x in a:\n    if x not in r:\n        r.append(x)',
      'Faster',
    ],
    ["Tell me about a time when you failed. (interview question, I'm an accountant)", 'under two minutes'],
    ['Translate into Spanish and keep the HTML tags: <p>Welcome to <b>our</b> shop!</p>', 'none lost or added'],
    ['give me the pros of a second monitor, my manager needs to be convinced', 'what they gain'],
    ['Given the title of an episode, write a teaser of at most 30 words.\nWhy We Dream', 'left open'],
    ['Write a formal complaint about noise from the construction site, to the city office.', 'a date to answer by'],
    ['Describe the water cycle using only words a 6 year old knows.', 'this audience already knows'],
    ["Should voting be compulsory? Give me the opening statement for the 'yes' side.", 'held from start to end'],
    ['Suggest three alternative endings for Cinderella', 'from the same moment'],
    ["Create a crossword clue for the word 'harbor'.", 'Clue: one'],
    ['Write a post to find a new home for my cat, she is 7 and deaf', 'who is looking for a home'],
    ['What are the side effects of ibuprofen and when should I not take it?', 'must not be taken with'],
    ["Compose a two-line birthday wish for a colleague I don't know well.", 'how little we know each other'],
    ["Is the following email phishing? 'Your acount is suspended, click here'", 'through the message itself'],
    ['Find all words with more than one syllable: The garden gate was open.', 'meets the condition'],
    ['What questions should I ask before signing up for a gym?', 'a worrying answer'],
    ['Write a meeting invite for a 30 min call on Thursday 2pm, attendees Lea and Tom', 'day and time as told'],
    ['Given the following recipe title, list the ingredients it needs.\nLemon garlic chicken', 'Left out: the steps'],
    ['I want to quit my job without notice, what are the consequences?', 'Softened'],
    ['Predict what will happen next: Tom left the milk out for three days.', 'Likeliest'],
    ['Could you proofread my abstract? We examined whether later start times effects attendance.', 'the whole text'],
    ['Write a two-paragraph abstract for a paper on urban bees', 'what was found'],
    ['Rewrite the ending of this fairy tale so the wolf is the hero: ... and the huntsman saved her.', 'to the end'],
    ["Tell me a riddle about time and don't give me the answer.", 'nor hinted at'],
    ['Use the following words in a short paragraph: lantern, receipt, whisper', 'a reason to turn up'],
    ['Our meeting always runs over. Give me an agenda template for 30 minutes.', 'add up'],
    ["Write a funny resignation letter from Santa's lead elf", 'this figure'],
    ['Compose an apology from a dog to the mailman', 'only this writer'],
    ['Check my math: 15% of 240 is 38', 'right or wrong'],
    ["Find a rhyme for 'orange'", 'nothing forced'],
    ['Convert this recipe to vegan: 2 eggs, 200 ml milk, 250 g flour', 'cannot stay'],
  ])('%s', (draft, line) => {
    expect(structured(draft)).toContain(line);
  });

  it.each([
    ['Turn these bullet points into a paragraph: - founded 1988 - 40 staff - makes bells', 'that of the text'],
    ['Draft a polite email to remind a client that the invoice is two weeks late.', 'with one apology'],
    ['When should I use a queue rather than a database?', 'decides between them'],
    ['Write a short story about a lighthouse keeper.', 'children of this age'],
    ['Write a haiku about an unread email', 'Subject line'],
    ['You are building a shed where pipes freeze. Describe the parts.', 'If nothing helps'],
    ['In one sentence, what is the point of a sundial?', 'each answered, the last'],
    ["Act as an alien anthropologist and write a field report on a children's birthday party.", 'audience'],
    ['Why did the Roman Empire fall? Give the three main reasons.', 'each answered, the last'],
    ['Put the words in the right order to make a sentence: often / late / he / is', 'a reason to turn up'],
    ["What are the rules of offside? explain like I've never watched a game", 'each answered, the last'],
    ['List the steps of brewing beer and give an example for each.', 'as it stands there'],
    [
      'Rewrite this tweet so it fits into 140 characters: I think we all stare at our phones too long.',
      'counted before',
    ],
    ['Say it in three different tones (formal, friendly, sarcastic): The meeting is at 8.', 'Message: what I want'],
  ])('%s', (draft, line) => {
    expect(structured(draft)).not.toContain(line);
  });

  it('leaves a third verdict open where the draft names one', () => {
    const draft =
      'Ann is taller than Bo. Cy is taller than Bo. Is it true, false, or uncertain that Ann is the tallest?';
    expect(structured(draft)).toContain('If it stays open');
  });
});
