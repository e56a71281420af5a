import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** The order to put something into another form, whatever the form. */
export const CHANGES = anyWord([
  '(?:change|convert|turn|put|combine|join|merge|rewrite|transform|make|write|restate|switch|express|rephrase|recast|retell|redo)(?!\\p{L})',
  '(?:cambi|convert|convier|transform|pas[ae](?!\\p{L})|pon(?!\\p{L})|reescrib|escrib|cuent|narr)',
  '(?:change|convert|transform|pass|mets|mettez|reecri|ecri|tourne|racont|reformul)',
  '(?:setz|wandle|wandeln|verwandle|forme|schreib|ubertrag|bilde|ander|erzahl)',
  '(?:mude|convert|transform|pass[ae](?!\\p{L})|reescrev|escrev|ponha|cont[ae](?!\\p{L})|narr)',
  '(?:cambia|convert|trasform|volgi|volgete|metti|riscriv|scriv|racconta)',
  '(?:schimb|transform|trece(?!\\p{L})|treci(?!\\p{L})|pune(?!\\p{L})|rescri|scrie|povest|convert)',
  '改|变成|变为|换成|转换|转为|写成|重写|用.{1,12}(?:口吻|角度|视角)|以.{1,12}(?:口吻|角度|视角)',
  '直し|直せ|変え|変換|書き換え|書き直|にしなさい|にして|書いて|語って',
  '(?:حول|حولي|اجعل|غير|غيري|اعد|ضع|صغ|انقل|اكتب|احك|ارو)(?=\\s)',
]);

/** Voice, tense, person, number, sentence form: what grammar books have exercises on. */
export const GRAMMAR_FORM = anyWord([
  'as an? (?:question|statement|command)(?! and)(?!\\p{L})|(?:(?:in|into|to|in the|into the|to the) )?(?:passive(?![ -](?:income|aggressive))|active voice|active (?:ones?|sentences?|form)|(?:simple |present |past )?(?:past|present|future|perfect|continuous)(?: \\p{L}+)? (?:tense|form)|past simple|simple past|past perfect|present perfect|(?:first|second|third)[ -]person|(?:in)?to (?:the )?(?:plural|singular|negative|past|future|imperative|active)|(?:plural|singular|negative|interrogative|question|affirmative|imperative|comparative) (?:form|sentences?)|(?:in)?to (?:an? )?(?:questions?|negative sentences?|statements?)(?! (?:for|about|and answer))|(?:reported|indirect|direct) speech|gender[- ]neutral|inclusive language|relative clause|(?:into|as) (?:one|a single) sentence|(?:combine|join|merge) .{0,30}sentences?|(?:sentences?|statements?|it|this) (?:negative|affirmative|interrogative|imperative|passive|plural|singular)|opposite of (?:this|the|each|these)(?: following)? (?:sentences?|statements?)|negat(?:e|ion))',
  'voz (?:pasiva|activa)|(?:a|al|en|en el) (?:pasad|presente|futuro|preterito|imperfecto|plural|singular|subjuntivo|femenino|masculino|imperativo)|(?:primera|segunda|tercera) persona|(?:estilo|discurso) (?:in)?directo|(?:forma|oracion(?:es)?) (?:negativa|interrogativa|pasiva|activa|afirmativa)|a preguntas?',
  "voix (?:passive|active)|(?:au|a l'|a la forme) ?(?:passe|present|futur|imparfait|pluriel|singulier|passif|actif|subjonctif|conditionnel|feminin|masculin|imperatif|passive|negative|interrogative)|(?:premiere|deuxieme|troisieme|1re|2e|3e) personne|discours (?:in)?direct|forme (?:negative|interrogative|passive|active|affirmative)",
  'passiv(?!e)|aktiv(?!\\p{L})|prateritum|plusquamperfekt|(?:ins|im|in das|in den) (?:perfekt|futur|prasens|plural|singular|konjunktiv|imperativ)|(?:in die|in der) (?:vergangenheit|gegenwart|zukunft|mehrzahl|einzahl|ich-form|er-form)|indirekte rede|direkte rede|(?:ersten?|dritten?|zweiten?) person|fragesatz|aussagesatz',
  'voz (?:passiva|ativa)|(?:para o|no|ao) (?:passado|presente|futuro|preterito|imperfeito|plural|singular|feminino|masculino|imperativo)|(?:primeira|segunda|terceira) pessoa|discurso (?:in)?dir?eto|forma (?:negativa|interrogativa|passiva|ativa|afirmativa)',
  'forma (?:passiva|attiva|negativa|interrogativa|affermativa)|(?:al|nel|in|all.)(?: |)(?:passato|presente|futuro|imperfetto|plurale|singolare|passivo|congiuntivo|condizionale|imperativo|femminile|maschile)|(?:prima|seconda|terza) persona|discorso (?:in)?diretto',
  'diatez(?:a|ei) (?:pasiva|activa)|(?:la|in) (?:trecut|prezent|viitor|plural|singular|perfect|imperfect|feminin|masculin|timpul (?:trecut|prezent|viitor))|persoana (?:intai|a doua|a treia|i|a ii-a|a iii-a|1|3)(?!\\p{L})|vorbire(?:a)? (?:in)?directa|forma (?:negativa|interrogativa|pasiva|activa|afirmativa)|propozitii (?:negative|interogative)',
  '被动句|主动句|[把被]字句|陈述句|反问句|疑问句|否定句|肯定句|祈使句|感叹句|双重否定|[间直]接引语|转述句|(?:过去|将来|现在|完成)时|被动语态|主动语态|第[一二三]人称|比喻句|拟人句',
  '受け身|受動態|能動態|(?:過去|現在|未来|否定|命令|可能|使役)形|(?:否定|疑問|肯定|平叙|感嘆)文|(?:間接|直接)話法|[一二三]人称|過去時制',
  'المبني للمجهول|المبني للمعلوم|للمجهول|للمعلوم|(?:الي|في|ب|بصيغه|صيغه) ?(?:الزمن )?(?:الماضي|المضارع|المستقبل|الجمع|المثني|المفرد|الامر)|ضمير (?:الغائب|المتكلم|المخاطب)|(?:الي|بصيغه|صيغه) (?:النفي|نفي|منفيه|الاستفهام|سوال|السؤال|استفهاميه)|الي سؤال|الكلام (?:غير )?المباشر',
]);

/** "Write a short bio in the third person": a new text, of which the form is only said. */
export const A_NEW_PIECE = anyWord([
  '(?:write|compose|draft|create|make) (?:me )?an? (?:[\\p{L}-]+ ){0,4}(?:bio|biography|profile|summary|review|description|letter|e-?mail|mail|message|report|story|article|essay|post|paragraph|poem|introduction|statement|recommendation|account|diary|entry|note|speech|abstract|announcement)(?!\\p{L})',
  '(?:escrib|redact|cre)\\p{L}* (?:un|una) (?:\\p{L}+ ){0,3}(?:biografia|bio|perfil|resumen|resena|descripcion|carta|correo|mensaje|informe|cuento|articulo|parrafo|poema|presentacion)',
  '(?:ecri|redig|cree)\\p{L}* (?:un|une) (?:\\p{L}+ ){0,3}(?:biographie|bio|profil|resume|avis|critique|description|lettre|mail|message|rapport|histoire|article|paragraphe|poeme|presentation)',
  '(?:schreib|verfass|erstell)\\p{L}* (?:mir )?(?:ein|eine|einen) (?:\\p{L}+ ){0,3}(?:biogra|kurzbiogra|profil|zusammenfassung|rezension|bewertung|beschreibung|brief|mail|nachricht|bericht|geschichte|artikel|absatz|gedicht|vorstellung)',
  '(?:escrev|redij|cri)\\p{L}* (?:um|uma) (?:\\p{L}+ ){0,3}(?:biografia|bio|perfil|resumo|resenha|avaliacao|descricao|carta|e-?mail|mensagem|relatorio|historia|artigo|paragrafo|poema|apresentacao)',
  "(?:scriv|redig|crea)\\p{L}* (?:un|uno|una|un') ?(?:\\p{L}+ ){0,3}(?:biografia|bio|profilo|riassunto|recensione|descrizione|lettera|e-?mail|mail|messaggio|relazione|storia|articolo|paragrafo|poesia|presentazione)",
  '(?:scri|redacteaz|creeaz)\\p{L}* (?:un|o) (?:\\p{L}+ ){0,3}(?:biografie|bio|profil|rezumat|recenzie|descriere|scrisoare|e-?mail|mesaj|raport|poveste|articol|paragraf|poezie|prezentare)',
  '写(?:一)?[篇份段个封则].{0,12}(?:简介|介绍|简历|总结|评论|描述|信|邮件|报告|故事|文章|段落|诗|日记)',
  '(?:紹介文|プロフィール|略歴|レビュー|説明文|手紙|メール|報告書|物語|記事|詩|日記)を.{0,6}(?:書|作)',
  '(?:اكتب|صغ|انشئ|الف)\\p{L}* (?:\\p{L}+ ){0,2}(?:سيره|نبذه|ملخصا|مراجعه|وصفا|رساله|تقريرا|قصه|مقالا|فقره|قصيده|تعريفا)',
]);

/** Somebody else tells it. */
export const VIEWPOINT = anyWord([
  "point of view|(?:from|in) .{2,40}(?:'s|') (?:pov|view(?:point)?|perspective)|(?:perspective|viewpoint|pov) of|(?:as|if) (?:told|narrated|seen|written) by",
  'punto de vista de|(?:desde|en) la perspectiva de|como si (?:lo|la) (?:contara|narrara)',
  "(?:point de vue|perspective) (?:de|du|des|d')|comme si .{2,20} racontait",
  '(?:aus|in) (?:der|dem) (?:sicht|perspektive|blickwinkel)',
  'ponto de vista d[aeo]|(?:da|na|pela) perspectiva d[aeo]',
  'punto di vista d|(?:dalla|dalla) prospettiva d',
  'punctul(?:ui)? de vedere al|perspectiva (?!de )|(?:din|prin) ochii',
  '从.{1,12}的(?:角度|视角|立场)|[以用].{1,12}的(?:口吻|视角|角度)',
  'の(?:視点|立場|目線)(?:から|で|に)',
  'من (?:وجهه نظر|منظور)|علي لسان|بلسان',
]);

/** A text, a part of one, or whatever is pointed at. */
export const A_TEXT = anyWord([
  '(?:sentences?|phrases?|paragraphs?|texts?|passages?|e-?mails?|messages?|essays?|letters?|stor(?:y|ies)|posts?|captions?|articles?|reviews?|speech|bios?|lines?|statements?|abstracts?|descriptions?|summar(?:y|ies)|notes?|tweets?|poems?|cv|resumes?|bullets?|this|it|these|the following|draft|introduction|conclusion|definition)(?!\\p{L})',
  '(?:oracion|frases?|parrafos?|textos?|pasajes?|correos?|mensajes?|ensayos?|cartas?|historias?|articulos?|esto|lo siguiente|notas?|resumen|descripcion)',
  '(?:phrases?|paragraphes?|textes?|passages?|mails?|e-mails?|messages?|lettres?|histoires?|articles?|ceci|ce qui suit|notes?|description|resume)(?!\\p{L})',
  '(?:satz|satze|absatz|absatze|text|textes|texte|abschnitt|mail|e-mail|nachricht|aufsatz|brief|geschichte|artikel|das|dies|folgende\\p{L}*|notizen|beschreibung)(?!\\p{L})',
  '(?:frases?|oracao|oracoes|paragrafos?|textos?|trechos?|e-?mails?|mensage(?:m|ns)|redac(?:ao|oes)|cartas?|historias?|artigos?|isto|isso|notas?|descricao|resumo)(?!\\p{L})',
  '(?:frasi?|frase|paragraf[oi]|test[oi]|bran[oi]|e-?mail|messagg[io]+|letter[ae]|stori[ae]|articol[oi]|questo|appunti|descrizione|riassunto)(?!\\p{L})',
  '(?:propoziti\\p{L}*|fraz[aei]\\p{L}*|paragraf\\p{L}*|text\\p{L}*|pasaj\\p{L}*|e-?mail\\p{L}*|mesaj\\p{L}*|scrisoare\\p{L}*|poveste\\p{L}*|articol\\p{L}*|asta|notit\\p{L}*|descriere\\p{L}*|fragment\\p{L}*)(?!\\p{L})',
  '句|段|文章|文字|短文|邮件|消息|信|作文|故事|病句|内容|原文|课文|这篇|文本|简介|简历|笔记|纪要|诗',
  '文|段落|文章|メール|作文|手紙|物語|記事|本文|説明|メモ|次の|以下|この',
  '(?:ال)?(?:جمل|جمله|فقره|فقرات|نص|نصوص|رساله|رسائل|مقال|مقاله|قصه|عباره|عبارات|بريد|ايميل|وصف|ملاحظات|كلام)(?=\\s|$)|التالي',
]);

/** Mistakes of language, as opposed to those in a program or in a sum. */
const MISTAKES = anyWord([
  '(?:grammar|grammatical(?:ly)?|spelling|punctuation|typos?|(?:grammar |spelling |language )?mistakes?|errors?|proofread|misspell\\p{L}*)(?!\\p{L})',
  '(?:errores|faltas|ortograf|gramatic|puntuacion|erratas)',
  '(?:fautes?|erreurs?|orthograph|grammair|grammatic|ponctuation|coquilles)',
  '(?:fehler|rechtschreib|grammatik|zeichensetzung|tippfehler)',
  '(?:erros?|ortograf|gramatic|pontuacao)(?!\\p{L}{6})',
  '(?:error[ei]|ortograf|grammatic|punteggiatura|refusi)',
  '(?:greseli|greselile|erori|erorile|ortografi|gramatic|punctuati)',
  '病句|错别?字|语法|错误|标点|拼写|语病|用词不当',
  '誤り|間違い|まちがい|文法|誤字|脱字|スペル|つづり|句読点|ミス',
  '(?:ال)?(?:خطا|اخطا|املا|املائي|نحو|نحوي|لغوي|قواعد|ترقيم)\\p{L}*',
]);
const CORRECTS = anyWord([
  '(?<!(?:the|an?|most|grammatically|is|are|be) )(?:correct|fix|proof-?read|spell-?check|repair)(?!\\p{L})|(?:return|give(?: me)?|output|write|provide) (?:only |just )?(?:the|a) corrected(?!\\p{L})',
  '(?:corrig|corrij|correg)',
  '(?:corrig|corrige)',
  '(?:korrigier|berichtig|verbesser)',
  '(?:corrij|corrig)',
  '(?:corregg|corregi)',
  '(?:corecteaz|corectați|corectez|corectare|corectur)',
  '改正|纠正|修改(?![得成为])|修正|更正(?!式)|订正|改错',
  '(?<!に|書き|言い|やり|作り)直(?:し|せ)|訂正|修正|添削|正し',
  '(?:صحح|صوب|دقق|اصلح|عدل)\\p{L}*',
]);
const LOOKS_FOR = anyWord([
  '(?:find|spot|identify|point out|list|locate|check|edit|modify|rewrite|revise|underline|detect|look for|review|improve|clean up)(?!\\p{L})',
  '(?:encuentr|busc|identific|revis|modific|senal|edit|detect|reescrib|mejor)',
  '(?:trouve|releve|repere|identifie|verifie|modifie|souligne|reecri|revis|relis|ameliore)',
  '(?:find|such|nenn|pruf|uberpruf|uberarbeit|markier|uberarbeite|andere)',
  '(?:encontr|identifi|revis|modifi|apont|sublinh|reescrev|edit|melhor)',
  '(?:trova|individu|controll|modific|segnal|sottoline|riscriv|rived|miglior)',
  '(?:gasest|identific|verific|modific|sublini|rescri|edit|revizu|imbunatat)',
  '找出|检查|指出|圈出|校对|润色',
  '見つけ|探し|指摘|確認|チェック|校正|推敲',
  '(?:استخرج|حدد|اكتشف|جد|راجع|بين|ابحث|اكتب|اعد)\\p{L}*',
]);
const NO_LANGUAGE_MISTAKE = lean(
  /(?<![\p{L}])(?:factual|logical|argument|reasoning|argumento|razonamiento|argumentation|raisonnement|ragionamento|rationament\p{L}*|code|function|program|script|sql|regex|formula|calculation|bugs?|python|java\w*|html|css|balance|codigo|programa|logic|faktisch|programm|cod)(?![\p{L}])|代码|程序|计算|コード|プログラム|كود|برنامج/u,
);
export const isCorrection = (head: string): boolean =>
  !NO_LANGUAGE_MISTAKE.test(head) &&
  ((CORRECTS.test(head) && (MISTAKES.test(head) || A_TEXT.test(head))) ||
    (LOOKS_FOR.test(head) && MISTAKES.test(head)));

/** What a text becomes when it is worked on. */
export const SHORTENS = anyWord([
  '(?:(?:about |roughly )?half as long|(?:in|to) (?:about )?(?:half|a third|a quarter)(?: of)? (?:its|the|their)(?: original)? length)(?!\\p{L})',
  '(?:a la mitad|(?:reduit|de) (?:a la|de) moitie|halb so lang|auf (?:die halfte|ein drittel)|pela metade|alla meta|la jumatate)',
  '缩(?:短|减)到|原来的一半|半分の長さ',
  '(?:الي|في) نصف طول',
  '(?:shorten|condense|(?:make|edit) .{1,40}concise|trim|tighten|abridge|cut (?:this|it|the|down)|make .{1,40}(?:shorter|more concise|briefer|crisper)|more concise(?:ly)?|in fewer words|(?:for|and) (?:\\p{L}+ and )?(?:concision|conciseness|brevity))(?!\\p{L})',
  '(?:acort|abrevi|condens|mas (?:cort(?!es)|breve|concis))',
  '(?:raccourci|abreg|condens|plus (?:court|concis|bref))',
  '(?:kurz[et](?!\\p{L})|kurzer|straff|knapper|kurze)',
  '(?:encurt|abrevi|condens|mais (?:curt|concis|breve))',
  '(?:accorci|abbrevi|condens|piu (?:brev|cort(?!es)|concis))',
  '(?:scurteaz|prescurt|condens|mai (?:scurt|concis))',
  '缩短|缩写|精简|压缩|缩句|更(?:简短|简洁|短)|简洁(?:一)?[些点]',
  '短く|簡潔に|短縮|要約せずに短',
  '(?:اختصر|قصر|اوجز|كثف)\\p{L}*|(?:اقصر|اوجز)(?=\\s|$)',
]);
export const LENGTHENS = anyWord([
  '(?:expand(?! (?:the |all |any |every |these |those )*(?:abbreviations?|acronyms?|contractions?|shorthand))|lengthen|elaborate on|flesh out|make .{1,40}(?:longer|more detailed)|add (?:more )?details? to|enrich)(?!\\p{L})',
  '(?:ampli[aeo]|alarg|mas (?:larg|detallad|extens)|enriquec)',
  '(?:allong|etoff|developp|plus (?:long|detaill)|enrichi)',
  '(?:erweiter|verlanger|ausfuhrlicher|baue? .{1,40} aus|schmucke)',
  '(?:ampli[ae]|expand|aument|mais (?:long|detalhad|extens)|enriquec)',
  '(?:ampli[ao]|espand|allung|piu (?:lung|dettagliat)|arricch)',
  '(?:extinde|dezvolt|lungest|mai (?:lung|detaliat)|imbogat)',
  '扩写|扩展|扩充|扩句|丰富|加长|写长|更详细',
  '膨らませ|長く|詳しく書|広げ|肉付け',
  '(?:وسع|اطل|اثر|فصل|طور)(?=\\s)|اطول|اكثر تفصيلا',
]);
export const SIMPLIFIES = anyWord([
  '(?:simplify|simpler|clearer|without (?:any )?jargon|jargon-free|(?:replac|remov|avoid|tak)\\p{L}* (?:out )?(?:all |the |any )*(?:technical )?jargon|words (?:that |which )?every(?:body|one) (?:understands|knows)|in (?:layman\\p{L}*|lay) (?:terms|words)|easier to (?:read|understand|follow|grasp)|in (?:simple|plain|easy|everyday) (?:words|language|english|terms)|(?:plain|simple) english|for (?:an? |my )?\\p{Nd}+(?:st|nd|rd|th)[- ]grade\\p{L}*|for a (?:child|kid|\\p{Nd}{1,2}[- ]year|layperson|beginner)|so (?:that )?(?:an?|my|any|every) (?:\\p{L}+[- ]|\\p{Nd}+[- ]){0,4}?(?:year[- ]olds?|child|kid|grader|beginner|layperson|pupil)s? (?:can |could |will |would )?(?:easily )?(?:understands?|follow|get))(?!\\p{L})',
  '(?:simplific|mas (?:sencill|simple|facil)|(?:lenguaje|palabras) (?:sencill|simple|clar))',
  '(?:simplifi|plus (?:simple|facile|clair)|(?:langage|mots|termes) simple)',
  '(?:vereinfach|einfacher|leichter(?:er)? sprache|einfache[rn]? (?:sprache|worte))',
  '(?:simplifi|mais (?:simples|facil)|(?:linguagem|palavras) (?:simples|clara))',
  '(?:semplific|piu (?:semplic|facil)|(?:linguaggio|parole) semplic)',
  '(?:simplific|mai (?:simplu|usor)|(?:limbaj|cuvinte) simpl)',
  '简化|通俗|更(?:简单|易懂|好懂)|简单易懂|大白话|白话',
  'やさしい|易しい|(?:簡単|平易)な|(?:わかり|分かり)やすく|かみ砕',
  '(?:بسط)\\p{L}*|(?:اسهل|ابسط)(?=\\s|$)|(?:كلمات|لغه|بلغه|بكلمات) (?:بسيطه|سهله)',
]);

/** What is given is turned into points. */
export const INTO_POINTS = anyWord([
  '(?:bullet(?: |-)?(?:points?|list)?s?|key (?:points?|takeaways?|ideas?|facts)|main (?:points|ideas)|takeaways|highlights)(?!\\p{L})',
  '(?:puntos (?:clave|principales|importantes)|ideas (?:clave|principales)|vinetas|lista de puntos)',
  '(?:points? (?:cles?|principaux|importants|essentiels)|idees (?:cles|principales)|puces)',
  '(?:stichpunkt|stichwortart|kernpunkt|kernaussag|hauptpunkt|wichtigste[n]? punkt|aufzahlungspunkt)',
  '(?:pontos?[- ](?:chave|principais|importantes)|ideias (?:chave|principais)|topicos)',
  '(?:punti (?:chiave|principali|salienti|essenziali)|punti elenco|idee (?:chiave|principali))',
  '(?:puncte(?:le)? (?:cheie|esentiale|principale|importante)|idei(?:le)? (?:cheie|principale)|puncte(?!\\p{L}))',
  '要点|重点|关键点|分条|条列|几点',
  '要点|ポイント|箇条書き|重要な点',
  '(?:ال)?نقاط(?=\\s|$)|الافكار (?:الرئيسيه|الاساسيه)',
]);
/** The points are what comes out, and not what is given. */
const MAKES_POINTS = anyWord([
  '(?:summari[sz]e|turn|convert|change|extract|list|give|identify|outline|condense|break|transform|rewrite|put|write|provide|pull|find|create|make|reduce|get)(?!\\p{L})',
  '(?:resum|convier|convert|transform|extra|lista|enumer|identific|pon|pasa|reescrib|da(?:me)?(?!\\p{L})|saca)',
  '(?:resume|transform|convert|mets|extra|list|donne|identifi|releve|reecri|degage)',
  '(?:fass|wandle|verwandle|nenn|liste|gib|schreib|mach|forme|stell)',
  '(?:resum|transform|convert|extrai|liste|enumer|identifi|passe|reescrev|de(?!\\p{L}))',
  '(?:riassum|trasform|convert|estra|elenca|individu|metti|riscriv|dai|dammi)',
  '(?:rezum|transform|convert|extra|enumer|identific|rescri|da(?!\\p{L})|pune|listeaz)',
  '总结|概括|归纳|整理|提取|提炼|列出|写成|改成|转|找出',
  'まとめ|要約|挙げ|整理|抽出|書き出|にして|直し',
  '(?:لخص|حول|استخرج|اذكر|اعط|رتب|اكتب|عدد|اعد)\\p{L}*',
]);
const POINTS_GIVEN =
  /(?:bullet(?: |-)?points?|notes|key points) (?:below )?(?:in)?to (?!points)|(?:these|the following|my|all) (?:provided )?(?:bullet|key|main) points?|provided (?:main|key) points/u;
export const makesPoints = (head: string): boolean =>
  INTO_POINTS.test(head) && MAKES_POINTS.test(head.slice(0, 40)) && !POINTS_GIVEN.test(head);

export const MINUTES = anyWord([
  "(?:meeting|call|standup|stand-up|workshop) (?:notes|minutes|transcript|log|recap)|(?:notes|minutes|transcript) (?:of|from) (?:the|our|a|this|my|today'?s) (?:\\p{L}+ )?(?:meeting|call|standup)|action items",
  '(?:notas|acta|apuntes|transcripcion) de (?:la|una|esta) (?:reunion|llamada)',
  '(?:notes|compte[- ]rendu|transcription) de (?:la |cette |)reunion',
  '(?:besprechungs|meeting|sitzungs)-?(?:notizen|protokoll|mitschrift)',
  '(?:notas|ata|anotacoes|transcricao) d[ae] (?:reuniao|chamada)',
  '(?:appunti|verbale|note|trascrizione) d(?:ella|i) riunione',
  '(?:notit\\p{L}*|minut\\p{L}*|procesul-verbal) (?:de la |ale |din )?(?:sedint|intalnir|reuniun)',
  '会议(?:记录|纪要|笔记)',
  '(?:会議|打ち合わせ)の?(?:メモ|議事録|記録)|議事録',
  '(?:محضر|ملاحظات|ملخص) (?:ال)?اجتماع',
]);

export const TAGS = anyWord([
  '(?:hash ?tags?|key ?words?|key ?phrases?|tags)(?!\\p{L})',
  '(?:palabras[ -]clave|etiquetas)',
  '(?:mots?[- ]cles?|etiquettes)',
  '(?:schlusselworter|schlusselbegriff\\p{L}*|schlagworter|schlagworte|stichworter|stichworte)(?!\\p{L})',
  'palavras[- ]chave',
  'parole[- ]chiave',
  'cuvinte(?:le)?[- ]cheie|etichete',
  '(?<!(?:根据|按照|利用|使用|结合|用|以)[^，。]{0,6})关键[词字]|标签|话题标签',
  '(?:キーワード|タグ)(?!から|を(?:使|もと|基|元|含|入れ)|に(?:基|合|沿))|ハッシュタグ',
  'هاشتا[غجق]\\p{L}*|(?:ال)?وسوم|(?:ال)?كلمات (?:ال)?(?:مفتاحيه|دلاليه)',
]);
/** "In full sentences from these keywords": they are what the text is made of. */
export const FROM_KEYWORDS = anyWord([
  '(?:from|using|with|out of|based on|containing|including|of) (?:the |these |this |those |my |all |following |given )*(?:list of )?(?:key ?words?|key ?phrases?|tags)(?!\\p{L})',
  '(?:con|usando|a partir de|incluyendo) (?:las |estas |los |siguientes |mis )*(?:palabras[ -]clave|etiquetas)',
  '(?:avec|a partir de|en utilisant|contenant) (?:les |ces |des |mes |suivants )*(?:mots?[- ]cles?|etiquettes)',
  '(?:aus|mit|anhand) (?:den |diesen |der |dieser |folgenden |meinen )*(?:schlusselw|schlusselbegr|schlagw|stichw)',
  '(?:com|usando|a partir de|contendo) (?:as |estas |essas |seguintes |d?as )*palavras[- ]chave',
  '(?:con|usando|a partire d\\p{L}*|partendo da) (?:le |queste |seguenti |mie )*parole[- ]chiave',
  '(?:cu|din|folosind|pornind de la) (?:aceste |urmatoarele |toate )*(?:cuvinte(?:le)?[- ]cheie|etichete)',
  '(?:باستخدام|من|ب|مستعملا) ?(?:هذه )?(?:ال)?كلمات (?:ال)?(?:مفتاحيه|دلاليه)',
]);
/** Asked for, and not what is given. */
export const HEADLINES = anyWord([
  '(?:write|suggest|give|create|come up with|generate|propose|find|think of|make|invent|provide|need|craft|pick)(?: (?!the |this |that |each )[\\p{L}\\p{Nd}-]+){0,5} (?:titles?|headlines?|headings?|line subject|e-?mail subject(?! line))(?! (?:of|given|and (?:suggest|write|give|describe|guess)|below|,))(?!\\p{L})|(?:write|create|craft|draft|compose) the (?:\\p{L}+ )?(?:title|headline)(?!\\p{L})|give (?:the|this) .{3,40} an? (?:\\p{L}+ )?(?:title|headline)(?!\\p{L})|what would be a good (?:title|headline)',
  '(?:escrib|da(?:me)?|propon|sugier|crea|invent|pon|piensa)(?:\\p{L}* )(?:[\\p{L}\\p{Nd}]+ ){0,3}(?:titul|titular)',
  '(?:ecri|donne|propose|trouve|invente|suggere)(?:\\p{L}* |-moi )(?:[\\p{L}\\p{Nd}]+ ){0,3}titres?(?!\\p{L})',
  '(?:schreib|gib|schlag|finde|erfinde|nenn|formulier)(?:\\p{L}* )(?:[\\p{L}\\p{Nd}]+ ){0,4}(?:titel|uberschrift|schlagzeile)',
  '(?:escrev|de|sugir|crie|propon|invent|pens)(?:\\p{L}* )(?:[\\p{L}\\p{Nd}]+ ){0,3}(?:titul|manchete)',
  '(?:scriv|dai|dammi|proponi|trova|inventa|suggeri|crea)(?:\\p{L}* |)(?:[\\p{L}\\p{Nd}]+ ){0,3}titol[oi](?!\\p{L})',
  '(?:scrie|da|propun|gasest|inventeaz|sugereaz|creeaz)(?:\\p{L}* |-mi )(?:[\\p{L}\\p{Nd}]+ ){0,3}titlu(?!\\p{L})|(?:scrie|da|propun|gasest|sugereaz)(?:\\p{L}* |-mi )(?:[\\p{L}\\p{Nd}]+ ){0,3}titluri(?!\\p{L})',
  '(?:拟|起|取|写|想|给出|加上?|提供).{0,10}(?:标题|题目)',
  '(?:タイトル|題名|見出し|題)を?.{0,8}(?:つけ|付け|考え|提案|作っ|書い|挙げ)',
  '(?:اقترح|اكتب|ضع|اعط|اعطني|اختر|هات)\\p{L}* (?:[\\p{L}\\p{Nd}]+ ){0,3}(?:عنوان|عناوين)\\p{L}*',
]);
export const GUESSES = anyWord(
  [
    '(?:(?:please|try to|can you|given .{4,80},) )*(?:guess|predict|infer|deduce|speculate)(?!\\p{L})|.{0,80}(?:,|\\.) (?:guess|predict|infer|deduce|speculate)(?!\\p{L})|.{0,160}(?:you (?:need|have|are asked) to|your task is to|try to|you should|can you) (?:guess|predict|infer|deduce)(?!\\p{L})',
    '(?:.{4,80}, )?(?:adivina|predice|deduce|infiere)',
    '(?:.{4,80}, )?(?:devine|predis|deduis)',
    '(?:.{4,80}, )?(?:errate|vermute)(?!\\p{L})',
    '(?:.{4,80}, )?(?:adivinh|deduz|prev)(?=\\p{L}+ )',
    '(?:.{4,80}, )?(?:indovina|deduci|prevedi)',
    '(?:.{4,80}, )?(?:ghicest|deduce|prezi)(?=\\p{L}* )',
    '.{0,30}(?:猜猜?|推测|猜测|猜一猜)',
    '.{0,40}(?:推測し|推理し|当ててみ|当てて)',
    '(?:.{4,80}[،,] )?(?:خمن|توقع|استنتج)\\p{L}*(?=\\s)',
  ],
  { atStart: true },
);

/** Answered, not only edited: a reply to what is given. */
export const REPLIES = anyWord([
  '(?:write|give|draft|compose|suggest|send|formulate|provide|create)(?: [\\p{L}\\p{Nd},-]+){0,6} (?:reply|response|answer|comeback)(?!\\p{L})(?<!out-of-office reply|out of office reply|ooo reply|auto-?reply|automatic reply)(?! (?:key|sheet|choices?|options?|to (?:the|this|each) (?:question|riddle|problem)))|(?:reply|respond) to (?:this|the following|the|an?|my)(?!\\p{L})',
  '(?:escrib|redact|da(?:me)?(?!\\p{L})|propon|responde)(?:\\p{L}* )(?:[\\p{L}\\p{Nd}]+ ){0,3}(?:respuesta|(?:mensaje|correo) (?:de respuesta|para responder))|responde a este',
  '(?:ecri|redig|donne|propose)(?:\\p{L}* )(?:[\\p{L}\\p{Nd}]+ ){0,3}reponse|reponds a ce',
  '(?:schreib|verfass|formulier|gib)(?:\\p{L}* )(?:[\\p{L}\\p{Nd}]+ ){0,4}antwort(?!\\p{L})|antworte auf dies',
  '(?:escrev|redij|de|propon)(?:\\p{L}* )(?:[\\p{L}\\p{Nd}]+ ){0,3}resposta|responda a est',
  '(?:scriv|dai|dammi|proponi)(?:\\p{L}* |)(?:[\\p{L}\\p{Nd}]+ ){0,3}risposta(?! (?:corretta|esatta))|rispondi a quest',
  '(?:scrie|redact|da|formul)(?:\\p{L}* |-mi )(?:[\\p{L}\\p{Nd}]+ ){0,3}raspuns(?!\\p{L})|raspunde la (?:acest|mesaj|e-?mail|recenzi)',
  '(?:写|给|拟).{0,14}(?:回复|回信)|^(?:请)?(?:帮我)?回复',
  '(?:返信|返事|返答)を?.{0,6}(?:書|考え|作)|に(?:返信|返事)して',
  '(?:اكتب|صغ)\\p{L}* (?:[\\p{L}]+ ){0,3}ردا?(?=\\s|$)|^رد علي',
]);

/** A film, a book, a play: who tells of it tells a story. */
export const A_TALE = anyWord([
  '(?:plot|storyline|synopsis|movie|film|novel|play|story|fairy ?tale|musical|opera|(?<!podcast )episode|season|trilogy|series|fable|legend|myth)(?!\\p{L})',
  '(?:trama|argumento|pelicula|novela|cuento|obra de teatro|serie)(?!\\p{L})',
  '(?:intrigue|film|roman|piece|conte|serie|histoire de|fable)(?!\\p{L})',
  '(?:handlung|film|roman|drama|marchen|theaterstuck|serie|novelle)(?!\\p{L})',
  '(?:enredo|trama|filme|romance|conto|peca|serie)(?!\\p{L})',
  '(?:trama|film|romanzo|fiaba|commedia|opera|serie|racconto)(?!\\p{L})',
  '(?:intriga|subiectul|actiunea|film\\p{L}*|roman\\p{L}*|basm\\p{L}*|nuvel\\p{L}*|pies\\p{L}*|serial\\p{L}*|poveste\\p{L}*)(?!\\p{L})',
  '情节|剧情|电影|小说|故事|童话|话剧|电视剧|名著|动漫',
  'あらすじ|映画|小説|物語|童話|昔話|ドラマ|アニメ',
  '(?:ال)?(?:حبكه|فيلم|روايه|قصه|مسرحيه|مسلسل|حكايه)(?=\\s|$)|احداث',
]);
/** What asks about a text, and not about the world. */
export const ABOUT_A_PASSAGE = anyWord([
  '(?:passage|text|paragraph|excerpt|tweet|(?:this|the) (?:review|message|comment|sentence|headline|post|e-?mail|note|statement|line|joke|quote)|author|narrator|speaker|poem|poet|verses?|stanza|lines|extract|quote|article|according to|based on|in the (?:story|letter|dialogue|conversation)|writer)(?!\\p{L})',
  '(?:texto|pasaje|parrafo|fragmento|tuit|(?:este|esta) (?:frase|mensaje|comentario|resena|correo)|autor|narrador|poema|versos?|estrofa|segun)(?!\\p{L})',
  '(?:texte|passage|paragraphe|extrait|auteur|narrateur|poeme|vers|strophe|selon|d.apres)(?!\\p{L})',
  '(?:text|passage|absatz|abschnitt|auszug|autor|erzahler|gedicht|vers|strophe|sprecher|laut)(?!\\p{L})',
  '(?:texto|trecho|paragrafo|excerto|autor|narrador|poema|versos?|estrofe|segundo)(?!\\p{L})',
  '(?:testo|brano|paragrafo|estratto|autore|narratore|poesia|versi|strofa|secondo)(?!\\p{L})',
  '(?:text\\p{L}*|pasaj\\p{L}*|paragraf\\p{L}*|fragment\\p{L}*|autor\\p{L}*|narator\\p{L}*|poezi\\p{L}*|versuri\\p{L}*|strof\\p{L}*|vorbitor\\p{L}*|conform|potrivit)(?!\\p{L})',
  '文中|原文|这段|这条|这句|短文|作者|诗人|诗句|这首|根据|文章|段落|叙述者',
  '本文|文章|筆者|作者|詩|段落|次の文|語り手|によれ',
  '(?:ال)?(?:نص|فقره|كاتب|شاعر|قصيده|ابيات|مقطع|راوي|مولف)(?=\\s|$)|بحسب|وفقا|حسب',
]);

/** Something is written or invented for what is given, as opposed to found out about it. */
export const MAKES = anyWord([
  '(?:write|create|compose|generate|make|suggest|come up with|invent|design|draft|propose|craft|imagine|think of|brainstorm|recommend|give (?:me )?(?:an?|some|\\p{Nd}+|two|three|four|five)|provide (?:an?|some|\\p{Nd}+)|build|plan|describe|develop|produce|prepare)(?!\\p{L})',
  '(?:escrib|crea|compon|genera|haz|inventa|disena|redacta|propon|sugier|imagina|describ|prepara)',
  '(?:ecri|cree|compose|genere|invente|redige|propose|suggere|imagine|decri|prepare)',
  '(?:schreib|erstell|verfass|generier|erfinde|entwirf|schlag|formulier|beschreib|mach|gestalte|dichte)',
  '(?:escrev|cri[ae]|compon|ger[ae](?!\\p{L})|fac[ao]|invent|redij|propon|sugir|imagin|descrev|prepar)',
  '(?:scriv|crea|compon|genera|inventa|redigi|proponi|suggeri|immagin|descriv|prepara)',
  '(?:scrie|crea|compun|genereaz|inventeaz|redacteaz|propun|sugereaz|imagineaz|descrie|pregat)',
  '写|编|创作|生成|设计|拟|想|构思|提出|描述|介绍|制定',
  '書い|書き|作っ|作成|考え|提案|創作|生成|描写',
  '(?:اكتب|الف|صمم|ابتكر|اقترح|صغ|تخيل|انشئ|صف|اعد)\\p{L}*',
]);

/** A fixed expression, named as one. */
export const IDIOM = anyWord([
  '(?:proverbs?|idioms?|idiomatic|sayings?|(?<!(?:regular|cron|lambda|logical|boolean|algebraic|arithmetic|mathematical|facial) )expressions?)(?!\\p{L})',
  '(?:refran|dicho|modismo|proverbio|expresion(?:es)?(?! (?:regular|algebraica|matematica|logica)))',
  '(?:proverbe|dicton|expressions?(?! (?:reguliere|algebrique|mathematique|logique))|locution)',
  '(?:sprichw|redensart|redewendung|spruch)',
  '(?:proverbio|ditado|express(?:ao|oes)(?! (?:regular|algebrica|matematica|logica)))',
  '(?:proverbi|modi di dire|modo di dire|espression[ei](?! (?:regolar|algebric|matematic|logic)))',
  '(?:proverb|zical|expresi(?:e|i|a|ile|ei)(?! (?:regulat|algebric|matematic|logic)))',
  '成语|谚语|俗语|歇后语|惯用语|习语',
  'ことわざ|慣用句|成語|四字熟語',
  '(?:ال)?(?:مثل|امثال|حكمه|تعبير|تعابير)(?=\\s|$)',
]);

/** What is found out about a text, and stands or falls with its words. */
export const ASKED_OF_A_TEXT = anyWord([
  '(?:(?:main|central|key) (?:idea|message|point|theme|argument|claim)|moral|theme|tone of|attitude|mood|flaws?|fallac(?:y|ies)|contradictions?|supported by|(?:is|are) (?:true|false|correct) (?:according|based)|what the (?:author|customer|speaker|writer|reviewer|user|narrator|poet|guest|buyer)|(?:liked?|disliked?|likes|dislikes)|pros and cons (?:mentioned|named)|bias(?:ed)?|irony|figures? of speech|the (?!names?|dates?|words?|nouns?|verbs?|adjectives?|entit|number)\\p{L}+(?: \\p{L}+)? in (?:it|this|the (?:text|sentence|thought|argument|statement|poem))|metaphors?|literary device)(?!\\p{L})',
  '(?:idea (?:principal|central)|moraleja|actitud|tono de|falacia|contradicc|segun el (?:texto|pasaje|parrafo)|figuras? (?:literarias?|retoricas?)|metafora)',
  "(?:idee (?:principale|centrale)|morale|attitude|ton de|sophisme|contradiction|selon le (?:texte|passage)|d'apres le (?:texte|passage)|figures? de style|metaphore)",
  '(?:hauptaussage|kernaussage des|grundgedanke|moral der|haltung|stimmung|trugschluss|denkfehler|widerspruch|laut (?:dem )?text|stilmittel|metapher)',
  '(?:ideia (?:principal|central)|moral d|atitude|tom d|falacia|contradic|segundo o (?:texto|trecho)|figuras? de linguagem|metafora)',
  '(?:idea (?:principale|centrale)|morale|atteggiamento|tono d|fallacia|contraddizion|secondo il (?:testo|brano)|figure? retoric|metafor)',
  '(?:ideea (?:principala|centrala)|morala|atitudinea|tonul|eroarea logica|contradicti|conform textului|potrivit textului|figuri(?:le)? de stil|metafor)',
  '中心思想|主旨|主要(?:内容|观点)|寓意|态度|情感|语气|逻辑(?:漏洞|错误)|谬误|矛盾|修辞|比喻|根据(?:短文|文章|原文|上文|材料)|文中',
  '主題|要旨|教訓|態度|心情|論理の(?:誤り|飛躍)|矛盾|修辞|比喩|本文によ|筆者の',
  '(?:ال)?(?:فكره|فكره الرئيسيه|مغزي|عبره|موقف الكاتب|مغالطه|تناقض|صور بلاغيه|استعاره|تشبيه)\\p{L}*|(?:بحسب|وفق|حسب) النص',
]);
const FINDS_OUT = anyWord([
  '(?:identify|find|point out|state|determine|tell|say|explain|describe|name|give|decide|check|what|which|who|is|are|does|list|pick|spot)(?!\\p{L})',
  '(?:identific|encuentr|senal|di(?:me)?(?!\\p{L})|determin|explic|indic|nombr|cual|que)',
  '(?:identifi|trouv|releve|dis(?!\\p{L})|determin|expliqu|indiqu|nomm|quel|donne)',
  '(?:find|nenn|bestimm|erklar|sag|benenn|was|welche|gib|such)',
  '(?:identifi|encontr|apont|diga|determin|expliqu|indiqu|qual|cite)',
  '(?:individu|trova|indica|determin|spiega|di.|qual|quale)',
  '(?:identific|gasest|indica|spune|determin|explica|precizeaz|care|numest)',
  '指出|找出|说明|概括|判断|分析|说出|什么|哪',
  '見つけ|指摘|述べ|説明|答え|挙げ|何|どの',
  '(?:حدد|بين|اذكر|وضح|استخرج|اشرح|ما)\\p{L}*',
]);
const WRITES_FIRST = lean(
  /(?:^|[.!?,] |(?<!\p{L})and )(?:please )?(?:create|write|compose|generate|draft|make|design|suggest|rewrite)(?![\p{L}])/u,
);
export const asksOfAText = (head: string): boolean =>
  ASKED_OF_A_TEXT.test(head) && FINDS_OUT.test(head) && !WRITES_FIRST.test(head);

/** What a text says is to be made plain. */
export const EXPLAINS_A_TEXT = anyWord([
  '(?:explain|define|interpret|unpack|make sense of|what (?:is|does) .{2,40} mean|meaning of)(?!\\p{L})',
  '(?:explica|interpreta|que (?:significa|quiere decir))',
  '(?:explique|interprete|que (?:signifie|veut dire))',
  '(?:erklar|interpretier|deute|was bedeutet)',
  '(?:explique|interprete|o que significa)',
  '(?:spiega|interpreta|che cosa significa|cosa significa)',
  '(?:explic|interpreteaz|ce inseamna)',
  '解释|解读|说明.{0,10}(?:意思|含义)|是什么意思',
  '説明|解釈|意味',
  '(?:اشرح|فسر|وضح|ما معني)\\p{L}*',
]);
/** A work of words, as opposed to a thing that is only named. */
export const A_PIECE = anyWord([
  '(?:poems?|verses?|quotes?|quotations?|sayings?|jokes?|lyrics|lines?|passages?|paragraphs?|texts?|clauses?|statements?|sentences?|tweets?|memes?|fables?|arguments?|abstracts?|excerpts?|headlines?)(?!\\p{L})',
  '(?:poema|versos?|citas?|chistes?|frases?|parrafos?|textos?|clausula|fragmento)(?!\\p{L})',
  '(?:poeme|vers|citations?|blague|phrase|paragraphe|texte|clause|extrait)(?!\\p{L})',
  '(?:gedicht|verse?|zitat|witz|satz|absatz|text|klausel|auszug)(?!\\p{L})',
  '(?:poema|versos?|citac(?:ao|oes)|piada|frase|paragrafo|texto|clausula|trecho)(?!\\p{L})',
  '(?:poesia|versi|citazione|battuta|barzelletta|frase|paragrafo|testo|clausola|brano)(?!\\p{L})',
  '(?:poezi\\p{L}*|versur\\p{L}*|citat\\p{L}*|gluma|banc\\p{L}*|propoziti\\p{L}*|paragraf\\p{L}*|text\\p{L}*|clauz\\p{L}*|fragment\\p{L}*)(?!\\p{L})',
  '诗|名言|笑话|段子|句|段话|这段|文字|条款|歌词',
  '詩|引用|冗談|文|歌詞|条項|俳句|和歌',
  '(?:ال)?(?:قصيده|بيت|ابيات|مقوله|اقتباس|نكته|جمله|فقره|نص|عباره|بند)(?=\\s|$)',
]);

/** Another wording of the same. */
export const PARAPHRASES = anyWord([
  '(?:paraphrase|rephrase|reword|synonym(?:s|-rich)?|in (?:other|your own|different) words|without (?:plagiari[sz]ing|copying))(?!\\p{L})',
  '(?:parafrase|con otras palabras|en otras palabras)',
  '(?:paraphrase|autrement|avec d.autres mots)',
  '(?:umschreib|paraphrasier|mit anderen worten|in eigenen worten|formulier\\p{L}* .{0,40} um)',
  '(?:parafrase|parafrasei|com outras palavras)',
  '(?:parafras|con altre parole|con parole)',
  '(?:parafrazeaz|cu alte cuvinte|reformul)',
  '换(?:一?种|个)?说法|改写|转述|复述|同义句',
  '言い換え|別の言葉',
  '(?:اعد صياغه|بكلمات اخري|بصياغه اخري)',
]);
/** How it sounds is to change, and not what it says. */
export const TONE_WISHED = anyWord([
  '(?:sounds?|tone|less|more|too|as (?:[\\p{L}-]+ ){1,3}would|politely?|polite|nicer?|kinder|friendl\\p{L}+|formal(?:ly)?|informal(?:ly)?|casual(?:ly)?|professional(?:ly)?|diplomatic\\p{L}*|as if|in the style|rude|harsh)(?!\\p{L})',
  '(?:suene|tono|mas|menos|educad|amable|cortes|formal|profesional)',
  '(?:ton(?!\\p{L})|sonne|plus|moins|poli|aimable|formel|professionnel|diplomat|soutenu)',
  '(?:klingt?|ton(?!\\p{L})|lockerer|sachlicher|netter|warmer|hoflich|formell|freundlich|professionell|vorwurf)',
  '(?:tom(?!\\p{L})|soe|mais|menos|educad|gentil|formal|profissional)',
  '(?:tono|suon|piu|meno|cortes|gentil|formal|professional)',
  '(?:ton(?!\\p{L})|suna|mai|politic|formal|profesional)',
  '语气|口吻|更|礼貌|正式|委婉|客气|口语|一[点些]',
  '口調|丁寧|敬語|もっと|柔らか|フォーマル|です・?ます|カジュアル',
  '(?:باسلوب|بلهجه|بنبره|اكثر|اقل|رسمي|مهذب|لطيف)\\p{L}*',
]);

/** Dishes have names of their own. */
export const A_MENU = anyWord([
  '(?:menus?|dish(?:es)?|food items)(?!\\p{L})',
  '(?:menu|carta|platos?)(?!\\p{L})',
  '(?:menu|carte|plats?)(?!\\p{L})',
  '(?:speisekarte|menu|gerichte?)(?!\\p{L})',
  '(?:cardapio|ementa|menu|pratos?)(?!\\p{L})',
  '(?:menu|piatt[oi])(?!\\p{L})',
  '(?:meniu\\p{L}*|feluri)(?!\\p{L})',
  '菜单|菜名|菜谱名',
  'メニュー|料理名|献立',
  '(?:ال)?(?:قائمه الطعام|اطباق|منيو)(?=\\s|$)',
]);

/** One name, and no row of them. */
export const ONE_NAME = anyWord([
  '(?:an? |one )(?:[\\p{L}-]+ ){0,4}(?:name|username|title|nickname|slogan|tagline)(?!s)(?!\\p{L})',
  '(?:un|una) (?:\\p{L}+ ){0,2}(?:nombre|titulo|lema)(?!s)',
  '(?:un|une) (?:\\p{L}+ ){0,2}(?:nom|titre|slogan)(?!s)',
  '(?:einen|ein) (?:\\p{L}+ ){0,2}(?:namen|titel|slogan)(?!\\p{L})',
  '(?:um|uma) (?:\\p{L}+ ){0,2}(?:nome|titulo|slogan)(?!s)',
  '(?:un|uno) (?:\\p{L}+ ){0,2}(?:nome|titolo|slogan)(?!\\p{L})',
  '(?:un|o) (?:\\p{L}+ ){0,2}(?:nume|titlu|slogan)(?!\\p{L})',
  '一个[^，。、]{0,6}(?:名字|歌单名|标题|口号)',
  '名前を(?:一つ|1つ)',
  '(?:اسما|اسم)(?=\\s)',
]);

/** What is to be done, as opposed to what was said. */
export const TASKS_WANTED = anyWord([
  '(?:action items|to-?do(?:s| list)?|tasks?|next steps)(?!\\p{L})',
  '(?:tareas|pendientes)',
  '(?:taches|choses a faire)',
  '(?:aufgaben|to-?dos?)(?!\\p{L})',
  '(?:tarefas|pendencias)',
  '(?:compiti|cose da fare|attivita da)',
  '(?:sarcini|lucruri de facut)',
  '待办|任务清单|行动项',
  'タスク|やること|ToDo',
  '(?:ال)?(?:مهام)(?=\\s|$)',
]);
/** Notes become something to send. */
const NOTES_TO_MAIL = [
  anyWord([
    '(?:notes|bullets?(?: points)?|points|keywords|list)(?!\\p{L})',
    '(?:notas|apuntes|puntos|lista)',
    '(?:notes|points|liste)(?!\\p{L})',
    '(?:notizen|stichpunkt|stichwort|liste)',
    '(?:notas|anotacoes|topicos|lista)',
    '(?:appunti|note|punti|elenco)',
    '(?:notit|puncte|lista)',
    '笔记|要点|几点',
    'メモ|箇条書き|要点',
    '(?:ال)?(?:ملاحظات|نقاط|رووس اقلام)',
  ]),
  anyWord([
    '(?:in)?to an? (?:[\\p{L}-]+ ){0,2}(?:e-?mail|letter|note|message|memo|announcement)(?!\\p{L})',
    '(?:en|a) (?:un|una) (?:\\p{L}+ )?(?:correo|e-?mail|carta|mensaje|aviso)',
    '(?:en|un) (?:\\p{L}+ )?(?:mail|e-mail|courriel|lettre|message)',
    '(?:in|zu) (?:eine[rn]?|einem) (?:\\p{L}+ )?(?:e-?mail|mail|brief|nachricht|mitteilung)',
    '(?:em|num|numa) (?:um |uma )?(?:e-?mail|carta|mensagem|aviso)',
    "(?:in|un'?) ?(?:un'|una )?(?:e-?mail|mail|lettera|messaggio)",
    '(?:intr-un|intr-o|in) (?:e-?mail|mail|scrisoare|mesaj)',
    '(?:成|为)(?:一[封条则个])?.{0,8}(?:邮件|信|消息|通知)',
    '(?:メール|手紙|メッセージ|お知らせ|連絡)に',
    '(?:الي|في) (?:رساله|بريد|ايميل)',
  ]),
] as const;
export const makesMailOfNotes = (head: string): boolean =>
  CHANGES.test(head) && NOTES_TO_MAIL.every((pattern) => pattern.test(head));

/** One thing has to be found out, so that the result comes first and what decides it behind. */
export const ASKS_A_VERDICT = anyWord([
  '(?:decide|determine|whether|judge|rate|classify|check (?:if|whether)|tell (?:me )?(?:if|whether)|say (?:if|whether)|which (?:category|label|genre|language|emotion|country|city|actor)|is (?:it|this|the)|name the (?:actor|author|country|city|capital|animal|language|film|movie|song|singer|artist|character)|pick (?:a|the|one)|choose (?:a|the|one))(?!\\p{L})',
  '(?:decide|determina|di si|clasifica|evalua si|juzga|elige (?:un|el|la))',
  '(?:decide|determine|dis si|classe|juge|choisis (?:un|le|la))',
  '(?:entscheide|bestimme|sag,? ob|beurteile|wahle (?:ein|den|die|das))',
  '(?:decida|determine|diga se|classifique|julgue|escolha (?:um|o|a))',
  '(?:decidi|determina|di. se|classifica|giudica|scegli (?:un|il|la))',
  '(?:decide|determina|stabileste|spune daca|clasifica|apreciaza|alege (?:un|o))',
  '判断|确定|属于|是否|归类|评定|选出',
  '判断|決め|分類|どの.{1,10}か|かどうか',
  '(?:قرر|حدد|صنف|احكم)\\p{L}*|(?:ما اذا|هل)',
]);
/** So short that it has room for nothing but what it is about. */
export const A_SHORT_PIECE = anyWord([
  '(?:lines?|one-?liners?|names?|usernames?|titles?|taglines?|slogans?|mottos?|captions?|bios?|tweets?|messages?|icebreakers?|greetings?|toasts?|subject|emojis?|replies|alt text)(?!\\p{L})',
  '(?:frase|nombre|titulo|lema|eslogan|pie de foto|tuit|mensaje|asunto)(?!\\p{L})',
  '(?:phrase|nom|titre|slogan|legende|tweet|message|objet)(?!\\p{L})',
  '(?:satz|namen?|titel|slogan|bildunterschrift|tweet|nachricht|betreff)(?!\\p{L})',
  '(?:frase|nome|titulo|slogan|legenda|tuite|tweet|mensagem|assunto)(?!\\p{L})',
  '(?:frase|nome|titolo|slogan|didascalia|tweet|messaggio|oggetto)(?!\\p{L})',
  '(?:replica|nume|titlu|slogan|descriere scurta|tweet|mesaj|subiect)(?!\\p{L})',
  '一句|名字|标题|口号|文案|推文|消息|昵称',
  '一言|名前|タイトル|スローガン|キャプション|ツイート|メッセージ',
  '(?:جمله|اسم|عنوان|شعار|تغريده|رساله)\\p{L}*',
]);

/** A better one of its kind, named behind the verb. */
export const BETTER_VERSION = lean(
  /(?<![\p{L}])(?:better|improved|stronger|catchier|cleaner) (?:\p{L}+ ){0,2}(?:sentence|version|wording|line|opening|ending|phrasing|introduction)(?![\p{L}])|mejor (?:version|redaccion|frase|comienzo)|meilleure? (?:version|formulation|phrase|accroche)|besser\p{L}* (?:\p{L}+ )?(?:fassung|formulierung|satz|anfang|einstieg)|melhor (?:versao|redacao|frase|abertura)|migliore? (?:versione|formulazione|frase|apertura)|(?:varianta|formulare|propozitie) mai buna|更好的(?:说法|表达|开头|版本)|より良い(?:表現|文|書き出し)|صيغه افضل|افتتاحيه افضل/u,
);
/** Work of a pupil, or of anybody, that gets a mark. */
export const GRADES = lean(
  /^(?:please )?(?:grade|mark|score|assess) (?:this|the|my|each) (?:\p{L}+('s)? ){0,2}(?:answers?|essays?|responses?|translations?|solutions?|paragraphs?|texts?)(?![\p{L}])|^(?:califica|puntua|evalua) (?:la|el|esta|este) (?:respuesta|ensayo|texto)|^(?:note|notez|evalue|evaluez) (?:la|cette|ce) (?:reponse|texte|copie)|^(?:benote|bewerte) (?:die|diese|den) (?:antwort|aufsatz|text)|^(?:avalie|de uma nota) .{0,12}(?:resposta|redacao|texto)|^(?:valuta|dai un voto) .{0,12}(?:risposta|testo|tema)|^(?:noteaza|evalueaza) (?:raspunsul|textul|eseul)|(?:评分|打分|批改)|採点|(?:قيم|صحح) (?:اجابه|جواب)/u,
);

/** Sorted out by one line of it: spam, or what a mail is about. */
const SPAM_OR_NOT = anyWord([
  '(?:decide|determine|tell|say|judge|classify|check|is)(?!\\p{L})[^?\\n]{0,60}(?:spam|phishing|scam)(?!\\p{L})',
  '(?:decide|determina|di|indica|clasifica|comprueba)(?!\\p{L})[^?\\n]{0,60}(?:spam|phishing|estafa|correo basura)(?!\\p{L})',
  '(?:décide|détermine|dis|indique|classe|juge)(?!\\p{L})[^?\\n]{0,60}(?:spam|phishing|hameçonnage|arnaque|indésirable)(?!\\p{L})',
  '(?:entscheide|bestimme|sag|beurteile|prüfe|ordne)(?!\\p{L})[^?\\n]{0,70}(?:spam|phishing|betrug)(?!\\p{L})',
  '(?:decida|determine|diga|indique|classifique)(?!\\p{L})[^?\\n]{0,60}(?:spam|phishing|golpe)(?!\\p{L})',
  '(?:decidi|stabilisci|determina|di|indica|classifica|valuta)(?!\\p{L})[^?\\n]{0,60}(?:spam|phishing|truffa)(?!\\p{L})',
  '(?:decide|determină|spune|indică|clasifică)(?!\\p{L})[^?\\n]{0,60}(?:spam|phishing|înșelătorie)(?!\\p{L})',
  '(?:判断|判别)[^？\\n]{0,20}(?:垃圾邮件|诈骗|钓鱼)',
  '(?:スパム|迷惑メール|フィッシング|詐欺)かどうか(?:を)?(?:判断|判定|答え)',
  '(?:حدد|قرر|صنف|هل)(?!\\p{L})[^؟\\n]{0,40}(?:مزعج|احتيال|سبام|تصيد)',
]);
export const isSpamOrNot = (folded: string): boolean => SPAM_OR_NOT.test(folded);
