import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versions = (draft: string): string[] => rewriteBuiltIn(analyse(draft)).map(({ prompt }) => prompt);

describe('what is said where little is known of a draft', () => {
  it.each([
    'hi can u help me',
    'can you help me please?',
    'ciao mi puoi aiutare?',
    '你好，可以帮我吗',
    '需要帮助',
    '手伝ってください',
  ])('asks back before anything else: %s', (draft) => {
    expect(versions(draft)[0]).toMatch(
      /ask me in one short message|Chiedimi prima|请先用一条简短的消息|まず短いメッセージ/u,
    );
  });

  it.each(['Set a goal for my sales team', 'Mach mir was für den Elternabend'])(
    'names no conditions where none are given: %s',
    (draft) => {
      const all = versions(draft).join('\n');
      expect(all).not.toMatch(/point by point|every one named|such a thing usually|üblicherweise|punct cu punct|逐点/u);
      expect(all).toMatch(/left open|Offenes|Ce rămâne deschis|没有说明的地方/u);
    },
  );

  it.each(['Meine Tochter wird sechs. Ich brauche 5 Spiele für drinnen.'])(
    'an order behind what is told is carried out: %s',
    (draft) => {
      const [sharp = '', structured = ''] = versions(draft);
      expect(sharp).toContain('Jede Idee');
      expect(structured).toMatch(/^(?:Task|Aufgabe):/u);
    },
  );

  it.each([
    'Sag mir nur die fünf größten Seen der Schweiz',
    'Just the names of the seven dwarfs',
    'Set a goal for my team',
  ])('adds something to each version: %s', (draft) => {
    for (const prompt of versions(draft)) expect(prompt.length).toBeGreaterThan(draft.length + 30);
  });

  it('who asks how to go on in a situation gets steps, not causes to check', () => {
    const draft =
      'My daughter is 14 and has stopped talking to us at dinner. She just goes to her room. How should I approach this?';
    const [sharp = '', structured = '', guided = ''] = versions(draft);
    expect(sharp).toContain('a concrete action');
    expect(structured).toContain('what helps most comes first');
    expect([sharp, structured, guided].join()).not.toContain('likely causes');
  });

  it.each([
    ['What is the difference between a list and a tuple in Python?', 'the difference that decides most'],
    ['Rewrite this so it sounds less angry: You never answer my mails and I am sick of it.', 'make sure of these'],
    ['Write a message to my neighbours that our dog is missing', 'ready to send'],
  ])('what is added is of its kind: %s', (draft, line) => {
    expect(versions(draft)[2]).toContain(line);
  });
});

describe('what an entry, a figure or a puzzle asks for', () => {
  it('nobody is unsure of what is thought up', () => {
    const all = versions('name and tagline for a bike repair van').join('\n');
    expect(all).not.toMatch(/truly fits|for sure|fill up the number/u);
    expect(versions('Five European countries that start with S').join('\n')).toContain('fill up the number');
  });

  it('reckons with the values given and looks up the others', () => {
    expect(versions('How many cups are 750 ml?')[0]).toContain('values given');
    expect(versions('How many teeth does an adult have?').join('\n')).not.toContain('values given');
  });

  it('looks for a catch only in a riddle', () => {
    expect(versions('A farmer has 17 sheep and all but 9 die. How many are left?')[1]).toContain('Catch:');
    const [sharp, structured] = versions('If Anna is taller than Ben, and Ben is taller than Cara, who is shortest?');
    expect(`${sharp}${structured}`).not.toMatch(/catch:|misleads/iu);
    expect(structured).toContain('Trap: the answer one gives too quickly');
  });

  it.each([
    // What is known of the thing is checked before the reply, and no second version is offered beside the one ordered.
    ['Write alt text for the image described.\nA yellow kayak on a pebble beach', 'make sure of these', 'assumption'],
    ['Write a birthday e-mail to my boss, under 80 words.', 'ready to send', 'two versions'],
    [
      'Make this notice friendlier but keep it firm: Bikes in the hall will be removed.',
      'rule and consequence',
      'shade',
    ],
    ['What should I say to a friend whose dog died yesterday?', 'word for word', 'the suggestion you would choose'],
    ['Make a pros and cons table for buying a used electric car.', 'rows and columns', 'Say where you come down'],
    ['What should be considered when you choose a camera for cooking videos?', 'find it out', 'Sort the advice'],
    [
      'Read the weather report and advise what to wear.\nMorning 4°C with fog, afternoon sunny.',
      'details of it',
      'effort',
    ],
    ['Explain the idiom to a learner and use it in one sentence.\nto kick the can down the road', 'context', 'fewest'],
    ['Invent a new sport and explain its rules', 'as if it existed', 'mark the one'],
    ['Give two examples of renewable energy sources and one drawback of each', 'asked for it', 'why it is among'],
    ['Do a SWOT analysis for a small town bookshop', 'opportunities', '?'],
    [
      'Read the email and write a one line subject.\nHi team, the kitchen is closed Monday for repairs.',
      'fewest',
      'Quote',
    ],
    // Nothing stands beside names alone, and two sentences hold no order to work in.
    ['Suggest three names for a podcast about urban beekeeping. Names only.', 'give only what is left', 'marked'],
    [
      'Write acceptance criteria for this user story.\nAs a reader, I want to bookmark an article.',
      'given, when',
      '[…]',
    ],
    ['Compare Python and JavaScript for a beginner. Answer in a table.', 'criteria that decide', 'last part'],
    ['Describe a haunted library in 100 words using only sounds.', 'Settle the hour', 'sides that the words'],
    ['What are some signs that a houseguest wants to leave?', 'what to do once one knows', 'contradict'],
  ])('the guided version keeps to what is ordered: %s', (draft, line, no) => {
    const guided = versions(draft)[2];
    expect(guided).toContain(line);
    expect(guided).not.toContain(no);
  });
});
