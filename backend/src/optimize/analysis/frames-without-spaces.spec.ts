import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

describe('what a Chinese or Japanese sentence asks for by its frame', () => {
  it.each([
    ['下个月要参加半程马拉松，平时每周只跑两次，怎么安排训练？', 'training'],
    ['下週要期末考，六科都還沒讀，該怎麼安排複習？', 'training'],
    ['来月フルマラソンに出ます。仕事は週五日です。練習はどう組めばいいですか？', 'training'],
    ['国庆带父母去西安玩四天，行程怎么安排？', 'trip'],
    ['北海道に三泊四日で行きます。どう回ればいいですか？', 'trip'],
    ['孩子暑假两个月在家，怎么安排作息比较好？', 'schedule'],
    ['公司年会预算两万元，一百人，怎么安排流程？', 'plan'],
    ['把下面这句话改得更正式：你们这东西质量太差了，赶紧给我退钱。', 'rewrite'],
    ['这句话太生硬了，帮我改一改：请于五点前提交报告，逾期不候。', 'rewrite'],
    ['この文をやわらかい言い方に直してください。「その企画は無理です」', 'rewrite'],
    ['改正下面句子中的语病：通过这次活动，使我明白了团结的重要。', 'correct'],
    ['下面的句子有没有错别字？他迫不急待地打开了礼物。', 'correct'],
    ['請以一位退休郵差的身分，寫一則第一人稱的日記，描述最後一天送信的心情。', 'persona'],
    ['灯台守の視点から、嵐の夜の日記を書いてください。', 'persona'],
    ['海賊の船長として、嵐の前に乗組員を励ます言葉を言ってください。', 'persona'],
    ['要是貝多芬沒有失去聽力，他的音樂會有什麼不同？', 'whatif'],
    ['6人が総当たりで握手すると、全部で何回になりますか？', 'math'],
    ['東京には信号機が何台ありますか？推測の過程を段階的に説明してください。', 'quantity'],
    ['哪一个词和其他的不是一类？钢琴、小提琴、画笔、长笛', 'oddone'],
    ['怎么用卖柠檬水的例子给十岁的孩子解释通货膨胀？', 'teach'],
    ['シンガポールは何で有名ですか？', 'describe'],
    ['有哪些细微的迹象说明一个人其实没听懂却在装懂？', 'telltale'],
    ['電子書籍があるのに、なぜ紙の本を選ぶ人がいるのでしょうか？', 'motives'],
    ['怎么给自行车换内胎？', 'howto'],
    ['请担任人际关系顾问。我的第一个请求是：“我和室友经常为打扫卫生吵架，该怎么办？”', 'acting'],
  ])('%s', (draft, wording) => {
    expect(analyse(draft).wording).toBe(wording);
  });

  it.each([
    ['怎么跟孩子解释爷爷去世了？', 'teach'],
    ['把这句话翻译成更正式的英语：我们搞定了。', 'rewrite'],
    ['如果三个人合租，每人应该付多少？', 'whatif'],
    ['作为一名营养师，你会怎样安排糖尿病人的早餐？', 'persona'],
  ])('but not where it means something else: %s', (draft, wording) => {
    expect(analyse(draft).wording).not.toBe(wording);
  });
});
