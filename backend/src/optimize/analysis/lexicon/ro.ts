import type { LexiconSource } from './lexicon.js';

const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|react|node(?:\\.js)?|django|matlab|c';
const TONGUES =
  '(?:limba )?(?:engleză|franceză|germană|spaniolă|italiană|portugheză|română|chineză|japoneză|rusă|arabă|maghiară|latină|turcă)';
const PASTED =
  '(?:acest|această|următor(?:ul|ea|ii|ele)|textul|propoziția|paragraful|articolul|mesajul|emailul|fraza|de mai jos)';

export const ro = {
  spaced: true,
  proclitics: '',
  enclitics: '',
  headLast: false,
  lead: 'bună(?: ziua| seara| dimineața)?|salut(?:are)?|hei|alo|te rog(?: frumos)?|vă rog(?: frumos)?|rog|așa|ok|și|apoi|acum|dar|deci|poți(?: te rog)?(?: să)?(?: îmi| mă)?|puteți(?: vă rog)?(?: să)?(?: îmi| mă)?|ai putea(?: te rog)?(?: să)?(?: îmi| mă)?|ați putea(?: să)?(?: îmi| mă)?|îmi poți|îmi puteți|mă poți|mă puteți|vreau(?: să)?(?: îmi| mă)?|aș vrea(?: să)?(?: îmi)?|aș dori(?: să)?(?: îmi)?|doresc(?: să)?|am nevoie(?: să| de ajutor(?: cu| la)?| de)?|trebuie să|ajută-mă(?: să| cu| la)?|ajutați-mă(?: să| cu| la)?|(?:sarcina|rolul|misiunea) ta este(?: să)?|haide(?:m)?(?: să)?|hai să|să|încearcă să|mai întâi|în primul rând|pe baza [^,.\\n]{2,80},|având în vedere [^,.\\n]{2,80},|folosind [^,.\\n]{2,60},|ținând cont de [^,.\\n]{2,80},|în calitate de [^,.\\n]{2,60},|\\d+[.)]',
  rules: [
    [
      'chat',
      'any',
      '^(?:bună(?: ziua| seara| dimineața)?|salut(?:are)?|hei|neața)[\\s,!.]*(?:ce (?:mai )?(?:faci|faceți)|cum (?:ești|merge|te simți|sunteți))?.{0,12}$|^(?:mulțumesc|mersi|mulțam)[^.?]{0,20}$|^(?:mă simt|sunt|îmi este)(?: foarte| cam| atât de)? (?:trist[ă]?|singur[ă]?|stresat[ă]?|obosit[ă]?|anxios|anxioasă|plictisit[ă]?|deprimat[ă]?|supărat[ă]?)[^.?]{0,12}[.!]*$',
    ],
    [
      'unknown',
      'start',
      '(?:ignoră|ignorați|uită|nu ține cont|treci peste)(?: de)? (?:tot|toate|orice|instrucțiunile|cele|ce|mesajele|regulile)|(?:afișează|arată|arată-mi|tipărește|spune-mi|repetă|dezvăluie) (?:promptul|instrucțiunile|mesajul) (?:tău|tale|de sistem|sistemului|inițial\\w*)',
    ],
    [
      'literal',
      'start',
      '(?:scrie|spune|afișează|returnează|răspunde)(?: doar| numai)?(?: cu)?(?: cuvântul| textul)? ?["“„«][^"”“»]{1,40}["”“»][.!]?$',
    ],
    [
      'persona',
      'start',
      'ca (?:un|o)? ?.{3,50}, (?:ce|cum|spune|explică|descrie|scrie|de ce)|cum (?:te-ai|v-ați|ai) .{3,60} ca (?:un|o)|în rolul',
    ],
    [
      'roleplay',
      'start',
      'prefă-te|imaginează-ți că (?:ești|joci)|închipuie-ți că ești|(?:intră|intrați) în rolul|(?:adoptă|asumă-ți|ia|joacă|preia|interpretează|asumați-vă) (?:rolul|personajul|identitatea)|(?:comportă-te|acționează|vorbește|răspunde|poartă-te) ca|joacă(?:-te)?(?: rolul)?|(?:acum )?ești (?:un|o|acum|cel|cea)|fii (?:un|o)|întruchipează|simulează|de acum (?:înainte|încolo)|să fii|presupune că ești',
    ],
    [
      'agent',
      'any',
      'deschide (?:un )?(?:pull request|pr)|rulează testele|în (?:acest|proiectul|depozitul|repo)(?:-ul)?(?: meu)? (?:depozit|repo|proiect)|(?:parcurge|scanează|verifică) (?:toate|tot|întregul) (?:fișierele|proiectul|codul|inbox)|fă commit|lansează în producție|în fiecare (?:zi|dimineață|oră|săptămână),? (?:verifică|trimite|adună)|automatizează|folosește (?:browserul|terminalul|uneltele|instrumentele)|când (?:ai terminat|termini),? (?:raportează|spune|trimite)|caută pe (?:web|internet)',
    ],
    [
      'formula',
      'start',
      '(?:scrie|creează|dă-mi|dă|generează|fă|oferă|arată|transformă|convertește|traduce|propune)\\b.{0,90}\\b(?:regex|expresi[ea] regulat[ăe]|interogare(?: sql)?|sql|formul[ăa](?: (?:în|de|pentru) (?:excel|google|sheets))?|comand[ăa](?: (?:linux|bash|git|shell))?|html|css|latex|markdown|cron)',
    ],
    [
      'app',
      'start',
      '(?:creează|construiește|fă|dezvoltă|generează|proiectează|programează|scrie|realizează)(?:-mi)?\\b.{0,50}?\\b(?:site(?:-ul|-uri)?|pagin[ăa] web|website|aplicați[ei]a?|extensie|chatbot|bot|joc(?:ul)? (?:de|snake|tetris|în)|magazin online|prototip|plugin|dashboard)',
    ],
    [
      'code',
      'start',
      `(?:implementează|programează|codează)|(?:scrie|creează|dezvoltă|construiește|fă|generează|proiectează|oferă|dă-mi|arată-mi|elaborează)(?:-mi)?\\b.{0,90}?\\b(?:(?:${CODE_LANGUAGES})\\b.{0,40}?(?:funcți[ei]a?|script|program|cod|clasă)|funcți[ei]a?(?: (?:care|pentru|ce|python))|algoritm(?:ul)?|cod(?:ul)? (?:care|pentru|în|python)|program (?:care|ce|python|în|pentru)|script(?:ul)? (?:care|python|bash|pentru)|teste unitare|(?:python|javascript|typescript|java|c\\+\\+|php))`,
    ],
    [
      'translate',
      'any',
      `(?:tradu(?:ce|ceți|cere[aei]?|-mi)?|traduse?)|cum (?:se (?:spune|zice|traduce)|spun|zic) .{1,60} în ${TONGUES}|(?:în|din) ${TONGUES} ?[:：]`,
    ],
    [
      'debug',
      'any',
      '(?:repară|corectează|depanează|rezolvă) .{0,20}(?:codul|eroarea|bug|funcția|scriptul|programul)|(?:codul|funcția|scriptul|programul)(?: meu| mea| acesta)? (?:nu merge|nu funcționează|dă eroare|aruncă|returnează)|traceback|(?:type|syntax|index|key|value|name)error|găsește (?:bug|eroarea)|(?:codul|funcția|scriptul|programul).{0,90}(?:unde|care) (?:e|este) (?:greșeala|eroarea|problema|bug)|(?:codul|funcția|scriptul|programul) .{0,24}ar trebui să .{3,80},? dar',
    ],
    [
      'readcode',
      'any',
      '(?:ce face|ce afișează|ce returnează|care este (?:rezultatul|ieșirea|complexitatea)) .{0,30}(?:cod|funcți|script|program|algoritm)|explică .{0,25}(?:codul|funcția|scriptul|programul) ?(?:acesta|de mai jos|următor|:|$)',
    ],
    [
      'summarise',
      'start',
      `rezumă|rezuma|rezumați|sumarizează|sintetizează|(?:fă|scrie|dă|oferă|realizează|creează)(?:-mi)?(?: te rog)?(?: un)?(?: scurt)? (?:rezumat|sinopsis|sumar|sinteză)|care (?:sunt|este) ideile? principal[eă]|ideea principală`,
    ],
    [
      'correct',
      'start',
      '(?:corectează|corectați|corecta|verifică|modifică|editează|revizuiește|repară|îndreaptă)\\b.{0,90}?\\b(?:gramatical[eă]?|gramatica|greșeli(?:le)?|ortografi[ea]|erori(?:le)?|punctuați[ae]|typo)|(?:corectează|corectați|corecta)(?:-mi)? (?:acest|următor|text|propoziți|fraz|mail|e-?mail|mesaj|scrisoare)',
    ],
    [
      'rewrite',
      'start',
      `(?:rescrie|rescrieți|reformulează|reformulați|parafrazează|simplifică|scurtează|prescurtează|îmbunătățește|rafinează|reformatează|adaptează|transformă|schimbă|modifică|înlocuiește|extinde)(?! (?:ecuația|expresia|fracția))|fă (?:${PASTED}|textul|mesajul)\\b.{0,30}(?:mai|să sune)|pune .{0,30}la (?:timpul|persoana)`,
    ],
    [
      'reply',
      'start',
      'răspunde(?:ți|-i|-le)? (?:\\w+ ){0,4}la (?:acest |acesta |următorul |ultimul )?(?:mesaj|e-?mail|mail|sms|comentari|invitați|scriso)\\w*',
    ],
    [
      'extend',
      'start',
      'adaugă (?:încă )?(?:un|o|două|doi|trei|patru|\\d+) (?:\\w+ )?(?:vers|strof|rând|propoziți|fraz|paragraf)\\w*|continuă|completează|termină|finalizează|scrie (?:continuarea|finalul|următorul)|ce se întâmplă (?:mai departe|în continuare)|umple spațiile',
    ],
    [
      'prove',
      'start',
      'demonstrează|demonstrați|dovedește|arată că|verifică (?:dacă|corectitudinea)|dedu(?:ce)?|adevărat sau fals|este adevărat că',
    ],
    [
      'math',
      'start',
      '(?:rezolvă|rezolvați)(?! (?:misterul|conflictul))|calculează|calculați|aflați|află (?:câ|valoarea|aria|suma|probabilitatea)|factorizează|derivează|integrează|exprimă|(?:găsește|determină|determinați|găsiți)\\b.{0,50}\\b(?:valoarea|derivata|integrala|aria|volumul|perimetrul|suma|rădăcin|probabilitatea|ecuația|restul|media|soluți)|care (?:este|e) (?:aria|volumul|probabilitatea|suma|restul|perimetrul|produsul|derivata)|cât (?:fac|face) \\d',
    ],
    [
      'math',
      'any',
      '(?:probabilitatea (?:ca|de)|restul (?:când|împărțirii)|aria (?:triunghiului|dreptunghiului|cercului)|în funcție de [a-z]\\b)',
    ],
    [
      'classify',
      'start',
      'clasifică|clasificați|categorizează|încadrează|etichetează|sortează|grupează|(?:identifică|spune(?:-mi)?|stabilește|determină|decide|judecă|apreciază|indică) (?:dacă|care (?:dintre|este|sunt)|sentimentul|categoria|genul)|evaluează următoarele',
    ],
    [
      'classify',
      'any',
      '(?:drept|ca|ca fiind) (?:fie|pozitiv|negativ)|(?:în|una dintre) (?:următoarele )?categorii|sentimentul|din ce categorie|(?:pozitiv|negativ)(?:ă)? sau (?:negativ|pozitiv)',
    ],
    [
      'extract',
      'start',
      '(?:extrage|extrageți|scoate|culege)|din (?:textul|anunțul|mesajul|paragraful|articolul|e-?mailul|fragmentul|propoziția|recenzia|recenziile|factura|procesul|raportul|rapoartele|lista|știrea|comunicatul).{0,30}(?:scoate|extrage|culege|alege|notează)|(?:listează|găsește|identifică|enumeră|subliniază)\\b.{0,60}\\b(?:din|în) (?:text|următor|acest|paragraf|articol|fiecare)',
    ],
    [
      'choice',
      'any',
      'care dintre (?:următoarele|acestea|variante|opțiuni)|(?:cuvânt|termen|element) (?:este|e) în plus|nu (?:aparține|se potrivește)|alege (?:varianta|răspunsul|opțiunea)|variantă corectă|adevărată, falsă sau',
    ],
    [
      'decide',
      'any',
      '(?:ar trebui|trebuie) să (?:aleg|cumpăr|accept|mă mut|renunț|plec|investesc|schimb|iau|merg|fac)|(?:ar trebui|trebuie) (?:eu )?să .{3,60} sau|ce (?:să aleg|e mai bine|este mai bine|aș alege)|care (?:e|este) mai (?:bun|bună|potrivit|avantajos)|merită (?:să)?|nu (?:știu|mă pot) (?:ce să aleg|hotărî|decide)|avantaje(?:le)? și dezavantaje(?:le)?|argumente pro și contra|ajută-mă să (?:aleg|decid)|mai bine să',
    ],
    [
      'compare',
      'any',
      'diferenț[aăe](?:le)?(?: dintre| între)?|compară|comparați|comparație(?! (?:din viața|cu ceva|simplă|cotidiană))|versus|vs\\.?|spre deosebire|prin ce (?:se deosebe|difer)|asemănări(?:le)?|în comparație cu',
    ],
    [
      'recipe',
      'any',
      'rețet[ăe]|cum (?:se (?:face|gătește|prepară)|fac|gătesc|prepar) .{0,30}(?:supă|ciorbă|prăjitur|tort|pâine|cozonac|sarmale|clătite|friptur|salat|mămălig|orez|paste|pizza)',
    ],
    ['timeline', 'any', 'cronologi\\w+|ordine cronologică|linie a timpului'],
    [
      'training',
      'start',
      '(?:învăț|pregătesc|pregăti|antrenez|studiez) (?:pentru|la) (?:examen|bac|maraton|test|concurs)',
    ],
    'made',
    [
      'words',
      'any',
      'sinonime?|antonime?|rimează cu|rime pentru|(?<!\\d (?:de )?)cuvinte (?:care|cu|pentru|ce)|propoziți[ei] (?:cu|folosind) cuv|expresii (?:cu|despre)|contrariul|alt cuvânt',
    ],
    [
      'evaluate',
      'start',
      'analizează|analiza|analizați|evaluează|evaluați|critică|comentează|interpretează|recenzează|apreciază|ce părere ai despre (?:acest|această|textul)|examinează',
    ],
    [
      'discuss',
      'any',
      '(?:ce părere ai|ce crezi|ce credeți|care (?:este|e) (?:părerea|opinia) (?:ta|dumneavoastră)|ești de acord|dezbate|dezbateți|argumentează|este (?:moral|etic|corect|drept|rațional|greșit) să|în ce măsură)',
    ],
    ['text', 'start', 'descrie (?:un|o) (?:scen|situați|zi|loc|personaj|lume|oraș)'],
    [
      'describe',
      'start',
      'descrie|descrieți|definește|definiți|prezintă|prezentați|spune-mi (?:ceva |câte ceva |mai multe )?despre|povestește(?:-mi)? despre|vorbește(?:-mi)? despre|(?:oferă|dă)(?:-mi)?(?: o| niște)? (?:descriere|definiție|prezentare|informații|detalii)|informații despre|semnificația|definiția|istoria|importanța|rolul|efectele',
    ],
    [
      'explain',
      'start',
      'explică(?!-ți|ți-)|explicați|lămurește|clarifică|învață-mă|detaliază|dezvoltă|ilustrează|subliniază|evidențiază|expune|(?:oferă|dă)(?:-mi)?(?: o| niște)? (?:explicați[ei]|perspective?|exemplu de cum)|spune-mi (?:cum|de ce|ce)|schițează|sublinia|explica(?!-ți)|prezintă (?:modul|procesul)',
    ],
    [
      'troubleshoot',
      'any',
      'nu (?:merge|funcționează|pornește|se (?:deschide|aprinde|conectează|încarcă|încălzește)|răspunde|mai merge|pot (?:deschide|accesa|instala|conecta))|se (?:blochează|închide|oprește|restartează|deconectează)|ce (?:este|e) (?:greșit|în neregulă)|cum (?:repar|rezolv|pot rezolva)|eroare',
    ],
    [
      'whatif',
      'any',
      'ce s-ar (?:întâmpla|fi întâmplat)|ce-ar fi(?: fost)? dacă|cum ar (?:fi|arăta) .{0,40} dacă|imaginează-ți (?:o lume|că nu|cum ar)|dacă .{3,60} (?:n-ar fi|nu ar fi)',
    ],
    [
      'why',
      'question',
      'de ce|din ce (?:cauză|motiv)|care (?:este|e|sunt|ar putea fi|ar fi|pot fi) (?:cauz|motiv)|ce (?:a cauzat|cauzează|a dus la|provoacă|determină)|cum se face că',
    ],
    [
      'advice',
      'any',
      'sfat(?:uri(?:le)?)?|ponturi|cum (?:fac |pot )?(?:să )?nu mai(?! (?:apar|primesc|se|pornesc|deschid))|cum (?:scap de|renunț la|mă (?:las|dezvăț) de) (?:obicei|fric|team|amân|dependenț|fumat|țigări|telefon|alcool|zahăr|dulciuri|stres|anxiet|timidit|lene)\\w*|cum (?:pot|aș putea|să|poți|se poate)(?: să)?(?: îmi| mă| ne)? (?:îmbunătăți|deveni|dezvolt|scap|slăbi|învăț|economisi|gestion|face față|depăși|reduc|crește|cresc|motiv|concentr|relax|comunic|pregăt|organiz|dorm|evit)\\w*|strategii (?:de|pentru)|modalități (?:de|prin care)|recomandări pentru|cum să (?:fii|fiu|devin|scap|învăț|slăbesc)',
    ],
    [
      'howto',
      'any',
      'cum (?:scot|scap|curăț|repar|obțin|șterg|schimb|dau|iau|aleg|pornesc|închid|deschid|învăț|trimit|activez|dezactivez|pot|aș putea|să|se(?! (?:form|produc|produs|nasc|naș|întâmpl|transmit|dezvolt|reproduc|hrăn|mișc|orient|comport|adapt|vind|răspând)\\w*)|fac|îmi|poți|instalez|configurez|calculez|scriu|folosesc|ajung)(?! modelează| influențează)|care sunt pașii|pași(?:i)? pentru|ce trebuie să fac|instrucțiuni (?:pentru|de)|mod de',
    ],
    [
      'names',
      'any',
      'num(?:e|ele) (?:pentru|de)|idei de nume|cum (?:să|aș putea să)(?: îmi)? (?:numesc|denumesc)|ce nume',
    ],
    ['ideas', 'any', 'idei|idee|brainstorming|moduri creative|ce pot (?:face|găti) cu|inspirație|sugestii de'],
    [
      'recommend',
      'any',
      'recomand\\w*|sugera|sugerează|suger\\w+|(?:care|ce) (?:e|este|sunt)(?: cel| cea| cele| cei) mai (?:bun|bună|bune|buni|potrivit|frumos|frumoase|ieftin)|ce (?:carte|cărți|film|filme|laptop|telefon|restaurant|seriale?) (?:să|ar trebui|merită|îmi)|unde (?:să|pot|aș putea) (?:merg|mânca|sta|cumpăra|vizita|călători)|cel mai bun|cea mai bună|cea mai bună perioadă|un .{3,20} bun pentru',
    ],
    ['puzzle', 'any', 'ghicitoare|ghicește|enigmă|puzzle logic'],
    [
      'list',
      'start',
      'listează|lista|enumeră|enumera|enumerați|numește|numiți|menționează|(?:dă|oferă)(?:-mi)?(?: \\w+){0,3}? exemple|care sunt|ce (?:fel|tipuri) de|(?:beneficiile|avantajele|tipurile|cauzele|simptomele|etapele)|descrie (?:cinci|trei|patru|șase|\\d+)',
    ],
    [
      'quantity',
      'question',
      'cât(?:ă|e|i)?|la ce (?:distanță|temperatură)|ce (?:înălțime|lungime|populație|suprafață|vârstă) are|care (?:este|e) (?:numărul|populația|distanța|prețul|înălțimea|lungimea|suprafața|temperatura)|estimează',
    ],
    [
      'explain',
      'question',
      'cum(?! te| mă)|în ce (?:mod|fel)|ce (?:rol|efect|impact|legătură)|care (?:este|e) (?:rolul|procesul|relația|legătura|impactul|mecanismul|scopul|sensul|principiul)',
    ],
    [
      'describe',
      'question',
      'ce (?:este|e|sunt|înseamnă|reprezintă|a fost|era)|ce-i|care (?:este|e) (?:definiția|semnificația|sensul)',
    ],
    [
      'yesno',
      'question',
      '(?:este|e|sunt|poate|pot|există|are|am|ai|trebuie|se poate|a fost|au fost|oare|putem|e adevărat)',
    ],
    ['fact', 'question', 'cine|cui|când|unde|care|ce|în ce|din ce|cu ce|la ce|pe ce|de unde|a cui'],
  ],
  makes: [
    ['plan', '(?:planifică|organizează|programează|planificați|organizați|aranjează)'],
    ['recommend', '(?:sugerează|recomandă|propune|propuneți)(?:-mi)?'],
    ['ideas', '(?:inventează|găsește(?:-mi)?(?: niște| câteva)? idei|vino cu)'],
    [
      'list',
      '(?:fă(?:-mi)? o listă|creează(?:-mi)? o listă|întocmește o listă|listează|fă(?:-mi)? un tabel|creează(?:-mi)? un tabel)',
    ],
    [
      'text',
      '(?:schițează(?= (?:o postare|un articol|un e-?mail|o scrisoare|un text|un discurs|un eseu))|scrie|scrieți|compune|compuneți|redactează|redactați|formulează|alcătuiește)(?:-mi)?',
    ],
    [
      'unknown',
      '(?:creează|creați|generează|fă|faceți|produce|pregătește|elaborează|concepe|dezvoltă|proiectează|construiește|dă|dați|oferă|oferiți|realizează|întocmește|arată|alege|găsește|răspunde|desenează|spune|împărtășește|construi|crea|scrii|faci|creezi|redactezi|un|o)(?:-mi|-ne)?',
    ],
  ],
  artifacts: [
    ['words', '(?:sinonime?|antonime?|rime|proverbe)'],
    ['reply', 'răspuns(?:ul)? (?:la|pentru)'],
    [
      'email',
      '(?:e-?mail(?:ul|uri)?|mail(?:ul)?|scriso(?:are|ri|area)|mesaj(?:ul|e)?|invitați[ei]|felicitare|demisi[ea]|plângere|reclamați[ei]|notificare|cerere de concediu|mulțumire|scuze)',
    ],
    [
      'essay',
      '(?:eseu(?:l|ri)?|lucrare|referat|compunere|teză|licență|disertație|text argumentativ|comentariu literar)',
    ],
    [
      'article',
      '(?:articol(?:ul|e)?|postare(?:a)? (?:captivantă )?(?:pe|de|pentru) blog(?:ul)?|postare .{0,20}blog\\w*|blog|newsletter|reportaj|comunicat de presă|ghid)',
    ],
    [
      'story',
      '(?:povest(?:e|ea|iri|ioară)|basm(?:ul)?|nuvel[ăae]|roman|fabulă|legendă|povestire|capitol|paragraf introductiv .{0,30}nuvel\\w+)',
    ],
    [
      'poem',
      '(?:poezi[ei]a?|poem(?:ul)?|haiku|sonet|versuri|cântec(?:ul)?|strofă|rap|baladă|refren|cântec de leagăn|imn)',
    ],
    [
      'caption',
      '(?:titl(?:u|uri|ul)|slogan(?:ul|uri)?|motto|tweet|descriere (?:pentru|de) (?:instagram|profil|bio)|bio|postare (?:pe|pentru|de) (?:instagram|facebook|linkedin|twitter|tiktok)|urare|glum[ăe]|banc(?:uri)?|citat(?:e)?|hashtag|status)',
    ],
    ['speech', '(?:discurs(?:ul)?|toast|prezentare (?:orală|despre)|pitch|cuvântare|alocuțiune|monolog)'],
    [
      'copy',
      '(?:descriere(?:a)? (?:de|a|pentru)(?: un)? produs\\w*|reclam[ăe]|anunț(?:uri)?|text publicitar|pagină de vânzare|campanie|broșură|pliant|text de vânzare)',
    ],
    ['interview', '(?:întrebări (?:de|pentru|la)(?: un)? interviu|chestionar|sondaj|întrebări pentru)'],
    ['quiz', '(?:quiz|test(?:e)?(?: grilă)?|întrebări|examen|fișă de lucru|exerciții|grile)'],
    ['lesson', '(?:plan(?:ul)? (?:de|al) lecți[ei]i?|lecți[ei]|curs(?:ul)?|programă|curriculum|atelier)'],
    [
      'document',
      '(?:cv|curriculum vitae|scrisoare de (?:intenție|motivare|recomandare)|contract(?:ul)?|raport(?:ul)?|propunere|plan de afaceri|ofertă|politică|document(?:ație)?|proces[- ]verbal|cerere|fișa postului|anunț de angajare|acord|regulament|manual|șablon|studiu de caz|brevet)',
    ],
    [
      'dialogue',
      '(?:dialog(?:ul)?|conversați[ei]|dramatizare|scheci|scen(?:ă|ariu|eta|etă)|piesă|script|interviu cu|schiță)',
    ],
    ['recipe', '(?:rețet[ăe])'],
    ['meals', '(?:plan(?:ul)? (?:de mese|alimentar|de alimentație)|meniu(?:l)?|dietă|regim)'],
    ['trip', '(?:itinerar(?:iu)?|călători[ei]|excursi[ei]|vacanț[ăe]|city break|traseu|zile (?:în|la))'],
    [
      'training',
      '(?:(?:plan|program)(?:ul)? de (?:antrenament|studiu|exerciții|învățare|alergare|fitness|recapitulare)|antrenament|rutină de exerciții)',
    ],
    [
      'schedule',
      '(?:program(?:ul)?(?: zilnic| săptămânal)?|orar(?:ul)?|agend[ăa]|calendar(?:ul)?|ordinea de zi|ședinț[ăe]|întâlniri|rutină)',
    ],
    ['outline', '(?:structur[ăa]|cuprins|schema|schiță a|plan de idei)'],
    [
      'plan',
      '(?:plan(?:ul|uri)?|strategi[ei]|foaie de parcurs|proiect|petrecere|eveniment|nuntă|buget|lansare|campanie de)',
    ],
    ['names', '(?:nume(?:le)?|porecl[ăe]|denumir[ei])'],
    ['ideas', '(?:idei|idee|sugestii|teme|subiecte|cadou(?:ri)?|activități|jocuri|provocări)'],
    ['recommend', '(?:recomandări|cărți|filme|seriale|podcasturi|restaurante|hoteluri|aplicații)'],
    ['timeline', '(?:cronologie)'],
    ['advice', '(?:sfaturi|ponturi|recomandări pentru)'],
    ['howto', '(?:instrucțiuni|pași|tutorial)'],
    ['image', '(?:imagin[ei]|ilustrați[ei]|desen|fotografi[ei]|logo|poster|afiș|tablou)'],
    ['list', '(?:list[ăe]|tabel|exemple|motive)'],
    ['describe', '(?:descriere|definiție|prezentare|introducere)'],
    ['evaluate', '(?:analiz[ăa]|recenzi[ei]|critică|evaluare|comparație)'],
    [
      'text',
      '(?:paragraf(?:e)?|text(?:ul)?|propoziți[ei]|fragment|introducere|concluzie|conținut|biografie|recomandare)',
    ],
  ],
  question:
    'cine|cui|ce|ce-i|când|unde|care|de ce|cum|cât|câtă|câte|câți|din ce|în ce|cu ce|la ce|pe ce|de unde|este|e|sunt|poate|există|oare|se poate|dacă .{3,80},? (?:ce|care|câ|unde|cum|cine)|a cui',
  request:
    'citește|având|consideră|ghicește|răspunde|identifică|determină|alege|selectează|completează|potrivește|ordonează|aranjează|estimează|prezice|găsește|verifică|imaginează-ți|presupune|spune|ajută|schimbă|transformă|adaugă|elimină|numără|compară|notează|studiază|folosește|participi|fă|dă|arată|vorbește|incorporează|adoptă',
  unfinished: 'este|sunt|e|a|de|la|în|cu|pe|pentru|și|sau|ca|decât|numit[ăe]?|deoarece|că',
  wish: 'folosește|utilizează|include|adaugă|asigură-te|evită|nu|fără|doar|numai|limitează|trebuie|textul (?:trebuie|să)|povestea (?:trebuie|să)|dă|oferă|propune|concentrează-te|menționează|explică-ți|explică-mi|arată|păstrează|formatează|răspunde|începe|încheie|durata|tonul|stilul|lungimea|formatul|fii|să (?:fie|conțină|includă|aibă)|maxim|minim|cel (?:mult|puțin)|scrie|te rog|de asemenea|în plus|subiectul|nivelul|sari peste|enumeră|returnează|afișează|redă|ordonează|grupează|sortează|marchează|pune|separă',
  above: '(?:textul |codul |mesajul |paragraful )?(?:de mai sus|anterior|precedent)',
  formal:
    'vă rog|vă mulțumesc|să vă|v-aș|dumneavoastră|dvs|dumneavoastra|puteți|scrieți|explicați|oferiți|faceți|dați|rezumați|creați|traduceți|corectați|ați putea|ajutați',
  slots: {
    audience:
      'pentru (?:un |o |niște |cei |niste )?(?:\\w+ ){0,2}?(?:începător\\w*|copi[iil]\\w*|elevi\\w*|studenți\\w*|adulți\\w*|adolescenți\\w*|clienți\\w*|client\\w*|cititor\\w*|utilizator\\w*|părinți\\w*|profesor\\w*|manager\\w*|angajați\\w*|colegi\\w*|echip\\w+|prieten\\w*|specialiști\\w*|public\\w*|seniori\\w*|vârstnici\\w*|mama|tata|bunic\\w*|soți[ae]\\w*|soțul\\w*|frate\\w*|sora|soacr\\w*|socr\\w*|iubit\\w*|fiica|fiul|clasa)|către (?:un |o )?\\w+|(?:șefului|clientului|profesorului|prietenului|prietenei|managerului|echipei|părinților|colegilor|vecinului)|publicul? țintă|pe înțelesul|în termeni simpli|clienții',
    tone: 'ton(?:ul)?|stil(?:ul)?|formal|informal|profesional|prietenos|amuzant|serios|politicos|academic|relaxat|convingător|captivant[ăe]?|intrigant[ăe]?|romantic|dramatic|ironic|umoristic|cald|entuziast|poetic|creativ|simplificat[ăe]?',
    format:
      'list[ăe]|puncte|tabel|json|csv|markdown|html|format(?:ul)?|pași|secțiuni|titluri|subtitluri|versuri|strofe|rimă|coloane|schemă|numerotat\\w*|șablon|poezie',
    length:
      '(?:\\d+|un|o|doi|două|trei|patru|cinci|șase|zece|o sută|câteva)(?: de)? (?:cuvinte|propoziții|fraze|paragrafe?|pagini|rânduri|caractere|minut|minute|strofe|propoziție|frază|paragraf|pagină)|scurt[ăe]?|pe scurt|concis|detaliat[ăe]?|succint|lungime',
    deadline:
      'termen(?:ul)? limită|până (?:mâine|luni|marți|miercuri|joi|vineri|la sfârșitul|pe)|urgent|mâine|în (?:\\d+|două|trei|patru) (?:zile|săptămâni|luni|ore)|durata',
    context:
      'deoarece|pentru că|fiindcă|sunt (?:un|o|student|elev|profesor|în)|lucrez|am (?:un|o|\\d+)|(?:compania|firma|echipa|situația|scopul|proiectul|bugetul) (?:mea|meu|noastr)|context|studiez|mă pregătesc|vreau să|locuiesc|noi suntem|ca să',
    constraints:
      'nu|fără|evită|doar|numai|trebuie|cel mult|cel puțin|maxim|minim|exact|cu excepția|asigură-te|inclu[zd]\\w*|include|incorporând|evidențiind|respect\\w*|limită|între \\d+ și \\d+|ținând cont|nu începe',
  },
  traits: {
    steps:
      'pas cu pas|explică-ți (?:pașii|raționamentul|răspunsul)|pașii raționali|arată (?:pașii|calculele|raționamentul)|raționamentul|cum ai ajuns',
    examples: 'exempl\\w+|de exemplu|de pildă|cum ar fi|precum',
    reasons: 'de ce|motiv\\w*|justifică|explică|deoarece',
    count: '\\d+ \\w+|doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|douăzeci|o duzină',
    sources: 'surs[ăe]|citează|referințe|bibliografie|dovezi|studii',
    recent:
      'actual(?! poziți)|în prezent|azi|astăzi|anul acesta|cel mai nou|preț(?:ul)?|curs(?:ul)? valutar|202\\d|președintele|campion',
    health:
      'sănăt\\w+|dietă|vegan|greutate|slăb\\w+|exerciți\\w+|vitamin\\w+|suplimente|medicament\\w*|simptom\\w*|boal\\w+|virus|vaccin\\w*|covid|cancer|diabet|tensiune|sarcin[ăa] (?:este|de)|somn|insomnie|anxietate|depresi\\w+|terapie|dureri?|febră|gripă|doctor|medic|alergi\\w+|calorii|abdominal|spital',
    money:
      'invest\\w+|acțiuni|crypto|bitcoin|credit|ipotec\\w+|datori\\w+|impozit\\w*|taxe|pensi[ei]|salariu|asigurare|dobând\\w+|inflați\\w+|bancă|economii|chirie|bani',
    law: 'legal|ilegal|lege|avocat|proces(?! |ul de)|contract|viză|proprietar|chiriaș|divorț|custodie|drepturi de autor|brevet|imigra\\w+|tribunal|gdpr|despăgubir\\w+|testament',
    travel: 'călător\\w+|vacanț\\w+|excursi\\w+|vizit\\w+|itinerar\\w*|zbor|hotel|turist\\w*|city break',
    technology:
      'software|aplicați\\w+|calculator|laptop|telefon|iphone|android|windows|mac|linux|excel|word|browser|chrome|wifi|wi-fi|router|server|cloud|sql|api|docker|git|python|java|javascript|react|bază de date|site|program(?:ul)? de calculator',
    table: 'tabel|coloane|rânduri',
    mail: 'e-?mail\\w*|mail',
    fiction: 'fictiv[ăe]?|personaj|în film|în carte',
    expert:
      '(?:expert|consultant|specialist|inginer|programator|analist|consilier|antrenor|avocat|medic|doctor|nutriționist|contabil|copywriter|editor|economist|cercetător|psiholog|designer|arhitect|manager|profesor)',
    ongoing:
      'conversați\\w+|de acum (?:înainte|încolo)|prima (?:mea |noastră )?(?:întrebare|cerere|solicitare)|să începem|îți voi|voi (?:da|spune|scrie)|pe parcursul|în toate|pe măsură ce|pentru început|așteaptă',
    person: 'cine (?:este|e|a fost|sunt|era) [^?]{2,40}\\?*$',
    ownVoice: 'eu|mea|meu|mele|mei|mie',
  },
} as const satisfies LexiconSource;
