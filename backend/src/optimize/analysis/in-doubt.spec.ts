import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

const wordingOf = (text: string) => analyse(text).wording;

describe('what somebody else would do in a dilemma that is told', () => {
  it.each([
    'i got offered a job that pays 20% more but i promised my boss to stay until spring. what would you do',
    'ich hab ein jobangebot mit 15% mehr gehalt, aber meinem chef versprochen bis mai zu bleiben. was würdest du tun',
    'me ofrecieron un trabajo que paga 20% más pero prometí a mi jefe quedarme hasta primavera. ¿qué harías tú?',
    'recebi uma proposta que paga 20% a mais mas prometi ao meu chefe ficar até março. o que você faria?',
    'mi hanno offerto un lavoro che paga il 20% in più ma ho promesso al mio capo di restare. tu cosa faresti?',
  ])('is a decision: %s', (text) => {
    expect(wordingOf(text)).toBe('decide');
  });
});

describe('a fact', () => {
  it.each(["what's the catch with 0% balance transfer cards"])('is no judgement: %s', (text) => {
    expect(wordingOf(text)).toBe('explain');
  });

  it.each(["what's the capital of Kazakhstan", 'Which country hosted the first Winter Paralympic Games?'])(
    'has a name, a date, a place or a figure: %s',
    (text) => {
      expect(wordingOf(text)).toBe('fact');
    },
  );
});

describe('shares of a sum in Arabic words', () => {
  it.each([
    'لدى ليلى ضعف عدد الكتب التي لدى هدى، ولدى هدى أربعة كتب أكثر من ريم. إذا كان مجموع ما معهن 32 كتابًا، فكم كتابًا مع كل واحدة؟',
    'عمر الأم ثلاثة أضعاف عمر ابنتها، ومجموع عمريهما 52، فكم عمر كل منهما؟',
  ])('are worked out: %s', (text) => {
    expect(wordingOf(text)).toBe('math');
  });

  it.each(['لدي طفلان وراتبي 9000، كم أدخر كل شهر؟', 'فاز الأهلي بضعف جوائز منافسه، كم جائزة تمنح البطولة كل سنة؟'])(
    'are not seen where nothing adds up: %s',
    (text) => {
      expect(wordingOf(text)).not.toBe('math');
    },
  );
});
