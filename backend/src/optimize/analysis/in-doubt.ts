import { foldWords } from './fold.js';
import { INTO_A_PIECE, isToldAboutOneself } from './general-wording.js';
import { splitSentences } from './segment.js';
import { asksWhatToSay } from './shapes/asking.js';
import { SERVES_BETTER } from './shapes/items.js';
import { asksForMeasures } from './shapes/lists.js';
import type { TaskKind } from './task-kinds.js';
import { byVerbAndObject } from './verbs-and-objects.js';
import { lean } from './lean.js';

/** In these there is something to choose from, however much is told in front. */
const CHOSEN_FROM: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'recommend',
  'ideas',
  'names',
  'list',
  'roster',
  'cook',
  'recipe',
  'caption',
  'trip',
]);

const TOLD_WORDS = 14;
const TOLD_SIGNS = 30;
const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);

/** More than one sentence, or one with details beyond the name of a thing. */
function isSituation(instruction: string): boolean {
  if (splitSentences(instruction).length > 1) return true;
  return WITHOUT_SPACES.test(instruction)
    ? [...instruction].length >= TOLD_SIGNS
    : instruction.split(/\s+/u).length >= TOLD_WORDS;
}

/** Whoever has no idea what to do asks for no ideas that differ from each other. */
const NO_IDEA =
  /(?:no|any) (?:idea|clue) (?:what|how|where|if|why)|ni idea|aucune idee|keine ahnung|nao faco ideia|nem ideia|non ho (?:idea|la minima idea)|nu am (?:nicio )?idee|没(?:有)?头绪/u;

/** The first verb asks for ideas, however many of them are named behind it. */
const IDEAS_FIRST = lean(
  /^(?:please )?(?:(?!headline|title|name|slogan|caption|gift)[\p{L}\p{N}-]+ ){1,4}(?:ideas?|ideias?|idees?|ideen|idee|idei) (?:for|to|on|about|how|para|de|pour|sur|fur|zu|per|pentru|de a)(?![\p{L}])|^[^，。？]{0,12}(?:想法|点子|创意|主意)|^[^、。？]{1,40}アイデアを|^[^.؟]{0,16}(?:افكارا?)(?![\p{L}])/u,
);

/** Something is to be written or designed, so that nothing is merely asked, advised or repaired. */
const MAKES = lean(
  /^(?:(?:please|pls|can you|could you|help me|por favor|bitte|per favore|te rog|va rog|请|帮我|帮忙)[, ]?)*(?:(?:write(?! down)|create|generate|produce|design|draft|compose|develop|craft|construct)|(?:escrib|redact|elabor|disen|compon)\p{L}*|(?:crea|genera)(?:me)?|(?:ecri|redig|elabor|concoi|concev|compos)\p{L}*|(?:cree|genere)z?|(?:schreib|verfass|erstell|generier|entwirf|entwerf|gestalt|komponier)\p{L}*|(?:escrev|redij|elabor|projet|compon)\p{L}*|(?:crie|gere)|(?:scriv|redig|elabor|progett|compon)\p{L}*|(?:scri|redact|creeaz|genereaz|elabor|proiect|compun|concep|realiz|intocm)\p{L}*)(?![\p{L}])|^(?:请|帮我)?(?:你)?(?:写|撰写|创作|设计|制作|起草|编写|拟|生成|编)|(?:書いて|作成して|設計して|生成して)(?:ください|くれ|ほしい)|^(?:ا?كتب|انشي|انشء|صمم|الف|ابتكر)(?![\p{L}])/u,
);
const NOT_MADE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'fact',
  'yesno',
  'quantity',
  'advice',
  'troubleshoot',
  'recommend',
  'decide',
  'choice',
  'why',
]);
/** What a thing is, as opposed to what comes behind it. */
const ABOUT_A_THING: ReadonlySet<TaskKind> = new Set<TaskKind>(['describe', 'explain', 'fact', 'question']);
/** Whatever is designed is no message, although it may be about one. */
const DESIGNED = lean(
  /^(?:please )?(?:design|develop|construct|build|disen|desarroll|concoi|developp|entwickl|entwirf|desenvolv|projet|progett|svilupp|proiect|dezvolt)\p{L}*(?![\p{L}])|^(?:请|帮我)?(?:为.{1,12})?(?:设计|制定|开发)|(?:設計|開発)して|^صمم/u,
);
/** A verb of explaining, or a question for it. */
const EXPLAINS =
  /expla|expli|erklar|spieg|descri|decri|beschreib|define|defin|clarif|interpret|what|how|why|que |como|comment|was |wie |warum|cosa|come|ce |cum|tell|dime|discuss|elaborat|解释|说明|介绍|描述|讲|什么|怎么|为什么|説明|解説|とは|اشرح|وضح|فسر|صف|عرف|ما |كيف|لماذا/u;
/** A rule to remember is no fault to look for. */
const TO_REMEMBER = lean(
  /(?<![\p{L}])(?:trick|mnemonics?|rule of thumb|truco|regla mnemotecnica|astuce|moyen mnemotechnique|eselsbrucke|merksatz|macete|trucco|regola mnemonica|truc)(?![\p{L}])|口诀|窍门|コツ|覚え方|حيله لتذكر|طريقه لتذكر/u,
);
/** "Which planet …, and how is that explained": what is asked first is no way to do something. */
const ASKS_WHICH = lean(
  /^(?:which|what|who|where|when|que|cual(?:es)?|quien|quel\p{L}*|qui|welche\p{L}*|was|wer|qual|quais|quem|quale|quali|chi|ce|care|cine)(?![\p{L}])(?! (?:is|are) the (?:best|easiest|right|fastest|proper) way| (?:steps|do i|should i|can i|pasos|pasi|etapes|schritte|passos|passi))|^(?:什么|哪|谁)|^(?:ما|من|اي|اين|متي)(?![\p{L}])/u,
);
const AND_HOW = lean(
  /(?<![\p{L}])(?:and|y|et|und|e|si) (?:how|como|comment|wie|come|cum)(?![\p{L}])|(?:又|以及|并|，|,)(?:是)?(?:如何|怎样|怎么)|وكيف/u,
);
/** "What number comes next" */
const SERIES =
  /next (?:number|term|letter|element)|(?:number|term) (?:comes|is) next|siguiente (?:numero|termino)|numero (?:que )?sigue|(?:nombre|terme) suivant|nachste (?:zahl|glied)|proximo (?:numero|termo)|prossimo (?:numero|termine)|urmatorul (?:numar|termen)|下一个(?:数|字母|数字)|次の(?:数|項)|(?:العدد|الرقم|الحد) التالي/u;
/** Put in order, and not chosen from. */
const ORDERED = lean(
  /^(?:please )?(?:order|sort|arrange|rank|put .{1,60} in (?:\p{L}+ )?order)(?![\p{L}])|^(?:ordena|orden[ae]|trie|classe|range|sortier|ordne|ordin|metti in ordine|ordoneaza|aranjeaza)|排列|排序|排成|並べ(?:替え)?て|^(?:رتب|ترتيب)/u,
);
/** Several to choose from. */
const RECOMMENDED = lean(
  /^(?:recommend|recomien\p{L}*|recommand\p{L}*|empfiehl|recomend\p{L}*|consiglia\p{L}*|recomand\p{L}*)(?![\p{L}])|^(?:请|帮我|给我)*推荐|^(?:رشح|انصحني)(?![\p{L}])/u,
);
const SAYS_LITTLE: ReadonlySet<TaskKind> = new Set<TaskKind>(['unknown', 'small', 'plain']);
/** Taken out of a text, however it is to be laid out. */
const EXTRACTS = lean(
  /^(?:extract|extra[ei]|extrais|extrayez|extrahier\p{L}*|estrai\p{L}*|extrag\p{L}*)(?![\p{L}])|^(?:请)?(?:从.{1,14})?提取|抽出して|^استخرج/u,
);
const LISTED: ReadonlySet<TaskKind> = new Set<TaskKind>(['entries', 'unknown', 'small', 'plain']);
/** "Which are fruits and which are vegetables": all are sorted, and none is chosen. */
const SORTED = lean(
  /which (?:ones? )?(?:of .{3,40} )?(?:are|is) .{2,60} and which (?:ones? )?(?:are|is)(?![\p{L}])|cuales .{2,60} y cuales|lesquel\p{L}* .{2,60} et lesquel|welche .{2,60} und welche|quais .{2,60} e quais|quali .{2,60} e quali|care (?:dintre .{3,40} )?sunt .{2,60} si care|哪些.{2,30}哪些|どれが.{2,30}どれが|ايها .{2,40} وايها/u,
);
const CHOSEN: ReadonlySet<TaskKind> = new Set<TaskKind>(['choice', 'question', 'fact', 'list', 'decide']);
const ONE_IS_RIGHT: ReadonlySet<TaskKind> = new Set<TaskKind>(['choice', 'fact', 'question', 'yesno']);
/** Somebody's own way to put it is asked for. */
const IN_A_VOICE = lean(
  /^how would an? [^,?]{3,50} (?:explain|describe|tell|react|say|put|introduce|justify)(?![\p{L}])|^como (?:explicaria|describiria|descreveria|contaria) un|^comment un[e]? .{3,40} (?:expliquerait|decrirait|raconterait)|^wie wurde ein.{3,40} (?:erklaren|beschreiben|schildern)|^come (?:spiegherebbe|descriverebbe|racconterebbe) un|^cum ar (?:explica|descrie|povesti) un|会(?:怎么|如何)(?:解释|描述|形容|介绍)|^كيف (?:س?يشرح|س?يصف|س?يروي) /u,
);
const EXPLAINED: ReadonlySet<TaskKind> = new Set<TaskKind>(['explain', 'describe', 'question']);
/** "Name the fallacy in it": one, and no row of them. */
const NAMES_ONE = lean(
  /(?:^|[.!?] )(?:name|state|tell|give|identify) (?:the|one|an?) (?!(?:\p{L}+ )?(?:list|\p{L}+s)(?![\p{L}]))|(?:^|[.!?] )(?:nombra|nomme|nenne|nomeie|nomina|numeste) (?:el|la|le|den|die|das|o|a|il|un|une|eine?n?|uma?) \p{L}+/u,
);
const COUNTED_OUT: ReadonlySet<TaskKind> = new Set<TaskKind>(['question', 'compare', 'fact', 'why']);
/** One figure follows from those that are named. */
const FIGURES_GIVEN = lean(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu);
const FIGURE_ASKED = lean(
  /how (?:much|many|long|far|fast|old)(?![\p{L}])|what (?:is|was|will be) the (?:new |final |total |original )?(?:price|cost|total|sum|average|speed|distance|profit|percentage|result)|cuant[oa]s?|combien|wie ?(?:viel|lange|weit|schnell|alt)|quant[oaie]|cati?(?![\p{L}])|cate(?![\p{L}])|cat (?:costa|este|a)|ce pret|pretul (?:final|initial)|多少|几[个天小元块]|いくら|何(?:個|人|円|時間|分)|كم |(?:ما|فما) (?:ثمن|سعر|مجموع|متوسط|سرعه|عدد)/u,
);
const PRICED =
  /%|percent|por ciento|pour cent|prozent|por cento|per cento|la suta|reduc|discount|increase|decrease|descuento|rabais|rabatt|desconto|sconto|折|涨|降|割引|بالمئه|بالمايه|خصم|ثمن|سعر/u;
/** One thing is to be invented, and no idea of one. */
const INVENTS_ONE = lean(
  /^(?:invent|make up|create|design|write|inventa?|inventez?|crea|cree|cre[ae]ti|erfinde?|inventeaza|creeaza|escribe|ecris|schreib\p{L}*|escreva|scrivi|scrie) (?:me |mir |mi )?(?:an?|one|un[eao]?|uno|ein(?:e|en)?|uma?|o) (?!(?:\p{L}+ ){0,3}(?:ideas?|idees?|idee|ideia|list|lista|liste|names?|nombre|nom|nome|nume)(?![\p{L}]))|^(?:发明|创造|编)一?个(?!.{0,8}(?:名字|点子|主意))|を一つ(?:考え|作)/u,
);
/** What weighs most for somebody who has to choose: no date and no name answers it. */
const MATTERS_MOST = lean(
  /^(?:which|what) [^?]{2,60} (?:matters? (?:the )?most|(?:is|are) (?:the )?most important (?:for|when|if|to)|should (?:i|we|one) (?:look for|prioriti[sz]e|focus on|pay attention to))(?![\p{L}])|^¿? ?(?:que|cuales) [^?]{2,60} (?:importan? mas|(?:son|es) (?:l[oa]s? )?mas importantes? (?:para|al|si|cuando|a la hora))|^quel\p{L}* [^?]{2,60} (?:comptent le plus|importent le plus|sont l[ea]s? plus important\p{L}* (?:pour|quand|si|lors))|^(?:welche\p{L}*|was|worauf) [^?]{2,60} (?:am wichtigsten|zahl(?:en|t) am meisten|am meisten an)|^(?:quais|que|o que) [^?]{2,60} (?:importam mais|mais importam|sao (?:[oa]s )?mais importantes (?:para|ao|se|quando|na hora))|^(?:quali|che) [^?]{2,60} (?:contano di piu|sono (?:le |i |gli )?piu importanti (?:per|quando|se))|^(?:ce|care) [^?]{2,60} (?:conteaza cel mai mult|sunt cele mai importante (?:pentru|cand|daca))|(?:哪些|什么)[^，。？]{0,12}最(?:重要|关键|要紧)[？?]?$|(?:どの|何が|どんな)[^。？]{0,30}(?:一番|最も)(?:重要|大切|大事)|^(?:ما|اي) [^؟]{2,50}(?:الاهم|الاكثر اهميه|اهم) (?:ل\p{L}{2}|عند|بالنسبه)/u,
);
/** What is said with a picture or on a poster: made of what is given, and no other wording of it. */
const INTO_A_CAPTION = lean(
  /(?:into|as) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:captions?|slogans?|tag ?lines?|one-liners?|teasers?)(?![\p{L}])|en un (?:\p{L}+ ){0,2}(?:pie de foto|es?logan|lema)|en (?:une? )?(?:\p{L}+ ){0,2}(?:legende|accroche|slogan)|in (?:eine?n? )(?:\p{L}+ ){0,2}(?:bildunterschrift|[\p{L}-]*caption|slogan|werbespruch)|(?:em|num|numa) (?:uma? )?(?:\p{L}+ ){0,2}(?:legenda|slogan)|in un[ao]? (?:\p{L}+ ){0,2}(?:didascalia|slogan)|intr-(?:un|o) (?:\p{L}+ ){0,2}(?:slogan|legenda)|[成为][^，。]{0,12}(?:文案|广告语|宣传语)|(?:キャプション|キャッチコピー|宣伝文)に|(?:الي|ك) ?(?:\p{L}+ )?(?:شعار|تعليق)/u,
);
/** Laid out anew, with all that it says. */
const INTO_A_LIST = lean(
  /(?:into|as|in) (?:an? |one )?(?:[\p{L}-]+ ){0,3}(?:lists?|tables?|timelines?|checklists?|schedules?)(?![\p{L}])|en una (?:\p{L}+ ){0,2}(?:lista|tabla)|en (?:une? )?(?:\p{L}+ )?(?:liste|tableau)(?![\p{L}])|in eine (?:\p{L}+ ){0,2}(?:[\p{L}-]*liste|tabelle)|(?:em|num|numa) (?:uma )?(?:\p{L}+ )?(?:lista|tabela)|in un(?:a|o)? ?(?:\p{L}+ )?(?:lista|elenco|tabella)|intr-(?:un|o) (?:\p{L}+ )?(?:lista|tabel)|[成为][^，。]{0,8}(?:清单|列表|表格)|(?:リスト|一覧|表)に(?:して|まとめ|変|直)|(?:الي|في) (?:قايمه|جدول)/u,
);
/** "Given these, come up with a dinner": one, however it could be varied. */
const COMES_UP_WITH_ONE = lean(
  /(?:^|[,，] ?)(?:(?:please|bitte|por favor) )?(?:come up with|think of|imagine[sz]?|propose[sz]?(?:-moi)?|piensa en|propon(?:me)?|pense em|proponha|proponi(?:mi)?|pensa a|propune(?:-mi)?|gandeste-te la|uberleg dir) (?:an?|one|un[eao]?|uma?|o|ein(?:e|en)?) (?!(?:[\p{L}-]+ ){0,3}(?:ideas?|ideia|idees?|idee|lists?|lista|liste|names?|nombres?|noms?|nomes?|nomi|namen?|nume|few|couple|number|ways?|sets?|series|variety|range|handful|plan|moyen|manera|modo|weg)(?![\p{L}]))|(?:考え|想)出?一[个道顿份](?!.{0,8}(?:名字|点子|主意|办法))/u,
);
/** Guests for an afternoon: there are no phases with results in it. */
const A_PARTY = lean(
  /^(?:(?:please|can you|could you|help me(?: to)?|por favor|bitte) )*(?:plan(?! b )|organi[sz]|arrange|throw|planea|planific|planej|planei|pianific|plane |planen )[^?:]{1,70}(?<![\p{L}])(?:birthday|[\p{L}]*party|picnic|sleepover|baby shower|game night|barbecue|bbq|fiesta|cumpleanos|fete|anniversaire|pique-nique|[\p{L}]*geburtstag\p{L}*|picknick|grillfest|festa|aniversario|piquenique|compleanno|petrecere|zi de nastere)(?![\p{L}])|^(?:请|帮我|请帮我|我想|我要)*(?:策划|筹划|筹办|安排|计划|办).{0,20}(?:派对|生日会|生日聚会|野餐)|(?:パーティー|誕生日会|ピクニック)を?(?:企画|計画)|^(?:خطط|نظم)(?: لي| لنا)? (?:\p{L}+ ){0,3}(?:عيد ميلاد|حفله)/u,
);
const HOW_IT_STARTS = lean(
  /(?<![\p{L}])(?:start|first|empez|empiez|comenc|commenc|anfang|anfange|beginn|comec|cominci|inizi|incep|timeline|budget plan|checklist)\p{L}*|开始|第一步|何から|ابدا/u,
);
const ANALOGY = lean(/analog(?:y|ia|ie|ies|ias)(?![\p{L}])|类比|類推/u);

/** "What would you do": somebody is between two ways. */
const WHAT_WOULD_YOU =
  /what would you do(?: if you were me| in my (?:place|shoes|position))?\W*$|(?:que|q) (?:harias|haria usted|hariais)(?: (?:tu|vos))?(?: en mi lugar)?\W*$|(?:tu ferais|vous feriez|ferais-tu|feriez-vous)(?: quoi)?(?: a ma place)?\W*$|was (?:wurdest du|wurden sie|wurdet ihr)(?: an meiner stelle)? (?:tun|machen)\W*$|(?:o que|oq) (?:voce|vc|tu) (?:faria|farias)(?: no meu lugar)?\W*$|(?:che|cosa|che cosa) far(?:esti|este|ebbe)(?: (?:tu|voi|lei))?(?: al (?:mio )?posto(?: mio)?)?\W*$|(?:tu )?ce ai face(?: (?:tu|in locul meu))*\W*$|(?:换作?|要是|如果是?)你(?:会|怎么)(?:选|办|做|怎么).{0,4}$|你会怎么(?:选|办|做).{0,2}$|あなたなら(?:どう|どちら).{0,14}$|(?:ماذا|ايش|وش|شو) (?:كنت )?(?:س?تفعل|تسوي|بتعمل)(?: (?:لو كنت )?مكاني)?\W*$/u;
/** A name, a date, a place or a figure is asked for, whatever is told beside it. */
const LOOKED_UP = lean(
  /(?<![\p{L}])(?:who|whose|when|where|which|name|how (?:much|many|long|far|fast|old|tall|high|deep|big|late|early)|what (?:is|was|are|were|year|date|day|time|age|number|percentage)|quien(?:es)?|cuando|donde|cual(?:es)?|cuant[oa]s?|qui|quand|ou|quel\p{L}*|combien|wer|wann|wo|welche\p{L}*|wie ?(?:viel\p{L}*|lange|weit|alt|hoch)|quem|quando|onde|qual|quais|quant[oaie]s?|chi|dove|quale|quali|cine|cand|unde|care|cat[aei]?)(?![\p{L}])|谁|何时|哪|多少|几|誰|いつ|どこ|いくつ|いくら|(?:^|\s)(?:من|متي|اين|كم|اي)(?=\s)/u,
);
/** "What's the catch with …": what speaks against it, and no name. */
const THE_CATCH = lean(
  /^(?:so )?what(?:'?s| is| are) the (?:catch|downsides?|point|deal|trick|drawbacks?|risks?)(?![\p{L}])|^(?:cual|donde) (?:es|esta) (?:el truco|la trampa|la pega)|^ou est le (?:piege|hic)|^wo ist der haken|^(?:qual e|onde esta) a pegadinha|^dov'e (?:la fregatura|l'inghippo|il trucco)|^(?:care e|unde e) (?:smecheria|schepsisul|capcana)|有什么(?:猫腻|坑|套路)|落とし穴は|^(?:ما|اين) (?:هو |هي )?الخدعه/u,
);
const ANSWERED_PLAINLY: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'fact',
  'question',
  'suggest',
  'advice',
  'unknown',
  'plain',
  'small',
]);

/** "会取代翻译吗": asked about it, with nothing to translate. */
const WILL_IT =
  /^[^:："“「『]*(?:会|能|是|有)[^:："“「『]*[吗么][？?]?$|^(?:will|can|could|is|are|do|does|should) [^:"“]*\?$/u;

/** "Twice as many as …, 37 together, how many has each": لدى opens it as well as لدي. */
const SHARES = lean(
  /(?:^|[\s،,؛])و?(?:ب|ف)?(?:ضعف\p{L}*|اضعاف|نصف|ثلث|ربع|\p{L}+ اكثر من|\p{L}+ اقل من|اكبر من|اصغر من|يزيد|تزيد|ينقص|تنقص)(?![\p{L}])/u,
);
const TOGETHER = lean(/(?:^|[\s،,؛])[وف]?(?:ب)?(?:مجموع\p{L}*|معا|جميعا)(?![\p{L}])/u);
const HOW_MANY_EACH = lean(
  /(?:^|[\s،,؛])[وف]?كم (?:\p{L}+ ){0,3}(?:مع|لدي|عند|عمر|ثمن|سعر|نصيب|حصه|يملك|تملك|كل|لكل)(?![\p{L}])/u,
);
const isSharedOut = (folded: string): boolean =>
  /\p{Nd}/u.test(folded) && SHARES.test(folded) && TOGETHER.test(folded) && HOW_MANY_EACH.test(folded);

/** Yes or no, with the proof or the case in which it fails. */
const DOES_IT_FOLLOW = lean(
  /(?:does|would) it (?:necessarily |logically |then |also )?follow|se sigue (?:de \p{L}+ )?que|s'ensuit-il|folgt (?:daraus|dann|notwendig)|segue-se que|ne segue (?:\p{L}+ )?che|rezulta (?:de aici |neaparat )?ca |(?:是否|能否|能不能|可以|就能)推出|هل (?:يلزم|ينتج) (?:من|عن) (?:ذلك|هذا)/u,
);
const FOLLOWED: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'explain',
  'yesno',
  'compare',
  'question',
  'relation',
  'puzzle',
]);

interface Doubtful {
  wording: TaskKind;
  /** What the words suggested. */
  read: TaskKind;
  instruction: string;
  hasMaterial: boolean;
}

/** Two figures and more, and another that is asked for; what is told of oneself is no sum. */
const isReckoned = (folded: string): boolean =>
  (folded.match(FIGURES_GIVEN)?.length ?? 0) >= (PRICED.test(folded) ? 1 : 2) &&
  (FIGURE_ASKED.test(folded) || (folded.match(/%/gu)?.length ?? 0) >= 2) &&
  !isToldAboutOneself(folded);

const asksForMyChoice = (wording: TaskKind, folded: string): boolean =>
  WHAT_WOULD_YOU.test(folded) &&
  (ANSWERED_PLAINLY.has(wording) || (wording === 'puzzle' && isToldAboutOneself(folded)));
const WHAT_WOULD = lean(/^what (?:would|should|could|can) (?:you|i|we)(?![\p{L}])/u);
const isNoLookUp = (folded: string, instruction: string): boolean =>
  THE_CATCH.test(folded) ||
  WHAT_WOULD.test(folded) ||
  (isToldAboutOneself(folded) && isSituation(instruction) && !LOOKED_UP.test(folded));

/** What the verb and the shape of a request rule out, whatever other words it holds; and what is said then instead. */
function ruledOut({ wording, instruction, hasMaterial }: Doubtful): TaskKind | undefined {
  const folded = foldWords(instruction).trim();
  if (asksForMyChoice(wording, folded) && isSituation(instruction)) return 'decide';
  if (wording === 'fact' && isNoLookUp(folded, instruction)) return 'question';
  if (NOT_MADE.has(wording) && MAKES.test(folded)) return 'small';
  if (wording === 'translate' && !hasMaterial && WILL_IT.test(folded)) return 'yesno';
  if (wording === 'message' && DESIGNED.test(folded)) return 'small';
  if (wording === 'rewrite' && INTO_A_PIECE.test(folded)) return 'small';
  if (wording === 'rewrite' && hasMaterial && INTO_A_CAPTION.test(folded)) return 'caption';
  if (wording === 'rewrite' && hasMaterial && INTO_A_LIST.test(folded)) return 'small';
  if (wording === 'ideas' && COMES_UP_WITH_ONE.test(folded)) return 'small';
  if (wording === 'plan' && A_PARTY.test(folded) && !HOW_IT_STARTS.test(folded)) return 'small';
  if (FOLLOWED.has(wording) && !hasMaterial && DOES_IT_FOLLOW.test(folded)) return 'truth';
  if (wording === 'fact' && MATTERS_MOST.test(folded)) return 'question';
  if ((wording === 'explain' || wording === 'describe') && hasMaterial && !EXPLAINS.test(folded)) return 'small';
  if (wording === 'troubleshoot' && TO_REMEMBER.test(folded)) return 'question';
  if (wording === 'howto' && ASKS_WHICH.test(folded) && AND_HOW.test(folded)) return 'question';
  if (ABOUT_A_THING.has(wording) && SERIES.test(folded)) return 'puzzle';
  if (wording === 'choice' && ORDERED.test(folded)) return 'small';
  if (SAYS_LITTLE.has(wording) && RECOMMENDED.test(folded)) return 'suggest';
  if (LISTED.has(wording) && hasMaterial && EXTRACTS.test(folded)) return 'extract';
  if (ONE_IS_RIGHT.has(wording) && !hasMaterial && SERVES_BETTER.test(folded)) return 'decide';
  if (CHOSEN.has(wording) && SORTED.test(folded)) return 'classify';
  if (EXPLAINED.has(wording) && IN_A_VOICE.test(folded)) return 'persona';
  if (COUNTED_OUT.has(wording) && (isReckoned(folded) || isSharedOut(folded))) return 'math';
  if (wording === 'entries' && hasMaterial && NAMES_ONE.test(folded)) return 'small';
  if (wording === 'ideas' && INVENTS_ONE.test(folded)) return 'small';
  return wording === 'extend' && ANALOGY.test(folded) ? 'complete' : undefined;
}

/** A told situation has one way out to be found, and no row of suggestions to pick from. */
export function inDoubt(doubtful: Doubtful): TaskKind {
  const { read, instruction } = doubtful;
  const folded = foldWords(instruction);
  const objected = byVerbAndObject({ ...doubtful, folded: folded.trim() });
  const wording = objected ?? ruledOut(doubtful) ?? doubtful.wording;
  const isAtALoss = (wording === 'suggest' || wording === 'ideas') && NO_IDEA.test(folded);
  if (wording === 'suggest' && read === 'ideas' && IDEAS_FIRST.test(folded)) return 'ideas';
  if (!isAtALoss && (wording !== 'suggest' || CHOSEN_FROM.has(read))) return wording;
  if (asksForMeasures(folded)) return wording;
  return !asksWhatToSay(folded) && isToldAboutOneself(folded) && isSituation(instruction) ? 'unknown' : wording;
}
