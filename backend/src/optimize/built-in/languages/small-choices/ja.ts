export const smallChoices = {
  sharp: {
    decideOnce:
      '最初の一文でどちらにするかを決め、決め手になる理由を一つ挙げ、もう一方が正しいのはどんな場合かを述べてください。',
  },
  bullets: {
    choiceFirst: '選択：一つ、最初の一文で',
    choiceReason: '理由：決め手の一つを二文以内で',
    choiceElse: '別の場合：もう一方が正しいとき',
    choiceHow: '短所：その選択の主な短所と、和らげ方',
    choiceUndo: 'やり直し：それぞれの選択であとから戻せること、戻せないこと',
  },
  guided: {
    bestOfOther: '最後に、勧める選択の一番の欠点をやわらげる方法を示してください。',
    choiceSettle: '最初の一文で選び、決め手の理由を添えてください。',
    choiceSign: '私にはもう一方が合うとわかる目印を挙げてください。',
    choiceHint: '最後に、その選択の主な短所と和らげ方を添えてください。',
  },
} as const;
