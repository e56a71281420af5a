import { anyWord } from './any-word.js';
import { ANYTHING, over, type Familiar } from './familiar.js';
import { lean } from './lean.js';

const EXERCISE =
  'workout|exercis|stretch|yoga|hiit|warm-?up|entren|ejercic|seance|entrain|exercic|trein|allenament|esercizi|antrenament|exercitii|ubung|训练|锻炼|健身|拉伸|瑜伽|ストレッチ|筋トレ|運動|تمرين|تمارين';
const MINUTES = '\\p{Nd}+[ -]?(?:min|minuten|minutos|minuti|分钟|分|دقيق|دقائق)';

/** Letters to firms, applications, exercises for half an hour, code and posts: said in so many words, in any language. */
export const PRACTICAL: readonly Familiar[] = [
  {
    kind: 'application',
    over: over('document', 'email', 'essay', 'text', 'list', 'words', 'article', 'recommend', 'advice'),
    pattern: anyWord([
      'cover letter|motivation(?:al)? letter|letter of (?:intent|motivation|interest)|(?:job )?application (?:letter|e-?mail)|personal statement|statement of purpose',
      'carta de (?:presentación|motivación)',
      'lettre de (?:motivation|candidature)',
      '(?:bewerbungs|motivations)(?:schreiben|brief)|anschreiben|bewerbung (?:als|für|um)',
      'carta de (?:apresentação|motivação)',
      'lettera (?:di presentazione|motivazionale|di motivazione)',
      'scrisoare de (?:intenție|motivație|prezentare|motivare)',
      '求职信|自荐信|动机信|应聘信|自荐书',
      '志望動機|自己pr|志望理由',
      '(?:خطاب|رسالة) (?:تقديم|دافع|تغطية|تحفيزية)|رسالة (?:طلب|تقدم) (?:وظيفة|لوظيفة)',
    ]),
    unless:
      /[?？؟]|how (?:long|do|to)|what (?:is|should)|(?:^|\s)tips|como (?:se|hacer)|(?:correct|improve|check|review|corrige|mejora)/u,
  },
  {
    kind: 'email',
    over: over('text', 'document', 'plan', 'fact', 'question', 'howto', 'advice', 'recommend', 'schedule', 'list'),
    pattern: anyWord([
      '(?:a |some )?(?:polite|nice|good|kind|gentle|professional|tactful|diplomatic|friendly) ways? to (?:ask|tell|say|decline|refuse|turn down|remind|reject|thank|respond|reply)',
      '(?:i|we) (?:need|have|want|must) to (?:tell|inform|let) (?:my|our|the) (?!story|truth|time|difference|kids|children)',
      '(?:una )?(?:forma|manera) (?:educada|amable|elegante|profesional|cortés|respetuosa) (?:de|para) (?:decir|pedir|rechazar|preguntar|recordar)',
      '(?:une )?(?:façon|manière) (?:polie|gentille|élégante|professionnelle|diplomate) de (?:dire|demander|refuser|rappeler)',
      'wie (?:sage|frage|bitte|lehne|erinnere) ich .{0,40}(?:höflich|freundlich|nett)|höfliche (?:absage|art|nachfrage)',
      '(?:uma )?(?:forma|jeito|maneira) (?:educad[ao]|gentil|delicad[ao]) de (?:dizer|pedir|recusar|cobrar|perguntar)',
      '(?:un )?(?:modo|maniera) (?:educat[oa]|gentile|carin[oa]|elegante) (?:di|per) (?:dire|chiedere|rifiutare|declinare)',
      '(?:un )?(?:mod|fel) (?:politicos|elegant|frumos) de a (?:spune|cere|refuza|întreba)',
      '(?:委婉|礼貌|得体)地?(?:说|拒绝|回复|表达|提醒|催|要求|告诉)',
      '(?:丁寧|やんわり|失礼のないよう)(?:に)?(?:断|頼|伝え|聞)',
      '(?:طريقة|أسلوب) (?:مهذبة|لبقة|مهذب|لبق) ',
    ]),
  },
  {
    kind: 'email',
    over: over('text', 'document'),
    pattern: lean(
      /cerere de demisie|kundigung(?:sschreiben)? (?:mein|miet|arbeits|job|vertrag|fitness|handy)|kundigungsschreiben|^(?:\p{L}+ ){0,3}?(?:texto?|text|testo|texte|mensaje|mensagem|messaggio|mesaj|message) .{0,24}(?:demiss|demisi|renunci|dimission|resign|despid|reclam|queja|plang)/u,
    ),
  },
  {
    kind: 'email',
    over: over('text', 'words', 'caption', 'list'),
    pattern: lean(
      /^(?:\p{L}+ ){0,5}?(?:text|whatsapp|sms|dm|note|message) (?:message )?to (?:my|our|the|a|an|him|her|someone) (?!(?:self|students? on)\b)/u,
    ),
    unless: /[:：]\s*\S.{20,}|(?:convert|turn|change|translate|voice) /u,
  },
  {
    kind: 'correct',
    over: over('text', 'evaluate', 'rewrite', 'fact', 'advice'),
    pattern: lean(
      /^(?:please )?(?:(?:spell|grammar)[ -]?check|check (?:my |the |this )?(?:for )?(?:spelling|grammar|typos)|fix (?:my |the )?(?:spelling|grammar|typos|punctuation)|correct (?:my |the )?(?:spelling|grammar))(?![\p{L}])/u,
    ),
    unless: /[?？]/u,
  },
  {
    kind: 'rewrite',
    over: over(
      'email',
      'text',
      'document',
      'essay',
      'caption',
      'story',
      'application',
      'speech',
      'poem',
      'article',
      'copy',
    ),
    pattern: anyWord(
      [
        '(?:\\p{L}+ ){0,5}?(?:make better|improve|polish|better|fix up|proofread|tidy up) (?:my|this|the|our) ',
        '(?:\\p{L}+ ){0,3}?(?:mejora(?:r|me)?|pule|revisa) (?:mi|este|esta|el|la) ',
        '(?:\\p{L}+ ){0,3}?(?:améliore(?:r|z)?|peaufine) (?:mon|ma|ce|cette|le|la) ',
        '(?:\\p{L}+ ){0,3}?(?:verbessere?|überarbeite) (?:meine?n?|diese[ns]?|das|den|die) ',
        '(?:\\p{L}+ ){0,3}?(?:melhor(?:e|a|ar)|aprimor(?:e|ar)) (?:meu|minha|este|esta|o|a) ',
        '(?:\\p{L}+ ){0,3}?(?:miglior(?:a|are)) (?:il mio|la mia|questo|questa) ',
        '(?:\\p{L}+ ){0,3}?(?:îmbunătățește|corectează) (?:acest|această) ',
      ],
      { atStart: true },
    ),
    unless: /^how |^what |como (?:puedo|posso)|skills?|habilidades/u,
  },
  {
    kind: 'ideas',
    over: over('quiz', 'interview', 'list'),
    pattern:
      /(?:ice ?breaker|conversation|deep|fun|interesting|personal|funny|random|get[- ]to[- ]know|journal(?:ing)?|reflection|would you rather|spicy|flirty|romantic) (?:\w+ )?(?:questions|prompts|starters)|questions (?:for (?:a |my )?(?:first )?date|for couples)|preguntas (?:divertidas|profundas|para romper)|questions (?:droles|amusantes|profondes|brise-glace)|kennenlernfragen|lustige fragen|perguntas (?:divertidas|profundas|quebra-gelo)|domande (?:divertenti|profonde|per conoscersi)|intrebari (?:amuzante|profunde)/u,
  },
  {
    kind: 'compare',
    over: over('list', 'describe', 'document'),
    pattern:
      /(?:table|chart|list) (?:comparing|that compares|to compare)|tabla comparativa|tableau comparatif|vergleichstabelle|tabela comparativa|tabella comparativa|tabel comparativ|[对比]比表|比较表|比較表|جدول مقارنه/u,
  },
  {
    kind: 'howto',
    over: over('compare'),
    pattern:
      /how (?:do|can|to|should) (?:i |you |we )?compare|como (?:comparo|comparar)|comment comparer|wie vergleiche? (?:ich|man)/u,
  },
  {
    kind: 'advice',
    over: over(
      'recommend',
      'explain',
      'describe',
      'fact',
      'question',
      'howto',
      'email',
      'text',
      'story',
      'essay',
      'plan',
    ),
    pattern: anyWord([
      '(?:a )?(?:good|great|right|easy|easiest|quick|quickest|fast|fastest|cheap|cheapest|healthy|best|better) ways? (?:to|of) (?:explain|tell|teach|talk|deal|handle|approach|cope|learn|lose|save|make|get|earn|stay|start|stop|break|meet|raise|help|prepare|study|improve|keep)',
      'how (?:to|(?:do|should|can|would) i) apologi[sz]e',
      'cómo (?:pedir perdón|pido perdón|disculparme)',
      "comment (?:s'excuser|m'excuser|me faire pardonner)",
      'wie entschuldige ich',
      'como (?:pedir desculpas|me desculpar)',
      'come (?:chiedere scusa|scusarmi)',
      'cum (?:îmi cer scuze|să îmi cer scuze)',
      '.{2,40}(?:该)?怎么办[？?。]?$',
      'how (?:do|should|can|would) i (?:tell|explain|break (?:it|the news)|say) (?:to )?(?:my|her|him|them)',
      'cómo (?:le |les |se lo )?(?:digo|cuento|explico|decirle|contarle) (?:a|que)',
      'comment (?:dire|annoncer|avouer|expliquer) (?:à|a|au) (?:mon|ma|mes)',
      'wie (?:sage|erkläre|bringe) ich (?:es |das )?(?:meine[mnr]|ihm|ihr)',
      'como (?:eu )?(?:digo|conto|falo|dizer|contar|falar) (?:para|pro|pra|ao|à|com) (?:o |a )?(?:meu|minha)',
      'come (?:dico|dire|lo dico|spiego|spiegare) (?:a|al|alla) (?:mi[oa]|mie)',
      'cum (?:îi|le) (?:spun|zic|explic|dau vestea)',
      '.{2,10}怎么(?:复习|学习?|学好|备考|坚持|提高)|.{2,12}(?:の勉強法|の学習法|の続け方|のコツ)',
      '(?:集中力?|ストレス|やる気|モチベーション|習慣|睡眠|緊張|自信|コミュニケーション|節約|早起き|人見知り).{0,14}(?:方法|コツ|には)',
    ]),
  },
  {
    kind: 'troubleshoot',
    over: over('advice', 'question', 'fact', 'decide', 'yesno', 'howto', 'text', 'recommend', 'list', 'why'),
    pattern: anyWord([
      "works? (?:on|in|for) .{2,24} but (?:not|doesn|it doesn|won)|(?:says?|shows?|showing) (?:offline|error|incorrect|wrong|invalid|no signal|not found)|(?:can'?t|cannot|won'?t|unable to|keeps failing to) (?:log ?in|login|sign in|connect|open|install|update|print|turn on|start|boot|download|access)|(?:makes?|making) (?:a |an )?(?:weird|strange|loud|grinding|clicking|squeaking|funny) (?:noise|sound)|(?:keeps|started) (?:leaking|beeping|overheating|freezing|buffering|flickering|dropping)",
      '(?:hace|hacen) (?:un )?(?:ruido|sonido)|no (?:enciende|arranca|carga|funciona|prende|se conecta)',
      "fait un (?:drôle de )?bruit|ne (?:s'allume|démarre|charge|marche|fonctionne|se connecte) (?:pas|plus)",
      'macht (?:komische |seltsame |laute )?geräusche|(?:geht|startet|lädt|funktioniert|verbindet sich) nicht',
      'faz(?:endo)? (?:um )?barulho|não (?:liga|carrega|funciona|abre|conecta)',
      'fa (?:uno |un )?(?:strano )?rumore|non (?:si accende|parte|carica|funziona|si connette)',
      'face (?:un )?zgomot|nu (?:pornește|se încarcă|merge|funcționează|se conectează)',
    ]),
    unless:
      /(?:^|\s)(?:write|email|letter|schreib|escribe|ecris|scrie|scrivi|escreva|relationship|marriage|my (?:life|diet|plan|strategy))(?:\s|$)/u,
  },
  {
    kind: 'training',
    over: over('plan', 'schedule', 'code', 'app', 'list', 'advice', 'howto', 'lesson'),
    pattern: anyWord([
      'couch to (?:5k|10k)|(?:5k|10k|half[- ]marathon|marathon|running|reading|study|revision|workout|training|weight loss|savings) (?:\\p{L}+ )?plan',
      'plan de (?:lectura|estudios?|entrenamiento|ahorro)|plano de (?:leitura|estudos?|treino)|piano di (?:lettura|studio|allenamento)|plan de (?:lectură|studiu|antrenament|économies|lecture)|leseplan',
      "(?:programme|plan|planning) (?:de |d')(?:révisions?|étude|travail personnel|perte de poids)",
      'programa de (?:estudios?|repaso|revisão)',
      'programma di (?:studio|ripasso)',
      '(?:program|plan) de (?:studiu|învățare|slăbire|slăbit)',
      'lernplan|trainingsplan',
      '(?:减肥|健身|锻炼|跑步|学习|复习|备考|考研|背单词|瘦).{0,16}计划|计划.{0,8}(?:减肥|健身|学习|复习)',
      '(?:勉強|学習|トレーニング|ダイエット|筋トレ|ランニング).{0,6}(?:計画|プラン|メニュー)',
      '(?:خطة|جدول|برنامج) (?:ل)?(?:لمذاكرة|مذاكرة|دراسة|تمارين|تخسيس|تدريب|لإنقاص|إنقاص)',
    ]),
    unless: /怎么制定|如何制定|comment|wie erstell/u,
  },
  {
    kind: 'plan',
    over: over('app', 'code', 'copy', 'advice', 'document', 'image'),
    pattern: lean(
      /(?:marketing|launch|content|growth|sales|social media) (?:plan|strategy)|plan de (?:marketing|contenidos?|comunicaci|communication|lancement)|marketing(?:plan|strategie|konzept)|plano de marketing|piano (?:di )?(?:marketing|editoriale)|(?:营销|推广|运营)(?:方案|计划|策略)|خط[هة] (?:تسويق\p{L}*|محتوي)|マーケティング(?:計画|戦略|プラン)/u,
    ),
    unless: /[?؟？]|(?:^|\s)(?:what|why|how)\s/u,
  },
  // Whatever is made up, the usual recipe for the real thing doesn't fit it; and an opinion on oneself is no debate.
  {
    kind: 'unknown',
    over: over('trip', 'plan', 'schedule', 'recipe', 'training', 'discuss'),
    pattern:
      /^(?:please )?(?:make up|invent|dream up) |^what do you think (?:about|of) me\b|^(?:inventa|invente|erfinde|inventeaza) /u,
  },
  // What a form looks like is for the assistant to say, and there is nothing yet to fill it with.
  {
    kind: 'unknown',
    over: over('document', 'schedule', 'plan', 'list'),
    pattern:
      /(?:budget|tracker|planner|habit|expense|invoice|spreadsheet|inventory|calendar) (?:\w+ )?(?:template|tracker|spreadsheet|sheet|vorlage)|plantilla (?:de|para)|modele (?:de|d')|vorlage fur|modelo de planilha|planilha (?:de|para)|模板$|テンプレート/u,
  },
  {
    kind: 'recommend',
    over: over('fact', 'question', 'list', 'howto'),
    pattern:
      /^(?:where|donde|ou|wo|onde|dove|unde) (?:can i |can we |should (?:i|we) |to |puedo |podemos |kann (?:man|ich) |posso |pot |putem |se puede |sa |on peut )?(?:eat|stay|drink|go out|comer|cenar|desayunar|dormir|salir|manger|diner|sortir|essen|ubernachten|ausgehen|jantar|almocar|sair|mangiare|cenare|uscire|mananc|mancam|iesi) /u,
  },
  {
    kind: 'image',
    over: over('text', 'caption', 'list', 'names', 'describe', 'story'),
    pattern:
      /prompts? for (?:midjourney|dall-?e|stable diffusion|an? (?:\w+ )?(?:logo|image|picture|illustration|painting|poster)|ai (?:art|image))|(?:midjourney|dall-?e|stable diffusion) prompts?/u,
  },
  {
    kind: 'quiz',
    over: over('choice', 'list', 'interview', 'fact', 'describe'),
    pattern: anyWord([
      '(?:\\p{Nd}+|some|a few|five|ten|twenty|create|make|write|generate) .{0,30}(?:multiple[ -]choice|true[ /-](?:or[ -]|/)?false|quiz|trivia) (?:questions?|quiz|test|exam)',
      '(?:\\p{Nd}+ )?preguntas (?:tipo test|de opción múltiple|de verdadero)',
      '(?:\\p{Nd}+ )?questions à choix multiples?|\\bqcm',
      '(?:\\p{Nd}+ )?multiple-choice-fragen',
      '(?:\\p{Nd}+ )?(?:questões|perguntas) (?:de )?múltipla escolha',
      '(?:\\p{Nd}+ )?domande a (?:risposta|scelta) multipla',
      '(?:\\p{Nd}+ )?întrebări (?:grilă|cu variante)',
      '(?:\\p{Nd}+|几|[一二三四五六七八九十]+)道.{0,12}(?:选择|判断)题|(?:出|生成).{0,14}选择题',
      '(?:四択|選択式?)の?(?:問題|クイズ)を',
      'أسئلة اختيار من متعدد',
    ]),
    unless: /(?:^|\n|\s)\(?a[.)、:：]\s*\S[\s\S]*(?:\n|\s)\(?b[.)、:：]/u,
  },
  {
    kind: 'text',
    over: over('discuss', 'decide', 'evaluate', 'explain'),
    pattern: anyWord(
      [
        '(?:write (?:an? )?)?(?:argue|argument|make (?:a|the) case|convince me|persuade me|talk me (?:into|out of)) (?:against|for(?! and)|in favou?r of|that|not|to|of|into|out)',
        '(?:argumenta|convénceme) (?:en contra|a favor|de que|contra)',
        '(?:argumente|convaincs?[- ]moi) (?:contre|en faveur|pour|de|que)',
        '(?:argumentiere|überzeug(?:e)? mich) (?:gegen|für|davon|dass)',
        '(?:argumente|me convença) (?:contra|a favor|de que|a)',
        '(?:argomenta|convincimi) (?:contro|a favore|che|a)',
        '(?:argumentează|convinge-mă) (?:împotriva|contra|pentru|că|să)',
      ],
      { atStart: true },
    ),
  },
  {
    kind: 'session',
    over: over('training', 'schedule', 'plan', 'list', 'ideas', 'quiz'),
    pattern: lean(`(?:${EXERCISE}).{0,60}?${MINUTES}|${MINUTES}.{0,40}?(?:${EXERCISE})`, 'u'),
    unless:
      /week|days? |daily|month|plan|program|semana|dia[rs]|giorn|settiman|woche|taglich|jour|semaine|zile|saptaman|周|天|月|计划|毎日|プラン|اسبوع|خطه|يوميا/u,
  },
  {
    kind: 'caption',
    over: ANYTHING,
    pattern:
      /^(?:帮我|给我|请)?(?:写|来)?(?:一[个条篇段])?(?:小红书|朋友圈|微博|抖音|公众号|视频号|淘宝|短视频).{0,6}(?:文案|标题|笔记|推文)|^(?:インスタ|ツイッター|x|tiktok)の?(?:投稿|キャプション|文)/u,
    unless: /怎么写|如何写|技巧|教程|分析|翻译|修改|润色|优化/u,
  },
  {
    kind: 'code',
    over: over(
      'math',
      'fact',
      'howto',
      'question',
      'list',
      'readcode',
      'explain',
      'sum',
      'extract',
      'classify',
      'agent',
      'text',
      'rewrite',
    ),
    pattern:
      /^(?:请|帮我)?(?:用|使用|写)(?:一个|个|段)?\s?(?:python|java|javascript|js|c\+\+|c#|go|rust|php|sql|vba|r语言|matlab|shell|bash|html|css|vue|react|pandas)(?!是).{3,}|^(?:python|java|javascript|c\+\+|c#|go|rust|php|sql|vba|pandas)\s?で.{2,}(?:する|したい|して|作|書|読|計算|取得|コード|プログラム|スクリプト|方法)|(?:这段|这个|下面的?|我的)(?:代码|函数|脚本|程序).{0,8}(?:优化|重构|改)|(?:优化|重构)(?:一下)?(?:这段|这个|下面的?|我的)?(?:代码|函数|脚本)|^(?:con|usando|en|avec|mit|com|in|cu|with|using) (?:python|javascript|java|c\+\+|sql|vba|pandas|r) .{6,}/u,
    unless: /是什么|什么意思|为什么|区别|学习|教程|とは|なぜ|違い|[?？؟]$|error|fehler/u,
  },
];
