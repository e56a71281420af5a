import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** The assistant asks, and goes on when it has its answer. */
export const ONE_AT_A_TIME = anyWord([
  'one question at a time|ask me .{0,40}(?:questions? )?one (?:at a time|by one|after (?:another|the other))|(?:be|act as|you are|play|pretend to be) (?:an?|the|my) .{0,24}interviewer',
  'una pregunta (?:a la vez|cada vez)|(?:haz|pon|plantea|formula)\\p{L}* [^.?\\n]{0,60}preguntas?[^.?\\n]{0,60}(?:una a una|una por una|de una en una|una a la vez)|(?:haz|actúa|haga) (?:de|como) (?:un |mi )?(?:entrevistador|reclutador)\\p{L}*',
  'une question à la fois|(?:pose|posez)(?:-moi)? [^.?\\n]{0,60}(?:questions?|qcm)[^.?\\n]{0,60}(?:une? (?:par|à|après) (?:une?|la fois|l.autre))|(?:joue|fais|sois) (?:le |la |un |une )?(?:recruteu|intervieweu|examinateu)\\p{L}*',
  'eine frage nach der anderen|(?:stell|frag)\\p{L}* (?:mir |mich )?(?:nacheinander|einzeln|eine nach der anderen)|(?:stell|frag)\\p{L}* [^.?\\n]{0,60}fragen[^.?\\n]{0,40}(?:nacheinander|einzeln|eine nach der anderen)|immer nur eine frage|spiel\\p{L}* (?:den |die |einen |eine )(?:interviewer|personaler|prüfer)\\p{L}*',
  'uma pergunta (?:de cada vez|por vez)|(?:faça|faz|me faça|pergunte)[^.?\\n]{0,60}(?:perguntas?|questões)[^.?\\n]{0,60}(?:uma (?:de cada vez|por vez|a uma|por uma))|(?:seja|faça de|aja como) (?:o |a |um |uma )?(?:entrevistador|recrutador)\\p{L}*',
  '(?:una domanda|domande una) alla volta|(?:fammi|fai|ponimi|poni)[^.?\\n]{0,60}domande[^.?\\n]{0,60}(?:una (?:alla volta|per volta|dopo l.altra))|(?:fai|fa’|sii) (?:il |la |da |un )?(?:selezionatore|recruiter|intervistatore|esaminatore)',
  '(?:câte )?o (?:singură )?întrebare (?:pe rând|odată|o dată)|(?:fii|joacă) (?:tu )?(?:un |rolul )?(?:recruiter|intervievator|examinator)\\p{L}*',
  '(?:一次|每次)(?:只)?(?:能)?(?:问|提)(?:我)?一个|一个一个(?:地)?问|(?:当|扮演|做|是)(?:一?[个名位])?.{0,6}(?:面试官|考官)',
  '(?:1問|一問|一つ|ひとつ)ずつ.{0,12}(?:質問|聞|出)|質問は(?:一つ|ひとつ|一問)ずつ|面接官(?:役)?(?:に|を|と|の)',
  'سؤال(?:ا)? ?(?:واحد(?:ا)? )?(?:في كل مرة|كل مرة|تلو)|(?:كن|تصرف ك|العب دور|مثل دور) ?(?:ال)?(?:محاور|مدير توظيف|مسؤول توظيف|ممتحن)\\p{L}*',
]);

/** One plays, and so does the other. */
export const TWO_ROLES = anyWord(
  [
    "(?:(?:please|can you|let'?s) )*(?:be|play|pretend (?:to be|(?:that )?you(?:'?re| are))|act (?:as|like)|you(?:'?re| are)) .{2,70}?(?:,|;| and|\\.) ?(?:and )?(?:i'?m|i am|i'?ll be|i will be|i play|i describe|i ask|i answer|i order) ",
    '(?:haz de|actúa como|finge (?:ser|que eres)|haz como que eres|eres|sé|imagina que eres) .{2,70}?(?:,| y) ?(?:y )?yo (?:soy|seré|hago)',
    '(?:fais|joue|sois|tu es|imagine que tu es|fais comme si tu étais) .{2,70}?(?:,| et) ?(?:et )?(?:moi,? )?(?:je (?:suis|serai|joue|fais)|moi (?:le|la|un|une))',
    '(?:spiel\\p{L}*|sei|tu so|du bist|stell dir vor,? du bist) .{2,70}?(?:,| und) ?(?:und )?ich (?:bin|spiele|wäre)',
    '(?:seja|faça de|faz de|finja (?:ser|que é)|você é|aja como|imagine que é) .{2,70}?(?:,| e) ?(?:e )?eu (?:sou|serei|faço)',
    '(?:fai|fingi di essere|fai finta di essere|sei|interpreta|immagina di essere) .{2,70}?(?:,| e) ?(?:e )?io (?:sono|sarò|faccio)',
    '(?:fă-te|fa-te|prefă-te|ești|joacă|fii|imaginează-ți că ești) .{2,70}?(?:,|\\.| și| iar) ?(?:și )?eu (?:sunt|voi fi|joc|fac)',
    '(?:请|假如|假设)?你(?:现在)?来?(?:当|扮演|演|做|是|假装).{1,24}[,，、;；]?我(?:来)?(?:当|扮演|演|做|是)',
    '(?:あなた|君|きみ)(?:は|が).{1,24}(?:、|で|,|，).{0,4}(?:私|僕|俺|わたし)(?:は|が)',
    '(?:كن|تخيل أنك|أنت|انت|تصرف ك|العب دور|مثل دور|تظاهر) ?.{2,70}(?:و|، ?و?)(?:أنا|انا) ',
  ],
  { atStart: true },
);

/** Spoken with in a role, one takes turns as well. */
export const TALKS_IN_A_ROLE = lean(
  /^(?:(?:please|can you) )*(?:act as|be|play|pretend (?:to be|(?:that )?you(?:'?re| are))|you(?:'?re| are)|actua como|haz de|eres|joue|sois|tu es|spiel\p{L}*|sei|du bist|aja como|faca de|voce e|fai|fingi di essere|fii|esti|joaca) .{2,70}(?:talk|speak|chat|habla\p{L}*|parle\p{L}*|discute|sprich|rede|red|fale|converse|parla\p{L}*|vorbeste\p{L}*) ?-?(?:to|with|con|avec|mit|com|cu)? ?-?(?:me|conmigo|moi|mir|comigo|mine|migo)(?![\p{L}])|(?:扮演|当|做|是).{1,16}(?:跟|和|陪)我(?:聊|对话|说)|(?:役|として).{0,12}(?:と|に)(?:会話|話)/u,
);

export const ABOUT_CODE = lean(
  /(?<![a-z])(?:sql|quer(?:y|ies)|code|recursi\w+|algorithm|script|function|loop|regex|css|html|python|java|javascript|typescript|js|react|docker\w*|npm|codigo|codice|codul?|consulta|requete|abfrage|interogare\p{L}*|api)(?![a-z])|代码|查询|脚本|程序|コード|クエリ|プログラム|كود|استعلام|برنامج/u,
);
export const ASKS_WHY = lean(
  /(?<![\p{L}])(?:why|how come|what(?:'?s| is) wrong|por ?que|que (?:esta mal|falla)|pourquoi|warum|wieso|weshalb|perche|de ce|porque)(?![\p{L}])|为(?:啥|什么|何)|怎么(?:这么|会|老是|一直)|哪里(?:错|有问题|不对)|なぜ|なんで|どうして|何が(?:悪|おかし)|لماذا|ليش|ليه/u,
);
export const GOES_WRONG = lean(
  /(?<![\p{L}])(?:slow|wrong|overflow\p{L}*|even though|although i|obwohl|aunque|bien que|alors que|embora|anche se|desi am|freez\p{L}*|hangs?|runs? forever|times? out|fails?|failing|errors?|null|undefined|nan|crash\p{L}*|empty|doublons?|duplicad[oa]s|dubletten|doppelt|duplicat[ei]|dubluri|twice|duplicates?|not work\p{L}*|n'?t (?:work|run|compile|return)\p{L}*|lent[oaei]?|langsam|fehler|falla|falso|tarda|mal|no funciona|ne (?:marche|fonctionne)|erreur|funktioniert nicht|geht nicht|nao funciona|erro|non funziona|errore|lent[ăa]?|nu (?:merge|functioneaza)|eroare|gresit)(?![\p{L}])|慢|错|报错|不对|不行|卡|崩|失败|遅|動かな|動きま|エラー|おかし|بطي|خطا|لا يعمل|ما يشتغل|مو شغال/u,
);
export const REPAIRS = lean(
  /^(?:(?:please|pls|can you|bitte|por favor|te rog) )*(?:fix|debug|repair|correct|arregla|corrige|repara|corrig\p{L}*|debogue|behebe?|repariere?|korrigiere?|conserta|corrija|arrume|correggi|sistema|ripara|repara|corecteaza|修|改|调试|帮我(?:修|改)|直して|デバッグ|اصلح|صحح)/u,
);
export const STATEMENT = lean(
  /(?<![\p{L}])(?:select\s.+\sfrom|insert into|update \w+ set|delete from|create table)\s/iu,
);

export const PROGRAMMING_LANGUAGE =
  /(?<![a-z])(?:python|pandas|javascript|typescript|js|ts|java|c#|c\+\+|php|ruby|golang|rust|kotlin|swift|bash|powershell|node(?:\.?js)?|react|jest|vitest|pytest|junit|vba|matlab|sql)(?![a-z])|بايثون|جافا|パイソン/u;
export const PROGRAMMED = lean(
  /(?<![\p{L}])(?:for loop|while loop|loops?|bucles?|boucles?|schleifen?|cicl[oi]|bucl[ae]|merge|combine|read|parse|sort|filter|split|reverse|iterate|rename|remove|scrape|unir|juntar|combinar|ordenar|recorrer|recorro|fusionner|trier|lire|parcourir|einlese\p{L}*|zusammenfuhr\p{L}*|sortier\p{L}*|umbenenn\p{L}*|leggere|unire|ordinare|citesc|citi|unesc|sortez|parcurg|concatenez)(?![\p{L}])|合并|读取|循环|遍历|删除|排序|去重|转换|拆分|提取|批量|爬|結合|読み込|ループ|並べ替|削除|変換|取り出|يقرا|قراءه|دمج|ترتيب|حلقه/u,
);
export const CODE_NAMED = lean(
  /^(?:\p{L}+ ){0,3}?(?:unit tests?|script|program(?:ma|me|m)?|codigo|funcion|funktion|funzione|functie|skript|code|codice|cod)(?![\p{L}])|^(?:اكتب |اريد |ابغي |عايز )?(?:لي )?(?:كود|سكربت|سكريبت|برنامج|داله)|^(?:帮我)?(?:写|用|做).{0,6}(?:代码|脚本|程序|函数)|(?:コード|スクリプト|プログラム|関数)(?:を|が)/u,
);
export const LEARNED = lean(
  /(?<![\p{L}])(?:learn|teach|explain|difference|install|aprend\p{L}*|explica\p{L}*|apprend\p{L}*|expliqu\p{L}*|lern\p{L}*|erklar\p{L}*|impar\p{L}*|spiega\p{L}*|invat\p{L}*|instal\p{L}*|why|error)(?![\p{L}])|学习|教程|入门|区别|解释|为什么|报错|勉強|学び|違い|تعلم|شرح|اشرح|الفرق/u,
);

export const DIFFERENCE = anyWord([
  "(?:what'?s|whats|what is|what are|explain|tell me) (?:the |me the )?differences? between|(?:the )?difference between",
  'diferencias? (?:entre|hay entre)',
  'différences? entre',
  'unterschiede? zwischen',
  'diferenças? entre',
  "differenz[ae] (?:tra|fra)|differenza c'è (?:tra|fra)",
  'diferenț[ae] (?:dintre|între)',
  '(?:和|跟|与|同|、).{1,16}(?:有)?(?:啥|什么|何)?(?:到底)?.{0,6}(?:区别|差别|(?:不同|不一样)(?![^。？?]{0,40}(?:怎么办|咋办|如何是好|(?:怎么|怎样|如何)[^。？?]{0,6}(?:沟通|相处|处理|解决|协调|说服|谈|开口|面对|磨合))))',
  'と.{1,16}の(?:違い|差)',
  'الفرق بين|ما الفرق|ايش الفرق|شو الفرق',
]);
export const MADE =
  /^(?:(?:please|can you|help me|por favor) )*(?:write|draft|make|create|escrib|redact|ecri|redig|schreib|verfass|escrev|scriv|scrie|redig)|^(?:帮我|请)?(?:写|做|生成)|(?:を|て)(?:書いて|作って)|^(?:اكتب|اعمل|انشئ)/u;

export const EXPLAIN = anyWord(
  [
    '(?:(?:can you|please|pls) )*(?:explain|teach me|help (?:me |us |him |her |them |(?:my|our|the|an?) (?:[\\p{L}\\p{Nd}-]+ ){1,4}?)(?:to )?(?:understand|see why|grasp))(?!\\p{L})',
    '(?:por favor,? )?(?:explíca(?:me|nos)?|explique(?:me)?|enséñame|ay[úu]da(?:me|nos|l[eoa]|nos)? (?:a (?:mi|mis|un|una|la|el) (?:[\\p{L}\\p{Nd}-]+ ){1,4}?)?a (?:entender|comprender))(?!\\p{L})',
    '(?:explique(?:-moi|z-moi)?|apprends-moi|aide(?:z)?(?:-(?:moi|nous|l[ea]))? (?:(?:ma|mon|mes|une?|la|le|notre) (?:[\\p{L}\\p{Nd}-]+ ){1,4}?)?à comprendre)(?!\\p{L})',
    '(?:bitte )?(?:erkläre?(?: mir)?|bring mir .{2,40} bei|hilf (?:[\\p{L}\\p{Nd}-]+ ){1,4}?(?:dabei )?zu verstehen|hilf .{2,60} zu verstehen)(?!\\p{L})',
    '(?:me )?(?:explique|explica|ensine)(?:-me)?(?!\\p{L})|(?:me |nos )?ajud[ae](?:-(?:me|nos))? (?:(?:a|o|minha|meu|uma?) (?:[\\p{L}\\p{Nd}-]+ ){1,4}?)?a (?:entender|compreender)(?!\\p{L})',
    '(?:spiega(?:mi|ci)?|spieghi|insegnami|aiuta(?:mi|ci|lo|la)? (?:(?:mi[oa]|il|la|un[oa]?) (?:[\\p{L}\\p{Nd}-]+ ){1,4}?)?a (?:capire|comprendere))(?!\\p{L})',
    '(?:explică(?:-mi)?|explicați(?:-mi)?|învață-mă|ajut[ăa](?:-(?:mă|ma|ne|[ilo]))? (?:(?:pe )?(?:[\\p{L}\\p{Nd}-]+ ){1,4}?)?să (?:înțeleg|înțelegem|înțeleagă|priceapă))(?!\\p{L})',
    '(?:请|帮我|给我)?(?:解释|讲解|讲讲|讲一?下|说说|科普|通俗.{0,4}(?:解释|讲))',
    '.{1,30}(?:について|とは何か|って何か|の(?:仕組み|意味|違い|使い方|基本|考え方))(?:を|も)?.{0,16}(?:教えて|説明)|.{1,30}(?:が|は)(?:よく|いまいち|全然)?.{0,6}わから(?:ない|ん|なく)',
    '(?:اشرح|وضح|فسر|علمني|فهمني)(?: لي)?(?!\\p{L})',
  ],
  { atStart: true },
);
export const NO_EXPLANATION = lean(
  /(?:me|mir|moi|mi) (?:the )?\p{Nd}+ \p{L}|おすすめ|やり方|レシピ|何を(?:言|書|着|作|買)|どうしたら|(?:one|two|a single) (?:sentence|line|word)s?|(?:una|dos) frases?|(?:une|deux) phrases?|(?:einem|zwei) s(?:atz|atzen)|[一两]句|[一二]文|why (?:this|my|the) code/u,
);

/** Explained to a child, an answer has neither evidence nor degrees of certainty. */
export const TO_A_CHILD = anyWord([
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
export const FOR_A_CHILD =
  /story|letter|recipe|gift|present|party|book|game|poem|activit|toy|cuento|regalo|fiesta|histoire|cadeau|geschichte|geschenk|historia|presente|storia|regalo|poveste|cadou|故事|礼物|游戏|生日|玩具|吃|物語|プレゼント|ゲーム|هديه|قصه|لعبه/u;

export const SUMMARISE = anyWord(
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

export const WRONG_SENTENCE = anyWord([
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
