import { anyWord } from '../any-word.js';
import { IS_TOLD, SUPERLATIVE } from '../evidence.js';
import { foldWords } from '../fold.js';
import { isToldAboutOneself } from '../general-wording.js';
import type { Trait } from '../draft-analysis.js';
import {
  asksOfEachKind,
  OTHERS_CAN,
  SOMEBODY_CAN,
  CAUSES_ASKED,
  DEFINITION_ASKED,
  FACTORS_ASKED,
  METHODS_USED,
  USES_ASKED,
} from './questions.js';
import {
  CALCULATION,
  EFFORTS,
  HARM,
  HOW_IT_CAME,
  HOW_TO_EXPLAIN,
  IF_IT_HAD,
  LIKE_A_CHILD,
  PROCESS,
  REQUIREMENTS,
  SET_SIDE_BY_SIDE,
  WORTH_WEIGHING,
} from './everyday-questions.js';
import {
  describesAndDiscusses,
  DEVELOPED,
  NOT_A_DEVELOPMENT,
  PROCESS_TOLD,
  STAGED,
  WEIGHT_ASKED,
} from './development.js';
import {
  ASKS_FOR_AN_OVERVIEW,
  ASKS_ABOUT_IT_FIRST,
  BEST_OF_ALL,
  BEST_TIME,
  FIGURE_OF_A_THING,
  FIRST_OF_ALL,
  HOW_BESIDE,
  KNOWN_FOR,
  NAMED_FROM_THE_PAST,
  ranksSeveral,
  RULES_OF_A_GAME,
  USED_FOR,
  VARIES,
  WHAT_HAPPENED,
  WHAT_IT_DOES,
} from './looking-up.js';
import type { TaskKind } from '../task-kinds.js';
import { lean } from '../lean.js';

/** Where a word or a saying comes from. */
const ORIGIN = anyWord([
  '(?:where (?:does|did|do) (?:(?:the|its|his|her|their) )?(?:(?:\\p{L}+ )?(?:word|expression|phrase|saying|idiom|term|(?:nick)?name)|["“‘][^?]{2,50} come from)|(?:origins?|etymology)(?: and (?:the )?(?:history|meaning))? of (?:(?:the|its|his|her|their) )?(?:\\p{L}+ )?(?:word|expression|phrase|saying|idiom|term|(?:nick|sur|last |first )?name)|(?:story|history) (?:behind|of) (?:the )?(?:word|expression|phrase|saying|idiom|proverb|(?:nick)?name)|etymology|(?:idiom|saying|phrase|expression|proverb|word|term|["“‘])[^?\\n]{2,60} means?,? and (?:where|what(?:.s| is) (?:its|the) origin)|(?:why|how come) (?:is|are|was|were) (?!(?:my|our|the (?:function|method|callback|api|constructor)|use\\p{L}+) )[^?\\n]{2,60} (?:(?:nick)?named|called) (?!(?:twice|once|again|before|after|multiple|several|every|on|when|by|with|from|two|for|in|to|into|off|out|up)(?!\\p{L}))[\\p{L}"“‘]+|(?:why|how come) (?:do|does|did) (?:we|people|they|you|one|everyone|the british|americans|actors|sailors)(?: (?:still|even|all|always))? (?:say(?! (?:sorry|hello|hi|thanks?|goodbye|please|they|that|no|yes|i|we|it|something|things|grace|to)(?!\\p{L}))|call(?! (?:me|us|him|her|back|each|at|in|for|when)(?!\\p{L}))|use the (?:word|phrase|expression)|refer to)|how (?:did|does) [^?\\n]{2,60} (?:get|come by|earn|receive) (?:its|their|his|her|the|that|this|such a) (?:[\\p{L}-]+ )?(?:nick)?name|(?:who|what) (?:is|was|are|were) [^?\\n]{2,50} named (?:after|for))(?!\\p{L})',
  '(?:origen (?:de (?:la palabra|la expresión|la frase|(?:su|este) (?:nombre|dicho)|el dicho|el término)|del (?:dicho|término|nombre|apellido|apodo|refrán))|de dónde (?:viene|proviene) (?:la palabra|la expresión|la frase|el dicho|el término|el nombre|su nombre|el apodo|eso de)|historia (?:del dicho|del refrán|de la expresión|del nombre)|etimología|signific\\p{L}* [^?\\n]{2,60} y de dónde|por qué (?:a \\p{L}+ )?(?:(?:el|la|los|las) [^?]{2,30} )?(?:se (?:le |les )?(?:llamaba|llama|dice|denomina|conoce como)n?|(?:le|les|lo|la) (?:llam|dec|dic)\\p{L}+|decimos|llamamos|(?:lleva|tiene) (?:ese|este) nombre)(?! que))(?!\\p{L})',
  "(?:(?:l')?origine (?:du (?:mot|terme|proverbe|nom|surnom)|de (?:l'expression|son nom|ce nom))|d'où vient (?:le (?:mot|terme|proverbe|nom|surnom)|l'expression|son nom)|histoire (?:de l'expression|du proverbe|du dicton|du nom)|(?:l')?étymologie|(?:signifi\\p{L}*|veut dire) [^?\\n]{2,60}d'où|pourquoi (?:est-ce qu')?(?:(?:dit-on|on dit|appelle-t-on|on appelle|a-t-on (?:appelé|surnommé))|(?:[^?\\n]{2,50} )?s'appel\\p{L}+(?:-t-\\p{L}+|-\\p{L}+)?|[^?\\n]{2,50} (?:est|était|fut|sont|a été|ont été)(?:-\\p{L}+)? (?:ainsi |aussi )?(?:appel|surnomm|nomm|baptis)ée?s?)(?! que))(?!\\p{L})",
  '(?:(?:herkunft|ursprung) (?:des (?:wort(?:e)?s|begriffs|sprichworts|ausdrucks|(?:\\p{L}*)namens)|der redewendung)|woher (?:kommt|stammt|hat) (?:das (?:wort|sprichwort)|die redewendung|der (?:ausdruck|begriff|\\p{L}*name)|[^?\\n]{2,40} (?:seinen|ihren) (?:spitz)?namen)|geschichte (?:der redewendung|des sprichworts|des namens)|etymologie|bedeute\\p{L}* [^?\\n]{2,60} und woher|(?:warum|wieso|weshalb) (?:heißt|heißen|hieß|hießen|nennt man|nennen wir|sagt man(?!,)|sagen wir|(?:wird|wurde|werden|wurden) [^?\\n]{2,60} genannt))(?!\\p{L})',
  '(?:origem (?:da palavra|da expressão|do (?:termo|ditado|nome|apelido)|desse nome)|de onde vem (?:a palavra|a expressão|o (?:termo|ditado|nome|apelido))|história (?:do ditado|do provérbio|da expressão|do nome)|etimologia|signific\\p{L}* [^?\\n]{2,60} e de onde|por ?qu[eê] (?:é que )?(?:(?:o|a|os|as) [^?]{2,40} )?(?:se (?:chama|diz|chamam)|(?:é|era|foi|são|eram) (?:chamad|apelidad|conhecid)[oa]s?|dizemos|chamamos|tem esse nome|leva esse nome)(?! que))(?!\\p{L})',
  "(?:(?:l')?origine (?:della parola|dell'espressione|del (?:termine|detto|nome|soprannome|suo nome))|da dove (?:viene|deriva) (?:la parola|l'espressione|il (?:termine|detto|nome|soprannome))|storia (?:del detto|del proverbio|dell'espressione|del nome)|(?:l')?etimologia|signific\\p{L}* [^?\\n]{2,60} e da dove|perché (?:[^?\\n]{2,40} )?(?:si (?:dice|chiama|chiamano|chiamava)|(?:è|era|fu|sono|venne) (?:detto|chiamat[oaie]|soprannominat[oaie])|diciamo|chiamiamo)(?! che))(?!\\p{L})",
  '(?:originea (?:cuvântului|expresiei|termenului|proverbului|numelui|poreclei)|de unde (?:vine|provine) (?:cuvântul|expresia|termenul|proverbul|zicala|numele|porecla)|povestea (?:proverbului|zicalei|expresiei|numelui)|etimologia|înseamnă [^?\\n]{2,60} (?:și|si) de unde|de ce (?:(?:i |li )?(?:se|s-a) (?:spune|zice|numea|numește|numesc|cheamă|spus|numit)|îi (?:zice|spune|spunem|zicem)|spunem|numim|poartă (?:acest |numele)|(?:este|e|a fost|era) (?:numit|poreclit|supranumit)\\p{L}*)(?! că))(?!\\p{L})',
  '(?:词|成语|俗语|谚语|说法|典故)[^，。？?]{0,8}(?:由来|来历|起源|出处|词源|背后的故事)|词源|(?:意思|含义)[^。？?]{0,8}(?:由来|来历|来源|出处)|为(?:什么|何)(?:会|要|又|都|被)?(?:叫做?|称为|称作|称)(?!我|你|醒|人|车|停|外卖)|(?:名字|名称|地名|绰号|外号|别名|称呼|叫法)(?:是)?[^，。？?]{0,6}(?:由来|来历|来源|怎么来|从哪)|得名',
  '語源|意味と(?:由来|起源)|(?:言葉|ことわざ|慣用句|四字熟語|表現)の(?:由来|起源)|(?:なぜ|どうして|何で|なんで)[^。？]{1,30}(?:と(?:いう|言う|呼ばれ|呼ぶ|名付)|って(?:いう|言う|呼))|(?:[」』]|名前|名|地名|呼び名|名称|あだ名)の(?:由来|起源)|(?:と呼ばれる|という名前の)(?:理由|わけ)',
  '(?:أصل|منشأ|قصة) (?:(?:كلمة|عبارة|مصطلح|مثل|تسمية|اسم)|ال(?:مثل|عبارة|كلمة|تسمية))|من أين (?:جاءت|جاء|أتت) (?:كلمة|عبارة|مصطلح|تسمية|اسم)|(?:معنى|يعني) [^؟]{2,60} (?:وما أصل|ومن أين)|(?:سبب|سر) (?:ال)?تسمية|(?:لماذا|لم) (?:سم[يّ]ت?|سُم[يّ]ت?|يسم[ىّ]ى?|تسم[ىّ]ى?|يُسمى|تُسمى|يقال|نقول|يقولون|أطلق|لقب)(?! إن)',
]);

export const asksForOrigin = (folded: string): boolean => ORIGIN.test(folded);

/** Who somebody is, by name and nothing else. */
const WHO = anyWord(
  [
    "who(?:'s| is| was| are| were) (?!the (?:first|last|only|best|most|\\p{L}+est)(?!\\p{L})|an? |my |your |our |this |that |it |he |she |they |you )[^,?]{2,40}\\??$",
    '¿? ?quién(?:es)? (?:es|fue|era|son|fueron) (?!mi |tu |su )[^,?]{2,40}\\??$',
    '(?:qui (?:est|était|fut|sont|étaient)|qui est-ce que) (?!mon |ma |ton |ta )[^,?]{2,40}\\??$',
    'wer (?:ist|war|sind|waren) (?!mein|dein|dieser )[^,?]{2,40}\\??$',
    'quem (?:é|foi|era|são|foram) (?!meu |minha |o seu )[^,?]{2,40}\\??$',
    'chi (?:è|era|fu|sono|erano|è stato|è stata) (?!mio |mia |il mio )[^,?]{2,40}\\??$',
    'cine (?:este|e|a fost|era|sunt|au fost) [^,?]{2,40}\\??$',
    '(?:请问)?[^，。,]{2,12}是谁[？?]?$|谁是[^，。,]{2,12}[？?]?$',
    '[^、。]{2,16}(?:は|って|とは)(?:誰|だれ|どんな人|何者)(?:ですか|でしたか)?[？?]?$',
    'من (?:هو|هي|كان|كانت) [^،؟?]{2,40}[؟?]?$',
  ],
  { atStart: true },
);
/** An office or a deed instead of a name: one person is to be found. */
const BY_DEED = lean(
  /(?<![\p{L}])(?:who|that|which|whose|first|last|only|president|king|queen|minister|ceo|author|inventor|founder|director|leader|captain|winner|champion|head|owner|composer|painter|mayor|pope|primer[oa]?|presidente?|rey|reina|autora?|inventor\p{L}*|fundador\p{L}*|directora?|que|qui|premiere?|president\p{L}*|roi|reine|auteur|fondateur|erste[rn]?|letzte[rn]?|prasident\p{L}*|konig\p{L}*|erfinder\p{L}*|grunder\p{L}*|autor\p{L}*|kanzler\p{L}*|primeir[oa]|rei|rainha|prim[oa]|re|regina|autore|fondatore|inventore|primul|prima|regele|presedintele|autorul|inventatorul|fondatorul|care)(?![\p{L}])|第一|[的者]人|最|总统|主席|作者|校长|国王|首相|[たる]人|初代|作者|社長|大統領|(?:^|\s)(?:اول|اكبر|رييس|رئيس|ملك|ملكه|مخترع|مكتشف|مؤلف|مؤسس|كاتب|مدير|صاحب|الذي|التي)(?=\s)/u,
);

/** Somebody else is named beside, or something else asked of them. */
const BESIDE = /\s(?:and|y|e|et|und|si)\s|\sو|[，、]/u;
const ASKED_OF_THEM = lean(
  /(?:,? (?:and|y|et|und|e|si) (?:why|what|how|which|por que|que|como|cual(?:es)?|pourquoi|qu\p{L}*|comment|en quoi|warum|was|wie|wofur|welche\p{L}*|o que|qual|quais|perche|cosa|che|de ce|ce|cum|prin ce)[ '].{2,90}|\sو(?:ما|لماذا|كيف|بم|ماذا) .{2,90}|[，,].{2,50})$/u,
);

/** First, oldest, largest: true by some measure, and at some time. */
const RECORD = anyWord([
  '(?:(?:the|which|what|whose|who) )?(?:\\p{L}+ )?(?:first(?! (?:aid|name|lady|person(?! (?:to|who|in|on|ever|that))|world|amendment|class|floor|step|thing)(?!\\p{L}))|oldest|youngest|largest|biggest|smallest|tallest|longest|shortest|highest|lowest|deepest|fastest|heaviest|lightest|richest|poorest|earliest|busiest|hottest|coldest|driest|wettest|rarest|deadliest|best-selling|most (?:populous|expensive|visited|spoken|common|valuable|successful|popular|watched|abundant|decorated|goals|wins|titles|medals|awards|points|people))(?!\\p{L})',
  '(?:(?:primer|primera|primero) |(?:el|la|los|las) (?:\\p{L}+ )?(?:más|menos) \\p{L}+|(?:el|la) (?:mayor|menor) )',
  '(?:(?:le|la) (?:premier|première) |(?:le|la|les) (?:\\p{L}+ )?(?:le |la |les )?(?:plus|moins) \\p{L}+)',
  '(?:(?:der|die|das|den|dem) (?:\\p{L}+ )?(?:erste|größte|längste|höchste|älteste|jüngste|kleinste|kürzeste|schnellste|tiefste|schwerste|reichste|meist\\p{L}+|bevölkerungsreichste)[nrs]?)(?!\\p{L})',
  '(?:(?:primeiro|primeira) |(?:o|a|os|as) (?:\\p{L}+ )?mais \\p{L}+|(?:o|a) (?:maior|menor) )',
  '(?:(?:il primo|la prima) |(?:il|la|i|le) (?:\\p{L}+ )?più \\p{L}+|(?:il|la) (?:maggior|minor))',
  '(?:(?:primul|prima) |(?:cel|cea|cei|cele) mai \\p{L}+)',
  '第一[个位座部次条家名任]|最[长大高古老小快深早多贵重远]的|首[位个次]',
  '最初の|最も|最古|最大|最長|最高|最小|史上初|世界初|一番(?:大き|高|長|古|速|多|小さ)',
  '(?:أول|أكبر|أطول|أعلى|أقدم|أصغر|أسرع|أعمق|أكثر|أغنى) \\p{L}+',
]);

/** No amount is asked of two things that are set side by side. */
const COMPARED = lean(
  /(?<![\p{L}])(?:than|or|que|o|ou|als|oder|do que|di|decat|sau)(?![\p{L}])|比|还是|より|それとも|من (?=ال)|ام(?=\s)/u,
);

/** "Which country hosted the first …": what is asked for was not the first. */
const FIRST_ONLY = lean(/^(?!.*(?:est|most \p{L}+)(?![\p{L}])).*(?<![\p{L}])first(?![\p{L}])/u);

/** "ما هي أكبر جزيرة" asks for one, although it opens like a question for several. */
const ONE_OF_ARABIC = lean(
  /^(?:ما|من) (?:هو |هي )?(?:اكبر|اطول|اعلي|اقدم|اصغر|اسرع|اعمق|اول|اغني) (?!ال|خمس|عشر|ثلاث|اربع|\p{Nd})\S+ /u,
);

/** How things are connected. */
const RELATION = anyWord([
  '(?:relation(?:ship)?s?|links?|connections?|correlations?|interplay|interdependence|associations?) between|how (?:is|are) .{2,70} (?:related|connected|linked|tied) to|how (?:do|does) .{2,60} relate to|how (?:do|does|did) [^?]{2,60} (?:influence|affect|shape|reinforce|depend on) (?:each other|one another)',
  '(?:relación|vínculo|correlación|conexión|nexo) (?:entre|que (?:existe|hay) entre)|cómo se (?:relaciona|(?:influyen|afectan|condicionan) (?:mutuamente|entre sí))',
  "(?:l')?(?:relations?|liens?|rapports?|corrélations?) (?:entre|qui (?:existe|unit))|comment [^?]{2,60} s'influencent(?:-(?:ils|elles))? ",
  '(?:zusammenhang|zusammenhänge|beziehung|verbindung|wechselwirkung|korrelation)(?:en)? zwischen|wie häng(?:t|en) .{2,70} zusammen|wie (?:beeinflussen|prägen|bedingen) sich [^?]{2,60} (?:gegenseitig|einander)',
  '(?:relação|ligação|vínculo|correlação|conexão) entre|como se relaciona|como [^?]{2,60} se influenciam',
  '(?:relazione|rapporto|legame|correlazione|nesso) (?:tra|fra)|come (?:sono|è) (?:legat|collegat|correlat)|come si influenzano ',
  '(?:relația|relație|legătura|legătură|corelația|corelație|raportul) (?:dintre|între)|cum (?:se leagă|sunt legate|se influențează)',
  '(?:之间|与[^，。？?]{1,14}|和[^，。？?]{1,14})的?(?:有什么|有何|存在什么|是什么)?(?:关系|联系|关联|相关性)|(?:如何|怎样|怎么)(?:相互|互相)影响',
  '(?:と|の)[^、。]{0,12}関係(?:は|を|について|に|性)|どう関係|どのように関係|(?:どう|どのように)(?:互いに|影響し合)',
  '(?:(?:ال)?علاقة|الارتباط|الصلة) (?:بين|ما بين)|و?كيف (?:يرتبط|ترتبط|يتصل|تتصل)(?: .{2,40})? (?:ب|بـ|مع )',
]);
/** "Name the four members of the band": so many there are, and each of them is wanted. */
const SO_MANY_THERE_ARE = anyWord(
  [
    '(?:please )?(?:can you )?(?:name|list|give|tell|write down|identify|what are|who are|who were|which are)(?: me)? (?:the names of )?(?:all )?(?:of )?the (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\\p{Nd}{1,2}) (?!main|most|best|worst|big|larg|great|top|key|major|old|tall|high|long|small|rich|important|famous|popular|common|biggest|good|first|last|reason|cause|way|thing|step|tip|benefit|factor|advantage|fact|quality|qualities|type|kind)\\p{L}{3,}',
    '(?:nombra|enumera|dime|cuáles son|quiénes (?:son|eran)) (?:los|las) (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (?!mejor|mayor|princip|más|grand|razon|cosas|formas|primer|últim)\\p{L}{3,}',
    '(?:nomme|cite|quels sont|quelles sont|qui (?:sont|étaient)) les (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze) (?!meill|princip|plus|grand|raison|choses|façons|premi|derni)\\p{L}{3,}',
    '(?:nenne?|was sind|wer (?:sind|waren)|wie heißen)(?: mir)? die (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?!best|größ|wichtig|haupt|gründe|dinge|arten|erst|letzt)\\p{L}{3,}',
    '(?:cite|nomeie|diga|quais são|quem (?:são|eram)) (?:os|as) (?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze) (?!melhor|maior|princip|mais|grand|razões|coisas|formas|primeir|últim)\\p{L}{3,}',
    '(?:nomina|elenca|dimmi|quali sono|chi (?:sono|erano)) (?:i|le|gli) (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici) (?!miglior|maggior|princip|più|grand|ragioni|cose|modi|prim|ultim)\\p{L}{3,}',
    '(?:numește|enumeră|spune-mi|care sunt|cine (?:sunt|erau)) (?:cei|cele) (?:doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|doisprezece) (?!mai|princip|mari|motive|lucruri|moduri|prim|ultim)\\p{L}{3,}',
  ],
  { atStart: true },
);
/** Between people, it is no matter of knowledge. */
const PRIVATE = lean(
  /(?<![\p{L}])(?:my|our|mi|mis|mon|ma|mes|mein\p{L}*|meu|minha|mio|mia|mea|meu|boyfriend|girlfriend|husband|wife)(?![\p{L}])|我和|私と|علاقتي/u,
);

/** What one thing does to another, told by its verb. */
const ACTS_ON = anyWord(
  [
    'what (?:role|part) (?:did|does|do|has|have) .{2,80} play(?:ed)? (?:in|during|for)(?!\\p{L})|(?:(?:please )?(?:discuss|explain|describe|analy[sz]e|examine|explore|(?:give|provide|share|offer)(?: me)? (?:an? |some )?(?:insights?|overview|explanation) (?:into|of|on)) )?(?:how|in (?:what|which) ways?|to what extent|what role) (?:do(?:es)?|did|have|has|can|could|might|will|(?!to |i |do )).{3,110}? (?:(?:influenc|shap|impact|contribut)\\p{L}+|(?:affect|transform|alter)\\p{L}*)(?!\\p{L})|(?:how|in (?:what|which) ways?) (?:do(?:es)?|did|have|has) .{3,70} chang(?:e|ed) (?!over|since|in|during|from|after|as|with|to|when|if)\\p{L}',
    '(?:¿ ?)?qué papel (?:jug|desempeñ|tuv|tien|cumpl)\\p{L}*|(?:¿ ?)?(?:(?:explica|describe|analiza|comenta) )?(?:cómo|de qué (?:manera|modo|forma)) (?:\\p{L}+ ){0,14}?(?:influy|afect|mold|cambi|transform|repercut|determin|contribuy)\\p{L}*',
    'quel rôle .{0,60}?(?:jou|tien)\\p{L}*|(?:(?:explique|expliquez|décris|décrivez|analyse|analysez) )?(?:comment|de quelle (?:manière|façon)|en quoi) .{2,90}? ?(?:influen|affect|façonn|transform|modifi|boulevers|impact|contribu|a-t-\\p{L}+ chang|ont-\\p{L}+ chang)\\p{L}*',
    'welche rolle (?:spiel|hatt)\\p{L}*|(?:(?:erkläre?|beschreibe?|analysiere?)(?: sie)?,? )?(?:wie|inwiefern|auf welche weise) .{0,70}?(?:beeinfluss|präg|veränder|beeinträchtig|wirk\\p{L}* sich)\\p{L}*',
    '(?:que|qual o?) ?papel (?:tev|tem|desempenh|exerc)\\p{L}*|(?:(?:explique|descreva|analise) )?(?:como|de que (?:forma|modo|maneira)) (?:\\p{L}+ ){0,14}?(?:influenci|influ|afet|molda|transform|mud(?:ou|aram|a)|contribu)\\p{L}*',
    '(?:che|quale) ruolo (?:ha|ebbe|hanno|svols\\p{L}*|gioc\\p{L}*)|(?:(?:spiega|descrivi|analizza) )?(?:come|in che modo) .{2,90}? ?(?:influenz|influi|plasma|trasforma|modifica|cambia|incide|contribui)\\p{L}*',
    'ce (?:rol|impact|influență|efect) (?:a avut|au avut|a jucat|au jucat|are|au|joacă)|(?:(?:explică|descrie|analizează) )?(?:cum|în ce fel|în ce mod) (?!se ).{2,90}? ?(?:influenț|afect|model|transform|schimb|contribui|revoluțion|remodel)\\p{L}*',
    '[^，。？?]{1,40}(?:起|起到|发挥|扮演)了?(?:什么|怎样的|哪些)(?:样的)?(?:作用|角色)|(?:请)?(?:解释|说明|分析|谈谈)?[^，。？?]{1,30}(?:是)?(?:如何|怎样|怎么)[^，。？?]{0,8}(?:影响|改变|塑造|促进)',
    '[^。？]{1,50}(?:どのような|どんな)役割を(?:果た|担)|[^。？]{1,40}(?:に|へ)(?:どのような|どんな|どう)[^。？]{0,12}影響|[^。？]{1,30}どのように[^。？]{0,24}(?:変え|形作|影響)',
    'ما (?:هو )?(?:ال)?دور (?:الذي )?|(?:(?:اشرح|وضح|بين|حلل|ناقش) )?كيف (?:(?:ي|ت)(?:ؤثر|شكل|غير|سهم|ساهم)|أثر|أثرت|أثّر|أثّرت|غيّر|غير|غيرت|غيّرت|ساهم|ساهمت|أسهم|أسهمت|شكّل|شكل|شكلت|شكّلت)(?!\\p{L})',
  ],
  { atStart: true },
);
/** "How to keep it from changing …": something is to be done about it. */
const TO_BE_DONE = lean(
  /^(?:(?:¿ ?)?como (?:se (?:puede|hace para) |puedo |hago (?:para|que) |podemos )?(?:evito|impido|hago|quito|detengo|paro|deixo|impeco|faco|(?!\p{L}*mujer|ayer)\p{L}{3,}[aei]r(?:lo|la)?(?= (?!(?:influ|afet|afect|mold|mud|cambi|transform)))) |comment (?:je |j'|on |puis-je |peut-on |faire |(?:ne pas )?(?:\p{L}{2,}(?:er|ir|oir|re))(?= (?!du |de la passe))(?<!(?:mer|hiver|amour|histoire|memoire|guerre|litterature|culture|nature|agriculture|frontiere|maniere|lumiere)) )|come (?:posso |si puo |si fa a |faccio a |evito |impedisco |(?:\p{L}{3,}(?:are|ere|ire))(?<!(?:mare|potere|sapere|mestiere|dovere)) )|cum (?:(?:sa |pot |putem |se poate )?(?:opresc|fac|evit|impiedic|dezactivez|scot|opri|evita|impiedica|dezactiva) ))/u,
);

const TO_BE_UNDERSTOOD = lean(
  /(?<![\p{L}])(?:expliquer|comprendre|interpreter|definir|qualifier|distinguer|explicar|entender|interpretar|distinguir|spiegare|capire|interpretare|definire|distinguere)(?![\p{L}])/u,
);

/** And by a noun. */
const EFFECTS = anyWord([
  '(?:effects?|impacts?|influences?|consequences|implications|repercussions) (?:of|that) .{2,80} (?:on|for|had)(?!\\p{L})',
  '(?:efectos?|impacto|influencia|consecuencias|repercusiones) (?:de|del|que) .{2,80} (?:en|sobre|para)(?!\\p{L})',
  "(?:effets?|impact|influence|conséquences|répercussions) (?:de|du|des|d'\\p{L}+|qu').{2,80} (?:sur|pour)(?!\\p{L})",
  '(?:auswirkung|wirkung|einfluss|folge|konsequenz)\\p{L}* .{2,80} (?:auf|für)(?!\\p{L})|welche(?:n|r|s)? (?:auswirkung|einfluss|folge|wirkung)\\p{L}*',
  '(?:efeitos?|impactos?|influência|consequências) (?:de|do|da|dos|das|que) .{2,80} (?:em|no|na|nos|nas|sobre|para)(?!\\p{L})',
  "(?:effetti|effetto|impatto|influenza|conseguenze) (?:di|del|della|dei|delle|dell'\\p{L}+) .{2,80} (?:su|sul|sulla|sui|sulle|per)(?!\\p{L})",
  '(?:efectele|efectul|impactul|influența|consecințele|urmările) .{2,80} (?:asupra|pentru)(?!\\p{L})',
  '对[^，。？?]{1,24}(?:有|产生|造成|带来)(?:了)?(?:什么|哪些|何种|怎样的|何)[^，。？?]{0,6}(?:影响|作用|改变|后果)|对[^，。？?]{1,24}的(?:影响|作用)',
  '(?:に|へ)(?:の|与える|与えた|及ぼす|及ぼした)影響',
  '(?:تأثير|أثر|آثار|تأثيرات|نتائج|انعكاسات) .{2,80} (?:على|في)(?!\\p{L})',
]);
/** What happens by itself, as opposed to what one does. */
const HOW_IN_ARABIC = lean(
  /^كيف (?:كان|كانت|ي(?!مكن)\p{L}+|تتكون|تعمل|تنشا|تحدث|تتشكل|تنتقل|تطير|تختلف|تساعد|تتطور|تهضم|تتكيف|تتنفس|تتحرك|تنمو|نشات|نشا|تطور|تطورت|بدات|بدا|انتشر|انتشرت|سقطت|سقط|تكونت|حدث|حدثت) (?!ان|لي|المرء)/u,
);

/** Several of them, named one by one or by that word. */
const SEVERAL_CAUSES = lean(
  /(?<![\p{L}])(?:factor|faktor|facteur|fator|fattor)\p{L}*|\S, \S[^,?!.]{1,40},? (?:and|y|et|und|e|si|și) \S|[^，。]、[^，。]+[、和与及]|عوامل|العوامل|\S+، (?:و(?!(?:ما|ماذا|كيف|لماذا|هل|من|متى|كم)\s)\S+|\S+ و\S+)|\S+ و(?:ال)?\S+ و(?:ال)?\S+/u,
);

/** By what something is recognised. */
const TELLTALE = anyWord([
  'how (?:can|do|could|would|might) (?:i|you|we|one|someone|people) (?:\\p{L}+ )?(?:tell|know|determine|recogni[sz]e|spot|judge|detect|find out|figure out|guess) (?:if|whether|when|that|an? |the (?:difference|signs)|fake)|(?:what are )?(?:some |the |subtle |telltale |clear |common )*(?:signs|clues|hints|indications|indicators|giveaways) (?:that|which (?:suggest|show|indicate)|of an? )',
  'cómo se (?:sabe|nota|reconoce) (?:si|cuándo|cuando|que)(?!\\p{L})|(?:cómo (?:puedo |se puede |podemos |puede uno )?(?:saber|reconocer|detectar|notar|darse cuenta de) (?:si|cuándo|cuando|que)|señales (?:de que|que indican))(?!\\p{L})',
  "(?:comment (?:sait-on|voit-on|reconnaît-on|on sait) (?:si|quand|qu'|que)|comment (?:peut-on |puis-je |on peut )?(?:savoir|reconnaître|déterminer|repérer|voir) (?:si|quand|qu'|que)|à quoi reconnaît-on|(?:signes|indices) (?:que|qui montrent|indiquant))",
  '(?:woran (?:erkenn|merk|sieht|kann)\\p{L}*|wie (?:erkenn|merk)\\p{L}* (?:ich|man|du|wir)|wie (?:kann|könnte) (?:ich|man) (?:erkennen|feststellen|herausfinden)|anzeichen (?:dafür|für))(?!\\p{L})',
  'como (?:se (?:sabe|percebe|nota|reconhece)|dá (?:para|pra) (?:saber|perceber)|a gente sabe) (?:se|quando|que)(?!\\p{L})|como (?:posso |podemos |se pode |é possível )?(?:saber|reconhecer|identificar|perceber|descobrir) (?:se|quando|que)(?!\\p{L})|sinais (?:de que|que indicam)',
  'come (?:posso |si può |si fa a |faccio a |possiamo )?(?:capire|sapere|riconoscere|accorgersi|stabilire) (?:se|quando|che)(?!\\p{L})|come (?:si|ci si) (?:capisce|accorge|riconosce|vede|nota) (?:se|quando|che)(?!\\p{L})|(?:da cosa|da che cosa) si (?:capisce|riconosce|vede)|segnali (?:che|di chi)',
  'cum (?:îmi|îți|își|ne|vă)(?: (?:pot|poți|poate|putem|puteți|aș putea))? (?:dau|dai|dă|da|dăm|dați) seama (?:dacă|că|când)|cum (?:mi-aș|ți-ai|ne-am) (?:putea )?da seama (?:dacă|că|când)|cum (?:pot|poți|putem|se poate) (?:ști|recunoaște|afla|determina|observa) (?:dacă|că|când)|după ce (?:semne|recunosc)',
  '(?:怎么|如何|怎样)(?:才能)?(?:判断|看出|分辨|识别|辨别|察觉|知道)[^，。？?]{1,30}|(?:有哪些|什么)(?:迹象|征兆|蛛丝马迹)|(?:哪些|什么)[^，。？?]{0,10}(?:迹象|线索)',
  '(?:見分け方|見分ける|見抜く|見抜け)|どうすれば[^。？]{1,30}(?:わか|分か)(?:る|り)|かどうか[^。？]{0,14}(?:見分け|判断|わか|分か)',
  'كيف (?:يمكن(?:ني|ك|نا)? |أستطيع |نستطيع |لي )?(?:أن )?(?:أعرف|نعرف|تعرف|معرفة|أتأكد|التأكد|تحديد|أميز|تمييز|التمييز|أكتشف|اكتشاف) (?:إذا|ما إذا|إن|أن|هل|ال\\p{L}+ المزيف|بين)|(?:ما )?(?:علامات|الدلائل|المؤشرات) (?:التي|أن|على)',
]);

/** Why some would rather do it so. */
const MOTIVES = anyWord([
  '(?:what (?:could|might|may|are|would) (?:be )?(?:(?:the|some|a few|possible|several) )*reasons|for what reasons) (?:why |for which |that )?(?:someone|somebody|a person|people|anyone|one) |why (?:might|would|may|could|do|does|should) (?:someone|somebody|a person|people|some|anyone|one|an? \\p{L}+|the \\p{L}+|many) (?:\\p{L}+ ){0,6}?(?:choose|prefer|decide|want|opt|rather|refuse|avoid|keep|put|place|pay|stay)(?!\\p{L})',
  'por qué (?:alguien|algun[oa]s(?: personas)?|una persona|hay quien|la gente|much[oa]s(?: personas)?) (?:\\p{L}+ ){0,4}?(?:prefier|preferir|elig|elegir|decid|querr|optar|opta)\\p{L}*',
  "pourquoi (?:quelqu'un|certain\\p{L}*|une personne|des gens|beaucoup) (?:\\p{L}+ ){0,5}?(?:préf|chois|décid|voud|opter)\\p{L}*",
  'warum (?:könnte|würde|möchte|sollte)\\p{L}* (?:jemand|man|eine person|manche|menschen)|warum (?:entscheiden|bevorzugen|wählen|ziehen) (?:sich )?(?:manche|einige|viele|menschen|leute)',
  'por que (?:alguém|algumas pessoas|uma pessoa|as pessoas|muitas pessoas|há quem) (?:\\p{L}+ ){0,4}?(?:prefer|prefir|escolh|optar|opta|decid|quer)\\p{L}*',
  'perché (?:qualcuno|alcun\\p{L}*|una persona|molti|la gente) (?:\\p{L}+ ){0,4}?(?:prefer|scegl|decid|vorreb|opt)\\p{L}*',
  'de ce (?:ar (?:putea |vrea )?(?:prefera|alege|decide|vrea|să)? ?(?:cineva|o persoană|unii)|(?:cineva|unii(?: oameni)?|o persoană|mulți) (?:\\p{L}+ ){0,4}?(?:prefer|aleg|decid|vor|vrea|refuz)\\p{L}*)',
  '为什么(?:有的人|有人|有些人|人们|一些人|很多人|某人)[^，。？?]{0,14}(?:选择|宁愿|宁可|更喜欢|偏好|愿意|不愿|想要)',
  'なぜ[^。？]{0,24}(?:人|誰か)[^。？]{0,24}(?:選|好む|好き|したがる|たがる)',
  'لماذا (?:قد )?(?:يفضل|يفضّل|يختار|يلجأ|يرفض|يتجنب) ',
]);

/** Whom it is explained to. */
const READERS = lean(
  /(?<![\p{L}])(?:(?:to|for)(?! (?!all|both|half|some|any|most)[\p{L}-]+ (?:an?|the|my|our|your|his|her|their|some) ) (?:an?|the|my|our|your|his|her|some)? ?(?:group of |class of |roomful of )?(?:[\p{L}\p{Nd}'-]+ ){0,4}?(?:students?|pupils?|graders?|seniors?|juniors?|freshm[ae]n|undergraduates?|class|kids?|child(?:ren)?|year[- ]olds?|beginners?|grand\p{L}+|mothers?|fathers?|parents?|colleagues?|managers?|audience|engineers?|developers?|nurses?|doctors?|patients?|lawyers?|investors?|farmers?|teens?|teenagers?|adults|laym[ae]n|laypersons?|laypeople|board|customers?|clients?|someone|somebody|people who|neighbou?rs?|friends?|tourists?|visitors?|newcomers?)|(?:a|para) (?:un[oa]?s?|el|los|las|la|mi|mis|niñ[oa]s|alumn[oa]s|estudiantes|alguien) ?(?:[\p{L}-]+ ){0,3}?(?:estudiantes?|alumn[oa]s?|nin[oa]s?|principiantes?|abuel[oa]s?|adolescentes?|publico|alguien|padres|pacientes|clientes|clase)|(?:a|pour) (?:un|une|des|le|la|les|mon|ma|mes)? ?(?:[\p{L}'-]+ ){0,3}?(?:etudiant\p{L}*|eleves?|enfants?|debutant\p{L}*|lyceen\p{L}*|collegien\p{L}*|grand-\p{L}+|public|parents|patients?|quelqu'un)|fur (?:[\p{L}-]+ ){0,4}?(?:student\p{L}*|studierende\p{L}*|schuler\p{L}*|kinder|anfanger\p{L}*|publikum|laien|eltern|jemanden|azubis|patient\p{L}*)|(?:einem|einer|meinem|meiner|unseren|meinen) (?:[\p{L}-]+ ){0,3}?(?:kind\p{L}*|schuler\p{L}*|klasse|oma|opa|anfanger\p{L}*|laien|publikum|student\p{L}*)|(?:a|para) (?:uma?|os|as|o|meu|minha|alunos|estudantes|criancas)? ?(?:[\p{L}-]+ ){0,3}?(?:estudantes?|alun[oa]s?|criancas?|iniciantes?|avo|publico|alguem|leigos?|pacientes|turma)|(?:a|per) (?:uno|una|un|gli|i|le|mio|mia|dei|delle|degli)? ?(?:[\p{L}-]+ ){0,3}?(?:student\p{L}*|alunn\p{L}*|bambin[oaie]|principiant\p{L}*|nonn[oaie]|pubblico|qualcuno|genitori|pazienti|ragazz[oaie])|(?:pentru|unui|unei|unor) (?:[\p{L}-]+ ){0,3}?(?:student\p{L}*|elev\p{L}*|copi\p{L}*|incepator\p{L}*|public\p{L}*|bunic\p{L}*|cineva|parinti\p{L}*|adolescent\p{L}*|pacient\p{L}*|clas\p{L}*))(?![\p{L}])|(?:给|向|对)[^，。,？?]{0,12}(?:学生|小学生|中学生|高中生|大学生|孩子|小朋友|新手|初学者|外行|家长|老师|老人|奶奶|爷爷|听众|观众|患者|员工|客户|人)(?:解释|讲|说明|介绍)|(?:小学生|中学生|高校生|大学生|子ども|子供|初心者|素人|祖母|患者|新入社員)(?:に|でも|向けに|にも)|(?:^|\s)(?:ل|الي )(?:ال)?(?:طلاب|طالب|طالبه|طلبه|طفل|اطفال|مبتدي|مبتدئ|مبتدئين|تلاميذ|جمهور|شخص|جدت|والد|مريض|مرضي)\p{L}*/u,
);
const TEACHES = lean(
  /(?<![\p{L}])(?:explain|describe|teach|introduce|break down|illustrate|clarify|explica\p{L}*|describ\p{L}*|ensen\p{L}*|explique\p{L}*|decri\p{L}*|erklar\p{L}*|beschreib\p{L}*|erlauter\p{L}*|ensin\p{L}*|descrev\p{L}*|spiega\p{L}*|descriv\p{L}*|explic\p{L}*|descri\p{L}*|prezint\p{L}*)(?![\p{L}])|解释|讲解|讲讲|说明|介绍|説明|教えて|解説|(?:^|\s)(?:اشرح|فسر|وضح|بسط|عرف)/u,
);

/** Something is to be explained, and to whom is said. */
export const isTaught = (folded: string): boolean =>
  TEACHES.test(folded) && (READERS.test(folded) || CLIENTS.test(folded));
const CLIENTS = lean(
  /(?<![\p{L}])(?:customers|clients|clientes|clientii?|clienti|kunden|laypeople|pacientii?|patients)(?![\p{L}])|客户|顾客|お客|عملاء|العملاء/u,
);

/** The arguments of both sides. */
const SIDES = anyWord([
  '(?:arguments?|case|reasons|reasoning|positions?) (?:both )?(?:for and against|on both sides)|both sides of (?:the|this)|for and against|what (?:arguments?|position|case) would .{3,50} and .{3,50} (?:make|take|give|offer|put forward)',
  'argumentos (?:a favor y en contra|de ambos lados)|a favor y en contra|qué (?:argumentos?|posición|respuesta) (?:daría|darían|tendría|tendrían|usaría|usarían|defendería|defenderían) .{3,50} y .{3,}',
  'arguments (?:pour et contre|des deux côtés)|pour et le contre|quels? (?:arguments?|position|réponse) .{3,50} et .{3,50} (?:avancerai|donnerai|défendrai|opposerai)\\p{L}*',
  'argumente (?:für und (?:wider|gegen)|beider seiten|dafür und dagegen)|für und wider|welche (?:argumente|position|haltung) würden? .{3,50} und .{3,50} (?:anführen|vorbringen|vertreten|einnehmen)',
  'argumentos (?:a favor e contra|dos dois lados|contra e a favor)|a favor e contra|que (?:argumentos?|posição) (?:usaria|usariam|daria|dariam|defenderia|defenderiam|apresentaria|apresentariam) .{3,50} e .{3,}',
  'argomenti (?:a favore e contro|pro e contro|di entrambe)|a favore e contro|(?:quali|che) argoment[io] (?:userebbe|userebbero|porterebbe|porterebbero|darebbe|darebbero) .{3,50} e .{3,}',
  'argumente(?:le)? (?:pro și contra|pentru și împotriva)|pro și contra|(?:ce|care) (?:argumente?|poziție|răspuns|soluție)\\p{L}* ar (?:aduce|da|invoca|avea|folosi|propune|susține) .{3,50} și .{3,}|cum ar (?:răspunde|judeca|privi|vedea|interpreta) .{3,50} și .{3,}',
  '正反(?:两方|双方)?(?:的)?(?:观点|论点|理由|意见|论据)|支持(?:和|与)反对(?:的)?(?:理由|观点|论点)|赞成(?:和|与)反对',
  '賛否(?:両論)?|賛成(?:と|・)反対(?:の)?(?:意見|論拠|理由)?',
  '(?:ال)?حجج (?:المؤيدة والمعارضة|المؤيدين والمعارضين|مع وضد)|(?:المؤيدين|المؤيدة) و(?:المعارضين|المعارضة)',
]);

/** And where the answer comes down, behind both sides. */
const OWN_VIEW = lean(
  /(?<![\p{L}])(?:your (?:own )?(?:opinion|view|position|stance|verdict)|tu (?:propia )?(?:opinion|postura)|(?:ton|votre) (?:avis|opinion)|(?:deine|ihre) (?:eigene )?(?:meinung|position)|(?:sua|tua) (?:opiniao|posicao)|(?:tua|sua) (?:opinione|posizione)|(?:opinia|parerea) ta)(?![\p{L}])|你的(?:看法|观点|立场|意见)|あなたの(?:意見|立場|考え)|(?<![\p{L}])(?:رايك|موقفك|خلاصتك)(?![\p{L}])/u,
);

/** So many principles, kinds or stages, each to be said something about. */
const COUNTED_POINTS = anyWord(
  [
    '(?:(?:please|can you|could you) )*(?:describe|explain|outline|discuss|name and (?:explain|describe)|identify and (?:explain|describe)|what are) (?:the )?(?:(?:main|key|basic|core|fundamental|major|essential|important|principal) )?(?:two|three|four|five|six|seven|eight|\\p{Nd}+) (?:\\p{L}+ )*(?:principles?|types?|kinds?|forms?|stages?|phases?|parts?|branches?|laws?|theories|schools?|models?|elements?|functions?|reasons?|causes?|ways?|features?|methods?|examples?|concepts?|techniques?|approaches|layers?|levels?|states?|pillars?|groups?|classes|characteristics|strategies)(?!\\p{L})',
    '(?:¿ ?)?(?:describe|explica|enumera y explica|cuáles son) (?:los |las )?(?:(?:principales) )?(?:dos|tres|cuatro|cinco|seis|siete|\\p{Nd}+) \\p{L}+',
    '(?:décris|décrivez|explique|expliquez|présente|quels sont|quelles sont) (?:les )?(?:deux|trois|quatre|cinq|six|sept|\\p{Nd}+) \\p{L}+',
    '(?:beschreib|beschreibe|beschreiben sie|erkläre?|erklären sie|nenne und erkläre|was sind) (?:die )?(?:zwei|drei|vier|fünf|sechs|sieben|\\p{Nd}+) \\p{L}+',
    '(?:descreva|explique|quais são) (?:os |as )?(?:dois|duas|três|quatro|cinco|seis|sete|\\p{Nd}+) \\p{L}+',
    '(?:descrivi|spiega|quali sono) (?:i |le |gli )?(?:due|tre|quattro|cinque|sei|sette|\\p{Nd}+) \\p{L}+',
    '(?:descrie|descrieți|explică|explicați|prezintă|care sunt) (?:cele )?(?:două|doi|trei|patru|cinci|șase|șapte|\\p{Nd}+) \\p{L}+',
    '(?:请)?(?:描述|解释|说明|介绍|阐述|简述)[^，。？?]{0,10}(?:[两二三四五六七八]|\\p{Nd}+)(?:个|种|项|条|大|类)',
    '[^。？]{1,30}(?:[二三四五六七]|\\p{Nd}+)(?:つ|種類|段階)[^。？]{0,14}(?:説明|述べ|解説)',
    '(?:وصف|صف|اشرح|اذكر واشرح|وضح) (?:أهم )?(?:خمسة|خمس|ثلاثة|ثلاث|أربعة|أربع|ستة|ست|سبعة|سبع|\\p{Nd}+) \\p{L}+',
  ],
  { atStart: true },
);

/** No name and no date answers this. */
const OPEN_ENDED = anyWord(
  [
    "what (?:are|were) (?!the names?)|what (?:happen|do |does .{2,40} do|did .{2,40} do|makes? |'?s the catch|is the catch)|what (?:is|was) .{2,50} (?:doing|about|like)(?!\\p{L})",
    '(?:¿ ?)?(?:qué (?:son|pasó|ocurrió|sucedió|hac|implica)|cuáles (?:son|fueron))',
    "que s'est-il passé|qu'est-ce qui|que fai|quels? (?:sont|étaient)|quelles? (?:sont|étaient)",
    'was (?:sind|waren|passier|geschah|geschieht|bedeutet|mach)|welche (?!farbe|sprache|nummer)\\p{L}+ (?:sind|gibt|haben)',
    'o que (?:são|aconteceu|faz|ocorreu|significa)|quais (?:são|foram|eram)',
    '(?:che )?cosa (?:sono|è successo|accadde|fa|significa)|quali (?:sono|furono|erano)',
    'ce (?:s-a întâmplat|sunt|înseamnă|face)|care (?:sunt|au fost|erau)',
    '.{0,30}(?:发生了?什么|有哪些|哪些)',
    '.{0,30}(?:何が(?:起|あ)|どのような|どんな)',
    'ماذا (?:حدث|يفعل|تفعل|فعل|يحدث)|ما هي (?:أهم|أبرز|أنواع|أسباب|خصائص|مراحل)',
  ],
  { atStart: true },
);

/** Everything about a field in short; its schools, kinds or stages where they are named. */
const OVERVIEW = anyWord(
  [
    '(?:(?:please|can you|could you|give|provide|write|me|us|with|an?|the|brief|short|quick|general|concise) )*overview (?:of|on)(?!\\p{L})',
    '(?:(?:da|dame|dé|haz|escribe|una?|breve) )*(?:visión general|panorama|panorámica) (?:de|del|sobre)(?!\\p{L})',
    "(?:(?:donne|donnez|fais|présente|moi|un|une|bref|brève) )*(?:aperçu|panorama|vue d'ensemble|tour d'horizon) (?:de|du|des|d')",
    '(?:(?:gib|geben sie|mir|einen|kurzen) )*überblick (?:über|zu)(?!\\p{L})',
    '(?:(?:dê|dá|me|faça|uma?|breve) )*(?:visão geral|panorama) (?:de|do|da|dos|das|sobre)(?!\\p{L})',
    "(?:(?:dai|dammi|fai|fammi|una?|breve) )*(?:panoramica|quadro generale|panorama) (?:di|del|della|dei|delle|degli|dell'|su)",
    '(?:(?:dă|dați|fă|o|scurtă|mi) )*(?:prezentare generală|privire de ansamblu|imagine de ansamblu) (?:a|asupra|despre)(?!\\p{L})',
    '(?:请)?(?:概述|综述|简述|概括介绍)',
    '[^。]{2,40}(?:概要|概説|全体像)',
    '(?:(?:أعط|أعطني|قدم|اكتب|لي) )*(?:لمحة عامة|نظرة عامة|لمحة) (?:عن|على|حول)(?!\\p{L})',
  ],
  { atStart: true },
);
const ITS_KINDS = lean(
  /(?<![\p{L}])(?:main|major|different|key|various|principales|distint[oa]s|principaux|differents?|differentes|wichtigsten|verschiedenen|principais|diferentes|principali|divers[ei]|principalele|principalelor|diferitele)(?![\p{L}])|主要|各[种个]|主な|(?:اهم|ابرز|مختلف)(?=\s)/u,
);

/** What a term stands for, although examples of it are asked for as well. */
const MEANT_BY = anyWord(
  [
    'what (?:do|does|did|is|are) .{0,40}(?:mean|meant|understood) by',
    '(?:¿ ?)?qué (?:se entiende|entendemos|quiere decir|significa) (?:por )?',
    "qu'(?:entend-on|est-ce qu'on entend) par|que signifie",
    'was (?:versteht man|ist) (?:unter )?.{2,60}(?:gemeint|zu verstehen)|was versteht man unter',
    'o que (?:se entende|significa)(?: por)?',
    '(?:che )?cosa (?:si intende|significa)(?: per)?',
    'ce (?:se înțelege|înseamnă)(?: prin)?',
    '(?:什么叫|什么是|何谓|所谓)',
    '.{2,30}(?:とは(?:何|どういう))',
    'ما(?:ذا)? (?:المقصود ب|يعني|تعني|معنى)',
  ],
  { atStart: true },
);

/** The causes of something, however the order for them is put. */
const CAUSES_LISTED = anyWord(
  [
    '(?:(?:please|list|name|state|give|mention|describe|explain|discuss|analy[sz]e|examine|explore|what|are|were|the|main|major|key|three|four|five) )*(?:causes|reasons)',
    '(?:(?:enumera|menciona|nombra|explica|discute|analiza|comenta|cuáles|son|fueron|las|principales) )*(?:causas)',
    '(?:(?:cite|citez|donne|donnez|explique|expliquez|discute|discutez|analyse|analysez|quelles|sont|furent|les|principales) )*(?:causes)',
    '(?:(?:nenne|nennen|sie|erkläre|diskutiere|erörtere|analysiere|was|waren|sind|die|wichtigsten|welche) )*(?:ursachen)',
    '(?:(?:cite|enumere|explique|discuta|analise|quais|são|foram|as|principais) )*(?:causas)',
    '(?:(?:elenca|spiega|discuti|analizza|quali|sono|furono|le|principali) )*(?:cause)',
    '(?:(?:enumeră|enumerați|numește|prezintă|explică|discută|discutați|analizează|analizați|care|sunt|au|fost) )*(?:cauzele)',
    '(?:请)?(?:列举|说明|简述|列出)?[^，。？?]{1,24}的?原因',
    '[^。？]{1,30}の原因',
    '(?:(?:اذكر|عدد|وضح|اشرح|ناقش|حلل|بيّن|ما هي|أهم) )*أسباب',
  ],
  { atStart: true },
);

/** Which of them counts most is asked beside. */
const WEIGHED =
  /which (?:of (?:them|these)|one|cause|factor|reason)[^?]{0,30}(?:most|main|greatest|biggest|decisive)|cual (?:de (?:ellas|ellos|estas)|fue)[^?]{0,20}(?:mas|principal|decisiv)|laquelle|lequel[^?]{0,20}plus|welche (?:davon|von ihnen|war)|qual (?:delas|foi|era)|quale (?:di (?:esse|queste)|fu|e stata)|care dintre (?:ele|acestea|ei)|哪(?:一)?(?:个|种|项)(?:最|更)(?:重要|主要|关键)|どれが(?:最も|一番)|(?:ايها|ايهما|اي منها) [^؟]{0,16}(?:اهم|اكبر|اكثر)/u;

/** Asked with yes or no, and answered by what ought to be. */
const OUGHT = anyWord([
  '(?:a |the |any )?rights? to|should (?!i |we |my |it be )|(?:un)?ethical|(?:im)?moral\\p{L}*|deserve|justified|obligat\\p{L}*|free will|(?:un)?acceptable|wrong to',
  'derecho a|debería\\p{L}* (?!yo)|étic\\p{L}*|moral\\p{L}*|merec\\p{L}*|justificad\\p{L}*|libre albedrío|aceptable',
  'le droit (?:de|à)|devrai\\p{L}* |faut-il|éthique|moral\\p{L}*|mérit\\p{L}*|justifié\\p{L}*|libre arbitre|acceptable',
  'ein recht auf|sollte\\p{L}* (?!ich|wir)|ethisch|moral\\p{L}*|verdien\\p{L}*|gerechtfertigt|freien willen|vertretbar',
  'direito (?:a|à|de)|deveria\\p{L}* |étic\\p{L}*|moral\\p{L}*|merec\\p{L}*|justificad\\p{L}*|livre-arbítrio|aceitável',
  'diritto (?:a|di|alla)|dovrebbe\\p{L}* |etic\\p{L}*|moral\\p{L}*|merita\\p{L}*|giustificat\\p{L}*|libero arbitrio|accettabile',
  'dreptul (?:la|de)|ar trebui (?!să mă|să îmi|să ne)|etic\\p{L}*|moral\\p{L}*|merită|justificat\\p{L}*|liberul arbitru|acceptabil',
  '权利|应该|应当|道德|伦理|正当|自由意志',
  '権利|べき|倫理|道徳|正当|自由意志',
  'الحق في|حق في|ينبغي|يجب|أخلاق\\p{L}*|مبرر',
]);

/** What can be argued either way. */
const DEBATABLE = anyWord([
  'should|ought|is it|are we|ethic\\p{L}*|moral\\p{L}*|right or wrong|justif\\p{L}*|whether|pros|for and against|do you (?:think|believe|agree)|to what extent|better than|ban(?:ned|ning)?|argue|debate|agree|free will|advantages|benefits and|drawbacks|case for|case against',
  'debe(?:ría)?|debería\\p{L}*|éti\\p{L}*|moral\\p{L}*|justific\\p{L}*|a favor|hasta qué punto|ventajas|opinas|crees',
  'doit|devrait|faut-il|éthi\\p{L}*|moral\\p{L}*|justifi\\p{L}*|pour ou contre|dans quelle mesure|avantages|penses-tu|pensez-vous',
  'soll(?:te|en|ten)?|darf|dürfen|eth\\p{L}*|moral\\p{L}*|gerechtfertigt|inwieweit|vorteile|ob|meinst|pro',
  'dev(?:e|em|eria|eriam)|étic\\p{L}*|moral\\p{L}*|justific\\p{L}*|até que ponto|vantagens|acha',
  'dovre\\p{L}*|deve|bisogna|etic\\p{L}*|moral\\p{L}*|giustific\\p{L}*|in che misura|vantaggi|pensi|pro',
  'ar trebui|trebuie|etic\\p{L}*|moral\\p{L}*|justific\\p{L}*|în ce măsură|avantaje\\p{L}*|crezi|pro',
  '应该|应当|是否|该不该|道德|伦理|利弊|支持|反对|你认为|合理|吗',
  'べき|倫理|道徳|是非|賛成|反対|思いますか',
  'ينبغي|يجب|هل|أخلاق\\p{L}*|مبرر|مؤيد|معارض|إيجابيات|مزايا|رأيك',
]);

export const isOpenToDebate = (folded: string): boolean => DEBATABLE.test(folded);

const DISCUSSED = anyWord(
  [
    '(?:please )?(?:discuss|explore)',
    'discut|comenta',
    'discute|discutez|commente',
    'diskutier|erörter',
    'discut|comente',
    'discuti|commenta',
    'discut|comenteaz',
    '(?:请)?(?:讨论|论述|探讨|谈谈)',
    '.{2,60}(?:論じ|考察)',
    'ناقش|تناول',
  ],
  { atStart: true },
);

/** What happens in a work, told in short. */
const PLOT = anyWord(
  [
    "(?:(?:please |can you |could you )*(?:describe|explain|outline|recount|tell(?: me)?|give(?: me)?|write)|what(?:'s| is| was)) (?:an? |the )?(?:(?:brief|short|basic|main|overall) )*(?:plot|storyline|synopsis)(?: summary)? of",
    '(?:describe|explica|cuenta|cuéntame|cuál es) (?:el argumento|la trama) (?:de|del)(?!\\p{L})',
    "(?:décri(?:s|vez)|explique[z]?|raconte[z]?|quelle est) l'intrigue d",
    '(?:beschreibe?|erkläre?|erzähle?|was ist)(?: mir)? die handlung (?:von|des|der)(?!\\p{L})',
    '(?:descreva|explique|conte|qual é) (?:o enredo|a trama) d',
    '(?:descrivi|spiega|racconta|qual è) la trama d',
    '(?:descrie|explică|povestește|care este) (?:acțiunea|intriga|subiectul) (?:din|romanului|filmului|piesei|operei|cărții)',
    '(?:请)?(?:描述|介绍|讲述|简述|概述)(?:一下)?[^，。？?]{1,20}的(?:故事)?情节',
    '[^。？]{1,24}のあらすじ',
    '(?:صف|اشرح|احك|ما) (?:هي )?(?:حبكة|أحداث|قصة) (?:رواية|فيلم|مسرحية|مسلسل)',
  ],
  { atStart: true },
);

/** "Names of famous …": those that exist, and none to be invented. */
const NAMES_OF_KNOWN = anyWord([
  'names of (?:(?:some|a few|the|\\p{Nd}+|five|ten|three) )*(?:\\p{L}+ )?(?:famous|well-known|notable|important|great|popular|historical|ancient|common|real|existing)(?!\\p{L})',
  'nombres de (?:\\p{L}+ ){1,3}(?:famos[oa]s|conocid[oa]s|célebres|importantes|históric[oa]s)(?!\\p{L})',
  'noms de (?:\\p{L}+ ){1,3}(?:célèbres|connue?s|importante?s|historiques)(?!\\p{L})',
  'namen (?:von |einiger |der )?(?:berühmte|bekannte|wichtige|historische)[rn]?(?!\\p{L})',
  'nomes de (?:\\p{L}+ ){1,3}(?:famos[oa]s|conhecid[oa]s|célebres|importantes|históric[oa]s)(?!\\p{L})',
  'nomi di (?:\\p{L}+ ){1,3}(?:famos[ei]|not[ei]|celebri|importanti|storic[ih]e?)(?!\\p{L})',
  'numele? (?:unor |de |celor )(?:\\p{L}+ ){1,3}(?:celebr[ei]|cunoscu[tț][ie]|faimo\\p{L}+|importan[tț][ei]|istoric[ei])(?!\\p{L})',
  '(?:著名|有名|知名)的?[^，。]{1,12}的?名[字称]',
  '有名な[^、。]{1,14}の名前',
  'أسماء (?:\\p{L}+ ){1,2}(?:مشهورة|معروفة|شهيرة|مهمة|تاريخية)(?!\\p{L})|أسماء (?:أشهر|أهم|أبرز) ',
]);

interface Asked {
  wording: TaskKind;
  /** What the words suggested. */
  task: TaskKind;
  instruction: string;
  material: string;
  traits: readonly Trait[];
}

/** "Oblique", "Period Dramas": the thing it is about, on a line of its own. */
const MOST_WORDS_OF_A_TERM = 6;
const LONGEST_MEASURED = 90;
/** What a thing is like, as opposed to how it works. */
const TOLD_APART = lean(
  /(?<![\p{L}])(?:difference|differ|tell (?:them|these|the two) apart|diferencia\p{L}*|difference|distingu\p{L}+|unterschied\p{L}*|diferenca|differenz\p{L}*|diferent\p{L}*)(?![\p{L}])|区别|不同|差别|違い|الفرق/u,
);
const DESCRIBED = lean(
  /(?<![\p{L}])(?:descriptions?|describe|descri\p{L}*|decri\p{L}*|beschreib\p{L}*|descrev\p{L}*)(?![\p{L}])|描述|介绍|紹介|(?:^|\s)(?:صف|وصف\p{L}*)/u,
);

/** Wordings a question falls into that say nothing of its shape. */
const OPEN_QUESTIONS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'fact',
  'question',
  'explain',
  'describe',
  'why',
  'discuss',
  'evaluate',
  'list',
  'entries',
  'small',
  'plain',
  'unknown',
]);

/** "What were the consequences of the war for …": several effects, whatever word the question opens with. */
const CONSEQUENCES = lean(
  /^(?:what|which) (?:(?:were|are|was|is) )?(?:the )?(?:\p{L}+ ){0,3}(?:consequences|repercussions|aftermath)(?![\p{L}])|^¿? ?(?:que|cuales) (?:(?:fueron|son|eran) )?(?:las )?(?:\p{L}+ ){0,2}(?:consecuencias|repercusiones|secuelas)(?![\p{L}])|^quel\p{L}* (?:(?:ont ete|furent|sont|etaient) )?(?:les )?(?:\p{L}+ ){0,2}(?:consequences|repercussions|retombees)(?![\p{L}])|^(?:welche|was) (?:(?:waren|sind) )?(?:die )?(?:\p{L}+ ){0,2}(?:folgen|auswirkungen|konsequenzen)(?![\p{L}])|^(?:quais|que) (?:(?:foram|sao|eram) )?(?:as )?(?:\p{L}+ ){0,2}(?:consequencias|repercussoes)(?![\p{L}])|^(?:quali|che) (?:(?:furono|sono|erano|sono state) )?(?:le )?(?:\p{L}+ ){0,2}(?:conseguenze|ripercussioni)(?![\p{L}])|^(?:care|ce) (?:(?:au fost|sunt|erau) )?(?:\p{L}+ ){0,2}(?:urmari(?:le)?|consecinte(?:le)?|repercusiuni(?:le)?)(?![\p{L}])|^(?:ما|ماذا) (?:هي |كانت )?(?:ابرز |اهم )?(?:ال)?(?:نتا[يئ]ج|عواقب|تداعيات|تبعات|اثار) (?:\p{L}+ ){0,2}(?:\p{L}*(?:حرب|ثور|ازم|اتفاق|معاهد|احتلال|سقوط|انهيار))/u,
);
const PAST_ONES = lean(
  /(?<![\p{L}])(?:were|had|fueron|tuvo|tuvieron|ont ete|furent|waren|hatten?|foram|teve|tiveram|furono|sono state|ebbe|ebbero|au fost|a avut|au avut)(?![\p{L}])/u,
);
const YEAR_NAMED = /(?<!\p{Nd})1\p{Nd}{3}(?!\p{Nd})/u;
/** "What temperature has the sea in June": a measured value, with neither a name nor a date in it. */
const MEASURED = lean(
  /^(?:what|which) (?:(?:is|was) the )?(?:\p{L}+ )?(?:temperature|humidity)(?! (?:scale|sensor|unit))(?![\p{L}])|^¿? ?(?:que|cual es la) (?:temperatura|humedad)(?![\p{L}])|^quelle (?:est la )?(?:temperature|humidite)(?![\p{L}])|^(?:welche|was fur eine|wie ist die) (?:[\p{L}]*temperatur|luftfeuchtigkeit)(?![\p{L}])|^(?:qual (?:e )?a|que) (?:temperatura|umidade|humidade)(?![\p{L}])|^(?:che|qual e la) (?:temperatura|umidita)(?![\p{L}])|^(?:ce|care este|care e) (?:temperatura|umiditate(?:a)?)(?![\p{L}])|(?:水温|気温|湿度)は(?:何度)?(?:です|ですか)?[？?]?$|^(?:ما|كم) (?:هي )?(?:تبلغ )?(?:درجه (?:ال)?حراره|حراره|رطوبه|نسبه الرطوبه)(?![\p{L}])/u,
);
/** "How many live there, and what are its cities": a figure, and a name beside it. */
const NAMED_BESIDE = lean(
  /(?<![\p{L}])(?:and|y|et|und|e|si) (?:what (?:is|are|was|were)|which|who|where|when|cual(?:es)?|quien|donde|cuando|quel\p{L}*|qui|ou|quand|was (?:ist|sind)|welche\p{L}*|wer|wo|wann|qual|quais|quem|onde|quando|quale|quali|chi|dove|care|cine|unde|cand)(?![\p{L}])|(?:^|\s)و(?:ما (?:هي|هو) |من |اين |متي )/u,
);

/** "What does it mean for savers?": what comes of it for them, and not what the word says. */
const MEANS_FOR = anyWord([
  'what (?:does|do|did|would|will|might|could) [^?.]{2,60} mean for (?!short|you |me |us )\\p{L}',
  'qué (?:significa|supone|implica) [^?.]{0,60}para (?!ti|mí)\\p{L}',
  "(?:que signifie|qu'implique|qu'est-ce que) [^?.]{2,60} pour (?!toi|vous|moi)\\p{L}",
  'was (?:bedeutet|heißt) [^?.]{2,60} für (?!dich|sie |mich)\\p{L}',
  'o que (?:significa|representa|implica) [^?.]{0,60}para (?!você|ti|mim)\\p{L}',
  'cosa (?:significa|comporta|implica) [^?.]{0,60}per (?!te|lei|me )\\p{L}',
  'ce (?:înseamnă|presupune|implică) [^?.]{0,60}pentru (?!tine|mine)\\p{L}',
  '对(?!你|您|我)[^，。？?]{1,20}(?:意味着什么|意味着啥)',
  'にとって(?:は)?[^。？]{0,12}(?:何を意味|どういう意味|どんな意味)',
  'ماذا (?:ي|ت)عني [^؟.]{0,60}(?:بالنسبة )?(?:ل|إلى )(?:ل|ال)?\\p{L}{3,}',
]);
const WHAT_IS_FIRST = lean(
  /^(?:what (?:is|are|was)|que (?:es|son)|qu'est-ce que? |c'est quoi|was (?:ist|sind)|o que (?:e|sao)|(?:che )?cosa (?:e|sono)|cos'e|ce (?:este|e|sunt))(?![\p{L}])|是什么|とは何|^ما (?:هو|هي)/u,
);

interface Shape {
  kind: TaskKind;
  /** Which further wordings it replaces. */
  over?: readonly TaskKind[];
  holds: (folded: string, asked: Asked) => boolean;
}

/** One thing bears on another; asked how it is done, only its verb tells. */
const bears = (folded: string, wording: TaskKind): boolean =>
  (ACTS_ON.test(folded) && !TO_BE_DONE.test(folded)) ||
  (wording !== 'fact' && wording !== 'list' && wording !== 'howto' && EFFECTS.test(folded));
/** "The main characters", "los personajes": several of a kind, and no name; where it is written with capitals, it shows. */
const OF_A_KIND = lean(
  /^\P{L}*(?:[Ww]ho(?:'s)?|[Qq]ui[eé]n(?:es)?|[Qq]ui|[Qq]uem|[Cc]hi) \p{L}+ (?:the|los|las|el|la|les|le|os|as|o|a|i|gli|il|lo) \p{Ll}/u,
);
const isNamed = (folded: string): boolean =>
  WHO.test(folded) && !BESIDE.test(folded) && !BY_DEED.test(folded.replace(/^\S+\s\S+\s/u, ''));
const isShortQuestion = (folded: string): boolean => folded.length <= 160;

const NEXT_QUESTION =
  /[.?!؟。？，\n]|[,،] ?(?:and|y|e|et|und|si)? |\s(?:and|y|et|und|si) (?=how|in what|como|comment|wie|cum)|\sو(?=كيف)|^و(?=كيف)/u;
/** "And what consequences does it have?" */
const EFFECTS_NAMED = lean(
  /(?<![\p{L}])(?:(?:what|which) (?:effects?|consequences|implications) (?:do|does|did|has|have|had|it|this|that|they)|que (?:efectos|consecuencias|implicaciones) (?:tien|tuv)\p{L}*|quel(?:le)?s (?:effets|consequences|implications)|welche (?:folgen|auswirkungen|konsequenzen)|(?:que|quais) (?:efeitos|consequencias|implicacoes) (?:tem|tev|tiv)\p{L}*|(?:quali|che) (?:effetti|conseguenze|implicazioni)|ce (?:efecte|consecinte|urmari|implicatii) (?:are|au|a avut|poate|pot))(?![\p{L}])/u,
);
/** In a sentence of its own: "Explain how interest rates affect them." */
export const asksForEffects = (folded: string): boolean =>
  EFFECTS_NAMED.test(folded) || folded.split(NEXT_QUESTION).some((clause) => ACTS_ON.test(clause.trim()));

const ONE_OF_A_LIST: ReadonlySet<TaskKind> = new Set<TaskKind>(['fact', 'entries', 'list', 'question']);
const NEAR_THE_START = 40;
/** "What is photosynthesis, and which factors …": the thing itself comes first. */
const definesFirst = (folded: string): boolean => {
  const at = DEFINITION_ASKED.exec(folded)?.index;
  if (at === undefined || at >= NEAR_THE_START) return false;
  const front = folded.slice(0, at + 24);
  return !FACTORS_ASKED.test(front) && !USES_ASKED.test(front);
};
const asksMore = (folded: string): boolean =>
  FACTORS_ASKED.test(folded) || USES_ASKED.test(folded) || asksForEffects(folded) || WEIGHT_ASKED.test(folded);

const COMPARES_FIRST = lean(
  /^(?:please )?(?:compar\p{L}*|vergleich\p{L}*|confronta\p{L}*|contrast)(?![\p{L}])|^(?:请)?(?:比较|对比)|^قارن|比[较較]。?$|比較して/u,
);

/** In the order in which they are asked. */
const SHAPES: readonly Shape[] = [
  {
    kind: 'explain',
    over: ['howto', 'summarise'],
    holds: (folded, { traits }) => !traits.includes('ownVoice') && describesAndDiscusses(folded),
  },
  { kind: 'summarise', holds: (folded) => PLOT.test(folded) && isShortQuestion(folded) },
  {
    kind: 'origin',
    over: ['meaning', 'correct', 'technical', 'truth', 'names', 'sides'],
    holds: (folded, { traits }) => ORIGIN.test(folded) && !traits.includes('ownVoice'),
  },
  {
    kind: 'entries',
    over: ['names', 'suggest', 'pieces'],
    holds: (folded, { wording }) => wording !== 'list' && NAMES_OF_KNOWN.test(folded),
  },
  {
    kind: 'who',
    holds: (folded, { wording, instruction }) =>
      (wording === 'fact' || wording === 'question' || wording === 'describe' || wording === 'explain') &&
      isNamed(folded.replace(ASKED_OF_THEM, '')) &&
      !OF_A_KIND.test(instruction),
  },
  {
    kind: 'renown',
    over: ['entries', 'list', 'yesno'],
    holds: (folded, { traits }) => !traits.includes('ownVoice') && KNOWN_FOR.test(folded) && isShortQuestion(folded),
  },
  {
    kind: 'uses',
    holds: (folded, { traits }) =>
      !traits.includes('ownVoice') && !traits.includes('count') && USED_FOR.test(folded) && isShortQuestion(folded),
  },
  {
    kind: 'game',
    over: ['howto'],
    holds: (folded) => RULES_OF_A_GAME.test(folded) && isShortQuestion(folded),
  },
  {
    kind: 'question',
    over: ['howto', 'training'],
    holds: (folded) => HOW_BESIDE.test(folded) && ASKS_ABOUT_IT_FIRST.test(folded),
  },
  {
    kind: 'overview',
    holds: (folded, { instruction }) => NAMED_FROM_THE_PAST.test(instruction.trim()) && !RECORD.test(folded),
  },
  {
    kind: 'event',
    over: ['narrative', 'summarise'],
    holds: (folded, { traits }) =>
      !traits.includes('ownVoice') && WHAT_HAPPENED.test(folded) && isShortQuestion(folded),
  },
  {
    kind: 'yesno',
    holds: (folded, { wording, task, traits }) =>
      wording === 'question' && task === 'yesno' && traits.includes('health') && !COMPARED.test(folded),
  },
  {
    kind: 'timing',
    over: ['recommend', 'suggest', 'advice', 'trip', 'decide'],
    holds: (folded) => BEST_TIME.test(folded) && !TELLTALE.test(folded) && isShortQuestion(folded),
  },
  {
    kind: 'best',
    over: ['recommend', 'record'],
    holds: (folded, { traits }) =>
      !traits.includes('ownVoice') && !traits.includes('count') && BEST_OF_ALL.test(folded),
  },
  {
    kind: 'rank',
    over: ['roster', 'recommend'],
    holds: (folded, { task }) => (task === 'list' || task === 'fact' || task === 'roster') && ranksSeveral(folded),
  },
  { kind: 'discuss', over: ['summarise'], holds: (folded) => SIDES.test(folded) && OWN_VIEW.test(folded) },
  { kind: 'sides', over: ['summarise'], holds: (folded, { wording }) => wording !== 'discuss' && SIDES.test(folded) },
  {
    kind: 'teach',
    holds: (folded, { wording }) =>
      (wording === 'explain' || wording === 'describe' || wording === 'question' || wording === 'why') &&
      TEACHES.test(folded) &&
      READERS.test(folded),
  },
  {
    kind: 'teach',
    holds: (folded, { wording }) =>
      (wording === 'explain' || wording === 'describe' || wording === 'question') && LIKE_A_CHILD.test(folded),
  },
  {
    kind: 'why',
    holds: (folded, { wording, traits }) =>
      (wording === 'explain' || wording === 'question' || wording === 'fact') &&
      !traits.includes('ownVoice') &&
      HOW_IT_CAME.test(folded),
  },
  {
    kind: 'teach',
    over: ['howto', 'suggest'],
    holds: (folded) => HOW_TO_EXPLAIN.test(folded) && (READERS.test(folded) || /-year-old/u.test(folded)),
  },
  {
    kind: 'factors',
    over: ['howto'],
    holds: (folded, { traits }) =>
      !traits.includes('ownVoice') && CAUSES_LISTED.test(folded) && (DISCUSSED.test(folded) || WEIGHED.test(folded)),
  },
  {
    kind: 'effects',
    holds: (folded, { wording, traits }) =>
      (wording === 'question' || wording === 'fact' || (wording === 'entries' && PAST_ONES.test(folded))) &&
      !traits.includes('ownVoice') &&
      (!traits.includes('count') || YEAR_NAMED.test(folded)) &&
      CONSEQUENCES.test(folded) &&
      isShortQuestion(folded),
  },
  {
    kind: 'explain',
    over: ['meaning'],
    holds: (folded, { wording }) => wording === 'meaning' && MEANS_FOR.test(folded) && WHAT_IS_FIRST.test(folded),
  },
  {
    kind: 'effects',
    over: ['meaning'],
    holds: (folded, { wording }) => wording === 'meaning' && MEANS_FOR.test(folded),
  },
  {
    kind: 'quantity',
    holds: (folded, { wording }) =>
      (wording === 'question' || wording === 'fact') &&
      MEASURED.test(folded) &&
      !BESIDE.test(folded) &&
      folded.length <= LONGEST_MEASURED,
  },
  {
    kind: 'question',
    over: ['quantity'],
    holds: (folded, { wording }) =>
      wording === 'quantity' &&
      FIGURE_OF_A_THING.test(folded) &&
      !VARIES.test(folded) &&
      NAMED_BESIDE.test(folded) &&
      isShortQuestion(folded),
  },
  {
    kind: 'record',
    holds: (folded, { wording, task }) =>
      (wording === 'fact' || (wording === 'question' && task === 'fact') || ONE_OF_ARABIC.test(folded)) &&
      RECORD.test(folded) &&
      (!FIRST_ONLY.test(folded) || FIRST_OF_ALL.test(folded)) &&
      isShortQuestion(folded),
  },
  {
    kind: 'telltale',
    over: ['troubleshoot', 'suggest', 'howto', 'advice', 'truth'],
    holds: (folded) => TELLTALE.test(folded),
  },
  {
    kind: 'efforts',
    over: ['howto', 'advice', 'suggest'],
    holds: (folded, { traits }) => OTHERS_CAN.test(folded) && !traits.includes('ownVoice'),
  },
  {
    kind: 'advice',
    holds: (folded, { wording, traits }) =>
      wording === 'explain' && SOMEBODY_CAN.test(folded) && !traits.includes('ownVoice'),
  },
  {
    kind: 'efforts',
    over: ['suggest', 'advice'],
    holds: (folded, { traits }) => !traits.includes('ownVoice') && EFFORTS.test(folded),
  },
  { kind: 'requirements', over: ['howto', 'advice', 'suggest'], holds: (folded) => REQUIREMENTS.test(folded) },
  { kind: 'calculation', over: ['howto'], holds: (folded) => CALCULATION.test(folded) },
  { kind: 'harm', over: ['yesno'], holds: (folded) => HARM.test(folded) },
  {
    kind: 'whatif',
    over: ['yesno'],
    holds: (folded, { traits }) => !traits.includes('ownVoice') && IF_IT_HAD.test(folded),
  },
  { kind: 'compare', holds: (folded, { wording }) => wording !== 'small' && SET_SIDE_BY_SIDE.test(folded) },
  {
    kind: 'compare',
    holds: (folded, { wording, task, traits }) =>
      wording === 'question' && task === 'compare' && !traits.includes('ownVoice') && COMPARES_FIRST.test(folded),
  },
  { kind: 'process', over: ['howto', 'points'], holds: (folded) => PROCESS_TOLD.test(folded) },
  { kind: 'process', holds: (folded) => PROCESS.test(folded) },
  {
    kind: 'evolution',
    over: ['effects', 'howto', 'timeline'],
    holds: (folded) => DEVELOPED.test(folded) && !NOT_A_DEVELOPMENT.test(folded),
  },
  {
    kind: 'motives',
    over: ['troubleshoot', 'explanations'],
    holds: (folded, { wording }) => (wording === 'why' || wording === 'troubleshoot') && MOTIVES.test(folded),
  },
  { kind: 'relation', holds: (folded) => RELATION.test(folded) && !PRIVATE.test(folded) },
  {
    kind: 'factors',
    over: ['howto'],
    holds: (folded, { wording }) => bears(folded, wording) && SEVERAL_CAUSES.test(folded),
  },
  {
    kind: 'howto',
    holds: (folded, { wording }) => wording === 'explain' && TO_BE_DONE.test(folded) && !TO_BE_UNDERSTOOD.test(folded),
  },
  { kind: 'effects', over: ['howto'], holds: (folded, { wording }) => bears(folded, wording) },
  {
    kind: 'points',
    over: ['advice', 'suggest', 'howto'],
    holds: (folded, { traits }) => METHODS_USED.test(folded) && !traits.includes('ownVoice'),
  },
  {
    kind: 'points',
    holds: (folded, { wording }) => (wording !== 'fact' || /[,，،]/u.test(folded)) && STAGED.test(folded),
  },
  {
    kind: 'points',
    holds: (folded) => COUNTED_POINTS.test(folded) || (OVERVIEW.test(folded) && ITS_KINDS.test(folded)),
  },
  {
    kind: 'overview',
    over: ['summarise'],
    holds: (folded) => (ASKS_FOR_AN_OVERVIEW.test(folded) || OVERVIEW.test(folded)) && isShortQuestion(folded),
  },
  {
    kind: 'explain',
    holds: (folded, { wording }) => wording !== 'fact' && wording !== 'explain' && OVERVIEW.test(folded),
  },
  {
    kind: 'discuss',
    over: ['yesno'],
    holds: (folded, { task, traits }) =>
      task === 'yesno' && !traits.includes('ownVoice') && !traits.includes('law') && OUGHT.test(folded),
  },
  {
    kind: 'why',
    holds: (folded, { wording, traits }) =>
      ((wording === 'list' || wording === 'entries') && CAUSES_LISTED.test(folded)) ||
      (!traits.includes('ownVoice') && !traits.includes('technology') && CAUSES_ASKED.test(folded)),
  },
  {
    kind: 'describe',
    holds: (folded, { wording, traits }) =>
      ONE_OF_A_LIST.has(wording) && !traits.includes('ownVoice') && definesFirst(folded) && asksMore(folded),
  },
  {
    kind: 'roster',
    holds: (folded, { wording }) => (wording === 'list' || wording === 'entries') && SO_MANY_THERE_ARE.test(folded),
  },
  {
    kind: 'yesno',
    holds: (folded, { wording, task }) => wording === 'question' && task === 'yesno' && WORTH_WEIGHING.test(folded),
  },
  { kind: 'question', holds: (folded, { wording }) => wording === 'fact' && OPEN_ENDED.test(folded) },
  {
    kind: 'describe',
    holds: (folded, { wording }) => (wording === 'list' || wording === 'entries') && MEANT_BY.test(folded),
  },
  {
    kind: 'explain',
    over: ['howto'],
    holds: (folded, { wording }) => wording === 'howto' && HOW_IN_ARABIC.test(folded),
  },
  {
    kind: 'explain',
    holds: (folded, { wording, traits }) =>
      (wording === 'discuss' || (wording === 'entries' && !traits.includes('count'))) &&
      DISCUSSED.test(folded) &&
      !DEBATABLE.test(folded),
  },
  {
    kind: 'explain',
    holds: (_, { wording, task, traits }) =>
      wording === 'question' && task === 'explain' && !traits.includes('ownVoice'),
  },
  {
    kind: 'describe',
    holds: (folded, { wording, task, traits }) =>
      wording === 'question' &&
      task === 'describe' &&
      !traits.includes('ownVoice') &&
      !SUPERLATIVE.test(folded) &&
      !IS_TOLD.test(folded),
  },
  {
    kind: 'explain',
    holds: (folded, { wording }) =>
      (wording === 'question' || wording === 'fact') && WHAT_IT_DOES.test(folded) && isShortQuestion(folded),
  },
];

/** The shape of a question about the world, where it says more than the word it opens with; nothing of one's own life. */
export function shapeOfKnowledge(asked: Asked): TaskKind | undefined {
  const { wording, instruction, material, traits } = asked;
  const isGivenWord = material !== '' && material.trim().split(/\s+/u).length <= MOST_WORDS_OF_A_TERM;
  if (isGivenWord && ORIGIN.test(foldWords(instruction))) return 'origin';
  if (isGivenWord && wording === 'explain' && TOLD_APART.test(foldWords(instruction))) return 'compare';
  if (isGivenWord && wording === 'explain' && DESCRIBED.test(foldWords(instruction))) return 'describe';
  if (material !== '' || traits.includes('code') || /[:：]\s*\S.{40,}/su.test(instruction)) return undefined;
  const folded = foldWords(instruction).trim();
  if (isToldAboutOneself(folded)) return undefined;
  if (OPEN_QUESTIONS.has(wording) && !traits.includes('ownVoice') && asksOfEachKind(folded)) return 'points';
  if (traits.includes('manyQuestions')) return undefined;
  return SHAPES.find(
    ({ over, holds }) => (OPEN_QUESTIONS.has(wording) || over?.includes(wording)) && holds(folded, asked),
  )?.kind;
}
