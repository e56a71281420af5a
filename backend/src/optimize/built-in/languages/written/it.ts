import type { Written } from './written.js';

export const written: Written = {
  sharp: {
    ideasOfPlots:
      '{Dai|Dia} ognuna in due o tre frasi: chi vuole che cosa, che cosa si oppone e una svolta che nessuno si aspetta; che siano chiaramente diverse, rispettino tutto ciò che è detto qui, e {segna|segni} quella che può reggere di più.',
    imagined:
      'Scrivilo per intero con la voce di chi si suppone che scriva, inventa i dettagli che lo rendono credibile, due o tre dei quali precisi e inattesi, e rispetta la forma che un testo simile ha nella realtà, senza spazi da riempire.',
    msgFrom:
      'Scrivilo pronto da usare, nella forma, nella lunghezza e nel tono che un testo simile ha di solito, inserisci tutto ciò che è dato, con nomi e cifre esatti, e non aggiungere nulla che possa passare per un fatto.',
    opensOnly:
      'Scrivi solo questa parte: comincia con qualcosa che appartiene proprio a questo caso e non con una formula, scegli il punto o i due punti che qui contano di più e introduci il seguito, senza chiudere.',
    describeSeen:
      'Comincia dall’insieme come lo si vede al primo sguardo, poi percorrilo in un ordine che si possa seguire, nominando con precisione forme, colori, materiali e ciò che vi accade, e finisci con ciò che lo rende inconfondibile; di’ che cosa varia o non si sa.',
    essayTold:
      'Lascia che una sola impressione o idea regga l’insieme, apri con un momento concreto, mostra con dettagli invece di giudicare e finisci con ciò che significa ora, senza morale.',
    outlineBare:
      'Mettili in un ordine in cui ciascuno prepara il successivo e formulali in modo che dicano di che cosa tratta la loro parte.',
    gapCounted:
      'Danne esattamente quanti ne sono chiesti, il migliore per primo, ciascuno al suo posto perché si veda che va bene per grammatica e senso.',
    sceneStory:
      'Comincia nel mezzo di ciò che accade, lascia che quanto ogni figura vuole e nasconde si veda da ciò che dice e fa, e fermati nel momento in cui fra loro qualcosa è cambiato.',
    copyEnd:
      'Comincia da ciò che offre a chi è rivolto, rendilo vivo con una scena o un suono che gli appartiene, resta a ciò che è dato e chiudi esattamente come richiesto.',
  },
  bullets: {
    plotEach: 'Ogni idea: chi vuole che cosa, che cosa si oppone e una svolta inattesa',
    msgPoint: 'Inizio: di che cosa si tratta, al più tardi nella seconda frase',
    msgTone: 'Tono: come si scrive proprio a questo destinatario',
    msgClose: 'Chiusura: che cosa deve fare chi legge, o una parola gentile',
    msgAll: 'Contenuto: tutto ciò che è dato e nulla in più che passi per un fatto',
    imagDetails: 'Dettagli: inventati, precisi, noti solo a chi scrive',
    imagForm: 'Forma: quella che un testo simile ha nella realtà',
    imagFull: 'Spazi vuoti: nessuno; ciò che non è dato si inventa',
    opensHook: 'Inizio: qualcosa di proprio a questo caso, senza formule',
    opensPick: 'Contenuto: il punto o i due punti che qui contano di più, nulla di inventato',
    opensScope: 'Ambito: solo questa parte, che introduce il seguito',
    seenWhole: 'Prima: l’insieme, come lo si vede al primo sguardo',
    seenOrder: 'Ordine: facile da seguire, dall’insieme ai dettagli',
    seenDetails: 'Dettagli: forme, colori, materiali e ciò che vi accade',
    seenTrue: 'Verità: solo ciò che c’è davvero; detto ciò che varia o non si sa',
    speechTrue: 'Aneddoti: veri e miei; [parentesi] dove ne serve uno',
    outRoom: 'Peso: quanto spazio riceve ogni parte',
    headSays: 'Titoli: ciascuno dice di che cosa tratta la sua parte',
    essayThread: 'Filo: una sola impressione o idea a cui tutto serve',
    essayShown: 'Mostrare: momenti e dettagli invece di giudizi',
    essayNow: 'Fine: ciò che significa ora, senza morale',
    inStyle: 'Stile: quello del modello indicato, con le sue parole, il ritmo e i temi tipici',
    gapEach: 'Ciascuno: al suo posto, giusto per grammatica e senso',
    gapNumber: 'Numero: esattamente quanti chiesti, il migliore per primo',
    sceneWants: 'Figure: ciò che ognuna vuole e nasconde si vede da parole e gesti',
    sceneShift: 'Fine: il momento in cui fra loro qualcosa è cambiato',
  },
  guided: {
    plotsGive:
      'Poi {dai|dia} le idee, due o tre frasi ciascuna con un conflitto e una svolta, e {segna|segni} quella che può reggere di più.',
    opensTry: 'Prova tre prime frasi di tipo diverso e usa solo quella che non potrebbe stare altrove.',
    gapTry: 'Danne quanti ne sono chiesti, ciascuno al suo posto, e di’ quale va meglio.',
    imagWho: 'Decidi chi scrive, che cosa vuole e che cosa non direbbe mai.',
    seenFirst: 'Decidi da dove lo si vede e comincia dall’insieme.',
    seenThrough: 'Passa ai dettagli in un ordine che si possa seguire, ciascuno nominato con precisione.',
    seenEnd: 'Finisci con ciò che lo rende inconfondibile.',
    sceneSettle: 'Stabilisci fra te che cosa vuole ogni figura in questa scena e che cosa tace alle altre.',
    sceneWrite: 'Scrivila dal mezzo di ciò che accade fino al momento in cui qualcosa è cambiato.',
  },
};
