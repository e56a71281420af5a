/** What is said where the draft has settled the form of the result or how many there are. */
export const stated = {
  sharp: {
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
    oneValueEach: 'Values: exactly one for each thing given, in the order given',
    ownWordsOnly: 'Basis: what each one says itself',
    versionNamed: 'Versions: each under its name, clearly different in words and structure',
    sameInAll: 'Meaning: the same in all of them, nothing added or lost',
    casesOrdered: 'Cases: taken in a fixed order, so that none is missed',
    allFitting: 'Result: all that fit, with their number',
  },
  guided: {
    versionsNote: 'Note for yourself what marks each version, in words and in the way the sentence is built.',
    versionsGive: 'Give them one below the other, each under its name.',
    casesStep: 'Go through the possible cases in a fixed order, and rule out those that break a condition.',
    casesList: 'List all that remain and say how many there are.',
    pageParts: 'Say in two sentences how the page is laid out and what happens on which action.',
    pageChange:
      'Say what to click or look at to see that it works, and which lines to change for other texts or colours.',
  },
} as const;
