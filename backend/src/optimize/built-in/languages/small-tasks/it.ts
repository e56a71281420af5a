import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    analysisAsked:
      'Dai la conclusione nella prima frase, poi prendi uno per uno gli aspetti nominati qui, ciascuno con dettagli che lo provano, e di’ dove si può vedere diversamente.',
    sentencesUse:
      'Ogni frase faccia capire dal contesto che cosa significa la parola o la costruzione, usata in modo corretto e naturale, ciascuna in un’altra situazione quotidiana.',
    markFirst:
      'Dai prima il voto, poi le parole o i dettagli che lo decidono, e di’ che cosa gli impedisce di essere di un punto più alto o più basso.',
    paraphraseTwo:
      'Cambia le parole e anche la costruzione delle frasi, conserva il senso e tutte le informazioni, non riprendere nessuna espressione e dai una sola versione, pronta all’uso.',
    shortenTwo:
      'Taglia prima ripetizioni, riempitivi e digressioni, conserva tutto ciò da cui dipende il senso e dai una sola versione, pronta all’uso.',
    simplifyTwo:
      'Usa frasi brevi e parole comuni, sostituisci o spiega in poche parole ogni termine tecnico, non perdere nessuna informazione e dai una sola versione, pronta all’uso.',
    changeShown:
      '{Dai|Dia} prima il risultato intero, pronto da copiare, senza perdere né aggiungere nulla, e solo se c’erano due modi {di’|dica} sotto in una riga quale {hai|ha} scelto.',
    sumHead:
      'Dai prima il risultato, con l’unità se c’è, poi il calcolo in una riga e la scorciatoia o la stima con cui verificarlo a mente.',
    rewriteTwo:
      'Dai prima la versione che si legge meglio, pronta da usare, e sotto una seconda con altra struttura, entrambe con tutte le informazioni, e di’ in poche parole dove la seconda sarebbe migliore.',
    toneTwo:
      'Fai sentire proprio quella qualità nell’insieme e non in una parola aggiunta, senza cambiare ciò che si dice, e dai una sola versione, pronta all’uso.',
    correctAsked:
      'Di’ prima se è corretta, cita l’errore con la regola in una riga, dai la frase corretta e di’ dove l’originale passerebbe comunque, se è così.',
    translateFit:
      '{Formula|Formuli} come farebbe un madrelingua, tanto formale, diretto o cortese quanto l’originale, {dai|dia} prima quell’unica versione, pronta da copiare, e sotto in una riga la scelta che potrebbe essere diversa, con l’altra formulazione.',
    translateTone:
      'Rendi il tono richiesto con le forme di cortesia e le formule di quella lingua, anche allontanandoti dalle parole; dai un’unica versione e, sotto, in una riga, che cosa porta il tono.',
    translateSign:
      'Formula come sui cartelli di questo tipo lì, con l’espressione fissa se ce n’è una e breve come d’uso, e di’ sotto, in una riga, che cosa dice alla lettera, se è diverso.',
    formJoined:
      'Uniscile con la parola o la costruzione che mostra il loro legame (causa, tempo, contrasto, descrizione), senza ripetere né perdere nulla, e dai sotto un secondo modo, con la differenza di enfasi.',
    wordQuoted:
      'Cita esattamente ciò che è chiesto, tutto quello che c’è, nell’ordine in cui sta, e di’ da che cosa si riconosce solo dove ci si potrebbe sbagliare.',
    convertUnit:
      'Dai prima il risultato con l’unità, arrotondato come si userebbe, poi il fattore o la formula con i numeri inseriti, e una regola semplice per calcolarlo a mente.',
    gapFilled:
      '{Dai|Dia} il tutto con ciò che si adatta meglio in grassetto e {di’|dica} in poche parole perché si adatta.',
    endSentence:
      'Dai la frase intera con una conclusione adatta alla grammatica e al tono, che dica qualcosa di preciso, poi altre due che vadano in direzioni chiaramente diverse.',
    applyBare:
      'Comincia con un motivo invece di annunciare che mi candido, mostra due punti di forza, ciascuno con un breve esempio, con [parentesi quadre] per tutto ciò che non ho detto, e chiudi proponendo un colloquio.',
    curriculum:
      'Dai un breve profilo, poi l’esperienza, la più recente per prima, in righe con verbo e risultato, poi competenze, formazione e lingue, con [parentesi quadre] per tutto ciò che non ho detto.',
    dataTable:
      '{Dai|Dia} a ogni voce una riga propria, {riprendi|riprenda} i valori dati senza modifiche, {metti|metta} in poche parole ciò che va dedotto e {scrivi|scriva} le celle brevi e nella stessa forma in ogni colonna.',
    formalShade:
      'Usa frasi complete, verbi precisi e una forma di cortesia neutra, togli espressioni colloquiali, abbreviazioni e punti esclamativi, mantieni tutte le informazioni e dai una sola versione, pronta all’uso.',
    politeShade:
      'Trasforma ogni ordine in una richiesta e ogni rimprovero in ciò che aiuterebbe, lascia altrettanto chiaro quello che si dice, senza lusinghe, e dai una sola versione, pronta all’uso.',
    academicShade:
      'Usa una forma impersonale e la dovuta cautela, scegli termini precisi invece che vaghi, non inventare fonti né cifre e dai una sola versione, pronta all’uso.',
    casualShade:
      'Usa frasi brevi, parole di tutti i giorni e le forme corte del parlato, mantieni tutte le informazioni e dai una sola versione, pronta all’uso.',
    classifyRow:
      '{Fai|Faccia} un elenco per ogni categoria, ogni voce una sola volta, e {aggiungi|aggiunga} poche parole solo accanto a quella che molti metterebbero altrove.',
    classifySeveral:
      '{Nomina|Nomini} tutte le categorie che valgono, la più netta per prima, ciascuna con le parole che la mostrano, e nessuna che sia solo accennata.',
    puzzleSmall:
      '{Immagina|Immagini} la cosa passo dopo passo e {prendi|prenda} ogni parola com’è, {dai|dia} la risposta in una frase con ciò che la decide e {nomina|nomini} quella che si dà troppo in fretta, se c’è.',
    correctToned:
      '{Correggi|Corregga} tutti gli errori, {porta|porti} l’insieme al modo richiesto, {mantieni|mantenga} ogni fatto e {restituisci|restituisca} solo il testo finito.',
    analysis:
      '{Di’|Dica} nella prima frase a che cosa si riduce, {prendi|prenda} poi i due-quattro aspetti che lo reggono, ciascuno con un dettaglio preciso come prova, e {nomina|nomini} ciò che si potrebbe vedere diversamente.',
    wordsMeeting:
      '{Metti|Metta} per prima la più adatta, una per riga, con il significato in poche parole dove non tutti lo conoscono, e {lascia|lasci} fuori quella che non soddisfa del tutto la richiesta.',
    improveShown: '{Mostra|Mostri} poi l’unica modifica che aiuterebbe di più, come si leggerebbe.',
    wayTold:
      'Usa il mezzo indicato solo dove la frase ci guadagna, senza cambiare ciò che si dice, e dai una sola versione, pronta all’uso.',
    pickRow:
      'Nomina prima, in una riga, quelli per cui vale, poi gli altri in una seconda, secondo il caso normale, con poche parole di motivo solo dove si può dubitare.',
  },
  bullets: {
    aspectsAsked: 'Aspetti: proprio quelli nominati qui, ciascuno con una sua conclusione',
    useVaried: 'Situazioni: quotidiane, ogni volta una diversa',
    useRight: 'Uso: corretto, con le parole che di solito l’accompagnano',
    useClear: 'Frasi: il contesto fa capire che cosa significa la parola o la costruzione',
    markGiven: 'Voto: per primo, sulla scala richiesta',
    markNear: 'Un punto in più, uno in meno: che cosa impedisce l’uno e l’altro',
    otherPart: 'Altre parti: con la stessa ampiezza delle cause, ciascuna con un caso concreto',
    changedLine: 'Due modi possibili: solo allora, sotto, una riga su quello scelto',
    headCheck: 'Alla fine: la scorciatoia o la stima con cui verificarlo a mente',
    bestReads: 'Prima: la versione che si legge meglio, pronta da usare',
    secondBuilt: 'Sotto: una seconda con altra struttura, e dove sarebbe migliore',
    verdictRight: 'Verdetto: per primo, se è corretta',
    groundedPoint: 'Ogni punto: legato a un fatto dato qui; [parentesi quadre] dove manca',
    unexpected: 'Sorpresa: un dettaglio che nessuno si aspetta e che va comunque d’accordo con tutto il resto',
    readerFirst: 'Inizio: da ciò che più conta per chi legge, senza preamboli',
    wordedThere: 'Formulazione: come lo direbbe un madrelingua, non parola per parola',
    addressFit: 'Registro: quello dell’originale, né più rigido né più sciolto',
    toneCarried: 'Tono: quello richiesto, reso con le forme di cortesia e le formule di quella lingua',
    signShort: 'Cartello: l’espressione fissa usata lì, breve come d’uso',
    otherWording: 'Sotto: in una riga, la scelta che potrebbe essere diversa, con l’altra formulazione',
    joinLink: 'Legame: la parola o la costruzione che lo mostra (causa, tempo, contrasto, descrizione)',
    joinAll: 'Contenuto: tutto mantenuto, niente detto due volte',
    joinSecond: 'Sotto: un secondo modo, con la differenza di enfasi',
    quotedAsIs: 'Risposta: citata esattamente, tutto quello che c’è, nell’ordine del testo',
    shownBy: 'Da che cosa si riconosce: in poche parole, solo dove ci si può sbagliare',
    resultUnit: 'Risultato: per primo, con l’unità, arrotondato come si userebbe',
    factorLine: 'Conversione: il fattore o la formula con i numeri inseriti, in una riga',
    headRule: 'Alla fine: una regola semplice per calcolarlo a mente',
    gapWhole: 'Risposta: il tutto con ciò che è inserito in grassetto',
    gapOne: 'Motivo: la regola, il fatto o il senso che decide, in poche parole',
    gapMore: 'Un’altra: solo se si adatta altrettanto bene',
    endGrammar: 'Grammatica: tempo, modo e persona come richiede l’inizio',
    endDefinite: 'Conclusione: dice qualcosa di preciso, niente frasi fatte',
    endMore: 'Sotto: altre due che vadano in direzioni chiaramente diverse',
    applyReason: 'Inizio: un motivo, non l’annuncio che mi candido',
    applyProof: 'Parte centrale: due punti di forza che il lavoro richiede, ciascuno con un breve esempio',
    applyGaps: 'Ciò che non ho detto: tra [parentesi quadre] con un’indicazione di che cosa va lì, nulla di inventato',
    curriculumOrder: 'Ordine: breve profilo, esperienza con la più recente per prima, competenze, formazione, lingue',
    curriculumLines: 'Ogni impiego: due o tre righe che cominciano con un verbo e nominano un risultato',
    rowsGiven: 'Righe: una per ogni cosa, nessuna tralasciata',
    headings: 'Celle: brevi e nella stessa forma in ogni colonna',
    valuesKept: 'Valori: quelli dati, invariati; ciò che va dedotto, in poche parole',
    shadeVersions: 'Risultato: una sola versione, pronta all’uso',
    groupedOnce: 'Forma: un elenco per ogni categoria, ogni voce una sola volta',
    itemDoubt: 'Motivo: poche parole, solo dove si può dubitare',
    surprising: 'Sorprendenti o dubbie, se ce ne sono: in poche parole, perché stanno lì',
    noDefinitions: 'Da evitare: introduzione e definizioni',
    severalFirst: 'Risposta: tutte le categorie che valgono, la più netta per prima',
    severalShown: 'Ciascuna: con le parole che la mostrano',
    severalLeft: 'Solo accennate, se ce ne sono: escluse',
    plainBasis: 'Base: ciò che è detto e il sapere di ogni giorno, nulla di inventato',
    puzzleShort: 'Risposta: una frase, con il passaggio o i due che decidono',
    puzzleTrap: 'Trappola: la risposta data troppo in fretta e perché è sbagliata, se c’è',
    sampleRun: 'Esempio: un piccolo input e che cosa ne esce',
    improveMost: 'Miglioramento: la modifica che aiuterebbe di più, mostrata come si leggerebbe',
    meetAll: 'Scelta: solo parole che soddisfano del tutto la richiesta',
    glossed: 'Significato: in poche parole, dove non tutti lo conoscono',
    conditionsUsed: 'Condizioni: ognuna di quelle date, nominata dove serve',
    wayUsed: 'Mezzo: quello indicato, solo dove la frase ci guadagna',
    pickFirst: 'Prima: quelli per cui vale, in una riga',
    pickRest: 'Poi: gli altri, in una seconda riga',
  },
  guided: {
    aspectsTaken: 'Prendi uno per uno gli aspetti nominati qui, con i dettagli che li mostrano.',
    useCheck: 'Rendi più precisa la frase in cui un’altra parola andrebbe altrettanto bene.',
    useWrite: 'Scrivi le frasi richieste, ciascuna in una situazione diversa.',
    useSense: 'Chiarisci mentalmente che cosa significa ogni parola o costruzione e con che cosa si usa di solito.',
    markStep: 'Dai il voto e di’ che cosa gli impedisce di essere di un punto più alto o più basso.',
    markupGiven:
      'Riporta ogni valore nell’ordine dato, controlla che un programma possa leggere il risultato e dai solo quello.',
    joinRelate: 'Di’ in poche parole che legame c’è tra loro: causa, tempo, contrasto o descrizione.',
    joinGive: 'Dai la frase che lo mostra meglio, poi un secondo modo con la differenza di enfasi.',
    wordQuote: 'Cita esattamente ciò che è chiesto, tutto quello che c’è.',
    wordTell: 'Dove ci si può sbagliare, di’ in poche parole da che cosa si riconosce.',
    convertShow: 'Inserisci i numeri nel fattore o nella formula, in una riga.',
    convertGive: 'Dai il valore esatto e, accanto, quello da usare, ben arrotondato e con l’unità.',
    convertHead: 'Aggiungi una regola semplice per calcolarlo a mente.',
    applyEmployer: 'Datore di lavoro, e che cosa gli importa, per quanto ne so: […]',
    dataColumns: 'Stabilisci per te che cosa sta in ogni colonna e in quale forma.',
    dataFill: 'Riempi riga per riga, poi verifica ogni valore su ciò che è dato.',
    rowSort: 'Fra {te|sé}, {stabilisci|stabilisca} che cosa decide per ogni voce.',
    rowGive: '{Scrivi|Scriva} le categorie come titoli e {metti|metta} ogni voce sotto una di esse.',
    rowCheck:
      '{Controlla|Controlli} che nessuna manchi o compaia due volte e {aggiungi|aggiunga} poche parole solo dove il posto può sorprendere.',
    severalHold: '{Confronta|Confronti} ogni categoria con il testo, una dopo l’altra.',
    severalGive:
      '{Dai|Dia} tutte quelle che valgono, ciascuna con le parole che la mostrano, e nessuna che sia solo accennata.',
    puzzlePicture: '{Immagina|Immagini} la situazione passo dopo passo, prendendo ogni parola com’è.',
    puzzleGive: '{Dai|Dia} la risposta in una frase, con ciò che la decide.',
    puzzleQuick:
      'Se c’è una risposta che si dà troppo in fretta, {nominala|la nomini} e {di’|dica} perché è sbagliata.',
    formMark: '{Nota|Noti} fra {te|sé} che cosa cambia questa forma: verbi, pronomi, parole di tempo, ordine.',
    faultTrace: '{Percorrilo|Lo percorra} riga per riga e {annota|annoti} che cosa fa davvero ognuna.',
    techShow: '{Mostra|Mostri} su un piccolo esempio concreto come funziona o da che cosa dipende.',
    judgeSigns:
      '{Annota|Annoti} che cosa parla a favore e che cosa contro, ogni volta con le parole o il dettaglio che lo mostrano.',
    judgeGive: '{Dai|Dia} il giudizio o il voto e {di’|dica} che cosa ha pesato di più.',
    judgeBetter: '{Mostra|Mostri} l’unica modifica che aiuterebbe di più, come si leggerebbe.',
    wordsList: '{Dai|Dia} quelle che restano, la più adatta per prima.',
    wordsCollect: '{Raccogli|Raccolga} più parole del necessario e {verifica|verifichi} ognuna con la richiesta.',
    pickGive:
      'Poi nomina quelli per cui vale e, sotto, gli altri, con poche parole di motivo solo dove si può dubitare.',
  },
};
