import type { SpanKind } from './draft-analysis.js';

const MONTHS =
  'jan(?:uary|uar|vier|eiro)?|gennaio|febbraio|feb(?:ruary|ruar|rero|brero)?|f[ée]v(?:rier|ereiro)?|mar(?:ch|s|zo|ço|tie)|märz|apr(?:il|ile|ilie)?|avril|abril|mai|may|mayo|maio|maggio|june?|juni|junio|juin|junho|iunie|giugno|july?|juli|julio|juillet|julho|iulie|luglio|aug(?:ust)?|agosto|ao[uû]t|sep(?:t|tember|tembre|tiembre|tembrie)?|set(?:embro|tembre)?|oct(?:ober|obre|ombrie)?|okt(?:ober)?|ottobre|outubro|nov(?:ember|embre|iembre|embro|iembrie|iembrie)?|noiembrie|dec(?:ember|embre|embrie)?|d[ée]cembre|dez(?:ember|embro)?|diciembre|dicembre|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر';

const WEEKDAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|luni|marți|miercuri|joi|vineri|sâmbătă|duminică';

const UNITS =
  '(?:k?m|cm|mm|km/h|mph|k?g|mg|lbs?|oz|m?l|kcal|cal|°[CF]?|[kmgt]b|hz|[kmg]hz|k?w|kwh|v|h|hrs?|hours?|mins?|minutes?|secs?|seconds?|days?|weeks?|months?|years?|words?|pages?|characters?|people|persons|ft|feet|inch(?:es)?|miles?|x|st|nd|rd|th|jahre?n?|tage?n?|wochen?|stunden?|wörter|seiten?|años?|días?|semanas?|meses|horas?|palabras|ans?|jours?|semaines?|mois|heures?|mots|anos?|dias?|palavras|anni|giorni|settimane|mesi|ore|parole|ani|zile|luni|săptămâni|ore|cuvinte)';

const number = String.raw`(?:\p{Nd}{1,3}(?:[,.\u00A0\u202F ]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,٫]\p{Nd}+)*)`;

/** Scripts without spaces go on right behind a link. */
const NO_LINK = String.raw`\s<>"'“”«»…、。，）)！？：；\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;

export const URL_SOURCE = String.raw`(?:https?:\/\/|www\.)[^${NO_LINK}]+[^${NO_LINK}.,;:!?؟]`;

/**
 * What may not get lost, most telling first: a piece that two patterns claim belongs to the earlier. Words before
 * patterns that read `(?<!…)` keep a unit or a sign from being torn out of a longer word.
 */
export const SPAN_PATTERNS: readonly (readonly [SpanKind, RegExp])[] = [
  ['code', /```[\s\S]*?(?:```|$)/gu],
  ['url', new RegExp(URL_SOURCE, 'giu')],
  ['email', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['code', /`[^`\n]+`/gu],
  [
    'variable',
    /\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}|\{[\p{L}_][\p{L}\p{N}_ ]{0,30}\}|\[[^\]\n]{1,60}\]|<\/?[\p{L}][^<>\n]{0,80}>|%(?:\d+\$)?[sdif](?![\p{L}])|%\([\w]+\)[sdif]/gu,
  ],
  [
    'quote',
    /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^”“\n]{1,400}[”“]|«[^»\n]{1,400}»|「[^」\n]{1,400}」|『[^』\n]{1,400}』|《[^》\n]{1,120}》|(?<![\p{L}\p{N}])'[^'\n]{1,120}'(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘[^’\n]{1,120}’/gu,
  ],
  [
    'path',
    /(?<![\p{L}\p{N}/:.])(?:[A-Za-z]:\\[\w\\.-]+|~?\.{0,2}\/[\w.@-]+(?:\/[\w.@*-]*[\w@*-])+\/?|\.{1,2}\/[\w.@-]+|[\w-]+(?:\/[\w.-]+)*\.(?:tsx?|jsx?|mjs|cjs|py|java|rb|go|rs|c|h|cpp|cs|php|html?|css|scss|json|ya?ml|toml|xml|csv|tsv|xlsx?|docx?|pdf|txt|md|sql|sh|png|jpe?g|svg|log|env|ini))(?![\p{L}\p{N}])/gu,
  ],
  [
    'code',
    /\\[A-Za-z]+(?:\[[^\]\n]*\])?(?:\{[^}\n]*\})*|(?<![\p{L}\p{N}_$])(?:[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*\([^()\n]{0,60}\)|[a-z][a-z0-9]+(?:[A-Z][a-z0-9]+)+|[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+|O\([^()\n]{1,20}\))(?![\p{L}\p{N}_])|===?|!==?|=>|\.[a-zA-Z]+\(\)/gu,
  ],
  [
    'code',
    /[\p{L}\p{N})\]]+(?:\^\S+|\s?[+\-*/^=<>≤≥≠±×÷|]\s?[\p{L}\p{N}([.^|]+)*\s?[=<>≤≥≠]\s?-?[\p{L}\p{N}([.^|)\]]*[\p{L}\p{N}([^|)\]]/gu,
  ],
  // Chinese and Japanese go on right before and behind a date.
  ['date', /(?<!\p{Nd})(?:\p{Nd}{2,4}年(?:\p{Nd}{1,2}月(?:\p{Nd}{1,2}[日号號])?)?|\p{Nd}{1,2}月\p{Nd}{1,2}[日号號])/gu],
  [
    'date',
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:\p{Nd}{4}[-/.]\p{Nd}{1,2}(?:[-/.]\p{Nd}{1,2})?|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}|(?:${MONTHS})\.? \p{Nd}{1,2}(?:st|nd|rd|th)?(?:,? \p{Nd}{4})?|\p{Nd}{1,2}(?:st|nd|rd|th|\.|er)? (?:de |of )?(?:${MONTHS})(?:(?: de)? \p{Nd}{4})?|(?:${MONTHS}) (?:de )?\p{Nd}{4})(?![\p{L}\p{N}])`,
      'giu',
    ),
  ],
  [
    'date',
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${WEEKDAYS})(?![\p{L}\p{N}])|(?:星期|周|礼拜)[一二三四五六日天]|[月火水木金土日]曜日?`,
      'giu',
    ),
  ],
  [
    'time',
    /(?<![\p{L}\p{N}])\p{Nd}{1,2}(?::\p{Nd}{2}){1,2}(?:\s?[ap]\.?m\b\.?)?|(?<![\p{L}\p{N}])\p{Nd}{1,2}(?:-\p{Nd}{1,2})?\s?[ap]\.?m(?![\p{L}])\.?|\p{Nd}{1,2}[点时]\p{Nd}{0,2}分?|\p{Nd}{1,2}時(?:\p{Nd}{1,2}分)?/giu,
  ],
  [
    'money',
    new RegExp(
      String.raw`(?:[$€£¥₹₩₽]|US\$|(?<![\p{L}])(?:USD|EUR|GBP|RMB|CNY|JPY|RON))\s?${number}(?:\s?(?:k|m|bn|million|billion)(?![\p{L}]))?|${number}\s?(?:[$€£¥₹₩₽]|(?:USD|EUR|GBP|RMB|CNY|JPY|RON|dollars?|euros?|pounds?|dólares|lei|yuan|yen)(?![\p{L}])|万元|亿元|美元|元|円|دولار|ريال|درهم|يورو)`,
      'giu',
    ),
  ],
  ['percentage', new RegExp(String.raw`${number}\s?[%٪％]|百分之[一二三四五六七八九十百零\p{Nd}]+`, 'gu')],
  ['handle', /(?<![\p{L}\p{N}@./])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu],
  ['hashtag', /(?<![\p{L}\p{N}&#])#[\p{L}\p{N}_]+/gu],
  [
    'number',
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_])[-−]?${number}(?:\s?${UNITS}(?![\p{L}]))?(?:[\p{L}]{1,3}(?![\p{L}]))?|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hangul}])${number}|${number}(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])`,
      'giu',
    ),
  ],
];
