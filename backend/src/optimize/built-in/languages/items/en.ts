/** English wording for what is done with given items, and by its keys the list of phrases that every language has to have. */
export const enItems = {
  sharp: {
    takeLines:
      'Give each one once, on a line of its own and spelled as in the text, those mentioned only in passing included, and add nothing of your own.',
    takeKinds:
      'Give each kind apart, or on one line what belongs together, every entry once and spelled as in the text, those mentioned only in passing included.',
    takeBare: 'Give what is asked for and nothing else, one to a line, spelled as in the text.',
    takeEach:
      'Go through the whole text and take out all that is asked for and nothing that only resembles it, each once, in the order of the text and spelled as there, and say so if there is none.',
    takeSides:
      'Put what the text says for it and what against in two lists, one short point a line, close to its words and with its figures, and add no judgement of your own.',
    takeWorked:
      'Keep names as they are written, but work out what the text gives only indirectly (two years later, the same, twice as much) and put the value itself.',
    takeOut:
      'Go through the whole text and take out what is asked for, with names, dates and figures exactly as they are written, each entry once and in the order it appears, and say so if something asked for is not there.',
    rating:
      'Put the rating alone in the first line, then say what in the text speaks for it and what against, quoting a few words of each.',
    statements:
      'Give the verdict on each one first, then what decides it in one sentence; put right whatever is false, and say so where something is only partly true.',
    arrange:
      'Give all of them as a numbered list from first to last, each with the date, figure or reason that decides its place, and say so where two are close or uncertain.',
    arrangeAsIs: 'Give all of them one to a line, spelled exactly as here, none left out and none added.',
    pairs:
      'Give one pair to a line, in the order of the first list, each with what connects the two in a few words, and say so if something fits nowhere.',
    select:
      'Name all that qualify in the first line, add a few words on each one that could be doubted, in or out, and say so where it depends on the definition.',
    tally:
      'Give the number in the first line, then list what was counted one by one so that I can check it, and say what counts as one where that could be read in two ways.',
    cells:
      'Return the whole table with its rows and columns as they are, every empty cell filled with a short entry in the same form down a column, and mark any value you are not sure of.',
    sequence:
      'Give what comes next in the first line, then the rule in one sentence, shown on every step given; if a second rule fits as well, name it.',
    synonyms:
      'Give a line to each word, with the closest match first and of the same word class, and where a word has several meanings say which one is meant.',
    rhymes:
      'Give perfect rhymes first and near rhymes apart from them, grouped by number of syllables, and only words that people really use.',
    describing:
      'Choose words that each say something different, put the most fitting first, and add to each in a few words how it shows.',
    extractTable:
      'Give each find a row of its own with a column for every kind of detail asked for, each kind written in the same way, judge by the text whatever has to be judged, and leave a cell empty only where the text gives nothing to go by.',
    extractJson:
      'Return valid JSON alone, with the same fields for every entry, numbers as numbers, any full date as year-month-day, the rest worded as in the text, and null where the text says nothing.',
    takeDates:
      'Give each one its own line, the date or time first and behind it what it is for and whom it concerns, in order of time, and keep a vague date as vague as it is worded.',
    takeTold:
      'Give each field a line of its own in the order asked for, its name in front and behind it the shortest wording of the text that fills it, and put in nothing that only seems to follow.',
  },
  bullets: {
    findLines: 'Entries: each once, on a line of its own',
    findBare: 'Entries: only what is asked for, one to a line',
    kindsApart: 'Kinds: each apart; what belongs together on one line',
    sidesApart: 'Lists: what speaks for it and what against, apart',
    sidesShort: 'Points: one to a line, short, close to the words of the text, its figures kept',
    sidesText: 'Content: only what the text says, no judgement of your own',
    onlyDenied: 'What the text only denies: marked as such',
    typedValues: 'Values: numbers as numbers, any full date as year-month-day, the rest worded as in the text',
    cellValues: 'Values: each kind written in the same way; what has to be judged, judged by the text',
    workedOut:
      'Indirect values (two years later, the same): worked out where the text gives enough, otherwise in its words',
    asInText: 'Wording: exactly as in the text',
    labelRival: 'Second category: named only if it comes close, with why it was not chosen',
    ratingFirst: 'Rating: the number alone, in the first line',
    ratingBoth: 'Reason: what speaks for it and what against, a few words of each quoted',
    ratingNear: 'Next to it: why not one step higher or lower, in one sentence',
    verdictEach: 'Verdict: first, one for each, in the order given',
    decidedBy: 'Reason: what decides it, in one sentence',
    putRight: 'Where something is false: what is right instead',
    partlyTrue: 'Only partly true: said so, with which part',
    allInOrder: 'Order: all of them, numbered from first to last, none left out or added',
    placedBy: 'Beside each: the date, figure or reason that decides its place',
    closeCalls: 'Close or uncertain places: said so, with what they depend on',
    asSpelled: 'Spelling: exactly as here, one to a line',
    pairEach: 'Pairs: one to a line, in the order of the first list',
    pairSign: 'Reason: what connects the two, in a few words',
    pairLeft: 'Left over or doubtful: named, not forced into a pair',
    pickedFirst: 'Answer: all that qualify, in the first line',
    pickedWhy: 'Reason: a few words on each that could be doubted, in or out',
    pickedEdge: 'Borderline: said so, with the definition it depends on',
    tallyFirst: 'Number: in the first line',
    tallyShown: 'Count: shown one by one, so that I can check it',
    tallyRule: 'What counts as one: said where it could be read in two ways',
    cellsAll: 'Table: returned whole, rows and columns as they are, no cell left empty',
    cellsSame: 'Entries: short, in the same form and unit down a column',
    cellsDoubt: 'Doubtful values: marked',
    seriesNext: 'Answer: what comes next, in the first line',
    seriesRule: 'Rule: in one sentence, shown on every step given',
    seriesOther: 'Second rule: named if one fits as well',
    threeEach: 'Number: two or three for each word, the closest first',
    sameClass: 'Form: the same word class as the word given',
    senseMeant: 'Several meanings: which one each match belongs to',
    rhymesTrue: 'Order: perfect rhymes first, near rhymes apart from them',
    rhymesGroup: 'Groups: by number of syllables',
    rhymesReal: 'Choice: words that people really use',
    wordsDiffer: 'Choice: words that each say something different',
    wordsShow: 'Beside each: how it shows, in a few words',
    bestFirst: 'Order: the most fitting first',
    tableRows: 'Rows: one for each find, with a column for every kind of detail asked for',
    emptyCell: 'Gaps: an empty cell only where the text gives nothing to go by',
    jsonFields: 'Fields: the same for every entry, with names that say what they hold',
    jsonNull: 'Gaps: null where the text says nothing',
    jsonOnly: 'Output: valid JSON and nothing around it',
    dateLines: 'Lines: date first, then what it is for and whom it concerns',
    datesByTime: 'Order: by time, the nearest first',
    datesVague: 'Vague dates: kept as they are worded, none made exact',
  },
  guided: {
    workOut:
      'Work out first what the text gives only indirectly, as far as it gives enough for that, then put the values into the result.',
    textThrough: 'Go through the text from the first sentence to the last and note every match.',
    textOrder: 'Give each of them once, in the order of the text and spelled as there.',
    sidesSort:
      'Go through the text sentence by sentence, sort each point to the side it speaks for, and give the two lists alone.',
    textBare: 'Put them in order without repeats, worded as in the text.',
    placeValues: 'Write beside each the date, figure or reason that decides its place.',
    placeOrder: 'Then give the finished order, numbered, with none left out.',
    placeDoubts: 'Say which places are close or uncertain, and why.',
    labelSigns: 'Weigh silently what speaks for which label.',
    labelGive: 'Give the label on a line of its own, with what weighs most.',
    labelDoubt: 'If two come close, say so and name the second one.',
    itemCriterion: 'Say in one line what decides, so that every item is measured the same way.',
    itemEach: 'Go through the items in the order given, each with what decides it.',
    itemResult: 'Then give the finished result, and check that no item is missing or used twice.',
    ratingSigns: 'Quote what speaks for a high rating, then what speaks for a low one.',
    ratingGive: 'Give the rating on a line of its own, and say what weighed most.',
    ratingShift: 'Say in one sentence why not one step more or less.',
    claimRead: 'Say in a few words what exactly each statement claims.',
    claimVerdict: 'Give the verdict on each, and what decides it.',
    claimRight: 'Put right what is false, and mark what is only partly true.',
    tallyCriterion: 'Say in one line what you count as one.',
    tallyGo: 'List what you count, numbered.',
    tallyEnd: 'Give the number on a line of its own, checked by counting a second time.',
    cellsColumns: 'Say in one line what each column holds, and in which unit.',
    cellsFill: 'Fill in every empty cell and return the whole table.',
    cellsMark: 'Mark the values you are not sure of, and say why.',
    seriesSteps: 'Write down what changes from each one to the next.',
    seriesTest: 'Name the rule and test it on every step given.',
    seriesGive: 'Give what comes next on a line of its own.',
    wordSenses: 'Say in which meaning you take each word.',
    wordMatches: 'Give the matches, the closest first.',
    wordSwap: 'Test each in a short sentence, and mark those that do not fit everywhere.',
    rhymeSound: 'Name the sound that has to agree, from the last stressed vowel on.',
    rhymeList: 'List perfect rhymes by number of syllables, and near rhymes apart from them.',
    rhymeBest: 'Mark the three that are easiest to use in a line.',
    describeSides: 'Name the sides that the words should cover.',
    describeGive: 'Give the words, each with how it shows.',
    describeCheck: 'Replace one of any two that say nearly the same.',
    fillForm: 'Put each value into the form asked for, worded as in the text.',
    fillTyped:
      'Put each value into the form asked for, each kind written in the same way, the rest worded as in the text.',
    datesGive: 'Give them in order of time, each with what it is for, and leave out dates on which nothing is due.',
  },
} as const;

type Phrases<T> = { readonly [Part in keyof T]: Readonly<Record<keyof T[Part], string>> };
export type ItemPhrases = Phrases<typeof enItems>;
