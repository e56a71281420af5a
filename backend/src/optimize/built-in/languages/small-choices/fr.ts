export const smallChoices = {
  sharp: {
    decideOnce:
      '{Dis|Dites} dès la première phrase quoi choisir, {donne|donnez} la raison qui décide, et {dis|dites} dans quel cas l’autre choix serait le bon.',
  },
  bullets: {
    choiceFirst: 'Choix : un seul, dès la première phrase',
    choiceReason: 'Raison : celle qui décide, en deux phrases au plus',
    choiceElse: 'Autre cas : quand l’autre choix serait le bon',
    choiceHow: 'Inconvénient : le principal de ce choix, et comment l’atténuer',
    choiceUndo:
      'Retour en arrière : ce qui, dans chaque choix, pourrait s’annuler plus tard, et ce qui ne le pourrait pas',
  },
  guided: {
    bestOfOther: '{Termine|Terminez} par la façon d’atténuer le principal inconvénient du choix conseillé.',
    choiceSettle: '{Choisis|Choisissez} dès la première phrase, avec la raison qui décide.',
    choiceSign: '{Donne|Donnez} le signe auquel je vois que l’autre choix me conviendrait mieux.',
    choiceHint: '{Termine|Terminez} par le principal inconvénient de ce choix et la façon de l’atténuer.',
  },
} as const;
