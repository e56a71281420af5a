/** What answers have whose number or form the draft has settled, and results worked out from a short input. */
export const askedForm = {
  sharp: {
    asAsked:
      'Settle what must not be missing, put it in exactly the form asked for, with nothing before or after it, and keep names and figures exact.',
    onePick:
      'Commit to one and name it first, tie the reason to what is said here, and add in one line what could speak against it.',
    eachInTurn: 'Give one line for each, in the order given: first the result, then in a few words what decides it.',
    twofold:
      'Do all that is asked in the order named, put what belongs together in one line, and tie each part to exactly what is given here.',
    scaled:
      'Say first what you convert by, convert every value in the order given, round as one would use it in practice, and say where that changes something.',
    wordAlone:
      'Think it through silently, set the answer that comes to mind first against the next best, and reply with the result alone: no reason, no second option, no full stop.',
    sumUp:
      'Put the outcome or the main claim into the main clause, keep what else the text gives weight to, with the names and figures it hangs on, leave out examples and side matters, and make it understood at the first reading.',
    inSentence:
      'Give the answer itself first, with a concrete detail instead of a general word, in no more sentences than asked for, understood at the first reading.',
    sentenceMade:
      'Build it on one concrete picture and a strong verb instead of adjectives, give everything asked for its place without strain, and choose the version that is easiest to say aloud.',
    markup:
      'Make it valid, so that a program reads it without changes: every value kept, the same name for the same thing throughout, numbers as numbers, special characters quoted or escaped, and nothing around it.',
    inRow:
      'Give everything asked for, each one once and spelled exactly, take in nothing that does not belong, and add nothing: no heading, no numbers, no comments.',
    codeAlone:
      'Have it hold for awkward inputs as well (empty, very long, unusual characters), test it silently on one of them, and return it alone, ready to copy.',
    correctAlone:
      'Correct only the mistakes, leave the meaning and the tone as they are, and return nothing but the corrected text.',
    markupMade:
      'Make it valid, so that a program reads it without changes: exactly the keys asked for, values that are plausible and fit one another, numbers as numbers, and nothing around it.',
    inRowEach:
      'Give one for each thing given, in the same order and spelled exactly, and add nothing: no heading, no numbers, no comments.',
    plotSentence:
      'Put into it who wants what, what stands in the way and, unless that is to stay open, how it turns out, with one detail that could belong to no other story.',
  },
  bullets: {
    formAsked: 'Form: exactly the one asked for, with nothing before or after it',
    mustStay: 'Content: what must not be missing, in as few words as it takes',
    onlyOne: 'Choice: one, named first',
    tiedReason: 'Reason: tied to what is said here, not true of just anything',
    speaksAgainst: 'Against it: what could speak against it, in one line',
    eachResult: 'Result: one line for each, in the order given',
    eachDecided: 'Reason: what decides each one, in a few words',
    eachAsked: 'Parts: all that is asked, in the order named; what belongs together in one line',
    factor: 'Basis: what the values are converted by, named first',
    allConverted: 'Values: every one converted, in the order given',
    rounded: 'Rounding: as one would use it in practice, said where that changes something',
    thoughtSilently: 'Thinking: silent, the first idea set against the next best',
    resultOnly: 'Reply: the result alone, in the form asked for',
    noneAround: 'Around it: no reason, no second option, no full stop',
    mainClaim: 'Main clause: the outcome or the main claim',
    hangsOn: 'Kept: the names and figures it hangs on',
    atOnce: 'Length: understood at the first reading',
    mainCore: 'Answer: itself first, with a concrete detail instead of a general word',
    factBehind: 'Anything else asked for: on a line of its own',
    noSecond: 'Words: none that would need explaining',
    onePicture: 'Picture: one, concrete',
    strongWord: 'Verb: a strong one instead of adjectives',
    saidAloud: 'Sound: easy to say aloud',
    parses: 'Syntax: valid, read by a program without changes',
    recordEach: 'Content: every value kept, in the order given',
    fieldsSame: 'Names: the same for the same thing; numbers as numbers',
    plausible: 'Values: plausible, and consistent with one another',
    leftEmpty: 'Missing values, if any: left empty, never filled in',
    bareOutput: 'Output: nothing before or after it',
    onceSpelled: 'Entries: each once, spelled exactly',
    signBetween: 'Between them: the sign asked for, none behind the last',
    asAppears: 'Order: as they appear in what is given',
    noHalf: 'Complete: every match, those mentioned only in passing included',
    nothingBeside: 'Around them: no heading, no numbers, no comments',
    awkwardInputs: 'Inputs: awkward ones as well (empty, very long, unusual characters)',
    silentTest: 'Test: silent, on a usual and on an awkward input',
    codeOutput: 'Output: the code alone, ready to copy',
    columnsNamed: 'Columns: named in the header, with the unit where there is one',
    rowEach: 'Rows: one for each thing, in the order one expects',
    cellsShort: 'Cells: short, figures equally exact, doubtful ones marked',
    keysAsked: 'Keys: exactly the ones asked for, numbers as numbers',
    oneForEach: 'Entries: one for each thing given, in the same order',
    countedWords: 'Length: counted before it is given, and within what is asked',
    plotWho: 'Core: who wants what, what stands in the way',
    plotDetail: 'Detail: one that could belong to no other story',
  },
  guided: {
    asAskedCut: 'Note for yourself what must not be missing, then give it in the form asked for and nothing around it.',
    onePickWeigh: 'Weigh two or three for yourself, then give only the one that fits best, with the reason.',
    eachGive: 'Go through them one by one in the order given, and mark the doubtful ones.',
    twofoldGive:
      'Settle what in the given decides each of the things asked, then give them one after the other, without comments around them.',
    scaledCheck: 'Convert value by value, check one of them backwards, then give the whole result with its units.',
    silentThink:
      'Settle it silently, hold it once more against exactly what is asked, and reply with nothing but the result.',
    threeTries: 'Try three versions for yourself, and give only the one that says most in the fewest words.',
    markupSteps:
      'Settle the fields and their types first, fill in one record after the other, check that a program could read it, and give only that.',
    rowSteps: 'Collect them for yourself, strike out repeats and whatever does not fit, and give only what is left.',
  },
} as const;
