import type { GivenText } from './given-text.js';

export const givenText: GivenText = {
  sharp: {
    tasks:
      'Metti ogni compito su una riga con chi lo fa ed entro quando, solo dal testo, e segnala il nome o la data mancante invece di indovinarli.',
    interpret:
      'Di’ prima in una frase a che cosa si riduce, poi spiegalo parte per parte citando le parole spiegate, e di’ dove è possibile un’altra lettura.',
    summariseCut:
      'Dai prima il punto principale, poi ciò che pesa oltre a questo per quanto la lunghezza lo consente, tieni le cifre e i nomi che lo reggono, senza aggiungere nulla che il testo non dica.',
    summariseTwo:
      '{Di’|Dica} nelle due frasi insieme tutto ciò a cui il testo dà peso, compresa un’obiezione o una questione aperta se c’è: prima il punto principale, con di chi o di che cosa si tratta, cifre e nomi esatti, con parole proprie e semplici, senza punto e virgola e senza nulla che il testo non dica.',
    summariseFew:
      '{Di’|Dica} nelle frasi insieme tutto ciò a cui il testo dà peso, compresa un’obiezione o una questione aperta se c’è: prima il punto principale, con di chi o di che cosa si tratta, cifre e nomi esatti, con parole proprie e semplici, senza punto e virgola e senza nulla che il testo non dica.',
    summariseWhole:
      '{Di’|Dica} prima tutto in una frase, {dai|dia} poi da tre a cinque punti, ognuno un’affermazione completa con il suo motivo, la sua conseguenza o la sua cifra, e {finisci|finisca} con ciò che resta aperto, se il testo lo dice.',
    menuLine:
      'Dai a ogni piatto il nome che gli ospiti conoscono, con qualche parola su che cosa contiene dove non ce n’è uno, uno per riga.',
    paraphrase:
      'Cambia le parole e anche la costruzione delle frasi, conserva il senso e tutte le informazioni, non riprendere nessuna espressione e restituisci solo la nuova versione.',
    replyTone:
      'Reagisci a ciò che è stato detto davvero, mantieni il tono richiesto dalla prima all’ultima parola, abbastanza breve da inviare così com’è.',
    idiom:
      'Dai l’espressione che un madrelingua userebbe al suo posto, poi in una riga ciò che l’originale dice parola per parola.',
    inputClosed:
      'Dai prima il risultato, su una riga a sé, poi in poche parole ciò che lo decide, e di’ se ne è possibile un altro.',
    grammarForm:
      '{Dai|Dia} prima il risultato, completo e naturale, {cambia|cambi} solo ciò che questa forma richiede e, se una seconda versione è altrettanto giusta, {aggiungila|la aggiunga} sotto.',
    viewpoint:
      'Conserva i fatti e il loro ordine, racconta solo ciò che questo personaggio può vedere, sentire, provare o sapere, con parole sue, e restituisci solo la nuova versione.',
    shorten:
      'Taglia prima ripetizioni, riempitivi e digressioni, conserva tutto ciò da cui dipende il senso e restituisci solo la versione breve.',
    lengthen:
      'Sviluppa ciò che c’è già con ragioni, esempi e dettagli concreti, mantieni la sua voce, non inventare nomi, cifre o fatti e restituisci solo la nuova versione.',
    simplify:
      'Usa frasi brevi e parole comuni, sostituisci o spiega in poche parole ogni termine tecnico, non perdere nessuna informazione e restituisci solo la nuova versione.',
    passage:
      '{Rispondi|Risponda} prima, tanto brevemente quanto la domanda consente e in base solo a questo testo, {cita|citi} le parole su cui si fonda la risposta e, se il testo non lo dice, {dillo|lo dica} invece di indovinare.',
    passageImplied:
      'Rispondi in base solo a questo testo, cita le parole del testo che lo mostrano e separa ciò che è solo suggerito da ciò che è detto.',
    passageEach:
      '{Rispondi|Risponda} a ciascuna delle cose chieste in una frase a sé, in base solo a questo testo, {cita|citi} le parole su cui si fonda e, dove il testo non lo dice, {dillo|lo dica} invece di indovinare.',
    tags: 'Ricavale da ciò di cui si tratta davvero, mescola quelle più usate con altre precise, le più azzeccate per prime, senza ripeterne nessuna in altra forma.',
    headlines:
      'Sfrutta ciò che solo questo testo offre, il concreto prima del generico, senza promettere nulla che il testo non mantenga.',
    guess: 'Scegli una risposta, indica che cosa la tradisce e nominane un’altra solo se ci va davvero vicino.',
    fromInput:
      'Il risultato deve adattarsi esattamente a ciò che è dato qui e a nient’altro, con i dettagli che vi compaiono o per cui è noto; restituisci solo il risultato.',
    inPoints:
      '{Fai|Faccia} di ogni punto un’affermazione completa con il suo nome o la sua cifra, non un titolo, il più importante per primo, senza dire nulla due volte né aggiungere nulla che il testo non dica.',
    plotLine:
      'Di’ chi vuole che cosa, che cosa lo ostacola e come va a finire, con nomi e fatti corretti e nella lunghezza e nel tono richiesti.',
    minutes:
      'Metti prima le decisioni, poi chi fa che cosa ed entro quando, poi ciò che resta aperto, con nomi e date esatti; segnala ciò che manca invece di indovinarlo.',
    rewriteMail:
      "{Porta|Porti} a quel tono saluto, frasi e chiusura, anche l'oggetto se c'è, {lascia|lasci} fatti, nomi, date e spazi vuoti come sono e {restituisci|restituisca} solo la nuova versione.",
    outputShown:
      '{Indica|Indichi} esattamente che cosa appare, a capo e spazi compresi, poi la riga o la regola dietro ciò che non ci si aspetta.',
    wordsApart:
      '{Dai|Dia} per ciascuno una frase in cui va bene e la parola data no, {nomina|nomini} le parole con cui di solito si accompagna e {ordinali|li ordini} dal più vicino al più lontano.',
  },
  bullets: {
    otherReading: 'Altra lettura: dove è possibile',
    byPassage: 'Spiegazione: parte per parte, con le parole citate',
    gist: 'Essenza: a che cosa si riduce, in una frase, per prima cosa',
    reasonBehind: 'Dietro: ciò a cui il testo dà ancora peso, niente di secondario',
    otherWords: 'Formulazione: altre parole e un’altra costruzione, nessuna espressione ripresa',
    resultElse: 'Altri risultati: nominati, se possibili',
    resultWhy: 'Motivo: ciò che lo decide, in poche parole',
    resultAlone: 'Risultato: per primo, su una riga a sé',
    formOnly: 'Cambiamento: solo ciò che questa forma richiede',
    formAgree: 'Concordanza: adattati verbi, pronomi e parole che ne dipendono',
    formEach: 'Ordine: quello dato, senza saltare frasi',
    formNote: 'Seconda versione: sotto, solo se è altrettanto giusta',
    eventsKept: 'Fatti: gli stessi, nello stesso ordine',
    seenOnly: 'Percezione: solo ciò che questo personaggio può vedere, sentire, provare o sapere',
    figureVoice: 'Voce: le parole e i pensieri di questo personaggio',
    essentials: 'Resta: tutto ciò da cui dipende il senso',
    cutFirst: 'Si taglia prima: ripetizioni, riempitivi, digressioni',
    developed: 'Aggiunte: ragioni, esempi e dettagli che sviluppano ciò che c’è',
    noNewFacts: 'Fatti: niente nomi, cifre o eventi inventati',
    shortSentences: 'Frasi: brevi, un’idea ciascuna',
    everydayWords: 'Parole: comuni; ogni eventuale termine tecnico sostituito o spiegato',
    nothingLost: 'Contenuto: tutte le informazioni conservate',
    textOnly: 'Base: questo testo, non ciò che si sa da altre fonti',
    passageFirst: 'Risposta: per prima, breve quanto la domanda consente',
    quoted: 'Prova: le parole del testo che lo mostrano, citate',
    notInText: 'Se il testo non lo dice: detto così, non indovinato',
    inferred: 'Implicito: ciò che è solo suggerito, segnalato come tale',
    tagsFrom: 'Base: ciò di cui si tratta davvero',
    tagsMix: 'Varietà: alcune molto usate e altre precise',
    tagsOnce: 'Forma: pronte da copiare, le più azzeccate per prime, nessuna ripetuta in altra forma',
    headFrom: 'Base: ciò che solo questo testo offre',
    headRange: 'Varietà: ciascuno da un’angolazione diversa',
    headKept: 'Promessa: nulla che il testo non mantenga',
    oneGuess: 'Ipotesi: una sola, nella prima riga',
    clue: 'Indizio: che cosa la tradisce',
    nextGuess: 'Seconda risposta: solo se ci va davvero vicino, con ciò che la sostiene',
    inputFrom: 'Base: esattamente ciò che è dato qui, con i dettagli che vi compaiono o per cui è noto',
    inputFits: 'Aderenza: nulla che andrebbe bene anche per un altro caso',
    onePointALine: 'Punti: ognuno un’affermazione completa con il suo nome o la sua cifra, non un titolo',
    sentenceFirst: 'Punto principale: all’inizio, con le cifre e i nomi che lo reggono',
    sentenceSecond:
      'Copertura: le due frasi insieme contengono tutto ciò a cui il testo dà peso, compresa un’obiezione o una questione aperta se c’è',
    sentenceNext:
      'Copertura: le frasi insieme contengono tutto ciò a cui il testo dà peso, compresa un’obiezione o una questione aperta se c’è',
    ownSentences: 'Stesura: frasi semplici e proprie, nessuna allungata con il punto e virgola',
    summaryRest: 'Copertura: ciò che pesa oltre a questo, per quanto la lunghezza lo consente',
    summaryStart: 'Inizio: una frase che dica tutto',
    summaryPoints: 'Poi: da tre a cinque punti, ognuno un’affermazione completa con motivo, conseguenza o cifra',
    summaryEnd: 'Fine: ciò che resta aperto, se il testo lo dice',
    weightFirst: 'Ordine: il più importante per primo',
    plotCore: 'Nucleo: chi vuole che cosa, che cosa lo ostacola, come va a finire',
    plotNames: 'Nomi e fatti: corretti e solo quelli necessari',
    toneKept: 'Tono: quello richiesto, fino all’ultima parola',
    decisions: 'Decisioni: per prime, una per riga',
    assigned: 'Compiti: chi fa che cosa ed entro quando; nome o data mancante segnalati, non indovinati',
    leftOpen: 'Aperto: ciò che non è stato deciso',
    sameRegister: 'Registro: formale o informale quanto l’originale',
    sayings: 'Modi di dire: quello che userebbe un madrelingua, non parola per parola',
    greetClose: 'Saluto e chiusura: nello stesso tono del resto',
    placeholders: 'Segnaposto: lasciati come sono',
    asDisplayed: 'Disposizione: come appare, a capo e spazi compresi',
    ruleBehind: 'Motivo: la riga o la regola dietro ciò che non ci si aspetta',
    fitsInstead: 'Prova: una frase in cui va bene e la parola data no',
    goesWith: 'Compagnia: le parole con cui di solito si accompagna',
  },
  guided: {
    formGive: 'Dai la nuova versione completa.',
    formShow: 'Se una seconda versione è altrettanto giusta, {aggiungila|la aggiunga} sotto.',
    formFit: 'Se una frase non ammette questa forma, lasciala com’è e di’ perché.',
    editGive: '{Scrivi|Scriva} la nuova versione esattamente come richiesto, per intero.',
    editNote:
      '{Confrontala|La confronti} con l’originale e, prima di darla, {recupera|recuperi} ogni fatto o nome andato perso.',
    passageFind: 'Cita le parole del testo a cui si riferisce la domanda.',
    passageAnswer: 'Rispondi a partire da queste, con parole tue e con la brevità che la domanda permette.',
    passageMissing: 'Se il testo non lo dice, {dillo|lo dica} invece di indovinare.',
    summaryGive:
      '{Dai|Dia} poi da tre a cinque punti, ognuno un’affermazione completa con motivo, conseguenza o cifra.',
    summaryClose: '{Finisci|Finisca} con ciò che resta aperto, se il testo lo dice.',
    summaryMore: '{Aggiungi|Aggiunga} poi, in un’altra frase, ciò a cui il testo dà ancora peso.',
    passageInfer: 'Di’ che cosa il testo suggerisce soltanto o lascia aperto.',
    guessClues: 'Nomina ciò che tradisce qualcosa e che cosa suggerisce.',
    guessGive: 'Scegli una sola ipotesi.',
    guessSure: 'Di’ quanto è sicuro e nominane un’altra solo se ci va davvero vicino.',
    inputRead: 'Individua per te quali dettagli decidono qui, poi dai il risultato solo a partire da questi.',
    plotFirst:
      'Chiarisci prima chi vuole che cosa, che cosa lo ostacola e come va a finire, poi scrivi solo a partire da questo; se non conosci l’opera, dillo.',
    translateGive: 'Dai la traduzione come la direbbe qualcuno del posto.',
    translateNote:
      'Sotto, indica la parola o l’espressione che si potrebbe rendere diversamente, con l’altra versione e quando è adatta.',
  },
};
