import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factThenWhy:
      'Dai il dato esatto nella prima frase, rispondi al resto in due-quattro, con le date, i nomi o le cifre su cui poggia, e segnala ciò che è incerto o solo una storia molto ripetuta.',
    factWho:
      'Dai il nome completo nella prima frase, aggiungi in un’altra ciò che lo colloca, come l’anno o il ruolo, e nomina chi altro fa parte di una risposta completa, con il suo contributo, se c’è.',
    factWhen:
      'Dai la data nella prima frase, esatta quanto è nota, di’ in un’altra che cosa accadde esattamente allora e nomina un’altra data solo dove le fonti divergono davvero.',
    factWhere:
      'Nomina il luogo nella prima frase, esatto quanto è noto, di’ in un’altra dov’è, con qualcosa di noto lì vicino, e segnala dubbi solo dove le fonti divergono davvero.',
    countFixed:
      'Dai la cifra con la sua unità nella prima frase, di’ in un’altra che cosa si conta o si misura esattamente e nomina un’altra cifra solo dove le fonti divergono davvero.',
    pioneer:
      'Dai la risposta completa nella prima frase, con la data, di’ in un’altra in che senso fu la prima volta e, solo se spesso se ne nomina un’altra, perché non è quella.',
    whoGroup:
      'Di’ nella prima frase chi sono, con epoca e luogo o l’opera da cui vengono, poi chi ne fa parte e come, per che cosa sono noti, con i nomi, e che cosa si racconta spesso in modo sbagliato.',
    overview:
      'Apri con due frasi su che cosa è e perché conta, poi prendi gli aspetti più importanti uno per uno, con nomi, date o cifre invece di aggettivi, e chiudi con qualcosa che vale la pena sapere e che pochi sanno.',
    knownFor:
      'Inizia da ciò che quasi tutti vi associano, poi aggiungi il resto in ordine di peso e da campi diversi, ogni volta con un nome, una data o una cifra che lo mostri, e una cosa che meriterebbe di essere più nota.',
    usesOf:
      'Di’ in una frase che cos’è, poi dai gli usi principali, il più comune per primo, ognuno con un esempio concreto dalla pratica, e di’ per che cosa non è adatto e che cosa si usa lì al suo posto.',
    timing:
      'Indica il momento migliore nella prima frase, con il motivo, poi il secondo e quando conviene di più, di’ come cambia a seconda del luogo o della persona e quale momento evitare.',
    timingTravel:
      'Indica i mesi migliori nella prima frase, confronta le stagioni per clima, affollamento e prezzi, di’ che cosa si può vedere o fare solo allora e quali mesi evitare.',
    whyEvent:
      'Distingui la causa scatenante da quelle profonde, prendi queste in ordine di peso, ognuna con il modo in cui portò fin lì e una data o un caso concreto, e di’ che cosa è accertato e che cosa è ancora discusso.',
    listLiving:
      'Di’ per ogni voce dove vive o cresce, che cosa la distingue e come risponde esattamente alla richiesta, e lascia fuori ciò che a rigore non ne fa parte.',
    listPlaces:
      'Di’ per ogni voce il dettaglio che più conta per ciò che è chiesto, come dove si trova, un anno o una cifra, in un ordine sensato.',
    listPeople:
      'Dai per ogni persona il nome completo, le date e l’opera o l’azione che le vale un posto in questa lista, in ordine di tempo.',
    listFirms:
      'Di’ per ogni voce che cosa produce o offre, dove ha sede e a chi appartiene, e segnala quelle la cui situazione può essere cambiata.',
    listDishes: 'Di’ per ogni voce di che cosa è fatta, da dove viene e che sapore ha o con che cosa si accompagna.',
    listPastimes:
      'Di’ per ogni voce in che cosa consiste, come si gioca o si pratica, che cosa e quante persone servono e in che cosa si distingue dalle altre.',
    thenHow:
      'Rispondi alla prima parte in due o tre frasi, poi dai i passaggi della seconda, numerati, con ciò che serve prima, come si capisce che è riuscito e l’errore più comune.',
    yesnoHealth:
      'Inizia con sì, no o dipende, di’ per chi e in quale caso vale, dai le prove più solide di ciascuna parte e, se si tratta della propria salute, chi dovrebbe prima sentire un medico.',
    event:
      'Di’ nella prima frase che cosa accadde, quando e dove, poi raccontalo in ordine, da ciò che vi portò alle svolte fino all’esito, con nomi e cifre, e di’ che cosa è ancora discusso.',
    game: 'Inizia dallo scopo e da come si vince, poi che cosa serve, come si svolge un turno o una partita, come si contano i punti e che cosa è vietato, e chiudi con la regola che i principianti fraintendono più spesso.',
    bestOf:
      'Scegli una risposta nella prima frase e di’ secondo quale criterio è la migliore, poi chi o che cosa vince secondo altri due, ognuno con un fatto o una cifra, e che cosa è solo questione di gusto.',
  },
  bullets: {
    placesIt: 'Accanto: un dato che lo collochi, come l’anno o il ruolo',
    othersToo: 'Altri: chi altro fa parte di una risposta completa, con il suo contributo, se c’è',
    confirmed: 'Accanto: un dato che la collochi o aiuti a ricordarla',
    caution: 'Attenzione: solo se spesso si confonde, è discussa o è cambiata, in una riga',
    dateOf: 'Accanto: che cosa accadde esattamente allora, in una frase',
    ifDisputed: 'Dubbi: solo dove le fonti divergono davvero, in una riga',
    restThen: 'Il resto: in due-quattro frasi, con le date, i nomi o le cifre su cui poggia',
    storyMark: 'Segnalato: ciò che è incerto o solo una storia molto ripetuta',
    whoFull: 'Risposta: nella prima frase, con il nome completo',
    dateFull: 'Data: nella prima frase, esatta quanto è nota',
    placeFull: 'Luogo: nella prima frase, esatto quanto è noto',
    placeAround: 'Posizione: con qualcosa di noto lì vicino, in una frase',
    countWhat: 'Misura: che cosa si conta o si misura esattamente',
    firstSense: 'Prima volta: in che senso esatto, con la data',
    firstRival: 'Nominato al suo posto: solo se succede spesso, e perché non è giusto',
    groupFirst: 'Prima frase: chi sono, con epoca e luogo o l’opera da cui vengono',
    groupOf: 'Membri: chi ne fa parte, e che cosa li lega',
    overFirst: 'Prima: che cosa è e perché conta, in due frasi',
    overSides: 'Aspetti: i quattro o cinque più importanti, ognuno con un suo titolo',
    overFacts: 'Fatti: nomi, date e cifre invece di aggettivi',
    overLess: 'Alla fine: qualcosa che vale la pena sapere e che pochi sanno',
    knownOrder: 'Ordine: prima ciò che quasi tutti vi associano, poi per peso',
    knownShown: 'Ogni cosa: un nome, una data o una cifra che lo mostri',
    knownRange: 'Varietà: da campi diversi, non tutto dello stesso tipo',
    knownLess: 'Alla fine: una cosa che meriterebbe di essere più nota',
    usesEach: 'Usi: il più comune per primo, ognuno con un esempio dalla pratica',
    usesNot: 'Limiti: per che cosa non è adatto, e che cosa si usa lì al suo posto',
    timeBest: 'Risposta: il momento migliore, nella prima frase, con il motivo',
    timeNext: 'Il secondo: con il caso in cui conviene di più',
    timeShift: 'Differenze: come cambia a seconda del luogo o della persona',
    timeAvoid: 'Da evitare: il momento peggiore, e perché',
    trigger: 'Causa scatenante: distinta da quelle profonde',
    eachLiving: 'Ogni voce: dove vive o cresce, che cosa la distingue, come risponde',
    eachPlace: 'Ogni voce: il dettaglio che più conta per ciò che è chiesto, come dove si trova, un anno o una cifra',
    eachPerson: 'Ogni persona: nome completo, date, e l’opera o l’azione che qui conta',
    eachFirm: 'Ogni voce: che cosa produce o offre, dove ha sede, a chi appartiene',
    eachDish: 'Ogni voce: di che cosa è fatta, da dove viene, con che cosa si accompagna',
    eachPastime: 'Ogni voce: in che cosa consiste, che cosa serve, a chi si addice',
    strictly: 'Scelta: solo ciò che a rigore appartiene al gruppo richiesto',
    clearOrder: 'Ordine: uno utile qui, come per grandezza, tempo, fama o difficoltà',
    firstPart: 'Prima parte: risposta in due o tre frasi',
    thenSteps: 'Seconda parte: passaggi numerati, con ciò che serve e l’errore abituale',
    amountFor: 'Per chi: per chi e in quale caso vale, e dove la risposta cambia',
    eventFirst: 'Prima frase: che cosa accadde, quando e dove',
    eventCourse: 'Svolgimento: in ordine, con le svolte, i nomi e le cifre',
    eventAfter: 'Esito: che cosa cambiò, subito e in seguito',
    gameAim: 'Scopo: come si vince, nella prima frase',
    gameCourse: 'Svolgimento: che cosa serve, come inizia, come va un turno, come finisce',
    gameCount: 'Punti e falli: come si contano, che cosa è vietato',
    gameWrong: 'Alla fine: la regola che i principianti fraintendono più spesso',
    bestAnswer: 'Risposta: una, nella prima frase, con il criterio secondo cui è la migliore',
    bestOther: 'Altri criteri: chi o che cosa vince secondo altri due, con un fatto o una cifra',
    bestTaste: 'Gusto: ciò che non si può misurare, detto come tale',
  },
  guided: {
    lookAnswer: 'Dai la risposta nella prima riga, esatta e completa.',
    lookPlace: 'Aggiungi in una frase il dato che la spiega o la colloca.',
    lookStop: 'Fermati lì; solo se le fonti divergono davvero, di’ in una riga in che cosa.',
    lookOthers:
      'Nomina chi altro fa parte di una risposta completa, con il suo contributo; se non c’è nessuno, fermati lì.',
    lookShort:
      'Dai la risposta nella prima riga e sotto un dato che aiuti a ricordarla; se spesso si confonde con un’altra, nomina anche quella.',
    lookEach: 'Dai ogni risposta in una riga propria, nell’ordine, esatta e completa.',
    restStep: 'Rispondi al resto in due-quattro frasi, con le date, i nomi o le cifre su cui poggia.',
    storyStep: 'Segnala ciò che è incerto o solo una storia molto ripetuta.',
    recordBy: 'Di’ secondo quale misura, con la cifra, e qual è la risposta secondo un’altra se è diversa.',
    firstStep: 'Di’ in che senso fu la prima volta, con la data.',
    firstElse: 'Indica un rivale per questo titolo, solo se c’è, e che cosa parla contro.',
    whenSay: 'Dai la data e di’ che cosa accadde esattamente allora.',
    whereNear: 'Di’ dov’è, con qualcosa di noto lì vicino.',
    countSay: 'Chiarisci che cosa si conta o si misura, poi dai la cifra con la sua unità.',
    overStart: 'Presentalo in due frasi a chi non ne ha mai sentito parlare.',
    overPick: 'Scegli i quattro o cinque aspetti che ne danno l’immagine migliore, con nomi, date e cifre.',
    overLink: 'Mostra come si tengono insieme, e correggi un’idea comune che è sbagliata.',
    knownTop: 'Nomina la prima cosa a cui si pensa, e come ci si è arrivati.',
    knownMore: 'Aggiungi il resto, ogni volta con il fatto che l’ha reso noto.',
    knownAt: 'Chiudi con ciò che citerebbe invece chi lo conosce bene.',
    usesList: 'Nomina gli usi principali, con chi lo adopera lì e come.',
    usesElse: 'Di’ quando qualcos’altro lo fa meglio, e che cosa.',
    timeSay: 'Nomina il momento e ciò che lo rende il migliore.',
    timeCompare: 'Metti accanto le alternative: che cosa ha ciascuna a favore e contro.',
    timeFor: 'Di’ per chi, o dove, la risposta è diversa.',
    eventBefore: 'Di’ come stavano le cose subito prima.',
    eventTell: 'Racconta l’accaduto in ordine, con le date e con chi lo decise.',
    eventLeft: 'Di’ che cosa ne venne, e quale parte della storia si racconta spesso male.',
    gameStart: 'Di’ in una frase di che cosa si tratta e che cosa deve essere pronto.',
    gamePlay: 'Segui un turno o una breve partita dall’inizio alla fine.',
    gameCases: 'Aggiungi le regole per i casi particolari, e quella che provoca più discussioni.',
    bestMeasures: 'Nomina i criteri con cui si può giudicare.',
    bestWinners: 'Di’ chi o che cosa vince secondo ciascuno, e che cosa lo sostiene.',
    bestCommit: 'Scegline comunque uno, e di’ chi sceglierebbe diversamente.',
    listPick: 'Scegli le voci in modo che mostrino tutta la varietà di ciò che è richiesto.',
    listTell: 'Di’ di ognuna che cosa la distingue dalle altre.',
    listCheck: 'Verifica ognuna rispetto alla richiesta, e togli ciò che si adatta solo in parte.',
  },
};
