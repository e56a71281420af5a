import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

describe('a part given for a conversation', () => {
  it.each([
    ['Act as a French to English translator. I will write in French and you answer with the translation only.'],
    ['أريدك أن تتصرف كمدقق لغوي. سأرسل لك جملًا وعليك أن تصححها. جملتي الأولى هي: "ذهبت الى السوق".'],
    ['请担任中英翻译。我会用中文写，你只回复英文译文。我的第一句话是“桂林山水甲天下”。'],
    ['Joacă rolul unui traducător din română în germană. Îți voi trimite fraze, iar tu trimiți doar traducerea.'],
    ['Du bist mein Korrektor. Ich schicke dir Sätze, und du gibst nur die verbesserte Fassung zurück.'],
  ])('works on what is sent: %s', (text) => {
    expect(analyse(text).wording).toBe('conversion');
  });

  it.each([
    [
      'Please act as a career counselor. You will be given a description of someone. My first request is: "I want to move from teaching into tech."',
    ],
    ['قم بدور مستشار مهني. سيصف لك شخص مهاراته وعليك أن تقترح عليه وظائف. طلبي الأول: "أريد ترك التدريس."'],
    ['请扮演健身教练。我会描述我的情况。我的第一个请求是“我想三个月减五公斤”。'],
  ])('advises on a case: %s', (text) => {
    const draft = analyse(text);
    expect(draft.wording).toBe('adviser');
    expect(draft.parts.material).toBe('');
  });

  it('leaves an order of its own to whoever is named in it', () => {
    expect(analyse('Act as a doctor and explain how vaccines work.').wording).not.toBe('adviser');
    expect(analyse('Translate this into French: the translator will be late.').wording).not.toBe('conversion');
  });
});
