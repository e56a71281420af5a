export const smallChoices = {
  sharp: {
    decideOnce:
      'Di’ nella prima frase che cosa scegliere, dai l’unico motivo che decide e di’ in quale caso sarebbe giusta l’altra scelta.',
  },
  bullets: {
    choiceFirst: 'Scelta: una, nella prima frase',
    choiceReason: 'Motivo: quello che decide, in due frasi al massimo',
    choiceElse: 'Altro caso: quando sarebbe giusta l’altra scelta',
    choiceHow: 'Svantaggio: il principale di questa scelta e come attenuarlo',
    choiceUndo: 'Tornare indietro: che cosa di ogni scelta si potrebbe annullare dopo e che cosa no',
  },
  guided: {
    bestOfOther: 'Chiudi con il modo di attenuare lo svantaggio maggiore della scelta consigliata.',
    choiceSettle: 'Scegli nella prima frase, con il motivo che decide.',
    choiceSign: 'Indica il segno da cui posso capire che per me è giusta l’altra scelta.',
    choiceHint: 'Chiudi con il principale svantaggio di questa scelta e come attenuarlo.',
  },
} as const;
