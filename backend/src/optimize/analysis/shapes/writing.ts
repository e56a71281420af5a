import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** Somebody or something is to be played, said in front. */
const ROLE_IN_FRONT = anyWord(
  [
    "(?:(?:please|now|ok|so|can you|could you|i want you to|let's) ,?)*(?:(?:imagine|pretend|suppose|assume|picture|say)(?: that| like)?,? (?:(?:you(?:'?re| are| were|'?ve become| have become)|yourself (?:as|to be)|to be|being)(?: now| really)? (?!\\p{L}+ing(?!\\p{L})|in |on |at |given |asked |told |about |not ))|(?:act|acting|behave|respond|reply|answer|speak|talk) (?:as|like) (?!soon|much|many|well|follows|possible)|(?:take|taking) on the (?:role|persona|part|identity|character)|(?:assume|adopt|embody|embrace|play|assuming|adopting|impersonate) (?:the )?(?:role|persona|part|identity|character) of|(?:put|place|picture) yourself in|step into the (?:shoes|role)|role-?play (?:as|that|being)|you(?:'?re| are)(?: now)? (?:an?|the) (?!given|user)|as an? [^,.?]{2,60}, (?:(?:describe|explain|tell|introduce|convince|persuade|share|write)|[^.?]{0,60}(?<!\\p{L})you(?:r|rself)?(?!\\p{L}))|if you were (?!to )[^,]{2,60},)",
    '¿?(?:(?:imagina|imagínate|imagine|supón|supongamos|suponga|finge|finja|haz|haga)(?: de cuenta| como)?,? (?:que )?(?:eres|fueras|ser|es usted|es) |(?:actúa|actúe|compórtate|responde|habla) como |(?:asume|asuma|adopta|adopte|interpreta|interprete|toma|encarna|encarne) (?:el|un) (?:papel|rol|personaje)|(?:ponte|póngase|métete) en (?:la piel|el lugar|los zapatos)|eres (?:un|una|el|la) |como (?:un|una) [^,.?]{2,60}, ¿?(?:cómo|qué) [^.?]{0,30}\\p{L}rías|si fueras )',
    "(?:(?:imagine|imagines|imaginez|suppose|supposez|supposons)(?: que)? (?:tu es|vous êtes|tu étais|vous étiez|être) |fais comme si tu (?:étais|es) |(?:agis|agissez|comporte-toi|réponds|parle|parlez) (?:comme|en tant que?) |(?:prends|prenez|endosse|endossez|joue|jouez|adopte|adoptez|incarne|incarnez|glisse-toi dans) (?:le rôle|la place|l'identité|la peau|le personnage|un|une) |(?:mets-toi|mettez-vous) (?:à la place|dans la peau)|tu es (?:un|une|le|la) |vous êtes (?:un|une) |en tant que? [^,.?]{2,60}, [^.?]{0,50}(?<!\\p{L})(?:tu|vous|ton|votre)(?!\\p{L})|si (?:tu étais|vous étiez) )",
    '(?:stell dir vor,? du (?:bist|wärst|wärest) |stellen sie sich vor,? sie (?:sind|wären) |angenommen,? du (?:bist|wärst|wärest) |tu so,? als (?:wärst|wärest|ob) |verhalte? dich wie |(?:übernimm|übernehmen sie|spiel\\p{L}*|nimm) (?:die|den|eine|einen) (?:rolle|part)|(?:schlüpf\\p{L}*|versetz\\p{L}*)(?: dich| sie sich)? in |(?:antworte|sprich|rede|agiere) (?:wie|als) |du bist (?:jetzt )?(?:ein|eine|der|die) |sie sind (?:ein|eine) |als [^,.?]{2,50},? (?:wie|was) würdest du|wenn du (?:ein|eine|der|die) [^,]{2,50} wärst)',
    '(?:(?:imagine|imagina|suponha|supõe|finja|finge|faz de conta|faça de conta)(?: que)? (?:é|és|fosse|fosses|você é|você fosse|ser|tu és) |(?:aja|age|comporte-se|responda|fale) como |(?:assuma|assume|adote|adota|interprete|interpreta|faça|encarne) (?:o|um) (?:papel|personagem)|(?:coloque-se|põe-te|ponha-se) (?:no lugar|na pele)|(?:você é|tu és|és) (?:um|uma|o|a) |como (?:um|uma) [^,.?]{2,60}, (?:como|o que) [^.?]{0,30}\\p{L}ria|se (?:você )?fosses? (?:um|uma|o|a) )',
    "(?:(?:immagina|immaginati|supponi|fingi|fai finta|fa' finta)(?: che| di)? (?:essere|tu sia|sei) |(?:agisci|comportati|rispondi|parla) come |(?:assumi|interpreta|prendi|adotta) (?:il ruolo|la parte|i panni|l'identità|il personaggio)|(?:mettiti|calati) nei panni|sei (?:un|una|il|la|lo) |sei un'|(?:nei panni di|come) [^,.?]{2,60}, (?:come|cosa|che cosa) [^.?]{0,30}\\p{L}resti|se (?:tu )?fossi )",
    '(?:(?:imaginează-ți|închipuie-ți|imaginați-vă|presupune|să presupunem|să zicem),? că (?:ești|sunteți|ai fi) |(?:comportă-te|acționează|poartă-te|răspunde|vorbește) (?:ca|precum|de parcă ai fi|ca și cum ai fi) |prefă-te că ești |(?:adoptă|asumă-ți|asumă|joacă|preia|ia|intră în|întruchipează|interpretează|intră-n|treci în) (?:rolul|personajul|identitatea|pielea)|pune-te în (?:locul|pielea)|ești (?:un|o|cel|cea) |(?:în calitate de|ca) [^,.?]{2,60}, (?:cum|ce|de ce) (?:\\p{L}+ )?(?:ai|te-ai|ți-ai) |dacă ai fi )',
    '(?:现在)?(?:请)?(?:你)?(?:(?:假设|假如|想象|想像|如果|假装|设想|假定)(?:一下)?[，,]?(?:自己|你)(?:自己)?(?:现在)?(?:是|就是|变成|成为|扮演)|(?:来)?(?:扮演|饰演|充当|担任|化身)|作为[^，。,]{1,24}[，,](?!我)|以[^，。,]{1,16}的(?:身份|口吻|角色|视角|语气|立场)|(?:进入|代入|承担|担当|接受|采用)[^，。,]{0,14}角色|(?:现在)?是(?:一?[名位个只])[^，。,]{1,16}[，。,])',
    '(?:あなたは[^。]{1,24}(?:です|だ|になりました|とします)(?!か)|[^。]{1,24}(?:になりきって|になったつもりで|の立場(?:で|に立って|になって)|を演じて|として(?:答え|語|話|説明|書|紹介|振る舞))|(?:もし)?あなたが[^。]{1,24}(?:だったら|なら|だとしたら|だと想像)|自分が[^。]{1,24}だと(?:想像|仮定))',
    '(?:(?:تخيل|تخيلي|تصور|افترض|لنفترض) (?:أنك|نفسك|لو أنك|بأنك) (?!في |تشارك|تجري|تركض|تتسابق|تسابق)|تظاهر (?:بأنك|أنك) |(?:تصرف|تحدث|أجب|تكلم|رد) (?:ك\\p{L}{2,}|بصفتك|كما لو كنت|وكأنك|كأنك)|(?:العب|مثّل|تقمص|أد|خذ|تول|تبن|اتخذ|انتحل|تقمّص|جسد) (?:دور|شخصية)|بصفتك |أنت (?:الآن )?(?!ت\\p{L}{3,})\\p{L}{3,} |لو كنت |ضع نفسك مكان|ك(?!يف|م |ل )\\p{L}{3,}[^،.؟]{0,30}، (?:كيف|ماذا|ما) )',
  ],
  { atStart: true },
);

/** Or behind what is asked. */
const ROLE_BEHIND = anyWord([
  'how would an? (?!(?:company|person|student|beginner|change|increase|rise|business|country|change)(?!\\p{L}))[^.?]{2,50} (?:explain|describe|tell|react to|introduce|justify|comfort|defend|greet)(?!\\p{L})|(?:how|what) would you [^.?]{2,80} (?:as (?:an?|the) |if you were )|(?:as if|as though) you (?:were|are) (?:an?|the)|in the (?:voice|persona|character) of an? |from the (?:perspective|point of view|viewpoint) of an? ',
  'cómo (?:explicaría|describiría|contaría|justificaría) una? |como si fueras|\\p{L}+rías [^.?]{2,80}(?: como (?:un|una)| si fueras)|desde el punto de vista de (?:un|una) ',
  "comment une? [^.?]{2,50} (?:expliquerait|décrirait|raconterait)|comme si tu étais|comme si vous étiez|\\p{L}+rais-tu [^.?]{2,80}(?: en tant que| si tu étais)|du point de vue d'une? ",
  'wie würde eine? [^.?]{2,60} (?:erklären|beschreiben|erzählen|rechtfertigen)|als wärst du|würdest du [^.?]{2,80}(?: als (?:ein|eine)| wenn du )|aus der (?:sicht|perspektive) (?:eines|einer) ',
  'como se (?:você fosse|fosses) (?:um|uma|o|a) |do ponto de vista de (?:um|uma) ',
  'come (?:spiegherebbe|descriverebbe|racconterebbe) un|come se tu fossi|dal punto di vista di un',
  'cum ar (?:explica|descrie|povesti) (?:un|o) |ca și cum ai fi|de parcă ai fi|(?:cum|ce) (?:ai|te-ai) [^.?]{2,80}(?: ca (?:un|o) | dacă ai fi )|din perspectiva unu?i ',
  '一[位名个只][^，。？]{1,14}会(?:怎么|怎样|如何)(?:解释|描述|形容|介绍|讲)|从一?[只个名位棵条][^，。]{1,12}的(?:角度|视角)',
  '(?:の視点|の目線)(?:で|から)',
  'كيف (?:س)?(?:يشرح|يصف|يحكي|تشرح|تصف|تحكي) (?!ال)\\p{L}{3,}|كما لو كنت |من (?:وجهة نظر|منظور) ',
]);

/** Told by somebody whose voice it is to have: a review by a raccoon. */
export const isVoiced = (folded: string): boolean => ROLE_BEHIND.test(folded);

/** "… as a pirate would tell it": the teller is named behind what is told. */
const TELLERS_VOICE = anyWord([
  '(?:the way|as|like|how) (?:an? |the )?[^,.?]{2,40} would (?:tell|explain|describe|narrate|report|put|say|write|summari[sz]e|recount)|in the (?:voice|words|style|manner|tone) of an? (?:\\p{L}+ ){0,2}(?:pirate|cowboy|knight|wizard|detective|sports \\p{L}+|commentator|robot|vampire|ghost|grandm\\p{L}+|grandf\\p{L}+|cat|dog|queen|king|sailor|gangster|rapper|surfer|viking|alien)',
  'como (?:lo|la) (?:contaría|explicaría|describiría|narraría|diría) (?:un|una|el|la)(?!\\p{L})',
  "comme (?:le|la|l') ?(?:raconterait|expliquerait|décrirait|dirait) (?:un|une|le|la)(?!\\p{L})",
  'wie (?:es|sie|ihn|ihm)? ?(?:eine?|der|die) [^,.?]{2,40} (?:erzählen|erklären|beschreiben|schildern|sagen) würde',
  'como (?:o |a )?(?:contaria|explicaria|descreveria|narraria|diria) (?:um|uma|o|a)(?!\\p{L})',
  'come (?:lo |la )?(?:racconterebbe|spiegherebbe|descriverebbe|direbbe) (?:un|una|uno|il|la)(?!\\p{L})',
  '(?:așa )?cum (?:l-ar|ar|le-ar|i-ar) (?:povesti|spune|explica|descrie)(?:-o)? (?:un|o)(?!\\p{L})',
  '(?:用|以)一?[个位名只条]?[^，。？]{1,12}的(?:口吻|口气|语气)(?:来)?(?:讲|说|解释|总结|概括|介绍|叙述|复述)',
  '(?:の口調|風の語り口|になりきって)(?:で)?[^。]{0,12}(?:説明|要約|語|話|まとめ)',
  '(?:كما|مثلما) (?:قد )?(?:يرويها|يرويه|يحكيها|يحكيه|يشرحها|يشرحه|يصفها|يصفه) (?!ال)\\p{L}{3,}|بلسان (?!ال)\\p{L}{3,}',
]);
export const toldInAVoice = (folded: string): boolean => TELLERS_VOICE.test(folded);

/** A race in which one overtakes and a sum are riddles, whoever is imagined in them. */
const RIDDLE =
  /overtak|(?:what|which) (?:position|place) are you|how many|(?:adelant|rebas)as|depass|uberhol|ultrapass|sorpass|depases|第几|几[个只]|多少|何位|何番|追い抜|المركز|ترتيبك|كم /u;

/** The assistant plays somebody, for one answer. */
export const playsARole = (folded: string): boolean =>
  (ROLE_IN_FRONT.test(folded) || ROLE_BEHIND.test(folded)) && !RIDDLE.test(folded);

/** Who is asked for what is known in a field answers in it, and has no story of their own. */
const EXPERT_ROLE = anyWord([
  '(?:doctor|physician|surgeon|nurse|lawyer|attorney|economist|engineer|mathematician|nutritionist|dietitian|consultant|analyst|expert|developer|programmer|tutor|therapist|psychologist|accountant|advisor|adviser|recruiter|translator|editor|proofreader|terminal|console|compiler|interpreter|api|dictionary|calculator|generator|assistant|chatbot|model|machine learning|specialist|consultant|marketer|copywriter|product manager|interviewer|designer|coach|trainer|editor|researcher|scientist|strategist|manager)',
  '(?:médic[oa]|abogad[oa]|economista|ingenier[oa]|nutricionista|consultor|analista|experto|experta|programador|psicólog[oa]|asesor|traductor|terminal|asistente|especialista)',
  '(?:médecin|avocat|économiste|ingénieur|nutritionniste|consultant|analyste|expert|développeu|psychologue|conseill|traducteu|terminal|assistant|spécialiste)',
  '(?:\\p{L}*ärztin|\\p{L}*arzt|\\p{L}*anwalt|\\p{L}*anwältin|ökonom|\\p{L}*ingenieur|\\p{L}*berater|analyst|experte|expertin|\\p{L}*entwickler|psycholog|übersetzer|terminal|assistent|spezialist)',
  '(?:médic[oa]|advogad[oa]|economista|engenheir[oa]|nutricionista|consultor|analista|especialista|programador|psicólog[oa]|tradutor|terminal|assistente)',
  '(?:medico|dottore|dottoressa|avvocato|economista|ingegnere|nutrizionista|consulente|analista|espert[oa]|programmatore|psicolog[oa]|traduttore|terminale|assistente|specialista)',
  '(?:medic|doctor|avocat|economist|inginer|nutriționist|consultant|analist|expert|programator|psiholog|consilier|traducător|terminal|asistent|specialist|inginer)(?:ul|ului|ă|a)?(?!\\p{L})',
  '医生|律师|经济学家|工程师|数学家|营养师|顾问|分析师|专家|程序员|心理(?:咨询师|学家)|翻译|终端|助手|模型|编辑|面试官',
  '医師|医者|弁護士|経済学者|エンジニア|数学者|栄養士|コンサルタント|アナリスト|専門家|プログラマ|心理学者|翻訳者|ターミナル|アシスタント',
  '(?:ال)?(?:طبيب|طبيبة|محامي|محام|اقتصادي|مهندس|رياضيات|تغذية|مستشار|محلل|خبير|مبرمج|نفسي|مترجم|مساعد|أخصائي|اختصاصي)',
]);

/** Asked for what only this figure can tell: what it would do, what it sees, who it is. */
const ASKED_OF_THE_FIGURE = anyWord([
  '(?:would|do|did|will|can) you|you(?:r|rself)(?! (?:are|were|task|job|goal|answer|response|output))|describe|tell|diary|journal|letter to|monologue|convince|persuade|introduce|feel|explain',
  '\\p{L}+rías|describe|describa|cuenta|cuéntame|cuente|diario|tus?|sientes|preséntate|explica|explícame|habla|convence',
  '\\p{L}+rais-tu|\\p{L}+riez-vous|décris|décrivez|raconte|racontez|journal|t(?:on|a|es)|ressens|présente|explique|convaincs',
  'würdest du|dein\\p{L}*|beschreib\\p{L}*|erzähl\\p{L}*|tagebuch|fühlst|erklär\\p{L}*|überzeug\\p{L}*|stell dich',
  '\\p{L}+rias?|descrev[ae]|cont[ae]|diário|sentes?|(?:seu|sua|teu|tua)s?|apresent[ae]|expli(?:que|ca)|convenç[ae]',
  '\\p{L}+resti|descrivi|racconta|diario|provi|tu[oaei]|tuoi|presentati|spiega|convinci',
  '(?:cum|ce|de ce) (?:\\p{L}+ )?(?:ai|te-ai|ți-ai)|descrie|povestește|jurnal|simți|t[ăa]u|ta|tale|tăi|prezintă|explică|convinge|spune',
  '你(?:会|将|要|打算|最|怎么|如何|的)|描述|讲述|日记|心情|感受|介绍|说服|告诉|解释|讲讲|说说|写信',
  'あなた|描写|語|話して|日記|気持ち|自己紹介|どう|説明|伝え|教え',
  '(?:ماذا|كيف|ما الذي|لماذا|متى) (?:كنت )?(?:س)?ت\\p{L}+|صف|احك|احكِ|مذكرات|يوميات|شعور|اشرح|عرف بنفسك|قدم نفسك|أقنع|حدثنا|أخبر',
]);

export const isExpert = (folded: string): boolean => EXPERT_ROLE.test(folded);

export const isFigure = (folded: string): boolean => ASKED_OF_THE_FIGURE.test(folded) && !EXPERT_ROLE.test(folded);

/** A review of something that need not have been seen or eaten by the person who asks. */
const REVIEW_WRITTEN = anyWord([
  '(?:write|compose|draft|create|craft|give|provide|make|produce|generate|imagine|as an? [^,.]{2,40}critic)(?!\\p{L})[^.?:\\n]{0,60}(?<!literature |performance |code |peer |systematic |design |year in |annual |employee )reviews?(?!\\p{L}| (?:questions?|sheet|paper|article|response|reply|answer|board|process|session|panel|committee|of (?:the )?(?:literature|research|evidence)))',
  '(?:escrib|redact|haz|elabor|crea)\\p{L}* [^.?:\\n]{0,40}(?:reseña|crítica (?:de|sobre|gastron|cinemat|liter))',
  '(?:écri|rédig|fai|propose)\\p{L}* [^.?:\\n]{0,40}(?:critique(?! (?:de|du) (?:la raison|code))|compte rendu critique|avis (?:sur|client))',
  '(?:schreib|verfass|erstell)\\p{L}* [^.?:\\n]{0,40}(?:rezension|\\p{L}*kritik|besprechung|\\p{L}*bewertung)',
  '(?:escrev|redij|faç|faz|cri)\\p{L}* [^.?:\\n]{0,40}(?:resenha|crítica|avaliação)',
  '(?:scriv|redig|fai|crea)\\p{L}* [^.?:\\n]{0,40}(?:recensione|critica)',
  '(?:scrie|scrieți|redactează|fă|compune)(?:-mi)? [^.?:\\n]{0,40}(?:recenzie|cronică)',
  '写[^，。？：\\n]{0,24}(?:影评|书评|剧评|乐评|食评|评论(?!员)|点评|评价|评测|测评)',
  '[^。？：\\n]{1,30}(?:レビュー|書評|批評|評論|口コミ)(?:記事)?を(?:書|作)',
  '(?:اكتب|اكتبي|قدم|أعد)(?: لي)? [^.؟:\\n]{0,24}(?:مراجعة|تقييما|تقييم|نقدا|ريفيو)',
]);

/** Told from one's own visit or purchase: what is said in it is the person's. */
const OWN_VISIT = lean(
  /(?<![\p{L}])(?:i|i'?ve|my|we|our|mi|mis|fui|compre|comi|mon|ma|mes|j'ai|nous|notre|ich|mein\p{L}*|wir|unser\p{L}*|eu|meu|minha|fomos|comprei|io|mio|mia|ho|siamo|noi|mea|meu|am fost|am cumparat|am mancat)(?![\p{L}])|(?<!帮|给|替|请)我(?!写)|買った|行った|食べた|泊まった|私|自分|زرت|تجربتي|اشتريت|اكلت|ذهبت|اقمت|زيارتي/u,
);

/** What was good and bad is told, unless a critic is to invent it. */
const FINDINGS_TOLD = lean(
  /(?<![\p{L}])(?:was|were|but|pero|dar|aber|mais|mas|ma|war|waren|era|estaba|etait|fue)(?![\p{L}])|但|不过|لكن|けど|[,،，、](?!\s?(?:focus|includ|highlight|with|as|who|which|discuss|mention|and|from|que|incl|men[tc]|con|avec|qui|dont|mit|der|die|das|den|in|com|che|cu|care|de)\p{L}*|包括|要|重点|不少于|字数|مع|و)/u,
);
const CRITIC = lean(
  /(?<![\p{L}])(?:critics?(?= |[.,]|$)|critical|critic[oa]s?|critique(?! de)|critiques? gastronomique|kritiker\p{L}*|kritisch\p{L}*|critiqu|criticului)(?![\p{L}])|影评人|评论家|美食家|ناقد|نقديه|評論家|批評家/u,
);
export const isReview = (folded: string): boolean =>
  REVIEW_WRITTEN.test(folded) && (CRITIC.test(folded) || !(OWN_VISIT.test(folded) || FINDINGS_TOLD.test(folded)));

/** A place, an hour or a scene put into words, as opposed to a thing that is explained. */
const PLACE_OR_HOUR = anyWord([
  '(?:forest|woods|jungle|desert|beach|coast|shore|city|town|village|market(?:place)?|bazaar|street|alley|house|home|cottage|castle|mansion|room|kitchen|attic|library|garden|park|mountains?|valley|lake|river|sea|ocean|island|harbou?r|port|caf[eé]|restaurant|bakery|bookshop|station|airport|train|landscape|scenery|scene|view|sunset|sunrise|dawn|dusk|storm|thunderstorm|rain|rainy|snow|snowy|morning|evening|night|afternoon|sunday|day at|autumn|spring|winter|summer|fair|festival|carnival|playground|campus|planet|setting|place|farm|ruins?|temple|lighthouse)(?!\\p{L})',
  '(?:bosque|selva|desierto|playa|costa|ciudad|pueblo|aldea|mercado|calle|casa|castillo|habitación|cocina|jardín|parque|montañas?|lago|río|mar|isla|puerto|café|estación|paisaje|escena|atardecer|amanecer|tormenta|lluvia|nieve|mañana|tarde|noche|domingo|otoño|primavera|invierno|verano|feria|lugar)(?!\\p{L})',
  '(?:forêt|désert|plage|côte|ville|village|marché|rue|maison|château|chambre|cuisine|jardin|parc|montagnes?|lac|rivière|mer|île|port|café|gare|paysage|scène|coucher de soleil|aube|orage|pluie|neige|matin|soir|nuit|dimanche|automne|printemps|hiver|été|fête|lieu|endroit)(?!\\p{L})',
  '(?:\\p{L}*wald|wüste|strand|küste|\\p{L}*stadt|dorf|\\p{L}*markt|straße|gasse|\\p{L}*haus|schloss|\\p{L}*zimmer|küche|\\p{L}*garten|park|berge?|see|fluss|meer|insel|hafen|café|bahnhof|landschaft|szene|sonnen\\p{L}*gang|gewitter|regen\\p{L}*|schnee|\\p{L}*morgen|\\p{L}*abend|nacht|sonntag|herbst\\p{L}*|frühling\\p{L}*|winter\\p{L}*|sommer\\p{L}*|ort)(?!\\p{L})',
  '(?:floresta|deserto|praia|costa|cidade|aldeia|vila|mercado|feira|rua|casa|castelo|quarto|cozinha|jardim|parque|montanhas?|lago|rio|mar|ilha|porto|café|estação|paisagem|cena|pôr do sol|amanhecer|tempestade|chuva|neve|manhã|tarde|noite|domingo|outono|primavera|inverno|verão|lugar)(?!\\p{L})',
  '(?:bosco|foresta|deserto|spiaggia|costa|città|paese|villaggio|mercato|strada|vicolo|casa|castello|stanza|cucina|giardino|parco|montagn[ae]|lago|fiume|mare|isola|porto|caffè|stazione|paesaggio|scena|tramonto|alba|temporale|pioggia|neve|mattin[oa]|sera|notte|domenica|autunno|primavera|inverno|estate|luogo)(?!\\p{L})',
  '(?:pădur\\p{L}*|deșert|plaj\\p{L}*|coast\\p{L}*|oraș\\p{L}*|sat(?:ul|ului)?|piaț\\p{L}*|târg\\p{L}*|strad\\p{L}*|cas[ăae]\\p{L}*|castel\\p{L}*|camer\\p{L}*|bucătări\\p{L}*|grădin\\p{L}*|parc\\p{L}*|munt\\p{L}*|lac\\p{L}*|râu\\p{L}*|mare|insul\\p{L}*|port\\p{L}*|cafenea\\p{L}*|gar[ăa]|peisaj\\p{L}*|scen\\p{L}*|apus\\p{L}*|răsărit\\p{L}*|furtun\\p{L}*|ploai\\p{L}*|ploios|ninsor\\p{L}*|diminea\\p{L}*|sear\\p{L}*|noapt\\p{L}*|duminic\\p{L}*|toamn\\p{L}*|primăvar\\p{L}*|iarn\\p{L}*|var[ăa]|loc\\p{L}*)(?!\\p{L})',
  '森林|沙漠|海边|海滩|城市|小镇|村庄|家乡|集市|市场|街|小巷|房子|城堡|房间|厨房|花园|公园|校园|教室|山|湖|河|大海|岛|港口|咖啡馆|车站|风景|景色|景象|场景|日落|日出|夕阳|暴风雨|雨|雪|清晨|早晨|傍晚|夜|秋|春|冬|夏',
  '森|砂漠|海|街|村|市場|通り|家|城|部屋|台所|庭|公園|山|湖|川|島|港|喫茶店|駅|風景|景色|場面|情景|夕焼け|夕日|朝|嵐|雨|雪|夜|秋|春|冬|夏',
  '(?:ال)?(?:غابة|صحراء|شاطئ|مدينة|قرية|سوق|سوقا|شارع|بيت|قلعة|غرفة|مطبخ|حديقة|جبل|جبال|بحيرة|نهر|بحر|جزيرة|ميناء|مقهى|محطة|منظر|مشهد|غروب|شروق|عاصفة|مطر|ممطر|ثلج|صباح|مساء|ليلة|خريف|ربيع|شتاء|صيف|مكان)',
]);
const PUT_INTO_WORDS = anyWord(
  [
    '(?:please )?(?:describe (?:an?|the|your|what)|(?:write|compose|create|craft|give)(?: me)? (?:(?:an?|the|one|two|three|short|vivid|brief|detailed|creative|rich|lyrical|poetic) )*(?:description|descriptive \\p{L}+|depiction|scene|paragraph describing|passage describing|paragraph that describes|sketch of)|paint (?:me )?a (?:vivid |word )*picture|(?:write|compose) [^.?:]{0,50}(?:describing|that describes))',
    '(?:describe|describa|(?:escribe|escriba|redacta) [^.?:]{0,40}(?:descripción|que describa|describiendo|texto descriptivo|párrafo descriptivo))',
    '(?:décris|décrivez|(?:écris|écrivez|rédige|rédigez) [^.?:]{0,40}(?:description|qui décri|décrivant|texte descriptif))',
    '(?:beschreib\\p{L}*|(?:schreib|verfass)\\p{L}* [^.?:]{0,40}(?:beschreibung|beschreib\\p{L}*|schilderung)|schilder\\p{L}*)',
    '(?:descrev[ae]|(?:escrev[ae]|redija) [^.?:]{0,40}(?:descrição|que descreva|descrevendo|texto descritivo))',
    '(?:descrivi|(?:scrivi|componi) [^.?:]{0,40}(?:descrizione|che descriva|descrivendo|testo descrittivo))',
    '(?:descrie(?!re)|(?:scrie|compune|redactează)(?:-mi)? [^.?:]{0,40}(?:descriere|care descrie|care să descrie|(?:text|paragraf|fragment|pasaj) descriptiv))',
    '(?:请)?(?:帮我)?(?:描写|描绘|描述|写[^，。：]{0,30}(?:描写|景色|景物|风景|写景))|(?:请)?以[^，。]{1,16}为题[^。]{0,10}(?:描写|写景)',
    '[^。]{1,30}(?:を|の(?:様子|情景|風景)を)(?:描写|描い)',
    '(?:صف|صفي|(?:اكتب|اكتبي)(?: لي)? [^.؟:]{0,30}(?:وصفا|وصفيا|وصفية|يصف|تصف|وصف))',
  ],
  { atStart: true },
);
/** Described to somebody, it is to be understood. */
const TO_SOMEBODY = lean(
  /(?<![\p{L}]|(?:looks?|feels?|sounds?|seems?) (?:like )?)to (?:someone|somebody|anyone|a person|people|an? (?:[\p{L}-]+ )?(?:child|kid|alien|beginner|student|friend|class|blind \p{L}+))(?![\p{L}])|(?<![\p{L}])(?:a (?:alguien|una persona|un nino|una nina)|a (?:quelqu'un|une personne|un enfant)|(?:jemandem|einem (?:kind|menschen))|(?:para|a) (?:alguem|uma pessoa|uma crianca)|a (?:qualcuno|una persona|un bambino)|(?:cuiva|unei persoane|unui (?:copil|om|elev)))(?![\p{L}])|(?:向|给|对)(?:一[个位名])?[^，。]{0,14}(?:人|孩子|学生|朋友)|(?:人|子ども|子供|生徒|学生|友人|友達)に(?:説明|教え)|ل(?:شخص|طفل|من )/u,
);
/** "Describe thunder to someone who has never heard it": started from what they know. */
export const describedTo = (folded: string): boolean =>
  /^(?:please )?(?:describ|explain|descri|decri|beschreib|erklar|explic|expliqu|descrev|spieg)|^(?:请)?(?:[向给对].{1,16})?(?:描述|解释|说明|讲解)|^(?:صف|اشرح|وضح)|に(?:説明|教え)/u.test(
    folded,
  ) && TO_SOMEBODY.test(folded);

/** What such a place has, does or is good for is told, and not painted. */
const TOLD_OF_A_PLACE = lean(
  /(?<![\p{L}])(?:history|climate|economy|geography|difference|process|how|why|causes?|effects?|role|importance|instagram|system|function|features|benefits|main|scenario|technology|in (?:your own words|general)|historia|clima|economia|histoire|climat|geschichte|klima|storia|istoria|clima|product|listing|image|photo|picture shows)(?![\p{L}])|历史|气候|经济|过程|区别|作用|产品|歴史|気候|過程|تاريخ|مناخ|اقتصاد|عمليه|الفرق|منتج/u,
);
export const isScenery = (folded: string): boolean =>
  PUT_INTO_WORDS.test(folded) &&
  PLACE_OR_HOUR.test(folded) &&
  !TOLD_OF_A_PLACE.test(folded) &&
  !TO_SOMEBODY.test(folded);

/** The beginning of a story, and not the story. */
export const STORY_OPENING = anyWord([
  '(?:opening|first|introductory|starting|initial) (?:paragraph|sentence|line|scene|page|passage)(?!s)[^.?\\n]{0,60}(?:story|novel|book|thriller|tale|mystery|fantasy|romance|memoir|fiction|narrative)|beginning (?:of|for|to) an? [^.?\\n]{0,40}(?:story|novel|tale|thriller)|(?:story|novel|book|thriller|tale|mystery|fantasy|memoir|saga)(?!\\p{L})[^?\\n]{0,120}(?:opening|first|introductory|starting|initial) (?:paragraph|sentence|line|scene|page|passage|chapter)(?!s)',
  '(?:primer párrafo|párrafo (?:inicial|introductorio)|primera frase|primeras (?:líneas|frases|páginas)|comienzo|inicio|arranque) (?:\\p{L}+ ){0,2}?(?:de|para) [^.?\\n]{0,40}(?:cuento|novela|historia|relato|thriller)|(?:cuento|novela|historia|relato|thriller)(?!\\p{L})[^?\\n]{0,120}(?:primer (?:capítulo|párrafo)|primera (?:escena|página)|escena inicial)',
  "(?:premier paragraphe|paragraphe d'ouverture|première phrase|premières (?:lignes|phrases|pages)|paragraphe d'introduction|paragraphe introductif|début|incipit) (?:(?!de |du |pour )\\p{L}+ ){0,2}?(?:de|d'|du|pour) ?[^.?\\n]{0,40}(?:nouvelle|roman|histoire|conte|thriller|polar)|(?:nouvelle|roman|histoire|conte|thriller|polar)(?!\\p{L})[^?\\n]{0,120}(?:premi(?:er|ère) (?:chapitre|scène|page|paragraphe)|scène d'ouverture)",
  '(?:ersten? (?:absatz|sätze?|satz|zeilen|seiten?)|anfang|beginn|einstieg|eröffnungs\\p{L}+) (?:einer|eines|für|zu) [^.?\\n]{0,40}(?:geschichte|romans?|erzählung|krimis?|thrillers?|kurzgeschichte)|(?:geschichte|roman|erzählung|krimi|thriller)(?!\\p{L})[^?\\n]{0,120}(?:erste[ns]? (?:szene|kapitel|seite|absatz)|anfangsszene|eröffnungsszene)',
  '(?:primeiro parágrafo|parágrafo (?:inicial|introdutório)|primeira frase|primeiras (?:linhas|frases|páginas)|começo|início) (?:\\p{L}+ ){0,2}?(?:de|para|do) [^.?\\n]{0,40}(?:conto|romance|história|thriller)|(?:conto|romance|história|thriller)(?!\\p{L})[^?\\n]{0,120}(?:primeir[oa] (?:capítulo|cena|página|parágrafo)|cena inicial)',
  '(?:primo paragrafo|paragrafo (?:iniziale|introduttivo)|prima frase|prime (?:righe|frasi|pagine)|inizio|incipit|apertura) (?:\\p{L}+ ){0,2}?(?:di|per|del) ?[^.?\\n]{0,40}(?:racconto|romanzo|storia|giallo|thriller)|(?:racconto|romanzo|storia|giallo|thriller)(?!\\p{L})[^?\\n]{0,120}(?:prim[oa] (?:capitolo|scena|pagina|paragrafo)|scena iniziale)',
  '(?:primul paragraf|paragraf(?:ul)? (?:de (?:început|deschidere)|inițial|introductiv)|prima (?:propoziție|frază|pagină)|primele (?:rânduri|propoziții|fraze|paragrafe|pagini)|începutul) (?:\\p{L}+ ){0,2}?(?:al |ale |a |unui |unei |pentru |din |dintr-)[^.?\\n]{0,40}(?:povest\\p{L}*|povestir\\p{L}*|roman\\p{L}*|nuvel\\p{L}*|thriller\\p{L}*)|(?:povest\\p{L}*|roman\\p{L}*|nuvel\\p{L}*|thriller)(?!\\p{L})[^?\\n]{0,120}(?:prim(?:ul|a) (?:capitol|scenă|pagină|paragraf)|scena de (?:început|deschidere))',
  '(?:小说|故事)[^，。：\\n]{0,12}(?:开头|开篇|第一段|首段|开场|第一句)|(?:小说|故事)[^？\\n]{0,60}(?:第一[幕场章段]|开头一?[幕场段])',
  '(?:小説|物語|短編)[^。\\n]{0,10}(?:書き出し|冒頭|最初の(?:段落|一文|文))|(?:小説|物語|短編)[^？\\n]{0,60}(?:最初の(?:場面|シーン|章)|冒頭の(?:場面|シーン)|第一章)',
  '(?:فقرة افتتاحية|الفقرة (?:الأولى|الافتتاحية)|الجملة (?:الأولى|الافتتاحية)|بداية|افتتاحية|مطلع) [^.؟\\n]{0,30}(?:قصة|لقصة|رواية|لرواية|حكاية)|(?:قصة|رواية|حكاية)(?!\\p{L})[^?\\n]{0,120}(?:المشهد الأول|الفصل الأول|المشهد الافتتاحي)',
]);

/** "Something nice for my colleague". */
export const SOMETHING_NICE = anyWord([
  '(?:write|compose|draft|send)(?: me)? (?:something|a few (?:words|lines)) (?:\\p{L}+ )?(?:nice|kind|sweet|warm|heartfelt|personal|touching) (?:for|to) (?:my|our|a|him|her|them)(?!\\p{L})',
  'escrib\\p{L}* algo (?:bonito|lindo|cariñoso|emotivo|tierno) (?:para|a) (?:mi|nuestr|un|una|el|la)\\p{L}*|unas palabras (?:bonitas|cariñosas) para',
  '(?:écris|rédige)(?:[- ]moi)? quelque chose de (?:gentil|sympa|touchant|joli) pour (?:mon|ma|mes|notre|un|une)(?!\\p{L})|quelques mots (?:gentils|sympas|doux) pour',
  'schreib\\p{L}* (?:mir )?(?:etwas|was|ein paar) (?:nettes|liebes|schönes|persönliches|nette worte|liebe worte|nette zeilen|liebe zeilen) (?:für|an) (?:meine|unsere|einen|eine|den|die)\\p{L}*',
  'escrev\\p{L}* algo (?:bonito|lindo|carinhoso|fofo) (?:para|pra|pro) (?:o |a )?(?:meu|minha|nosso|nossa|um|uma)(?!\\p{L})',
  'scriv\\p{L}* qualcosa di (?:carino|bello|dolce|affettuoso) per (?:il|la|un|una|i|le|mio|mia)(?!\\p{L})',
  'scri\\p{L}*(?:-mi)? ceva (?:frumos|drăguț|cald) pentru \\p{L}+',
  '写(?:点|几句|一段)(?:暖心|温暖|感人|贴心)(?:的话)?|给[^，。]{1,10}写(?:点|几句|一段)(?:暖心|温暖|感人|贴心)',
  '(?:友人|同僚|先生|母|父|彼女|彼氏|後輩|先輩)(?:に|へ)[^。]{0,10}(?:心温まる|温かい|素敵な)(?:一言|言葉|メッセージ)',
  'اكتب (?:لي )?(?:شيئا|شيئًا|كلمات) (?:جميلا|جميلًا|لطيفا|لطيفًا|جميلة|لطيفة) (?:ل|إلى |الى )\\p{L}+',
]);

/** One is wanted, in which there is something to say; of slogans and titles one likes to choose. */
export const ONE_POST = lean(
  /(?<![\p{L}])(?:an?|one|un|una|une|ein|eine|einen|um|uma|o) (?:\p{L}+ ){0,3}?(?:tweet|post|caption|bio|joke|status|toot|publicacion|chiste|publication|legende|blague|beitrag|witz|bildunterschrift|publicacao|legenda|piada|didascalia|barzelletta|postare|gluma|descriere)(?![\p{L}])|写一?[条个则][^，。]{0,12}(?:微博|推文|朋友圈|动态|笑话|帖子)|(?:تغريده|منشورا|منشور|نكته)(?= )/u,
);

/** One thing that happened, told for its own sake: what schools call a narrative. */
export const NARRATIVE = anyWord([
  '(?:narrative|personal) (?:essay|composition|account)|personal narrative',
  '(?:redacción|texto|ensayo|composición) narrativ[oa]|relato personal',
  "(?:rédaction|texte) narrati(?:f|ve)|récit (?:personnel|de souvenir|d'un souvenir)",
  'erlebnis(?:erzählung|aufsatz|bericht)|persönliche erzählung',
  '(?:redação|texto|composição) narrativ[oa]|relato pessoal',
  '(?:tema|testo) narrativo|racconto personale',
  '(?:compunere|text) narativ[ăa]?|povestire personală',
  '记叙文|叙事(?:作文|散文)|记一[次件]',
  '体験(?:談|記)(?:を|の)|思い出.{0,6}(?:作文|文章)',
  '(?:موضوع تعبير|تعبير|نصا|نص) (?:سردي\\p{L}*|عن (?:رحلة|يوم|موقف|ذكرى|تجربة))',
]);

/** An opinion put to the public, whatever its form. */
export const OPINION_PIECE = anyWord([
  'letter to the editor|open letter|op-?ed(?!\\p{L})|opinion (?:piece|column|article|essay)|editorial (?:arguing|on|about|for)',
  'carta al (?:director|editor)|carta abierta|(?:columna|artículo) de opinión|editorial sobre',
  "tribune (?:sur|pour|contre)|lettre ouverte|courrier des lecteurs|éditorial (?:sur|pour)|article d'opinion",
  'leserbrief|offener brief|offenen brief|meinungs(?:artikel|beitrag|text)|leitartikel',
  'carta ao (?:editor|diretor|director)|carta aberta|artigo de opinião|editorial sobre',
  'lettera (?:al direttore|aperta)|editoriale su|articolo di opinione',
  'scrisoare deschisă|scrisoare către (?:redacție|editor)|articol de opinie|editorial despre',
  '读者来信|公开信|时评|社论|评论员文章',
  '投書|公開書簡|社説|意見文',
  'رسالة (?:مفتوحة|إلى (?:المحرر|رئيس التحرير))|مقال(?:ة|ا)? رأي',
]);

/** "Keeping the first sentence", "start with the opening line …": a condition for the whole of it. */
export const OPENING_KEPT = lean(
  /(?<![\p{L}])(?:keep\p{L}*|same|repeat\p{L}*|mention\p{L}*|begin\p{L}* with|starts? with|ends? (?:with|on)|return\p{L}* to|echo\p{L}*|from|use|using|mantenien\p{L}+|conserv\p{L}+|mism[ao]|gard\p{L}+|meme|beibeh\p{L}+|behalt\p{L}+|gleiche[nr]?|mantend\p{L}+|mesm[ao]|mantenen\p{L}+|stess[ao]|pastr\p{L}+|aceeasi) (?:\p{L}+ ){0,2}?(?:opening|first|primera|premiere|erste[nr]?|primeira|prima) (?:line|sentence|paragraph|frase|phrase|satz|propozitie|fraza)/u,
);

/** News for everybody who may be concerned: an opening, a vacancy, an event. */
export const ANNOUNCEMENT = anyWord([
  '(?:post|tweet|announcement|flyer|notice|update)(?!s)[^.?\\n]{0,60}(?:announc|(?:re-?)?open(?:s|ing|ed)?(?!\\p{L})|launch|hiring|vacanc|fundrais|festival|event|inviting)',
  '(?:publicación|post|tuit|tweet|cartel|aviso|comunicado)[^.?\\n]{0,60}(?:anunci|inaugur|apertura|reapertura|abre|reabre|lanzamiento|contrat|vacante|evento|invit)',
  '(?:publication|post|tweet|affiche|avis)[^.?\\n]{0,60}(?:annonc|ouverture|réouverture|inaugur|lancement|recrut|événement|embauch|invit)',
  '(?:beitrag|post|tweet|aushang|flyer)[^.?\\n]{0,60}(?:ankündig|eröffn|wiedereröffn|suchen|sucht|veranstalt|einlad)',
  '(?:publicação|post|tweet|cartaz|aviso|comunicado)[^.?\\n]{0,60}(?:anunci|inaugur|abertura|reabertura|reabre|lançamento|contrat|vaga|evento|convid)',
  '(?:post|tweet|volantino|avviso|comunicato)[^.?\\n]{0,60}(?:annunci|inaugur|apertura|riapertura|riapre|lancio|assun|evento|invit)',
  '(?:postare|postarea|post|tweet|afiș|comunicat)[^.?\\n]{0,60}(?:anunț|deschid|redeschid|inaugur|lans|angaj|eveniment|invit)',
  '(?:贴文|帖子|推文|朋友圈|公告|启事|海报|微博)[^。？\\n]{0,30}(?:招聘|徵才|征才|招募|开业|开张|开放|活动|上市|宣布|职位)|(?:招聘|徵才|征才|招募|开业|开张|活动)[^。？\\n]{0,8}(?:贴文|帖子|启事|公告|海报)',
  '(?:開店|オープン|リニューアル|募集|イベント|再開)[^。]{0,16}(?:投稿|ツイート|ポスト|告知|案内文)',
  '(?:منشور|منشورا|تغريدة|بوست|ملصق)[^.؟\\n]{0,50}(?:افتتاح|توظيف|وظيفة|وظائف|فعالية|إطلاق|تعلن|يعلن|دعوة|تخفيضات)',
]);

/** One's own new post is told to those one knows; nobody is to do anything about it. */
export const NEW_POST = lean(
  /(?<![\p{L}])new (?:role|job|position)(?![\p{L}])|promotion|nuevo (?:puesto|trabajo|cargo)|nouveau (?:poste|travail)|neue (?:stelle|position|rolle)|novo (?:cargo|emprego)|nuovo (?:ruolo|lavoro|incarico)|(?:rol|job|post) nou|升职|入职|转职|転職|昇進|منصبي|وظيفتي/u,
);

/** Written by somebody or something that is no party to the talk: a robot to a toaster, a sailor to his wife. */
export const INVENTED_SENDER = anyWord([
  '(?:letter|e-?mail|diary|diary entry|message|note|postcard|journal entry) (?:written )?(?:from|by) (?:an?|the) [^.?\\n]{2,40} (?:to|about|on)(?!\\p{L})',
  '(?:carta|diario|mensaje|postal) (?:\\p{L}+ ){0,3}de una? [^.?\\n]{2,30} a (?:un|una|su|la|el)(?!\\p{L})|monólogo (?:\\p{L}+ )?de una? ',
  "(?:lettre|journal|message|carte postale) (?:\\p{L}+ |d'amour ){0,3}d'une? [^.?\\n]{2,30} à (?:un|une|son|sa|la|l)(?!\\p{L})|monologue (?:\\p{L}+ )?d'une? ",
  '\\p{L}*(?:brief|tagebucheintrag|nachricht|postkarte) (?:von )?eine[sr]m? [^.?\\n]{2,30} an (?!mich|uns)|monolog (?:\\p{L}+ )?eine[sr] ',
  '(?:carta|diário|mensagem) (?:\\p{L}+ ){0,3}de uma? [^.?\\n]{2,30} (?:para|a) (?:um|uma|o|a|seu|sua)(?!\\p{L})|monólogo (?:\\p{L}+ )?de uma? ',
  "(?:lettera|diario|messaggio) (?:\\p{L}+ ){0,3}(?:di|da) un[a']? ?[^.?\\n]{2,30} a(?:d|l|lla)? |monologo (?:\\p{L}+ )?di un[oa']? ?",
  '(?:scrisoare|jurnal|mesaj) (?:\\p{L}+ ){0,3}(?:de la|a|al) (?:un|unui|o|unei) [^.?\\n]{2,30} (?:către|pentru) |monolog(?:ul)?(?: interior| scurt)? (?:al|a|rostit de|din partea) (?:unui|unei|un|o) ',
  '一[个只台棵位名][^，。]{1,12}写给[^，。]{1,12}的[^，。]{0,4}(?:信|情书|日记)',
  '[^。、]{1,14}から[^。、]{1,14}(?:へ|に宛てた|あて)の?(?:手紙|ラブレター|はがき)',
  'رسالة (?:\\p{L}+ )?من (?!مدير|شركة|موظف|معلم|عميل|طالب)\\p{L}{3,} (?:\\p{L}+ ){0,2}إلى (?!مدير)\\p{L}{3,}',
]);
export const BETWEEN_PARTIES =
  /landlord|tenant|compan(?:y|ies)|bank|employ|manager|customer|client|teacher|school|lawyer|candidate|hotel|doctor|inquilin|casero|empresa|client|proprietaire|locataire|entreprise|vermieter|mieter|firma|kunde|lehrer|schule|proprietario|inquilino|azienda|chirias|proprietar|firma|profesor|公司|老师|学生|经理|房东|客户|会社|部長|先生|上司/u;

/** What Arabic calls by the same word as a letter, held in front of people. */
export const SPEECH_IN_ARABIC =
  /(?:خطاب|خطابا|كلمه) [^.؟\n]{0,40}(?:تلقي|القي|يلقي|حفل|امام|تخرج|افتتاح|مؤتمر|بمناسبه|ترحيب|وداع)/u;

/** Somebody who doesn't exist is to be seen. */
export const PORTRAIT = anyWord(
  [
    '(?:please )?(?:describe|write|give)(?: me)? (?:(?:an?|the|one|short|vivid|brief|detailed|rich|unique|memorable|description|portrait|sketch|profile|of|and|interesting|complex|fictional|main)[ ,]+)*(?:character|figure|protagonist|villain)(?!s|\\p{L})',
    '(?:describe|describa)[^.:]{0,30}(?:personaje|protagonista|villano)(?!\\p{L})',
    '(?:décris|décrivez)[^.:]{0,30}(?:personnage|protagoniste)(?!\\p{L})',
    '(?:beschreib\\p{L}*)[^.:]{0,30}(?:figur|protagonist|romanfigur|charakter)(?!\\p{L})',
    'descrev[ae][^.:]{0,30}(?:personagem|protagonista|vilão)(?!\\p{L})',
    'descrivi[^.:]{0,30}(?:personaggio|protagonista)(?!\\p{L})',
    'descrie(?!re)[^.:]{0,30}(?:personaj|protagonist)(?:ul)?(?!\\p{L})',
    '(?:请)?(?:描写|描述|刻画)[^，。：]{0,20}(?:人物|角色|主角|反派)',
    '[^。]{1,24}(?:登場人物|キャラクター|主人公)を(?:描写|描い)',
    '(?:صف|صفي|اكتب وصفا ل)[^.:]{0,30}شخصية',
  ],
  { atStart: true },
);
/** A character that has been written already. */
export const KNOWN_FIGURE = lean(
  /(?<![\p{L}])(?:in (?:harry|the (?:book|novel|film|movie|play))|of (?:hamlet|harry)|from (?:harry|the)|main character of|set|ascii|unicode|string)(?![\p{L}])|《|«/u,
);

/** A known story told differently, not a text to be kept as it is. */
export const RETOLD = anyWord(
  [
    '(?:please )?(?:re-?write|re-?tell|re-?imagine|change|reinvent)[^.:]{0,50}(?:ending|stor(?:y|ies)|fairy ?tale|fable|myth|legend|scene|plot|cinderella|red riding hood|three little pigs|goldilocks|snow white|romeo and juliet)',
    '(?:reescribe|cambia|vuelve a contar|cuenta de nuevo|reinventa)[^.:]{0,40}(?:final|cuento|historia|fábula|leyenda|escena|cenicienta|caperucita)',
    '(?:réécris|change|raconte à nouveau|réinvente)[^.:]{0,40}(?:fin|conte|histoire|fable|légende|scène|cendrillon|chaperon)',
    '(?:schreib\\p{L}*|erzähl\\p{L}*|ändere)[^.:]{0,40}(?:ende|märchen|geschichte|fabel|sage|szene|aschenputtel|rotkäppchen)[^.:]{0,40}(?:um|neu)(?!\\p{L})',
    '(?:reescreva|mude|reconte|reinvente)[^.:]{0,40}(?:final|conto|história|fábula|lenda|cena|cinderela|chapeuzinho)',
    '(?:riscrivi|cambia|racconta di nuovo|reinventa)[^.:]{0,40}(?:finale|fiaba|storia|favola|leggenda|scena|cenerentola|cappuccetto)',
    '(?:rescrie|schimbă|repovestește|reinventează)[^.:]{0,40}(?:final|poveste|povestea|basm|fabul|legend|scen|cenușăreasa|scufița)',
    '(?:请)?(?:把[^，。]{1,20})?(?:改写|重写|改编|重新讲述)[^。：]{0,20}(?:结局|故事|童话|寓言|灰姑娘|小红帽)',
    '[^。]{1,24}(?:結末|物語|童話|昔話|シンデレラ|桃太郎)を[^。]{0,16}(?:書き換え|書き直|作り変え|語り直)',
    '(?:أعد|اعد|غير) (?:كتابة |صياغة |سرد |حكاية )?[^.:]{0,30}(?:نهاية|قصة|حكاية|سندريلا|ليلى والذئب)',
  ],
  { atStart: true },
);

/** A headline and a first sentence, a caption and five hashtags: one of each, and nothing to choose from. */
export const ONE_OF_EACH = lean(
  /(?<![\p{L}])(?:headline|title|caption|tweet|slogan|post|subject line|titulo|titular|leyenda|pie de foto|titre|legende|chapo|titel|uberschrift|schlagzeile|bildunterschrift|legenda|titolo|didascalia|titlu|descriere) (?:and|y|et|und|e|si|with|con|avec|mit|com|cu) (?:\p{L}|\p{Nd})|(?:标题|题目|导语|文案|配文)(?:和|与|及|加)|(?:見出し|タイトル|キャプション)と|(?:عنوان\p{L}*|تعليق\p{L}*) و\p{L}/u,
);

/** "A product review of a bicycle you have used for months": whoever writes it makes up what happened. */
const YOUR_REVIEW = anyWord([
  'reviews? (?:of|for|about|on) [^.?\\n]{2,100}(?:you(?: have|.ve)(?: just| recently)? |you (?:recently |just )?)(?:used|bought|tried|owned|stayed|visited|tested|eaten|ate)',
  '(?:reseña|opinión|valoración) [^.?\\n]{2,100}(?:que |donde )(?:has |hayas |acabas de )?(?:usado|usaste|comprad[oa]|compraste|probado|probaste|utilizado)',
  '(?:avis|critique|évaluation) [^.?\\n]{2,100}(?:que tu (?:as |viens d.)?|que vous (?:avez )?)(?:utilis|achet|essay|test)\\p{L}*',
  '(?:bewertung|rezension|produktbewertung)[^.?\\n]{2,100}(?:du|sie) [^.,?\\n]{0,40}(?:benutzt|genutzt|verwendet|gekauft|getestet|ausprobiert)',
  '(?:avaliação|resenha|análise) [^.?\\n]{2,100}(?:que (?:você |tu )?)(?:usou|usaste|comprou|compraste|testou|experimentou|tem usado)',
  '(?:recensione) [^.?\\n]{2,100}che hai (?:usat|comprat|provat|utilizzat)\\p{L}*',
  '(?:recenzi\\p{L}+) [^.?\\n]{2,100}(?:ai (?:folosit|cumpărat|încercat|testat))\\p{L}*',
  '你(?:已经)?(?:使?用|买|试)(?:了|过)[^。？]{2,40}(?:评价|评测|点评|测评)',
  'あなたが[^。？]{0,20}(?:使っ|買っ|試し)[^。？]{2,40}レビュー',
  '(?:مراجعة|تقييما?) [^.؟\\n]{2,100}(?:استخدمتها|استخدمته|اشتريتها|اشتريته|جربتها|جربته)',
]);
export const isYourReview = (folded: string): boolean => YOUR_REVIEW.test(folded);

/** A part of a song or a poem is written, whatever it is written from. */
const VERSE_WRITTEN = anyWord([
  '(?:write|invent|compose|make up|create|come up with|give(?: me)?) [^.?:\\n]{0,30}(?<![\\p{L}-])(?:verse|stanza|chorus|refrain|couplet)(?= |[.,!]|$)',
  '(?:escrib|invent|compon|compón|crea|imagin)\\p{L}* [^.?:\\n]{0,30}(?<!\\p{L})(?:estrofas?|estribillo|copla|versos)(?!\\p{L})',
  '(?:écri|rédig|invent|compos|imagin|crée)\\p{L}* [^.?:\\n]{0,30}(?<!\\p{L})(?:couplets?|refrain|strophes?|quatrain)(?!\\p{L})',
  '(?:schreib|erfind|dicht|verfass|denk)\\p{L}* [^.?:\\n]{0,50}(?<!\\p{L})(?:strophen?|refrain|liedtext|kehrreim)(?!\\p{L})',
  '(?:escrev|invent|compon|crie|criar|imagin)\\p{L}* [^.?:\\n]{0,30}(?<!\\p{L})(?:estrofes?|refrão|quadrinha)(?!\\p{L})',
  '(?:scriv|invent|compon|crea|immagin)\\p{L}* [^.?:\\n]{0,30}(?<!\\p{L})(?:strof[ae]|ritornello|quartina)(?!\\p{L})',
  '(?:scri|inventea|compun|imagin)\\p{L}*(?:-mi)? [^.?:\\n]{0,30}(?<!\\p{L})(?:strof[ăae]\\p{L}*|refren\\p{L}*|catren\\p{L}*)(?!\\p{L})',
  '(?:写|编|创作|作)[^，。：？\\n]{0,16}(?:副歌|主歌|歌词|诗节|一段词)',
  '(?:歌詞|サビ|一番|二番|替え歌)(?:の[^。]{0,8})?を[^。\\n]{0,10}(?:書|作|考え)',
  '(?:اكتب|ألف|ابتكر|انظم)(?:ي|وا)? (?:لي )?[^.؟:\\n]{0,30}(?:مقطع(?:ا|ًا)? (?:أول|غنائي|من أغنية)|لازمة|كلمات أغنية|أبيات)',
]);
/** "Rewrite the verse in prose", "explain the stanza": done to one that is there. */
const TO_A_VERSE = anyWord([
  '(?:of|in|from|about|explain|summari\\p{L}*|meaning|paraphras\\p{L}*) (?:the|this|these) (?:\\p{L}+ )?(?:verse|stanza|chorus)',
]);
export const isVerseWritten = (folded: string): boolean => VERSE_WRITTEN.test(folded) && !TO_A_VERSE.test(folded);

/** A text by which something of one's own is to be sold to whoever finds it. */
const SOLD_BY_IT = anyWord([
  '(?:text|ad|advert|advertisement|listing|post|description|blurb) (?:\\p{L}+ )?(?:to sell|for selling|selling) (?:my|our|an?|the)(?!\\p{L})',
  '(?:texto|anuncio|descripción|publicación) (?:para|con que|que) (?:vender|vendo|venda) (?:mi|mis|un|una|el|la|nuestr\\p{L})(?!\\p{L})',
  '(?:texte|annonce|description|post) (?:pour|afin de) vendre (?:mon|ma|mes|un|une|le|la|notre)(?!\\p{L})',
  '(?:text|anzeige|anzeigentext|inserat|beschreibung|verkaufstext)(?:,)? (?:um |für den verkauf |zum verkauf )(?:mein\\p{L}*|unser\\p{L}*|ein\\p{L}*|das|die|den|meines|meiner)(?!\\p{L})[^.?\\n]{0,80}(?:verkauf|loswerden|zu verkaufen|kleinanzeigen|ebay)\\p{L}*',
  '(?:texto|anúncio|descrição|post) (?:para|pra|de) (?:vender|venda) (?:d[oa] )?(?:o |a )?(?:meu|minha|um|uma|nosso|nossa|o|a)(?!\\p{L})',
  '(?:testo|annuncio|inserzione|descrizione|post) (?:per|con cui) vendere (?:il|la|lo|i|le|un|una|mio|mia|l)(?!\\p{L})',
  '(?:text|anunț|anunțul|descriere) (?:ca să |pentru a |să |de )?(?:vând|vinde|vânzare) ',
  '写[^，。]{0,10}(?:卖|出售|转让)[^，。]{1,16}(?:的)?(?:文案|描述|帖子|介绍)',
  '(?:メルカリ|ヤフオク|ラクマ|ジモティー)[^。]{0,40}(?:紹介文|説明文|文章|文面)',
  '(?:نص|إعلان|وصف)(?:ا|ًا)? (?:ل|من أجل )?(?:بيع|أبيع)',
]);
export const isSoldByIt = (folded: string): boolean => SOLD_BY_IT.test(folded);

/** "A review from these points": a customer's verdict, and no answer to anybody. */
const REVIEW_FROM_POINTS = anyWord(
  [
    '(?:please )?(?:write|compose|draft|create|turn)(?: me)? [^.?:\\n]{0,40}(?<!literature |performance |code |peer |employee )reviews?(?!\\p{L})[^.?:\\n]{0,50}(?:based on|from|using|with|points|notes|bullet|keywords)',
    '(?:escrib|redact|haz|elabor)\\p{L}* [^.?:\\n]{0,24}(?:reseña|valoración|opinión)(?!\\p{L})[^.?:\\n]{0,50}(?:puntos|notas|datos|ideas|palabras|a partir|basándote|con est)',
    "(?:écri|rédig|fai)\\p{L}* [^.?:\\n]{0,24}(?:avis|critique|commentaire client)(?!\\p{L})[^.?:\\n]{0,50}(?:points|notes|éléments|à partir|d'après|mots)",
    '(?:schreib|verfass|erstell|formulier)\\p{L}* [^.?:\\n]{0,50}(?:\\p{L}*bewertung|\\p{L}*rezension|\\p{L}*kritik)(?!\\p{L})[^.?:\\n]{0,50}(?:punkte|stichpunkte|stichworte|notizen|angaben|anhand|aus den)\\p{L}*',
    '(?:escrev|redij|faç|faz|elabor)\\p{L}* [^.?:\\n]{0,24}(?:avaliação|resenha|crítica|opinião)(?!\\p{L})[^.?:\\n]{0,50}(?:pontos|notas|tópicos|dados|com base|a partir|usando)',
    '(?:scriv|redig|fai|crea)\\p{L}* [^.?:\\n]{0,24}(?:recensione|critica)(?!\\p{L})[^.?:\\n]{0,50}(?:punti|appunti|note|dati|in base|basandoti|a partire|usando)',
    '(?:scri|redact|formul)\\p{L}*(?:-mi)? [^.?:\\n]{0,24}(?:recenzi\\p{L}+|cronică|părere)(?!\\p{L})[^.?:\\n]{0,50}(?:puncte|notițe|date|pe baza|pornind|folosind)\\p{L}*',
    '(?:请)?(?:根据|用|按)[^，。]{1,16}(?:要点|几点|信息|关键词)[^。]{0,6}写[^。]{0,16}(?:评价|点评|评论|测评)',
    '[^。]{1,24}(?:点|メモ|内容|箇条書き)を?(?:もと|元|使)[^。]{0,20}(?:レビュー|口コミ)[^。]{0,6}(?:書|作)',
    '(?:اكتب|اكتبي)(?: لي)? [^.؟:\\n]{0,20}(?:تقييما|تقييم|مراجعة)[^.؟:\\n]{0,40}(?:النقاط|الملاحظات|بناء|اعتمادا)',
  ],
  { atStart: true },
);
export const isReviewFromPoints = (folded: string): boolean => REVIEW_FROM_POINTS.test(folded);
