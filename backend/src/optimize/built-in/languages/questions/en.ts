/** What a question gets that asks for measures taken, for what it takes, a calculation, a risk or a course of events. */
export const questionsEn = {
  sharp: {
    efforts:
      'Name the main measures one by one, the weightiest first, each with who has to take it, a case in which it was tried and what came of it, and what it costs or what stands in its way.',
    requirements:
      'Group what it takes by purpose, say for each item what exactly is needed and how much of it, what it usually costs or how long it takes, and mark what is indispensable and what can wait.',
    calculation:
      'Give the formula with what each quantity in it stands for, work it through once with the figures given here, or with simple ones where some are missing, and say which assumption changes the result most.',
    harm: 'Answer in the first sentence, then say what it depends on, by which signs one can tell that it becomes a problem, and what to do in that case.',
    process:
      'Go through it in the order in which it happens, from what sets it off to the end, say at each stage what changes and why, with rough times where they are known, and what makes it go differently.',
    wordClosest:
      'Give the closest word first, then two or three near it, each with its shade of meaning and a short sentence, and say so if none fits exactly.',
    titlesListed:
      'Name only titles that really exist and meet every condition named here, each with who made it, its year and, in a few words, what makes it worth knowing, and leave out any you are not sure of.',
  },
  bullets: {
    effortEach: 'Measures: one by one, the weightiest first, each with who has to take it',
    effortResult: 'Results: a case in which it was tried, and what came of it',
    effortHurdle: 'Obstacles: what it costs, holds it up or speaks against it',
    effortWeight: 'Weight: which of them does most, and why',
    needGroups: 'Groups: what it takes, sorted by purpose',
    needExact: 'Each item: what exactly is needed, and how much of it',
    needCost: 'Effort: what it usually costs and how long it takes',
    needMust: 'Marked: what is indispensable, and what can wait',
    calcFormula: 'Formula: first, with what each quantity in it stands for',
    calcWorked: 'Example: worked through line by line, with the figures given here or with simple ones',
    calcPlausible: 'Check: a rough estimate that shows whether the result can be right',
    calcAssumed: 'Assumption: the one that changes the result most',
    harmFirst: 'Verdict: in the first sentence',
    harmDepends: 'Risk: what makes it greater or smaller',
    harmSigns: 'Signs: how one can tell that it becomes a problem',
    harmDo: 'Then: what to do now, and when that is not enough',
    processStart: 'Start: what sets it off, in one sentence',
    processStages: 'Stages: in the order they happen, each with what changes and why',
    processTimes: 'Details: rough times, amounts or figures where they are known',
    processVaries: 'Varies: what makes it go faster, slower or differently',
    wordFirst: 'Closest: first, with a short sentence',
    wordNear: 'Near it: two or three, each with its shade of meaning',
    wordNone: 'Honesty: said openly if none fits exactly',
  },
  guided: {
    effortSteps:
      'Say in one sentence which problem they answer, then go through the measures, each with a concrete example.',
    effortVerdict: 'End with what has worked best so far, and what is still missing.',
    needDecides: 'Name what decides how much is needed.',
    needList: 'Then list what it takes, group by group, with the amount of each.',
    calcMeasure: 'Say what exactly is calculated, and in which unit.',
    calcRun: 'Give the formula and put the figures in, one line per step.',
    calcCheck: 'Check the result by a rough estimate, and say what would change it.',
    harmUsual: 'Say in the first sentence how serious this is.',
    harmLine: 'Say what makes the risk greater or smaller, and by which signs one can tell.',
    harmNext: 'End with what to do now, and the sign that it is not enough.',
    processPicture: 'Say in one sentence what sets it off and what comes of it.',
    processGo: 'Then follow one case from start to end, stage by stage.',
    processTurn: 'Say what makes it go differently, and what people usually get wrong about it.',
    caseFollowed:
      'Then take it step by step, and show at each why it is so, on a concrete case or an everyday comparison.',
    wordFeatures: 'Say in a few words which features of the meaning the word has to have.',
    wordPick: 'Give the closest one, then the two that come next, and say which feature each of them lacks.',
  },
} as const;
