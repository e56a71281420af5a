import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    entriesAsAsked:
      '{Dai|Dia} a ogni voce tutto ciò che si chiede per essa, sempre nella stessa forma, e {prendi|prenda} solo ciò che davvero corrisponde.',
    teachEach:
      '{Spiegalo|Lo spieghi} di nuovo per ogni pubblico nominato, da ciò che già sa, con le sue parole e un esempio del suo mondo.',
    tallyAll:
      '{Dai|Dia} il numero di ciascuno su una riga propria, {controlla|controlli} sommandoli e contando una seconda volta, e {di’|dica} che cosa conta come uno dove si può intendere in due modi.',
    totalsToo: '{Calcola|Calcoli} ogni totale dalle sue voci e {controllali|li controlli} con l’insieme.',
    correctAsIs:
      '{Correggi|Corregga} solo ciò che è sbagliato e {lascia|lasci} il senso, il tono e tutto ciò che è giusto come sono.',
    eachValue:
      '{Dai|Dia} esattamente un valore per ogni elemento, nell’ordine dato, {giudica|giudichi} ciascuno solo dalle sue parole e non {mettere|metta} prima o dopo nulla che un programma non possa leggere.',
    versionsEach:
      '{Dai|Dia} ogni versione richiesta sotto il suo nome, diversa dalle altre nelle parole e nella costruzione, e {mantieni|mantenga} uguale in tutte ciò che si dice.',
    puzzleAll:
      '{Passa|Passi} in rassegna i casi in un ordine fisso perché non ne manchi nessuno, {escludi|escluda} quelli che violano una condizione ed {elenca|elenchi} tutti quelli che restano, con il loro numero.',
  },
  bullets: {
    eachAsAsked: 'Ogni voce: tutto ciò che si chiede per essa, sempre nella stessa forma',
    eachAudience: 'Ogni pubblico: una spiegazione propria, con parole che usa',
    ownExamples: 'Esempi: uno dal mondo di ciascuno',
    depthGrows: 'Differenza: ciò che impara il secondo e che al primo non serve',
    tallyEach: 'Numeri: una riga per ciascuno, confermati da un secondo conteggio',
    tallySum: 'Somma: tutti sommati, come verifica',
    totalsShown: 'Totali: ognuno calcolato dalle sue voci e controllato con l’insieme',
    startNow: 'Adesso: iniziare come indicato, senza confermare prima',
    oneValueEach: 'Valori: esattamente uno per elemento, nell’ordine dato',
    ownWordsOnly: 'Base: ciò che dice ciascuno',
    versionNamed: 'Versioni: ognuna sotto il suo nome, chiaramente diverse per parole e costruzione',
    sameInAll: 'Senso: lo stesso in tutte, nulla aggiunto o perso',
    casesOrdered: 'Casi: in un ordine fisso, perché non ne manchi nessuno',
    allFitting: 'Risultato: tutti quelli che valgono, con il loro numero',
  },
  guided: {
    audiencesApart: '{Annota|Annoti} fra {te|sé} che cosa sa già ogni pubblico e a che cosa gli serve.',
    audiencesTell: 'Poi {spiegalo|lo spieghi} a uno dopo l’altro, ogni volta con un esempio suo.',
    totalsStep: '{Calcola|Calcoli} ogni totale dalle sue voci e {controllali|li controlli} con l’insieme.',
    tallySeparate: '{Conta|Conti} ciascuno separatamente e {ripassa|ripassi} tutto una seconda volta.',
    tallyLines: '{Dai|Dia} i numeri nell’ordine richiesto, una riga per ciascuno.',
    beginAsTold:
      'Se qualcosa non è possibile, {dillo|lo dica} in una frase; altrimenti {comincia|cominci} subito come indicato.',
    versionsNote: '{Annota|Annoti} fra {te|sé} che cosa distingue ogni versione, nelle parole e nella costruzione.',
    versionsGive: '{Dalle|Le dia} una sotto l’altra, ognuna sotto il suo nome.',
    casesStep:
      '{Passa|Passi} in rassegna i casi possibili in un ordine fisso ed {escludi|escluda} quelli che violano una condizione.',
    casesList: '{Elenca|Elenchi} tutti quelli che restano e {di’|dica} quanti sono.',
    pageParts: '{Di’|Dica} in due frasi come è organizzata la pagina e che cosa succede a ogni azione.',
    pageChange:
      '{Di’|Dica} che cosa cliccare o guardare per vedere che funziona e quali righe cambiare per altri testi o colori.',
  },
};
