import type { Particular } from '../particular.js';

const LETTER = '(?:e-?mails?|mails?|letter[ae]|messagg(?:io|i)|pec|raccomandata|comunicazione|testo|due righe)';
const TO = "(?: (?:per|a|al|alla|all'|allo|ai|agli|alle)(?: (?:la |il |lo |l')?(?:mi[oa] |mie[i ] ?|nostr[oa] )?| ?))";

/** What people send to employers, firms and offices, and hand in at work. */
export const ITALIAN_WORK: readonly Particular[] = [
  {
    named: `(?:(?:${LETTER}|lettera) (?:di|per) (?:presentazione|motivazionale|motivazione|candidatura|candidarmi|accompagnamento)|lettera motivazionale|candidatura spontanea|(?:cover letter))`,
    sharp:
      'Apri con ciò che mi attira proprio di questo posto, collega due o tre mie esperienze a quello che viene chiesto e metti [parentesi] dove serve un mio esempio o risultato, senza frasi fatte.',
    points: [
      'Apertura: ciò che mi attira proprio di questo posto, senza «con la presente»',
      'Prove: due o tre esperienze collegate a ciò che viene chiesto; le mie tra [parentesi]',
      'Contributo: che cosa ci guadagna chi assume, non solo che cosa spero io',
      'Chiusura: disponibilità a un colloquio e saluti sobri',
      ['Lunghezza: meno di una pagina', '!length'],
    ],
  },
  {
    named:
      '(?:profilo|riepilogo|sommario|bio|headline|titolo|descrizione|presentazione|sezione informazioni)(?: professionale| personale)? (?:(?:del|per il|nel|per)(?: mio)? )?(?:curriculum|cv|linkedin)|profilo linkedin',
    sharp:
      'Di’ prima che cosa faccio e per chi, usa le parole che cercherebbe un selezionatore, evita «dinamico» e «appassionato» e proponi tre versioni chiaramente diverse.',
    points: [
      'Inizio: che cosa faccio, e per chi',
      'Parole: quelle che un selezionatore cercherebbe',
      'Prova: un risultato concreto; il mio tra [parentesi]',
      'Da evitare: «dinamico», «motivato», «appassionato»',
      ['Numero: tre versioni chiaramente diverse', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: '(?:curriculum(?: vitae)?|cv)(?: europass)?',
    sharp:
      'Proponi le sezioni nell’ordine che mi aiuta di più, scrivi ogni esperienza come azione e risultato, e metti tra [parentesi] date, cifre e tutto ciò che non ho detto.',
    points: [
      'Profilo: due righe su che cosa faccio e che cosa cerco',
      'Esperienze: azione e risultato; le mie cifre tra [parentesi]',
      'Ordine: prima ciò che conta di più per questo posto',
      'Competenze: le parole dell’annuncio, solo se le ho citate',
      'Lunghezza: una pagina o due, con il consenso ai dati personali in fondo',
    ],
  },
  {
    named: `(?:(?:${LETTER}) (?:di|per) (?:dimissioni|dimettermi|dare le dimissioni|licenziarmi)|dimissioni(?= (?:da|dal|con|per|senza)|$))`,
    sharp:
      'Comunica le dimissioni e l’ultimo giorno nella prima frase, cita il preavviso, ringrazia con una riga sincera e non dare motivi che non ho dato.',
    points: [
      'Prima frase: le dimissioni, e da quale posto',
      'Preavviso: la durata e l’ultimo giorno; tra [parentesi] se non l’ho detto',
      'Consegne: come aiuterò a passarle, in una riga',
      'Da lasciare fuori: motivi e critiche che non ho citato',
      'Procedura: se serve anche l’invio telematico, dirlo in fondo',
    ],
  },
  {
    named: `(?:${LETTER}) (?:di |per )?(?:disdire|annullare|spostare|rimandare|rinviare|cambiare|confermare|prendere|prenotare|disdetta)(?: l'| un| il| la| una| il mio| di un)* ?(?:appuntamento|prenotazione|visita|cena|tavolo|lezione|riunione|incontro|colloquio|seduta)`,
    sharp:
      'Di’ nella prima frase di quale appuntamento si tratta e che cosa chiedo, proponi due orari tra [parentesi], chiedi una conferma e non dare motivi che non ho dato.',
    points: [
      'Prima frase: di quale appuntamento si tratta, e che cosa chiedo',
      'Orari: due proposte, tra [parentesi] se non le ho date',
      'Motivo: solo se l’ho detto, in poche parole',
      'Chiusura: richiesta di conferma e una breve scusa',
    ],
  },
  {
    named: `(?:(?:${LETTER}|lettera|modulo) (?:di|per) (?:disdetta|disdire(?! (?:l'|un |il |la |una )?(?:appuntamento|prenotazione|visita|cena|tavolo|lezione|riunione|incontro))|recesso|recedere|annullare (?:il|l'|un|un'|la|mio)(?: mio)? ?(?:abbonamento|contratto|iscrizione))|disdetta(?= (?:di|del|della|dell'|per|da|dal|abbonamento|contratto|affitto|palestra)|$)|recesso(?= (?:da|dal|contratto)))`,
    sharp:
      'Chiedi la disdetta già nella prima frase con il riferimento del contratto e la data da cui vale, pretendi una conferma scritta e la fine degli addebiti, e metti tra [parentesi] ciò che non ho dato.',
    points: [
      'Prima frase: la disdetta, il contratto e il suo riferimento',
      'Decorrenza: la data e il preavviso; tra [parentesi] se non li ho detti',
      'Richieste: conferma scritta, stop agli addebiti, rimborso di quanto non dovuto',
      'Motivo: solo se l’ho dato',
      'Invio: raccomandata o posta certificata, da conservare come prova',
    ],
  },
  {
    named: `(?:${LETTER}) (?:di |per )(?:richiesta |richiedere |chiedere |ottenere )(?:di |il |la |l'|un |una |piu )*(?:prorog[ah]e?|dilazione|rateizzazione|rate|rinvio|tempo|sconto)|richiesta (?:di )?(?:proroga|dilazione|rateizzazione)`,
    sharp:
      'Chiedi la proroga nella prima frase con il riferimento e l’importo, proponi date precise tra [parentesi], spiega la situazione in una frase se l’ho detta e chiedi una risposta scritta.',
    points: [
      'Prima frase: che cosa chiedo, riferimento e importo tra [parentesi]',
      'Proposta: date e rate, tra [parentesi] se non le ho dette',
      'Situazione: in una frase, solo ciò che ho detto',
      'Buona fede: ciò che è già pagato o lo sarà',
      'Chiusura: una risposta scritta, e i documenti da allegare',
    ],
  },
  {
    named: `(?:(?:${LETTER}|lettera) di (?:diffida|messa in mora)|diffida(?: ad adempiere)?(?= |$)|messa in mora)`,
    sharp:
      'Ricostruisci i fatti in ordine con le date, intima con chiarezza una sola cosa entro un termine, annuncia il passo successivo e lascia tra [parentesi] importi e riferimenti che non ho dato.',
    points: [
      'Oggetto: diffida e messa in mora, con il riferimento della pratica',
      'Fatti: in ordine e con le date; ciò che manca tra [parentesi]',
      'Richiesta: una sola, con un termine per adempiere',
      'Seguito: il passo successivo, solo se è certo',
      'Tono: fermo e oggettivo, senza minacce inutili',
    ],
  },
  {
    named: `(?:(?:${LETTER}|lettera) (?:di|per) (?:reclamo|reclamare|protesta|contestazione|contestare|lamentarmi|segnalare|chiedere (?:il|un) (?:rimborso|risarcimento))|reclam[oi](?= (?:a|al|alla|all'|per|contro|ad)|$)|richiesta di (?:rimborso|risarcimento)|ricorso(?= (?:contro|per|multa|al)))`,
    sharp:
      'Di’ nelle prime righe che cosa chiedo ed entro quando, esponi i fatti in ordine con le date, resta fermo e oggettivo, e metti tra [parentesi] il riferimento, la data o la prova che manca.',
    points: [
      'Oggetto e prima frase: il problema, e che cosa chiedo',
      'Fatti: in ordine, con le date; ciò che manca tra [parentesi]',
      'Allegati: l’elenco di ciò che va unito',
      'Richiesta: una sola, con una data per rispondere',
      'Tono: fermo e cortese, nessuna legge di cui non si è sicuri',
    ],
  },
  {
    named: `(?:sollecit[oi](?: di pagamento)?(?= (?:per|a|al|alla|di|fattura|cliente|pagamento)|$)|(?:${LETTER}) (?:di|per) sollecit(?:o|are)(?= .{0,40}(?:fattur|pagament|saldo|client)| di pagamento|$)|(?:${LETTER}) per (?:una |la )?fattur[ae] (?:non pagat|scadut|in ritardo))`,
    sharp:
      'Cita la fattura, l’importo e il ritardo nella prima riga, fissa una data per il pagamento, prevedi il caso che sia già stato fatto e resta cortese e fermo.',
    points: [
      'Oggetto e prima riga: fattura, importo, ritardo; tra [parentesi] se mancano',
      'Richiesta: una data precisa per il pagamento',
      'Via d’uscita: che cosa fare se è già pagata o se c’è una difficoltà',
      'Seguito: che cosa succede dopo quella data',
      'Tono: cortese e fermo, senza rimproveri',
    ],
  },
  {
    named: `(?:(?:${LETTER}) di (?:follow[- ]?up|sollecito|promemoria|richiamo)|follow[- ]?up(?= (?:dopo|a|al|per|di|con|candidatura|colloquio)|$)|(?:${LETTER}) per (?:sollecitare|avere notizie|sapere a che punto))`,
    sharp:
      'Richiama il mio ultimo messaggio in mezza frase, ripeti l’unica cosa che aspetto, rendi possibile rispondere in una riga ed evita ogni rimprovero.',
    points: [
      'Inizio: il mio ultimo messaggio, in mezza frase',
      'Richiesta: l’unica cosa che aspetto, ed entro quando',
      'Risposta: possibile in una riga, con una scelta o una data proposta',
      'Tono: cordiale, né rimproveri né scuse per aver riscritto',
      ['Lunghezza: quattro o cinque frasi', '!length'],
    ],
  },
  {
    named: `(?:(?:${LETTER}|lettera) (?:di |per )(?:richiesta |chiedere )(?:di |un |l')?(?:aumento|promozione)|richiesta (?:di |d')aumento(?: di stipendio)?)`,
    sharp:
      'Fai la richiesta con chiarezza già all’inizio, sostienila con due o tre risultati (i miei tra [parentesi]) più che con l’anzianità o i bisogni, e chiudi proponendo un incontro.',
    points: [
      'Richiesta: chiara, nelle prime righe',
      'Risultati: due o tre, con il loro effetto; i miei tra [parentesi]',
      'Riferimento: mercato o nuove responsabilità, nessun paragone con i colleghi',
      'Chiusura: un incontro, con un’alternativa se il budget non c’è',
      'Tono: sicuro, senza ultimatum',
    ],
  },
  {
    named: `(?:(?:${LETTER}|lettera|modulo) (?:di |per )(?:richiesta |richiedere |chiedere )(?:di |il |la |le |lo |l'|un |una |\\p{Nd}+ )*(?:giorn[oi] (?:di )?)?(?:ferie|permess[oi]|smart ?working|lavoro da casa|part[- ]?time|aspettativa|congedo(?: \\p{L}+)?|trasferimento|cambio (?:turno|orario)|tirocinio)|richiesta (?:di )?(?:ferie|permess[oi]|smart ?working|part[- ]?time|aspettativa|congedo|trasferimento))`,
    sharp:
      'Fai la richiesta con le date nella prima frase, mostra in una o due frasi come il lavoro resta coperto, rispondi in anticipo all’obiezione più probabile e chiedi una risposta entro una data.',
    points: [
      'Prima frase: che cosa chiedo, e da quando; tra [parentesi] se non l’ho detto',
      'Organizzazione: come il lavoro resta coperto',
      'Obiezione: la più probabile, con una risposta',
      'Flessibilità: un periodo di prova o un’altra data',
      'Chiusura: una risposta entro una data',
    ],
  },
  {
    named: `(?:${LETTER}) (?:di|per) (?:ringraziamento|ringraziare).{0,40}(?:colloquio|selezion\\p{L}+|intervista)|(?:${LETTER}) dopo (?:un|il|il mio) colloquio`,
    sharp:
      'Ringrazia in una frase, torna su un punto preciso del colloquio (il mio tra [parentesi]), di’ perché conferma il mio interesse e chiudi sul seguito, senza adulare.',
    points: [
      'Inizio: grazie, con la data e la posizione',
      'Punto preciso: un tema di cui si è parlato; il mio tra [parentesi]',
      'Interesse: perché il colloquio lo conferma, in una frase',
      'Chiusura: disponibile per i passi successivi',
      ['Lunghezza: cinque frasi al massimo', '!length'],
    ],
  },
  {
    named: `(?:(?:${LETTER}|lettera|biglietto) (?:di scuse|per (?:scusarmi|scusarci|chiedere scusa))|scuse(?= (?:a|al|alla|ai|per) (?:un |una |il |la |mi[oa] |i )?(?:client|colleg|cap|vicin|amic|prof)))`,
    sharp:
      'Di’ che cosa è andato storto senza giustificarti, che cosa ha comportato per l’altro e che cosa si fa per rimediare, e resta breve.',
    points: [
      'Prima frase: che cosa è andato storto, chiaramente',
      'Effetto: che cosa ha comportato per l’altro',
      'Rimedio: che cosa si fa; tra [parentesi] se non l’ho detto',
      'Da evitare: giustificazioni e scuse seguite da un «ma»',
    ],
  },
  {
    named: `(?:(?:${LETTER}|lettera) (?:di referenze?|di raccomandazione)|referenze(?= per))`,
    sharp:
      'Di’ da quando e in che ruolo conosco la persona, mostra due qualità con un esempio ciascuna (i miei tra [parentesi]) e chiudi con una raccomandazione netta.',
    points: [
      'Inizio: da quando e in che ruolo conosco la persona',
      'Qualità: due, mostrate con un esempio; i miei tra [parentesi]',
      'Chiusura: una raccomandazione netta, per che cosa, e come contattarmi',
      'Da evitare: aggettivi senza niente dietro',
    ],
  },
  {
    named:
      '(?:autocertificazion[ei]|auto ?dichiarazion[ei]|dichiarazion[ei] (?:sostitutiva|di ospitalita|di consenso|per la scuola)|deleg[ah]e?(?= (?:per|al|alla|a|di)|$)|procura(?= (?:per|a|al|speciale)|$)|giustificazion[ei] (?:scolastica|(?:per |di |per la )?(?:scuola|assenza|ritardo))|liberatoria|scrittura privata)',
    sharp:
      'Scrivi il testo pronto da firmare, in prima persona e senza commenti, con tra [parentesi] dati anagrafici, date, luoghi e importi che non ho dato, e di’ in fondo quale documento allegare.',
    points: [
      'Dati: nome, nascita, residenza di ciascuno, tra [parentesi]',
      'Testo: una sola dichiarazione, precisa e datata',
      'Portata: per che cosa vale, e fino a quando',
      'Fine: luogo, data, firma',
      'Allegato: il documento da unire, e se esiste un modulo ufficiale',
    ],
  },
  {
    named: "(?:verbal[ei]|resocont[oi]|minut[ae])(?= (?:di|della|del|dell'|per|assemblea|riunione|condominio)|$)",
    sharp:
      'Separa ciò che è stato deciso, ciò che resta da fare (chi, che cosa, entro quando) e ciò che resta aperto, una riga per punto, e metti tra [parentesi] ciò che non ho dato.',
    points: [
      'Intestazione: data, presenti, oggetto; tra [parentesi] se mancano',
      'Decisioni: per prime, una riga ciascuna',
      'Azioni: tabella con chi, che cosa, entro quando',
      'Punti aperti: a parte, con il seguito previsto',
      'Contenuto: solo ciò che ho dato',
    ],
  },
  {
    named:
      'ordin[ei] del giorno|agenda (?:di|della|per (?:la|una)) (?:riunione|meeting)|scaletta (?:di|della|per (?:la|una)) riunione',
    sharp:
      'Dai a ogni punto un tempo, lo scopo (informare, discutere o decidere) e chi lo conduce, e chiudi con decisioni e prossimi passi.',
    points: [
      'Punti: ciascuno con tempo, scopo e chi lo conduce',
      'Ordine: ciò che va deciso prima di ciò che si comunica',
      'Preparazione: che cosa leggere o portare',
      'Fine: decisioni, prossimi passi e chi se ne occupa',
    ],
  },
  {
    named:
      '(?:annunc(?:io|i)|offert[ae]) (?:di |per (?:la ricerca di )?)?(?:lavoro|personale|assunzione|stage|tirocinio)|annuncio (?:per cercare|per assumere|cerchiamo|ricerca)|job description|mansionari[oi]',
    sharp:
      'Descrivi prima che cosa farà davvero la persona, separa l’indispensabile dal gradito, cita paga, orari e luogo solo se dati ([parentesi] altrimenti) e chiudi con come candidarsi.',
    points: [
      'Inizio: che cosa farà davvero la persona, e per chi',
      'Requisiti: l’indispensabile separato dal gradito, pochi di ciascuno',
      'Condizioni: paga, orari, luogo come dati; il resto tra [parentesi]',
      'Stile: diretto, rivolto a tutti, senza «ambiente giovane e dinamico»',
      'Fine: come candidarsi, e che cosa succede dopo',
    ],
  },
  {
    named:
      "(?:annunc(?:io|i)|inserzion[ei]|descrizion[ei])(?: \\p{L}+)? (?:(?:su|per|di) )?(?:(?:vendere|affittare|la vendita|l'affitto|vendita|affitto|vinted|subito|ebay|wallapop|airbnb|immobiliare|idealista|marketplace)(?![\\p{L}])|(?:la |il |l')?(?:mia |mio )(?:auto|moto|bici\\p{L}*|casa|appartamento|macchina))",
    sharp:
      'Metti nel titolo ciò che uno scriverebbe per trovarlo, di’ stato e difetti con onestà, poi prezzo e ritiro o spedizione, e lascia tra [parentesi] ciò che non ho detto.',
    points: [
      'Titolo: le parole che si cercherebbero, con l’essenziale',
      'Descrizione: ciò che conta per scegliere, una riga per punto',
      'Stato: onesto, difetti compresi; tra [parentesi] se manca',
      'In pratica: prezzo, luogo, ritiro o spedizione, come dati',
      'Foto: quali fare, in una riga',
    ],
  },
  {
    named:
      '(?:messagg(?:io|i)|rispost[ae]|mail|e-?mail)(?: automatic[oaie])? (?:di|per) (?:assenza|fuori ufficio|ferie|segreteria)|rispost[ae] automatic[ae]|fuori ufficio|out of office',
    sharp:
      'Di’ fino a quando non ci sono, a chi rivolgersi nel frattempo e quando risponderò, in due o tre frasi gentili, con [parentesi] per ciò che non ho detto.',
    points: [
      'Date: fino a quando, già nella prima frase',
      'Contatto: chi aiuta nel frattempo, e per che cosa; tra [parentesi]',
      'Attesa: quando risponderò',
      ['Lunghezza: due o tre frasi', '!length'],
    ],
  },
  {
    named: `(?:(?:${LETTER}) (?:commerciale|a freddo|di vendita|di presentazione aziendale|per (?:proporre|presentare) (?:i miei |i nostri |il mio |la mia )?(?:serviz|prodott|aziend|attivit)\\p{L}*)|cold (?:e-?mail|call))`,
    sharp:
      'Parti dalla loro situazione e non da me, di’ in una frase che cosa offro e perché proprio a loro, chiedi un solo piccolo passo e metti tra [parentesi] il dettaglio che li riguarda.',
    points: [
      'Inizio: un dettaglio che li riguarda, tra [parentesi] se non l’ho citato',
      'Offerta: una frase su che cos’è e che cosa ci guadagnano',
      'Prova: un risultato vero; il mio tra [parentesi]',
      'Richiesta: un solo piccolo passo, facile da accettare',
      'Da evitare: complimenti, «mi permetto di», allegati',
    ],
  },
  {
    named: '(?:analisi |matrice )?swot|analisi swot',
    sharp:
      'Dai punti propri di questo caso e non validi per chiunque, separa l’interno dall’esterno, segnala ciò che è supposto e chiudi con tre azioni che ne derivano.',
    points: [
      'Riquadri: punti di forza, debolezze, opportunità, minacce, tre o quattro voci ciascuno',
      'Voci: proprie di questo caso; il supposto segnalato',
      'Distinzione: interno da una parte, esterno dall’altra',
      'Conclusione: tre azioni che ne derivano',
    ],
  },
  {
    named: "business[- ]?plan|piano (?:aziendale|d'impresa|industriale)|(?:analisi|ricerca) di mercato",
    sharp:
      'Descrivi clienti, offerta, concorrenza, costi con il punto di pareggio e primi passi, resta su questo caso e segnala ogni cifra che è solo un’ipotesi.',
    points: [
      'Clienti: chi esattamente, e perché cambierebbero',
      'Offerta e concorrenza: la differenza, con onestà',
      'Soldi: costi, prezzo, punto di pareggio; ipotesi segnalate',
      'Rischio: il più probabile, e come verificarlo con poca spesa',
      'Primi passi: per il prossimo mese',
    ],
  },
  {
    named:
      "procedur[ae](?= (?:per|di|operativa|interna)|$)|istruzion[ei] operativ[ae]|capitolat[oi]|regolament[oi](?= (?:per|di|del|della|interno|condominiale|dell'|b&b)|$)",
    sharp:
      'Precisa lo scopo, che cosa è compreso e che cosa no, numera passaggi o regole in modo che si possano verificare e metti tra [parentesi] ciò che resta da decidere.',
    points: [
      'Scopo: a che cosa serve, e per chi',
      'Ambito: che cosa è compreso, e che cosa no',
      'Passaggi o regole: numerati, una cosa sola ciascuno',
      'Controllo: come vedere che è fatto bene',
      'Da decidere: tra [parentesi], mai inventato',
    ],
  },
  {
    named: 'comunicat[oi](?: stampa)?(?= (?:per|su|di|stampa|ai)|$)',
    sharp:
      'Metti la notizia nel titolo, rispondi a chi, che cosa, quando, dove e perché nel primo paragrafo, prevedi una citazione tra [parentesi] e chiudi con il contatto.',
    points: [
      'Titolo: la notizia stessa, senza slogan',
      'Primo paragrafo: chi, che cosa, quando, dove, perché',
      'Citazione: una, tra [parentesi] finché qualcuno non la approva',
      'Stile: oggettivo, senza superlativi',
      'Fine: due righe su chi comunica e un contatto tra [parentesi]',
    ],
  },
  {
    named: 'newsletter',
    sharp:
      'Proponi un oggetto preciso e prima una notizia principale, poi blocchi brevi con un titolo, come se scrivessi a una sola persona, e chiudi con una sola cosa da fare.',
    points: [
      'Oggetto: preciso, senza punti esclamativi',
      'Inizio: la notizia principale, e che cosa ci guadagna chi legge',
      'Blocchi: brevi, un titolo ciascuno',
      'Fatti: solo i miei; tra [parentesi] ciò che manca',
      'Fine: una sola cosa da fare',
    ],
  },
  {
    named: `(?:${LETTER})${TO}(?:\\p{L}+ )?(?:amministratore|condomini[oi]?|padron[ae] di casa|proprietari[oa]|locatore|inquilin[oi]|banca|assicurazione|inps|agenzia delle entrate|comune|asl|gestore|fornitore|operatore|vicin[oiae]|segreteria|questura|prefettura|poste|enel|palestra)`,
    sharp:
      'Di’ nella prima frase che cosa chiedo, esponi i miei fatti in ordine, chiedi una risposta scritta entro una data e metti tra [parentesi] il riferimento o la data che manca, senza citare leggi incerte.',
    points: [
      'Prima frase: che cosa chiedo',
      'Fatti: i miei, in ordine; ciò che manca tra [parentesi]',
      'Disagio: che cosa comporta, in una frase',
      'Richiesta: che cosa va fatto, ed entro quando',
      'Tono: cortese e fermo',
    ],
  },
  {
    named: `(?:${LETTER})${TO}(?:\\p{L}+ )?(?:prof\\p{L}*|maestr[aei]|scuola|preside|dirigente scolastico|insegnant[ei]|asilo|nido|coordinatric?e|docent[ei])`,
    sharp:
      'Di’ nella prima frase di chi si tratta e che cosa chiedo o comunico, non aggiungere motivi che non ho dato, proponi come proseguire e metti nome e classe tra [parentesi].',
    points: [
      'Prima frase: di chi si tratta, e che cosa chiedo o comunico',
      'Dati: nome, classe o corso tra [parentesi]',
      'Motivo: solo quello che ho dato',
      'Seguito: un incontro, un recupero o una risposta',
      ['Lunghezza: quattro o cinque frasi', '!length'],
    ],
  },
];
