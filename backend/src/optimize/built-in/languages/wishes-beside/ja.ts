import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      '意味と語調を保ち、その言語の話者が自然に使う表現を選び、ほかに求められたことは対象の語とともに訳文の下に書いてください。',
  },
  orders: {
    besideSum: '計算が必要なものは与えられた数値で計算し、式と単位を一行で示してください。',
    besideEach: 'それぞれについて求められたことも、その項目のすぐ横に書いてください。',
    besideSentences: '例文も、前後から語の意味がわかるように挙げてください。',
    besideElse: 'ほかに求められたことも、漏れなく、分けて書いてください。',
    besideTranslation: '訳文も、その言語の話者が自然に言う形で書いてください。',
    besideSummary: '要約も、いちばん大事なことだけを、原文にないことは書かずに示してください。',
    besideExplanation: '求められた説明も、根拠とともに書いてください。',
    besideVerdict: '判断を求められているところでは結論を一つに決め、最も重い理由と最も強い反論を添えてください。',
    besidePiece: '書く文章は、前の内容に沿い、そのまま使える完成した形にしてください。',
    besideQuestions: 'どの問題もここまでの内容で答えられるものにし、解答をそれぞれの下に書いてください。',
    besideTitle: '題名は具体的にし、本文にないことは約束しないでください。',
  },
  bullets: {
    besideSum: '計算：与えられた数値で、式と単位を一行で',
    besideEach: 'それぞれに求められたこと：その項目のすぐ横',
    besideSentences: '例文：前後から語の意味がわかる',
    besideElse: 'ほかの依頼：漏れなく、分けて',
    besideTranslation: '訳文：その言語の話者が自然に言う形で',
    besideSummary: '要約：いちばん大事なことだけを、原文にないことは書かずに',
    besideExplanation: '説明：問われたことそのものについて、根拠とともに',
    besideVerdict: '結論：一つに決め、最も重い理由と最も強い反論を添える',
    besidePiece: '書く文章：前の内容に沿い、そのまま使える完成した形で',
    besideQuestions: '問題：ここまでの内容で答えられるものにし、解答をそれぞれの下に',
    besideTitle: '題名：具体的に、本文にないことは約束しない',
  },
} as const satisfies WishesBeside;
