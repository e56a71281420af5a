import { describe, expect, it } from '@jest/globals';
import { givenBy } from './given.js';
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
    [
      'Given a list of symptoms, guess the car part that is failing.\nclicking when turning, grease on the wheel',
      'guess',
    ],
    [
      'Find the main argument of the text.\nTowns sow wildflowers instead of grass. Costs fall, insects return, and few would go back.',
      'sumup',
    ],
    ['act as a senior user researcher, which of these two survey questions is less leading and why', 'question'],
  ])('%s → %s', (draft, wording) => {
    expect(analyse(draft).wording).toBe(wording);
  });

  it.each([
    'Decide whether the third statement is true, false or uncertain.\n1. All ferries carry bikes.\n2. The Aurora carries none.\n3. The Aurora is a ferry.',
    'Read the chat and decide whether the two agree to meet. Answer Yes, No or Unclear.\nA: Sat at the gym?\nB: If my wrist is better.\nA: I will book for two',
    'Lies den Chat und entscheide, ob die beiden sich treffen. Antworte mit Ja, Nein oder Unklar.\nA: Samstag Kino?\nB: Wenn die Kleine schläft.\nA: Ich hol schon Karten',
    '阅读下面的对话，判断两人是否同意见面，回答“是”“否”或“不确定”。\n甲：周六去爬山吗？\n乙：看天气吧。\n甲：那我先订车了',
  ])('one thing is judged by all that is given: %s', (draft) => {
    const { traits } = analyse(draft);
    expect(traits).toContain('single');
    expect(givenBy(analyse(draft))).toContain('verdictAsked');
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
