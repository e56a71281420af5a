import type { Particular } from '../particular.js';

/** What pupils, students, teachers and programmers ask for by its name. */
export const ITALIAN_STUDY: readonly Particular[] = [
  {
    named:
      "tesin[ae](?: (?:di|per) (?:maturita|terza media|esame))?|(?:collegament[oi]|percors[oi]|mappa)(?: \\p{L}+)? (?:di|per|la|l') ?(?:maturita|terza media|esame orale|esame di stato|esame di terza media)|capolavoro",
    sharp:
      'Parti da un’idea che tenga insieme tutto, collega ogni materia con un argomento preciso e il motivo del legame, e chiudi con una domanda che la commissione potrebbe fare e la risposta.',
    points: [
      'Idea: una sola, detta in una frase',
      'Materie: per ognuna un argomento preciso, già studiato',
      'Legami: il motivo di ogni passaggio, nessuno forzato',
      'Apertura: un’immagine, un oggetto o una data',
      'Domande: quelle probabili, con una risposta in due frasi',
    ],
  },
  {
    named:
      "tem[ai](?= (?:su|sul|sulla|sull'|sullo|sui|sulle|sugli|sull'|argomentativ|di attualita|descrittiv|narrativ))|test[oi] argomentativ[oi]|saggi[o]? (?:breve|argomentativ[oi])",
    sharp:
      'Apri con un fatto o una domanda concreta, sostieni una tesi che si può discutere con due argomenti ed esempi, rispondi a un’obiezione e chiudi senza ripeterti, con parole da studente.',
    points: [
      'Introduzione: un fatto o una domanda, poi la tesi in una frase',
      'Argomenti: due, ciascuno con un esempio preciso',
      'Antitesi: l’obiezione più forte, con la risposta',
      'Conclusione: che cosa ne segue, senza ripetere',
      'Lingua: chiara, parole da studente, nessuna frase fatta',
    ],
  },
  {
    named: "parafras[ie](?= (?:di|del|della|dell'|a|dei)|$)",
    sharp:
      'Riscrivi ogni verso in prosa chiara e ordinata, senza tralasciare né interpretare nulla, con le parole difficili spiegate a parte, e chiedimi il testo se non sei sicuro di averlo esatto.',
    points: [
      'Prosa: chiara, nell’ordine normale della frase',
      'Completezza: ogni verso, nulla tralasciato o aggiunto',
      'Parole: quelle antiche o difficili, spiegate a parte',
      'Testo: chiederlo se non è certo parola per parola',
    ],
  },
  {
    named:
      'analis[ie] (?:del testo|testuale|della poesia|del brano)|comment[oi] (?:alla|della|al|del) (?:poesia|brano|canto)',
    sharp:
      'Appoggia ogni osservazione su una citazione esatta, la figura o scelta linguistica e il suo effetto, distingui ciò che il testo dice da come lo dice, e chiudi con l’interpretazione.',
    points: [
      'Comprensione: che cosa dice il testo, in poche righe',
      'Osservazioni: citazione esatta, figura, effetto, sempre tutte e tre',
      'Forma: metro, suono, lessico, solo se servono al senso',
      'Interpretazione: il senso complessivo, con le prove',
      'Testo mancante: da chiedere prima, mai da indovinare',
    ],
  },
  {
    named:
      "sched[ae] (?:di )?(?:libro|lettura|riassuntiv[ae]|di ripasso|studio)|schem[ai](?= (?:su|di|sul|sulla|sull'|per|riassuntiv)|$)|riassunt[oi](?: (?:schematic[oi]|breve|semplice|dettagliato))?(?= (?:su|sul|sulla|sull'|per (?:l'interrogazione|la verifica|l'esame|ripassare)))|appunti(?= (?:su|di|per|sul|sulla))",
    sharp:
      'Metti in una pagina l’essenziale in un ordine che si ricorda, con definizioni esatte, un esempio per concetto e gli errori tipici, poi cinque domande per mettersi alla prova.',
    points: [
      'Essenziale: in una pagina, dal generale al particolare',
      'Definizioni: esatte, una riga ciascuna',
      'Esempi: uno per concetto o per idea',
      'Errori tipici: ciò che si confonde più spesso',
      'Per ripassare: cinque domande, risposte in fondo',
    ],
    assumes: 'Number: five questions.',
  },
  {
    named: 'flash ?cards?|schedine|carte (?:di )?(?:studio|ripasso)',
    sharp:
      'Metti un solo fatto per carta, domanda davanti e risposta breve dietro, in una tabella a due colonne, dalle basi ai dettagli.',
    points: [
      'Formato: tabella a due colonne, fronte e retro',
      'Carte: un solo fatto ciascuna, risposta di una riga al massimo',
      'Fronte: una vera domanda, a volte nei due sensi',
      'Ordine: dalle basi ai dettagli',
      ['Numero: una ventina', '!count'],
    ],
    assumes: 'Number: about twenty cards.',
  },
  {
    named: 'mapp[ae] (?:concettual[ei]|mental[ei])',
    sharp:
      'Dai un centro, da cinque a sette rami di una o due parole e i loro sottorami in un elenco rientrato pronto da disegnare, con la parola che lega ogni passaggio.',
    points: [
      'Centro: l’idea in due o tre parole',
      'Rami: da cinque a sette, una o due parole ciascuno',
      'Legami: la parola che unisce ogni passaggio',
      'Formato: elenco rientrato, pronto da disegnare',
    ],
  },
  {
    named:
      "(?:discorso|esposizione|presentazione)(?: \\p{L}+)? (?:per |di )?(?:la |l'|della |dell')?(?:orale|esame|tesi|laurea|discussione|seduta)|presentazion[ei](?= (?:su|sul|sulla|sull'|sui|di storia|di scienze|di geografia|scolastica))",
    sharp:
      'Parti da una domanda che incuriosisca, dai tre parti con un’idea e un esempio ciascuna, in frasi da dire e non da leggere, e aggiungi le domande probabili con una risposta breve.',
    points: [
      'Apertura: una domanda, un fatto o un oggetto che sorprende',
      'Parti: tre, un’idea e un esempio ciascuna',
      'A voce: frasi brevi, con ciò che va mostrato',
      'Domande: le più probabili, con risposta in due frasi',
      ['Tempo: i minuti di ogni parte', '!length'],
    ],
  },
  {
    named: "ricerc(?:a|he)(?= (?:su|sul|sulla|sull'|sullo|sui|sulle|sugli|scolastica|di (?:storia|geografia|scienze)))",
    sharp:
      'Dividila in paragrafi con un titolo, spiega con parole che la classe capisce, dai un fatto o un esempio curioso in ognuno e chiudi con fonti da controllare, senza inventarne.',
    points: [
      'Parti: paragrafi con un titolo, dal generale al particolare',
      'Parole: quelle della classe, i termini nuovi spiegati',
      'Curiosità: un fatto o un esempio in ogni paragrafo',
      'Immagini: quali mettere, con una didascalia',
      'Fonti: dove controllare, nessuna inventata',
    ],
  },
  {
    named: 'ringraziament[oi] (?:(?:per|della|di|nella) )?(?:la )?(?:mia )?(?:tesi|laurea)',
    sharp:
      'Dedica a ogni persona una riga con il gesto preciso per cui la ringrazio (tra [parentesi] i nomi e i gesti che non ho detto), dal relatore agli affetti, con misura e una punta d’ironia.',
    points: [
      'Ordine: relatore, università, famiglia, amici, chi resta',
      'Ciascuno: un gesto preciso; il mio tra [parentesi]',
      'Tono: sincero, una punta d’ironia, niente retorica',
      'Fine: una riga per me stesso o per chi non c’è',
      ['Lunghezza: una pagina', '!length'],
    ],
  },
  {
    named:
      "(?:indice |introduzione |struttura |conclusion[ei] )?(?:di |della |per (?:la|una) |alla )?(?:mia )?tesi(?: di laurea| triennale| magistrale)?(?= (?:su|sul|sulla|sull'|di|in|triennale)|$)|argoment[oi] (?:di|per (?:la|una)) tesi|domand[ae] di ricerca",
    sharp:
      'Ordina tutto intorno a una sola domanda, di’ per ogni parte che cosa dimostra e da quali fonti, segnala ciò che va verificato e non inventare alcun riferimento.',
    points: [
      'Domanda: una sola, che regge l’insieme',
      'Parti: che cosa dimostra ciascuna, in una frase',
      'Fonti: di che tipo e dove trovarle; nessun riferimento inventato',
      'Limiti: che cosa il lavoro non dirà',
    ],
  },
  {
    named:
      'relazion[ei] (?:(?:sul|di|finale (?:di|del|sul)|del) )?(?:tirocinio|stage|pcto|alternanza|laboratorio|anno di prova)|relazion[ei] final[ei]',
    sharp:
      'Collega ciò che ho fatto a ciò che ho imparato, con una situazione precisa e una difficoltà superata, metti i miei fatti tra [parentesi] ed evita «esperienza molto formativa».',
    points: [
      'Contesto: dove, quando e con quale compito; tra [parentesi]',
      'Attività: che cosa ho fatto, come e con quale risultato',
      'Situazione: una difficoltà precisa, e che cosa ha insegnato',
      'Bilancio: che cosa cambia per il mio percorso',
      'Da evitare: frasi che andrebbero bene per chiunque',
    ],
  },
  {
    named: '(?:unita (?:didattic[ah]e?|di apprendimento)|uda|piano (?:di )?lezione|pdp|pei)(?= |$)',
    sharp:
      'Indica obiettivi osservabili, prerequisiti, fasi con tempi, materiali e attività, adattamenti per chi fa fatica e come si verifica ciò che è stato imparato.',
    points: [
      'Obiettivi: osservabili, con un verbo ciascuno',
      'Fasi: tempi, attività, materiali, in tabella',
      'Adattamenti: per chi fa fatica e per chi va veloce',
      'Verifica: prova e criteri, coerenti con gli obiettivi',
    ],
  },
  {
    named:
      'giudizi[o]?(?= (?:per|di|sull|sul|finale|globale|scheda|dell)|$)|not[ae] disciplinar[ei]|comment[oi] (?:per|alla|sulla) pagella',
    sharp:
      'Di’ prima che cosa riesce, poi una sola cosa su cui lavorare con il modo per farlo, in due frasi, senza giudizi sulla persona né nomi inventati.',
    points: [
      'Che cosa riesce: un fatto osservato, non una formula',
      'Su che cosa lavorare: una cosa sola, con il modo per farlo',
      'Tono: esigente e incoraggiante, il lavoro e non la persona',
      ['Lunghezza: due frasi', '!length'],
    ],
  },
  {
    named:
      "(?:sched[ae] di )?eserciz(?:i|io)(?= (?:su|sul|sulla|sull'|sui|sulle|di|per|con|sugli)|$)(?! (?:per (?:le |gli |i |la |il )?(?:gambe|addom\\p{L}*|braccia|schiena|glutei|spalle|dimagrire|collo|cervicale|pancia)|di (?:respirazione|yoga|stretching|pilates)))|verific[ahe]+(?= (?:di|su|sul|sulla|sull'|per)|$)|problem[ai] (?:di|sulle|con le|sui)",
    sharp:
      'Mettili dal più facile al più difficile, con una sola difficoltà nuova alla volta e tutto ciò che serve per risolvere, poi dai a parte le soluzioni svolte e l’errore tipico di ciascuno.',
    points: [
      'Ordine: dal facile al difficile, una difficoltà nuova alla volta',
      'Testo: tutto ciò che serve per risolvere, nient’altro',
      'Soluzioni: a parte, passo per passo',
      'Errore tipico: una riga per ciascuno',
      ['Numero: sei', '!count'],
    ],
  },
  {
    named:
      '(?:pian[oi]|programm[ai]|tabell[ae]|calendari[o]?) (?:di |per (?:lo |il )?)(?:studio|ripasso|studiare|ripassare)',
    sharp:
      'Presentalo in una tabella giorno per giorno con materia, compito preciso e durata, torna su ogni argomento a intervalli crescenti e lascia spazi liberi per i ritardi.',
    points: [
      'Formato: tabella con giorno, materia, compito preciso, durata',
      'Ordine: prima ciò che pesa di più e si sa di meno',
      'Ripassi: ogni argomento più volte, sempre più distanziati',
      'Prove: domande e simulazioni, non solo rilettura',
      'Margine: spazi liberi e una vigilia leggera',
    ],
  },
  {
    named:
      '(?:trucch\\p{L}+|tecnic\\p{L}+|fras[ei]|metod[oi]) (?:mnemonic[oaie]+|di memoria|per (?:ricordare|memorizzare))',
    sharp:
      'Danne tre facili da immaginare, che mantengano l’ordine giusto, mostra quale parte corrisponde a che cosa e segnala quello che resta di più.',
    points: [
      'Forma: una frase o un’immagine facile da vedere',
      'Legame: quale parte corrisponde a che cosa',
      'Ordine: quello giusto, se conta',
      ['Numero: tre, il più tenace segnalato', '!count'],
    ],
    assumes: 'Number: three.',
  },
  {
    named: 'test (?:unitari|di integrazione|e2e|jest|pytest|junit|phpunit|cypress|playwright)|unit test',
    sharp:
      'Copri il caso normale, i limiti, gli input rifiutati e gli errori, un comportamento per test con un nome che lo dice, e segnala ciò che il codice rende difficile da testare.',
    points: [
      'Casi: normale, limiti, input vuoti o rifiutati, errori',
      'Ogni test: un comportamento, un nome che lo dice',
      'Sostituti: solo per ciò che esce dal programma',
      'Risultato: pronto da lanciare, con il comando',
    ],
  },
  {
    named:
      'query(?: (?:sql|mysql|postgres\\p{L}*|sqlite|bigquery))?(?= (?:per|che|sql|mysql|con)|$)|(?:sql|mysql|postgres\\p{L}*)(?= (?:per|che))',
    sharp:
      'Scrivi una query pronta da eseguire, nomina tabelle e colonne supposte, gestisci doppioni e valori nulli e mostra il risultato su poche righe.',
    points: [
      'Query: pronta da eseguire, ben formattata',
      'Ipotesi: tabelle, colonne e sistema, segnalati',
      'Casi: doppioni, valori nulli, parità',
      'Esempio: poche righe prima e dopo',
    ],
  },
  {
    named: '(?:regex|regexp|espression[ei] regolar[ei])',
    sharp:
      'Dalla su una riga a parte, spiega ogni pezzo, mostra tre stringhe accettate e tre rifiutate e di’ per quale linguaggio vale.',
    points: [
      'Espressione: su una riga a parte, pronta da copiare',
      'Pezzi: ciascuno spiegato in poche parole',
      'Prove: tre stringhe accettate, tre rifiutate',
      'Limiti: che cosa non controlla, e il linguaggio',
    ],
  },
  {
    named:
      '(?:script|macro|programma) (?:bash|shell|powershell|python|vba|batch|excel|google sheets|in (?:bash|python|powershell|vba))|macro(?= (?:vba|excel|per|che))',
    sharp:
      'Rendilo pronto da lanciare, con le impostazioni in alto, messaggi d’errore chiari e una prova a vuoto prima di ogni modifica, e di’ come eseguirlo e come tornare indietro.',
    points: [
      'Impostazioni: in alto, con nomi chiari',
      'Sicurezza: prova a vuoto o copia prima di ogni modifica',
      'Errori: file assente, input vuoto, permessi mancanti',
      'Uso: il comando o i clic per lanciarlo, con un esempio',
    ],
  },
  {
    named:
      'docker ?file|docker[- ]compose|readme|(?:pipeline|workflow) (?:ci|gitlab|github)\\p{L}*|(?:config\\p{L}*|file) (?:nginx|apache|docker|eslint|webpack|vite)',
    sharp:
      'Dai il file completo pronto da copiare, segnala le righe da adattare, spiega le scelte importanti e dai il comando che verifica che funziona.',
    points: [
      'File: completo, pronto da copiare',
      'Da adattare: le righe segnalate',
      'Segreti: mai dentro il file',
      'Verifica: il comando, e che cosa deve mostrare',
    ],
  },
];
