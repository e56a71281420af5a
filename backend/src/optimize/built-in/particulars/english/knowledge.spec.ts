import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const sharp = (draft: string) => rewriteBuiltIn(analyse(draft))[0]?.prompt ?? '';

describe('what an English question about the world wants to know', () => {
  it.each([
    ['What is the currency of Peru?', 'code and sign'],
    ['what does NASA stand for', 'full wording'],
    ['Which came first, the piano or the guitar?', 'both dates'],
    ['Is a peanut a nut or a legume?', 'by which definition'],
    ['What do lighthouse keepers do in winter?', 'the tasks one by one'],
    ['What is the role of the timpani in an orchestra?', 'the tasks one by one'],
    ['What are good ways to fall asleep faster?', 'exactly how it is done'],
    ['How was glass invented?', 'what people did without it'],
    ['Why are wetlands important?', 'where it is missing'],
    ['What happens when lava meets sea water?', 'in the order in which it happens'],
    ['What can I do with old wine corks?', 'different corners'],
    ['Give me ideas for a school science fair project about magnets.', 'a question that an experiment answers'],
  ])('%s', (draft, wanted) => expect(sharp(draft)).toContain(wanted));

  it.each(['what does this function do', 'what should i do with leftover rice', 'What is the purpose of my visit?'])(
    'no task of a thing: %s',
    (draft) => expect(sharp(draft)).not.toMatch(/tasks one by one|different corners/u),
  );

  it('has each thing taken out of a text once, however many sentences it has', () => {
    expect(
      sharp(
        'Extract all the tools mentioned in this text and separate them by a comma. He took a saw. Then a plane and two files were brought, and in the end a hammer.',
      ),
    ).toContain('Give everything asked for, each one once');
  });
});
