import { anyWord } from './any-word.js';
import { over, type Familiar } from './familiar.js';
import { lean } from './lean.js';

/** Told for pleasure: a joke, a riddle, a curious fact, or just something. */
const AMUSEMENTS = anyWord([
  '(?:(?:(?:dad|knock[- ]knock) )?jokes?|puns?|riddles?|brain ?teasers?|tongue twisters?|fun facts?|surprise me|make me laugh|entertain me|cheer me up|(?:tell|show) me (?:something|anything)(?: (?:interesting|funny|cool|new|weird|random|nice))?$)(?!\\p{L})',
  '(?:chistes?|adivinanzas?|trabalenguas|datos? curiosos?|sorpréndeme|hazme reír|cuéntame algo(?: (?:interesante|divertido|gracioso|curioso))?$|dime algo(?: (?:interesante|divertido|gracioso|curioso))?$)(?!\\p{L})',
  "(?:blagues?|devinettes?|virelangues?|faits? insolites?|surprends[- ]moi|fais[- ]moi rire|(?:raconte|dis)[- ]moi quelque chose(?: (?:d'intéressant|de drôle))?$)(?!\\p{L})",
  '(?:witze?|scherzfragen?|(?:kurzes |schweres |leichtes )?rätsel|zungenbrecher|fun ?facts?|überrasch mich|bring mich zum lachen|erzähl(?:e)? mir (?:et)?was(?: (?:interessantes|lustiges|spannendes))?$)(?!\\p{L})',
  '(?:piadas?|me faz rir|adivinhas?|trava-línguas|curiosidades?|(?:me surpreenda|surpreenda-me|me surpreende)|(?:me )?cont[ae](?:-me)? (?:algo|alguma coisa)(?: (?:interessante|engraçado))?$)(?!\\p{L})',
  '(?:barzellett[ae]|battut[ae]|indovinell[oi]|scioglilingua|sorprendimi|fammi ridere|(?:raccontami|dimmi) qualcosa(?: (?:di interessante|di divertente|di bello))?$)(?!\\p{L})',
  '(?:glum[ăe]|glume|bancuri|ghicitoare|ghicitori|curiozități|surprinde-mă|fă-mă să râd|spune-mi ceva(?: (?:interesant|amuzant))?$)(?!\\p{L})',
  '笑话|逗我笑|段子|谜语|脑筋急转弯|绕口令|冷知识|给我(?:个|一个)惊喜|(?:说|讲)(?:点|些)(?:什么|有趣的|好玩的)',
  'ジョーク|だじゃれ|ダジャレ|なぞなぞ|早口言葉|豆知識|(?:面白い|おもしろい|笑える)(?:話|こと)(?:を)?(?:して|教えて|聞かせて)|驚かせて|笑わせて',
  'نكتة|نكت|لغز|ألغاز|فاجئني|أضحكني|معلومة (?:غريبة|طريفة)|(?:أخبرني|احك لي|قل لي) شيئا',
]);

/** A riddle or joke that is given is to be solved or explained; what is sold or played with it is something else. */
const GIVEN =
  /[:：\n]\s*.{25,}|["“„«「].{12,}|(?:^|\s)(?:solve|explain|answer|translate|app|website|bot|book|why|resuelve|explica|traduce|resous|explique|traduis|lose|erklare?|ubersetze?|resolva|traduza|risolvi|spiega|traduci|rezolva|traduceti?)(?:\s|$)|解释|翻译|答案是|解いて|訳して|اشرح|ترجم|حل /u;

/** Of these two, exercises are wanted. */
const EXERCISES = lean(
  /^(?:ex|exerciti\p{L}*|fis[ae]|ejercicios?|exercices?|esercizi|exercicios?|ubung\p{L}*|aufgaben?|exercises?|worksheet|quiz|test)(?!\p{L})/u,
);

/** Everyday requests of which a word or two tell the kind, in any of the ten languages; they come before all others. */
export const EVERYDAY: readonly Familiar[] = [
  {
    kind: 'amuse',
    over: over(
      'caption',
      'puzzle',
      'describe',
      'fact',
      'list',
      'question',
      'story',
      'text',
      'words',
      'chat',
      'recommend',
      'ideas',
      'explain',
      'literal',
    ),
    pattern: AMUSEMENTS,
    unless: GIVEN,
  },
  {
    kind: 'compare',
    over: over('describe', 'fact', 'question', 'topic', 'list'),
    pattern: /^.{2,40} (?:vs\.?|versus) .{2,40}$/u,
    unless: EXERCISES,
  },
  {
    kind: 'decide',
    over: over('fact', 'question', 'compare', 'list', 'describe', 'yesno'),
    pattern: /^.{2,14}还是.{2,14}$|^.{1,14}(?:か|と).{1,14}(?:か)?、?(?:どっち|どちら)(?:が|に|を).{0,12}$/u,
    unless: /意思|区别|违い/u,
  },
  {
    kind: 'recommend',
    over: over('question', 'fact', 'list', 'describe', 'ideas'),
    pattern: /^.{2,20}推荐[吧一下。]*$/u,
  },
  {
    kind: 'recommend',
    over: over('list', 'fact', 'describe'),
    pattern:
      /^.{2,20}(?:場所|スポット|お店|カフェ|レストラン|映画|本|プレゼント|お土産|アプリ)(?:(?:を|は)?(?:教えて|紹介して)?(?:ください)?)[？?。]?$/u,
    unless: /とは|違い|一覧|探し方/u,
  },
  {
    kind: 'recommend',
    over: over('fact', 'list', 'describe', 'greeting'),
    pattern: lean(
      /^(?:(?:good|nice|birthday|christmas|wedding|last[- ]minute) )*(?:gifts?|presents?|regalos?|cadeaux?|geschenke?|presentes?|regal[oi]|cadou(?:ri)?)(?: ideas)? (?:for|para|pour|fur|per|pentru|pt)(?![\p{L}])/u,
    ),
  },
  {
    kind: 'fact',
    over: over('describe', 'question', 'names', 'list', 'meaning'),
    pattern: lean(
      /(?<![\p{L}])(?:capital|population|currency|president|prime minister|author|inventor|founder|height|area code|country code|time ?zone|zip code|postal code|release date|boiling point|melting point|chemical symbol|official language|national (?:anthem|animal|dish)) (?:of|for)(?![\p{L}])|(?:la capital|poblacion|moneda|presidente|autor|capitale|population|monnaie|president|auteur|hauptstadt|einwohnerzahl|wahrung|populacao|moeda|popolazione|moneta|autore|capitala|populatia|moneda|autorul) (?:de|del|du|des|d'|von|der|di|del|da|do|a|al|ale|lui)(?![\p{L}])|(?:首都|人口|货币|作者|总统|通貨|大統領)(?:是|は|叫|在|有)|(?:عاصمه|عمله|سكان|مولف|رييس) /u,
    ),
    unless:
      /why|how|history|best|columns?|table|tabla|tableau|tabelle|tabel|表|جدول|porque|por que|pourquoi|warum|perche|de ce|为什么|怎|なぜ|لماذا|كيف/u,
  },
  {
    kind: 'troubleshoot',
    over: over('explain', 'meaning', 'describe', 'fact', 'question', 'howto'),
    pattern: lean(
      /(?<![\p{L}])(?:error|exception|error code|fehler(?:meldung|code)?|erreur|erro|errore|eroare)(?![\p{L}])[^?]{0,30}[:：]\s?\S|(?<![\p{L}])e(?:acces|addr\p{L}+|conn\p{L}+|noent|perm|timed?out|pipe|host\p{L}+|exist|isdir|mfile|resolve|lifecycle)(?: |:)+\p{Nd}{2,5}|报错|エラー.{0,12}(?:出|表示)/u,
    ),
  },
  {
    kind: 'decide',
    over: over('choice', 'yesno', 'fact', 'question'),
    pattern: lean(
      /^(?:is|are|should|would|will) .{0,30}(?:cheaper|better|healthier|safer|faster|easier|worth|more \p{L}+)(?![\p{L}]) .{2,40} or .{2,40}$/u,
    ),
    unless: /[:：\n]|(?:^|\s)\(?[a-d][.)]/u,
  },
  {
    kind: 'decide',
    over: over('yesno', 'fact', 'question'),
    pattern: lean(
      /^(?:is|are|should|would|will) .{2,40} or .{2,40}(?:better|worth it|healthier|cheaper|safer|easier|faster|best)(?![\p{L}])/u,
    ),
  },
  {
    kind: 'yesno',
    over: over('fact', 'text', 'decide', 'question'),
    pattern: lean(
      /^(?:merita (?:sa|o|un)|e (?:bine|ok|normal|periculos|sanatos) (?:sa|daca)|oare|(?:me )?(?:vale la pena|conviene)|ca vaut le coup|lohnt (?:es )?sich)(?![\p{L}])/u,
    ),
  },
  {
    kind: 'howto',
    over: over('explain'),
    pattern: lean(
      /^(?:please )?(?:tell|show|teach) me how to(?! (?:explain|think|understand))(?![\p{L}])|^dime como \p{L}+r(?![\p{L}])|^dis-moi comment \p{L}+(?:er|ir|re)(?![\p{L}])|^sag mir,? wie (?:ich|man)(?![\p{L}])|^(?:me )?(?:diga|diz|fala)(?:-me)? como \p{L}+r(?![\p{L}])|^dimmi come (?:\p{L}+re|si)(?![\p{L}])|^spune-mi cum (?:sa|se)(?![\p{L}])|^(?:告诉我|教我)(?:怎么|如何)|^(?:اخبرني|قل لي|علمني) كيف/u,
    ),
    unless: lean(/(?:^|\s)(?:works?|funciona|fonctionne|funktioniert|functioneaza)(?![\p{L}])/u),
  },
  {
    kind: 'formula',
    over: over('article', 'unknown', 'text', 'list', 'fact', 'complete', 'describe', 'math', 'sum'),
    pattern: /^(?:in )?(?:excel|google sheets|sheets|vba|sql|regex|bash)\s?[:,-] ?.{6,}/u,
  },
  {
    kind: 'formula',
    over: over('complete', 'code', 'text', 'list', 'fact', 'document', 'describe'),
    pattern: lean(
      /^(?:\p{L}+ ){0,2}?(?:sql|regexp?|excel[ -]?(?:formula|formel|funktion)|(?:google )?sheets? formula|spreadsheet formula|f[oó]rmula (?:de |do |para )?excel|formule excel|formula (?:di |in |per )?excel|formul[aă] (?:in |de )?excel|awk|sed|jq|git|bash)(?![\p{L}]) .{6,}|正規表現|正则|excel公式/u,
    ),
    unless:
      /[?？؟]|(?:^|\s)(?:what|why|how|tutorial|learn|course|que es|was ist|difference|script|explain)(?:\s|$)|教程|是什么|とは/u,
  },
  {
    kind: 'agent',
    over: over('image', 'document', 'email', 'list', 'text', 'rewrite', 'extract', 'evaluate'),
    pattern:
      /^(?:please )?(?:rename|move|delete|sort|copy|back ?up|check|scan|search) (?:all|every|my|the) .{0,30}(?:files?|jpgs?|pngs?|pdfs?|photos?|folders?|inbox|e-?mails?|directory|calendar|\.\w{2,4}\b|\.\/).*(?: (?:in|to|into|for|and|by|from|older) )/u,
  },
  {
    kind: 'yesno',
    over: over('fact', 'text'),
    pattern:
      /^(?:puedo|se puede|podemos|puede (?:mi|un|el)|posso|si puo|puo (?:il|la|un)|puis-je|est-ce que je peux|peut-on|darf (?:ich|man|mein)|kann (?:man|ich|mein)|pot (?:sa|face|fi)|se poate|am voie|可以.{1,20}吗|能.{1,20}吗|هل )/u,
    unless: /(?:^|\s)(?:que|como|donde|cual|quando|quanto|dove|come|cosa|was|wie|wo|wann|ce|cum|unde|cand)(?:\s|$)/u,
  },
  {
    kind: 'advice',
    over: over('fact', 'describe', 'text', 'email', 'question', 'troubleshoot', 'yesno'),
    pattern: lean(
      /^(?:me duele|j'ai mal|mir tut|mein\p{L}* \p{L}+ (?:tut|schmerzt)|me doi|(?:estou|to) com dor|mi fa male|mi fanno male|ma doare|ma dor|my (?:back|head|knee|neck|stomach|tooth|throat) hurts)|^(?:我)?(?:头|腰|背|胃|牙|嗓子)(?:很|好)?[疼痛]|^(?:孩子|宝宝|儿子|女儿|老公|老婆|同事|老板|猫|狗).{0,4}(?:不|总|老)|(?:頭|腰|背中|肩|胃|歯|喉)が痛い|^(?:طفلي|ابني|ابنتي|زوجي|زوجتي|مديري|قطتي) (?:لا|دائما|يرفض)|^(?:راسي|ظهري|بطني) (?:يولم|تولم)/u,
    ),
    unless: /[?？؟]/u,
  },
  {
    kind: 'training',
    over: over('quiz', 'list', 'describe'),
    pattern:
      /^(?:ejercicios?|exercices?|exercicios?|esercizi|exercitii|ubungen|exercises?|stretches) .{0,14}(?:espalda|dos|schiena|costas|spate|rucken|back|knee|neck|core|abs|abdom|piernas|jambes|gambe|pernas|beine|barriga|pancia|brazos|bras|nacken|cuello|rodilla|genou)/u,
  },
  {
    kind: 'ideas',
    over: over('quiz', 'interview', 'list', 'question', 'fact', 'yesno'),
    pattern: lean(
      /^(?:\p{L}+ ){0,3}?(?:would you rather|never have i ever|truth or dare|ice ?breakers?|conversation starters?)(?![\p{L}])/u,
    ),
  },
  // A game is played in turns; no recipe fits its first move.
  {
    kind: 'unknown',
    over: over('words', 'list', 'fact', 'complete', 'quiz', 'describe', 'app', 'dialogue', 'story', 'text', 'roleplay'),
    pattern:
      /接龙|しりとり|^(?:20 questions|hangman|word chain|let'?s play|vamos a jugar|juguemos|jouons|on joue|lass uns .*spielen|vamos jogar|giochiamo|hai sa jucam)|^هيا نلعب|^لنلعب/u,
  },
  {
    kind: 'chat',
    over: over('describe', 'fact', 'question', 'speech', 'text', 'list', 'explain'),
    pattern:
      /^(?:introduce yourself|tell me about yourself|who are you|what can you do|presentate|hablame de ti|quien eres|presente-toi|qui es-tu|parle-moi de toi|stell dich vor|wer bist du|apresente-se|quem e voce|presentati|chi sei|parlami di te|prezinta-te|cine esti|(?:请)?(?:自我介绍|介绍一下(?:你)?自己|介绍一下你自己)|你是谁|自己紹介して(?:ください)?|あなたは誰(?:ですか)?|عرف بنفسك|عرف عن نفسك|من انت)\s*[.!?。！？؟]*$/u,
  },
  {
    kind: 'evaluate',
    over: over('text', 'document', 'recommend', 'describe', 'list'),
    pattern: lean(
      /^(?:(?:your )?(?:opinion|feedback|thoughts) on|review (?:of )?my|rate my|opinion sobre|avis sur|ton avis sur|meinung zu|feedback zu|opiniao sobre|parere su|un parere su|parere despre|رايك في)(?![\p{L}])/u,
    ),
  },
  {
    kind: 'translate',
    over: over('fact', 'words', 'meaning', 'list', 'describe', 'question'),
    pattern:
      /^(?:the )?(?:english|spanish|french|german|italian|portuguese|romanian|chinese|japanese|arabic|russian|dutch|korean|turkish|polish|latin) (?:word |term |phrase )?for |[をは](?:英語|日本語|中国語|フランス語|スペイン語|ドイツ語|韓国語)(?:で|に)(?:は|言うと|何と)?[？?。]?$|」を?(?:英語|中国語|韓国語)で|用(?:英语|日语|法语|德语|韩语)怎么说/u,
  },
  {
    kind: 'recommend',
    over: over('decide', 'fact', 'question', 'advice', 'list'),
    pattern:
      /^(?:what (?:to|(?:should|do|can|could) (?:i|we)) (?:wear|watch|read|give|bring|gift|get)(?= )|que (?:me pongo|puedo ver|puedo leer|regalo)|quoi (?:porter|mettre|regarder|offrir)|was (?:soll|kann) ich (?:anziehen|schenken|schauen|lesen|mitbringen)|que (?:vestir|roupa usar)|cosa (?:mi metto|posso guardare|regalo|indosso)|ce (?:sa ma imbrac|sa port|cadou|film))/u,
  },
  {
    kind: 'dialogue',
    over: over('recommend', 'email', 'interview', 'text', 'describe', 'compare', 'story'),
    pattern: lean(
      /^(?:an? |the |un |une |una |uma |ein |o )?(?:\p{L}+ )?(?:conversation|dialog(?:ue)?|dialogo|chat|argument|interview|phone call|scene|conversacion|entrevista|entretien|gesprach|streit|conversa|conversazione|intervista|conversatie|interviu) (?:between|entre|zwischen|tra|fra|intre) /u,
    ),
  },
  {
    kind: 'caption',
    over: over('image', 'text', 'describe'),
    pattern: lean(
      /^(?:un |une |una |uma |eine |a )?(?:pie de foto|legende (?:de |pour (?:une |ma )?)?photo|bildunterschrift|didascalia|legenda|caption)(?![\p{L}])/u,
    ),
  },
  {
    kind: 'summarise',
    over: over('text', 'document', 'describe', 'list'),
    pattern: lean(
      /^(?:a |an |one |un |une |ein |eine |um )?(?:\p{Nd}+[ -]?(?:bullet|point|line|sentence|word)s?[ -](?:point )?)?(?:(?:short|brief|quick|kurze|one[- ](?:paragraph|page|sentence)|paragraph|page|sentence|simple|plot|chapter|executive) )?(?:summary of|synopsis of|recap of|resumen de|resume d[eu']|zusammenfassung (?:von|des|der)|resumo d|riassunto d|rezumat(?:ul)? (?:la|al|de|pentru))(?:\s|\p{L})/u,
    ),
  },
  {
    kind: 'fact',
    over: over('text', 'words', 'names', 'describe'),
    pattern:
      /^(?:the |an? |what'?s (?:the|a) )?(?:word|term) for (?:being|when|somebody|someone|a |an |the |fear|people|not )/u,
  },
  {
    kind: 'list',
    over: over('document', 'text', 'plan', 'checklist', 'describe', 'fact', 'why', 'explain'),
    pattern: lean(
      /check-?list(?! template)|to-?do list|^(?:\p{L}+ ){1,4}(?:causes|symptoms|benefits|side effects|examples|types|advantages|disadvantages|ingredients)$|lista de (?:verificacion|control|tarefas|tareas)|liste de controle|checkliste|lista di controllo|lista de verificare|检查清单|核对表|チェックリスト|قائمه (?:تحقق|مراجعه)/u,
    ),
  },
  {
    kind: 'list',
    over: over('words', 'fact', 'question', 'describe'),
    pattern: /rhymes? with|riman? con|rimes? avec|reimt sich auf|rimam? com|riman?o? con|rimeaza cu|押韵|韻を踏/u,
  },
  {
    kind: 'schedule',
    over: over('plan', 'trip', 'text', 'list'),
    pattern:
      /^(?:please )?(?:plan|organi[sz]e|structure) my (?:day|week|weekend|morning|evening|afternoon|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|^(?:organiza|planifica) mi (?:dia|semana)|^(?:organise|planifie) (?:ma|mon) (?:journee|semaine|week-?end)|^plane (?:mein|meinen|meine) (?:tag|woche|wochenende)|^organize (?:meu dia|minha semana)|^organizza la mia (?:giornata|settimana)|^organizeaza-mi (?:ziua|saptamana)/u,
  },
  { kind: 'schedule', over: over('evaluate', 'list', 'text', 'plan'), pattern: /جدول (?:مراجعه|مذاكره|دراسه)/u },
  {
    kind: 'text',
    over: over('words', 'list', 'describe', 'plan', 'document', 'question'),
    pattern: /自己pr|志望動機|自己紹介(?!して|を?お願い)/u,
  },
  // A scene to paint or a thing to define: nobody can tell which.
  { kind: 'unknown', over: over('describe'), pattern: lean(/^describe (?:an? )?\p{L}+$/u) },
  {
    kind: 'fact',
    over: over('howto'),
    pattern:
      /^(?:how (?:do (?:you|i) |to )?(?:spell|pronounce)|como se (?:escribe|pronuncia|escreve)|comment (?:s'ecrit|ecrit-on|se prononce)|wie (?:schreibt|spricht) man|come si (?:scrive|pronuncia)|cum se (?:scrie|pronunta)) \S+(?: \S+)?$/u,
  },
];
