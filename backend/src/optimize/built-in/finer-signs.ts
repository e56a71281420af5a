import { anyWord } from '../analysis/any-word.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { lean } from '../analysis/lean.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { IDIOM } from '../analysis/shapes/given-text.js';
import { ASPECTS_NAMED, NO_EXAMPLE_SENTENCES, USED_IN_SENTENCES } from '../analysis/shapes/usage.js';
import type { Given } from './recipes/flags.js';
import { seeks } from './request-shape.js';

/** "By adding adverbs": a way that is asked for can't be advised against. */
const WAY_TOLD = anyWord([
  '(?:by|through) (?:adding|using|replacing|inserting|means of)|(?:add(?:ing)?|us(?:e|ing)|with|more|insert(?:ing)?) (?:[\\p{L}-]+,? (?:and )?){0,3}(?:adjectives?|adverbs?|metaphors?|similes?|imagery|personification|alliteration|hyperbole)(?!\\p{L})',
  '(?:añadiendo|agregando|usando|utilizando|con (?:más )?(?:adjetivos|adverbios|metáforas))(?!\\p{L})',
  "(?:en (?:ajoutant|utilisant|remplaçant)|avec (?:des|plus d[e']) ?(?:adjectifs|adverbes|métaphores))(?!\\p{L})",
  '(?:indem du|durch (?:hinzufügen|zusätzliche)|mit (?:mehr )?(?:adjektiven|adverbien|metaphern)|füg\\p{L}* (?:adjektive|adverbien)\\p{L}*)(?!\\p{L})',
  '(?:acrescentando|adicionando|usando|com (?:mais )?(?:adjetivos|advérbios|metáforas))(?!\\p{L})',
  '(?:aggiungendo|usando|con (?:più )?(?:aggettivi|avverbi|metafore))(?!\\p{L})',
  '(?:adăugând|folosind|prin adăugarea|cu (?:mai multe )?(?:adjective|adverbe|metafore))(?!\\p{L})',
  '(?:通过|用|使用|加上|添加|增加)[^。，]{0,10}(?:形容词|副词|比喻|拟人|修辞)',
  '(?:形容詞|副詞|比喩|擬人法|直喩)[^。]{0,6}(?:を加え|を使|を足|で)',
  '(?:ب(?:إضافة|استخدام|استعمال)|أضف) (?:ال)?(?:صفات|ظروف|تشبيه\\p{L}*|استعار\\p{L}*)',
]);

/** One scene has no turning point and end of a whole story. */
const SCENE = anyWord([
  '(?:(?:opening|first|final|last|closing|short|brief|single|dramatic|comic|funny|tense|stage|movie|film|fight|love|dinner) )?scene (?:of|from|for|in|where|with|between|about|set|that|showing)(?!\\p{L})',
  '(?:una|la) (?:primera |última |breve )?escena (?:de|en|con|entre|donde|para)(?!\\p{L})',
  "(?:une|la) (?:première |dernière |courte )?scène (?:d['eu]|où|avec|entre|dans|pour)",
  '(?:eine?|die) (?:\\p{L}+ )?(?:\\p{L}*szene)(?!\\p{L})',
  '(?:uma|a) (?:primeira |última |breve )?cena (?:de|em|com|entre|onde|para)(?!\\p{L})',
  '(?:una|la) (?:prima |ultima |breve )?scena (?:di|in|con|tra|fra|dove|per)(?!\\p{L})',
  '(?:o scenă|scena|prima scenă) (?:de|din|cu|între|în|unde|pentru)(?!\\p{L})',
  '写[^。，]{0,10}(?:一[场幕段个]|开场|第一[场幕])(?:戏|场景|情景)',
  '(?:場面|シーン)を?(?:書|描)',
  '(?:اكتب|اكتبي) (?:لي )?(?:ال)?مشهد\\p{L}*',
]);

/** "Find the bugs": there is more than one, or there may be. */
const FAULTS = anyWord([
  '(?:bugs|errors|mistakes|faults|issues|problems)(?!\\p{L})',
  '(?:errores|fallos|problemas)(?!\\p{L})',
  '(?:erreurs|bogues|bugs|fautes|problèmes)(?!\\p{L})',
  '(?:alle )?(?:bugs|probleme)(?!\\p{L})|die fehler(?!\\p{L})|(?:alle|mehrere) fehler(?!\\p{L})',
  '(?:erros|falhas|problemas|bugs)(?!\\p{L})',
  '(?:gli errori|tutti gli errori|i bug|i problemi)(?!\\p{L})',
  '(?:erorile|greșelile|bug-urile|problemele)(?!\\p{L})',
  '(?:所有|全部|哪些)(?:的)?(?:错误|问题|bug)',
  '(?:すべての|全ての)(?:バグ|誤り|エラー|間違い)',
  '(?:ال)?(?:أخطاء|مشاكل|علل)(?!\\p{L})',
]);

/** What is wanted of the text is when something is due. */
const DATES = anyWord([
  '(?:deadlines?|due dates?|appointments|submission dates|cut-?off dates)(?!\\p{L})',
  '(?:plazos|fechas (?:límite|de entrega)|citas)(?!\\p{L})',
  '(?:échéances|dates limites|délais|rendez-vous)(?!\\p{L})',
  '(?:fristen|termine|abgabetermine|stichtage)(?!\\p{L})',
  '(?:prazos|datas limite|compromissos)(?!\\p{L})',
  '(?:scadenze|appuntamenti)(?!\\p{L})',
  '(?:termenele|termene limită|întâlnirile)(?!\\p{L})',
  '(?:截止日期|期限|时间节点|约会)',
  '(?:締め切り|締切|期限|期日)',
  '(?:ال)?(?:مواعيد|آجال)(?!\\p{L})',
]);

/** Somebody is spoken to or served at work: what is wanted is done well, and nothing feared or hidden shows. */
const SERVING = anyWord([
  '(?:you are|you.re|act as|as|play|pretend (?:to be|you are)|imagine you are|answer as) (?:an?|the|our) (?:[\\p{L}-]+ ){0,4}?(?:guide|agent|representative|receptionist|concierge|waiter|waitress|barista|bartender|clerk|(?:shop|sales|store|library|dental|medical|flight) assistant|salesperson|salesman|saleswoman|shopkeeper|cashier|librarian|coach|trainer|teacher|tutor|instructor|nurse|doctor|pharmacist|vet|operator|host|steward|stewardess|flight attendant|advisor|adviser|consultant|manager|recruiter|moderator|mediator|counsel(?:l)?or|travel agent|mechanic|lawyer)(?!\\p{L})',
  '(?:eres|actúa como|como) (?:un|una|el|la) (?:\\p{L}+ ){0,2}?(?:guía|agente|recepcionista|camarer[oa]|dependient[ea]|vendedora?|bibliotecari[oa]|entrenadora?|profesora?|enfermer[oa]|médic[oa]|asesora?|consultora?)(?!\\p{L})',
  '(?:tu es|vous êtes|agis comme|en tant que) (?:une? |le |la )?(?:\\p{L}+ ){0,2}?(?:guide|agente?|réceptionniste|serveu(?:r|se)|vendeu(?:r|se)|bibliothécaire|coach|professeure?|infirmi(?:er|ère)|médecin|conseill(?:er|ère)|consultante?)(?!\\p{L})',
  '(?:du bist|sie sind|als|spiel\\p{L}*) (?:eine?n? )?(?:\\p{L}+ ){0,2}?(?:\\p{L}*führer(?:in)?|\\p{L}*mitarbeiter(?:in)?|rezeptionist(?:in)?|kellner(?:in)?|verkäufer(?:in)?|bibliothekar(?:in)?|\\p{L}*trainer(?:in)?|coach|\\p{L}*lehrer(?:in)?|\\p{L}*berater(?:in)?|arzt|ärztin)(?!\\p{L})',
  '(?:você é|aja como|como) (?:um|uma|o|a) (?:\\p{L}+ ){0,2}?(?:guia|agente|atendente|recepcionista|garçom|garçonete|vendedora?|bibliotecári[oa]|treinadora?|professora?|enfermeir[oa]|médic[oa]|consultora?)(?!\\p{L})',
  '(?:sei|agisci come|come) (?:un|una|il|la) (?:\\p{L}+ ){0,2}?(?:guida|agente|addett[oa]|receptionist|camerier[ea]|commess[oa]|venditore|bibliotecari[oa]|allenatore|insegnante|infermier[ea]|medico|consulente)(?!\\p{L})',
  '(?:ești|sunteți|acționează ca|ca) (?:un |o )?(?:\\p{L}+ ){0,2}?(?:ghid|agent|recepționer|chelner|vânzător|bibliotecar|antrenor|profesor|asistent|medic|consultant|operator)\\p{L}*(?!\\p{L})',
  '(?:你是|作为|扮演|充当)[^。，]{0,12}(?:导游|讲解员|客服|前台|服务员|店员|销售|图书管理员|教练|老师|护士|医生|顾问|助理)',
  '(?:ガイド|案内係|カスタマー\\p{L}*|受付|店員|接客係|司書|コーチ|教師|先生|看護師|医師|コンサルタント|販売員)(?:として|です|になって|の立場)',
  '(?:أنت|تصرف ك|بصفتك|بدور) ?(?:ال)?(?:مرشد|موظف|نادل|بائع|أمين مكتبة|مدرب|معلم|أستاذ|ممرض|طبيب|مستشار)\\p{L}*',
]);

/** Nobody holds such a post: it is a figure after all. */
const FANCIFUL = anyWord([
  '(?:last|only|first) (?:\\p{L}+ )?(?:on earth|in the (?:world|universe|galaxy))|on (?:mars|the moon)|in space|(?:medieval|victorian|ancient|magical|enchanted|haunted|fictional|fantasy|ghost|alien|robot|vampire|zombie|wizard|witch|pirate|time[- ]travel\\p{L}*|dystopian|evil|grumpy|immortal|talking)(?!\\p{L})|in (?:the year )?(?:1[0-8]\\p{Nd}{2}|2[1-9]\\p{Nd}{2}|3\\p{Nd}{3})',
  '(?:última? \\p{L}+ (?:de la tierra|del mundo)|en marte|medieval|mágic[oa]|fantasma|robot|vampiro|malvad[oa])(?!\\p{L})',
  '(?:derni(?:er|ère) \\p{L}+ (?:sur terre|du monde)|sur mars|médiéval\\p{L}*|magique|fantôme|robot|vampire)(?!\\p{L})',
  '(?:letzte[rn]? \\p{L}+ (?:auf der erde|der welt)|auf dem (?:mars|mond)|mittelalterlich\\p{L}*|magisch\\p{L}*|geist|roboter|vampir)(?!\\p{L})',
  '(?:últim[oa] \\p{L}+ (?:na terra|do mundo)|em marte|medieval|mágic[oa]|fantasma|robô|vampiro)(?!\\p{L})',
  '(?:ultim[oa] \\p{L}+ (?:sulla terra|del mondo)|su marte|medievale|magic[oa]|fantasma|robot|vampiro)(?!\\p{L})',
  '(?:ultimul \\p{L}+ (?:de pe pământ|din lume)|pe marte|medieval\\p{L}*|magic\\p{L}*|fantomă|robot|vampir)(?!\\p{L})',
  '最后一[个名位]|火星|月球|中世纪|魔法|鬼|机器人|吸血鬼|古代',
  '最後の|火星|月面|中世|魔法|幽霊|ロボット|吸血鬼',
  'آخر \\p{L}+ (?:على الأرض|في العالم)|المريخ|سحري\\p{L}*|شبح|روبوت',
]);

/** It doesn't exist and is to be made up, so nothing about it is fixed. */
const FANCIED = anyWord([
  '(?:invent|imagine|make up|dream up|create|design|describe) (?:me )?(?:an?|your own|a new) (?:[\\p{L}-]+ ){0,3}?(?:holiday|festival|creature|animal|planet|sport|language|religion|culture|superhero|villain|monster|kingdom|country|city|plant|tradition|character|ritual|civili[sz]ation|species|superpower|spell|potion)(?!\\p{L})|(?:that )?(?:does ?n.t|do ?n.t|does not|do not) exist|(?:fictional|imaginary|made-up|invented) \\p{L}',
  '(?:inventa|imagina|crea) (?:una?|tu propi[oa]) (?:\\p{L}+ )?(?:fiesta|criatura|animal|planeta|deporte|idioma|país|ciudad|planta|tradición|personaje)(?!\\p{L})|que no exist\\p{L}+|(?:imaginari|fictici)[oa]s?(?!\\p{L})',
  "(?:invente[zr]?|imagine[zr]?|crée[zr]?) une? (?:\\p{L}+ )?(?:fête|créature|animal|planète|sport|langue|pays|ville|plante|tradition|personnage)(?!\\p{L})|qui n'existe|imaginaires?(?!\\p{L})",
  '(?:erfinde?|denk\\p{L}* dir|stell dir) (?:eine?n? )(?:\\p{L}+ )?(?:feiertag|fest|kreatur|wesen|tier|planet\\p{L}*|sport\\p{L}*|sprache|land|stadt|pflanze|brauch|figur)(?!\\p{L})|(?:den|die|das) es nicht gibt|(?:fiktiv|erfunden)\\p{L}*',
  '(?:invente|imagine|crie) (?:uma?|o seu próprio) (?:\\p{L}+ )?(?:feriado|festa|criatura|animal|planeta|esporte|desporto|língua|país|cidade|planta|tradição|personagem)(?!\\p{L})|que não exist\\p{L}+|(?:imaginári|fictíci)[oa]s?(?!\\p{L})',
  "(?:inventa|immagina|crea) un[oa']? ?(?:\\p{L}+ )?(?:festa|festività|creatura|animale|pianeta|sport|lingua|paese|città|pianta|tradizione|personaggio)(?!\\p{L})|che non esist\\p{L}+|immaginari[oa](?!\\p{L})",
  '(?:inventează|imaginează|creează) (?:un|o) (?:\\p{L}+ )?(?:sărbătoare|creatură|animal|planetă|sport|limbă|țară|oraș|plantă|tradiție|personaj)(?!\\p{L})|care nu există|(?:imaginar|fictiv)\\p{L}*',
  '(?:虚构|想象|编造|发明|杜撰|设计)(?:出)?一[个种门座颗片]?[^。，]{0,12}(?:节日|生物|动物|星球|运动|语言|国家|城市|植物|传统|人物)|不存在的',
  '(?:架空|空想|想像上|存在しない)の|(?:祝日|生き物|惑星|スポーツ|言語|国|街|植物|伝統)を(?:考案|発明|創作)',
  '(?:اخترع|تخيل|ابتكر) (?:\\p{L}+ )?(?:عيد|مخلوق|حيوان|كوكب|رياضة|لغة|دولة|مدينة|نبات|تقليد|شخصية)\\p{L}*|غير موجود\\p{L}*|خيالي\\p{L}*',
]);

/** A script that changes files, as opposed to one that reads or counts them. */
const ALTERS = anyWord([
  '(?:renam|delet|remov|mov|copy|copi|convert|resiz|replac|overwrit|clean|organi[sz]|sort|tidy|merg|split|updat|edit|compress|crop|archiv|dedup)\\p{L}*',
  '(?:renombr|borr|elimin|mov|muev|mueva|copi|conviert|convert|reempl|organi[sz]|orden|limpi|un[aei])\\p{L}*',
  '(?:renomm|supprim|effac|déplac|copi|convert|remplac|organis|tri|rang|nettoy|fusionn)\\p{L}*',
  '(?:umbenenn|benenn|lösch|entfern|verschieb|kopier|konvertier|umwandl|ersetz|sortier|aufräum|räum|zusammenführ)\\p{L}*',
  '(?:renome|apag|exclu|remov|mov|copi|convert|substitu|organiz|orden|limp|junt)\\p{L}*',
  '(?:rinomin|elimin|cancell|rimuov|spost|copi|convert|sostitu|organizz|ordin|puli|unisc)\\p{L}*',
  '(?:redenum|șter|elimin|mut|copi|convert|înlocui|organiz|sort|curăț|unește|îmbin)\\p{L}*',
  '重命名|改名|删除|移动|复制|转换|替换|整理|合并|压缩|分类',
  'リネーム|名前を変|削除|移動|コピー|変換|置換|整理|結合|圧縮',
  '(?:إعادة تسمية|يعيد تسمية|يحذف|حذف|ينقل|نقل|ينسخ|يحول|تحويل|يستبدل|ينظم|تنظيم|يرتب|ترتيب|يدمج|دمج)',
]);

/** Letters that stand for words: they have no tone. */
const ABBREVIATED = lean(
  /(?<![\p{L}\p{N}.])(?:[A-Z][A-Z0-9]{1,5}|p[HK]|[A-Z][a-z]?[A-Z]{1,3}|(?<=["“])[A-Z](?=["”]))(?![\p{L}\p{N}])|(?<![\p{L}])(?:acronym|abbreviat|initials|siglas?|abreviat|abreviatura|sigle|abkurzung|acronim|prescurta|sigla)\p{L}*|略語|缩写|简称|اختصار/u,
);
/** Slang, or several words in quotation marks: more than a term, and it may carry a tone. */
const TONED = lean(
  /slang|jerga|argot|gergo|giria|umgangssprach|argou|网络用语|俚语|俗語|スラング|عامي|["“«„「『](?:\p{L}+['’]?\p{L}* ){2,}\p{L}+["”»“」』]/u,
);
const isAbbreviated = (text: string): boolean => ABBREVIATED.test(text);

/** "Find the allergens": as many as there are in what is given, as opposed to one answer about it. */
const LOOKS_THROUGH = anyWord(
  [
    '(?:please )?(?:find|identify|list|name|extract|pull out|pick out|spot|locate|mark|underline|highlight|point out|mention|collect)(?!\\p{L})|(?:what|which) (?:are|were) (?!the (?:difference|best|most|right|correct))',
    '(?:encuentra|busca|identifica|enumera|lista|nombra|señala|subraya|extrae)(?!\\p{L})|(?:qué|cuáles) (?:son|eran)(?!\\p{L})',
    '(?:trouve|cherche|identifie|énumère|liste|nomme|relève|souligne|repère)(?:z)?(?!\\p{L})|quel(?:le)?s sont(?!\\p{L})',
    '(?:finde?|suche?|identifiziere?|nenne?|liste?|markiere?|unterstreiche?|zähle?)(?:n sie)?(?!\\p{L})|(?:welche|was) sind(?!\\p{L})',
    '(?:encontre|procure|identifique|enumere|liste|nomeie|aponte|sublinhe|extraia)(?!\\p{L})|quais (?:são|eram)(?!\\p{L})',
    '(?:trova|cerca|identifica|elenca|nomina|individua|sottolinea|estrai)(?!\\p{L})|quali (?:sono|erano)(?!\\p{L})',
    '(?:găsește|caută|identifică|enumeră|listează|numește|subliniază|extrage)(?!\\p{L})|care sunt(?!\\p{L})',
    '(?:请)?(?:找出|列出|指出|圈出|划出|标出)|(?:哪些|有哪些)',
    '[^。]{0,20}(?:見つけ|挙げ|抜き出|指摘|列挙)',
    '(?:جد|أوجد|اذكر|حدد|عدد|استخرج|ابحث)(?!\\p{L})|ما هي(?!\\p{L})',
  ],
  { atStart: true },
);

/** Into more than one language: each gets its version, and none a second one. */
const TONGUE =
  '(?:englisch|english|ingles|inglese|anglais|englez|spanish|espanol|espagnol|spanisch|espanhol|spagnolo|spaniol|french|frances|francese|francais|franzosisch|francez|german|aleman|allemand|deutsch|alemao|tedesco|german|italian|italien|portug|portogh|roman|rumanisch|rumano|roumain|romeno|rumeno|chin|cinese|japan|japon|japones|giapponese|arab|russ|rus|korean|coreano|dutch|polish|polnisch|turkish|turkisch|greek|hindi|swedish|latin|catalan)\\p{L}*';
const SEVERAL_TONGUES = lean(
  `(?<![\\p{L}])${TONGUE}(?:, (?:(?:al|en|ins?|into|in|para) )?${TONGUE})*,? (?:and|y|et|und|e|si) (?:(?:al|en|ins?|into|in|para|o) )*${TONGUE}|(?:英|日|法|德|韩|俄|中|意|葡|西班牙|意大利|葡萄牙|阿拉伯|粤)[语文]?(?:和|、|与|及|以及)[^，。]{0,6}[语文]|(?:两|三|多)种语言|語(?:と|、|および|そして)[^。、]{1,8}語に|الى (?:ال)?(?:انجليزيه|فرنسيه|اسبانيه|المانيه|ايطاليه|تركيه) (?:والى |و)(?:ال)?\\p{L}+`,
  'u',
);
const BY_ASPECTS: ReadonlySet<TaskKind> = new Set<TaskKind>(['evaluate', 'compare']);

const WITH_A_SCENE: ReadonlySet<TaskKind> = new Set<TaskKind>(['story', 'dialogue']);
const IN_CODE: ReadonlySet<TaskKind> = new Set<TaskKind>(['debug', 'readcode']);
const IN_A_ROLE: ReadonlySet<TaskKind> = new Set<TaskKind>(['acting', 'persona']);

/** "Rewrite the following sentence.": nothing is said on what is to be different, so one may choose between two ways. */
const MOST_OF_A_BARE_ORDER = { words: 7, signs: 14 } as const;
const isBareOrder = (instruction: string): boolean =>
  /\p{Script=Han}|\p{Script=Kana}/u.test(instruction)
    ? [...instruction].length <= MOST_OF_A_BARE_ORDER.signs
    : instruction.trim().split(/\s+/u).length <= MOST_OF_A_BARE_ORDER.words;

/** What decides between two lines of one kind of request. */
export function finerSigns(draft: DraftAnalysis, request: string): Partial<Record<Given, boolean>> {
  const { wording } = draft;
  return {
    sought: wording === 'handling' && seeks(draft) && LOOKS_THROUGH.test(request),
    answered: wording === 'handling' && seeks(draft) && !LOOKS_THROUGH.test(request),
    unspecified: wording === 'rewrite' && isBareOrder(draft.parts.instruction),
    wayTold: wording === 'rewrite' && WAY_TOLD.test(request),
    sceneOnly: WITH_A_SCENE.has(wording) && SCENE.test(request),
    faultsMany: IN_CODE.has(wording) && FAULTS.test(request),
    datesSought: wording === 'extract' && DATES.test(request),
    serving: IN_A_ROLE.has(wording) && SERVING.test(request) && !FANCIFUL.test(request),
    fancied: (wording === 'ideas' && FANCIED.test(request)) || (IN_A_ROLE.has(wording) && FANCIFUL.test(request)),
    abbreviated: wording === 'meaning' && isAbbreviated(draft.parts.instruction),
    ...(wording === 'meaning' ? { toned: IDIOM.test(request) || TONED.test(request) } : {}),
    altering: wording === 'code' && ALTERS.test(request),
    severalTongues: wording === 'translate' && SEVERAL_TONGUES.test(request),
    usedIn:
      (wording === 'words' || wording === 'text') &&
      USED_IN_SENTENCES.test(request) &&
      !NO_EXAMPLE_SENTENCES.test(request),
    aspectsNamed: BY_ASPECTS.has(wording) && ASPECTS_NAMED.test(request),
  };
}
