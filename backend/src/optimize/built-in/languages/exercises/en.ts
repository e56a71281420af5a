/** What is done with a sentence, a few lines of talk or the name of something, as exercises and chats ask for it. */
export const exercises = {
  sharp: {
    takeFields:
      'Give one line to each thing asked for, its name in front and the wording of the text behind it, nothing else, and write “not given” where the text does not say.',
    formal:
      'Use complete sentences, precise verbs and a neutral address, drop slang, short forms and exclamation marks, keep every fact, and return only the new version.',
    polite:
      'Turn any order into a request and any blame into what would help, keep what is said just as clear, flatter nobody, and return only the new version.',
    academic:
      'Word it impersonally and with due caution, choose precise terms instead of vague ones, invent no sources or figures, and return only the new version.',
    neutral:
      'Report what happened and who said or did what, replace judgement, exaggeration and exclamation by facts or by naming whose view it is, keep every fact, and return the new version alone.',
    casual:
      'Use short sentences, everyday words and the short forms that people say, keep every fact, and return only the new version.',
    rewriteForm:
      'Adapt every verb, pronoun and word that depends on the new form, keep the meaning and every fact, and return only the new version.',
    reorder:
      'Give them in their new order with not a word changed, then the signs that fix it, such as a time, a cause or a pronoun, and say so if a second order is possible.',
    errorFound:
      'Quote the mistake first, name the rule behind it in one sentence, then give the sentence put right with nothing else changed.',
    classifyKnown:
      'Name the category first, then in one sentence what this is known for that decides it, and say so if you do not know it.',
    identify:
      'Name it in the first line, point to what gives it away, then say what it is most easily mistaken for and what rules that out.',
    nextTurn:
      'Write only the line that is missing, whole and in the voice of its speaker, words already there included; let it take up what was said last and sound spoken.',
    meaningFor:
      'Explain it in one sentence with words these readers use every day, show it in a small scene from their life, and use no word harder than the one explained.',
    debugAll:
      'Find every fault, name each with an input that shows it, give the corrected code with nothing else changed, and say in one sentence each why it works now.',
  },
  bullets: {
    fieldLines: 'Lines: one for each thing asked for, its name in front',
    fieldMissing: 'Missing: “not given”, nothing guessed',
    formalWords: 'Register: complete sentences, precise verbs, no slang, short forms or exclamation marks',
    politeWords: 'Register: requests instead of orders, no blame and no flattery',
    demandKept: 'Content: what is said or wanted stays just as clear',
    academicWords: 'Register: impersonal and cautious, precise terms instead of vague ones',
    neutralWords: 'Register: reported, no judgement or exaggeration; opinions tied to whoever holds them',
    casualWords: 'Register: short sentences, everyday words, the short forms that people say',
    reorderAll: 'Order: all of them, none changed, left out or added',
    reorderSigns: 'Reason: the signs that fix it, such as a time, a cause or a pronoun',
    reorderOther: 'Second order: named if one is possible',
    errorQuoted: 'Mistake: quoted first, and nothing counted as one that is right',
    errorRule: 'Rule: what is broken, in one sentence',
    errorFixed: 'Corrected: the whole sentence, nothing else changed',
    tipOver: 'Against it: the strongest sign to the contrary, if there is one',
    knownSign: 'Reason: what it is known for that decides',
    identified: 'Answer: the name alone, in the first line',
    mistakenFor: 'Look-alike: what it is easily mistaken for, and what rules that out',
    turnAnswers: 'Line: takes up what was said last, in the way asked for',
    turnVoice: 'Voice: that of its speaker so far',
    turnWhole: 'Output: that line alone and whole, words already there included',
    theirWords: 'Words: none harder than the one explained',
    causesEach: 'Faults: every one in one sentence, with an input that shows it',
    fixOnly: 'Fix: the whole code, nothing changed but the faults',
  },
  guided: {
    fieldGive: 'Give one line to each thing asked for, and write “not given” where the text does not say.',
    reorderFirst: 'Name what has to come first, and the word that shows it.',
    reorderGive: 'Then give the whole in its order, with not a word changed.',
    reorderCheck: 'Read it through once more, and say whether a second order is possible.',
    errorMark: 'Quote the wrong place, and say what is wrong with it.',
    errorPut: 'Give the sentence put right, with nothing else changed.',
    labelTip: 'Name the strongest sign to the contrary, if there is one.',
    identifyGive: 'Name it on a line of its own.',
    identifyRule: 'Say what it could be mistaken for, and what rules that out.',
    turnMood: 'Settle for yourself what this speaker wants just now, then write the line and nothing around it.',
  },
} as const;
