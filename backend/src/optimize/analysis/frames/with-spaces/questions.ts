import { anyWord } from '../../any-word.js';
import { isOpenToDebate } from '../../shapes/knowledge.js';
import { lean } from '../../lean.js';
import type { TaskKind } from '../../task-kinds.js';
import { type Frame, type FramedDraft, HARDLY_READ } from '../frame.js';

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

/** An essay, the causes of an event and the reading of a work are each told in a way of their own. */
const OF_ANOTHER_KIND = lean(
  /(?<![\p{L}])(?:essay|ensayo|dissertation|aufsatz|redacao|saggio|eseu|causes?|causas|ursachen|cauzele|close reading|how far)(?![\p{L}])|مقال|اسباب/u,
);

const isDiscussed = ({ read, hasMaterial, folded }: FramedDraft): boolean =>
  !hasMaterial && (read === 'discuss' || HARDLY_READ.has(read)) && !OF_ANOTHER_KIND.test(folded);

/** What is asked, whatever the other words suggest. */
export const QUESTIONS: readonly Frame[] = [
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
  { kind: 'why', asks: THOUGHT_TO_BE_WHY, holds: ({ read, hasMaterial }) => !hasMaterial && read === 'discuss' },
  { kind: 'troubleshoot', asks: AN_ERROR_CAME_UP, holds: ({ read }) => MISREAD_TROUBLE.has(read) },
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
