import { anyWord } from './any-word.js';
import type { DraftParts } from './draft-analysis.js';
import { EVERYDAY } from './everyday-requests.js';
import { over, type Familiar, type Found } from './familiar.js';
import { PRACTICAL } from './practical-requests.js';
import { fold } from './fold.js';
import { isPersonalMessage } from './personal-messages.js';
import { lean } from './lean.js';

const VERB_AND_COLON: readonly Familiar[] = (
  [
    [
      'correct',
      'correct|fix|corrige|corrigez|corrija|corregir|correggi|corecteaza|corectati|korrigiere?|korrigieren sie|改正|纠正|修改|修正|添削|添削して|直して|صحح',
    ],
    ['rewrite', 'improve|mejora|ameliore|verbessere?|melhore|migliora|imbunatateste|润色|优化|改善して|حسن'],
    ['summarise', 'summari[sz]e|resume|resuma|riassumi|rezuma|总结|概括|要約|要約して|لخص|tl;?dr'],
  ] as const
).map(([kind, verbs]) => ({
  kind,
  over: over('fact', 'list', 'explain', 'question'),
  pattern: lean(`^(?:\\p{L}+ ){0,2}?(?:${fold(verbs)})(?: (?:this|esto|ceci|das|isto|questo|asta))?\\s?[:：]`, 'u'),
}));

const CLOSED_SETS = anyWord([
  '(?:list|name|give me|write down|tell me) all (?:the |of the )?(?!about)\\w+',
  '(?:enumera|nombra|dime|lista) (?:todos los|todas las) ',
  '(?:liste|cite|énumère|donne(?:-moi)?) (?:tous les|toutes les) ',
  '(?:nenne|liste|zähle)\\w*(?: mir)? alle ',
  '(?:liste|cite|diga|enumere) (?:todos os|todas as) ',
  '(?:elenca|nomina|dimmi) (?:tutti i|tutti gli|tutte le) ',
  '(?:enumeră|numește|listează) (?:toate|toți) ',
  '列出所有的?|写出全部',
  'すべて(?:挙げ|列挙|教え)',
  'اذكر (?:جميع|كل) ',
  '(?:the )?(?:planets|continents|oceans|days of the week|weekdays|months of the year|(?:four )?seasons(?! of)|(?:zodiac|star) signs|signs of the zodiac|(?:seven |7 )?wonders of the|(?:ten |10 )?commandments|apostles|primary colou?rs|colou?rs of the rainbow|vowels|letters of the|senses|noble gases|(?:us|u\\.s\\.|american|german) states|states (?:of|in)|capitals|countries (?:in|of|that border)|neighbou?rs of|bordering countries|members? (?:of the|states)|presidents of|chess pieces|pillars of islam|great lakes|deadly sins|phases of the moon|stages of grief|parts of speech)',
  '(?:l[oa]s )?(?:planetas|continentes|océanos|días de la semana|meses del año|estaciones del año|signos (?:del zodiaco|zodiacales)|(?:siete |7 )?maravillas del|mandamientos|apóstoles|colores (?:primarios|del arco)|vocales|comunidades autónomas|provincias de|estados de|capitales de|países (?:de|que limitan)|vecinos de|miembros de|presidentes de|cinco sentidos|pecados capitales)',
  "(?:les )?(?:planètes|continents|océans|jours de la semaine|mois de l'année|(?:quatre )?saisons|signes (?:du zodiaque|astrologiques)|(?:sept |7 )?merveilles du|commandements|apôtres|couleurs (?:primaires|de l'arc)|voyelles|départements (?:de|d')|régions (?:de france|françaises)|capitales|pays (?:de l'|membres|voisins|frontaliers|qui bordent)|membres de l|présidents de|cinq sens|péchés capitaux)",
  '(?:die |alle )?(?:planeten|kontinente|ozeane|wochentage|monate des jahres|(?:vier )?jahreszeiten|sternzeichen|tierkreiszeichen|(?:sieben |7 )?weltwunder|(?:zehn |10 )?gebote|apostel|grundfarben|primärfarben|farben des regenbogens|vokale|(?:deutschen |16 )?bundesländer|kantone|nachbarländer|nachbarstaaten|hauptstädte|mitgliedstaaten|mitglieder de[rs]|bundeskanzler|todsünden|fünf sinne)',
  '(?:[oa]s )?(?:planetas|continentes|oceanos|dias da semana|meses do ano|estações do ano|signos|(?:sete |7 )?maravilhas do|mandamentos|apóstolos|cores (?:primárias|do arco)|vogais|estados (?:do|da|brasileiros)|capitais|países (?:da|do|membros|vizinhos)|vizinhos d|membros d|presidentes d|cinco sentidos|pecados capitais)',
  "(?:i |gli |le )?(?:pianeti|continenti|oceani|giorni della settimana|mesi dell'anno|(?:quattro )?stagioni|segni (?:zodiacali|dello zodiaco)|(?:sette |7 )?meraviglie del|comandamenti|apostoli|colori (?:primari|dell'arcobaleno)|vocali|regioni (?:d'italia|italiane)|capoluoghi|capitali|paesi (?:dell|membri|confinanti)|membri d|presidenti d|cinque sensi|vizi capitali|sette re)",
  '(?:planetele|continentele|oceanele|zilele săptămânii|lunile anului|anotimpurile|semnele zodiacale|zodiile|(?:cele )?(?:șapte |7 )?minuni ale|cele zece porunci|apostolii|culorile (?:primare|curcubeului)|vocalele|județele|capitalele|țările (?:din|vecine|membre|care)|vecinii|membrii|președinții|cele cinci simțuri|păcatele capitale)',
  '[八九]?大?行星|[七五]大洲|四大洋|星期几?的|十二个月|四季|十二生肖|生肖有|十二星座|七大奇迹|元音|省份|省会|邻国|成员国|四大名著|四大发明|五岳|二十四节气|三原色|朝代(?:顺序|有)|五官|直辖市|[56五十六]+个民族',
  '惑星|大陸|曜日|四季|十二支|干支|十二星座|七不思議|母音|都道府県|加盟国|隣国|日本三|三原色|五感|歴代',
  '(?:كواكب|قارات العالم|القارات|المحيطات|أيام الأسبوع|شهور السنة|أشهر السنة|فصول السنة|الأبراج|عجائب الدنيا|أركان الإسلام|ألوان قوس|عواصم|الدول (?:الأعضاء|المجاورة)|الحواس|الخلفاء)',
]);
const OPEN_LIST = anyWord([
  'best|famous|popular|most|advantages|benefits|ideas|tips|about|why|how|facts|compare|story|poem',
  'mejores|famosos|ventajas|ideas|consejos|por qué|cómo|datos',
  'meilleur|célèbres|avantages|idées|conseils|pourquoi|comment',
  'besten|berühmt|vorteile|ideen|tipps|warum|wie ',
  'melhores|famosos|vantagens|ideias|dicas|por que|como ',
  'migliori|famosi|vantaggi|idee|consigli|perché|come ',
  'cele mai|celebre|avantaje|idei|sfaturi|de ce|cum ',
  '最好|最大|著名|优点|为什么|怎么|如何|特点|介绍',
  'おすすめ|有名|利点|なぜ|どうして|違い|仕組み|特徴',
  'أفضل|أشهر|فوائد|لماذا|كيف|نصائح',
  // "List five countries in Asia": so many of them, and not all there are.
  '(?<!(?:the|all|these) )(?:\\p{Nd}+|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|some|several|a few) (?:\\p{L}+ )?(?:countries|states|capitals|presidents|members|neighbou?rs|planets|oceans|cantons|provinces)',
  '(?<!l[oa]s )(?:\\p{Nd}+|dos|tres|cuatro|cinco|seis|diez|algun[oa]s) (?:países|estados|capitales|provincias|presidentes|miembros|planetas)',
  '(?<!les )(?:\\p{Nd}+|deux|trois|quatre|cinq|six|dix|quelques) (?:pays|états|capitales|régions|départements|présidents|membres|planètes)',
  '(?<!(?:die|alle|der) )(?:\\p{Nd}+|zwei|drei|vier|fünf|sechs|zehn|einige) (?:länder|staaten|hauptstädte|bundesländer|kantone|mitglieder|planeten|bundeskanzler)',
  '(?<![oa]s )(?:\\p{Nd}+|dois|duas|três|quatro|cinco|seis|dez|algun[s]?|algumas) (?:países|estados|capitais|presidentes|membros|planetas)',
  '(?<!(?:i|le|gli) )(?:\\p{Nd}+|due|tre|quattro|cinque|sei|dieci|alcun[ie]) (?:paesi|stati|capitali|regioni|presidenti|membri|pianeti)',
  '(?<!(?:cele|cei) )(?:\\p{Nd}+|două|doi|trei|patru|cinci|șase|zece|câteva|câțiva) (?:țări|state|capitale|județe|președinți|membri|planete)',
  '(?:[\\p{Nd}两三四五六十]+|几)个(?:国家|省|邻国|成员国|行星)',
  '(?:[\\p{Nd}二三四五六十]+)(?:つ|か国|カ国|個|件)',
  '(?:ثلاث|أربع|خمس|ست|عشر|بعض) (?:دول|عواصم|كواكب)',
]);

const DAYS = anyWord([
  '\\p{Nd}+ ?(?:days?|días?|jours?|tage?n?|dias?|giorni|zile)|weekend|fin de semana|wochenende|fim de semana|fine settimana|două zile|două|two days|one day|un giorno|un día|un jour|einem tag|um dia|o zi|dos días|deux jours|zwei tage|dois dias|due giorni',
  '\\p{Nd}+ ?أيام|يوم واحد|يومين',
  '[一二三两\\p{Nd}]+[天日泊]',
]);

const FAMILIAR: readonly Familiar[] = [
  ...VERB_AND_COLON,
  {
    kind: 'checklist',
    over: over('list', 'fact', 'plan', 'ideas', 'trip', 'question'),
    pattern: anyWord([
      '(?:packing|shopping|grocery|check|moving)[ -]?list|checklist|what (?:to|should i) (?:pack|bring)',
      'lista de (?:equipaje|la compra|compras|cosas)|qué (?:llevar|meter en la maleta)',
      "liste (?:de courses|de bagages|d'affaires|des choses à)|check-?list|que (?:mettre dans|emporter)",
      '(?:pack|einkaufs|check|umzugs)-?liste|was (?:muss|soll|sollte) ich .{0,20}(?:einpacken|mitnehmen)',
      'lista de (?:compras|bagagem|mala|viagem)|o que levar',
      'lista (?:della spesa|delle cose|per la valigia|dei bagagli)|cosa (?:portare|mettere in valigia)',
      'listă de (?:cumpărături|bagaj|lucruri)|ce (?:să iau|să pun în bagaj)',
      '(?:行李|购物|物品|采购|检查|筹备|准备|待产|搬家)清单|(?:要|该)带(?:什么|哪些)',
      '持ち物(?:リスト|一覧)?|買い物リスト|チェックリスト',
      'قائمة (?:مشتريات|أمتعة|تسوق|أغراض)|ماذا (?:آخذ|أحزم)',
    ]),
  },
  {
    kind: 'rewrite',
    over: over('list', 'extract', 'fact'),
    pattern: anyWord([
      '(?:convert|turn|put|make|format|arrange) (?:this|these|it|them|the following|that) (?:in|into|to|as) (?:an? )?(?:\\w+ )?(?:table|list|json|csv|bullet)',
      '(?:convierte|pon|pasa|organiza) (?:esto|estos datos|lo siguiente) (?:en|a) (?:una |un )?(?:tabla|lista|json|csv)',
      '(?:convertis|mets|transforme|organise) (?:ceci|ça|cela|ces données) (?:en|sous forme de) (?:un |une )?(?:tableau|liste|json|csv)',
      '(?:mach|erstell|wandle)\\w* (?:daraus|das|dies|diese daten) (?:in |zu )?(?:eine[rn]? )?(?:tabelle|liste|json|csv)',
      '(?:converta|coloque|transforme|organize) (?:isto|isso|estes dados) (?:em|numa|num) (?:uma |um )?(?:tabela|lista|json|csv)',
      '(?:converti|metti|trasforma) (?:questo|questi dati|ciò) in (?:una |un )?(?:tabella|elenco|json|csv)',
      '(?:transformă|pune|convertește) (?:asta|acestea|datele) (?:în|într-un) (?:un )?(?:tabel|listă|json|csv)',
      '(?:转|做|整理|变)成(?:一个)?(?:表格|列表|json|csv)',
      '(?:表|リスト|箇条書き|json|csv)に(?:して|まとめて|変換)',
      'حول .{0,20}إلى (?:جدول|قائمة)',
    ]),
  },
  {
    kind: 'troubleshoot',
    over: over('question', 'fact', 'why', 'recipe', 'list', 'howto', 'math', 'cook', 'quantity'),
    pattern: anyWord([
      "what (?:am i|are we|did i) do(?:ing)? wrong|what went wrong|what'?s wrong with (?:it|my)|why (?:is|does|won'?t|doesn'?t) my .{2,40}(?:slow|hot|loud|noisy|yellow|brown|not |dense|keep|stop|start|work|break|leak|turn|dry|fail)",
      'qué (?:hago|estoy haciendo|hice) mal|qué (?:falla|ha fallado)',
      "qu'est-ce que je fais (?:mal|de travers)|où est mon erreur|qu'est-ce qui cloche",
      'warum ist mein\\w* .{2,30}(?:langsam|laut|heiß|gelb|kaputt)|was (?:mache|mach|habe) ich (?:da )?falsch|woran liegt (?:das|es)',
      'o que (?:estou fazendo|fiz|faço) (?:de )?errado',
      'cosa (?:sbaglio|sto sbagliando|ho sbagliato)|dove sbaglio',
      'ce (?:greșesc|fac greșit|am greșit)',
      '哪里(?:做错|出错|出了问题|不对)|怎么回事',
      '何が(?:悪い|いけない|間違|原因)|どこが(?:悪い|間違)',
      'ما الخطأ|أين الخطأ|ما المشكلة',
    ]),
  },
  {
    kind: 'quantity',
    over: over('decide', 'question', 'fact'),
    pattern: anyWord(
      [
        'how (?:often|long|hot|far|deep|big|old)\\b',
        'cada cuánto|cuánto tiempo',
        'tous les combien|combien de (?:temps|fois)',
        'wie (?:oft|lange|heiß|weit)\\b',
        'de quanto em quanto tempo|quanto tempo|com que frequência',
        'ogni quanto|quanto tempo',
        'cât de des|cât timp',
        '.{0,12}多久|.{0,12}几次',
        '.{0,20}(?:どのくらい|何回|何分)',
        'كم مرة|كل كم',
      ],
      { atStart: true },
    ),
  },
  {
    kind: 'training',
    over: over('code', 'app', 'list', 'plan'),
    pattern: anyWord([
      "(?:programme|plan) (?:de |d')(?:musculation|entraînement|sport|course|remise en forme|gym)",
      'programa de (?:entrenamiento|ejercicios|gimnasio|treino|treinos|exercícios)',
      "(?:programma|scheda) (?:di |d')(?:allenamento|palestra|esercizi)",
      'program de (?:antrenament|exerciții|sală)',
      'trainingsprogramm',
    ]),
  },
  {
    kind: 'code',
    over: over('fact', 'question', 'list', 'describe', 'howto'),
    pattern: lean(
      /^(?:python|javascript|typescript|java|c\+\+|c#|rust|golang|php|ruby|kotlin|swift|bash|sql|react)\s?[:：,，-]\s?\p{L}/u,
    ),
  },
  {
    kind: 'caption',
    over: new Set<Found>(['names']),
    pattern: /(?:紹介文|プロフィール|自己紹介).{0,20}名前は|名前は.{0,20}(?:紹介文|プロフィール)/u,
  },
  {
    kind: 'email',
    over: over('text', 'document', 'list'),
    pattern: /(?:two|2|one|1|four|4)[ -]weeks?'?s? notice|notice to my (?:manager|boss|employer|landlord)/u,
  },
  {
    kind: 'recommend',
    over: over('fact'),
    pattern: anyWord([
      "(?:what(?:'?s| is| are)|which (?:is|are)?) ?(?:the |a |some )?(?:best|good|cheapest|decent) .{2,40} (?:for|under|to buy)",
      'cuál(?:es)? (?:es|son) (?:el|la|los|las) mejor(?:es)? .{2,40} (?:para|por menos)',
      'quel(?:le)?s? (?:est|sont) (?:le|la|les) meilleure?s? .{2,40} (?:pour|à moins)',
      'was ist (?:der|die|das) beste .{2,40} (?:für|unter)',
      'qual (?:é )?(?:o|a) melhor .{2,40} (?:para|pra|até)',
      "qual è (?:il|la|l')\\s?miglior\\w* .{2,40} (?:per|sotto)",
      'care este (?:cel|cea) mai bun[ăa]? .{2,40} (?:pentru|sub)',
    ]),
  },
  {
    kind: 'meaning',
    over: over('describe', 'explain', 'fact', 'question', 'words'),
    pattern: anyWord([
      'what does .{1,40} mean|what is the meaning of|meaning of',
      'qué (?:significa|quiere decir)|significado de',
      'que (?:veut dire|signifie)|signification de',
      'was (?:bedeutet|heißt)|bedeutung von',
      'o que (?:significa|quer dizer)|significado de',
      '(?:che )?cosa (?:significa|vuol dire)|significato di',
      'ce (?:înseamnă|semnifică)',
      '.{1,14}(?:是)?什么意思|.{1,14}的(?:意思|含义)',
      '(?:とは|って|の)(?:どういう|どんな)?意味',
      'ما (?:معنى|المقصود)|ماذا (?:يعني|تعني)',
    ]),
    unless: anyWord([
      'code|function|error|regex|sql|dream|mean (?:when|if|that)|life|das leben|la vie|la vida|a vida|la vita|viața',
      '人生|梦|夢',
      'الحياة',
    ]),
  },
  {
    kind: 'discuss',
    over: over('decide', 'list'),
    pattern: anyWord(
      [
        '(?:what are )?(?:the )?(?:pros (?:and|&) cons|advantages and disadvantages|benefits and drawbacks)',
        '(?:cuáles son )?(?:las )?(?:ventajas y (?:desventajas|inconvenientes)|pros y contras)',
        '(?:quels sont )?(?:les )?(?:avantages et (?:les )?inconvénients|pour et contre)',
        '(?:was sind )?(?:die )?(?:vor- und nachteile|vorteile und nachteile)',
        '(?:quais (?:são )?)?(?:as )?(?:vantagens e desvantagens|prós e contras)',
        '(?:quali sono )?(?:i )?(?:vantaggi e svantaggi|pro e contro)',
        '(?:care sunt )?(?:avantajele și dezavantajele|avantaje și dezavantaje)',
        '.{1,16}的?(?:优缺点|利弊|好处和坏处)',
        '.{1,16}の(?:メリットとデメリット|長所と短所)',
        '(?:ما )?(?:هي )?(?:إيجابيات وسلبيات|مزايا وعيوب)',
      ],
      { atStart: true },
    ),
    // What someone is about to do is a decision.
    unless: /^pros and cons of (?:getting|buying|moving|quitting|taking|adopting|switching|leaving|marrying)/u,
  },
  {
    kind: 'choice',
    over: over('yesno', 'fact', 'question'),
    pattern:
      /^(?:is it|do you say|which is (?:correct|right)|se dice|on dit|heißt es|heisst es|si dice|se spune) .{1,40} (?:or|o|ou|oder|sau) /u,
  },
  {
    kind: 'interview',
    over: over('recommend', 'list', 'fact', 'question', 'ideas'),
    pattern: anyWord([
      '(?:good |best |smart )?questions (?:to ask|(?:i|we) (?:can|could|should) ask)',
      'preguntas (?:para|que) (?:hacer|puedo|debería)',
      'questions (?:à poser|que je (?:peux|pourrais) poser)',
      'fragen .{0,30}(?:stellen|kann ich)',
      'perguntas (?:para|que) (?:fazer|posso)',
      'domande da (?:fare|porre)',
      'întrebări (?:de pus|pe care)',
      '(?:可以|应该)问(?:什么|哪些)',
      '(?:どんな|何の)質問',
      'أسئلة (?:أطرحها|يمكنني طرحها)',
    ]),
  },
  {
    kind: 'copy',
    over: over('describe', 'explain', 'text'),
    pattern: lean(
      /(?:descri\p{L}*|beschreibung|inserat|anuncio|annonce|anuncio|annuncio|anunt|文案|説明文|وصف|اعلان)\s?(?:\p{L}+ ){0,3}?(?:pentru|para|pour|fur|per|for|on|pe|en|sur|auf|su|ل)\s?(?:airbnb|ebay|etsy|olx|vinted|leboncoin|wallapop|kleinanzeigen|booking|amazon|produs|producto|produit|produkt|produto|prodotto)/u,
    ),
  },
  {
    kind: 'agent',
    over: over('list', 'rewrite', 'extract'),
    pattern:
      /(?:clean up|organi[sz]e|tidy(?: up)?|sort|go through) (?:the|my) .{0,20}(?:folder|directory|desktop|inbox|drive|files)|(?:move|rename|delete) (?:all |the |every )?.{0,24}(?:files|pdfs|folder|emails|\.\w{2,4}\b).{0,40} (?:to|into|older|from)/u,
  },
  {
    kind: 'sum',
    over: over('quantity', 'fact'),
    pattern: anyWord([
      'how many (?:ounces|oz|cups|tablespoons|tbsp|teaspoons|tsp|grams|pounds|lbs|inches|feet|yards|miles|km|kilometers|litres|liters|ml|pints|gallons|minutes|seconds|hours|weeks|days) (?:are )?(?:there )?in (?:an? |one |\\d)',
      'convert \\d',
      'cuánt[oa]s (?:gramos|mililitros|litros|onzas|minutos|segundos|horas|días|centímetros|metros) (?:hay|son|tiene)',
      'combien de (?:grammes|millilitres|litres|minutes|secondes|heures|jours|centimètres|mètres) (?:y a-t-il|dans|font)',
      'wie viele (?:gramm|milliliter|liter|minuten|sekunden|stunden|tage|zentimeter|meter) (?:sind|hat|hat)',
    ]),
  },
  {
    kind: 'advice',
    over: over('fact', 'question'),
    pattern: anyWord([
      "what (?:helps|can i do|should i do)|i want to (?:get into|start|learn|get better|improve|quit|stop)|i (?:can'?t|cannot) (?:sleep|focus|concentrate|relax)",
      'qué (?:ayuda|puedo hacer|hago si)|quiero (?:empezar|aprender|dejar|mejorar)',
      'que (?:faire|puis-je faire)|je (?:veux|voudrais) (?:apprendre|commencer|me mettre|arrêter)',
      'was (?:hilft|kann ich (?:tun|machen)|soll ich (?:tun|machen))|ich (?:möchte|will) .{0,30}(?:lernen|anfangen|aufhören)',
      'o que (?:ajuda|posso fazer|fazer para)|quero (?:aprender|começar|parar)',
      'cosa (?:aiuta|posso fare|fare (?:per|se))|voglio (?:imparare|iniziare|smettere)',
      'ce (?:ajută|pot face|să fac (?:dacă|ca))|vreau să (?:învăț|încep|mă las)',
      '怎么办|我想(?:学|开始|戒)',
      'どうすれば(?:いい|よい)|(?:始め|学び|やめ)たい',
      'ماذا أفعل|أريد أن (?:أتعلم|أبدأ)',
    ]),
  },
  {
    kind: 'howto',
    over: over('list', 'describe'),
    pattern:
      /の?(?:言い方|頼み方|断り方)(?:は|を|が|について|$)|の(?:取り方|やり方|使い方|書き方|方法|仕方|直し方|落とし方|入れ方|選び方|育て方|洗い方|覚え方)(?:は|を|が|について|$)/u,
  },
  {
    kind: 'trip',
    over: over('article', 'howto', 'plan'),
    pattern: lean(/[一二三四五六七八九十两\p{Nd}]+天.{0,12}(?:攻略|行程|路线|游)/u),
  },
  {
    kind: 'topic',
    over: over('fact', 'chat', 'question'),
    pattern:
      /^(?:please )?(?:help(?: me)?|i need help|idk|stuck|tired|bored|ayuda|ayudame|necesito ayuda|aide|aide-moi|au secours|hilfe|hilf mir|ich brauche hilfe|ajuda|me ajuda|socorro|aiuto|aiutami|ajutor|ajuta-ma|帮助|帮我|帮帮我|助けて|手伝って|ساعدني|مساعده)[.!?。！ ]*$/u,
  },
  {
    kind: 'roster',
    over: over('fact', 'list', 'describe', 'question', 'names', 'explain', 'words', 'translate'),
    pattern: CLOSED_SETS,
    unless: OPEN_LIST,
  },
  {
    kind: 'rank',
    over: over('classify', 'list', 'compare', 'math'),
    pattern: anyWord([
      '(?:rank|order|sort|arrange)\\b.{0,60}\\b(?:by (?!categor|type|topic)|from (?:highest|lowest|smallest|largest|biggest|cheapest|best|worst|oldest|youngest))',
      'ordena\\p{L}* .{0,60}(?:por (?!categ|tipo)|de mayor a menor|de menor a mayor)',
      '(?:classe|trie|range|ordonne)\\p{L}* .{0,60}(?:par (?:prix|taille|ordre|calories|population|âge|date|poids)|du plus|de la plus|du moins|selon le)',
      '(?:ordne|sortiere|rangiere)\\p{L}* .{0,60}(?:nach (?!kateg|art|them)|aufsteigend|absteigend|vom .{2,20} zum)',
      'ordene\\p{L}* .{0,60}(?:por (?!categ|tipo)|do maior|do menor|do mais)',
      'ordina\\p{L}* .{0,60}(?:per (?!categ|tipo)|dal più|dalla più|in base)',
      '(?:ordonează|aranjează|sortează) .{0,60}(?:după (?!categ|tip)|de la cel|crescător|descrescător)',
      '(?:按|根据).{1,10}(?:排序|排名|排列|排一下)|从[高低大小].{0,3}到[低高小大]',
      '.{1,10}順に(?:並べ|して|ランキング)|ランキングにして',
      'رتب\\p{L}* .{0,60}(?:حسب|من الأ)',
    ]),
  },
  {
    kind: 'cook',
    over: over('fact', 'list', 'question', 'decide', 'recommend', 'recipe', 'ideas', 'howto', 'advice', 'meals'),
    pattern: anyWord([
      "what (?:can|should|could|do) i (?:cook|bake|make (?:for (?:dinner|lunch|breakfast)|with)|eat)|(?:don'?t know|idk|no idea) what to (?:cook|eat|make)|what to (?:cook|make for (?:dinner|lunch))",
      'qué (?:puedo |podría )?(?:cocinar|cocino|cenar|ceno|hacer de (?:comer|cenar)|hago de (?:comer|cenar)|preparar (?:de|para) (?:comer|cenar|cena))',
      "(?:que|quoi|qu'est-ce que je) (?:puis-je |peux |pourrais-je )?(?:cuisiner|cuisine|manger|faire à manger|préparer (?:à|pour le) (?:manger|dîner))",
      'was (?:kann|soll|könnte|sollte) ich .{0,50}(?:kochen|backen|essen|zaubern)|was (?:koche|esse) ich',
      'o que (?:eu )?(?:posso |poderia )?(?:cozinhar|cozinho|comer|fazer (?:pro|para o|de) (?:jantar|almoço))',
      'cosa (?:posso |potrei )?(?:cucinare|cucino|mangiare|mangio|preparo|preparare (?:per|a) (?:cena|pranzo))',
      'ce (?:pot |să |aș putea să |pot să )?(?:gătesc|găti|mănânc|prepar(?:a)? (?:la|pentru) (?:cină|prânz))',
      '(?:能|可以|该|应该)?(?:做|煮)(?:什么|啥)(?:菜|吃|饭|好吃)?|吃(?:什么|啥)好?',
      '何(?:が|を)?(?:作れ|作ろう|作る|作ったら|食べよう|食べたら)|(?:夕飯|晩ご飯|献立)(?:は|を)?(?:何|考え)',
      'ماذا (?:أطبخ|آكل|أحضر (?:للعشاء|للغداء)|يمكنني أن أطبخ)',
    ]),
  },
  {
    kind: 'trip',
    over: over('fact', 'list', 'question', 'recommend', 'ideas', 'howto', 'advice'),
    pattern: anyWord([
      'what (?:to|can i|should i|can we|should we) (?:do|see|visit) in',
      'qué (?:hacer|ver|visitar|puedo hacer|podemos hacer|hago) en',
      'que (?:faire|voir|visiter) (?:à|a|en|au|aux|dans)',
      'was (?:kann|können|soll|sollte|sollten|muss) (?:man|ich|wir) .{0,40}(?:machen|unternehmen|sehen|besichtigen|anschauen)',
      'o que (?:fazer|ver|visitar) (?:em|no|na)',
      '(?:che )?cosa (?:fare|vedere|visitare) (?:a|in|ad)',
      'ce (?:să|pot|putem|pot să|putem să) (?:fac|facem|face|vizitez|vizităm|vizita|văd|vedem|vedea) (?:în|la)',
      '.{1,10}(?:有什么好玩|怎么玩|玩什么|去哪玩)',
      'で(?:何|なに)(?:を|が)?(?:する|すれば|でき|見|したら)',
      'ماذا (?:أفعل|أزور|نزور|نفعل|أرى|يمكن زيارته) في',
    ]),
    unless: anyWord(['case of|caso de|cas de|einem fall|caso di|cazul']),
  },
  {
    kind: 'email',
    over: over('decide', 'fact', 'question', 'list', 'why'),
    pattern: anyWord([
      'what (?:should|can|could|do) i (?:text|say to|write (?:to|back)|message|reply|tell)',
      'qué (?:le )?(?:digo|escribo|respondo|contesto|puedo decirle|puedo escribirle)',
      '(?:que|quoi) (?:dire|écrire|répondre) (?:à|a) (?:mon|ma|mes|un)|que puis-je (?:lui )?(?:dire|écrire|répondre)',
      'was (?:soll|kann|könnte|sollte) ich .{0,40}(?:schreiben|sagen|antworten)$',
      'o que (?:eu )?(?:digo|escrevo|respondo|falo) (?:para|pra|pro|ao|à)',
      'cosa (?:scrivo|dico|rispondo|posso (?:dire|scrivere|rispondere)) (?:a|al|alla)',
      'ce (?:să )?(?:îi |i |le )?(?:scriu|spun|zic|răspund)(?! în)',
      '(?:该|应该)?怎么(?:跟|和|对|给).{1,8}(?:说|回|发)|回(?:复)?什么好|.{0,40}(?:邮件|短信)(?:，|,|。|$)',
      '(?:何|なん)て(?:言え|書け|返せ|送れ|返事)|(?:メール|手紙)(?:、|。|を|$)',
      'ماذا (?:أكتب|أقول|أرد) (?:ل|على|إلى)',
    ]),
  },
  {
    kind: 'decide',
    over: over('fact', 'question', 'list'),
    pattern: anyWord([
      "(?:have|need) to (?:choose|decide) between|can'?t decide|torn between|not sure (?:whether|if i should)",
      '(?:tengo que|debo|hay que) (?:elegir|escoger|decidir)|no sé (?:cuál|qué) (?:elegir|escoger)|dudo entre',
      "je dois choisir|j'hésite entre|je n'arrive pas à choisir",
      '(?:muss|soll) mich .{0,40}entscheiden|kann mich nicht entscheiden|schwanke zwischen',
      '(?:tenho que|preciso|tenho de) (?:escolher|decidir)|não sei (?:qual|o que) escolher|em dúvida entre',
      'devo (?:scegliere|decidere)|non so (?:quale|cosa) scegliere|sono indecis[oa]',
      'trebuie să aleg|nu știu (?:ce|pe care) să aleg|ezit între',
      '二选一|选哪个|纠结',
      '(?:で|か)迷って|どちらを選',
      'محتار|علي أن أختار|يجب أن أختار',
    ]),
  },
  {
    kind: 'fact',
    over: over('describe'),
    pattern: anyWord(
      [
        '(?:the )?(?:capital|population|currency|area|height|length|distance|age|founder|inventor|author|president|ceo|birthplace|boiling point|melting point|chemical symbol|speed|atomic number|birthday|nationality) (?:of|from|between)',
        '(?:la |el )?(?:capital|población|moneda|altura|edad|fundador|autora?|presidente|superficie|distancia|símbolo químico|velocidad) (?:de|del|entre)',
        "(?:la |le |l')?(?:capitale|population|monnaie|hauteur|âge|fondateur|auteur|président|superficie|distance|vitesse) (?:de|du|des|d'|entre)",
        '(?:die |der |das )?(?:hauptstadt|einwohnerzahl|währung|höhe|alter|gründer|autorin?|präsident|fläche|entfernung|geschwindigkeit) (?:von|der|des|vom|zwischen)',
        '(?:a |o )?(?:capital|população|moeda|altura|idade|fundador|autora?|presidente|área|distância|velocidade) (?:de|do|da|entre)',
        "(?:la |il |l')?(?:capitale|popolazione|moneta|altezza|età|fondatore|autrice|autore|presidente|superficie|distanza|velocità) (?:di|del|della|dell'|tra)",
        '(?:capitala|populația|moneda|înălțimea|vârsta|fondatorul|autorul|președintele|suprafața|distanța|viteza) ',
        '.{1,14}的(?:首都|人口|面积|货币|作者|高度|海拔|总统|首相)(?:是什么|是哪里?|是谁|有多少|多少)?[？?。]?$',
        '.{1,14}の(?:首都|人口|面積|通貨|作者|高さ|大統領|首相)(?:は|を教えて)?[？?。]?',
        '(?:عاصمة|عدد سكان|عملة|مساحة|ارتفاع|مؤلف|رئيس) ',
      ],
      { atStart: true },
    ),
  },
];

/** A question about an occasion, or its name in another language, is no message for it. */
const ASKED_OF_A_DAY = lean(
  /^(?:when|where|who|why|how (?:do|to) (?:you )?say|is|are|was|say|cuando|por que|como se dice|quand|pourquoi|comment (?:dit-on|on dit)|wann|warum|wie sagt man|quando|porque|como se diz|perche|come si dice|cand|de ce|cum se (?:spune|zice)|متي|لماذا)(?![\p{L}])|什么时候|几号|怎么说|いつ|何と(?:言|い)/u,
);

const READINGS: readonly Familiar[] = [...PRACTICAL, ...EVERYDAY, ...FAMILIAR];

/** The kind of task that a draft's few words show in any of the ten languages, or what the rules found. */
export function readFamiliarRequest(found: Found, { instruction }: DraftParts): Found {
  const text = fold(instruction).trim();
  if (!ASKED_OF_A_DAY.test(text) && isPersonalMessage(text, found)) return 'greeting';
  const familiar = READINGS.find(
    (entry) => entry.over.has(found) && entry.pattern.test(text) && !entry.unless?.test(text),
  );
  if (!familiar) return found;
  return familiar.kind === 'trip' && !DAYS.test(text) && !/攻略|行程/u.test(text) ? 'recommend' : familiar.kind;
}
