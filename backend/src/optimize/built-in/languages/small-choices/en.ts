export const smallChoices = {
  sharp: {
    decideOnce:
      'Say in the first sentence which to choose, give the one reason that decides it, and say in which case the other would be right.',
  },
  bullets: {
    choiceFirst: 'Choice: one, in the first sentence',
    choiceReason: 'Reason: the one that decides it, in two sentences at most',
    choiceElse: 'Other case: when the other choice would be right',
    choiceHow: 'Drawback: the main one of this choice, and how to soften it',
    choiceUndo: 'Undoing it: what of each choice could be taken back later, and what could not',
  },
  guided: {
    bestOfOther: 'End with how to soften the main drawback of what you recommend.',
    choiceSettle: 'Choose in the first sentence, with the one reason that decides.',
    choiceSign: 'Name the sign by which I can tell that the other would be right for me.',
    choiceHint: 'End with the main drawback of this choice and how to soften it.',
  },
} as const;
