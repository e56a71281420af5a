/** What is said of a second thing asked for, beside what the wording of the first serves. */
export const wishesBeside = {
  sharp: {
    translateMore:
      'Keep the meaning and the tone, use expressions a native speaker would choose, and put what else is asked for below the translation, with the words it is about.',
  },
  orders: {
    besideSum: 'Work out what is to be calculated from the figures given, in one line, with the unit.',
    besideEach: 'Put whatever else is asked for about each one right beside it.',
    besideSentences: 'Give the example sentences too, each showing by its context what the word means.',
    besideElse: 'Give what else is asked for as well, complete and set apart from the rest.',
    besideTranslation: 'Give the translation too, as a native speaker would put it.',
    besideSummary: 'Give the summary too: what matters most, and nothing that the text does not say.',
    besideExplanation: 'Give the explanation that is asked for as well, with what it rests on.',
    besideVerdict:
      'Commit to one answer where a judgement is asked for, with the reason that weighs most and the best point against it.',
    besidePiece: 'Make what is to be written a finished piece, true to the rest and ready to use as it stands.',
    besideQuestions: 'Have every question answerable from the rest, and give the solution to each underneath.',
    besideTitle: 'Keep the title specific, and let it promise nothing that the text does not hold.',
  },
  bullets: {
    besideSum: 'Calculation: from the figures given, in one line, with the unit',
    besideEach: 'What else is asked about each: right beside it',
    besideSentences: 'Example sentences: the context shows what the word means',
    besideElse: 'Also asked for: complete, set apart from the rest',
    besideTranslation: 'Translation: as a native speaker would say it',
    besideSummary: 'Summary: what matters most, nothing that the text does not say',
    besideExplanation: 'Explanation: of exactly what is asked, with what it rests on',
    besideVerdict: 'Verdict: one, with the reason that weighs most and the best point against it',
    besidePiece: 'Written piece: finished, true to the rest and ready to use as it stands',
    besideQuestions: 'Questions: answerable from the rest, the solution to each underneath',
    besideTitle: 'Title: specific, promising nothing that the text does not hold',
  },
} as const;
