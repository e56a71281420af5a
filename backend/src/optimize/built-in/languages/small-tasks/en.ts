/** What a small exact task gains by: one sentence to translate or to change, a gap, a unit, a row of data, a letter without a posting. */
export const smallTasks = {
  sharp: {
    paraphraseTwo:
      'Change the words and the structure of the sentences, keep the meaning and every fact, take over no phrase, and give two versions, the second built differently.',
    shortenTwo:
      'Cut repetitions, filler and side remarks first, keep every statement the sense depends on, and give two versions, the second shorter still.',
    simplifyTwo:
      'Use short sentences and everyday words, replace or explain every technical term in a few words, leave out no statement, and give two versions, the second simpler still.',
    changeShown:
      'Give the result first, ready to copy and otherwise as it stands, then in one line what was changed and, if it could be read in two ways, which one you took.',
    sumHead:
      'Put the result first, with its unit if it has one, then the calculation in one line, and the shortcut or estimate by which one can check it in one’s head.',
    rewriteTwo:
      'Give the version that reads best first, ready to use, below it a second one with another sentence structure, each with every fact, and say in a few words where the second would be better.',
    toneTwo:
      'Bring out exactly the quality asked for by verbs, nouns and rhythm rather than by added adverbs, keep what is said, and give one version ready to use and below it one that goes a shade further.',
    correctAsked:
      'Say first whether it is right, quote the mistake with its rule in one line, give the sentence put right, and say where the original would still pass, if it would.',
    translateFit:
      'Word it as a native speaker would, with the form of address that fits, give that one version first, ready to copy, and below it in one line the choice that could be made differently, with the other wording.',
    translateTone:
      'Bring out the tone asked for by the forms of address and set phrases that language has for it, even where that leaves the words behind, give one version ready to copy, and say below it what carries the tone.',
    translateSign:
      'Word it as such signs are worded there, with the set phrase if there is one and as short as is usual, give that one version, and below it in one line what it says word for word, if that differs.',
    formJoined:
      'Join them by the word or construction that shows how they belong together (cause, time, contrast), say nothing twice, leave nothing out, and give a second way below, with the difference in emphasis.',
    wordQuoted:
      'Quote what is asked for exactly as it stands, with everything that belongs to it, say in a few words how one can tell (form, place or the question it answers), and name what is most easily taken for it here.',
    convertUnit:
      'Give the result first, with its unit and rounded as one would use it, then the factor or formula with the figures put in, and a rule of thumb for doing it in one’s head.',
    gapFilled:
      'Give the whole with what is put in set in bold; if only one thing fits, say which rule or fact decides it, and if several fit, put the best first and add two more with the shade each brings.',
    endSentence:
      'Give the whole sentence with an ending that fits its grammar and tone and says something definite, then two more that take it in clearly different directions.',
    applyBare:
      'Open with a reason instead of announcing that I apply, show two strengths the work calls for, each by a short example, put whatever I have not told you in [brackets], and close by proposing a talk.',
    curriculum:
      'Give a short profile, then the experience, latest first, in lines that begin with a verb and name a result, then skills, education and languages, with [brackets] for everything I have not told you.',
    dataTable:
      'Give each thing a row in the order given and each kind of information a column with a short heading, units in the heading, every value as it stands, and leave a cell empty where nothing is given.',
    formalShade:
      'Use complete sentences, precise verbs and a neutral address, drop slang, short forms and exclamation marks, keep every fact, and give one version ready to use and below it one that goes a shade further.',
    politeShade:
      'Turn orders into requests and blame into what is needed, keep what is wanted and by when just as clear, flatter nobody, and give one version ready to use and below it one that goes a shade further.',
    academicShade:
      'Word it impersonally and with due caution, choose precise terms instead of vague ones, invent no sources or figures, and give one version ready to use and below it one that goes a shade further.',
    casualShade:
      'Use short sentences, everyday words and the short forms that people say, keep every fact, and give one version ready to use and below it one that goes a shade further.',
  },
  bullets: {
    changedLine: 'Below it: in one line, what was changed, and which reading you took if there were two',
    headCheck: 'At the end: the shortcut or estimate by which one can check it in one’s head',
    bestReads: 'First: the version that reads best, ready to use',
    secondBuilt: 'Below it: a second one with another sentence structure, and where it would be better',
    verdictRight: 'Verdict: first, whether it is right',
    groundedPoint: 'Each point: tied to a fact given here; [brackets] where one is missing',
    unexpected: 'Surprise: one detail that nobody would expect and that still fits everything above',
    readerFirst: 'Start: with what matters most to the reader, no warm-up',
    wordedThere: 'Wording: as a native speaker would put it, not word for word',
    addressFit: 'Address and politeness: as direct or polite as the original',
    toneCarried: 'Tone: the one asked for, carried by the forms of address and set phrases of that language',
    signShort: 'Sign: the set phrase used there, as short as is usual',
    otherWording: 'Below it: in one line, the choice that could be made differently, with the other wording',
    joinLink: 'Link: the word or construction that shows how they belong together (cause, time, contrast, description)',
    joinAll: 'Content: everything kept, nothing said twice',
    joinSecond: 'Below it: a second way, with the difference in emphasis',
    quotedAsIs: 'Answer: quoted exactly as it stands, with everything that belongs to it',
    shownBy: 'How to tell: its form, its place or the question it answers, in a few words',
    takenFor: 'Easily mistaken: what is most easily taken for it here, and why it is not',
    resultUnit: 'Result: first, with its unit, rounded as one would use it',
    factorLine: 'Conversion: the factor or formula with the figures put in, in one line',
    headRule: 'At the end: a rule of thumb for doing it in one’s head',
    gapWhole: 'Answer: the whole with what is put in set in bold',
    gapOne: 'If only one thing fits: the rule or fact that decides it, in a few words',
    gapMore: 'If several fit: the best first, then two more with the shade each brings',
    endGrammar: 'Grammar: tense, mood and person as the beginning demands',
    endDefinite: 'Ending: says something definite, no stock phrase',
    endMore: 'Below it: two more that go in clearly different directions',
    applyReason: 'Opening: a reason, not the announcement that I apply',
    applyProof: 'Middle: two strengths the work calls for, each shown by a short example',
    applyGaps: 'Not told by me: in [brackets] with a hint at what belongs there, nothing made up',
    curriculumOrder: 'Order: short profile, experience with the latest first, skills, education, languages',
    curriculumLines: 'Each post: two or three lines that begin with a verb and name a result',
    rowsGiven: 'Rows: one for each thing, in the order given',
    headings: 'Columns: one for each kind of information, with a short heading and the unit in it',
    valuesKept: 'Values: as they stand; a cell left empty where nothing is given',
    shadeVersions: 'Versions: one ready to use, and below it one that goes a shade further',
  },
  guided: {
    easilyWrong: 'Give the result first, and below it in one line where one easily goes wrong here.',
    joinRelate: 'Say in a few words how they belong together: by cause, time, contrast or description.',
    joinGive: 'Give the sentence that shows this best, then a second way with the difference in emphasis.',
    wordQuote: 'Quote what is asked for exactly as it stands, with everything that belongs to it.',
    wordTell: 'Say how one can tell, and what is most easily taken for it here.',
    convertShow: 'Put the figures into the factor or formula, in one line.',
    convertGive: 'Give the exact value, and beside it the one to use, rounded sensibly, with its unit.',
    convertHead: 'Add a rule of thumb for doing it in one’s head.',
    applyEmployer: 'Employer, and what matters to them as far as I know: […]',
    dataColumns: 'Settle the columns from what the entries have in common.',
    dataFill: 'Fill in row after row in the order given, and check that no value is lost or moved to another row.',
  },
} as const;
