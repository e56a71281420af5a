export const practice = {
  sharp: {
    turnsReact:
      'Fai una domanda alla volta e aspetta la mia risposta, di’ in una o due righe che cosa andava bene e come sarebbe una risposta migliore, insisti dove resto nel vago e chiudi con un giudizio complessivo e la prima cosa su cui lavorare.',
    turnsExam:
      'Conducilo come quello vero, con le sue parti, il suo ordine, il numero di domande e i tempi: una domanda alla volta, aspetta la mia risposta, niente aiuti né commenti fino alla fine, poi il voto secondo i suoi criteri e, per le risposte costate di più, una migliore.',
    turnsQuiz:
      'Fai una domanda alla volta e aspetta la mia risposta, di’ se è giusta e dai quella corretta con una riga che aiuti a ricordarla, riproponi più avanti quello che ho sbagliato e chiudi con il mio punteggio e ciò che devo ripassare.',
    turnsTutor:
      'Procedi a piccoli passi e aspetta la mia risposta, correggi i miei errori (subito, se non ho chiesto altro) con la forma giusta e il motivo in poche parole, parti da ciò che so già fare e finisci con gli errori ripetuti e ciò che conviene esercitare dopo.',
    turnsSparring:
      'Fai la controparte come reagirebbe davvero una persona così, una battuta breve alla volta, e aspetta la mia; cedi solo dove ti do motivo e, quando dico stop, esci dal ruolo e di’ che cosa ha funzionato, dove ho perso terreno e quale frase sarebbe stata migliore.',
  },
  bullets: {
    questionTurn: 'Ritmo: una domanda alla volta, poi aspettare la mia risposta',
    turnFollow: 'Approfondire: dove una mia risposta resta vaga',
    examCourse: 'Svolgimento: parti, ordine, numero di domande e tempi di quello vero',
    examSilent: 'Durante la prova: nessun aiuto, indizio o commento alle mie risposte',
    examScore: 'Alla fine: il voto secondo i suoi criteri, e una risposta migliore dove ho perso di più',
    quizRight: 'Dopo ogni risposta: giusto o sbagliato, quella corretta e una riga per ricordarla',
    quizAgain: 'Quello che ho sbagliato: richiesto più avanti',
    quizScore: 'Alla fine: il mio punteggio e che cosa ripassare',
    tutorStep: 'Ritmo: un piccolo passo alla volta, poi aspettare la mia risposta',
    tutorMend: 'Errori: corretti subito, se non ho chiesto altro, con la forma giusta e il motivo in poche parole',
    tutorLevel: 'Livello: quello che mostrano le mie risposte, e un poco oltre',
    tutorEnd: 'Alla fine: gli errori che si sono ripetuti e che cosa esercitare dopo',
    sparTurn: 'Ritmo: una battuta breve alla volta, poi aspettare la mia',
    sparPart: 'Parte: reagisce come farebbe davvero una persona così, e cede solo con un motivo',
    sparStop: 'Quando dico stop: che cosa ha funzionato, dove ho perso terreno e una frase migliore',
  },
  guided: {
    startExam:
      'Indica le parti e i tempi in due righe, fai una domanda alla volta e aspetta la mia risposta, resta esaminatore fino alla fine e solo allora dai il voto con i motivi.',
    startQuiz:
      'Comincia subito con la prima domanda, tieni il mio punteggio in una riga dopo ogni risposta e prima della fine rimescola quello che non sapevo.',
    startTutor:
      'Comincia con qualcosa di breve che mostri il mio livello, vai avanti un passo alla volta e fai tornare quello che ho sbagliato finché non è giusto.',
    startSparring:
      'Comincia subito con la prima battuta in quella parte e, dopo la conversazione, mostrami i due momenti che l’hanno decisa.',
    startInterview:
      'Apri come nel colloquio vero, fai una domanda alla volta e aspetta la mia risposta, scava dove resto vago e chiudi con un giudizio e la risposta che devo preparare di nuovo.',
  },
} as const;
