import { anyWord } from './any-word.js';
import { foldWords } from './fold.js';
import { isFollowUp, wantsMore } from './follow-ups.js';
import { isToldAboutOneself } from './general-wording.js';
import type { TaskKind } from './task-kinds.js';

/** The assistant is to play, ask or practise, turn by turn. */
const TURNS = anyWord(
  [
    "(?:(?:can you|could you|please|pls|i want you to|help me) )*(?:quiz|drill|grill|interview) me(?!\\p{L})|(?:(?:can you|could you|please|pls) )*test (?:me|my (?:knowledge|vocab\\p{L}*|understanding|memory|\\p{L}+ skills))(?!\\p{L})|debate (?:with )?me|(?:let'?s |let us )(?:play|practi[cs]e|role[- ]?play|have a debate|do a (?:mock|quiz))|(?:play|practi[cs]e|rehearse|role-?play) .{2,40} with (?:me|you)(?!\\p{L})|i want to (?:play|practi[cs]e) .{2,40} with you|(?:do |run |hold |conduct )?(?:a )?mock interview|ask me (?:\\p{L}+ |\\p{Nd}+ ){0,4}questions?(?!\\p{L})(?! (?:to|before|and|until|first|so))|20 questions|twenty questions|guess (?:the|which|what) \\p{L}+ i'?m thinking|be my (?:opponent|interviewer|sparring|\\p{L}+ partner)|(?:act as |be |you are |you're )?(?:my|an?) (?:\\p{L}+ )?(?:conversation|speaking|language|practice|debate|sparring) partner",
    '(?:(?:puedes|por favor) )*(?:adivina (?:en )?(?:qué|quién|el|la)|pregúntame|examíname|evalúame|entrevístame|hazme (?:un (?:test|quiz|examen)|preguntas)|ponme a prueba|pon a prueba mis?|interrógame|vamos a (?:jugar|practicar)|juguemos|juega .{0,20}conmigo|practiquemos|practica .{2,30} conmigo)',
    "(?:(?:peux-tu|s'il te plaît) )*(?:devine (?:à )?(?:quel|qui|quoi|le|la)|interroge-moi|teste(?:-moi| mes)|fais-moi (?:passer|réviser)|pose-moi (?:des|\\p{Nd}+|dix|cinq) questions|jouons|joue .{0,20}avec moi|on joue|entraîne-moi|entraînons-nous|fais-moi un quiz)",
    '(?:(?:kannst du|bitte) )*(?:rate(?:n)?,? (?:an )?(?:welche[sn]?|was|wer)|frag(?:e)? mich (?:ab|.{1,30} ab)|prüf(?:e)? (?:mich|mein)|teste? (?:mich|mein)|quiz(?:ze)? mich|stell(?:e)? mir .{0,16}fragen|lass uns .{0,30}(?:spielen|üben)|spiel(?:e)? .{0,20}mit mir|üb(?:e)? .{0,20}mit mir|interviewe? mich)',
    '(?:(?:pode|por favor) )*(?:adivinhe? (?:em )?(?:que|qual|quem)|me (?:teste|pergunte|entreviste|faça perguntas|faz perguntas)|(?:teste|testa) (?:os )?(?:meus|minha)|(?:faça|faz) (?:um |uma )?(?:simulado|prova|exame) .{0,30}comigo|teste-me|testa-me|faça-me perguntas|faça um quiz comigo|vamos (?:jogar|praticar)|jog(?:a|ue) .{0,20}comigo|pratique .{0,20}comigo)',
    '(?:(?:puoi|per favore) )*(?:indovina (?:a )?(?:che|chi|quale)|interrogami|fammi (?:un quiz|(?:delle |\\p{Nd}+ |dieci |cinque )?domande)|mettimi alla prova|testami|metti alla prova (?:le )?mi[ae]|giochiamo|gioca .{0,20}con me|esercitiamoci|intervistami)',
    '(?:(?:poți|te rog) )*(?:ghicește (?:la )?(?:ce|cine)|testează-m[ăi]|întreabă-mă|pune-mi .{0,16}întrebări|fă-mi un (?:test|quiz)|hai să (?:jucăm|ne jucăm|exersăm)|joacă .{0,20}cu mine|exersează .{0,20}cu mine|verifică-mă|ascultă-mă)',
    '(?:请|帮我)?(?:(?:你)?(?:做|当)我的.{0,6}(?:陪练|语伴)|考考我|考我|测[试验]一?下?我|提问我|抽查我|面试我|跟我(?:玩|练|辩论|对话)|陪我(?:玩|练|聊)|和我(?:玩|练|辩论)|我们(?:来)?玩|来玩|模拟面试|问我.{0,8}(?:问题|题))',
    '.{0,20}(?:一問ずつ|クイズを?出して|問題を出して|テストして|しりとりを?(?:しよう|して)|一緒に(?:遊|練習)|と(?:練習|遊)(?:して|びたい|したい)|模擬面接|私に質問して)',
    '(?:اختبرني|اسألني|امتحني|العب معي|هيا نلعب|لنلعب|تدرب معي|لنتدرب|أجر معي مقابلة)',
  ],
  { atStart: true },
);

/** How the assistant is to answer from now on; nothing is asked yet. */
const STANDING = anyWord([
  'from now on|going forward|(?:in|for) (?:all|every|each|any) (?:of your |your )?(?:future |next )?(?:replies|answers|responses|reply|answer|response|messages?)(?!\\p{L})|for the rest of (?:this|our|the) (?:chat|conversation)|^you (?:always|keep|never) (?:giv|answer|forget|us|writ|say|start|mak|ignor)\\p{L}*|^(?:(?:please|can you|could you|pls) )*stop (?:saying|using|giving|apologi[sz]ing|being so|starting|adding|asking me|writing|agreeing)|^(?:please )?(?:always|never) (?:answer|reply|respond|use|say|start|apologi[sz]e|call me)',
  'de ahora en adelante|a partir de ahora|en (?:todas )?tus (?:próximas )?respuestas|deja de (?:decir|usar|dar|disculparte|empezar)|responde(?:me)? siempre|no vuelvas a',
  "désormais|à partir de maintenant|dorénavant|dans (?:toutes )?tes (?:prochaines )?réponses|arrête de (?:dire|t'excuser|donner|commencer)|réponds(?:-moi)? toujours",
  'ab jetzt|ab sofort (?:antworte|schreib|bitte)|von jetzt an|von nun an|in (?:allen )?(?:deinen|künftigen) antworten|hör(?:e)? auf,? (?:dich|so|immer|zu)|antworte (?:mir )?(?:immer|künftig)',
  'de agora em diante|a partir de agora|em todas as (?:suas )?respostas|par[ea] de (?:dizer|usar|pedir desculpa|dar|começar)|responda sempre',
  "d'ora in poi|da ora in poi|da adesso in poi|in tutte le (?:tue )?risposte|smettila di|smetti di|rispondi(?:mi)? sempre",
  'de acum (?:înainte|încolo)|de azi înainte|în toate răspunsurile|nu mai (?:folosi|spune|începe|da răspunsuri)|răspunde(?:-mi)? (?:mereu|întotdeauna)',
  '从现在(?:起|开始)|今后|以后(?:的)?(?:回答|回复|每次|都|请)|每次(?:都)?(?:回答|回复)|你(?:总是|老是)|不要再(?:说|用|给)|别再(?:说|用|给)',
  'これから(?:は|の(?:返答|回答))|今後(?:は|の)|毎回の?(?:返答|回答)|(?:返答|回答)は(?:常に|いつも)|もう.{1,12}(?:しない|使わない)で',
  'من الآن فصاعدا|ابتداء من الآن|في كل (?:ردودك|إجاباتك|رد|إجابة)|توقف عن|لا تستخدم بعد الآن|أجب دائما',
]);

/** What weighs on the person who tells it. */
const HEAVY = anyWord([
  "laid off|got fired|(?:just )?lost (?:my|our) (?:job|dad|mom|mum|father|mother|dog|cat|brother|sister|friend|husband|wife|baby)|broke up|break(?:ing)? up|dumped|divorc\\p{L}*|(?:marriage|relationship) (?:is not|isn'?t) working|(?:is|are) dying|lonely|alone|depress\\p{L}*|anxious|anxiety|overwhelmed|burn(?:t|ed) out|burnout|heartbroken|griev\\p{L}*|passed away|died|miss (?:him|her|them|you)|can'?t (?:stop crying|cope|take (?:it|this)|go on|sleep)|(?:so|really|very|just) (?:tired|sad|lost|stressed|scared|down|ashamed|hurt)|hate (?:my|myself)|feel(?:ing)? (?:like|so|really|lost|alone|empty|guilty|stuck|down|useless|worthless|sad|awful|terrible|invisible)|scared|worried|mad at me|ignoring me|failed (?:my|the)|cheated on me|(?:don'?t|dont|do not) know what to do|giving up",
  '(?:me )?siento (?:sol[oa]|mal|triste|perdid[oa]|vací[oa])|me (?:despidieron|dejó|han despedido|ha dejado)|murió|ha muerto|deprimid[oa]|agobiad[oa]|no puedo más|estoy (?:trist|harta|harto|agotad|perdid|sol[oa])\\p{L}*',
  "je me sens|je suis (?:trist|seul|perdu|épuisé|déprimé|à bout)\\p{L}*|j'ai perdu (?:mon|ma)|m'a quittée?|est mort\\p{L}*|je n'en peux plus|viré\\p{L}*|licencié\\p{L}*",
  'ich fühle? mich|ich bin (?:so )?(?:traurig|einsam|am ende|erschöpft|überfordert|verzweifelt)|(?:ist|sind) gestorben|verlassen|gekündigt worden|ich kann nicht mehr|liebeskummer|hab(?:e)? angst',
  'me sinto|estou (?:tão )?(?:triste|sozinh[oa]|perdid[oa]|esgotad[oa]|exaust[oa])|terminou comigo|fui demitid[oa]|morreu|não aguento mais',
  'mi sento|sono (?:così )?(?:triste|sol[oa]|esaust[oa]|a pezzi|distrutt[oa])|mi ha lasciat[oa]|è mort[oa]|licenziat[oa]|non ce la faccio più',
  'mă simt|sunt (?:așa de |foarte )?(?:trist|singur|obosit|epuizat|pierdut)\\p{L}*|m-a părăsit|am fost concediat\\p{L}*|a murit|nu mai pot|mi-e (?:frică|greu|dor)',
  '难过|伤心|孤独|好累|崩溃|焦虑|抑郁|失恋|分手|去世|被裁|被辞退|撑不住|睡不着|不知道怎么办|迷茫|委屈|压力(?:好|很|太)大',
  'つらい|辛い|悲しい|寂しい|しんどい|疲れた|失恋|振られ|亡くな|死にたい|不安|クビになった|どうしたらいいかわからない',
  'أشعر (?:بال)?|حزين\\p{L}*|وحيد\\p{L}*|تعبت|متعب\\p{L}*|مكتئب\\p{L}*|انفصلت|توفي\\p{L}*|مات\\p{L}*|طردوني|فقدت|لا أعرف ماذا أفعل|قلق(?:ان|ة)?(?!\\p{L})',
]);

/** Whoever says so wants to be listened to, and no list of what to do. */
const NO_ADVICE = anyWord([
  "(?:don'?t|do not) (?:want|need|give me|look for)(?: any| your| a)? (?:tips|advice|solutions)(?!\\p{L})|not looking for (?:any )?(?:tips|advice|solutions)(?!\\p{L})",
  'no (?:quiero|busco|necesito|me des) (?:consejos|soluciones)(?!\\p{L})',
  '(?:veux|cherche|donne(?:z)?) pas (?:de |des )?(?:conseils?|solutions?)(?!\\p{L})',
  '(?:will|brauche|möchte|suche) (?:gar |jetzt |überhaupt )?keine (?:tipps|ratschläge|lösungen)(?!\\p{L})',
  'não (?:quero|preciso de|procuro) (?:conselhos?|dicas|soluções)(?!\\p{L})',
  'non (?:voglio|cerco|mi servono) (?:consigli|soluzioni)(?!\\p{L})',
  'nu (?:vreau|caut|am nevoie de) (?:sfaturi|soluții)(?!\\p{L})',
  '(?:不(?:需要|用给?|要|想要)|别给我?)(?:任何)?(?:建议|办法)',
  '(?:アドバイス|助言|解決策)は(?:いら|要ら|不要|求めて)',
  'لا (?:أريد|أحتاج) (?:نصائح|نصيحة|حلولا)(?!\\p{L})',
]);

/** News to be glad of. */
const GLAD = anyWord([
  "(?:i|we) (?:just |finally )?(?:passed|won|did it|made it|got (?:the job|in|accepted|promoted|engaged|married)|finished|graduated|bought (?:my|our) first)(?!\\p{L})|i'?m (?:pregnant|engaged|so happy)|it worked!|we did it",
  '¡?(?:he aprobado|aprobé|me dieron|me aceptaron|lo logré|ganamos|estoy embarazada)',
  "j'ai (?:réussi|eu mon|gagné)|je suis enceinte|on a gagné",
  '(?:ich hab(?:e)?|wir haben) .{0,30}(?:bestanden|geschafft|gewonnen)|ich bin schwanger',
  '(?:passei|consegui|ganhei|ganhamos|fui aprovad[oa]|estou grávida)',
  '(?:ho (?:superato|passato|vinto)|ce l’ho fatta|sono incinta)',
  '(?:am (?:reușit|luat|câștigat)|sunt însărcinată)',
  '我(?:终于)?(?:考上|通过|拿到|升职|怀孕|成功)了?|我做到了',
  '(?:合格|受かり|受かった|昇進)(?:しました|した|ました)?[!！]',
  '(?:نجحت|حصلت على|قبلوني|فزت|أنا حامل)',
]);

/** Short texts of which people want several to choose from. */
const PIECES = anyWord([
  '(?:(?:opening|closing|first|last|subject|pick-?up|chat-?up|punch|one|sign-?off) ?-?lines|one-?liners|slogans|tag ?lines|captions|headlines|titles|hooks|ice-?breakers|conversation starters|openers|come-?backs|excuses|compliments|mottos|catchphrases|quotes|toasts|hashtags|bios|affirmations|mantras|punchlines|dares|pick-?up-?lines|(?:discussion|journal(?:ing)?|writing|reflection) (?:prompts|questions)|prompts)(?!\\p{L})',
  '(?:frases|eslóganes|eslogans|lemas|titulares|títulos|piropos|excusas|hashtags|asuntos|rompehielos|cumplidos|citas célebres|pies de foto)(?!\\p{L})',
  "(?:phrases d'accroche|slogans|accroches|titres|légendes|excuses|hashtags|répliques|punchlines|citations|brise-glace|compliments|phrases (?:de|pour))(?!\\p{L})",
  '(?:\\p{L}*sprüche|slogans|schlagzeilen|überschriften|titel(?=vorschl| für)|betreffzeilen|ausreden|hashtags|\\p{L}*sätze für|komplimente|zitate|eisbrecher|bildunterschriften)(?!\\p{L})',
  '(?:frases|slogans|manchetes|títulos|legendas|cantadas|desculpas|hashtags|quebra-gelos?|elogios)(?!\\p{L})',
  '(?:frasi|slogan|titoli|didascalie|scuse|hashtag|battute|rompighiaccio|complimenti)(?!\\p{L})',
  '(?:replici|sloganuri|titluri|scuze|hashtag-?uri|citate|complimente|versuri de început|fraze|urări|întrebări (?:de|pentru) (?:spart|cunoaștere))(?!\\p{L})',
  '(?:标语|口号|广告语|标题|(?:几|些|[2-9两三四五六七八九十]).{0,8}开场白|情话|金句|slogan|破冰(?:问题|游戏)?|弹幕|土味情话|座右铭|借口)',
  '(?:キャッチコピー|タイトル案|スローガン|書き出し|口説き文句|アイスブレイク|ハッシュタグ|標語|一言ネタ)',
  '(?:أسئلة (?:ل)?كسر الجليد|عبارات|شعارات|عناوين|جمل افتتاحية|هاشتاقات|هاشتاجات|أعذار|اقتباسات|كابشنات)',
]);
const BEFORE_PIECES = 5;
const NEAR_THE_START = 70;
/** Behind one of these stands what is worked on or what it is for, and not what is asked for. */
const NOT_MADE =
  /^(?:in|into|from|to|with|the|this|these|those|that|my|your|our|of|about|for|on|what|why|how|who|does|fix|translate|correct|explain|summari[sz]e|rewrite|mejora|traduce|corrige|explica|resume|con|las|los|estas|sobre|para|en|les|ces|mes|traduis|explique|die|diese|meine|mit|fur|ubersetze|erklare|as|os|estas|essas|minhas|traduza|le|queste|traduci|spiega|aceste|tradu|explica|pentru)$/u;

const JUST_ONE = /[一1][个個条句则つ]|一言/u;

function namesPieces(instruction: string): boolean {
  const folded = foldWords(instruction).split(/[:：\n"“„«「『]/u)[0] ?? '';
  const match = PIECES.exec(folded.slice(0, NEAR_THE_START));
  if (!match) return false;
  const before = folded.slice(0, match.index).match(/[\p{L}\p{N}']+/gu) ?? [];
  if (JUST_ONE.test(folded)) return false;
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Arabic}/u.test(folded)) return match.index <= 24;
  return before.length <= BEFORE_PIECES && !before.some((word) => NOT_MADE.test(word));
}

/** Their wording fits several as well as one, or a text that is given. */
const KEEP_THEIR_OWN: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'names',
  'translate',
  'rewrite',
  'correct',
  'summarise',
  'classify',
  'extract',
  'code',
  'formula',
  'interview',
  'image',
  'evaluate',
]);

const MOST_WORDS_OF_A_GAME = 40;
const MOST_WORDS_OF_NEWS = 14;
const MOST_WORDS_OF_A_TALE = 45;

/** What weighs on somebody may be told without a word about oneself. */
const OF_LATE =
  /^(?:最近|今天|昨天|感觉|每天|心情|真的|好|爸|妈|男朋友|女朋友|老公|老婆|もう|最近|毎日|今日|كل يوم|اليوم|منذ)/u;

/** "What does it mean when somebody always …": told of a habit, and no rule for the answers. */
const ASKS_THE_MEANING =
  /^(?:what does it mean|que significa|ca veut dire quoi|que veut dire|qu'est-ce que ca veut dire|was (?:bedeutet|heiss?t) es|o que significa|(?:che )?cosa (?:significa|vuol dire)|che significa|ce inseamna)|^.{0,24}(?:什么意思|意味着什么)|ماذا يعني/u;

export interface Talk {
  task: TaskKind;
  instruction: string;
  hasMaterial: boolean;
  isQuestion: boolean;
  /** Verb and object say plainly what kind it is. */
  isEvident: boolean;
  /** Something is asked for, and not only told. */
  asks: () => boolean;
}

/** The wording for what is no piece of work: a game, a rule, a sorrow; and for short lines to choose from. */
export function talkOf({ task, instruction, hasMaterial, isQuestion, isEvident, asks }: Talk): TaskKind | undefined {
  const folded = foldWords(instruction);
  const words = folded.split(/\s+/u).length;
  if (hasMaterial || words > MOST_WORDS_OF_A_TALE) return undefined;
  if (wantsMore(folded)) return 'extend';
  if (isFollowUp(folded)) return 'followup';
  if (words <= MOST_WORDS_OF_A_GAME && TURNS.test(folded)) return 'turns';
  if (!isQuestion && words <= MOST_WORDS_OF_NEWS && GLAD.test(folded) && !asks()) return 'chat';
  if (!/[?？؟]/u.test(folded) && STANDING.test(folded) && !ASKS_THE_MEANING.test(folded)) return 'standing';
  if (!isQuestion && !isEvident && NO_ADVICE.test(folded)) return 'support';
  if (!isQuestion && (isToldAboutOneself(folded) || OF_LATE.test(folded)) && HEAVY.test(folded) && !asks())
    return 'support';
  if (!isQuestion && !(isEvident && KEEP_THEIR_OWN.has(task)) && namesPieces(instruction)) return 'pieces';
  return undefined;
}
