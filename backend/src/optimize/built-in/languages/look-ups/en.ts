/** What is looked up, by what is asked for: a person, a date, a place, a figure, uses, a time, an overview or a list. */
export const lookUps = {
  sharp: {
    factThenWhy:
      'Give the fact in the first sentence, exactly, then answer the rest in two to four, with the dates, names or figures behind it, and mark what is uncertain or only a story often told.',
    factWho:
      'Give the full name in the first sentence, add in one more what places it, such as the year or the role, and name whoever else belongs in a complete answer, with their part in it, if anyone does.',
    factWhen:
      'Give the date in the first sentence, as exact as it is known, say in one more what exactly happened then, and mention another date only where sources really differ.',
    factWhere:
      'Name the place in the first sentence, as exactly as it is known, say in one more where that is, by something well known nearby, and mention doubt only where sources really differ.',
    countFixed:
      'Give the figure with its unit in the first sentence, say in one more exactly what is counted or measured, and mention another figure only where sources really differ.',
    pioneer:
      'Give the answer in full in the first sentence, with the date, say in one more in what sense it was the first, and, only if another is often named, why not that one.',
    whoGroup:
      'Say in the first sentence who they are, with time and place or the work they come from, then who belongs to them and how, what they are known for, with names, and what is often told wrongly.',
    overview:
      'Open with two sentences on what this is and why it matters, then take the sides that matter most one by one, each with names, dates or figures instead of adjectives, and end with something worth knowing that few people do.',
    knownFor:
      'Start with what almost everybody connects with it, then add the other things in order of weight and from different fields, each with a name, date or figure that shows why, and one that deserves to be better known.',
    usesOf:
      'Say in one sentence what it is, then give its main uses, the most common first, each with a concrete example from practice, and say for what it is not suited and what people use there instead.',
    timing:
      'Name the best time in the first sentence, with the reason, then the next best and when it is the better choice, say how this shifts with place or person, and name the time to avoid.',
    timingTravel:
      'Name the best months in the first sentence, compare the seasons by weather, crowds and prices, say what can be seen or done only then, and name the months to avoid.',
    whyEvent:
      'Keep the trigger apart from the deeper causes, take these in order of weight, each with the way it led there and a concrete date or case, and say what is settled and what is still disputed.',
    listLiving:
      'Give each one with where it lives or grows, what sets it apart and how it fits exactly what is asked for, and leave out whatever does not strictly belong there.',
    listPlaces:
      'Give each one with the detail that matters most for what is asked, such as where it lies, a year or a figure, in an order that makes sense.',
    listPeople:
      'Give each one with full name, dates and the work or deed that earns the place on this list, and put them in order of time.',
    listFirms:
      'Give each one with what it makes or offers, where it is based and whom it belongs to, and mark any whose state may have changed.',
    listDishes: 'Give each one with what it consists of, where it comes from, and what it tastes like or goes with.',
    listPastimes:
      'Give each one with what it is about, how it is played or done, what and how many people it takes, and what sets it apart from the others.',
    thenHow:
      'Answer the first part in two or three sentences, then give the steps for the second, numbered, with what is needed beforehand, how to tell that it worked and the mistake most often made.',
    yesnoHealth:
      'Start with yes, no or it depends, say for whom and in which case that holds, give the strongest evidence on either side, and if one’s own health is concerned, who should ask a doctor first.',
    event:
      'Say in the first sentence what happened, when and where, then tell it in order, from what led to it over the turning points to the outcome, with names and figures, and say what is still disputed.',
    game: 'Start with the aim and how one wins, then what is needed, how a turn or a game goes, how points are counted and what is not allowed, and end with the rule beginners most often get wrong.',
    bestOf:
      'Commit to one answer in the first sentence and say by which measure it is the best, then name who or what wins by two other measures, each with a fact or figure, and say what is mere taste.',
  },
  bullets: {
    placesIt: 'Beside it: one fact that places it, such as the year or the role',
    othersToo: 'Others: who else belongs in a complete answer, with their part, if anyone',
    confirmed: 'Beside it: one fact that places it or helps to remember it',
    caution: 'Caution: only if it is often confused or disputed or has changed, in one line',
    dateOf: 'Beside it: what exactly happened then, in one sentence',
    ifDisputed: 'Doubt: only where sources really differ, in one line',
    restThen: 'The rest: in two to four sentences, with the dates, names or figures behind it',
    storyMark: 'Marked: what is uncertain or only a story often told',
    whoFull: 'Answer: in the first sentence, with the full name',
    dateFull: 'Date: in the first sentence, as exact as it is known',
    placeFull: 'Place: in the first sentence, as exactly as it is known',
    placeAround: 'Position: by something well known nearby, in one sentence',
    countWhat: 'Measure: exactly what is counted or measured',
    firstSense: 'First: in exactly what sense, with the date',
    firstRival: 'Often named instead: only if another is, and why not that one',
    groupFirst: 'First sentence: who they are, with time and place or the work they come from',
    groupOf: 'Members: who belongs to them, and how they are connected',
    overFirst: 'First: what this is and why it matters, in two sentences',
    overSides: 'Sides: the four or five that matter most, each under a heading of its own',
    overFacts: 'Facts: names, dates and figures instead of adjectives',
    overLess: 'Last: something worth knowing that few people do',
    knownOrder: 'Order: what almost everybody connects with it first, then by weight',
    knownShown: 'Each thing: a name, date or figure that shows why',
    knownRange: 'Range: from different fields, not all of one kind',
    knownLess: 'Last: one that deserves to be better known',
    usesEach: 'Uses: the most common first, each with a concrete example from practice',
    usesNot: 'Limits: for what it is not suited, and what is used there instead',
    timeBest: 'Answer: the best time, in the first sentence, with the reason',
    timeNext: 'Next best: with the case in which it is the better choice',
    timeShift: 'Differences: how this shifts with place or person',
    timeAvoid: 'To avoid: the worst time, and why',
    trigger: 'Trigger: kept apart from the deeper causes',
    eachLiving: 'Each entry: where it lives or grows, what sets it apart, how it fits',
    eachPlace: 'Each entry: the detail that matters most for what is asked, such as where it lies, a year or a figure',
    eachPerson: 'Each entry: full name, dates, and the work or deed that counts here',
    eachFirm: 'Each entry: what it makes or offers, where it is based, whom it belongs to',
    eachDish: 'Each entry: what it consists of, where it comes from, what goes with it',
    eachPastime: 'Each entry: what it is about, what it takes, and whom it suits',
    strictly: 'Selection: only what strictly belongs to the group asked for',
    clearOrder: 'Order: one that helps here, such as by size, time, fame or difficulty',
    firstPart: 'First part: answered in two or three sentences',
    thenSteps: 'Second part: numbered steps, with what is needed and the usual mistake',
    amountFor: 'For whom: whom and which case it holds for, and where the answer changes',
    eventFirst: 'First sentence: what happened, when and where',
    eventCourse: 'Course: in order, with the turning points, names and figures',
    eventAfter: 'Outcome: what it changed, at once and later',
    gameAim: 'Aim: how one wins, in the first sentence',
    gameCourse: 'Course: what is needed, how it begins, how a turn goes, how it ends',
    gameCount: 'Points and fouls: how they are counted, what is not allowed',
    gameWrong: 'Last: the rule that beginners most often get wrong',
    bestAnswer: 'Answer: one, in the first sentence, with the measure it is best by',
    bestOther: 'Other measures: who or what wins by two others, each with a fact or figure',
    bestTaste: 'Taste: what cannot be measured, said so',
  },
  guided: {
    lookAnswer: 'Give the answer in the first line, exactly and in full.',
    lookPlace: 'Add in one sentence the fact that explains or places it.',
    lookStop: 'Stop there; only where sources really differ, say in one line how.',
    lookOthers:
      'Name whoever else belongs in a complete answer, with their part, if anyone does; otherwise stop there.',
    lookShort:
      'Give the answer in the first line and one fact that helps to remember it below; if it is often confused with another, name that one too.',
    lookEach: 'Give each answer in a line of its own, in the order asked, exactly and in full.',
    restStep: 'Answer the rest in two to four sentences, with the dates, names or figures behind it.',
    storyStep: 'Mark what is uncertain or only a story often told.',
    recordBy: 'Say by which measure, with the figure, and what the answer is by another if it differs.',
    firstStep: 'Say in what sense it was the first, with the date.',
    firstElse: 'Name a rival for the title, only if there is one, and what speaks against it.',
    whenSay: 'Give the date, and say what exactly happened on it.',
    whereNear: 'Say where that is, by something well known nearby.',
    countSay: 'Settle what exactly is counted or measured, then give the figure with its unit.',
    overStart: 'Introduce it in two sentences to somebody who has never heard of it.',
    overPick: 'Choose the four or five sides that give the best picture, and fill them with names, dates and figures.',
    overLink: 'Show how they hang together, and correct one common idea that is wrong.',
    knownTop: 'Name the first thing people think of, and say how that came about.',
    knownMore: 'Add the others, each with the fact that made it known.',
    knownAt: 'End with what those who know it well would name instead.',
    usesList: 'Name the main uses, each with who uses it there and how.',
    usesElse: 'Say when something else does the job better, and what.',
    timeSay: 'Name the time, and what makes it the best.',
    timeCompare: 'Set it beside the alternatives: what each has going for it and against it.',
    timeFor: 'Say for whom, or where, the answer is a different one.',
    eventBefore: 'Say how things stood just before.',
    eventTell: 'Tell what happened in the order it did, with dates and the people who decided it.',
    eventLeft: 'Say what came of it, and which part of the story is often told wrongly.',
    gameStart: 'Say in one sentence what it is all about, and what has to be ready.',
    gamePlay: 'Follow one turn or one short game from its start to its end.',
    gameCases: 'Add the rules for special cases, and the one that most often leads to quarrels.',
    bestMeasures: 'Name the measures by which this can be judged.',
    bestWinners: 'Say who or what wins by each, with what supports it.',
    bestCommit: 'Choose one all the same, and say who would choose differently.',
    listPick: 'Choose the entries so that they show the whole range of what is asked for.',
    listTell: 'Say of each what sets it apart from the rest.',
    listCheck: 'Check each against what is asked for, and drop what only nearly fits.',
  },
} as const;

type Phrases<T> = { readonly [Part in keyof T]: Readonly<Record<keyof T[Part], string>> };
export type LookUps = Phrases<typeof lookUps>;
