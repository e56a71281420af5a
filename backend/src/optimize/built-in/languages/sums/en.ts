export const sums = {
  sharp: {
    sumBounded:
      'Solve for the interval first, say whether its ends belong to it, then count the whole numbers in it, and test one value inside and one outside.',
    sumFigured:
      'Name the formula and what each quantity in it stands for, put in the values with their units, and confirm the result by a second formula or a sketch in words.',
    sumChance:
      'Say which cases are possible and which are wanted, check by the opposite event, and give the result as a fraction and a percentage.',
    sumDivided:
      'Write the number by its quotient and remainder, work on with that form, and try the result on two actual numbers.',
    sumPriced:
      'Say for each price or percentage what it is taken of, work one step a line with its unit, and check by going back from the result.',
    sumValued:
      'Put the value in term by term with its sign, show each power and product, and check by a second arrangement of the terms.',
    sumUnknowns:
      'Say what each letter stands for, turn each sentence into an equation, solve them, and put the result back into the sentences.',
    sumMoving:
      'Bring the units into line first, say from which moment time and distance are counted, work one step a line, and check whether the result is plausible.',
  },
  bullets: {
    byBounded: 'Interval: with both ends, and whether each of them belongs to it',
    byFigured: 'Figure: a sketch in words, and the formula before the values go in',
    byChance: 'Cases: how many are possible, how many are wanted',
    byDivided: 'Form: the number written with quotient and remainder, then tried on two examples',
    byPriced: 'Each amount: what it is taken of, with its unit',
    byValued: 'Substitution: term by term, with signs and powers',
    byUnknowns: 'Equations: what each letter stands for, and the sentence each one comes from',
    byMoving: 'Units: brought into line before anything is worked out',
  },
} as const;
