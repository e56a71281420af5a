import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

const wordingOf = (text: string) => analyse(text).wording;
const CODE = '\n\nx = [1,2]\ny = x\ny.append(3)\nprint(x)';

describe('one word does not decide what is wanted', () => {
  it.each([
    [`What does this code print, and why?${CODE}`, 'readcode'],
    [`这段代码输出什么？为什么？${CODE}`, 'readcode'],
    [`Was gibt dieser Code aus und warum?${CODE}`, 'readcode'],
    ['make me a plan, 20 minutes a day, 8 kg dumbbells', 'training'],
    ['给我做个计划，每天20分钟，只有一对8公斤哑铃', 'training'],
    ['hazme un plan, 20 minutos al día, mancuernas de 8 kg', 'training'],
    ['Continue the story in exactly four sentences: The door opened and nobody was there.', 'extend'],
    ['Does it follow that every continuous function is differentiable? Explain.', 'truth'],
    ['Explain inflation in one sentence.', 'insentence'],
    ['Explain what a mortgage is, about 200 words, ending with one line on the commonest trap', 'explain'],
  ])('%s', (text, wording) => {
    expect(wordingOf(text)).toBe(wording);
  });

  it.each(['guess what, we got the keys to our first house today!!', '介绍一下量子计算，最后用一句话总结'])(
    '%s: neither a riddle nor one sentence',
    (text) => {
      expect(['puzzle', 'insentence']).not.toContain(wordingOf(text));
    },
  );
});
