import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    paraphraseTwo:
      'Cambia le parole e anche la costruzione delle frasi, conserva il senso e tutte le informazioni, non riprendere nessuna espressione e dai due versioni, la seconda costruita diversamente.',
    shortenTwo:
      'Taglia prima ripetizioni, riempitivi e digressioni, conserva tutto ciò da cui dipende il senso e dai due versioni, la seconda ancora più breve.',
    simplifyTwo:
      'Usa frasi brevi e parole comuni, sostituisci o spiega in poche parole ogni termine tecnico, non perdere nessuna informazione e dai due versioni, la seconda ancora più semplice.',
    changeShown:
      'Dai prima il risultato, pronto da copiare e per il resto com’è, poi in una riga che cosa è cambiato e, se le letture possibili erano due, quale hai scelto.',
    sumHead:
      'Dai prima il risultato, con l’unità se c’è, poi il calcolo in una riga e la scorciatoia o la stima con cui verificarlo a mente.',
    rewriteTwo:
      'Dai prima la versione che si legge meglio, pronta da usare, e sotto una seconda con altra struttura, entrambe con tutte le informazioni, e di’ in poche parole dove la seconda sarebbe migliore.',
    toneTwo:
      'Fai emergere proprio quella qualità con verbi, nomi e ritmo invece che con avverbi in più, senza cambiare ciò che si dice, e dai due versioni, la seconda un passo oltre.',
    correctAsked:
      'Di’ prima se è corretta, cita l’errore con la regola in una riga, dai la frase corretta e di’ dove l’originale passerebbe comunque, se è così.',
    translateFit:
      '{Esprimilo|Lo esprima} come lo direbbe un madrelingua, con la forma di cortesia adatta, {dai|dia} prima quest’unica versione, pronta da copiare, e sotto, in una riga, la scelta che potrebbe essere diversa, con l’altra forma.',
    translateTone:
      'Rendi il tono richiesto con le forme di cortesia e le formule di quella lingua, anche allontanandoti dalle parole; dai un’unica versione e, sotto, in una riga, che cosa porta il tono.',
    translateSign:
      'Formula come sui cartelli di questo tipo lì, con l’espressione fissa se ce n’è una e breve come d’uso, e di’ sotto, in una riga, che cosa dice alla lettera, se è diverso.',
    formJoined:
      'Uniscile con la parola o la costruzione che mostra il loro legame (causa, tempo, contrasto, descrizione), senza ripetere né perdere nulla, e dai sotto un secondo modo, con la differenza di enfasi.',
    wordQuoted:
      'Cita esattamente ciò che è scritto, con tutto ciò che ne fa parte, di’ in poche parole da che cosa si riconosce (la forma, la posizione o la domanda a cui risponde) e indica con che cosa è più facile confonderlo qui.',
    convertUnit:
      'Dai prima il risultato con l’unità, arrotondato come si userebbe, poi il fattore o la formula con i numeri inseriti, e una regola semplice per calcolarlo a mente.',
    gapFilled:
      'Dai il tutto con ciò che è inserito in grassetto; se va bene una cosa sola, di’ in poche parole quale regola o fatto decide, e se ne vanno bene più d’una, metti prima la migliore e aggiungine altre due con la sfumatura di ciascuna.',
    endSentence:
      'Dai la frase intera con una conclusione adatta alla grammatica e al tono, che dica qualcosa di preciso, poi altre due che vadano in direzioni chiaramente diverse.',
    applyBare:
      'Comincia con un motivo invece di annunciare che mi candido, mostra due punti di forza, ciascuno con un breve esempio, con [parentesi quadre] per tutto ciò che non ho detto, e chiudi proponendo un colloquio.',
    curriculum:
      'Dai un breve profilo, poi l’esperienza, la più recente per prima, in righe con verbo e risultato, poi competenze, formazione e lingue, con [parentesi quadre] per tutto ciò che non ho detto.',
    dataTable:
      'Dai a ogni voce una riga, nell’ordine dato, e a ogni tipo di dato una colonna con un titolo breve e l’unità nel titolo, ogni valore così com’è, e lascia vuota la cella dove non è indicato nulla.',
    formalShade:
      'Usa frasi complete, verbi precisi e una forma di cortesia neutra, togli espressioni colloquiali, abbreviazioni e punti esclamativi, mantieni tutte le informazioni e dai due versioni, la seconda un passo oltre.',
    politeShade:
      'Trasforma gli ordini in richieste e i rimproveri in ciò che serve, lascia altrettanto chiaro che cosa si vuole ed entro quando, senza lusinghe, e dai due versioni, la seconda un passo oltre.',
    academicShade:
      'Usa una forma impersonale e la dovuta cautela, scegli termini precisi invece che vaghi, non inventare fonti né cifre e dai due versioni, la seconda un passo oltre.',
    casualShade:
      'Usa frasi brevi, parole di tutti i giorni e le forme corte del parlato, mantieni tutte le informazioni e dai due versioni, la seconda un passo oltre.',
  },
  bullets: {
    changedLine: 'Sotto: in una riga, che cosa è cambiato e quale lettura è stata scelta, se erano due',
    headCheck: 'Alla fine: la scorciatoia o la stima con cui verificarlo a mente',
    bestReads: 'Prima: la versione che si legge meglio, pronta da usare',
    secondBuilt: 'Sotto: una seconda con altra struttura, e dove sarebbe migliore',
    verdictRight: 'Verdetto: per primo, se è corretta',
    groundedPoint: 'Ogni punto: legato a un fatto dato qui; [parentesi quadre] dove manca',
    unexpected: 'Sorpresa: un dettaglio che nessuno si aspetta e che va comunque d’accordo con tutto il resto',
    readerFirst: 'Inizio: da ciò che più conta per chi legge, senza preamboli',
    wordedThere: 'Formulazione: come lo direbbe un madrelingua, non parola per parola',
    addressFit: 'Forma di cortesia: diretto o cortese quanto l’originale',
    toneCarried: 'Tono: quello richiesto, reso con le forme di cortesia e le formule di quella lingua',
    signShort: 'Cartello: l’espressione fissa usata lì, breve come d’uso',
    otherWording: 'Sotto: in una riga, la scelta che potrebbe essere diversa, con l’altra formulazione',
    joinLink: 'Legame: la parola o la costruzione che lo mostra (causa, tempo, contrasto, descrizione)',
    joinAll: 'Contenuto: tutto mantenuto, niente detto due volte',
    joinSecond: 'Sotto: un secondo modo, con la differenza di enfasi',
    quotedAsIs: 'Risposta: citata esattamente com’è, con tutto ciò che ne fa parte',
    shownBy: 'Da che cosa si riconosce: la forma, la posizione o la domanda a cui risponde, in poche parole',
    takenFor: 'Confusione: ciò che qui più facilmente si scambia per questo, e perché non lo è',
    resultUnit: 'Risultato: per primo, con l’unità, arrotondato come si userebbe',
    factorLine: 'Conversione: il fattore o la formula con i numeri inseriti, in una riga',
    headRule: 'Alla fine: una regola semplice per calcolarlo a mente',
    gapWhole: 'Risposta: il tutto con ciò che è inserito in grassetto',
    gapOne: 'Se va bene una cosa sola: la regola o il fatto che decide, in poche parole',
    gapMore: 'Se ne vanno bene più d’una: prima la migliore, poi altre due con la sfumatura di ciascuna',
    endGrammar: 'Grammatica: tempo, modo e persona come richiede l’inizio',
    endDefinite: 'Conclusione: dice qualcosa di preciso, niente frasi fatte',
    endMore: 'Sotto: altre due che vadano in direzioni chiaramente diverse',
    applyReason: 'Inizio: un motivo, non l’annuncio che mi candido',
    applyProof: 'Parte centrale: due punti di forza che il lavoro richiede, ciascuno con un breve esempio',
    applyGaps: 'Ciò che non ho detto: tra [parentesi quadre] con un’indicazione di che cosa va lì, nulla di inventato',
    curriculumOrder: 'Ordine: breve profilo, esperienza con la più recente per prima, competenze, formazione, lingue',
    curriculumLines: 'Ogni impiego: due o tre righe che cominciano con un verbo e nominano un risultato',
    rowsGiven: 'Righe: una per voce, nell’ordine dato',
    headings: 'Colonne: una per tipo di dato, con un titolo breve e l’unità nel titolo',
    valuesKept: 'Valori: così come sono; cella vuota dove non è indicato nulla',
    shadeVersions: 'Versioni: una pronta da usare e, sotto, una che vada un passo oltre',
  },
  guided: {
    easilyWrong: 'Dai prima il risultato e sotto, in una riga, dove è facile sbagliare qui.',
    joinRelate: 'Di’ in poche parole che legame c’è tra loro: causa, tempo, contrasto o descrizione.',
    joinGive: 'Dai la frase che lo mostra meglio, poi un secondo modo con la differenza di enfasi.',
    wordQuote: 'Cita esattamente ciò che è scritto, con tutto ciò che ne fa parte.',
    wordTell: 'Di’ da che cosa si riconosce e con che cosa è più facile confonderlo qui.',
    convertShow: 'Inserisci i numeri nel fattore o nella formula, in una riga.',
    convertGive: 'Dai il valore esatto e, accanto, quello da usare, ben arrotondato e con l’unità.',
    convertHead: 'Aggiungi una regola semplice per calcolarlo a mente.',
    applyEmployer: 'Datore di lavoro, e che cosa gli importa, per quanto ne so: […]',
    dataColumns: 'Stabilisci le colonne in base a ciò che le voci hanno in comune.',
    dataFill:
      'Compila riga per riga nell’ordine dato e controlla che nessun valore manchi o sia finito in un’altra riga.',
  },
};
