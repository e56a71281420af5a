export const smallChoices = {
  sharp: {
    decideOnce:
      '{Di|Diga} en la primera frase qué elegir, {da|dé} la razón que lo decide y {di|diga} en qué caso sería mejor lo otro.',
  },
  bullets: {
    choiceFirst: 'Elección: una, en la primera frase',
    choiceReason: 'Razón: la que lo decide, en dos frases como máximo',
    choiceElse: 'Otro caso: cuándo sería mejor lo otro',
    choiceHow: 'Inconveniente: el principal de esta elección y cómo suavizarlo',
    choiceUndo: 'Marcha atrás: qué de cada opción podría deshacerse después y qué no',
  },
  guided: {
    bestOfOther: '{Termina|Termine} con la forma de suavizar el mayor inconveniente de lo recomendado.',
    choiceSettle: '{Elige|Elija} en la primera frase, con la razón que lo decide.',
    choiceSign: '{Da|Dé} la señal por la que puedo ver que a mí me conviene lo otro.',
    choiceHint: '{Termina|Termine} con el principal inconveniente de esta elección y cómo suavizarlo.',
  },
} as const;
