import { anyWord } from '../any-word.js';
import { foldWords } from '../fold.js';
import { lean } from '../lean.js';
import type { TaskKind } from '../task-kinds.js';

const NEAR = '[^.!?؟。\\n]{0,60}?';

/** A part to play, with whose profession it is close behind. */
const PART = {
  en: '(?:act(?:ing)? as|(?:play|take on|assume|adopt|embrace|embody)(?:ing)? the (?:role|part|position) of|(?:role|part) of|you are (?:now )?(?:an?|my))',
  es: '(?:actúa como|(?:asume|adopta|haz) el (?:papel|rol) de|eres (?:un|una|mi))',
  fr: '(?:(?:agis|agissez) (?:comme|en tant que)|(?:joue|prends|assume|endosse)z? le rôle d|tu es (?:un|une|mon|ma)|vous êtes (?:un|une|mon|ma))',
  de: '(?:(?:agier|verhalt|handl)\\p{L}* (?:wie|als)|(?:übernimm|übernehmen sie|spiel\\p{L}*) die rolle|du bist (?:ein|eine|mein|meine)|sie sind (?:ein|eine|mein|meine))',
  pt: '(?:(?:aja|atue|age|atua) como|(?:assuma|adote|faça) o papel de|você é (?:um|uma|meu|minha))',
  it: '(?:agisci come|(?:assumi|prendi|interpreta) il ruolo d|sei (?:un|una|il mio|la mia))',
  ro: '(?:(?:comportă-te|acționează) (?:ca|precum|drept)|(?:joacă|joci|asumă-ți|asumi|preia|preiei|intră în|intri în|iei) rolul|ești (?:un|o))',
  zh: '(?:充当|担任|扮演|当作|作为|做我的|当我的|你(?:现在)?是)',
  ar: '(?:تصرف|تتصرف|تعمل|اعمل|بدور|دور|بصفتك|أنت)',
} as const;

/** Whoever plays it works on what is sent, and answers nothing that stands in it. */
const TEXT_WORKER = anyWord([
  `${PART.en}${NEAR} (?:translator|proofreader|copy ?editor|(?:spell|grammar|spelling)[- ]?(?:checker|corrector)|(?:spelling|grammar|language) (?:corrector|improver|editor)|corrector|paraphraser|transliterator)`,
  `${PART.es}${NEAR} (?:traductora?|correctora?)`,
  `${PART.fr}${NEAR}(?:traduct\\p{L}+|correct(?:eur|rice))`,
  `${PART.de}${NEAR}(?:übersetzer|korrektor|lektor|korrektur)`,
  `${PART.pt}${NEAR} (?:tradutora?|revisora?|corretora? (?:ortográfic|gramatical|de texto))`,
  `${PART.it}${NEAR}(?:tradutt\\p{L}+|traduttore|traduttrice|correttore|revisore)`,
  `${PART.ro}${NEAR} (?:traducăt\\p{L}+|corector)`,
  `${PART.zh}[^。！？\\n]{0,24}(?:翻译(?:员|官|家|者|器)?|译者|校对|纠错|润色|改写)`,
  '(?:翻訳(?:者|家|機)|通訳|校正者?|校閲者?|添削者?)(?:として|になって|の役|を演じ|の役割)',
  `${PART.ar}${NEAR}(?:ك|ال|كال)?(?:مترجم|مدقق|مصحح|محرر لغوي)`,
]);

/** Whoever plays it is asked for advice on somebody's own case. */
const ADVISER = anyWord([
  `${PART.en}${NEAR} (?:coach|counsel(?:l)?or|therapist|psychologist|doctor|physician|dentist|dietitian|nutritionist|trainer|advis[eo]r|consultant|mentor|lawyer|accountant|travel guide|tour guide|stylist|mechanic|planner|(?:interior|garden) designer|real estate agent|recruiter|sommelier|chef|career)(?!\\p{L})`,
  `${PART.es}${NEAR} (?:entrenadora?|consejer[oa]|terapeuta|psicólog[oa]|médic[oa]|dentista|dietista|nutricionista|asesora?|consultora?|mentora?|abogad[oa]|contable|guía (?:de viaj|turístic)\\p{L}*|estilista|mecánic[oa])`,
  `${PART.fr}${NEAR}(?:coach|conseill(?:er|ère)|thérapeute|psychologue|médecin|dentiste|diététicien|nutritionniste|entraîneur|consultant|mentor|avocat|comptable|guide (?:de voyage|touristique)|styliste|mécanicien)`,
  `${PART.de}${NEAR}(?:coach|berater|therapeut|psychologe?|psychologin|arzt|ärztin|trainer|mentor|anwalt|anwältin|reiseführer|steuerberater|stylist|mechaniker)`,
  `${PART.pt}${NEAR} (?:treinadora?|coach|conselheir[oa]|terapeuta|psicólog[oa]|médic[oa]|dentista|nutricionista|consultora?|assessora?|mentora?|advogad[oa]|contador|guia (?:de viag|turístic)\\p{L}*|estilista|mecânic[oa])`,
  `${PART.it}${NEAR}(?:allenator\\p{L}+|coach|consiglier\\p{L}+|terapeuta|terapista|psicolog[oa]|medico|dentista|dietista|nutrizionista|consulente|mentore|avvocat[oa]|commercialista|guida (?:turistica|di viaggio)|stilista|meccanico)`,
  `${PART.ro}${NEAR} (?:antrenor|coach|consilier|terapeut|psiholog|medic|doctor|dentist|nutriționist|consultant|mentor|avocat|contabil|ghid (?:turistic|de călătorie)|stilist|mecanic)`,
  `${PART.zh}[^。！？\\n]{0,24}(?:教练|顾问|咨询师|辅导员|心理(?:学家|医生|咨询)|医生|牙医|营养师|导师|律师|会计|导游|造型师|技师|规划师)`,
  '(?:コーチ|カウンセラー|セラピスト|心理士|医師|医者|栄養士|トレーナー|アドバイザー|コンサルタント|メンター|弁護士|税理士|ガイド|スタイリスト)(?:として|になって|の役|を演じ|の役割)',
  `${PART.ar}${NEAR}(?:ك|ال|كال)?(?:مدرب|مستشار|مرشد|معالج|طبيب|أخصائي|اختصاصي|خبير تغذية|خبير(?:ة)? علاقات|محام|محاسب|مخطط|مصمم ديكور|ميكانيكي|منسق)`,
]);

/** What is sent comes one after the other: the first of it, or all of it in future. */
const SENT_LATER = anyWord([
  "(?:my|the) first (?:request|sentence|text|message|question|phrase|order|suggestion request|paragraph|word)|(?:i|they|users?) (?:will|'ll|am going to|shall) (?:send|write|type|give|provide|speak|paste|enter|describe|tell|share|say)|you will be (?:given|provided|told)|you'?ll be (?:given|provided)|(?:whatever|everything|anything|each (?:message|sentence|text)) i (?:send|write|type|say)|from now on|i would like you to (?:respond|reply|answer)",
  '(?:mi|la) primera? (?:petición|solicitud|frase|pregunta|texto)|te (?:enviaré|escribiré|daré|contaré)|(?:te|se te) (?:darán|proporcionarán|proporcionará)|todo lo que (?:escriba|envíe)|a partir de ahora',
  "(?:ma|la) première (?:demande|phrase|question|requête)|mon premier (?:texte|message)|je (?:t'|te |vous )(?:enverrai|écrirai|donnerai|décrirai)|tout ce que (?:j'écris|j'envoie|je)|désormais|à partir de maintenant|(?:te|vous) (?:sera|seront) fourni",
  '(?:mein|meine|die|der) erster? (?:anfrage|satz|frage|text|bitte|nachricht)|ich (?:werde|schicke|schreibe|gebe)(?: dir| ihnen)?|alles,? was ich|von nun an|ab jetzt',
  '(?:meu|minha|o|a) primeir[oa] (?:pedido|frase|pergunta|texto|solicitação)|(?:vou|irei) (?:te |lhe )?(?:enviar|escrever|dar|contar)|tudo o que eu|a partir de agora|(?:você receberá|serão fornecid)',
  "(?:la mia|la|il mio|il) prim[ao] (?:richiesta|frase|domanda|testo)|ti (?:invierò|scriverò|darò|racconterò|saranno forniti)|tutto ciò che|tutto quello che|da ora in poi|d'ora in poi",
  '(?:prima|primul) (?:mea |meu )?(?:cerere|propoziție|întrebare|text|frază|solicitare)|(?:îți|vă) voi (?:trimite|scrie|da|spune|descrie|povesti)|tot ce (?:scriu|trimit)|de acum (?:înainte|încolo)|(?:vei|veți) primi',
  '我的?(?:的)?第一[个句条](?:请求|要求|问题|句子|话|段)?|我(?:会|将|要)(?:给你|向你|把|发|用|提供|输入|描述|告诉)|(?:将|会)(?:向你|给你|为你)(?:提供|说明)|从现在(?:起|开始)|我(?:说|写|发)的(?:每|所有|任何)',
  '(?:最初の(?:依頼|質問|文|リクエスト|相談))|(?:これから|今後).{0,20}(?:送|書|入力|話|説明)|私が(?:送|書|入力|話)',
  '(?:طلبي|جملتي|سؤالي|رسالتي|نصي|طلبك|الطلب|الجملة|النص|السؤال) (?:هنا )?(?:الأول|الأولى)|أول (?:طلب|جملة|سؤال|نص)|(?:سأرسل|سأكتب|سأعطيك|سأزودك|سأقدم|سأصف|سأخبرك|سأحكي|سيصف|سأشارك|سأتحدث)|(?:سيتم|يتم) (?:تزويدك|إعطاؤك)|ستحصل على|كل ما (?:أكتبه|أرسله)|من الآن|اللغة التي أستخدمها|الرد على الطلب التالي|في البداية',
]);

const LONGEST_BRIEF = 1600;

/** A part given for a conversation in which something is sent to it: a text to be worked on, or a case to be advised on. */
export function partPlayed(text: string): Extract<TaskKind, 'conversion' | 'adviser'> | undefined {
  if (text.length > LONGEST_BRIEF) return undefined;
  const folded = foldWords(text);
  if (!SENT_LATER.test(folded)) return undefined;
  if (TEXT_WORKER.test(folded)) return 'conversion';
  return ADVISER.test(folded) ? 'adviser' : undefined;
}

/** Said in front and meant for the whole: nothing else in the draft can be anything but asked of that figure. */
const PLAYED = anyWord(
  [
    "(?:(?:please|now|ok|so|can you|could you|i want you to|let's|let us) ,?)*(?:(?:imagine|pretend|suppose|picture)(?: that)?,? (?:you(?:'?re| are)|yourself (?:as|to be)|to be)(?: now)? (?:an?|the|my) (?!\\p{L}+ing )|(?:act|acting|answer|speak) as (?:if you were )?(?:an?|the|my) |(?:take|taking|play|assume|adopt|step into) (?:on )?the (?:role|part|persona|shoes) of |you(?:'?re| are) now (?!going|able|allowed|given|ready|asked|\\p{L}+ing )\\p{L}|you(?:'?re| are) (?!right|welcome|kind|great|wrong|sure|done|free|good|given|not|so|very)\\p{L}+(?: \\p{L}+)?\\. )",
    '(?:imagina|supón|finge|imagine|suponga) que (?:eres|es usted) |(?:actúa|actúe|responde|habla) como (?:un|una|el|la|mi|si fueras) |(?:asume|adopta|interpreta|toma|haz) (?:el|un) papel de |ahora eres ',
    '(?:imagine|suppose|imaginez) que (?:tu es|vous êtes) |(?:agis|réponds|parle)(?:ez)? (?:comme|en tant que) |(?:prends|joue|endosse|adopte)(?:z)? le rôle d|tu es (?:maintenant|désormais) ',
    '(?:stell dir vor|nimm an|angenommen),? du (?:bist|wärst) |(?:antworte|sprich|agiere) (?:wie|als) |(?:übernimm|spiel\\p{L}*) die rolle |du bist (?:jetzt|nun|ab jetzt) ',
    '(?:imagine|suponha|finja|imagina) que (?:você é|és|é) |(?:aja|responda|fale|age) como (?:um|uma|o|a|se fosse) |(?:assuma|adote|interprete|faça) o papel de |(?:agora (?:você é|és)|você agora é) ',
    '(?:immagina|supponi|fingi) (?:di essere|che tu sia) |(?:agisci|rispondi|parla) come (?:un|una|il|la|se fossi) |(?:assumi|interpreta|prendi) il ruolo d|(?:ora|adesso) sei ',
    '(?:imaginează-ți|presupune|închipuie-ți) că (?:ești|sunteți) |(?:comportă-te|răspunde|vorbește|acționează) (?:ca|precum) (?:un|o|și) |(?:joacă|asumă-ți|preia|intră în|adoptă|ia) rolul |(?:acum|de acum) ești |ești acum ',
    '(?:现在)?(?:请)?(?:你)?(?:假设|假如|想象|想像|假装|设想)(?:一下)?(?:自己|你)(?:现在)?(?:是|就是)|(?:请)?(?:你)?(?:来)?(?:扮演|饰演|充当)|你现在(?:是|就是)|从现在(?:起|开始)[，,]?你(?:就)?是',
    'あなたは今[^。]{0,4}?[^。]{1,24}(?:です|だ)|[^。]{1,24}(?:になりきって|を演じて)|もしあなたが[^。]{1,24}(?:だったら|なら)',
    '(?:تخيل|تصور|افترض|لنفترض) (?:أنك|نفسك) |تظاهر بأنك |(?:تقمص|العب|أد|خذ) (?:دور|شخصية) |(?:تصرف|تحدث|أجب) (?:ك|بصفتك|كما لو كنت)|أنت الآن ',
  ],
  { atStart: true },
);
const IN_CHARACTER = anyWord([
  '(?:stay|remain|keep|answer|reply|respond|speak) in character',
  '(?:mantente|permanece|responde|sigue) en (?:el )?personaje|sin salir(?:te)? del (?:personaje|papel)',
  'reste(?:z)? dans (?:le|ton|votre) (?:personnage|rôle)|sans sortir (?:du|de ton) (?:personnage|rôle)',
  'bleib\\p{L}* in (?:der|deiner) rolle|ohne aus der rolle zu fallen',
  '(?:mantenha-se|permaneça|fica|fique) (?:no|em) personagem|sem sair do (?:personagem|papel)',
  '(?:resta|rimani|rispondi) nel (?:personaggio|ruolo)|senza uscire dal (?:personaggio|ruolo)',
  '(?:rămâi|rămâneți) în (?:rol|personaj)|fără să ieși din (?:rol|personaj)',
  '(?:始终|全程)?(?:保持|不要(?:脱离|跳出)|别(?:脱离|跳出))(?:角色|人设)',
  '(?:役|キャラ(?:クター)?)(?:のまま|を(?:崩さ|保))',
  '(?:ابق|استمر|حافظ)(?:ي)? (?:في|على) (?:ال)?(?:شخصية|دور)|دون الخروج (?:من|عن) (?:ال)?(?:شخصية|دور)',
]);
export const isPlayed = (folded: string): boolean => PLAYED.test(folded) || IN_CHARACTER.test(folded);

/** A figure with a name, as opposed to "you are an expert", and asked in its own words. */
const NAMED_FIGURE = anyWord(
  [
    "you(?:'?re| are) (?!an? |the |my |going |now |not |right |given |asked )\\p{L}[^?]{2,160}how would you (?:explain|describe|tell|convince|persuade|introduce|answer|defend|justify|put)",
    'eres (?!un |una |mi |el |la )\\p{L}[^?]{2,160}cómo (?:les? |nos |me )?(?:explicarías|describirías|contarías|convencerías|defenderías)',
    'tu es (?!un |une |mon |ma |le |la )\\p{L}[^?]{2,160}comment (?:leur |lui |nous )?(?:expliquerais|décrirais|raconterais|convaincrais|défendrais)-?tu',
    'du bist (?!ein|mein|der |die |das )\\p{L}[^?]{2,160}wie würdest du [^?]{2,80}(?:erklären|beschreiben|schildern|erzählen|überzeugen|verteidigen)',
    '(?:você é|tu és) (?!um |uma |meu |minha |o |a )\\p{L}[^?]{2,160}como (?:você |lhes? )?(?:explicaria|descreveria|contaria|convenceria|defenderia)s?',
    'sei (?!un |una |il |la |mi[oa] )\\p{L}[^?]{2,160}come (?:gli |le )?(?:spiegheresti|descriveresti|racconteresti|convinceresti|difenderesti)',
    'ești (?!un |o |cel |cea )\\p{L}[^?]{2,160}cum (?:le-|i-|l-|ne-)?(?:le |i )?ai (?:explica|descrie|povesti|convinge|apăra)',
    '你(?:现在)?(?:就)?是(?!一|个|名|位|我的|否|不)[^？。！]{2,60}[。，,][^？]{0,40}你?(?:会|将)?(?:如何|怎么|怎样)[^？]{0,20}(?:解释|描述|介绍|讲|说服|辩护)',
    'あなたは(?![^。]{0,12}(?:専門家|教師|先生|医師|弁護士|アシスタント|コーチ))[^。？]{2,40}(?:です|で、|だ。|ます)[^？]{0,80}(?:どのように|どう)(?:説明|描写|紹介|説得|語)',
    'أنت (?!خبير|معلم|طبيب|مدرس|مساعد|محام|مهندس|الآن)\\p{L}[^؟]{2,160}كيف (?:كنت )?س?ت(?:شرح|صف|حك|قنع|دافع)\\p{L}*',
  ],
  { atStart: true },
);
export const figureExplains = (folded: string): boolean => NAMED_FIGURE.test(folded);

/** Whoever is played is asked what they would do: no advice and nothing to choose from. */
const ASKED_AS_A_FIGURE = anyWord([
  "(?:would|do|will|did) you (?!recommend|suggest|advise|think i)(?!\\p{L}+ me(?!\\p{L}))|you(?:'d|'ll) ",
  '(?:harías|dirías|pondrías|elegirías|responderías|escribirías|sentirías)(?!\\p{L})',
  '(?:ferais|dirais|choisirais|répondrais|écrirais|mettrais|imposerais)-tu',
  'würdest du (?!mir|uns|empfehlen)|was (?:sagst|machst|tust) du',
  '(?:você |tu )?(?:faria|diria|escolheria|responderia|escreveria|estabeleceria)s?(?!\\p{L})',
  '(?:faresti|diresti|sceglieresti|risponderesti|scriveresti|stabiliresti)',
  'ai (?:face|spune|alege|răspunde|scrie|impune|stabili)(?!\\p{L})',
  '你会(?!推荐|建议)',
  'あなたなら|どう(?:し|答え|言い)ますか',
  '(?:ماذا|كيف|أي) (?:\\p{L}+ )?(?:كنت )?س?ت(?:فعل|قول|رد|ختار|كتب|ضع)',
]);
/** "How do you respond?": the figure's own words are wanted. */
const RESPONDS = anyWord([
  'how (?:do|would|will|should) you (?:respond|reply|react|answer|handle (?:it|this|that))|what (?:do|would|will) you (?:say|answer|reply|tell (?:him|her|them))|(?:your|write your) (?:reply|response|answer)(?!\\p{L})',
  'cómo (?:respondes|reaccionas|contestas|responderías)|qué (?:respondes|dices|le dices)',
  'comment (?:réponds|réagis|répondrais|réagirais)-tu|que (?:réponds|dis|lui dis)-tu',
  '(?:wie|was) (?:antwortest|reagierst|erwiderst|sagst) du',
  'como (?:você )?(?:responde|reage|responderia)|o que (?:você )?(?:responde|diz)',
  'come (?:rispondi|reagisci|risponderesti)|che cosa (?:rispondi|dici)',
  '(?:cum|ce) (?:răspunzi|reacționezi|spui|îi spui)',
  '你(?:会)?(?:怎么|如何|怎样)(?:回答|回应|回复|说)',
  'どう(?:答え|返事|返し|応じ)',
  '(?:كيف|بماذا|بم) (?:ترد|تجيب|ستجيب|سترد)',
]);
/** The person who asks has a part in it: advice is wanted after all. */
const ON_ONESELF = lean(
  /(?<![\p{L}])(?:i|me|my|we|us|our|mi|mis|nos|yo|je|moi|mon|ma|mes|nous|ich|mir|mich|mein\p{L}*|wir|uns|eu|meu|minha|io|mio|mia|mea|imi|noi)(?![\p{L}])|我|私|(?:^|\s)(?:لي|انا)(?=\s)/u,
);
export const respondsAsFigure = (folded: string): boolean => RESPONDS.test(folded);
/** What somebody would do in their part, as opposed to what they know for the person who asks. */
export const asksTheFigure = (folded: string): boolean =>
  (RESPONDS.test(folded) || ASKED_AS_A_FIGURE.test(folded)) &&
  !ON_ONESELF.test(folded.replace(/["“„«][^"”“»]*["”»]/gu, ' '));

/** Points are given between two sides that I write for: a part that somebody keeps up, turn by turn. */
const REFEREE = anyWord([
  '(?:be|act as|play|you are|pretend to be|imagine you are)(?: the| an?)? (?:\\p{L}+ )?(?:referee|umpire|moderator|judge|arbiter|game master|dungeon master|quizmaster)(?!\\p{L})',
  '(?:sé|se|haz de|actúa como|eres|imagina que eres|serás) (?:el |la |un |una )?(?:\\p{L}+ )?(?:árbitro|árbitra|moderador|moderadora|juez|jueza)(?!\\p{L})',
  "(?:sois|soyez|fais|joue|tu es|vous êtes|agis comme|imagine que tu es) (?:l'|le |la |un |une |comme )?(?:arbitre|modérat(?:eur|rice)|juge|meneur de jeu|maître du jeu)(?!\\p{L})",
  '(?:sei|seien sie|spiel|spiele|du bist|sie sind|stell dir vor,? du bist)(?: bitte)? (?:der |die |den |ein |eine |einen )?(?:\\p{L}+ )?(?:schiedsrichter(?:in)?|moderator(?:in)?|richter(?:in)?|spielleiter(?:in)?)(?!\\p{L})',
  '(?:seja|sê|faça de|faz de|aja como|atue como|você é|és|imagine que é|imagine que você é) (?:o |a |um |uma )?(?:\\p{L}+ )?(?:árbitr[oa]|mediador[a]?|moderador[a]?|juiz|juíza|mestre de jogo)(?!\\p{L})',
  "(?:fai|fa'|sii|sei|agisci come|immagina di essere|interpreta) (?:da |l'|il |la |lo |un |una |un')?(?:\\p{L}+ )?(?:arbitro|arbitra|moderatore|moderatrice|giudice|narratore di gioco)(?!\\p{L})",
  '(?:fii|ești|joacă rolul de|fă pe|imaginează-ți că ești|acționează ca) (?:un |o )?(?:\\p{L}+ )?(?:arbitru\\p{L}*|moderator\\p{L}*|judecător\\p{L}*)(?!\\p{L})',
  '(?:你(?:来)?(?:当|做|扮演|担任|是))[^，。]{0,10}(?:裁判|评委|主持人|法官|仲裁)',
  '(?:審判|司会|裁判官|判定役|ゲームマスター)(?:役)?(?:を(?:して|務め|やって|演じ)|になって|として|です)',
  '(?:كن|أنت|تخيل أنك|العب دور|قم بدور)(?: ال)? ?\\p{L}{0,4}(?:حكم|حكما|قاضي|قاضيا|محكم|محكما|مدير الحوار)(?!\\p{L})',
]);
/** What the person does in it, or is asked first. */
const BY_TURNS = anyWord([
  "i(?:'ll| will| am going to)? (?:write|begin|start|play|give|speak|send|say|type|present)|first (?:line|message|statement|move|argument|case|sentence)|let(?:'s|us) (?:begin|start)|you (?:give|award|score|decide)",
  '(?:yo )?(?:escrib(?:o|iré)|empiezo|comienzo|daré|pondré|diré|presento)(?!\\p{L})|primer[ao]? (?:frase|mensaje|caso|argumento|réplica|intervención)|(?:empecemos|empezamos)',
  "(?:j'écris|j'écrirai|je (?:commence|donne|donnerai|joue|parle|présente|dis))|premi(?:er|ère) (?:phrase|réplique|message|argument|cas)|(?:commençons|on commence)",
  'ich (?:schreibe|beginne|fange an|gebe|spiele|stelle|sage)|(?:mein )?erste[rs]? (?:satz|beitrag|argument|fall|aussage|nachricht)|(?:fangen wir an|los geht)',
  '(?:eu )?(?:escrevo|escreverei|vou escrever|começo|dou|darei|apresento|digo)(?!\\p{L})|primeir[ao] (?:fala|frase|mensagem|argumento|caso)|(?:comecemos|vamos começar)',
  '(?:io )?(?:scrivo|scriverò|comincio|inizio io|do|darò|presento|dico)(?!\\p{L})|prim[ao] (?:battuta|frase|messaggio|argomento|caso)|(?:cominciamo|iniziamo)',
  '(?:eu )?(?:scriu|voi scrie|încep|dau|voi da|prezint|spun)(?!\\p{L})|prim(?:a|ul) (?:replică|frază|mesaj|argument|caz)|(?:să începem)',
  '我(?:来|会|将|先)?(?:写|说|开始|扮演|提供)|第一(?:句|个|条|轮)',
  '(?:私|僕|俺)(?:が|から|は)[^。]{0,16}(?:書|言|始め|出)|最初の(?:発言|一言|主張|台詞)|始めましょう',
  '(?:سأكتب|سأبدأ|أنا أكتب|سأعطيك|سأقول|أبدأ)|(?:الجملة|الرسالة|العبارة|الحجة) الأولى|لنبدأ|فلنبدأ',
]);
export const isReferee = (folded: string): boolean => REFEREE.test(folded) && BY_TURNS.test(folded);

/** "I will give you a word, and you answer with …": again and again, and the first may stand there already. */
const GIVEN_BY_TURNS = anyWord(
  [
    "(?:i(?:'ll| will| am going to)|i'm going to) (?:give|tell|name|send|say|type|write|provide|describe)(?: you)?(?!\\p{L})[^.?\\n]{2,80}(?:,| and| then)? (?:and )?you(?:'ll| will| must| should| have to)? (?:only |just |always )?(?:reply|answer|respond|tell|say|give|guess|name|translate|explain|rate)(?!\\p{L})",
    '(?:yo )?(?:te )?(?:daré|diré|voy a (?:dar|decir)(?:te)?|iré diciendo|escribiré|mandaré|describiré)(?!\\p{L})[^.?\\n]{2,80}(?:,| y) (?:tú )?(?:me )?(?:responder|contestar|dir|dar|tendr|adivinar|traducir|explicar|responde|contesta|dime|di(?!\\p{L}))\\p{L}*',
    '(?:je (?:te|vous) (?:donnerai|dirai|donne|dis|décrirai|proposerai)|je vais (?:te|vous) (?:donner|dire|décrire))(?!\\p{L})[^.?\\n]{2,80}(?:,| et) (?:tu|vous) (?:me )?(?:répond|dir|donner|devr|devin|tradui|expliqu|dois|devez)\\p{L}*',
    'ich (?:nenne|gebe|sage|schreibe|schicke|beschreibe|werde)(?!\\p{L})[^.?\\n]{2,80}(?:,| und) du (?:\\p{L}+ ){0,2}?(?:antwort|sag|nenn|gib|rät|errät|übersetz|erklär|soll|musst)\\p{L}*',
    '(?:eu )?(?:(?:te |lhe )?(?:darei|direi|vou (?:te |lhe )?(?:dar|dizer|falar|mandar)|escreverei|descreverei))(?!\\p{L})[^.?\\n]{2,80}(?:,| e) (?:você|tu) (?:me )?(?:respond|dir|dar|diz|deve|adivinh|traduz|explic|tem)\\p{L}*',
    '(?:io )?(?:ti )?(?:darò|dirò|fornirò|scriverò|manderò|descriverò|proporrò)(?!\\p{L})[^.?\\n]{2,80}(?:,| e) (?:tu )?(?:mi )?(?:risponder|dir|dar|dovr|indovin|tradur|spiegh|consiglier|rispondi|dimmi|devi)\\p{L}*',
    '(?:eu )?(?:îți|o să-ți|îți voi) (?:voi )?(?:da|spun|spune|scrie|descrie|dau)(?!\\p{L})[^.?\\n]{2,80}(?:,| și|, iar) (?:tu )?(?:îmi |vei |să )?(?:răspun|spun|da|trebui|ghic|tradu|explic)\\p{L}*',
    '我(?:会|将|来)?(?:给你?|说|报|告诉你)[^。？\\n]{2,30}，你(?:只|就|来|要|需要)?(?:回答|回复|说|猜|翻译|解释|告诉我)',
    '(?:私|僕)?(?:が|は)?[^。？\\n]{1,20}を(?:言う|出す|伝える|挙げる|送る|言います|出します|伝えます|送ります)(?:ので|から)[、,]?[^。？\\n]{2,40}(?:答え|言っ|教え|訳し|返し|当て)',
    '(?:سأعطيك|سأذكر لك|سأقول لك|سأكتب لك|أعطيك)(?!\\p{L})[^.؟\\n]{2,60}(?:،| و)(?:أنت )?(?:ت|أ|ف)?(?:جيب|جب|قول|رد|خمن|ترجم|شرح)\\p{L}*',
  ],
  { atStart: true },
);
export const isGivenByTurns = (folded: string): boolean => GIVEN_BY_TURNS.test(folded);

/** "Wie würdest du als Kapitän …": somebody is played, and answers. */
const PLAYED_IN_PASSING = anyWord(
  [
    'wie würde(?:st du|n sie) als (?!erste|nächste|zweite)\\p{L}+',
    'da \\p{L}+(?: \\p{L}+)?, (?:come|che cosa|cosa) (?:\\p{L}+ )?\\p{L}+(?:eresti|iresti)(?!\\p{L})',
    'como (?:um|uma|capitão|capitã|rei|rainha) \\p{L}+[^?,]{0,30}, (?:como|o que) (?:você )?\\p{L}+ria(?:s)?(?!\\p{L})',
  ],
  { atStart: true },
);
export const isPlayedInPassing = (folded: string): boolean => PLAYED_IN_PASSING.test(folded);
