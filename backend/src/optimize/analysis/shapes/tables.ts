import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** "Jan,Lamp,40,25": a heading and rows of figures below each other. */
const ROW = lean(/^[^,;|\t\n]{1,40}(?:[,;|\t][^,;|\t\n]{0,40}){1,12}$/u);
const FIGURE_CELL = lean(/(?:^|[,;|\t])\s*-?[$€£]?\p{Nd}[\p{Nd}.]*\s?%?\s*(?=[,;|\t]|$)/u);
const FEWEST_ROWS = 3;

const EXTREME = anyWord([
  'highest|lowest|largest|smallest|weakest|strongest|biggest|(?:the )?(?:most|least|best|worst)(?!\\p{L})',
  '(?:más|menos) (?:alt|baj|débil|fuert)\\p{L}*|(?:mayor|menor|peor|mejor)(?:es)?(?!\\p{L})|más (?:ingresos|ventas)',
  'plus (?:élevée?s?|haute?s?|basse?s?|faibles?|fortes?|grande?s?)|(?:meilleure?|pire)s?(?!\\p{L})|le (?:plus|moins) de',
  'höchste\\p{L}*|niedrigste\\p{L}*|größte\\p{L}*|kleinste\\p{L}*|schwächste\\p{L}*|stärkste\\p{L}*|(?:meist|wenigst|best|schlechtest)en(?!\\p{L})',
  'mais (?:alt|baix|frac|fort)\\p{L}*|(?:maior|menor|pior|melhor)(?:es)?(?!\\p{L})',
  'più (?:alt|bass|debol|fort)\\p{L}*|(?:maggior|minor|peggior|miglior)\\p{L}*',
  'cel(?:e)? mai (?:mare|mari|mic|mici|bun|slab|puțin|mult)\\p{L}*|cea mai (?:mare|mică|slabă|bună)',
  '最(?:高|低|多|少|大|小|好|差|弱|强)',
  '(?:最も|一番)(?:高|低|多|少な|大き|小さ|良|悪|弱)',
  '(?:ال)?(?:أعلى|أدنى|أقل|أكثر|أكبر|أصغر|أضعف|أقوى|أسوأ|أفضل)(?!\\p{L})',
]);
const WHICH = anyWord([
  'which|what',
  'qué|cuál(?:es)?',
  'quels?|quelles?',
  'welche[rsnm]?',
  'qual|quais|que',
  'quale|quali|che',
  'care|ce',
  '哪|什么',
  'どれ|どの|いつ|何',
  'أي|ما',
]);

/** Which is the highest or the weakest in rows of figures: added up, and nothing sorted. */
export function asksForExtremes(folded: string, material: string): boolean {
  if (!EXTREME.test(folded) || !WHICH.test(folded)) return false;
  const rows = material.split('\n').filter((line) => ROW.test(line) && FIGURE_CELL.test(line));
  return rows.length >= FEWEST_ROWS;
}
