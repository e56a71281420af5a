import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('what is set at school in Chinese and Japanese', () => {
  it.each([
    ['设计一个面向初二学生的实验，验证光合作用需要光，列出材料和步骤。', '对照：只有一个条件不同'],
    ['分析《红楼梦》中宝玉与黛玉的关系，并讨论它如何反映情与礼的冲突。', '论证：两三处关键情节'],
    ['为“中学生是否应该住校”这一辩题，分别为正反双方各拟三个论点。', '针锋相对'],
    ['用沈从文的文风写一段短文，写一个修鞋的老人。', '句式：长短、停顿'],
    ['惯性和惯性力有什么区别和联系？', '联系：在哪里相连'],
    ['从下面的文字中提取公司、职务和姓名，以JSON数组返回：\n“王敏是远山科技的总监，李涛是后者的顾问。”', '指代'],
    ['小李比小王高，小张比小王矮，小赵比小李高。谁最矮？', '能比较的写成“＞”式'],
    ['甲乙丙三人中只有一人说真话。甲说乙说谎，乙说丙说谎，丙说甲乙都说谎。谁说真话？', '假设：逐一进行'],
    ['总结一下《水浒传》的主要情节，不超过四句话。', '取舍：只留推动结局的转折'],
    ['抗战爆发的原因有哪些？哪一个最重要？', '导火索'],
    ['猫为什么总爱踩奶？', '留意：什么样就不只是习性了'],
    ['豆腐放冰箱里酸了还能吃吗', '一定要扔'],
    ['帮我把这个Excel公式解释一下：=VLOOKUP(A2,B:D,3,FALSE)', '参数：一个一行'],
    ['列出四种常见的蝴蝶，并说明辨认特征。', '易混'],
    ['分析城市内涝对居民生活的影响，并提出三条对策。', '对应：每条措施'],
    ['光の強さを変えて水草の光合成を調べる実験を設計してください。', '対照：変えるのは一つだけ'],
  ])('has what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it('has an order to work in of its own, which is no sentence of the other versions', () => {
    const [sharp = '', structured = '', guided = ''] = versionsOf('电阻和电阻率有什么区别和联系？');
    expect(guided).toContain('1. 各用一句话下定义。\n2. 拿同一个例子');
    expect(sharp + structured).not.toContain('拿同一个例子，分别');
  });

  it('is written in the signs of the draft', () => {
    expect(versionsOf('電阻和電阻率有什麼區別和聯繫？')[2]).toContain('拿同一個例子');
  });

  it.each([
    '写一份实验报告，题目是测量重力加速度。',
    '根据用户读过的两本书，推荐一本书。\n《活着》《围城》',
    '写一个函数判断回文，并给出测试用例。',
  ])('is left alone where something else is wanted: %s', (text) => {
    expect(versionsOf(text)[1]).not.toMatch(/对照：|难度：|前置条件/u);
  });

  it.each([
    '大熊猫为什么白天睡觉？',
    '热狗为什么叫热狗？',
    '这张优惠券过期了还能用吗？',
    '硬盘里的照片可以保存多久？',
    '女儿总爱说谎，作为家长我该怎么引导？',
    '我创业失败的原因是什么？',
    '小明的爸爸和小红的妈妈是兄妹，小明和小红是什么关系？',
    '失眠用英语怎么说？',
    '猫背はなぜ肩こりにつながるのですか？',
    '犬猿の仲はなぜそう呼ばれるのですか？',
  ])('is not taken for its neighbour by one word: %s', (text) => {
    expect(versionsOf(text)[0]).not.toMatch(/兽医|獣医|坏没坏|真话|导火索|箭头|醒来以后|年代的事实/u);
  });
});
