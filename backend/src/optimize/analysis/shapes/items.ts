import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** "Define the following terms": each of them says what it means. */
export const TERMS_DEFINED = anyWord([
  '(?:define|explain|describe)(?: briefly| clearly)? (?:each of )?(?:the|these|all)(?: \\p{L}+){0,3} (?:terms?|concepts?|notions|words)(?! \\p{L}+ (?:role|relat|connect|affect)\\p{L}*)(?!\\p{L})',
  '(?:define|defina|definir|explica|explique)(?: \\p{L}+)? (?:los|las|estos|estas|cada)(?: \\p{L}+){0,3} (?:términos?|conceptos?|nociones|palabras)(?!\\p{L})',
  '(?:définis|définissez|définir|explique|expliquez)(?: \\p{L}+)? (?:les|ces|chacun des|chacune des)(?: \\p{L}+){0,2} (?:termes?|concepts?|notions|mots)(?!\\p{L})',
  '(?:definier|erklär|erläuter)\\p{L}*(?: sie)?(?: \\p{L}+)? (?:die|diese|folgende|jeden der)(?: \\p{L}+){0,2} (?:begriffe?|fachbegriffe|wörter|konzepte)(?!\\p{L})',
  '(?:defina|define|definir|explique|explica)(?: \\p{L}+)? (?:os|as|estes|estas|cada)(?: \\p{L}+){0,3} (?:termos?|conceitos?|noções|palavras)(?!\\p{L})',
  '(?:definisci|definite|definire|spiega|spiegate)(?: \\p{L}+)? (?:i|le|gli|questi|queste|ciascuno dei)(?: \\p{L}+){0,2} (?:termini|concetti|nozioni|parole)(?!\\p{L})',
  '(?:definește|definiți|explică|explicați)(?: \\p{L}+)? (?:următor\\p{L}+ (?:termen\\p{L}*|concept\\p{L}*|noțiun\\p{L}*|cuvinte\\p{L}*)|(?:termen|concept|noțiun|cuvint)\\p{L}+(?: de mai jos)?)(?!\\p{L})',
  '(?:解释|定义|说明)[^，。：:？]{0,8}(?:下列|下面|以下|这些|这几个)[^，。：:？]{0,8}(?:术语|概念|名词|词语|词)(?:的(?:含义|意思|定义))?(?:[:：]|$)|(?:下列|下面|以下|这些|这几个)[^，。：:？]{0,8}(?:术语|概念|名词)[^，。：:？]{0,12}(?:解释|定义)',
  '(?:次の|以下の|これらの)[^。：:]{0,8}(?:用語|概念|単語|言葉)を[^。：:]{0,14}(?:定義|説明)',
  '(?:عرف|عرفي|عرفوا|اشرح|وضح|فسر)(?: باختصار)? (?:المصطلحات|المفاهيم|الكلمات|المفردات|كلا من المصطلحات|كل من المصطلحات|ما (?:يلي|يأتي)|كلا? مما (?:يلي|يأتي))(?!\\p{L})',
]);

/** One of several doesn't go with the rest. */
export const ODD_ONE = anyWord([
  "(?:odd|different) (?:one|word|man|number|item) out|(?:find|spot|identify|pick(?: out)?|name|circle|which is|what is) (?:the )?odd (?:one|word|name|number|item|thing|animal|city|country|member)(?!\\p{L})|which .{0,40}(?:does(?: not|n'?t)|do(?: not|n'?t)|is the one that does(?: not|n'?t)) (?:belong|fit|match)|does(?: not|n'?t) (?:belong|fit)|(?:is|are) different from the (?:others?|rest)|the outlier",
  '(?:qué|cuál|la que|el que|palabra|elemento|encuentra).{0,40}(?:no (?:pertenece|encaja|corresponde)|sobra|es (?:diferente|distint[oa]))|intrus[oa]',
  "intrus(?:e)?(?![\\p{L}])|(?:n'appartient|ne va|ne correspond) pas",
  '(?:was|welche[srn]?|wer|wort|begriff).{0,50}(?:passt nicht|gehort nicht|tanzt aus der reihe|fallt aus der reihe)|außenseiter',
  '(?:qual|que|o que|palavra|encontre).{0,40}(?:não (?:pertence|se encaixa|combina)|é diferente)|intrus[oa]',
  "intrus[oa]|(?:quale|che|parola|trova).{0,40}(?:non (?:appartiene|c'entra|fa parte)|è divers[oa])",
  'intrus(?:ul|ului)?(?![\\p{L}])|(?:care|ce|cuvântul|elementul).{0,40}nu (?:aparține|se potrivește|face parte)',
  '(?:哪|找出|选出|挑出).{0,14}(?:不同类|不属于|不一样|与.{1,8}不同|和.{1,8}不同|不合群|不是同类)|(?:与|和)(?:其他|其它|其余)[^，。]{0,6}不(?:同|一样)',
  '仲間(?:外れ|はずれ)|(?:他|ほか)と(?:違う|異なる)もの|属さない',
  '(?:لا (?:ينتمي|تنتمي)|المختلف[هة]?|الدخيل[هة]?|الشاذ[هة]?)(?![\\p{L}])',
]);

/** Given things are put into a sequence, by whatever value. */
export const IN_ORDER = anyWord([
  '(?:put|arrange|order|sort|rank|list|place|organi[sz]e|sequence|line up)(?![\\p{L}]).{0,90}(?:order(?![\\p{L}])|chronolog|alphabet|ascending|descending|from (?:the )?\\p{L}+(?:est| \\p{L}+)? to (?:the )?\\p{L}+|(?:largest|smallest|biggest|oldest|newest|youngest|earliest|latest|highest|lowest|longest|shortest|fastest|slowest|heaviest|lightest|tallest|cheapest|nearest|best|worst|most \\p{L}+|least \\p{L}+) (?:first|to))|(?:order|arrange|rank|sequence|sort) (?:these|the following|the|them)(?![\\p{L}])(?! (?:into|as)).{0,50} by (?:\\p{L}+ )?(?:size|date|year|age|height|weight|length|population|area|speed|distance|price|cost|importance|difficulty|volume|value|name|time|order|strength|mass|rating|depth|altitude|temperature|number)|(?:rank|sequence) (?:these|the following)',
  '(?:ordena|ordene|ordenar|organiza|coloca|pon|clasifica).{0,70}(?:orden(?![\\p{L}])|cronol|alfab|de(?:l| la| lo)? (?:mayor|menor|más|mejor|primer\\p{L}*) .{0,20}a(?:l| la| lo)? |ascendente|descendente|por (?:tamaño|fecha|población|edad|peso))|(?:ordena|ordene) (?:estos|estas|los|las|cronol|alfab)',
  '(?:classe|classez|range|rangez|ordonne|ordonnez|trie|triez|mets|mettez|remets|place).{0,70}(?:ordre(?![\\p{L}])|chronolog|alphab|du plus|de la plus|(?:dé)?croissant|du (?:premier|moins)|par (?:taille|date|population|âge|poids))',
  '(?:ordne|sortier|reihe|bring|stell|sortiere|ordnen sie).{0,70}(?:reihenfolge|chronolog|alphabet|nach (?:der |dem |ihrer |ihrem )?(?:größe|alter|datum|jahr|höhe|gewicht|länge|einwohner\\p{L}*|bevölkerung|fläche|preis|entfernung|zeit)|vo[nm] .{1,24} (?:bis|zu[mr]?) |aufsteigend|absteigend|(?:älteste|größte|kleinste|erste|neueste)[rsn]? zuerst)',
  '(?:ordene|ordena|organize|coloque|ponha|classifique).{0,70}(?:ordem(?![\\p{L}])|cronol|alfab|d[oa] (?:maior|menor|mais) .{0,24}(?:ao?|para) |crescente|decrescente|por (?:tamanho|data|população|idade))',
  "(?:ordina|ordinate|metti|disponi|riordina|classifica).{0,70}(?:ordine(?![\\p{L}])|cronolog|alfabet|dal(?:la|l'|lo)? ?.{1,24} al(?:la|l'|lo)? ?|crescente|decrescente|per (?:dimension|data|popolazione|grandezza|età))",
  '(?:ordoneaz|ordonați|aranjeaz|pune|așaz|sorteaz|ierarhizeaz)\\p{L}{0,3}(?![\\p{L}]).{0,70}(?:ordine(?![\\p{L}])|cronologic|alfabetic|crescător|descrescător|de la .{1,24} la |după (?:mărime|dată|an|populație|vârstă|înălțime|suprafață|lungime|greutate))|ordon(?:ează|ați) (?:cronologic|alfabetic)',
  '排序|排列|排(?:出|成|个|一下)?.{0,6}(?:顺序|次序|先后)|按.{1,14}(?:顺序|先后|次序|从.{1,4}到)|从(?:大到小|小到大|高到低|低到高|早到晚|长到短|短到长|先到后)',
  '順番?に(?:並べ|並び)|並べ(?:替え|て)|(?:古い|新しい|大きい|小さい|高い|低い|長い|短い|早い|多い|少ない)(?:もの)?順',
  '(?:رتب|رتبي|رتبوا|ترتيب)(?![\\p{L}])',
]);
/** Words that make a sentence are no things that have a size or a date. */
export const INTO_A_SENTENCE = anyWord([
  '(?:a|correct|complete|meaningful|make|form|into|proper) (?:\\p{L}+ )?sentences?|unscramble|letters',
  'oraci[oó]n|frase|letras',
  'phrase|lettres',
  'satz(?![\\p{L}])|sätze|buchstaben',
  'frase|oração|letras',
  'frase|frasi|lettere',
  'propoziți|fraz|litere',
  '连词成句|成(?:一个|一句)?(?:完整的)?句|组成.{0,6}句|段落',
  '文に(?:なる|して)|文を作',
  'جمله|جملا|حروف',
]);
export const ALPHABETICAL = anyWord([
  'alphabet',
  'alfab',
  'alphab',
  'alphabet',
  'alfab',
  'alfabet',
  'alfabetic',
  '字母(?:顺序|表)|拼音顺序|首字母|笔画',
  '五十音|アルファベット順|あいうえお順',
  '(?:ا?ل?ابجدي|هجائي)',
]);

/** Two rows, one of which belongs to the other. */
export const MATCHED = anyWord([
  '(?:match|pair|connect|link)(?: up)? (?:each|every|the|these|these|following|up)(?![\\p{L}])|match .{1,50} (?:with|to) (?:its|their|the)(?![\\p{L}])',
  '(?:relaciona|relacione|empareja|empareje|asocia|asocie|une|unir) (?:cada|los|las|estos|estas)(?![\\p{L}])',
  '(?:associe|associez|relie|reliez|apparie|appariez|fais correspondre|faites correspondre) (?:chaque|les|ces|chacun)',
  '(?:verbinde|ordne).{3,60}(?:passenden|richtigen|jeweiligen|entsprechenden)|ordne jede[mnrs]? \\p{L}+ (?:die|den|das|sein\\p{L}*|ihre?\\p{L}*) (?!kategorie|gruppe|klasse|typ|stimmung)\\p{L}+ zu(?!\\p{L})',
  '(?:relacione|associe|combine|ligue|relaciona) (?:cada|os|as|estes|estas)(?![\\p{L}])',
  '(?:abbina|abbinate|associa|collega|collegate) (?:ogni|ciascun\\p{L}*|i|le|gli|queste|questi)(?![\\p{L}])',
  '(?:potrivește|potriviți|asociază|asociați|unește|uniți|împerechează|leagă) (?:fiecare|următoarele|cuvintele|elementele|autorii|operele|țările)?',
  '配对|匹配|连线|一一对应|对应起来',
  '組み合わせ(?:て|なさい)|対応させ|結びつけ|線で結',
  '(?:طابق|صل|زاوج|وفق) (?:بين|كل|ما)',
]);

export const TRUE_OR_FALSE = anyWord([
  'true (?:or|and|/) ?(?:not true|false|untrue)|true/false|(?:is|are|was|were) (?:true|false|correct|accurate|incorrect)(?![\\p{L}])(?=.*(?:statement|claim|sentence|fact|following|these))|(?:statements?|claims?|facts?) (?:is|are|below (?:is|are)) (?:true|false|correct|wrong)',
  'verdader[oa]s? (?:o|u|ni) fals[oa]s?|(?:es|son) (?:ciert[oa]s?|fals[oa]s?|correct[oa]s?)(?=.*(?:afirmaci|enunciado))',
  'vrai(?:e|es|s)? ou fau(?:x|sse|sses)|vrai/faux',
  '(?:wahr|richtig|korrekt) oder falsch|(?:stimmen|stimmt) (?:diese|die folgenden|folgende) (?:aussagen?|behauptungen?)',
  '(?:verdadeir[oa]s?|cert[oa]s?) ou (?:fals[oa]s?|errad[oa]s?)',
  'ver[aoei] o fals[aoei]|vero/falso',
  'adevărat[ăe]? sau fals[ăe]?|adevărate sau false|(?:corect[ăe]?|corecte) sau (?:greșit[ăe]?|fals[ăe]?)',
  '(?:说法|陈述|句子|表述|论断|判断).{0,8}(?:是否(?:正确|属实)|对错|真假|对还是错|正误|是(?:对|真)(?:的)?还是)|(?:判断|辨别)(?:下列|以下|下面).{0,8}(?:正误|对错|真假|是否正确)|正确还是错误|真还是假',
  '正しいか(?:どうか|誤り|間違)|正誤|真偽|(?:○|〇)か?×|本当か嘘か',
  '(?:صح|صحيح[ةه]?|صواب) ?(?:ام|او|أم|أو|و) ?(?:خط[اأ]|خاطئ[ةه]?|غلط)',
]);
/** In a grammar exercise a sentence is put right and no fact. */
export const GRAMMAR = anyWord([
  'gramma|spelling|punctuation|tense',
  'gramátic|ortogr',
  'gramma|orthogr',
  'gramma|rechtschreib|zeichensetz',
  'gramátic|ortogr',
  'grammatic|ortogr',
  'grammatic|gramatic|ortogr',
  '语法|病句|错别字|标点',
  '文法|誤字',
  'نحوي|املائي|قواعد',
]);

const REVIEW =
  'review|comment|feedback|opinion|testimonial|tweet|reseña|opinión|comentario|avis|critique|commentaire|bewertung|rezension|kommentar|kundenmeinung|avaliaç|comentário|recension|commento|recenzi|comentari|评论|评价|反馈|留言|点评|レビュー|口コミ|感想|مراجع|تقييم|تعليق|راي';
export const OF_A_REVIEW = anyWord(REVIEW.split('|'));
/** So many stars or points for what somebody has written. */
export const RATED = anyWord([
  '(?:\\p{Nd}|one|zero)(?: \\([^()\\n]{1,30}\\))? ?(?:to|-|–|through|and) ?(?:5|10|100|five|ten)(?![\\p{Nd}])|(?:how many|number of|\\p{Nd}|five|a) stars?|star rating|out of (?:5|10|five|ten)',
  '(?:cuántas|\\p{Nd}|cinco) estrellas|de(?:l)? (?:1|0|uno|cero)(?: \\([^()\\n]{1,30}\\))? al? (?:5|10|cinco|diez)',
  '(?:combien|nombre|\\p{Nd}|cinq) (?:d. ?)?étoiles|note (?:de|sur|entre) \\p{Nd}|de (?:0|1)(?: \\([^()\\n]{1,30}\\))? à (?:5|10|20)|sur (?:5|10|20)(?![\\p{Nd}])',
  '(?:\\p{Nd}|wie viele[n]?|fünf) sterne?n?|(?:von|zwischen|mit) (?:0|1|eins)(?: \\([^()\\n]{1,30}\\))? (?:bis|und) (?:5|10|fünf|zehn)|skala',
  '(?:quantas|\\p{Nd}|cinco) estrelas|de (?:0|1|zero|um)(?: \\([^()\\n]{1,30}\\))? a (?:5|10|cinco|dez)',
  '(?:quante|\\p{Nd}|cinque) stelle|da (?:0|1|uno|zero)(?: \\([^()\\n]{1,30}\\))? a (?:5|10|cinque|dieci)',
  '(?:câte|\\p{Nd}|cinci) stele|de la (?:0|1|unu)(?: \\([^()\\n]{1,30}\\))? la (?:5|10|cinci|zece)',
  '(?:[1一0零]|\\p{Nd})(?:星|分)?(?: ?[(（][^()（）\\n]{1,20}[)）])?(?:到|至|-|~|—|～)(?:5|10|五|十|100)(?:颗)?(?:星|分)?|几(?:颗)?星|[五5]星|打(?:个)?分|评分',
  '(?:1|一|0)(?:つ星)?(?:から|～|~|-)(?:5|10|五)|星(?:いくつ|の数|で)|[五5]段階',
  '(?:نجوم|نجم[هة]|نجمات)|من (?:1|١|0|٠|صفر|واحد) (?:الي|ل|حتي) ?(?:5|٥|10|١٠|خمس|عشر)|من (?:5|٥|10|١٠|خمس[هة]|عشر[هة])(?![\\p{Nd}])',
]);

/** All that have a feature are picked out, and not one. */
export const WHICH_ARE = anyWord([
  'which (?:one\\(s\\)|ones|(?:two|three) )?(?:of (?:these|the following|the)(?: \\p{L}+){0,3} )(?:are|were|have|can|belong|count as|contain|live|grow|start|end|came|come|lay|use|need|eat|produce|fly|swim|require|make|do|run|border|speak|play|cause|share)(?![\\p{L}])|which ones (?:are|were|have|can)(?![\\p{L}])|(?:identify|list|name|pick|select|choose|find|circle|underline|tell me)(?: out)? (?:all (?:the|of the)? ?|the ones|only the|which (?:ones|of (?:these|the following|them)(?: \\p{L}+){0,2}) (?:are|were|have|can))',
  'cuáles (?:de (?:est[oa]s|l[oa]s)(?: siguientes)?(?: \\p{L}+){0,3} )?(?:son|tienen|están|pertenecen|viven|pueden)',
  '(?:lesquel(?:le)?s|parmi .{3,40}quel(?:le)?s).{0,40}(?:sont|ont|étaient|peuvent|appartiennent)',
  'welche (?:de?r|von|dieser)(?: \\p{L}+){1,3} (?:sind|haben|waren|gehören|können|leben|liegen|stammen|enthalten|beginnen|enden|grenzen)',
  'quais (?:d(?:est[ea]s|[oa]s)(?: seguintes)?(?: \\p{L}+){0,3} )?(?:são|têm|pertencem|vivem|podem)',
  'quali (?:di quest[ie]|dei|delle|tra)(?: \\p{L}+){0,4} (?:sono|hanno|appartengono|vivono|possono)',
  '(?:care|ce) (?:dintre|din)(?: \\p{L}+){1,4} (?:sunt|au|aparțin|trăiesc|pot)',
  '(?:下列|以下|下面).{0,10}(?:哪些|哪几)|哪些(?:是|属于|不是|有)',
  '次のうち.{0,20}(?:どれとどれ|すべて|全て|ものは)|どれ(?:とどれ|が.{1,12}すべて)',
  '(?:حدد|اختر|اذكر) (?:كل|جميع)',
]);

/** Each of what is given gets one of several names; the verb says so, whatever is named. */
export const SORTED = anyWord([
  '(?:classif(?:y|ying|ication)|categori[sz]e|categori[sz]ing)(?![\\p{L}])|(?:labels?|tags?|categories|topics)(?: [\\p{L}]+){0,3} appl(?:y|ies)|(?:group|sort|divide|separate|split|organi[sz]e)(?![\\p{L}]).{0,60}by (?:whether|continent|country|habitat|diet|material|season|aisle|room)(?![\\p{L}])|(?:group|sort|divide|separate|split)(?![\\p{L}]).{0,90}into (?!an? (?:table|list|sentence|json|csv|order))|(?:group|sort|divide|separate|split|organi[sz]e|put)(?![\\p{L}]).{0,90}(?:in(?:to|) (?:\\p{L}+ ){0,3}(?:groups?|categor|types?|buckets?|classes|sets)|by (?:type|category|kind|theme|topic|colou?r|genre|class|group|subject|family))|(?:label|tag|mark|flag)(?: \\p{L}+){0,6} (?:as|with|by)(?![\\p{L}])|assign (?:each|every|a|an|one|the)(?: \\p{L}+){0,4} (?:category|label|topic|genre|class|tag)|assign (?:each|every|these|the following)(?: \\p{L}+){0,3} to (?:one|an?|the|its|their)(?![\\p{L}])',
  '(?:clasific|categoriz|agrup|etiquet|separ|divid)(?:a|e|ar|en|as)(?![\\p{L}]).{2,}',
  '(?:classe|classez|classer|classifie|classifiez|catégorise|catégorisez|regroupe|regroupez|étiquette|étiquetez|répartis|répartissez|trie|triez|range|rangez)(?![\\p{L}]).{2,}',
  '(?:klassifizier|kategorisier|gruppier|sortier|teil|ordne|ordnen sie|einordnen)\\p{L}*.{2,}(?:(?:in|nach|als|zu|ein|unter)(?![\\p{L}]))|(?:klassifizier|kategorisier|gruppier)\\p{L}*',
  '(?:classifi|categoriz|agrup|etiquet|separ|divid)(?:que|e|a|ar|em)(?![\\p{L}]).{2,}',
  '(?:(?:classific|categorizz|raggrupp|etichett|divid|suddivid|smist)(?:a|i|are|ate|ete)|separ(?:a|i|are))(?![\\p{L}]).{2,}',
  '(?:clasific|categoriz|grupeaz|etichet|încadreaz)\\p{L}*.{2,}|(?:împarte|împărțiți|sortează|sortați|separă|separați|repartizează)(?![\\p{L}]).{2,60}(?:în|după|pe)(?![\\p{L}])',
  '分类|归类|归入|归为|分组|(?:分|划|归)(?:成|为|到|入|进)[“"「『]|(?:分|划)(?:成|为|到).{1,20}(?:类|组|词|和|、|与)|贴.{0,3}标签|打标签|属于(?:哪|什么)(?:一)?(?:个)?(?:类|种|类别)|各(?:分|标|归|属)',
  '分類|分け(?:て|なさい|る)|仕分け|振り分け|カテゴリ|ラベル',
  '(?:صنف|صنفي|تصنيف|وزع|قسم|بوب|افرز)(?= (?:ال|هذه|هذا|كل|ما|تلك|كلا|لي))',
]);

/** One of two or more names is to be said for each; there has to be something between them. */
export const EITHER_OR = anyWord([
  "(?:identify|tell(?: me)?|say|state|determine|decide|judge|detect|predict|figure out|indicate|specify|guess|check|find out|mark|choose|pick|note)(?![\\p{L}]).{0,90}(?:whether|if|which|either|as|is|are|the (?:sentiment|tone|emotion|category|genre|mood|type)).{1,90}(?: or |/|, )|(?:what|which)(?:'s| is| are)? (?:the )?(?:\\p{L}+ ){0,3}(?:sentiment|emotion|category|genre|mood|tone|part of speech)|which .{1,70} and which|which .{1,50}(?:is|are|was|were) .{1,50} or |(?:is|are|was|were) (?:this|these|the following|each|it|(?:the|that) (?:\\p{L}+ )?(?:tone|sentiment|mood|review|comment|sentence|e-?mail|message|statement|text|word|headline|tweet))(?: \\p{L}+){0,4} .{1,60} or |(?:identify|detect|predict|determine|give|label|find|state|name)(?: me)? (?:the|a|which) (?:\\p{L}+ ){0,3}(?:sentiment|emotion|intent|category|genre|topic|mood|part of speech|parts of speech|tab|folder|department|team|queue|label)(?![\\p{L}])",
  '(?:di|indica|indique|identifica|identifique|determina|determine|decide|señala|dime|diga).{0,70}(?:si|cuál|cuáles|qué|el sentimiento).{1,80}(?: o | u |/|sentimiento|categoría|género)|cuáles .{1,60} y cuáles|sentimiento de',
  "(?:dis|dites|indique|indiquez|identifie|identifiez|détermine|déterminez|précise|précisez|décide).{0,70}(?:si|s'il|lequel|laquelle|lesquel|quel|le sentiment).{1,80}(?: ou |/|sentiment|catégorie|genre)|(?:lesquel(?:le)?s|quel(?:le)?s) .{1,60} et (?:lesquel(?:le)?s|quel(?:le)?s)",
  '(?:sag|sage|gib|bestimme|bestimmen sie|entscheide|entscheiden sie|erkenne|nenne|ordne|stelle fest|prüfe).{0,70}(?:ob|welche|das|die stimmung|die kategorie|an,).{1,80}(?: oder |/|stimmung|kategorie|wortart)|welche .{1,60} und welche',
  '(?:diga|indique|identifique|determine|decida|aponte|diz|identifica).{0,70}(?:se|qual|quais|o sentimento).{1,80}(?: ou |/|sentimento|categoria|gênero)|quais .{1,60} e quais|identifique o sentimento',
  '(?:di|dimmi|indica|identifica|determina|decidi|stabilisci|specifica).{0,70}(?:se|quale|quali|il sentimento|il tono).{1,80}(?: o |/|sentimento|categoria|genere)|quali .{1,60} e quali|quali sono',
  '(?:spune|spuneți|indică|indicați|identifică|identificați|determină|stabilește|decide|precizează|arată|hotărăște).{0,70}(?:dacă|care|ce|sentimentul|tonul|categoria).{1,80}(?: sau |/|sentiment|categori|gen)|care .{1,60} (?:și|iar) care',
  '(?:判断(?!.{0,30}(?:意思|含义).{0,8}相同)|辨别|识别|指出|确定|说明|标出|区分|看看|分析一下?)(?:.{0,40}(?:还是|或(?:者)?|属于|是否|情感|情绪|类别|类型|词性)|.{0,20}(?:哪些).{1,30}(?:哪些))|哪些.{1,24}哪些|是不是.{1,6}(?:邮件|短信|信息|评论|谣言)|是.{1,14}还是.{1,14}|情感(?:倾向|分析|是)|(?:每个|每一|各|分别).{0,16}(?:是|属于)(?:什么|哪|.{1,10}还是)',
  '.{1,20}(?:です|でしょう)か、.{1,20}(?:です|でしょう)か|(?:どちら|どれ|いずれ).{0,30}(?:か|判定|分類|答え|述べ)|(?:肯定|否定|ポジティブ|ネガティブ).{0,30}(?:判定|分析|どちら)|(?:感情|品詞|種類|ジャンル).{0,10}(?:を|判定|特定)',
  '(?:حدد|حددي|بين|وضح|اذكر|قرر|احكم|ميز|قل لي|هل).{0,70}(?:ما اذا|اذا|هل|اي|ايها|نوع|مشاعر|شعور|بين).{1,80}(?: ام | او |/|نوع|فئ[هة]|مشاعر)|(?:حدد|استخرج|ما) (?:نوع|مشاعر|فئ[هة])|اي\\p{L}{0,3} .{1,50} واي',
]);

/** What stands in a pasted text is copied out of it. */
const TAKEN_FROM = anyWord(
  [
    '(?:please |can you |could you )*(?:get|pull|pick|grab|fish|dig|copy|extract|collect)(?!\\p{L}).{1,90} (?:out of|from) (?:this|these|the following)(?!\\p{L})|(?:please )?extract(?!\\p{L})',
    '(?:por favor,? )?(?:saca|sácame|saque|extrae|extráeme|extraiga|recoge|copia) .{1,90} de (?:este|esta|estos|estas|la siguiente|el siguiente|los siguientes|las siguientes)(?!\\p{L})',
    '(?:sors|sortez|tire|tirez|récupère|récupérez|relève|relevez|extrais|extrayez|recopie) .{1,90} (?:de|dans) (?:ce|cet|cette|ces|la|le)(?!\\p{L})',
    '(?:bitte )?(?:hol|hole|zieh|ziehe|such|suche|schreib|schreibe|lies|filtere|extrahiere|entnimm)(?: mir)? .{1,90} (?:aus|in) (?:diese[mrn]|folgende[mrn]|de[mr] folgenden)(?!\\p{L}).{0,40}(?:heraus|raus)(?!\\p{L})|(?:bitte )?extrahiere?(?!\\p{L})',
    '(?:tire|tira|pegue|retire|extraia|extrai|copie|recolha) .{1,90} (?:deste|desta|destes|destas|desse|dessa|do seguinte|da seguinte)(?!\\p{L})',
    "(?:tira fuori|ricava|prendi|recupera|estrai|estraete|copia) .{1,90} (?:da (?:questo|questa|questi|queste|quest')|dal seguente|dalla seguente)",
    '(?:scoate|extrage|extrageți|scoateți|culege|copiază)(?:-mi)? .{1,90} din (?:acest|această|aceste|acești|următorul|următoarea|următoarele|\\p{L}+ (?:acesta|aceasta|următor|următoare|de mai jos))(?!\\p{L})',
    '(?:请|帮我)*(?:从|在)(?:下|以下|下面|这|该|本).{1,16}(?:取出|提出|抓出|摘出|提取|找出|列出|挑出)|(?:请|帮我)*(?:把|将)这.{2,40}(?:找|挑|提|列|摘|写)出来',
    '(?:この|次の|以下の).{1,16}から.{1,50}(?:抜き出|取り出|抽出|書き出|拾い出)',
    '(?:من فضلك )?(?:استخرج|استخرجي|استخلص|خذ|أخرج|هات|التقط)(?: لي)? .{1,90}من (?:هذا|هذه|هذي)(?!\\p{L})|(?:استخرج|استخرجي) ',
  ],
  { atStart: true },
);
/** What is to be gone afterwards, or made of the text, is not what is taken out of it. */
const NOT_TAKEN = anyWord([
  '(?:typos?|mistakes?|errors?|filler|jargon|swear\\p{L}*|clichés?|(?:the|a) (?:most|best|better|gist|moral|lesson|feel|laugh)|some sense|sense|get (?:rid|going|better|more)|(?:an?|some|good|\\p{Nd}+|two|three|four|five) (?:\\p{L}+ ){0,2}(?:titles?|headlines?|jokes?|ideas?|stor(?:y|ies)|poems?|quiz|questions?|flashcards?|summary|slides?|tweets?|posts?|captions?|laughs?))(?!\\p{L})',
  '(?:errores|faltas|erratas|muletillas|título|partido|resumen|jugo|chiste|cuento|preguntas)(?!\\p{L})',
  '(?:fautes|erreurs|coquilles|parti|titre|résumé|leçon|questions|histoire)(?!\\p{L})',
  '(?:fehler|tippfehler|füllwörter|beste|titel|zusammenfassung|fragen|geschichte)(?!\\p{L})',
  '(?:erros|proveito|título|resumo|lição|perguntas|piada)(?!\\p{L})',
  '(?:errori|refusi|meglio|titolo|riassunto|lezione|domande|battuta)(?!\\p{L})',
  '(?:greșelile|greșeli|erorile|titlu|rezumat|învățătură|întrebări|glumă)(?!\\p{L})',
  '错别字|错误|标题|总结|概括|教训|问题',
  '誤字|間違い|タイトル|要約|教訓|問題',
  '(?:أخطاء|الأخطاء|عنوان\\p{L}*|ملخص\\p{L}*|العبرة|أسئلة)(?!\\p{L})',
]);

/** "Get the company and the salary out of this ad": the text may be of any kind. */
export const takesFromIt = (asked: string): boolean => TAKEN_FROM.test(asked) && !NOT_TAKEN.test(asked);

export const TAKEN_OUT = anyWord([
  '(?:extract|pull out|pick out|parse)(?![\\p{L}])|(?:list|find|identify|get|highlight|underline|collect|note|give(?: me)?|name|make a list of|write down)(?![\\p{L}]).{1,90}(?:mentioned|named|contained|that appear|that occur|(?:in|from|of) (?:this|these|the|that) (?:\\p{L}+ ){0,2}(?:text|passage|paragraph|article|e-?mail|message|note|invoice|transcript|review|document|conversation|excerpt|paragraphs?|story|report|description))|(?:from|in|given|using|based on) (?:this|these|the|that)(?: \\p{L}+){1,5}, (?:please )?(?:list|extract|identify|find|pull|give|collect|name)(?![\\p{L}])|from (?:this|the)(?: \\p{L}+){1,4} (?:list|extract|identify|find|pull|collect) (?:all|every|the)(?![\\p{L}])',
  '(?:extrae|extraiga|extraer|saca|enumera|identifica|señala).{1,80}(?:texto|párrafo|mensaje|correo|pasaje|factura|anuncio|invitación|artículo|siguiente|mencion)|(?:extrae|extraiga|extraer)(?![\\p{L}])',
  '(?:extrais|extrayez|extraire|relève|relevez|repère|liste).{1,80}(?:texte|paragraphe|message|passage|mail|facture|annonce|courriel|invitation|article|suivant|mention)|(?:extrais|extrayez|extraire)(?![\\p{L}])',
  '(?:extrahier|entnimm|liste|finde|nenne|suche|zieh)\\p{L}*.{1,80}(?:text|absatz|nachricht|mail|abschnitt|rechnung|anzeige|einladung|artikel|folgend|genannt)|extrahier\\p{L}*',
  '(?:extraia|extrai|extrair|retire|liste|identifique).{1,80}(?:texto|parágrafo|mensagem|trecho|fatura|anúncio|convite|artigo|seguinte|mencion)|(?:extraia|extrai|extrair)(?![\\p{L}])',
  '(?:estrai|estraete|estrarre|individua|elenca|trova).{1,80}(?:testo|paragrafo|messaggio|brano|fattura|annuncio|invito|articolo|seguente|menzion|citat)|(?:estrai|estraete|estrarre)(?![\\p{L}])',
  '(?:extrage|extrageți|scoate|identifică|enumeră|găsește|notează).{1,80}(?:text|paragraf|mesaj|pasaj|factur|anunț|invitați|articol|următo|mențion)|(?:extrage|extrageți)(?![\\p{L}])',
  '提取|抽取|摘录|摘出|(?:找出|列出|挑出|整理出|标出).{0,24}(?:文中|文本|段落|这段|下文|提到|出现)|(?:从|在)(?:下|以下|下面|这|该|本).{1,12}(?:找出|列出|挑出|整理)|把.{1,30}(?:找|挑|圈|列|摘|写)出来',
  '抽出|抜き出|抜粋|(?:文章|文|本文|メール|以下)から.{1,30}(?:挙げ|リスト|書き出|取り出|まとめ)',
  '(?:استخرج|استخرجي|استخراج|استخلص)(?![\\p{L}])|من (?:النص|الفقر[هة]) .{0,16}(?:اذكر|حدد|اكتب|هات)(?![\\p{L}])|(?:اذكر|حدد|اكتب).{1,60}(?:الوارد\\p{L}*|المذكور\\p{L}*)',
]);

/** Words that mean the same, or the opposite, for each word that is given. */
export const SAME_OR_OPPOSITE = anyWord([
  'synonyms?|antonyms?|opposites?(?! (?:sex|direction|side|team))|opposite (?:word|meaning|of)|words? that means? the (?:same|opposite)|similar words',
  'sinónimos?|antónimos?|contrari[oa]s? de|opuest[oa]s? de',
  'synonymes?|antonymes?|contraires?(?= (?:de|des|à|aux|pour))',
  'synonyme?n?|antonyme?n?|gegenteile?|gegenwörter|gegenwort',
  'sinônimos?|sinónimos?|antônimos?|antónimos?|contrários? d|opostos? d',
  'sinonim[oi]|contrari[oi]? (?:di|delle|dei)|contrari(?![\\p{L}])|antonim[oi]',
  'sinonim(?:e|ul|ele|elor)?|antonim(?:e|ul|ele|elor)?|opus(?:ul|e)(?![\\p{L}])',
  '近义词|同义词|反义词|意思相(?:近|反)的词',
  '類義語|同義語|対義語|反対語|反意語|反対の意味',
  '(?:ال)?(?:مرادف(?:ا|ات|ين|ان)?|ضدا?|اضدادا?|عكس|مضاد(?:ا|ات)?|معاكس)(?![\\p{L}])',
]);
/** They are to be explained or used, and not found. */
/** What is found in a text is to be reckoned with. */
export const ADDED_UP = anyWord([
  'add (?:them|these|those) up|add up|(?:calculate|compute|find|give|work out) (?:the|their) (?:sum|total|average|mean)(?!\\p{L})|sum (?:them|these)',
  'súma(?:los|las)|(?:calcula|halla) (?:la suma|el total|la media|el promedio)',
  'additionne|(?:calcule|fais) (?:la somme|le total|la moyenne)',
  'addier|summier|zähle? sie zusammen|berechne (?:die summe|den durchschnitt|die gesamt)',
  'some-(?:os|as)|calcule (?:a soma|o total|a média)',
  'somma(?:li|le)|calcola (?:la somma|il totale|la media)',
  'adună-le|calculează (?:suma|totalul|media)',
  '求和|求.{0,4}(?:总和|平均)|加起来|相加|(?:计算|算出?).{0,6}(?:总和|总数|合计|平均)',
  '合計|足し合わせ|平均を(?:求|計算)',
  'اجمعها|احسب (?:المجموع|المتوسط|مجموع|متوسط)',
]);
export const NOT_FOUND = anyWord([
  'difference|what (?:is|are) (?:an? )?(?:synonyms?|antonyms?)|define|explain|story|poem|quiz|rewrite|replace|by (?:finding|using|replacing)|alliterat|create|make',
  'diferencia|qué (?:es|son)|explica|reescrib',
  "différence|qu'est|explique|réécri",
  'unterschied|was (?:ist|sind) ein|erklär|schreib.* um',
  'diferença|o que (?:é|são)|explique|reescrev',
  'differenza|che cosa|spiega|riscriv',
  'diferenț|ce (?:este|sunt)|explică|rescrie',
  '区别|什么是|解释|改写|造句',
  '違い|とは|説明|言い換え',
  'الفرق|ما هو|اشرح',
]);
export const RHYMING = anyWord([
  'rhym(?:es|ing words?)|words? (?:that|which) rhyme|rhyme with',
  '(?:palabras? )?que (?:rimen?|riman?)|rimas? (?:con|para|de)',
  '(?:mots? )?qui riment|rimes? (?:avec|en|pour)',
  'reimwörter|wörter.{0,20}reimen|reime auf|was reimt sich|reimt sich auf',
  '(?:palavras? )?que rim[ae]m|rimas? (?:com|para)',
  '(?:parole )?che fanno rima|rime (?:con|per)|rima con',
  '(?:cuvinte )?care rimează|rime (?:cu|pentru)|rimează cu',
  '押韵的(?:词|字)|(?:和|与).{1,10}押韵',
  '韻を踏む(?:言葉|単語|語)',
  '(?:كلمات|قافي\\p{L}+).{0,20}(?:قافي|تنتهي بنفس)',
]);
export const NOT_RHYMED = lean(
  /(?<![\p{L}])(?:poem|song|verse|rap|story|poema|cancion|poeme|chanson|gedicht|lied|canzone|poezie|cantec|joke)(?![\p{L}])|诗|歌|詩|قصيد|شعر/u,
);

/** Words that say what somebody or something is like. */
export const DESCRIBING_WORDS = anyWord([
  '(?:adjectives?|words?|verbs?|nouns?|adverbs?|phrases?|expressions?)(?: \\p{L}+){0,3} (?:to|that|which|for|i can use to)(?: (?:best|could|can|would|i can use to))* ?(?:describ|characteri[sz]|express)(?:e|es|ing)|describ(?:e|es|ing) .{1,60} (?:in|with|using) (?:\\p{Nd}|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|a few) (?:\\p{L}+ )?(?:words?|adjectives?)(?![\\p{L}])',
  '(?:adjetivos|palabras|verbos) (?:para|que) (?:describ|caracteri|expres)\\p{L}*',
  '(?:adjectifs|mots|verbes) (?:pour|qui) (?:décri|qualifi|caractéris|exprim)\\p{L}*',
  '(?:adjektive|wörter|worte|begriffe).{0,30}(?:beschreib|charakteris|ausdrück)\\p{L}*',
  '(?:adjetivos|palavras|verbos) (?:para|que) (?:descrev|caracteriz|express)\\p{L}*',
  '(?:aggettivi|parole|verbi) (?:per|che) (?:descriv|caratterizz|esprim)\\p{L}*',
  '(?:adjective|cuvinte|verbe) (?:pentru a|care|ca să) (?:descri|caracteriz|exprim)\\p{L}*',
  '(?:形容|描写|描述).{1,24}的(?:形容词|词语?|成语|四字词)|(?:形容词|成语|词语?)(?:来)?(?:形容|描写|描述)',
  '(?:表す|形容する|表現する)(?:形容詞|言葉|単語|四字熟語)',
  '(?:صفات|كلمات|عبارات) (?:تصف|لوصف|تعبر|للتعبير)',
]);

/** A figure that is found by counting what is given. */
export const COUNTED_IN = anyWord([
  "how many (?:times|words?|letters?|characters?|vowels?|consonants?|syllables?|sentences?|lines?|\\p{L}'?s|nouns?|verbs?|adjectives?|capital letters?|digits?|numbers?)(?![\\p{L}]).{0,60}(?:appear|occur|in|are|does|used|there)|count (?:the|how many|all|every)(?![\\p{L}])",
  'cuántas? (?:veces|palabras|letras|vocales|sílabas|frases)|cuántos caracteres|cuenta (?:las|los|cuántas|cuántos)',
  'combien de (?:fois|mots|lettres|voyelles|syllabes|phrases|caractères)|compte(?:z)? (?:les|le nombre|combien)',
  'wie (?:oft|viele (?:wörter|buchstaben|vokale|silben|sätze|zeichen))|zähle? (?:die|wie|alle)',
  'quantas (?:vezes|palavras|letras|vogais|sílabas|frases)|conte (?:as|os|quantas|quantos)',
  'quante (?:volte|parole|lettere|vocali|sillabe|frasi)|conta (?:le|i|quante|quanti)',
  'de câte ori|câte (?:cuvinte|litere|vocale|silabe|propoziții)|numără (?:cuvintele|literele|câte|vocalele)',
  '(?:有|出现)?(?:了)?(?:多少|几)(?:个|次).{0,4}(?:字|词|字母|元音|句|次|标点)|出现了?(?:多少|几)次|数一?[数下]|统计.{1,16}(?:字数|次数|个数|数量)',
  '何(?:回|文字|個|語).{0,12}(?:出|使|含|あり|ある|です)|数えて',
  '(?:كم (?:مر[هة]|كلم[هة]|حرف|عدد)|عد (?:ال|عدد)|احسب عدد)',
]);

export const TABLE_TO_FILL = anyWord([
  '(?:fill|complete|finish)(?: in| out| up)? (?:the|this|my|a|following|missing)(?: \\p{L}+){0,4} (?:table|chart|grid|cells|spreadsheet|columns?)|(?:table|chart|grid).{0,40}(?:fill|complete)',
  '(?:completa|complete|rellena|rellene|llena) (?:la|esta|el)(?: \\p{L}+)? (?:tabla|cuadro)',
  '(?:complète|complétez|remplis|remplissez) (?:le|ce)(?: \\p{L}+)? tableau',
  '(?:ergänze|vervollständige|fülle|füll).{0,30}tabelle',
  '(?:complete|preencha|preenche) (?:a|esta)(?: \\p{L}+)? tabela',
  '(?:completa|compila|riempi) (?:la|questa|il)(?: \\p{L}+)? (?:tabella|tabellone|prospetto)',
  '(?:completează|completați|umple) (?:tabelul|următorul tabel|acest tabel)',
  '(?:填写|补全|完成|填完|补充完整|填)(?:下面|以下|这个|下列|好)?(?:的)?.{0,6}(?:表格|表)',
  '表(?:を|の空欄を).{0,8}(?:埋め|完成|記入)',
  '(?:اكمل|املا|عبي?ء?) (?:ال|هذا ال)?جدول',
]);

export const NEXT_IN_SERIES = anyWord([
  'next (?:number|letter|term|item|word|shape|element|(?:two|three) (?:numbers|terms)|(?:one )?in (?:the|this) (?:sequence|series|pattern))|(?:complete|continue|finish) (?:the|this) (?:\\p{L}+ )?(?:sequence|series|pattern)|what (?:comes|number comes|letter comes) next|missing (?:number|letter|term)',
  '(?:completa|continúa|sigue|siguiente número|siguiente (?:término|letra)).{0,30}(?:secuencia|serie|sucesión|patrón)|qué (?:número|letra) sigue',
  '(?:complète|continue|poursuis).{0,16}(?:suite|série|séquence)|(?:nombre|lettre|terme) suivante?',
  '(?:setze|ergänze|führe|vervollständige).{0,16}(?:zahlenreihe|zahlenfolge|reihe|folge|muster)|nächste (?:zahl|buchstabe|glied)|welche zahl (?:kommt|folgt)',
  '(?:complete|continue) a (?:sequência|série)|(?:próximo|próxima) (?:número|letra|termo)',
  '(?:completa|continua) la (?:sequenza|serie|successione)|(?:prossimo|prossima) (?:numero|lettera|termine)',
  '(?:completează|continuă) (?:șirul|seria|secvența)|următorul (?:număr|termen)|următoarea literă',
  '找规律|(?:下一个|接下来的?|后面的?)(?:数|字母|图形|项)|(?:数列|序列).{0,10}(?:下一|填|补|规律)',
  '次に来る(?:数|文字|もの)|数列.{0,12}(?:次|続き|規則)|規則性',
  '(?:اكمل|تابع) (?:المتتالي[هة]|المتسلسل[هة]|السلسل[هة]|النمط)|العدد التالي|الرقم التالي',
]);

/** "Which is a kind of fish, bleak or weary?" */
export const ONE_OF_TWO = anyWord([
  "^(?:which|who)(?: one)?(?: of (?:these|the following|the two))?(?:'s| is| was| has| came| comes| lives)? .{3,70}[?:,]? \\p{L}[\\p{L} '-]{1,30} or (?:an? |the )?\\p{L}[\\p{L} '-]{1,30}\\??$",
]);

/** Which of two serves better: both have something for them, and none is a wrong answer. */
export const SERVES_BETTER = lean(
  /^(?:so )?(?:which|what)(?: one| kind| type)?(?:'?s| is| are| would be) (?:generally |usually |actually |really )?(?:the )?(?:better(?! (?:word|english|grammar|synonym|spelling|phrase))|healthier|safer|more (?:comfortable|practical|economical|reliable|durable|suitable|useful|convenient))(?![\p{L}])[^\p{Nd}\n]{3,120} (?:or|vs) |^¿? ?(?:que|cual)(?: opcion)? es (?:mejor|mas (?:san[oa]|segur[oa]|practic[oa]|comod[oa]|recomendable|saludable|conveniente|fiable))(?![\p{L}])[^\p{Nd}\n]{3,120} [ou] |^(?:qu['’]?est[- ]ce qui est|lequel est|laquelle est|quel(?:le)? est) (?:le |la )?(?:mieux|meilleure?|plus (?:sain|saine|sure?|pratique|confortable|economique|fiable))(?![\p{L}])[^\p{Nd}\n]{3,120} ou |^(?:was|welche\p{L}*)(?: \p{L}+)? ist (?:\p{L}+ )?(?:besser|gesunder|sicherer|praktischer|bequemer|zuverlassiger|sinnvoller)(?![\p{L}])[^\p{Nd}\n]{3,120} oder |^(?:o que|qual|que) e (?:a |o )?(?:melhor|mais (?:saudavel|segur[oa]|pratic[oa]|confortavel|economic[oa]|indicad[oa]))(?![\p{L}])[^\p{Nd}\n]{3,120} ou |^(?:(?:che )?cos['’]?e|cosa e|qual['’]? ?e|e) (?:il |la )?(?:meglio|migliore|piu (?:san[oa]|sicur[oa]|pratic[oa]|comod[oa]|adatt[oa]|convenient[ei]))(?![\p{L}])[^\p{Nd}\n]{3,120} o |^(?:ce|care) (?:e|este|ar fi) mai (?:bun\p{L}*|bine|sanatos\p{L}*|sigur\p{L}*|practic\p{L}*|comod\p{L}*|potrivit\p{L}*|fiabil\p{L}*)(?![\p{L}])[^\p{Nd}\n]{3,120} sau |^[^，。？\n]{1,20}(?:和|还是|与|跟|，)[^。？\n]{1,20}哪(?:个|种|款|一个|一种)?(?:更|比较)(?:好|健康|安全|划算|适合|实用|舒服)|と[^。？\n]{1,24}どちら(?:の[^。？\n]{0,12})?(?:ほう|方)?が[^。？\n]{0,16}(?:いい|良い|よい|健康|安全|便利|おすすめ|向いて|お得)|^(?:ايهما|ما|ما هو|ايها) (?:ال)?(?:افضل|احسن|انسب)(?![\p{L}])[^\p{Nd}\n]{3,120} (?:ام|او) /iu,
);
/** What is called so is judged, wherever it stands. */
export const A_TEXT = anyWord([
  ...REVIEW.split('|'),
  'e-?mails?|messages?|sentences?|text|headline|title|passage|paragraph|statement|quote|article',
  'correo|mensaje|frase|oración|texto|titular|párrafo',
  'courriel|message|phrase|texte|titre|passage',
  'nachricht|satz|text|überschrift|absatz',
  'mensagem|frase|texto|manchete|parágrafo',
  'messaggio|frase|testo|titolo|brano',
  'mesaj\\p{L}*|propoziți\\p{L}*|text\\p{L}*|titlu\\p{L}*|paragraf\\p{L}*',
  '句|文本|邮件|短信|标题|段|新闻',
  '文|メール|見出し|投稿',
  'رسال|نص|جمل|عنوان|خبر',
]);
/** Named categories are sorted into, and a main idea is put in one's own words: nothing is copied out of the text. */
export const INTO_CATEGORIES = anyWord([
  'categor|classif|sentiment|tone|mood|attitude|register|intention|purpose|main (?:idea|point|message)|keywords?|key (?:idea|point|message)s?|takeaways',
  'clasific|etiquet|ideas? principal|palabras clave|tono|actitud|estilo|intencion',
  'catégor|classe(?![\\p{L}])|idées? principale|mots-clés|ton(?![\\p{L}])|attitude|registre|intention',
  'kategor|klassif|hauptgedanke|kernaussage|stichw|schlüsselw|ton(?:fall)?(?![\\p{L}])|stimmung|haltung|absicht',
  'clasific|idee[a]? principal|ideile principale|cuvinte(?:le)? cheie|tonul|atitudine|registrul|intenția',
  '分类|类别|情感|主旨|中心思想|要点|关键词|语气|态度|意图',
  '分類|要点|キーワード|主題|口調|態度|意図',
  'صنف|تصنيف|فئ[هة]|الفكر|النقاط|الكلمات المفتاحي|نبر[هة]|موقف|أسلوب',
]);

/** What speaks for something and what against it. */
export const SIDES_ASKED = anyWord([
  '(?:pros? (?:and|&|/) ?cons?|(?:advantages?|benefits|strengths|good|positives?|praise\\p{L}*|like[sd]?)(?: \\p{L}+){0,2} (?:and|&) (?:\\p{L}+ )?(?:disadvantages?|drawbacks|downsides|weaknesses|bad|negatives?|critici\\p{L}+|dislike[sd]?)|arguments? for and against)(?!\\p{L})',
  '(?:pros y (?:los )?contras|ventajas y (?:las )?(?:desventajas|inconvenientes)|puntos (?:fuertes y debiles|positivos y negativos)|argumentos a favor y en contra)(?!\\p{L})',
  '(?:(?:le )?pour et (?:le )?contre|avantages et (?:les )?inconvenients|points (?:forts et (?:\\p{L}+ ){0,2}faibles|positifs et (?:\\p{L}+ ){0,2}negatifs))(?!\\p{L})',
  '(?:(?:pro|vor)-? ?(?:und|/) (?:kontra|contra|nachteile?n?)|vorteile?n? und (?:\\p{L}+ )?nachteile?n?|starken und (?:\\p{L}+ )?schwachen|argumente fur und (?:gegen|wider)|lob und (?:die )?kritik\\p{L}*)(?!\\p{L})',
  '(?:pros e (?:os )?contras|vantagens e (?:as )?desvantagens|pontos (?:fortes e fracos|positivos e negativos)|argumentos a favor e contra)(?!\\p{L})',
  '(?:pro e (?:i )?contro|vantaggi e (?:gli )?svantaggi|pregi e (?:i )?difetti|punti (?:di forza e (?:di )?debolezza|positivi e negativi))(?!\\p{L})',
  '(?:argumente(?:le)? pro (?:si )?contra|pro si contra|avantaje(?:le)? si (?:\\p{L}+ )?dezavantaje\\p{L}*|puncte(?:le)? (?:tari si (?:\\p{L}+ )?slabe|pozitive si (?:\\p{L}+ )?negative)|plusuri(?:le)? si minusuri\\p{L}*)(?!\\p{L})',
  '优(?:点|势)(?:和|与|、|及)(?:缺点|劣势|不足)|优缺点|利弊|正反(?:两)?方面|赞成和反对的',
  '(?:長所|メリット|良い点|利点)(?:と|・|、)(?:短所|デメリット|悪い点|欠点)|賛否|賛成と反対の',
  '(?:المزايا|مزايا|الايجابيات|ايجابيات|محاسن|نقاط القوه) و(?:العيوب|عيوب|السلبيات|سلبيات|مساوي|نقاط (?:ال)?ضعف)|مزايا\\p{L}* وعيوب\\p{L}*',
]);
/** It is looked for in what somebody has written, and not thought up. */
export const IN_A_WRITTEN_TEXT = anyWord([
  '(?:reviews?|text|article|passage|comment|feedback|post|e-?mail|mentioned|named)(?!\\p{L})',
  '(?:resena|texto|articulo|comentario|opinion|correo|mencionad\\p{L}*|citad\\p{L}*)(?!\\p{L})',
  '(?:avis|texte|article|commentaire|critique|mail|cites?|citees?|mentionn\\p{L}*)(?!\\p{L})',
  '(?:bewertung|rezension|text|artikel|kommentar|mail|beitrag|genannt\\p{L}*)(?!\\p{L})',
  '(?:avaliacao|resenha|texto|artigo|comentario|citad\\p{L}*|mencionad\\p{L}*)(?!\\p{L})',
  '(?:recensione|testo|articolo|commento|citat\\p{L}*|menzionat\\p{L}*)(?!\\p{L})',
  '(?:recenzi\\p{L}*|text\\p{L}*|articol\\p{L}*|comentari\\p{L}*|mentionat\\p{L}*)(?!\\p{L})',
  '评论|评价|文中|文章|这段|提到',
  'レビュー|口コミ|文章|本文|記事|コメント',
  '(?:ال)?(?:مراجعه|نص|مقال|تعليق)|الوارده|المذكوره',
]);

/** "State its main claim": what the whole comes to, for which no words are quoted. */
const MAIN_CLAIM = anyWord([
  '(?:its|the|their) (?:main|central|key|core|overall) (?:claim|idea|point|argument|message|thesis|theme)(?!\\p{L})',
  '(?:la|su) (?:idea|tesis) (?:principal|central)|el (?:mensaje|argumento) (?:principal|central)',
  "(?:l'|son )(?:idée|argument|affirmation) (?:principale?|centrale?)|(?:la|sa) thèse (?:principale|centrale)",
  '(?:haupt|kern)(?:aussage|gedanke|these|argument|botschaft)\\p{L}*',
  'a (?:sua )?(?:ideia|tese|mensagem) (?:principal|central)|o argumento (?:principal|central)',
  "(?:l'idea|la tesi|il messaggio|l'argomento) (?:principale|centrale)",
  '(?:ideea|teza|mesajul|argumentul) (?:principal|central)\\p{L}*',
  '(?:主旨|中心思想|主要观点|核心观点|主要论点)',
  '(?:主旨|要旨|中心となる主張|主な主張|筆者の主張)',
  '(?:الفكرة|الأطروحة|الرسالة) (?:الرئيسية|الأساسية|المحورية) [^.]{0,20}(?:بكلماتك|بأسلوبك|بعبارتك)',
]);
const TWO_ASKED = lean(
  /[?？؟][^?？؟]*[?？؟]|(?<![\p{L}])(?:why|how|who|when|where|quote|evidence|tone|purpose)(?![\p{L}])|个(?:核心)?(?:关键词|词语?|词汇)/u,
);

/** One sentence says what it comes to. */
export const asksForMainClaim = (folded: string): boolean => MAIN_CLAIM.test(folded) && !TWO_ASKED.test(folded);
