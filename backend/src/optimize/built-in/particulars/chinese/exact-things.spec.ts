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
    ['小学家长会发言稿，我是数学老师', '家里配合'],
    ['给出下列动作的动作要领和两个常见错误。\n深蹲', '错的样子'],
    ['根据下面的症状判断这盆花可能缺什么。\n新叶发白，老叶正常', '容易混淆'],
    ['从下面的留言中找出提到“物流”的，并统计好评和差评各有几条。\n1. 物流快\n2. 颜色不对', '对得上'],
    ['你现在是宋朝的茶馆掌柜，我是刚进门的客人，请跟我对话。', '不替我说话'],
    ['为一家健身房设计一个会员积分方案，要简单。', '钻空子'],
    ['小李没带伞，外面下大雨，他到家却是干的，请给出三种合理的解释。', '奇怪'],
    ['论文降重：本文以问卷法研究大学生的睡眠质量，结果表明二者显著相关。', '换句式'],
    ['查重率42%怎么降下来，后天就交', '查重报告'],
    ['写出“安静”的三个近义词，并说明用法区别。', '不能换'],
    ['象棋里的棋子分别代表什么？', '一个不漏'],
    ['怎么挑选新鲜的螃蟹？', '靠不住'],
    ['怎么去除衣服上的霉味？', '混'],
    ['狗狗吐了两次还在喝水，要不要去医院', '必须马上去'],
    ['浏览器打开网页全是乱码怎么办', '不行时'],
    ['为给定的职位写四条任职要求。\n仓库管理员', '面试时'],
    ['为一款打车软件写一条用户故事和两条验收标准。', '我想要'],
    ['给这款保温壶写一条直播口播文案，30字以内', '说出口的话'],
    ['如何评价“断舍离”这个词的流行？', '两面'],
    ['请看下面两个标题哪个更好，并说明理由。\nA：一碗面的三十年\nB：优质好面', '没有选'],
    ['我买的二手相机用了两天快门就坏了，卖家说概不负责，我该怎么办', '证据'],
    ['提前退租房东说要扣钱，押金能退吗？', '证据'],
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
