import { anyWord } from './any-word.js';
import { looksLikeCode } from './find-traits.js';
import { fold } from './fold.js';
import type { TaskKind } from './task-kinds.js';

/** The wordings that say nothing of the kind of task, or only see one word of it. */
const GENERAL: readonly TaskKind[] = [
  'unknown',
  'plain',
  'small',
  'question',
  'message',
  'change',
  'entries',
  'suggest',
  'acting',
];
const over = (...kinds: TaskKind[]): ReadonlySet<TaskKind> => new Set([...GENERAL, ...kinds]);

interface Draft {
  /** What the words alone suggested. */
  task: TaskKind;
  instruction: string;
  folded: string;
  hasMaterial: boolean;
}

interface PlainRequest {
  kind: TaskKind | ((draft: Draft) => TaskKind);
  /** Which wordings it replaces. */
  over: ReadonlySet<TaskKind>;
  /** All of them have to be found. */
  all: readonly RegExp[];
  unless?: RegExp;
  holds?: (draft: Draft) => boolean;
}

/** The assistant asks, and goes on when it has its answer. */
const ONE_AT_A_TIME = anyWord([
  'one question at a time|(?:be|act as|you are|play|pretend to be) (?:an?|the|my) .{0,24}interviewer',
  'una pregunta (?:a la vez|cada vez)|(?:haz|actúa|haga) (?:de|como) (?:un |mi )?(?:entrevistador|reclutador)\\p{L}*',
  'une question à la fois|(?:joue|fais|sois) (?:le |la |un |une )?(?:recruteu|intervieweu|examinateu)\\p{L}*',
  'eine frage nach der anderen|immer nur eine frage|spiel\\p{L}* (?:den |die |einen |eine )(?:interviewer|personaler|prüfer)\\p{L}*',
  'uma pergunta (?:de cada vez|por vez)|(?:seja|faça de|aja como) (?:o |a |um |uma )?(?:entrevistador|recrutador)\\p{L}*',
  '(?:una domanda|domande una) alla volta|(?:fai|fa’|sii) (?:il |la |da |un )?(?:selezionatore|recruiter|intervistatore|esaminatore)',
  '(?:câte )?o (?:singură )?întrebare (?:pe rând|odată|o dată)|(?:fii|joacă) (?:tu )?(?:un |rolul )?(?:recruiter|intervievator|examinator)\\p{L}*',
  '一次(?:只)?(?:问|提)一个|一个一个(?:地)?问|(?:当|扮演|做|是)(?:一?[个名位])?.{0,6}(?:面试官|考官)',
  '(?:一問|一つ|ひとつ)ずつ.{0,8}(?:質問|聞|出)|質問は(?:一つ|ひとつ|一問)ずつ|面接官(?:役)?(?:に|を|と|の)',
  'سؤال(?:ا)? ?(?:واحد(?:ا)? )?(?:في كل مرة|كل مرة|تلو)|(?:كن|تصرف ك|العب دور|مثل دور) ?(?:ال)?(?:محاور|مدير توظيف|مسؤول توظيف|ممتحن)\\p{L}*',
]);

/** One plays, and so does the other. */
const TWO_ROLES = anyWord(
  [
    "(?:(?:please|can you|let'?s) )*(?:be|play|pretend (?:to be|(?:that )?you(?:'?re| are))|act (?:as|like)|you(?:'?re| are)) .{2,70}?(?:,|;| and|\\.) ?(?:and )?(?:i'?m|i am|i'?ll be|i will be|i play) ",
    '(?:haz de|actúa como|finge (?:ser|que eres)|haz como que eres|eres|sé|imagina que eres) .{2,70}?(?:,| y) ?(?:y )?yo (?:soy|seré|hago)',
    '(?:fais|joue|sois|tu es|imagine que tu es|fais comme si tu étais) .{2,70}?(?:,| et) ?(?:et )?(?:moi,? )?(?:je (?:suis|serai|joue|fais)|moi (?:le|la|un|une))',
    '(?:spiel\\p{L}*|sei|tu so|du bist|stell dir vor,? du bist) .{2,70}?(?:,| und) ?(?:und )?ich (?:bin|spiele|wäre)',
    '(?:seja|faça de|faz de|finja (?:ser|que é)|você é|aja como|imagine que é) .{2,70}?(?:,| e) ?(?:e )?eu (?:sou|serei|faço)',
    '(?:fai|fingi di essere|fai finta di essere|sei|interpreta|immagina di essere) .{2,70}?(?:,| e) ?(?:e )?io (?:sono|sarò|faccio)',
    '(?:fă-te|fa-te|prefă-te|ești|joacă|fii|imaginează-ți că ești) .{2,70}?(?:,| și| iar) ?(?:și )?eu (?:sunt|voi fi|joc|fac)',
    '(?:请|假如|假设)?你(?:现在)?来?(?:当|扮演|演|做|是|假装).{1,24}[,，、;；]?我(?:来)?(?:当|扮演|演|做|是)',
    '(?:あなた|君|きみ)(?:は|が).{1,24}(?:、|で|,|，).{0,4}(?:私|僕|俺|わたし)(?:は|が)',
    '(?:كن|تخيل أنك|أنت|انت|تصرف ك|العب دور|مثل دور|تظاهر) ?.{2,70}(?:و|، ?و?)(?:أنا|انا) ',
  ],
  { atStart: true },
);

const ABOUT_CODE =
  /(?<![a-z])(?:sql|quer(?:y|ies)|code|script|function|loop|regex|css|html|python|java|javascript|typescript|js|react|docker\w*|npm|codigo|codice|codul?|consulta|requete|abfrage|interogare\p{L}*|api)(?![a-z])|代码|查询|脚本|程序|コード|クエリ|プログラム|كود|استعلام|برنامج/u;
const ASKS_WHY =
  /(?<![\p{L}])(?:why|how come|what(?:'?s| is) wrong|por ?que|que (?:esta mal|falla)|pourquoi|warum|wieso|weshalb|perche|de ce|porque)(?![\p{L}])|为(?:啥|什么|何)|怎么(?:这么|会|老是|一直)|哪里(?:错|有问题|不对)|なぜ|なんで|どうして|何が(?:悪|おかし)|لماذا|ليش|ليه/u;
const GOES_WRONG =
  /(?<![\p{L}])(?:slow|wrong|fails?|failing|errors?|null|undefined|nan|crash\p{L}*|empty|twice|duplicates?|not work\p{L}*|n'?t (?:work|run|compile|return)\p{L}*|lent[oaei]?|langsam|fehler|falla|falso|tarda|mal|no funciona|ne (?:marche|fonctionne)|erreur|funktioniert nicht|geht nicht|nao funciona|erro|non funziona|errore|lent[ăa]?|nu (?:merge|functioneaza)|eroare|gresit)(?![\p{L}])|慢|错|报错|不对|不行|卡|崩|失败|遅|動かな|動きま|エラー|おかし|بطي|خطا|لا يعمل|ما يشتغل|مو شغال/u;
const REPAIRS =
  /^(?:(?:please|pls|can you|bitte|por favor|te rog) )*(?:fix|debug|repair|correct|arregla|corrige|repara|corrig\p{L}*|debogue|behebe?|repariere?|korrigiere?|conserta|corrija|arrume|correggi|sistema|ripara|repara|corecteaza|修|改|调试|帮我(?:修|改)|直して|デバッグ|اصلح|صحح)/u;
const STATEMENT = /(?<![\p{L}])(?:select\s.+\sfrom|insert into|update \w+ set|delete from|create table)\s/iu;
const holdsCode = ({ instruction }: Draft): boolean => looksLikeCode(instruction) || STATEMENT.test(instruction);

const PROGRAMMING_LANGUAGE =
  /(?<![a-z])(?:python|pandas|javascript|typescript|js|ts|java|c#|c\+\+|php|ruby|golang|rust|kotlin|swift|bash|powershell|node(?:\.?js)?|react|vba|matlab|sql)(?![a-z])|بايثون|جافا|パイソン/u;
const PROGRAMMED =
  /(?<![\p{L}])(?:for loop|while loop|loops?|bucles?|boucles?|schleifen?|cicl[oi]|bucl[ae]|merge|combine|read|parse|sort|filter|split|reverse|iterate|rename|remove|scrape|unir|juntar|combinar|ordenar|recorrer|recorro|fusionner|trier|lire|parcourir|einlese\p{L}*|zusammenfuhr\p{L}*|sortier\p{L}*|umbenenn\p{L}*|leggere|unire|ordinare|citesc|citi|unesc|sortez|parcurg|concatenez)(?![\p{L}])|合并|读取|循环|遍历|删除|排序|去重|转换|拆分|提取|批量|爬|結合|読み込|ループ|並べ替|削除|変換|取り出|يقرا|قراءه|دمج|ترتيب|حلقه/u;
const CODE_NAMED =
  /^(?:\p{L}+ ){0,3}?(?:script|program(?:ma|me|m)?|codigo|funcion|funktion|funzione|functie|skript|code|codice|cod)(?![\p{L}])|^(?:اكتب |اريد |ابغي |عايز )?(?:لي )?(?:كود|سكربت|سكريبت|برنامج|داله)|^(?:帮我)?(?:写|用|做).{0,6}(?:代码|脚本|程序|函数)|(?:コード|スクリプト|プログラム|関数)(?:を|が)/u;
const LEARNED =
  /(?<![\p{L}])(?:learn|teach|explain|difference|install|aprend\p{L}*|explica\p{L}*|apprend\p{L}*|expliqu\p{L}*|lern\p{L}*|erklar\p{L}*|impar\p{L}*|spiega\p{L}*|invat\p{L}*|instal\p{L}*|why|error)(?![\p{L}])|学习|教程|入门|区别|解释|为什么|报错|勉強|学び|違い|تعلم|شرح|اشرح|الفرق/u;

const DIFFERENCE = anyWord([
  "(?:what'?s|whats|what is|what are|explain|tell me) (?:the |me the )?differences? between|(?:the )?difference between",
  'diferencias? (?:entre|hay entre)',
  'différences? entre',
  'unterschiede? zwischen',
  'diferenças? entre',
  "differenz[ae] (?:tra|fra)|differenza c'è (?:tra|fra)",
  'diferenț[ae] (?:dintre|între)',
  '(?:和|跟|与|同|、).{1,16}(?:有)?(?:啥|什么|何)?(?:到底)?.{0,6}(?:区别|差别|不同|不一样)',
  'と.{1,16}の(?:違い|差)',
  'الفرق بين|ما الفرق|ايش الفرق|شو الفرق',
]);
const MADE =
  /^(?:(?:please|can you|help me|por favor) )*(?:write|draft|make|create|escrib|redact|ecri|redig|schreib|verfass|escrev|scriv|scrie|redig)|^(?:帮我|请)?(?:写|做|生成)|(?:を|て)(?:書いて|作って)|^(?:اكتب|اعمل|انشئ)/u;

const EXPLAIN = anyWord(
  [
    '(?:(?:can you|please|pls) )*(?:explain|teach me|help me understand)(?!\\p{L})',
    '(?:por favor,? )?(?:explíca(?:me|nos)?|explique(?:me)?|enséñame)(?!\\p{L})',
    '(?:explique(?:-moi|z-moi)?|apprends-moi|aide-moi à comprendre)(?!\\p{L})',
    '(?:bitte )?(?:erkläre?(?: mir)?|bring mir .{2,40} bei)(?!\\p{L})',
    '(?:me )?(?:explique|explica|ensine)(?:-me)?(?!\\p{L})',
    '(?:spiega(?:mi|ci)?|spieghi|insegnami)(?!\\p{L})',
    '(?:explică(?:-mi)?|explicați(?:-mi)?|învață-mă)(?!\\p{L})',
    '(?:请|帮我|给我)?(?:解释|讲解|讲讲|讲一?下|说说|科普|通俗.{0,4}(?:解释|讲))',
    '.{1,30}(?:について|とは何か|って何か|の(?:仕組み|意味|違い|使い方|基本|考え方))(?:を|も)?.{0,16}(?:教えて|説明)|.{1,30}(?:が|は)(?:よく|いまいち|全然)?.{0,6}わから(?:ない|ん|なく)',
    '(?:اشرح|وضح|فسر|علمني|فهمني)(?: لي)?(?!\\p{L})',
  ],
  { atStart: true },
);
const NO_EXPLANATION =
  /(?:me|mir|moi|mi) (?:the )?\p{Nd}+ \p{L}|おすすめ|やり方|レシピ|何を(?:言|書|着|作|買)|どうしたら|(?:one|two|a single) (?:sentence|line|word)s?|(?:una|dos) frases?|(?:une|deux) phrases?|(?:einem|zwei) s(?:atz|atzen)|[一两]句|[一二]文|why (?:this|my|the) code/u;

/** Explained to a child, an answer has neither evidence nor degrees of certainty. */
const TO_A_CHILD = anyWord([
  "(?:like|to|as if|as though) .{0,16}(?:\\p{Nd}+|five|six|seven|eight|nine|ten)[- ]?(?:years?|yr)[- ]?(?:s )?[- ]?olds?|eli5|like i'?m (?:a (?:kid|child)|\\p{Nd}|five|six|ten)|(?:to|for) a (?:small |young )?(?:child|kid|toddler)",
  'como si (?:tuviera|fuera) .{0,8}(?:\\p{Nd}|niñ)|(?:como )?(?:a|para) un[a]? niñ[oa]',
  "comme si j'avais \\p{Nd}|(?:à|pour) un enfant",
  '(?:wie |für )?eine[mn]? (?:\\p{L}+ )?(?:kind|\\p{Nd}+-?jährigen)|als wäre ich \\p{Nd}',
  'como se (?:eu )?(?:tivesse|fosse) .{0,6}(?:\\p{Nd}|crian)|(?:para|a) uma criança',
  'come se avessi \\p{Nd}|(?:a|per) un bambin[oa]',
  '(?:ca )?(?:pentru|unui|la) (?:un )?copil|ca și cum aș avea \\p{Nd}',
  '(?:小孩|孩子|小朋友|小学生).{0,6}(?:懂|讲|解释|回答)|(?:给|对|像).{0,4}(?:\\p{Nd}+|[三四五六七八九十])岁.{0,8}(?:讲|解释|说)',
  '(?:子供|子ども|小学生|幼稚園児).{0,4}(?:に|でも).{0,6}(?:わか|説明|教え)|(?:\\p{Nd}+|[三四五六七八九])歳.{0,6}(?:に|でも).{0,8}(?:わか|説明|教え)',
  '(?:كأنك|كانك) .{0,16}طفل|(?:لطفل|كطفل|لطفلي)|كأني طفل',
]);
const FOR_A_CHILD =
  /story|letter|recipe|gift|present|party|book|game|poem|activit|toy|cuento|regalo|fiesta|histoire|cadeau|geschichte|geschenk|historia|presente|storia|regalo|poveste|cadou|故事|礼物|游戏|生日|玩具|吃|物語|プレゼント|ゲーム|هديه|قصه|لعبه/u;

const SUMMARISE = anyWord(
  [
    '(?:(?:please|can you) )*(?:summari[sz]e|sum up|tl;?dr)',
    '(?:resume|resumir|haz un resumen|resúmeme)(?!\\p{L})',
    '(?:résume|résumez|fais(?:-moi)? un résumé)',
    '(?:fasse?|fass) .{0,40}zusammen|zusammenfassung',
    '(?:resuma|resume|faça um resumo)(?!\\p{L})',
    '(?:riassumi|fai un riassunto|sintetizza)',
    '(?:rezumă|rezuma|fă un rezumat|sintetizează)',
    '(?:请|帮我)?(?:把.{0,12})?(?:总结|概括|归纳|提炼)',
    '.{0,30}(?:要約|まとめて)',
    '(?:لخص|اختصر|أوجز)',
  ],
  { atStart: true },
);

const WRONG_SENTENCE = anyWord([
  "what(?:'?s| is) (?:wrong|incorrect) (?:with|in|about) (?:this|my|the following|the) (?:sentence|text|paragraph|grammar|phrase)",
  'qué (?:está mal|hay de malo|error\\p{L}* (?:hay|tiene)) (?:en|con)? ?(?:esta|la siguiente|la|mi) (?:frase|oración)',
  "qu'est-ce qui (?:ne va pas|cloche) dans (?:cette|ma|la) phrase|quelle (?:est l')?(?:erreur|faute) dans (?:cette|la) phrase",
  'was ist (?:an |in )?(?:falsch (?:an|in) )?(?:diesem|dem|meinem) satz(?: falsch)?',
  'o que (?:há|está|tem) de? ?errado (?:nesta|nessa|com esta|com essa|na) frase',
  "(?:che )?cosa (?:c'è|è) (?:di )?sbagliato in questa frase|che errore c'è in questa frase",
  'ce (?:e|este) greșit (?:în|la) (?:propoziția|fraza)',
  '这(?:句|个句子|句话|段).{0,6}(?:哪里|哪儿|有什么|有啥|什么地方)有?(?:语法)?(?:错|不对|问题|毛病)',
  '(?:この|次の)(?:文|英文|文章)(?:の|は|、)?(?:どこが|何が)(?:間違|おかし|変)',
  'ما (?:هو )?(?:الخطأ|الخطا) في (?:هذه |هذا )?(?:الجملة|الجمله|النص)',
]);

const PACKING = anyWord([
  'packing list|(?:camping|travel|moving) checklist',
  'lista (?:de|para) (?:equipaje|la maleta|maleta|viaje)',
  'liste (?:de|des|pour les) (?:bagages|valise)',
  'packliste',
  'lista (?:de|para a|da) (?:mala|bagagem)',
  'lista (?:della|per la) valigia',
  'listă (?:de|pentru) bagaj\\p{L}*',
  '(?:行李|打包|出行|露营)清单',
  '持ち物リスト|荷造りリスト',
  'قائمة (?:أمتعة|الأمتعة|أغراض السفر|حقيبة)',
]);

const TRIP = anyWord(
  [
    '(?:(?:a|long|romantic|short) )*(?:week-?end|\\p{Nd}+ (?:days?|nights?)|\\p{Nd}+-day trip) (?:trip )?(?:in|to|at) \\p{L}{3,}',
    '(?:un )?(?:finde|fin de semana|escapada|\\p{Nd}+ días) (?:romántic[oa] )?(?:en|a|por) \\p{L}{3,}',
    '(?:un )?(?:week-?end|\\p{Nd}+ jours) (?:romantique |en amoureux )?(?:à|au|aux|en|dans) \\p{L}{3,}',
    '(?:ein )?(?:wochenende|\\p{Nd}+ tage|städtetrip) (?:in|nach|an|auf) \\p{L}{3,}',
    '(?:um )?(?:fim de semana|\\p{Nd}+ dias) (?:em|no|na|por) \\p{L}{3,}',
    '(?:un )?(?:weekend|fine settimana|\\p{Nd}+ giorni) (?:a|in|al|nel) \\p{L}{3,}',
    '(?:un )?(?:weekend|city ?break|\\p{Nd}+ zile) (?:la|în|prin) \\p{L}{3,}',
    '(?:.{0,6})(?:去|到).{1,10}(?:玩|旅游|旅行|自由行|自驾|度假)|.{2,8}[\\p{Nd}一二三四五六七两]+[天日](?:游|自由行|攻略|行程)',
    '.{0,20}(?:\\p{Nd}+泊(?:\\p{Nd}+日)?|日帰り).{0,12}(?:旅行|旅|プラン|観光)',
    'رحلة (?:إلى|الى|ل)|سفرة (?:إلى|الى|ل)',
  ],
  { atStart: true },
);
const NO_TRIP =
  /pack|caption|essay|diary|weather|how much|cost of|e-?mail|invit|equipaje|valise|mala|valigia|bagaj|文案|日记|作文|请假|带(?:什么|啥)|多少钱|签证|朋友圈|持ち物|日記|قائمه|مقال/u;

const COOK = anyWord([
  'what (?:can|should|do|could) (?:i|we) (?:make|cook|eat) (?:for (?:dinner|lunch|breakfast|tea)|with|tonight)|what to (?:cook|make for (?:dinner|lunch))',
  'qué (?:cocino|ceno|puedo cocinar|preparo|hago (?:de|para) (?:cenar|comer|cena|comida|la cena))',
  "(?:quoi|qu'est-ce que je (?:peux|pourrais)|que) (?:cuisiner|faire à manger|manger ce soir|préparer (?:pour|avec|ce))",
  'was (?:koche ich|soll ich .{0,24}kochen|kann ich .{0,40}kochen)',
  'o que (?:fazer|cozinhar|eu faço|faço|posso fazer) (?:para|pro|de|no) ?(?:o )?(?:jantar|almoço)|o que cozinhar',
  '(?:che )?cosa (?:cucino|posso cucinare|preparo (?:per|a|con))',
  'ce (?:gătesc|să gătesc|pot (?:să )?găti|pot să gătesc|fac de mâncare|fac la cină)',
  '(?:晚饭|午饭|晚餐|午餐|早餐|早饭|夜宵|今晚|晚上|中午).{0,6}(?:做|煮|吃)点?(?:啥|什么)|(?:能|可以)(?:做|炒)(?:啥|什么)(?:菜|吃的)',
  '(?:夕飯|夕食|晩ご飯|昼ご飯|お昼|朝ご飯|ご飯|お弁当).{0,10}(?:何|なに).{0,6}(?:作|しよ|いい)|何(?:を)?作れ',
  '(?:ايش|وش|شو|ماذا|إيه|ايه) (?:أسوي|اسوي|أطبخ|اطبخ|أعمل|اعمل) .{0,16}(?:عشا|غدا|فطور|أكل|طبخ)|(?:ماذا|ايش|وش|شو) أطبخ',
]);
const NO_COOKING = /减肥|感冒|药|生病|怀孕|长高|补|治|餐厅|外卖|restaurant|takeaway|ダイエット|店/u;

const DECIDE = anyWord([
  'should (?:i|we) .{3,80} or (?!not)',
  '(?:me (?:mudo|quedo|compro|voy)|acepto|alquilo|compro|elijo|sigo) .{2,60} o (?:me |sigo|no )?\\p{L}+',
  'je (?:prends|reste|pars|choisis|achète|accepte|loue|garde|déménage) .{2,60} ou (?!pas)',
  '(?:soll ich|nehme ich|kaufe ich|bleibe ich|ziehe ich) .{2,80} oder (?!nicht)',
  '(?:me mudo|fico|aceito|compro|alugo|escolho) .{2,60} ou ',
  '(?:mi trasferisco|resto|accetto|compro|affitto|scelgo|prendo) .{2,60} o ',
  '(?:mă mut|ma mut|rămân|raman|accept|cumpăr|cumpar|aleg|închiriez|plec|iau) .{2,60} sau ',
  '^(?:.{0,16})(?:要不要|该不该|值不值得)|(?:选|买|去|留|租|学|读|考).{0,16}还是.{1,20}',
  'べきか.{0,10}(?:迷|悩)|か.{1,20}(?:か|どちら)(?:で|に)?(?:迷|悩)',
  '(?:محتار|أشتري|اشتري|أقبل|اقبل|أختار|اروح|أدرس|ادرس|أستأجر) .{2,60} (?:ولا|أم|ام|أو) ',
]);

const FORMAL_LETTER = anyWord([
  '(?:cancellation|resignation|termination|complaint) (?:letter|e-?mail|notice)|(?:letter|e-?mail) (?:to cancel|cancell?ing|of resignation|of complaint)',
  'carta (?:de|para) (?:baja|renuncia|reclama|cancela|rescisi|dar de baja)',
  '(?:lettre|courrier|mail) (?:de|pour) (?:résili|démission|réclam)|résiliation (?:de |du |d’)?(?:mon |ma )?(?:contrat|abonnement|bail|salle)',
  'kündigung\\p{L}* .{0,60}(?:schreib|verfass|formulier)|kündigung(?:sschreiben)? (?:für |fürs |vom |des |der |meine[sr]? )?(?:fitness|handy|miet|wohnung|vertrag|abo|versicherung|job|arbeit|verein|internet)|widerspruch .{0,40}(?:schreib|verfass)',
  'carta (?:de|para) (?:cancelamento|rescis|demiss|reclama)|pedido de (?:demissão|cancelamento)',
  '(?:lettera|mail|e-?mail) di (?:disdetta|dimission|reclamo)|disdetta (?:della |del |dell’)?(?:palestra|contratto|abbonamento)',
  '(?:cerere|scrisoare|notificare|mail) (?:de|pentru) (?:reziliere|rezilierea|demisie|încetare|reclama)',
  '辞职信|辞职报告|解约(?:函|信)|退(?:租|订|会)(?:函|信|通知|申请)|投诉信',
  '退職届|退職願|解約(?:届|通知|の(?:手紙|メール|文))|退会の?(?:メール|連絡|届)',
  '(?:خطاب|رسالة|طلب) (?:استقالة|إلغاء|إنهاء|شكوى|فسخ)',
]);

/** Somebody has to do something: no word between friends. */
const OFFICIAL_MAIL =
  /^(?:\p{L}+[- ]){0,4}?(?:e-?mails?|letter|correo|carta|mail|courriel|lettre|brief|lettera|scrisoare) (?:to|an|a|al|au|para|ao|catre|pentru|pour|per|fur|alla|all') ?(?:\p{L}+ )?(?:landlord|landlady|bank|insurance|insurer|council|school|hr|boss|manager|supplier|seller|airline|hotel|casero|arrendador|banco|jefa?|seguro|proprietaire|banque|patron|assurance|vermieter\p{L}*|bank|versicherung|chef|proprietario|senhorio|chefe|padrone di casa|banca|capo|proprietar\p{L}*|sef\p{L}*|banc\p{L}*)(?![\p{L}])|^(?:帮我)?(?:给|跟)?.{0,4}(?:房东|银行|老板|领导|客服).{0,8}(?:邮件|信)/u;

/** What is to be sent stands last, and only a noun says so. */
const TO_BE_SENT =
  /(?:送る|伝える|断る|頼む|謝る|お願いする|返す)(?:文面?|メッセージ|メール|ライン|line)(?:$|[、。，,])|^(?:发给|给|跟).{1,10}的(?:微信|消息|短信|信息)(?:$|[，,。])/u;

const REPLY_TO_CUSTOMER = anyWord([
  '(?:reply|respond|response|answer|write back) to (?:this |an? |our |my |the )?(?:\\p{L}+ )?(?:customer|client|guest|review|complaint)',
  '(?:responde|respuesta|contesta|responder|contestar) (?:a|al) (?:un[a]? |este |esta |la |mi )?(?:client|queja|reseña)',
  '(?:réponds|réponse|répondre) (?:à|au) (?:un |une |ce |cette |la |mon |ma )?(?:client|avis|réclamation)',
  '(?:antwort\\p{L}*) (?:an|auf) (?:eine[nr]? |diese[nr]? |die |den )?(?:\\p{L}+ )?(?:kund|beschwerde|bewertung)|antworte (?:diesem |einem )?\\p{L}* ?kunden',
  '(?:responda|resposta|responder) (?:a|ao|para) (?:um[a]? |este |esta |esse )?(?:cliente|reclama|avalia)',
  '(?:rispondi|risposta|rispondere) (?:a|al|alla) (?:un |una |questo |questa )?(?:client|recension|reclamo)',
  'răspun\\p{L}* (?:la|către|unui|unei|pentru) (?:un |o |acest |acestui )?(?:client|recenzi|reclama)|răspunde-i (?:unui |acestui )?client',
  '(?:回复|回|答复)(?:一?[个下位]|这个|这位|一下)?.{0,8}(?:客户|顾客|差评|投诉|买家)',
  '(?:お客様|お客さん|顧客|クレーム|口コミ|レビュー).{0,16}(?:返信|返事|返答|回答)',
  '(?:رد|الرد|أرد|ارد)(?: لي)? (?:على|علي|ل) ?(?:هذا )?(?:ال)?(?:عميل|زبون|شكوى|تقييم)',
]);

const POST = anyWord([
  '(?:(?:write|make|create|draft|need|want|give me|help me write) )*(?:an? |my |our )?(?:short )?(?:facebook|linkedin|insta(?:gram)?|social(?: media)?|fb) (?:post|announcement|update)(?!\\p{L})|post (?:for|on) (?:facebook|linkedin|instagram|fb)',
  '(?:post|publicación) (?:de|en|para) (?:facebook|linkedin|instagram|insta|redes)',
  '(?:post|publication) (?:pour |sur )?(?:facebook|linkedin|instagram|insta)',
  '(?:facebook|linkedin|instagram|insta)-?(?:post|beitrag)|(?:post|beitrag) (?:für|auf) (?:facebook|linkedin|instagram|insta)',
  '(?:post|postagem|publicação) (?:para|no|do|de) (?:facebook|linkedin|instagram|insta)',
  '(?:post|pubblicazione) (?:per|su|di) (?:facebook|linkedin|instagram|insta)',
  '(?:post|postare) (?:de|pe|pentru) (?:facebook|linkedin|instagram|insta)',
  '小红书(?:文案|笔记|帖)|(?:公众号|微信)推文|(?:微博|朋友圈)推广',
  '(?:インスタ|フェイスブック|facebook|linkedin|sns|x)(?:の|に|用の?)?投稿',
  'منشور (?:ل|على |في |عن )?(?:فيسبوك|انستا|إنستغرام|لينكد|تويتر)',
]);
const SEVERAL_POSTS =
  /(?<![\p{L}])(?:posts|ideas|captions|calendar|strategy|schedule|ideen|idees|idei|publicaciones|postagens|hashtags)(?![\p{L}])|\p{Nd}\s?[个条つ篇]|日历|アイデア/u;
const SELLS =
  /gratis|gratuit|free shipping|frete|envio|livraison|versand|(?<![\p{L}])(?:shop|loja|tienda|boutique|laden|negozio|magazin)|包邮|送料無料|[$€£¥%]|\p{Nd}\s?(?:lei|ron|eur|euros?|usd|dollars?|pounds?|reais|元|块|円|ريال|درهم|جنيه)|\p{L}*(?:order|sale|discount|offer|shop|buy|oferta|pedido|promo|rabatt|angebot|commande|soldes|sconto|comenzi|reducere)|推|卖|折|优惠|下单|新品|発売|割引|セール|خصم|عرض|اطلب/u;

const ANALYSE = anyWord([
  '(?:analy[sz]e|interpret|look at|what stands out|what do you see)(?!\\p{L})',
  '(?:analiza|interpreta|qué destaca)',
  '(?:analyse|interprète|que ressort)',
  '(?:analysiere|werte .{0,30}aus|was fällt .{0,12}auf)',
  '(?:analise|analisa|interprete)',
  '(?:analizza|interpreta)',
  '(?:analizează|interpretează)',
  '分析|解读|看看.{0,8}(?:数据|数字)',
  '分析|読み取',
  '(?:حلل|تحليل)',
]);
const FIGURES = /(?:\p{Nd}+(?:[.,]\p{Nd}+)*[^\p{Nd}]+){3,}\p{Nd}/u;

/** "What should we use, and how do we launch it": a recommendation, and a way to carry it out. */
const WHICH_AND_HOW = anyWord([
  '(?:what|which) .{2,80}(?:should|would|can) (?:we|i) .{0,60} and how (?:do|can|should|would) (?:we|i)',
  'qué .{4,80} y cómo (?:lo |la )?(?:lanz|empez|organiz|implement|hac|hag|mont)',
  '(?:quel|quelle) .{4,80} et comment (?:le |la |on |nous |je )',
  '(?:welche[nsr]?|was) .{4,80} und wie (?:führen|starten|setzen|gehen|bauen|mache|fange)',
  '(?:qual|que) .{4,80} e como (?:o |a |eu |lan|implement|faz|coloc)',
  '(?:quale|che) .{4,80} e come (?:lo |la |lanci|organizz|facc|avvi)',
  '(?:ce|care) .{4,80} și cum (?:îl |o |să |lans|organiz|implement)',
  '(?:用|选)(?:什么|哪个|哪种).{2,60}(?:怎么|如何)(?:上线|推广|落地|启动|实施|做)',
  '(?:何|どの).{2,60}、?どう(?:導入|始め|進め|立ち上げ)',
  '(?:ما|أي) .{4,80} وكيف ',
]);

const START = anyWord([
  'where (?:do|should) (?:i|we) (?:start|begin)|what (?:do|should) (?:i|we) do first',
  '(?:por )?dónde (?:empiezo|empezar|comienzo)|qué hago primero',
  'par (?:où|quoi) (?:commencer|je commence)',
  '(?:wo|womit) (?:fange ich|anfangen|soll ich)',
  'por onde (?:começo|começar|eu começo)',
  'da dove (?:inizio|comincio|partire|si comincia)',
  'de unde (?:încep|să încep|începem)|cu ce (?:încep|să încep)',
  '从(?:哪|何)(?:里|儿|处)?(?:开始|入手|着手)|先(?:做|干)(?:什么|啥)',
  '(?:何|どこ)から(?:始め|手を付け|やれ|準備)|まず何を',
  'من أين أبدأ|بماذا أبدأ',
]);
const EVENT =
  /(?<![\p{L}])(?:party|wedding|event|reunion|picnic|bbq|conference|fundraiser|fiesta|boda|evento|fete|mariage|evenement|pot de|feier|hochzeit|fest|veranstaltung|festa|casamento|matrimonio|petrecere|nunta|botez|eveniment)(?![\p{L}])|聚会|婚礼|活动|年会|团建|聚餐|歓迎会|送別会|飲み会|忘年会|新年会|幹事|結婚式|パーティ|イベント|حفل|عرس|زفاف|مناسب/u;

const WEIGHT = anyWord([
  'lose (?:weight|\\p{Nd}+ ?(?:kg|kilos?|lbs?|pounds))|weight[- ]loss|slim down',
  'adelgaz|bajar (?:de peso|\\p{Nd}+ kilos?)|perder (?:peso|\\p{Nd}+ kilos?)',
  'maigrir|perdre (?:du poids|\\p{Nd}+ kilos?)',
  'abnehm|abzunehmen|gewicht verlieren',
  'emagrec|perder (?:peso|\\p{Nd}+ quilos?)',
  'dimagri|perdere (?:peso|\\p{Nd}+ chili)',
  'slăbi|slăbesc|slabi',
  '减肥|减重|减脂|瘦(?:身|\\p{Nd}|到)',
  'ダイエット|痩せ|減量',
  'تخسيس|إنقاص|انقاص|أنحف|خسارة الوزن',
]);
const EXERCISES =
  /(?<![\p{L}])(?:workout|exercis\p{L}*|gym|train\p{L}*|run(?:ning)?|entren\p{L}*|ejercici\p{L}*|entraine\p{L}*|seances?|sport|ubung\p{L}*|fitness|trein\p{L}*|exercici\p{L}*|allenament\p{L}*|antren\p{L}*|exerciti\p{L}*|sala)(?![\p{L}])|健身|训练|运动|跑步|筋トレ|運動|トレーニング|تمرين|تمارين|رياض/u;
const EATING =
  /(?<![\p{L}])(?:diet plan|meal plan|menu|dieta|plan de comidas|regime|ernahrungsplan|essensplan|plano alimentar|piano alimentare|plan alimentar|meniu)(?![\p{L}])|食谱|菜单|献立|食事プラン|نظام غذائي|وجبات/u;

/** In the order in which they are asked. */
const REQUESTS: readonly PlainRequest[] = [
  {
    kind: 'troubleshoot',
    over: new Set(['suggest', 'plain', 'small', 'unknown']),
    all: [],
    holds: ({ task }) => task === 'troubleshoot',
  },
  { kind: 'turns', over: over('interview', 'quiz', 'consult'), all: [ONE_AT_A_TIME] },
  {
    kind: 'roleplay',
    over: over('persona', 'dialogue', 'consult', 'story', 'interview', 'email'),
    all: [TWO_ROLES],
    unless: /write|schreib|escrib|ecri|scrie|scriv|escrev|写|書い|اكتب/u,
  },
  {
    kind: 'debug',
    over: over('formula', 'code', 'troubleshoot', 'why', 'fact'),
    all: [ASKS_WHY, GOES_WRONG],
    holds: (draft) => ABOUT_CODE.test(draft.folded) || holdsCode(draft),
  },
  { kind: 'debug', over: over('formula', 'correct', 'rewrite'), all: [REPAIRS], holds: holdsCode },
  {
    kind: 'code',
    over: over('troubleshoot', 'email', 'text'),
    all: [PROGRAMMING_LANGUAGE],
    holds: ({ folded }) => PROGRAMMED.test(folded) || CODE_NAMED.test(folded),
    unless: LEARNED,
  },
  {
    kind: 'summarise',
    over: over('rewrite', 'text', 'list'),
    all: [SUMMARISE],
    holds: ({ hasMaterial }) => hasMaterial,
  },
  { kind: 'correct', over: over('fact', 'troubleshoot', 'evaluate', 'judge', 'why'), all: [WRONG_SENTENCE] },
  {
    kind: 'explain',
    over: over('fact', 'why', 'yesno', 'describe', 'words'),
    all: [TO_A_CHILD],
    holds: ({ hasMaterial }) => !hasMaterial,
    unless: FOR_A_CHILD,
  },
  { kind: 'consult', over: over('decide', 'recommend'), all: [WHICH_AND_HOW] },
  { kind: 'plan', over: over('sum', 'math', 'quantity'), all: [START, EVENT] },
  {
    kind: ({ folded }) => (EATING.test(folded) ? 'meals' : 'plan'),
    over: new Set(['training', 'plain', 'small', 'unknown']),
    all: [WEIGHT, /plan|program|semana|计划|方案|食谱|菜单|プラン|計画|献立|خط[هة]|نظام|برنامج|menu|diet/u],
    unless: EXERCISES,
    holds: ({ folded }) => !/[?？؟吗]/u.test(folded),
  },
  { kind: 'compare', over: over('words', 'fact'), all: [DIFFERENCE], unless: MADE },
  { kind: 'evaluate', over: over('summarise', 'text'), all: [ANALYSE, FIGURES] },
  { kind: 'checklist', over: over('list', 'schedule'), all: [PACKING] },
  { kind: 'cook', over: over('recipe', 'list', 'fact'), all: [COOK], unless: NO_COOKING },
  { kind: 'trip', over: over('describe', 'schedule'), all: [TRIP], unless: NO_TRIP },
  {
    kind: 'email',
    over: over('translate', 'copy', 'document'),
    all: [FORMAL_LETTER],
    holds: ({ hasMaterial }) => !hasMaterial,
  },
  { kind: 'email', over: over('reply'), all: [REPLY_TO_CUSTOMER] },
  { kind: 'email', over: new Set(['message']), all: [OFFICIAL_MAIL] },
  { kind: 'email', over: over('why', 'fact', 'list', 'explain'), all: [TO_BE_SENT], unless: MADE },
  {
    kind: ({ folded }) => (SELLS.test(folded) ? 'copy' : 'text'),
    over: over('caption', 'email'),
    all: [POST],
    unless: SEVERAL_POSTS,
  },
  { kind: 'decide', over: over('fact', 'list'), all: [DECIDE], unless: MADE },
  {
    kind: 'explain',
    over: over('words', 'fact'),
    all: [EXPLAIN],
    holds: ({ hasMaterial }) => !hasMaterial,
    unless: NO_EXPLANATION,
  },
];

/** What a draft plainly asks for in its shape, where its words alone have led to a general wording or to a wrong one. */
export function plainRequest({
  wording,
  ...read
}: Omit<Draft, 'folded'> & { wording: TaskKind }): TaskKind | undefined {
  const candidates = REQUESTS.filter(({ over }) => over.has(wording));
  if (candidates.length === 0) return undefined;
  const draft = { ...read, folded: fold(read.instruction) };
  const found = candidates.find(
    ({ all, unless, holds }) =>
      all.every((pattern) => pattern.test(draft.folded)) &&
      !unless?.test(draft.folded) &&
      (holds === undefined || holds(draft)),
  );
  return typeof found?.kind === 'function' ? found.kind(draft) : found?.kind;
}

/** Asked in so many words, although no sign says so: common where one writes as one speaks. */
const ASKS_AT_THE_END =
  /(?:啥|什么|怎么(?:办|样|做|说|弄|回事)?|哪[里个些儿]|[吗么呢]|为何|为啥|为什么|多少|多久|几[个点天岁]|谁|是不是|能不能|可不可以|行不行|好不好)[^，,。！!；;]{0,10}$|(?:何|なに|どう|どこ|いつ|なぜ|なんで|どれ|どの|どっち|誰|いくら)[^、。！]{0,14}(?:か|の|かな|いい|べき|だろう|でしょう)$|^(?:ايش|وش|شو|ليش|ليه|ماذا|كيف|هل|متي|اين|وين|كم|لماذا|ما (?:هو|هي|الفرق|افضل|معني)) [^.،؛]*$/u;
const ORDERED =
  /^(?:请|帮|给|替|写|列|推荐|做[一个份]|翻译|生成|总结|解释|告诉|来[一个份])|(?:教えて|書いて|作って|ください|くれ|して|ほしい)$|^(?:اكتب|اعطني|اشرح|لخص|ترجم|اقترح)/u;

export function asksWithoutMark(instruction: string): boolean {
  const folded = fold(instruction).trim();
  return !/[?？؟\n:：]/u.test(folded) && ASKS_AT_THE_END.test(folded) && !ORDERED.test(folded);
}
