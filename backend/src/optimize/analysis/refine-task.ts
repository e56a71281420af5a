import type { DraftParts, Trait } from './draft-analysis.js';
import { foldWords } from './fold.js';
import type { Request } from './detect-task.js';
import { proseOf } from './find-traits.js';
import { isFunctionWord } from './function-words.js';
import { isToldAboutOneself } from './general-wording.js';
import { ASKS_WHAT_TO_DO } from './shapes/lists.js';
import { takeSecondLook } from './second-look.js';
import { CHANCE, kindOfSum } from './shapes/sums.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

interface Evidence {
  task: TaskKind | undefined;
  request: Request | undefined;
  parts: DraftParts;
  traits: readonly Trait[];
  isCode: boolean;
  isUnfinished: boolean;
  isKnownLanguage: boolean;
}

const EQUATION = lean(/[\p{L}\p{N})|]\s*(?:[<>≤≥]|=(?!=))\s*-?[\p{L}\p{N}(|√]/u);
const ARITHMETIC = lean(/\p{Nd}\s*[+*×÷^]\s*\p{Nd}|\p{Nd}\s[/−–-]\s\p{Nd}|\p{Nd}\s?%\s(?:of|de|von|di|din)\s\p{Nd}/u);

/** "12/4" and "7-3" alone are sums; in a sentence they are dates, spans and names such as 24/7. */
const BARE_SUM = lean(/^(?:\D{0,12}\s)?\p{Nd}+\s?[/−-]\s?\p{Nd}+\s?[=?？]*$/u);
const LINKS = /(?:https?:\/\/|www\.)\S+/giu;

/** Rules that only saw a question word; the shape of the whole may tell more. */
const VAGUE: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'fact',
  'quantity',
  'question',
  'yesno',
  'list',
  'explain',
  'describe',
  'howto',
  undefined,
]);
const COUNTING: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'fact',
  'quantity',
  'yesno',
  'question',
  undefined,
]);

/** "How many are left", asked of somebody who told what there was. */
const REMAINDER = lean(
  /how (?:many|much)\b.{0,40}\b(?:left|remain\w*|in total|altogether|each|change)|(?:cuant|quant)\p{L}* .{0,30}(?:quedan?|sobr\p{L}*|en total|no total|restam|rimangono|restano|in tutto)|combien .{0,30}(?:reste|en tout|au total)|wie viel\p{L}* .{0,30}(?:ubrig|bleib\p{L}*|insgesamt)|cat\p{L}* .{0,30}(?:raman|in total)|(?:相距|每小时|每分钟|每人|每[个只条件辆]|单价).{0,40}(?:几|多少)|还剩|剩下多少|一共(?:有)?多少|残り(?:は|の)|全部でいくつ|كم (?:يبقي|بقي|تبقي|المجموع)/u,
);
const CONDITIONAL = lean(
  /what (?:do|would|must) i (?:need|have) (?:to (?:get|score|have)|on)|(?:^|[\s,])(?:if|suppose|wenn|falls|si|se|daca|cand)\b.*\b(?:how (?:far|many|much|long|fast|old)|wie (?:weit|viel\p{L}*|lange|schnell)|combien|quant[oaie]s?|cuant[oa]s?|cat[aie]?)\b|(?:如果|假如).*(?:多少|几)|(?:もし|なら|とき).*(?:何|いくつ|いくら)|(?:اذا|لو) .*كم/u,
);
const ROOT = lean(
  /(?:square|cube) root|sqrt\s?\(|√\s?\p{Nd}|ra[iz]{2} (?:cuadrada|cubica|quadrada)|racine (?:carree|cubique)|(?:quadrat)?wurzel (?:aus|von)|radice (?:quadrata|cubica)|radacina (?:patrata|cubica)|平方根|立方根|次方|الجذر/u,
);
/** "My son won't eat vegetables": told, and nothing asked. Whoever says so wants to know what to do. */
const COMPLAINT = lean(
  /^(?:(?:our|the|this|a) )?\p{L}+ (?:won'?t|doesn'?t|keeps?|isn'?t|stopped|never|always) \p{L}|^(?:my|i|mi|mon|ma|mes|mein|meine|meu|minha|mio|mia|il mio|la mia)\s.{4,}(?:n't|wont|dont|doesnt|cant|isnt|\bnot\b|never|always|keeps?|hurts?|\bno\b|nunca|siempre|\bne\b|jamais|toujours|nicht|kein|nie|immer|\bnao\b|sempre|\bnon\b|mai\b)|我(?:的|家|儿子|女儿|孩子).{2,20}(?:不|总|老是)|(?:子供|息子|娘|うち)[がは].{2,20}(?:ない|ません)|(?:ابني|ابنتي|طفلي) لا/u,
);
const isComplaint = (request: Request): boolean => COMPLAINT.test(request.folded);

/** "18 stone in kg", "how many days until Christmas": worked out from what is given. */
const CONVERSION = lean(
  /\p{Nd}\s?(?:de )?(?:kg|kilos?|grams?|g|lbs?|pounds?|stones?|oz|ounces?|km|kilomet\p{L}*|miles?|met(?:er|re)s?|m|cm|feet|ft|foot|inch(?:es)?|in|yards?|litres?|liters?|l|ml|cups?|gallons?|pints?|tbsp|tsp|f|c|fahrenheit|celsius|mph|acres?|hectares?|millas?|kilometros?|libras?|pulgadas?|meilen|kilometern?|milhas?|quilometros?|miglia|chilometri|libbre|mile|kilometri|livres?|pouces)\s(?:in|to|into|en|a|zu|em) (?:kg|kilos?|grams?|g|lbs?|pounds?|stones?|oz|ounces?|km|kilomet\p{L}*|miles?|met(?:er|re)s?|m|cm|feet|ft|foot|inch(?:es)?|yards?|litres?|liters?|l|ml|cups?|gallons?|pints?|tbsp|tsp|f|c|fahrenheit|celsius|mph|acres?|hectares?|kilometros?|millas?|kilometern?|meilen|quilometros?|milhas?|chilometri|miglia|kilometri|kilometres|gramos|gramm|grammes|grammi|grame)(?![\p{L}])|\p{Nd}\s?%\s(?:off|of|de|von|di|din|do|da|sur|auf) (?:an? |the )?\D{0,3}\p{Nd}|tip (?:on|for) (?:an? )?\D{0,3}\p{Nd}|(?:相加|相减|相乘|相除)|^(?:please )?(?:add(?: up)?|sum|multiply|divide|subtract)(?: these)?(?: numbers)?[:：]?\s\p{Nd}|\p{Nd}\s?(?:英里|公里|斤|磅|英尺|华氏度).{0,6}(?:多少|几|等于|换算|是)|how many (?:days|weeks|months|hours|minutes) (?:until|till|between|from|to|left)|cuantos dias (?:faltan|quedan|hay)|combien de jours (?:avant|jusqu|entre|reste)|wie viele tage (?:bis|zwischen|sind)|quantos dias (?:faltam|ate|tem)|quanti giorni (?:mancano|tra|al)|cate zile (?:mai sunt|pana|intre)|还有(?:多少|几)天|距离?.{1,10}(?:多少|几)天|まであと何日|كم يوم\p{L}* (?:بقي|حتي|علي)/u,
);

const TOPIC_WORDS = 2;

/** "photosynthesis", "machine learning": a name of something and nothing to do with it. Whoever types it wants to know what it is. */
const isBareTopic = (text: string): boolean =>
  /^\p{Script=Latin}[\p{Script=Latin}\s'’-]{3,40}$/u.test(text.trim()) &&
  text.trim().split(/\s+/u).length <= TOPIC_WORDS &&
  !foldWords(text).split(/\s+/u).some(isFunctionWord);

const SUM_WORDS = 10;
const SUM_SIGNS = 18;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const MOST_NUMBERS_OF_A_SUM = 3;

const UNKNOWN = lean(/(?<![\p{L}])[a-z]\s?[=+^²³]|[=+^]\s?[a-z](?![\p{L}])|\d[xyzn](?![\p{L}])/u);

/** One operation or two on figures that are given: nobody wants a method named for "17*23". */
function isSum(text: string, numbers: number): boolean {
  const isShort = WITHOUT_SPACES.test(text)
    ? [...text].length <= SUM_SIGNS
    : text.split(/\s+/u).length <= SUM_WORDS && [...text].length <= 60;
  const hasUnknown = UNKNOWN.test(text);
  return isShort && numbers >= 1 && numbers <= MOST_NUMBERS_OF_A_SUM && !hasUnknown;
}

/** German puts the verb of these clauses last, so it is no sign of a sentence left unfinished. */
const SUBORDINATE =
  /(?:^|\s)(?:wenn|dass|ob|weil|falls|was|wo|wie|wer|wann|warum|wieso|weshalb|wo(?:hin|her|mit|für|fur|von|zu)|welche[rsn]?|deren|dessen|denen)\s/u;

/** Who plays the interviewer asks; an adviser is asked. */
const INTERVIEWER =
  /interview|entrevist|entretien|bewerbungsgesprach|vorstellungsgesprach|colloqui|interviu|面试|面接|مقابله/u;

/** Several goods of a shop beside each other: what counts is which to take, not what each of them is. */
const PRODUCTS = lean(
  /(?:^|\s)(?:phones?|laptops?|cameras?|cars?|shoes|sneakers|tvs?|headphones|tablets?|bikes?|hotels?|iphone|galaxy|pixel|macbook|ipad|airpods|xbox|playstation|nike|adidas|toyota|honda|tesla|bmw|moviles?|coches?|telephones?|ordinateurs?|voitures?|handys?|autos?|celulares?|carros?|cellulari|telefoane|masini)(?=[\s,.:?]|$)|\p{L}{2,}[ -]?\p{Nd}{1,4}(?![\p{Nd}]).{0,40}(?:\svs\.?\s|\sor\s|\so\s|\sou\s|\soder\s|,).{0,30}\p{Nd}|手机|相机|笔记本|汽车|スマホ|カメラ|車|هاتف|سياره|جوال/u,
);

const EXPLAINED = /differen|diferenc|unterschied|区别|不同|違い|الفرق/u;
/** "Compare electric and hydrogen cars.": two kinds, and nobody who is to take one. */
const COMPARES_KINDS = lean(/^(?:please )?(?:compar\p{L}*|contrast|vergleich\p{L}*|confront\p{L}*)(?![\p{L}])/u);
const FOR_SOMEBODY = lean(
  /(?<![\p{L}])(?:my|me|i|for|buy|budget|price|prices|should|best|iphone|galaxy|pixel|macbook|ipad|airpods|xbox|playstation|nike|adidas|toyota|honda|tesla|bmw|mi|para|comprar|pour|acheter|fur|kaufen|per|comprare|pentru|cumpar\p{L}*)(?![\p{L}])|\p{Nd}/u,
);
const isPurchase = (text: string): boolean =>
  PRODUCTS.test(text) && !EXPLAINED.test(text) && !(COMPARES_KINDS.test(text) && !FOR_SOMEBODY.test(text));

/** What is to be done with code that is given, as opposed to being told what it does. */
const CHANGES_CODE = lean(
  /(?:^|\s)(?:refactor|rewrite|convert|optimi[sz]e|improve|clean up|simplify|add|make (?:it|this)|change|port|translate|turn|modify|extend|speed up|refactoriza|optimiza|mejora|anade|convierte|refactorise|optimise|ameliore|ajoute|convertis|refaktorier\p{L}*|optimiere|verbessere|refatore|otimize|melhore|adicione|converta|ottimizza|migliora|aggiungi|converti|optimizeaza|imbunatateste|adauga|transforma)(?=\s)|重构|优化|改成|改写|加上|添加|リファクタ|最適化|改善|追加して|書き換え|حسن|اعد كتابه|حول/u,
);
/** Comments and types change nothing that could be run, tested or called. */
const ADDS_TO_CODE =
  /(?:^|\s)(?:add|write|anade|ajoute|fuge|adicione|aggiungi|adauga) .{0,20}(?:comments?|docs?|docstrings?|types?|comentarios?|commentaires?|kommentare|commenti|comentarii)|加.{0,4}注释|コメントを/u;
const CODE_FAILS = lean(
  /(?:not|n'?t) (?:work|run|compile|working)|(?:^|\s)(?:wrong|errors?|bugs?|broken|fails?|fix|debug|why (?:does|is|am|do|did|doesn'?t|isn'?t)|no funciona|falla|arregla|ne (?:marche|fonctionne) pas|erreur|funktioniert nicht|geht nicht|fehler|nao funciona|erro|non funziona|errore|nu (?:merge|functioneaza)|eroare)(?![\p{L}])|报错|错误|不对|不行|不工作|动かない|エラー|直して|لا يعمل|خطا|اصلح|صحح/u,
);

/** Readings that code in the draft doesn't speak against. */
const MAY_CONTAIN_CODE: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'code',
  'app',
  'debug',
  'readcode',
  'formula',
  'extend',
  'translate',
  'document',
  'quiz',
  'lesson',
  'evaluate',
  'rewrite',
  'correct',
  'article',
  'literal',
  'math',
  'summarise',
  'extract',
  'classify',
  'roleplay',
]);

/** "Discuss the causes of it. Which was the worst?": an order, and nothing told to work a riddle out from. */
const ORDERED_FIRST = lean(
  /^(?:please )?(?:(?:discuss|explain|describe|analy[sz]e|examine|compare|outline|list|summari[sz]e)|(?:discut|explic|describ|analiz|compar|enumer|resum|expliqu|decri|analys|diskutier|erklar|beschreib|analysier|vergleich|nenn|descrev|analis|spieg|descriv|confront|elenc|descri|prezint|rezum)\p{L}*)(?![\p{L}])|^(?:请)?(?:讨论|解释|描述|分析|比较|列举|说明)|^(?:ناقش|اشرح|صف|حلل|قارن|اذكر|وضح)(?![\p{L}])/u,
);

/** "If you could meet three writers, what would you ask them?": a choice, and no riddle. */
const WOULD_YOU = lean(
  /^(?:(?:imagine|suppose|say|assume|pretend)(?: that)? )?(?:if )?you (?:could|can|had|were able|have the chance|get to)(?![\p{L}]).{3,200}(?:what|which|who|where|how)(?![\p{L}]).{0,40} would you|^(?:imagina que puedes|si pudieras|imagine que tu peux|si tu pouvais|stell dir vor,? du k[oa]nntest|wenn du konntest|imagine que (?:voce )?pode\p{L}*|se (?:voce )?pudesse\p{L}*|immagina di poter|se potessi|imagineaza-ti ca poti|daca ai putea)(?![\p{L}])|^(?:如果|假如|想象|假设)你(?:可以|能)|^(?:تخيل انك تستطيع|لو كان بامكانك|لو استطعت)/u,
);

/** What to do about what was told, by whoever tells it. */
const PRACTICAL = lean(
  /what (?:can|could|should|shall|do|would) (?:i|we)(?![\p{L}])(?! (?:conclude|infer|deduce|say|know|call|get|have|learn)(?![\p{L}]))|how (?:do|can|could|should|would) (?:i|we)(?![\p{L}])|any (?:advice|ideas|tips)|que (?:hago|hacemos|puedo|podemos|debo)|que faire|(?:que|comment) (?:puis|pouvons|dois)|was (?:tun|kann|konnen|soll|sollen|mache|machen)(?![\p{L}])|wie (?:kann|konnen|bekomme|kriege)|o que (?:faco|fazemos|posso|podemos)|(?:cosa|che) (?:faccio|facciamo|posso|possiamo)|ce (?:fac|facem|pot|putem|sa fac|sa facem)(?![\p{L}])|怎么办|怎么弄|该怎么|どうすれば|どうしたら|ماذا (?:افعل|نفعل)|ما الحل/u,
);
/** What there is to weigh, to do or to choose from: a riddle asks for the one thing that follows. */
const WEIGHED = lean(
  /(?<![\p{L}])(?:(?:what|which) (?:(?:other|main|key|possible|alternative) )?(?:factors|measures|steps|solutions|alternatives|risks|options)|que (?:factores|medidas|pasos|soluciones|alternativas|riesgos)|quel(?:le)?s (?:facteurs|mesures|etapes|solutions|alternatives|risques)|welche (?:faktoren|mass?nahmen|schritte|losungen|alternativen|risiken)|(?:que|quais) (?:fatores|medidas|passos|solucoes|alternativas|riscos)|quali (?:fattori|misure|passi|soluzioni|alternative|rischi)|(?:ce|care) (?:factori|masuri|pasi|solutii|alternative|riscuri|aspecte))(?![\p{L}])|(?:哪些|什么)(?:因素|措施|步骤|办法|方案|风险|对策)|(?:どんな|どのような)(?:要因|対策|手順|解決策|代替案|リスク)|(?:^|\s)و?ما (?:هي )?(?:ال)?(?:عوامل|تدابير|اجراءات|خطوات|حلول|بدائل|مخاطر)/u,
);
const OURS = lean(
  /(?<![\p{L}])(?:our|my|nuestr[oa]s?|notre|nos|unser\p{L}*|noss[oa]s?|nostr[oaei]|noastra|nostru)(?![\p{L}])|我们?家|我们的|うちの|لدينا|عندنا|بيتنا/u,
);
/** Told of one's own house and asked what to do, as opposed to a riddle that holds all it takes. */
const isPractical = (folded: string): boolean => PRACTICAL.test(folded) || WEIGHED.test(folded) || OURS.test(folded);

const OPTIONS = /(?:^|\n|\s)\(?[A-Da-d][.)、:：]\s*\S[\s\S]*(?:\n|\s)\(?[B-Eb-e][.)、:：]\s*\S/u;
const GAP = /_{3,}|\(\s{2,}\)|（\s*）|\[\s*\]|…{2,}\s*$/u;

function statementsBeforeQuestion(request: Request): number {
  const firstQuestion = request.sentences.findIndex((sentence) => sentence.isQuestion);
  return firstQuestion < 0 ? 0 : firstQuestion;
}

/** Corrects what words suggested by what the draft looks like: sums, riddles, options to choose from, code. */
export function refineTask(evidence: Evidence): TaskKind {
  const text = foldWords(evidence.parts.instruction);
  const task = takeSecondLook(refine(evidence), text, evidence.traits);
  const numbers = text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;
  const isCounted = VAGUE.has(task) || task === 'unknown' || task === 'puzzle';
  if (
    (isCounted || task === 'rewrite' || task === 'translate') &&
    numbers <= MOST_NUMBERS_OF_A_SUM &&
    CONVERSION.test(text) &&
    !evidence.isCode
  )
    return 'sum';
  const isMath =
    task === 'math' ||
    (isCounted && ROOT.test(text)) ||
    (isCounted && numbers >= 2 && (REMAINDER.test(text) || CONDITIONAL.test(text)));
  if (!isMath || evidence.isCode) return task;
  return !evidence.parts.material &&
    !evidence.traits.includes('steps') &&
    isSum(text, numbers) &&
    !CHANCE.test(text) &&
    kindOfSum(text) !== 'unknowns'
    ? 'sum'
    : 'math';
}

/** "A(2, -1)": a point, and something is worked out about it. */
const POINT = lean(/\p{L}? ?\([-−]?\p{Nd}+(?:[.,]\p{Nd}+)? ?[,;] ?[-−]?\p{Nd}+(?:[.,]\p{Nd}+)?\)/u);
const PLANE = lean(
  /vector|vektor|vecteur|vettor|vetor|(?<![\p{L}])(?:points?|puntos?|punt[oi]|pontos?|punkte?s?|punctul\p{L}*|punctele|vertices|vertex|triangle|midpoint|slope|distance|coordinat\p{L}*|coorden\p{L}*|koordinat\p{L}*)(?![\p{L}])|向量|点|坐标|ベクトル|座標|متجه|نقط\p{L}*|احداثي\p{L}*/u,
);
const isOnPlane = (text: string): boolean => POINT.test(text) && PLANE.test(text);
const READ_AS_WORDS: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'translate',
  'rewrite',
  undefined,
]);

function refine({ task, request, parts, traits, isCode, isUnfinished, isKnownLanguage }: Evidence): TaskKind {
  const { instruction, material } = parts;
  const asksQuestion = request?.sentences.some((sentence) => sentence.isQuestion) ?? /[?？؟]/u.test(instruction);
  if (traits.includes('bare')) return 'readcode';
  if (task === 'code' && material && ADDS_TO_CODE.test(foldWords(instruction))) return 'unknown';
  if (isCode && !MAY_CONTAIN_CODE.has(task)) {
    const asked = foldWords(proseOf(instruction));
    if (CODE_FAILS.test(asked)) return 'debug';
    if (ADDS_TO_CODE.test(asked)) return 'unknown';
    return CHANGES_CODE.test(asked) ? 'code' : task === 'agent' ? task : 'readcode';
  }
  if (task === 'compare' && !material && isPurchase(foldWords(instruction))) return 'decide';
  // Asked about one's own life, where there is an answer to give but no fact to look up.
  if (task === 'fact' && traits.includes('ownVoice') && !traits.includes('person') && !/\p{Nd}/u.test(instruction))
    return 'question';
  if (
    isUnfinished &&
    !asksQuestion &&
    !SUBORDINATE.test(foldWords(instruction)) &&
    (task === undefined || task === 'fact')
  )
    return 'complete';
  if (READ_AS_WORDS.has(task) && !isCode && isOnPlane(foldWords(instruction))) return 'math';
  if (VAGUE.has(task)) {
    const whole = `${instruction}\n${material}`.replace(LINKS, ' ');
    const numbers = instruction.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;
    const statements = request ? statementsBeforeQuestion(request) : 0;
    if (OPTIONS.test(whole) && asksQuestion) return 'choice';
    if (GAP.test(whole)) return 'complete';
    if ((EQUATION.test(whole) || ARITHMETIC.test(instruction) || BARE_SUM.test(instruction)) && !isCode) return 'math';
    const isStory = !traits.includes('ownVoice') && !traits.includes('recent');
    if (numbers >= 2 && (statements > 0 || task === 'quantity') && isStory && COUNTING.has(task)) return 'math';
    if (numbers >= 2 && statements > 0 && isStory && asksQuestion) return 'math';
    if (numbers === 1 && statements > 0 && isStory && task === 'quantity') return 'math';
    const isOwnCase = numbers === 0 && isToldAboutOneself(foldWords(instruction));
    if (statements > 0 && isStory && !isOwnCase && COUNTING.has(task) && !ORDERED_FIRST.test(foldWords(instruction)))
      return WOULD_YOU.test(foldWords(instruction))
        ? 'ideas'
        : ASKS_WHAT_TO_DO.test(foldWords(instruction))
          ? 'advice'
          : isPractical(foldWords(instruction))
            ? 'question'
            : 'puzzle';
  }
  if (traits.includes('manyQuestions') && (task === 'list' || task === 'describe')) return 'question';
  const isOnce = task === 'roleplay' && !traits.includes('ongoing');
  if ((isOnce || task === 'persona') && traits.includes('expert') && !INTERVIEWER.test(foldWords(instruction)))
    return 'consult';
  const isPlayed = isOnce && instruction.length < 200;
  if (isPlayed && asksQuestion && !/["“„«「]/u.test(instruction)) return 'persona';
  if (task) return task;
  if (asksQuestion) return 'question';
  if (request && isComplaint(request)) return 'advice';
  return isKnownLanguage && isBareTopic(instruction) && !material && !traits.includes('ownVoice')
    ? 'describe'
    : 'unknown';
}
