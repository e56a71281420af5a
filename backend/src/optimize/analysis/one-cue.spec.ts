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
  ])('%s', (text, wording) => {
    expect(wordingOf(text)).toBe(wording);
  });
});
