import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      'Stabilisci che cosa non può mancare, mettilo esattamente nella forma richiesta, senza nulla prima né dopo, con nomi e cifre esatti.',
    onePick:
      'Scegline uno solo e nominalo per primo, lega il motivo a ciò che è detto qui e aggiungi in una riga che cosa potrebbe parlare contro.',
    eachInTurn:
      'Dai una riga per ciascuno, nell’ordine dato: prima il risultato, poi in poche parole ciò che lo decide.',
    twofold:
      '{Fai|Faccia} tutto ciò che è chiesto nell’ordine indicato, {metti|metta} su una riga ciò che va insieme e {lega|leghi} ogni parte esattamente a ciò che è dato qui.',
    scaled:
      'Di’ prima con che cosa converti, converti ogni valore nell’ordine dato, arrotonda come lo si userebbe in pratica e di’ dove questo cambia qualcosa.',
    wordAlone:
      '{Ragiona|Ragioni} in silenzio, {confronta|confronti} la prima risposta che viene in mente con la migliore dopo quella e {rispondi|risponda} solo con il risultato: niente motivi, niente seconda opzione, niente punto finale.',
    sumUp:
      "{Metti|Metta} nella frase principale l'esito o l'idea centrale, {tieni|tenga} ciò a cui il testo dà ancora peso, con i nomi e le cifre da cui tutto dipende, {lascia|lasci} fuori esempi e dettagli, e si capisca alla prima lettura.",
    inSentence:
      '{Dai|Dia} prima la risposta stessa, con un dettaglio concreto al posto di una parola generica, in non più frasi di quelle chieste, così che si capisca alla prima lettura.',
    sentenceMade:
      "{Costruiscila|La costruisca} su un'immagine concreta e un verbo forte anziché su aggettivi, {dai|dia} posto senza forzature a tutto ciò che è richiesto e {scegli|scelga} la versione più facile da dire ad alta voce.",
    markup:
      '{Rendilo|Lo renda} valido, così che un programma lo legga senza modifiche: tutti i valori mantenuti, lo stesso nome per la stessa cosa, numeri come numeri, caratteri speciali tra virgolette o con escape, e nient’altro intorno.',
    inRow:
      '{Dai|Dia} tutto ciò che è richiesto, ogni elemento una volta sola e scritto con esattezza, non {includere|includa} nulla che non c’entri e non {aggiungere|aggiunga} nulla: né titolo, né numeri, né commenti.',
    codeAlone:
      'Regga anche gli input difficili (vuoti, molto lunghi, caratteri insoliti); {provalo|lo provi} in silenzio su uno di essi e {restituisci|restituisca} solo il codice, pronto da copiare.',
    correctAlone:
      '{Correggi|Corregga} solo gli errori, {lascia|lasci} senso e tono come sono e {restituisci|restituisca} soltanto il testo corretto.',
    markupMade:
      'Sia valido, così che un programma lo legga senza modifiche: esattamente le chiavi richieste, valori plausibili e coerenti tra loro, i numeri come numeri, e niente intorno.',
    inRowEach:
      '{Dai|Dia} un elemento per ogni cosa data, nello stesso ordine e scritto con esattezza, e non {aggiungere|aggiunga} nulla: né titolo, né numeri, né commenti.',
    plotSentence:
      "{Di'|Dica} chi vuole che cosa, che cosa lo ostacola e, se non deve restare aperto, come va a finire, con un dettaglio che non potrebbe essere di nessun'altra storia.",
  },
  bullets: {
    formAsked: 'Forma: esattamente quella richiesta, senza nulla prima né dopo',
    mustStay: 'Contenuto: ciò che non può mancare, nel minor numero di parole',
    onlyOne: 'Scelta: una sola, nominata per prima',
    tiedReason: 'Motivo: legato a ciò che è detto qui, non valido per qualsiasi cosa',
    speaksAgainst: 'Contro: che cosa potrebbe parlare contro, in una riga',
    eachResult: 'Risultato: una riga per ciascuno, nell’ordine dato',
    eachDecided: 'Motivo: che cosa decide per ciascuno, in poche parole',
    eachAsked: 'Parti: tutto ciò che è chiesto, nell’ordine indicato; ciò che va insieme su una riga',
    factor: 'Fattore: quello con cui si converte tutto, indicato per primo',
    allConverted: 'Valori: tutti convertiti, nell’ordine dato',
    rounded: 'Arrotondamento: come lo si userebbe in pratica, segnalato dove cambia qualcosa',
    thoughtSilently: 'Ragionamento: in silenzio, la prima idea contro la migliore dopo quella',
    resultOnly: 'Risposta: solo il risultato, nella forma richiesta',
    noneAround: 'Intorno: niente motivi, niente seconda opzione, niente punto finale',
    mainClaim: "Frase principale: l'esito o l'idea centrale",
    hangsOn: 'Da tenere: i nomi e le cifre da cui tutto dipende',
    atOnce: 'Lunghezza: si capisce alla prima lettura',
    mainCore: 'Risposta: prima la risposta stessa, con un dettaglio concreto al posto di una parola generica',
    factBehind: 'Il resto richiesto: su una riga a sé',
    noSecond: 'Parole: nessuna da spiegare',
    onePicture: 'Immagine: una, concreta',
    strongWord: 'Verbo: uno forte al posto degli aggettivi',
    saidAloud: 'Suono: facile da dire ad alta voce',
    parses: 'Sintassi: valida, leggibile da un programma senza modifiche',
    recordEach: 'Contenuto: tutti i valori, nell’ordine dato',
    fieldsSame: 'Nomi: lo stesso per la stessa cosa; numeri come numeri',
    plausible: 'Valori: plausibili e coerenti tra loro',
    leftEmpty: 'Valori mancanti, se ce ne sono: lasciati vuoti, mai completati',
    bareOutput: 'Output: niente prima né dopo',
    onceSpelled: 'Elementi: ciascuno una volta, scritto con esattezza',
    signBetween: "Tra loro: il segno richiesto, nessuno dopo l'ultimo",
    asAppears: 'Ordine: come compaiono in ciò che è dato',
    noHalf: 'Completo: tutto ciò che corrisponde, anche se citato solo di passaggio',
    nothingBeside: 'Intorno: né titolo, né numeri, né commenti',
    awkwardInputs: 'Input: anche quelli difficili (vuoti, molto lunghi, caratteri insoliti)',
    silentTest: 'Prova: in silenzio, su un input normale e uno difficile',
    codeOutput: 'Output: solo il codice, pronto da copiare',
    columnsNamed: "Colonne: con nome nell'intestazione e unità dove c'è",
    rowEach: "Righe: una per ogni cosa, nell'ordine che ci si aspetta",
    cellsShort: 'Celle: brevi, cifre con la stessa precisione, quelle dubbie segnate',
    keysAsked: 'Chiavi: esattamente quelle richieste, i numeri come numeri',
    oneForEach: 'Elementi: uno per ogni cosa data, nello stesso ordine',
    countedWords: 'Lunghezza: contata prima di consegnare, entro quella richiesta',
    plotWho: 'Nucleo: chi vuole che cosa, che cosa lo ostacola',
    plotDetail: "Dettaglio: uno che non potrebbe essere di nessun'altra storia",
  },
  guided: {
    asAskedCut: 'Annota per te che cosa non deve mancare, poi dallo nella forma richiesta e senza nient’altro intorno.',
    onePickWeigh: 'Valuta due o tre possibilità senza mostrarle, poi dai solo quella più adatta, con il motivo.',
    eachGive: 'Passali in rassegna uno per uno nell’ordine dato e segnala quelli dubbi.',
    twofoldGive:
      'Stabilisci che cosa, in ciò che è dato, è decisivo per ciascuna delle cose richieste, poi dalle una dopo l’altra, senza commenti intorno.',
    scaledCheck: 'Converti valore per valore, verificane uno al contrario, poi dai il risultato completo con le unità.',
    silentThink:
      '{Decidi|Decida} in silenzio, {confronta|confronti} ancora una volta con ciò che si chiede esattamente e {rispondi|risponda} soltanto con il risultato.',
    threeTries: '{Prova|Provi} tre versioni senza mostrarle e {dai|dia} solo quella che dice di più con meno parole.',
    markupSteps:
      "{Stabilisci|Stabilisca} prima i campi e i loro tipi, {compila|compili} un record dopo l'altro, {controlla|controlli} che un programma possa leggerlo e {dai|dia} solo quello.",
    rowSteps: 'Raccoglili senza mostrarli, cancella i doppioni e ciò che non va bene, e dai solo ciò che resta.',
  },
};
