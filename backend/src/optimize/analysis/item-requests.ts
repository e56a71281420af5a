import { anyWord } from './any-word.js';
import { foldWords } from './fold.js';
import { givenItems, type GivenItems } from './given-items.js';
import type { DraftParts } from './draft-analysis.js';
import {
  ADDED_UP,
  COUNTED_IN,
  DESCRIBING_WORDS,
  EITHER_OR,
  GRAMMAR,
  A_TEXT,
  IN_ORDER,
  INTO_CATEGORIES,
  INTO_A_SENTENCE,
  MATCHED,
  NEXT_IN_SERIES,
  NOT_FOUND,
  NOT_RHYMED,
  ODD_ONE,
  OF_A_REVIEW,
  ONE_OF_TWO,
  RATED,
  RHYMING,
  SAME_OR_OPPOSITE,
  SERVES_BETTER,
  SORTED,
  TABLE_TO_FILL,
  IN_A_WRITTEN_TEXT,
  SIDES_ASKED,
  TERMS_DEFINED,
  TAKEN_OUT,
  takesFromIt,
  TRUE_OR_FALSE,
  WHICH_ARE,
  asksForMainClaim,
} from './shapes/items.js';
import { splitSentences } from './segment.js';
import { CHECKED_SUM } from './settled.js';
import { CONTRADICTED, PREMISED } from './shapes/reasoning.js';
import { asksForExtremes } from './shapes/tables.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

/** The verb says that points are given. */
const GRADED = lean(
  /(?<![\p{L}])(?:rate|score|grade|evaluate|assess|puntu\p{L}+|evalu\p{L}+|califica\p{L}*|valora\p{L}*|note[rz]?|evalue[rz]?|bewert\p{L}+|benote\p{L}*|avali\p{L}+|classifi(?:que|ca)|valuta\p{L}*|assegna\p{L}*|noteaza|evalueaza|puncteaza|acorda)(?![\p{L}])|(?<![\p{L}])(?:give|da|dai|dati|de|donne[rz]?|mets|mettez|pon|gib|geben|vergib|vergeben|atribua)(?![\p{L}]).{1,60}(?<![\p{L}])(?:scores?|stars?|points?|notas?|note[n]?|puntuacion|estrellas|etoiles|punkte[n]?|sterne|estrelas|voto|punteggio|stelle|stele)(?![\p{L}])|打.{0,8}分|评分|打分|评价|評価|採点|点数|قيم|قيّم|اعط\p{L}* (?:درجه|تقييم)|(?:اعط|امنح|ضع)\p{L}* .{0,30}(?:درجه|تقييم|نجوم|نقاط)/u,
);

/** What the terms mean is wanted beside something else that is done with them, or only to tell them apart. */
const ALSO_WANTED = lean(
  /differen|diferen|differenz|unterschied|deoseb|区别|不同|违い|違い|الفرق|(?<![\p{L}])(?:and|then|y|luego|et|puis|und|dann|e|poi|și|si|apoi) (?:use|give|translate|compare|write|usa|da|pon|traduc|compara|escrib|emploie|utilise|donne|traduis|compare|verwende|nenne|gib|vergleich|schreib|dê|traduza|escreva|traduci|confronta|scrivi|usalo|folosește|foloseste|dă|tradu|compară|scrie)\p{L}*(?![\p{L}])|(?:并|然后|再)[^，。]{0,6}(?:造句|举例|比较|翻译)|(?:使って|例を|翻訳)|(?:ثم|و)(?:استخدم|استعمل|قارن|ترجم|اكتب|اعط|هات)/u,
);

interface ItemRequest {
  kind: TaskKind;
  asks: RegExp;
  unless?: RegExp;
  /** What has to be given for it. */
  given: (items: GivenItems) => boolean;
}

const several = ({ entries }: GivenItems): boolean => entries >= 2;
const many = ({ entries }: GivenItems): boolean => entries >= 3;
const isPasted = ({ body }: GivenItems): boolean => body !== '';
const isText = ({ isText: text, entries, body }: GivenItems): boolean => text || entries >= 2 || body.length > 80;
/** In another sentence stands what is told, unless it is called a review, a mail or a text. */
const isJudged = (items: GivenItems): boolean =>
  !CHECKED_SUM.test(items.body) && items.isText && (items.isSetApart || A_TEXT.test(items.asked));
const LONGEST_WISH = { words: 16, signs: 34 } as const;
/** A short sentence says it, whatever is said in front. */
const isWish =
  (asks: RegExp) =>
  ({ asked }: GivenItems): boolean =>
    splitSentences(asked).some(
      ({ text }) =>
        asks.test(text) &&
        text.split(/\s+/u).length <= LONGEST_WISH.words &&
        (text.includes(' ') || [...text].length <= LONGEST_WISH.signs),
    );
const quotes = ({ asked, body, isSetApart }: GivenItems): boolean =>
  (body !== '' && isSetApart) || /["“«「'‘]/u.test(asked);

/** "Which sentence is correct: '…' or '…'?" */
const WHICH_IS_CORRECT = anyWord([
  'which (?:(?:sentence|one|form|spelling|version|word|of these|of the two|is|phrase) )*is (?:grammatically )?(?:correct|right)(?!\\p{L})(?! for)',
  '(?:cual|que (?:frase|oracion|forma))(?: de estas)? (?:es|esta) (?:la )?(?:frase |forma )?(?:correct\\p{L}*|bien escrit\\p{L}*)(?!\\p{L})',
  'quelle (?:phrase|forme|orthographe|version) est (?:la )?(?:correcte|juste|bonne)(?!\\p{L})',
  '(?:welcher satz|welche (?:form|schreibweise|fassung)|was) ist (?:grammatisch )?(?:richtig|korrekt)(?!\\p{L})',
  'qual (?:(?:frase|forma|das frases|destas) )?(?:esta |e )(?:a )?(?:correta|certa|certo|correto)(?!\\p{L})',
  'qual e (?:la )?(?:frase|forma) (?:corretta|giusta)|quale (?:frase|forma) e (?:corretta|giusta)(?!\\p{L})',
  'care (?:propozitie|forma|varianta) (?:este|e) (?:corecta)(?!\\p{L})',
]);
const WHICH_OF_THESE =
  /どれ|どちら|いずれ|一つ選|正しいもの|誤っている|哪(?:个|一|项|句)|(?:正确|错误|不正确)的(?:是|一项)|选(?:出|择)/u;
/** Answers under the marks that schools in China and Japan use. */
const OPTION_MARKS =
  /(?:^|[\s(（])(?:ア|甲|①)[)）.．、:：\s]?\S[\s\S]{0,120}?[\s(（](?:イ|乙|②)[)）.．、:：\s]?\S[\s\S]{0,120}?[\s(（](?:ウ|丙|③)/u;

/** In the order in which they are asked: what can be mistaken for nothing else comes first. */
const REQUESTS: readonly ItemRequest[] = [
  { kind: 'meaning', asks: TERMS_DEFINED, unless: ALSO_WANTED, given: several },
  {
    kind: 'extract',
    asks: SIDES_ASKED,
    given: (items) => items.isSetApart && isText(items) && IN_A_WRITTEN_TEXT.test(items.asked),
  },
  {
    kind: 'choice',
    asks: WHICH_IS_CORRECT,
    given: ({ asked, body }) => !body.includes('\n') && /["“„«'‘]/u.test(`${asked}${body}`),
  },
  { kind: 'choice', asks: WHICH_OF_THESE, given: ({ body }) => OPTION_MARKS.test(body) },
  { kind: 'oddone', asks: ODD_ONE, given: many },
  { kind: 'sequence', asks: NEXT_IN_SERIES, given: isPasted },
  { kind: 'cells', asks: TABLE_TO_FILL, given: ({ body }) => /[|\t]|\n/u.test(body) },
  {
    kind: 'statements',
    asks: TRUE_OR_FALSE,
    unless: GRAMMAR,
    given: (items) => several(items) && !PREMISED.test(items.asked) && !PREMISED.test(foldWords(items.body)),
  },
  { kind: 'rating', asks: RATED, given: (items) => several(items) && GRADED.test(items.asked) },
  {
    kind: 'rating',
    asks: RATED,
    given: (items) =>
      items.isText && (OF_A_REVIEW.test(items.asked) || OF_A_REVIEW.test(items.body.slice(0, 20).toLowerCase())),
  },
  { kind: 'synonyms', asks: SAME_OR_OPPOSITE, unless: NOT_FOUND, given: isWish(SAME_OR_OPPOSITE) },
  { kind: 'rhymes', asks: RHYMING, unless: NOT_RHYMED, given: isWish(RHYMING) },
  { kind: 'describing', asks: DESCRIBING_WORDS, given: isWish(DESCRIBING_WORDS) },
  { kind: 'arrange', asks: IN_ORDER, unless: INTO_A_SENTENCE, given: several },
  { kind: 'pairs', asks: MATCHED, given: (items) => several(items) || /[,،、;；]/u.test(items.body) },
  { kind: 'tally', asks: COUNTED_IN, given: quotes },
  {
    kind: 'math',
    asks: TAKEN_OUT,
    given: (items) => isText(items) && items.isSetApart && ADDED_UP.test(items.asked),
  },
  {
    kind: 'extract',
    asks: TAKEN_OUT,
    unless: INTO_CATEGORIES,
    given: (items) => isText(items) && items.isSetApart && !items.isRow && !asksForMainClaim(items.asked),
  },
  { kind: 'classify', asks: SORTED, given: several },
  { kind: 'classify', asks: EITHER_OR, unless: CONTRADICTED, given: several },
  { kind: 'select', asks: WHICH_ARE, unless: CONTRADICTED, given: many },
  { kind: 'classify', asks: SORTED, given: isJudged },
  { kind: 'classify', asks: EITHER_OR, given: isJudged },
  { kind: 'choice', asks: ONE_OF_TWO, unless: SERVES_BETTER, given: (items) => !isPasted(items) },
];

/** These are worked on by rules of their own, whatever stands in them. */
const OTHERWISE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'translate',
  'summarise',
  'correct',
  'debug',
  'readcode',
  'code',
  'app',
  'formula',
  'roleplay',
  'turns',
  'standing',
  'followup',
  'quiz',
  'lesson',
  'story',
  'poem',
  'literal',
  'essay',
  'article',
  'document',
  'copy',
  'caption',
  'speech',
  'dialogue',
  'outline',
  'schedule',
  'training',
  'meals',
  'trip',
  'recipe',
  'reply',
]);

/** Read by what the text is called, or by a word in it. */
const BY_THE_KIND_OF_TEXT: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'caption',
  'copy',
  'document',
  'recipe',
  'schedule',
  'meals',
  'trip',
  'article',
  'speech',
  'training',
  'story',
  'dialogue',
]);

/** "Get … out of this ad: …": whatever the text is, nothing of its kind is to be written. */
const takesOut = (items: GivenItems): boolean =>
  isText(items) &&
  items.isSetApart &&
  !items.isRow &&
  takesFromIt(items.asked) &&
  !INTO_CATEGORIES.test(items.asked) &&
  !ADDED_UP.test(items.asked) &&
  !asksForMainClaim(items.asked);

/** What has been read as a sum or a riddle holds nothing to be classified, and a row of numbers is reckoned. */
const NOT_RECKONED: ReadonlySet<TaskKind> = new Set<TaskKind>(['classify', 'sequence']);
const RECKONED: ReadonlySet<TaskKind> = new Set<TaskKind>(['math', 'sum', 'puzzle']);

/** What is to be done with items, lines or a text that the draft brings along. */
export function itemRequest(parts: DraftParts, read: TaskKind): { kind: TaskKind; entries: number } | undefined {
  const isOtherwise = OTHERWISE.has(read);
  if (isOtherwise && !BY_THE_KIND_OF_TEXT.has(read)) return undefined;
  for (const items of givenItems(parts)) {
    if (takesOut(items)) return { kind: 'extract', entries: items.body.includes('\n') ? items.entries : 1 };
    if (isOtherwise) continue;
    const found = REQUESTS.find(
      ({ asks, unless, given }) => given(items) && asks.test(items.asked) && !unless?.test(items.asked),
    );
    if (
      found &&
      NOT_RECKONED.has(found.kind) &&
      (RECKONED.has(read) || asksForExtremes(foldWords(parts.instruction), parts.material))
    )
      return undefined;
    if (found) return { kind: found.kind, entries: items.entries };
  }
  return undefined;
}
