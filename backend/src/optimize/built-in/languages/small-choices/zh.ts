export const smallChoices = {
  sharp: {
    decideOnce: '第一句就说该选哪个，给出起决定作用的那个理由，并说明什么情况下另一个才对。',
  },
  bullets: {
    choiceFirst: '选择：一个，第一句就说',
    choiceReason: '理由：起决定作用的那一个，最多两句',
    choiceElse: '另一种情况：什么时候该选另一个',
    choiceHow: '缺点：这个选择的主要缺点，以及怎样减轻',
    choiceUndo: '退路：每个选择之后哪些还能挽回，哪些不能',
  },
  guided: {
    bestOfOther: '最后说明怎样减轻所推荐选择的最大缺点。',
    choiceSettle: '第一句就做出选择，并给出起决定作用的理由。',
    choiceSign: '说出一个迹象，让我判断自己是不是更该选另一个。',
    choiceHint: '最后说明这个选择的主要缺点，以及怎样减轻。',
  },
} as const;
