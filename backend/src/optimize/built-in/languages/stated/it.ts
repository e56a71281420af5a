import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
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
    oneValueEach: 'Valori: esattamente uno per elemento, nell’ordine dato',
    ownWordsOnly: 'Base: ciò che dice ciascuno',
    versionNamed: 'Versioni: ognuna sotto il suo nome, chiaramente diverse per parole e costruzione',
    sameInAll: 'Senso: lo stesso in tutte, nulla aggiunto o perso',
    casesOrdered: 'Casi: in un ordine fisso, perché non ne manchi nessuno',
    allFitting: 'Risultato: tutti quelli che valgono, con il loro numero',
  },
  guided: {
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
