import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

const wordingOf = (draft: string) => analyse(draft).wording;

describe('shares of a number that is told', () => {
  it.each([
    'Tiene 48 dátiles, da un cuarto a su hermano y luego come un tercio del resto. ¿Cuántos le quedan? Explica los pasos.',
    'Elle a 48 dattes, en donne le quart à son frère puis mange le tiers du reste. Combien lui en reste-t-il ? Explique les étapes.',
    'Sara hat 48 Datteln, gibt ein Viertel ihrem Bruder und isst dann ein Drittel vom Rest. Wie viele hat sie noch? Erkläre die Schritte.',
    'Sara are 48 de curmale, îi dă un sfert fratelui ei și apoi mănâncă o treime din rest. Câte îi rămân? Explică pașii.',
    'لدى سلمى 48 حبة تمر، أعطت ربعها لأخيها ثم أكلت ثلث الباقي. كم حبة بقيت معها؟ اشرح خطوات الحل.',
  ])('are reckoned with and not estimated: %s', (draft) => {
    expect(wordingOf(draft)).toBe('math');
  });

  it('as opposed to what nobody knows', () => {
    expect(wordingOf('How many piano tuners are there in Chicago? Explain your reasoning.')).toBe('quantity');
  });
});

describe('statements of which one contradicts another', () => {
  it.each([
    'Which of the following sentences contradicts another?\n1. All birds fly.\n2. Some birds do not fly.\n3. No bird swims.',
    '¿Cuál de las siguientes frases contradice a otra?\n1. Todas las aves vuelan.\n2. Algunas aves no vuelan.\n3. Ninguna ave nada.',
    'Welcher der folgenden Sätze widerspricht einem anderen?\n1. Alle Vögel fliegen.\n2. Einige Vögel fliegen nicht.\n3. Kein Vogel schwimmt.',
    'Care dintre propozițiile următoare o contrazice pe alta?\n1. Toate păsările zboară.\n2. Unele păsări nu zboară.\n3. Nicio pasăre nu înoată.',
    '下面哪句话与另一句矛盾？\n1. 所有鸟都会飞。\n2. 有些鸟不会飞。\n3. 没有鸟会游泳。',
    'أي الجمل التالية ينفي الأخرى؟\n1. كل الطيور تطير.\n2. بعض الطيور لا تطير.\n3. لا طائر يسبح.',
  ])('are worked out from what they say: %s', (draft) => {
    expect(wordingOf(draft)).toBe('puzzle');
  });
});

describe('rules of safety', () => {
  it.each([
    'Ești ghid turistic pe Marte. Salută grupul și explică regulile de siguranță.',
    '你是火星上的导游。向你的团队问好，并说明最重要的安全规则。',
  ])('are those of no game: %s', (draft) => {
    expect(wordingOf(draft)).not.toBe('game');
  });
});

describe('figures that agree in one reading only', () => {
  it.each([
    'Two fathers and two sons share three apples, one whole apple each. How is that possible?',
    'Într-o familie sunt doi tați și doi fii. Mănâncă împreună trei mere, fiecare câte unul întreg. Cum este posibil?',
    'Ana, Bogdan și Călin au fiecare un animal: pisică, iguană și papagal. Ana nu suportă penele, iar Bogdan e alergic la blană. Călin nu are iguană. Cine ce animal are? Argumentează.',
    'Fratele mamei mele are o singură soră. Cine este ea pentru mine?',
  ])('are a riddle: %s', (draft) => {
    expect(wordingOf(draft)).toBe('puzzle');
  });

  it.each([
    'vreau sa renunt la cafea dar ma doare capul dupa o zi. ce fac?',
    'i want to quit coffee but my head hurts after a day. what do i do?',
  ])('as opposed to what somebody tells of themselves: %s', (draft) => {
    expect(wordingOf(draft)).toBe('suggest');
  });

  it.each([
    ['Cum se formează un curcubeu și de ce vedem uneori două?', 'explain'],
    ['Ce fac antibioticele și de ce nu ajută la răceală?', 'explain'],
    ['Evaluează în mod corect cele două răspunsuri și dă-le note de la 1 la 10.\nA: Da.\nB: Nu.', 'rating'],
  ])('nor are what is asked besides: %s', (draft, kind) => {
    expect(wordingOf(draft)).toBe(kind);
  });
});
