/** What is looked up, by what is asked for: a person, a date, a place, a figure, uses, a time, an overview or a list. */
export const lookUps = {
  sharp: {
    factWho:
      'Say in the first sentence who it is, with the full name, then in one or two when and how it came about, and if others are often named too or instead, say why.',
    factWhen:
      'Give the date in the first sentence, as exact as it is known, then say in two or three what led up to it and what followed, and name any other date often given for it, with the reason.',
    factWhere:
      'Name the place in the first sentence, with region and country, help me picture where that is by what lies nearby, and mention an earlier name or border if it matters here.',
    countFixed:
      'Give the figure in the first sentence, say exactly what is counted or measured in it, make it tangible with a breakdown or a comparison, and if another figure is often given, say why it differs.',
    pioneer:
      'Name the answer in full in the first sentence, with the exact date, say in what sense it was the first, and name who or what came before in another sense or is often named instead.',
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
      'Give each one with where it lies, what it is known for and, where it tells something, one figure such as its size, height or age, in an order that makes sense.',
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
    whoFull: 'Answer: in the first sentence, with the full name',
    whoHow: 'When and how it came about: in one or two sentences',
    whoElse: 'Others: any often named too or instead, and why',
    dateFull: 'Date: in the first sentence, as exact as it is known',
    dateAround: 'Before and after: what led up to it and what followed',
    dateOther: 'Other dates: any that is often given for it, with the reason',
    placeFull: 'Place: in the first sentence, with region and country',
    placeAround: 'Position: what lies nearby, or how far it is from a well-known place',
    placeThen: 'Names: an earlier name or border, if it matters here',
    countWhat: 'Measure: exactly what is counted or measured',
    countMade: 'Tangible: a breakdown, or a comparison with something familiar',
    countOther: 'Other figures: one that is often given, and why it differs',
    firstSense: 'First: in exactly what sense, and what came before in another',
    firstRival: 'Often named instead: who or what, and why that is not right',
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
    eachPlace: 'Each entry: where it lies, what it is known for, and a figure where it tells something',
    eachPerson: 'Each entry: full name, dates, and the work or deed that counts here',
    eachFirm: 'Each entry: what it makes or offers, where it is based, whom it belongs to',
    eachDish: 'Each entry: what it consists of, where it comes from, what goes with it',
    eachPastime: 'Each entry: what it is about, what it takes, and whom it suits',
    strictly: 'Selection: only what strictly belongs to the group asked for',
    clearOrder: 'Order: one that makes sense, such as of size, of time or of fame',
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
    whoSay: 'Name who it was, and say in one sentence who that is.',
    whoDid: 'Say when, where and how it came about.',
    whoClaim: 'If others are often named too or instead, say why, and how sure the answer is.',
    whenSay: 'Give the date, and say what exactly happened on it.',
    whenChain: 'Describe in two sentences what came before and what came of it.',
    whenSure: 'If sources differ, give both dates and say which is better supported.',
    whereSay: 'Name the place from the smallest unit to the country.',
    whereNear: 'Say what is close by, or how far away the next large city is.',
    countSay: 'Settle what exactly is counted or measured, then give the figure with its unit.',
    countShow: 'Show how it is made up, or set it beside something of a familiar size.',
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
