import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** "How has … changed since …": something becomes another over a time that is named or meant. */
export const DEVELOPED = anyWord(
  [
    "(?:(?:please )?(?:describe|explain|discuss|outline|trace) )?how (?:(?:has|have|did) .{2,70} (?:evolved?|(?:changed?|developed?|shifted?|transformed?)(?: (?:over|since|in|during|from|through|across|between|throughout)(?!\\p{L})| ?[?.]?$))|.{2,70} (?:has|have) (?:evolved|(?:changed|developed) (?:over|since|in|during|from|through)))|(?:please )?(?:trace|describe|outline|explain|discuss) the (?:\\p{L}+ )?(?:evolution|development|historical development) of|(?:please )?(?:(?:tell|teach)(?: me| us)? (?:\\p{L}+ ){0,4}?about|describe|explain|outline|trace|summari[sz]e|discuss|what is|what was|what's|(?:give|provide|write|tell)(?: me| us)?(?: an?| the)?(?: (?:\\p{L}+ )?(?:overview|summary|outline|account) of)?) (?:the |an? )?(?:(?:brief|short|early|long|quick) )?history (?:of|behind) (?!mine|ours|present)",
    '(?:¿ ?)?(?:(?:explica|describe|analiza) )?cómo (?:ha[n]? (?:evolucionado|(?:cambiado|variado) .{2,60} (?:desde|a lo largo|en (?:los|las) últim|con el (?:tiempo|paso)|durante|en el siglo))|evolucion\\p{L}+|se (?:ha[n]? )?(?:transform|desarroll)\\p{L}+|cambi(?:ó|aron) .{2,60} (?:desde|a lo largo|durante|entre|con el (?:tiempo|paso)))|(?:describe|explica|resume|traza) la evolución (?:de|del|histórica)',
    "(?:(?:explique|expliquez|décris|décrivez) )?comment .{2,70} (?:(?:a|ont|s'est|se sont)(?:-\\p{L}+(?:-\\p{L}+)?)? (?:évolué|développé\\p{L}*|transformé\\p{L}*)|(?:a|ont)(?:-t)?(?:-\\p{L}+)? changé (?:depuis|au cours|au fil|pendant|entre|en))|(?:décris|décrivez|retrace|retracez|explique|expliquez) l'évolution (?:de|du|des)",
    '(?:(?:erkläre?|beschreibe?|erklären sie|beschreiben sie)(?: mir)?,? )?wie (?:(?:hat|haben) sich .{2,80} (?:verändert|gewandelt|entwickelt)|sich .{2,80} (?:verändert|gewandelt|entwickelt) (?:hat|haben))|(?:beschreibe?|skizziere?|erkläre?)(?: sie)? die (?:entwicklung|geschichtliche entwicklung) (?:der|des|von)',
    '(?:(?:explique|descreva|analise) )?como (?:evolu(?:iu|íram|i)|se (?:transform|desenvolv)\\p{L}+|.{2,60} (?:evoluiu|evoluíram|se (?:transformou|desenvolveu|transformaram|desenvolveram))|(?:mudou|mudaram) .{2,60} (?:desde|ao longo|durante|com o (?:tempo|passar)|nos últim|nas últim)|.{2,60} (?:mudou|mudaram) (?:desde|ao longo|durante|com o (?:tempo|passar)|nos últim|nas últim))|(?:descreva|explique|trace) a evolução (?:de|do|da|dos|das)',
    "(?:(?:spiega|descrivi|analizza) )?come (?:(?:è|sono) (?:cambiat|evolut|mutat)\\p{L}|si (?:è|sono) (?:evolut|trasformat|sviluppat)\\p{L}|.{2,60} (?:(?:è|sono) (?:cambiat|evolut|mutat)\\p{L}|si (?:è|sono) (?:evolut|trasformat|sviluppat)\\p{L}))|(?:descrivi|ripercorri|spiega) l'evoluzione (?:di|del|della|dei|delle|dell')",
    '(?:(?:explică|descrie|analizează) )?cum (?:s-a[u]? (?:schimbat|transformat|dezvoltat|modificat)|a[u]? evoluat|.{2,60} (?:s-a[u]? (?:schimbat|transformat|dezvoltat|modificat)|a[u]? evoluat))|(?:descrie|prezintă|explică|urmărește) (?:evoluția|dezvoltarea) (?!\\p{L}+ului? (?:tău|meu))|(?:spune-mi (?:ceva )?despre|povestește-mi(?: despre)?|descrie|explică|prezintă|rezumă|care este) istoria (?!mea|ta|noastră)',
    '(?:请)?(?:说明|介绍|描述|解释|谈谈|梳理)?[^，。？?]{2,30}(?:是)?(?:如何|怎样|怎么)(?:一步步)?(?:发展|演变|变化|演化)|[^，。？?]{2,30}(?:发生了|有了|经历了|有)(?:哪些|什么|怎样的)(?:变化|演变|变迁)|[^，。？?]{2,30}的?(?:发展历程|演变过程|发展过程|变迁)|(?:请)?(?:介绍|讲讲|简述|概述|说说|讲述)(?:一下)?[^，。？?]{1,16}的(?:发展)?历史[。？?]?$',
    '[^。？]{2,40}どのように(?:変わ|変化|発展|進化|移り変わ)|[^。？]{2,40}の(?:変遷|移り変わり|発展の過程)|[^。？]{1,24}の歴史(?:を|について)(?:簡単に|詳しく)?(?:教え|説明|述べ)',
    '(?:(?:اشرح|وضح|بين|صف) )?كيف (?:تطور|تطورت|تغير|تغيرت|تغيّر|تغيّرت|تحول|تحولت) |(?:(?:اشرح|وضح|بين|صف|تتبع) )(?:مراحل )?تطور |(?:اشرح|لخص|حدثني عن|أخبرني عن|تحدث عن|ما هو) تاريخ ',
  ],
  { atStart: true },
);
/** What one learns oneself, or how a program is written, has no history. */
export const NOT_A_DEVELOPMENT = lean(
  /(?<![\p{L}])(?:my|your|mi|tu|mon|ma|ton|mein\p{L}*|dein\p{L}*|meu|minha|mio|mia|meu|mea|app|software|website|application|character|personaje|personnage|personaggio|personaj)(?![\p{L}])|我|你|私|あなた/u,
);

/** Stages or phases that follow one another, counted or each asked about. */
export const STAGED = anyWord([
  '(?:(?:two|three|four|five|six|seven|main|major|key|different|various|\\p{Nd}+)[ -](?:\\p{L}+ )?|each )(?:stages?|phases?|strokes?)(?!\\p{L}|-)|(?:stages|phases) (?:of|in) ',
  '(?:(?:dos|tres|cuatro|cinco|seis|siete|principales|distintas|diferentes|\\p{Nd}+) |cada )(?:etapas?|fases?|tiempos?)(?!\\p{L})|(?:las )?(?:etapas|fases) (?:de|del) ',
  '(?:(?:deux|trois|quatre|cinq|six|sept|principales|différentes|grandes|\\p{Nd}+) |chaque )(?:étapes?|phases?|temps)(?!\\p{L})|(?:les )?(?:étapes|phases) (?:de|du|des) ',
  '(?:(?:zwei|drei|vier|fünf|sechs|sieben|wichtigsten|verschiedenen|einzelnen|\\p{Nd}+) |jede[rn]? )(?:phasen?|stadien|stadium|stufen?|takte?)(?!\\p{L})|(?:phasen|stadien) (?:der|des|von) ',
  '(?:(?:duas|dois|três|quatro|cinco|seis|sete|principais|diferentes|\\p{Nd}+) |cada )(?:etapas?|fases?|estágios?|tempos?)(?!\\p{L})|(?:as |os )?(?:etapas|fases|estágios) (?:de|do|da) ',
  '(?:(?:due|tre|quattro|cinque|sei|sette|principali|diverse|\\p{Nd}+) |ogni |ciascuna )(?:fasi|fase|tappe?|stadi|tempi|tempo)(?!\\p{L})|(?:le )?(?:fasi|tappe) (?:di|del|della|dello) ',
  '(?:(?:două|trei|patru|cinci|șase|șapte|\\p{Nd}+) |fiecare )(?:etap\\p{L}+|faz\\p{L}+|stadi\\p{L}+|timpi?)(?!\\p{L})|(?:etapele|fazele|stadiile) (?:principale )?(?:ale )?',
  '(?:[两二三四五六七几各每]|\\p{Nd}+|主要|不同)(?:个)?(?:的)?(?:主要)?(?:阶段|时期|冲程)',
  '(?:[二三四五六七]つの|\\p{Nd}つの|各|それぞれの|主な)(?:段階|過程|フェーズ|行程)',
  '(?:مراحل|المراحل|أطوار)(?!\\p{L})|(?:كل|لكل|في كل) مرحلة|مرحلت(?:ان|ين|ي)',
]);

const CAUSES = anyWord([
  '(?:causes?|reasons? for|led to)(?!\\p{L})',
  '(?:causas?|llevó a|provocó)(?!\\p{L})',
  '(?:causes?|origines? de|ont mené|a mené)(?!\\p{L})',
  '(?:ursachen?|gründe für|führten zu)(?!\\p{L})',
  '(?:causas?|levou a|levaram)(?!\\p{L})',
  '(?:cause|causa|ha portato|hanno portato)(?!\\p{L})',
  '(?:cauz\\p{L}+|a dus la|au dus la)(?!\\p{L})',
  '原因|起因|为何爆发',
  '原因|要因|なぜ起',
  '(?:و)?(?:ال)?(?:أسباب|سبب)(?!\\p{L})|أسباب\\p{L}*',
]);
const RESULTS = anyWord([
  '(?:consequences|effects?|results?|outcomes?|aftermath|impacts?|how (?:did|do|does|have|has) (?:they|it|this|these|that) .{0,20}(?:shape|affect|influence|change|impact))(?!\\p{L})',
  '(?:consecuencias|efectos?|resultados?|repercusiones|impacto|cómo (?:influy|afect|cambi|marc)\\p{L}+)(?!\\p{L})',
  '(?:conséquences|effets?|résultats?|répercussions|impact|comment (?:ont|a|cela|elles|ils)[- ].{0,30}(?:influ|marqu|chang|affect|façonn|transform)\\p{L}*)',
  '(?:folgen|auswirkungen|konsequenzen|ergebnisse?|wirkungen|wie (?:haben|hat|prägten|beeinflussten|veränderten) )',
  '(?:consequências|efeitos?|resultados?|impactos?|como (?:influenci|afet|mud|marc|mold)\\p{L}+)(?!\\p{L})',
  '(?:conseguenze|effetti|risultati|impatto|come (?:hanno|ha) (?:influenz|cambia|plasma|segna|trasform)\\p{L}+)(?!\\p{L})',
  '(?:consecințe\\p{L}*|urmări\\p{L}*|efecte\\p{L}*|rezultate\\p{L}*|impactul|cum (?:a[u]? )(?:influențat|afectat|schimbat|modelat|marcat))(?!\\p{L})',
  '后果|影响|结果|效应',
  '結果|影響|帰結',
  '(?:و)?(?:ال)?(?:نتائج|نتيجة|آثار|عواقب|تأثير)\\p{L}*',
]);

/** Why it came about, and what came of it. */
export const isCausesAndResults = (folded: string): boolean => CAUSES.test(folded) && RESULTS.test(folded);

/** "… and why is it important?" */
export const WEIGHT_ASKED = anyWord([
  'why (?:is|was|are|were|do|does|did) (?:it|this|that|they|these|the \\p{L}+)? ?(?:\\p{L}+ )?(?:so |considered )?(?:important|significant|matter|crucial|influential|revolutionary)|(?:its|their) (?:importance|significance)(?!\\p{L})',
  'por qué (?:es|fue|son|fueron|era) (?:tan )?(?:importantes?|decisiv[oa]s?|revolucionari[oa]s?)|(?:su|sus) (?:importancia|relevancia)(?!\\p{L})',
  "pourquoi (?:est-(?:il|elle|ce)|était-(?:il|elle|ce)|sont-(?:ils|elles)|c'est|a-t-(?:il|elle) été) (?:si |aussi )?(?:importante?s?|décisi\\p{L}+|révolutionnaire)|(?:son|leur) importance(?!\\p{L})",
  'warum (?:ist|war|sind|waren) (?:es|er|sie|das|dies)? ?(?:so )?(?:wichtig|bedeutend|entscheidend)|(?:seine|ihre|deren|dessen) bedeutung(?!\\p{L})',
  'por que (?:é|foi|são|foram|era) (?:tão )?(?:importantes?|decisiv[oa]s?)|(?:a )?sua (?:importância|relevância)(?!\\p{L})',
  'perché (?:è|fu|sono|era|è stat[oa]) (?:così |tanto )?(?:importante|importanti|decisiv\\p{L}|fondamental\\p{L})|(?:la )?(?:sua|loro) importanza(?!\\p{L})',
  'de ce (?:este|e|a fost|sunt|au fost|era) (?:atât de |așa de )?(?:important\\p{L}*|decisiv\\p{L}*|semnificativ\\p{L}*)|importanța (?:sa|lui|ei|lor)(?!\\p{L})',
  '为什么(?:它|这|这么|如此|很|这样)?[^，。？?]{0,6}重要|(?:它|其)的?(?:重要性|意义)',
  'なぜ(?:それほど|そんなに|これほど)?重要|重要性(?:は|も|を)',
  'لماذا (?:هو |هي |كان |كانت |يعد |تعد )?(?:مهم|مهمة|مهما)(?!\\p{L})|ما أهميت\\p{L}+|وأهميت\\p{L}+',
]);

/** How something comes about by itself, told as a process. */
export const PROCESS_TOLD = anyWord(
  [
    '(?:please )?(?:describe|explain|outline|summari[sz]e) (?:how )?the (?:\\p{L}+ )?(?:life ?cycle of (?:an? |the )?(?!product|project|software|bug|component|thread|request)|process(?:es)? (?:of (?!applying|getting|buying|hiring|making|writing|creating|setting|installing|building|registering|applying)|by which|that (?:leads|causes)|through which|involved in))',
    '(?:describe|explica|resume) (?:el|los) procesos? (?:de|del|por el (?:que|cual)|mediante el cual) (?!solicitud|compra|contratación|inscripción)',
    "(?:décris|décrivez|explique|expliquez|résume) le(?:s)? processus (?:de |du |d'|par lequel|des )(?!candidature|recrutement|achat)",
    '(?:beschreibe?|erkläre?|erläutere?)(?: sie)?,? (?:wie )?(?:den prozess|den vorgang|den ablauf|die prozesse) (?:der|des|von|bei|durch) ',
    '(?:descreva|explique|resuma) o(?:s)? processos? (?:de|do|da|pelo qual|através do qual) (?!candidatura|compra|contratação|inscrição)',
    "(?:descrivi|spiega|riassumi) (?:il processo|i processi) (?:di |del |della |dell'|attraverso cui |con cui )(?!candidatura|acquisto|assunzione|iscrizione)",
    '(?:descrie|explică|prezintă|rezumă) (?:procesul|procesele) (?:de |prin care |al |a )(?!aplicare|cumpărare|angajare|înscriere|obținere)',
    '(?:请)?(?:描述|说明|解释|简述|阐述)[^，。？?]{2,20}(?:的)?(?:形成|演化|产生|作用|反应)?过程',
    '[^。？]{2,30}(?:の過程|の仕組みと過程|ができる過程|が起こる過程)(?:を|について)(?:説明|述べ)',
    '(?:اشرح|صف|وضح|بين) (?:عملية|كيفية تكون|مراحل حدوث) (?!التقديم|التسجيل|الشراء)',
  ],
  { atStart: true },
);

/** "Describe … and discuss …": two orders, the second of another kind than the first. */
const DESCRIBES_AND_DISCUSSES = anyWord(
  [
    '(?:please )?(?:describe|explain|outline|summari[sz]e|define|introduce|present)(?! (?:to|your|my|yourself)(?!\\p{L}))[^.?!\\n]{8,160}?(?:,? and|[.;]) (?:then |also |briefly )*(?:discuss|explain|describe|analy[sz]e|assess|evaluate|examine|consider|comment on|outline)(?!\\p{L})',
    '(?:describe|explica|expón|resume|define|presenta)(?! (?:tu|mi)(?!\\p{L}))[^.?!\\n]{8,160}?(?:,? y|[.;]) (?:luego |también )*(?:discute|analiza|comenta|explica|describe|valora|examina|evalúa)(?!\\p{L})',
    '(?:décri(?:s|vez)|explique[z]?|présente[z]?|défini(?:s|ssez)|résume[z]?)(?! (?:ton|mon)(?!\\p{L}))[^.?!\\n]{8,160}?(?:,? et|[.;]) (?:ensuite |aussi )*(?:discute[z]?|analyse[z]?|commente[z]?|explique[z]?|évalue[z]?|examine[z]?|décri(?:s|vez))(?!\\p{L})',
    '(?:beschreibe?|erkläre?|erläutere?|skizziere|definiere)(?: sie)?(?! (?:dein|mein)\\p{L}*)[^.?!\\n]{8,160}?(?:,? und|[.;]) (?:dann )?(?:diskutiere|erörtere|analysiere|bewerte|erkläre|erläutere|beurteile|diskutieren|erörtern|analysieren|bewerten|erklären|erläutern)(?!\\p{L})',
    '(?:descreva|explique|apresente|defina|resuma)(?! (?:seu|meu)(?!\\p{L}))[^.?!\\n]{8,160}?(?:,? e|[.;]) (?:depois |também )*(?:discuta|analise|comente|explique|descreva|avalie|examine)(?!\\p{L})',
    '(?:descrivi|spiega|illustra|presenta|definisci|riassumi)(?! (?:il tuo|il mio)(?!\\p{L}))[^.?!\\n]{8,160}?(?:,? e|[.;]) (?:poi |anche )*(?:discuti|analizza|commenta|spiega|descrivi|valuta|esamina)(?!\\p{L})',
    '(?:descrie(?:ți)?|explică|explicați|prezintă|prezentați|definește|definiți|rezumă)[^.?!\\n]{8,160}?(?:,? și|[.;]) (?:apoi )?(?:discută|discutați|analizează|analizați|comentează|explică|explicați|descrie|evaluează|evaluați)(?!\\p{L})',
    '(?:请)?(?:描述|解释|说明|介绍|阐述|概述|简述)[^。？?！]{4,60}?[，,；]?(?:并|并且|然后|再)(?:讨论|分析|说明|解释|评价|论述|探讨)',
    '[^。？]{4,60}(?:を|について)(?:説明|述べ|紹介|概説)し(?:て)?、[^。？]{4,60}(?:を|について|か)(?:論じ|考察|分析|議論|検討|説明|述べ)',
    '(?:صف|اشرح|وضح|عرف|لخص) [^.؟!\\n]{8,160}?[،.]? ?و(?:ناقش|حلل|اشرح|وضح|بين|قيم|صف)(?!\\p{L})',
  ],
  { atStart: true },
);
export const describesAndDiscusses = (folded: string): boolean =>
  DESCRIBES_AND_DISCUSSES.test(folded) && !isCausesAndResults(folded);

/** An essay weighs what it has told; why or how something is so is one more thing explained. */
const WEIGHS = anyWord([
  '(?:discuss|analy[sz]e|assess|evaluate|examine|consider|comment on)(?!\\p{L})',
  '(?:discute|analiza|comenta|valora|examina|evalúa)(?!\\p{L})',
  '(?:discute|analyse|commente|évalue|examine)z?(?!\\p{L})',
  '(?:diskutier|erörter|analysier|bewert|beurteil)\\p{L}*',
  '(?:discuta|analise|comente|avalie|examine)(?!\\p{L})',
  '(?:discuti|analizza|commenta|valuta|esamina)(?!\\p{L})',
  '(?:discut|analiz|coment|evalu)\\p{L}*',
  '讨论|分析|评价|论述|探讨',
  '論じ|考察|分析|議論|検討',
  'و?(?:ناقش|حلل|قيم)(?!\\p{L})',
]);
/** With a length that is set, or three things and more, there are no two halves of equal room. */
const NO_HALVES = anyWord([
  '(?:in|within|under|using|at most|exactly) (?:about |around |only |exactly )?(?:one|two|three|a single|a few|\\p{Nd}+) (?:short )?(?:paragraphs?|sentences?|words|lines)(?!\\p{L})|briefly|, (?:and |then )?(?:name|list|state|give|identify|mention|define|explain|compare|outline|assess|suggest|evaluate|discuss)(?!\\p{L})[^.?!\\n]*(?:,| and|[.;]) (?:then )?(?:name|list|state|give|identify|mention|define|explain|compare|outline|assess|suggest|evaluate|discuss)(?!\\p{L})',
  'en (?:un|una|dos|tres|\\p{Nd}+) (?:párrafos?|frases?|oraci\\p{L}+|palabras)(?!\\p{L})|brevemente',
  'en (?:une?|deux|trois|\\p{Nd}+) (?:paragraphes?|phrases?|mots)(?!\\p{L})|brièvement',
  'in (?:einem|einer|zwei|drei|\\p{Nd}+) (?:absatz|absätzen|satz|sätzen|wörtern|worten)(?!\\p{L})|(?<!\\p{L})kurz(?!\\p{L})',
  'em (?:uma?|dois|duas|três|\\p{Nd}+) (?:parágrafos?|frases?|palavras)(?!\\p{L})|brevemente',
  'in (?:una?|due|tre|\\p{Nd}+) (?:paragraf[oi]|fras[ei]|parole)(?!\\p{L})|brevemente',
  'în(?:tr-un|tr-o)? (?:două|trei|\\p{Nd}+)? ?(?:paragraf\\p{L}*|propoziți\\p{L}+|fraz\\p{L}+|cuvinte)(?!\\p{L})|pe scurt',
  '[一两二三四五\\p{Nd}]+(?:个)?(?:段|句|字)|简要|简短',
  '[一二三四五\\p{Nd}]+(?:段落|文|字)|簡潔に|簡単に',
  'في (?:فقرة|جملة|جملتين|فقرتين|\\p{Nd}+ كلمة)|باختصار|بإيجاز',
]);
/** Told first and weighed then, in an essay that gives both the same room. */
export const asksTwoAccounts = (folded: string): boolean =>
  describesAndDiscusses(folded) && WEIGHS.test(folded) && !NO_HALVES.test(folded);

/** "How would you explain snow to a fish?": started from what the listener knows. */
const EXPLAINED_TO = anyWord(
  [
    '(?:explain|describe)(?!\\p{L})[^.?\\n]{2,70} (?:with|using|in) (?:only |just )?(?:the )?(?:simple )?words (?:that )?(?:an? |my )[^.?\\n]{2,24} (?:knows?|understands?|(?:would|can|could) (?:know|understand))',
    '(?:how|in what way) (?:would|could|might|do|can|should) (?:you|i|we|one) (?:best )?(?:explain|describe|teach)(?!\\p{L})[^.?\\n]{2,70} to (?:an? |my |your |the |our |someone|somebody|people|children|kids)',
    'cómo (?:le |les )?(?:explicarías|explicaría|describirías|enseñarías|explico|explicarle|explicarles)(?!\\p{L})[^.?\\n]{2,70} (?:a|al) (?:un|una|mi|los|las|alguien|niñ|la|el|\\p{L}+)',
    'comment (?:tu )?(?:expliquer(?:ais|iez|ait)?|décrir(?:ais|iez)|apprendr(?:ais|iez))(?:-tu|-vous|-on)?(?!\\p{L})[^.?\\n]{2,70} (?:à|au|aux) (?:un|une|mon|ma|des|quelqu|son|l|\\p{L}+)',
    'wie (?:würdest|würden|könnte|erkläre?|erklärst|kann) (?:du|sie|man|ich) (?!mir)[^.?\\n]{0,20}(?:einem|einer|meinem|meiner|jemandem|kindern|deinem|deiner)(?!\\p{L})[^.?\\n]{2,70}(?:erklären|beschreiben|beibringen)',
    'como (?:você |tu |eu )?(?:explicaria|explicarias|descreveria|ensinaria|explico|explicar)(?!\\p{L})[^.?\\n]{2,70} (?:a|ao|à|para|pra|pro) (?:um|uma|meu|minha|alguém|crianças|o|a|\\p{L}+)',
    "come (?:si )?(?:lo |la )?(?:spiegheresti|spiegherebbe|descriveresti|insegneresti|spiego|spiegare)(?!\\p{L})[^.?\\n]{2,70} (?:a|ad|al|alla|ai|agli|all') ?(?:un|una|uno|mio|mia|qualcuno|bambini|\\p{L}+)",
    'cum (?:i-ai|ai|le-ai|explic|ați) (?:explica|descrie|învăța)?(?!\\p{L})[^.?\\n]{2,70} (?:unui|unei|unor|cuiva|copilului|copiilor|pentru un)',
    '(?:你会?(?:怎么|如何|怎样)|(?:怎么|如何|怎样))(?:向|给|对|跟)(?:一[个位名只])?[^，。？]{1,20}(?:解释|描述|说明|讲)',
    '[^。？\\n]{1,30}に[^。？\\n]{1,24}を?(?:どう|どのように)(?:説明|教え|伝え)(?:し|ます|れば|る)',
    'كيف (?:ست|كنت ست)?(?:تشرح|تصف|توضح|نشرح|أشرح)(?:ين|ون)? [^.؟\\n]{2,70} (?:لطفل|لشخص|لروبوت|لكائن|ل\\p{L}{3,})',
  ],
  { atStart: true },
);
/** "As a teacher, how would you …": a part is played, whoever listens. */
const AS_SOMEBODY = anyWord([
  '(?:as|being) (?:an?|the) \\p{L}+[^.?]{0,30},',
  '(?:como|siendo) (?:un|una) ',
  '(?:en tant que?|comme (?:un|une)) ',
  'als (?!kind|erstes|nächstes)\\p{L}+(?: \\p{L}+)? ',
  '(?:como|sendo) (?:um|uma) ',
  '(?:come|da) un[ao]? \\p{L}+,',
  'ca (?:un|o) ',
  '作为|身为',
  'として',
  'بصفتك|كونك',
]);
export const isExplainedTo = (folded: string): boolean => EXPLAINED_TO.test(folded) && !AS_SOMEBODY.test(folded);

/** What one thing does to another. */
const WHAT_EFFECT = anyWord(
  [
    '(?:che|quale|quali) (?:effett[oi]|conseguenz[ae]|impatto) (?:ha|hanno|può avere|possono avere)(?!\\p{L})',
    'que (?:efeitos?|consequências?|impacto) (?:tem|têm|pode ter|podem ter)(?!\\p{L})',
    'qué (?:efectos?|consecuencias?|impacto) (?:tiene|tienen|puede tener|pueden tener)(?!\\p{L})',
    'quel(?:le)?s? (?:effets?|conséquences?|impact) (?:a|ont|peut avoir|peuvent avoir)(?!\\p{L})',
    'welche (?:wirkung(?:en)?|folgen|auswirkungen) (?:hat|haben|kann)(?!\\p{L})',
  ],
  { atStart: true },
);
export const asksForEffects = (folded: string): boolean => WHAT_EFFECT.test(folded);
