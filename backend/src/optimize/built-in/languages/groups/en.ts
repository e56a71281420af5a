/** What a draft gets of which only is known to what group of requests it belongs: what holds for all of the group. */
export const groupsEn = {
  sharp: {
    handled:
      'Do exactly this with everything that is given, change and add nothing beyond it, and give the complete result straight away, without an introduction.',
    helped:
      'Begin with what matters most in practice, be concrete enough that I can act on it, and say what it depends on and which mistake is easily made here.',
    solved:
      'Work from everything that is stated, show in a few lines how the answer comes about, check it once against the question, and put the answer on a line of its own.',
    coded:
      'Give what can be used as it stands, in the language or tool named here, explain only what it takes to understand it, and show with one example that it does what is asked.',
    handledFind:
      'Go through all that is given, give each thing asked for with the words or figures it rests on, take in what is only worded differently, and say where the given leaves something open.',
    handledKept:
      'Do exactly this to all of it, take over every name, figure and detail it does not touch just as it stands, and where a place can be read in two ways, take the likelier and say so in one line below.',
    namesEach:
      'Give every one of them its own, one to a line behind what it belongs to, made for that one alone and fitting none of the others, and short and easy to say.',
  },
  bullets: {
    handledAll: 'Basis: everything that is given, with nothing left out',
    helpConcrete: 'Concrete: steps, amounts or words that can be used at once',
    helpDepends: 'Depends on: what would change the answer, and how',
    helpAvoid: 'Avoid: the mistake that is easily made here',
    solveStated: 'Basis: everything that is stated, and what everybody knows where it takes that',
    solveCheck: 'Check: the answer held against the question once more',
    solveAnswer: 'Answer: on a line of its own, exactly what is asked for',
    codeWhole: 'Solution: complete, and usable as it stands',
    codeAssumed: 'Assumed: the version, setting or data it is made for, in one line',
    codeTrap: 'Pitfall: the one most often met here',
    foundAll: 'Complete: everything that counts, also what is only worded differently',
    foundShown: 'Evidence: beside each, the words or figures it rests on',
    foundOpen: 'Left open: said so, not filled in',
    keptAsIs: 'Unchanged: every name, figure and detail the request does not touch',
    twoReadings: 'Two readings: the likelier one taken, said in one line below',
    nameApiece: 'Each: its own, behind what it is for, and fitting none of the others',
  },
  guided: {
    handledDo: 'Go through what is given from beginning to end, and do what is asked with all of it.',
    handledCheck: 'Compare the result with what is asked before you give it, and leave out how you got there.',
    helpCore: 'Say in one or two sentences what it comes down to.',
    helpSteps: 'Then go through what can be done, in the order in which it helps most, each with a reason.',
    helpSign: 'End with how to see that it works, and what to do if it does not.',
    solveSay: 'Say in one line what is asked and what is known.',
    solveGo: 'Then work towards the answer step by step, and look out for a trap in the wording.',
    solveEnd: 'Give the answer on a line of its own, with the reason that settles it.',
    codeSay: 'Say in one sentence what the solution rests on.',
    codeGive: 'Then give it complete, with a short comment where something is not plain.',
    codeTest: 'End with how I can check that it works, and one case in which it would not.',
    foundMark: 'Go through what is given from beginning to end, and mark everything that could be what is asked for.',
    foundGive: 'Give what really is, in the form asked for, and name a doubtful one apart with the reason.',
    namesTry: 'Try several for each of them for yourself, and give only what would fit none of the others.',
    whyLeft: 'End with what is left to try if none of that helps.',
    goodEnd: 'What would be a good outcome for me: […]',
    fancyClose:
      'Settle for yourself what nobody would expect of it and how it would really go, then write it out as if it existed, with everything asked for.',
  },
} as const;
