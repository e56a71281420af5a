export const sums = {
  sharp: {
    sumBounded:
      'Solve for the interval first, say whether its ends belong to it, test one value inside and one outside, and then give exactly what is asked for.',
    sumFigured:
      'Name the formula and what each quantity in it stands for, put in the values with their units, and confirm the result by a second formula or a sketch in words.',
    sumChance:
      'Say which of the events can happen together, exclude or affect each other, work out what is asked from that, check by the opposite event, and give the result as a fraction and a percentage.',
    sumDivided:
      'Show the divisions or prime factors behind each step, and check the result by dividing or multiplying back.',
    sumPriced:
      'Say for each price or percentage what it is for or taken of, work one step a line with its unit, and check by putting the result back into what is given.',
    sumValued:
      'Put the value in term by term with its sign, show each power and product, and check by a second arrangement of the terms.',
    sumUnknowns:
      'Name what is unknown, turn each sentence into a relation, solve step by step, and put the result back into the sentences.',
    sumMoving:
      'Bring the units into line first, say from which moment time and distance are counted, work one step a line, and check whether the result is plausible.',
    sumDerived:
      'Name the rule behind each derivative, simplify it before any value goes in, say for which values it holds, and confirm the result with a value close by.',
    sumIntegrated:
      'Name the method and why it fits here, give the antiderivative on a line of its own, confirm it by differentiating, and put in the limits, or add the constant, last.',
    sumLimits:
      'Say which form it takes at that point, name the rule or known limit that resolves it and why it applies, and confirm the result with a value close by.',
    sumDifferential:
      'Name the type of equation and the method that belongs to it, say what each constant stands for and what fixes it, and confirm the solution by inserting it.',
    sumSolved:
      'Say first which values are allowed, transform one step a line, and put every solution back into what is given as it stands, dropping any that does not fit.',
    sumCounted:
      'Say whether order counts and whether anything may repeat, count all cases first, take away those that are excluded, and try the same way of counting on a smaller number.',
    sumMatrices:
      'Write out each matrix or determinant in between, name the operation that leads to the next, and confirm the result by multiplying it out.',
    sumPhysical:
      'Name the law and why it holds here, solve it for the quantity sought before the values go in, carry the units through, and say whether the size of the result is plausible.',
    sumAveraged:
      'Turn each mean into a total first, with the number of values behind it, work on with the totals, and check that the result lies between the values it comes from.',
    sumOverlapping:
      'Set the groups out in a small table, take away what would be counted twice, and check that the parts add up to the whole.',
    sumPaced:
      'Say what each does of the whole in one unit of time, add what works together and subtract what works against it, and check that the shares add up to the whole.',
    sumAdded:
      'Name the first and the last term, the step and how many there are, give the formula before the values go in, and try it on the first few terms.',
  },
  bullets: {
    byBounded: 'Interval: with both ends, and whether each of them belongs to it',
    byFigured: 'Figure: a sketch in words, and the formula before the values go in',
    byChance: 'Events: which can happen together, exclude or affect each other',
    byDivided: 'Divisions or factors: written out for each step',
    byPriced: 'Each amount: what it is for or taken of, with its unit',
    byValued: 'Substitution: term by term, with signs and powers',
    byUnknowns: 'Unknowns: named, each relation tied to the sentence it comes from',
    byMoving: 'Units: brought into line before anything is worked out',
    byDerived: 'Derivative: each rule named, simplified before a value goes in',
    byIntegrated: 'Antiderivative: on a line of its own, confirmed by differentiating',
    byLimits: 'Form: which one it takes at that point, and the rule that resolves it',
    byDifferential: 'Type: named, with the method that belongs to it; the solution inserted at the end',
    bySolved: 'Solutions: each put back into what is given; any that does not fit dropped',
    byCounted: 'Counting: whether order counts, then all cases less those excluded; tried on a smaller number',
    byMatrices: 'Steps: each matrix or determinant in between written out; the result multiplied out',
    byPhysical: 'Law: named, and solved for the quantity sought before the values go in',
    byAveraged: 'Totals: from each mean and the number of values behind it',
    byOverlapping: 'Groups: in a small table, with what would be counted twice',
    byPaced: 'Shares: what each does of the whole in one unit of time',
    byAdded: 'Terms: first, last, step and number, with the formula tried on the first few',
  },
} as const;
