import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const versionsOf = (text: string): string =>
  rewriteBuiltIn(analyse(text))
    .map(({ prompt }) => prompt)
    .join('\n');

describe('what is exact in Chinese', () => {
  it.each([
    ['上联：春风拂柳千条绿，请对下联。', '平仄'],
    ['写出“画蛇添足”的出处和释义，再造一个句子。', '例句'],
    ['“咬死了猎人的狗”有歧义，请写出两种理解。', '没有歧义的话'],
    ['把下面的文言文翻译成现代汉语：人皆有不忍人之心。', '古今异义'],
    ['“躺平”怎么翻译成英文比较自然？', '直译'],
    ['假如你是小学班主任，有个孩子因为没评上三好学生哭了，你会怎么安慰他？', '第一人称'],
    ['检查方程式是否配平，错的改正：H2 + O2 = H2O', '原子数'],
    ['给新校区写一份食堂管理规定', '违规处理'],
    ['离职邮件，发给全公司的，简短一点', '最后一天'],
    ['以新生代表的身份写一篇开学典礼发言稿', '在场的人'],
    ['年会总经理致辞，今年业绩一般', '成绩和不足'],
  ])('%s', (text, words) => {
    expect(versionsOf(text)).toContain(words);
  });

  it('asks no manager to toast, and no notice to be curt', () => {
    expect(versionsOf('年会总经理致辞，今年业绩一般')).not.toContain('举杯');
    expect(versionsOf('给业主群写一则停电通知，语气客气一点')).not.toContain('不写客套话');
  });

  it('is asked in Chinese beside an error or a line in another language', () => {
    expect(analyse('KeyError: name 是什么问题').language.code).toBe('zh');
    expect(analyse('翻译这句话 Better late than never').language.code).toBe('zh');
    expect(analyse('how do you pronounce 什么意思').language.code).toBe('en');
  });

  it('ends no order in a question mark', () => {
    expect(versionsOf('毕业晚会口号来几个')).not.toContain('？');
    expect(versionsOf('缓存穿透怎么处理，面试题')).not.toContain('？');
  });
});
