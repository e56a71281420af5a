import type { DraftLanguage } from './draft-analysis.js';
import { proseOf } from './find-traits.js';
import { fold } from './fold.js';
import { functionWordVotes } from './function-words.js';
import { loadDetector } from './language-detector.js';

const SCRIPTS = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Hani', /\p{Script=Han}/gu],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Hang', /\p{Script=Hangul}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Grek', /\p{Script=Greek}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Beng', /\p{Script=Bengali}/gu],
  ['Taml', /\p{Script=Tamil}/gu],
  ['Telu', /\p{Script=Telugu}/gu],
  ['Gujr', /\p{Script=Gujarati}/gu],
  ['Knda', /\p{Script=Kannada}/gu],
  ['Mlym', /\p{Script=Malayalam}/gu],
  ['Guru', /\p{Script=Gurmukhi}/gu],
  ['Sinh', /\p{Script=Sinhala}/gu],
  ['Mymr', /\p{Script=Myanmar}/gu],
  ['Khmr', /\p{Script=Khmer}/gu],
  ['Laoo', /\p{Script=Lao}/gu],
  ['Geor', /\p{Script=Georgian}/gu],
  ['Armn', /\p{Script=Armenian}/gu],
  ['Ethi', /\p{Script=Ethiopic}/gu],
] as const;

/** One sign of these scripts says about as much as several letters. */
const WEIGHT: Readonly<Record<string, number>> = { Hani: 3, Kana: 3, Hang: 2 };

/** A script that only one of the languages we can name is written in. */
const ONLY_LANGUAGE: Readonly<Record<string, string>> = {
  Kana: 'ja',
  Hang: 'ko',
  Grek: 'el',
  Hebr: 'he',
  Thai: 'th',
  Beng: 'bn',
  Taml: 'ta',
  Telu: 'te',
  Gujr: 'gu',
  Knda: 'kn',
  Mlym: 'ml',
  Guru: 'pa',
  Sinh: 'si',
  Mymr: 'my',
  Khmr: 'km',
  Laoo: 'lo',
  Geor: 'ka',
  Armn: 'hy',
  Ethi: 'am',
};

const detector = await loadDetector(new Set(Object.values(ONLY_LANGUAGE)));

/** Which of the detector's languages may be the answer for a script that several share. */
const LANGUAGES_OF: Readonly<Record<string, readonly string[]>> = {
  Arab: ['ar', 'fa', 'ur', 'ku'],
  Cyrl: ['ru', 'uk', 'bg', 'sr', 'be'],
  Deva: ['hi', 'mr'],
  Hani: ['zh'],
};

/** Seldom written in drafts and easily mistaken for a large neighbour; they have to win clearly. */
const RARE = new Set(['ca', 'eu', 'yo', 'tl', 'sq', 'is', 'et', 'lv', 'lt', 'sl', 'az', 'ms', 'sk', 'be']);
const RARE_HANDICAP = 0.08;
const WORD_WEIGHT = 0.9;

/** Below these, the text may well be in a language the detector doesn't know. */
const LEAST_SCORE = 0.35;
const LEAST_FOR_RARE = 0.6;

/** Below this many letters, statistics alone prove nothing. */
const RELIABLE_LETTERS = 20;

/** Fewer do in the line that asks, when it has a word that only this language uses or a script of its own. */
const TELLING_LETTERS_IN_LATIN = 9;
const TELLING_LETTERS_ELSEWHERE = 3;
/** "Traduis:": a word that only one language has, and nothing beside it. */
const TELLING_LETTERS_OF_A_WORD = 6;
const NOTHING_ELSE = 0.9;
/** Two signs do when they are a verb that Japanese writes otherwise. */
const TELLING_SIGNS = 2;
const CHINESE_VERB = /^(?:请|帮我)?(?:翻译|总结|润色|改写|校对|扩写|缩写|解释)/u;
/** The order or the question is in Chinese, whatever foreign words stand beside it. */
const ORDERED_IN_CHINESE =
  /^[\s“"]*(?:请|帮我|给我|用|把|将)?[\p{Script=Han}，、]{0,6}(?:翻译|翻成|译成|总结|润色|改写|校对|扩写|缩写|解释|分析|纠正|写|帮|什么意思)[\p{Script=Han}]*|(?:是什么问题|是什么意思|什么意思|(?:怎么|咋|如何)(?:办|解决|处理|改|修|弄|整|搞|写|配置?|设置|实现|安装|回事|翻译|读|用)|怎样(?:解决|处理|修改|设置|实现|安装)|是什么原因|为什么报错|哪里(?:错|不对)|报错)[^\p{Script=Latin}]{0,12}(?:$|代码|[，。？?：:])/u;
const LEAST_OF_AN_ORDER = 4;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN_IN_FRONT = /^\s*(?:how|what|why|can|could|please|is|does|do|which|when|where)(?![\p{L}])/iu;
const isOrderedInChinese = (line: string): boolean =>
  !KANA.test(line) &&
  (line.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST_OF_AN_ORDER &&
  !JAPANESE_SIGNS.test(line) &&
  !LATIN_IN_FRONT.test(line) &&
  ORDERED_IN_CHINESE.test(line);

const CLEAR_MARGIN = 0.09;

const CODE_AND_LINKS = /```[\s\S]*?(?:```|$)|`[^`\n]*`|https?:\/\/\S+|\S+@\S+\.\S+|<[^>\n]{1,80}>|\{\{[^}]*\}\}/gu;
const QUOTES = /"[^"\n]{12,}"|“[^”\n]{8,}”|„[^”“\n]{8,}[”“]|«[^»\n]{8,}»|「[^」\n]{4,}」|『[^』\n]{4,}』/gu;

/** What a program reports is English wherever it is read. */
const ERROR_MESSAGES =
  /[a-z]*(?:error|exception)\b:|list index out of range|cannot read propert(?:y|ies) \S*\s?of (?:undefined|null)(?: \(reading [^)]*\))?|is not (?:defined|a function)|expecting value: line \d+ column \d+ \(char \d+\)|object is not (?:callable|iterable|subscriptable)|invalid syntax|unexpected (?:token|indent|EOF)\b|division by zero|no module named \S+|permission denied|index out of bounds|null pointer/giu;

interface Guess {
  code: string;
  script: string;
  letters: number;
  margin: number;
}

/** Signs and words that only Japanese has, for its headings without kana; and signs that only Chinese writes often. */
const JAPANESE_SIGNS =
  /[働込円売実気駅図対変験訳択発経総済価歓観関帰県検権鉄転伝読処労営応単団戦専様楽覧両歴頼]|志望動機|献立|退職|\d泊|自己紹介|\d人分|議事録|稟議|弁当|俳句|川柳|挨拶|求人|面接|誕生日|彼氏|新郎新婦|小論文|卒論|始末書|自由研究|読書感想/u;
const CHINESE_SIGNS = /[们們这這么麼吗嗎请請帮幫写寫说說给給为為还還没沒你]/u;

/** Nothing beyond the accented letters of Europe and the usual signs: no other script can be in there. */
const LATIN_ONLY = /^[\s!-\u024f\u2000-\u20cf]*$/u;
/** Names of programs and brands are written in Latin letters everywhere; a long one is still one word. */
const LATIN_WORD = /\p{Script=Latin}+/gu;
const MOST_OF_A_WORD = 4;
const LATIN_LETTER = /\p{Script=Latin}/gu;

function dominantScript(text: string): { script: string; letters: number } {
  if (LATIN_ONLY.test(text)) {
    const letters = text.match(LATIN_LETTER)?.length ?? 0;
    return { script: letters > 0 ? 'Latn' : 'Zyyy', letters };
  }
  let letters = 0;
  const latinWords = text.match(LATIN_WORD)?.length ?? 0;
  let best = { script: 'Zyyy', weight: 0 };
  const counts = new Map<string, number>();
  for (const [script, pattern] of SCRIPTS) {
    const count = text.match(pattern)?.length ?? 0;
    letters += count;
    counts.set(script, count);
    const weight = script === 'Latn' ? Math.min(count, latinWords * MOST_OF_A_WORD) : count * (WEIGHT[script] ?? 1);
    if (weight > best.weight) best = { script, weight };
  }
  const kana = counts.get('Kana') ?? 0;
  const isJapanese = (best.script === 'Hani' || best.script === 'Kana') && kana * 8 >= (counts.get('Hani') ?? 0);
  const hasJapaneseForms = best.script === 'Hani' && JAPANESE_SIGNS.test(text) && !CHINESE_SIGNS.test(text);
  return { script: (isJapanese && kana > 0) || hasJapaneseForms ? 'Kana' : best.script, letters };
}

function best(scores: Map<string, number>): { code: string; margin: number } {
  const sorted = [...scores].sort((a, b) => b[1] - a[1]);
  const [first, second] = sorted;
  if (!first || first[1] < (RARE.has(first[0]) ? LEAST_FOR_RARE : LEAST_SCORE)) return { code: 'und', margin: 0 };
  return { code: first[0], margin: first[1] - (second?.[1] ?? 0) };
}

/** Letters that, among the languages written in Latin script, point to one. */
const TELLING_LETTERS = [
  ['ro', /[ășțĂȘȚ]/u],
  ['es', /[ñ¿¡]|[gn]ü[eíi]/u],
  ['pt', /[ãõ]|(?<![\p{L}])é(?![\p{L}])/u],
  ['it', /(?<![\p{L}])(?:è|cos'è|perché|più|cioè)(?![\p{L}])/u],
  ['de', /ß/u],
  ['fr', /[œŒ]/u],
  ['pl', /[łąęśźż]/u],
  ['cs', /[řůě]/u],
  ['sk', /[ľĺŕôä]|(?<![\p{L}])čo(?![\p{L}])/iu],
  ['sl', /(?<![\p{L}])(?:kaj|zakaj|voščilo)(?![\p{L}])/iu],
  ['lt', /[ėįųū]/u],
  ['lv', /[āēģīķļņ]/u],
  ['hu', /[őű]/u],
  ['tr', /[ğışİ]/u],
  ['vi', /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u],
] as const;
const UKRAINIAN = /[іїєґ]/iu;

/** The same among those written in Cyrillic. */
const TELLING_LETTERS_IN_CYRILLIC = [
  ['ru', /[ыэё]|^(?!.*[іїєґћђљњјџў])(?=.*(?:ь(?!о)|(?:ся|ешь|ите)(?![\p{L}])))/isu],
  ['uk', UKRAINIAN],
  ['sr', /[ђјљњћџ]/iu],
  ['be', /ў/iu],
  ['bg', /\p{L}ъ(?![еёюя])\p{L}/iu],
] as const;
/** Persian, Urdu and Kurdish write a "k" and a "y" of their own; with the Arabic ones it is Arabic, unless small words say otherwise. */
const ARABIC_LETTERS = /^(?!.*[پچژگکیےٹڈڑںھەێۆڕڵ])(?=.*[كيىةأإئؤ])/su;
/** Without any of those letters: the article, and words that only Arabic has. */
const ARABIC_WORDS =
  /(?<![\p{L}])(?:[وفبلك]?ال\p{L}{3,}|انت|انتي|انا|ايش|وش|شو|ليش|ليه|ازاي|عايز|عاوز|ماهو|لماذا|ماذا)(?![\p{L}])/u;
const ONLY_PERSIAN = /[پچژگکیےٹڈڑںھەێۆڕڵ]/u;
const PERSIAN_WORDS = /(?<![\p{L}])(?:را|است|از|به|كه|براي|لطفا|كنيد|كن|كنم|اين|آن|خود|شود|بنويس|نوشتن)(?![\p{L}])/u;
const LETTER_BONUS = 0.25;
const SELDOM_IN_CYRILLIC = new Set(['bg', 'sr', 'be']);

/** Without a telling word, a short draft is most likely in a language that most drafts are in. */
const LEAST_LETTERS = 8;
const FEW_LETTERS = 34;
const CLEAR_VOTE = 0.2;
const NO_WORD_BONUS = 0.04;
/** "samsung galaxy s24" is written the same everywhere. */
const PRODUCT = /^(?:\S+ ){1,3}\p{L}*\p{Nd}+\p{L}*$/u;
const PRODUCT_BONUS = 0.3;
/** A longer line has more to go by; what speaks for a language that is often written is then worth less. */
const MIDDLING_LETTERS = 75;
const MIDDLING_BONUS = 0.05;
const LIKELY = [
  ['en', 0.11],
  ['es', 0.04],
  ['fr', 0.04],
  ['de', 0.04],
  ['pt', 0.04],
  ['it', 0.04],
  ['ro', 0.04],
] as const;

/** "tl;dr" and "faq" are written everywhere. */
const TOO_FEW_LETTERS = 6;

function guessLatin(text: string, letters: number): { code: string; margin: number } {
  const scores = new Map<string, number>();
  const votes = functionWordVotes(fold(text));
  if (letters < TOO_FEW_LETTERS && votes.size === 0) return { code: 'und', margin: 0 };
  for (const [code, score] of Object.entries(detector.detect(text).getScores())) {
    scores.set(code, score - (RARE.has(code) ? RARE_HANDICAP : 0));
  }
  // The detector knows Malay only; its sister language has a hundred times the writers.
  const malay = scores.get('ms');
  if (malay !== undefined) scores.set('id', malay + RARE_HANDICAP);
  for (const [code, vote] of votes) scores.set(code, (scores.get(code) ?? 0.3) + vote * WORD_WEIGHT);
  const isShort = letters >= LEAST_LETTERS && letters < FEW_LETTERS;
  const [most = 0, next = 0] = [...votes.values()].toSorted((a, b) => b - a);
  if (
    isShort &&
    Math.max(...scores.values()) >= LEAST_SCORE &&
    most - next < CLEAR_VOTE &&
    !/[^\p{ASCII}]/u.test(text)
  ) {
    const bonusOf = (code: string, bonus: number) =>
      code === 'en' && most === 0 ? bonus + (PRODUCT.test(text) ? PRODUCT_BONUS : NO_WORD_BONUS) : bonus;
    for (const [code, bonus] of LIKELY) scores.set(code, (scores.get(code) ?? 0.3) + bonusOf(code, bonus));
  }
  if (
    !isShort &&
    text.includes(' ') &&
    letters < MIDDLING_LETTERS &&
    most - next < CLEAR_VOTE &&
    (votes.get('en') ?? 0) === most
  ) {
    scores.set('en', (scores.get('en') ?? 0.3) + MIDDLING_BONUS);
  }
  for (const [code, telling] of TELLING_LETTERS) {
    if (telling.test(text)) scores.set(code, (scores.get(code) ?? 0.3) + LETTER_BONUS);
  }
  return best(scores);
}

function guess(text: string): Guess {
  const { script, letters } = dominantScript(text);
  const only = ONLY_LANGUAGE[script];
  if (letters === 0 || (letters < 2 && !only)) return { code: 'und', script: 'Zyyy', letters, margin: 0 };
  if (only) return { code: only, script: script === 'Kana' ? 'Jpan' : script, letters, margin: 1 };
  const candidates = LANGUAGES_OF[script];
  if (!candidates) return { ...guessLatin(text, letters), script, letters };
  const scores = new Map<string, number>();
  for (const [candidate, score] of Object.entries(detector.detect(text).getScores())) {
    if (candidates.includes(candidate))
      scores.set(candidate, score - (SELDOM_IN_CYRILLIC.has(candidate) ? RARE_HANDICAP : 0));
  }
  if (script === 'Cyrl') {
    for (const [candidate, vote] of functionWordVotes(fold(text))) {
      if (candidates.includes(candidate)) scores.set(candidate, (scores.get(candidate) ?? 0.3) + vote * WORD_WEIGHT);
    }
    if (!UKRAINIAN.test(text)) scores.set('uk', (scores.get('uk') ?? 0) - LETTER_BONUS);
    for (const [candidate, telling] of TELLING_LETTERS_IN_CYRILLIC) {
      if (telling.test(text)) scores.set(candidate, (scores.get(candidate) ?? 0.3) + LETTER_BONUS);
    }
  }
  const isArabic = ARABIC_LETTERS.test(text) || (ARABIC_WORDS.test(text) && !ONLY_PERSIAN.test(text));
  if (script === 'Arab' && isArabic && !PERSIAN_WORDS.test(text))
    scores.set('ar', (scores.get('ar') ?? 0.3) + LETTER_BONUS);
  const found = best(scores);
  const code = found.code === 'und' ? (candidates[0] ?? 'und') : found.code;
  return { code, script, letters, margin: candidates.length === 1 ? 1 : found.margin };
}

/** "Translate this:", "翻訳して": short as it is, it says more about the person than what is pasted behind it. */
function isClear(line: string, { code, script, letters, margin }: Guess): boolean {
  if (script !== 'Latn') {
    const least = CHINESE_VERB.test(line) ? TELLING_SIGNS : TELLING_LETTERS_ELSEWHERE;
    return code !== 'und' && letters >= least && margin >= CLEAR_MARGIN;
  }
  const vote = functionWordVotes(fold(line)).get(code) ?? 0;
  const least = vote >= NOTHING_ELSE ? TELLING_LETTERS_OF_A_WORD : TELLING_LETTERS_IN_LATIN;
  return vote > 0 && letters >= least && margin >= CLEAR_MARGIN;
}

/** Unless nothing else is said. */
function withoutErrors(prose: string): string {
  const rest = prose.replace(ERROR_MESSAGES, ' ');
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= TELLING_LETTERS_OF_A_WORD ? rest : prose;
}

/**
 * The language in which the person asks, which need not be that of a text they paste or quote. Code and links don't
 * vote; the first line does before all others, because that is where people say what they want.
 */
export function detectLanguage(text: string): DraftLanguage {
  const prose = withoutErrors(proseOf(text).replace(CODE_AND_LINKS, ' '));
  const spoken = prose.replace(QUOTES, ' ');
  const firstLine = spoken.split('\n').find((line) => /\p{L}/u.test(line)) ?? '';
  const head = firstLine.split(/[:：]/u)[0] ?? '';
  // In most drafts these are one and the same.
  const guesses = new Map<string, Guess>();
  const guessOnce = (line: string): Guess => {
    const known = guesses.get(line) ?? guess(line);
    guesses.set(line, known);
    return known;
  };
  const attempts = [firstLine, spoken, prose].map(guessOnce);
  const clear = isOrderedInChinese(firstLine)
    ? { code: 'zh', script: 'Hani', letters: firstLine.length, margin: 1 }
    : [head, firstLine]
        .map((line) => ({ line, guessed: guessOnce(line) }))
        .find(({ line, guessed }) => isClear(line, guessed))?.guessed;
  const chosen =
    clear ??
    attempts.find((attempt) => attempt.letters >= RELIABLE_LETTERS && attempt.margin >= 0.05) ??
    attempts.reduce((a, b) => (b.letters > a.letters * 2 ? b : a));
  const lettersRead = clear ? Math.max(...attempts.map((attempt) => attempt.letters)) : chosen.letters;
  return {
    code: chosen.code,
    script: chosen.script,
    reliable: chosen.code !== 'und' && lettersRead >= RELIABLE_LETTERS / (WEIGHT[chosen.script] ?? 1),
  };
}

/** A formula, a link, a single word that belongs to no language: what is to be said about these can be said in English. */
const LETTERS_OF_A_WORD = 9;

export function isReadAsEnglish(text: string, { code, script }: DraftLanguage): boolean {
  if (code !== 'und' || (script !== 'Latn' && script !== 'Zyyy')) return false;
  const prose = proseOf(text)
    .replace(CODE_AND_LINKS, ' ')
    .replace(/\S*[\p{N}=+/_]\S*/gu, ' ');
  return (prose.match(/\p{L}/gu)?.length ?? 0) < LETTERS_OF_A_WORD;
}
