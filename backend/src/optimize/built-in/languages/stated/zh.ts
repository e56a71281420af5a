import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    correctAsIs: '只改错的地方，意思、语气和原本正确的部分都保持不变。',
    eachValue: '给出的每一项恰好对应一个值，按原顺序排列，只凭它自己的文字判断，前后不加任何程序读不了的内容。',
    versionsEach: '要的每个版本都标明名称分别给出，用词和句式彼此明显不同，说的内容在各版本中保持一致。',
    puzzleAll: '按固定的顺序逐一考虑各种情况，不要遗漏，排除违反任一条件的，列出剩下的全部，并写明共有几种。',
  },
  bullets: {
    oneValueEach: '取值：每一项恰好一个，按原顺序',
    ownWordsOnly: '依据：每一项自己的文字',
    versionNamed: '版本：各标名称，用词和句式明显不同',
    sameInAll: '意思：各版本相同，不增不减',
    casesOrdered: '情况：按固定顺序考虑，不遗漏',
    allFitting: '结果：所有符合的，并写明数目',
  },
  guided: {
    versionsNote: '先想清楚每个版本在用词和句式上的特点。',
    versionsGive: '依次列出，各标名称。',
    casesStep: '按固定的顺序逐一考虑可能的情况，排除违反条件的。',
    casesList: '列出剩下的全部，并说明共有几种。',
    pageParts: '用两句话说明页面的布局，以及每个操作会触发什么。',
    pageChange: '说明点哪里、看什么能确认它正常，以及换文字或颜色要改哪几行。',
  },
};
