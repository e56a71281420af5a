import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';
import { requestShape } from './request-shape.js';

describe('the shape of a request of which only the verb is understood', () => {
  it.each([
    ['making', 'Generate acceptance criteria for a parking app'],
    ['making', 'Elabora un protocolo de limpieza para un acuario'],
    ['making', '为社区图书馆设计一个借书逾期提醒的流程'],
    ['making', 'Turn the given title into a rhyming couplet.\n\nLemon drizzle cake'],
    ['finding', 'Name the river that this bridge crosses.\n\nChain Bridge'],
    ['finding', '猜一种有黑白两种键的乐器'],
    ['finding', 'حدد الفعل والفاعل في الجملة'],
    ['telling', 'Elaborate on the habits of urban foxes'],
    [
      'working',
      'Using the notes below, fill in the form.\n\nMarta Klein arrives on Tuesday at 9:40 to see Mr. Doyle in room 214.',
    ],
  ])('%s: %s', (shape, text) => {
    expect(requestShape(analyse(text))).toBe(shape);
  });
});

describe('what the verb rules out', () => {
  it.each([
    ['produce a mock interview between a podcast host and a beekeeper', ['recommend']],
    ['Turn the given recipe title into a rhyming couplet.\n\nLemon drizzle cake', ['rewrite']],
    ['I keep mixing up affect and effect, can you give me a trick to remember which is which?', ['troubleshoot']],
    ['Ce planetă are cei mai mulți sateliți naturali și cum se explică acest lucru?', ['howto']],
    ['请为社区图书馆设计一个借书逾期提醒的流程,包括通知方式和时间节点。', ['message', 'email']],
    ['Completa la analogía y explica la relación: pez es a agua como pájaro es a ...', ['extend']],
  ])('is not what is asked for: %s', (text, kinds) => {
    expect(kinds).not.toContain(analyse(text).wording);
  });
});

describe('a request of which nothing is known', () => {
  it('is not asked for what may be missing, and gets no limit and no alternative', () => {
    const text = rewriteBuiltIn(analyse('define a new alphabet of knots such as a double loop'))
      .map(({ prompt }) => prompt)
      .join('\n');
    expect(text).not.toMatch(/ask (?:me )?(?:at most|one)|alternative|missing|at most \d+ words/u);
  });
});
