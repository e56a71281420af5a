import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { lean } from '../analysis/lean.js';
import type { Given } from './recipes/flags.js';

/** Thought up, not looked up: nobody can be unsure of it. "Name three trees" asks for no name. */
const THOUGHT_UP = lean(
  /(?<![\p{L}])(?:(?<!^|[.!?:,] |(?:please|you|and|to|by) )name|names|nicknames?|usernames?|ideas?|slogans?|taglines?|mottos?|titles?|headlines?|hashtags?|icebreakers?|prompts?|hooks?|captions?|puns?|jokes?|pick-?up lines|excuses?|gift|presents?|(?<!^|[.!?:,] )nombre|nombres|apodos?|lemas?|esloganes?|titulos?|titulares?|chistes?|noms?|surnoms?|idees?|devises?|titres?|accroches?|blagues?|namen|spitznamen|ideen?|motto|titel|uberschriften|witze?|ausreden?|geschenke?|(?<!^|[.!?:,] )nome|nomes|apelidos?|ideias?|titulos?|manchetes?|piadas?|nomi|soprannomi|idee|titoli|battute|nume|porecle|idei|sloganuri|titluri|glume)(?![\p{L}])|名字|起名|取名|点子|创意|主意|口号|标语|标题|笑话|名前|アイデア|スローガン|キャッチコピー|タイトル|ジョーク|اسماء|اسم |افكار|شعار|عناوين|عنوان|نكت/u,
);
/** Of things that are there, "the names" are looked up. */
const THERE_ALREADY = lean(
  /(?<![\p{L}])(?:the names? of|names of|only the names?|real|existing|famous|los nombres de|nombres de|les noms d|noms d|die namen|namen (?:von|der|aller)|os nomes|nomes d|i nomi|nomi d|numele)(?![\p{L}])|的名字|的名称|の名前|اسماء ال/u,
);
/** "Just list …": nothing beside the entries. */
const BARE = lean(
  /(?<![\p{L}])(?:(?:just|only)(?= (?:an? |the )?(?:list|give|name|write|tell|answer|names?|titles?|words?|return|output|show))|(?:list|give|name|write|return|output|show|want|need)(?: me)? (?:just|only)|words (?:that|which|(?:related|associated|connected|relating) (?:to|with)|to do with)|(?:start|begin|end|rhym)(?:s|ing)? with|solo|solamente|seulement|uniquement|juste|nur|bloss|apenas|so os|so as|soltanto|solamente|doar|numai)(?![\p{L}])|只(?:要|列|给|需|写)|仅|だけ|فقط/u,
);

/** A measure, as it stands behind a figure. */
const MEASURE =
  '(?:[mckd]?l|[mk]?g|[mck]?m|mi|ft|in|oz|lbs?|kmh|mph|°?[cf]|litres?|liters?|millilit\\p{L}+|cups?|tablespoons?|teaspoons?|tbsp|tsp|pints?|gallons?|grams?|kilos?|kilograms?|pounds?|ounces?|stones?|met(?:er|re)s?|centimet\\p{L}+|kilomet\\p{L}+|miles?|feet|foot|inch(?:es)?|yards?|acres?|hectares?|hours?|minutes?|mins?|seconds?|days?|weeks?|degrees?|litros?|metros?|gramos?|kilogramos?|kilometros?|horas?|minutos?|dias?|tazas?|litres?|metres?|grammes?|kilometres?|heures?|jours?|tasses?|liter|gramm|stunden?|minuten?|tage?|meter|zentimeter|kilometer|tassen?|xicaras?|gramas?|quilos?|litri|metri|grammi|chili|ore|minuti|giorni|tazze|grame|kilograme|minute|zile|cani)';
/** "How many cups are 750 ml?": one measure in another. */
const CONVERTED = lean(
  new RegExp(
    `^(?:how (?:many|much)|cuant[oa]s?|combien de?|wie ?viele?|quant[oaie]s?|cat[ie]?) ${MEASURE} (?:(?:is|are|in|make|there|hay|en|son|sont|font|dans|il y a|y a-t-il|sind|in|ergeben|sao|ha|em|sono|ci|sunt|e|are) ){0,3}(?:an? )?\\p{Nd}+(?:[.,]\\p{Nd}+)? ?${MEASURE}(?![\\p{L}])`,
    'u',
  ),
);
const WITH_MEASURE = new RegExp(
  `\\p{Nd} ?${MEASURE}(?![\\p{L}])|\\p{Nd} ?(?:升|米|公里|千米|克|公斤|千克|小时|分钟|天|メートル|キロ|リットル|グラム|時間|分間|متر|لتر|كيلو|غرام|ساعه|ساعات|دقيقه|دقائق)`,
  'gu',
);
/** What such a thing costs or holds is looked up, however it is measured. */
const LOOKED_UP = lean(
  /(?<![\p{L}])(?:cost|price|pay|salary|calories|protein|population|cuesta|precio|calorias|coute|prix|kostet|preis|kalorien|custa|preco|costa|prezzo|calorie|pret)(?![\p{L}])|多少钱|价格|热量|いくら|カロリー|سعر|تكلف|سعرات/u,
);

/** "Seventh from the front and twelfth from the back": counted from both ends. */
const FROM_BOTH_ENDS = lean(
  /from the (?:front|left|top|start).{1,60}from the (?:back|right|bottom|end)|من (?:الامام|الأمام|اليمين|الاعلي|الأعلى).{1,60}من (?:الخلف|اليسار|الاسفل|الأسفل)|从?(?:前|左).{0,4}数.{1,30}(?:后|右).{0,4}数|(?:desde|por) (?:delante|la izquierda).{1,60}(?:desde|por) (?:detras|la derecha)|von (?:vorne?|links).{1,60}von (?:hinten|rechts)/u,
);

/** All that is needed to reckon it stands in the question. */
function givesItsValues(request: string): boolean {
  if (LOOKED_UP.test(request)) return false;
  return FROM_BOTH_ENDS.test(request) || CONVERTED.test(request) || (request.match(WITH_MEASURE)?.length ?? 0) >= 2;
}

/** A riddle turns on a word of its own; a puzzle of statements does not. */
const RIDDLE = lean(
  /(?<![\p{L}])(?:riddles?|trick question|what am i|who am i|all but|how is (?:this|that|it) possible|how can (?:this|that) be|adivinanza|acertijo|que soy|menos|devinette|qui suis-je|sauf|ratsel|wer bin ich|was bin ich|bis auf|adivinha|charada|o que sou|indovinello|chi sono|tutti tranne|ghicitoare|ce sunt|in afara de)(?![\p{L}])|脑筋急转弯|谜语|なぞなぞ|لغز|فزوره/u,
);

/** Things to do, to take or to buy, one after the other. */
const TICKED = lean(
  /(?<![\p{L}])(?:check-? ?lists?|to[- ]?do(?:[- ]lists?)?|(?:packing|shopping|grocery|cleaning|moving)[ -]?lists?|(?:list|everything|all|things?|what)(?: of)?(?: \p{L}+){0,4} (?:to (?:do|pack|bring|arrange|prepare|buy|take along)|(?:i|we) (?:need|have) to (?:do|pack|bring|arrange|prepare|buy))|(?:check|todo|pack|einkaufs|umzugs|putz|aufgaben)-?listen?|liste(?: \p{L}+){0,6} (?:zu erledigen|erledigen|mitnehmen|einpacken|tun muss|besorgen)|liste (?:de |des )?(?:choses a (?:faire|emporter|prevoir|acheter)|taches|courses|bagages|tout ce)|lista (?:de )?(?:verificacion|comprobacion|tareas|(?:la )?compras?|equipaje|cosas (?:que|para|por)|todo lo que|verificacao|tarefas|bagagem|coisas (?:que|para|a)|tudo o que)|lista (?:della spesa|delle cose|di cose da|di controllo|dei bagagli|di tutto)|cose da (?:fare|portare|mettere|comprare)|list[aă] (?:de )?(?:verificare|cumparaturi|bagaj\p{L}*|lucruri|sarcini|cu (?:tot )?ce)|lucruri de (?:facut|luat|cumparat))(?![\p{L}])|(?<![书电影歌片曲剧])清单|待办|核对表|チェックリスト|やること|持ち物|買い物リスト|(?:^|\s)قائمه (?:مهام|تحقق|مشتريات|امتعه|اغراض|تسوق|بكل ما|بما)/u,
);

/** "Things to do and not to do": how to behave, and nothing to tick off. */
const DOS_AND_DONTS = lean(
  /(?<![\p{L}])(?:not to (?:do|pack|bring|buy)|do'?s and don'?ts|avoid|no hacer|ne pas|nicht (?:tun|machen|mitnehmen)|nao fazer|non (?:fare|portare)|de nefacut|sa nu fac)(?![\p{L}])|不要|不能做|してはいけない|避ける/u,
);

const NUMBER =
  '(?:\\p{Nd}{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig|dois|duas|quatro|sete|oito|nove|dez|doze|vinte|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|douazeci)';
const ORDERED =
  '(?:^|[.!?:,] )(?:(?:please|can you|could you|bitte|por favor|per favore|te rog|merci de) )*(?:(?:list|name|give|tell|write|find|suggest|show|provide|mention|what are|which are|the|top|need|nenne?|nennen sie|gib|liste|zahle?|schreib|dame|dime|nombra|menciona|enumera|lista|escribe|donne|cite|nomme|liste|ecris|de|diga|cite|liste|escreva|dammi|dimmi|elenca|nomina|scrivi|da|spune|numeste|enumera|listeaza|scrie)(?:[- ](?:me|us|mir|uns|moi|nous|mi|ne|the|your|my|top|best|out|down|up|die|las|los|les|os|as|i|le)){0,3} )?';
/** So many are asked for, and not so many people or days spoken of. */
const COUNTED = lean(
  `${ORDERED}${NUMBER} (?!(?:people|persons?|guests?|kids|children|adults|days?|weeks?|months?|years?|hours?|minutes?|personas|personnes|personen|pessoas|persone|persoane|dias|jours|tage|giorni|zile|semanas|semaines|wochen|settimane|saptamani)(?!\\p{L}))\\p{L}|[列举举写找说给来出推][^，。]{0,8}(?:[\\p{Nd}一二三四五六七八九十]+)[个种条款部首项点道句家](?!人|月|小时|星期|孩子)|[\\p{Nd}一二三四五六七八九十]+(?:つ|個|選|冊|曲|箇条)|(?:^|\\s)(?:اذكر|عدد|اعطني|اكتب|سم|اقترح)(?: لي)? (?:\\p{Nd}+|ثلاث|اربع|خمس|ست|سبع|ثماني?|تسع|عشر)`,
  'u',
);

export function entriesOf({ wording, traits }: DraftAnalysis, request: string): Partial<Record<Given, boolean>> {
  if (wording === 'quantity') return { valuesGiven: givesItsValues(request) };
  if (wording === 'puzzle') return { riddle: RIDDLE.test(request) && !traits.includes('items') };
  if (wording === 'timeline') return { entriesCounted: COUNTED.test(request) };
  if (wording !== 'entries' && wording !== 'list') return {};
  return {
    madeUp: THOUGHT_UP.test(request) && !THERE_ALREADY.test(request),
    bareEntries: BARE.test(request),
    ticked: TICKED.test(request) && !DOS_AND_DONTS.test(request),
    entriesCounted: COUNTED.test(request),
  };
}
