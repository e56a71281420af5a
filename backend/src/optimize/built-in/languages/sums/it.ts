export const sums = {
  sharp: {
    sumBounded:
      '{Trova|Trovi} prima l’intervallo, {di’|dica} se gli estremi vi appartengono, {prova|provi} un valore dentro e uno fuori e {dai|dia} poi esattamente ciò che è chiesto.',
    sumFigured:
      'Nomina la formula e che cosa indica ogni grandezza, sostituisci i valori con le unità e conferma il risultato con un’altra formula o uno schizzo a parole.',
    sumChance:
      '{Di’|Dica} quali eventi possono verificarsi insieme, si escludono o si influenzano, {calcola|calcoli} da lì ciò che è chiesto, {verifica|verifichi} con l’evento contrario e {dai|dia} il risultato come frazione e percentuale.',
    sumDivided: 'Mostra a ogni passo la divisione o i fattori primi e verifica il risultato dividendo o moltiplicando.',
    sumPriced:
      'Di’ a che cosa si riferisce ogni prezzo o percentuale, scrivi un passaggio per riga con l’unità e verifica inserendo il risultato nei dati.',
    sumValued:
      'Sostituisci il valore termine per termine con il segno, mostra ogni potenza e prodotto e verifica con un altro ordine dei termini.',
    sumUnknowns:
      '{Nomina|Nomini} ciò che è ignoto, {trasforma|trasformi} ogni frase in una relazione, {risolvi|risolva} passo dopo passo e {rimetti|rimetta} il risultato nelle frasi.',
    sumMoving:
      'Uniforma prima le unità, di’ da quale momento si contano tempo e distanza, scrivi un passaggio per riga e verifica se il risultato è plausibile.',
    sumDerived:
      'Nomina la regola di ogni derivata, semplifica prima di sostituire valori, di’ per quali valori vale e conferma il risultato con un valore vicino.',
    sumIntegrated:
      'Nomina il metodo e perché qui è adatto, scrivi la primitiva su una riga propria, confermala derivando e lascia per ultimi gli estremi o la costante.',
    sumLimits:
      'Di’ quale forma assume in quel punto, nomina la regola o il limite noto che la risolve e perché si applica, e conferma il risultato con un valore vicino.',
    sumDifferential:
      'Nomina il tipo di equazione e il metodo che le corrisponde, di’ che cosa indica ogni costante e che cosa la fissa, e conferma la soluzione sostituendola.',
    sumSolved:
      'Di’ prima quali valori sono ammessi, trasforma un passaggio per riga e rimetti ogni soluzione in ciò che è dato così com’è, scartando quella che non va.',
    sumCounted:
      'Di’ se conta l’ordine e se sono ammesse ripetizioni, conta prima tutti i casi, togli quelli esclusi e prova lo stesso modo di contare con un numero più piccolo.',
    sumMatrices:
      'Scrivi ogni matrice o determinante intermedio, nomina l’operazione che porta al successivo e conferma il risultato moltiplicando.',
    sumPhysical:
      'Nomina la legge e perché vale qui, isola la grandezza cercata prima di sostituire i valori, porta le unità fino in fondo e di’ se l’ordine di grandezza è plausibile.',
    sumAveraged:
      'Riporta prima ogni media a un totale con il numero di valori che ci sta dietro, prosegui con i totali e verifica che il risultato stia fra i valori di partenza.',
    sumOverlapping:
      'Metti i gruppi in una piccola tabella, togli ciò che verrebbe contato due volte e verifica che le parti diano il tutto.',
    sumPaced:
      'Di’ quale parte del tutto fa ciascuno in un’unità di tempo, somma ciò che agisce insieme, togli ciò che agisce contro e verifica che le parti diano il tutto.',
    sumAdded:
      'Nomina il primo e l’ultimo termine, il passo e quanti sono, dai la formula prima dei valori e provala sui primi termini.',
  },
  bullets: {
    byBounded: 'Intervallo: con entrambi gli estremi, e se ciascuno ne fa parte',
    byFigured: 'Figura: uno schizzo a parole, e la formula prima dei valori',
    byChance: 'Eventi: quali possono verificarsi insieme, si escludono o si influenzano',
    byDivided: 'Divisione o fattori: scritti a ogni passo',
    byPriced: 'Ogni importo: a che cosa si riferisce, con l’unità',
    byValued: 'Sostituzione: termine per termine, con segni e potenze',
    byUnknowns: 'Incognite: nominate, ogni relazione legata alla frase da cui viene',
    byMoving: 'Unità: uniformate prima di calcolare',
    byDerived: 'Derivata: ogni regola nominata, semplificata prima dei valori',
    byIntegrated: 'Primitiva: su una riga propria, confermata derivando',
    byLimits: 'Forma: quale assume in quel punto, e la regola che la risolve',
    byDifferential: 'Tipo: nominato, con il suo metodo; la soluzione sostituita alla fine',
    bySolved: 'Soluzioni: ognuna rimessa in ciò che è dato; quella che non va, scartata',
    byCounted: 'Conteggio: se conta l’ordine, poi tutti i casi meno quelli esclusi; provato con un numero più piccolo',
    byMatrices: 'Passaggi: ogni matrice o determinante intermedio scritto; il risultato verificato moltiplicando',
    byPhysical: 'Legge: nominata, con la grandezza cercata isolata prima dei valori',
    byAveraged: 'Totali: da ogni media e dal numero di valori',
    byOverlapping: 'Gruppi: in una piccola tabella, con ciò che verrebbe contato due volte',
    byPaced: 'Quote: ciò che ciascuno fa del tutto in un’unità di tempo',
    byAdded: 'Termini: primo, ultimo, passo e numero; la formula provata sui primi',
  },
} as const;
