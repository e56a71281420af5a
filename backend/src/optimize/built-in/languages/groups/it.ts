export const groupsIt = {
  sharp: {
    handled:
      'Fa’ esattamente questo con tutto ciò che è dato, non cambiare e non aggiungere altro, e da’ subito il risultato completo, senza introduzione.',
    helped:
      'Comincia da ciò che in pratica conta di più, sii così concreto che io possa agire, e di’ da che cosa dipende e quale errore è facile fare qui.',
    solved:
      'Parti da tutto ciò che è detto, mostra in poche righe come si arriva alla risposta, verificala una volta sulla domanda e mettila su una riga a parte.',
    coded:
      'Da’ qualcosa che si possa usare così com’è, nel linguaggio o nello strumento nominato qui, spiega solo quanto serve per capirlo e mostra con un esempio che fa ciò che è chiesto.',
    handledFind:
      'Percorri tutto ciò che è dato, indica ogni cosa richiesta con le parole o le cifre su cui si basa, includi anche ciò che è solo detto in altro modo e segnala dove i dati lasciano qualcosa di aperto.',
    handledKept:
      'Fa’ esattamente questo con tutto, riprendi così com’è ogni nome, cifra e dettaglio non toccato e, dove qualcosa può essere letto in due modi, scegli il più probabile e dillo sotto in una riga.',
    namesEach:
      'Dai a ciascuno il suo, uno per riga accanto a ciò a cui appartiene, pensato solo per quello e inadatto agli altri, breve e facile da dire.',
  },
  bullets: {
    handledAll: 'Base: tutto ciò che è dato, senza tralasciare nulla',
    helpConcrete: 'Concreto: passi, quantità o parole da usare subito',
    helpDepends: 'Dipende da: ciò che cambierebbe la risposta, e come',
    helpAvoid: 'Da evitare: l’errore che è facile fare qui',
    solveStated: 'Base: tutto ciò che è detto, e ciò che tutti sanno dove serve',
    solveCheck: 'Verifica: la risposta confrontata ancora una volta con la domanda',
    solveAnswer: 'Risposta: su una riga a parte, esattamente ciò che è chiesto',
    codeWhole: 'Soluzione: completa e utilizzabile così com’è',
    codeAssumed: 'Presupposto: la versione, l’impostazione o i dati per cui vale, in una riga',
    codeTrap: 'Insidia: quella che si incontra più spesso qui',
    foundAll: 'Completo: tutto ciò che conta, anche se detto in altro modo',
    foundShown: 'Prova: accanto a ogni cosa, le parole o le cifre su cui si basa',
    foundOpen: 'Aperto: segnalato, non completato',
    keptAsIs: 'Invariato: ogni nome, cifra e dettaglio che la richiesta non tocca',
    twoReadings: 'Due letture: la più probabile, detto sotto in una riga',
    nameApiece: 'Ciascuno: il suo, accanto a ciò per cui è, inadatto agli altri',
  },
  guided: {
    handledDo: 'Percorri ciò che è dato dall’inizio alla fine e fanne tutto ciò che è chiesto.',
    handledCheck: 'Confronta il risultato con ciò che è chiesto prima di darlo, e tralascia come ci sei arrivato.',
    helpCore: 'Di’ in una o due frasi a che cosa si riduce.',
    helpSteps: 'Poi passa in rassegna ciò che si può fare, prima ciò che aiuta di più, ogni cosa con un motivo.',
    helpSign: 'Alla fine, da che cosa si vede che funziona, e che cosa fare se non funziona.',
    solveSay: 'Di’ in una riga che cosa è chiesto e che cosa è noto.',
    solveGo: 'Poi procedi passo per passo verso la risposta, attento a un tranello nelle parole.',
    solveEnd: 'Da’ la risposta su una riga a parte, con la ragione che la decide.',
    codeSay: 'Di’ in una frase su che cosa si basa la soluzione.',
    codeGive: 'Poi dalla completa, con un breve commento dove qualcosa non è evidente.',
    codeTest: 'Alla fine, come posso verificare che funziona, e un caso in cui non funzionerebbe.',
    foundMark: 'Percorri ciò che è dato dall’inizio alla fine e segna tutto ciò che potrebbe essere richiesto.',
    foundGive: 'Dai ciò che lo è davvero, nella forma richiesta, e nomina a parte ciò che è dubbio con il motivo.',
    namesTry: 'Prova fra te più nomi per ciascuno e dai solo ciò che non andrebbe bene a nessun altro.',
    whyLeft: 'Chiudi con ciò che resta da provare se niente di questo aiuta.',
    goodEnd: 'Quale sarebbe per me un buon esito: […]',
    fancyClose:
      '{Stabilisci|Stabilisca} in silenzio che cosa nessuno se ne aspetterebbe e come andrebbe davvero, poi {scrivilo|lo scriva} come se esistesse, con tutto ciò che è chiesto.',
  },
} as const;
