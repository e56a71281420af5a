import type { ItemPhrases } from './en.js';

export const itItems: ItemPhrases = {
  sharp: {
    takeLines:
      '{Dai|Dia} ogni voce una volta, su una riga propria e scritta come nel testo, anche ciò che è citato solo di passaggio, senza aggiungere nulla.',
    takeKinds:
      '{Dai|Dia} ogni tipo a parte, o su una riga ciò che va insieme, ogni voce una volta e scritta come nel testo, anche ciò che è citato solo di passaggio.',
    takeBare: '{Dai|Dia} solo ciò che è chiesto, uno per riga e com’è scritto.',
    takeEach:
      '{Percorri|Percorra} tutto il testo ed {estrai|estragga} tutto ciò che è chiesto e nulla che gli somigli soltanto, ogni voce una volta, nell’ordine e con la grafia del testo, e {segnala|segnali} se non c’è nulla.',
    takeSides:
      '{Metti|Metta} in due elenchi ciò che il testo dice a favore e ciò che dice contro, un punto breve per riga, vicino alle sue parole e con le sue cifre, senza aggiungere giudizi.',
    takeWorked:
      '{Lascia|Lasci} i nomi come sono scritti, ma {ricava|ricavi} ciò che il testo dà solo in modo indiretto (due anni dopo, lo stesso, il doppio) e {metti|metta} il valore stesso.',
    takeOut:
      'Percorri tutto il testo ed estrai ciò che è richiesto, con nomi, date e cifre così come sono scritti, ogni voce una volta e nell’ordine in cui compare, e di’ se qualcosa di richiesto non c’è.',
    rating:
      'Metti il voto da solo nella prima riga, poi di’ che cosa nel testo parla a favore e che cosa contro, citando qualche parola di entrambe le parti.',
    statements:
      'Dai prima il verdetto su ciascuna, poi in una frase ciò che lo decide; correggi ciò che è falso e segnala ciò che è vero solo in parte.',
    arrange:
      'Mettili tutti in un elenco numerato, dal primo all’ultimo, ciascuno con la data, la cifra o la ragione che decide il suo posto, e di’ dove due sono vicini o c’è incertezza.',
    arrangeAsIs: 'Riportali tutti, uno per riga, scritti esattamente come qui, senza ometterne né aggiungerne.',
    pairs:
      'Scrivi una coppia per riga, nell’ordine del primo elenco, con ciò che lega i due in poche parole, e di’ se qualcosa non trova posto.',
    select:
      '{Nomina|Nomini} nella prima riga tutti quelli che rientrano, {aggiungi|aggiunga} qualche parola su ciascuno di cui si può dubitare, dentro o fuori, e {dillo|lo dica} dove dipende dalla definizione.',
    tally:
      'Dai il numero nella prima riga, poi elenca a una a una le cose contate perché io possa controllare, e di’ che cosa vale come uno se si può intendere in due modi.',
    cells:
      'Restituisci la tabella intera, con righe e colonne come sono, ogni cella vuota compilata in breve e allo stesso modo in tutta la colonna, e segnala i valori incerti.',
    sequence:
      'Dai nella prima riga ciò che segue, poi la regola in una frase, mostrata su ogni passo dato; se vale anche un’altra regola, nominala.',
    synonyms:
      'Dedica una riga a ogni parola, con il corrispondente più vicino per primo e della stessa categoria grammaticale, e dove i significati sono più d’uno di’ quale si intende.',
    rhymes:
      'Dai prima le rime perfette e a parte quelle imperfette, raggruppate per numero di sillabe e solo con parole davvero usate.',
    describing:
      'Scegli parole che dicano ciascuna qualcosa di diverso, comincia dalla più azzeccata e aggiungi a ognuna, in poche parole, da che cosa si vede.',
    extractTable:
      '{Dai|Dia} a ogni dato trovato una riga e a ogni tipo di informazione chiesta una colonna, ogni tipo scritto allo stesso modo, {valuta|valuti} dal testo ciò che va valutato e {lascia|lasci} vuota una cella solo dove il testo non offre alcun appiglio.',
    extractJson:
      '{Restituisci|Restituisca} solo JSON valido, con gli stessi campi per ogni voce, i numeri come numeri, le date complete, se ce ne sono, come anno-mese-giorno, il resto con le parole del testo e null dove il testo non dice nulla.',
    takeDates:
      'Dai a ciascuna la sua riga, prima la data o l’ora e poi per che cosa e per chi vale, in ordine di tempo, e lascia una data vaga così vaga com’è detta.',
    takeTold:
      'Dai a ogni campo la sua riga nell’ordine richiesto, davanti il nome e dietro le parole più brevi del testo che lo riempiono, e non mettere nulla che sembri soltanto seguirne.',
  },
  bullets: {
    findLines: 'Voci: ognuna una volta, su una riga propria',
    findBare: 'Elementi: solo ciò che è chiesto, uno per riga',
    kindsApart: 'Tipi: separati; ciò che va insieme sulla stessa riga',
    sidesApart: 'Elenchi: ciò che è a favore e ciò che è contro, separati',
    sidesShort: 'Punti: uno per riga, brevi, vicini alle parole del testo, con le sue cifre',
    sidesText: 'Contenuto: solo ciò che dice il testo, nessun giudizio proprio',
    onlyDenied: 'Ciò che il testo nega soltanto: segnalato come tale',
    typedValues:
      'Valori: numeri come numeri, date complete, se ce ne sono, come anno-mese-giorno, il resto con le parole del testo',
    cellValues: 'Valori: ogni tipo scritto allo stesso modo; ciò che va valutato, in base al testo',
    workedOut:
      'Valori indiretti (due anni dopo, lo stesso): calcolati se il testo lo permette, altrimenti con le sue parole',
    asInText: 'Scrittura: esattamente come nel testo',
    labelRival: 'Seconda categoria: solo se è vicina, con il motivo per cui non è stata scelta',
    ratingFirst: 'Voto: solo il numero, nella prima riga',
    ratingBoth: 'Motivo: ciò che parla a favore e ciò che parla contro, con qualche parola citata di ciascuno',
    ratingNear: 'Voto vicino: perché non un punto in più o in meno, in una frase',
    verdictEach: 'Verdetto: per primo, uno per ciascuna, nell’ordine dato',
    decidedBy: 'Motivo: ciò che lo decide, in una frase',
    putRight: 'Dove qualcosa è falso: che cosa è giusto invece',
    partlyTrue: 'Vero solo in parte: segnalato, con la parte in questione',
    allInOrder: 'Ordine: tutti, numerati dal primo all’ultimo, senza omissioni né aggiunte',
    placedBy: 'Accanto a ciascuno: la data, la cifra o la ragione che decide il suo posto',
    closeCalls: 'Posti vicini o incerti: segnalati, con ciò da cui dipendono',
    asSpelled: 'Scrittura: esattamente come qui, uno per riga',
    pairEach: 'Coppie: una per riga, nell’ordine del primo elenco',
    pairSign: 'Motivo: ciò che lega i due, in poche parole',
    pairLeft: 'Avanzi o dubbi: nominati, senza forzare una coppia',
    pickedFirst: 'Risposta: tutti quelli che rientrano, nella prima riga',
    pickedWhy: 'Motivo: qualche parola su ciascuno di cui si può dubitare, dentro o fuori',
    pickedEdge: 'Casi limite: segnalati, con la definizione da cui dipendono',
    tallyFirst: 'Numero: nella prima riga',
    tallyShown: 'Conteggio: mostrato voce per voce, perché io possa controllare',
    tallyRule: 'Che cosa vale come uno: detto dove si può intendere in due modi',
    cellsAll: 'Tabella: intera, con righe e colonne come sono, senza celle vuote',
    cellsSame: 'Contenuto: breve, nella stessa forma e unità in tutta la colonna',
    cellsDoubt: 'Valori dubbi: segnalati',
    seriesNext: 'Risposta: ciò che segue, nella prima riga',
    seriesRule: 'Regola: in una frase, mostrata su ogni passo dato',
    seriesOther: 'Altra regola: nominata se vale anch’essa',
    threeEach: 'Numero: due o tre per parola, la più vicina per prima',
    sameClass: 'Forma: stessa categoria grammaticale della parola data',
    senseMeant: 'Più significati: a quale corrisponde ciascuna',
    rhymesTrue: 'Ordine: prima le rime perfette, a parte quelle imperfette',
    rhymesGroup: 'Gruppi: per numero di sillabe',
    rhymesReal: 'Scelta: parole davvero usate',
    wordsDiffer: 'Scelta: parole che dicano ciascuna qualcosa di diverso',
    wordsShow: 'Accanto a ciascuna: da che cosa si vede, in poche parole',
    bestFirst: 'Ordine: la più azzeccata per prima',
    tableRows: 'Righe: una per ogni elemento trovato, con una colonna per ogni tipo di dato richiesto',
    emptyCell: 'Lacune: cella vuota solo dove il testo non offre alcun appiglio',
    jsonFields: 'Campi: gli stessi per ogni voce, con nomi che dicano che cosa contengono',
    jsonNull: 'Lacune: null dove il testo non dice nulla',
    jsonOnly: 'Risultato: JSON valido e nient’altro intorno',
    dateLines: 'Righe: prima la data, poi per che cosa e per chi vale',
    datesByTime: 'Ordine: per data, la più vicina prima',
    datesVague: 'Date vaghe: come sono dette, nessuna resa esatta',
  },
  guided: {
    workOut:
      '{Ricava|Ricavi} prima ciò che il testo dà solo indirettamente, per quanto lo permette, poi {metti|metta} i valori nel risultato.',
    textThrough: 'Percorri il testo dalla prima all’ultima frase e annota tutto ciò che corrisponde.',
    textOrder: '{Dai|Dia} ciascuno una volta, nell’ordine e con la grafia del testo.',
    sidesSort:
      '{Percorri|Percorra} il testo frase per frase, {metti|metta} ogni punto dalla parte che sostiene e {dai|dia} solo i due elenchi.',
    textBare: 'Mettilo in ordine senza ripetizioni, con le parole del testo.',
    placeValues: 'Scrivi accanto a ciascuno la data, la cifra o la ragione che decide il suo posto.',
    placeOrder: 'Dai poi l’ordine finale, numerato e senza omissioni.',
    placeDoubts: 'Di’ quali posti sono vicini o incerti e perché.',
    labelSigns: '{Valuta|Valuti} in silenzio che cosa parla a favore di quale etichetta.',
    labelGive: 'Scrivi l’etichetta su una riga a parte, con ciò che pesa di più.',
    labelDoubt: 'Se due sono vicine, dillo e nomina la seconda.',
    itemCriterion: 'Di’ in una riga che cosa decide, così che ogni voce sia misurata allo stesso modo.',
    itemEach: 'Passa in rassegna le voci nell’ordine dato, ciascuna con ciò che la decide.',
    itemResult: 'Dai poi il risultato finale e controlla che nulla manchi o si ripeta.',
    ratingSigns: 'Cita ciò che parla per un voto alto, poi ciò che parla per uno basso.',
    ratingGive: 'Scrivi il voto su una riga a parte e di’ che cosa ha pesato di più.',
    ratingShift: 'Di’ in una frase perché non un punto in più o in meno.',
    claimRead: 'Di’ in poche parole che cosa sostiene esattamente ogni affermazione.',
    claimVerdict: 'Dai il verdetto su ciascuna e ciò che lo decide.',
    claimRight: 'Correggi ciò che è falso e segnala ciò che è vero solo in parte.',
    tallyCriterion: 'Di’ in una riga che cosa vale come uno.',
    tallyGo: 'Elenca con un numero ciò che conti.',
    tallyEnd: 'Scrivi il numero su una riga a parte, controllato contando una seconda volta.',
    cellsColumns: 'Di’ in una riga che cosa contiene ogni colonna e in quale unità.',
    cellsFill: 'Compila ogni cella vuota e restituisci la tabella intera.',
    cellsMark: 'Segnala i valori incerti e di’ perché.',
    seriesSteps: 'Annota che cosa cambia da ciascuno al successivo.',
    seriesTest: 'Enuncia la regola e provala su ogni passo dato.',
    seriesGive: 'Scrivi ciò che segue su una riga a parte.',
    wordSenses: 'Di’ in quale significato prendi ogni parola.',
    wordMatches: 'Dai i corrispondenti, il più vicino per primo.',
    wordSwap: 'Prova ciascuno in una frase breve e segnala quelli che non vanno bene ovunque.',
    rhymeSound: 'Di’ quale suono deve coincidere dall’ultima vocale accentata in poi.',
    rhymeList: 'Dai le rime perfette per numero di sillabe e a parte quelle imperfette.',
    rhymeBest: 'Segnala le tre più facili da usare in un verso.',
    describeSides: 'Di’ quali lati le parole dovrebbero coprire.',
    describeGive: 'Dai le parole, ciascuna con ciò da cui si vede.',
    describeCheck: 'Sostituisci una di ogni due che dicono quasi la stessa cosa.',
    fillForm: 'Metti ogni valore nella forma richiesta, con le parole del testo.',
    fillTyped:
      '{Metti|Metta} ogni valore nella forma richiesta, ogni tipo scritto allo stesso modo, il resto con le parole del testo.',
    datesGive:
      'Danne l’elenco in ordine di tempo, ognuna con ciò per cui vale, e tralascia le date in cui non scade nulla.',
  },
};
