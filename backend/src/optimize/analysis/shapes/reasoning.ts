import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** Asked of something odd that is told: every explanation that fits is welcome, and none of them stands in the text. */
export const POSSIBLE_REASONS = anyWord([
  'what (?:could|might|may|can) (?:be |have been |explain|account|have caused)|(?:possible|likely|plausible) (?:reasons?|explanations?|causes?)|what (?:is|are) (?:the|some) possible|how (?:is|was|can|could) (?:this|that|it|he|she) (?:be )?(?:possible|explained)|(?:give|think of|list|name) .{0,20}(?:reasons?|explanations?) (?:for (?:this|that)|why)|why (?:might|could|may) (?:he|she|they|the (?:man|woman))',
  '(?:cuáles|qué) (?:podrían|pueden|puede|podría) (?:ser|haber|explicar)|(?:posibles|probables) (?:razones|motivos|causas|explicaciones)|cómo es (?:eso |esto )?posible|cómo se explica|por qué podría',
  "quelles? (?:pourraient|peuvent|pourrait|peut) (?:bien )?(?:en )?être|qu'est-ce qui (?:pourrait|peut|a pu)|comment (?:est-ce|cela est-il|c'est) possible|comment (?:expliquer|l'expliquer)|(?:raisons|explications|causes) (?:possibles|plausibles)|pourquoi pourrait",
  'was (?:könnte|könnten|kann|mag) (?:der |die |das )?(?:dahinter|grund|gründe|ursache|erklärung|passiert)|welche (?:gründe|erklärungen|ursachen) (?:könnte|kann|gibt|sind)|wie ist das möglich|wie (?:lässt|kann) (?:sich |man )?(?:das|dies)|woran (?:könnte|kann) (?:das|es)|mögliche (?:gründe|erklärungen|ursachen)',
  'quais (?:podem|poderiam) ser|o que (?:pode|poderia) (?:ser|explicar|ter)|como (?:isso |isto )?é possível|como se explica|(?:possíveis|prováveis) (?:motivos|razões|causas|explicações)',
  "quali (?:potrebbero|possono) essere|(?:che )?cosa (?:potrebbe|può) (?:essere|spiegare|aver)|com'è possibile|come si spiega|(?:possibili|probabili) (?:motivi|ragioni|cause|spiegazioni)",
  'care (?:ar putea|pot|poate|ar fi putut) (?:să )?fi|ce (?:ar putea|poate) (?:să )?(?:explic\\p{L}*|fi)|cum (?:este|e) posibil|cum se explică|(?:posibile|posibilele) (?:motive|cauze|explicații)|(?:motive|cauze|explicații)\\p{L}* posibile',
  '可能(?:的|是|有|存在)?(?:哪些|什么|哪几种|的)*(?:原因|理由|解释)|(?:原因|理由|解释)(?:可能|会|都)?(?:是什么|有哪些|有什么)|这(?:可能)?是(?:为什么|怎么回事|怎么做到)|怎么(?:解释|可能)|如何解释|为什么会这样',
  '(?:考えられる|あり得る|ありうる)(?:理由|原因|説明)|(?:理由|原因)(?:として|は).{0,6}(?:考えられ|何)|どう(?:説明|いうこと)|なぜ(?:でしょう|だと思)',
  'ما (?:هي )?(?:الأسباب|التفسيرات|التفسير|السبب) (?:المحتمل|الممكن)|ما (?:الذي )?(?:قد|يمكن أن) (?:يفسر|يكون|تكون)|ما (?:عسى|يمكن) .{0,12}(?:السبب|الأسباب)|كيف (?:يمكن تفسير|يكون (?:هذا|ذلك)|يُفسر|هذا ممكن)|(?:أسباب|تفسيرات) (?:محتملة|ممكنة)',
]);

/** Whether a statement holds. */
export const TRUE_OR_FALSE = anyWord([
  'do(?:es)? (?:this|the|my|the following) (?:argument|conclusion|reasoning|inference|syllogism)s? (?:hold|follow|work|make sense|stand)|true or false|true, false,? or|(?:is|whether|if) (?:the|this) (?:\\p{L}+ )?(?:argument|conclusion|inference|syllogism|reasoning)|(?:conclusion|argument) .{0,20}(?:follows?|valid|true)|fact or (?:myth|fiction)|myth or fact|fact-?check|is (?:this|that|it|the following)(?: \\p{L}+)?(?: statement| claim| sentence)? (?:true|false|accurate|a fact|a myth)|(?:verify|check|confirm|assess|evaluate|determine|decide|judge|state|tell me|say|identify) .{0,30}(?:statements?|claims?|assertions?|correctness|truth|validity|whether .{0,40}(?:true|false|correct)|if .{0,30}(?:true|false))',
  '(?:verdadero|verdadera) o (?:falso|falsa)|verdader[oa], fals[oa] o|(?:argumento|conclusión|silogismo) .{0,16}(?:válid|se sigue|corect)|mito o realidad|es (?:verdad|cierto|cierta|verdadera|correcta) (?:que|esta|la)|(?:verifica|comprueba|evalúa|determina|indica|di) .{0,20}(?:si .{0,40}(?:verdader|fals|ciert|correct)|afirmación|enunciado)',
  "vrai ou faux|vraie?, (?:faux|fausse) ou|(?:argument|conclusion|syllogisme|raisonnement) .{0,16}(?:valide|valable)|mythe ou réalité|est-(?:ce|il) (?:vrai|exact) que|(?:vérifie|évalue|détermine|indique|dis)\\p{L}* .{0,20}(?:si .{0,40}(?:vrai|faux|fausse|exact|correct)|affirmation|l'énoncé)",
  '(?:wahr|richtig) oder falsch|(?:wahr|richtig), falsch oder|(?:argument|schluss|schlussfolgerung|syllogismus) .{0,16}(?:gültig|zwingend|zulässig)|stimmt (?:diese|die folgende|es)|(?:prüfe|überprüfe|beurteile|bestimme|entscheide|sag\\p{L}*)n? .{0,20}(?:ob .{0,50}(?:wahr|falsch|stimmt|richtig|korrekt|zutrifft)|aussage|behauptung)',
  '(?:verdadeiro|verdadeira) ou (?:falso|falsa)|verdadeir[oa], fals[oa] ou|(?:argumento|conclusão|silogismo) .{0,16}válid|mito ou verdade|é (?:verdade|verdadeira|correta) (?:que|esta|a)|(?:verifique|avalie|determine|diga|indique) .{0,20}(?:se .{0,40}(?:verdadeir|fals|corret)|afirmação)',
  "(?:vero|vera) o (?:falso|falsa)|ver[oa], fals[oa] o |(?:argomento|conclusione|sillogismo|ragionamento) .{0,16}valid|è (?:vero|vera|corretta) (?:che|questa|la)|(?:verifica|valuta|determina|di'|indica|stabilisci) .{0,20}(?:se .{0,40}(?:ver[oa]|fals|corrett)|affermazione)",
  '(?:adevărat|adevărată) sau (?:fals|falsă)|adevărat\\p{L}*, fals\\p{L}* sau|(?:argumentul|concluzia|silogismul|raționamentul) .{0,20}(?:valid|corect|decurge)|mit sau (?:adevăr|realitate)|este (?:adevărat|adevărată|corectă) (?:că|această|afirmația)|(?:verifică|evaluează|determină|stabilește|spune|precizează) .{0,20}(?:dacă .{0,40}(?:adevărat|fals|corect)|afirmați|enunț)',
  '(?:判断|验证|核实|检验|评价|说明).{0,24}(?:真假|对错|正误|正确性|真伪|是否(?:成立|正确|属实|为真|真实)|对还是错|说法|陈述|命题)|真的还是假的|真、假|(?:论证|推理|结论|三段论).{0,8}(?:是否)?(?:有效|成立|正确)|正确、错误|是真是假|对还是错|正确还是错误|(?:说法|陈述|命题).{0,6}(?:正确|对|成立|属实)[吗么]',
  '(?:(?:論証|推論|結論|三段論法).{0,8}(?:妥当|正しい)|正しいか|真偽|真か偽か|正誤|本当かどうか|本当ですか)',
  'صحيح\\p{L}*، خاطئ|(?:الحجة|الاستنتاج|الاستدلال|النتيجة) .{0,12}(?:صحيح|سليم|صالح)|(?:صحيح\\p{L}*|صواب) (?:أم|أو) (?:خاطئ\\p{L}*|خطأ|غير)|(?:تحقق من|قيّم|قيم|حدد|حدّد|احكم على|بيّن) .{0,24}(?:صحة|صحيح\\p{L}*|العبارة|الادعاء)|هل (?:هذه )?(?:العبارة|المقولة|الجملة|الادعاء) .{0,20}صحيح',
]);

/** "Prove that": a proof is wanted, whatever the outcome. */
export const PROVED = lean(
  /(?<![\p{L}])(?:prove|proof|disprove|demuestra|prouve|demontre|beweis|prove que|demonstre|dimostra|demonstreaza)(?![\p{L}])|证明|証明|اثبت|برهن/u,
);

/** Statements about numbers and figures are settled by a proof or a counterexample. */
export const ABOUT_NUMBERS = lean(
  /(?<![\p{L}])(?:integers?|odd|even|primes?|divisible|triangles?|functions?|matri(?:x|ces)|real numbers?|rational|enteros?|impar|primo|divisible|entiers?|impair|premier|ganze|ungerade|primzahl|inteiros?|interi|dispari|intreg\p{L}*|impar\p{L}*)(?![\p{L}])|整数|奇数|偶数|质数|三角形|函数|素数|عدد\p{L}* (?:صحيح|فردي|زوجي|اولي)/u,
);

export const ODD_ONE_OUT = anyWord([
  "odd (?:one|man|word|thing) out|(?:word|one) out(?! of)|(?:does ?n[o']t|does not|don't|doesnt) (?:belong|fit (?:in|with)|go with)|which (?:\\p{L}+ )?is (?:not like|different from) the (?:others|rest)|outlier in (?:this|the) (?:list|group)",
  '(?:no pertenece|no encaja|no corresponde|sobra en|está de más)|(?:el |la )intrus[oa]',
  "(?:n'appartient pas|ne fait pas partie|ne va pas avec)|l'intrus|(?:chercher?|trouver?|trouvez) l'intrus",
  '(?:passt|gehört) nicht|fällt aus der reihe',
  '(?:não pertence|não se encaixa|não faz parte|está a mais)|(?:o |a )intrus[oa]',
  "(?:non appartiene|non c'entra|non fa parte)|l'intrus[oa]",
  '(?:este |e )?în plus|nu (?:se potrivește|aparține|face parte)|intrusul',
  '(?:哪|找出|选出|挑出|指出).{0,24}(?:不属于|不同类|不是同一类|不一样|与众不同|异类|不合群|多余)|不属于(?:同一类|其他|其它|这一类|其余)|与(?:其他|其它|其余).{0,4}不同',
  '仲間(?:外れ|はずれ)|一つだけ(?:違|異な)|(?:ほか|他)と(?:違う|異なる)もの',
  '(?:لا (?:ينتمي|تنتمي)|(?:الكلمة|العنصر|الشيء) (?:المختلف|الدخيل|الشاذ)\\p{L}*)',
]);

/** "If all … are …, are …": what follows, and nothing else. */
export const FOLLOWS = anyWord(
  [
    '[^\\n]*(?:what (?:can|could|do|does)(?: \\p{L}+){1,3} (?:conclude|concluded|follow|infer|inferred)|what (?:follows|cannot be concluded))(?!\\p{L})|(?:if|suppose|assume|given that|assuming) (?:all|every|each|some|no|none|only) |(?:all|every|no|some) \\p{L}+ (?:are|is|have|has|can|like|love) .{1,60}[.,;] .{1,80}(?:do|does|is|are|can|must) .{1,60}[?]',
    'si (?:todos|todas|ningún|algunos|cada) ',
    '(?:si (?:tous|toutes|aucun|certains|chaque) )',
    '(?:wenn|falls|angenommen,?) (?:alle|jede|kein|einige|manche)',
    'se (?:todos|todas|nenhum|alguns|cada) ',
    'se (?:tutti|tutte|nessun|alcuni|ogni) ',
    'dacă (?:toți|toate|niciun|unii|unele|fiecare) |(?:toți|toate|niciun|unii|unele) .{1,70}[.,;] .{1,90}(?:se poate (?:concluziona|deduce|spune)|rezultă|înseamnă|reiese|sunt)[^?]{1,90}[?]',
    '(?:如果|假如|假设|已知|若)(?:所有|每个|每一|没有|有些|有的|凡)',
    '(?:もし)?(?:すべて|全て|全部|どの).{1,30}(?:なら|ならば|とき|場合|とします)',
    '(?:إذا|لو) كان(?:ت)? (?:كل|جميع|بعض)|(?:كل|جميع) .{1,40}[.،] .{1,60}هل ',
  ],
  { atStart: true },
);

/** Races, families, boats and weighings: what is asked follows from what is said, if it is read with care. */
export const RIDDLE = anyWord([
  'overt(?:ake|ook|aken)|passed? the (?:second|third|last|person)|(?:in|won|finish\\p{L}*) (?:a|the) race|how many (?:brothers|sisters|siblings|sons|daughters|children|horses|animals|legs|birds|apples|candles|people) (?:does|do|did|are|is|were|will|has|have)|(?:light )?switches|(?:fox|wolf|goat|goose|cabbage)|(?:heavier|lighter) (?:ball|coin|one)|balance scale|(?:litre|liter|gallon|l) (?:jug|bucket|jar)|what am i(?!\\p{L})|who (?:is|am) i(?!\\p{L})|left of|right of|next to|sits? (?:between|beside|opposite|across)|seated|(?:facing|turns?|walks?|walked|heads?) (?:\\p{L}+ )?(?:north|south|east|west|left|right)|shadow|who (?:is|was) (?:the )?(?:\\p{L}+er|\\p{L}+est|liar|thief|lying|telling)|(?:liar|truth-?teller|knight|knave)|all but|surgeon|in what order',
  '(?:adelant|rebas)\\p{L}+ (?:al|a la) (?:segund|últim|tercer)|cuántos (?:hermanos|hermanas|hijos) tiene|interruptores|a la (?:izquierda|derecha) de|mirando (?:al|hacia)|quién (?:miente|es (?:el|la) (?:más|mayor))',
  '(?:doubl|dépass)\\p{L}+ (?:le|la) (?:deuxième|dernier|second|troisième)|combien de (?:frères|sœurs|soeurs|enfants) (?:a|ont)|interrupteurs|à (?:gauche|droite) de|qui (?:ment|est (?:le|la) plus)',
  'überhol\\p{L}+|wie viele (?:brüder|schwestern|geschwister|kinder|söhne) hat|lichtschalter|schalter|(?:links|rechts) (?:von|neben)|wer (?:lügt|ist (?:der|die|am) )',
  'ultrapass\\p{L}+ (?:o|a) (?:segund|últim|terceir)|quantos (?:irmãos|irmãs|filhos) (?:tem|ele|ela)|interruptores|à (?:esquerda|direita) de|quem (?:mente|é (?:o|a) mais)',
  '(?:super|sorpass)\\p{L}+ (?:il|la|l) ?(?:second|ultim|terz)|quant[ie] (?:fratelli|sorelle|figli) ha|interruttori|a (?:sinistra|destra) di|chi (?:mente|è (?:il|la) più)',
  'depăș\\p{L}+ (?:a |al |persoana )|câ(?:ți|te) (?:frați|surori|copii|oi|păsări|fii|fete) (?:are|au|mai|i-au|rămân)|întrerupăto\\p{L}+|la (?:stânga|dreapta) (?:lui|sa|ei)|cu fața spre|umbra|cine (?:minte|este cel mai|e cel mai)|în afară de',
  '超过(?:了)?(?:第二|最后|第三)|第几名|(?:有)?几个?(?:兄弟|姐妹|孩子|儿子|女儿)|开关|(?:左|右)(?:边|侧|手边|面)|面(?:向|朝|对)|朝[东南西北]|影子|谁(?:在)?(?:说谎|撒谎|说的是真|最|坐|是)|猜(?:一)?(?:谜|字)|过河|称.{0,6}次',
  '追い(?:抜|越)|兄弟は何人|スイッチ|の(?:左|右)(?:隣|側|に)|向いて|影(?![响響视視院音])|誰が(?:嘘|一番|犯人)|なぞなぞ|川を渡',
  '(?:تجاوز\\p{L}*|تخطي\\p{L}*) (?:الشخص|صاحب|المتسابق|العداء)|كم (?:أخ|أخت|ابن|ولد|شقيق)\\p{L}* |مفاتيح|مفتاح كهرباء|(?:يسار|يمين) |يواجه|(?<!في )ظل\\p{L}* |من (?:هو|هي)? ?(?:الكاذب|الأكبر|الأطول|الأقصر|الأصغر|يكذب)|لغز|(?:الذئب|الثعلب) ',
]);

/** What is named only by what is strange about it, or a coin that is missing in the end. */
export const SAID_IN_RIDDLES =
  /什么(?:东西|动物|人|字|门|车|水|路|书|布|球|花|官|鱼|蛋|地方)?(?:会|是)?[^，。？]{0,4}越[^，。？]{1,4}越|什么(?:东西|动物)[^。？]{2,16}(?:却|但)|那.{0,2}[元块](?:钱)?(?:去|跑|到|哪)|有[^，。]{1,4}没有?[^，。]{1,4}[，,][^。？]{0,30}是什么|打一(?:字|物|动物|成语|地名|人名)|(?:するほど|ば.{1,6}ほど).{1,16}(?:もの|物)は(?:何|なに|なん)|(?:^|[.؟] ?)شيء (?:له|لها|ليس|لا|كلما) [^؟]{2,60}ما هو|ما (?:هو |هي )?الشيء (?:الذي|التي)? ?(?:كلما|ل[هها]|لا|ليس|ي|ت).{2,}/u;

/** "All but nine die": who reads fast works out the wrong figure. */
export const MISREAD = anyWord([
  'all but|all except|except (?:for )?(?:\\p{Nd}|one|two|three)|how many (?:birds|animals|months) (?:are|have)',
  'todos menos|todas menos|excepto',
  'tous sauf|toutes sauf',
  'alle bis auf|alle außer',
  'todos menos|todos exceto',
  'tutti tranne|tutte tranne',
  '(?:toate|toți) (?:\\p{L}+ )?(?:în afară de|cu excepția|mai puțin)',
  '除了.{1,8}(?:都|全)|只剩.{1,4}活',
  '以外(?:は|が)?(?:すべて|全部|みんな)',
  'كلها? (?:إلا|ما عدا|عدا)|جميعها? (?:إلا|ما عدا|عدا)|ماتت كلها إلا',
]);

/** A quantity of geometry or of motion is to be found, without a question. */
export const FIGURE_TO_FIND = anyWord([
  '(?:find|calculate|compute|determine|work out) (?:the|its) (?:\\p{L}+ )?(?:perimeter|area|volume|radius|circumference|hypotenuse|length|width|height|average speed|distance|probability|sum|product|median|mean)(?!\\p{L})',
  '(?:halla|calcula|determina|encuentra) (?:el|la|su) (?:perímetro|área|volumen|radio|hipotenusa|longitud|ancho|altura|velocidad|distancia|probabilidad|suma|producto|media|mediana)(?!\\p{L})',
  "(?:trouve[rz]?|calcule[rz]?|détermine[rz]?) (?:le |la |l'|son |sa )(?:périmètre|aire|volume|rayon|hypoténuse|longueur|largeur|hauteur|vitesse|distance|probabilité|somme|produit|moyenne|médiane)(?!\\p{L})",
  '(?:berechne|bestimme|ermittle|finde)(?: sie)? (?:den|die|das) (?:umfang|fläche|flächeninhalt|volumen|radius|hypotenuse|länge|breite|höhe|geschwindigkeit|entfernung|wahrscheinlichkeit|summe|produkt|mittelwert|median)(?!\\p{L})',
  '(?:encontre|calcule|determine|ache) (?:o|a) (?:perímetro|área|volume|raio|hipotenusa|comprimento|largura|altura|velocidade|distância|probabilidade|soma|produto|média|mediana)(?!\\p{L})',
  "(?:trova|calcola|determina) (?:il |la |l'|lo )(?:perimetro|area|volume|raggio|ipotenusa|lunghezza|larghezza|altezza|velocità|distanza|probabilità|somma|prodotto|media|mediana)(?!\\p{L})",
  '(?:află|aflați|calculează|calculați|determină|determinați|găsește) (?:perimetrul|aria|volumul|raza|ipotenuza|lungimea|lățimea|înălțimea|viteza|distanța|probabilitatea|suma|produsul|media|mediana)(?!\\p{L})',
  '求[^，。？?]{0,12}(?:周长|面积|体积|半径|斜边|长度|速度|距离|概率|和|平均)',
  '(?:周囲の長さ|面積|体積|半径|斜辺|速さ|距離|確率|合計|平均)を(?:求め|計算)',
  '(?:أوجد|احسب|جد) (?:محيط|مساحة|حجم|نصف قطر|طول|عرض|ارتفاع|سرعة|المسافة|احتمال|مجموع|متوسط)(?!\\p{L})',
]);

/** "Five apples, you take three": too easy not to be a catch, or to need any working. */
export const TAKEN_AWAY = anyWord([
  '(?:(?<!it )takes?|took|taken|gives?|gave|eats?|ate|eaten|loses?|lost|shoots?|shot|fl(?:y|ies|ew)|breaks?|broke|hid(?:e|es)?)(?!\\p{L})',
  '(?:quit\\p{L}+|tom[ao]s?|cojo|coges|com[eo]s?|comí|pierd\\p{L}+|perdí|vuelan?|dispar\\p{L}+|romp\\p{L}+|roto)(?!\\p{L})',
  "(?:prends?|pris(?:es)?|donnes?|donné\\p{L}*|mange\\p{L}*|mangé\\p{L}*|perds?|perdu\\p{L}*|s'envole\\p{L}*|tue\\p{L}*|casse\\p{L}*)(?!\\p{L})",
  '(?:nimmst|nehme|nahm|genommen|gibst|gebe|gab|isst|esse|aß|gegessen|verliert?|verliere|verloren|fliegen|fliegt|erschieß\\p{L}*|zerbr\\p{L}+)(?!\\p{L})',
  '(?:tir[ao]s?|tirei|peg[ao]s?|peguei|dei|com[eo]s?|comi|perd[eo]s?|perdi|voam?|atir\\p{L}+|quebr\\p{L}+)(?!\\p{L})',
  '(?:prend[oi]|presi|preso|togli\\p{L}*|tolto|dato|mangi\\p{L}*|perd[oi]|perso|vola(?:no)?|spar\\p{L}+|romp\\p{L}+|rott\\p{L})(?!\\p{L})',
  '(?:iau|iei|ia|luăm|luat|luați|dau|dai|dă|dat|mănânc\\p{L}*|mâncat|pierd\\p{L}*|pierdut|zboară|sparg\\p{L}*|spart|împușc\\p{L}*)(?!\\p{L})',
  '拿走|拿了|吃了|吃掉|给了|丢了|飞走|打死|打碎',
  '取|食べ|あげ|なくし|飛んで|割れ',
  '(?:أخذت|أخذ|تأخذ|يأخذ|أكلت|أكل|أعطيت|أعطى|فقدت|فقد|طار|طارت|كسر|كسرت)(?!\\p{L})',
]);

/** In how many ways, and how many of them can be made: counted by a rule, not looked up. */
export const COUNTED_WAYS = anyWord([
  'in how many (?:different |distinct )?ways|how many (?:(?:different|distinct|\\p{L}+) ){0,3}?(?:can|could) (?:be|you|we|one) (?:formed|made|drawn|form|make|draw|chosen|choose|arranged|arrange|seated|selected|select|created|create|built|constructed|obtained)(?!\\p{L})|how many (?:diagonals|permutations|combinations|anagrams|integers|divisors|prime numbers|solutions)(?!\\p{L})',
  'de cuántas (?:formas|maneras)|cuánt[oa]s (?:\\p{L}+ ){1,4}?(?:se pueden|pueden|podemos) (?:formar|hacer|trazar|elegir|ordenar|construir|obtener)|cuánt[oa]s (?:diagonales|permutaciones|combinaciones|divisores|números enteros|soluciones)',
  'de combien de (?:façons|manières)|combien de (?:\\p{L}+ ){1,4}?(?:peut-on|peuvent être|pouvons-nous) (?:former|formé\\p{L}*|tracer|tracé\\p{L}*|choisir|choisi\\p{L}*|ranger|construire|obtenir|faire)|combien de (?:diagonales|permutations|combinaisons|diviseurs|nombres entiers|solutions)',
  'auf wie ?viele (?:arten|weisen)|wie ?viele (?:\\p{L}+ ){1,6}?(?:lassen sich|kann man|können) .{0,60}(?:bilden|zeichnen|anordnen|auswählen|legen|machen)|wie ?viele (?:diagonalen|permutationen|kombinationen|teiler|ganze zahlen|lösungen)',
  'de quantas (?:formas|maneiras)|quant[oa]s (?:\\p{L}+ ){1,4}?(?:podem ser|se podem|podemos|é possível) (?:formad\\p{L}+|formar|traçad\\p{L}+|traçar|escolher|ordenar|construir|obter|fazer)|quant[oa]s (?:diagonais|permutações|combinações|divisores|números inteiros|soluções)',
  'in quanti modi|quant[ie] (?:\\p{L}+ ){1,4}?(?:si possono|possiamo|possono essere) (?:formare|formati|tracciare|tracciati|scegliere|ordinare|costruire|ottenere|fare)|quant[ie] (?:diagonali|permutazioni|combinazioni|divisori|numeri interi|soluzioni)',
  'în câte (?:moduri|feluri)|câ(?:te|ți) (?:\\p{L}+ ){1,4}?(?:se pot|pot fi|putem|poți) (?:forma\\p{L}*|face|trasa\\p{L}*|alege|aleși|alese|aranja\\p{L}*|alcătui\\p{L}*|construi\\p{L}*|obține)|câ(?:te|ți) (?:diagonale|permutări|combinații|divizori|numere întregi|soluții)',
  '有?多少种(?:不同的?)?(?:方法|方式|排法|选法|组合|排列)|(?:可以|能)(?:组成|画出|构成|排成|选出)多少|多少(?:条对角线|个整数|个因数)',
  '何通り|いくつ(?:作れ|できる|引け)|対角線は何本',
  'بكم طريقة|كم (?:عدد )?(?:\\p{L}+ ){1,3}(?:يمكن|نستطيع) (?:تكوين|رسم|اختيار|ترتيب|تشكيل)\\p{L}*|كم (?:قطرا|عدد الأقطار|عددا صحيحا)',
]);

/** "How many … are there": a figure that can be worked out or guessed at. */
export const ASKS_FOR_A_FIGURE = anyWord([
  "how (?:many|much|long|far|fast|old|tall|high|deep|big|soon|often|heavy|wide|large|hot)(?!\\p{L})|on (?:which|what) day|after how|at what (?:time|speed|rate|point)|what (?:is|are|was|will be|percent\\p{L}*|fraction) (?:the |his |her |their |its )?(?:\\p{L}+ ){0,3}(?:probability|chance|odds|area|volume|perimeter|length|speed|velocity|distance|average|sum|difference|product|ratio|remainder|total|value|price|cost|age|number|percentage|percent|fraction|radius|angle|mass|force|energy|power|pressure|temperature|current|voltage|resistance|concentration|ph|height|time)|what's the (?:probability|chance|odds)|how (?:does|do) .{0,40} compare|(?:more|less|cheaper|higher|lower|same) (?:than|as) (?:before|at first|the original)",
  'cuánt[oa]s?(?!\\p{L})|a qué (?:hora|velocidad|distancia)|cuál es (?:la|el) (?:probabilidad|área|volumen|distancia|velocidad|edad|suma|valor|precio|número|porcentaje|resto)',
  "combien(?!\\p{L})|quel(?:le)? (?:est|sera) (?:la |le |l'|leur |son )?(?:probabilité|aire|volume|distance|vitesse|âge|somme|valeur|prix|nombre|reste|pourcentage)|à quelle (?:heure|vitesse|distance)|au bout de",
  'wie (?:viel\\p{L}*|lange|weit|schnell|alt|hoch|groß|schwer|tief)(?!\\p{L})|nach wie|wann treffen|wie (?:groß )?ist die (?:wahrscheinlichkeit|fläche|summe|geschwindigkeit)',
  'quant[oa]s?(?!\\p{L})|a que (?:horas|velocidade|distância)|qual (?:é )?(?:a|o) (?:probabilidade|área|volume|distância|velocidade|idade|soma|valor|preço|número|resto)',
  "quant[oiae](?!\\p{L})|quant'è|a che (?:ora|velocità|distanza)|qual è (?:la|il|l') ?(?:probabilità|area|volume|distanza|velocità|età|somma|valore|prezzo|numero|resto)",
  'câ(?:ți|te|tă)(?!\\p{L})|cât (?:de|timp|cost\\p{L}*|cântăr\\p{L}*|a|au|are|ar|vor|va|i-a|s-a|face|este|e|plăt\\p{L}*|rămân\\p{L}*|primeșt\\p{L}*|valor\\p{L}*)(?!\\p{L})|(?:^|[.,?!;:] )cât(?!\\p{L})|la ce (?:oră|viteză|distanță)|care (?:este|e|va fi) (?:probabilitatea|aria|volumul|distanța|viteza|vârsta|suma|valoarea|prețul|numărul|restul|procentul)|după cât|cum se compară|este (?:mai|la fel) .{0,20}(?:decât|ca)',
  '多少|几(?!乎)|多(?:久|长|远|快|大|高|重)|第几|求.{1,20}|概率|面积|体积|余数',
  '何(?:人|歳|才|個|円|日|時間?|分|秒|回|本|枚|匹|番|頭|冊|通り|キロ|メートル|%|％|パーセント)|いくつ|いくら|どれくらい|どのくらい|確率|面積|体積|余り',
  'كم |فما |ما (?:هو |هي )?(?:احتمال|ثمن|مساحة|حجم|سرعة|المسافة|عمر|مجموع|قيمة|ثمن|سعر|عدد|باقي|نسبة)|بعد كم|متى (?:يلتقي|تلتقي|سيلتقي)|احسب|قدر عدد',
]);

/** What comes next in a row. */
export const SEQUENCE = anyWord([
  '(?:next|missing|following) (?:\\p{L}+ )?(?:number|term|figure|letter)|(?:number|term|letter)s? (?:comes? )?(?:next|missing)|(?:continue|complete|extend) (?:the|this) (?:\\p{L}+ )?(?:sequence|series|pattern)|what comes next|nth term',
  '(?:siguiente|próximo) (?:número|término)|(?:continúa|completa) la (?:serie|secuencia|sucesión)',
  '(?:prochain|nombre suivant|terme suivant)|(?:continue|complète)z? la (?:suite|série)|nombre (?:vient ensuite|manquant)',
  '(?:nächste|fehlende) (?:zahl|glied)|(?:setze|ergänze|vervollständige)n? .{0,12}(?:reihe|folge)|welche zahl (?:kommt|folgt|fehlt)',
  '(?:próximo|seguinte) (?:número|termo)|(?:continue|complete) a (?:sequência|série)',
  '(?:prossimo|successivo) (?:numero|termine)|numero (?:successivo|seguente|mancante)|(?:continua|completa) la (?:serie|sequenza|successione)',
  '(?:următorul|următoarea) (?:număr|termen|literă)|numărul următor|(?:continuă|completează) (?:șirul|seria|secvența)|număr\\p{L}* (?:urmează|lipsește)',
  '(?:下一个|接下来|后面|下一)(?:的)?(?:是|应该是|会是)?(?:什么|哪个|几)?.{0,6}(?:数|项)|数列|找规律|按规律|规律.{0,8}填',
  '次(?:に(?:来|くる|入る)|の数)|数列|規則性',
  '(?:العدد|الرقم|الحد) (?:التالي|القادم|الناقص|المفقود)|(?:أكمل|اكمل) (?:المتتالية|السلسلة|النمط|المتسلسلة)|المتتالية|المتسلسلة',
]);

/** Directions, places in a row, weekdays and relatives: no matter who tells it, it is a riddle. */
export const CERTAIN_RIDDLE = anyWord([
  "(?:light )?switch(?:es)? [^.]{0,60}(?:lamps?|bulbs?|room)|(?:facing|face|turn|walk|walking|head|drive)\\p{L}* (?:\\p{L}+ ){0,3}(?:north|south|east|west)|overt(?:ake|ook|aken)|where (?:is|are) (?:the|my) \\p{L}+ now|if (?:yesterday|today|tomorrow)|(?:yesterday|tomorrow) (?:was|is|will be)|day (?:of the week )?(?:will it be|is it|was it) (?:in|after)|(?:mother|father|brother|sister|son|daughter)'s (?:only )?(?:mother|father|brother|sister|son|daughter|child)|\\p{L}+'s (?:mother|father|parents) ha(?:s|ve|d) (?:\\p{Nd}|three|four|five|six|seven) (?:children|kids|sons|daughters)|(?:boxes|jars|bags|crates) (?:are|have been|is) (?:all )?(?:mislabell?ed|(?:wrongly|incorrectly) labell?ed|labell?ed (?:wrongly|incorrectly))",
  'mirando (?:al|hacia el) (?:norte|sur|este|oeste)|(?:adelant|rebas)\\p{L}+ (?:al|a la) (?:segund|últim)|si (?:ayer|hoy|mañana)|qué día (?:será|es|fue)|(?:hij[oa]|padre|madre) de mi (?:padre|madre)|(?:padre|madre) de \\p{L}+ tiene (?:\\p{Nd}|tres|cuatro|cinco|seis) hij[oa]s|cajas .{0,30}mal etiquetadas',
  "face (?:au nord|au sud|à l'est|à l'ouest)|(?:doubl|dépass)\\p{L}+ le (?:deuxième|dernier)|si (?:hier|demain|aujourd'hui)|quel jour (?:sera|serons|est)|(?:fils|fille|père|mère) de (?:mon père|ma mère)|(?:père|mère) de \\p{L}+ a (?:\\p{Nd}|trois|quatre|cinq|six) (?:enfants|fils|filles)|boîtes .{0,30}mal étiquetées",
  'richtung (?:norden|süden|osten|westen)|nach (?:norden|süden|osten|westen)|überhol\\p{L}+|wenn (?:gestern|heute|morgen)|welcher (?:wochentag|tag)',
  'virado para (?:norte|sul|o norte|o sul)|ultrapass\\p{L}+ (?:o|a) (?:segund|últim)|se (?:ontem|hoje|amanhã)|que dia (?:será|é)|filh[oa] d[oa] me?u? ?(?:pai|mãe)|(?:pai|mãe) d[eoa] \\p{L}+ tem (?:\\p{Nd}|três|quatro|cinco|seis) filh[oa]s|caixas .{0,30}rotuladas (?:errad|incorretament)\\p{L}*',
  'rivolto (?:a|verso) (?:nord|sud|est|ovest)|verso (?:nord|sud|est|ovest)|(?:super|sorpass)\\p{L}+ (?:il|la|l) ?(?:second|ultim)|se (?:ieri|oggi|domani)|che giorno (?:sarà|è)|figli[oa] di mi[oa] (?:padre|madre)|(?:padre|madre) di \\p{L}+ ha (?:\\p{Nd}|tre|quattro|cinque|sei) figli[e]?|(?:scatole|scatoloni) .{0,30}etichettat\\p{L} (?:male|in modo sbagliato)',
  'cu fața (?:spre|către) (?:nord|sud|est|vest)|spre (?:nord|sud|est|vest)|depăș\\p{L}+ (?:a |pe |persoana )|dacă (?:ieri|azi|astăzi|mâine)|ce zi (?:va fi|este|a fost)|(?:fiul|fiica|tatăl|mama) (?:tatălui|mamei) (?:meu|mele)|(?:fratele|sora|fiul|fiica|tatăl|mama|soțul|soția|copilul) (?:\\p{L}+ )?(?:mamei|tatălui|surorii|fratelui|fiicei|fiului|soțului|soției|bunic\\p{L}+) [^?]{0,120}(?:cine (?:este|e)|ce (?:îmi|îi|ne|i) (?:este|e)|ce rud|rudenie)|(?:mama|tatăl) (?:lui )?\\p{L}+ (?:are|au|avea) (?:\\p{Nd}|trei|patru|cinci|șase) (?:copii|fii|fete|fiice)|(?:cutii|borcane|saci) .{0,20}etichetat[ei] greșit',
  '(?:面朝|面向|面对|朝|往|向)(?:正)?[东南西北]|超过(?:了)?(?:第二|最后|第三)|(?:如果|假如|若)?(?:昨天|今天|明天|后天|前天)是|(?:是|星期|周)几[?？]?$',
  '[東西南北](?:を|に)(?:向|進|歩)|追い(?:抜|越)|(?:もし)?(?:昨日|今日|明日|一昨日|明後日)が|何曜日',
  '(?:وجهي|وجهه|متجه|أتجه|يتجه|يسير|أسير|استدار|أستدير|يستدير)\\p{L}* .{0,12}(?:شمال|جنوب|شرق|غرب|يمين|يسار)|(?:إذا|لو) كان (?:أمس|اليوم|الغد|غد)|تجاوزت (?:الشخص|صاحب)|مفاتيح .{0,60}(?:مصابيح|مصباح|غرفة)',
]);

/** Advice is wanted, whatever figures are told. */
export const ADVICE_WANTED = anyWord([
  'should|worth|afford|recommend|better|save up|lose weight|fair|legal|salary|mortgage|rent|tax(?:es)?|budget',
  'debería|conviene|vale la pena|recomiend\\p{L}*|sueldo|hipoteca|alquiler|impuestos?|presupuesto',
  'devrais|faut-il|vaut|conseill\\p{L}*|salaire|loyer|impôts?|budget',
  'soll(?:te)?|lohnt|empfiehl\\p{L}*|gehalt|miete|steuern?|budget',
  'devo|vale a pena|recomend\\p{L}*|salário|aluguel|impostos?|orçamento',
  'dovrei|conviene|consigli\\p{L}*|stipendio|affitto|tasse|budget',
  'ar trebui|merită|recomand\\p{L}*|salariu\\p{L}*|chirie|impozit\\p{L}*|buget',
  '应该|值得|推荐|合适|工资|房租|贷款|税|预算',
  'べき|おすすめ|給料|家賃|ローン|税|予算',
  'هل (?:يجب|ينبغي)|أنصح|تنصح|راتب|إيجار|قرض|ضريبة|ميزانية',
]);

/** What ties the figures of a problem to one another. */
export const RELATED = anyWord([
  '\\p{Nd} ?[%€$£]|[$€£] ?\\p{Nd}|costs?|twice|thrice|half (?:of|as|the|full)|double[sd]?|doubling|triple|times (?:as|the|more|older)|each(?!\\p{L})|every (?:day|hour|minute|second|week|night)|per (?:hour|minute|second|day|person|cent|week)|percent|older|younger|more than|less than|fewer|sum of|total|altogether|difference|left|remain\\p{L}*|average|km/h|mph|m/s|ratio|without replacement|at random|randomly|dice|die(?!\\p{L})|deck|coins?|divided|multipl\\p{L}+|square|triangle|circle|rectangle|radius|kg|meters?|metres?|km|cm',
  'cuesta\\p{L}*|doble|mitad|veces|cada(?!\\p{L})|por (?:hora|minuto|día|ciento)|mayor que|menor que|más que|menos que|suma|total|diferencia|quedan?|promedio|dado|moneda|baraja|triángulo|rectángulo|km|metros',
  'coût\\p{L}*|double|moitié|fois|chaque|par (?:heure|minute|jour)|pour cent|plus (?:âgé|de|que)|moins (?:de|que)|somme|total|différence|reste|moyenne|km|mètres|dé(?!\\p{L})|triangle|rectangle',
  'kost\\p{L}*|doppelt|hälfte|halb|mal so|jede[nrms]?(?!\\p{L})|pro (?:stunde|minute|tag)|prozent|älter|jünger|mehr als|weniger als|summe|insgesamt|unterschied|übrig|durchschnitt|km|meter|würfel|münze|dreieck|rechteck',
  'custa\\p{L}*|dobro|metade|vezes|cada(?!\\p{L})|por (?:hora|minuto|dia|cento)|mais (?:velho|que|do que)|menos (?:que|do que)|soma|total|diferença|restam|sobram|média|km|metros|triângulo|retângulo',
  "cost\\p{L}*|doppio|metà|volte|ogni(?!\\p{L})|all'ora|al (?:minuto|giorno)|per cento|più (?:di|vecchio|grande)|meno (?:di|che)|somma|totale|differenza|restano|rimangono|media|km|metri|triangolo|rettangolo",
  'cost\\p{L}*|lei(?!\\p{L})|redu[cs]\\p{L}*|dubl\\p{L}+|jumătate|de (?:două|trei|patru|cinci) ori|fiecare|pe (?:oră|minut|zi)|la sută|mai (?:mare|mic|mult|puțin)|suma|total|diferența|rămân\\p{L}*|rămas|media|km|metri|triunghi|dreptunghi|zar|la întâmplare',
  '[倍半每共比]|同时|两管|一起|合作|单独|单开|还要|之和|剩|平均|翻(?:一番|倍)|长|宽|相距|相遇|概率|随机|骰子|三角形|圆|速度|百分|％|%|打折|增长|减少',
  '[倍半毎]|合計|残|平均|ずつ|より|和|差|割|時速|確率|三角形|円',
  'كم يوما? (?:يحتاج|يلزم|يستغرق)|ثمن|سعر|تكلفة|كلف\\p{L}*|ضعف|نصف|مرات|كل (?:يوم|ساعة|دقيقة)|في الساعة|بالمئة|بالمائة|أكبر من|أصغر من|أكثر من|أقل من|مجموع|إجمالي|الفرق|يبقى|المتبقي|متوسط|سرعة|كم/س|مثلث|مستطيل|احتمال|عشوائي|نرد|يقسم|باقي|سم|شمالًا|شمالا|شرقًا|شرقا',
]);

/** Figures written out, "a" and "an" aside. */
export const SPELLED_FIGURES = lean(
  /(?<![\p{L}])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|twice|half|double|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|doble|mitad|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|moitie|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|doppelt|halfte|dois|duas|quatro|sete|oito|nove|dez|dobro|metade|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|doppio|meta|doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|dublu|jumatate)(?![\p{L}])|[二两三四五六七八九十百千万半][个只岁年天月日次倍分小人元块本张名条辆点斤米]|ثلاث|اربع|خمس|ست[هة ]|سبع|ثماني|تسع|عشر|ضعف|نصف|اثنا|اثنين/gu,
);

/** A quarter of what is told is given away: the rest can be reckoned. */
export const A_SHARE = anyWord([
  '(?:a|one|two|the|three) (?:half|quarter|third|fifth|sixth)s? (?:of|to)(?!\\p{L})|half of (?:them|it|the)(?!\\p{L})',
  '(?:un|la|dos|tres) (?:cuarto|tercio|quinto|mitad|tercera parte|cuarta parte|tercios|cuartos)s?(?!\\p{L})',
  '(?:un|le|la|les deux|les trois) (?:quart|tiers|cinquième|moitié)s?(?!\\p{L})',
  '(?:ein|zwei|drei|das|die) (?:viertel|drittel|fünftel|hälfte)(?!\\p{L})',
  '(?:um|a|dois|três) (?:quarto|terço|quinto|metade|terça parte|quarta parte|terços|quartos)s?(?!\\p{L})',
  '(?:un|la|due|tre) (?:quarto|terzo|quinto|metà|terza parte|quarta parte|terzi|quarti)(?!\\p{L})',
  '(?:un sfert|o treime|o pătrime|o cincime|două treimi|trei sferturi|o jumătate|jumătate din)(?!\\p{L})',
  '[二三四五六七八九十]分之[一二三四五六七八九]',
  '[2-9二三四五六七八九]分の[1-9一二三四五六七八]',
  '(?:ال)?(?:ربع|ثلث|خمس|نصف|سدس|ثلثي|ثلثا|ثلاثه ارباع)(?:ها|هم|ه|هما)?(?: ما| ال\\p{L}+)?(?!\\p{L})',
]);

/** Nobody knows the figure, and the way to it is what is wanted. */
export const ESTIMATED = anyWord([
  'estimat\\p{L}*|roughly|approximat\\p{L}*|ballpark|back[- ]of[- ]the[- ]envelope|guess how',
  'estim[ae]\\p{L}*|calcula aproximad|aproximadamente',
  'estim\\p{L}*|approximativement|environ|ordre de grandeur',
  'schätz\\p{L}*|ungefähr|grob|überschlag\\p{L}*',
  'estim\\p{L}*|aproximadamente',
  'stim[ai]\\p{L}*|approssimativ\\p{L}*|all.incirca',
  'estim\\p{L}*|aproximativ\\p{L}*',
  '估[算计]|大约|大概|粗略',
  '見積|推定|おおよそ|概算|大体',
  'قدّر|قدر |تقدير|تقريب\\p{L}*|يقدر',
]);

/** The way to the answer is to be shown. */
export const SHOWS_THE_WAY = anyWord([
  'step[- ]by[- ]step|explain (?:your|the|how you) (?:answer|reasoning|thinking|calculation|get|got|arrive)|show (?:your|the) (?:work|reasoning|working|calculation)|through your reasoning',
  'paso a paso|explica tu (?:razonamiento|respuesta)|muestra (?:tu|el) (?:cálculo|razonamiento)',
  'étape par étape|pas à pas|explique\\p{L}* (?:ton|votre) (?:raisonnement|calcul)',
  'schritt für schritt|erklär\\p{L}* (?:deine|ihre|die) (?:überlegung|rechnung|antwort)|rechenweg',
  'passo a passo|explique (?:o seu|seu|o) raciocínio',
  'passo (?:dopo|per) passo|spiega il (?:tuo )?ragionamento',
  'pas cu pas|explică(?:-ți)? (?:pașii|raționamentul|răspunsul)',
  '一步一步|一步步|逐步|推理过程|(?:解释|说明)(?:你的)?(?:推理|思路|理由|计算)',
  '段階的に|順を追って|手順を|考え方を',
  'خطوة (?:ب|بعد )خطوة|اشرح (?:إجابتك|طريقة|خطوات|استدلالك|تفكيرك)|وضح (?:خطوات|طريقة)',
]);

/** What is built, and what it has to stand. */
export const ENGINEERED = anyWord([
  'bridges?|dams?|tunnels?|towers?|skyscrapers?|foundations?|pipelines?|railways?|reactors?|power plants?|satellites?|spacecraft|rovers?|drones?|circuits?|power grid|canals?|levees?|seismic\\p{L}*|earthquakes?|load-bearing|airports?|runways?|dikes?|dykes?|sea ?walls?|highways?|roads?|stadiums?|schools? building|hospital building|wind farm|desalination|greenhouse|sewage|water supply',
  'puentes?|presas?|túnel\\p{L}*|torres?|rascacielos|oleoducto|reactor\\p{L}*|satélites?|circuitos?|red eléctrica|sísmic\\p{L}*|terremotos?',
  'ponts?|barrages?|tunnels?|tours?|gratte-ciel|réacteurs?|satellites?|circuits?|réseau électrique|sismique\\p{L}*|séismes?',
  'brücken?|staudamm\\p{L}*|tunnel|türme?|hochhaus\\p{L}*|reaktor\\p{L}*|satellit\\p{L}*|schaltung|stromnetz|erdbeben\\p{L}*',
  'pontes?|barragens?|barragem|túne\\p{L}+|torres?|reator\\p{L}*|satélites?|circuitos?|rede elétrica|sísmic\\p{L}*|terremotos?',
  'ponte|ponti|dighe?|galleria|torr[ei]|grattacielo|reattor\\p{L}+|satellit\\p{L}+|circuit\\p{L}+|rete elettrica|sismic\\p{L}*|terremot\\p{L}+',
  'pod(?:ul|uri)?(?!\\p{L})|baraj\\p{L}*|tunel\\p{L}*|turn(?:ul|uri)?(?!\\p{L})|reactor\\p{L}*|satelit\\p{L}*|circuit\\p{L}*|rețea electrică|seismic\\p{L}*|cutremur\\p{L}*',
  '桥|大坝|水坝|堤|水库|建筑|公路|机场|电站|管网|隧道|高楼|摩天|地基|管道|铁路|反应堆|卫星|电路|电网|地震',
  '橋|ダム|堤防|空港|道路|建物|発電所|トンネル|高層|原子炉|人工衛星|回路|送電|地震',
  '(?:ال)?(?:مطار|طريق سريع|مبنى|محطة|خزان|جسر|جسور|سد(?!\\p{L})|نفق|برج|ناطحة|مفاعل|قمر صناعي|دائرة كهربائية|شبكة كهرباء)|زلزال|زلازل|زلزالي\\p{L}*',
]);

/** What is told in front binds whatever is recommended. */
export const UNDER_CONDITIONS = anyWord([
  '(?:under|given|in|considering) (?:these|those|such|the above) (?:conditions|circumstances|constraints|factors)',
  '(?:en|bajo|dadas) estas (?:condiciones|circunstancias)',
  '(?:dans|vu|compte tenu de) ces (?:conditions|circonstances)',
  '(?:unter|bei) diesen (?:bedingungen|umständen)',
  '(?:nestas|nessas|dadas essas|sob essas) (?:condições|circunstâncias)',
  '(?:in|date) queste (?:condizioni|circostanze)',
  'în aceste (?:condiții|împrejurări)',
  '在(?:这种|这样的|上述|这些)(?:情况|条件|前提)下?',
  '(?:この|こうした|上記の)(?:条件|状況)(?:の(?:下|もと))?',
  'في (?:ظل )?(?:هذه|تلك|مثل هذه) (?:الظروف|الأحوال|الشروط|المعطيات)|بالنظر إلى هذه (?:الظروف|العوامل)',
]);

export const BEST_APPROACH = anyWord([
  '(?:best|right|optimal|most suitable|ideal|safest) (?:\\p{L}+ )?(?:approach|way|method|design|strategy|solution|type|option)|how (?:should|would|could) (?:you|they|we|the|it|engineers)|which (?:approach|design|method|type|material)|what (?:approach|design|method|type|materials?|measures)',
  '(?:mejor|más adecuad[oa]) (?:enfoque|manera|método|diseño|solución)|cómo (?:debería|se debería|diseñarías)|qué (?:enfoque|diseño|método|tipo|material)',
  '(?:meilleure?) (?:approche|façon|méthode|conception|solution)|comment (?:devrait|faudrait|concevoir)|quelle (?:approche|conception|méthode)|quel type',
  '(?:beste[rn]?|geeignetste[rn]?) (?:ansatz|weg|methode|bauweise|lösung|vorgehen)|wie sollte|welche[rs]? (?:ansatz|bauweise|methode|bauart|konstruktion)',
  '(?:melhor) (?:abordagem|maneira|método|projeto|solução|forma)|como (?:deveria|deve)|que (?:abordagem|projeto|método|tipo)|qual (?:abordagem|tipo)',
  '(?:migliore?) (?:approccio|modo|metodo|progetto|soluzione)|come (?:dovrebbe|si dovrebbe)|quale (?:approccio|progetto|metodo|tipo)',
  '(?:cea mai bună|cel mai bun|cea mai potrivită) (?:abordare|metodă|soluție|mod|proiect|cale)|cum ar trebui|ce (?:abordare|proiect|metodă|tip)',
  '最(?:佳|好|优|合适|适合).{0,6}(?:方案|方法|方式|设计|做法|办法)|(?:应该|应当|该)(?:如何|怎样|怎么|采用)',
  '最(?:適|善|も適した|も良い).{0,6}(?:方法|設計|工法|アプローチ)|どのように(?:設計|建設)',
  '(?:أفضل|أنسب) (?:نهج|طريقة|أسلوب|تصميم|حل|منهج|استراتيجية|وسيلة)|ما (?:هو |هي )?(?:النهج|الأسلوب|التصميم|الطريقة|الحل|الوسيلة|الاستراتيجية|المقاربة) (?:الأفضل|الأمثل|الأنسب|المناسب|المثلى|الفضلى)|كيف (?:ينبغي|يجب|يمكن)',
]);

/** What follows from statements that are given, whatever is the case in the world. */
export const PREMISED = lean(
  /(?:third|last|following) (?:statement|one)\b.{0,60}(?:true|false|uncertain)|(?:first two|two) statements|(?:a treia|primelor doua|premisel)|tercera (?:es|afirmacion)|troisieme (?:est|affirmation)|dritte (?:aussage|behauptung)|terceira afirmacao|terza affermazione|premis|pramiss|(?:true|verdader[oa]|vrai|wahr|vero|verdadeir[oa]|adevarat\p{L}?)\b.{1,14}(?:fals\p{L}*|faux)\b.{1,8}(?:un(?:c|k|d|g|b|s)\p{L}+|in(?:de|c)\p{L}+|nesigur\p{L}?|can(?:no|')t be)|真.{0,4}假.{0,4}(?:不确定|无法|未知)|第三[个句]|前两[个句]|前提|三つ目|论证|推理是否|结论是否|三段论|論証|推論|argument|conclusion|inference|syllogis|silogism|schluss|conclusao|sillogism|raisonnement|ragionament|rationament|الحجه|الاستنتاج|الاستدلال|العبار\p{L}* (?:الثالث|الاولي)|مقدم(?:ات|تين)/u,
);

/** Which of the statements cannot stand beside another, or follows from them: worked out from what they say. */
export const CONTRADICTED = anyWord([
  '(?:which|what|two|any)(?!\\p{L})[^?]{0,60}(?:contradict(?:s|ing)?|negates?|inconsistent|incompatible|rules? out|follows? (?:logically )?from|logically (?:follows?|equivalent)|impl(?:y|ies) (?:the|an)other)(?!\\p{L})',
  '(?:cuál|cuáles|qué)(?!\\p{L})[^?]{0,60}(?:contradi[cg]\\p{L}*|niega(?:n)?|incompatibles?|se (?:sigue|deduce|desprende)n?)(?!\\p{L})',
  '(?:laquelle|lesquelles|quel\\p{L}*)(?!\\p{L})[^?]{0,60}(?:contredi\\p{L}*|nie(?:nt)?|incompatibles?|découle(?:nt)?|se déduit)(?!\\p{L})',
  '(?:welche[rs]?)(?!\\p{L})[^?]{0,60}(?:widersp\\p{L}+|verneint|schließ\\p{L}+ .{0,20}aus|unvereinbar|folgt (?:aus|logisch))(?!\\p{L})',
  '(?:qual|quais)(?!\\p{L})[^?]{0,60}(?:contradi[zg]\\p{L}*|contradizem|nega(?:m)?|incompatíve\\p{L}+|se (?:segue|deduz))(?!\\p{L})',
  '(?:quale|quali)(?!\\p{L})[^?]{0,60}(?:contraddi\\p{L}*|nega(?:no)?|incompatibil\\p{L}|si (?:deduce|ricava)|consegue)(?!\\p{L})',
  '(?:care|ce)(?!\\p{L})[^?]{0,60}(?:contrazi\\p{L}*|contrazice|neagă|incompatibil\\p{L}*|decurge|rezultă din|se deduce)(?!\\p{L})',
  '(?:哪|什么)[^？?。]{0,16}(?:矛盾|否定|相反的?(?:说法|命题)|不相容|能(?:够)?推出|可以推出)',
  '矛盾(?:する|している)[^。？]{0,10}(?:どれ|どの)|(?:どれ|どの)[^。？]{0,16}(?:矛盾|否定して|導ける|両立しな)',
  '(?:أي|ما)(?!\\p{L})[^؟]{0,60}(?:ينفي|تنفي|ينقض|تنقض|يناقض|تناقض|يتناقض|تتناقض|يتعارض|تتعارض|يلزم من|تلزم من|ينتج (?:عن|من)|يستنتج)(?!\\p{L})',
]);

/** "1. … 2. … 3. …", one below the other. */
export const NUMBERED_STATEMENTS = /(?:^|\n)\s*1[.)、][^\n]+\n\s*2[.)、][^\n]+\n\s*3[.)、]/u;

/** "Why would anybody buy two papers? Give four explanations.": something odd, and several things that may be behind it. */
const WHY_WOULD = anyWord([
  'why (?:would|might|could|may) (?:a|an|any|some|someone|somebody|anyone|the|this|he|she|they|two|my)(?!\\p{L})',
  'por qué (?:\\p{L}+ ){0,4}?(?:podría|podrían|compraría|querría|haría|iría|\\p{L}+ría|\\p{L}+rían)(?!\\p{L})',
  "pourquoi (?:[\\p{L}']+[ -]){0,4}?(?:pourrait|\\p{L}+rait-(?:il|elle|on)|\\p{L}+raient)(?!\\p{L})",
  '(?:warum|weshalb|wieso) (?:könnte|könnten|würde|würden|sollte|mag)(?!\\p{L})',
  'por que (?:\\p{L}+ ){0,4}?(?:poderia|\\p{L}+ria|\\p{L}+riam)(?!\\p{L})',
  'perché (?:mai )?(?:\\p{L}+ ){0,4}?(?:potrebbe|potrebbero|dovrebbe|\\p{L}+rebbe|\\p{L}+rebbero)(?!\\p{L})',
  'de ce (?:ar|ar putea|ar fi)(?!\\p{L})',
  '为什么(?:会有|有)人|(?:某人|一个人|他|她)为什么(?:会|要)',
  'なぜ[^。？]{2,40}(?:人がいる|のでしょう|のだろう)|どうして[^。？]{2,40}(?:人がいる|のでしょう|のだろう)',
  'لماذا (?:قد|يمكن أن|عساه) ',
]);
const SEVERAL_EXPLANATIONS = anyWord([
  '(?:\\p{Nd}+|two|three|four|five|six|seven|eight|several|multiple|some|as many|different|possible|plausible)(?: \\p{L}+){0,3} (?:explanations?|reasons?|hypothes[ei]s|theories|possibilities)(?!\\p{L})',
  '(?:\\p{Nd}+|dos|tres|cuatro|cinco|seis|varias|varios|posibles|algunas|algunos)(?: \\p{L}+){0,3}? ?(?:explicaciones|razones|motivos|hipótesis|explicación)(?!\\p{L})',
  '(?:\\p{Nd}+|deux|trois|quatre|cinq|six|plusieurs|quelques)(?: \\p{L}+){0,3}? ?(?:explications|raisons|hypothèses)(?!\\p{L})',
  '(?:\\p{Nd}+|zwei|drei|vier|fünf|sechs|mehrere|einige|mögliche|plausible)(?: \\p{L}+){0,3}? ?(?:erklärungen|gründe|hypothesen)(?!\\p{L})',
  '(?:\\p{Nd}+|duas|dois|três|quatro|cinco|seis|várias|vários|algumas|alguns|possíveis)(?: \\p{L}+){0,3}? ?(?:explicações|razões|motivos|hipóteses)(?!\\p{L})',
  '(?:\\p{Nd}+|due|tre|quattro|cinque|sei|diverse|varie|alcune|possibili)(?: \\p{L}+){0,3}? ?(?:spiegazioni|ragioni|motivi|ipotesi)(?!\\p{L})',
  '(?:\\p{Nd}+|două|trei|patru|cinci|șase|câteva|mai multe)(?: \\p{L}+){0,3}? ?(?:explicații|motive|ipoteze)(?!\\p{L})',
  '(?:\\p{Nd}+|[两二三四五六几多])(?:个|种|条)(?:[^，。]{0,6})(?:解释|理由|原因|可能)',
  '(?:理由|説明|原因|可能性)を?(?:\\p{Nd}+|[一二三四五六])(?:つ|個)|(?:\\p{Nd}+|[二三四五六])(?:つ|個)[^。]{0,8}(?:理由|説明|原因)',
  '(?:ثلاثة|أربعة|خمسة|عدة|\\p{Nd}+|ثلاث|أربع) (?:تفسيرات|أسباب|احتمالات)',
]);
export const hasRivalReasons = (folded: string): boolean => WHY_WOULD.test(folded) && SEVERAL_EXPLANATIONS.test(folded);
