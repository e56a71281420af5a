import type { Particular } from '../particular.js';

const CARD =
  '(?:messagg(?:io|i|ino|ini)|fras[ei]|test[oi]|bigliett(?:o|i|ino)|pensier(?:o|ino)|parol[ea]|dedica|letter[ae]|sms|auguri|due righe)';

/** Speeches, wishes, networks, play and everyday life. */
export const ITALIAN_LIFE: readonly Particular[] = [
  {
    named:
      '(?:discorso|brindisi|testo|parole)(?: \\p{L}+)? (?:da |di |per |del |della |dei |al |a )(?:un |una |il |la |i |le |mia |mio |nostr[oi] )*(?:matrimonio|nozze|testimone|sposi|sposa|padre della sposa|damigella|anniversario di matrimonio)',
    sharp:
      'Costruiscilo su un solo aneddoto che mostri chi sono (il mio tra [parentesi]), di’ che cosa l’uno cambia nell’altra, senza battute imbarazzanti né citazioni, e chiudi alzando il bicchiere.',
    points: [
      'Inizio: chi sono io per loro, in una frase che fa sorridere',
      'Aneddoto: uno solo, il mio tra [parentesi], che mostra un lato vero',
      'Coppia: che cosa l’uno cambia nell’altra',
      'Da evitare: ex, battute private, citazioni',
      'Fine: un augurio concreto e il brindisi',
    ],
  },
  {
    named:
      "(?:elogio funebre|(?:discorso|lettera|testo|parole|pensiero|ricordo|messaggio)(?: \\p{L}+)? (?:per |di |da leggere al |al )(?:il |un |la |l')?(?:funerale|addio|esequie|nonn[oa] mort\\p{L}+))",
    sharp:
      'Racconta la persona con due o tre gesti o abitudini concreti (i miei tra [parentesi]), in frasi semplici che si possono dire con la voce rotta, e chiudi su ciò che resta.',
    points: [
      'Inizio: il mio legame con la persona, con semplicità',
      'Ricordi: due o tre gesti concreti; i miei tra [parentesi]',
      'Frasi: brevi, facili da dire con commozione',
      'Da evitare: elenchi di date e formule di rito',
      'Fine: ciò che resta in noi',
    ],
  },
  {
    named:
      "discors(?:o|etto)(?: \\p{L}+)? (?:di |per |del |per i |dei )?(?:un |una |il |la |i |mio |mia |l')*(?:\\p{Nd}+ anni|\\p{Nd}+|pensionamento|pensione|addio|saluto|compleanno|laurea|benvenuto|ringraziamento|inaugurazione|fine anno|diciott\\p{L}+|18)",
    sharp:
      'Comincia da un momento preciso e non dai ringraziamenti, tieni una sola idea in frasi facili da dire, metti aneddoti e nomi tra [parentesi] e chiudi con un augurio o un brindisi.',
    points: [
      'Inizio: un momento preciso, non un elenco di ringraziamenti',
      'Aneddoti: uno o due; i miei tra [parentesi]',
      'Grazie: a chi, e per che cosa esattamente',
      'Tono: caldo, un po’ d’ironia che non ferisce nessuno',
      'Fine: un augurio concreto o un brindisi',
    ],
  },
  {
    named: `${CARD} (?:di |per (?:le |fare le |porgere le )?)(?:sentite )?condoglianze|condoglianze`,
    sharp:
      'Resta semplice e sincero, riconosci il dolore senza spiegarlo, ricorda la persona se l’ho conosciuta (tra [parentesi] il ricordo) e offri un aiuto concreto.',
    points: [
      'Inizio: il dolore riconosciuto, con parole semplici',
      'Ricordo: un tratto della persona; il mio tra [parentesi]',
      'Aiuto: concreto, non «per qualsiasi cosa»',
      'Da evitare: consolare con la ragione, la fede o il tempo che passa',
      ['Lunghezza: da tre a cinque frasi', '!length'],
    ],
  },
  {
    named: `${CARD} (?:di |per )(?:il |la |un |una |mi[oa] |l')*(?:pensionamento|pensione|addio|saluti|saluto|colleg[ah]i?e? che|fine (?:contratto|stage)|ultimo giorno)`,
    sharp:
      'Parti da un ricordo o da un’abitudine di lavoro (i miei tra [parentesi]) più che dalla carriera, ringrazia per una cosa precisa e chiudi con un augurio leggero che guarda avanti.',
    points: [
      'Inizio: un ricordo o un’abitudine; tra [parentesi] se non ne ho detti',
      'Grazie: per una cosa precisa',
      'Seguito: un augurio che guarda avanti, senza lacrime',
      'Due versioni: una per un biglietto, una più ironica',
    ],
    assumes: 'Two versions.',
  },
  {
    named: `(?:(?:${CARD})(?: \\p{L}+)? (?:di |per (?:fare )?)?(?:(?:gli |il |la |i |l'|un |una |mi[oa] |buon |buona )*)(?:auguri|compleanno|diciott\\p{L}+|anniversario|laurea|natale|capodanno|pasqua|festa (?:della mamma|del papa)|san valentino|nascita|battesimo|comunione|cresima|nozze|matrimonio|congratulazioni)|auguri(?= (?:di|per|a|al|alla|ai|buon|buona|alla mia|al mio)|$)|congratulazioni per)`,
    sharp:
      'Parti da un dettaglio che appartiene solo a questa persona ([parentesi] se non l’ho dato), senza rime né frasi da biglietto, e proponi tre versioni di tono diverso, tutte adatte all’occasione, di cui una brevissima.',
    points: [
      'Dettaglio: solo di questa persona; tra [parentesi] se non l’ho dato',
      'Versioni: tre, di tono diverso, di cui una brevissima',
      'Da evitare: frasi da biglietto e rime facili',
      'Voce: come parlerei io, pronto da inviare',
    ],
    assumes: 'Three versions to choose from.',
  },
  {
    named: `(?:(?:${CARD}) (?:di |d'|per (?:un |l')?)invito|invit[oi](?= (?:per|a|al|alla|di|compleanno|matrimonio|ad)|$)|partecipazion[ei] (?:di|per|del|per il) (?:nozze|matrimonio))`,
    sharp:
      'Di’ nella prima frase che cosa si festeggia, poi quando, dove, entro quando rispondere e che cosa portare, con [parentesi] per ciò che non ho detto e un tocco che fa venire voglia.',
    points: [
      'Prima frase: che cosa si festeggia, e chi invita',
      'In pratica: data, ora, luogo, risposta attesa; tra [parentesi] se mancano',
      'Da sapere: abiti, regalo, bambini, solo se l’ho detto',
      'Tocco: una frase che fa venire voglia di esserci',
    ],
  },
  {
    named: `(?:(?:${CARD})(?: \\p{L}+)? (?:di |d'|per )(?:amore|addio al (?:mio|ragazzo)|dichiarazione|rottura|lasciare|riconquistare|dichiararmi)|dichiarazione d'amore)`,
    sharp:
      'Scrivi con parole semplici prese da ciò che ho detto, appoggia il sentimento a un momento preciso (il mio tra [parentesi]), senza frasi fatte né rimproveri, e chiudi con ciò che voglio davvero.',
    points: [
      'Momento: preciso, il mio tra [parentesi]',
      'Sentimento: detto una volta, con chiarezza',
      'Da evitare: frasi fatte, rimproveri, grandi promesse',
      'Fine: ciò che voglio, o ciò che non voglio più',
    ],
  },
  {
    named: '(?:post|articolo|carosello|pubblicazione) (?:(?:per|su) )?(?:linkedin|facebook)',
    sharp:
      'Apri con una frase che faccia toccare «altro», racconta una sola cosa vissuta e che cosa mi ha insegnato, in paragrafi di una o due righe, e chiudi con una vera domanda, senza raffiche di emoji.',
    points: [
      'Apertura: una frase che fa toccare «altro»',
      'Corpo: una sola idea, un fatto vissuto; il mio tra [parentesi]',
      'Forma: paragrafi di una o due righe, poche emoji',
      'Fine: una vera domanda, tre hashtag al massimo',
      'Da evitare: «sono felice di annunciare» e la morale',
    ],
  },
  {
    named:
      '(?:didascali[ae]|caption|descrizion[ei]|frasi|testo|testi|post)(?: \\p{L}+)? (?:(?:per|su|di) )?(?:(?:un |una |il |la |mia |foto |post |storia )*)(?:instagram|insta|ig|tik ?tok|foto)|didascali[ae](?= per|$)|bio(?:grafia)? (?:(?:per|su|di) )?(?:instagram|ig|tik ?tok|tinder|bumble|hinge)|profilo (?:tinder|bumble|hinge)',
    sharp:
      'Metti un dettaglio concreto nelle prime parole, evita le frasi fatte, rispetta ciò che è chiesto su lunghezza e hashtag e dai due versioni che differiscono nel tono, prima quella che farebbe reagire di più.',
    points: [
      'Prime parole: un dettaglio concreto, leggibile senza «altro»',
      'Versioni: due, una sobria e una spiritosa',
      'Da evitare: citazioni, superlativi, raffiche di hashtag',
      'Scelta: quella che farebbe reagire di più, e perché',
    ],
    assumes: 'Number: two versions.',
  },
  {
    named:
      '(?:script|copione|sceneggiatura|testo|scaletta)(?: \\p{L}+)? (?:per |di |da )?(?:un |una |il |la |mio )*(?:video|reels?|tik ?tok|youtube|short|podcast|spot|pubblicita)',
    sharp:
      'Aggancia nei primi secondi con la promessa, presenta una tabella con durata, immagine e parole dette, una sola idea per inquadratura, e chiudi con una sola cosa da fare.',
    points: [
      'Aggancio: la promessa o la domanda, nei primi secondi',
      'Formato: tabella con durata, immagine, parole dette',
      'Parole: frasi che si direbbero, un’idea per inquadratura',
      'Fine: una sola cosa da fare',
    ],
  },
  {
    named:
      '(?:pian[oi]|calendari[o]?) (?:editorial[ei]|(?:dei |di )?(?:contenuti|post|pubblicazione|social|instagram))|strategia (?:social|di contenuti|instagram)',
    sharp:
      'Presenta una tabella con giorno, canale, tema, formato e prima frase, alterna utile, dietro le quinte e vendita, e segnala ciò che si può riusare.',
    points: [
      'Formato: tabella con giorno, canale, tema, formato, prima frase',
      'Equilibrio: soprattutto utile e dietro le quinte, poca vendita',
      'Fatica: ciò che si prepara in una volta o si riusa, segnalato',
      'Misura: che cosa guardare dopo un mese',
    ],
  },
  {
    named:
      '(?:sched[ae]|descrizion[ei]) (?:(?:di|del|per|per il|per un) )?(?:mio )?prodott[oi]|(?:pagin[ae] )(?:chi siamo|about|di vendita)|landing page|chi siamo$|(?:test[oi]) (?:per |del |di )(?:il |un |mio |la )*(?:sito|home ?page|volantino|manifesto|brochure|locandina)|(?:volantin[oi]|locandin[ae]|brochure)(?= (?:per|di)|$)',
    sharp:
      'Di’ prima che cos’è e per chi, dai tre vantaggi ciascuno con la sua prova (la mia tra [parentesi]), rispondi al dubbio principale e chiudi con un solo invito all’azione.',
    points: [
      'Titolo: che cos’è e per chi, capito in cinque secondi',
      'Vantaggi: tre, ciascuno con la sua prova; la mia tra [parentesi]',
      'Dubbio: il principale, risolto',
      'In pratica: ciò che serve sapere prima di comprare o venire',
      'Fine: un solo invito all’azione',
    ],
  },
  {
    named: "slogan(?= (?:per|di|pubblicitario)|$)|(?:payoff|claim|frase (?:d'effetto|ad effetto))(?= per|$)",
    sharp:
      'Proponi formule di sei parole al massimo che non andrebbero bene per nessun altro, per strade diverse (gioco di parole, promessa, immagine, domanda), e segnala la più forte con il motivo.',
    points: [
      'Lunghezza: sei parole al massimo, facili da dire',
      'Su misura: non andrebbe bene per nessun altro',
      'Strade: gioco di parole, promessa, immagine, domanda',
      'Da evitare: «qualità», «passione», «al vostro servizio»',
      'Scelta: la più forte, con il motivo',
    ],
  },
  {
    named: '(?:haiku|acrostic[oi]|sonett[oi]|limerick|filastrocc[ahe]+)',
    sharp:
      'Rispetta con rigore le regole della forma, parti da un’immagine concreta e non da un sentimento, con parole semplici, e dai all’ultimo verso una vera svolta, senza spiegazioni.',
    points: [
      'Forma: le sue regole di sillabe, rime o lettere, senza eccezioni',
      'Immagine: concreta, una sola',
      'Fine: una svolta',
      'Risultato: solo il testo, senza commenti',
    ],
  },
  {
    named:
      "(?:testo|parole) (?:di |per |della )?(?:una |un |la )?(?:canzone|rap|brano)|canzon(?:e|cina)(?= (?:su|per|sul|sulla|sull'|d'amore|di|rap|dedicata))|rap(?= (?:su|per|sul|sulla))",
    sharp:
      'Trova il verso a cui tutto ritorna, da’ a ogni parte un’immagine propria presa dalla vita vera invece di rime consumate, indica le parti e scrivi versi facili da cantare o da scandire.',
    points: [
      'Cuore: un verso a cui tutto ritorna',
      'Immagini: della vita vera, una per parte',
      'Ritmo: facile da cantare o da scandire',
      'Parti: indicate, ognuna dice qualcosa di nuovo',
    ],
  },
  {
    named:
      '(?:favol[ae]|fiab[ae])(?= (?:su|sul|sulla|sull.|con|di un|per))|(?:stori[ae]|storiell[ae]|favol[ae]|fiab[ae]|raccont[oi]) (?:della buonanotte|(?:per|da leggere)(?: \\p{L}+)? (?:dormire|addormentar\\p{L}+|bambin[oiae]|(?:mio|mia|miei) (?:figli[oa]?|nipot\\p{L}+))|per (?:bambin[oiae]|addormentar\\p{L}+|dormire|mio figlio|mia figlia))',
    sharp:
      'Dai all’eroe un piccolo problema che il bambino conosce e una soluzione trovata da solo, con una frase che ritorna, parole facili da leggere ad alta voce e una fine che calma.',
    points: [
      'Eroe: un piccolo problema che il bambino conosce',
      'Soluzione: trovata dall’eroe, senza morale detta',
      'Voce alta: frasi brevi, una frase che ritorna',
      'Fine: tranquilla, in un luogo sicuro',
      ['Lunghezza: cinque minuti di lettura', '!length'],
    ],
  },
  {
    named: 'cacc[ei][ae]? al tesoro|escape room|cena con delitto|giochi a tappe',
    sharp:
      'Dai le tappe in ordine con l’enigma pronto da stampare, la risposta e il posto in cui nasconderlo ([parentesi] per i miei luoghi), un aiuto di riserva e una fine che premia tutti.',
    points: [
      'Storia: una missione in due frasi',
      'Tappe: enigma da stampare, risposta, nascondiglio; i miei luoghi tra [parentesi]',
      'Livello: adatto all’età, un aiuto di riserva ciascuna',
      'Preparazione: materiale, durata e ordine di allestimento',
      'Fine: un tesoro per tutti',
    ],
  },
  {
    named: '(?:inventa|crea|scrivi|dammi|fammi|proponi|componi)(?:mi)? un (?:\\p{L}+ )?(?:indovinello|enigma)',
    sharp:
      'Fai parlare la cosa di sé con immagini tutte vere, svia una volta senza mentire, usa la rima solo se resta naturale e metti la soluzione su una riga a parte alla fine.',
    points: [
      'Immagini: tutte vere per questa cosa, nessuna che vada bene per tutto',
      'Svolta: svia una volta senza mentire',
      'Lunghezza: tanto breve da dirsi a memoria',
      'Soluzione: su una riga a parte alla fine',
    ],
  },
  {
    named: '(?:indovinell[oi]|enigm[ai]|rompicap[oi])',
    sharp:
      'Scegline che si risolvano con i soli indizi dati e abbiano una sola risposta, dal più facile al più difficile, con le soluzioni a parte in fondo.',
    points: [
      'Soluzione: con i soli indizi dati',
      'Risposta: una sola possibile, in poche parole',
      'Ordine: dal più facile al più difficile',
      'Soluzioni: a parte, in fondo',
      ['Numero: cinque', '!count', '!single'],
    ],
  },
  {
    named:
      '(?:sched[ae] |background |storia |profilo |descrizione )(?:del |di un |per un |per il mio |del mio )?personaggi[o]?',
    sharp:
      'Dai un desiderio, una ferita, qualcuno lasciato indietro che può tornare, un’abitudine che mostra tutto questo e una domanda tenuta per dopo, senza genitori morti né prescelti.',
    points: [
      'Desiderio e ferita: che cosa muove il personaggio, e che cosa è successo',
      'Legami: qualcuno lasciato indietro, che può tornare',
      'Modi: un’abitudine e un modo di parlare che lo mostrano',
      'Domanda aperta: un segreto per dopo',
      'Da evitare: genitori morti, profezie, prescelti',
    ],
  },
  {
    named: 'playlist',
    sharp:
      'Dai artista e titolo di ciascun brano in un ordine che sale e poi scende, mescola noto e meno noto, di’ in poche parole perché c’è e cita solo brani che esistono.',
    points: [
      'Formato: artista e titolo, una riga ciascuno',
      'Ordine: una curva, dall’inizio alla fine',
      'Misto: qualche certezza, soprattutto scoperte',
      'Esattezza: solo brani che esistono',
      ['Numero: una ventina', '!count'],
    ],
    assumes: 'Number: about twenty tracks.',
  },
  {
    named:
      'prompt (?:midjourney|dall-?e|per (?:immagini|midjourney|dall-?e|un logo|una immagine|un.immagine)|stable diffusion)',
    sharp:
      'Descrivi in quest’ordine soggetto, ambiente, luce, inquadratura e stile, con parole concrete, e proponi due varianti pronte da copiare che differiscano davvero.',
    points: [
      'Ordine: soggetto, ambiente, luce, inquadratura, stile',
      'Parole: concrete e visibili, nessun «bello» o «magnifico»',
      'Formato: una riga pronta da copiare',
      'Varianti: due, che differiscono davvero',
    ],
  },
  {
    named:
      '(?:organizza(?:re|mi)? |organizzazione (?:di |della )|programma (?:per |di )|idee (?:per )?|attivita (?:per )?)(?:una |la |un |il |mia )*(?:festa|compleanno|addio al nubilato|addio al celibato|baby shower|festa a sorpresa)',
    sharp:
      'Dai la scaletta ora per ora con attività, materiale e chi se ne occupa, prevedi un ripiego se piove o ci si annoia, poi l’elenco di ciò che si prepara prima e un costo indicativo.',
    points: [
      'Scaletta: ora per ora, attività e pause',
      'Attività: adatte a età e numero, con il materiale',
      'Cibo: semplice, da preparare prima',
      'Ripiego: se piove, o se un’attività non funziona',
      'Prima: che cosa si prepara e quando; costo indicativo',
    ],
  },
  {
    named:
      '(?:dieta|piano|programma|menu)(?: \\p{L}+)? (?:per |di )?(?:perdere|dimagrire|dimagrimento|sgonfiare|definizione|mettere massa|aumentare la massa)',
    sharp:
      'Proponi un ritmo realistico e sicuro, una settimana tipo di pasti semplici con alternative, le due abitudini che contano più di tutto, e di’ come seguire i progressi e quando sentire un medico.',
    points: [
      'Ritmo: realistico e sicuro, detto con chiarezza',
      'Settimana tipo: pasti semplici, con alternative',
      'Abitudini: le due che contano di più',
      'Controllo: che cosa misurare, e che cosa cambiare se ci si ferma',
      'Prudenza: quando sentire un medico',
    ],
  },
  {
    named:
      '(?:idee (?:per (?:un )?)?)?week[ -]?end(?= (?:romantico|in coppia|in famiglia|con|economico|a |vicino|fuori|insolito|natura|relax|al|in|per))',
    sharp:
      'Proponi tre idee chiaramente diverse con il viaggio, la fascia di prezzo e ciò che le rende buone, poi il programma della migliore dalla partenza al ritorno, e di’ che cosa prenotare e verificare.',
    points: [
      'Idee: tre, chiaramente diverse, con viaggio e fascia di prezzo',
      'Scelta: la migliore, e perché',
      'Programma: dalla partenza al ritorno, con tempo libero',
      'Pioggia: un ripiego',
      'Da verificare: orari, prezzi e prenotazioni',
    ],
    assumes: 'Number: three ideas.',
  },
  {
    named:
      "(?:check[- ]?list|list[ae]|elenc[oh]i?)(?: \\p{L}+){0,3}? (?:per |di |del |della |da )?(?:un |una |il |la |l'|lo |mio |mettere in |portare in |portare al |cose da )*(?:trasloco|matrimonio|nascita|parto|ospedale|valigia|viaggio|campeggio|vacanz[ae]|mare|montagna|trekking|battesimo|festa)|(?:organizzazione|organizzare|pianificare|planning) (?:di |del |un |il |il mio )(?:trasloco|matrimonio|battesimo)",
    sharp:
      'Ordinala per momento o per uso, un’azione o un oggetto per riga da spuntare, segnala ciò che ha una scadenza o costa molto e chiudi con ciò che si dimentica più spesso.',
    points: [
      'Ordine: per momento o per uso',
      'Righe: una sola azione o un solo oggetto, da spuntare',
      'Segnalato: ciò che ha una scadenza, costa molto o richiede tempo',
      'Inutile: ciò che non vale la pena fare o portare',
      'Fine: ciò che si dimentica più spesso',
    ],
  },
  {
    named:
      '(?:tabella (?:di |del )?|foglio )?(?:budget|bilancio|preventivo)(?= (?:per|di|mensile|familiare|personale|matrimonio|viaggio|casa)|$)',
    sharp:
      'Presenta una tabella di voci con un importo ciascuna, le spese fisse separate dalle variabili, una riserva e il totale, e segnala ogni stima perché io la sostituisca.',
    points: [
      'Formato: tabella di voci con importo, poi il totale',
      'Gruppi: spese fisse separate dalle variabili',
      'Riserva: una riga per ciò che si dimentica sempre',
      'Stime: segnalate, da sostituire con le mie cifre',
      'Risparmio: dove tagliare per primo se è troppo',
    ],
  },
  {
    named:
      'menu(?= (?:di|del|per|della|natale|pasqua|matrimonio|compleanno|completo|vegetariano|vegano|di pesce|a base)|$)(?! (?:settimanal|della settimana|per la settimana))|(?:pranzo|cena|cenone|pranzi) (?:di (?:natale|pasqua|capodanno|compleanno|famiglia|ferragosto|pesce)|della vigilia|per (?:\\p{Nd}+|quattro|sei|otto|dieci|due))|aperi(?:tivo|cena)(?= |$)|buffet(?= |$)',
    sharp:
      'Scegli piatti che stanno bene insieme e si preparano soprattutto prima, dai le quantità per tutti, poi la scaletta della giornata e una lista della spesa.',
    points: [
      'Piatti: che stanno bene insieme, preparati soprattutto prima',
      'Quantità: per tutti, con un costo indicativo',
      'Scaletta: che cosa si fa e quando, con un solo forno',
      'Spesa: una lista, per reparto',
      'Riserva: un sostituto per chi non mangia un piatto',
    ],
  },
  {
    named:
      'menu (?:settimanal[ei]|della settimana|per la settimana)|pian[oi] (?:alimentar[ei]|(?:dei )?pasti|settimanale (?:dei )?pasti)|batch cooking|dieta(?= (?:settimanale|per|da|di|mediterranea|ipocalorica)|$)',
    sharp:
      'Presenta i pasti giorno per giorno riusando gli stessi ingredienti, di’ che cosa si prepara prima e quanto si conserva, e chiudi con la lista della spesa con le quantità.',
    points: [
      'Formato: tabella per giorno e per pasto',
      'Ingredienti: riusati, di stagione, pochi avanzi',
      'Prima: che cosa si prepara in una volta, e quanto dura',
      'Spesa: una lista per reparto, con quantità',
      'Scambio: un pasto di riserva in dieci minuti',
    ],
  },
  {
    named:
      "(?:sched[ae]|programm[ai]|pian[oi]|routine|allenament[oi])(?: \\p{L}+)? (?:di |d'|da |per (?:la |i |le |gli |l')?)?(?:palestra|allenamento|muscol\\p{L}+|fitness|addominali|hiit|glutei|gambe|yoga|stretching|corsa|maratona|mezza maratona|full body|pesi|casa senza attrezzi|pilates)|allenamento(?= (?:a casa|in casa|per|total|hiit|full|di)|$)|eserciz[i]o? (?:per (?:le |gli |i |la |il )?(?:gambe|addom\\p{L}*|braccia|schiena|glutei|spalle|dimagrire|collo|cervicale|pancia)|di (?:yoga|stretching|pilates))",
    sharp:
      'Dai per ogni seduta gli esercizi in ordine con serie o durata e recupero, mostra come progredire di settimana in settimana, l’errore da evitare e che cosa sostituire in caso di dolore.',
    points: [
      'Sedute: tabella con esercizi, serie o durata, recupero',
      'Riscaldamento: pochi minuti, preciso',
      'Progressione: che cosa cambia da una settimana all’altra',
      'Tecnica: l’errore da evitare in ogni esercizio',
      'Dolore: il sostituto, e quando fermarsi',
    ],
  },
  {
    named:
      '(?:planning|tabell[ae]|routine|turni|programm[ai]|pian[oi]) (?:di |delle |dei |per (?:le |la )?|della )?(?:pulizi[ea]|faccende|mattina|mattutina|sera|serale|skin ?care|viso|nanna)|skin ?care(?= (?:per|routine)|$)',
    sharp:
      'Presentalo in ordine con i minuti di ogni passo, abbastanza breve per una giornata storta, e di’ quale passo conta di più e quale si può saltare.',
    points: [
      'Passi: in ordine, con i minuti di ciascuno',
      'Versione breve: per una giornata storta',
      'Peso: il passo che conta di più, e perché',
      'Inizio: che cosa mettere in pratica la prima settimana',
    ],
  },
];
