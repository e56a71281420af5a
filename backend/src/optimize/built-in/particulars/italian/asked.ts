import type { Particular } from '../particular.js';

const WHOLE = '(?: (?:per favore|grazie|pls|perfavore))?[\\s.!?]*$';
const SAYING =
  '(?:dire|dirlo|dirgli|dirle|annunciare|chiedere|chiedergli|chiederle|rifiutare|declinare|confessare|rispondere|rispondergli|risponderle|comunicare|lasciare|lasciarlo|lasciarla|scusarmi|scusarsi|chiedere scusa|ringraziare|ricordare|sollecitare|rimproverare|invitare|consolare|confortare|parlare|parlarne|spiegare|far capire|proporre|licenziarmi|dimettermi|disdire|negare|dire di no)(?![\\p{L}])';
const SOMEBODY =
  "(?<![\\p{L}])(?:qualcuno|lui|lei|loro|(?:mi[oa]|miei|mie|nostr[oiae]|un|una|un'|dei|degli|delle|il|lo|la|i|le|gli|al|allo|alla|all'|ai|agli|alle|col|con) ?(?:\\p{L}+ )?(?:cap[oi]|boss|superiore|responsabile|titolare|direttor\\p{L}+|datore|recruiter|selezionatore|collegh?[aeih]+|colleg[ao]|team|client[ei]|amic[oaihe]+|ragazz[oaie]|fidanzat[oa]|marito|moglie|compagn[oa]|padre|madre|mamma|papa|babbo|genitori|figli[oa]?|bambin[oiae]|fratell[oi]|sorell[ae]|famiglia|suocer[oai]|nonn[oaie]|cugin[oaie]|vicin[oaie]|padron[ea]|proprietari[oa]|inquilin[oiae]|coinquilin[oiae]|prof\\p{L}*|maestr[ae]|alunn[oi]|medico|dottor\\p{L}*|psicolog[oa]|ex|crush|tipo|tipa|person[ae]|gente|soci[oa]|fornitore|dipendent[ei]|stagista|testimone|invitat[oi]|parenti))(?![\\p{L}])";
const TOLD_ANYWAY =
  "(?:scusarmi|scusarsi|licenziarmi|dimettermi|dare le dimissioni|dire di no|dichiararmi|declinare|(?:chiedere|negoziare|contrattare) (?:un |l')?(?:aumento|stipendio)|rifiutare (?:gentilmente|educatamente|un (?:invito|lavoro|incarico|regalo|appuntamento)|un'offerta|una (?:proposta|richiesta|promozione))|chiudere una relazione)(?![\\p{L}])";

/** What people ask or say in a few words that mean one thing, whether or not there is a question mark. */
export const ITALIAN_ASKED: readonly Particular[] = [
  {
    asked: true,
    named:
      '(?:migliora|migliorare|ottimizza|sistema)(?!.*[:\\n]) (?:il |la )?(?:mio |mia )?(?:cv|curriculum|profilo linkedin)',
    sharp:
      'Chiedimi prima il testo attuale e il posto a cui punto, poi dai le tre modifiche che contano di più, ciascuna con la frase prima e dopo, senza inventare esperienze.',
    points: [
      'Prima: chiedermi il testo attuale e il posto a cui punto',
      'Modifiche: per prime le tre che contano di più',
      'Ciascuna: la frase prima, la frase dopo, e perché',
      'Fatti: solo i miei; tra [parentesi] ciò che manca',
    ],
  },
  {
    asked: true,
    named: `(?:(?:un|dei|un bel|il|qual e il) )?(?:modo|modi|maniera|frase|frasi) (?:piu )?(?:gentil[ei]|educat[oaie]|elegant[ei]|cortes[ei]|diplomatic[oaie]|delicat[oaie]|professional[ei]|simpatic[oaie]|carin[oaie]|garbat[oaie])? ?(?:di|per) ${SAYING}`,
    sharp:
      'Dammi tre formulazioni pronte da dire o da inviare, dalla più breve alla più calorosa, senza motivi che non ho dato, e di’ quando va bene ciascuna.',
    points: [
      'Formulazioni: tre, pronte da dire o inviare, da breve a calorosa',
      'Uso: per ciascuna, quando va bene',
      'Contenuto: nessun motivo che non ho dato, niente scuse lunghe',
      'Se insistono: una frase gentile e ferma',
    ],
    assumes: 'Three wordings to choose from.',
  },
  {
    asked: true,
    over: [
      'suggest',
      'howto',
      'plain',
      'small',
      'unknown',
      'question',
      'advice',
      'message',
      'reply',
      'email',
      'fact',
      'support',
    ],
    named: `(?:come (?:(?:posso|potrei|devo|dovrei|si puo|faccio a|faccio ad|fare per|fare a|gli|le|mi|ti|ve|gentilmente|educatamente|meglio) ?)*(?:${TOLD_ANYWAY}|${SAYING}(?=.{0,60}${SOMEBODY}))|(?:cosa|che cosa|che) (?:posso |potrei |devo |gli |le |si puo )*(?:dire|rispondere|scrivere|rispondo|dico|scrivo)(?= (?:a|ad|al|alla|allo|all'|ai|alle|per|quando|se|in|nel|su)))(?=.{0,140}$)(?!.* in (?:inglese|spagnolo|francese|tedesco|giapponese|arabo|cinese|portoghese|russo|coreano|latino|dialetto|python|java\\p{L}*)(?![\\p{L}]))`,
    sharp:
      'Dai due o tre formulazioni che posso usare così come sono, di’ quale va bene quando e una cosa che è meglio tacere.',
    points: [
      'Formulazioni: due o tre, pronte all’uso, di tono diverso',
      'Uso: per ciascuna, quando va bene',
      'Da tacere: ciò che renderebbe tutto più difficile',
      'Dopo: che cos’altro posso dire, secondo la reazione',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:una|delle|qualche|la|quale|buona|trova|trovami|inventa|inventami) )*scus[ae](?: (?:credibil[ei]|valid[ae]|semplic[ei]|plausibil[ei]|divertent[ei]|buon[ae]))*(?= (?:per (?:non|saltare|evitare|rifiutare|uscire|annullare|disdire|mancare|stare|restare|il ritardo)|da dare)|$)',
    sharp:
      'Proponine tre, brevi, credibili, senza malattie né lutti e che non accusino nessuno, e di’ quale è la più sicura e che cosa rispondere a una domanda.',
    points: [
      'Scuse: tre, una o due frasi ciascuna, pronte da dire',
      'Credibili: banali, difficili da verificare, facili da tenere',
      'Da evitare: malattie, lutti, accusare qualcuno',
      'Scelta: la più sicura, e che cosa rispondere a una domanda',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    named:
      '(?:(?:qual e|quale e|dimmi|conosci) )?(?:il |la |un |una )?(?:(?:miglior[e]?|buon) (?:modo|metodo|maniera|tecnica|sistema|trucco)|(?:modo|metodo|maniera|sistema) (?:piu )(?:facile|semplice|veloce|rapido|sicuro|efficace|economico|corretto))(?= (?:per|di))',
    sharp:
      'Nomina un solo modo, quello che funziona meglio, con i passaggi esatti, di’ perché e aggiungi un’alternativa e l’errore più comune.',
    points: [
      'Scelta: un solo modo, con i passaggi esatti',
      'Motivo: perché proprio quello',
      'Alternativa: una, e quando è preferibile',
      'Errore: il più comune',
    ],
  },
  {
    asked: true,
    named:
      '(?:.{0,60}\\bcolloquio(?: di lavoro| di selezione| per uno stage)?\\b.{0,60}(?:aiutami|consigli|cosa dire|come (?:mi )?prepar\\p{L}+)|(?:preparami|allenami|aiutami|aiuto)(?: a)?(?: (?:preparar\\p{L}+|superare|affrontare|fare))? ?(?:a |per |ad )?(?:un |il |il mio |al |al mio |mio )?colloquio(?! con (?:la |i |il )?(?:prof|maestr|insegnant))|(?:simula|simulami|simulazione di|simuliamo|fammi fare|fammi) (?:un |il )?colloquio|preparazione (?:al|a un|per il) colloquio)',
    sharp:
      'Elenca le domande più probabili per questo posto, che cosa vuole capire davvero ciascuna e una traccia di risposta con [parentesi] per i miei esempi, poi allenami con una domanda alla volta, correggendo la risposta.',
    points: [
      'Domande: le più probabili per questo posto, anche la più insidiosa',
      'Ciascuna: che cosa vuole capire davvero, e una traccia di risposta',
      'Miei esempi: situazione, azione, risultato; tra [parentesi]',
      'Da chiedere: tre domande che posso fare io',
      'Poi: una domanda alla volta, aspettando la mia risposta',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:buone |le |delle |quali |migliori |lista di |elenco di |\\p{Nd}+ )*domande (?:da (?:fare|porre|chiedere)|che (?:dovrei|devo|posso) fare|per) .{0,40}(?:colloquio|selezionatore|recruiter|datore|proprietari[oa]|padrone|visita|venditore|medico|notaio|avvocato|banca|fotografo|catering|asilo|nido|babysitter|candidat[oi]|agenzia|veterinario|scuola|location|geometra|idraulico))',
    sharp:
      'Ordinale per ciò che cambierebbe la decisione, chiedi fatti e non promesse e di’ dopo ciascuna quale sarebbe una buona risposta e quale deve mettere in guardia.',
    points: [
      'Ordine: prima ciò che cambierebbe la decisione',
      'Domande: su fatti, nessuna che si chiuda con un sì',
      'Dopo ciascuna: la risposta buona, e quella che deve allarmare',
      ['Numero: dodici al massimo', '!count'],
    ],
  },
  {
    asked: true,
    named:
      "(?!.*(?:ansia|paura|panico|nervos|bocciat|passato|piano|calendario|programma di))(?:.{0,80}(?:verifica|interrogazione|esame|esami|compito|concorso|maturita|parziale|quiz|patente)(?![\\p{L}]).{0,60}(?:aiutami(?: a (?:studiare|ripassare))?|cosa (?:devo )?(?:studiare|ripassare|studio)|come (?:mi preparo|studiare)|fammi ripassare)|(?:aiutami|fammi|interrogami) (?:a )?(?:ripassare|studiare|preparar\\p{L}+|superare)? ?(?:per |il |la |l'|un |una )+ ?(?:.{0,20})?(?:verifica|interrogazione|esame|concorso|maturita|compito|patente)|interrogami (?:su|in|di))",
    sharp:
      'Dammi prima in una pagina ciò che è più probabile che chiedano, poi interrogami con una domanda alla volta aspettando la risposta, e torna su ciò che ho sbagliato.',
    points: [
      'Prima: ciò che è più probabile che chiedano, in una pagina',
      'Poi: una domanda alla volta, aspettando la mia risposta',
      'Dopo ogni risposta: giusto o sbagliato, con il motivo in una riga',
      'Punti deboli: tornare su ciò che ho sbagliato',
    ],
  },
  {
    asked: true,
    over: [
      'names',
      'question',
      'plain',
      'small',
      'decide',
      'unknown',
      'suggest',
      'compare',
      'choice',
      'fact',
      'recommend',
    ],
    named:
      '(?!.*(?:corrett[oa]|giust[oa]|verbo|aggettiv|avverbi|sinonim|parole|lettera))(?:scegli|scegliere|aiutami a scegliere|quale (?:e |dei |di |tra |scelgo|scegliere|sceglieresti)|quale|decidi|vota|meglio quale)(?! a caso).{0,60}:.*[,;]',
    sharp:
      'Scegline uno solo, di’ in due frasi perché batte gli altri, nomina il suo punto debole e una seconda scelta per chi ha altri gusti.',
    points: [
      'Scelta: una sola tra quelle che ho detto, nella prima riga',
      'Motivo: perché batte le altre, in due frasi',
      'Punto debole: quello della scelta fatta',
      'Le altre: mezza riga ciascuna, e una seconda scelta',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'explain', 'describe', 'fact', 'meaning', 'question'],
    named: `(?:(?:spiegami(?! (?:il proverbio|il detto))|spiega(?! (?:il|questo|la|l.)? ?(?:seguente )?(?:proverbio|detto|modo di dire|espressione|locuzione))|spiegare|cos'e|che cos'e|puoi spiegarmi) .{3,70} (?:come se (?:avessi|fossi)|come (?:a|ad) un (?:bambino|principiante)|a un bambino|in modo semplice|in parole (?:semplici|povere)|semplicemente|facile facile|per principianti).{0,30}$|(?!(?:scrivi|crea|fai|dammi) ).{3,60} (?:spiegat[oaie] (?:semplice|facile|bene|ai bambini|in modo semplice|in parole povere|semplicemente)|in parole (?:povere|semplici)|per principianti)${WHOLE})`,
    sharp:
      'Dai prima l’idea in una frase, poi un paragone preso dalla vita di ogni giorno portato fino in fondo, e di’ alla fine dove smette di valere.',
    points: [
      'Idea: in una frase, senza termini tecnici',
      'Paragone: uno solo, di ogni giorno, portato fino in fondo',
      'Passaggi: piccoli, ciascuno appoggiato al precedente',
      'Limite: dove il paragone smette di valere',
    ],
  },
  {
    asked: true,
    over: ['ideas', 'recommend', 'suggest', 'plain', 'small', 'unknown', 'list', 'advice', 'question', 'fact'],
    named:
      "(?:(?:delle |un |qualche |ho bisogno di |cerco |trova |trovami |\\p{Nd}+ )*(?:un')?ide[ae] (?:per (?:un |il )?)?regal[oi]|(?:che|quale|un|dei) regal[oi](?= (?:fare|per|posso|da fare|faccio))|cosa (?:posso )?(?:regalare|regalo)(?= (?:a|ad|al|alla|per|ai))|regal[oi] (?:uomo|donna|ragazz[oa]|mamma|papa|bambin[oa]|coppia|colleg[ah]i?|amic[oa]|lei|lui|per (?!la mia (?:vita|pace))|di (?:natale|compleanno|laurea|nozze|matrimonio|pensionamento)|originale))",
    sharp:
      'Proponi cinque regali chiaramente diversi, di’ di ciascuno perché va bene e la fascia di prezzo, e segnala quello che faresti tu.',
    points: [
      'Idee: cinque, di genere diverso, nessuna buona per tutti',
      'Ciascuna: perché andrebbe bene a questa persona, e fascia di prezzo',
      'Tocco: ciò che la rende personale',
      'Scelta: quella da fare, e una che non sbaglia',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    named: `(?:puoi )?(?:motivami|motivarmi|incoraggiami|tirami su(?: il morale| di morale)?|caricami|dammi (?:un po' di )?(?:motivazione|carica|coraggio))${WHOLE}`,
    sharp:
      'Parlami direttamente in cinque o sei frasi, senza slogan né citazioni, chiudi con una piccola cosa da cominciare entro dieci minuti e chiedimi che cosa sto rimandando.',
    points: [
      'Forma: cinque o sei frasi rivolte a me',
      'Contenuto: perché conta solo il primo passo, senza slogan né citazioni',
      'Fine: una piccola cosa da cominciare entro dieci minuti',
      'Poi: chiedermi che cosa sto rimandando',
    ],
  },
  {
    asked: true,
    named:
      "(?:non so (?:piu )?(?:(?:che )?cosa|che) (?:fare|scegliere|studiare)(?: (?:della|nella|dopo|con|da|di|come|all')(?: .{0,50})?)$|cosa (?:devo )?(?:fare|faccio) (?:della|nella|con la) (?:mia )?vita|mi sento (?:pers[oa]|bloccat[oa])(?: (?:nel|nella|con).{0,30})?$)",
    sharp:
      'Fammi prima tre domande, su che cosa mi è piaciuto fare, che cosa so fare e che cosa non sopporto, poi proponi tre strade diverse e per ciascuna una prova poco costosa da fare entro un mese.',
    points: [
      'Prima: tre domande, su ciò che mi piace, ciò che so fare, ciò che non sopporto',
      'Poi: tre strade che differiscono',
      'Ciascuna: che cosa va, che cosa non va, una prova poco costosa entro un mese',
      'Tono: calmo, senza slogan',
    ],
    assumes: 'Three questions to you before the work starts.',
  },
  {
    asked: true,
    named: `(?:(?:ne vale|vale|conviene|e|funziona|serve|basta)(?: (?:davvero|ancora|la pena|utile|buono|normale|grave|vero|giusto|possibile|pericoloso|caro|sicuro|legale|affidabile|obbligatorio|a qualcosa|questo|questa))+|ne vale|conviene|funziona|(?:che|cosa) ne pensi|secondo te|quanto costa|tu che dici)${WHOLE}`,
    sharp:
      'Se dalla conversazione non si capisce di che cosa si tratta, chiedimelo prima in una frase; altrimenti rispondi nella prima frase e dai le due ragioni che pesano di più.',
    points: [
      'Argomento: chiedermelo in una frase se non è chiaro',
      'Risposta: nella prima frase',
      'Ragioni: le due che pesano di più',
      'Limite: quando la risposta sarebbe diversa',
    ],
  },
  {
    asked: true,
    named: `(?:(?:ho |avrei )?bisogno (?:di|d') ?(?:aiuto|una mano)|mi serve (?:aiuto|una mano)|(?:ciao |salve )?mi (?:aiuti|dai una mano|(?:puoi|potresti) (?:aiutare|dare una mano))|(?:ciao |salve )?(?:puoi |potresti )?aiutarmi|aiutami|aiuto|help)(?: (?:con|in|per|su|a fare|di) (?:il mio |la mia |il |la |le |i |l'|un |una )?[\\p{L}\\p{N}+#'.-]+(?: [\\p{L}\\p{N}+#.-]+){0,2})?${WHOLE}`,
    sharp:
      'Chiedimi prima, in un breve messaggio, che cosa voglio ottenere, che cosa ho già e dove sono bloccato; poi vai avanti con me un passo alla volta.',
    points: [
      'Prima: un breve messaggio su che cosa voglio, che cosa ho e dove mi blocco',
      'Scelte: tre bisogni frequenti su questo tema, tra cui indicare',
      'Poi: un passo alla volta, aspettando che ciascuno funzioni',
    ],
    assumes: 'One message with questions to you before the work starts.',
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'fact', 'yesno', 'trip', 'support', 'explain'],
    named:
      '(?:ho |mi |il |la |mio |mia |i |le |un |una |sono |e |abbiamo )(?!.*[:\\n])[^?]{8,120}[ ,.?]+(?:(?:che )?cosa (?:faccio|devo fare|posso fare|fare|si fa)|che (?:faccio|fare|devo fare)|come (?:faccio|devo fare))(?: (?:nel frattempo|intanto|adesso|ora)[^?]{0,40})?[ ?.!]*$',
    sharp:
      'Di’ prima che cosa fare per prima cosa e perché, poi il resto in ordine con il motivo di ogni passo, che cosa è meglio evitare e che cosa nel mio caso cambierebbe la risposta.',
    points: [
      'Prima: che cosa fare per prima cosa, e perché',
      'Poi: i passi in ordine, con il motivo di ciascuno',
      'Da evitare: ciò che peggiorerebbe le cose',
      'Dipende: che cosa nel mio caso cambierebbe la risposta',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'howto', 'question', 'fact', 'advice', 'email', 'explain'],
    named:
      "(?:(?:vorrei|voglio|devo|dovrei)|come (?:faccio a |posso |si fa a )?) ?(?:disdire|recedere|annullare|rescindere)(?: da| dal)? (?!(?:un commit|un ordine|una funzione))(?:il |la |l'|un |mio |mia |il mio |la mia )*(?:\\p{L}+ )?(?:contratto|abbonamento|assicurazione|affitto|palestra|utenza|linea|iscrizione|polizza)",
    sharp:
      'Di’ prima se sono ancora vincolato e quanto costa, poi i passi con il preavviso e la prova da conservare, e dai la lettera pronta da inviare con [parentesi] per ciò che non ho detto.',
    points: [
      'Vincolo: come sapere se sono libero, e i motivi che liberano',
      'Passi: in ordine, con preavviso e prova da conservare',
      'Costo: che cosa può essere chiesto, e che cosa no',
      'Lettera: pronta da inviare, [parentesi] per ciò che manca',
      'Da verificare: i punti che dipendono dal contratto',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries', 'question'],
    named:
      '(?:(?:su|in|con|sul) )?(?:excel|google sheets?|fogli google|libre ?office(?: calc)?|power ?point|outlook|word|photoshop|canva|notion)(?=[:, ].{8,})(?! ?(?:e|o|vs|corso|certificat\\p{L}*|prezzo|gratis)(?![\\p{L}]))|(?:come|calcolare|fare|creare|contare|inserire|eliminare) .{5,70} (?:su|in|con) (?:excel|google sheets?|fogli google|power ?point|outlook|word|photoshop|canva|notion)(?=[\\s?.!]*$)',
    sharp:
      'Dai i passaggi o la formula pronta da copiare, di’ per quale versione vale, mostra una formula su un piccolissimo esempio e segnala la trappola da evitare.',
    points: [
      'Soluzione: la più breve, in passaggi o come formula pronta da copiare',
      'Esempio: per una formula, prima e dopo, su poche righe',
      'Versione: dove funziona, e che cosa fare altrove',
      'Trappola: ciò che va storto più spesso, e come annullare',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'debug', 'why', 'advice', 'fact', 'question', 'troubleshoot'],
    named:
      '(?!(?:e se|come|quale|quali|scrivi|fai|dammi|crea|confronta|elenca|spiega|mail|lettera|messaggio|idee|cosa|che) )(?:perche )?[^:=(){}?]{2,60}(?:\\bnon (?!mi va(?! (?:il|la|lo|piu il)))(?:mi |si |ci )?(?:va|vanno|funziona(?:no)?|parte|partono|accende|accendono|carica|scalda|raffredda|scarica|centrifuga|collega|connette|apre|chiude|risponde|stampa|cresce|fiorisce|tiene|rileva|riconosce|avvia|sente|vede)(?: piu| bene| niente)?|\\b(?:perde(?: acqua)?|gocciola|cigola|fischia|lampeggia|vibra|suona|si blocca|si impalla|si spegne|si disconnette|si scollega|si stacca|si surriscalda|crasha|puzza|ingiallisc\\p{L}+|bloccat[oaie]|intasat[oaie]|rott[oaie]|lentissim[oa]|(?:molto |troppo )?lent[oa]|va (?:lento|lenta|a scatti)|fa (?:un |uno )?(?:strano )?rumore(?: strano)?|scatta|salta(?: la corrente)?|schermo nero|seccano|appassisc\\p{L}+)(?![\\p{L}]))[^:=(){}]{0,60}$',
    sharp:
      'Dai le cause probabili, la più frequente per prima, ciascuna con una verifica rapida e che cosa fare se è quella, e di’ che cosa guardare dopo e quando chiedere aiuto.',
    points: [
      'Cause: dalla più alla meno probabile',
      'Ciascuna: una verifica rapida, e che cosa fare se è quella',
      'Ordine: prima ciò che non è rischioso e non costa niente',
      'Se nessuna va bene: che cosa annotare, e quando chiedere aiuto',
    ],
  },
  {
    asked: true,
    over: [
      'question',
      'plain',
      'small',
      'unknown',
      'troubleshoot',
      'debug',
      'fact',
      'meaning',
      'explain',
      'suggest',
      'why',
    ],
    named:
      "(?:(?:cosa (?:significa|vuol dire)|che (?:significa|vuol dire)|come (?:risolvere|risolvo|correggere)|perche (?:ho|mi da)|mi (?:da|esce)|ho|spiegami) )?(?:l'|un |il |questo |lo )?(?:errore|messaggio (?:di |d')errore|codice (?:di )?errore|eccezione)(?: \\p{L}+)?(?: ?: ?.{4,}| (?:0x|e?\\p{Nd}).{1,60})",
    sharp:
      'Di’ in una frase che cosa significa, dai le cause probabili con una verifica rapida ciascuna e la soluzione della più probabile.',
    points: [
      'Significato: in una frase, senza gergo',
      'Cause: la più probabile per prima, una verifica rapida ciascuna',
      'Soluzione: quella della più probabile, pronta da applicare',
      'Se resta: che cosa mandarti dopo',
    ],
  },
  {
    asked: true,
    over: [
      'followup',
      'plain',
      'explain',
      'small',
      'question',
      'fact',
      'why',
      'unknown',
      'suggest',
      'meaning',
      'extend',
    ],
    named: `(?:(?:puoi |ok |ma |scusa,? |potresti )*(?:rispiega(?:mi|melo)?|spiega(?:mi|melo|rlo)?|rispiegar(?:lo|melo)|chiarisci(?:mi)?|approfondisci)(?: (?:meglio|di nuovo|ancora|in modo diverso|piu semplice|in altro modo|l'ultimo punto|l'ultima parte|il secondo punto|il primo punto|questo|quello))*|(?:scusa,? )?(?:non (?:ho )?(?:capito|capisco|mi e chiaro)|non capisco)(?: (?:niente|nulla|bene|una parola|l'ultim[oa] (?:punto|parte)|questo))?(?:[,.]? (?:puoi )?(?:rispieg|spieg)\\p{L}*(?: meglio| di nuovo)?)?)${WHOLE}`,
    sharp:
      'Rispiegalo con altre parole, su un esempio della vita di ogni giorno, e chiedimi alla fine quale parte non è ancora chiara.',
    points: [
      'Parole: diverse, frasi più brevi',
      'Esempio: uno solo, della vita di ogni giorno',
      'Ordine: un passo alla volta, senza saltarne',
      'Fine: una domanda per vedere se è chiaro',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'question', 'unknown', 'suggest'],
    named:
      '(?:no|ma|aspetta|in realta|scusa)?[,.]? ?(?:no,? )?(?:(?:(?:io )?(?:intendevo|volevo dire|parlavo)|non (?:e quello che|intendevo|quello)|non e (?:questo|quello))(?=[ ,])).{0,80}$',
    sharp:
      'Prendi questo come una correzione della mia richiesta precedente, lascia il resto com’era e dai di nuovo la risposta completa.',
    points: [
      'Correzione: sostituisce ciò che era stato capito',
      'Il resto: come chiesto prima',
      'Risultato: di nuovo la risposta completa, senza scuse',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'followup'],
    named: `(?:(?:fallo |falla |rendilo |rendila |un po' |un po |molto |ancora |in modo |no |troppo (?:lungo|corto),? )*(?:piu|meno) (?:cort|brev|lung|semplic|divertent|formal|professional|naturale?|calor|dirett|gentil|dettagliat|precis|seri|concis|spiritos|ironic|original)(?:os)?[oaie]?)${WHOLE}`,
    sharp:
      'Cambia solo questo nell’ultima risposta, mantieni i fatti e la struttura e restituisci il risultato completo, senza commenti.',
    points: [
      'Modifica: solo questa, nell’ultima risposta',
      'Da mantenere: fatti, nomi e struttura',
      'Risultato: completo, senza commenti',
    ],
  },
  {
    asked: true,
    over: ['message', 'email', 'plain', 'small', 'greeting', 'text', 'unknown', 'suggest'],
    named:
      "(?:(?:un |breve |scrivi |manda )*(?:sms|messaggi[no]*|messaggio (?:whatsapp|su whatsapp)|whatsapp|vocale)) (?:(?:a|per|al|alla|ai|alle|all') ?)(?:(?:la |il |mi[oa]|miei|un|una|i|gli|le) ?)*(?!(?:dire|chiedere|annunciare|augurare|ringraziare|avvisare|invitare|rifiutare|disdire)(?![\\p{L}]))(?:.{8,})",
    sharp:
      'Scrivilo pronto da inviare, come si scrive davvero a quel destinatario, con il motivo nella prima frase e solo con ciò che ho detto, e indica sotto la frase da cambiare per un altro tono.',
    points: [
      'Inizio: di che cosa si tratta, nella prima frase',
      'Tono: come si scrive davvero a quella persona, non come in una lettera',
      'Contenuto: solo ciò che ho detto; tra [parentesi] ciò che manca',
      ['Lunghezza: si legge a colpo d’occhio', '!length'],
    ],
  },
  {
    asked: true,
    over: ['reply', 'email', 'message', 'plain', 'small', 'suggest', 'unknown'],
    named:
      "(?:rispost[ae]|rispondi|rispondere) (?:a|ad|alla|al) (?:un |una |questa |un')?(?:recensione|commento)(?: \\p{L}+)?",
    sharp:
      'Ringrazia in poche parole, rispondi al punto preciso senza giustificarti (con una parola di scuse se è fondato), di’ che cosa si fa ([parentesi] se non l’ho detto) e invita a proseguire in privato, pensando a chi leggerà.',
    points: [
      'Inizio: grazie, senza formule copiate',
      'Punto preciso: riconosciuto, con una parola di scuse se è fondato, senza rimproveri',
      'Azione: che cosa si fa; tra [parentesi] se non l’ho detto',
      'Seguito: un contatto diretto tra [parentesi]',
      ['Lunghezza: da tre a cinque frasi', '!length'],
    ],
  },
  {
    asked: true,
    named:
      "(?:spiegami|spiega|interpreta|cosa (?:significano|vogliono dire)|aiutami a (?:capire|leggere)) (?:i |le |gli |il |la |l'|questi |queste )?(?:miei |mie |mio |mia )?(?:risultati |valori |referto )?(?:(?:delle|degli|di|del|della) )?(?:analisi(?: del sangue| delle urine)?|esami(?: del sangue)?|emocromo|risonanza|tac|ecografia|tiroide|referto)",
    sharp:
      'Di’ per ogni valore a che cosa serve e se è basso, normale o alto, poi che cosa suggerisce l’insieme, che cos’altro potrebbe spiegarlo e che cosa chiedere al medico.',
    points: [
      'Ogni valore: a che cosa serve, basso, normale o alto',
      'Insieme: che cosa suggerisce, e con quale certezza',
      'Altre cause: che cos’altro potrebbe spiegarlo',
      'Medico: che cosa chiedere o controllare, ed entro quando',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'fact', 'advice', 'list', 'ideas', 'howto', 'recommend'],
    named:
      '(?:(?:dei |qualche |buoni |i migliori |dammi |dai |mi dai |\\p{Nd}+ |tre |cinque |dieci )*(?:consigli[o]?|trucchi|suggerimenti|dritte|tips)(?: (?:pratici|semplici|veloci|utili))*)(?= (?:per|su|di|quando|contro|sul|sulla))',
    sharp:
      'Metti prima ciò che cambia di più, ogni consiglio come una cosa da fare con il motivo in mezza frase, e lascia fuori ciò che sanno tutti.',
    points: [
      'Ordine: prima ciò che cambia di più',
      'Ciascuno: una cosa da fare, con il motivo in mezza frase',
      'Da lasciare fuori: ciò che sanno tutti',
      'Errore: il più comune',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide'],
    named:
      '(?:quale|quali|che) (?!(?:documenti|carte|requisiti|diritti|regole|passi|domande|moduli|spese|costi|errori|misure|precauzioni|e|sono|ora|ore|giorno|data|eta|tempo|temperatura|anno|differenza|percentuale|era|cosa)(?![\\p{L}]))(?:\\p{L}+ ){0,2}?\\p{L}+ (?:(?:mi |posso |conviene |dovrei |devo )*(?:scegliere|comprare|prendere|adottare|imparare|piantare|usare|mettere|acquistare|compro|scelgo|prendo|uso))(?= |$|\\?)',
    sharp:
      'Nomina la prima scelta con le ragioni che decidono, poi una o due alternative e quando sarebbero preferibili, e dimmi quale dettaglio potrebbe cambiare la risposta.',
    points: [
      'Prima scelta: una sola, nella prima riga',
      'Ragioni: quelle che decidono in questo caso',
      'Alternative: una o due, e quando sono preferibili',
      'Dubbio: quale dettaglio cambierebbe la risposta',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'compare', 'question', 'fact', 'decide', 'suggest', 'recommend', 'explain'],
    named:
      '(?!.*, e (?:perche|come|quale))(?!.*(?<!\\p{L})(?:fras[ei]|righe|parole|paragraf[oi]|punti)(?!\\p{L}))(?:(?:(?:qual e |quale e )?(?:la )?differenz[ae] (?:tra|fra)|confronta|confronto (?:tra|fra)|paragona) .{2,50} (?:e|ed|o|con|vs) .{2,60})$',
    sharp:
      'Dai la differenza principale nella prima frase, poi confronta in una tabella i soli punti che differiscono davvero, con un esempio per parte, e chiudi con quando scegliere l’uno o l’altro, o come non confonderli più.',
    points: [
      'Differenza: la principale, nella prima frase',
      ['Formato: tabella con i soli punti che differiscono', '!format'],
      'Esempio: uno per parte',
      'Fine: quando scegliere l’uno o l’altro, o come non confonderli più',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'compare', 'question', 'fact', 'decide', 'suggest', 'recommend', 'explain'],
    named:
      '(?:(?:(?:e )?meglio |conviene |che (?:faccio|scelgo) )?(?!(?:sei|tu|ti|posso|puoi|si puo|con|per|quando|secondo|ho)(?!\\p{L}))(?!.*(?:due o tre|tre o quattro|pericolos|quali differenze|che differenza))(?!(?:scriv|fa|dammi|cita|nomina|elenc|consigli|spieg|che|come|devo|cosa|dimmi|disegn|trov|propon|invent|immagin|cerc|gener|crea|raccont|parl|us|mett|aggiung)\\p{L}* )(?!(?:il |i )?verb[oi])[^,.?:]{2,45} (?:o|oppure|vs\\.?|versus) (?!(?:no|non|meno|piu|poi)(?![\\p{L}]))[^?:,.]{2,70}(?: ?\\?)?)$',
    sharp:
      'Decidi nella prima frase, confronta in poche righe i punti che qui pesano davvero e di’ in quale caso l’altra scelta sarebbe quella giusta.',
    points: [
      'Scelta: una sola, nella prima frase',
      'Ragioni: i punti che pesano davvero, in poche righe',
      'Contro: il punto debole di questa scelta, detto con franchezza',
      'Altra scelta: in quale caso sarebbe quella giusta',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'ideas', 'recommend', 'suggest', 'list', 'plain', 'small', 'entries'],
    named:
      '(?:(?:quali sono |i |le |gli |dei |delle |top \\p{Nd}+ |dammi )*)(?:migliori|buon[ie]|bei|belle) (?!(?:mod[oi]|metod[oi]|frasi|risposte|domande|auguri|consigli|pratiche|vacanze|amici|propositi|maniere)(?![\\p{L}]))\\p{L}{3,}[ie](?: \\p{L}+)?(?= (?:per|a|su|di|in|da|sul|come)(?![\\p{L}]))',
    sharp:
      'Danne cinque, per prima la scelta migliore, di ciascuna com’è, a chi va bene e il difetto principale, e lascia fuori ciò di cui non si è sicuri.',
    points: [
      ['Numero: cinque, la scelta migliore per prima', '!count'],
      'Ciascuna: com’è, e a chi va bene',
      'Difetto: il principale di ciascuna',
      'Esattezza: lasciare fuori ciò che non è sicuro',
    ],
    assumes: 'Number: five.',
  },
];

/** A word or two that name a subject and nothing else. */
export const ITALIAN_SUBJECT: Particular = {
  asked: true,
  over: ['plain', 'small'],
  named: `(?!(?:fai|falla|fallo|fammi|dimmi|dammi|scrivi|parla|rispondi|metti|vai|aspetta|grazie|ciao|salve|buongiorno|buonasera|si|no|ok|perfetto|ancora|continua|ecco|prova|basta|brav[oa]|buona|buon|cosa|perche|come|definizione|sinonim[oi]|contrario|plurale|capoluogo|capitale|\\p{L}*haha\\p{L}*)(?![\\p{L}]))\\p{L}{4,}(?: (?:di |del |della |dell'|il |la )?\\p{L}{4,})?${WHOLE}`,
  sharp:
    'Di’ in una frase che cos’è, dai i quattro o cinque punti che contano di più con un esempio ciascuno, e chiedimi quale approfondire.',
  points: [
    'Prima: che cos’è, in una frase',
    'Punti: i quattro o cinque che contano di più, un esempio ciascuno',
    'Uso: dove si incontra',
    'Fine: una domanda sul punto da approfondire',
  ],
};
