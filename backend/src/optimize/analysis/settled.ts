import { anyWord } from './any-word.js';
import { foldWords } from './fold.js';
import { isCounterfactual, SUPPOSES_LAST } from './counterfactuals.js';
import { isEstimated } from './estimates.js';
import { frameWithoutSpaces } from './frames/without-spaces.js';
import {
  A_NOTE_TO,
  ANSWERS_MY_QUESTIONS,
  CONTEST,
  DIFFER_IN_WHAT,
  DIVIDED_WORK,
  IN_ITS_VOICE,
  isHeldByMeasure,
  isJourney,
  PART_IN_FRONT,
  WHAT_TO_ASK,
} from './shapes/circumstances.js';
import { isSights } from './shapes/everyday.js';
import { COURSES } from './shapes/meals.js';
import { isImplemented, isSolvedInCode, PORTED, RESHAPED } from './shapes/coding.js';
import { asksForWordsToSay, asksWhatToSay, asksWhatToWrite, helpsToSay, isSent } from './shapes/asking.js';
import { IDENTIFIES, isWordAsked } from './shapes/exercises.js';
import { A_PROOF, EXPECTED_VALUE, isCounted, isExercise } from './shapes/school-maths.js';
import { splitSentences } from './segment.js';
import { frameWithSpaces } from './frames/with-spaces.js';
import { CHANCE } from './shapes/sums.js';
import { TRAINS } from './shapes/lists.js';
import { ONE_MOVE, tellsPeopleApart } from './shapes/riddles.js';
import {
  figureExplains,
  isGivenByTurns,
  isPlayed,
  isPlayedInPassing,
  isReferee,
  respondsAsFigure,
} from './shapes/roles.js';
import { asksForEffects, describesAndDiscusses, isExplainedTo } from './shapes/development.js';
import {
  describedTo,
  isReviewFromPoints,
  isSoldByIt,
  isVerseWritten,
  isYourReview,
  toldInAVoice,
} from './shapes/writing.js';
import {
  isOriginAsked,
  isSayingExplained,
  isWordFor,
  NO_EXAMPLE_SENTENCES,
  USED_IN_SENTENCES,
} from './shapes/usage.js';
import { asksForOrigin } from './shapes/knowledge.js';
import {
  areQuestionsToPut,
  asksIfAllowed,
  IMAGINED_PIECE,
  isFactOfThese,
  RIVALS,
  testsReasoning,
} from './shapes/questions.js';
import { hasRivalReasons } from './shapes/reasoning.js';
import { isHabit } from './shapes/life.js';
import { asksForBestWay, asksForUses } from './shapes/everyday.js';
import { isSpamOrNot } from './shapes/given-text.js';
import { asksWhatOthersCouldDo } from './shapes/decisions.js';
import type { TaskKind } from './task-kinds.js';
import { asksForExtremes } from './shapes/tables.js';
import { asksForMainClaim } from './shapes/items.js';
import { lean } from './lean.js';

interface Asked {
  instruction: string;
  material: string;
  /** What its words suggest. */
  read: TaskKind;
  hasCode: boolean;
}

/** The answer is there, and the question is what has to be written. */
const QUESTION_TO_ANSWER = anyWord([
  '(?:write|create|give|come up with|formulate|generate|make|suggest|provide|find)(?: me)? [^.?:\\n]{0,24}question[^.?:\\n]{0,30} (?:that|which|whose|to which|for which)(?!\\p{L})[^.?:\\n]{0,50}(?:answer|response|reply)',
  'pregunta[^.?:\\n]{0,20} (?:cuya respuesta|a la que|para la (?:que|cual)|que tenga)[^.?:\\n]{0,50}',
  'question[^.?:\\n]{0,20} (?:dont la réponse|à laquelle|pour laquelle)[^.?:\\n]{0,50}',
  'frage[^.?:\\n]{0,10},? (?:auf die|deren antwort|zu der)[^.?:\\n]{0,50}',
  'pergunta[^.?:\\n]{0,20} (?:cuja resposta|à qual|para a qual|a que|que tenha)[^.?:\\n]{0,50}',
  'domanda[^.?:\\n]{0,20} (?:la cui risposta|a cui|alla quale|per (?:cui|la quale))[^.?:\\n]{0,50}',
  'întrebare[^.?:\\n]{0,20} (?:la care|al cărei răspuns|pentru care|căreia)[^.?:\\n]{0,50}',
  '(?:写|提|出|想|设计|拟).{0,8}(?:问题|问句).{0,20}(?:答案|回答|答复)|(?:写|提|出|想|设计|拟).{0,20}(?:答案|回答).{0,16}的(?:问题|问句)',
  '(?:答え|回答|返答)(?:に|と)なる(?:ような)?(?:質問|問い|問題)',
  'سؤال.{0,30}(?:جواب|إجابة|إجابت|رد)',
]);

/** What is given is to sound different, whatever it is called. */
const SOUNDS = anyWord([
  '(?:make|let|have) (?:this|the|my|our|these|it) ?[^.?:\\n]{0,40}?(?:sound|read|come across)(?!\\p{L})|make (?:this|the|these|my|our) (?:\\p{L}+ )?(?:listing|ad|advert|text|paragraph|sentence|description|post|message|e-?mail|bio|caption|note|letter|headline|tweet|intro|review|cover letter|notice|sign|manual|instruction|direction|guideline|procedure|rule)s? (?:more|less|clearer|simpler|shorter|easier|friendlier|warmer|nicer|politer)(?!\\p{L})',
  'ha(?:z|ga|cé) que [^.?:\\n]{2,40}(?:suene|se lea)|ha(?:z|ga) (?:el|este|mi) (?:anuncio|texto|mensaje|correo) más \\p{L}',
  "(?:fais|faites) (?:sonner|en sorte que [^.?:\\n]{2,40}(?:sonne|soit))|(?:rends|rendez) (?:l'|cette |ce |cet |la |le |mon |ma )(?:annonce|texte|message|mail|description|lettre|phrase) (?:plus|moins)",
  'lass(?:en sie)? (?:die|den|das|diese[ns]?|mein[en]*) [^.?:\\n]{2,40}klingen|mach(?:e|en sie)? (?:die|den|das|diese[ns]?|mein[en]*) (?:anzeige|text|nachricht|mail|beschreibung|satz|brief|absatz) \\p{L}+er(?!\\p{L})',
  '(?:faça|faz) (?:o|a|com que) [^.?:\\n]{2,40}(?:soar|soe|pareça)|(?:deixe|torne|torna) (?:o|a|este|esta|meu|minha) (?:anúncio|texto|mensagem|e-?mail|descrição|frase) (?:mais|menos)',
  "(?:fai sembrare|fa' che)[^.?:\\n]{2,40}|(?:rendi|rendere) (?:l'|il |la |questo |questa |mio )(?:annuncio|testo|messaggio|mail|descrizione|frase|lettera) (?:più|meno)",
  'f[ăa] (?:ca )?[^.?:\\n]{2,40} să sune|f[ăa] (?:anunțul|textul|mesajul|descrierea|fraza|scrisoarea) mai',
  '(?:让|使|把).{1,16}(?:听起来|读起来|听上去|读上去|显得)',
  '(?:文章|文|広告|説明|説明文|紹介文|メール|案内).{0,10}(?:魅力的|丁寧|自然|柔らか|親しみやす).{0,8}(?:して|直して|書き直)',
  'اجعل (?:هذا |هذه )?(?:ال)?(?:إعلان|نص|رسالة|وصف|جملة|فقرة|منشور)[^.؟:\\n]{0,20} (?:يبدو|تبدو|أكثر|أقل)',
]);

/** Somebody is to be played who speaks to somebody else: what is felt is felt by those two. */
const ROLE_IN_FRONT = anyWord(
  [
    "(?:you are|you're|act as|imagine you are|pretend to be) (?:an?|the|my) ",
    '(?:eres|actúa como|imagina que eres) (?:un|una|el|la) ',
    '(?:tu es|vous êtes|agis comme|imagine que tu es) (?:un|une|le|la) ',
    '(?:du bist|sie sind|stell dir vor,? du bist) (?:ein|eine|der|die) ',
    '(?:você é|tu és|és|aja como|imagine que você é) (?:um|uma|o|a) ',
    '(?:sei|agisci come|immagina di essere) (?:un|una|il|la) ',
    '(?:ești|sunteți|imaginează-ți că ești) (?:un|o) ',
    '(?:假设|假如|想象)?你(?:现在)?是一?[名位个]',
    'あなたは.{1,16}です',
    '(?:تخيل (?:أنك|نفسك) |افترض أنك )?أنت \\p{L}{3,}|تخيل (?:أنك|نفسك) \\p{L}{3,}',
  ],
  { atStart: true },
);
const BY_WHAT_IS_FELT: ReadonlySet<TaskKind> = new Set<TaskKind>(['support', 'advice', 'suggest', 'email', 'message']);

/** Told what has to be said to whom, and to be written by somebody else. */
/** What a request to tell somebody something is read as. */
const TOLD_ON: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'text',
  'plain',
  'small',
  'unknown',
  'guess',
  'suggest',
  'document',
]);

/** Amounts to buy look like a sum, where the guests are told first. */
const AMOUNTS_MISREAD: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'puzzle',
  'math',
  'fact',
  'decide',
  'question',
  'plain',
  'small',
  'unknown',
]);
const AMOUNT_TO_GET = anyWord([
  'how (?:much|many) (?:\\p{L}+ ){1,8}?(?:should|do|shall|must) (?:i|we) (?:buy|get in|get|pick up|order|bring|need to (?:buy|get|order))(?!\\p{L})',
  '(?:cuánt[oa]s?|qué cantidad(?: de)?) (?:\\p{L}+ ){0,6}?(?:compro|compramos|tengo que comprar|debo comprar|hay que comprar|necesito comprar)(?!\\p{L})',
  "(?:combien d|quelle quantité d)[^?.\\n]{1,50}(?:acheter|j'achète|on achète|je prends|on prend|prévoir|je prévois)(?!\\p{L})",
  'wie ?viele?[nrs]? (?:\\p{L}+ ){0,5}?(?:soll|sollte|muss|müssen|sollen) (?:ich|wir) (?:\\p{L}+ ){0,2}?(?:kaufen|einkaufen|besorgen|bestellen)(?!\\p{L})|wie ?viele?[nrs]? (?:\\p{L}+ ){0,5}?(?:kaufe|besorge|bestelle) ich(?!\\p{L})',
  '(?:quant[oa]s?|que quantidade(?: de)?) (?:\\p{L}+ ){0,6}?(?:compro|compramos|levo|devo comprar|preciso (?:de )?comprar|tenho de comprar)(?!\\p{L})',
  '(?:quant[oaie]|che quantità di) (?:\\p{L}+ ){0,6}?(?:compro|compriamo|prendo|prendiamo|devo comprare|devo prendere|dobbiamo comprare)(?!\\p{L})',
  '(?:cât|câtă|câte|câți) (?:\\p{L}+ ){0,6}?(?:cumpăr|cumpărăm|iau|luăm|trebuie să (?:cumpăr|iau)|să cumpăr)(?!\\p{L})',
  '(?:要|该|得|各|应该)?买(?:多少|几斤|几公斤|几瓶|几箱)',
  '(?:どれ(?:くらい|ぐらい|だけ)|何(?:キロ|本|個|枚|kg))(?:買え|買う|用意すれ|注文すれ)',
  'كم (?:\\p{L}+ ){0,4}?(?:أشتري|اشتري|نشتري|أطلب|نطلب)(?!\\p{L})',
]);
/** "… can I buy with 20 euros": reckoned from a price. */
const PAID = lean(
  /[$€£¥]|(?<![\p{L}])(?:cents?|euros?|dollars?|pounds|prices?|costs?|each cost|cuesta\p{L}*|coute\p{L}*|kostet|kosten|custa\p{L}*|costa\p{L}*|lei)(?![\p{L}])|元|块钱|円|يكلف|ريال|دينار|جنيه/u,
);

/** "Write to my client that …": somebody is told something. */
const WRITTEN_TO_SAY = anyWord(
  [
    '(?:please )?write(?: to)? (?:an? |the |my |our )(?!story|poem|text|essay|article|song|book)(?!(?:[\\p{L}-]+ ){0,3}?(?:expressions?|regex|query|function|program|script|formula|method|class|code|command|macro|algorithm|loop|page|sentence|paragraph|dialogue|scene|song|lyrics|riddle|joke|limerick|haiku|verse|headline|description|question|quiz|prompt|speech|review|monologue|summary)(?!\\p{L}))(?:\\p{L}+ ){1,3}?(?:that |to say )|(?:please )?write to [^,:.\\n]{2,40}[:,] ?\\S',
    'escr[ií]b(?:e|a|ele|ale|eme|ame)? (?:a |al |a la |a los |a mi |un aviso a )[^,:.\\n]{2,40}?(?: que |:)',
    "écri[st]?(?:[- ]moi)? (?:à |au |aux )[^,:.\\n]{2,40}?(?: que | qu'| :|:)",
    'schreib(?:e|en sie)? (?:bitte )?(?:meine[mrn]|unsere[mrn]|dem|der|den|eine[mr]|herrn|frau|an )[^,:.\\n]{2,40}(?:, dass |:)',
    '(?:escreve|escreva|escrevam)(?:-me)? (?:a |ao |à |aos |para o |para a |pro |pra |ao meu |à minha )[^,:.\\n]{2,40}?(?: que |:)',
    "(?:please |can you |could you )*(?:tell|inform|notify|let) (?:my|the|our) (?:\\p{L}+ ){1,3}?(?:know )?(?:that |(?:i|we)(?:'|’| )|my |our )",
    'dile(?:s)? a (?:mi|la|el|los|las|l[ao]s) [^,:.\\n]{2,30}? que |(?:avisa|informa|comunica)(?:le)? a(?:l| la| los| las| mi) [^,:.\\n]{2,30}? (?:de )?que ',
    "(?:préviens|prévenez|informe|informez|avertis|avertissez) (?:le|la|les|mon|ma|mes|notre) [^,:.\\n]{2,30}?(?: que | qu'| ?:)|dis (?:à|au|aux) [^,:.\\n]{2,30}? (?:que |qu')",
    '(?:sag|sage|sagen sie|teil|teile) (?:bitte )?(?:der|dem|den|meine[mrn]|unsere[mrn]) [^,:.\\n]{2,30}(?: mit)?, dass |gib (?:der|dem|den|meine[mrn]|unsere[mrn]) [^,:.\\n]{2,30} bescheid, dass ',
    '(?:avisa|avise|informa|informe) (?:a|o|ao|à|os|as|meu|minha|o meu|a minha) [^,:.\\n]{2,30}? (?:de )?que |di(?:z|ga) (?:ao|à|aos) [^,:.\\n]{2,30}? que ',
    '(?:avvisa|informa|avverti) (?:il|la|i|le|lo|mio|mia|l.)[^,:.\\n]{2,30}? che |di.? (?:al|alla|ai) [^,:.\\n]{2,30}? che ',
    '(?:anunță|anunțați|informează|spune-i|spune-le|zi-i) [^,:.\\n]{2,30}? că ',
    '(?:帮我)?告诉(?!我|你|大家怎么)[^，。,：:]{1,8}?(?:，|,)?(?:我|我们|样品|货|报价|订单|合同|会议|今天|明天|下周|这周|周)[^？?]{3,60}$',
    '[^。？?]{2,20}(?:に|へ)[、,]?[^。？?]{4,60}(?:ことを|と)(?:知らせて|連絡して|伝えて)(?:ください|くれ|ほしい)?[。]?$',
    '(?:أخبر|ابلغ|أبلغ|قل ل)(?!ني|نا)[^،:.\\n]{2,24}? (?:أن|ان|بأن|أني|أنني)',
    'scriv(?:i|a|imi)? (?:a |al |alla |ai |alle |allo )[^,:.\\n]{2,40}?(?: che |:)',
    'scrie(?:-i|-le|ți|-mi)? (?:\\p{L}+(?:lui|ei|ului|ilor|elor)|lui |către )[^,:.\\n]{0,30}?(?: că |:)',
  ],
  { atStart: true },
);
const WRITE_IT_FOR_ME = anyWord([
  '(?:tell|ask|inform|let|thank|remind|apologi[sz]e to|explain to|say to) (?:my|our|the|a|him|her|them)(?!\\p{L})[^\\n]{4,260}(?:^|[\\s,.;])(?:write|word|draft|phrase) (?:it|this|that|something|one)(?! down)(?!\\p{L})',
  '(?:decir|avisar|pedir|contar|explicar)(?:le|les)? (?:a|al)(?!\\p{L})[^\\n]{4,260}(?:escríbe|redácta)(?:me)?l[oa](?!\\p{L})',
  "(?:dire|annoncer|demander|prévenir|expliquer) (?:à |au |mon |ma )[^\\n]{4,260}(?:(?:écris|rédige)(?:-le|-la|-moi ça| ça)|(?:l'|me l')(?:écrire|rédiger))",
  '(?:sagen|mitteilen|absagen|bitten|fragen|erklären)(?!\\p{L})[^\\n]{4,260}(?:schreib|formulier)e? (?:es|das|mir (?:das|was|etwas))(?!\\p{L})',
  '(?:dizer|avisar|pedir|contar|falar) (?:a|ao|à|pro|pra|para|com)(?!\\p{L})[^\\n]{4,260}(?:escrev[ae]|redij[ae])(?:-me)? (?:isso|isto|pra mim|para mim)',
  '(?:dire|comunicare|chiedere|spiegare|avvisare) (?:a|al|alla|ai|il|la)(?!\\p{L})[^\\n]{4,260}scriv(?:i|e)(?:me)?l[oa](?!\\p{L})',
  '(?:spun|anunț|zic|cer|explic)(?!\\p{L})[^\\n]{4,260}(?:scrie|formulează)(?:-l|-o|-mi-l| tu| mesajul)(?!\\p{L})',
  '(?:跟|和|告诉|通知|向).{2,120}帮我(?:写|组织)(?:一下|语言|一段|一条|好)?(?!.{20})',
  '(?:伝え|断ら|断り|知らせ|謝ら|お願いし).{0,80}(?:代わりに書いて|文面を(?:作|書))',
  '(?:أخبر|أقول|أبلغ|أعتذر|أطلب)(?!\\p{L})[^\\n]{4,260}(?:اكتب(?:ها|ه| لي)|صغ(?:ها|ه))(?!\\p{L})',
]);

/** An aim with its figures, and what somebody else would do to get there. */
const WHAT_WOULD_YOU_DO = anyWord([
  'what would you do|how would you (?:go about|approach|do|plan|get)',
  '(?:qué|cómo) (?:lo )?harías',
  '(?:que|comment) (?:le )?ferais-tu|tu ferais (?:quoi|comment)',
  'was würdest du (?:tun|machen)|wie würdest du (?:vorgehen|das)',
  '(?:o que|como) (?:você |tu )?(?:faria|farias)',
  '(?:cosa|come) faresti',
  '(?:ce|cum) ai (?:face|proceda)',
  '你会怎么(?:做|安排|练|计划)|换(?:作|成|做)(?:是)?你',
  'あなたなら(?:どう|何)',
  '(?:ماذا|كيف) (?:كنت )?(?:س)?تفعل|(?:ماذا|كيف) ستفعل',
]);
const AIM = anyWord([
  '(?:want|need|would like|trying|hoping|plan|aim|goal|if you (?:only )?had|if you were given)(?!\\p{L})',
  '(?:quiero|quisiera|necesito|meta|objetivo)(?!\\p{L})',
  '(?:je veux|je voudrais|objectif|j’aimerais)',
  '(?:ich will|ich möchte|mein ziel)(?!\\p{L})',
  '(?:quero|gostaria|preciso|meta|objetivo)(?!\\p{L})',
  '(?:voglio|vorrei|devo|obiettivo)(?!\\p{L})',
  '(?:vreau|aș vrea|trebuie|obiectiv)(?!\\p{L})',
  '想|打算|目标|希望',
  'たい|目標',
  'أريد|أرغب|هدفي|أود|عايز|أبغى|بدي',
]);
const LIFTS = lean(
  /(?<![\p{L}])(?:deadlift|squats?|bench(?: press)?|km|lift|run(?:ning)?|weights?|peso muerto|sentadilla|souleve de terre|kreuzheben|kniebeug\p{L}*|agachamento|stacco|semimaraton|indreptari)(?![\p{L}])|公里|深蹲|卧推|硬拉|キロ走|كيلومتر/u,
);
const FIGURES = lean(/\p{Nd}+/gu);

/** How somebody gets at a figure is said behind the question, and no subject to be explained. */
const OWN_WORKING = anyWord([
  '(?:show|explain|tell|describe|say|state)(?: me| us)? how you (?:arrived?|got|get|came|come|reach|work|calculat|estimat)\\p{L}*|(?:walk|take) (?:me|us|the reader) through|(?:explain|show|state|give|list|describe|justify|include) (?:me )?(?:your|the|all|any|every) (?:\\p{L}+ )?(?:assumptions?|reasoning|estimates?|calculations?|working|steps)(?!\\p{L})',
  '(?:explica|muestra|di)(?:me)? cómo (?:llegas|has llegado|lo calculas|lo estimas)|(?:explica|muestra|indica|detalla) (?:tus|los|las|tu|el) (?:suposiciones|supuestos|razonamiento|cálculos?|pasos)',
  '(?:explique|montre|dis)z?(?:-moi)? comment (?:tu (?:y )?arrives|vous (?:y )?arrivez|tu calcules|tu estimes)|(?:explique|montre|indique|expose)z? (?:tes|vos|les|ton|votre|le) (?:hypothèses|raisonnement|calculs?|étapes)',
  '(?:erklär|zeig|sag)\\p{L}*(?: mir)?,? wie (?:du|sie) (?:darauf|auf|zu)[^.?]{0,24}komm\\p{L}*|(?:erklär|zeig|nenn|begründe|leg)\\p{L}* (?:sie )?(?:deine|ihre|die|deinen|ihren) (?:annahmen|rechnung|schätzung|rechenweg|überlegung(?:en)?|schritte)',
  '(?:explique|mostre|diga)(?:-me)? como (?:chegou|chegaste|chega|chegas|calculou|calcula|estimou)|(?:explique|mostre|indique) (?:suas|as|os|seus|seu|o) (?:suposições|premissas|raciocínio|cálculos?|passos|hipóteses)',
  '(?:spiega|mostra|di)(?:mi)? come (?:ci )?(?:arrivi|sei arrivat\\p{L}|calcoli|stimi)|(?:spiega|mostra|indica) (?:le tue|i tuoi|il tuo|le|i|il) (?:ipotesi|supposizioni|ragionamento|calcol[oi]|passaggi)',
  '(?:explic|arat|spun)\\p{L}*(?:-mi)? cum (?:ai ajuns|ajungi|ai calculat|calculezi|estimezi)|(?:explic|arat|prezint|enumer)\\p{L}*(?:-ți)? (?:presupunerile|ipotezele|raționamentul|calculele|calculul|pașii)',
  '(?:说明|解释|写出|列出)(?:一下)?(?:你的|所有)?(?:假设|推理|估算|计算|步骤|思路)(?:过程)?',
  '(?:仮定|前提|推定|推測|推論|見積もり|計算|考え方)(?:の(?:過程|根拠|手順|流れ))?(?:を|も)[^。]{0,10}(?:説明|示|書)',
  '(?:اشرح|بين|وضح|اذكر) كيف (?:وصلت|توصلت|حسبت|قدرت)|(?:اشرح|بين|وضح|اذكر) (?:افتراضاتك|الافتراضات|حساباتك|خطوات|طريقة حسابك|تقديرك)',
]);
const HOW_MANY = lean(
  /(?<![\p{L}])(?:how (?:many|much)|cuant[oa]s?|combien|wie ?viele?|quant[oaie]s?|cat[iae]|(?<=^|[.,?!;:] )cat|cat (?:de|timp|cost\p{L}*|cantar\p{L}*|a|ar|face|pret\p{L}*|valor\p{L}*|lung\p{L}*))(?![\p{L}])|多少|几[个升吨公]|何[人個本リ台粒軒匹羽枚杯冊校足頭回件戸店歩曲滴社艘輪駅]|どれくらい|いくつ|(?:^|\s)كم(?=\s)/u,
);
/** "How many litres … Explain your assumptions.", "How many marbles fit into a bathtub?" */
export function showsItsWorking(instruction: string): boolean {
  const folded = foldWords(instruction).trim();
  return isEstimated(folded) || (HOW_MANY.test(folded.split(/[?？؟]/u)[0] ?? '') && OWN_WORKING.test(folded));
}

const NOT_ESTIMATED: ReadonlySet<TaskKind> = new Set<TaskKind>(['math', 'sum', 'code', 'prove']);

/** With a figure to be found, what is supposed is a sum or a riddle. */
const FIGURE_WANTED = lean(
  /how (?:many|much|long|far|old)|cuant|combien|wie ?viel|quant|(?<![\p{L}])(?:cat[iae]|(?<=^|[.,?!;:] )cat|cat (?:de|timp|cost\p{L}*|cantar\p{L}*|a|ar|face|pret\p{L}*|valor\p{L}*|lung\p{L}*))(?![\p{L}])|كم /u,
);

/** Told again as somebody else would tell it, what is told comes second. */
const RETOLD: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'summarise',
  'explain',
  'describe',
  'text',
  'story',
  'rewrite',
  'question',
  'unknown',
  'small',
  'plain',
  'teach',
]);

/** "employees(id, name, salary)": a table named with its columns is there to be queried. */
const COLUMNS_GIVEN = lean(
  /(?:tables?|tabel\p{L}*|tabl[ae]s?|tabell[ae]|表|テーブル|جدول\p{L}*)[^?(\n]{0,40}[a-z_]+ ?\([a-z0-9_ ]+, ?[a-z0-9_, ]+\)/u,
);
const QUERIED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'list',
  'entries',
  'fact',
  'question',
  'quantity',
  'plain',
  'small',
  'unknown',
  'select',
  'rank',
]);

/** "Explain.", "Why?": behind the question, it asks for the reasons of the answer and is no order of its own. */
const REASONS_ASKED = lean(
  /(?<=[?？؟] ?)(?:please )?(?:(?:explain|justify|why|show)(?: (?:why|how|it|your (?:answer|reasoning|thinking|reasons)))?|(?:explica|justifica|por que|explique|justifique|justifie\p{L}*|pourquoi|erklar\p{L}*|begrund\p{L}*|warum|spiega|giustifica|perche|explica|justifica|argumenteaza|motiveaza|argumenta|de ce)(?: (?:tu|ta|deine|a|la|il|raspunsul|respuesta|reponse|antwort|resposta|risposta|tuo|sua|por que|pourquoi|warum|perche|de ce))*|(?:请)?(?:解释|说明)(?:一下)?(?:原因|理由|你的推理)?|为什么|(?:اشرح|علل|وضح)(?: (?:السبب|اجابتك))?|理由も?(?:説明して(?:ください)?)?)[.!。？?؟]*$/u,
);
const LEAST_STATEMENTS = 2;
const OF_MYSELF = lean(/(?<![\p{L}])(?:i|my|we)(?![\p{L}])/u);
/** Two statements and more, the question, and nothing behind it but the wish for reasons. */
function isStatedFirst(folded: string): boolean {
  const end = REASONS_ASKED.exec(folded);
  if (!end) return false;
  const sentences = splitSentences(folded.slice(0, end.index).trim());
  const question = sentences.findIndex(({ text }) => /[?？؟]/u.test(text));
  return question === sentences.length - 1 && question >= LEAST_STATEMENTS && !OF_MYSELF.test(folded);
}
const REASONED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'explain',
  'discuss',
  'why',
  'question',
  'yesno',
  'fact',
  'small',
  'plain',
  'compare',
  'unknown',
]);

/** Of two courses one is better, by what is known of the matter and not by what is stated. */
const IS_IT_BETTER = anyWord([
  'is it (?:generally |usually |always )?(?:better|worth|wiser|safer) to|should (?:one|you|white|black|players?|beginners?)(?!\\p{L})',
  'es (?:mejor|preferible)|conviene',
  'vaut-il mieux|est-il (?:préférable|mieux)|faut-il',
  'ist es (?:besser|klüger|sinnvoller)|sollte man',
  'é (?:melhor|preferível)',
  'è (?:meglio|preferibile)|conviene',
  '(?:este|e) (?:mai bine|preferabil)',
  '更好|好还是|应该先|最好先',
  '(?:ほう|方)がいい|べきです?か',
  'هل (?:من )?الأفضل|هل الأفضل',
]);

/** The verb says that what is given is to be judged; what it is called does not matter. */
const SORTS = anyWord(
  [
    '(?:please )?(?:classify|categori[sz]e|label|tag|mark|decide for (?:each|every)|(?:for|say of) each)(?!\\p{L})',
    '(?:clasifica|categoriza|etiqueta)(?!\\p{L})',
    '(?:classe[rz]?|classifie[rz]?|catégorise[rz]?|étiquette[rz]?)(?!\\p{L})',
    '(?:klassifizier|kategorisier|ordne)\\p{L}*(?!\\p{L})',
    '(?:classifi(?:que|ca)|categoriz[ae])(?!\\p{L})',
    '(?:classifica|categorizza|etichetta)(?!\\p{L})',
    '(?:clasific|categoriz|etichet|încadr)\\p{L}*(?!\\p{L})',
    '(?:请)?(?:将|把|对).{1,24}(?:分类|归类|分为|分成)',
    '.{1,24}(?:を).{0,16}(?:分類|仕分け)',
    '(?:صنف|صنفي)(?!\\p{L})',
  ],
  { atStart: true },
);
const WHETHER = anyWord(
  [
    '(?:please )?(?:tell(?: me)?|say|decide|determine|judge|check|state|find out) (?:if|whether)(?!\\p{L})',
    '(?:di|indica|decide|determina|comprueba) si(?!\\p{L})',
    '(?:dis|dites|indique[z]?|détermine[z]?|décide[z]?) si(?!\\p{L})',
    '(?:sag|sage|gib an|entscheide|bestimme|prüfe|beurteile),? ob(?!\\p{L})',
    '(?:diga|diz|indique|determine|decida) se(?!\\p{L})',
    "(?:di'|dimmi|indica|determina|decidi|stabilisci) se(?!\\p{L})",
    '(?:spune|indică|stabilește|decide|precizează|determină) dacă(?!\\p{L})',
    '(?:请)?(?:判断|指出|说明|确定).{1,24}(?:是否|是不是|有没有)',
    '.{1,40}かどうか.{0,10}(?:判定|判断|答え|教え)',
    '(?:حدد|قرر|بين|قل) (?:ما |لي )?(?:إذا|إن) كان',
  ],
  { atStart: true },
);
const SEVERAL = lean(/(?:^|\n)\s*(?:[-*•–]|\p{Nd}+[.)、])\s?\S[^\n]*\n\s*(?:[-*•–]|\p{Nd}+[.)、])\s?\S/u);
const BY_A_NOUN: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'message',
  'reply',
  'email',
  'list',
  'entries',
  'copy',
  'caption',
  'text',
  'recipe',
  'review',
  'describe',
  'unknown',
]);

/** "17 x 24 = 418": right or wrong by reckoning. */
export const CHECKED_SUM = lean(/^[^\n]{0,40}\p{Nd}\s?[x×*+\-−/÷:^]\s?\p{Nd}[^\n]{0,40}=\s?[-−]?\p{Nd}/u);

/** "Work out how much was spent", with the amounts below it. */
const COUNTS_UP: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'howto',
  'quantity',
  'fact',
  'question',
  'unknown',
  'small',
  'plain',
]);

const RECKONED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  ...COUNTS_UP,
  'puzzle',
  'complete',
  'list',
  'entries',
  'sum',
  'yesno',
]);

/** "Calculate what each of the three has to pay". */
const RECKONS = lean(
  /(?<![\p{L}])(?:calculate|compute|work out (?:the|what|how)|add up|calcula|calculez?|(?:be|er)rechne|calcule|calcola|calculeaza)(?![\p{L}])|计算|算(?:出|一下)|計算|(?:^|\s)احسب(?:ي)?\s/u,
);

/** As what a part to be played is read where one word of it means something else. */
const MISREAD_PARTS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'amuse',
  'document',
  'puzzle',
  'story',
  'question',
  'fact',
  'yesno',
  'troubleshoot',
  'advice',
  'suggest',
  'unknown',
  'plain',
  'small',
]);
/** And a riddle, by what its people eat, own or do. */
const MISREAD_RIDDLES: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'question',
  'fact',
  'advice',
  'suggest',
  'list',
  'entries',
  'howto',
  'yesno',
  'meals',
  'recommend',
  'arrange',
  'unknown',
  'plain',
  'small',
]);
const PROGRAMMED_TOO: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'compare',
  'explain',
  'describe',
  'howto',
  'why',
  'question',
  'unknown',
  'plain',
  'small',
  'text',
  'entries',
]);
/** Code that is there, to be made clearer or faster. */
const PUT_BETTER: ReadonlySet<TaskKind> = new Set<TaskKind>(['unknown', 'code', 'change', 'rewrite', 'small', 'plain']);
const RANKED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'unknown',
  'rank',
  'judge',
  'small',
  'plain',
  'entries',
  'list',
]);
const RANKS = anyWord([
  'rank (?:them|these|the|each|all)',
  '(?:clasifíca|ordéna)l[oa]s|(?:clasifica|ordena) (?:las|los|estas|estos) (?:respuestas|textos|opciones|versiones)',
  'classe(?:z)?[- ]les|classe(?:z)? (?:les|ces) (?:réponses|textes|versions)',
  '(?:ordne|bringe|reihe) (?:sie|die (?:antworten|texte|versionen)) (?:nach|in eine)',
  '(?:classifique|ordene)(?:-[oa]s| as respostas| os textos)',
  '(?:classificale|ordinale|classifica le risposte|ordina le risposte)',
  '(?:clasifică-le|ordonează-le|ierarhizează-le)|(?:clasifică|ordonează|ierarhizează) (?:răspunsurile|variantele|textele)',
  '(?:按|根据|依).{1,12}(?:排名|排序|排列)|(?:给|对).{1,12}排(?:名|序)',
  '順位(?:を|付け)|ランク付け',
  'رتبها|رتب (?:الإجابات|الأجوبة|النصوص|الخيارات)',
]);
const PROSE = lean(/\S+ \S+ \S+ \S+|\p{Script=Han}{8}/u);

/** "How do vaccines work, and what is the difference between …": what is compared comes second. */
const THEN_THE_DIFFERENCE = anyWord(
  [
    '(?:explain |describe )?(?:how|why)(?!\\p{L})[^.?\\n]{8,120}(?:,| and)(?: and)? (?:(?:describe|explain|state|say|give) (?:what )?)?(?:what (?:is|are) )?the (?:main |key )?differences? between',
    '(?:explica )?(?:cómo|por qué)(?!\\p{L})[^.?\\n]{8,120} y (?:(?:describe|explica|di) )?(?:cuál es |qué )?(?:la )?diferencias? (?:hay )?entre',
    '(?:explique[rz]? )?(?:comment|pourquoi)(?!\\p{L})[^.?\\n]{8,120} et (?:(?:décri\\p{L}+|explique[rz]?) )?(?:quelles? (?:est|sont) )?(?:la|les) différences? entre',
    '(?:erklär\\p{L}*,? )?(?:wie|warum)(?!\\p{L})[^.?\\n]{8,120} und (?:(?:beschreib|erklär|nenn)\\p{L}* )?(?:was (?:ist )?|worin (?:besteht|liegt) )?(?:der|den|die) unterschiede? zwischen',
    '(?:explique )?(?:como|por que|porque)(?!\\p{L})[^.?\\n]{8,120} e (?:(?:descreva|explique|diga) )?(?:qual é )?(?:a )?diferenças? entre',
    '(?:spiega )?(?:come|perché)(?!\\p{L})[^.?\\n]{8,120} e (?:(?:descrivi|spiega|indica) )?(?:qual è |quale sia )?la differenza tra',
    '(?:explică )?(?:cum|de ce)(?!\\p{L})[^.?\\n]{8,120} și (?:(?:descrie|explică|spune) )?(?:care (?:este|e) )?diferența dintre',
    '(?:请)?(?:解释|说明)?[^，。？]{2,30}(?:如何|怎样|怎么|为什么)[^，。？]{2,40}[，,][^？。]{0,30}(?:区别|不同)',
    '[^。？]{2,40}(?:どのように|なぜ|どうやって)[^。？]{2,60}(?:また|そして|さらに)[^。？]{2,40}(?:違い|差)',
    '(?:اشرح )?(?:كيف|لماذا)[^.؟\\n]{8,120} وما (?:هو )?الفرق بين|اشرح (?:كيف|لماذا)[^.؟\\n]{8,120} و(?:صف|اشرح|بين|اذكر) الفرق بين',
  ],
  { atStart: true },
);

/** "List five rivers. Only the names.": they have their names, and none is made up. */
const ONLY_NAMES = lean(
  /(?:only|just) (?:the(?:ir)? )?names|(?:solo|solamente|unicamente) los nombres|(?:uniquement|seulement|juste) les noms|nur die namen|(?:apenas|so|somente) os nomes|(?:solo|soltanto) i nomi|(?:doar|numai) numele|只(?:给出|列出|写出?|要|说|回答)?(?:它们的)?(?:名称|名字)|名前だけ|الاسماء فقط|فقط الاسماء/u,
);
const LISTS_FIRST = lean(
  /^(?:please )?(?:list|name|enumer\p{L}*|cita|cite[rz]?|nommez?|nenne?|zahl|elenca|liste|listez?)(?![\p{L}])|^(?:请)?(?:列出|列举|举出)|を[^。]{0,6}挙げて|^(?:اذكر|عدد)(?![\p{L}])/u,
);
const TO_BE_NAMED =
  /nam(?:e|ing)|nombre|(?:^|[^a-z])noms?(?![a-z])|nome|nomi|nume|call|llam|appel|heiss|cham|chiam|名|叫|起|呼|اسم|اسماء/u;

/** A question about rows of figures, by the one word of it that means something else. */
const BY_ROWS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'classify',
  'fact',
  'question',
  'passage',
  'select',
  'rank',
  'recipe',
  'list',
  'small',
  'plain',
  'unknown',
]);
/** As what a question for other explanations is read. */
/** "Describe the water cycle in a short poem": verse, whatever it is about. */
const SAID_IN_VERSE = anyWord(
  [
    '(?:please )?(?:describe|explain|tell|retell|summari[sz]e|present|teach|introduce|sum up|define|give advice|advise|warn|thank|apologi[sz]e|answer)(?!\\p{L})[^.?!\\n]{3,80} (?:in|as|through|in the form of) an? (?:[\\p{L}-]+ ){0,2}?(?:poem|haiku|limerick|sonnet|ballad|rhyme|rap|song)(?!\\p{L})',
    '(?:describe|explica|cuenta|resume|presenta)(?!\\p{L})[^.?!\\n]{3,80} (?:en|como|en forma de) una? (?:breve |corto )?(?:poema|haiku|soneto|canción|rap)(?!\\p{L})',
    '(?:décri|expliqu|racont|résum|présent)\\p{L}+[^.?!\\n]{3,80} (?:dans|en|sous (?:la )?forme d[e’\\x27]) ?(?:un |une )?(?:court )?(?:poème|haïku|sonnet|chanson|rap)(?!\\p{L})',
    '(?:beschreib|erklär|erzähl|fass)\\p{L}*[^.?!\\n]{3,80} (?:in|als|in form) eine[ms]? (?:kurzen )?(?:gedicht\\p{L}*|haiku|sonett|lied|rap)(?!\\p{L})',
    '(?:descreva|explique|conte|resuma|apresente)(?!\\p{L})[^.?!\\n]{3,80} (?:em|num|como|em forma de) (?:um |uma )?(?:curto )?(?:poema|haicai|soneto|canção|rap)(?!\\p{L})',
    '(?:descrivi|spiega|racconta|riassumi|presenta)(?!\\p{L})[^.?!\\n]{3,80} (?:in|come|sotto forma di) (?:una? )?(?:breve )?(?:poesia|haiku|sonetto|canzone|rap)(?!\\p{L})',
    '(?:descrie|explică|povestește|rezumă|prezintă)(?!\\p{L})[^.?!\\n]{3,80} (?:într-o?|într-un|ca|sub formă de) (?:o |un )?(?:scurtă? )?(?:poezie|haiku|sonet|cântec|rap)(?!\\p{L})',
    '(?:用|以)一首(?:短|小)?(?:诗|歌)[^。，]{0,4}(?:描述|解释|介绍|总结|讲)',
  ],
  { atStart: true },
);
/** "What are the issues of …? Suggest two rules.": the question comes first, and what is suggested answers to it. */
const ASKED_THEN_SUGGESTED = anyWord(
  [
    '(?:what|why|how|which)(?!\\p{L})[^?]{12,}\\? (?:then )?(?:suggest|propose|recommend|name|give)(?!\\p{L})',
    '¿(?:qué|por qué|cómo|cuáles)[^?]{12,}\\? (?:sugiere|propón|recomienda|da)(?!\\p{L})',
    '(?:quel|pourquoi|comment|qu)[^?]{12,}\\? (?:suggère|propose|recommande|donne)z?(?!\\p{L})',
    '(?:was|warum|wie|welche)[^?]{12,}\\? (?:schlag|nenn|empfiehl|gib)\\p{L}*',
    '(?:o que|por que|como|quais)[^?]{12,}\\? (?:sugira|proponha|recomende|dê)(?!\\p{L})',
    '(?:che|perché|come|quali)[^?]{12,}\\? (?:suggerisci|proponi|consiglia|dai)(?!\\p{L})',
    '(?:ce|de ce|cum|care)[^?]{12,}\\? (?:sugerează|propune|recomandă|dă)(?!\\p{L})',
  ],
  { atStart: true },
);

const RIVALS_MISREAD: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'plan',
  'recommend',
  'ideas',
  'story',
  'explain',
  'advice',
  'suggest',
  'howto',
  'question',
  'puzzle',
  'why',
  'fact',
  'list',
  'entries',
  'small',
  'plain',
  'unknown',
]);
const READ_AS_SENT: ReadonlySet<TaskKind> = new Set<TaskKind>(['message', 'text', 'small', 'plain', 'unknown']);

/** Something else is to be done with it as well. */
const AND_MORE = lean(
  /(?<![\p{L}])(?:and|then|und|y|luego|et|puis|e|poi|depois|si|apoi)(?![\p{L}])|[，,、](?:并|然后|再)|(?:し|て)、|\sثم\s|\sو(?=\p{L})/u,
);
/** As what an order to test an argument is otherwise read. */
const REASONED_ABOUT: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'evaluate',
  'troubleshoot',
  'passage',
  'judge',
  'input',
  'twofold',
  'question',
  'small',
  'plain',
  'unknown',
]);

/** One line of code looks like anything; that it goes from one programming language to another is said in front of it. */
const WORKED_ON: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'rewrite',
  'translate',
  'change',
  'unknown',
  'small',
  'plain',
]);
const CALLED_CODE =
  /(?<![a-z])(?:code|function|script|snippet|codigo|funcion|fonction|funktion|codice|funzione|funcao|cod|codul|functia?)(?![a-z])|代码|函数|コード|関数|(?:^|\s)(?:ال)?(?:كود|شيفره|داله|سكربت|سطر)(?=\s|:|$)/u;

/** By the questions it is asked, a part is read as something that asks. */
const ASKED_OF_A_PART: ReadonlySet<TaskKind> = new Set<TaskKind>([
  ...MISREAD_PARTS,
  'quiz',
  'interview',
  'list',
  'entries',
  'turns',
]);
const SPOKEN_BY_A_FIGURE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  ...MISREAD_PARTS,
  'why',
  'whatif',
  'explain',
  'discuss',
]);
const READ_AS_ONE_FACT: ReadonlySet<TaskKind> = new Set<TaskKind>(['fact', 'question', 'plain', 'small', 'unknown']);
const DIVIDED_AMONG: ReadonlySet<TaskKind> = new Set<TaskKind>(['plan', 'small', 'plain', 'unknown']);
const FOUGHT_OUT: ReadonlySet<TaskKind> = new Set<TaskKind>(['fact', 'decide', 'question']);
/** Both are named. */
const ONE_OR_OTHER = lean(
  /(?<![\p{L}])(?:or|vs|versus|o|ou|oder|sau)(?![\p{L}])|还是|和|跟|与|と|か、|(?:^|\s)(?:ام|او|ولا)(?=\s)/u,
);
const READ_AS_A_PROJECT: ReadonlySet<TaskKind> = new Set<TaskKind>(['plan', 'schedule']);
/** One menu is wanted, and nothing to choose from. */
const RIVAL_DISHES: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'recommend',
  'suggest',
  'ideas',
  'plan',
  'list',
  'entries',
  'recipe',
  'meals',
  'unknown',
  'plain',
  'small',
]);
const TO_BE_ASKED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'question',
  'suggest',
  'advice',
  'fact',
  'yesno',
  'quiz',
  'interview',
  'howto',
  'list',
  'unknown',
  'plain',
  'small',
]);
const SAID_OR_SENT: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'howto',
  'advice',
  'question',
  'troubleshoot',
  'fact',
  'unknown',
  'plain',
  'small',
  'support',
  'suggest',
  'explain',
  'describe',
  'teach',
  'why',
  'decide',
  'yesno',
  'reply',
  'entries',
  'outline',
  'email',
  'puzzle',
  'turns',
  'explanations',
  'interview',
]);

/** Code that is given is put right as code, not as a text. */
const PUT_RIGHT: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'correct',
  'change',
  'code',
  'readcode',
  'rewrite',
  'unknown',
  'small',
  'plain',
]);
const PUTS_IT_RIGHT = anyWord([
  '(?:fix|correct|repair|debug) (?:it|this|that|the (?:code|function|script|bug|error|query|program|method|class|loop))(?!\\p{L})',
  '(?:corríge|corrija|arrégla|arregle)(?:l[ao]|me|n?os)?(?!\\p{L})(?! (?:la ortografía|la gramática))',
  '(?:corrige|corrigez|répare|réparez)(?:-l[ae])?(?!\\p{L})(?! l’orthographe)',
  '(?:korrigier|reparier|behebe?|behebt)\\p{L}*',
  '(?:corrija|corrige|conserte|conserta)(?:-[ao])?(?!\\p{L})',
  '(?:correggi|sistema|ripara)(?:l[oa])?(?!\\p{L})',
  '(?:corect|repar|îndreapt)\\p{L}+-[lo](?!\\p{L})|(?:corectează|repară) (?:codul|funcția|scriptul|programul|eroarea)',
  '(?:修|改|纠)(?:正|复|好|一下|改)',
  '(?:直して|修正して|デバッグ)',
  '(?:أصلح|صحح)(?:ه|ها|ي|يه|يها)?(?!\\p{L})',
]);

/** Said to the assistant about itself, for a word or two in return. */
const OF_ITSELF = anyWord(
  [
    "(?:(?:so|hey|hi|ok|hello),? )?(?:are you (?:an? |really |even )*(?:human|robot|bot|ai|person|machine|real|alive|conscious|sentient)\\p{L}*(?! (?:or not )?\\p{L}{4,} )|do you (?:ever )?(?:have|get|feel|like|enjoy|dream|sleep|eat|know me|remember me|love)(?! to )[^?,.]{0,30}|who (?:made|created|built|trained) you|what(?:'s| is) your (?:name|favou?rite[^?,.]{0,20})|how old are you|what can you do|can you (?:think|feel|dream|hear me|see me))[?!. ]*",
    '¿?(?:eres (?:un |una )?(?:human|robot|máquina|persona|ia|real)\\p{L}*[^?,.]{0,20}|¿?tienes (?:sentimientos|aficiones|hobbies|nombre|emociones)[^?,.]{0,20}|quién te (?:creó|hizo|programó)|cómo te llamas|cuántos años tienes|qué (?:puedes|sabes) hacer|te (?:aburres|cansas)[^?,.]{0,15})[?!. ]*',
    "(?:es-tu|tu es|êtes-vous) (?:un |une )?(?:humain|robot|machine|personne|ia|réel)\\p{L}*[^?,.]{0,20}[?!. ]*|(?:as-tu|tu as) (?:des |un )?(?:sentiments|émotions|loisirs|passe-temps|hobbies|nom)[^?,.]{0,20}[?!. ]*|qui t'a (?:créé|fait)[?!. ]*|comment (?:tu t'appelles|t'appelles-tu)[?!. ]*|quel âge as-tu[?!. ]*|(?:que|qu'est-ce que) (?:sais-tu|tu sais|peux-tu|tu peux) faire[?!. ]*",
    '(?:bist du|sind sie) (?:ein |eine |echt |wirklich )*(?:mensch|roboter|bot|ki|maschine|person|echt)\\p{L}*[^?,.]{0,20}[?!. ]*|hast du (?:gefühle|hobbys?|einen namen|träume|emotionen)[^?,.]{0,20}[?!. ]*|wer hat dich (?:gemacht|erschaffen|programmiert)[?!. ]*|wie (?:heißt|alt bist) du[?!. ]*|was kannst du(?: alles)?(?: so)?[?!. ]*|langweilst du dich[^?,.]{0,15}[?!. ]*',
    '(?:você é|és|tu és) (?:um |uma )?(?:human|robô|máquina|pessoa|ia|real)\\p{L}*[^?,.]{0,20}[?!. ]*|(?:você tem|tens) (?:sentimentos|hobbies|passatempos|nome|emoções)[^?,.]{0,20}[?!. ]*|quem (?:te|o) (?:criou|fez)[?!. ]*|qual é (?:o )?(?:seu|teu) nome[?!. ]*|o que (?:você )?(?:sabe|pode|consegue|sabes|podes) fazer[?!. ]*',
    "sei (?:un |una |un')?(?:uman|robot|macchina|persona|ia|reale)\\p{L}*[^?,.]{0,20}[?!. ]*|hai (?:sentimenti|hobby|emozioni|un nome)[^?,.]{0,20}[?!. ]*|chi ti ha (?:creato|fatto)[?!. ]*|come ti chiami[?!. ]*|quanti anni hai[?!. ]*|(?:che )?cosa (?:sai|puoi) fare[?!. ]*|ti annoi[^?,.]{0,15}[?!. ]*",
    '(?:(?:tu|și|dar|auzi),? )*(?:(?:chiar )?ești (?:un |o )?(?:om|robot|mașină|persoană|bot|ai|inteligență artificială|real)\\p{L}*[^?,.]{0,20}|(?:tu )?ai (?:și tu )?(?:sentimente|hobby-?uri|emoții|un nume|pasiuni|vise|suflet)[^?,.]{0,20}|cine te-a (?:creat|făcut|programat)|cum te (?:cheamă|numești)|câți ani ai|ce (?:știi|poți) (?:să faci|face)|cu ce mă poți ajuta|te (?:plictisești|enervezi|superi|saturi)[^?,.]{0,15})[?!. ]*',
    '你(?:真的)?(?:是|算)(?:真|一个|个)?(?:人类?|机器人|真人|ai|人工智能)[^，。]{0,10}|你(?:有|会有)(?:感情|情绪|爱好|名字|意识)(?:吗|么|没有)?[？?]?|谁(?:创造|开发|制造)了?你[？?]?|你(?:叫什么(?:名字)?|几岁(?:了)?|能做(?:些)?什么|会做什么|会(?:做梦|无聊|累)吗)[？?]?',
    'あなたは(?:人間|ロボット|ai|機械)(?:ですか|なの|ですかロボットですか)[^。]{0,12}|(?:あなたには?|君には?)?(?:感情|趣味|名前)(?:は|が)(?:ありますか|あるの|何ですか)[？?]?|(?:あなたは)?何ができ(?:ますか|るの)[？?]?|誰があなたを(?:作|開発)[^。]{0,10}',
    '(?:(?:و|يا)\\p{L}* )?(?:(?:هل |ه?ل )?(?:أنت|انت|إنت)(?: فعلا| حقا)? (?:إنسان|انسان|بشر|روبوت|آلة|الة|ذكاء|بوت|شخص|حقيقي)\\p{L}*[^؟?،.]{0,24}|(?:هل )?(?:عندك|لديك|تملك|لك) (?:مشاعر|هوايات|هواية|أحاسيس|اسم|وعي|أحلام)[^؟?،.]{0,20}|من (?:صنعك|برمجك|طورك|خلقك|أنشأك)|(?:ما|شو|ايش|وش|إيه) اسمك|كم عمرك|(?:ماذا|ما الذي|شو|ايش|وش) (?:يمكنك|تستطيع|تقدر|بتقدر|تعرف)(?: أن| ان)?(?: تفعله?| تسوي| تعمله?)?|(?:هل )?(?:تمل|تحلم|تشعر بالملل|تنام)(?! ال)[^؟?،.]{0,12})[؟?!. ]*',
  ],
  { atStart: true },
);
const MOST_WORDS_OF_ITSELF = 9;
/** Whatever it is called: nothing stands behind it. */
const asksOfItself = (folded: string): boolean =>
  folded.split(/\s+/u).length <= MOST_WORDS_OF_ITSELF && OF_ITSELF.exec(folded)?.[0].trim() === folded;

/** "Fill in the fields Name, Date, …" of what is given: each is taken out of it. */
export const FIELDS_FILLED = anyWord(
  [
    '(?:please )?(?:fill|complete)(?: in| out)? (?:in |out )?(?:the|these|this|my) (?:following )?(?:fields?|form|slots?|template|card|record|sheet)(?!\\p{L})',
    '(?:rellena|completa) (?:los|estos) (?:siguientes )?(?:campos|datos)|(?:rellena|completa) (?:el|la) (?:ficha|formulario|plantilla)',
    '(?:remplis|complète)(?:z)? (?:les|ces) (?:champs|rubriques)|(?:remplis|complète)(?:z)? (?:la fiche|le formulaire|le modèle)',
    '(?:fülle?|fuelle?)(?:n sie)? (?:die|diese|das|folgende) (?:felder|formular|vorlage|angaben)',
    '(?:preencha|preenche|complete) (?:os|estes) (?:seguintes )?campos|preencha (?:a ficha|o formulário|o modelo)',
    '(?:compila|completa) (?:i|questi) (?:seguenti )?campi|compila (?:la scheda|il modulo|il modello)',
    '(?:completează|completați) (?:câmpurile|fișa|formularul|rubricile)',
    '(?:请)?(?:根据[^，。]{0,16}[，,]?)?(?:填写|填入|补全)(?:以下|下列|下面)?(?:的)?(?:字段|表单|各项|信息)',
    '[^。]{0,30}(?:項目|欄|フォーム|フィールド)を(?:埋め|記入)',
    '(?:املأ|أكمل) (?:الحقول|البيانات|الاستمارة|النموذج)',
  ],
  { atStart: true },
);
const TO_BE_FILLED = /\||_{2,}|\.{4,}|…{2,}|\[\s?\]/u;

/** "Tag the question": words by which it is found, and nothing quoted from it. */
const TAGGED = anyWord(
  [
    '(?:please )?(?:tag|(?:suggest|give|add|find|propose|create|generate|assign|choose|write)(?: me)? (?:up to |at most |exactly )?(?:(?:\\p{Nd}+|two|three|four|five|six|ten|some|suitable|good|fitting|relevant|the) ){0,3}(?:hash)?tags? (?:for|to)) (?:the|this|my|each|an?) (?:following )?(?:[\\p{L}-]+ )?(?:question|post|article|video|photo|picture|image|snippet|recipe|song|product|story|book|issue|entry|note)(?!\\p{L})',
    '(?:etiqueta|sugiere|da|propón) (?:[\\p{L}\\p{Nd}]+ ){0,3}(?:etiquetas|hashtags) para (?:la|el|este|esta) ',
    '(?:propose|donne|suggère|trouve)(?:z)? (?:[\\p{L}\\p{Nd}]+ ){0,3}(?:étiquettes|tags|hashtags|mots-clés) pour ',
    '(?:verschlagworte|(?:gib|schlag|nenn|finde)\\p{L}* (?:[\\p{L}\\p{Nd}]+ ){0,3}(?:tags|schlagwörter|hashtags) (?:für|zu))',
    '(?:sugira|dê|proponha) (?:[\\p{L}\\p{Nd}]+ ){0,3}(?:etiquetas|tags|hashtags) para ',
    '(?:suggerisci|dai|proponi) (?:[\\p{L}\\p{Nd}]+ ){0,3}(?:etichette|tag|hashtag) per ',
    '(?:sugerează|dă|propune) (?:[\\p{L}\\p{Nd}]+ ){0,3}(?:etichete|taguri|hashtaguri) pentru ',
    '(?:请)?(?:给|为)[^，。]{1,14}(?:加上?|打上?|拟|想|建议)[^，。]{0,6}标签',
    '[^。]{1,16}に(?:付ける)?(?:ハッシュ)?タグを(?:付け|つけ|提案|考え)',
    '(?:اقترح|ضع|أعط) (?:[\\p{L}\\p{Nd}]+ )?(?:وسوم|وسوما|هاشتاغات) (?:ل|لل)',
  ],
  { atStart: true },
);
/** The tags there are stand with it: one is chosen. */
const TAGS_GIVEN = lean(
  /(?:^|\n)\s*(?:tags?|labels?|categories|etiquetas|etiquettes|schlagworter|etichette|etichete)\s?[:：]|(?<![\p{L}])(?:existing|given|following|these) (?:tags|labels)|标签[:：]|タグ[:：]/u,
);

/** Another tone in the same language: words to choose from, and nothing translated. */
const SAID_IN_A_TONE = lean(
  /^(?:how|what'?s|what is)(?: do| can| could| would| should)?(?: you| i| we| one)? (?:say|put|phrase|word|express|(?:a|an|the|another|some) [^?]{0,30}way (?:to say|of saying))(?![\p{L}])[^?]*(?:(?:professional|formal|polite|friendly|nice|nicer|casual|diplomatic|tactful|respectful|informal|better|positive)(?:er)?(?:ly| way| manner| tone)|politely|professionally|formally|nicely|tactfully)(?![\p{L}])/u,
);
const PUT_IN_WORDS: ReadonlySet<TaskKind> = new Set<TaskKind>(['translate', 'meaning', 'rewrite', ...SAID_OR_SENT]);
const NAMES_A_LANGUAGE =
  /(?<![a-z])(?:english|spanish|french|german|italian|portuguese|romanian|chinese|mandarin|japanese|korean|arabic|russian|dutch|polish|turkish|greek|hindi|latin|hebrew|swedish|norwegian|danish|finnish|czech|vietnamese|thai|ukrainian)(?![a-z])/u;

/** "列举三种乐器并介绍": so many things, each with a little about it. */
const ENUMERATES = lean(/^请?(?:列举|列出|举出|说出|介绍)[^，。]{0,3}(?:[两二三四五六\p{Nd}]+|几)[种个位部座条项款]/u);
const TOLD_OF_EACH: ReadonlySet<TaskKind> = new Set<TaskKind>(['question', 'explain', 'describe', 'overview', 'fact']);
/** "Three ways to say goodbye in Italian": looked up, and not thought up. */
const WAYS_TO_SAY = lean(
  /ways? (?:to|of) (?:say|saying|spell|spelling|greet|greeting|write|writing) [^.?]{1,40} in (?:\p{L}+ )?(?:english|spanish|french|german|italian|portuguese|romanian|chinese|japanese|arabic|russian|korean|latin)(?![\p{L}])/u,
);
/** "Ideas for how to fill the quiet months?" */
const IDEAS_FOR = lean(/(?:^|[.!?] )(?:(?:any|some|got|need|looking for) )*ideas? (?:for|on|about|how)(?![\p{L}])/u);
/** "Explain the word …": what it means, and not how it comes about. */
const A_WORD_EXPLAINED = lean(
  /^(?:please |bitte |por favor )?(?:explain|define|explica|explique|expliquez|erklare|spiega)(?:-mi)?(?: me| mir)? (?:the (?:word|term|expression|phrase)|la palabra|el termino|le mot|le terme|das wort|den begriff|a palavra|o termo|la parola|il termine|cuvantul|termenul) ["“«„'‘]|^(?:please )?explain what is meant by the (?:word|term|expression|phrase)(?![\p{L}])|^请?解释(?:一下)?词语/u,
);

/** "¿Qué es más largo, el Nilo o el Amazonas?": one of two is the answer. */
const WHICH_IS_MORE = lean(
  /^\P{L}*(?:que|cual|o que|qual|che cosa|cosa|quale|qu'est-ce qui|ce|care|was) (?:es|e|est|este|ist) (?:mas|plus|mais|piu|mai) [^,:?]{2,40}[,:] .{2,50} (?:o|ou|sau|oder) /u,
);
/** Sentences that show how a word is used tell no story and describe nothing. */
const SENTENCES_MISREAD: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'words',
  'story',
  'text',
  'list',
  'entries',
  'plain',
  'small',
  'unknown',
  'complete',
  'rewrite',
  'describe',
  'explain',
  'puzzle',
  'amuse',
  'names',
  'ideas',
  'input',
  'choice',
  'classify',
  'pieces',
  'caption',
]);

/** Advice for one's days is no list of steps. */
const BY_STEPS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'howto',
  'suggest',
  'advice',
  'explain',
  'plain',
  'question',
]);
const WITHOUT_VERSES: ReadonlySet<TaskKind> = new Set<TaskKind>(['poem', 'rewrite', 'translate', 'image', 'extend']);
const TOLD_AND_WEIGHED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'explain',
  'discuss',
  'question',
  'plain',
  'describe',
]);
const ASKED_WHETHER: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'question',
  'helping',
  'advice',
  'plain',
  'unknown',
  'harm',
]);
const LOOKED_UP: ReadonlySet<TaskKind> = new Set<TaskKind>(['fact', 'question', 'list', 'entries']);
const PUT_TO_SOMEBODY: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'quiz',
  'entries',
  'list',
  'question',
  'plain',
  'fact',
]);
/** One of several things, by what they are: seen already. */
const FOUND_AMONG: ReadonlySet<TaskKind> = new Set<TaskKind>(['oddone', 'classify', 'rhymes', 'synonyms', 'correct']);
const EXPLAINED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'explain',
  'question',
  'howto',
  'advice',
  'acting',
  'plain',
  'unknown',
  'technical',
  'describe',
  'small',
]);

/** Orders of one sentence that the words around them have nothing to say against. */
function orderedOutright(folded: string, instruction: string, material: string, read: TaskKind): TaskKind | undefined {
  if (isReferee(folded)) return 'acting';
  if (!WITHOUT_VERSES.has(read) && isVerseWritten(folded)) return 'poem';
  if (!material && asksForOrigin(folded)) return 'origin';
  if (isSayingExplained(folded)) return 'meaning';
  if (isReviewFromPoints(folded)) return 'review';
  if ((material || instruction.includes('\n')) && isSpamOrNot(folded)) return 'classify';
  if (material && isOriginAsked(folded, material)) return 'origin';
  if (read !== 'adviser' && isGivenByTurns(folded)) return 'turns';
  if (!FOUND_AMONG.has(read) && isFactOfThese(folded, instruction)) return 'choice';
  if (material) return undefined;
  if (isSolvedInCode(folded)) return 'code';
  if (describesAndDiscusses(folded) && TOLD_AND_WEIGHED.has(read)) return 'explain';
  if (isWordFor(folded)) return 'fact';
  if (isPlayedInPassing(folded)) return 'persona';
  if (ASKED_WHETHER.has(read) && asksIfAllowed(folded)) return 'yesno';
  if (read === 'fact' && asksForBestWay(folded)) return 'howto';
  if (LOOKED_UP.has(read) && asksForEffects(folded)) return 'effects';
  if (PUT_TO_SOMEBODY.has(read) && areQuestionsToPut(folded)) return 'interview';
  if (BY_STEPS.has(read) && asksWhatOthersCouldDo(folded)) return 'advice';
  if (asksForUses(folded)) return 'suggest';
  if (read !== 'puzzle' && hasRivalReasons(folded)) return 'explanations';
  if (read !== 'email' && isSoldByIt(folded)) return 'copy';
  if (BY_STEPS.has(read) && isHabit(folded)) return 'advice';
  return EXPLAINED.has(read) && isExplainedTo(folded) ? 'teach' : undefined;
}

/** "Guess its name": whatever the thing is called that is to be found out. */
const GUESSED = lean(
  /(?<![\p{L}])(?:guess|adivina|devine|errate|rate|adivinh\p{L}+|indovina|ghice\p{L}+)(?![\p{L}])|猜|当てて|خمن/u,
);

/** "Given the symptoms of a plant, guess what is wrong and how to rescue it": the guess is only half of it. */
const SYMPTOMS = lean(
  /(?<![\p{L}])(?:s[iy][mn]p?tom\p{L}*|diagnos\p{L}*|what (?:is|may be|might be|could be|has gone) wrong|krankheitszeichen)(?![\p{L}])|症状|毛病|اعراض/u,
);
const REMEDIED = lean(
  /(?<![\p{L}])(?:rescue\p{L}*|save[ds]?|treat(?:ed|ment|ments)?|cured?|fix(?:ed)?|remed(?:y|ies|ied)|repair(?:ed)?|help(?: it| them)?|(?:should|can|to) (?:be )?do(?:ne)?|do about|salv\p{L}+|rescat\p{L}+|tratar\p{L}*|tratamient\p{L}*|curar\p{L}*|sauv\p{L}+|soign\p{L}+|trait(?:er|ement)\p{L}*|rett(?:e|en|et)|behand\p{L}+|helfen|heilen|tratament\p{L}*|cuidar|curarl[aoei]|trattament\p{L}*|trat(?:a|eaz\p{L}+|ez\p{L}*)|vindec\p{L}+)(?![\p{L}])|救|治|处理|怎么办|対処|علاج|انقاذ|ينقذ|تنقذ/u,
);
const MAY_BE_AILING: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'guess',
  'advice',
  'suggest',
  'telltale',
  'input',
  'plain',
  'question',
  'consult',
  'list',
  'entries',
  'helping',
]);

/**
 * What is to be made and who speaks to whom, where the frame of the sentence leaves no doubt. It outrules every kind
 * that one of the nouns in it suggests.
 */
export function settled({ instruction, material, read, hasCode }: Asked): TaskKind | undefined {
  const folded = foldWords(instruction).trim();
  if (!material && asksOfItself(folded)) return 'chat';
  if (material && MAY_BE_AILING.has(read) && SYMPTOMS.test(folded) && REMEDIED.test(folded)) return 'troubleshoot';
  const ordered = hasCode ? undefined : orderedOutright(folded.replace(/^¿/u, ''), instruction, material, read);
  if (ordered) return ordered;
  if (material && IDENTIFIES.test(folded) && !AND_MORE.test(folded)) return 'guess';
  if (material && read === 'guess' && GUESSED.test(folded)) return 'guess';
  if (material && CHECKED_SUM.test(material) && WHETHER.test(folded)) return 'math';
  if (
    COUNTS_UP.has(read) &&
    (material.match(FIGURES)?.length ?? 0) >= 2 &&
    (HOW_MANY.test(folded) || RECKONS.test(folded))
  )
    return 'math';
  if (!material && PROGRAMMED_TOO.has(read) && isImplemented(folded)) return 'code';
  if (!material && read !== 'prove' && A_PROOF.test(folded)) return 'prove';
  if (RECKONED.has(read) && material === '' && EXPECTED_VALUE.test(folded) && CHANCE.test(folded)) return 'math';
  if (RECKONED.has(read) && material === '' && isExercise(folded)) return 'math';
  if (read === 'quantity' && !material && isCounted(folded)) return 'math';
  if (BY_ROWS.has(read) && asksForExtremes(folded, material)) return 'math';
  if (hasCode && PUT_RIGHT.has(read) && PUTS_IT_RIGHT.test(folded) && !PORTED.test(folded)) return 'debug';
  if (hasCode) return PORTED.test(folded) || (PUT_BETTER.has(read) && RESHAPED.test(folded)) ? 'code' : undefined;
  if (material && WORKED_ON.has(read) && CALLED_CODE.test(folded) && PORTED.test(folded)) return 'code';
  if (
    !material &&
    (read === 'names' || read === 'suggest') &&
    LISTS_FIRST.test(folded) &&
    ONLY_NAMES.test(folded) &&
    !TO_BE_NAMED.test(folded.replace(ONLY_NAMES, '').replace(/^name /u, ''))
  )
    return 'list';
  if (!material && read === 'compare' && THEN_THE_DIFFERENCE.test(folded)) return 'explain';
  if (!material && read === 'describe' && WHICH_IS_MORE.test(folded)) return 'fact';
  if (!material && read !== 'code' && figureExplains(folded)) return 'persona';
  if (!material && ASKED_OF_A_PART.has(read) && PART_IN_FRONT.test(folded) && ANSWERS_MY_QUESTIONS.test(folded))
    return 'acting';
  if (!material && SPOKEN_BY_A_FIGURE.has(read) && IN_ITS_VOICE.test(folded)) return 'persona';
  if (!material && read === 'text' && A_NOTE_TO.test(folded)) return 'message';
  if (material && FIELDS_FILLED.test(folded) && !TO_BE_FILLED.test(material)) return 'extract';
  if (material && TAGGED.test(folded) && !TAGS_GIVEN.test(`${folded}\n${foldWords(material)}`)) return 'tags';
  if (material && (read === 'passage' || read === 'extract') && asksForMainClaim(folded)) return 'sumup';
  if (!material && TOLD_OF_EACH.has(read) && ENUMERATES.test(folded)) return 'entries';
  if (!material && read === 'ideas' && WAYS_TO_SAY.test(folded)) return 'entries';
  if (!material && read === 'howto' && IDEAS_FOR.test(folded)) return 'ideas';
  if (read === 'explain' && A_WORD_EXPLAINED.test(folded)) return 'meaning';
  if (SENTENCES_MISREAD.has(read) && USED_IN_SENTENCES.test(folded) && !NO_EXAMPLE_SENTENCES.test(folded))
    return 'words';
  if (material && read === 'passage' && isWordAsked(folded)) return 'extract';
  if (!material && SPOKEN_BY_A_FIGURE.has(read) && ROLE_IN_FRONT.test(folded) && respondsAsFigure(folded))
    return 'acting';
  if (!material && PUT_IN_WORDS.has(read) && SAID_IN_A_TONE.test(folded) && !NAMES_A_LANGUAGE.test(folded))
    return 'suggest';
  if (!material && TOLD_ON.has(read) && WRITTEN_TO_SAY.test(folded)) return 'message';
  if (!material && AMOUNTS_MISREAD.has(read) && AMOUNT_TO_GET.test(folded) && !PAID.test(folded)) return 'quantity';
  if (!material && RECKONED.has(read) && isHeldByMeasure(folded)) return 'math';
  if (!material && READ_AS_ONE_FACT.has(read) && DIFFER_IN_WHAT.test(folded)) return 'compare';
  if (!material && DIVIDED_AMONG.has(read) && DIVIDED_WORK.test(folded)) return 'schedule';
  if (!material && FOUGHT_OUT.has(read) && CONTEST.test(folded) && ONE_OR_OTHER.test(folded)) return 'choice';
  if (!material && isSights(folded)) return 'recommend';
  if (!material && READ_AS_A_PROJECT.has(read) && isJourney(folded)) return 'trip';
  if (!material && RIVAL_DISHES.has(read) && COURSES.test(folded)) return 'cook';
  if (!material && TO_BE_ASKED.has(read) && WHAT_TO_ASK.test(folded)) return 'entries';
  if (!material && RIVALS_MISREAD.has(read) && RIVALS.test(folded)) return 'explanations';
  if (!material && READ_AS_SENT.has(read) && isYourReview(folded)) return 'review';
  if (!material && MISREAD_PARTS.has(read) && !FIGURE_WANTED.test(folded) && isPlayed(folded))
    return /[?？؟]/u.test(folded) ? 'persona' : 'acting';
  if (!material && MISREAD_RIDDLES.has(read) && (ONE_MOVE.test(folded) || tellsPeopleApart(instruction)))
    return 'puzzle';
  if (material && RANKED.has(read) && RANKS.test(folded) && PROSE.test(material)) return 'rank';
  if (!material && SAID_IN_VERSE.test(folded)) return 'poem';
  if (!material && read === 'suggest' && ASKED_THEN_SUGGESTED.test(folded) && !OF_MYSELF.test(folded))
    return 'question';
  const framed = frameWithoutSpaces(instruction, material, read);
  if (framed) return framed;
  const sign = frameWithSpaces(folded, material, read);
  if (sign) return sign;
  if (QUESTION_TO_ANSWER.test(folded) && (material || /[:：]\s*\S|["“„«「]/u.test(instruction))) return 'input';
  if (material && read !== 'translate' && SOUNDS.test(folded)) return 'rewrite';
  if (material && BY_A_NOUN.has(read) && SORTS.test(folded)) return 'classify';
  if (material && BY_A_NOUN.has(read) && WHETHER.test(folded)) return SEVERAL.test(material) ? 'classify' : 'input';
  if (!material && QUERIED.has(read) && COLUMNS_GIVEN.test(folded)) return 'formula';
  const isGiven = material !== '' || /[:：]\s*\S|["“„«「]/u.test(instruction);
  if (isGiven && REASONED_ABOUT.has(read) && testsReasoning(folded)) return 'evaluate';
  if (!material && isStatedFirst(folded) && REASONED.has(read)) return 'puzzle';
  if (!material && IMAGINED_PIECE.test(folded)) return 'article';
  if (BY_WHAT_IS_FELT.has(read) && ROLE_IN_FRONT.test(folded)) return 'acting';
  if (!material && WRITE_IT_FOR_ME.test(folded)) return 'message';
  if (!material && helpsToSay(folded)) return isSent(folded) ? 'message' : 'suggest';
  if (!material && SAID_OR_SENT.has(read)) {
    if (asksWhatToWrite(folded) || (asksWhatToSay(folded) && isSent(folded))) return 'message';
    if (asksForWordsToSay(folded)) return 'suggest';
  }
  if (AIM.test(folded) && WHAT_WOULD_YOU_DO.test(folded) && (folded.match(FIGURES)?.length ?? 0) >= 2)
    return TRAINS.test(folded) || LIFTS.test(folded) ? 'training' : 'plan';
  if (!NOT_ESTIMATED.has(read) && showsItsWorking(instruction)) return 'quantity';
  if (!material && !FIGURE_WANTED.test(folded) && isCounterfactual(folded) && !SUPPOSES_LAST.test(folded))
    return 'whatif';
  if (!material && RETOLD.has(read) && toldInAVoice(folded)) return 'persona';
  if (!material && RETOLD.has(read) && describedTo(folded)) return 'teach';
  return read === 'puzzle' && !/\p{Nd}/u.test(folded) && IS_IT_BETTER.test(folded) ? 'discuss' : undefined;
}
