import { describe, expect, it } from '@jest/globals';
import { rewriteBuiltIn } from '../built-in/built-in-engine.js';
import { tableOf } from '../built-in/languages/tables.js';
import { analyse } from './analyse.js';
import { isTraditional, toSimplified, toTraditional } from './traditional-chinese.js';

describe('Chinese in traditional signs', () => {
  it('is told from simplified and from Japanese', () => {
    expect(isTraditional('這份履歷幫我看一下')).toBe(true);
    expect(isTraditional('这份简历帮我看一下')).toBe(false);
    expect(analyse('取引先に納期の延長をお願いするメールを書いて').language.code).toBe('ja');
  });

  it.each([
    ['幫我寫封辭職信', '帮我写封辞职信'],
    ['跟老闆請假的郵件幫我寫一下', '跟老板请假的邮件帮我写一下'],
    ['量子電腦是什麼 說人話', '量子电脑是什么 说人话'],
    ['翻譯成英文：對不起，我們會盡快處理您的問題', '翻译成英文：对不起，我们会尽快处理您的问题'],
  ])('is read like the same in simplified ones: %s', (traditional, simplified) => {
    expect(analyse(traditional).wording).toBe(analyse(simplified).wording);
  });

  it('keeps the words of the person, and adds none in other signs', () => {
    const draft = '幫我寫一封郵件給房東，暖氣壞了三天，希望週五前修好';
    for (const { prompt } of rewriteBuiltIn(analyse(draft))) {
      expect(prompt).toContain(draft);
      expect(toSimplified(prompt)).not.toBe(prompt);
      expect(prompt).not.toMatch(/[这说请给个为时对应来]/u);
    }
  });

  it('has no simplified sign left in any wording', () => {
    const zh = tableOf('zh');
    const phrases = [zh?.labels, zh?.sharp, zh?.bullets, zh?.guided].flatMap((table) => Object.values(table ?? {}));
    expect(phrases.map(toTraditional).join('')).not.toMatch(
      /[这说请给为时对应来问题译词语读写号码结论级线凭奖励胜挡瞒拥杂担悬乐赛练惊]|註意/u,
    );
  });
});
