/** What is said where the draft has settled the form of the result or how many there are. */
export const stated = {
  sharp: {
    entriesAsAsked:
      'Give every entry all that is asked for it, in the same form throughout, and take only what truly fits.',
    teachEach:
      'Explain it anew for each audience named, from what that audience already knows, in its own words and with an example from its own world.',
    tallyAll:
      'Give the number for each on a line of its own, check them by adding them up and counting a second time, and say what counts as one where that could be read in two ways.',
    totalsToo: 'Work out each total from its own entries, and check them against the whole.',
    correctAsIs:
      'Correct only what is wrong, and leave the meaning, the tone and everything that is right as they are.',
    eachValue:
      'Give exactly one value for each thing given, in the order given, judge each by its own words alone, and put nothing before or after the list that a program could not read.',
    versionsEach:
      'Give each version that is asked for under its name, let each differ from the others in words and in the way the sentence is built, and keep what is said the same in all of them.',
    puzzleAll:
      'Go through the cases in a fixed order so that none is missed, rule out what breaks one of the conditions, and list all that remain, with their number.',
  },
  bullets: {
    eachAsAsked: 'Each entry: everything asked for it, in the same form throughout',
    eachAudience: 'Each audience: an explanation of its own, in words it uses',
    ownExamples: 'Examples: one from the world of each',
    depthGrows: 'Difference: what the second learns that the first need not know',
    tallyEach: 'Numbers: one line for each, confirmed by a second count',
    tallySum: 'Sum: all of them added up, as a check',
    totalsShown: 'Totals: each worked out from its entries, checked against the whole',
    startNow: 'Now: begin as told, without confirming first',
    oneValueEach: 'Values: exactly one for each thing given, in the order given',
    ownWordsOnly: 'Basis: what each one says itself',
    versionNamed: 'Versions: each under its name, clearly different in words and structure',
    sameInAll: 'Meaning: the same in all of them, nothing added or lost',
    casesOrdered: 'Cases: taken in a fixed order, so that none is missed',
    allFitting: 'Result: all that fit, with their number',
  },
  guided: {
    audiencesApart: 'Note for yourself what each audience knows already, and what it wants to know it for.',
    audiencesTell: 'Then explain it to one after the other, each time with an example of their own.',
    totalsStep: 'Work out each total from its own entries, and check them against the whole.',
    tallySeparate: 'Count each of them separately, and go through everything a second time.',
    tallyLines: 'Give the numbers in the order asked for, one line for each.',
    beginAsTold: 'If any of this cannot be kept, say so in one sentence; otherwise begin at once as told.',
    versionsNote: 'Note for yourself what marks each version, in words and in the way the sentence is built.',
    versionsGive: 'Give them one below the other, each under its name.',
    casesStep: 'Go through the possible cases in a fixed order, and rule out those that break a condition.',
    casesList: 'List all that remain and say how many there are.',
    pageParts: 'Say in two sentences how the page is laid out and what happens on which action.',
    pageChange:
      'Say what to click or look at to see that it works, and which lines to change for other texts or colours.',
  },
} as const;
