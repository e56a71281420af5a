/** What a text or a short input that stands in the draft is to become, and what a good result of it has. */
export const givenText = {
  sharp: {
    tasks:
      'Give each task a line of its own with who does it and by when, take them from the text alone, and mark a missing name or date instead of guessing it.',
    interpret:
      'Say first in one sentence what it comes down to, then go through it part by part, quoting the words you explain, and say where another reading is possible.',
    summariseCut:
      'Give the main point first, then what else carries weight as far as the length allows, keep the figures and names this hangs on, and add nothing that the text does not say.',
    summariseTwo:
      'Let the two sentences together cover all that the text gives weight to, any objection or open point included: the main point first, with who or what it is about, figures and names exact, in plain words of your own, without semicolons, and with nothing that the text does not say.',
    summariseFew:
      'Let the sentences together cover all that the text gives weight to, any objection or open point included: the main point first, with who or what it is about, figures and names exact, in plain words of your own, without semicolons, and with nothing that the text does not say.',
    summariseWhole:
      'Say it all in one sentence first, then give three to five points, each a whole statement with its reason, consequence or figure, and end with what is still open, if the text says so.',
    menuLine:
      'Give each dish the name that guests would know, add in a few words what is in it where there is none, and put one on each line.',
    paraphrase:
      'Change the words and the structure of the sentences, keep the meaning and every fact, take over no phrase, and return only the new version.',
    replyTone:
      'React to what was actually said, keep the tone asked for from the first word to the last, and make it short enough to send as it is.',
    idiom:
      'Give the saying that a native speaker would use in its place, then in one line what the original says word for word.',
    inputClosed:
      'Give the result first, on a line of its own, then in a few words what decides it, and say so if what is given allows another one.',
    grammarForm:
      'Give the result first, complete and natural, change only what this form requires, and if a second version is equally right, add it below.',
    viewpoint:
      'Keep the events and their order, tell only what this figure can see, hear, feel or know, in words of its own, and return only the new version.',
    shorten:
      'Cut repetitions, filler and side remarks first, keep every statement the sense depends on, and return only the shorter version.',
    lengthen:
      'Develop what is already there with reasons, examples and concrete details, keep its voice, invent no names, figures or events, and return only the new version.',
    simplify:
      'Use short sentences and everyday words, replace or explain every technical term in a few words, leave out no statement, and return only the new version.',
    passage:
      'Answer first, as briefly as the question allows, from this text alone, quote the words it rests on, and if the text does not say it, say so instead of guessing.',
    passageImplied:
      'Answer from this text alone, quote the words of the text that show it, and keep what is only implied apart from what is said.',
    passageEach:
      'Answer each of the things asked in a sentence of its own, from this text alone, quote the words it rests on, and where the text does not say it, say so instead of guessing.',
    tags: 'Take them from what this is really about, mix widely used ones with specific ones, put the most fitting first, and repeat none in another form.',
    headlines:
      'Use what only this text has to offer, prefer the concrete to the general, and promise nothing that the text does not keep.',
    guess: 'Commit to one guess, point to what gives it away, and name another one only if it comes really close.',
    fromInput:
      'Make it fit exactly what is given here and nothing else, build in the details it names or is known for, and return only the result.',
    inPoints:
      'Make each point a whole statement with its name or figure instead of a heading, put the one that weighs most first, say nothing twice, and add nothing that the text does not say.',
    plotLine:
      'Say who wants what, what stands in the way and how it ends, keep names and facts right, and keep to the length and tone asked for.',
    minutes:
      'Put the decisions first, then who does what by when, then what is still open, keep names and dates exact, and mark a missing one instead of guessing it.',
    rewriteMail:
      'Bring greeting, sentences and close to that tone, the subject line too if there is one, keep every fact, name and date, and whatever is left blank, as it stands, and return only the new version.',
    outputShown:
      'State exactly what appears, line breaks and spaces included, then name the line or the rule behind whatever one would not expect.',
    wordsApart:
      'For each, give a sentence in which it fits and the given word would not, name the words it usually goes with, and order them from the closest to the loosest.',
  },
  bullets: {
    otherReading: 'Other reading: where one is possible',
    byPassage: 'Explanation: part by part, with the words quoted',
    gist: 'Core: what it comes down to, in one sentence, first',
    reasonBehind: 'Behind it: what else the text gives weight to, and no side matter',
    otherWords: 'Wording: other words and another sentence structure, no phrase taken over',
    resultElse: 'Other results: named if what is given allows more than one',
    resultWhy: 'Reason: what decides it, in a few words',
    resultAlone: 'Result: first, on a line of its own',
    formOnly: 'Change: only what this form requires',
    formAgree: 'Agreement: every verb, pronoun and time word that depends on it adapted',
    formEach: 'Order: as given, no sentence left out',
    formNote: 'Second version: below it, only if it is equally right',
    eventsKept: 'Events: the same, in the same order',
    seenOnly: 'Perception: only what this figure can see, hear, feel or know',
    figureVoice: 'Voice: words and worries this figure would have',
    essentials: 'Kept: every statement the sense depends on',
    cutFirst: 'Cut first: repetitions, filler, side remarks',
    developed: 'Added: reasons, examples and details that develop what is there',
    noNewFacts: 'Facts: no names, figures or events made up',
    shortSentences: 'Sentences: short, one thought each',
    everydayWords: 'Words: everyday ones; any technical term replaced or explained',
    nothingLost: 'Content: every statement kept',
    textOnly: 'Basis: this text, not what is known from elsewhere',
    passageFirst: 'Answer: first, as brief as the question allows',
    quoted: 'Evidence: the words of the text that show it, quoted',
    notInText: 'Not in the text: said so, not guessed',
    inferred: 'Implied: what is only suggested, marked as such',
    tagsFrom: 'Basis: what this is really about',
    tagsMix: 'Range: widely used ones and specific ones',
    tagsOnce: 'Form: ready to copy, the most fitting first, none repeated in another form',
    headFrom: 'Basis: what only this text has to offer',
    headRange: 'Range: each from a different angle',
    headKept: 'Promise: nothing that the text does not keep',
    oneGuess: 'Guess: one, in the first line',
    clue: 'Clue: what gives it away',
    nextGuess: 'Second guess: only if one comes really close, with what speaks for it',
    inputFrom: 'Basis: exactly what is given here, with the details it names or is known for',
    inputFits: 'Fit: nothing that would suit any other input just as well',
    onePointALine: 'Points: each a whole statement with its name or figure, no headings',
    sentenceFirst: 'Main point: first, with the figures and names that carry it',
    sentenceSecond:
      'Coverage: the two sentences together hold all that the text gives weight to, any objection or open point included',
    sentenceNext:
      'Coverage: the sentences together hold all that the text gives weight to, any objection or open point included',
    ownSentences: 'Wording: plain sentences of your own, none stretched with semicolons',
    summaryRest: 'Coverage: what else carries weight, as far as the length allows',
    summaryStart: 'Start: one sentence that says it all',
    summaryPoints: 'Then: three to five points, each a whole statement with its reason, consequence or figure',
    summaryEnd: 'End: what is still open, if the text says so',
    weightFirst: 'Order: the weightiest first',
    plotCore: 'Core: who wants what, what stands in the way, how it ends',
    plotNames: 'Names and facts: right, and only those it needs',
    toneKept: 'Tone: the one asked for, to the last word',
    decisions: 'Decisions: first, each in one line',
    assigned: 'Tasks: who does what by when; a missing name or date marked, not guessed',
    leftOpen: 'Open: what was left undecided',
    sameRegister: 'Register: as formal or casual as the original',
    sayings: 'Sayings: by the one a native speaker would use, not word for word',
    greetClose: 'Greeting and close: in the same tone as the rest',
    placeholders: 'Placeholders: kept as they stand',
    asDisplayed: 'Layout: as it appears, line breaks and spaces included',
    ruleBehind: 'Reason: the line or the rule behind whatever one would not expect',
    fitsInstead: 'Proof: a sentence in which it fits and the given word would not',
    goesWith: 'Company: the words it usually goes with',
  },
  guided: {
    formGive: 'Give the new version, complete.',
    formShow: 'If a second version is equally right, add it below.',
    formFit: 'If a sentence cannot take this form, leave it as it is and say why.',
    editGive: 'Write the new version exactly as asked, complete.',
    editNote: 'Compare it with the original, and put back any fact or name that got lost before you give it.',
    passageFind: 'Quote the words of the text that the question is about.',
    passageAnswer: 'Answer from them, in your own words and as briefly as the question allows.',
    passageMissing: 'If the text does not say it, say so instead of guessing.',
    summaryGive: 'Then give three to five points, each a whole statement with its reason, consequence or figure.',
    summaryClose: 'End with what is still open, if the text says so.',
    summaryMore: 'Then add, in one more sentence, what else the text gives weight to.',
    passageInfer: 'Say what the text only suggests or leaves open.',
    guessClues: 'Name what gives something away, and what it suggests.',
    guessGive: 'Commit to one guess.',
    guessSure: 'Say how sure you are, and name another one only if it comes really close.',
    inputRead: 'Note for yourself which details of it decide here, then give the result from these alone.',
    plotFirst:
      'Note for yourself who wants what, what stands in the way and how it ends, then write it from that alone; if you do not know the work, say so.',
    translateGive: 'Give the translation as somebody there would word it.',
    translateNote:
      'Under it, name the word or expression that could be put differently, with the other version and when it fits.',
  },
} as const;
