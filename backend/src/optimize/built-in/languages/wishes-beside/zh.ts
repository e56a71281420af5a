import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore: '保持原意和语气，用母语者自然的说法，把另外要求的内容写在译文下面，并标出涉及的词语。',
  },
  orders: {
    besideSum: '要计算的用给出的数来算，写出算式，带单位。',
    besideEach: '另外要求的内容，写在对应的每一项旁边。',
    besideSentences: '要造的句子也要给出，从上下文能看出词的意思。',
    besideElse: '另外要求的内容也要完整给出，并与前面分开。',
    besideTranslation: '译文也要给出，说法像母语者那样自然。',
    besideSummary: '概括也要给出：只留最要紧的，不添原文没有的。',
    besideExplanation: '所要的解释也要给出，写明依据。',
    besideVerdict: '要下判断的地方只给一个结论，写明最有分量的理由和最有力的反对意见。',
    besidePiece: '要写的文字写完整，与前面一致，可以直接用。',
    besideQuestions: '每道题都能用前面讲的来答，答案写在题下。',
    besideTitle: '标题要具体，不许诺文中没有的内容。',
  },
  bullets: {
    besideSum: '计算：用给出的数，写出算式，带单位',
    besideEach: '另外要求的：写在对应的每一项旁边',
    besideSentences: '例句：从上下文能看出词的意思',
    besideElse: '另外要求的：完整，与其余分开',
    besideTranslation: '译文：像母语者那样说',
    besideSummary: '概括：只留最要紧的，不添原文没有的',
    besideExplanation: '解释：正好针对所问，写明依据',
    besideVerdict: '结论：只下一个，写明最有分量的理由和最有力的反对意见',
    besidePiece: '要写的文字：完整，与前面一致，可以直接用',
    besideQuestions: '题目：用前面讲的就能答，答案写在每题下面',
    besideTitle: '标题：具体，不许诺文中没有的内容',
  },
} as const satisfies WishesBeside;
