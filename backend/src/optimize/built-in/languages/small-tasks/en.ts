/** What a small exact task gains by: one sentence to translate or to change, a gap, a unit, a row of data, a letter without a posting. */
export const smallTasks = {
  sharp: {
    analysisAsked:
      'Give the main finding in the first sentence, then take the aspects named here one by one, each with details that prove it, and say where it may be seen differently.',
    sentencesUse:
      'Let each sentence show by its context what the word or pattern means, correctly used and natural, each in a different everyday situation.',
    markFirst:
      'Give the mark first, then the words or details that decide it, and say what keeps it from being one higher and one lower.',
    paraphraseTwo:
      'Change the words and the structure of the sentences, keep the meaning and every fact, take over no phrase, and give one finished version.',
    shortenTwo:
      'Cut repetitions, filler and side remarks first, keep every statement the sense depends on, and give one finished version.',
    simplifyTwo:
      'Use short sentences and everyday words, replace or explain every technical term in a few words, leave out no statement, and give one finished version.',
    changeShown:
      'Give the whole result first, ready to copy, with nothing lost or added on the way, and only if it could be done in two ways, say in one line below which one you took.',
    sumHead:
      'Put the result first, with its unit if it has one, then the calculation in one line, and the shortcut or estimate by which one can check it in one’s head.',
    rewriteTwo:
      'Give the version that reads best first, ready to use, below it a second one with another sentence structure, each with every fact, and say in a few words where the second would be better.',
    toneTwo:
      'Let exactly the quality asked for be felt in the whole of it and not in one added word, keep what is said, and give one finished version.',
    correctAsked:
      'Say first whether it is right, quote the mistake with its rule in one line, give the sentence put right, and say where the original would still pass, if it would.',
    translateFit:
      'Word it as a native speaker would, as formal, direct or polite as the original, give that one version first, ready to copy, and below it in one line the choice that could be made differently, with the other wording.',
    translateTone:
      'Bring out the tone asked for by the forms of address and set phrases that language has for it, even where that leaves the words behind, give one version ready to copy, and say below it what carries the tone.',
    translateSign:
      'Word it as such signs are worded there, with the set phrase if there is one and as short as is usual, give that one version, and below it in one line what it says word for word, if that differs.',
    formJoined:
      'Join them by the word or construction that shows how they belong together (cause, time, contrast), say nothing twice, leave nothing out, and give a second way below, with the difference in emphasis.',
    wordQuoted:
      'Quote exactly what is asked for, all there is of it, in the order in which it stands, and add how one can tell only where one could err.',
    convertUnit:
      'Give the result first, with its unit and rounded as one would use it, then the factor or formula with the figures put in, and a rule of thumb for doing it in one’s head.',
    gapFilled: 'Give the whole with what fits best put in and set in bold, and say in a few words what makes it fit.',
    endSentence:
      'Give the whole sentence with an ending that fits its grammar and tone and says something definite, then two more that take it in clearly different directions.',
    applyBare:
      'Open with a reason instead of announcing that I apply, show two strengths the work calls for, each by a short example, put whatever I have not told you in [brackets], and close by proposing a talk.',
    curriculum:
      'Give a short profile, then the experience, latest first, in lines that begin with a verb and name a result, then skills, education and languages, with [brackets] for everything I have not told you.',
    dataTable:
      'Give each entry a row of its own, take given values over unchanged, put anything that has to be concluded into a few words, and write the cells short and alike within a column.',
    formalShade:
      'Use complete sentences, precise verbs and a neutral address, drop slang, short forms and exclamation marks, keep every fact, and give one finished version.',
    politeShade:
      'Turn any order into a request and any blame into what would help, keep what is said just as clear, flatter nobody, and give one finished version.',
    academicShade:
      'Word it impersonally and with due caution, choose precise terms instead of vague ones, invent no sources or figures, and give one finished version.',
    casualShade:
      'Use short sentences, everyday words and the short forms that people say, keep every fact, and give one finished version.',
    classifyRow:
      'Give one list for each category with every item exactly once, and add a few words only behind an item that many would put elsewhere.',
    classifySeveral:
      'Name every category that applies, the strongest first, each with the words that show it, and none that is merely hinted at.',
    puzzleSmall:
      'Picture it step by step and take every word as it stands, give the answer in one sentence with what decides it, and name the answer one gives too quickly, if there is one.',
    correctToned:
      'Correct every mistake, bring the whole to the way asked for, keep every fact, and return the finished text alone.',
    analysis:
      'Say in the first sentence what it comes down to, then take the two to four aspects that carry this, each with a specific detail as proof, and name what could be seen differently.',
    wordsMeeting:
      'Put the most fitting first, one to a line, with the meaning in a few words where not everybody knows it, and leave out any that does not fully meet what is asked.',
    improveShown: 'Then show the one change that would help most, as it would read.',
    wayTold:
      'Use the way named here only where the sentence gains by it, keep what is said, and give one finished version.',
    pickRow:
      'Name those for which it holds first, in one line, then the others in a second one, by what holds in the usual case, with a few words of reason only for one that could be doubted.',
  },
  bullets: {
    aspectsAsked: 'Aspects: exactly those named here, each with a finding of its own',
    useVaried: 'Situations: from everyday life, a different one each time',
    useRight: 'Use: correct, with the words it usually stands with',
    useClear: 'Sentences: the context shows what the word or pattern means',
    markGiven: 'Mark: first, on the scale asked for',
    markNear: 'One higher, one lower: what keeps it from each',
    otherPart: 'Other parts: as fully as the causes, each with a concrete case',
    changedLine: 'Two ways of doing it: only then one line below on which one you took',
    headCheck: 'At the end: the shortcut or estimate by which one can check it in one’s head',
    bestReads: 'First: the version that reads best, ready to use',
    secondBuilt: 'Below it: a second one with another sentence structure, and where it would be better',
    verdictRight: 'Verdict: first, whether it is right',
    groundedPoint: 'Each point: tied to a fact given here; [brackets] where one is missing',
    unexpected: 'Surprise: one detail that nobody would expect and that still fits everything above',
    readerFirst: 'Start: with what matters most to the reader, no warm-up',
    wordedThere: 'Wording: as a native speaker would put it, not word for word',
    addressFit: 'Register: that of the original, neither stiffer nor looser',
    toneCarried: 'Tone: the one asked for, carried by the forms of address and set phrases of that language',
    signShort: 'Sign: the set phrase used there, as short as is usual',
    otherWording: 'Below it: in one line, the choice that could be made differently, with the other wording',
    joinLink: 'Link: the word or construction that shows how they belong together (cause, time, contrast, description)',
    joinAll: 'Content: everything kept, nothing said twice',
    joinSecond: 'Below it: a second way, with the difference in emphasis',
    quotedAsIs: 'Answer: quoted exactly, all there is of it, in the order in which it stands',
    shownBy: 'How to tell: in a few words, only where one could err',
    resultUnit: 'Result: first, with its unit, rounded as one would use it',
    factorLine: 'Conversion: the factor or formula with the figures put in, in one line',
    headRule: 'At the end: a rule of thumb for doing it in one’s head',
    gapWhole: 'Answer: the whole with what is put in set in bold',
    gapOne: 'Reason: the rule, fact or sense that decides it, in a few words',
    gapMore: 'Another: only if it fits as well',
    endGrammar: 'Grammar: tense, mood and person as the beginning demands',
    endDefinite: 'Ending: says something definite, no stock phrase',
    endMore: 'Below it: two more that go in clearly different directions',
    applyReason: 'Opening: a reason, not the announcement that I apply',
    applyProof: 'Middle: two strengths the work calls for, each shown by a short example',
    applyGaps: 'Not told by me: in [brackets] with a hint at what belongs there, nothing made up',
    curriculumOrder: 'Order: short profile, experience with the latest first, skills, education, languages',
    curriculumLines: 'Each post: two or three lines that begin with a verb and name a result',
    rowsGiven: 'Rows: one for each thing, none left out',
    headings: 'Cells: short, and worded alike within a column',
    valuesKept: 'Values: given ones unchanged; anything that has to be concluded, in a few words',
    shadeVersions: 'Result: one version, ready to use as it is',
    groupedOnce: 'Form: one list for each category, every item exactly once',
    itemDoubt: 'Reason: a few words, only where one could doubt it',
    surprising: 'Surprising or doubtful, if any: a few words on why it stands there',
    noDefinitions: 'Left out: introduction and definitions',
    severalFirst: 'Answer: every category that applies, the strongest first',
    severalShown: 'Each: with the words that show it',
    severalLeft: 'Merely hinted at, if any: left out',
    plainBasis: 'Basis: what is stated and everyday knowledge, nothing invented',
    puzzleShort: 'Answer: one sentence, with the one or two steps that decide it',
    puzzleTrap: 'Trap: the answer one gives too quickly and why it is wrong, if there is one',
    sampleRun: 'Example: a small input and what comes out',
    improveMost: 'Improvement: the change that would help most, shown as it would read',
    meetAll: 'Choice: only words that fully meet what is asked',
    glossed: 'Meaning: in a few words, where not everybody knows it',
    conditionsUsed: 'Conditions: each one given, named where it is used',
    wayUsed: 'Means: the one named, only where the sentence gains by it',
    pickFirst: 'First: those for which it holds, in one line',
    pickRest: 'Then: the others, in a second line',
  },
  guided: {
    aspectsTaken: 'Take the aspects named here one by one, with the details that show something about each.',
    useCheck: 'Make a sentence more telling where any other word would fit just as well.',
    useWrite: 'Write the sentences asked for, each in a different situation.',
    useSense: 'Settle silently what each word or pattern means and what it usually stands with.',
    markStep: 'Give the mark, and say what keeps it from being one higher and one lower.',
    markupGiven:
      'Carry over every value in the order given, check that a program could read the result, and give only that.',
    joinRelate: 'Say in a few words how they belong together: by cause, time, contrast or description.',
    joinGive: 'Give the sentence that shows this best, then a second way with the difference in emphasis.',
    wordQuote: 'Quote exactly what is asked for, all there is of it.',
    wordTell: 'Where one could err, say in a few words how one can tell.',
    convertShow: 'Put the figures into the factor or formula, in one line.',
    convertGive: 'Give the exact value, and beside it the one to use, rounded sensibly, with its unit.',
    convertHead: 'Add a rule of thumb for doing it in one’s head.',
    applyEmployer: 'Employer, and what matters to them as far as I know: […]',
    dataColumns: 'Settle for yourself what each column holds and in what form it is written.',
    dataFill: 'Fill in row after row, then check every value against what is given.',
    rowSort: 'For yourself, settle for each item what decides it.',
    rowGive: 'Write the categories as headings and put every item under one of them.',
    rowCheck: 'Check that none is missing or listed twice, and add a few words only where a place could surprise.',
    severalHold: 'Hold each category against the text, one after the other.',
    severalGive: 'Give all that apply, each with the words that show it, and none that is merely hinted at.',
    puzzlePicture: 'Picture the situation step by step, taking every word as it stands.',
    puzzleGive: 'Give the answer in one sentence, with what decides it.',
    puzzleQuick: 'If there is an answer one gives too quickly, name it and say why it is wrong.',
    formMark: 'Note for yourself what this form changes: verbs, pronouns, time words, word order.',
    faultTrace: 'Go through it line by line, and note what each line really does.',
    techShow: 'Show with a small concrete example how it works or what it hangs on.',
    judgeSigns: 'Note what speaks for it and what against, each with the words or the detail that show it.',
    judgeGive: 'Give the judgement or mark, and say what weighed most.',
    judgeBetter: 'Show the one change that would help most, as it would read.',
    wordsList: 'Give those that pass, the most fitting first.',
    wordsCollect: 'Collect more words than are needed, and test each against what is asked.',
    pickGive:
      'Then name those for which it holds and, below them, the others, with a few words of reason only where one could doubt it.',
  },
} as const;
