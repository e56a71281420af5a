import type { LexiconSource } from './lexicon.js';

const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|react|node(?:\\.js)?|django|matlab|vba|html|css';
const TONGUES =
  '(?:lingua )?(?:inglese|francese|tedesco|spagnolo|italiano|portoghese|rumeno|cinese|giapponese|russo|arabo|latino|greco|coreano|polacco|olandese|turco)';
const THIS =
  '(?:quest[oaie]|il seguente|la seguente|i seguenti|le seguenti|il mio|la mia|i miei|le mie|il|la|lo|le|i|gli)';
const MAKE =
  "(?:scriv|crea|fa|dammi|dà|dai|dia|genera|prepara|costrui|svilupp|realizz|mostra|forni|trova|serve|un|una|uno|progett)\\w*'?";

export const it = {
  spaced: true,
  proclitics: "(?:l'|un'|dell'|all'|nell'|sull'|d'|dall'|quest'|quell'|c'|cos'|dov'|com'|qual )?",
  enclitics: '',
  headLast: false,
  lead: 'ciao|salve|buongiorno|buonasera|ehi|hey|caro chatgpt|chatgpt|ok|allora|e|poi|ora|adesso|ma|per favore|per piacere|per cortesia|gentilmente|cortesemente|scusa|scusi|mi(?= (?:spieg|aiut|scriv|dic|traduc|corregg|facci|dia|consigl|riassum|elench|prepar|cre|sugger|propon|raccont|descriv|indich)\\w*)|mi (?:puoi|può|potresti|potrebbe)|(?:puoi|può|potresti|potrebbe|riesci a|sai|sapresti)(?: per favore| gentilmente)?(?: mi| aiutarmi(?: a| con)?)?|(?:vorrei|voglio|desidero|mi serve|mi servirebbe|mi servono|ho bisogno(?: di)?|avrei bisogno(?: di)?|cerco|sto cercando)(?: che (?:tu|lei))?(?: mi)?|dovresti|dovrebbe|devi|deve|il tuo compito è(?: di)?|il suo compito è(?: di)?|aiutami(?: a| con)?|mi aiuti(?: a| con)?|aiuto con|prova a|cerca di|per prima cosa|innanzitutto|in base a [^,.\\n]{2,80},|basandoti su [^,.\\n]{2,80},|considerando [^,.\\n]{2,80},|tenendo conto di [^,.\\n]{2,80},|in qualità di [^,.\\n]{2,60},|\\d+[.)]',
  rules: [
    [
      'chat',
      'any',
      '^(?:ciao|salve|buongiorno|buonasera|ehi|hey)[\\s,!.]*(?:chatgpt)?[\\s,!.]*(?:come (?:stai|va|sta|ti va).{0,12}|che (?:fai|si dice).{0,8}|tutto bene.{0,6})?[\\s?!.]*$|^come (?:stai|va|sta).{0,12}$|^grazie[^.?]{0,25}[.!]*$|^(?:sono|mi sento|oggi sono|oggi mi sento)(?: oggi| molto| un po.| davvero| così| tanto)* (?:triste|sol[oa]|stressat[oa]|stanc[oa]|ansios[oa]|annoiat[oa]|depress[oa]|giù|demotivat[oa])[^.?]{0,12}[.!]*$|^mi (?:annoio|sento (?:triste|sol[oa]|giù|male))[^.?]{0,15}[.!]*$',
    ],
    [
      'unknown',
      'start',
      '(?:ignor[ai]|dimentica|dimentichi|trascura|scavalca)(?:re)? (?:tutt[oeai]|le|ogni|qualsiasi|quanto|ciò)|(?:mostra|stampa|rivela|ripeti|dimmi|scrivi|svela)(?:mi)? (?:il tuo|i tuoi|le tue|il suo|le sue|il) (?:prompt|istruzioni|messaggio di sistema|regole)',
    ],
    [
      'literal',
      'start',
      '(?:scriv|di|rispond|stamp|restituisc)\\w*(?: solo| soltanto| esattamente| con)*(?: la parola| il testo| le parole)? ?["“„«][^"”“»]{1,40}["”“»][.!]?$',
    ],
    [
      'persona',
      'start',
      'come (?:un|una|uno)? ?.{3,50}, (?:cosa|come|dimmi|racconta|descrivi|spiega|scrivi|perché)|come (?:descriveresti|racconteresti|vivresti) .{3,60} se fossi|se fossi (?:un|una|uno) .{2,50},|nei panni di',
    ],
    [
      'roleplay',
      'start',
      'fingi|immagina di essere|fai finta|faccia finta|(?:assumi|interpreta|recita|gioca|prendi|impersona|assuma|interpreti)\\w* (?:il |la |un |una )?(?:ruolo|parte|personaggio|persona)|comportati (?:come|da)|si comporti (?:come|da)|agisci (?:come|da)|agisca (?:come|da)|rispondi (?:come|da) (?:un|una|uno|se)|parla come|(?:ora |adesso |da ora )?(?:tu )?sei(?: ora| adesso)? (?:un|una|uno|il|la|mio|mia)|(?:lei )è (?:un|una|uno|il mio)|(?:fai|faccia) (?:il|la|lo|da)(?! (?:riassunto|sunto|punto|lista|calcolo|traduzione|differenza|somma|conto|confronto|correzione|parafrasi|analisi|commento|punto))|impersona|simula|da (?:ora|adesso) in poi|facciamo un gioco di ruolo|gioco di ruolo',
    ],
    [
      'agent',
      'any',
      "apri (?:una )?(?:pull request|pr)|(?:esegui|lancia) (?:i |tutti i )?test|(?:in|nel) (?:questo|mio|questa) (?:repo|repository|progetto|codebase)|(?:scorri|scansiona|analizza|controlla|passa in rassegna) (?:tutti|tutta|l'intero|tutto) (?:i |la |il )?(?:file|cartella|posta|progetto|codice)|fai (?:il )?commit|fai (?:il )?deploy|ogni (?:giorno|mattina|lunedì|ora|settimana),? (?:controlla|invia|raccogli|manda)|quando hai finito|usa (?:il browser|il terminale|i tuoi strumenti)|cerca (?:sul|nel) web",
    ],
    [
      'formula',
      'start',
      `${MAKE}\\b.{0,90}\\b(?:regex|espression[ei] regolar[ei]|sql|query|formula|comando(?: linux| bash| git| shell)?|html|css|latex|markdown|cron)`,
    ],
    [
      'formula',
      'any',
      '(?:regex|espressione regolare|formula (?:di |per )?excel|query sql|comando (?:linux|git|bash)) (?:per|che)|formula (?:in|su) (?:excel|google)',
    ],
    [
      'app',
      'start',
      `${MAKE}\\b.{0,50}?\\b(?:sito(?: web)?|pagina web|website|web ?app|app|applicazione|estensione|chatbot|bot|gioco (?:di|snake|tetris|in|per browser)|snake|tetris|e-?commerce|negozio online|prototipo|plugin|dashboard)`,
    ],
    [
      'code',
      'start',
      `implement\\w*|programma(?:re)?(?! di| per)|codifica\\w*|${MAKE}\\b.{0,90}?\\b(?:(?:${CODE_LANGUAGES})|funzione (?:che|per|in|python)|algoritmo|codice|programma (?:che|in|python|per)|script|test unitari|classe (?:che|in|per|python))`,
    ],
    ['code', 'any', `(?:funzione|script|programma|codice|classe) (?:in )?(?:${CODE_LANGUAGES})`],
    [
      'translate',
      'any',
      `tradu\\w+|come si (?:dice|scrive|traduce) .{1,60} in ${TONGUES}|(?:in|dal|dall'|al|all') ?${TONGUES} ?[:：]`,
    ],
    [
      'debug',
      'any',
      '(?:corregg|sistem|risolv|ripar|trova)\\w* .{0,20}(?:il codice|codice|bug|errore nel|funzione|script)|(?:il mio|la mia|questo|questa) (?:\\w+ )?(?:codice|funzione|script|programma)\\b.{0,40}(?:non funziona|non va|dà errore|restituisce|lancia|si blocca)|traceback|(?:type|syntax|index|key|value|name|attribute)error|perché (?:il mio|la mia|questo|questa) (?:codice|script|funzione|query)',
    ],
    [
      'readcode',
      'any',
      'cosa (?:fa|stampa|restituisce|produce) (?:questo|questa|il seguente|la seguente)\\b.{0,30}(?:codice|funzione|script|programma|regex|query)|spieg\\w* .{0,25}(?:codice|funzione|script)\\w* ?(?::|$|\\n)|(?:output|complessità) di quest',
    ],
    [
      'summarise',
      'start',
      `riassum\\w*|sintetizz\\w*|condens\\w*|(?:fa|fai|faccia|fare|fammi|scriv|dammi|crea|prepar|un|il)\\w*(?: mi)?(?: un| una| il| la)?(?: \\w+)? (?:riassunto|sintesi|sunto|sommario|riepilogo)|riassunto|quali sono i (?:punti chiave|punti principali|concetti principali)`,
    ],
    [
      'correct',
      'start',
      '(?:correg|verific|controll|rivedi|riveda|sistem|rilegg|revision)\\w*\\b.{0,90}?\\b(?:grammatic\\w+|error[ei]|ortografi\\w+|refus[oi]|punteggiatura|sbagli)|corregg(?:i|a|ere|ete|ermi)\\b|correzione (?:di|del)|quest[ao] frase è corrett[ao]|è (?:corretta|giusta) (?:questa|la) frase',
    ],
    [
      'math',
      'start',
      "(?:risolv\\w+)(?! (?:il mistero|il conflitto))|calcol\\w*|fattorizz\\w*|scompon\\w*|deriva(?:re)?|integra (?:la|l')|semplific\\w* (?:la frazione|l'espressione|l'equazione)|(?:trova|determina|trovare|determinare)\\b.{0,50}\\b(?:valore di|derivata|integrale|area|volume|perimetro|somma|radici|probabilità|equazione|massimo|minimo|media|soluzion\\w+)|(?:qual|quale|quanto) è (?:l'area|la probabilità|il volume|il perimetro|la somma|la derivata|la media)|quanto fa(?:nno)? \\d",
    ],
    [
      'rewrite',
      'start',
      `riscriv\\w*|riformul\\w*|parafras\\w*|semplific\\w*|accorci\\w*|abbrevi\\w*|miglior\\w* ${THIS}|migliorare ${THIS}|rielabor\\w*|ottimizz\\w* ${THIS}|adatta\\w* ${THIS}|trasform\\w*|(?:rendi|renda|rendere|rendilo|rendila)\\b.{0,120}?\\b(?:più|meno)|(?:volgi|metti|sostituisc|cambi)\\w* .{0,60}(?:passivo|passato|futuro|plurale|tono|stile|con)|rendi`,
    ],
    [
      'extend',
      'start',
      'continua\\w*|prosegu\\w*|complet\\w* (?:la storia|il racconto|il testo|questa storia|questo|la frase|il paragrafo|le frasi)|finisc\\w* (?:la|il|questo|questa)|scriv\\w* (?:il seguito|il finale|la continuazione)|come (?:continua|prosegue|va avanti) la storia|riempi',
    ],
    [
      'prove',
      'start',
      "dimostr\\w*|prova che|mostra che|verifica (?:se|che) (?:l'affermazione|la seguente)|deduc\\w*|confut\\w*|vero o falso",
    ],
    [
      'classify',
      'start',
      "classific\\w*|categorizz\\w*|etichett\\w*|ordina (?:quest|i seguenti|le seguenti)\\w*|raggrupp\\w*|suddivid\\w* (?:quest|i|le)\\w*|(?:identific|dimmi|di'|stabilisc|determin|decid|giudic|indic|valut)\\w* (?:se|quale categoria|il sentiment|a quale)|quest\\w+ .{0,40} è (?:positiv|negativ|spam)",
    ],
    [
      'classify',
      'any',
      'positiv[oaie](?:,| o) (?:negativ|neutr)\\w*|(?:in|in una delle) (?:seguenti |queste )?categorie|sentiment|a quale categoria',
    ],
    [
      'extract',
      'start',
      "estra\\w+|estrapol\\w*|(?:elenc|trov|individu|sottoline|evidenzi|ricav)\\w*\\b.{0,60}\\b(?:dal|nel|da|in|dalla|nella|nell|dall)'? ?(?:quest\\w+|seguente|testo|articolo|paragrafo|mail|email|verbale|frase)",
    ],
    [
      'choice',
      'any',
      'quale (?:delle|dei|tra le|tra i|fra) (?:seguenti|queste|questi|opzioni|risposte|affermazioni)|quale (?:parola|elemento) non (?:appartiene|c.entra)|scegli la (?:risposta|opzione) (?:corretta|giusta)|risposta corretta è',
    ],
    [
      'recommend',
      'any',
      '(?:che|quale|quali|dove|cosa)\\b.{0,40}(?:mi consigli|mi consiglia|consigli|consiglia|consigliate|dovrei (?:leggere|vedere|guardare|visitare|andare|comprare|mangiare))',
    ],
    [
      'ideas',
      'any',
      '(?:cosa|che cosa|che) (?:posso|potrei|possiamo|potremmo) (?:\\w+ ){0,2}?(?:cucinare|fare con|regalare|preparare|inventare)|cosa (?:cucino|regalo|preparo)',
    ],
    [
      'decide',
      'any',
      '(?:dovrei|dovremmo|mi conviene|ci conviene|conviene|vale la pena|meglio) .{2,}|cosa (?:scelgo|scegliere|è meglio|conviene)|quale (?:è meglio|scelgo|scegliere|mi conviene)|qual è meglio|pro e(?: i)? contro|vantaggi e(?: gli)? svantaggi|non so (?:se|cosa scegliere|quale)|aiutami a (?:decidere|scegliere)|sono indecis[oa]|ha senso',
    ],
    [
      'compare',
      'any',
      'differenz[ae]|confront\\w*|paragon\\w*|versus|vs\\.?|a differenza di|in che cosa (?:differ|si distingu)\\w+|somiglianze|analogie (?:tra|fra)|rispetto a (?:un|una|il|la)',
    ],
    [
      'words',
      'any',
      'sinonim[oi]|contrari[oi] di|antonim[oi]|rim[ae] con|fa rima con|parole (?:che|con|per|in)(?! \\d)|modi di dire|espressioni idiomatiche|proverbi|frasi con (?:la parola|le parole|il verbo)|altra parola|un altro modo per dire',
    ],
    [
      'recipe',
      'any',
      'ricett[ae]|come (?:si (?:fa|fanno|cucina|cucinano|prepara|preparano)|faccio|cucino|preparo|cuocere|cucinare|preparare) .{0,30}(?:sugo|risotto|pasta|carbonara|lasagne|tiramisù|torta|pizza|pane|gnocchi|minestrone|polpette|arrosto|crema|ragù|biscotti|zuppa|insalata|frittata)',
    ],
    ['advice', 'start', 'consigli (?:per|contro|su|di|pratici)|suggerimenti per|dritte'],
    ['timeline', 'any', 'cronologi\\w+|ordine cronologico|linea del tempo'],
    [
      'training',
      'start',
      "(?:studiare|prepararmi|allenarmi|preparare|prepararsi|imparare) (?:per|a|all')?\\s?(?:esame|maratona|concorso|gara|maturità)",
    ],
    'made',
    [
      'evaluate',
      'start',
      'analizz\\w*|analisi|valut\\w*|critic\\w*|comment\\w*|interpret\\w*|recensi\\w*|esamin\\w*|giudic\\w*|(?:dammi|mi dia) (?:un )?(?:feedback|parere|giudizio) (?:su|sul|sulla)|cosa (?:ne pensi|pensi) (?:di quest|del mio|della mia)\\w*',
    ],
    [
      'discuss',
      'any',
      "(?:cosa|che cosa) (?:ne )?(?:pensi|pensa|pensate)|(?:qual è )?(?:la tua|la sua) opinione|sei d'accordo|è d'accordo|discut\\w+|dibatt\\w+|argoment(?:a|are|i)\\b|è (?:morale|etico|giusto|sbagliato|accettabile)|in che misura|fino a che punto",
    ],
    [
      'text',
      'start',
      'descriv\\w* (?:un|una|uno) ?(?:scena|luogo|giornata|personaggio|mondo|città|paesaggio|tramonto|spiaggia|momento)',
    ],
    [
      'describe',
      'start',
      "descriv\\w*|defini\\w*|presenta(?:mi)?|parla(?:mi)? (?:di|del|della|dello|dei|delle|dell')|mi parli|raccont\\w* (?:del|della|dello|dei|delle|dell'|di|qualcosa)|(?:dammi|mi dia|fornisci) (?:\\w+ )?(?:descrizione|definizione|informazioni|dettagli|panoramica)|informazioni (?:su|sul|sulla)|(?:il )?significato (?:di|del|della)|(?:la )?definizione|(?:la )?storia (?:di|del|della|dell')|panoramica",
    ],
    [
      'explain',
      'start',
      'spieg\\w*|chiarisc\\w*|illustr\\w*|approfond\\w*|insegnami|mi insegni|dimmi (?:come|perché|cosa|che)|mi dica (?:come|perché|cosa)|mostra(?:mi)? come|fammi capire|capire (?:come|perché|cosa)|svilupp\\w* il concetto',
    ],
    [
      'troubleshoot',
      'any',
      'non (?:funziona|va|parte|si (?:accende|apre|connette|carica|avvia|collega|sente)|risponde|stampa|riesco (?:a|più)|riconosce|scalda)|si (?:blocca|spegne|chiude|riavvia|disconnette|impalla)|messaggio di errore|codice di errore|schermata blu|come (?:riparo|sistemo|risolvo|posso risolvere)|è rott[oa]|perde acqua',
    ],
    [
      'whatif',
      'any',
      '(?:cosa|che cosa|che) (?:succederebbe|accadrebbe|sarebbe successo|sarebbe accaduto)|come sarebbe .{0,50} se|e se .{3,60}(?:fosse|avesse|esse)|immagina (?:un mondo|che non|che)|se .{3,60} (?:non fosse|avesse|fosse)',
    ],
    [
      'why',
      'question',
      '(?:dimmi )?(?:perché|come mai)|per quale (?:motivo|ragione)|(?:quali sono|quali furono|qual è|quali erano) (?:le |la |i |il )?(?:\\w+ )?(?:caus[ae]|motiv[oi]|ragion[ei])|(?:cosa|che cosa) (?:causa|ha causato|provoca|ha portato|determina)|a cosa è dovut[oa]',
    ],
    [
      'advice',
      'any',
      'consigl[io]|consigli|suggerimenti (?:per|su)|dritte|come (?:posso|potrei|si può|faccio a|fare (?:a|per)|fai a|riesco a)(?: \\w+)? ?(?:miglior|divent|smett|dimagr|impar|risparmi|gest|affront|super|ridur|aument|motiv|concentr|rilass|comunic|prepar|organizz|dorm|evit|memorizz|addorment|essere più)\\w*|strategie (?:per|di)|come (?:gestire|affrontare|migliorare|superare|ridurre|risparmiare|imparare|diventare|smettere|evitare|concentrarsi|dormire)|cosa (?:posso|devo) fare (?:per|contro|se)|rimedi (?:per|contro)',
    ],
    [
      'howto',
      'any',
      'come (?:posso|potrei|si|devo|faccio|fare|mi|bisogna|\\w+[aei]re|(?!\\w+(?:ano|ono) )\\w+o (?:il|la|le|i|gli|un|una|lo))(?! (?:chiama|chiamano|influenz))|quali sono i passaggi|passaggi per|(?:cosa|che cosa) (?:devo|bisogna) fare|istruzioni (?:per|su)|procedura per',
    ],
    [
      'names',
      'any',
      'nom[ei] (?:per|da dare)|idee per (?:il|un) nome|come (?:posso|potrei|potremmo) (?:chiamare|chiamarlo|chiamarla)|soprannom[ei]',
    ],
    [
      'ideas',
      'any',
      'ide[ae]|brainstorming|spunti|ispirazione|suggerimenti|proposte (?:per|di)|regal[oi] (?:per|originale)',
    ],
    [
      'recommend',
      'any',
      'consigli(?:ami|a|armi|are)|raccomand\\w*|sugger(?:isci|iscimi|irmi|isca|ire)|propon(?:i|imi|ga)|(?:qual|quale|quali|che) (?:è|sono) (?:il|la|i|le|lo) (?:miglior\\w*|più \\w+|periodo migliore)|(?:il |la )?(?:miglior|migliore|migliori) (?:\\w+)|dove (?:posso|potrei|si può|conviene|mangiare|andare|dormire)|un buon .{3,30} per',
    ],
    ['puzzle', 'any', 'indovinell[oi]|indovina|rompicapo|enigma'],
    [
      'list',
      'start',
      'elenc\\w*|lista|nomina|cita|menziona|enumer\\w*|(?:dammi|fai|fammi|fornisci)(?: \\w+){0,3}? esempi|quali sono|che tipi di|(?:i |le |gli )?(?:vantaggi|svantaggi|tipi|sintomi|benefici|fasi|caratteristiche) (?:di|del|della|dei|delle)',
    ],
    [
      'quantity',
      'question',
      "quant[oaie]|a che (?:distanza|temperatura|altezza)|quanto (?:è|costa|dura|pesa|dista)|qual è (?:il numero|la popolazione|la distanza|il prezzo|l'altezza|la lunghezza|la superficie|la temperatura|l'età)",
    ],
    ['quantity', 'start', 'stima|stimare'],
    [
      'explain',
      'question',
      "come(?! (?:stai|va|sta|si chiama|ti|mi|posso))|in che (?:modo|senso)|che (?:ruolo|effetto|impatto|rapporto|relazione)|qual è (?:il ruolo|il processo|la relazione|il rapporto|l'impatto|il meccanismo|lo scopo|il senso|il principio)|(?:a )?(?:cosa|che cosa) (?:serve|succede|accade|comporta)",
    ],
    [
      'describe',
      'question',
      "(?:che |che cosa |cosa )?(?:cos'è|cos'e|cosa è|cosa sono|cosa significa|cosa vuol dire|che cos'è|cosa si intende|cosa rappresenta|cosa era|cosa fu)|(?:che cosa|cosa|cos)'? ?(?:è|e|sono|era|significa|vuol dire|indica)|che (?:significa|vuol dire)|(?:qual è|quale è) (?:la definizione|il significato)",
    ],
    [
      'yesno',
      'question',
      "(?:è|sono|può|possono|posso|si può|esiste|esistono|c'è|ci sono|ha|hanno|ho|fa|fanno|serve|bisogna|era|erano|è vero|devo|deve|funziona|i|il|la|lo|le|gli|un|una)",
    ],
    [
      'fact',
      'question',
      'chi|quando|dove|quale|quali|qual|che|cosa|in che|in quale|da quale|da dove|a chi|di chi|con che|per quanto|come si (?:chiama|chiamano)|come si dice',
    ],
  ],
  makes: [
    ['plan', '(?:pianific\\w*|organizz\\w*|programma(?:re|mi)?(?! di| per))'],
    ['recommend', '(?:sugger\\w+|raccomand\\w*|propon\\w*|consigli(?:a|ami|aci|atemi|are|armi))'],
    ['ideas', '(?:invent\\w*|pensa\\w*|trova\\w* (?:alcune |delle |\\d+ )?idee|escogit\\w*)'],
    [
      'list',
      '(?:(?:fai|fammi|faccia|fare|crea|creami|crei|prepara|stila|scrivi|dammi|compila)(?: mi)? (?:una |un )(?:\\w+ )?(?:lista|elenco|tabella)|(?:una |un )(?:\\w+ )?(?:lista|elenco|tabella)|elenc\\w*|tabella)',
    ],
    ['text', '(?:scriv\\w*|redig\\w*|redatt\\w*|compon\\w*|stendi|stenda|formul\\w*|abbozz\\w*|butta giù)'],
    [
      'unknown',
      '(?:crea\\w*|crei|genera\\w*|generi|fai|fammi|faccia|fare|mi faccia|prepara\\w*|prepari|elabor\\w*|svilupp\\w*|progett\\w*|costrui\\w*|dammi|dai|dia|mi dia|darmi|offr\\w*|fornisc\\w*|fornire|realizz\\w*|mostra\\w*|scegli|trova\\w*|disegn\\w*|raccontami|racconta|mi racconti|ideare|idea|ideami|una|uno|un|la mia|il mio|imposta\\w*)',
    ],
  ],
  artifacts: [
    ['reply', "rispost[ae] (?:a|al|alla|all'|per|ai)"],
    [
      'document',
      '(?:cv|curriculum(?: vitae)?|lettera (?:di )?(?:presentazione|motivazionale|motivazione|raccomandazione|referenze|accompagnamento)|contratto|relazione|report|proposta(?: commerciale)?|business plan|preventivo|policy|informativa|documentazione|verbale|domanda di|annuncio di lavoro|offerta di lavoro|accordo|regolamento|manuale|modello|template|caso di studio|checklist|analisi swot|swot|delega|capitolato|readme)',
    ],
    [
      'email',
      '(?:e-?mail|mail|letter[ae]|messagg[io]\\w*|invit[oi]|biglietto|dimissioni|reclamo|lamentela|disdetta|notifica|ringraziament[oi]|scuse|sollecito|pec|promemoria|richiesta (?:di|al|alla)|sms|whatsapp)',
    ],
    [
      'essay',
      '(?:tema|saggio(?: breve)?|tesina|tesi|testo argomentativo|elaborato|dissertazione|ricerca (?:su|sul|sulla))',
    ],
    [
      'caption',
      "(?:titol[oi]|slogan|motto|tweet|didascali[ae]|bio|hashtag|stato|battut[ae]|barzellett[ae]|citazion[ei]|frase (?:d'auguri|di auguri|per)|auguri|post|caption|claim|oggett[oi] (?:per|della) (?:mail|email))",
    ],
    [
      'article',
      '(?:articol[oi]|post (?:per|sul|di|del) (?:il |un |mio )?blog|blog|newsletter|reportage|comunicato stampa|guida|editoriale|rubrica)',
    ],
    [
      'story',
      '(?:stori[ae](?! (?:di|del|della|dell|dei|d))|storiella|raccont[oi]|fiab[ae]|favol[ae]|romanz[oi]|novella|leggenda|capitolo|fan ?fiction)',
    ],
    [
      'poem',
      '(?:poesi[ae]|poema|haiku|sonett[oi]|vers[oi]|canzon[ei]|testo (?:di|per) una canzone|filastrocc[ae]|strof[ae]|rap|ballata|ninna ?nanna|limerick)',
    ],
    ['speech', '(?:discors[oi]|brindisi|presentazione(?: orale)?|pitch|intervento|monologo|elogio funebre|orazione)'],
    [
      'copy',
      '(?:descrizion[ei] (?:di |del |per |dei )?(?:un |il |questo |mio )?prodott[oi]|scheda prodotto|annunci[oi]?|pubblicit\\w+|testo pubblicitario|pagina di vendita|landing page|volantino|brochure|campagna pubblicitaria|chi siamo|meta ?description|quarta di copertina)',
    ],
    [
      'interview',
      '(?:domande (?:per|da fare|di) (?:un |una |il |a |ai |al )?(?:intervista|colloquio|candidat\\w+|client\\w+|sondaggio)|questionario|sondaggio)',
    ],
    [
      'quiz',
      '(?:quiz|test|domande|verifica|esame|scheda di lavoro|eserciz[io]\\w*|cruciverba|flashcard|indovinell[oi])',
    ],
    [
      'lesson',
      '(?:piano (?:di|della) lezione|lezion[ei]|unità didattica|corso|programma (?:didattico|del corso)|laboratorio|workshop)',
    ],
    [
      'dialogue',
      '(?:dialog[oi]|conversazione|scen[ae]|copione|sceneggiatura|sketch|script|intervista (?:a|con)|podcast)',
    ],
    ['recipe', '(?:ricett[ae])'],
    ['meals', '(?:piano (?:alimentare|pasti|dei pasti)|men[uù]|dieta|meal prep|menù settimanale)'],
    [
      'training',
      "(?:(?:piano|programma|scheda|tabella) (?:di |d')?(?:allenamento|studio|esercizi|ripasso|palestra|corsa|fitness|running)|scheda palestra|allenament[oi]|routine di (?:esercizi|allenamento))",
    ],
    [
      'trip',
      '(?:itinerari[oi]?|viaggi[oi]?|gita|vacanz[ae]|weekend (?:a|in|al)|fine settimana (?:a|in)|tour|giorni (?:a|in)|road trip|luna di miele)',
    ],
    [
      'schedule',
      '(?:orari[oi]|agenda|calendario|programma (?:giornaliero|settimanale|della giornata|della settimana)|ordine del giorno|riunione|routine|turni|tabella di marcia|planning|piano editoriale)',
    ],
    ['outline', '(?:scaletta|struttura|indice|schema)'],
    [
      'plan',
      '(?:pian[oi]|programma|strategi[ae]|roadmap|progetto|festa|evento|matrimonio|budget|lancio|trasloco|compleanno)',
    ],
    ['names', '(?:nom[ei]|soprannom[ei])'],
    ['ideas', '(?:ide[ae]|spunti|suggerimenti|temi|argomenti|regal[oi]|attività|giochi|alternative)'],
    ['recommend', '(?:libr[oi]|film|serie(?: tv)?|podcast|ristorant[ei]|hotel|app|raccomandazioni)'],
    ['timeline', 'cronologia|linea del tempo'],
    ['advice', '(?:consigli|suggerimenti per|dritte)'],
    ['howto', '(?:istruzioni|passaggi|tutorial)'],
    ['image', '(?:immagin[ei]|illustrazion[ei]|disegn[oi]|foto(?:grafia)?|logo|poster|locandina|quadro)'],
    ['list', '(?:list[ae]|elenc[ohi]+|tabell[ae]|esempi|motivi)'],
    ['explain', '(?:spiegazione|introduzione a)'],
    ['describe', '(?:definizione|panoramica)'],
    ['evaluate', '(?:analisi|critica|valutazione|confronto)'],
    [
      'text',
      '(?:paragraf[oi]|test[oi]|fras[ei]|brano|introduzione|conclusione|descrizion[ei]|biografia|recensione|profilo|pagina di diario|prefazione)',
    ],
  ],
  question:
    "chi|che|cosa|cos'è|quando|dove|dov'è|quale|quali|qual|perché|come|com'è|quant[oaie]|in che|in quale|da quale|da dove|a che|a chi|di chi|per quale|è|sono|può|posso|possono|si può|esiste|esistono|c'è|ci sono|conviene|vale|dovrei|devo|meglio",
  request:
    "leggi|legga|consider\\w*|rispond\\w*|identific\\w*|determin\\w*|scegli|scelga|selezion\\w*|complet\\w*|abbin\\w*|ordin\\w*|trov\\w*|verific\\w*|controll\\w*|immagina|dimmi|mi dica|di'|aiut\\w*|cambi\\w*|aggiung\\w*|elimin\\w*|conta|confront\\w*|usa|usi|fai|fammi|faccia|dammi|dai|mi dia|mostra\\w*|parla\\w*|metti|metta|sostitu\\w*|raccont\\w*|spieg\\w*|manda|invia|prendi|stima",
  unfinished: 'è|sono|di|da|in|con|su|per|tra|e|o|il|la|lo|un|una|perché|che|del|della|al|alla',
  wish: 'usa\\w*|usi|utilizz\\w*|inclu\\w*|aggiung\\w*|assicurati|si assicuri|evit\\w*|non|senza|solo|soltanto|limit\\w*|deve|devono|dovrebbe|il (?:testo|tono|messaggio|racconto) (?:deve|dovrebbe)|la \\w+ (?:deve|dovrebbe)|l\\w* (?:deve|devono)|concentr\\w*|menzion\\w*|mostra|mantien\\w*|manteng\\w*|format\\w*|rispond\\w*|inizia|inizi|comincia|concludi|concluda|finisci|durata|tono|stile|lunghezza|formato|sii|sia|massimo|minimo|al massimo|almeno|scrivi|scriva|per favore|inoltre|alla fine|spiega|dai|fai|indica|tieni|cita|niente|dammi|proponi|specifica',
  above: '(?:il testo |il codice |il messaggio |il paragrafo )?(?:qui sopra|sopra|precedente|di cui sopra|soprastante)',
  formal:
    '(?<=^|[.!?:\\n]\\s?|mi |per favore,? |buongiorno,? |salve,? )(?:può|potrebbe)(?= (?:mi|gentilmente|cortesemente|per favore|\\w+[aei]r(?:e|mi|melo)))|mi (?:dica|dia|faccia|scriva|suggerisca|traduca|corregga|proponga|descriva|riassuma)|mi (?:spieghi|aiuti|consigli|elenchi|crei|prepari|indichi)(?![^.!?]*\\?)|(?<=^|[.!?:\\n]\\s?|per favore,? )(?:scriva|spieghi|faccia|dia|crei|prepari|traduca|corregga|riassuma|riscriva|proponga|elenchi|descriva|analizzi|immagini|indichi|confronti|agisca|si comporti|risponda|non usi|usi)|le chiedo|vorrei che lei|la prego|la ringrazio|lei è (?:un|una|il mio)|dovrebbe aiutarmi|sua (?:opinione|risposta)',
  slots: {
    audience:
      '(?:per|a|ai|agli|alle|con) (?:(?:un|una|uno|il|la|lo|i|gli|le|dei|mio|mia|miei|mie|nostri|nuovi|giovani)\\s){0,3}(?:\\w+ )?(?:principiant\\w*|bambin\\w*|ragazz\\w*|student\\w*|alunn\\w*|adult\\w*|adolescent\\w*|client\\w*|lettor\\w*|utent\\w*|genitor\\w*|insegnant\\w*|professor\\w*|manager\\w*|dipendent\\w*|collegh\\w*|colleg\\w*|team|amic\\w*|espert\\w*|pubblico|anzian\\w*|classe|capo|vicin\\w*|investitor\\w*|svilupator\\w*|sviluppator\\w*|mamma|madre|padre|papà|nonn\\w*|figli\\w*|sorella|fratello|moglie|marito|ospiti|famigli\\w*|neofit\\w*|datore)|(?:al|alla|allo|ai|agli|del|della) (?:mio |mia |miei |nostro |nostra )?(?:capo|cliente|clienti|professore|professoressa|amico|amica|manager|team|padrone|colleghi|vicino|datore|nonna|nonno|proprietario|amministratore)|pubblico|target|destinat\\w+|(?:in )?parole (?:semplici|povere)|(?:di|da) \\d+ anni|come se avessi',
    tone: 'tono|stile|formal[ei]|informal[ei]|professional[ei]|amichevol[ei]|divertent[ei]|seri[oa]|cortes[ei]|gentil[ei]|educat[oa]|accademic[oa]|rilassat[oa]|convincent[ei]|accattivant[ei]|coinvolgent[ei]|romantic[oa]|drammatic[oa]|ironic[oa]|umoristic[oa]|caloros[oa]|entusiast[ai]|poetic[oa]|creativ[oaie]|persuasiv[oaie]|rispettos[oa]|diplomatic[oa]|simpatic[oa]|scherzos[oa]|commovent[ei]|sobri[oa]',
    format:
      'list[ae]|elenco|punti|puntat[oi]|tabell[ae]|json|csv|markdown|html|xml|yaml|format[oi]|passaggi|passo dopo passo|sezion[ei]|titoli|sottotitoli|versi|strofe|in rima|rime|colonne|schema|numerat[oiae]|modello|haiku|paragrafi|oggetto|emoji|scaletta',
    length:
      '(?:\\d+|un|una|due|tre|quattro|cinque|sei|sette|otto|dieci|venti|cento|poche|pochi|qualche)(?: \\w+)? ?(?:parol[ae]|fras[ei]|paragraf[oi]|pagin[ae]|righe|riga|caratteri|battute|minut[oi]|strof[ae]|slide)|(?:breve|brevi|brevemente|corto|corta|conciso|concisa|sintetic[oa]|dettagliat[oa]|lungh[oia]\\w*|lunghezza|approfondit[oa]|succint[oa])',
    deadline:
      'scadenza|consegna|entro (?:domani|oggi|luned|marted|mercoled|gioved|venerd|sabato|domenica|il|la|fine|\\d+|le)\\w*|urgente|al più presto|(?:in|tra) (?:\\d+|due|tre|quattro|sei|una|un) (?:giorni|settimane|settimana|mesi|mese|ore)|domani',
    context:
      'perché|poiché|siccome|dato che|visto che|sono (?:un|una|uno|uno studente|al|alle|in|nel)|lavoro (?:in|come|per|da)|ho (?:un|una|uno|\\d+)|siamo (?:un|una)|(?:la mia|il mio|i miei|le mie|nostra|nostro) (?:azienda|team|situazione|obiettivo|progetto|budget|capo|sito|lavoro|negozio|figli\\w+|ragazz\\w+)|contesto|studio|sto (?:prepar|scriv|lavor|studi|organizz|cerc)\\w+|vivo|gestisco|affinché|situazione',
    constraints:
      'non|senza|evit\\w*|solo|soltanto|dev[eo]\\w*|al massimo|almeno|massimo|minimo|esattamente|tranne|eccetto|assicurati|inclu\\w+|compres[oi]|limit\\w*|tra \\d+ e \\d+|fino a|invece di|niente|sotto (?:i|le) \\d+|meno di|più di \\d+|tenendo conto',
  },
  traits: {
    steps:
      'passo (?:dopo|per) passo|passaggio per passaggio|mostra\\w* (?:i|tutti i) (?:passaggi|calcoli)|spiega (?:il tuo )?ragionamento|procedimento|come ci sei arrivat[oa]|ragionamento',
    examples: 'esemp[io]\\w*|ad esempio|per esempio|come per',
    reasons: 'perché|motiv[oi]|ragion[ei]|giustific\\w*|spiega\\w*',
    count:
      '(?:\\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti) (?!parole|righe|pagine|caratteri|battute|minuti|frasi|paragrafi|anni|euro|per cento)\\w+|una dozzina|un paio',
    sources: 'font[ei]|cita(?:ndo|zioni)?|riferimenti|bibliografia|prove|studi',
    recent:
      "attual[ei]\\w*|oggi|adesso|recent[ei]\\w*|quest'anno|più nuov[oai]|ultim[oaie] (?:anno|mese|settimana|versione|notizie)|prezz[oi]|costa|costano|tasso di cambio|20[23]\\d|presidente|campione|in carica|al momento",
    health:
      'salute|sano|sana|diet[ae]|vegan[oa]|dimagr\\w+|peso corporeo|perdere peso|eserciz\\w+ fisic\\w+|vitamin[ae]|integrator[ei]|farmac[oi]|medicin[ae]|sintom[oi]|malatti[ae]|virus|vaccin[oi]|covid|cancro|diabete|pressione alta|gravidanza|incinta|sonno|dormire|insonnia|ansia|depress\\w+|terapia|dolor[ei]|febbre|influenza|medico|dottore|allergi[ae]|calorie|muscol[oi]|proteine|colesterolo|caffeina|alcol|fumare|mal di (?:testa|schiena|gola)|ibuprofene',
    money:
      'invest\\w+|azioni|etf|cripto\\w*|bitcoin|mutuo|prestit[oi]|debit[oi]|tass[ae]|pension[ei]|stipendio|assicurazion[ei]|interess[ei] (?:bancari|sul)|inflazione|banca|risparmi\\w*|budget|affitto|soldi|conto (?:corrente|deposito)|partita iva|irpef|btp',
    law: "legal[ei]|illegal[ei]|legg[ei]|avvocato|causa legale|contratt[oi]|visto|proprietario di casa|padrone di casa|inquilin[oi]|divorzi[oa]|affidamento|diritti? d'autore|brevett[oi]|marchio|tribunale|gdpr|privacy|risarciment[oi]|testamento|sfratto|licenziament[oi]|successione",
    travel:
      'viagg\\w+|vacanz[ae]|gita|visitare|itinerari[oi]?|vol[oi]|hotel|turist\\w*|weekend|luna di miele|aeroporto|vedere a',
    technology:
      'software|app|computer|pc|portatile|telefono|smartphone|iphone|android|windows|mac(?:book)?|linux|excel|word|browser|chrome|wi-?fi|router|server|cloud|sql|api|docker|git|python|java|javascript|react|database|sito web|stampante|photoshop|wordpress',
    table: 'tabell[ae]|colonne',
    mail: 'e-?mail|mail|pec',
    fiction: 'immaginari[oa]|personaggio|nel film|nel libro|in harry potter',
    expert:
      '(?:espert[oai]|consulent[ei]|specialist[ai]|ingegner[ei]|sviluppatore|programmatore|analista|consigliere|coach|allenatore|personal trainer|avvocat[oa]|medico|dottore|nutrizionista|commercialista|copywriter|editor|economista|ricercatore|psicolog[oa]|terapeuta|designer|architett[oa]|manager|professore|professoressa|recruiter|selezionatore)',
    ongoing:
      'conversazion\\w+|da (?:ora|adesso) in poi|(?:la mia )?prima (?:domanda|richiesta)|iniziamo|cominciamo|ti (?:farò|dirò|scriverò)|io (?:farò|sarò)|aspetta|per tutta|ogni volta|finché|resta nel|rispondi solo|fammi una domanda alla volta|io sono (?:un|una|il|la|lo)|correggimi|mi corregga',
    person: 'chi (?:è|era|fu|è stat[oa]|sono|erano) [^?]{2,40}\\?*$',
    ownVoice: 'io|mio|mia|miei|mie|ho|sono un[oa]?',
  },
} as const satisfies LexiconSource;
