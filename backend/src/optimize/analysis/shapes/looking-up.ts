import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** Who did something, or is something by office. */
export const ASKS_WHO = anyWord(
  [
    'who(?!\\p{L})|(?:which|what) (?:person|member|woman|man|director|astronaut|president|king|queen|emperor|pharaoh|pope|actor|actress|author|writer|poet|singer|band|player|footballer|scientist|inventor|painter|artist|composer|philosopher|explorer|general|prime minister)(?!\\p{L})',
    '(?:¿ ?)?(?:a |de |por |con )?quién(?:es)?(?!\\p{L})|(?:¿ ?)?qué (?:presidente|rey|reina|actor|actriz|autor|autora|escritor|escritora|poeta|cantante|jugador|científico|científica|pintor|pintora)(?!\\p{L})',
    '(?:par |à |de )?qui(?!\\p{L})(?! est-ce que)|quel(?:le)? (?:président|roi|reine|acteur|actrice|auteur|autrice|écrivain|poète|chanteur|chanteuse|joueur|scientifique|peintre)(?!\\p{L})',
    '(?:von )?(?:wer|wem|wen|wessen)(?!\\p{L})|welche[rs]? (?:präsident|könig|königin|kaiser|autor|autorin|dichter|sänger|sängerin|spieler|forscher|forscherin|maler|malerin|schauspieler|schauspielerin)(?!\\p{L})',
    '(?:por |de |com )?quem(?!\\p{L})|(?:que|qual) (?:presidente|rei|rainha|ator|atriz|autor|autora|escritor|escritora|poeta|cantor|cantora|jogador|cientista|pintor|pintora)(?!\\p{L})',
    '(?:da |di |con )?chi(?!\\p{L})|quale (?:presidente|re|regina|attore|attrice|autore|autrice|scrittore|scrittrice|poeta|cantante|giocatore|scienziato|scienziata|pittore|pittrice)(?!\\p{L})',
    '(?:de (?:către )?|cu )?cine(?!\\p{L})|(?:de către )?care (?:președinte|rege|regină|actor|actriță|autor|autoare|scriitor|scriitoare|poet|cântăreț|jucător|om de știință|pictor)(?!\\p{L})',
    '(?:请问)?[^，。,]{0,24}(?:是谁|谁(?!知道)|哪[位个](?:总统|皇帝|国王|作家|诗人|演员|导演|科学家|画家|歌手|人))',
    '[^、。]{0,30}(?:誰|だれ)(?:が|です|でし|に|の|[?？])',
    'من (?!أين|اين|أي|بين|فضلك|هذ|خلال)',
  ],
  { atStart: true },
);

/** A date in the past; a feast or a season that comes again has no before and after. */
export const ASKS_WHEN_IT_WAS = anyWord(
  [
    'when (?:did|was|were|had)(?!\\p{L})|(?:in |on |since )?(?:what|which) (?:year|date|day|century|month|decade)(?: of \\p{L}+)? (?:did|was|were|had)(?!\\p{L})',
    '(?:¿ ?)?cuándo (?!es |son |se (?:celebra|puede)|será|puedo|debo|hay|conviene)|(?:¿ ?)?(?:en )?qué (?:año|fecha|siglo|día) (?!es |cae)',
    "quand (?!est(?:-ce)? (?:la|le|l'|les)|sont|faut|puis|dois|a lieu|peut)|(?:en )?quelle année|à quelle date|au cours de quel siècle|en quel siècle",
    'wann (?:wurde|wurden|war|waren|begann|endete|fiel|starb|kam|entstand|erschien|gewann|trat|brach|lebte|hat|haben)(?!\\p{L})|wann ist .{2,60} (?:gestorben|geboren|erschienen|entstanden|gefallen)|in welchem (?:jahr|jahrhundert)|an welchem tag (?:wurde|war|begann|fiel)',
    'quando (?!é |são |será|posso|devo|se (?:comemora|celebra))|em que (?:ano|data|século|dia) (?!é |cai)',
    'quando (?!è (?:il|la|l)|sono|si (?:festeggia|celebra|può|deve)|posso|devo|conviene)|in (?:che|quale) (?:anno|data|secolo)',
    'când (?:a|au|s-a|s-au|fu|fuse|era|erau)(?!\\p{L})|în ce (?:an|secol|zi) (?!e |este |cade)|la ce dată (?:a|au|s-a)(?!\\p{L})',
    '[^，。,]{0,30}(?:(?:是)?(?:什么时候|何时|哪一?年|哪一?天|哪个世纪)[^，。,？?]{0,14}(?:的[？?]?$|成立|建立|建成|诞生|出生|去世|逝世|发明|发布|开始|结束|爆发|倒塌|加入|上映|出版|[了过]))',
    '[^、。]{0,40}(?:いつ|何年|何世紀)[^、。]{0,24}(?:た|ました)(?:の)?(?:です)?か',
    'متى (?!يكون|تكون|يبدأ|تبدأ|يحتفل|نحتفل|س\\p{L}+|ينبغي|يجب|يمكن|أ)|في أي (?:عام|سنة|قرن|تاريخ|يوم) (?!يكون|تكون|يحتفل)',
  ],
  { atStart: true },
);

/** Where something is, was or comes from; not where to go for it. */
export const ASKS_WHERE = anyWord(
  [
    "where(?:'s| is| are| was| were| did| does| do)(?! (?:i|we|you|my|our|the best|a good)(?!\\p{L}))(?!\\p{L})(?!.* (?:come|originate|stem) from)|(?:in|on|at|from) (?:what|which) (?:city|country|state|region|continent|county|town|village|island|province|part of)(?!\\p{L})",
    '(?:¿ ?)?(?:en )?dónde (?!puedo|podemos|debo|encuentro|compro|comer|voy)|(?:¿ ?)?(?:en|de) qué (?:ciudad|país|estado|región|continente|provincia|isla)(?!\\p{L})',
    'où (?!puis|peut|dois|acheter|trouver|aller|manger)|dans quel(?:le)? (?:ville|pays|région|continent|état|île|département)(?!\\p{L})',
    'wo(?!\\p{L})(?! (?:kann|soll|finde|bekomme|gibt es|kaufe))|in (?:welcher|welchem|welches) (?:stadt|land|bundesland|region|kontinent|ort|insel|staat)(?!\\p{L})',
    'onde (?!posso|podemos|devo|encontro|compro|comer|vou)|em que (?:cidade|país|estado|região|continente|ilha)(?!\\p{L})',
    "(?:dove|dov')(?!\\p{L})(?! (?:posso|possiamo|devo|trovo|compro|mangiare))|in (?:che|quale) (?:città|paese|stato|regione|continente|isola)(?!\\p{L})",
    'unde (?!pot|putem|găsesc|cumpăr|să|merg|mănânc)|în ce (?:oraș|țară|stat|regiune|continent|județ|insulă)(?!\\p{L})',
    '[^，。,]{0,24}(?:在|位于|出生于)(?:哪里|哪儿|何处|哪个(?:国家|城市|省|洲|州))',
    '[^、。]{0,30}(?:どこ(?:に(?:ありますか|あります|ある|いる|あった|位置)|で(?:生まれ|起き|始ま|す)|の国)|どの(?:国|都市|県|州)に)',
    'أين (?!يمكن|أجد|أشتري|نذهب|أذهب)|في أي (?:مدينة|دولة|بلد|قارة|ولاية|محافظة|جزيرة)(?!\\p{L})',
  ],
  { atStart: true },
);

/** A figure that is what it is, as opposed to one that depends on who asks. */
export const FIGURE_OF_A_THING = anyWord(
  [
    'how (?:many .{2,80} (?:has|have|had|did|are|is|was|were|does|do|were)(?!\\p{L})|(?:tall|old|high|deep|far|wide|heavy|big|large|fast|thick|hot|cold)(?!\\p{L})|long (?:is|was|were|are|did)(?!\\p{L}))|what is the (?:population|height|length|area|depth|distance|diameter|speed|temperature|age|mass|weight|boiling point|melting point)(?!\\p{L})',
    '(?:¿ ?)?(?:cuánt[oa]s (?!horas|minutos|días|semanas|veces|calorías)|(?:cuánto (?:mide|pesa|dura)|qué (?:altura|longitud|edad|profundidad|distancia|superficie|población)|a qué distancia)(?!\\p{L}))',
    "(?:combien (?:de (?!temps|fois|calories)|d'(?!heures|argent)|mesure|pèse|y a-t-il)|quelle est la (?:hauteur|longueur|profondeur|distance|superficie|population|taille)(?!\\p{L})|quel âge a)",
    'wie (?:viele (?!stunden|minuten|tage|wochen|kalorien)\\p{L}|(?:hoch|alt|tief|weit|breit|groß|schwer|schnell|lang)(?!\\p{L}))',
    '(?:quant[oa]s (?!horas|minutos|dias|semanas|vezes|calorias)|(?:quanto (?:mede|pesa|dura)|qual é a (?:altura|extensão|idade|profundidade|distância|população|área))(?!\\p{L}))',
    "(?:quant[ie] (?!ore|minuti|giorni|settimane|volte|calorie)|quanto (?:è|era) (?:alt|lung|profond|larg|grand|distan|vecchi)\\p{L}*|quanto (?:pesa|misura|dura)|quanti anni ha|qual è (?:la|l')(?: ?(?:altezza|lunghezza|profondità|distanza|superficie|popolazione)))",
    '(?:(?:câți|câte) (?!ore|minute|zile|săptămâni|ori|calorii)|cât de (?:înalt|lung|adânc|lat|mare|departe|vechi|greu)\\p{L}*|ce (?:înălțime|lungime|adâncime|vârstă|suprafață|populație) (?:are|are?|avea)|ce distanță e)',
    '[^，。,]{0,30}(?:有多(?:高|长|深|远|大|重|宽|快)|(?:拿过|赢过|得过|获得过|共有|一共有|有|由)(?:多少|几)(?:个|座|次|名|颗|块|条|位|枚|人|国|章|层|岁)|多少岁|人口(?:有)?多少|面积(?:有)?多大)',
    '[^、。]{0,40}(?:(?:高さ|長さ|深さ|面積|人口|距離|標高|直径)は|何(?:本|個|人|回|匹|枚|カ国|か国|つ|歳|メートル|キロ)(?:あり|い|で|の|[?？]))',
    '(?:كم (?:عدد|يبلغ|تبلغ|عمر|طول|ارتفاع|مرة فاز)|ما (?:هو |هي )?(?:عدد|طول|ارتفاع|عمق|مساحة|عمر|المسافة))',
  ],
  { atStart: true },
);
/** What one pays, needs, should do or does as a rule. */
export const VARIES = lean(
  /(?<![\p{L}])(?:should|need|needed|take|takes|cost|costs|price|salary|earn|spend|usually|typically|average|per|recommended|normal|i|we|you|estimate|calories|deb[eo]\p{L}*|necesit\p{L}*|tarda|cuesta\p{L}*|precio|promedio|media|suele\p{L}*|normal|dois|doit|faut|besoin|coute\p{L}*|prix|moyenne|soll\p{L}*|braucht?|brauche\p{L}*|kostet|kosten|durchschnitt\p{L}*|preis|dev[eo]\p{L}*|precis\p{L}*|demora|custa\p{L}*|preco|serv\p{L}*|cost[ao]\p{L}*|prezzo|dovre\p{L}*|occorr\p{L}*|trebuie|nevoie|dureaza|costa|pret\p{L}*|medie|pe zi)(?![\p{L}])|应该|需要|要花|价格|工资|平均|每[天周月年]|べき|必要|かかり|かかる|値段|平均|毎日|يجب|ينبغي|احتاج|يحتاج|تحتاج|يستغرق|تكلف|سعر|متوسط|يوميا/u,
);

/** A rule, a law or nature has fixed how many there are, whatever word stands beside it: "per team", "do you need". */
export const FIXED_BY_RULE = anyWord(
  [
    'how many (?:federal |official |main |human )?(?:states|provinces|cantons|players|strings|planets|bones|letters|vowels|keys|sides|chromosomes|squares|continents|amendments|cards)(?! (?:do|did|have|has|should|can|could|will|would|must) (?:i|we)(?!\\p{L}))(?!\\p{L})',
    '(?:¿ ?)?cuánt[oa]s (?:estados|provincias|jugador[ea]s|cuerdas|planetas|huesos|letras|vocales|teclas|lados|cromosomas|continentes|casillas)(?!\\p{L})',
    "combien (?:de |d')(?:états|provinces|cantons|joueu(?:r|se)s|cordes|planètes|os|lettres|voyelles|touches|côtés|chromosomes|continents|cases)(?!\\p{L})",
    'wie viele (?:\\p{L}*länder|kantone|provinzen|spieler(?:innen)?|saiten|planeten|knochen|buchstaben|vokale|tasten|seiten hat ein|chromosomen|kontinente|felder)(?!\\p{L})',
    'quant[oa]s (?:estados|províncias|distritos|jogador[ea]s|cordas|planetas|ossos|letras|vogais|teclas|lados|cromossom[oa]s|continentes|casas tem o tabuleiro)(?!\\p{L})',
    'quant[ie] (?:stati|province|regioni|giocat(?:ori|rici)|corde|pianeti|ossa|lettere|vocali|tasti|lati|cromosomi|continenti|caselle)(?!\\p{L})',
    '(?:câți|câte) (?:state|județe|jucător\\p{L}*|corzi|planete|oase|litere|vocale|clape|laturi|cromozomi|continente)(?!\\p{L})',
    '[^，。,]{0,24}(?:多少|几)(?:个|名|根|块|颗|条|位|枚)?(?:州|省|联邦州|球员|队员|琴?弦|行星|骨头|字母|元音|琴?键|染色体|大洲)',
    '[^、。]{0,30}(?:州|県|選手|弦|惑星|骨|文字|母音|鍵盤|染色体|大陸)(?:は|の数は|が)(?:全部で)?(?:何|いくつ)',
    'كم (?:عدد )?(?:ال)?(?:ولاية|ولايات|محافظة|محافظات|لاعب\\p{L}*|وتر\\p{L}*|أوتار|كوكب\\p{L}*|كواكب|عظم\\p{L}*|عظام|حرف\\p{L}*|حروف|مفتاح\\p{L}*|مفاتيح|قارة|قارات)(?!\\p{L})',
  ],
  { atStart: true },
);

/** How long the light or a planet takes is the same for whoever asks. */
export const TIME_OF_NATURE = anyWord(
  [
    'how long (?:does|do|did|would|will) (?:it take )?(?:for )?(?:the |a )?(?:sun|sunlight|light|sound|earth|moon|mars|venus|mercury|jupiter|saturn|uranus|neptune|pluto|planet|radio wave|international space station|iss)(?!\\p{L})',
    '(?:¿ ?)?cuánto (?:tiempo )?tarda (?:la luz|el sonido|la tierra|la luna|el sol|marte|venus|mercurio|júpiter|saturno)(?!\\p{L})',
    'combien de temps (?:met|mettent|faut-il à) (?:la lumière|le son|la terre|la lune|le soleil|mars|vénus|mercure|jupiter|saturne)(?!\\p{L})',
    'wie lange (?:braucht|brauchen|benötigt) (?:das licht|der schall|die erde|der mond|die sonne|der mars|die venus|der jupiter|der saturn)(?!\\p{L})',
    'quanto tempo (?:leva |demora )?(?:a luz|o som|a terra|a lua|o sol|marte|vénus|vênus|júpiter|saturno)(?!\\p{L})',
    'quanto (?:tempo )?(?:impiega|ci mette) (?:la luce|il suono|la terra|la luna|il sole|marte|venere|giove|saturno)(?!\\p{L})',
    '(?:în cât timp (?:ajunge|se rotește|înconjoară|parcurge)|cât (?:timp )?(?:îi )?(?:ia|trebuie|face)) (?:lumina|luminii|sunetul|sunetului|pământul|pământului|luna|lunii|marte)(?!\\p{L})',
    '[^，。]{0,6}(?:光|声音|地球|月球|火星|金星|木星)[^，。？?]{0,20}(?:需要|要)多(?:久|长时间)',
    '[^、。]{0,8}(?:光|音|地球|月|火星|金星|木星)[^。？]{0,24}(?:どのくらい|どれくらい|何分|何日)',
    'كم (?:من الوقت )?(?:يستغرق|تستغرق|يحتاج|تحتاج) (?:ضوء|الضوء|الصوت|الأرض|القمر|المريخ|الشمس)(?!\\p{L})',
  ],
  { atStart: true },
);

/** Before all others; by no measure it could be overtaken. */
export const FIRST_OF_ALL = anyWord([
  '(?:is|was|are|were|became|become) (?:the )?(?:\\p{L}+ )?first(?!\\p{L})|first (?:ever )?(?:\\p{L}+ ){1,4}(?:to|ever)(?!\\p{L})',
  'primer[oa]?(?!\\p{L})',
  'premi(?:er|ère)(?!\\p{L})',
  'erste[nrms]?(?!\\p{L})|als erste\\p{L}*',
  'primeir[oa](?!\\p{L})',
  '(?:il primo|la prima|primo|prima) \\p{L}',
  '(?:primul|prima|primii|primele)(?!\\p{L})',
  '第一[个位座部次条家名任届]|首[位个次]',
  '最初の|史上初|世界初|初代',
  'أول(?!\\p{L})',
]);

/** A family, a band, a people. */
export const ASKS_FOR_A_GROUP = anyWord(
  [
    'who (?:are|were) ',
    '(?:¿ ?)?quiénes ',
    'qui (?:sont|étaient|furent) ',
    'wer (?:sind|waren) ',
    'quem (?:são|foram|eram) ',
    'chi (?:sono|erano|furono) ',
    'cine (?:sunt|erau|au fost) ',
    '.{1,16}(?:们|一家|家族|乐队|组合|民族|人)(?:是|都是)谁',
    '.{1,20}(?:一家|家族|たち|バンド|民族|人)(?:は|とは)(?:誰|だれ|どんな人)',
    'من (?:هم|كانوا|هن) ',
  ],
  { atStart: true },
);

/** Everything that is worth knowing about something named. */
export const ASKS_FOR_AN_OVERVIEW = anyWord(
  [
    '(?:(?:can you|could you|please|kindly) )*(?:tell (?:me|us)(?: (?:more|a bit|a little|something|all|everything))? about|(?:give|provide|share)(?: me| us)? (?:some |an? |brief |short |basic |general )*(?:information|info|details|overview|introduction) (?:about|on|of|to)|what (?:can you tell me|do you know) about|(?:information|info) (?:about|on)) (?!(?:how|why|what|whether|yourself|you|your|my|our|me|a time|the (?:difference|steps|process|time|(?:working |basic )?principles?|mechanism))(?!\\p{L}))',
    '(?:por favor )?(?:háblame|cuéntame|dime|hábleme|cuénteme)(?: algo| más| un poco)? (?:de|del|sobre)(?! (?:ti|cómo|por qué))(?!\\p{L})|(?:¿ ?)?qué (?:sabes|me puedes (?:decir|contar)|puedes decirme) (?:de|del|sobre)(?!\\p{L})|(?:dame )?información sobre',
    "(?:parle|parlez)[- ]moi (?:de |du |des |d')(?!toi|vous)|que (?:sais-tu|savez-vous|peux-tu me dire) (?:de|du|des|sur|d')|(?:donne-moi )?(?:des )?informations sur",
    '(?:bitte )?(?:erzähl|erzähle|erzählen sie|berichte)(?: mir| uns)?(?: etwas| was| mehr| alles)? (?:über|von) (?!dir|ihnen|deinem)|was weißt du über|informationen (?:über|zu)(?!\\p{L})',
    '(?:fale|fala|conte|conta)(?:-me| me)?(?: um pouco| mais| algo)? (?:de|do|da|dos|das|sobre)(?! (?:ti|você|como))(?!\\p{L})|o que (?:sabes|você sabe|voce sabe|pode me dizer) sobre|informações sobre',
    "(?:parlami|raccontami|dimmi|mi parli|mi racconti)(?: qualcosa| di più| un po')? (?:di |del |della |dei |delle |dello |degli |su |sul |sulla |dell'|dell’)(?!te|come)|(?:che )?cosa sai (?:di|su|del|della|dei|delle)(?!\\p{L})|informazioni su(?!\\p{L})",
    '(?:(?:spune|vorbește|povestește|spuneți|vorbiți|povestiți)-mi|ce (?:știi|știți|îmi poți spune|îmi puteți spune))(?: ceva| mai multe| câte ceva)? despre (?!cum|tine|dumneavoastră)|(?:dă-mi )?informații despre',
    '(?:请)?(?:给我|为我|帮我|跟我|简单|简要)*(?:介绍(?:一下|下)?|讲讲|说说|讲一下|说一下)(?!.{0,14}(?:如何|怎么|怎样|区别|自己|原理|步骤|方法|为什么))(?:[^，。,]{2,24})[。！]?$',
    '[^、。]{1,30}について(?:教えて|紹介して|知りたい|話して)(?!.{0,10}(?:方法|理由))[^、。]{0,10}[。?？]?$',
    '(?:من فضلك )?(?:حدثني|أخبرني|احك لي|كلمني|حدثنا)(?: \\p{L}+)? عن (?!كيف|نفسك|سبب)|ماذا تعرف عن|(?:أعطني )?(?:معلومات|نبذة)(?: \\p{L}+)? عن(?!\\p{L})',
  ],
  { atStart: true },
);

/** What a place, a person or a thing has its name from. */
export const KNOWN_FOR = anyWord([
  "(?:what|why)(?:'s| is| are| was| were| makes?) .{2,60} (?:known|famous|renowned|noted|celebrated)(?: for)?[?.!]?$|what .{2,60} (?:is|are|was|were) (?:\\p{L}+ )?(?:known|famous|renowned|noted|celebrated) for|what(?:'s| is| makes) .{0,40}special(?: about .{2,40})?[?.!]?$|things .{2,40} (?:is|are) (?:known|famous) for",
  '(?:por|de) qué (?:es|son|era|fue|eran|se) .{0,40}(?:conoc|famos|célebre)\\p{L}*|qué tiene .{0,10}de especial',
  "(?:pour|par) quoi .{0,50}(?:connu|célèbre|réputé|renommé)\\p{L}*|pourquoi .{2,50}(?:est|sont|était)(?:-\\p{L}+)? (?:si )?(?:connu|célèbre|réputé)\\p{L}*|qu'a .{2,30} de (?:si )?(?:spécial|particulier)",
  '(?:wofür|wodurch) (?:ist|sind|war|waren|wurde) .{2,60}(?:bekannt|berühmt)|was (?:ist|macht) .{0,4}?.{2,40}(?: so)? besonders?\\p{L}*[?.!]?$',
  '(?:por|pelo) que (?:é|são|era|foi) .{0,40}(?:conhecid|famos)\\p{L}*|(?:o )?que .{2,40}tem de especial',
  "per (?:che )?cosa (?:è|sono|era|erano) .{0,50}(?:conosciut|famos|celebr|not[oaie])\\p{L}*|perché (?:è|sono) (?:così )?(?:famos|celebr)\\p{L}*|cos'ha di speciale|che cosa rende .{2,40} special",
  '(?:prin|pentru) ce (?:este|e|sunt|a fost|era) .{0,40}(?:cunoscut|renumit|faimos|celebr|vestit)\\p{L}*|de ce (?:este|e|sunt) (?:atât de )?(?:faimo|celebr|renumi)\\p{L}*|ce are .{0,30}special',
  '(?:以|因)(?:什么|何)(?:而)?(?:著名|闻名|出名|著称|有名)|为(?:什么|何).{0,14}(?:这么|那么|如此)?(?:出名|有名|著名)|有什么(?:特别|出名|有名)(?:的|之处)?',
  '(?:何|なに)で(?:有名|知られ)|なぜ.{0,20}有名|何が(?:有名|特別)',
  '(?:بماذا|بم|بما|ماذا) (?:تشتهر|يشتهر|اشتهر|اشتهرت|تعرف|يعرف|عرف|عرفت)(?!\\p{L})|ما الذي (?:تشتهر|يشتهر|يميز|اشتهر)(?!\\p{L})',
]);

/** What something is good for. */
export const USED_FOR = anyWord([
  "what(?:'s| is| are| was| were) .{2,60} (?:used (?:for|to do)|good for|useful for)[?.!]?$|what (?:are|is) (?:the )?(?:\\p{L}+ )?(?:uses?|applications?|purposes?) (?:of|for)(?!\\p{L})|what (?:do|does|can|did) .{2,40} (?:use|be used) .{0,40}for[?.!]?$",
  'para qué (?:sirven?|se (?:usan?|utilizan?|emplean?)|es útil)|cuáles son los (?:principales )?usos de',
  'à quoi (?:sert|servent|ça sert)|quelles sont les (?:principales )?utilisations d|pour quoi (?:utilise|emploie)-t-on',
  '(?:wofür|wozu) (?:wird|werden|benutzt|verwendet|braucht|nutzt|dient|dienen|ist .{2,40} gut)(?!\\p{L})',
  'para que (?:servem?|(?:é|são) (?:usad|utilizad)[oa]s?|se usam?)|quais são os (?:principais )?usos d',
  'a (?:che )?cosa (?:serve|servono)|per (?:che )?cosa (?:si (?:usa|utilizza|usano)|viene usat)|quali sono gli (?:usi|utilizzi) d',
  '(?:la|pentru) ce (?:se )?(?:folosește|folosesc|servește|utilizează|e folosit|este folosit|sunt folosite|e bun)\\p{L}*|care sunt utilizările',
  '(?:是)?(?:用来|用于)(?:做|干)?(?:什么|哪些|啥)|有(?:什么|哪些)(?:主要)?(?:用途|用处|应用)|(?:做|干)(?:什么|啥)用',
  '(?:何|なに)に(?:使(?:う|わ|い)|役立)|用途(?:は|を|に)|何のために使',
  '(?:فيم|فيما|لماذا|بماذا|لأي غرض) (?:يستخدم|تستخدم|يستعمل|تستعمل)(?!\\p{L})|ما (?:هي |أهم )?(?:استخدامات|استعمالات)(?!\\p{L})',
]);

/** The time of the year, of the day or of a life that suits it best. */
export const BEST_TIME = anyWord([
  "(?:when|what)(?:'?s| is| are| would be)? (?:the |a )?(?:best|ideal|right|perfect|optimal|good|cheapest) (?:time|month|day|season|age|hour|moment|period|week)s?(?!\\p{L})|best (?:time|month|season|day|age|hour)s?(?: of (?:the )?(?:day|year|month))? (?:to|for)(?!\\p{L})",
  '(?:cuál es|cuándo es) (?:el|la) mejor (?:momento|época|mes|hora|día|edad|temporada)|mejor (?:momento|época|mes|hora|temporada) (?:para|del)(?!\\p{L})',
  '(?:quel(?:le)? est|quand est) (?:le|la) meilleur[e]? (?:moment|période|mois|heure|saison|âge)|meilleur[e]? (?:moment|période|mois|heure|saison) pour(?!\\p{L})',
  '(?:wann|was|welche[rs]?) (?:ist|wäre) (?:die|der|das) (?:beste|ideale|richtige) (?:zeit|reisezeit|zeitpunkt|monat|jahreszeit|uhrzeit|alter)(?!\\p{L})|beste(?:r|n)? (?:reisezeit|zeit|zeitpunkt|monat) (?:für|um|zum)(?!\\p{L})',
  '(?:qual é|quando é) (?:o|a) melhor (?:momento|época|mês|hora|altura|idade|período)|melhor (?:momento|época|mês|altura|período) para(?!\\p{L})',
  "(?:qual è|quand'è|quando è) (?:il|la|l') ?(?:miglior[e]?|momento migliore|periodo migliore|stagione migliore)(?: (?:momento|periodo|mese|ora|stagione|età))?(?!\\p{L})|(?:periodo|momento|mese) migliore per(?!\\p{L})|miglior (?:periodo|momento|mese) per(?!\\p{L})",
  '(?:care|când) (?:este|e) (?:cea mai bună|cel mai bun|cea mai potrivită|cel mai potrivit) (?:perioadă|perioada|moment|momentul|lună|oră|vârstă|anotimp)\\p{L}*|cea mai bună (?:perioadă|lună|oră|vârstă) (?:pentru|să|de|a)(?!\\p{L})|cel mai bun moment (?:pentru|să|de|al)(?!\\p{L})|când (?:este|e|ar fi) (?:cel mai )?(?:bine|indicat|recomandat|ieftin|frumos) (?:să|de)(?!\\p{L})|în ce (?:perioadă|lună|anotimp)\\p{L}* (?:e|este|merită|să|ar fi)(?!\\p{L})',
  '(?:什么时候|几月|哪个(?:月|季节)|何时)[^，。,]{0,14}(?:最好|最合适|最适合|最佳|最便宜)|最(?:好|佳|合适)的?(?:时间|时机|季节|月份|时候|年龄|时节)',
  '(?:一番|最も|最)(?:いい|良い|よい|適した|ベストな)?(?:時期|時間帯?|季節|タイミング)|ベスト(?:シーズン|タイミング|な時期)|いつが(?:一番|ベスト|最適|いい)',
  '(?:ما|متى) (?:هو |هي )?(?:يكون )?(?:أفضل|أنسب|أحسن) (?:وقت|موسم|شهر|فصل|سن|توقيت|موعد)(?!\\p{L})|(?:أفضل|أنسب) (?:وقت|موسم|شهر|فصل) (?:ل|لل|في|من)\\p{L}|في أي (?:وقت|شهر|فصل|موسم) (?:من (?:السنة|العام|اليوم) )?(?:يفضل|تفضل|ينصح|تنصح|تستحق|يستحق|يستحسن|أزور|نزور|تكون?|يكون)',
]);

/** What brought an event about. */
export const CAUSE_OF_AN_EVENT = anyWord(
  [
    'what (?:caused|led to|brought about|triggered|sparked|were the (?:main |key )?causes (?:of|for|behind)|was the (?:main )?cause (?:of|for))(?!\\p{L})|why did .{3,60} (?:start|begin|happen|fall|collapse|end|fail|lose|break out|sink|explode|go extinct|die out|split|invade|declare)(?!\\p{L})',
    '(?:¿ ?)?qué (?:causó|provocó|originó|desencadenó|llevó a|ocasionó)(?!\\p{L})|(?:¿ ?)?por qué (?:empezó|comenzó|cayó|estalló|terminó|fracasó|se hundió|se extinguieron|colapsó)(?!\\p{L})',
    "qu'est-ce qui a (?:causé|provoqué|déclenché|conduit|mené|entraîné)(?!\\p{L})|pourquoi .{2,60} (?:a-t-\\p{L}+ (?:commencé|éclaté|échoué|coulé)|est-\\p{L}+ tombé|s'est-\\p{L}+ effondré|ont-\\p{L}+ disparu)\\p{L}*",
    'was (?:führte zu|löste|verursachte|bewirkte|hat .{2,60} (?:ausgelöst|verursacht))(?!\\p{L})|warum (?:begann|endete|scheiterte|fiel|brach|zerfiel|starben|sank|kam es)(?!\\p{L})',
    'o que (?:causou|provocou|levou|originou|desencadeou|ocasionou)(?!\\p{L})|por que (?:começou|caiu|acabou|fracassou|afundou)(?!\\p{L})',
    '(?:che )?cosa (?:ha (?:causato|provocato|portato|scatenato)|causò|provocò|portò|scatenò)(?!\\p{L})|perché (?:cadde|iniziò|finì|scoppiò|crollò|fallì|affondò|è (?:caduto|caduta|scoppiata|crollato))(?!\\p{L})',
    'ce a (?:cauzat|provocat|dus la|declanșat|determinat)(?!\\p{L})|de ce (?:a (?:căzut|început|izbucnit|eșuat)|s-a (?:prăbușit|încheiat|destrămat|scufundat)|au dispărut)(?!\\p{L})',
    '(?:是)?什么(?:导致|引起|引发|造成|促成)了?|.{2,24}为(?:什么|何)会?(?:爆发|灭亡|崩溃|解体|失败|灭绝|沉没)|.{2,24}(?:爆发|灭亡|崩溃|解体|灭绝)的原因',
    '.{0,40}(?:何が|なぜ|どうして).{0,30}(?:引き起こし|もたらし|起こったの|起きたの|始まったの|滅び|崩壊し|滅亡し|失敗し|絶滅し|沈没し)',
    'ما (?:الذي )?(?:سبب|تسبب|أدى|أشعل)(?!\\p{L})|لماذا (?:سقطت|سقط|انهار|انهارت|اندلعت|اندلع|فشلت|فشل|انقرضت|غرقت)(?!\\p{L})',
  ],
  { atStart: true },
);

/** Several of a kind, the largest or oldest of them. */
export const RANKED = anyWord([
  '(?:biggest|largest|tallest|longest|highest|oldest|deepest|richest|smallest|fastest|busiest|heaviest|best-selling|highest-grossing|most (?:populous|populated|expensive|visited|spoken|valuable|successful|watched|common|decorated)) (?:\\p{L}+ ){0,2}?(?!(?:is|was|has|does)(?!\\p{L}))\\p{L}+(?:s|ies|people|men|women)(?!\\p{L})',
  '(?:los|las) (?:\\p{Nd}+ |cinco |diez |tres )?(?:\\p{L}+ ){1,3}más (?:\\p{L}+s|pobladas|altas|grandes)(?!\\p{L})',
  '(?:les )(?:\\p{Nd}+ |cinq |dix |trois )?(?:plus (?:grand|haut|long|vieux|vieill|profond|rich|rapid|petit|peuplé|ancien)\\p{L}*s? \\p{L}+|\\p{L}+ les plus \\p{L}+s)',
  '(?:die|den) (?:\\p{Nd}+ |fünf |zehn |drei )?(?:größten|längsten|höchsten|ältesten|tiefsten|reichsten|kleinsten|schnellsten|schwersten|bevölkerungsreichsten|meist\\p{L}+en) \\p{L}+',
  '(?:os|as) (?:\\p{Nd}+ |cinco |dez |três )?(?:maiores|menores|(?:\\p{L}+ ){1,3}mais \\p{L}+s)(?!\\p{L})',
  '(?:i|gli|le) (?:\\p{Nd}+ |cinque |dieci |tre )?(?:\\p{L}+ ){0,3}più (?:grandi|alt[ei]|lungh[ei]|antich[ei]|profond[ei]|ricch[ei]|veloci|popolos[ei]|piccol[ei])(?!\\p{L})',
  '(?:cele|cei) mai (?:mari|lungi|înalt[ei]|vechi|adânci|bogat[ei]|rapid[ei]|mici|populat[ei]|grele)(?!\\p{L})',
  '最[大长高古老小快深富重]的?(?:[二三四五六七八九十\\p{Nd}]+(?:个|座|条|大|家)|几(?:个|座|条))|(?:列出|列举|有哪些|哪些是).{0,20}最[大长高古老小快深富重]的.{1,10}(?:有哪些)?|(?:[三五十\\p{Nd}]+)大(?:沙漠|河流|湖泊|海洋|山脉|城市|国家|岛屿)',
  '(?:大き|高|長|古|深|速|広)い(?:順|.{1,10}(?:トップ|上位|ベスト))|(?:トップ|上位|ベスト)\\s?[\\p{Nd}]+|最(?:大|長|高|古)の.{1,12}を\\s?[\\p{Nd}二三四五]',
  '(?:أكبر|أطول|أعلى|أقدم|أعمق|أغنى|أسرع|أصغر) (?:ال\\p{L}+(?:ات|ار|ال|ان)(?!\\p{L})|خمس|عشر|ثلاث|\\p{Nd}+)',
]);
const LISTS_OR_ASKS_FOR_SEVERAL = anyWord(
  [
    '(?:(?:please|can you|could you) )*(?:(?:give|make|write|create|provide|show)(?: me)?|list|name|what are|which are|what were|tell me|top|a list|the|rank)(?!\\p{L})',
    '(?:¿ ?)?(?:enumera|nombra|menciona|dime|dame|lista|haz|cuáles son|di|cita|top|los|las)(?!\\p{L})',
    '(?:cite|citez|nomme|donne|donnez|liste|énumère|quels sont|quelles sont|top|les)(?!\\p{L})',
    '(?:nenne|nenn|liste|zähle|gib|was sind|welche(?:s)? sind|die|top)(?!\\p{L})',
    '(?:liste|cite|enumere|diga|dê|quais são|lista|top|os|as)(?!\\p{L})',
    '(?:elenca|cita|nomina|dimmi|dammi|lista|quali sono|top|i|gli|le)(?!\\p{L})',
    '(?:enumeră|listează|numește|spune|dă|lista|care sunt|top|cele|cei|enumerați)(?!\\p{L})',
    '',
  ],
  { atStart: true },
);
export const ranksSeveral = (folded: string): boolean => LISTS_OR_ASKS_FOR_SEVERAL.test(folded) && RANKED.test(folded);

/** Held by somebody else before and after. */
export const IN_OFFICE = anyWord([
  '(?:is|are) .{0,20}(?:current(?:ly)?|president|prime minister|chancellor|ceo|king|queen|pope|mayor|governor|coach|captain|secretary|minister|owner|head of|chair\\p{L}*|director)(?!\\p{L})',
  '(?:es|son) .{0,20}(?:actual|president[ea]|primer ministro|rey|reina|papa|alcalde|alcaldesa|gobernador|entrenador|capitán|ministr[oa]|dueño|director)(?!\\p{L})',
  '(?:est|sont) .{0,20}(?:actuel(?:le)?|président|présidente|premier ministre|roi|reine|pape|maire|ministre|entraîneur|capitaine|propriétaire|pdg|directeur)(?!\\p{L})',
  '(?:ist|sind) .{0,20}(?:aktuell\\p{L}*|derzeit\\p{L}*|präsident\\p{L}*|kanzler\\p{L}*|ministerpräsident|könig\\p{L}*|papst|bürgermeister\\p{L}*|trainer\\p{L}*|kapitän|minister\\p{L}*|chef\\p{L}*|eigentümer)(?!\\p{L})',
  '(?:é|são) .{0,20}(?:atual|presidente|primeiro-ministro|rei|rainha|papa|prefeito|prefeita|governador|técnico|capitão|ministr[oa]|dono|diretor)(?!\\p{L})',
  '(?:è|sono) .{0,20}(?:attuale|presidente|premier|primo ministro|re|regina|papa|sindac[oa]|allenatore|capitano|ministr[oa]|proprietario|direttore)(?!\\p{L})',
  '(?:este|e|sunt) .{0,20}(?:actual\\p{L}*|președinte\\p{L}*|prim-ministru\\p{L}*|premierul|regele|regina|papa|primarul|antrenorul|căpitanul|ministr\\p{L}*|proprietarul|directorul)(?!\\p{L})',
  '现任|目前的?(?:总统|首相|总理|国王|教练|市长|队长)',
  '現在の|今の(?:大統領|首相|監督|社長|市長)',
  '(?:رئيس|رئيسه|ملك|ملكه|رئيس وزراء|امين عام|وزير|مدرب|عمده|مالك) .{0,24}(?:الحالي|الحاليه|حاليا)|الحالي(?!\\p{L})',
]);

/** "What is it, and how do I …": behind the question stands a thing to do. */
export const HOW_BESIDE = anyWord([
  '(?:and|,) how (?:do|can|should|could|would) (?:i|you|we|one|people)(?!\\p{L})|(?:and|,) how to(?!\\p{L})|(?:and|,) how (?:is|are) (?:it|they) (?:made|done|used|fixed|treated|cleaned|prevented|calibrated|installed|measured|calculated)(?!\\p{L})',
  '(?:y|,) cómo (?:puedo|podemos|se (?:hace|usa|trata|limpia|calcula|instala|mide|previene|prepara|ajusta)|lo (?:hago|uso)|la (?:hago|uso)|\\p{L}+(?:ar|er|ir)(?:l[oa])?)(?!\\p{L})',
  "(?:et|,) comment (?:puis-je|peut-on|on peut|faire|je peux|l[ea'] ?\\p{L}+r|\\p{L}+(?:er|ir|re))(?!\\p{L})",
  '(?:und|,) wie (?:kann|macht|mache|benutzt|behandelt|stellt|reinigt|berechnet|misst|verhindert|kalibriert|bereitet|pflegt|verwendet) (?:man|ich|es|ihn|sie)(?!\\p{L})',
  '(?:e|,) como (?:posso|podemos|se (?:faz|usa|trata|limpa|calcula|instala|mede|evita|prepara)|eu|fazer|\\p{L}+(?:ar|er|ir))(?!\\p{L})',
  '(?:e|,) come (?:posso|possiamo|si (?:fa|usa|cura|pulisce|calcola|installa|misura|evita|prepara|regola)|fare|lo \\p{L}+|la \\p{L}+|\\p{L}+(?:are|ere|ire)(?:l[oa])?)(?!\\p{L})',
  '(?:și|,) cum (?:pot|putem|se (?:face|folosește|tratează|curăță|calculează|instalează|măsoară|previne|prepară|calibrează|reglează)|să|îl|o|fac)(?!\\p{L})',
  '(?:[，,]|以及|并且|又|和)(?:应该?|要|我)?(?:如何|怎么|怎样)(?:使用|用|做|制作|清洗|清洁|安装|计算|测量|预防|治疗|校准|调整|修|更换|处理)',
  '(?:、|そして|また)(?:どうやって|どのように|どう)(?:使|作|直|測|計算|防|掃除|設定|調整|やれば|すれば)',
  'وكيف (?:يمكن(?:ني|نا|ك)?|أستخدم\\p{L}*|نستخدم\\p{L}*|يتم|أصنع\\p{L}*|أقوم|أعالج\\p{L}*|أنظف\\p{L}*|نعالج\\p{L}*|نحسب\\p{L}*|تتم|أستعمل\\p{L}*)',
]);

/** What is told of an event, by its name or its place. */
export const WHAT_HAPPENED = anyWord(
  [
    'what (?:happened|occurred|took place|went on|was the (?:battle|siege|treaty|massacre|revolt|uprising|rebellion|affair|scandal|crisis) of)(?! (?:to|with|if|when) (?:my|me|our|us|i|you)(?!\\p{L}))(?! (?:next|then|if|when i)(?!\\p{L}))(?!\\p{L})|how did (?!(?:you|i|we|my|your|our|life|the (?:universe|movie|film|book|series|show|game)) )[^?,]{3,60} (?:fall|collapse|break out|come to (?:an end|power|fall)|end|unfold)(?: in (?:\\p{L}+ )?\\p{Nd}+)?[?]?$',
    '(?:¿ ?)?qué (?:pasó|ocurrió|sucedió|aconteció) (?!conmigo|si)(?:en|el|con|durante|a|tras)(?!\\p{L})|(?:¿ ?)?qué fue (?:la (?:batalla|guerra|revuelta|crisis|masacre)|el (?:asedio|tratado|desastre|escándalo|caso))(?!\\p{L})',
    "(?:que|qu'est-ce qui) s'est(?:-il)? passé (?:à|en|au|lors|le|dans|pendant)(?!\\p{L})|qu'est-il arrivé (?:à|au|aux)(?!\\p{L})",
    'was (?:ist|war|geschah|passierte|ereignete sich) (?:am|in|im|bei|beim|an|auf|während|mit)(?!\\p{L})(?! mir)',
    'o que (?:aconteceu|ocorreu|houve|foi a (?:batalha|guerra|revolta|crise|revolução)) (?!comigo)',
    "(?:che )?cosa (?:è successo|successe|accadde|è accaduto|avvenne) (?:a|al|alla|in|nel|nella|a|durante|il|con)(?!\\p{L})|(?:che )?cosa fu (?:la|l'|il)",
    'ce s-a (?:întâmplat|petrecut) (?:la|în|pe|cu|în timpul)(?!\\p{L})(?! mine)|cum (?:s-a (?:ajuns la|desfășurat|încheiat|terminat|prăbușit|destrămat)|a (?:căzut|izbucnit|decurs|fost (?:cucerit|asediat|eliberat|detronat|răsturnat|înfrânt)\\p{L}*|luat sfârșit)|au (?:căzut|fost (?:cuceri|înfrân|elibera)\\p{L}*)) (?!.{0,12}(?:filmul|serialul|cartea|romanul|meciul|povestea))|ce a fost (?:bătălia|asediul|revolta|criza|masacrul|tratatul)(?!\\p{L})',
    '[^，。,]{2,30}(?:发生了?什么(?:事)?|经过(?:是)?(?:怎样|如何)的?)[？?]?$',
    '[^、。]{2,40}(?:何が(?:起こ|起き|あ)(?:った|りました)|どのような(?:事件|戦い)でした)',
    'كيف (?:سقط\\p{L}*|انته[تى]|اندلع\\p{L}*|انهار\\p{L}*|فتح(?:ت|وا)?|انتصر\\p{L}*|احتل\\p{L}*|تفكك\\p{L}*) (?!.{0,8}(?:الفيلم|المسلسل|الرواية|المباراة|القصة))(?:\\p{L}{3,})|ماذا (?:حدث|حصل|جرى) (?:في|ل|لل|خلال|عام|أثناء|مع)(?! (?:لي|معي))',
  ],
  { atStart: true },
);

/** How something is played. */
export const RULES_OF_A_GAME = anyWord([
  'what are (?:the )?(?:\\p{L}+ )?rules (?:of|for|in) .{2,40}[?.]?$|how (?:do|does|would) (?:you|i|we|one) play (?!with|a role|the (?:guitar|piano|violin|flute|drums)|guitar|piano|music|videos?|audio)|how (?:is .{2,30} played|to play (?!with|the (?:guitar|piano|violin|flute|drums)|guitar|piano))|(?:explain|tell me|describe|list)(?: to me)? (?:how to play|the (?:\\p{L}+ )?rules (?:of|for)) ',
  'cuáles son las reglas (?:de|del)(?!\\p{L})|cómo se juega|(?:explica|explícame|dime) (?:las reglas (?:de|del)|cómo se juega)',
  "quelles sont les règles (?:du|de la|de l'|des|d')|comment (?:joue-t-on|on joue|jouer) (?:au|aux|à)|explique(?:-moi)? les règles (?:du|de)",
  '(?:was|wie) (?:sind|lauten|gehen) die (?:spiel)?regeln (?:von|beim|für|im)(?!\\p{L})|wie spielt man (?!gitarre|klavier)|(?:erkläre?|nenne)(?: mir)? die (?:spielregeln|regeln (?:von|beim|vom|des spiels))',
  'quais são as regras (?:de|do|da)(?!\\p{L})|como se joga|(?:explique|explica) as regras (?:de|do|da)',
  'quali sono le regole (?:di|del|della|dello)(?!\\p{L})|come si gioca|(?:spiega|spiegami) le regole (?:di|del|della)',
  'care sunt regulile (?:la|jocului|de|din|pentru)(?!\\p{L})|cum se joacă|(?:explică|explică-mi) regulile (?:jocului|de joc|la|unui joc)',
  '(?:的)?(?:规则|玩法)(?:是什么|有哪些|是怎样的)|(?:围棋|象棋|麻将|桥牌|扑克|游戏|[^，。,]{1,10}棋|[^，。,]{1,10}牌)(?:怎么|如何)(?:玩|下|打)|(?:解释|介绍|说明)(?:一下)?(?!.{0,12}(?:安全|交通|纪律|行为|语法|公司|学校)).{1,14}的?(?:规则|玩法)',
  '(?:の)?ルール(?:は(?:何|どんな|どう)|を(?:教え|説明))|の遊び方',
  'ما (?:هي )?قواعد (?:لعبة|كرة|رياضة|الشطرنج|ال)\\p{L}*|كيف (?:تلعب|نلعب|يلعب|ألعب) |اشرح قواعد (?:لعبة|كرة|رياضة)',
]);

/** Nothing can be counted, and one is to be named all the same. */
export const BEST_OF_ALL = anyWord(
  [
    "(?:what|who|which)(?:'s| is| was)? (?:the |your )?(?:all-time )?(?:best|greatest|worst|coolest|favou?rite|most (?:beautiful|interesting|important|influential|famous|underrated|overrated|iconic|talented)) (?!(?:ways?|time|times|month|season|approach|practice|method|option|strategy|solution|thing|things|place|places|day|age) )(?:[\\p{L}'-]+ ?){1,4}(?: (?:of all time|ever|in (?:the )?(?:history|world)))?[?.]?$",
    '(?:¿ ?)?(?:cuál|quién) (?:es|fue) (?:el|la) (?:mejor|peor) (?!momento|época|forma|manera)(?:\\p{L}+ ?){1,3}(?:de la historia|de todos los tiempos|del mundo)?\\??$',
    "(?:quel(?:le)?|qui) (?:est|était) (?:le|la) (?:meilleure?|pire) (?!moment|période|façon|manière)(?:[\\p{L}']+ ?){1,3}(?:de tous les temps|de l'histoire|du monde)? ?\\??$",
    '(?:was|wer|welche[rs]?) (?:ist|war) (?:der|die|das) (?:beste|größte|schlechteste) (?!zeit|reisezeit|weg|art|methode)(?:\\p{L}+ ?){1,3}(?:aller zeiten|der welt|der geschichte)?\\??$',
    '(?:qual|quem) (?:é|foi) (?:o|a) (?:melhor|pior) (?!momento|época|forma|maneira|altura)(?:\\p{L}+ ?){1,3}(?:da história|de todos os tempos|do mundo)?\\??$',
    "(?:qual|chi) (?:è|era|fu|è stato|è stata) (?:il|la|l')? ?(?:miglior[e]?|peggior[e]?) (?!modo|momento|periodo)(?:[\\p{L}']+ ?){1,3}(?:della storia|di tutti i tempi|al mondo|del mondo)?\\??$",
    '(?:care|cine) (?:este|e|a fost) (?:cel mai bun|cea mai bună|cel mai mare) (?!moment|perioadă|mod|lucru)(?:\\p{L}+ ?){1,3}(?:din istorie|al tuturor timpurilor|din lume)?\\??$',
    '(?:谁是)?(?:史上|历史上|世界上|世上)?最(?:好|伟大|棒|差)的(?!时间|时机|方法|办法|季节)[^，。,的]{1,8}(?:是(?:谁|什么|哪[个位部]))[？?]?$|谁是[^，。,]{0,8}最(?:好|伟大|棒)的[^，。,]{1,8}[？?]?$',
    '(?:史上|歴史上|世界で)?(?:一番|最も|最高の?)(?:いい|良い|偉大な|優れた)?(?!時期|時間|方法)[^、。]{1,10}(?:は(?:誰|何|どれ))(?:ですか)?[？?]?$',
    '(?:من|ما) (?:هو |هي )?(?:أفضل|أعظم|أسوأ) (?!وقت|طريقة|موسم|شهر)(?:\\p{L}+ ?){1,3}(?:في التاريخ|في العالم|على الإطلاق)?؟?$',
    '(?:which|what|who)(?! (?:i|we|you)) [^?]{2,70} would (?:make|be|have been) (?:the |a )?(?:best|greatest|ideal|most \\p{L}+)(?!\\p{L})',
    '¿? ?(?:qué|cuál|quién) [^?]{2,60} (?:sería|haría de) (?:el|la) (?:mejor|más \\p{L}+)(?!\\p{L})',
    '(?:quel(?:le)?|qui) [^?]{2,60} (?:serait|ferait) (?:le|la) (?:meilleure?|plus \\p{L}+)(?!\\p{L})',
    '(?:welche[rs]?|wer) [^?]{2,60} (?:wäre|gäbe) (?:der|die|das|den) (?:beste|ideale)[rsn]?(?!\\p{L})',
    '(?:qual|que|quem) [^?]{2,60} seria (?:o|a) (?:melhor|mais \\p{L}+)(?!\\p{L})',
    '(?:quale|che|chi) [^?]{2,60} sarebbe (?:il|la) (?:miglior\\p{L}?|più \\p{L}+)(?!\\p{L})',
    '(?:care|ce|cine) [^?]{2,60} ar fi (?:cel|cea) mai \\p{L}+(?!\\p{L})',
    '(?:أي|من) [^؟]{2,60} (?:سيكون|ستكون) (?:أفضل|أنسب)(?!\\p{L})',
  ],
  { atStart: true },
);

/** "What was the Boston Tea Party?": something with a name of its own, from the past. */
export const NAMED_FROM_THE_PAST = lean(
  /^\P{L}*(?:[Ww]hat (?:was|were)|[Qq]u[eé] (?:fue|era|fueron)|[Qq]u['’](?:était|étaient)|[Oo] que (?:foi|era)|(?:[Cc]he )?[Cc]os(?:a fu|['’]era)|[Cc]e a fost) (?:(?:the|el|la|los|las|le|les|l['’]|o|a|os|as|il|lo) ?)?\p{Lu}\p{L}*(?: [\p{L}'’-]+){0,6} ?\?$/u,
);

/** What somebody or something does, as opposed to what to do. */
export const WHAT_IT_DOES = anyWord(
  [
    'what (?:do|does|did) (?!(?:i|we|you|it|this|that)(?!\\p{L})).{2,50} do(?: (?:in|at|during|for|to|with|when|all|after|before|on) .{2,40})?[?.]?$',
    '(?:¿ ?)?qué (?:hace|hacen|hacía|hacían) (?:un|una|el|la|los|las) ',
    "que (?:fait|font|faisait|faisaient) (?:un|une|le|la|les|l') ?|qu'est-ce que (?:fait|font) ",
    'was (?:macht|machen|tut|tun) (?:ein|eine|der|die|das) ',
    'o que (?:faz|fazem|fazia|faziam) (?:um|uma|o|a|os|as) ',
    "(?:che )?cosa (?:fa|fanno|faceva|facevano) (?:un|una|uno|il|la|lo|i|gli|le|l') ?",
    'ce (?:face|fac|făcea|făceau) (?:un|o|\\p{L}+(?:ul|a|ii|ele|ile)) ',
  ],
  { atStart: true },
);

/** "How does it work and how do I make one": the first half is no way to do something. */
export const ASKS_ABOUT_IT_FIRST = lean(
  /^(?:what|why|which|who|where|how (?:does|is|are|did|do (?!i(?![\p{L}])|you|we))|que (?!pasos)|por que|como (?:funciona|es)|qu'est-ce|comment (?:fonctionne|marche)|was (?:ist|macht|tut)|wie funktioniert|o que|cos'e|(?:che )?cosa (?:e|fa)|come funziona|ce (?:este|face|e) |cum functioneaza)|^[^，。]{1,20}(?:是什么|有什么用|怎么工作|是怎么工作的|的原理)|とは(?:何|なん)|^(?:ما (?:هو|هي)|كيف يعمل|كيف تعمل)/u,
);
