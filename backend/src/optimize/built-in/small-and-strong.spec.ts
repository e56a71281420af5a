import { describe, expect, it } from '@jest/globals';
import { scorePrompt } from '../../contracts/scoring.js';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';
import { NATIVE_LANGUAGES } from './languages/tables.js';

const write = (text: string) => {
  const draft = analyse(text);
  const [sharp, structured, guided] = rewriteBuiltIn(draft).map(({ prompt }) => prompt);
  return { draft, sharp: sharp ?? '', structured: structured ?? '', guided: guided ?? '' };
};

const best = (text: string) => {
  const { draft, ...versions } = write(text);
  const score = (prompt: string) =>
    scorePrompt({ text: prompt, role: 'optimized', intent: draft.intent, language: draft.language.code }).score;
  return (Object.keys(versions) as (keyof typeof versions)[]).reduce((one, other) =>
    score(versions[other]) > score(versions[one]) ? other : one,
  );
};

/** Short orders for one thing, one in each language that has words of its own. */
const SMALL = {
  en: 'generate a strong password',
  es: 'dame una excusa para no ir a la cena del viernes',
  fr: 'trouve une excuse pour ne pas venir au dîner',
  de: 'Gib mir ein sicheres Passwort',
  pt: 'crie uma senha forte e fácil de lembrar',
  it: 'dammi una scusa per non andare a cena',
  ro: 'da-mi o scuza ca sa nu merg la cina',
  zh: '帮我想一个迟到的借口',
  ja: '遅刻の言い訳を考えて',
  ar: 'اعطني عذرا لعدم حضور العشاء',
} as const satisfies Record<string, string>;

describe('a short order for one thing', () => {
  it('is in every language that has words of its own', () => {
    expect(Object.keys(SMALL).sort()).toEqual([...NATIVE_LANGUAGES].sort());
  });

  it.each(Object.entries(SMALL))('%s is read in its language and gets one sentence more: %s', (language, text) => {
    const { draft, sharp } = write(text);
    expect(draft.language.code).toBe(language);
    expect(['message', 'token']).toContain(draft.wording);
    expect(sharp).not.toContain('\n');
  });

  it.each([
    ...Object.values(SMALL),
    'excuse for being late to a zoom call',
    'convert this to yaml: {"name":"Ana","active":true}',
    'you are a sommelier. pair a wine with spicy thai green curry',
    'roast my outfit: crocs, cargo shorts, hawaiian shirt',
    'my teenager lies to me constantly',
    'put this in past tense: She runs to the shop and buys milk.',
  ])('is served best by its sharp or its structured version: %s', (text) => {
    expect(best(text)).not.toBe('guided');
  });
});

describe('nothing is asked of an answer that it cannot have', () => {
  it('one sentence has no first sentence', () => {
    const { sharp, structured } = write('summarize in one sentence: The council voted 7-2 to delay the bike lane.');
    expect(structured).not.toContain('first sentence');
    expect(sharp).not.toContain('first sentence');
  });

  it.each(['what is sqrt(144)', 'whats 18 stone in kg'])('a plain sum is not estimated: %s', (text) => {
    expect(write(text).guided).not.toMatch(/rough|estimate/u);
  });

  it('an idiom is not confused with anything, but shown in an example', () => {
    const { guided } = write('whats the meaning of "bite the bullet"');
    expect(guided).not.toContain('confused');
    expect(guided).toContain('Show it in one concrete example.');
  });

  it('nobody buys a flat that is to let, and nobody is involved in a running plan', () => {
    const advert = write('rental ad for a 2 bedroom apartment near the university, 900/month, pets ok');
    expect(`${advert.sharp}${advert.structured}${advert.guided}`).not.toMatch(/buyer/iu);
    expect(write('couch to 5k plan 8 weeks i have bad knees').guided).not.toContain('People');
  });

  it('who asks how a word is spelled sees both spellings', () => {
    expect(write('is it spelled accommodate or acommodate').sharp).toContain('accommodate or acommodate');
  });

  it('a book for the holidays is chosen without the weather', () => {
    expect(write('ce carte sa citesc in vacanta').structured).not.toContain('vreme');
  });

  it('what is to be corrected or put into another form comes back with its mistakes', () => {
    for (const text of [
      'spell check this: I definately recieved teh package',
      'make this a question: teh train is late',
    ])
      expect(write(text).sharp).toContain('teh');
  });

  it('a mail that is to sound otherwise gets guidance too, however much of it is given', () => {
    const mail =
      'Subject: Key for the office\nHi [Name],\nI left my key at home, can you let me in at 8 tomorrow?\nThanks, Ioana';
    const { guided } = write(`The tone of the email should be changed to be more professional.\n${mail}`);
    expect(guided.split('\n\n')[1]).toMatch(/^\p{Lu}[^\n]+[.:]/u);
    expect(guided.split('\n\n')[1]).not.toContain('Subject');
  });
});

describe('a strong prompt', () => {
  const PLAN =
    'Create a 4-week onboarding plan for a new remote customer support agent. Audience: team lead. Format: table with week, goals, tasks, and how we check progress. Keep each cell under 20 words, include shadowing in week 1 and solo tickets by week 3, and do not assume any specific software.';

  it('has its own wishes, word for word, as its list of requirements, and none of ours', () => {
    const { draft, structured } = write(PLAN);
    expect(draft.strength).toBe('strong');
    expect(structured.split('\n').slice(3)).toEqual([
      '- Audience: team lead.',
      '- Format: table with week, goals, tasks, and how we check progress.',
      '- Keep each cell under 20 words',
      '- include shadowing in week 1 and solo tickets by week 3',
      '- do not assume any specific software',
    ]);
  });

  it('is not torn at a colon that belongs to a wish or stands in brackets', () => {
    const EDIT =
      "Act as a copy editor for our newsletter (readers: donors over 60). Edit the paragraph I paste next for clarity and warmth, keep it under 120 words, keep every name, use British spelling, don't add new facts, and list your changes in a short table afterwards.";
    for (const text of [PLAN, EDIT]) expect(write(text).sharp.startsWith(text)).toBe(true);
  });

  it('ends in its wishes even where there are more of them than we would ever add', () => {
    const { structured } = write(
      'Prepare a lesson for adults learning Spanish (A1, 8 learners, 60 minutes, online). Include a warm-up, use photos, add a game, list the 12 words to teach, give homework, write in English, keep it lively, do not use slang, and end with a check.',
    );
    expect(structured).toContain('- end with a check');
  });
});
