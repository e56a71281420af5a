import type { LexiconSource } from './lexicon.js';

const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|react|node(?:\\.js)?|django|matlab';
const TONGUES =
  '(?:inglese|francese|tedesco|spagnolo|italiano|portoghese|rumeno|cinese|giapponese|coreano|arabo|russo|latino)';
const PASTED =
  "(?:quest[oaie]|seguent[ei]|il (?:testo|paragrafo|messaggio|codice)|la (?:frase|lettera|mail)|l'(?:articolo|email|e-mail)|qui sotto|(?:il mio|la mia|mio|mia) (?:testo|email|lettera|mail|curriculum|paragrafo))";

export const it = {
  spaced: true,
  proclitics: '',
  enclitics: '(?:mi|ci|lo|la|li|le|gli|melo|mela|meli|mele)?',
  headLast: false,
  lead: "ciao|salve|buongiorno|buonasera|ehi|per favore|per piacere|perfavore|allora|e|ora|adesso|ok|anche|beh|(?:mi )?(?:puoi|potresti|può|potrebbe|riesci a)(?: per favore)?(?: aiutarmi a)?|(?:io )?(?:voglio|vorrei|mi piacerebbe|ho bisogno (?:di|che(?: tu)?|di aiuto (?:per|con))|devo|mi serve|mi servono|desidero)(?: che tu(?: mi)?| che(?: mi)?)?|aiutami(?: a| con)?|mi aiuti(?: a)?|aiuto (?:per|con)|il tuo compito è(?: di)?|devi|cerca di|prova a|in base a [^,.\\n]{2,80},|sulla base di [^,.\\n]{2,80},|a partire da [^,.\\n]{2,80},|secondo [^,.\\n]{2,60},|tenendo conto di [^,.\\n]{2,80},|agisci come (?:un|una|il mio|un') ?[^,.;:?!\\n]{2,60}(?:,| e)(?= (?:scriv|dammi|crea|redig|spieg|prepar|aiut|pianific))|\\d+[.)]",
  rules: [
    [
      'chat',
      'any',
      "^(?:ciao|salve|buongiorno|buonasera|ehi)[\\s,!.]*(?:come (?:stai|va|sta)|tutto bene|che fai)?[^.]{0,14}$|^(?:molte )?grazie(?: mille)?[^.?]{0,20}$|^(?:oggi )?(?:mi sento|sono)(?: molto| un po'| così| davvero)? (?:triste|sol[oa]|ansios[oa]|stressat[oa]|stanc[oa]|depress[oa]|annoiat[oa]|giù|demotivat[oa])(?: oggi)?[.! ]*$",
    ],
    [
      'unknown',
      'start',
      "(?:ignora|ignori|dimentica|trascura|non considerare)(?: tutte?| tutto| ogni)?(?: ciò| quello)?(?: le| i| l'| che)?(?: tue| precedenti)? ?(?:istruzioni|regole|messaggi|precede|sopra|quanto)|(?:mostra|stampa|rivela|ripeti|dimmi|scrivi)(?:mi)?(?: il| le| i| tuo| tue)*? ?(?:prompt|istruzioni|messaggio) (?:di sistema|del sistema|inizial[ei]|nascost[ei]|original[ei]|segret[ei])|(?:mostra|rivela|stampa)(?:mi)? le tue istruzioni",
    ],
    [
      'literal',
      'start',
      '(?:scrivi|di\'|stampa|rispondi|restituisci)(?: solo| soltanto)?(?: con)?(?: la parola| il testo)? ?["“«][^"”»]{1,40}["”»][.!]?$',
    ],
    [
      'persona',
      'start',
      'come (?:un|una|se fossi) .{3,60}, (?:cosa|che|come|dimmi|spiega|descrivi|scrivi|perché)|come ti presenteresti',
    ],
    [
      'roleplay',
      'start',
      "(?:agisci|comportati|rispondi|parla) come|fai (?:finta di|la parte|il ruolo)|fingi|immagina di (?:essere|vivere)|(?:assumi|adotta|interpreta|recita|impersona|ricopri) (?:il|un|la)? ?(?:ruolo|personaggio|parte|identità)?|(?:ora |adesso )?(?:tu )?sei (?:un|una|un'|il mio|la mia|ora)|simula|sii il mio|da ora in poi|d'ora in poi|supponi di essere|gioca il ruolo",
    ],
    [
      'agent',
      'any',
      "apri (?:una|la) (?:pull request|pr)|esegui i test|(?:in questo|nel mio|nel) (?:repository|repo|progetto|cartella)|(?:scorri|controlla|cerca in|analizza) (?:tutti|tutte|tutto|l'intero) (?:i|le|il|la) (?:miei |mie )?(?:file|email|cartelle|codice|repository)|fai (?:un )?commit|fai il deploy|ogni (?:giorno|mattina|ora|settimana),? (?:controlla|invia|raccogli)|automatizza|usa (?:il browser|il terminale|gli strumenti)|quando hai finito|cerca (?:sul web|in internet)",
    ],
    [
      'formula',
      'start',
      '(?:scriv|crea|dammi|genera|fai|mostra|traduc|convert|proponi|serve|fammi)[^\\s]*\\b.{0,90}\\b(?:regex|espressione regolare|query(?: sql)?|sql|formula(?: di| per)?(?: excel| google)?|comando(?: di)?(?: linux| bash| git)?|html|css|latex|markdown|cron)',
    ],
    [
      'app',
      'start',
      '(?:crea|fai|fammi|costruisci|sviluppa|progetta|genera|programma|scrivi|realizza)(?:mi)?\\b.{0,50}?\\b(?:sito(?: web)?|pagina web|applicazione|app|estensione|chatbot|bot|gioco (?:di|del|in)|negozio online|prototipo|plugin|cruscotto)',
    ],
    [
      'code',
      'start',
      `(?:funzione|script|programma|codice|classe) (?:in )?(?:${CODE_LANGUAGES})|(?:implementa|programma|codifica)|(?:scriv|crea|svilupp|costrui|fai|fammi|genera|progetta|dammi|mostra|serve)[^\\s]*\\b.{0,90}?\\b(?:(?:${CODE_LANGUAGES})\\b.{0,40}?(?:funzione|script|programma|codice|classe)|funzione (?:che|per|in|python)|algoritmo|codice (?:che|per|in)|programma (?:che|in|python)|script (?:che|per|in|python)|test unitari|(?:python|javascript|typescript|java|c\\+\\+|php))`,
    ],
    [
      'translate',
      'any',
      `tradu(?:ci|ca|rre|zione|cendo|cimi|tto)|come si (?:dice|traduce) .{1,60} in ${TONGUES}|in ${TONGUES} ?[:：]`,
    ],
    [
      'debug',
      'any',
      "(?:correggi|sistema|ripara|risolvi) .{0,20}(?:codice|errore nel|bug|funzione|script|programma)|(?:il mio|il|questo) (?:codice|script|programma) (?:non funziona|dà errore|si blocca|restituisce)|la mia funzione (?:non|dà|restituisce)|traceback|(?:type|syntax|index|key|value|name|reference)error|trova (?:il bug|l'errore)",
    ],
    [
      'readcode',
      'any',
      "(?:cosa (?:fa|stampa|restituisce)|qual è (?:l'output|il risultato|la complessità)) .{0,30}(?:codice|funzione|script|programma)|spiega.{0,25}(?:questo |il )?(?:codice|script|programma)(?: seguente|:|$)|spiega.{0,12}questa funzione",
    ],
    [
      'summarise',
      'start',
      '(?:riassum|sintetizz|condens|riepilog)[^\\s]*|(?:fai|fammi|scrivi|dammi|crea|prepara|serve)[^\\s]*(?: un| una)?(?: breve)? (?:riassunto|sinossi|sintesi)|(?:quali sono|qual è) l[ea]? ?ide[ae] principal[ei]',
    ],
    [
      'correct',
      'start',
      "(?:corregg|correzione|rivedi|revision|controll|verific|miglior)[^\\s]*\\b.{0,70}?\\b(?:grammatica(?:l[ie])?|errori|ortografia|ortografic[io]|punteggiatura|accenti)|corregg[^\\s]* (?:questo|questa|il|la|lo|i|le|l'|mio|mia)|è corretta questa",
    ],
    [
      'rewrite',
      'start',
      `(?:riscriv|riformul|parafras|semplific|accorci|abbrevi|migliora|perfeziona|adatta|trasforma|cambia|modifica|sostituisci|amplia|rielabor)[^\\s]* (?:${PASTED}|il|la|lo|i|le|l'|un|una|in|per)(?! (?:equazione|espressione|frazione))|rendi (?:${PASTED}|il|la|lo|più)|fai in modo che .{0,30}(?:più|suoni)|metti .{0,30} al passato|converti (?:${PASTED})`,
    ],
    [
      'extend',
      'start',
      'continua|completa|termina|finisci|prosegui|scrivi (?:il seguito|il finale|la continuazione)|cosa succede dopo|riempi gli spazi',
    ],
    ['prove', 'start', 'dimostra|prova che|verifica (?:se|che)|deduci|vero o falso|è vero che'],
    [
      'math',
      'start',
      "(?:risolvi|risolvere)(?! (?:il mistero|il conflitto))|calcol[^\\s]*|fattorizza|scomponi|deriva|integra|semplifica l'espressione|(?:trova|determina|ottieni|esprimi)\\b.{0,50}\\b(?:valore|derivata|integrale|area|volume|perimetro|somma|radici|probabilità|equazione|resto|media|soluzione|in funzione di)|(?:qual è|quanto fa) (?:l'area|il volume|la probabilità|la somma|il resto|il perimetro|la derivata|\\d)",
    ],
    ['math', 'any', '(?:probabilità che|resto della divisione|area del (?:triangolo|rettangolo|cerchio))'],
    [
      'classify',
      'start',
      "(?:classific|categorizz|etichett|raggrupp)[^\\s]*|(?:identifica|dimmi|indica|determina|decidi|di'|giudica|stabilisci) (?:se|quali|quale (?:di|è)|il sentimento|la categoria|il genere)|suddividi in (?:categorie|gruppi)",
    ],
    [
      'classify',
      'any',
      '(?:positiv[oa]|negativ[oa])(?:,| o) (?:negativ[oa]|neutr[oa]|positiv[oa])|sentiment(?:o)? (?:di|della|del|è)|in una delle (?:seguenti )?categorie|a quale categoria',
    ],
    [
      'extract',
      'start',
      "estra(?:i|rre|ggi)|(?:elenca|trova|identifica|sottolinea|ricava)\\b.{0,60}\\b(?:dal|nel|da questo|in questo|dall') ?(?:testo|paragrafo|articolo|seguente|messaggio)",
    ],
    [
      'choice',
      'any',
      "qual[ei]? (?:delle|dei|tra le|tra i|di questi|di queste) (?:seguenti|opzioni|parole|affermazioni)?|scelta multipla|non appartiene|(?:parola )?intrus[oa]|scegli (?:la risposta|l'opzione) corretta|risposta corretta",
    ],
    [
      'decide',
      'any',
      'dovrei (?:comprare|accettare|lasciare|cambiare|scegliere|investire|studiare|fare|andare|continuare|vendere|affittare|chiedere|prendere|restare)|(?:mi )?conviene|cosa (?:mi conviene|è meglio|scelgo|dovrei scegliere)|qual[e]? (?:è meglio|è il migliore per me|mi conviene|scegliere|dovrei)|vale la pena|non so se|pro e contro|vantaggi e svantaggi|aiutami a (?:decidere|scegliere)|è meglio .{2,60} o|meglio .{2,40} o',
    ],
    [
      'compare',
      'any',
      'differenz[ae](?: tra| fra| di)?|confront[oai]\\w*|paragon\\w+|versus|vs\\.?|in cosa (?:differiscono|si distinguono|differisce)|somiglianze|rispetto a',
    ],
    [
      'recipe',
      'any',
      'ricett[ae]|come si (?:cucina|cuoce) .{2,40}|come (?:si (?:fa|fanno|prepara|preparano)|faccio|preparo|cucino|fare) .{0,30}(?:pasta|sugo|torta|pane|panna cotta|polenta|arrosto|ragù|frittelle|zuppa|minestrone|crostata|pollo|risotto|frittata|insalata|salsa|pizza|biscotti|lasagne|tiramisù|carbonara|gnocchi)',
    ],
    ['timeline', 'any', 'cronologi\\w+|linea del tempo|ordine cronologico'],
    [
      'training',
      'start',
      "(?:studiare|preparar(?:mi|e)|allenar(?:mi|e)) (?:per|a|l'|il|un) ?(?:l'|il |un |una |la )?(?:esame|maturità|concorso|maratona|test|verifica)",
    ],
    'made',
    [
      'words',
      'any',
      "sinonimi?|contrari|rim(?:a|ano|e) con|(?<!\\d )parole (?:che|con|per)|(?:una )?fras[ei] con la parola|il contrario di|un'altra parola",
    ],
    [
      'evaluate',
      'start',
      "(?:analizz|valut|critic|comment|interpret|esamin|recens)[^\\s]*|fai (?:un'analisi|una critica|una recensione)|cosa (?:ne )?pensi di (?:questo|questa)",
    ],
    [
      'discuss',
      'any',
      "(?:cosa (?:ne )?pensi|qual è la tua opinione|sei d'accordo|discut[^\\s]*|dibatt[^\\s]*|argomenta|è (?:etico|morale|giusto|corretto|razionale)|in che misura|credi che|pensi che)",
    ],
    [
      'text',
      'start',
      "descrivi (?:una|un|un') ?(?:scena|situazione|giornata|giorno|luogo|personaggio|mondo|città|scenario)",
    ],
    [
      'describe',
      'start',
      'descriv[^\\s]*|definisc[^\\s]*|definire|parla(?:mi)? (?:di|del|della|dei)|racconta(?:mi)? (?:di|del|della|qualcosa)|(?:dammi|dai|fornisci)(?:mi)?(?: una| la)? (?:descrizione|definizione|informazioni|introduzione|panoramica)|informazioni su|presenta|(?:significato|definizione|storia|importanza|origine|concetto|effetti) (?:di|del|della|dei)',
    ],
    [
      'explain',
      'start',
      'spieg(?:a|ami|hi|are|armi|azione|aci)|insegnami|chiarisci|illustra|approfondisci|sviluppa|esponi|evidenzia|dimmi (?:come|perché)|(?:dammi|dai) una (?:spiegazione|idea di come)',
    ],
    [
      'troubleshoot',
      'any',
      "non (?:funziona|si (?:accende|apre|connette|carica|avvia)|parte|risponde|stampa|riesco (?:ad aprire|ad accedere|a installare|a connettermi|a entrare))(?: più)?|si (?:blocca|chiude|spegne|riavvia|disconnette|impalla)|cosa c'è che non va|come (?:risolvo|riparo|posso (?:risolvere|riparare)|si risolve)|(?:dà|appare|mi dà) (?:un )?errore|messaggio di errore|ha smesso di funzionare",
    ],
    [
      'whatif',
      'any',
      'cosa (?:succederebbe|sarebbe successo|accadrebbe) se|(?:e )?se .{3,60} (?:non fosse|fosse|avesse|non avesse)|come sarebbe .{2,40} se|immagina un mondo',
    ],
    [
      'why',
      'question',
      'perch[eé]|per quale (?:motivo|ragione)|come mai|qual[ei]? (?:è|sono|furono|erano)(?: la| le| i| il)? ?(?:principali )?(?:caus[ae]|ragion[ei]|motiv[oi])|cosa (?:ha causato|causa|provoca|ha provocato|ha portato)|a cosa è dovut[oa]',
    ],
    [
      'advice',
      'any',
      'consigli[oa]?(?! di amministrazione)|trucchi|suggerimenti per|come (?:posso|potrei|si può|devo|faccio a|fare a|fare per)?(?: io)? ?(?:miglior|impar|superare|gestir|affrontar|perder|dimagr|risparmi|ridur|aument|svilupp|diventar|essere più|evitar|smetter|concentr|rilass|dormir|prepar|motiv|organizz|guadagn|controllar)[^\\s]*|strategie per|modi (?:per|di)',
    ],
    [
      'howto',
      'any',
      'come (?:posso|si|faccio|fare|installo|installare|configuro|configurare|uso|usare|calcolo|calcolare|scrivere|creare|cambio|cambiare|arrivo|ottengo|togliere|aprire)|passaggi per|passi per|cosa devo fare|istruzioni (?:per|di)',
    ],
    [
      'names',
      'any',
      'nomi? (?:per|di)|idee per (?:il|un) nome|come (?:chiamare|posso chiamare|chiamo) (?:il mio|la mia|un|una)',
    ],
    ['ideas', 'any', 'ide[ae]|brainstorming|modi creativi|cosa posso (?:fare|cucinare) con|ispirazione'],
    [
      'recommend',
      'any',
      "consiglia(?:mi|re|to)?|raccomand\\w+|sugger(?:isci|iscimi|ire|imenti|imento)|proponi(?:mi)?|(?:qual è|quali sono|qual[ei]?) (?:il|la|i|le|l') ?(?:miglior[ei]?|migliori)|(?:che|quale) (?:libro|libri|film|serie|portatile|telefono|auto|ristorante|regalo)|dove (?:posso|dovrei|si può) (?:mangiare|andare|comprare|dormire|viaggiare)|miglior[ei]? (?:periodo|momento|libri|film|posti|ristoranti)|un buon",
    ],
    ['puzzle', 'any', 'indovinello|enigma|indovina|rompicapo'],
    [
      'list',
      'start',
      '(?:elenc|nomin|cit|menzion)[^\\s]*|(?:dammi|fammi|fai)(?: \\w+){0,3}? esemp[io]+|quali sono|che tipi di|(?:benefici|tipi|cause|sintomi|vantaggi|fasi|esempi) (?:di|del|della|dei)',
    ],
    [
      'quantity',
      'question',
      "quant[oaie]|a che (?:distanza|temperatura|altezza)|qual è (?:il numero|la popolazione|la distanza|il prezzo|l'altezza|la temperatura|la superficie|la dimensione)",
    ],
    ['quantity', 'start', 'stima|calcola approssimativamente'],
    [
      'explain',
      'question',
      "come(?! (?:stai|va|sta|ti))|in che (?:modo|maniera)|(?:che|quale|qual è il|qual è la|qual è l') ?(?:ruolo|effetto|impatto|relazione|influenza|processo|scopo|funzione|meccanismo)",
    ],
    [
      'describe',
      'question',
      "(?:che )?cos'è|cosa (?:è|sono|significa|significano|vuol dire)|che (?:cosa )?(?:significa|vuol dire)|qual è (?:la definizione|il significato|il concetto)|cos'è",
    ],
    [
      'yesno',
      'question',
      "(?:è|sono|può|possono|si può|c'è|ci sono|ha|hanno|deve|esiste|esistono|fu|era|serve|funziona|fa)",
    ],
    [
      'fact',
      'question',
      'chi|quando|dove|quale|quali|qual|che|cosa|in che|di che|con chi|a chi|di chi|da dove|in quale',
    ],
  ],
  makes: [
    ['plan', '(?:pianific|organizz|programm)[^\\s]*'],
    ['recommend', '(?:suggerisci|consiglia|proponi)(?:mi)?'],
    ['ideas', '(?:inventa|pensa a|immagina)'],
    ['list', '(?:fai|fammi|crea|prepara|dammi|scrivi|stila)(?:mi)?(?: una?)? (?:lista|elenco|tabella)'],
    ['text', '(?:scrivi|scriva|scrivere|redigi|redigere|componi|comporre|scrivimi)(?:mi)?'],
    [
      'unknown',
      "(?:crea|creare|genera|generare|fai|fammi|fare|produci|prepara|preparare|elabora|elaborare|progetta|sviluppa|dammi|dai|fornisci|scegli|trova|rispondi|disegna|racconta|raccontami|dimmi|costruisci|ideare|un|una|un'|uno|qualche)(?:mi|ci)?",
    ],
  ],
  artifacts: [
    ['words', '(?:sinonimi?|contrari|rime|proverbi)'],
    ['reply', '(?:risposta (?:a|al|alla|per))'],
    [
      'email',
      '(?:e-?mail|mail|letter[ae]|messagg(?:io|i)|invit[oi]|dimissioni|reclamo|biglietto|whatsapp|ringraziamento|promemoria|scuse|disdetta)',
    ],
    ['essay', '(?:saggio|saggi|tema|tesi|tesina|elaborato|ricerca scolastica|testo argomentativo|dissertazione)'],
    [
      'article',
      '(?:articol[oi]|post (?:per|del|di|sul)(?: il| un| mio)? ?blog|blog|newsletter|notizia|reportage|comunicato stampa|guida)',
    ],
    ['story', '(?:stori[ae]|raccont[oi]|fiab[ae]|favol[ae]|novella|romanzo|leggenda|capitolo)'],
    [
      'poem',
      '(?:poesi[ae]|haiku|sonetto|versi|canzon[ei]|testo di una canzone|rap|strofa|filastrocca|ritornello|ninnananna|inno)',
    ],
    [
      'caption',
      '(?:titol[oi]|slogan|motto|tweet|bio|biografia per|(?:post|didascali[ae]|caption)(?: per| di| su)?(?: instagram| facebook| linkedin| twitter| tiktok)?|barzellett[ae]|battut[ae]|fras[ei]|hashtag|brindisi|dedica|auguri)',
    ],
    ['speech', '(?:discors[oi]|presentazione (?:orale|di|su)|pitch|monologo|intervento|elogio)'],
    [
      'copy',
      '(?:descrizion[ei] (?:di|del|per)(?: un| il mio| il)? ?(?:prodotto|prodotti|annuncio|appartamento)|annunc(?:io|i)|testo pubblicitario|pubblicità|pagina di vendita|campagna|brochure|volantino)',
    ],
    [
      'interview',
      '(?:domande (?:per|di|da fare)(?: un| il| al)? ?(?:colloquio|intervista|sondaggio)|sondaggio|questionario)',
    ],
    ['quiz', '(?:quiz|test|domande|esame|esercizi|verifica|scheda)'],
    ['lesson', '(?:piano di lezione|lezion[ei]|unità didattica|programma del corso|laboratorio|corso)'],
    [
      'document',
      '(?:lettera di (?:presentazione|motivazione|referenze)|curriculum|cv|contratt[oi]|relazion[ei]|propost[ae]|business plan|preventivo|politica|verbale|domanda di lavoro|offerta di lavoro|documento|accordo|regolamento|manuale|modello|delega|user story|capitolato)',
    ],
    ['dialogue', '(?:dialog(?:o|hi)|conversazione|sceneggiatura|scena|copione|sketch|intervista con)'],
    ['recipe', '(?:ricett[ae])'],
    ['meals', '(?:piano (?:alimentare|dei pasti|pasti)|menù?(?: settimanale)?|dieta)'],
    ['trip', '(?:itinerario|viaggio|gita|vacanza|vacanze|weekend a|giorni a|luna di miele|tour)'],
    [
      'training',
      '(?:(?:piano|programma|scheda|tabella) di (?:allenamento|esercizi|studio|corsa|ripasso|apprendimento)|allenamento|scheda palestra)',
    ],
    ['schedule', '(?:calendario|agenda|orari[oi]?|cronoprogramma|ordine del giorno|riunion[ei]|planning|routine)'],
    ['outline', '(?:scaletta|indice|schema|struttura|traccia)'],
    ['plan', '(?:pian[oi]|strategi[ae]|progetto|festa|evento|matrimonio|budget|lancio|roadmap)'],
    ['names', '(?:nom[ei]|soprannome)'],
    ['ideas', '(?:ide[ae]|suggerimenti|temi|argomenti|regal[oi]|attività|giochi|sfide)'],
    ['recommend', '(?:consigli di lettura|libri|film|serie|podcast|ristoranti|hotel|app da)'],
    ['timeline', '(?:cronologia|linea del tempo)'],
    ['advice', '(?:consigli|trucchi)'],
    ['howto', '(?:istruzioni|passaggi|tutorial)'],
    ['image', '(?:immagin[ei]|illustrazione|disegno|foto|logo|manifesto|locandina)'],
    ['list', '(?:list[ae]|elenco|tabella|esempi|motivi)'],
    ['describe', '(?:descrizione|definizione|introduzione a|spiegazione)'],
    ['evaluate', '(?:analisi|critica|valutazione|confronto)'],
    ['text', '(?:recension[ei]|paragraf[oi]|test[oi]|brano|introduzione|conclusione|contenuto|biografia|prefazione)'],
  ],
  question:
    "chi|che|cosa|cos'è|che cos'è|quando|dove|quale|quali|qual|qual è|perch[eé]|come|quant[oaie]|in che|di che|con chi|a chi|di chi|da dove|per quale|è|sono|c'è|ci sono|può|possono|si può|esiste|dovrei|conviene|vale la pena|come mai|e se",
  request:
    "leggi|considera|indovina|rispondi|identifica|determina|scegli|seleziona|completa|riempi|collega|ordina|stima|prevedi|trova|cerca|verifica|immagina|supponi|di'|dimmi|aiuta|aiutami|cambia|converti|aggiungi|rimuovi|conta|confronta|osserva|studia|usa|utilizza|fai|guarda|dato|data|metti",
  unfinished: 'è|sono|di|del|della|il|la|lo|a|in|nel|con|da|per|e|o|come|che|chiamat[oa]|perché|un|una',
  wish: "usa|utilizza|includi|aggiungi|assicurati|evita|non|mai|senza|solo|soltanto|limita|deve|devono|(?:il|la|l') ?(?:testo|tono|racconto|email|storia) deve|dai|dammi|offri|proponi|concentrati|menziona|spiega (?:la tua|il tuo|i tuoi)|mostra|mantieni|formatta|rispondi|inizia|termina|massimo|minimo|al massimo|almeno|scrivi|per favore|inoltre|anche|sia|voglio che|con un tono|il tono|la lunghezza|il formato|sii|restituisci|presenta|ordina|metti|segna|separa|lascia",
  above: '(?:il |la )?(?:testo |codice |paragrafo |messaggio )?(?:qui sopra|sopra|precedent[ei])',
  formal: '(?!)',
  slots: {
    audience:
      "(?:per|a|ai|agli|alle|al|alla) (?:un |una |un'|il |la |i |le |gli |mio |mia |miei |mie |il mio |la mia |i miei )?(?:\\w+ ){0,1}?(?:principianti?|bambin[oiae]|ragazz[oiae]|student[ie]|studentesse|adulti|adolescenti|client[ei]|lettori|utenti|genitori|insegnant[ei]|professor[ei]|professoressa|capo|team|dipendenti|collegh[ie]|amic[oahie]+|esperti|pubblico|anziani|nonn[aoi]|famiglia|figli[oa]?|classe|investitori|vicin[oaie]|padrone di casa|mamma|papà|madre|padre|suocer[oa]|fratello|sorella|fidanzat[oa]|nipot[ei]|moglie|marito)|pubblico di riferimento|destinat[oa] a|come se avessi|in (?:termini|parole|linguaggio) semplic[ei]|in modo semplice|senza conoscenze",
    tone: 'tono|stile|formale|informale|professionale|amichevole|divertente|seri[oa]|gentile|educat[oa]|accademic[oa]|colloquiale|persuasiv[oa]|cordiale|romantic[oa]|drammatic[oa]|ironic[oa]|umoristic[oa]|entusiasta|poetic[oa]|creativ[oa]|accattivante|coinvolgente|elegante|cortese',
    format:
      'elenc[oh]i?|lista|punti|tabella|json|csv|markdown|html|formato|passaggi|sezioni|titoli|versi|strofe|rima|colonne|schema|numerat[oaie]|modello|sonetto|haiku',
    length:
      '(?:\\d+|un|una|due|tre|quattro|cinque|sei|dieci|cento|poche) (?:parol[ae]|fras[ei]|paragraf[oi]|pagin[ae]|righ[ae]|caratteri|minuti|strofe)|brev[ei]|brevemente|cort[oa]|concis[oa]|dettagliat[oa]|sintetic[oa]|lung[oa]',
    deadline:
      'scadenza|entro (?:domani|lunedì|martedì|mercoledì|giovedì|venerdì|la fine|il)|per domani|prima del|urgente|in (?:\\d+|due|tre|quattro) (?:giorni|settimane|mesi|ore)',
    context:
      'perch[eé] (?:devo|ho|sono|il|la|mi)|poiché|dato che|siccome|sono (?:un|una|uno|studente|studentessa|insegnante|nuov[oa]|di)|lavoro (?:in|come|per)|ho (?:un|una|\\d+)|(?:la mia|il mio|la nostra|il nostro) (?:azienda|team|situazione|obiettivo|progetto|budget|negozio|lavoro)|contesto|studio|mi sto preparando|vivo a|stiamo|affinché',
    constraints:
      'non|senza|evita\\w*|solo|soltanto|deve|devono|al massimo|al minimo|massimo|minimo|almeno|esattamente|tranne|assicurati|includ\\w+|limite|tra \\d+ e \\d+|tenendo conto|rispett\\w+|evidenziando',
  },
  traits: {
    steps:
      'passo (?:dopo|per) passo|passo passo|(?:spiega|mostra|giustifica) (?:la tua|il tuo|i tuoi|i|il|la) (?:risposta|ragionamento|passaggi|calcoli|procedimento)|ragionamento|procedimento|come ci sei arrivat',
    examples: 'esemp[io]+|per esempio|ad esempio',
    reasons: 'perch[eé]|ragion[ei]|motiv[oia]\\w*|giustifica|spiega',
    count: '\\d+ \\w+|due|tre|quattro|cinque|sei modi|sette|otto|nove|dieci|venti|una dozzina',
    sources: 'font[ei]|cita|riferimenti|bibliografia|prove|studi|link',
    recent:
      "attual[ei](?:mente)?(?! posizione)|oggi|oggigiorno|recent[ei](?:mente)?|quest'anno|più nuovo|prezzo|quotazione|202\\d|presidente(?: attuale)?|campione|in questo momento",
    health:
      'salute|sano|sana|dieta|vegan[oa]|peso|dimagr\\w+|esercizio fisico|vitamin[ae]|integrator[ei]|farmac[oi]|medicin[ae]|sintom[oi]|malatti[ae]|virus|vaccin[oi]|covid|cancro|diabete|pressione alta|incinta|gravidanza|dormire|sonno|insonnia|ansia|depressione|terapia|dolor[ei]|febbre|influenza|medico|allergi[ae]|calorie|digiuno|muscol[oi]',
    money:
      'invest\\w+|azioni in borsa|borsa|cripto\\w*|bitcoin|mutuo|prestito|debit[oi]|tass[ae]|imposte|pensione|stipendio|assicurazione|interess[ei]|inflazione|banca|risparmi\\w*|affitto',
    law: "caparra|cauzione|padron[ea] di casa|sfratto|multa|preavviso|cassazione|legal[ei]|illegal[ei]|legg[ei]|avvocat[oa]|causa legale|contratto|visto|proprietario|inquilin[oa]|divorzio|affidamento|diritto d'autore|brevetto|immigrazione|tribunale|risarcimento|eredità|testamento|licenziamento",
    travel: 'viagg\\w+|vacanz[ae]|turis\\w+|visitare|itinerario|vol[oi]|hotel|gita',
    technology:
      'software|applicazione|app|computer|portatile|telefono|cellulare|iphone|android|windows|mac|linux|excel|word|browser|chrome|wi-?fi|router|server|cloud|sql|api|docker|git|python|java|javascript|react|database|sito|stampante',
    table: 'tabell[ae]|colonne|righe della tabella',
    mail: 'e-?mail|mail',
    fiction: 'immaginari[oa]|personaggio|nel film|nel libro',
    expert:
      '(?:espert[oa]|consulente|specialista|ingegner[ea]|programmatore|programmatrice|sviluppatore|analista|allenatore|coach|avvocat[oa]|medico|nutrizionista|commercialista|copywriter|redattore|economista|scienziat[oa]|ricercatore|psicolog[oa]|designer|architett[oa]|manager|professor[ei]|professoressa|insegnante)',
    ongoing:
      "conversazione|da ora in poi|d'ora in poi|la mia prima (?:domanda|richiesta)|prima (?:domanda|frase)|iniziamo|ti (?:darò|dirò|scriverò)|per tutta|ogni volta|aspetta|quando ti",
    person: 'chi (?:è|era|sono|fu|erano|è stat[oa]) [^?]{2,40}\\?*$',
    ownVoice: 'io|mio|mia|miei|mie|vorrei|voglio|devo|vivo|lavoro',
  },
} as const satisfies LexiconSource;
