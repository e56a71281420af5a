export const smallChoices = {
  sharp: {
    decideOnce:
      '{Spune|Spuneți} din prima propoziție ce e de ales, {dă|dați} motivul care decide și {spune|spuneți} în ce caz ar fi bună cealaltă variantă.',
  },
  bullets: {
    choiceFirst: 'Alegere: una, în prima propoziție',
    choiceReason: 'Motiv: cel care decide, în cel mult două propoziții',
    choiceElse: 'Alt caz: când ar fi bună cealaltă variantă',
    choiceHow: 'Dezavantaj: cel mai mare al acestei alegeri și cum poate fi atenuat',
    choiceUndo: 'Cale de întoarcere: ce se mai poate desface la fiecare variantă și ce nu',
  },
  guided: {
    bestOfOther: '{Încheie|Încheiați} cu felul în care se poate reduce cel mai mare neajuns al variantei recomandate.',
    choiceSettle: '{Alege|Alegeți} din prima propoziție, cu motivul care decide.',
    choiceSign: '{Spune|Spuneți} semnul după care îmi dau seama că pentru mine e bună cealaltă variantă.',
    choiceHint: '{Încheie|Încheiați} cu principalul dezavantaj al acestei alegeri și cum poate fi atenuat.',
  },
} as const;
