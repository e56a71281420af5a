import { askedOver } from './particular.js';

/** So many there are and no more: all of them are wanted, and neither a figure nor the fame of each. */
const closedList = askedOver([
  'entries',
  'list',
  'roster',
  'fact',
  'plain',
  'small',
  'unknown',
  'question',
  'text',
  'quantity',
  'record',
]);

/** "Countries that border Lake Victoria" */
export const CLOSED_LISTS = {
  english: closedList(
    '(?:(?:please|list|name|give me|tell me|which|what|all|are|the|of) )*(?:countries|states|nations|provinces|cantons|counties|regions|departments|cities)(?: \\p{L}+)? (?:(?:that|which) )?(?:(?:share|have) a (?:land )?border with|border(?:s|ing|ed)?(?: on)?|touch(?:ing)?|surround(?:ing)?|neighbou?r(?:ing)?|lie on|lying on|adjoin(?:ing)?) [^?.\\n]{2,60}',
    'Name all of them and say how many there are, in an order in which none is missed, such as round the map, and add only those that are doubtful, with the reason.',
    [
      'Entries: all of them, none left out',
      'Count: how many there are, in the first line',
      'Order: one in which none is missed, such as round the map',
      'Doubtful: what is sometimes counted and sometimes not, with the reason',
    ],
    [
      'Go round the map and name each one.',
      'Count them, and say how many there are.',
      'Name what is doubtful or often wrongly counted, or say that nothing is.',
    ],
  ),
  german: closedList(
    '(?:(?:bitte|nenne?|liste|welche|alle|sind|die|der|mir) )*(?:lander|staaten|bundeslander|kantone|provinzen|regionen|landkreise|stadte),? (?:(?:die|welche) )?(?:[^?.\\n]{0,40} )?(?:grenzen|angrenzen|liegen am|grenzt)(?!\\p{L})[^?.\\n]{0,60}',
    '{Nenn|Nennen Sie} alle und wie viele es sind, in einer Reihenfolge, in der keines fehlt, etwa rund um die Karte, und {ergänz|ergänzen Sie} nur die strittigen, mit dem Grund.',
    [
      'Einträge: alle, keiner ausgelassen',
      'Anzahl: wie viele es sind, in der ersten Zeile',
      'Reihenfolge: eine, in der keiner fehlt, etwa rund um die Karte',
      'Strittig: was mal mitgezählt wird und mal nicht, mit dem Grund',
    ],
    [
      '{Geh|Gehen Sie} rund um die Karte und {nenn|nennen Sie} jeden Eintrag.',
      '{Zähl|Zählen Sie} nach, wie viele es sind.',
      '{Nenn|Nennen Sie}, was strittig ist oder oft falsch mitgezählt wird, oder dass es nichts davon gibt.',
    ],
  ),
  french: closedList(
    '(?:(?:liste|cite|nomme|donne|quels|quelles|sont|tous|toutes|les|des|moi) )*(?:pays|etats|regions|departements|provinces|cantons)(?: \\p{L}+)? (?:qui )?(?:bordent|bordant|sont frontaliers?|frontaliers?|ont une frontiere|partagent une frontiere|touchent|entourent|limitrophes|voisins)(?!\\p{L})[^?.\\n]{2,60}',
    '{Nomme|Nommez} tous ceux qu’il y a et {dis|dites} combien ils sont, dans un ordre où aucun ne manque, par exemple en suivant la carte, et {ajoute|ajoutez} seulement les cas douteux, avec la raison.',
    [
      'Éléments : tous, aucun oublié',
      'Nombre : combien ils sont, dès la première ligne',
      'Ordre : un ordre où aucun ne manque, comme le tour de la carte',
      'Cas douteux : ce que l’on compte ou non, avec la raison',
    ],
    [
      '{Fais|Faites} le tour de la carte et {nomme|nommez} chacun.',
      '{Compte|Comptez} et {dis|dites} combien ils sont.',
      '{Nomme|Nommez} ce qui est douteux ou souvent compté à tort, ou {dis|dites} que rien ne l’est.',
    ],
  ),
  spanish: closedList(
    '¿?(?:(?:lista|enumera|nombra|dime|dame|que|cuales|son|todos|los|las|de) )*(?:paises|estados|provincias|regiones|departamentos|municipios)(?: \\p{L}+)? (?:que )?(?:limitan|limita|lindan|tienen frontera|comparten frontera|fronterizos|hacen frontera|bordean|rodean|limitrofes|vecinos)(?!\\p{L})[^?.\\n]{2,60}',
    '{Nombra|Nombre} todos y {di|diga} cuántos son, en un orden en que no falte ninguno, como el del mapa, y {añade|añada} solo los dudosos, con el motivo.',
    [
      'Entradas: todas, sin omitir ninguna',
      'Número: cuántos son, en la primera línea',
      'Orden: uno en que no falte ninguno, como el del mapa',
      'Dudosos: lo que a veces se cuenta y a veces no, con el motivo',
    ],
    [
      '{Recorre|Recorra} el mapa y {nombra|nombre} cada uno.',
      '{Cuenta|Cuente} cuántos son.',
      '{Nombra|Nombre} lo dudoso o lo que suele contarse por error, o {di|diga} que no lo hay.',
    ],
  ),
  italian: closedList(
    '(?:(?:elenca|nomina|dimmi|dammi|quali|sono|tutti|tutte|i|gli|le|che) )*(?:paesi|stati|regioni|province|cantoni)(?: \\p{L}+)? (?:che )?(?:confinano|confinanti|si affacciano|affacciati|circondano|hanno un confine|condividono un confine)(?!\\p{L})[^?.\\n]{2,60}',
    'Nomina tutti e di’ quanti sono, in un ordine in cui non ne manchi nessuno, come il giro della carta, e aggiungi solo i casi dubbi, con il motivo.',
    [
      'Voci: tutte, nessuna esclusa',
      'Numero: quanti sono, nella prima riga',
      'Ordine: uno in cui non ne manchi nessuno, come il giro della carta',
      'Dubbi: ciò che a volte si conta e a volte no, con il motivo',
    ],
    [
      'Fai il giro della carta e nomina ognuno.',
      'Conta quanti sono.',
      'Nomina ciò che è dubbio o spesso contato per errore, o di’ che non c’è.',
    ],
  ),
  portuguese: closedList(
    '(?:(?:liste|cite|nomeie|diga|quais|sao|todos|os|as|que) )*(?:paises|estados|provincias|regioes|municipios)(?: \\p{L}+)? (?:que )?(?:fazem fronteira|fazem divisa|limitam|limitrofes|vizinhos|banhados|cercam|tem fronteira)(?!\\p{L})[^?.\\n]{2,60}',
    'Nomeie todos e diga quantos são, numa ordem em que não falte nenhum, como a volta do mapa, e acrescente só os duvidosos, com o motivo.',
    [
      'Itens: todos, sem faltar nenhum',
      'Número: quantos são, na primeira linha',
      'Ordem: uma em que não falte nenhum, como a volta do mapa',
      'Duvidosos: o que ora se conta, ora não, com o motivo',
    ],
    [
      'Dê a volta ao mapa e nomeie cada um.',
      'Conte quantos são.',
      'Nomeie o que é duvidoso ou muitas vezes contado por engano, ou diga que não há.',
    ],
  ),
  romanian: closedList(
    '(?:(?:enumera|listeaza|numeste|spune|da-mi|care|ce|sunt|toate) )*(?:tari|tarile|state|statele|judete|judetele|regiuni|regiunile|provincii)(?: \\p{L}+)? (?:care |ce )?(?:se invecineaza|sunt vecine|vecine|au granita|au iesire|au frontiera|inconjoara|marginesc|limitrofe)(?!\\p{L})[^?.\\n]{2,60}',
    '{Numește|Numiți}-le pe toate și {spune|spuneți} câte sunt, într-o ordine în care nu lipsește niciuna, cum ar fi în jurul hărții, și {adaugă|adăugați} doar cazurile îndoielnice, cu motivul.',
    [
      'Intrări: toate, fără să lipsească vreuna',
      'Număr: câte sunt, pe primul rând',
      'Ordine: una în care nu lipsește niciuna, cum ar fi în jurul hărții',
      'Îndoielnice: ce se numără uneori și alteori nu, cu motivul',
    ],
    [
      '{Mergi|Mergeți} în jurul hărții și {numește|numiți} fiecare.',
      '{Numără|Numărați} câte sunt.',
      '{Numește|Numiți} ce e îndoielnic sau numărat adesea greșit, sau {spune|spuneți} că nu există așa ceva.',
    ],
  ),
  chinese: closedList(
    '(?:请?(?:列出|列举|说出|写出|告诉我)?)(?:所有|全部)?(?:(?:与|和|跟|同)[^，。？\\n]{1,16}(?:接壤|相邻|毗邻|交界)的?(?:国家|省份|省|州|地区|城市)|(?:哪些|有哪些)(?:国家|省份|省|州|地区)(?:与|和|跟|同)[^，。？\\n]{1,16}(?:接壤|相邻|毗邻|交界))[^\\n]{0,20}',
    '全部列出并写明一共有几个，按不会漏掉的顺序，比如绕地图一圈，只另外注明有争议的，并说明原因。',
    [
      '条目：全部列出，一个不漏',
      '数目：第一行写明一共几个',
      '顺序：不会漏掉的顺序，比如绕地图一圈',
      '存疑：有时算有时不算的，并说明原因',
    ],
    ['绕地图一圈，逐个写出。', '数一遍，写明一共几个。', '指出有争议或常被误算的；没有就说没有。'],
  ),
  japanese: closedList(
    '[^。？\\n]{1,16}(?:と国境を接する|と国境を接している|に接する|に面する|に隣接する|と隣接する)(?:すべての|全ての)?(?:国|県|都道府県|州|地域)[^\\n]{0,24}',
    'すべて挙げて全部でいくつかを示し、地図を一周するなど漏れのない順に並べ、判断が分かれるものだけ理由とともに添えてください。',
    [
      '項目：一つも漏らさず',
      '数：最初の行に全部でいくつか',
      '順序：地図を一周するなど、漏れのない順',
      '判断が分かれるもの：数えることも数えないこともあるもの、理由とともに',
    ],
    [
      '地図を一周して一つずつ挙げてください。',
      '数えて、全部でいくつかを示してください。',
      '判断が分かれるもの、誤って数えられやすいものを挙げ、なければないと述べてください。',
    ],
  ),
  arabic: closedList(
    '(?:(?:اكتب|قائمه|باسماء|اذكر|عدد|ما|ماهي|هي|اي|جميع|كل|اسماء) )*(?:ال)?(?:دول|بلدان|ولايات|محافظات|مناطق)(?: \\p{L}+)? (?:التي )?(?:تحد|تجاور|تطل|المطله|المجاوره|الحدوديه|المحيطه|تشترك|لها حدود|التي لها حدود)(?!\\p{L})[^؟.\\n]{2,60}',
    'اذكرها كلها وقل كم عددها، بترتيب لا يسقط منه شيء كالدوران حول الخريطة، ولا تضف إلا ما هو محل خلاف مع السبب.',
    [
      'العناصر: كلها دون إسقاط شيء',
      'العدد: كم هي، في السطر الأول',
      'الترتيب: ترتيب لا يسقط منه شيء، كالدوران حول الخريطة',
      'محل خلاف: ما يُعدّ أحيانًا ولا يُعدّ أحيانًا، مع السبب',
    ],
    ['در حول الخريطة واذكر كل واحدة.', 'عُدّها وقل كم هي.', 'اذكر ما هو محل خلاف أو يُعدّ خطأً، أو قل إنه لا يوجد.'],
  ),
} as const;

/** "African countries that start with M": few enough to be gone through, and nothing is to be said of each. */
export const BY_LETTER = {
  english: closedList(
    "(?:(?:please|can|could|you|write|make|create|provide|list|name|give|tell|me|a|an|which|what|all|are|the|of|every|complete|full|there|in|europe(?:'s)?|asia|africa) )*(?:\\p{L}+ )?(?:u\\.?s\\.? )?(?:countries|states|capitals|capital cities|nations|provinces|cantons|counties|continents|months|days of the week|planets|(?:chemical )?elements|oceans)(?: (?:in|of) (?:the )?[\\p{L} ]{2,24}?)? (?:(?:that|which|whose names?|with names?|with a name) )?(?:(?:all|that) )*(?:start|begin|end)(?:s|ing)? (?:with|in) (?:the )?(?:letters? )?[\"“'‘]?\\p{L}{1,3}[\"”'’]?[?.! ]*$",
    'Name all of them in alphabetical order and say how many there are, with nothing else about each, and add only those that are doubtful, with the reason.',
    [
      'Entries: all of them, none left out',
      'Count: how many there are, in the first line',
      'Order: alphabetical, one to a line',
      'Doubtful: what is sometimes counted and sometimes not, with the reason',
    ],
    [
      'Go through all of them and name each one that fits.',
      'Count them, and say how many there are.',
      'Name what is doubtful or often wrongly counted, or say that nothing is.',
    ],
  ),
} as const;
