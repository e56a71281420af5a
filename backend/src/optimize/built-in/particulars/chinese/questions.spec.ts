import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const versionsOf = (text: string) =>
  rewriteBuiltIn(analyse(text))
    .map(({ prompt }) => prompt)
    .join('\n');

describe('what a good answer names, in Chinese and Japanese', () => {
  it.each([
    ['台灣的夜市以什麼聞名？', '最有代表性的一項'],
    ['去新疆旅游的最佳时间是什么时候？', '次选'],
    ['下个月要参加半程马拉松，平时每周只跑两次，怎么安排训练？', '长距离'],
    ['公司年会预算两万元，一百人，怎么安排流程？', '几点到几点'],
    ['明天要面试了，我特别紧张，怎么办？', '前一晚'],
    ['写一篇关于最近去敦煌旅行的博客，突出文化体验和必看的景点。', '当地人怎么做'],
    ['写一篇虚构餐厅的评论，给四颗星，提到服务和甜点。', '一处不满意'],
    ['“谢谢你的帮助”用日语怎么说？', '读音'],
    ['請為一篇介紹都市養蜂的文章擬四個吸引人的標題。', '切入點'],
    ['請擔任一位面試官，應徵的職位是室內設計師，一次只問我一個問題。', '追問'],
    ['“画蛇添足”是什么意思？', '出处'],
    ['怎样才能提高自己的专注力？', '每次多久'],
    ['シンガポールは何で有名ですか？', '印を付け'],
    ['来月フルマラソンに出ます。仕事は週五日です。練習はどう組めばいいですか？', '長い距離'],
    ['京都のカフェの架空のレビューを書いてください。星四つで、内装とコーヒーに触れてください。', '惜しい点'],
    ['最近の沖縄旅行について、文化体験と見どころを紹介する魅力的なブログ記事を書いてください。', '地元の人'],
    ['面接官になって、営業職の面接をしてください。質問は一つずつお願いします。', '総評'],
    ['批判的思考力を伸ばすにはどうすればいいですか？', '一回の時間'],
  ])('%s', (text, words) => {
    expect(versionsOf(text)).toContain(words);
  });

  it('asks nobody who is nervous for the questions of the interview', () => {
    expect(versionsOf('明天要面试了，我特别紧张，怎么办？')).not.toContain('反问');
  });

  it('leaves no gap for a stay that is invented', () => {
    expect(versionsOf('京都のカフェの架空のレビューを書いてください。')).not.toContain('[かっこ]');
  });
});
