import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versions = (text: string): string =>
  rewriteBuiltIn(analyse(text))
    .map(({ prompt }) => prompt)
    .join('\n');

describe('what is wanted is not taken for its neighbour', () => {
  it.each([
    ['Which laptop specs matter most for someone who edits video?', 'advice'],
    [
      'Turn the following product features into a catchy Instagram caption with three hashtags.\n\nfoldable bamboo laptop stand, weighs 300 g, fits any bag, 6 heights',
      'caption',
    ],
    ['把下面的产品特点改写成一条小红书文案。\n\n竹制折叠电脑支架，重300克，六档高度，放得进任何包', 'caption'],
    [
      'Convert the following notes into a to-do list sorted by urgency.\n\ncall plumber, renew passport before June, buy cat food',
      'change',
    ],
    ['Plan a three-hour birthday party for seven-year-olds in a small flat.', 'small'],
    ['Planifica una fiesta de cumpleaños de tres horas para niños de siete años.', 'small'],
    ['Planifică o petrecere de trei ore pentru copii de șapte ani.', 'small'],
    ['帮我策划一场七岁孩子的生日派对，三小时，在家里', 'small'],
    ['plan a surprise party for 25 people, budget 600, where do i start', 'plan'],
  ])('%s → %s', (draft, wording) => {
    expect(analyse(draft).wording).toBe(wording);
  });

  it.each([
    ['Give me the spreadsheet formula that shows "late" after 7 days.', /brackets/u],
    ['Give me some ideas for a team lunch that isn’t pizza', /least work|keeps/u],
    [
      'Given a list of ingredients, come up with a dinner that uses only these.\n\nchickpeas, one lemon, half a cabbage',
      /six|[Ff]ive ideas|different/u,
    ],
    [
      'Convert the following notes into a to-do list sorted by urgency.\n\ncall plumber, renew passport before June, buy cat food',
      /as it happens|in the order it happens|person and date/u,
    ],
    [
      'Write a polite email declining the meeting invitation below and proposing another slot.\n\nBudget sync, Thursday 14:00. I am at the dentist then; free Friday morning.',
      /only if it is meant|answered again|what the meeting is for/u,
    ],
    [
      'Tell me whether the message is likely to be a scam and why.\n\nYour parcel is held at customs. Pay 1.99 within 12 hours or it will be destroyed.',
      /labels?|category/u,
    ],
    [
      "What does this shell command do? Explain each part.\n\nfind . -name '*.log' -mtime +14",
      /each part of this|parts of the question/u,
    ],
    [
      "Was macht dieser Befehl? Erkläre jeden Teil.\n\nfind . -name '*.log' -mtime +14",
      /jeden Teil davon|Teile der Frage/u,
    ],
    ['Put these names in alphabetical order:\nOrla\nBeni\nTadeusz', /1\. Then|\nThen/u],
    ['Create a checklist for closing a small café at the end of the day.', /weeks before/u],
  ])('%s: nothing of %s', (draft, line) => {
    expect(versions(draft)).not.toMatch(line);
  });
});
