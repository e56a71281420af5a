export const sums = {
  sharp: {
    sumBounded:
      'Risolvi prima l’intervallo, di’ se gli estremi ne fanno parte, conta poi gli interi che contiene e prova un valore dentro e uno fuori.',
    sumFigured:
      'Nomina la formula e che cosa indica ogni grandezza, sostituisci i valori con le unità e conferma il risultato con un’altra formula o uno schizzo a parole.',
    sumChance:
      'Di’ quali casi sono possibili e quali favorevoli, verifica con l’evento contrario e dai il risultato come frazione e percentuale.',
    sumDivided:
      'Scrivi il numero con quoziente e resto, prosegui con questa forma e prova il risultato su due numeri veri.',
    sumPriced:
      'Di’ di ogni prezzo o percentuale da che cosa si prende, scrivi un passaggio per riga con l’unità e verifica tornando indietro dal risultato.',
    sumValued:
      'Sostituisci il valore termine per termine con il segno, mostra ogni potenza e prodotto e verifica con un altro ordine dei termini.',
    sumUnknowns:
      'Di’ che cosa indica ogni lettera, trasforma ogni frase in un’equazione, risolvi e rimetti il risultato nelle frasi.',
    sumMoving:
      'Uniforma prima le unità, di’ da quale momento si contano tempo e distanza, scrivi un passaggio per riga e verifica se il risultato è plausibile.',
  },
  bullets: {
    byBounded: 'Intervallo: con entrambi gli estremi, e se ciascuno ne fa parte',
    byFigured: 'Figura: uno schizzo a parole, e la formula prima dei valori',
    byChance: 'Casi: quanti possibili, quanti favorevoli',
    byDivided: 'Forma: il numero con quoziente e resto, poi provato su due esempi',
    byPriced: 'Ogni importo: da che cosa si prende, con l’unità',
    byValued: 'Sostituzione: termine per termine, con segni e potenze',
    byUnknowns: 'Equazioni: che cosa indica ogni lettera e da quale frase viene ciascuna',
    byMoving: 'Unità: uniformate prima di calcolare',
  },
} as const;
