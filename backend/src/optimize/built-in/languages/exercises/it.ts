import type { Exercises } from './exercises.js';

export const exercises: Exercises = {
  sharp: {
    takeFields:
      'Dai una riga a ogni dato richiesto, davanti il suo nome e dietro le parole del testo, nient’altro, e scrivi «non indicato» dove il testo non lo dice.',
    formal:
      'Usa frasi complete, verbi precisi e una forma di cortesia neutra, togli espressioni colloquiali, abbreviazioni e punti esclamativi, mantieni tutte le informazioni e restituisci solo la nuova versione.',
    polite:
      'Trasforma ogni ordine in una richiesta e ogni rimprovero in ciò che aiuterebbe, lascia altrettanto chiaro quello che si dice, senza lusinghe, e restituisci solo la nuova versione.',
    academic:
      'Usa una forma impersonale e la dovuta cautela, scegli termini precisi invece che vaghi, non inventare fonti né cifre e restituisci solo la nuova versione.',
    neutral:
      'Riferisci che cosa è successo e chi ha detto o fatto che cosa, sostituisci giudizi, esagerazioni ed esclamazioni con fatti o con chi la pensa così, mantieni ogni informazione e restituisci solo la nuova versione.',
    casual:
      'Usa frasi brevi, parole di tutti i giorni e le forme corte del parlato, mantieni tutte le informazioni e restituisci solo la nuova versione.',
    rewriteForm:
      'Adatta ogni verbo, pronome e parola che dipende dalla nuova forma, mantieni il senso e tutte le informazioni e restituisci solo la nuova versione.',
    reorder:
      'Dai tutto nel nuovo ordine senza cambiare una parola, poi gli indizi che lo fissano, come un momento, una causa o un pronome, e segnala se è possibile un secondo ordine.',
    errorFound:
      'Cita prima l’errore, indica in una frase la regola che c’è dietro, poi dai la frase corretta senza cambiare altro.',
    classifyKnown:
      'Indica prima la categoria, poi in una frase per che cosa è noto e che cosa decide, e dillo se non lo conosci.',
    identify:
      'Dai il nome nella prima riga, indica che cosa lo tradisce, poi di’ con che cosa si confonde più facilmente e che cosa lo esclude.',
    nextTurn:
      'Scrivi solo la battuta che manca, intera e con la voce di chi la dice, comprese le parole già presenti; deve riprendere l’ultima cosa detta e suonare parlata.',
    meaningFor:
      'Spiegalo in una frase con parole che questi lettori usano ogni giorno, mostralo in una piccola scena della loro vita e non usare parole più difficili di quella spiegata.',
    debugAll:
      'Trova ogni errore, indica per ciascuno un input che lo mostra, dai il codice corretto senza cambiare altro e di’ in una frase per ciascuno perché ora funziona.',
  },
  bullets: {
    fieldLines: 'Righe: una per ogni dato richiesto, con il suo nome davanti',
    fieldMissing: 'Ciò che manca: «non indicato», niente di supposto',
    formalWords:
      'Registro: frasi complete, verbi precisi, niente espressioni colloquiali, abbreviazioni o punti esclamativi',
    politeWords: 'Registro: richieste al posto degli ordini, né rimproveri né lusinghe',
    demandKept: 'Contenuto: resta altrettanto chiaro quello che si dice o si chiede',
    academicWords: 'Registro: impersonale e cauto, termini precisi invece che vaghi',
    neutralWords: 'Registro: da cronaca, senza giudizi né esagerazioni; le opinioni attribuite a chi le ha',
    casualWords: 'Registro: frasi brevi, parole di tutti i giorni, le forme corte del parlato',
    reorderAll: 'Ordine: tutto, senza cambiare, togliere o aggiungere nulla',
    reorderSigns: 'Motivo: gli indizi che lo fissano, come un momento, una causa o un pronome',
    reorderOther: 'Secondo ordine: segnalato se è possibile',
    errorQuoted: 'Errore: citato per primo, senza contare come tale ciò che è giusto',
    errorRule: 'Regola: che cosa non è rispettato, in una frase',
    errorFixed: 'Correzione: la frase intera, senza cambiare altro',
    tipOver: 'Contro: l’indizio contrario più forte, se c’è',
    knownSign: 'Motivo: per che cosa è noto e che cosa decide',
    identified: 'Risposta: solo il nome, nella prima riga',
    mistakenFor: 'Confusione: con che cosa si confonde facilmente e che cosa lo esclude',
    turnAnswers: 'Battuta: riprende l’ultima cosa detta, nel modo richiesto',
    turnVoice: 'Voce: quella avuta finora da chi parla',
    turnWhole: 'Risultato: solo quella battuta, intera, con le parole già presenti',
    theirWords: 'Parole: nessuna più difficile di quella spiegata',
    causesEach: 'Errori: ognuno in una frase, con un input che lo mostra',
    fixOnly: 'Correzione: il codice intero, cambiando solo gli errori',
  },
  guided: {
    fieldGive: 'Dai una riga a ogni dato richiesto e scrivi «non indicato» dove il testo non lo dice.',
    reorderFirst: 'Di’ che cosa deve venire per primo e quale parola lo mostra.',
    reorderGive: 'Dai poi il tutto nel suo ordine, senza cambiare una parola.',
    reorderCheck: 'Rileggi tutto e di’ se è possibile un secondo ordine.',
    errorMark: 'Cita il punto sbagliato e di’ che cosa non va.',
    errorPut: 'Dai la frase corretta, senza cambiare altro.',
    labelTip: 'Nomina l’indizio contrario più forte, se c’è.',
    identifyGive: 'Dai il nome su una riga a parte.',
    identifyRule: 'Di’ con che cosa si potrebbe confondere e che cosa lo esclude.',
    turnMood: 'Chiediti che cosa vuole in questo momento chi parla, poi scrivi la battuta, senza nulla intorno.',
  },
};
