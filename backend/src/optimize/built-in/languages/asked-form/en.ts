/** What answers have whose number or form the draft has settled, and results worked out from a short input. */
export const askedForm = {
  sharp: {
    asAsked:
      'Settle what must not be missing, put it in exactly the form asked for, with nothing before or after it, and keep names and figures exact.',
    onePick:
      'Commit to one and name it first, tie the reason to what is said here, and add in one line what could speak against it.',
    eachInTurn: 'Give one line for each, in the order given: first the result, then in a few words what decides it.',
    twofold:
      'Do each of the things asked in the order named, keep them clearly apart, and tie each one to exactly what is given here.',
    scaled:
      'Say first what you convert by, convert every value in the order given, round only where it has to be, and say where.',
  },
  bullets: {
    formAsked: 'Form: exactly the one asked for, with nothing before or after it',
    mustStay: 'Content: what must not be missing, in as few words as it takes',
    onlyOne: 'Choice: one, named first',
    tiedReason: 'Reason: tied to what is said here, not true of just anything',
    speaksAgainst: 'Against it: what could speak against it, in one line',
    eachResult: 'Result: one line for each, in the order given',
    eachDecided: 'Reason: what decides each one, in a few words',
    eachAsked: 'Parts: each of the things asked, in the order named and clearly apart',
    factor: 'Basis: what the values are converted by, named first',
    allConverted: 'Values: every one converted, in the order given',
    rounded: 'Rounding: only where it has to be, and marked',
  },
  guided: {
    asAskedCut:
      'Note for yourself what must not be missing, then give it in exactly the form asked for and cut every word it can do without.',
    onePickWeigh: 'Weigh two or three for yourself, then give only the one that fits best, with the reason.',
    eachGive: 'Go through them one by one in the order given, and mark the doubtful ones.',
    twofoldGive:
      'Settle what in the given decides each of the things asked, then give them one after the other, without comments around them.',
    scaledCheck: 'Convert value by value, check one of them backwards, then give the whole result with its units.',
  },
} as const;
