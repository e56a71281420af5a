import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { asksForSomething } from '../analysis/detect-task.js';
import { foldWords } from '../analysis/fold.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import { splitSentences } from '../analysis/segment.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { anyWord } from '../analysis/any-word.js';
import { lean } from '../analysis/lean.js';

/** "… and why it failed", "what it is and how it works": a second thing is asked in the same sentence. */
const ASKED_BESIDE = lean(
  /(?:[,;]|(?<![\p{L}])and|(?<![\p{L}])or) (?:also )?(?:how|why|what|which|when|where|who|whose|whether|in (?:what|which)|at (?:what|which)|by whom|for whom|to what extent|(?:is|are|was|were|does|do|did|can|should|will) (?:it|s?he|they|this|these|that|there|anything|anyone|we)(?! (?:that|which|who)))(?![\p{L}])|(?<![\p{L}])[yeo] (?:(?:di|dime|explica|indica|muestra|diga|explique|mostre|spiega|dimmi|mostra),? )?(?:como|por que|cual(?:es)?|cuando|donde|quien(?:es)?|cuant\p{L}*|de que|en que|para que|qual[ei]?|quais|quando|onde|quem|quant\p{L}*|o que|em que|perche|dove|chi|cosa|che cosa|in che)(?![\p{L}])|(?<![\p{L}])et (?:(?:dis|explique|indique|precise|montre)(?:-moi)?,? )?(?:comment|pourquoi|quel\p{L}*|quand|ou|qui|combien|en quoi|de quoi|est-ce|qu'est)(?![\p{L}])|(?<![\p{L}])und (?:(?:sag|sage|erklare?|nenne?|zeige?|beschreibe?)(?: mir)?,? )?(?:wie|warum|weshalb|wieso|was|welche\p{L}*|wann|wo|wer|wodurch|wofur|inwiefern|woran|wozu)(?![\p{L}])|(?<![\p{L}])si (?:(?:spune|arata|precizeaza|explica|indica|mentioneaza|povesteste)(?:-mi)?,? )?(?:cum|de ce|care|cand|unde|cine|cat\p{L}*|(?:in |la |prin |din |cu |pe |pentru )?ce|daca)(?![\p{L}])|\sو(?:كيف|لماذا|ماذا|متي|اين|هل|كم|ما (?:هو|هي|الذي|تاثير|اسباب|دور|ال\p{L}+|اهم|ابرز|مدي)|من (?:هو|هي|الذي)|باي|في اي)(?![\p{L}])/u,
);
/** Where a word for asking stands twice, two things are asked. */
const ASKING_SIGNS =
  /为什么|为何|如何|怎样|怎么|什么|哪|谁|多少|是否|几(?=[月日号点年岁])|(?<=[，,][^，。？?]{2,20})(?<!好|行|可以|对)吗|なぜ|どのよう|どうして|どう|何が|何を|どこ|いつ|誰|どれ|どちら/gu;
/** Each thing named is to be treated: "covering …", "including where …". */
const PARTS_NAMED = lean(
  /(?<![\p{L}])(?:including|covering|as well as|along with|incluyendo|asi como|abarcando|y compris|ainsi que|en incluant|einschliesslich|sowie|incluindo|bem como|assim como|compres[oi]|nonche|incluzand|inclusiv|precum si)(?![\p{L}])|以及|包括|并(?:且)?(?:说明|解释|分析|比较|给出|提出|谈谈|讨论)|および|ならびに|بما في ذلك|بالاضافه الي/u,
);

/** "… of a newborn, a toddler and a teenager?": so many answers as there are things in the row. */
const ROW_ASKED = lean(
  /[\p{L}\p{N}]+, [^,;:?.!]{2,28}(?:, [^,;:?.!]{2,28})*,? (?:and|or|y|o|et|ou|und|oder|e|si|sau) [^,;:?.!]{2,28}\?$|[^，。、？?]、[^，。？?]{1,16}(?:和|与|以及|、)[^，。？?]{1,16}[？?]$|، (?:و)?\S+(?: \S+)? و\S+(?: \S+)?؟$/u,
);

/** "Which is bigger, the one or the other?": one of two is the answer. */
const ONE_OF_TWO = lean(
  /^(?:and |y |so )?(?:which|what|who|cual|que|quien|lequel|laquelle|quel(?:le)?|qui|welche[rs]?|was|wer|wo|qual[ei]?|quem|o que|chi|che cosa|cosa|care|cine|ce)(?![\p{L}])[^,;:.!?]{2,60}[,:] [^,;:?.!]{2,40} (?:or|o|ou|oder|sau) [^,;:?.!]{2,40}\?$/u,
);

/** Causes, and consequences beside them. */
const RESULTS_BESIDE = lean(
  /(?<![\p{L}])(?:and|y|et|und|e|si) (?:\p{L}+ )?(?:effects?|consequences|results|consecuencias|consequences|folgen|consequencias|conseguenze|consecintele|urmarile|efectele)(?![\p{L}])|和(?:影响|结果|后果)|と結果|と影響|و(?:ال)?نتايجها|و(?:ال)?نتائج\p{L}*|و(?:ال)?اثار\p{L}*/u,
);

/** One sentence, a word, JSON: the form of the answer leaves no room for any other. */
const FORM_FIXED = lean(
  /(?<![\p{L}])(?:json|csv|xml|yaml|html|sql|markdown|regex|latex|(?:in|with|as|using) (?:only )?(?:one|a single|1) (?:word|sentence|line|number|letter|phrase)|(?:one|single)[- ](?:word|sentence|line)|yes or no|true or false|en (?:una|1) (?:palabra|frase|oracion|linea)|en (?:un|une|1) (?:mot|phrase|ligne)|in einem (?:wort|satz)|mit einem (?:wort|satz)|em uma (?:palavra|frase|linha)|numa (?:palavra|frase)|in una (?:parola|frase|riga)|intr-un (?:cuvant|singur cuvant)|intr-o (?:propozitie|fraza|singura)|tsv|verdadero o falso|vrai ou faux|wahr oder falsch|verdadeiro ou falso|vero o falso|adevarat sau fals)(?![\p{L}])|(?:用|以)?(?:json|csv|xml)|一(?:句话|个词|个字|行)|一文で|一言で|一語で|(?:بجمله|بكلمه|في جمله|في كلمه|في سطر) (?:واحد|واحده)|صح (?:ام|او) خط/u,
);

/** "… and end with one parallel to the present." */
const END_TOLD = lean(
  /(?<![\p{L}])(?:(?:end|finish|close|conclude)(?: it| the \p{L}+| your \p{L}+)? (?:with|by|on)|(?:termina|acaba|concluye|cierra|termine|finaliza)\p{L}* con|(?:termin|fini|conclu)\p{L}* (?:par|sur)|(?:ende|beende|schliess|schliesse)\p{L}* (?:\p{L}+ ){0,3}mit|(?:termin|acab|conclu|finaliz)\p{L}* com|(?:fini|conclud|termin|chiud)\p{L}* con|(?:inchei|termin)\p{L}* cu)(?![\p{L}])|(?:最后|结尾)(?:用|以|要|写)|以[^，。]{1,16}(?:结尾|收尾|结束)|最後(?:に|は)|(?:で|を)(?:締め|結ん|結び)|(?:اختم|انه|اختتم)\p{L}* ب/u,
);
export const isEndTold = (folded: string): boolean => END_TOLD.test(folded);

/** The result is wanted and nothing that explains it. */
const RESULT_ALONE = lean(
  /(?:^|[.!?;:\n] )(?:da|de|dai) (?:solo|solamente|soltanto|apenas|somente|so) (?:los|las|el|la|os|as|o|a|i|gli|le|il) |(?:数字|名前|答え|結果|番号|単語)だけを[^。]{0,10}(?:示|答え|出力|書|挙げ|返)|(?<![\p{L}])(?:(?:return|output|give|reply|respond|answer|print|provide|list|write|state|show)(?: me)?(?: with)? (?:only|just|nothing but)|nothing else|(?:no|without(?: any)?) (?:comments?|explanations?|commentary|reasons?|reasoning)|(?:devuelv|respond|dame|escrib|indica|muestr)\p{L}* (?:solo|solamente|unicamente)|sin (?:comentarios|explicaci\p{L}*|razones)|(?:repond|renvoy|renvoi|retourn|donn|indiqu|ecri)\p{L}*(?:-moi)? (?:uniquement|seulement|juste)|sans (?:commentaires?|explications?)|rien d'autre|(?:gib|nenn|antwort|liefer|schreib)\p{L}*(?: \p{L}+){0,2} nur|(?:ohne|keine) (?:kommentar\p{L}*|erklarung\p{L}*|begrundung\p{L}*)|sonst nichts|(?:devolv|respond|retorn|escrev|mostr)\p{L}* (?:apenas|somente|so)|sem (?:comentarios|explicac\p{L}*)|(?:restituisc|rispond|scriv|elenc|dammi)\p{L}* (?:solo|soltanto|solamente)|senza (?:commenti|spiegazioni)|nient'altro|(?:returneaz|raspund|scri|afiseaz|da)\p{L}*(?:-mi)? (?:doar|numai)|fara (?:comentarii|explicatii)|nimic altceva)(?![\p{L}])|(?:只|仅)(?:需)?(?:输出|返回|给出|回答|列出|写出)|(?:不要|无需|不用|不需要)(?:任何)?(?:解释|说明|理由)|(?:のみ|だけ)(?:を)?(?:出力|返|答え|書い|列挙)|(?:説明|理由|解説)(?:は|も)?(?:不要|いらない|なし)|(?:اعط|اكتب|اذكر|ارجع|اخرج|اجب|اطبع|ارسل|اعد(?! (?:كتاب|صياغ|ترتيب|صوغ)))\p{L}* [^.،]{0,24}فقط|(?:بدون|دون) (?:اي )?(?:شرح|تعليق|تفسير)/u,
);

/** 'Answer as "item - label"': the line is shown, and nothing else belongs into it. */
const LINE_SHOWN = lean(
  /(?<![\p{L}])(?:as|in (?:the|this) (?:form(?:at)?|style)(?: of)?|format(?:o|ted as)?|form|en (?:el|este) formato|au format|sous la forme|im format|in der form|no formato|nel formato|in formatul|sub forma)[:]? ?["“„«'‘<[]|(?:格式|形式)[^"“「]{0,4}["“「:：]|(?:بصيغه|بالشكل|علي شكل)[^"«]{0,8}["«:]/u,
);
/** Each thing given gets a line. */
const LINED_UP: ReadonlySet<TaskKind> = new Set<TaskKind>(['classify', 'extract', 'pairs', 'statements', 'rating']);

/** What stands in quotation marks, with the sentence it ends. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|「[^」\n]*」/gu;
const LONGEST_RESTRICTION = 80;

/** Said in the request, or as the last sentence behind what is given. */
export function wantsResultAlone({ parts, wording }: DraftAnalysis, folded: string): boolean {
  if (RESULT_ALONE.test(folded) || (LINED_UP.has(wording) && LINE_SHOWN.test(folded))) return true;
  const behind = splitSentences(parts.material.replace(QUOTED, '.')).slice(1).at(-1)?.text ?? '';
  return behind.length <= LONGEST_RESTRICTION && RESULT_ALONE.test(foldWords(behind));
}

/** Words that nobody uses who wants everything explained from the start. */
const SPECIALIST = lean(
  /(?<![\p{L}])(?:pharmac|farmac|metaboli[sz]|metaboli(?:c|qu|sch)|renal|hepat|theorem|teorem|theoreme|eigen|tensor|stochast|estocast|bayes|gradient|hyperparam|overfit|backprop|fine-?tun|q?lora|vram|kernel|postgres|kubernetes|terraform|asyncio|mutex|polymorphi|monad|jurisprud|tort|statut|equilibri|epistem|ontolog|hermeneut|phenomenolog|fenomenolog|dialecti|superposition|superposici|entangle|intrica|verschrank|quantum|quantenm|enzym|mitochond|chromosom|polymerase|catal[yi]|stoichi|titrat|heterosk|econometr|regress|covarian|macroecon|microecon|fiscal|monetary|keynes|derivativ|arbitrage|liquidity|semiotic|phonolog|morpholog|syntact)\p{L}*|定理|量子|纠缠|药代|代谢|梯度|贝叶斯|回归|微观经济|宏观经济|货币政策|财政政策|定理|量子|薬物動態|ベイズ|勾配|(?:ال)?(?:كمي|تشابك|نظريه|ايض|نقديه|ماليه والنقديه)(?![\p{L}])/u,
);

/** Whom it is for, in more words than the name of a group. */
const READERS_NAMED = lean(
  /(?<![\p{L}])(?:(?:to|for|aimed at) (?:an?|the|my|our|his|her)? ?(?:[\p{L}\p{N}-]+ ){0,4}(?:students?|pupils?|graders?|undergraduates?|graduates?|beginners?|experts?|professionals?|audience|committee|board|ceo|stakeholders?|readers?|viewers?|listeners?|nurses?|lawyers?|toddlers?|grand\p{L}+|someone|somebody|people who)|(?:para|a) (?:un[oa]?s?|el|la|los|las|mi|mis|meu|minha|os|as) (?:[\p{L}-]+ ){0,3}(?:estudiantes?|alumn[oa]s?|principiantes?|publico|lectores|estudantes?|iniciantes?|leitores)|(?:a|pour) (?:un|une|des|le|la|les|mon|ma|mes) (?:[\p{L}'-]+ ){0,3}(?:etudiant\p{L}*|eleves?|debutant\p{L}*|public|lecteurs)|fur (?:[\p{L}-]+ ){0,4}(?:student\p{L}*|studierende\p{L}*|schuler\p{L}*|anfanger\p{L}*|publikum|leser\p{L}*)|(?:a|per) (?:uno|una|un|gli|i|le) (?:[\p{L}-]+ ){0,3}(?:student\p{L}*|alunn\p{L}*|principiant\p{L}*|pubblico|lettori)|pentru (?:[\p{L}-]+ ){0,3}(?:student\p{L}*|elev\p{L}*|incepator\p{L}*|public\p{L}*|cititor\p{L}*))(?![\p{L}])|(?:给|面向|[向对](?!读者|家长|客户|员工))(?![^。？?]{0,9}(?:信|邮件|通知|解释))[^，。,？?]{0,10}(?:学生|生|读者|家长|老师|专家|新手|员工|客户)|(?:向け|学生に|生徒に)|(?:ل|الي )(?:طلاب|طالب|طلبه|المبتدئين|جمهور|القراء)/u,
);

/** There is one right answer, or one out of what is given. */
const CLOSED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'choice',
  'complete',
  'math',
  'puzzle',
  'sum',
  'classify',
  'extract',
  'correct',
  'literal',
  'token',
  'translate',
]);
const OPTIONS = /(?:^|\n|\s)\(?[A-Da-d1-4][.)、:：]\s*\S[\s\S]*(?:\n|\s)\(?[B-Eb-e2-5][.)、:：]\s*\S/u;

/** "How does one explain to a child why …": one question with another in it. */
const HOW_TO_TELL =
  /^(?:请问)?(?:我)?(?:该|应该|要)?(?:如何|怎么|怎样)(?:才能)?(?:用[^，。？?]{1,20})?(?:向|给|对|跟|和)[^，。？?]{1,16}(?:解释|讲|说|介绍|描述)/u;
const asksTwice = (folded: string): boolean => {
  const signs = folded.replace(HOW_TO_TELL, '').match(ASKING_SIGNS);
  return signs !== null && signs.length > 1;
};

/** "What does it do? Explain each part.": the parts of the thing, and still one question. */
const EXPLAINS_IT = lean(
  /^(?:please )?(?:explain (?:like|as if|as though|so that|simply)(?![\p{L}])|(?:explicame|expliquez?-moi|erklar(?:en sie)? (?:es )?mir|erklare? (?:es )?mir|explique-me|spiegami|explica-mi) (?:como|comme|wie|als|come|ca|pe)(?![\p{L}])|(?:explain|show) (?:it|them|this|(?:your|the|all|each) (?:answer|choice|reasoning|work(?:ing)?|steps?|calculations?))(?![\p{L}])|explica(?:lo|la|los|las)(?![\p{L}])|expliquez?-l(?:e|a|es)(?![\p{L}])|erklare? (?:es|ihn|sie)(?![\p{L}])|explique-[oa]s?(?![\p{L}])|spiega(?:lo|la|li|le)(?![\p{L}])|explica-(?:l|o|i|le)(?![\p{L}])|[وف]?(?:اشرح|وضح|بين|فسر)(?:ه|ها|هم|هما)(?![\p{L}])|(?:explain|describe) (?:what )?(?:each|every) (?:part|step|line|piece|element|component)|explica cada (?:parte|paso|linea|elemento)|expliquez? chaque (?:partie|etape|ligne|element)|erklaren? (?:sie )?jede[nrs]? (?:teil|schritt|zeile|bestandteil)|explique cada (?:parte|passo|linha|elemento)|spiega(?:te)? ogni (?:parte|passo|riga|elemento)|explica(?:ti)? fiecare (?:parte|pas|linie|element))(?![\p{L}])|^请(?:(?:用|以)[^，。]{1,30})?(?:详细|简单|简要)?地?(?:解释|说明|回答|作答|讲解)(?:一下)?(?:原因|理由|你的(?:推理|理由|思路)|推理过程)?[。!]?$|^(?:[^、。]{1,24}(?:わか|分か)るように|理由も?|簡単に|例を挙げて)(?:説明|解説)して(?:ください|下さい)|^(?:请|并)?(?:解释|说明)每(?:一|个|一个)?(?:部分|步|行)|^(?:各部分|各行|それぞれの部分|一つ一つ)を?(?:説明|解説)|^(?:اشرح|وضح) كل (?:جزء|خطوه|سطر)/u,
);

/** "Use at least one quote": how the first is to be done, and no other thing asked for. */
const CONDITION = lean(
  /^(?:please )?(?:(?:answer|reply|respond|present|format|structure|organi[sz]e|lay|set|put|return)(?: (?:it|this|them|(?:the|your) (?:answer|result|comparison|output)))?(?: out)? (?:in|as|with|using)|(?:responde|contesta|presenta(?:l[oa])?|reponds?|repondez|presente[zr]?(?:-l[ea])?|antworten?(?: sie)?|responda|apresente|rispondi|raspunde(?:ti)?|prezinta) (?:en|con|como|dans|sous|in|mit|als|em|num|numa|come|intr-un|sub)|use|include|keep|limit|avoid|estimate (?:it )?step|give (?:me )?(?:(?:at least|only|just|the|an?|one|two|three|four|five|[2-9]) )*(?:(?:main|key|most important|good|clear|concrete) )*(?:reasons?|causes)(?= ?[.!]?$)|(?:give|tell) me your (?:view|opinion|take)|usa|utiliza|incluye|utilise|inclu[st]|emploie|verwende|benutze|nutze|utilize|inclua|utilizza|includi|foloseste|utilizeaza)z?(?:n sie)?(?![\p{L}])|^请?(?:使用|尽量|控制|不要)|^(?:استعمل|استخدم)(?![\p{L}])/u,
);

/** "Imagine you could fly.": what is supposed, and nothing asked yet. */
const SET_UP = lean(
  /^(?:(?:now|just) )?(?:imagine|suppose|assume|pretend|let's say|picture|imagina|supon(?:gamos)?|imaginez?|supposons|supposez?|stell(?:en sie)? (?:dir|sich) vor|nimm an|angenommen|imagine|suponha(?:mos)?|immagina|supponi(?:amo)?|imagineaza-ti|inchipuie-ti|sa presupunem)(?!\p{L})[^?]*[.!]$|^(?:假设|想象|设想|如果)[^？?]*[。！]$|^(?:تخيل|افترض)[^؟?]*[.!]$/u,
);

/** Several orders, each in a sentence of its own. */
function hasSeveralOrders({ parts, language }: DraftAnalysis): boolean {
  const lexicon = lexiconOf(language.code);
  if (!lexicon) return false;
  const isOfTheFirst = (folded: string): boolean => EXPLAINS_IT.test(folded) || CONDITION.test(folded);
  const wishes = ({ text }: { text: string }, at: number) =>
    asksForSomething(text, lexicon) && !(at > 0 && isOfTheFirst(foldWords(text).trim()));
  return (
    splitSentences(parts.instruction)
      .filter((sentence) => !SET_UP.test(foldWords(sentence.text).trim()))
      .filter(wishes).length > 1
  );
}

/** "Explain the difference, and state where …": an order behind the first. */
const ORDERED_BESIDE = anyWord([
  '[^.?!\\n]{8,}(?:,? and|,|;) (?:then |also |briefly )*(?:state|name|list|identify|mention|indicate|specify|calculate|estimate|suggest|compare|discuss|evaluate|assess|justify|determine)(?!\\p{L})(?! (?:your|an? example|examples))',
  '[^.?!\\n]{8,}(?:,? y|,|;) (?:luego |también )*(?:indica|nombra|enumera|menciona|calcula|sugiere|compara|discute|evalúa|señala|justifica)(?!\\p{L})',
  '[^.?!\\n]{8,}(?:,? et|,|;) (?:ensuite |aussi )*(?:indique|nomme|cite|énumère|mentionne|calcule|propose|compare|discute|évalue|précise|justifie)z?(?!\\p{L})',
  '[^.?!\\n]{8,}(?:,? und|,|;) (?:dann |auch )*(?:nenne?|gib an|zähle|berechne?|schlage|vergleiche?|diskutiere?|bewerte?|begründe?)(?!\\p{L})',
  '[^.?!\\n]{8,}(?:,? e|,|;) (?:depois |também )*(?:indique|nomeie|cite|enumere|mencione|calcule|sugira|compare|discuta|avalie|justifique)(?!\\p{L})',
  '[^.?!\\n]{8,}(?:,? e|,|;) (?:poi |anche )*(?:indica|nomina|elenca|cita|menziona|calcola|suggerisci|confronta|discuti|valuta|giustifica)(?!\\p{L})',
  '[^.?!\\n]{8,}(?:,? și|,|;) (?:apoi )*(?:indică|numește|enumeră|menționează|calculează|sugerează|compară|discută|evaluează|justifică)(?!\\p{L})',
  '并(?:且)?(?:指出|列出|举出|写出|计算|评价|讨论|建议)',
  '(?:し|て)、[^。]{2,30}(?:を|も)(?:挙げ|示|計算|比較|述べ|指摘)',
]);

/** "Explain it, and say why …", "… Describe …, then propose an experiment": of what is written, it is no part of its own. */
const TOLD_BESIDE = anyWord([
  '[^?!\\n]{8,}(?:,? and|[,;.]) (?:then |also |briefly )*(?:say|tell|explain|describe|propose|design|show|give (?:an?|one|two) (?!(?:brief |short |concrete |real )*(?:example|reason)))(?!\\p{L})(?! (?:your|me if))',
  '[^?!\\n]{8,}(?:,? y|[,;.]) (?:luego |también )*(?:di|explica|describe|propón|precisa|muestra)(?!\\p{L})',
  '[^?!\\n]{8,}(?:,? et|[,;.]) (?:ensuite |puis |aussi )*(?:dis|dites|expliquez?|décri(?:s|vez)|précisez?|montrez?|proposez?)(?!\\p{L})',
  '[^?!\\n]{8,}(?:,? und|[,;.]) (?:dann |auch )*(?:sag|erkläre?|beschreibe?|zeige?|nenne?|schlage?)(?!\\p{L})',
  '[^?!\\n]{8,}(?:,? e|[,;.]) (?:depois |também )*(?:diga|explique|descreva|proponha|precise|mostre)(?!\\p{L})',
  '[^?!\\n]{8,}(?:,? e|[,;.]) (?:poi |anche )*(?:di’|spiega|descrivi|proponi|precisa|indica|mostra)(?!\\p{L})',
  '[^?!\\n]{8,}(?:,? și|[,;.]) (?:apoi )*(?:spune|explică|descrie|propune|precizează|arată|oferă)(?!\\p{L})',
  '[^。？]{6,}[，。](?:然后|再|最后)(?:说|讲|指出|给出|提出|设计|描述)',
  '(?:し|て)、[^。]{2,30}を?(?:説明|提案|紹介)し',
  '[^؟!\\n]{8,}[،.]? ?(?:ثم |و)(?:اذكر|اشرح|بين|وضح|قارن|اقترح|صف) ',
]);
const TOLD: ReadonlySet<TaskKind> = new Set<TaskKind>(['explain', 'describe', 'why', 'compare', 'teach', 'relation']);

/** More than one thing is asked for. */
export const hasSeveralParts = (draft: DraftAnalysis, folded: string): boolean =>
  draft.traits.includes('manyQuestions') ||
  asksBeside(folded) ||
  PARTS_NAMED.test(folded) ||
  (ROW_ASKED.test(folded) && !ONE_OF_TWO.test(folded.trim())) ||
  RESULTS_BESIDE.test(folded) ||
  ORDERED_BESIDE.test(folded) ||
  (TOLD.has(draft.wording) && !draft.parts.material && TOLD_BESIDE.test(folded)) ||
  asksTwice(folded) ||
  hasSeveralOrders(draft);

/** "If both pipes are open, how long does it take": what stands before the comma asks for nothing yet. */
const CASE_BEFORE = lean(
  /(?<=^|[.!?;]\s+)(?:(?![.!?;]\s)(?!(?<![\p{L}])(?:how|what|which|where|who|why|find|calculate|compute|determine|work out|solve|give|show|state|write|prove|explain|tell|name|say|estimate|evaluate|describe|discuss|compare|list|identify|summari[sz]e|outline)(?![\p{L}])).)+?, (?=(?:then )?(?:how|what|which|where|who|when|in (?:what|which)|at (?:what|which))(?![\p{L}]))/gsu,
);
export const asksBeside = (folded: string): boolean => ASKED_BESIDE.test(folded.replace(CASE_BEFORE, ''));
export const isFormFixed = (folded: string): boolean => FORM_FIXED.test(folded);
export const isForSpecialists = (folded: string): boolean => SPECIALIST.test(folded);
export const namesReaders = (folded: string): boolean => READERS_NAMED.test(folded);
export const isClosed = ({ task, traits, parts }: DraftAnalysis): boolean =>
  CLOSED.has(task) || traits.includes('items') || OPTIONS.test(parts.instruction);
