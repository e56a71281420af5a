import { anyWord } from '../any-word.js';

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

/** A saying is made clear by what it means, to whomever it is told. */
const SAYING_EXPLAINED = anyWord(
  [
    '(?:please )?(?:explain|tell me|clarify|interpret)(?: me)? (?:what )?(?:the )?(?:meaning of )?(?:the |this |following )*(?:proverb|saying|idiom|adage|figure of speech|expression)(?!s|\\p{L})',
    '(?:explica|explícame|explícale|aclara|interpreta) (?:el (?:significado|sentido) (?:del|de (?:este|la|esta)) |el |este |la |esta )?(?:siguiente )?(?:refrán|proverbio|dicho|expresión|modismo|frase hecha)(?!\\p{L})',
    "(?:explique|expliquez|explique-moi|interprète) (?:le sens (?:du |de ce |de cette |de l')|le |ce |cette |la |l')?(?:proverbe|dicton|adage|expression|locution)(?!\\p{L})",
    '(?:erklär|deute|erläuter)\\p{L}* (?:sie )?(?:mir )?(?:bitte )?(?:die bedeutung (?:des|dieses|der|dieser) |das |dieses |die |diese )?(?:folgende )?(?:sprichworts?|redewendung|redensart|redensarten|floskel)(?!\\p{L})',
    '(?:explique|explica|interprete) (?:o (?:significado|sentido) (?:do|deste|da|desta) |o |este |a |esta )?(?:seguinte )?(?:provérbio|ditado|dito|expressão|ditado popular)(?!\\p{L})',
    "(?:spiega|spiegami|spieghi|interpreta) (?:il (?:significato|senso) (?:del|di questo|della|di questa|dell')|il |questo |la |questa |l')? ?(?:seguente )?(?:proverbio|detto|modo di dire|espressione|locuzione)(?!\\p{L})",
    '(?:explică|explicați|explică-mi|interpretează) (?:sensul |semnificația |înțelesul )?(?:acest |acestui |următorul |următorului )?(?:proverb\\p{L}*|zical\\p{L}*|expresi\\p{L}*|vorb\\p{L}*)(?!\\p{L})',
    '(?:请)?(?:[向给对][^，。]{1,16})?(?:解释|说明|讲解)(?:一下)?(?:下面|以下|下列|这个|这句)?(?:的)?(?:这个|这句)?(?:成语|谚语|俗语|歇后语|俗话)',
    '(?:次の|この|以下の)?(?:ことわざ|諺|慣用句|四字熟語|言い回し)(?:の意味)?を[^。\\n]{0,24}(?:説明|教え|解説)',
    '(?:اشرح|اشرحي|وضح|فسر) (?:معنى )?(?:هذا )?(?:المثل|القول|التعبير|الحكمة)(?!\\p{L})',
  ],
  { atStart: true },
);
export const isSayingExplained = (folded: string): boolean => SAYING_EXPLAINED.test(folded);

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

/** "How would you explain snow to a fish?": started from what the listener knows. */
const EXPLAINED_TO = anyWord(
  [
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

/** "Why would anybody buy two papers? Give four explanations.": something odd, and several things that may be behind it. */
const WHY_WOULD = anyWord([
  'why (?:would|might|could|may) (?:a|an|any|some|someone|somebody|anyone|the|this|he|she|they|two|my)(?!\\p{L})',
  'por qué (?:\\p{L}+ ){0,4}?(?:podría|podrían|compraría|querría|haría|iría|\\p{L}+ría|\\p{L}+rían)(?!\\p{L})',
  "pourquoi (?:[\\p{L}']+[ -]){0,4}?(?:pourrait|\\p{L}+rait-(?:il|elle|on)|\\p{L}+raient)(?!\\p{L})",
  '(?:warum|weshalb|wieso) (?:könnte|könnten|würde|würden|sollte|mag)(?!\\p{L})',
  'por que (?:\\p{L}+ ){0,4}?(?:poderia|\\p{L}+ria|\\p{L}+riam)(?!\\p{L})',
  'perché (?:mai )?(?:\\p{L}+ ){0,4}?(?:potrebbe|potrebbero|dovrebbe|\\p{L}+rebbe|\\p{L}+rebbero)(?!\\p{L})',
  'de ce (?:ar|ar putea|ar fi)(?!\\p{L})',
  '为什么(?:会有|有)人|(?:某人|一个人|他|她)为什么(?:会|要)',
  'なぜ[^。？]{2,40}(?:人がいる|のでしょう|のだろう)|どうして[^。？]{2,40}(?:人がいる|のでしょう|のだろう)',
  'لماذا (?:قد|يمكن أن|عساه) ',
]);
const SEVERAL_EXPLANATIONS = anyWord([
  '(?:\\p{Nd}+|two|three|four|five|six|seven|eight|several|multiple|some|as many|different|possible|plausible)(?: \\p{L}+){0,3} (?:explanations?|reasons?|hypothes[ei]s|theories|possibilities)(?!\\p{L})',
  '(?:\\p{Nd}+|dos|tres|cuatro|cinco|seis|varias|varios|posibles|algunas|algunos)(?: \\p{L}+){0,3}? ?(?:explicaciones|razones|motivos|hipótesis|explicación)(?!\\p{L})',
  '(?:\\p{Nd}+|deux|trois|quatre|cinq|six|plusieurs|quelques)(?: \\p{L}+){0,3}? ?(?:explications|raisons|hypothèses)(?!\\p{L})',
  '(?:\\p{Nd}+|zwei|drei|vier|fünf|sechs|mehrere|einige|mögliche|plausible)(?: \\p{L}+){0,3}? ?(?:erklärungen|gründe|hypothesen)(?!\\p{L})',
  '(?:\\p{Nd}+|duas|dois|três|quatro|cinco|seis|várias|vários|algumas|alguns|possíveis)(?: \\p{L}+){0,3}? ?(?:explicações|razões|motivos|hipóteses)(?!\\p{L})',
  '(?:\\p{Nd}+|due|tre|quattro|cinque|sei|diverse|varie|alcune|possibili)(?: \\p{L}+){0,3}? ?(?:spiegazioni|ragioni|motivi|ipotesi)(?!\\p{L})',
  '(?:\\p{Nd}+|două|trei|patru|cinci|șase|câteva|mai multe)(?: \\p{L}+){0,3}? ?(?:explicații|motive|ipoteze)(?!\\p{L})',
  '(?:\\p{Nd}+|[两二三四五六几多])(?:个|种|条)(?:[^，。]{0,6})(?:解释|理由|原因|可能)',
  '(?:理由|説明|原因|可能性)を?(?:\\p{Nd}+|[一二三四五六])(?:つ|個)|(?:\\p{Nd}+|[二三四五六])(?:つ|個)[^。]{0,8}(?:理由|説明|原因)',
  '(?:ثلاثة|أربعة|خمسة|عدة|\\p{Nd}+|ثلاث|أربع) (?:تفسيرات|أسباب|احتمالات)',
]);
export const hasRivalReasons = (folded: string): boolean => WHY_WOULD.test(folded) && SEVERAL_EXPLANATIONS.test(folded);

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

/** Something to do again and again, or to leave off: a way of living, with no steps to be ticked off. */
const HABIT = anyWord(
  [
    'how (?:can|do|could|should|would|might) (?:i|we|you|one|someone) (?:\\p{L}+ )?(?:get (?:into|out of) the habit|form (?:a|the) habit|get used to|build (?:a|the) habit|develop (?:a|the) habit|break (?:a|the|my|this) habit|make (?:it )?a habit|stick to|stay motivated|stop (?:procrastinating|worrying|overthinking|comparing))',
    'cómo (?:puedo |se puede |podría |hago para )?(?:acostumbrar(?:me|se)|habituar(?:me|se)|crear (?:el|un) hábito|adquirir (?:el|un) hábito|dejar de|mantener la motivación|no perder)(?!\\p{L})',
    "comment (?:puis-je |peut-on |faire pour |je peux )?(?:prendre l'habitude|s'habituer|m'habituer|perdre l'habitude|garder la motivation|arrêter de (?:procrastiner|stresser|m'inquiéter)|ne plus)(?!\\p{L})",
    'wie (?:kann ich mir|kann man sich|gewöhne ich mir|gewöhnt man sich|schaffe ich es|bleibe ich|höre ich auf)(?!\\p{L})',
    'como (?:posso |se pode |eu posso |fazer para |faço para )?(?:criar (?:o|um) hábito|me acostumar|acostumar-me|pegar o hábito|adquirir (?:o|um) hábito|manter a motivação|parar de|deixar de|me habituar|habituar-me)(?!\\p{L})',
    "(?:come|in che modo) (?:posso |si può |potrei |faccio a |fare per )?(?:abituar(?:mi|si)|prendere l'abitudine|perdere l'abitudine|smettere di|mantenere la motivazione|non perdere)(?!\\p{L})",
    'cum (?:pot|aș putea|să|îmi pot|mă pot|reușesc să) (?:\\p{L}+ )?(?:forma obicei\\p{L}*|obișnui|îmi fac obiceiul|renunț|păstra motivația)(?!\\p{L})',
    '(?:怎么|如何|怎样)(?:才能)?(?:养成|坚持|戒掉|改掉|克服)',
    '(?:習慣(?:を|に)(?:つけ|身|する)|続ける|やめる)(?:に)?(?:は)?(?:どう|どのよう)',
    'كيف (?:أستطيع |يمكنني |أقدر )?(?:أن )?(?:أعتاد|أتعود|أتخلص من عادة|أكتسب عادة|أحافظ على|اتعود)',
  ],
  { atStart: true },
);
export const isHabit = (folded: string): boolean => HABIT.test(folded);

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

/** The word for something that is put in other words. */
const WORD_FOR = anyWord(
  [
    'what (?:do you call|do we call|is the (?:name|word|term) (?:of|for)) (?:the |an? )?(?:fear|study|art|science|practice|process|act|habit|person|people|someone|group|baby|young|female|male|part|phenomenon|ability|feeling|condition|instrument|tool|scientist|doctor)(?!\\p{L})[^?.\\n]{0,60}(?:called|known as|named)?(?=\\?|$)',
    '(?:cómo (?:se llama|se denomina|se le (?:llama|dice))|qué nombre recibe) (?:el|la|los|las|al?|un|una|quien|lo)(?!\\p{L})[^?.,\\n]{2,70}(?=\\?|$)',
    "(?:comment (?:s'appelle|appelle-t-on|nomme-t-on|se nomme|on appelle)|quel est le nom (?:de|du)) (?:la |le |les |l'|une? |celui |celle |ceux |quelqu)[^?.,\\n]{2,70}(?=\\?|$)",
    '(?:wie (?:nennt man|heißt|heißen|bezeichnet man)) (?:die|der|das|den|einen|eine|ein|jemanden|leute|\\p{L}+angst)(?!\\p{L})[^?.,\\n]{0,70}(?=\\?|$)',
    'como (?:se chama|se chamam|se denomina|é chamad[oa]|chamamos) (?:o|a|os|as|um|uma|quem)(?!\\p{L})[^?.,\\n]{2,70}(?=\\?|$)',
    "come (?:si chiama|si chiamano|è chiamat[oa]|viene chiamat[oa]|si definisce) (?:il |la |lo |l'|i |gli |le |un |una |uno |chi |quell)[^?.,\\n]{2,70}(?=\\?|$)",
    'cum (?:se numește|se numesc|se cheamă|i se spune|se zice) [^?.,\\n]{2,70}(?=\\?|$)',
    '[^。？\\n]{2,40}(?:ことを|を)(?:何|なん)と(?:言い|いい|呼び|呼ぶ|言う|いう)(?:ます)?か?',
  ],
  { atStart: true },
);
/** Names are wanted for it, or what it is called elsewhere. */
const NAMED_BY_ME = anyWord([
  '(?:my|our|new|mio|mia|meu|minha|mon|ma|mein\\p{L}*|mi|nuevo|novo|nuovo|titre|livre|film|canzone|libro|chanson|música|canción|song|book|movie|lied|buch)(?!\\p{L})',
]);
export const isWordFor = (folded: string): boolean => WORD_FOR.test(folded) && !NAMED_BY_ME.test(folded);

/** One of those named answers it, by what is so and not by taste. */
const WHICH_OF_THESE = anyWord(
  [
    'which (?:one )?of (?:these|the following)(?: \\p{L}+){0,2} (?:is|was|has|belongs|lies|contains|lives)(?!\\p{L})(?! (?:best|better|the best|healthier|cheaper))',
    'cuál de (?:estos|estas|los siguientes|las siguientes)(?: \\p{L}+){0,2} (?:no )?(?:es|fue|era|tiene|está|pertenece|contiene|vive|puede|hace)(?!\\p{L})(?! (?:mejor|la mejor|el mejor|más (?:barat|san|recomend)))',
    '(?:lequel|laquelle) (?:de|parmi) (?:ces|les)(?: \\p{L}+){0,3} (?:n.)?(?:est|a|était|appartient|contient|vit|peut)(?!\\p{L})(?! (?:le meilleur|la meilleure|mieux))',
    '(?:welche[rs]?|was) (?:von diesen|von den folgenden|der folgenden|dieser)(?: \\p{L}+){0,2} (?:ist|war|hat|gehört|liegt|enthält|lebt|kann)(?!\\p{L})(?! (?:am besten|besser))',
    'qual (?:destes|destas|desses|dessas|dos seguintes|das seguintes)(?: \\p{L}+){0,2} (?:não )?(?:é|foi|era|tem|fica|pertence|contém|vive|pode)(?!\\p{L})(?! (?:melhor|o melhor|a melhor|mais (?:barat|saud)))',
    'quale (?:di queste|di questi|fra questi|fra queste|tra questi|tra queste|dei seguenti|delle seguenti)(?: \\p{L}+){0,2} (?:non )?(?:è|era|fu|ha|sta|si trova|appartiene|contiene|vive|può)(?!\\p{L})(?! (?:migliore|il migliore|la migliore|meglio|più (?:econom|sano|sana)))',
    'care (?:dintre|din) (?:aceste|aceștia|acestea|următoarele|următorii)(?: \\p{L}+){0,2} (?:nu )?(?:este|e|a fost|are|aparține|conține|se află|poate)(?!\\p{L})(?! (?:cel mai bun|mai bun))',
  ],
  { atStart: true },
);
export const isFactOfThese = (folded: string, instruction: string): boolean =>
  WHICH_OF_THESE.test(folded) && /[:：]|,[^,]+,|\n/u.test(instruction);

/** What something could be used for: ideas, and no list of what there is. */
const USES_TO_FIND = anyWord(
  [
    '(?:what are |list |name |give (?:me )?|think of |find )?(?:\\p{L}+ )?(?:\\p{Nd}+|three|four|five|six|seven|ten|some|several)(?: \\p{L}+){0,4} (?:ways (?:to|of)|uses (?:for|of)) (?:re-?us|us|repurpos)?\\p{L}* ?(?:an? |old |the |your )',
    '(?:cuáles son |dame |di(?:me)? |propón |piensa )?(?:\\p{L}+ )?(?:\\p{Nd}+|tres|cuatro|cinco|seis|diez)(?: \\p{L}+){0,4} (?:formas|maneras|modos|usos)(?: \\p{L}+){0,3}? (?:de|para) (?:re)?(?:usar|utilizar|aprovechar|un|una)(?!\\p{L})',
    "(?:quelles sont |donne(?:-moi)? |trouve |propose )?(?:\\p{L}+ )?(?:\\p{Nd}+|trois|quatre|cinq|six|dix)(?: \\p{L}+){0,4} (?:façons|manières|usages|utilisations)(?: \\p{L}+){0,3}? (?:d'|de |pour )(?:ré)?(?:utiliser|employer|un|une)(?!\\p{L})",
    '(?:was sind |nenne |gib mir |finde )?(?:\\p{L}+ )?(?:\\p{Nd}+|drei|vier|fünf|sechs|zehn)(?: \\p{L}+){0,4} (?:arten|möglichkeiten|weisen|verwendungen|ideen),? [^?.\\n]{2,50}(?:nutzen|benutzen|verwenden|verwerten|gebrauchen)(?!\\p{L})',
    '(?:quais são |me dê |dê |diga |proponha |pense em )?(?:\\p{L}+ )?(?:\\p{Nd}+|três|quatro|cinco|seis|dez)(?: \\p{L}+){0,4} (?:formas|maneiras|modos|jeitos|usos)(?: \\p{L}+){0,3}? (?:de|para) (?:re)?(?:usar|utilizar|aproveitar|um|uma)(?!\\p{L})',
    '(?:quali sono |dammi |dimmi |proponi |trova |elenca )?(?:\\p{L}+ )?(?:\\p{Nd}+|tre|quattro|cinque|sei|dieci)(?: \\p{L}+){0,4} (?:modi|maniere|usi|utilizzi)(?: \\p{L}+){0,3}? (?:di|per) (?:ri)?(?:usare|utilizzare|riciclare|un|una|uno)(?!\\p{L})',
    '(?:care sunt |dă-mi |spune |propune )?(?:\\p{L}+ )?(?:\\p{Nd}+|trei|patru|cinci|șase|zece)(?: \\p{L}+){0,4} (?:moduri|feluri|utilizări|întrebuințări)(?: \\p{L}+){0,3}? (?:de a|pentru|în care) ',
    '[^。？\\n]{2,24}の(?:[^。？\\n]{0,10})(?:使い道|使い方|活用法|再利用法)を(?:\\p{Nd}+|[一二三四五六十])(?:つ|個|通り)',
  ],
  { atStart: true },
);
export const asksForUses = (folded: string): boolean => USES_TO_FIND.test(folded);

/** A task for a program, told as an exercise: its language is named. */
const SOLVED_IN_CODE = anyWord([
  '(?:solution|code|function|program|implementation|answer|solve it|implement it) (?:\\p{L}+ )?in (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:solución|código|función|programa|implementación|resuélvelo) (?:\\p{L}+ )?en (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:solution|code|fonction|programme|implémentation) (?:\\p{L}+ )?en (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:lösung|code|funktion|programm|implementierung) (?:\\p{L}+ )?in (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:solução|código|função|programa|implementação|resolva) (?:\\p{L}+ )?em (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:soluzione|codice|funzione|programma|implementazione) (?:\\p{L}+ )?in (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:soluția|soluție|codul|funcția|funcție|program|implementare) (?:\\p{L}+ )?în (?:java|python|javascript|typescript|c\\+\\+|c#|c|go|rust|kotlin|ruby|php|swift|sql)(?!\\p{L})',
  '(?:用|以) ?(?:java|python|javascript|typescript|c\\+\\+|c#|go|rust|kotlin|php|swift|sql) ?(?:语言)?(?:实现|编写|写|给出|解决)',
  '(?:java|python|javascript|typescript|c\\+\\+|c#|go|rust|kotlin|ruby|php|swift|sql)で(?:[^。\\n]{0,8})(?:解答|実装|書い|解い|作)',
]);
const GIVEN_DATA = anyWord(
  [
    '(?:given|you are given|you have|there is|let|consider)(?!\\p{L})',
    '(?:dad[oa]s?|tienes|considera|sea)(?!\\p{L})',
    '(?:étant donné|on te donne|soit|on a|considère)(?!\\p{L})',
    '(?:gegeben|es ist|du hast|betrachte)(?!\\p{L})',
    '(?:dad[oa]s?|considere|seja)(?!\\p{L})',
    '(?:dat[oaie]|considera|sia)(?!\\p{L})',
    '(?:dat[ăe]?|dată fiind|fie|se dă)(?!\\p{L})',
    '(?:给定|已知)',
    '[^。]{2,40}(?:行列|配列|リスト|文字列|木|グラフ)(?:を|が|で|から)',
  ],
  { atStart: true },
);
export const isSolvedInCode = (folded: string): boolean => SOLVED_IN_CODE.test(folded) && GIVEN_DATA.test(folded);

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

/** Where a word comes from, whatever else is done with it. */
const ITS_ORIGIN = anyWord([
  "(?:explain|give|tell me|describe|state|find)(?: me)? (?:its|the|this word's|the word's) (?:origins?|etymology)(?!\\p{L})",
  '(?:explica|da|di|indica|cuenta) (?:su|el|la) (?:origen|etimología)(?!\\p{L})',
  "(?:explique|donne|indique|précise)z? (?:son|sa|l') ?(?:origine|étymologie)(?!\\p{L})",
  '(?:erkläre?|nenne?|gib) (?:seine|ihre|die|deren) (?:herkunft|etymologie|wortherkunft)(?!\\p{L})',
  '(?:explique|dê|diga|indique) (?:a |sua |a sua )?(?:origem|etimologia)(?!\\p{L})',
  "(?:spiega(?:ne)?|di(?:nne)?|indica(?:ne)?|dai) (?:la |l')? ?(?:sua )?(?:origine|etimologia)(?!\\p{L})",
  '(?:explică(?:-i)?|spune(?:-i)?|indică(?:-i)?) (?:originea|etimologia)(?!\\p{L})',
  '(?:解释|说明|说出)(?:它|其|这个词|该词)的?(?:来源|词源|由来|出处)',
  '(?:語源|由来)を(?:説明|教え|述べ)',
  '(?:اشرح|وضح|اذكر) (?:أصلها|أصله|أصل الكلمة|اشتقاقها)',
]);
export const isOriginAsked = (folded: string, material: string): boolean =>
  ITS_ORIGIN.test(folded) && material.length < 40;

/** "… can he do that?", told first and asked at the end: yes or no, by some rule. */
const MAY_THEY = anyWord([
  '(?:puede|pueden|podría|puedo) ?(?:hacerlo|hacer eso|negarme)? ?\\?*$|es (?:eso )?legal\\??$|tiene derecho(?: a (?:ello|hacerlo))?\\??$',
  "(?:il|elle|on|ils|elles) (?:peut|peuvent|a le droit|ont le droit)(?: (?:le |faire ça|de faire ça|vraiment))* ?\\??$|(?:est-ce|c'est) légal ?\\??$|(?:peut-il|a-t-il le droit) ?\\??$",
  '(?:darf|dürfen|kann|können) (?:er|sie|der|die|man|ich|mein \\p{L}+)(?: (?:das|denn|wirklich|einfach|überhaupt))* ?\\??$|ist das (?:überhaupt )?(?:erlaubt|legal|rechtens|zulässig) ?\\??$',
  '(?:ele|ela|eles|elas) (?:pode|podem|tem direito)(?: (?:fazer isso|mesmo))* ?\\??$|(?:pode|podem) fazer isso ?\\??$|(?:isso )?é (?:legal|permitido) ?\\??$|posso\\?$',
  '(?:può|possono|potrebbe|posso)(?: (?:farlo|davvero|fare così))* ?\\?*$|(?:è|è davvero) legale ?\\??$|ne ha (?:il )?diritto ?\\??$',
  '(?:poate|pot|are voie|are dreptul)(?: (?:face asta|să facă asta))* ?\\??$|(?:e|este) legal ?\\??$',
  '(?:合法吗|违法吗|可以这样(?:做)?吗|有权(?:这样|这么)(?:做)?吗)[？?]?$',
  '(?:ありなの|違法(?:です|じゃないです)?か|合法(?:です)?か|許され(?:ます|るんです)か|認められ(?:ます|るんです)か)[？?]?$',
  '(?:هل يحق له(?:ا)?(?: ذلك)?|هل هذا قانوني|يحق له(?:ا)?)[؟?]?$',
]);
export const asksIfAllowed = (folded: string): boolean => MAY_THEY.test(folded);

/** The way to do something that is best: how it is done, and no fact. */
const BEST_WAY = anyWord(
  [
    'qual è (?:il|la) (?:modo|maniera|metodo|sistema) (?:migliore|più \\p{L}+) (?:per|di) \\p{L}+r[e]?(?!\\p{L})',
    'qual é (?:a|o) melhor (?:maneira|forma|jeito|modo|método) (?:de|para) \\p{L}+r(?!\\p{L})',
  ],
  { atStart: true },
);
export const asksForBestWay = (folded: string): boolean => BEST_WAY.test(folded);

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

/** Questions put to somebody one meets: to be asked, and not to be solved. */
const QUESTIONS_TO_PUT = anyWord([
  'questions (?:for|to ask (?:on|at|in)) (?:an? |the |my )?(?:first date|date|job interview|interview|podcast guest|guest|landlord|candidate|mentor)(?!\\p{L})|questions to ask (?:my|an?|the) ',
  'preguntas (?:para|que hacer(?:le)? (?:en|a|al)) (?:una? |el |la |mi )?(?:primera cita|cita|entrevista(?! de (?:examen|prueba))|invitad[oa]|casero|candidat[oa])(?!\\p{L})',
  'questions (?:pour|à poser (?:à|au|lors|pendant|en)) (?:un |une |le |la |mon |ma |d.un )?(?:premier rendez-vous|rendez-vous|entretien|invité\\p{L}*|candidat\\p{L}*|propriétaire)(?!\\p{L})',
  'fragen (?:für(?:s| das| ein| einen)?|an|beim|zum) (?:den |die |das |einen |eine |ein )?(?:erste[sn]? (?:date|treffen)|vorstellungsgespräch|bewerber\\p{L}*|gast|vermieter\\p{L}*|interview)(?!\\p{L})',
  'perguntas (?:para|que fazer (?:em|no|na|a|ao)) (?:um |uma |o |a )?(?:primeiro encontro|encontro|entrevista(?: de emprego)?|convidad[oa]|candidat[oa])(?!\\p{L})',
  'domande (?:da (?:fare|porre) (?:a|al|alla|durante|in)|da|per|fare (?:a|al|alla)|a) (?:fine |un |una |il |la |mio |mia )?(?:primo appuntamento|appuntamento|colloquio|intervista|ospite|candidat[oa]|padrone di casa)(?!\\p{L})',
  'întrebări (?:pentru|de pus (?:la|unui|unei)) (?:un |o |prima )?(?:întâlnire|interviu|invitat|candidat)\\p{L}*',
]);
export const areQuestionsToPut = (folded: string): boolean => QUESTIONS_TO_PUT.test(folded);

/** What somebody else could do about something: measures, and no mechanism. */
const OTHERS_COULD = anyWord(
  [
    'how (?:can|could|might) (?:an?|our)(?!\\p{L})[^?.\\n]{0,60}? (?:reduce|cut|encourage|improve|attract|protect|save|keep|prevent|help|fight|support|prepare|become|promote|increase|make|get|limit|boost|lower)(?!\\p{L})',
    'cómo (?:puede|pueden|podría|podrían) (?:una?|el|la|los|las|nuestr[oa]s?)(?!\\p{L})[^?.\\n]{0,60}? (?:reducir|fomentar|mejorar|atraer|proteger|ahorrar|mantener|evitar|prevenir|ayudar|combatir|apoyar|prepararse|promover|aumentar|limitar|animar)(?!\\p{L})',
    "comment (?:une?|le|la|les|l'|des) ?[^?.\\n]{0,50}? (?:peut|peuvent|pourrait|pourraient)(?:-(?:il|elle|ils|elles))?(?!\\p{L})[^?.\\n]{0,12}? ?(?:réduire|encourager|améliorer|attirer|protéger|économiser|garder|éviter|prévenir|aider|lutter|soutenir|se préparer|promouvoir|augmenter|limiter)(?!\\p{L})",
    'como (?:uma?|o|a|os|as)(?!\\p{L})[^?.\\n]{0,50}? (?:pode|podem|poderia|poderiam) (?:se )?(?:reduzir|incentivar|melhorar|atrair|proteger|economizar|manter|evitar|prevenir|ajudar|combater|apoiar|preparar|promover|aumentar|limitar)(?!\\p{L})|como (?:pode|podem) (?:uma?|o|a|os|as)(?!\\p{L})[^?.\\n]{0,50}? (?:reduzir|incentivar|melhorar|atrair|proteger|manter|evitar|ajudar|combater|apoiar|promover)(?!\\p{L})',
    "(?:come|in che modo) (?:può|possono|potrebbe|potrebbero) (?:un[oa]?|il|la|lo|i|le|gli|l'|un') ?[^?.\\n]{0,60}? (?:ridurre|incoraggiare|migliorare|attirare|proteggere|risparmiare|mantenere|tenere|evitare|prevenire|aiutare|combattere|sostenere|prepararsi|promuovere|aumentare|limitare|incentivare|spingere)(?!\\p{L})",
    'cum (?:poate|pot|ar putea) (?:un|o|orașele|școlile|părinții)(?!\\p{L})[^?.\\n]{0,60}? (?:reduce|încuraja|îmbunătăți|atrage|proteja|economisi|păstra|evita|preveni|ajuta|combate|susține|promova|limita)(?!\\p{L})',
  ],
  { atStart: true },
);
export const asksWhatOthersCouldDo = (folded: string): boolean => OTHERS_COULD.test(folded);

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
