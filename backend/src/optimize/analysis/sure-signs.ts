import { anyWord } from './any-word.js';
import type { FramedDraft, Frame } from './frames/frame.js';
import { isOpenToDebate } from './shapes/knowledge.js';
import { lean } from './lean.js';
import type { TaskKind } from './task-kinds.js';

/** The line under a picture that is described; the same word is a comment, a legend or a key elsewhere. */
const UNDER_A_PICTURE = anyWord([
  '(?:captions?|line) (?:\\p{L}+ ){0,3}?(?:for|to|under|below) (?:the|this|a|an|my) (?:\\p{L}+ )?(?:photo(?:graph)?|picture|image|meme|cartoon)(?!\\p{L})',
  '(?:pie|leyenda|texto) (?:\\p{L}+ ){0,3}?(?:para|de) (?:la|esta|una) (?:\\p{L}+ )?(?:foto|imagen|viñeta)(?!\\p{L})',
  "légende (?:\\p{L}+ ){0,3}?(?:pour|de|à|sous) (?:la |cette |une |l')(?:photo|image)(?!\\p{L})",
  '(?:bildunterschrift|unterschrift|bildtext)(?!\\p{L})',
  'legenda (?:\\p{L}+ ){0,3}?(?:para|da|de|pra) (?:a |esta |uma |essa )?(?:foto|imagem)(?!\\p{L})',
  'didascalia (?:\\p{L}+ ){0,3}?(?:per|della|alla) (?:la |questa |una )?(?:foto|immagine|vignetta)(?!\\p{L})',
  '(?:legendă|legenda|descriere|descrierea|text) (?:\\p{L}+ ){0,3}?(?:pentru|la|sub) (?:o |această )?(?:imagin|poz|fotografi|meme)\\p{L}*',
  'وصف\\p{L}{0,2} (?:\\p{L}+ ){0,2}?(?:للصورة|لصورة)[^.:\\n]{0,24}(?:انست|إنست|أنست|سناب|فيسبوك|تويتر)\\p{L}*|(?:تعليق|كابشن)\\p{L}{0,2} (?:\\p{L}+ ){0,3}?(?:على |ل|تحت )(?:هذه )?(?:ال|ل)?(?:صورة|لقطة|ميم)\\p{L}*',
]);
const MISREAD_CAPTIONS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'rewrite',
  'small',
  'text',
  'story',
  'evaluate',
  'review',
  'message',
  'plain',
  'unknown',
  'describe',
  'input',
]);

/** What everybody knows by heart has one ending. */
const SAYING_TO_FINISH = anyWord([
  '(?:complete|finish|fill in) (?:the |this |these |each )?(?:\\p{L}+ ){0,3}?(?:proverbs?|sayings?|idioms?|famous (?:lines?|quotes?))(?!\\p{L})',
  '(?:completa|termina|acaba) (?:el |este |los |estos )?(?:\\p{L}+ ){0,2}?(?:refr[áa]n(?:es)?|proverbios?|dichos?)(?!\\p{L})',
  '(?:complète|termine|finis)z? (?:le |ce |les |ces )?(?:\\p{L}+ ){0,2}?(?:proverbes?|dictons?)(?!\\p{L})',
  '(?:vervollständig|ergänz|beende)\\p{L}* (?:\\p{L}+ ){0,3}?(?:sprichw\\p{L}+|redewendung(?:en)?)(?!\\p{L})',
  '(?:complet[ae]|termin[ae]) (?:o |este |os |estes )?(?:\\p{L}+ ){0,2}?(?:provérbios?|ditados?)(?!\\p{L})',
  '(?:completa|finisci|termina) (?:il |questo |i |questi )?(?:\\p{L}+ ){0,2}?(?:proverbi[o]?|detti|detto)(?!\\p{L})',
  '(?:completează|completați|termină|continuă) (?:\\p{L}+ ){0,3}?(?:proverb|zical|zicător|vorb[ae] din bătrâni)\\p{L}*',
  '(?:أكمل|أتم|كمل)\\p{L}? (?:\\p{L}+ ){0,2}?(?:ال)?(?:مثل|أمثال|حكمة|حكم|قول المأثور)(?!\\p{L})',
]);

/** Whoever asks what one thinks the reason is wants the reason, and no debate. */
const THOUGHT_TO_BE_WHY = anyWord(
  [
    'why do you (?:think|believe|suppose)(?!\\p{L})',
    'por qué (?:crees|piensas) que',
    'pourquoi (?:penses-tu|pensez-vous|crois-tu) qu',
    'warum (?:glaubst|denkst|meinst) du',
    'por que (?:você acha|achas|acha) que',
    'perché (?:pensi|credi) che',
    'de ce (?:crezi|credeți|considerați|consideri) că',
    '(?:برأيك،? )?لماذا (?:تعتقد|تظن|برأيك)',
  ],
  { atStart: true },
);

/** A machine that shows what comes out: it has no manner of speaking, and asks nothing. */
const A_MACHINE = anyWord([
  '(?:act|behave|respond|work|pretend)(?:ing)? (?:as|like|to be) (?:if you (?:are|were) )?(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?(?:terminal|console|shell|interpreter|command line|compiler)(?!\\p{L})',
  '(?:actúa|compórtate|responde) como (?:si fueras )?(?:una? )?(?:\\p{L}+ ){0,2}?(?:terminal|consola|intérprete)(?!\\p{L})',
  '(?:agis|comporte-toi|réponds) comme (?:une? )?(?:\\p{L}+ ){0,2}?(?:terminal|console|interpréteur)(?!\\p{L})',
  '(?:agiere|verhalte dich|spiel\\p{L}*|antworte) (?:als|wie) (?:eine? )?(?:[\\p{L}-]+ ){0,2}?(?:[\\p{L}-]*terminal|[\\p{L}-]*konsole|[\\p{L}-]*interpreter)(?!\\p{L})',
  '(?:aja|comporte-se|atue|responda) como (?:se fosse )?(?:uma? )?(?:\\p{L}+ ){0,2}?(?:terminal|console|consola|interpretador)(?!\\p{L})',
  '(?:agisci|comportati|rispondi) come (?:una? )?(?:\\p{L}+ ){0,2}?(?:terminale|console|interprete)(?!\\p{L})',
  '(?:te porți|comportă-te|acționează|acționezi|răspunde|răspunzi|joci rolul|joacă rolul|rol) (?:ca |de |unui |unei |drept )(?:un |o )?(?:\\p{L}+ ){0,2}?(?:terminal|consol|interpretor|linie de comandă|compilator)\\p{L}*',
  '(?:تصرف|تتصرف|تعمل|اعمل|قم بدور|تقوم بدور) ?(?:ك|مثل )?(?:ال)?(?:\\p{L}+ ){0,2}?(?:ك)?(?:ال)?(?:طرفية|ترمنال|تيرمنال|موجه أوامر|سطر أوامر|مفسر|كونسول)(?!\\p{L})',
]);
const NO_MACHINES: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'turns',
  'entries',
  'list',
  'text',
  'persona',
  'acting',
  'unknown',
  'plain',
  'small',
  'adviser',
  'technical',
  'snippet',
  'code',
]);

/** A message about an error that came up, and how to get rid of it. */
const AN_ERROR_CAME_UP = anyWord([
  '(?:ي|ت)?(?:طلع|ظهر|جي|جا)\\p{L}{0,4} (?:\\p{L}+ ){0,2}?(?:خطأ|رسالة خطأ|إيرور|ايرور|error)(?!\\p{L})',
  '(?:îmi|imi|mi) (?:apare|dă|arată|iese|tot apare) (?:\\p{L}+ ){0,2}?(?:eroare|mesajul|un mesaj de eroare)(?!\\p{L})',
]);
const MISREAD_TROUBLE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'suggest',
  'plain',
  'small',
  'unknown',
  'question',
  'support',
  'advice',
]);

/** Figures of speech, of which one sentence each is to be made: what one of them is called compares nothing. */
const FIGURE_OF_SPEECH =
  '(?:metaphor|simile|personification|hyperbole|alliteration|oxymoron|onomatopoeia|metáfora|símil|comparación|personificación|hipérbole|métaphore|comparaison|personnification|metapher|vergleich|personifikation|metafora|similitudine|personificazione|comparação|personificação|metafor|comparați|personificar|hiperbol|epitet|aliterați)';
const SPOKEN_IN_FIGURES = anyWord([
  `(?:an? |one )?examples? (?:each )?(?:of|for) [^.?:]{0,30}${FIGURE_OF_SPEECH}\\p{L}*[^.?:]{1,30}${FIGURE_OF_SPEECH}`,
  `(?:un |ejemplos? |exemple? |exempl\\p{L}+ |ein |beispiele? |um |esempi[o]? )[^.?:]{0,24}(?:de|für|di|per|pentru|d.une?) [^.?:]{0,16}${FIGURE_OF_SPEECH}\\p{L}*[^.?:]{1,40}${FIGURE_OF_SPEECH}`,
  '(?:مثال|أمثلة)\\p{L}{0,2} [^.؟:]{0,16}(?:استعارة|تشبيه|كناية|طباق|جناس)[^.؟:]{1,30}(?:استعارة|تشبيه|كناية|طباق|جناس)',
]);

/** "What animal sleeps with its eyes open?": one thing is looked up by what is said of it. */
const WHICH_ONE_IT_IS = anyWord(
  [
    'ما (?:هو |هي )?(?:ال\\p{L}{3,} الذي|ال\\p{L}{2,}ة التي)(?!\\p{L})[^؟?]{4,70}[؟?]?$',
    'ce (?:animal|pasăre|plantă|fruct|vitamină|planetă|oraș|țară|metal|element|insectă|pește|organ|culoare|instrument|sport|limbă|râu|munte|arbore|copac)(?!\\p{L})[^?]{4,70}[?]$',
  ],
  { atStart: true },
);
const MISREAD_FACTS: ReadonlySet<TaskKind> = new Set<TaskKind>(['question', 'describe', 'plain', 'small', 'unknown']);
const ASKS_ABOUT_IT = anyWord([
  'ما ال(?:فرق|سبب|أسباب|اسباب|خطوات|طريقة|طريقه|حل|دور|علاقة|علاقه|شيء|شي|أمر|امر|عوامل|آثار|أشياء|أمور|نصائح|نتائج|طرق|معنى|كتب|مهارات|أسئلة|تحديات|صفات|مشاكل|فوائد|مصادر|أفكار|أسلوب|لغة|هاتف|جوال|تخصص)(?!\\p{L})',
]);

/** How to bring somebody to do something hangs on them, and no steps lead there. */
const TO_BRING_SOMEBODY_TO = anyWord(
  [
    'how (?:can|do|could|should|would) (?:i|we|you|one|parents?|teachers?) (?:get|make|convince|persuade|encourage|help|motivate) (?:my |our |your |a |the )?(?:\\p{L}+ )?(?:son|daughter|kids?|child(?:ren)?|toddlers?|husband|wife|boyfriend|girlfriend|partner|teen\\p{L}*|parents?|mother|father|mum|mom|dad|boss|roommates?|students?|friends?|colleagues?|brother|sister)(?!\\p{L})',
    'cómo (?:puedo |hago para |podemos |consigo )?(?:hacer |conseguir |convencer |animar |lograr )?(?:que )?(?:a )?mi (?:\\p{L}+ )?(?:hij[oa]|niñ[oa]|marido|esposo|esposa|mujer|novi[oa]|pareja|madre|padre|jef[ea]|herman[oa])s?(?!\\p{L})',
    'comment (?:puis-je |faire pour |je peux |on peut )?(?:convaincre |motiver |encourager |aider |faire (?:en sorte )?que )(?:mon|ma|mes) (?:\\p{L}+ )?(?:fils|fille|enfants?|mari|femme|copain|copine|parents|mère|père|ado|élèves)(?!\\p{L})',
    'wie (?:bringe|kriege|bekomme|motiviere|überzeuge|kann) ich (?:mein|meine|meinen|meinem|meiner) (?:\\p{L}+ )?(?:sohn|tochter|kind|kinder|mann|frau|freund|freundin|partner|eltern|mutter|vater|schüler)(?!\\p{L})',
    'como (?:posso |faço (?:para|pra) |eu )?(?:fazer |convencer |incentivar |motivar |ajudar )?(?:(?:com )?que )?(?:o |a )?(?:meu|minha) (?:\\p{L}+ )?(?:filh[oa]s?|marido|esposa|namorad[oa]|mãe|pai|chefe)(?!\\p{L})',
    'come (?:posso |faccio a )?(?:far |convincere |motivare |aiutare |incoraggiare )(?:sì che )?(?:mio|mia|i miei|il mio|la mia) (?:\\p{L}+ )?(?:figli[oa]|bambin[oa]|marito|moglie|ragazz[oa]|madre|padre|genitori)(?!\\p{L})',
    'cum (?:pot (?:să )?|să |aș putea să )?(?:îl |o |îi |ii |le |il )?(?:fac|conving|determin|ajut|motivez|încurajez) (?:pe |ca )?(?:\\p{L}+ ){0,2}?(?:fiul|fiica|fetița|băiatul|copilul|copiii|copii|soțul|soția|iubitul|iubita|părinții|mama|tata|șeful|elevii|sora|fratele)(?!\\p{L})',
    'كيف (?:ممكن |يمكن(?:ني)? |أقدر |اقدر |أستطيع |لي )?(?:أن |اني |إني )?(?:أ|ا|ن)?(?:خلي|جعل|قنع|شجع|حفز|ساعد|عود|علم) (?:ا|أ)?(?:بني|بنتي|ابني|ابنتي|ولدي|أولادي|اولادي|طفلي|أطفالي|اطفالي|زوجي|زوجتي|أبي|أمي|ابوي|امي|أخي|اختي|أختي|طلابي|عيالي|مديري)(?!\\p{L})',
  ],
  { atStart: true },
);

/** A thing of one's own that does what it shouldn't. */
const MY_THING_ACTS_UP = anyWord(
  [
    'de ce (?:nu )?(?:mi|îmi|imi|mi-|ne)[ -]?(?:se |s-a |mai |tot |nu )*(?:(?:mai |tot )?(?:aprinde|stinge|încarcă|incarca|blochează|blocheaza|închide|inchide|restartează|restarteaza|încălzește|incalzeste|descarcă|descarca|deconectează|deconecteaza|aude|vede|pornește|porneste|funcționează|functioneaza|merge|curge|picură|picura|fluieră|scârțâie|trage|tremură|tremura))(?!\\p{L})',
    '(?:لماذا|ليش|ليه|لي) (?:لا |ما )?(?:ي|ت)?\\p{L}{2,8} (?:ال)?(?:جوالي|هاتفي|سيارتي|لابتوبي|حاسوبي|كمبيوتري|تلفوني|موبايلي|طابعتي|غسالتي|ثلاجتي|مكيفي)(?!\\p{L})',
  ],
  { atStart: true },
);

/** One way, to be told as it is done, and no row of fancies. */
const ONE_WAY = anyWord(
  [
    '(?:please )?(?:suggest|propose|give me|recommend|describe) (?:an? )(?:\\p{L}+ ){0,2}?(?:way|method|technique) (?:to|of|for)(?!\\p{L})',
    '(?:sugiere|propón|recomienda|dame) (?:una? )(?:\\p{L}+ ){0,1}?(?:forma|manera|método|técnica) (?:\\p{L}+ )?(?:de|para)(?!\\p{L})',
    '(?:propose|suggère|donne-moi)z? (?:une? )(?:\\p{L}+ ){0,1}?(?:façon|manière|méthode|technique) (?:\\p{L}+ )?(?:de|pour)(?!\\p{L})',
    '(?:schlag|nenn|gib)\\p{L}* (?:mir )?(?:eine? )(?:\\p{L}+ ){0,1}?(?:methode|möglichkeit|technik|weg|art)(?!\\p{L})',
    '(?:sugira|proponha|dê-me|recomende) (?:uma? )(?:\\p{L}+ ){0,1}?(?:forma|maneira|método|técnica) (?:\\p{L}+ )?(?:de|para)(?!\\p{L})',
    '(?:suggerisci|proponi|dammi) (?:un[ao]? )(?:\\p{L}+ ){0,1}?(?:modo|metodo|tecnica) (?:\\p{L}+ )?(?:di|per)(?!\\p{L})',
    '(?:propune|sugerează|dă|recomandă)(?:-mi|ți)? (?:o |un )(?:\\p{L}+ ){0,1}?(?:metodă|modalitate|tehnică|cale|mod) (?:\\p{L}+ )?(?:de|pentru|prin care)(?!\\p{L})',
    '(?:اقترح|أعطني|اعطني|قدم|صف) (?:لي )?(?:طريقة|أسلوبا|أسلوب|وسيلة) (?:\\p{L}+ )?(?:ل|من أجل |في )\\p{L}',
  ],
  { atStart: true },
);

/** How it will be one day, told of one life: nothing there works or comes about. */
const A_DAY_THEN = anyWord([
  '(?:what|how) (?:would|will|might|could) (?:an? |the )?(?:\\p{L}+ )?(?:day|life|morning|week)(?: in the life)? [^?]{0,50}(?:look|be)(?: like)?[^?]{0,40}(?:in (?:the year )?(?:2[1-9]|3)\\p{Nd}{2}|in the (?:distant |far )?future|(?:\\p{Nd}+|a hundred|a thousand) years from now)',
  '(?:cómo|qué aspecto) (?:sería|será|tendría) (?:un día|la vida|una mañana) [^?]{0,60}(?:en (?:el año )?(?:2[1-9]|3)\\p{Nd}{2}|en el futuro)',
  'à quoi ressembler(?:a|ait) (?:une journée|la vie|une matinée) [^?]{0,60}(?:en (?:2[1-9]|3)\\p{Nd}{2}|dans le futur)',
  'wie (?:würde|wird|könnte|sähe) (?:ein tag|das leben|der alltag) [^?]{0,60}(?:im jahr (?:2[1-9]|3)\\p{Nd}{2}|in der zukunft)',
  'como (?:seria|será) (?:um dia|a vida|uma manhã) [^?]{0,60}(?:em (?:2[1-9]|3)\\p{Nd}{2}|no futuro)',
  'come (?:sarebbe|sarà) (?:una giornata|la vita|una mattina) [^?]{0,60}(?:nel (?:2[1-9]|3)\\p{Nd}{2}|nel futuro|in futuro)',
  'cum (?:ar arăta|va arăta|ar fi|va fi) (?:o zi|viața|o dimineață|o săptămână)(?: \\p{L}+)? [^?]{0,60}(?:în (?:anul )?(?:2[1-9]|3)\\p{Nd}{2}|în viitor|peste \\p{Nd}+ de ani|peste o sută de ani)',
  'كيف (?:ستبدو|سيبدو|تبدو|يبدو|ستكون|سيكون|تكون) (?:يوم|حياة|الحياة|صباح|يوميات)\\p{L}* [^؟?]{0,60}(?:(?:في )?(?:عام|سنة|العام) (?:2[1-9]|3)\\p{Nd}{2}|في المستقبل|بعد (?:مئة|مائة|ألف) (?:عام|سنة))',
]);

/** A form of one word, or the one word for something: it is looked up. */
const A_FORM_OF_A_WORD = anyWord(
  [
    "(?:what(?:'s| is) )?the (?:plural|singular|feminine|masculine|past tense|past participle|opposite gender) (?:form )?of(?!\\p{L})",
    '(?:cuál es |qué es )?el (?:plural|singular|femenino|masculino|participio) de(?!\\p{L})',
    'quel est le (?:pluriel|singulier|féminin|masculin|participe passé) de(?!\\p{L})',
    '(?:was|wie) (?:ist|lautet) (?:der plural|die mehrzahl|die einzahl|der singular|das partizip)(?!\\p{L})',
    'qual é o (?:plural|singular|feminino|masculino|particípio) de(?!\\p{L})',
    'qual è il (?:plurale|singolare|femminile|maschile|participio) di(?!\\p{L})',
    '(?:care este |care e |ce este )(?:pluralul|singularul|femininul|masculinul|participiul|diminutivul)|cum se (?:numește|numesc|cheamă) (?:frica|teama|știința|studiul|omul|persoana|cel|cea|cei|animalul|puiul|obiectul|fenomenul|instrumentul|meseria|locul)(?!\\p{L})',
    'ما (?:هو |هي )?(?:جمع|مفرد|مثنى|مؤنث|مذكر|مصدر|تصغير) (?:كلمة |الفعل )?|(?:ماذا|بماذا|بم) (?:يسمى|تسمى|يسمّى|نسمي) (?:الخوف|العلم|الشخص|صغير|صوت|بيت|المكان|من|ما|الذي|التي)(?!\\p{L})',
  ],
  { atStart: true },
);
const MISREAD_FORMS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'words',
  'question',
  'describe',
  'howto',
  'meaning',
  'fact',
  'synonyms',
  'plain',
  'small',
]);

/** Which of two spellings or forms is right. */
const WHICH_IS_RIGHT = anyWord(
  [
    'cum (?:se |e |este )(?:(?:spune|scrie|zice|pronunță) )?(?:mai )?corect[^?]{0,60}(?<!\\p{L})(?:sau|ori)(?!\\p{L})',
    '(?:أيهما|ايهما|أيها) (?:هو )?(?:أصح|اصح|الأصح|الصحيح|الصواب|صحيح|أفصح)|ما (?:هو )?(?:الصحيح|الصواب|الأصح)[^؟]{0,40}(?:أم|أو)(?!\\p{L})',
  ],
  { atStart: true },
);

/** What a part of a body does there is no effect on something else. */
const ROLE_IN_A_BODY = anyWord([
  '(?:role|function|job) of (?:the |a )?[^?.]{2,40}(?:in (?:the|a|our|your) (?:human )?(?:body|cell|plant|digesti\\p{L}+|heart|brain|blood|eye|immune system))(?!\\p{L})',
  '(?:papel|función) (?:del|de la|de los) [^?.]{2,40}en (?:el|la) (?:cuerpo|organismo|célula|planta)(?!\\p{L})',
  "rôle (?:du|de la|des|de l')[^?.]{2,40}dans (?:le|la|l')(?: )?(?:corps|organisme|cellule|plante)(?!\\p{L})",
  '(?:rolle|funktion|aufgabe) (?:der|des|die|das)? ?[^?.]{2,40}im (?:körper|menschlichen körper|organismus)(?!\\p{L})',
  '(?:papel|função) (?:do|da|dos) [^?.]{2,40}n[oa] (?:corpo|organismo|célula|planta)(?!\\p{L})',
  "(?:ruolo|funzione) (?:del|della|dei|dell')[^?.]{2,40}(?:nel corpo|nell'organismo|nella cellula)(?!\\p{L})",
  '(?:rolul|funcția|ce rol (?:are|au|joacă)) [^?.]{2,40}(?:în (?:organism|corp|celulă|plantă|digestie|sânge))\\p{L}*|(?:rolul|funcția) (?:ficat|inim|rinichi|plămân|stomac|pancreas|splin|piel|creier|sânge|hematii|leucocit|mitocondri|clorofil|rădăcin|frunze|hipofiz|tiroid)\\p{L}*',
  '(?:دور|وظيفة|وظائف) (?:ال)?[^؟.]{2,30}(?:في (?:ال)?(?:جسم|الجسم|الخلية|النبات|الهضم|الدم))\\p{L}*|(?:دور|وظيفة|وظائف) (?:ال)?(?:كبد|قلب|كلى|كلية|رئة|رئتين|معدة|بنكرياس|طحال|جلد|دماغ|ميتوكوندريا|كلوروفيل|جذور|غدة)\\p{L}*',
]);

/** Something to play or to keep that isn't there yet, with how it goes. */
const INVENTED_WITH_RULES = anyWord([
  '(?:invent|create|make up|come up with|design|devise) (?:an? |your own )(?:[\\p{L}-]+ ){0,3}?(?:sport|game|holiday|festival|tradition|card game|board game)(?!\\p{L})',
  '(?:inventa|crea|imagina) (?:un|una) (?:\\p{L}+ ){0,2}?(?:deporte|juego|fiesta|tradición)(?!\\p{L})',
  '(?:invente|imagine|crée)z? (?:un|une) (?:\\p{L}+ ){0,2}?(?:sport|jeu|fête|tradition)(?!\\p{L})',
  '(?:erfinde?|denk\\p{L}* dir) (?:eine?n? )(?:\\p{L}+ ){0,2}?(?:sport\\p{L}*|\\p{L}*spiel|feiertag|fest|brauch)(?!\\p{L})',
  '(?:invente|crie|imagine) (?:um|uma) (?:\\p{L}+ ){0,2}?(?:esporte|desporto|jogo|feriado|festa|tradição)(?!\\p{L})',
  '(?:inventa|crea|immagina) (?:un|uno|una) (?:\\p{L}+ ){0,2}?(?:sport|gioco|festa|tradizione)(?!\\p{L})',
  '(?:inventează|imaginează|creează|născocește) (?:un|o) (?:\\p{L}+ ){0,2}?(?:sport|joc|sărbătoare|tradiție|festival)(?!\\p{L})',
  '(?:اخترع|ابتكر|تخيل|صمم) (?:لي )?(?:رياضة|لعبة|عيدا|عيد|مهرجانا|تقليدا)(?!\\p{L})',
]);
const PROGRAMMED = lean(
  /python|javascript|java|html|pygame|unity|code|program|برمج|بايثون|app(?![\p{L}])|story|poveste|قصه/u,
);
const MISREAD_INVENTIONS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'story',
  'ideas',
  'small',
  'plain',
  'unknown',
  'text',
  'points',
  'document',
  'entries',
  'game',
]);

/** Words in disorder, of which one sentence is to be made. */
const WORDS_INTO_A_SENTENCE = anyWord([
  '(?:أعد ترتيب|رتب|رتّب|كوّن|كون|كوّني) (?:من )?(?:ال)?كلمات [^:\\n]{0,30}(?:جملة|جمل)\\p{L}*',
  '(?:ordonează|rearanjează|așază|pune|aranjează) (?:cuvintele|în ordine cuvintele) [^:\\n]{0,40}(?:propoziți|fraz)\\p{L}*',
]);

/** What the film or the novel tells. */
const A_PLOT = anyWord(['(?:اكتب|ألف|ابتكر|تخيل|ضع) (?:لي )?حبكة(?!\\p{L})'], { atStart: true });

/** A review out of what is given, as opposed to a message to somebody. */
const A_REVIEW_OF_IT = anyWord(
  [
    '(?:please )?(?:write|create|draft|compose|generate) (?:an? |me an? )?(?:[\\p{L}-]+ ){0,3}?reviews? (?:of|for|about|on|based)(?!\\p{L})',
    '(?:escribe|redacta) una (?:\\p{L}+ ){0,2}?reseña',
    '(?:écris|écrivez|rédige|rédigez) (?:une? )(?:\\p{L}+ ){0,2}?(?:critique|avis|compte rendu)(?!\\p{L})',
    '(?:schreib|verfass)\\p{L}* (?:eine )(?:\\p{L}+ ){0,2}?(?:rezension|bewertung|kritik)(?!\\p{L})',
    '(?:escreva|escreve|redija) uma (?:\\p{L}+ ){0,2}?(?:resenha|avaliação|crítica)(?!\\p{L})',
    '(?:scrivi|redigi) una (?:\\p{L}+ ){0,2}?recensione',
    '(?:scrie|redactează|compune) o (?:\\p{L}+ ){0,2}?recenzie',
    '(?:اكتب|صغ) (?:لي )?(?:مراجعة|تقييما|تقييم|ريفيو)(?!\\p{L})',
  ],
  { atStart: true },
);
const MISREAD_REVIEWS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'message',
  'email',
  'text',
  'small',
  'plain',
  'unknown',
  'evaluate',
  'reply',
  'copy',
]);

/** Somebody who looks after one's body or money is spoken to: the figures told are one's own, and no sum. */
const SPOKEN_TO_AN_ADVISER = anyWord(
  [
    '(?:تصرف|كن|اعتبر نفسك|تخيل (?:أنك|نفسك)|أنت|انت|مثل دور) ?(?:كأنك|كانك|وكأنك|ك|أنك)? ?(?:ال)?(?:مدرب|خبير|أخصائي|اخصائي|مستشار|طبيب|مدربي|كوتش)\\p{L}*',
    '(?:fii|comportă-te ca|acționează ca|joacă rolul de|joacă rolul unui|ești|imaginează-ți că ești) (?:un |o )?(?:antrenor|nutriționist|consilier|consultant|expert|medic|dietetician|coach)\\p{L}*',
  ],
  { atStart: true },
);
const MISREAD_ADVICE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'math',
  'quantity',
  'sum',
  'plan',
  'unknown',
  'puzzle',
  'acting',
  'consult',
]);
const OF_MY_OWN = anyWord([
  '(?:وزني|طولي|عمري|راتبي|دخلي|عندي|أعاني|اعاني|ابي|أبي|أبغى|ابغى|أريد|اريد|بدي|عايز|نفسي)(?!\\p{L})',
  '(?:am \\p{Nd}+ (?:de )?(?:kg|ani|lei|kilograme)|vreau|aș vrea|cântăresc|câștig|am nevoie|sufăr)(?!\\p{L})',
]);

/** "How do I get my 38 % down": the figure tells where somebody stands, and nothing is worked out from it. */
const A_SHARE_TO_SHIFT = anyWord([
  'how (?:do|can|could|should|to) (?:i |we |you )?(?:lower|reduce|increase|raise|improve|bring down|get down|cut|boost)(?!\\p{L})',
  'cómo (?:puedo |podemos |se puede )?(?:baj|reduc|aument|sub|mejor)\\p{L}*',
  'comment (?:puis-je |peut-on |faire )?(?:baisser|réduire|diminuer|augmenter|améliorer)(?!\\p{L})',
  'wie (?:kann |können |soll )?(?:ich |wir |man )?[^.?!]{0,50}(?:senk|verringer|reduzier|erhöh|steiger|verbesser)\\p{L}*',
  'como (?:posso |podemos |faço para )?(?:baix|reduz|diminu|aument|melhor)\\p{L}*',
  'come (?:posso |possiamo |faccio (?:a|ad) )?(?:abbass|ridu|diminu|aument|miglior)\\p{L}*',
  'cum (?:pot |putem |să |îmi )*(?:scad|reduc|micșor|cresc|îmbunătăț|măresc)\\p{L}*',
  '(?:怎么|怎样|如何)(?:才能|能|可以)?(?:降(?!价)|减少|提高|提升|改善|压低)',
  '(?:下げ|減ら|上げ|高め|改善す|落と)(?:る|す)?(?:に|方法|には|コツ)',
  'كيف (?:أ|ا|ن|يمكنني |يمكن )?(?:خفض|قلل|رفع|زيد|حسن|خفف|تقليل|خفض|زيادة|تحسين|رفع)',
]);
const ONE_PERCENTAGE = /^[^\p{Nd}%％]*\p{Nd}+(?:[.,]\p{Nd}+)?\s?[%％][^\p{Nd}%％]*$/u;
const MISREAD_SUMS: ReadonlySet<TaskKind> = new Set<TaskKind>(['math', 'sum', 'quantity', 'puzzle']);

/** What tells of a film, a book or an event is no place that is painted. */
const TOLD_OF_A_WORK = anyWord([
  '(?:descriptions?|synopsis|blurb) (?:of|for) (?:an?|the|this|your) (?:[\\p{L}-]+ ){0,2}?(?:documentary|film|movie|book|novel|series|show|podcast|video|event|course|exhibition|game|album|play)(?!\\p{L})',
  '(?:descripción|sinopsis) (?:de|para) (?:una?|la|el|este|esta) (?:\\p{L}+ )?(?:documental|película|libro|novela|serie|pódcast|podcast|vídeo|video|evento|curso|exposición|juego|álbum|obra)(?!\\p{L})',
  "(?:description|synopsis) (?:d'|de |du |pour )(?:une? |le |la |ce |cette |l')?(?:\\p{L}+ )?(?:documentaire|film|livre|roman|série|podcast|vidéo|événement|évènement|cours|exposition|jeu|album|pièce)(?!\\p{L})",
  '(?:beschreibung|inhaltsangabe|klappentext) (?:eine[sr]?|für eine?n?|für ein|des|der|zu eine[mr]) (?:\\p{L}+ )?(?:\\p{L}*films?|buch(?:es|s)?|romans?|serie|podcasts?|videos?|veranstaltung|kurs(?:es)?|ausstellung|spiels?|albums?|stücks?)(?!\\p{L})',
  '(?:descrição|sinopse) (?:de |do |da |para )(?:uma? |o |a )?(?:\\p{L}+ )?(?:documentário|filme|livro|romance|série|podcast|vídeo|evento|curso|exposição|jogo|álbum|peça)(?!\\p{L})',
  "(?:descrizione|sinossi) (?:di |del |della |dell'|per )(?:un[oa]? |un'|il |la |l')?(?:\\p{L}+ )?(?:documentario|film|libro|romanzo|serie|podcast|video|evento|corso|mostra|gioco|album|spettacolo)(?!\\p{L})",
  '(?:descriere\\p{L}*|sinopsis\\p{L}*) (?:a |al |pentru |de )?(?:unui |unei |un |o )?(?:\\p{L}+ )?(?:documentar|film|cart[ei]|roman|serial|podcast|video|eveniment|curs|expoziți\\p{L}*|joc|album)\\p{L}*',
  '(?:电影|影片|纪录片|书籍?|小说|剧集?|播客|视频|活动|课程|展览|游戏|专辑)[^，。]{0,4}(?:的)?(?:描述|简介|介绍)',
  '(?:映画|ドキュメンタリー|本|小説|ドラマ|番組|動画|イベント|講座|展覧会|ゲーム|アルバム)の(?:説明|紹介|概要|あらすじ)',
  '(?:وصفا|وصف|نبذة|ملخصا) (?:ل|عن |لل|قصير\\p{L}* ل|موجز\\p{L}* ل)(?:ال)?(?:فيلم|كتاب|رواية|مسلسل|بودكاست|فيديو|فعالية|دورة|معرض|لعبة|ألبوم|حفل|برنامج)\\p{L}*',
]);
const MISREAD_WORKS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'scenery',
  'describe',
  'text',
  'input',
  'narrative',
  'plain',
  'small',
  'unknown',
]);

/** "Three requirements for the post": entries to be written, and neither names nor a paper about me. */
const WHAT_A_POST_ASKS = anyWord([
  '(?:write|list|give(?: me)?|name|create|suggest) (?:[\\p{L}\\p{Nd}-]+ ){0,3}?(?:requirements|qualifications|responsibilities|duties) (?:for|of) (?:the|a|an|this|that) (?:following |given )?(?:[\\p{L}-]+ )?(?:job|position|role|post|vacancy|job title)(?!\\p{L})',
  '(?:requisitos|responsabilidades|funciones) (?:para|de) (?:el|la|este|un) (?:siguiente )?(?:puesto|cargo|trabajo|título)(?!\\p{L})',
  '(?:exigences|qualifications|responsabilités|missions) (?:pour|de) (?:le|la|ce|un|cet) (?:poste|emploi|intitulé|métier)(?!\\p{L})',
  '(?:anforderungen|aufgaben|voraussetzungen) (?:für|an|zu) (?:die|den|das|diese[rsn]?|eine[n]?) (?:folgende[nrs]? )?(?:stelle\\p{L}*|beruf\\p{L}*|position|job\\p{L}*)(?!\\p{L})',
  '(?:requisitos|responsabilidades|funções) (?:para|de|do) (?:o |a |este |um )?(?:cargo|vaga|emprego|função)(?!\\p{L})',
  '(?:requisiti|responsabilità|mansioni) (?:per|di) (?:il |la |questo |un )?(?:posto|ruolo|lavoro|posizione|titolo)(?!\\p{L})',
  '(?:cerințe|responsabilități|atribuții) (?:pentru|ale) (?:postul|acest post|un post|funcția|titlul)\\p{L}*',
  '(?:写|列|给|拟|提)[^，。；：]{0,8}(?:招聘|任职|应聘|录用)(?:要求|条件|资格)|(?:写|列|给|拟)[^，。；：]{0,10}(?:岗位|职位|工作)?职责(?!的)',
  '(?:応募|採用|募集)(?:条件|要件|資格)を',
  '(?:اكتب|اذكر|ضع|اقترح) (?:\\p{L}+ )?(?:متطلبات|شروط|مؤهلات|مسؤوليات|مهام) (?:ل|ال)?(?:ل)?(?:وظيفة|وظيفية|الوظيفة|لوظيفة|للوظيفة|المسمى|للمسمى)(?!\\p{L})',
]);
const MISREAD_POSTS: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'plain',
  'small',
  'unknown',
  'entries',
  'names',
  'document',
  'text',
  'input',
  'extract',
  'copy',
  'article',
]);

/** A no to an invitation goes to people one knows, and has nothing of a letter at work. */
const A_NO_TO_AN_INVITATION = anyWord([
  '(?:rechazo|negativa|excusa)[^.?:]{0,24} (?:a|de) (?:la|esta|una) (?:siguiente )?invitación|(?:rechaz|declin)\\p{L}* (?:\\p{L}+ ){0,2}?invitación',
  "refus[^.?:]{0,16} (?:à|de) (?:l'|cette |une )invitation|(?:refuser|décliner|refusant|déclinant) (?:\\p{L}+ )?(?:l')?invitation",
  'absage[^.?:]{0,12} (?:auf|für|zu) (?:die|diese|eine|der|dieser|einer) (?:\\p{L}+ )?\\p{L}*einladung',
  '(?:recusa|negativa)[^.?:]{0,16} (?:a|ao|do|de) (?:este |um |o |seguinte )*convite|(?:recus|declin)\\p{L}* (?:\\p{L}+ ){0,2}?convite',
  "(?:rifiuto)[^.?:]{0,16} (?:a|all'|di|per) ?(?:questo |un |il |seguente )*invito|(?:rifiut|declin)\\p{L}* (?:\\p{L}+ ){0,2}?(?:l')?invito",
  'refuz[^.?:]{0,16} (?:la|pentru|al) (?:o |această |următoarea )?invitați\\p{L}*|(?:refuz|declin)\\p{L}* (?:\\p{L}+ ){0,2}?invitați\\p{L}*',
]);
const AT_WORK = lean(
  /(?<![\p{L}])(?:client|kund|firm|compan|empres|entrepris|azienda|business|meeting|reunion|riunione|besprechung|vorstellungs|entrevista|entretien|colloquio|interviu|webinar|konferenz|conferen)\p{L}*/u,
);
const WRITTEN_ANYHOW: ReadonlySet<TaskKind> = new Set<TaskKind>(['email', 'message', 'text']);

const ASKS_TO_DISCUSS = anyWord(
  [
    '(?:please )?discuss(?!\\p{L})',
    '(?:discute|comenta)(?!\\p{L})',
    '(?:discute|discutez)(?!\\p{L})',
    '(?:diskutier|erörter)\\p{L}*',
    '(?:discuta|discorra sobre)(?!\\p{L})',
    'discuti(?!\\p{L})',
    'discut\\p{L}*',
    'ناقش\\p{L}?(?!\\p{L})',
  ],
  { atStart: true },
);

/** What comes of one thing for another. */
const BEARS_ON = anyWord([
  'how [^.?]{3,80} (?:changed|affected|shaped|influenced|transformed)|(?:impact|effects?|influence|consequences|repercussions|implications)(?!\\p{L})',
  '(?:impacto|efectos?|influencia|consecuencias|repercusi[óo]n(?:es)?)(?!\\p{L})',
  "(?:(?:l'|d')?(?:impact|influence)|effets?|conséquences|répercussions)(?!\\p{L})",
  '(?:auswirkung|einfl[uü]ss|folge)(?:en|e)?(?!\\p{L})',
  '(?:impacto|efeitos?|influência|consequências)(?!\\p{L})',
  "(?:(?:l'|dell'|sull')?(?:impatto|influenza|influsso)|effetti|conseguenze)(?!\\p{L})",
  'cum (?:a|au) (?:schimbat|influențat|transformat|modelat)|(?:impact|efect|influenț|consecinț|urmăr)\\p{L}*',
  'كيف (?:غير|غيرت|أثر|أثرت|شكل|شكلت)|(?:ال)?(?:أثر|تأثير|آثار|عواقب|انعكاسات|تداعيات)(?!\\p{L})',
]);

/** Where nothing else is read of it. */
const HARDLY_READ: ReadonlySet<TaskKind> = new Set<TaskKind>(['plain', 'small', 'unknown']);
/** An essay, the causes of an event and the reading of a work are each told in a way of their own. */
const OF_ANOTHER_KIND = lean(
  /(?<![\p{L}])(?:essay|ensayo|dissertation|aufsatz|redacao|saggio|eseu|causes?|causas|ursachen|cauzele|close reading|how far)(?![\p{L}])|مقال|اسباب/u,
);
const isDiscussed = ({ read, hasMaterial, folded }: FramedDraft): boolean =>
  !hasMaterial && (read === 'discuss' || HARDLY_READ.has(read)) && !OF_ANOTHER_KIND.test(folded);

/** In languages whose words are set apart by spaces: what is told by one sign, whatever else its words suggest. */
const SIGNS: readonly Frame[] = [
  {
    kind: 'fact',
    asks: WHICH_ONE_IT_IS,
    unless: ASKS_ABOUT_IT,
    holds: ({ read, hasMaterial }) => !hasMaterial && MISREAD_FACTS.has(read),
  },
  {
    kind: 'fact',
    asks: A_FORM_OF_A_WORD,
    holds: ({ read, hasMaterial }) => !hasMaterial && MISREAD_FORMS.has(read),
  },
  { kind: 'choice', asks: WHICH_IS_RIGHT, holds: ({ read, hasMaterial }) => !hasMaterial && read !== 'code' },
  {
    kind: 'explain',
    asks: ROLE_IN_A_BODY,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'explain' || read === 'effects' || read === 'question' || read === 'fact'),
  },
  {
    kind: 'ideas',
    asks: INVENTED_WITH_RULES,
    unless: PROGRAMMED,
    holds: ({ read, hasMaterial }) => !hasMaterial && MISREAD_INVENTIONS.has(read),
  },
  { kind: 'arrange', asks: WORDS_INTO_A_SENTENCE, holds: ({ hasMaterial }) => hasMaterial },
  {
    kind: 'story',
    asks: A_PLOT,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'text' || read === 'email' || read === 'message' || HARDLY_READ.has(read)),
  },
  { kind: 'review', asks: A_REVIEW_OF_IT, holds: ({ read, hasMaterial }) => hasMaterial && MISREAD_REVIEWS.has(read) },
  {
    kind: 'consult',
    asks: SPOKEN_TO_AN_ADVISER,
    holds: ({ read, hasMaterial, folded }) => !hasMaterial && MISREAD_ADVICE.has(read) && OF_MY_OWN.test(folded),
  },
  {
    kind: 'advice',
    asks: TO_BRING_SOMEBODY_TO,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'howto' || read === 'explain' || read === 'suggest'),
  },
  {
    kind: 'troubleshoot',
    asks: MY_THING_ACTS_UP,
    holds: ({ read, hasMaterial }) => !hasMaterial && (read === 'why' || read === 'explain' || read === 'question'),
  },
  {
    kind: 'howto',
    asks: ONE_WAY,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (HARDLY_READ.has(read) || read === 'ideas' || read === 'suggest' || read === 'entries'),
  },
  {
    kind: 'scenery',
    asks: A_DAY_THEN,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'explain' || read === 'fact' || read === 'describe' || read === 'question'),
  },
  {
    kind: 'advice',
    asks: A_SHARE_TO_SHIFT,
    holds: ({ read, hasMaterial, folded }) => !hasMaterial && MISREAD_SUMS.has(read) && ONE_PERCENTAGE.test(folded),
  },
  { kind: 'text', asks: TOLD_OF_A_WORK, holds: ({ read }) => MISREAD_WORKS.has(read) },
  { kind: 'entries', asks: WHAT_A_POST_ASKS, holds: ({ read }) => MISREAD_POSTS.has(read) },
  {
    kind: 'reply',
    asks: A_NO_TO_AN_INVITATION,
    holds: ({ read, hasMaterial, folded, material }) =>
      hasMaterial && WRITTEN_ANYHOW.has(read) && !AT_WORK.test(`${folded} ${material.toLowerCase()}`),
  },
  {
    kind: 'message',
    asks: A_NO_TO_AN_INVITATION,
    holds: ({ read, hasMaterial, folded }) => !hasMaterial && WRITTEN_ANYHOW.has(read) && !AT_WORK.test(folded),
  },
  { kind: 'caption', asks: UNDER_A_PICTURE, holds: ({ read }) => MISREAD_CAPTIONS.has(read) },
  { kind: 'complete', asks: SAYING_TO_FINISH, holds: ({ read }) => read === 'extend' || read === 'meaning' },
  { kind: 'why', asks: THOUGHT_TO_BE_WHY, holds: ({ read, hasMaterial }) => !hasMaterial && read === 'discuss' },
  { kind: 'roleplay', asks: A_MACHINE, holds: ({ read }) => NO_MACHINES.has(read) },
  { kind: 'troubleshoot', asks: AN_ERROR_CAME_UP, holds: ({ read }) => MISREAD_TROUBLE.has(read) },
  {
    kind: 'entries',
    asks: SPOKEN_IN_FIGURES,
    holds: ({ read, hasMaterial }) =>
      !hasMaterial && (read === 'compare' || read === 'explain' || HARDLY_READ.has(read)),
  },
  {
    kind: 'effects',
    asks: ASKS_TO_DISCUSS,
    holds: (draft) => isDiscussed(draft) && BEARS_ON.test(draft.folded) && !isOpenToDebate(draft.folded),
  },
  {
    kind: 'explain',
    asks: ASKS_TO_DISCUSS,
    holds: (draft) => isDiscussed(draft) && !isOpenToDebate(draft.folded),
  },
  {
    kind: 'discuss',
    asks: ASKS_TO_DISCUSS,
    holds: ({ read, hasMaterial, folded }) => !hasMaterial && HARDLY_READ.has(read) && isOpenToDebate(folded),
  },
];

export function bySureSign(folded: string, material: string, read: TaskKind): TaskKind | undefined {
  const draft: FramedDraft = { read, folded, hasMaterial: material !== '', material, isGiven: material !== '' };
  return SIGNS.find(
    ({ asks, unless, holds }) => asks.test(folded) && !unless?.test(folded) && (holds === undefined || holds(draft)),
  )?.kind;
}
