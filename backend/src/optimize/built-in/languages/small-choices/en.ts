export const smallChoices = {
  sharp: {
    decideOnce:
      'Say in the first sentence which to choose, give the one reason that decides it, and say in which case the other would be right.',
    packed:
      'Give one thing per line with an amount where it matters, mark what must not be missing, add what is most often forgotten, and say what can stay at home.',
    checklistTold:
      'Give one thing to do or to take per line so that it can be ticked off, with an amount or a date where that matters, mark what cannot wait or be left out, and end with what is most often forgotten.',
    shopped:
      'Work out the amounts for whom and how long it is meant, give them in units one can buy, grouped as things stand in the shop, mark what is often at home already, and if a budget is named, add rough prices and hold the total against it.',
    eachIts:
      'Give every one of them its own, in the order given, say in a few words which detail told of it makes it fit, and leave out whatever would do for all of them.',
    questionsPut:
      'Word each question so that it can be asked as it stands, put those first whose answer decides most, and say beside each what it brings to light and which answer should make one wary.',
    titlesLike:
      'Name only titles that really exist and none of those given, each with its author, director or artist and its year, and say of each what exactly it shares with what is given.',
  },
  bullets: {
    choiceFirst: 'Choice: one, in the first sentence',
    choiceReason: 'Reason: the one that decides it, in two sentences at most',
    choiceElse: 'Other case: when the other choice would be right',
    choiceHow: 'Drawback: the main one of this choice, and how to soften it',
    choiceUndo: 'Undoing it: what of each choice could be taken back later, and what could not',
    packEach: 'Lines: one thing each, with an amount where it matters',
    packGroups: 'Groups: by use, so that one can pack group by group',
    packMust: 'Marked: what must not be missing',
    packHome: 'At home: what is not worth taking',
    shopAmounts: 'Amounts: worked out for whom and how long it is meant, in units one can buy',
    shopGroups: 'Groups: as things stand in the shop',
    shopTotal: 'Prices: rough ones, with the total held against the budget',
    shopHome: 'Marked: what is often at home already',
    apieceWhy: 'Reason: the detail told that it takes up, in a few words',
    apieceAll: 'Order: as given, with none left out',
    questionWorded: 'Each question: worded so that it can be asked as it stands',
    questionFirst: 'Order: those first whose answer decides most',
    questionTells: 'Beside each: what it brings to light, and which answer should make one wary',
    titlesShare: 'Fit: what exactly each shares with what is given',
    sickCauses: 'Causes: the likeliest first, each with the sign by which I can tell',
    sickTry: 'To try: what helps against each, the simplest first',
    sickDoctor: 'Doctor: which signs or how long are too much to wait',
  },
  guided: {
    bestOfOther: 'End with how to soften the main drawback of what you recommend.',
    choiceSettle: 'Choose in the first sentence, with the one reason that decides.',
    choiceSign: 'Name the sign by which I can tell that the other would be right for me.',
    choiceHint: 'End with the main drawback of this choice and how to soften it.',
    packWalk: 'Go through it in your mind from leaving home to coming back, and note what each part takes.',
    packGive: 'Give the list one thing per line, with an amount where it matters, and mark what must not be missing.',
    shopWork: 'Work out what is needed and how much of it, for whom and how long it is meant.',
    shopGive: 'Give the list as things stand in the shop, in units one can buy.',
    shopSum: 'Add rough prices, and say what to leave out if the total is above the budget.',
    apieceSay: 'Say beside each which detail told of it makes it fit.',
    questionSettle: 'Settle for yourself what one has to know afterwards.',
    questionGive: 'Give the questions that bring it out, those first whose answer decides most.',
    questionWary: 'Say beside each which answer should make one wary.',
  },
} as const;
