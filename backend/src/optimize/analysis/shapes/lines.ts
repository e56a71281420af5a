import { anyWord } from '../any-word.js';
import { lean } from '../lean.js';

/** A rule for every line of a piece, which is easily broken in one of them. */
export const RULED_LINES = anyWord([
  '(?:each|every) (?:line|verse|stanza|word|sentence) (?:\\p{L}+ )?(?:starts?|begins?|ends?|rhymes?|has|have|contains?)(?!\\p{L})|acrostic|without (?:using )?the letter|(?:lines|words) (?:that )?(?:start|begin)(?:ing|s)? with(?: the letter)?',
  'cada (?:verso|línea|estrofa|palabra|frase) (?:empiece|comience|termine|rime|tenga|empieza|comienza|termina)|acróstico|sin (?:usar )?la letra|que (?:empiecen|comiencen) (?:por|con)',
  'chaque (?:vers|ligne|strophe|mot|phrase) (?:commence|finisse|finit|rime|contienne|ait)|acrostiche|sans (?:utiliser )?la lettre|(?:commençant|commencent) par',
  'jede[rs]? (?:zeile|vers|strophe|wort|satz) (?:mit .{1,30} (?:beginnt|anfängt|endet)|beginnt|endet|reimt)|akrostichon|ohne den buchstaben',
  'cada (?:verso|linha|estrofe|palavra|frase) (?:comece|começa|termine|termina|rime|tenha)|acróstico|sem (?:usar )?a letra',
  'ogni (?:verso|riga|strofa|parola|frase) (?:inizi|inizia|cominci|comincia|finisca|finisce|rimi|contenga)(?!\\p{L})|acrostico|senza (?:usare )?la lettera',
  'fiecare (?:vers|rând|strofă|cuvânt|propoziție) (?:să )?(?:înceap\\p{L}|începe|se termin\\p{L}+|rimeze|rimează|conțin\\p{L}|aibă)|acrostih|fără (?:a folosi )?litera|care încep cu',
  '每(?:一)?(?:行|句|节|个词)(?:都)?(?:以|用)[^，。]{1,12}(?:开头|结尾|开始)|藏头|不(?:用|使用)[^，。]{1,6}字母',
  '各(?:行|句|連)[^。]{0,10}(?:始め|終わ|始ま)|折句|あいうえお作文',
  '(?:كل|يبدأ كل) (?:بيت|سطر|كلمة|جملة) (?:يبدأ|تبدأ|ينتهي|تنتهي|ب)|دون استخدام (?:ال)?حرف',
]);

/** North and east: a riddle of directions. */
export const DIRECTIONS = lean(
  /(?<![\p{L}])(?:north|south|east|west|(?:al|hacia el|el) (?:norte|sur|este|oeste)|nord|sud|est|ouest|norden|suden|osten|westen|(?:para o|ao|o) (?:norte|sul|leste|oeste)|ovest|vest)(?![\p{L}])|[朝向往][东南西北]|[东南西北][方走]|[東西南北](?:を向|に向|へ|に進)|(?:^|\s)(?:نحو |الي )?ال(?:شمال|جنوب|شرق|غرب)(?=[\s،.؟]|$)/u,
);

/** "east, south, west or north?": one of those that are named. */
export const OPTIONS_NAMED = lean(
  /[\p{L}\p{N}]+, (?:[\p{L}\p{N}' -]{1,30}, )*[\p{L}\p{N}' -]{1,30}?,? (?:or|o|u|ou|oder|sau|ori) [\p{L}\p{N}' -]{1,30}[?.]|[^，。？?、]{1,12}、[^，。？?]{1,20}还是[^，。？?]{1,12}[？?]|، \S+ (?:أو|ام|او|أم) \S+؟/u,
);
