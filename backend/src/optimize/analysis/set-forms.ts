import { anyWord } from './any-word.js';
import { foldWords } from './fold.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

/** "Only the name", "answer yes or no", "in one word": nothing but the result fits. */
const ALONE = anyWord([
  '(?:reply|answer|respond|return|output|give(?: me)?|print)(?: \\p{L}+){0,2} (?:only|just|nothing but) (?:with )?(?:the |your |a )?(?:two |three |four |\\p{Nd} )?(?:\\p{L}+ )?(?:numbers|scores|ratings|figures|digits|letters)(?!\\p{L})|(?:in|with|using|by|give(?: me)?|name|provide|find|suggest|tell me|state) (?:only |just |exactly )?(?:one|a single|1) (?:single )?(?:word|number|letter|digit|emoji)|(?:one|single)[- ]word (?:answer|reply|response)|(?:answer|reply|respond|output|return|print|give|state|write|tell me)(?: \\p{L}+){0,3} (?:only|just|simply|nothing but) (?:with )?(?:the |a |an |its )?(?:yes or no|true or false|(?:\\p{L}+ )?(?:name|number|label|letter|answer|word|category|figure|year|option|score))(?= |[.!?:;,]|$)(?! (?:of each|for each|and))|(?:yes or no|true or false|yes/no|(?:the|a|its) (?:name|number|label|letter|answer|category|figure|year|option)) only(?!\\p{L})|(?:answer|reply|respond)(?: with)? (?:either )?(?:yes or no|true or false)|(?:only|just) the (?:name|number|label|letter|answer|category|figure|year|option|score)(?=[.!]?$)',
  '(?:en|con) una sola palabra|con un(?:a sola?| solo) (?:número|letra|cifra)|(?:responde|contesta|di|escribe|indica|devuelve)\\p{L}* (?:\\p{L}+ ){0,2}?(?:solo|solamente|únicamente) (?:con )?(?:sí o no|verdadero o falso|el nombre|el número|la letra|la etiqueta|la palabra|la respuesta|el año|la categoría|la cifra)|(?:solo|solamente|únicamente) (?:el nombre|el número|la letra|la etiqueta|la respuesta|el año|la categoría|la cifra)(?=[.!?]|$)|(?:responde|contesta)\\p{L}* (?:con )?(?:sí o no|verdadero o falso)',
  "en un (?:seul )?mot(?!\\p{L})|(?:par|avec) un seul (?:mot|nombre|chiffre)|(?:réponds|répondez|donne|donnez|écris|écrivez|indique|indiquez|renvoie|renvoyez)(?:-moi)? (?:\\p{L}+ ){0,2}?(?:uniquement|seulement|juste) (?:par )?(?:oui ou non|vrai ou faux|le nom|le nombre|le chiffre|la lettre|l'étiquette|le mot|la réponse|l'année|la catégorie)|(?:uniquement|seulement|juste) (?:le nom|le nombre|le chiffre|la lettre|l'étiquette|la réponse|l'année|la catégorie)(?=[.!?]|$)|(?:réponds|répondez) (?:par )?(?:oui ou non|vrai ou faux)",
  '(?:in|mit) (?:nur )?einem (?:einzigen )?wort(?!\\p{L})|(?:antworte|antworten sie|gib|geben sie|nenne|nennen sie|schreibe?|schreiben sie) (?:\\p{L}+ ){0,2}?(?:nur|ausschließlich|lediglich) (?:mit )?(?:ja oder nein|wahr oder falsch|de[nm] (?:namen|buchstaben)|(?:die|der) (?:zahl|nummer|jahreszahl|kategorie|antwort)|(?:das|dem) (?:wort|label|jahr))|nur (?:den namen|die zahl|die nummer|die jahreszahl|die kategorie|die antwort|das wort|das label|das jahr|den buchstaben)(?=[.!?]|$)|(?:antworte|antworten sie) (?:mit )?(?:ja oder nein|wahr oder falsch)',
  '(?:em|com) uma (?:só|única) palavra|(?:em uma|numa) palavra|com um só (?:número|algarismo)|(?:responda|responde|diga|escreva|indique|devolva) (?:\\p{L}+ ){0,2}?(?:só|somente|apenas) (?:com )?(?:sim ou não|verdadeiro ou falso|o nome|o número|a letra|o rótulo|a palavra|a resposta|o ano|a categoria)|(?:só|somente|apenas) (?:o nome|o número|a letra|o rótulo|a resposta|o ano|a categoria)(?=[.!?]|$)|(?:responda|responde) (?:com )?(?:sim ou não|verdadeiro ou falso)',
  "(?:in|con) una (?:sola )?parola(?!\\p{L})|con un solo (?:numero|nome)|(?:rispondi|rispondete|dimmi|scrivi|indica|restituisci) (?:\\p{L}+ ){0,2}?(?:solo|soltanto|solamente|unicamente) (?:con )?(?:sì o no|vero o falso|il nome|il numero|la lettera|l'etichetta|la parola|la risposta|l'anno|la categoria)|(?:solo|soltanto|solamente) (?:il nome|il numero|la lettera|l'etichetta|la risposta|l'anno|la categoria)(?=[.!?]|$)|(?:rispondi|rispondete) (?:con )?(?:sì o no|vero o falso)",
  'într-un (?:singur )?cuvânt|(?:cu|printr-) ?un singur (?:cuvânt|număr)|(?:răspunde|răspundeți|spune|spuneți|scrie|scrieți|dă) (?:\\p{L}+ ){0,2}?(?:doar|numai) (?:cu |prin )?(?:da sau nu|adevărat sau fals|numele|numărul|litera|eticheta|cuvântul|răspunsul|anul|categoria)|(?:doar|numai) (?:numele|numărul|litera|eticheta|răspunsul|anul|categoria)(?=[.!?]|$)|(?:răspunde|răspundeți) (?:cu |prin )?(?:da sau nu|adevărat sau fals)',
  '(?:用|以)一个(?:词语?|字|数字)(?:来)?(?:回答|概括|形容|描述|总结|表达)|(?:只|仅)(?:需|要|用)?(?:回答|输出|给出|写出?|说|返回|回复|填)(?:一个)?["“「]?(?:是["”」]?[或/]["“「]?(?:否|不是)|对["”」]?[或/]["“「]?错|名字|人名|数字|标签|字母|选项|答案|类别|年份|词|字)|回答["“「]?(?:是["”」]?(?:或|还是)["“「]?(?:否|不是)|对["”」]?(?:或|还是)["“「]?错)',
  '一(?:言|語|単語)で(?:答|表|言|教|お)|はいかいいえ(?:だけ|のみ)?で|(?:数字|名前|番号|記号|ラベル|答え|単語)(?:だけ|のみ)(?:を|で)?(?:答|返|書|出|教)',
  '(?:ب|في )كلمة واحدة|(?:أجب|أجيبي|أجيبوا|اكتب|اذكر|أعطني) (?:\\p{L}+ ){0,2}?ب(?:نعم أو (?:ب)?لا|صح أو (?:ب)?خطأ)|(?:الاسم|الرقم|الحرف|التصنيف|الكلمة|الإجابة|الجواب|السنة|العدد) فقط|فقط (?:الاسم|الرقم|الحرف|التصنيف|الإجابة|الجواب|السنة|العدد)',
]);

/** "Answer same or different": one of two words, and nothing between them or beside them. */
const ONE_OF_TWO_WORDS = anyWord([
  `(?:answer|reply|respond|return|output)(?: (?:with|only|just|either)){0,2} ["'“‘]?\\p{L}+["'”’]? or ["'“‘]?\\p{L}+["'”’]?(?=[.:;,]|\\s*$|\\n)`,
  `(?:respond|contest)\\p{L}* (?:(?:solo|con) ){0,2}["'“«]?\\p{L}+["'”»]? o ["'“«]?\\p{L}+["'”»]?(?=[.:;,]|\\s*$|\\n)`,
  `répond(?:s|ez|re) (?:(?:uniquement|seulement|juste|par) ){0,2}["'“«]? ?\\p{L}+ ?["'”»]? ou ["'“«]? ?\\p{L}+ ?["'”»]?(?= ?[.:;,]|\\s*$|\\n)`,
  `antworte(?:n sie)? (?:(?:nur|mit|entweder) ){0,2}["'“„»]?\\p{L}+["'”“«]? oder ["'“„»]?\\p{L}+["'”“«]?(?=[.:;,]|\\s*$|\\n)`,
  `respond\\p{L}* (?:(?:só|apenas|somente|com) ){0,2}["'“«]?\\p{L}+["'”»]? ou ["'“«]?\\p{L}+["'”»]?(?=[.:;,]|\\s*$|\\n)`,
  `rispond\\p{L}* (?:(?:solo|soltanto|con) ){0,2}["'“«]?\\p{L}+["'”»]? o ["'“«]?\\p{L}+["'”»]?(?=[.:;,]|\\s*$|\\n)`,
  `răspund\\p{L}* (?:(?:doar|numai|cu|prin) ){0,2}["'“„«]?(?:la fel|\\p{L}+)["'”»]? sau ["'“„«]?\\p{L}+["'”»]?(?=[.:;,]|\\s*$|\\n)`,
  '(?:回答|答|输出)["“「]?[^\\s，。：；“”]{1,4}["”」]?(?:或者?|还是)["“「]?[^\\s，。：；“”]{1,4}["”」]?(?=[：:。，；]|\\s*$|\\n)',
  '[^、。\\n]{1,8}か[^、。\\n]{1,8}か?で(?:のみ|だけ)?(?:答え|回答)',
  'أجب(?:ي|وا)? (?:فقط )?ب["“«]?\\p{L}+["”»]? أو (?:ب)?["“«]?\\p{L}+["”»]?(?=[.:؛،]|\\s*$|\\n)',
]);

/** One sentence, and no more. */
const SENTENCE = anyWord([
  '(?:in|into|with|as|using|to) (?:only |just |exactly )?(?:one|a single|1) (?:short |simple |single |concise |complete |clear )?(?:sentence|line)(?!\\p{L})(?! (?:for|per|each|of code))|(?:one|single|1)[- ](?:sentence|line) (?:summary|answer|explanation|definition|description|version|review|pitch|reply|bio|story)|(?:write|give(?: me)?|make|form|compose|create) (?:only |just |exactly )?(?:one|a single|1|a) (?:\\p{L}+ ){0,2}sentence(?!\\p{L})(?! (?:for each|from|of each|structure))',
  'en una (?:sola )?(?:frase|oración|línea)(?!\\p{L})|(?:escribe|forma|haz|crea|redacta)(?:me)? una (?:sola )?(?:frase|oración) (?!para cada)',
  'en une (?:seule )?(?:phrase|ligne)(?!\\p{L})|(?:écris|écrivez|forme|formez|fais|rédige) une (?:seule )?phrase (?!pour chaque)',
  '(?:in|mit) einem (?:einzigen |kurzen )?satz(?!\\p{L})|(?:schreibe?|schreiben sie|bilde|bilden sie|formuliere) (?:mir )?einen (?:einzigen )?satz (?!(?:für|zu) jede)',
  '(?:em uma|numa) (?:só |única )?(?:frase|linha)(?!\\p{L})|(?:escreva|escreve|forme|faça|crie) uma (?:só |única )?frase (?!para cada)',
  'in una (?:sola )?(?:frase|riga)(?!\\p{L})|(?:scrivi|componi|forma|fai) una (?:sola )?frase (?!per ogni)',
  'într-o (?:singură )?(?:propoziție|frază)(?!\\p{L})|(?:scrie|scrieți|formulează|fă|alcătuiește|creează) o (?:singură )?(?:propoziție|frază) (?!pentru fiecare)',
  '用一句话|(?:概括|总结|归纳|浓缩|压缩|缩写?|提炼)(?:成|为)一(?:句话|个句子)|一句话(?:概括|总结|说明|回答|介绍|解释|描述)|(?:写|造)一(?:个|句)(?:句子|话)',
  '一文で|一文に(?:まとめ|要約)|文を(?:一つ|ひとつ|1つ)(?:書|作)',
  '(?:في|ب)(?: )?جملة واحدة|في سطر واحد|(?:اكتب|كون|صغ) جملة (?:واحدة |مفيدة )?(?!لكل)',
]);

/** Two sentences or up to sixty words have no room for steps, an example and a common error. */
const FEW_WORDS = lean(
  /(?<![\p{L}\p{Nd}])(?:two|2|dos|deux|zwei|dois|duas|due|doua) (?:(?:short|simple|clear) )?(?:sentences|frases|oraciones|phrases|satzen?|frasi|propozitii|fraze)(?![\p{L}])(?! (?:each|per|cada|chacun|pro|ogni|fiecare))|(?<![\p{L}\p{Nd}])(?:[1-5]?\p{Nd}|60|twenty|thirty|forty|fifty|sixty|veinte|treinta|cincuenta|vingt|trente|cinquante|zwanzig|dreissig|funfzig|vinte|trinta|cinquenta|venti|trenta|cinquanta|douazeci|treizeci|cincizeci)[ -](?:de )?(?:words|palabras|mots|wortern?|worten?|palavras|parole|cuvinte)(?![\p{L}])(?! (?:each|per|cada|chacun|pro|ogni|fiecare))|(?:[两二]|2)句话|(?<![\p{Nd}百千])(?:[1-5]?\p{Nd}|60|[一二三四五六]?十)个?字(?:以内|左右|之内)?|(?:جملتين|(?:عشرين|ثلاثين|اربعين|خمسين|[1-5]\p{Nd}) كلمه)/u,
);
const EXPLAINS = lean(
  /(?:explain|describe|define|tell me (?:why|how|what)|what|why|how|explic|explique|expliqu|decri|describ|defin|erklar|beschreib|was |warum|wie |spieg|descriv|perche|cosa|de ce|descri|ce (?:este|e|inseamna))|解释|说明|介绍|什么|为什么|اشرح|وضح|عرف|صف |ما |لماذا|كيف/u,
);
/** "Explain it and write a poem": the few words are for one of the two. */
const TWO_ORDERS = lean(
  /(?<![\p{L}])(?:and|then|y|et|und|e|si|luego|puis|dann|poi|apoi) (?:write|list|give|create|compare|suggest|escrib|da|enumer|ecri|donn|schreib|nenn|escrev|scriv|scrie)/u,
);

/** "End with one sentence on …", "…，最后用一句话总结": the rest of the answer is longer than that. */
const ONE_OF_MORE = lean(
  /(?<![\p{L}])us(?:e|ing) (?:it|them|the (?:word|idiom|phrase|expression|term)) (?:both )?in (?:one|a) |(?<![\p{L}])(?:end(?:ing|s)?|finish(?:ing)?|clos(?:e|ing)|conclud(?:e|ing)|begin(?:ning)?|start(?:ing)?|open(?:ing)?|plus|followed by|termin\p{L}+|acab\p{L}+|cierr\p{L}+|empiez\p{L}+|concl\p{L}+|fini[rst]\p{L}*|commenc\p{L}+|schlies\p{L}+|beend\p{L}+|beginn\p{L}*|abschliess\p{L}*|chiud\p{L}+|cominci\p{L}+|finisci|incheie\p{L}*|incepe\p{L}*) (?:it |them |each )?(?:with|by|in|on|con|por|en|avec|par|mit|com|cu) |in turns?(?![\p{L}])|(?:then|and (?:then )?(?:say|name|give|add|tell me)|y luego|puis|und (?:dann|nenne?)|poi|apoi) [^.?!]{2,60} (?:in|with|en|con|dans|mit|em|numa|intr-o|cu) (?:one|a single|una|une|einem|uma|o)(?: \p{L}+)? (?:sentence|line|frase|phrase|ligne|satz|linea|linha|riga|propozitie)|(?:最后|末尾|结尾|开头)(?:再|请)?(?:用|以)一句话|最後に一文|^(?!.{0,12}جمله).*(?:واختم|ثم|وانه)\p{L}* (?:\p{L}+ ){0,3}(?:ب|في )جمله/u,
);

/** "A sentence with the words lighthouse, storm and letter": made to show them, and for no picture. */
const WITH_THE_WORDS = lean(
  /(?<![\p{L}])(?:sentence|frase|oracion|phrase|satz|propozitie|fraza) (?:\p{L}+ ){0,2}(?:words?|palabras?|mots?|wortern?|wort|palavras?|parol[ae]|cuvint\p{L}*)(?![\p{L}])/u,
);

/** For each of several things one is wanted, or one beside something longer. */
const APIECE = lean(
  /(?<![\p{L}])(?:each|every|cada|chaque|chacun\p{L}*|jede[rsnm]?|ogni|ciascun\p{L}*|fiecare)(?![\p{L}])|每|各|それぞれ|(?:^|\s)ل?كل(?=\s)/u,
);

/** A program reads it. */
const MARKUP = anyWord([
  '(?:as|in|to|into|return|output|with|valid|create|generate|make|write|give me|produce|build|need|using|use)(?: only)?(?: an?| the| valid)? (?:\\p{L}+ )?(?:json|csv|ya?ml|xml|tsv)(?: (?:object|array|list|file|format|string|document|config\\p{L}*|data|rows?|output|schema|structure))?(?=[ .,:;!?)]|$)',
  '(?:como|en|a formato|(?:conviert|transform|pas)\\p{L}* (?:\\p{L}+ ){0,5}?a|devuelve|crea|genera|formato|un|archivo|objeto) (?:formato |archivo |objeto |array |lista )?(?:json|csv|ya?ml|xml)(?=[ .,:;!?)]|$)',
  '(?:en|au|format|un|fichier|objet|tableau|renvoie|crée|génère) (?:format |fichier |objet |tableau )?(?:json|csv|ya?ml|xml)(?=[ .,:;!?)]|$)',
  '(?:als|in|ein|eine|gültiges|erstelle|gib) (?:gültiges |ein |eine )?(?:json|csv|ya?ml|xml)(?:-\\p{L}+)?(?=[ .,:;!?)]|$)',
  '(?:em|como|formato|um|arquivo|objeto|crie|gere|retorne) (?:formato |arquivo |objeto )?(?:json|csv|ya?ml|xml)(?=[ .,:;!?)]|$)',
  '(?:in|come|formato|un|file|oggetto|crea|genera|restituisci) (?:formato |file |oggetto )?(?:json|csv|ya?ml|xml)(?=[ .,:;!?)]|$)',
  '(?:în|ca|format|un|fișier|obiect|creează|generează|returnează) (?:format |formatul |fișier |obiect )?(?:json|csv|ya?ml|xml)(?=[ .,:;!?)]|$)',
  '(?:json|csv|ya?ml|xml) ?(?:格式|对象|数组|文件|数据)|(?:用|以|成|为|输出|返回|生成) ?(?:json|csv|ya?ml|xml)',
  '(?:json|csv|ya?ml|xml) ?(?:形式|で|に|ファイル|オブジェクト|データ|を(?:作|生成|返))',
  '(?:بصيغة|بتنسيق|إلى|ملف|كائن|صيغة|تنسيق) (?:ملف )?(?:json|csv|ya?ml|xml)',
]);

/** All in one line, with a sign between. */
const SEPARATED = anyWord([
  'separated (?:by|with) (?:an? )?(?:single )?(?:commas?|semicolons?|spaces?|dash(?:es)?|slash(?:es)?|vertical bars?|pipes?)|separate (?:them|the \\p{L}+|all \\p{L}+|with|by)(?: \\p{L}+){0,2}? (?:with|by|using) (?:an? )?(?:commas?|semicolons?|slash(?:es)?|dash(?:es)?)|(?:comma|semicolon)[- ]separated',
  'separad[oa]s (?:por|con) (?:comas?|puntos? y comas?|guiones|barras)|sepáral[oa]s (?:por|con) (?:comas?|puntos? y comas?)',
  'séparé(?:e?s)? par (?:des|une|un) (?:virgules?|points?-virgules?|tirets?)|sépare(?:z)?(?:-les)? (?:\\p{L}+ ){0,3}(?:par|avec) (?:des|une|un) (?:virgules?|points?-virgules?)',
  '(?:durch|mit) (?:ein |einem )?(?:kommas?|komma|semikolons?|strichpunkten?|schrägstrichen?) getrennt|(?:trenne|trennen sie) (?:\\p{L}+ ){0,3}(?:durch|mit) (?:kommas?|semikolons?|strichpunkten?)',
  'separad[oa]s por (?:vírgulas?|pontos? e vírgulas?|hífen|barras)|separe(?:-\\p{L}+)? (?:\\p{L}+ ){0,3}(?:por|com) (?:vírgulas?|pontos? e vírgulas?)',
  'separat[ie] da (?:virgol[ae]|punt[oi] e virgola|trattini)|separal[ie] con (?:virgol[ae]|punt[oi] e virgola)|separa (?:\\p{L}+ ){0,3}con (?:la |il )?(?:virgol[ae]|punto e virgola)',
  '(?:separate|despărțite|separați|separă(?:-le)?) (?:\\p{L}+ ){0,2}?(?:prin|cu|de) (?:virgul[ăe]|punct și virgulă|liniuțe)',
  '(?:用|以)?(?:逗号|分号|顿号|空格|斜杠)(?:来)?(?:分隔|隔开|分开)',
  '(?:カンマ|コンマ|読点|セミコロン|スラッシュ)(?:で)?区切',
  '(?:مفصول|افصل|مع الفصل)\\p{L}* (?:\\p{L}+ ){0,2}?(?:ب|بال)(?:فاصل\\p{L}*|فواصل)',
]);
/** A list, and nothing said about what is in it. */
const NOTHING_BESIDE = anyWord([
  '(?:no|without(?: any)?) (?:explanations?|comments?|descriptions?|commentary|intro\\p{L}*|further text|other text)|(?:only|just) (?:the )?(?:list|names|titles|words|entries)(?= |[.!?]|$)|(?:names|titles|words|list) only(?!\\p{L})|nothing else',
  'sin (?:explicaciones|comentarios|descripciones)|solo (?:la lista|los nombres|los títulos|las palabras)|nada más(?=[.!?]|$)',
  "sans (?:explications?|commentaires?|descriptions?)|(?:uniquement|seulement|juste) (?:la liste|les noms|les titres|les mots)|rien d'autre",
  'ohne (?:erklärung\\p{L}*|kommentar\\p{L}*|beschreibung\\p{L}*)|nur (?:die liste|die namen|die titel|die wörter)|sonst nichts',
  'sem (?:explicações|comentários|descrições)|(?:só|apenas|somente) (?:a lista|os nomes|os títulos|as palavras)|nada mais(?=[.!?]|$)',
  "senza (?:spiegazioni|commenti|descrizioni)|(?:solo|soltanto) (?:l'elenco|la lista|i nomi|i titoli|le parole)|nient'altro",
  'fără (?:explicații|comentarii|descrieri)|(?:doar|numai) (?:lista|numele|titlurile|cuvintele)|nimic altceva',
  '(?:不要|不用|无需|不必|不加)(?:任何)?(?:解释|说明|注释|评论)|(?:只|仅)(?:要|需)?(?:列出|给出|写出?)(?:名称|名字|书名|片名|词)',
  '(?:説明|解説|コメント)(?:は)?(?:不要|なし|いらな|抜き)|(?:名前|タイトル|単語|リスト)(?:だけ|のみ)',
  '(?:بدون|دون|من دون) (?:أي )?(?:شرح|تعليق|تفسير)|(?:الأسماء|القائمة|العناوين|الكلمات) فقط',
]);
/** The code, and no word about it. */
const CODE_ALONE = anyWord([
  '(?:only|just|nothing but) the (?:code|regex|query|formula|command|script|function|pattern)(?=[ .,!?]|$)|the (?:code|regex|query|formula|command|script|function|pattern) (?:only|alone)(?!\\p{L})|(?:code|regex|query|formula|command) only(?!\\p{L})|(?:no|without(?: any)?) explanations?',
  'sin explicaciones|solo (?:el código|la fórmula|la consulta|el comando)',
  'sans explications?|(?:uniquement|seulement) (?:le code|la formule|la requête|la commande)',
  'ohne erklärung\\p{L}*|nur (?:den code|die formel|die abfrage|den befehl)',
  'sem explicações|(?:só|apenas|somente) (?:o código|a fórmula|a consulta|o comando)',
  'senza spiegazioni|(?:solo|soltanto) (?:il codice|la formula|la query|il comando)',
  'fără explicații|(?:doar|numai) (?:codul|formula|interogarea|comanda)',
  '(?:不要|不用|无需)(?:任何)?(?:解释|说明)|(?:只|仅)(?:要|需)?(?:输出|给出|写出?|返回)(?:代码|公式|命令|语句)',
  '(?:説明|解説)(?:は)?(?:不要|なし|いらな)|(?:コード|数式|コマンド)(?:だけ|のみ)',
  '(?:بدون|دون) شرح|(?:الكود|الصيغة|الأمر) فقط',
]);

/** And the words that decide, or why: two things are wanted. */
const MORE = lean(
  /(?<![\p{L}])(?:quot(?:e|ing)|explain|why|reasons?|justify|followed by|then|cita|explica|por que|razon|cite|explique|pourquoi|raison|zitier\p{L}*|begrund\p{L}*|warum|motivo|spiega|perche|motiv\p{L}*|explica\p{L}*|de ce|citeaza)(?![\p{L}])|引用|原因|理由|为什么|解释|说明|なぜ|説明|(?:^|\s)(?:و?اذكر السبب|لماذا|علل|اشرح|اقتبس)/u,
);
/** Code that deals with data, and no data. */
const A_PROGRAM = lean(
  /(?<![\p{L}])(?:scripts?|functions?|code|program|quer(?:y|ies)|macro|formula|parser?|api|endpoint|python|pandas|javascript|typescript|java|node|bash|sql|excel|tutorial|difference|funcion|codigo|programa|fonction|programme|funktion|programm|funcao|funzione|codice|programma|functie|cod)(?![\p{L}])|代码|函数|脚本|程序|コード|関数|スクリプト|كود|داله|برنامج/u,
);

/** Longer than the title of a work. */
const LONGEST_TITLE = 50;
const isText = (material: string): boolean =>
  material.length > LONGEST_TITLE || /[\s，、；].+[.!?。！？؟]\s*$/u.test(material);

const over = (...kinds: TaskKind[]): ReadonlySet<TaskKind> => new Set(kinds);

/** Nothing is known of these but that something is asked. */
const GENERAL: readonly TaskKind[] = ['plain', 'small', 'unknown', 'question', 'input'];
const ANSWERED: readonly TaskKind[] = [
  ...GENERAL,
  'fact',
  'yesno',
  'quantity',
  'truth',
  'describe',
  'explain',
  'meaning',
  'who',
  'record',
  'why',
];

interface SetForm {
  kind: TaskKind;
  over: ReadonlySet<TaskKind>;
  asks: RegExp;
  holds?: (draft: Formed) => boolean;
}

interface Formed {
  wording: TaskKind;
  folded: string;
  material: string;
  isQuestion: boolean;
}

const isSingle = ({ folded }: Formed): boolean => !APIECE.test(folded);

const FORMS: readonly SetForm[] = [
  {
    kind: 'markup',
    over: over(...GENERAL, 'list', 'entries', 'roster', 'classify', 'rating', 'judge', 'change', 'rewrite', 'names'),
    asks: MARKUP,
    holds: ({ isQuestion, folded }) => !isQuestion && !A_PROGRAM.test(folded),
  },
  {
    kind: 'codealone',
    over: over('code', 'formula', 'snippet'),
    asks: CODE_ALONE,
  },
  {
    kind: 'wordalone',
    over: over(
      ...ANSWERED,
      'classify',
      'choice',
      'complete',
      'extend',
      'math',
      'sum',
      'puzzle',
      'judge',
      'rating',
      'passage',
      'guess',
      'describing',
      'words',
      'entries',
      'list',
      'synonyms',
      'select',
      'oddone',
      'sequence',
      'tally',
      'suggest',
      'discuss',
      'evaluate',
      'rank',
    ),
    asks: ALONE,
    holds: (draft) => isSingle(draft) && !MORE.test(draft.folded),
  },
  {
    kind: 'wordalone',
    over: over(...ANSWERED, 'classify', 'judge', 'message', 'passage', 'synonyms', 'compare', 'choice', 'complete'),
    asks: ONE_OF_TWO_WORDS,
    holds: (draft) => isSingle(draft) && !MORE.test(draft.folded),
  },
  {
    kind: 'sumup',
    over: over('summarise'),
    asks: SENTENCE,
    holds: (draft) => isText(draft.material) && isSingle(draft),
  },
  {
    kind: 'insentence',
    over: over(
      ...ANSWERED,
      'summarise',
      'compare',
      'effects',
      'relation',
      'discuss',
      'interpret',
      'passage',
      'text',
      'copy',
      'review',
      'story',
      'describing',
      'words',
    ),
    asks: SENTENCE,
    holds: (draft) => isSingle(draft) && !ONE_OF_MORE.test(draft.folded),
  },
  {
    kind: 'insentence',
    over: over(
      'explain',
      'describe',
      'why',
      'process',
      'meaning',
      'small',
      'plain',
      'unknown',
      'question',
      'truth',
      'teach',
    ),
    asks: FEW_WORDS,
    holds: (draft) =>
      isSingle(draft) && draft.material === '' && EXPLAINS.test(draft.folded) && !TWO_ORDERS.test(draft.folded),
  },
  { kind: 'insentence', over: over('caption', 'decide'), asks: WITH_THE_WORDS },
  {
    kind: 'inrow',
    over: over(
      ...GENERAL,
      'list',
      'entries',
      'roster',
      'extract',
      'synonyms',
      'describing',
      'rhymes',
      'words',
      'select',
      'suggest',
      'fact',
    ),
    asks: SEPARATED,
    holds: (draft) => !draft.isQuestion && (draft.wording === 'synonyms' || isSingle(draft)),
  },
  {
    kind: 'inrow',
    over: over('list', 'entries', 'roster', 'describing', 'rhymes', 'select', 'ideas', 'recommend', 'names', 'pieces'),
    asks: NOTHING_BESIDE,
  },
];

/**
 * The answer has its form, which leaves room for nothing else: one word, one sentence, a row of names, data for a program.
 * Whatever a recipe of its kind adds beyond that would spoil it.
 */
export function setForm({
  instruction,
  ...read
}: Omit<Formed, 'folded'> & { instruction: string }): TaskKind | undefined {
  const candidates = FORMS.filter((form) => form.over.has(read.wording));
  if (candidates.length === 0) return undefined;
  const draft = { ...read, folded: foldWords(instruction) };
  return candidates.find(({ asks, holds }) => asks.test(draft.folded) && (holds?.(draft) ?? true))?.kind;
}

/** The entries stand in one line, with the sign between them that was asked for. */
export const isSeparated = (folded: string): boolean => SEPARATED.test(folded);
