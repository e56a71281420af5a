export const questionsIt = {
  sharp: {
    efforts:
      'Indica le misure principali una per una, prima quella che pesa di più, ciascuna con chi deve prenderla, un caso in cui è stata provata e che cosa ne è venuto, e che cosa costa o che cosa la ostacola.',
    requirements:
      'Raggruppa ciò che serve secondo lo scopo, di’ per ogni voce che cosa occorre esattamente e in quale quantità, quanto costa di solito o quanto tempo richiede, e segna ciò che è indispensabile e ciò che può aspettare.',
    calculation:
      'Da’ la formula con il significato di ogni grandezza, svolgila una volta con i numeri dati qui, o con numeri semplici se ne manca qualcuno, e di’ quale ipotesi cambia di più il risultato.',
    harm: 'Rispondi nella prima frase, poi di’ da che cosa dipende, da quali segni si capisce che diventa un problema e che cosa fare in quel caso.',
    process:
      'Seguilo nell’ordine in cui avviene, da ciò che lo innesca fino alla fine, di’ a ogni fase che cosa cambia e perché, con tempi approssimativi dove si conoscono, e che cosa lo fa andare diversamente.',
    wordClosest:
      'Da’ prima la parola più vicina, poi due o tre affini, ciascuna con la sua sfumatura e una breve frase, e di’ se nessuna calza del tutto.',
    titlesListed:
      'Indica solo titoli che esistono davvero e soddisfano tutte le condizioni date, ciascuno con l’autore o il regista, l’anno e, in poche parole, che cosa lo rende interessante, e tralascia quelli incerti.',
  },
  bullets: {
    effortEach: 'Misure: una per una, prima quella che pesa di più, ciascuna con chi deve prenderla',
    effortResult: 'Risultati: un caso in cui è stata provata, e che cosa ne è venuto',
    effortHurdle: 'Ostacoli: che cosa costa, che cosa la frena o parla contro',
    effortWeight: 'Peso: quale di esse ottiene di più, e perché',
    needGroups: 'Gruppi: ciò che serve, ordinato secondo lo scopo',
    needExact: 'Ogni voce: che cosa occorre esattamente e in quale quantità',
    needCost: 'Impegno: quanto costa di solito e quanto tempo richiede',
    needMust: 'Segnato: ciò che è indispensabile e ciò che può aspettare',
    calcFormula: 'Formula: all’inizio, con il significato di ogni grandezza',
    calcWorked: 'Esempio: svolto riga per riga, con i numeri dati qui o con numeri semplici',
    calcPlausible: 'Verifica: una stima rapida che mostri se il risultato può essere giusto',
    calcAssumed: 'Ipotesi: quella che cambia di più il risultato',
    harmFirst: 'Verdetto: nella prima frase',
    harmDepends: 'Rischio: che cosa lo aumenta o lo riduce',
    harmSigns: 'Segni: da che cosa si capisce che diventa un problema',
    harmDo: 'Allora: che cosa fare adesso e quando non basta',
    processStart: 'Inizio: che cosa lo innesca, in una frase',
    processStages: 'Fasi: nell’ordine in cui avvengono, ciascuna con che cosa cambia e perché',
    processTimes: 'Dettagli: tempi, quantità o cifre approssimative, dove sono noti',
    processVaries: 'Variazioni: che cosa lo fa andare più in fretta, più piano o diversamente',
    wordFirst: 'La più vicina: per prima, con una breve frase',
    wordNear: 'Affini: due o tre, ciascuna con la sua sfumatura',
    wordNone: 'Franchezza: detto se nessuna calza del tutto',
  },
  guided: {
    effortSteps:
      'Di’ in una frase a quale problema rispondono, poi esamina le misure, ciascuna con un esempio concreto.',
    effortVerdict: 'Concludi con ciò che finora ha funzionato meglio e ciò che manca ancora.',
    needDecides: 'Indica che cosa decide quanto ne serve.',
    needList: 'Poi elenca ciò che serve, gruppo per gruppo, con la quantità di ogni cosa.',
    calcMeasure: 'Di’ che cosa si calcola esattamente e in quale unità.',
    calcRun: 'Da’ la formula e inserisci i numeri, una riga per passaggio.',
    calcCheck: 'Verifica il risultato con una stima rapida e di’ che cosa lo cambierebbe.',
    harmUsual: 'Di’ nella prima frase quanto è serio.',
    harmLine: 'Di’ che cosa aumenta o riduce il rischio e da quali segni si capisce.',
    harmNext: 'Concludi con che cosa fare adesso e il segno che non basta.',
    processPicture: 'Di’ in una frase che cosa lo mette in moto e che cosa ne risulta.',
    processGo: 'Poi segui un caso dall’inizio alla fine, fase per fase.',
    processTurn: 'Di’ che cosa lo fa andare diversamente e che cosa spesso si fraintende.',
    caseFollowed:
      'Poi procedi passo per passo e mostra a ognuno perché è così, su un caso concreto o un paragone quotidiano.',
    wordFeatures: 'Di’ in poche parole quali tratti di significato deve avere la parola.',
    wordPick: 'Da’ la più vicina, poi le due successive, e di’ quale tratto manca a ciascuna.',
  },
} as const;
