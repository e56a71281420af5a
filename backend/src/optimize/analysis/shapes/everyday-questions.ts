import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** What governments, cities or firms do about something: measures, with who takes them. */
export const EFFORTS = anyWord(
  [
    'what (?:are|is|have|has) (?!i |you |we |my |your )[^?]{3,60}? (?:doing|done) (?:to|against|about|for|in order to)(?!\\p{L})|what (?:do|does|did) (?!i |you |we |my |your )[^?]{3,50}? do to (?:end|improve|reduce|stop|prevent|help|fight|combat|save|protect|solve|increase|support|promote|limit|tackle|address|ensure|encourage)(?!\\p{L})|what (?:measures|efforts|initiatives|policies) (?:are|have|has|is|were|did|do|does)(?!\\p{L})',
    '¿? ?qué (?:medidas|iniciativas|políticas) (?:está|están|ha|han|toma|toman|adopta|existen)|¿? ?qué (?:está|están|ha|han) (?:haciendo|hecho) [^?]{3,60} (?:para|contra)(?!\\p{L})|¿? ?qué (?:hace|hacen|hizo|hicieron) (?:el|la|los|las) [^?]{3,50} (?:para|contra)(?!\\p{L})',
    "que (?:font|fait|ont fait|a fait) (?:le|la|les|l') ?[^?]{3,60} (?:pour|contre)(?!\\p{L})|quelles (?:mesures|initiatives|politiques) (?:ont|sont|a|prend|prennent)",
    'was (?:tun|tut|unternehmen|unternimmt) (?!ich |man |wir |du )[^?]{3,60} (?:gegen|für|um|damit)(?!\\p{L})|welche maßnahmen (?:ergreif|unternehm|treffen|trifft|haben|hat|gibt)\\p{L}*',
    'o que (?:o|a|os|as) [^?]{3,50} (?:está|estão|tem|têm|faz|fazem|fez|fizeram)(?: fazendo| feito| a fazer)? (?:para|contra)(?!\\p{L})|o que (?:está|estão|faz|fazem|fez|fizeram) (?:o|a|os|as) [^?]{3,60} (?:para|contra)(?!\\p{L})|que medidas (?:está|estão|toma|tomam|foram)',
    "(?:che )?cosa (?:sta|stanno|ha|hanno|fa|fanno) (?:facendo |fatto )?(?:il|la|i|le|gli|l')[^?]{3,60} (?:per|contro)(?!\\p{L})|quali (?:misure|iniziative|politiche) (?:sono|ha|hanno|adotta)",
    'ce (?:face|fac|a făcut|au făcut) (?!eu |tu |un om |o persoană )[^?]{3,60} (?:pentru|ca să|împotriva|contra)(?!\\p{L})|ce măsuri (?:ia|iau|a luat|au luat|există|s-au)',
    '[^，。？?]{1,24}(?:采取|推出|实施|出台)了?(?:哪些|什么)(?:措施|办法|行动|政策|举措)|[^，。？?]{1,16}为了?[^，。？?]{2,20}(?:做了|正在做|在做)(?:些)?(?:什么|哪些)',
    '[^。？?]{2,40}(?:どのような|どんな|いかなる)(?:対策|取り組み|施策|政策)',
    '(?:ماذا|ما الذي) (?:تفعله?|يفعله?|فعلته?|فعله?) (?:ال)\\p{L}+[^؟?]{0,50} (?:ل\\p{L}{3,}|من أجل|ضد)|ما (?:هي )?(?:ال)?(?:إجراءات|تدابير|جهود|مبادرات|سياسات) التي',
  ],
  { atStart: true },
);

/** What has to be there before something can be had or begun. */
export const REQUIREMENTS = anyWord(
  [
    'what (?:does it take|would it take|is (?:needed|required|necessary)|are (?:needed|required|necessary)) (?:to|for)(?!\\p{L})|what (?:do|would|will) (?:i|we|you|one|people) need (?:to|for|in order to)(?! (?:know|do|say|see|understand|remember|watch|consider|be )(?!\\p{L}))|what are the requirements (?:to|for)(?!\\p{L})',
    '¿? ?qué (?:se necesita|hace falta|se requiere|necesito|necesitamos) para(?! saber)(?!\\p{L})|¿? ?(?:qué|cuáles son los) requisitos',
    "(?:que|qu'est-ce qu'il) (?:faut-il|faut|faudrait-il) (?:avoir )?pour(?!\\p{L})|de quoi (?:ai-je|a-t-on|avons-nous) besoin pour|quelles sont les conditions (?:pour|requises)",
    'was (?:braucht|benötigt|brauche|benötige|brauchen) (?:man|ich|wir|es)(?: alles)?,? (?:für|um|zum|zur)(?!\\p{L})|welche voraussetzungen',
    'o que (?:é preciso|é necessário|preciso|precisamos) (?:ter )?para(?! saber)(?!\\p{L})|quais são os requisitos',
    '(?:che )?cosa (?:serve|ci vuole|occorre|mi serve) per(?!\\p{L})|quali sono i requisiti',
    '(?:de )?ce (?:este nevoie|e nevoie|îmi trebuie|am nevoie|este necesar|e necesar) (?:pentru|ca să|să am)(?!\\p{L})|care sunt (?:condițiile|cerințele) (?:pentru|ca)',
    '[^，。？?]{2,24}需要(?:具备|准备|满足)?(?:什么|哪些)(?:条件|东西|材料|设备|资格|手续|证件)?[？?]?$',
    '[^。？?]{2,40}(?:に|には|ために|ためには)(?:何|なに|どんなもの)が?(?:必要|いります|要ります)',
    'ما(?:ذا)? (?:الذي )?(?:يلزم|يتطلب|يتطلبه|نحتاجه|أحتاجه|نحتاج|أحتاج)(?:ني|نا)? (?:ل|إلى|كي)|ما (?:هي )?(?:شروط|متطلبات|الشروط|المتطلبات)',
  ],
  { atStart: true },
);

/** A figure that follows from others by a formula. */
export const CALCULATION = anyWord(
  [
    "how (?:do|can|would|should|could) (?:i|you|we|one) (?:calculate|compute|work out)(?! (?:if|whether|what|why|how|who|when|where|at|with|every|in the)(?!\\p{L}))(?!\\p{L})|how to (?:calculate|compute)(?!\\p{L})|how (?:is|are) [^?]{3,60} (?:calculated|computed)(?!\\p{L})|what(?: is|'s) the formula (?:for|to)(?!\\p{L})",
    '¿? ?cómo (?:se )?(?:calculo|calcula|calculan|puedo calcular|calcular)(?!\\p{L})|¿? ?cuál es la fórmula',
    'comment (?:calculer|calcule-t-on|on calcule|puis-je calculer|je calcule|se calcule)(?!\\p{L})|quelle est la formule',
    'wie (?:berechnet|berechne|errechne|errechnet) (?:man|ich|sich)|wie (?:kann|könnte) (?:man|ich) [^?]{2,70} (?:be|er|aus)rechnen|wie wird [^?]{2,70} berechnet|wie lautet die formel',
    'como (?:se |eu |posso |é que se )?(?:calculo|calcula|calcular)(?!\\p{L})|qual é a fórmula',
    'come (?:si |posso |faccio a )?(?:calcolo|calcola|calcolare)(?!\\p{L})|qual è la formula',
    'cum (?:se |pot |pot să |aș putea )?(?:calculez|calculează|calcula|să calculez)(?!\\p{L})|care (?:este|e) formula',
    '(?:[^，。？?]{0,24})?(?:怎么|如何|怎样)计算|[^，。？?]{1,24}(?:的)?计算公式是',
    '[^。？?]{1,40}の(?:計算方法|計算式|計算の仕方)|[^。？?]{1,40}(?:どう|どうやって|どのように)(?:計算|算出)',
    'كيف (?:أحسب|نحسب|احسب|يحسب|تحسب|يتم حساب|يمكن(?:ني)? حساب|أستطيع حساب)(?!\\p{L})|ما (?:هي )?(?:صيغة|معادلة|طريقة) حساب',
  ],
  { atStart: true },
);

/** Whether something does harm, as opposed to whether it is allowed or done. */
export const HARM = anyWord(
  [
    'is (?:it|this|that) (?:\\p{L}+ )?(?:safe|dangerous|harmful|unhealthy|toxic|risky)(?: for [^?]{2,30})? (?:to|if|when)(?!\\p{L})|is (?:it|this|that) (?:\\p{L}+ )?(?:bad|good) for (?:your|you|my|the|a|an|our)(?!\\p{L})|is it (?:\\p{L}+ )?normal (?:that|for|if|when|to (?:feel|be|have|get|wake|lose|hear|see))(?!\\p{L})|(?:is|are) [^?]{2,40} (?:dangerous|harmful|toxic|poisonous|unhealthy|bad|safe) (?:for|to)(?!\\p{L})|can (?:i|you|we|one) safely(?!\\p{L})',
    '¿? ?es (?:\\p{L}+ )?(?:normal que|normal si|peligroso|dañino|perjudicial|tóxico|malo para|seguro (?!que))',
    "(?:est-ce|c'est|est-il) (?:\\p{L}+ )?(?:normal que|normal qu'|normal si|dangereux|nocif|risqué|sans danger|mauvais pour)",
    'ist (?:es|das) (?:\\p{L}+ )?(?:normal,? (?:dass|wenn)|gefährlich|schädlich|giftig|ungesund|unbedenklich)',
    'é (?:\\p{L}+ )?(?:normal que|normal (?:o|a|meu|minha) |perigoso|prejudicial|tóxico|seguro (?!que))|faz mal',
    'è (?:\\p{L}+ )?(?:normale che|normale se|pericoloso|dannoso|nocivo|tossico|sicuro (?!che))|fa male',
    '(?:este|e) (?:\\p{L}+ )?(?:normal (?:că|ca|dacă|să am|să simt)|periculos|nociv|toxic|dăunător|sigur să)(?!\\p{L})',
    '[^，。？?]{2,30}(?:安全|有害|有毒|危险)吗|[^，。？?]{2,30}对身体(?:好|有害|不好)吗|[^？?]{2,40}(?:是)?正常(?:的)?吗',
    '[^。？?]{2,40}(?:は|のは|ても)(?:安全|正常|危険|有害|体に悪い)|(?=.{0,60}(?:吐い|吐き|熱が|熱く|痛|腫れ|血が|下痢|食べない|食べてしま|食べちゃ|飲み込|ぐったり|かゆ|しびれ|めまい|異音|焦げ臭|漏れ|膨らん))[^？?]{4,80}大丈夫(?:です|でしょう)?(?:か|かな)?(?:[？?。]|$)',
    'هل (?:من )?(?:الطبيعي أن|طبيعي أن|الخطر|الخطير|خطير|مضر|يضر|تضر|الآمن|آمن)(?!\\p{L})',
  ],
  { atStart: true },
);

/** How something happens over time, from what sets it off. */
export const PROCESS = anyWord(
  [
    'what (?:happens|happened|goes on) (?!on |here |next|at )(?:[^?]{2,80} )?(?:when|if|after|during|while|once|as|without)(?!\\p{L})(?! (?:i|we) (?!stop|eat|drink|sleep|exercise|fast|get|have|smoke|take))',
    '¿? ?qué (?:le |les |nos )?(?:pasa|ocurre|sucede) [^?]{2,80} ?(?:cuando|si|al|después|durante)(?!\\p{L})|¿? ?qué (?:pasa|ocurre|sucede) (?:cuando|si|al) ',
    "que se passe-t-il (?:\\p{L}+ ){0,6}?(?:quand|si|lorsqu|lorsque|pendant|après)|qu'arrive-t-il (?:à|au|aux)",
    'was (?:passiert|geschieht) (?:[^?]{2,60},? )?(?:wenn|während|nach|bei|beim)(?!\\p{L})',
    'o que (?:acontece|ocorre) (?:[^?]{2,60} )?(?:quando|se|ao|durante|depois)(?!\\p{L})',
    '(?:che )?cosa (?:succede|accade|avviene) (?:[^?]{2,60} )?(?:quando|se|durante|dopo)(?!\\p{L})',
    'ce se (?:întâmplă|petrece) (?:[^?]{2,60} )?(?:când|dacă|după|în timpul|atunci)(?!\\p{L})',
    '[^，。？?]{2,24}(?:时|后|之后|以后|的时候)[^，。？?]{0,12}会(?:发生什么|有什么(?:变化|反应))',
    '[^。？?]{2,40}(?:と|たら|とき|後)、?[^。？?]{0,16}(?:どうなる|何が起こる|何が起きる|どうなります|何が起こります)',
    'ماذا يحدث [^؟?]{0,50}(?:عند|عندما|إذا|بعد|أثناء|خلال)',
  ],
  { atStart: true },
);

/** Two sides are set against each other by a verb. */
export const SET_SIDE_BY_SIDE = anyWord(
  [
    'how (?:do|does|did|would|might) [^?]{2,90}? (?:differ|disagree|echo|mirror|resemble|parallel|contrast with|compare|clash|diverge)(?!\\p{L})|how (?:is|are|was|were) [^?]{2,80}? (?:similar to|different from|unlike)(?!\\p{L})',
    '¿? ?(?:en qué|cómo) (?:se (?:parece|parecen|diferencia|diferencian|distingue|distinguen)|coincid\\p{L}*|discrepa\\p{L}*|difier\\p{L}*)',
    "en quoi [^?]{2,80} (?:diffère|diffèrent|ressembl|se distingu|s'oppos|rejoi)\\p{L}*|qu'est-ce qui (?:distingue|rapproche|oppose)",
    '(?:worin|wie|inwiefern) (?:unterscheide|ähnel|gleich|widersprech)\\p{L}*|was unterscheidet',
    '(?:em que|como) (?:\\p{L}+ ){0,8}?(?:difere|diferem|se assemelh|se distingu|se parec)\\p{L}*',
    'in (?:che )?(?:cosa|che modo) (?:\\p{L}+ ){0,8}?(?:differ|somigli|si distingu|assomigli)\\p{L}*',
    '(?:prin ce|cum|cu ce|în ce fel) (?:se )?(?:deosebe|aseamăn|diferă|diferențiaz)\\p{L}*',
    '[^，。？?]{1,24}(?:和|与|跟|同)[^，。？?]{1,24}(?:有什么|有何|有哪些)(?:异同|不同|区别|相似|分歧|共同)',
    '[^。？?]{1,30}と[^。？?]{1,30}(?:の共通点|の相違|の異同|はどう違|はどのように違|は似て)',
    '(?:كيف|بم|بماذا|فيم|فيما) (?:يختلف|تختلف|يتشابه|تتشابه|يشبه|تشبه)(?!\\p{L})',
  ],
  { atStart: true },
);

/** What would be so if something had been otherwise: told with if, and asked behind. */
export const IF_IT_HAD = anyWord(
  [
    "if [^?]{4,120} (?:had|hadn't|had not|were|weren't|was never) [^?]{2,120}(?:would|could|might)(?!\\p{L})|(?:what|how|where) (?:would|could|might) (?!you |i |we )[^?]{3,80} (?:if|had) [^?]{3,100} (?:had|hadn't|never|been|won|lost|not)(?!\\p{L})",
    '¿? ?(?:cuáles|qué|cómo) (?:habría|habrían|sería|serían) [^?]{3,80} si (?:el|la|los|las|no|nunca) |si [^?]{4,100} (?:hubiera|hubieran|hubiese|hubiesen)(?!\\p{L})',
    "(?:quelles?|comment|que|à quoi) (?:auraient|aurait|seraient|serait) [^?]{3,80} s(?:i |'il)|si [^?]{4,100} (?:avait|avaient|n'avait|n'avaient|était|étaient|n'était) [^?]{3,100} (?:aurait|serait|auraient|seraient)(?!\\p{L})",
    '(?:wenn|falls) [^?]{4,100} (?:hätte|hätten|wäre|wären)(?!\\p{L})|wie (?:sähe|wäre) [^?]{3,100} (?:hätte|hätten|wäre|wären)(?!\\p{L})',
    '(?:quais|como|o que) (?:teriam|teria|seriam|seria) [^?]{3,80} se (?:o|a|os|as|não|nunca) |se [^?]{4,100} (?:tivesse|tivessem|fosse|fossem)(?!\\p{L})',
    '(?:quali|come|(?:che )?cosa) (?:sarebbero|sarebbe|avrebbe) [^?]{3,80} se (?:il|la|i|le|non|gli) |se [^?]{4,100} (?:avesse|avessero|fosse|fossero)(?!\\p{L})',
    '(?:care|ce|cum) ar (?:fi fost|fi|arăta) [^?]{3,80} dacă |dacă [^?]{2,100} (?:ar fi|n-ar fi|nu ar fi) [^?]{2,100}(?:ar|am|cum|ce)(?!\\p{L})',
    '(?:如果|假如|要是|倘若)[^？?]{2,40}(?:当初|从未|从来没有|没有(?:发明|发生|出现|成功|统一|灭亡|存在))[^？?]{0,30}[，,]',
    'もし[^？?]{2,60}(?:なかったら|ていたら|なければ|なかったなら)[^？?]{2,60}(?:だろう|でしょう|なって|ますか)',
    'لو (?:لم|كان|كانت|بقي|بقيت|انتصر|انتصرت) [^؟?]{3,120}',
  ],
  { atStart: true },
);

/** So much time, and how one would best use it. */
export const HOW_TO_PLAN = anyWord([
  'how (?:should|can|could|do|would|might) (?:i|we) (?:best |realistically )?(?:train|practi[sc]e|study|prepare|learn|revise|plan|organi[sz]e|schedule|structure|split|divide|get (?:ready|fit|in shape))(?!\\p{L})',
  'cómo (?:debería |debo |puedo |podría )?(?:entreno|entrenar|me preparo|prepararme|me organizo|organizarme|organizo|organizar|estudio|estudiar|reparto|repartir|planifico|planificar)(?!\\p{L})',
  "comment (?:je |dois-je |devrais-je |puis-je |pourrais-je )?(?:m'entraîner|m'entraîne|m'organiser|m'organise|me préparer|me prépare|réviser|répartir|planifier|organiser)(?!\\p{L})",
  'wie (?:soll|sollte|kann|könnte) ich (?:mich |meine |am besten |mir )?[^?]{0,40}(?:trainieren|vorbereiten|lernen|üben|einteilen|aufteilen|planen|organisieren)|wie (?:teile|plane|trainiere|organisiere|lerne|bereite) ich(?!\\p{L})',
  'como (?:devo|posso|deveria|poderia|eu) (?:treinar|estudar|me preparar|preparar-me|me organizar|dividir|planejar|organizar)(?!\\p{L})|como (?:organizo|treino|estudo|me preparo|divido|planejo)(?!\\p{L})',
  'come (?:dovrei|devo|posso|potrei) (?:allenarmi|organizzarmi|prepararmi|studiare|dividere|pianificare|organizzare)(?!\\p{L})|come (?:mi alleno|mi organizzo|mi preparo|divido|pianifico|organizzo)(?!\\p{L})',
  'cum (?:ar trebui |pot |aș putea |e bine )?(?:să )?(?:mă antrenez|mă pregătesc|învăț|îmi organizez|îmi împart|îmi planific|repet)(?!\\p{L})',
  '(?:怎么|如何|怎样|该怎么)(?:安排|规划|分配|制定)[^，。？?]{0,10}[？?]?$',
  'どう(?:やって)?(?:計画|練習|勉強|準備|配分|スケジュール|トレーニング)|(?:計画|スケジュール|配分)(?:は|を)どう',
  'كيف (?:أرتب|أنظم|أقسم|أوزع|أخطط|أتدرب|أستعد|أذاكر)(?!\\p{L})',
]);
const TIME_GIVEN = lean(
  /(?<![\p{L}])(?:\p{Nd}+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|next|this|per|every|dos|tres|cuatro|cinco|seis|proxim[oa]|deux|trois|quatre|cinq|six|prochaine?|zwei|drei|vier|funf|sechs|nachste[nr]?|dois|duas|quatro|due|tre|quattro|prossim[oa]|doua|trei|patru|cinci|sase)[ -](?:full |de |free )?(?:days?|weeks?|months?|hours?|weekends?|dias?|semanas?|mes(?:es)?|horas?|jours?|semaines?|mois|heures?|tagen?|wochen?|monate?n?|stunden?|giorni|settiman[ae]|mes[ei]|ore|zile|saptaman[ai]|luni|or[ae])(?![\p{L}])|(?<![\p{L}])(?:semana|mes) que viene|(?:saptamana|luna) viitoare|[\p{Nd}一二两三四五六七八九十半]+个?(?:小时|天|周|星期|月|年)|下(?:个月|周|星期)|[\p{Nd}一二三四五六七八九十]+(?:時間|日|週間|か月|ヶ月)|来(?:月|週)|(?:^|\s)(?:يوم|يومين|ايام|اسبوع|اسبوعين|اسابيع|شهر|شهرين|اشهر|ساعه|ساعتين|ساعات|بعد)(?=[\s؟،.]|$)/u,
);
const AWAY = lean(
  /(?<![\p{L}])(?:trips?|travel\p{L}*|visit\p{L}*|holidays?|vacation|viaj\p{L}*|voyag\p{L}*|reise\p{L}*|urlaub\p{L}*|viagem|viagg\p{L}*|calator\p{L}*|vacant\p{L}*)(?![\p{L}])|玩|旅|游|想去|带.{0,10}去|观光|観光|سفر|رحل/u,
);
export const plansTheTime = (folded: string): boolean =>
  HOW_TO_PLAN.test(folded) && TIME_GIVEN.test(folded) && !AWAY.test(folded);

/** Told of a thing that does something else than it should, and asked how that is put right. */
const PUT_RIGHT = anyWord([
  "how (?:do|can|could|should|would) (?:i|we) (?:fix|solve|repair|resolve|troubleshoot|stop (?:it|this|that)) ?(?:it|this|that|the (?:problem|issue|error))?(?!\\p{L})|how to (?:fix|solve|resolve) (?:it|this|that|the (?:problem|issue|error))|what (?:could|might) (?:it|that|this) be(?!\\p{L})|what (?:is|could be|might be) (?:wrong|causing (?:it|this|that))|any (?:idea|clue) what(?:'s| is) wrong",
  'cómo (?:lo |la |puedo )?(?:arregl|solucion|repar)\\p{L}*|qué (?:puede|podría) ser|qué (?:falla|le pasa)(?!\\p{L})',
  "comment (?:je |puis-je |(?:le|la|les) )?(?:répar|régl|résou|dépann)\\p{L}*|d'où (?:ça|cela) (?:vient|peut venir)|qu'est-ce qui (?:ne va pas|cloche)",
  'wie (?:behebe|repariere|löse|kann) ich (?:das|es|den fehler|dieses problem)|wie (?:bekomme|kriege) ich (?:das|es) (?:wieder )?hin|woran (?:kann|könnte|mag) (?:das|es) liegen|woran liegt (?:das|es)',
  'como (?:eu )?(?:resolvo|conserto|arrumo|corrijo|soluciono|posso (?:resolver|consertar|arrumar))(?!\\p{L})|o que (?:pode|poderia) ser(?!\\p{L})',
  'come (?:lo |la |posso )?(?:risolv|aggiust|sistem|ripar)\\p{L}*|(?:che )?cosa (?:può|potrebbe) essere(?!\\p{L})|da cosa (?:può dipendere|dipende)',
  'cum (?:o |îl |le |pot )?(?:să )?(?:repar|rezolv|remediez)(?!\\p{L})|ce (?:poate|ar putea) (?:să )?fi(?!\\p{L})|care (?:e|este|ar putea fi) cauza',
  '(?:怎么|如何|怎样)(?:解决|修复|修好|修|处理)|(?:怎么回事|什么原因)',
  '(?:どうすれば|どうしたら)(?:直|解決|治)|(?:直し方|対処法|解決方法|原因)(?:は|を)',
  'كيف (?:أصلح|أحل|أعالج|اصلح|احل)(?:ه|ها|هذ\\p{L}*)?(?!\\p{L})|ما (?:سبب|السبب|المشكلة)',
]);
/** Devices and programs, and what they do on their own. */
const MACHINE = lean(
  /(?<![\p{L}])(?:app|apps|browser|file|folder|program|software|update|window|screen|terminal|keyboard|mouse|excel|word|outlook|powerpoint|chrome|firefox|edge|safari|vscode|vs code|photoshop|steam|zoom|teams|spotify|netflix|whatsapp|windows|macbook|mac|ipad|camera|headphones|speakers?|microwave|oven|fridge|freezer|dishwasher|washing machine|dryer|boiler|heater|vacuum|engine|brakes?|bike|faucet|toilet|shower|bluetooth|usb|battery|charger|archivo|navegador|pantalla|programa|teclado|lavadora|nevera|caldera|coche|fichier|navigateur|ecran|logiciel|clavier|lave-linge|frigo|chaudiere|datei|bildschirm|programm|tastatur|waschmaschine|kuhlschrank|heizung|arquivo|ficheiro|tela|ecra|geladeira|maquina|schermo|programma|tastiera|lavatrice|frigorifero|caldaia|fisier\p{L}*|ecran\p{L}*|program\p{L}*|tastatur\p{L}*|masin\p{L}*|frigider\p{L}*|centrala|aplicati\p{L}*|browserul|phone|laptop|computer|pc|wi-?fi|router|printer|tv|tablet|android|iphone|telefon\p{L}*|movil|celular|handy|drucker|imprim\p{L}*|impressora|stampante|voiture|auto|macchina)(?![\p{L}])|微信|软件|程序|浏览器|文件|屏幕|键盘|冰箱|洗衣机|空调|手机|电脑|打印机|网络|车|アプリ|ソフト|ブラウザ|ファイル|画面|キーボード|冷蔵庫|洗濯機|エアコン|スマホ|パソコン|プリンタ|هاتف|جوال|تطبيق|برنامج|متصفح|شاشه|غساله|ثلاجه|حاسوب|لابتوب|طابعه|سياره|شحن/u,
);
/** "The terminal shows squares instead of icons": what it does, and what it should have done. */
const DOES_OTHERWISE = lean(
  /^(?!(?:write|make|create|draw|design|give|use|list|explain|show|tell|please|how|what|why|which|can|could)(?![\p{L}])).{3,70}(?<![\p{L}])(?:shows?|displays?|prints?|opens?|plays?|loads?|sends?|returns?|muestra|abre|affiche|ouvre|zeigt|offnet|mostra|apre|exibe|arata|deschide)(?![\p{L}]).{3,60}(?<![\p{L}])(?:instead of|but not|en vez de|en lugar de|au lieu de|statt|anstatt|em vez de|invece di|in loc de)(?![\p{L}])/u,
);
export const isToPutRight = (folded: string): boolean =>
  (PUT_RIGHT.test(folded) && MACHINE.test(folded)) || (DOES_OTHERWISE.test(folded) && MACHINE.test(folded));

/** What is said of a thing that is offered: goods, a room, a course. */
export const DESCRIBES_GOODS = anyWord(
  [
    '(?:(?:please|can you|could you|help me) )*(?:write|create|generate|make|draft|give|need)(?: me)?(?: an?| the| some)?(?: (?!job|character|image|alt|meta|task|role|position)\\p{L}+){0,3} descriptions? for (?!this|these|my (?:class|teacher)|the (?:word|term|concept|image|picture|photo|role|position|job))',
    '(?:(?:por favor) )*(?:escribe|escriba|haz|crea|redacta|genera)(?:me)? (?:una |la )?(?:breve |corta )?descripción (?:de producto |comercial )?para(?!\\p{L})',
    '(?:écris|écrivez|rédige|rédigez|fais|crée)(?:[- ]moi)? (?:une |la )?(?:courte |brève )?(?:description|présentation)(?: de produit)? pour(?!\\p{L})',
    '(?:schreib|schreibe|schreiben sie|erstelle?|verfasse?)(?: mir)? (?:eine |die )?(?:kurze )?(?:produkt)?beschreibung für(?!\\p{L})',
    '(?:escreva|escreve|crie|faça|redija)(?:-me| me)? (?:uma |a )?(?:breve |curta )?descrição (?:de produto )?para(?!\\p{L})',
    '(?:scrivi|scrivimi|crea|fai|redigi) (?:una |la )?(?:breve )?descrizione (?:del prodotto |di prodotto )?per(?!\\p{L})',
    '(?:scrie|scrieți|creează|fă|redactează)(?:-mi| mi)? (?:(?:o|un) )?(?:(?:scurtă|scurt) )?(?:descriere (?:de produs |a produsului )?|(?:fișă|text|scurtă prezentare|prezentare) (?:de prezentare |de produs |a produsului ))pentru(?!\\p{L})',
    '(?:请|帮我)*(?:为|给)[^，。]{2,24}写[^，。]{0,6}(?:商品|产品)?(?:描述|介绍|文案)|(?:请|帮我)*写[^，。]{0,16}的?(?:商品|产品)(?:描述|介绍)',
    '[^。]{2,40}(?:の)(?:商品説明|商品紹介|紹介文|説明文)(?:文)?(?:を)?(?:書|作|考)',
    'اكتب(?:ي|وا)? (?:لي )?وصف(?:ا|اً|ًا)? (?:ل(?:ل)?منتج|تسويقي)',
  ],
  { atStart: true },
);

/** Practised in portions, day by day, as opposed to what has phases. */
const PRACTISED = lean(
  /(?<![\p{L}])(?:train\p{L}*|practi[sc]\p{L}*|stud[iy]\p{L}*|revis\p{L}*|exams?|learn|examen\p{L}*|entren\p{L}*|entrain\p{L}*|apprend\p{L}*|prufung\p{L}*|lern\p{L}*|ub(?:e|en)|trein\p{L}*|prova|allen\p{L}*|esam[ei]|impar\p{L}*|antren\p{L}*|invat\p{L}*|repet)(?![\p{L}])|复习|学习|备考|考|练|背|健身|跑|勉強|学習|試験|練習|トレーニング|امتحان|دراس|ذاكر|تدرب|تمارين|اختبار/u,
);
export const isPractised = (folded: string): boolean => PRACTISED.test(folded);

/** "How would you explain … to": asked for the explanation, whoever gives it. */
export const HOW_TO_EXPLAIN = anyWord(
  [
    'how (?:would|do|can|could|should|might) (?:you|i|we|one) (?:best )?(?:explain|describe|teach|introduce)(?!\\p{L})',
    '¿? ?cómo (?:le |les )?(?:explicarías|explicaría|explicas|explico|puedo explicar|explicar)(?!\\p{L})',
    "comment (?:expliquer|expliquerais-tu|expliqueriez-vous|j'explique|puis-je expliquer)(?!\\p{L})",
    'wie (?:würdest du|würden sie|erklärst du|erkläre ich|erklärt man|kann ich|kann man)(?!\\p{L})(?=.{0,120}(?:erklär|beibring))',
    'como (?:explicaria|explicarias|explicar|explico|posso explicar)(?!\\p{L})',
    'come (?:spiegheresti|spiegherebbe|spiegare|spiego|posso spiegare)(?!\\p{L})',
    'cum (?:i-ai |ai |aș |îi |ați |pot să )?(?:explica|explic)(?!\\p{L})',
    '(?:你会)?(?:怎么|如何|怎样)(?:向|给|跟|对).{1,14}(?:解释|讲解|说明|讲)',
    '.{1,40}(?:に)(?:どう|どうやって|どのように)(?:説明|教え)',
    'كيف (?:تشرح|ستشرح|أشرح|نشرح|يمكن شرح)(?!\\p{L})',
  ],
  { atStart: true },
);

/** "A word that means …": one is looked for, by its meaning. */
const ONE_WORD = lean(
  /(?<![\p{L}])(?:an?|one|the|una?|un|une|ein|eine|einen|um|uma) (?:\p{L}+ )?(?:word|term|expression|adjective|verb|palabra|termino|mot|terme|wort|begriff|palavra|termo|parola|termine|cuvant|termen) (?:that|which|for|meaning|to describe|que|para|qui|pour|das|der|fur|che|per|care|pentru)(?![\p{L}])|一个(?:词|词语|成语)[^，。]{0,4}(?:来)?(?:形容|表示|描述|概括)|(?:形容|表示|描述)[^，。]{2,24}的(?:一个)?(?:词|成语)|[^。]{2,40}を(?:表す|意味する|言い表す)(?:言葉|単語|一語)|词(?:语)?(?:来)?形容[^，。]{2,24}|(?<![\p{L}])كلمه (?:واحده )?(?:تصف|تعبر|تدل|تعني)/u,
);
export const wantsOneWord = (folded: string): boolean => ONE_WORD.test(folded);

/** "How did Venice become so rich", "wie gelang es": what it owed to what, and no steps to take. */
export const HOW_IT_CAME = anyWord(
  [
    'how (?:did|was|were) (?!you |i |we |your |my )[^?]{3,80} (?:manage to|succeed in|become|rise to|survive|get so|come to|able to|end up)(?!\\p{L})',
    '¿? ?cómo (?:logró|lograron|consiguió|consiguieron|llegó a|llegaron a|pudo|pudieron)(?!\\p{L})',
    'comment (?:[^?]{2,60} )?(?:a-t-\\p{L}+|ont-\\p{L}+|est-\\p{L}+) (?:réussi|pu|parven|devenu)\\p{L}*',
    'wie (?:gelang|schaffte|schafften|konnte|konnten|wurde|kam) (?!ich |du |man )[^?]{3,90}',
    'como (?:conseguiu|conseguiram|chegou a|chegaram a|se tornou|se tornaram|pôde)(?!\\p{L})',
    'come (?:riuscì|riuscirono|è riuscit[oa]|diventò|divenne|poté)(?!\\p{L})',
    'cum (?:a|au) (?:reușit|ajuns|putut|devenit)(?!\\p{L})',
    '[^，。？?]{2,24}(?:是)?(?:如何|怎么|怎样)(?:得以|做到|成为|崛起|兴起|衰落|灭亡|发展成)',
    '[^。？?]{2,30}(?:どうやって|どのように|なぜ)[^。？?]{0,24}(?:になった|生き延び|発展した|成功した)',
    'كيف (?:تمكن|تمكنت|تمكنوا|استطاع|استطاعت|نجح|نجحت|أصبح|أصبحت|صمد|صمدت)(?!\\p{L})',
  ],
  { atStart: true },
);

/** "Like I'm five": the depth is said, and no listener named. */
export const LIKE_A_CHILD = anyWord([
  "(?:like|as if|as though) (?:i(?:'?m| am| was| were)|to) (?:an? )?(?:\\p{Nd}+|five|six|seven|eight|ten|twelve|kid|child|beginner|toddler|idiot|dummy|complete)|eli5",
  'como si (?:yo )?(?:tuviera|tuviese) (?:\\p{Nd}|cinco|seis|ocho|diez)|como si (?:yo )?fuera (?:un |una )?(?:niñ|principiante)',
  "comme si j'(?:avais (?:\\p{Nd}|cinq|six|huit|dix)|étais (?:un |une )?(?:enfant|débutant))",
  'als wäre ich (?:\\p{Nd}|fünf|sechs|acht|zehn|ein kind)|wie einem (?:kind|\\p{L}+jährigen)',
  'como se (?:eu )?(?:tivesse (?:\\p{Nd}|cinco|seis|oito|dez)|fosse (?:uma? )?(?:criança|iniciante))',
  'come se (?:avessi (?:\\p{Nd}|cinque|sei|otto|dieci)|fossi (?:un )?(?:bambin|principiante))',
  'ca și cum (?:aș (?:avea|fi)|ai vorbi)|ca pentru (?:un copil|copii)',
  '像(?:给|跟|对)?.{0,4}(?:五|六|七|八|十|\\p{Nd})+岁|(?:当|把)我(?:是|当)(?:成)?(?:小孩|孩子|小学生)',
  '(?:\\p{Nd}+|五|十)歳(?:の子|児)?に(?:も)?(?:わかる|説明)|子供に(?:も)?わかる',
  'ك(?:أنني|أني|اني) (?:طفل|في|عمري|مبتدئ)|ك(?:ما|أنك) (?:لو كنت طفل|تشرح لطفل|تكلم طفل)',
]);

/** Dinners for a week: a plan of meals, whatever else is said. */
export const MEALS_FOR_DAYS = anyWord([
  "(?:an? |one |two |\\p{Nd}+ )?(?:weeks?|days|month)(?:'s)?(?: worth)? of (?:\\p{L}+,? ){0,4}(?:dinners?|lunch(?:es)?|meals?|breakfasts?|school lunches)(?!\\p{L})|(?:dinners|lunches|meals|breakfasts) for (?:the|a|one|this|next|my|two|three|four|five|six|seven|\\p{Nd}+) (?:\\p{L}+ )?(?:weeks?|days|workdays|weekdays)(?!\\p{L})|(?:two|three|four|five|six|seven|[2-7]) (?:\\p{L}+,? ){0,2}?(?:dinners|lunches|breakfasts)(?!\\p{L})",
  '(?:cenas|comidas|almuerzos|desayunos|menús?) (?:\\p{L}+ ){0,3}(?:para|de) (?:toda )?(?:la|una|esta|\\p{Nd}+) (?:semana|días)|(?:dos|tres|cuatro|cinco|seis|siete|[2-7]) (?:\\p{L}+ ){0,2}?(?:cenas|almuerzos|desayunos)(?!\\p{L})',
  '(?:dîners|repas|déjeuners|menus?) (?:\\p{L}+ ){0,3}pour (?:toute )?(?:la|une|cette|\\p{Nd}+) (?:semaine|jours)|(?:deux|trois|quatre|cinq|six|sept|[2-7]) (?:\\p{L}+ ){0,2}?(?:dîners|déjeuners|petits-déjeuners)(?!\\p{L})',
  '(?:abendessen|mittagessen|mahlzeiten|gerichte) (?:\\p{L}+ ){0,3}für (?:die|eine|diese|die ganze|\\p{Nd}+) (?:woche|tage)|(?:zwei|drei|vier|fünf|sechs|sieben|[2-7]) (?:\\p{L}+ ){0,2}?(?:abendessen|mittagessen|abendgerichte|mittagsgerichte)(?!\\p{L})',
  '(?:jantares|refeições|almoços|marmitas) (?:\\p{L}+ ){0,3}(?:para|da) (?:toda )?(?:a|uma|\\p{Nd}+) (?:semana|dias)|(?:dois|três|quatro|cinco|seis|sete|[2-7]) (?:\\p{L}+ ){0,2}?(?:jantares|almoços|marmitas)(?!\\p{L})',
  '(?:cene|pranzi|pasti|menù) (?:\\p{L}+ ){0,3}per (?:tutta )?(?:la|una|\\p{Nd}+) (?:settimana|giorni)|(?:due|tre|quattro|cinque|sei|sette|[2-7]) (?:\\p{L}+ ){0,2}?(?:cene|pranzi|colazioni)(?!\\p{L})',
  '(?:cine|prânzuri|mese|meniuri) (?:\\p{L}+ ){0,3}pentru (?:toată )?(?:o|\\p{Nd}+) (?:săptămână|zile)|cine pentru toată săptămâna|(?:două|trei|patru|cinci|șase|șapte|[2-7]) (?:prânzuri|cine)(?!\\p{L})',
  '(?:一周|一星期|七天|五天|\\p{Nd}天)的?[^，。]{0,8}(?:晚餐|午餐|早餐|菜|三餐|饭)',
  '(?:一週間|\\p{Nd}日|五日)(?:分)?の[^、。]{0,8}(?:夕食|献立|昼食|弁当|晩ごはん)',
  '(?:وجبات|عشاء|غداء|أكلات) (?:\\p{L}+ ){0,2}(?:ل)?(?:مدة )?(?:أسبوع|أسبوع كامل|ال?أسبوع)(?!\\p{L})',
]);

/** One thing is weighed against another, or what is to come is asked: there is more to it than a fact. */
export const WORTH_WEIGHING = lean(
  /(?<![\p{L}])(?:better|worse|worth|healthier|healthy|cheaper|safer|faster|easier|more \p{L}+ than|will|mejor|peor|vale|mas \p{L}+ que|mieux|meilleur\p{L}*|vaut|plus \p{L}+ que|besser|gesunder|lohnt|wird|werden|melhor|pior|mais \p{L}+ (?:do )?que|meglio|migliore|conviene|piu \p{L}+ (?:di|che)|mai bun\p{L}*|mai bine|merita|mai \p{L}+ decat)(?![\p{L}])|更|比|值得|会.{1,16}吗|より|べき|でしょうか|(?:^|\s)(?:افضل|احسن|مجدي\p{L}*|يستحق|تستحق|سوف|اكثر)(?=\s|[؟.]|$)/u,
);
