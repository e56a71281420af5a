import { fold } from './fold.js';

interface RestrictionWords {
  negation: string;
  limit: string;
}

/**
 * The words that turn a request round when they get lost. Alternatives of a regular expression, longest first; the
 * languages that put no spaces between words are searched without word boundaries.
 */
const RESTRICTIONS = {
  en: {
    negation:
      "do not|does not|don't|doesn't|dont|doesnt|didn't|isn't|aren't|wasn't|weren't|won't|wouldn't|shouldn't|mustn't|can't|cannot|couldn't|haven't|hasn't|without|neither|nobody|nothing|never|avoid|none|nor|not|no",
    limit:
      'no (?:more|less|fewer|longer|later|earlier) than|not (?:more|less|fewer) than|at most|at least|up to|a maximum of|a minimum of|maximum|minimum|less than|more than|fewer than|exactly|except(?: for)?|apart from|other than|instead of|rather than|unless|only|just|must',
  },
  es: {
    negation: 'tampoco|ninguna|ninguno|ningún|jamás|nadie|nunca|evita|evite|nada|sin|ni|no',
    limit:
      'no más de|no menos de|como máximo|como mínimo|por lo menos|al menos|a lo sumo|un máximo de|un mínimo de|máximo|mínimo|hasta|exactamente|solamente|únicamente|sólo|solo|excepto|salvo|menos de|más de|en lugar de|en vez de',
  },
  fr: {
    negation: "aucune|aucun|jamais|personne|évite[rz]?|sans|rien|pas|non|ni|ne|n'",
    limit:
      "pas plus de|au maximum|au minimum|au plus|au moins|un maximum de|maximum|minimum|jusqu'à|exactement|seulement|uniquement|excepté|sauf|hormis|moins de|plus de|au lieu de|plutôt que",
  },
  de: {
    negation: 'keinerlei|keinesfalls|niemals|niemand|weder|vermeide|vermeiden|keine[mnrs]?|kein|nicht|nichts|ohne|nie',
    limit:
      'nicht mehr als|nicht weniger als|höchstens|maximal|mindestens|minimal|bis zu|genau|ausschließlich|lediglich|außer|ausgenommen|weniger als|mehr als|anstatt|statt|nur',
  },
  pt: {
    negation: 'nenhuma|nenhum|ninguém|nunca|jamais|tampouco|evite|nada|sem|nem|não',
    limit:
      'não mais do? que|no máximo|no mínimo|pelo menos|ao menos|máximo de|mínimo de|até|exatamente|somente|apenas|unicamente|exceto|salvo|menos de|mais de|em vez de|ao invés de|só',
  },
  it: {
    negation: 'nessuna|nessuno|nessun|neanche|nemmeno|neppure|niente|nulla|evita|evitare|senza|mai|né|non',
    limit:
      'non più di|non meno di|al massimo|al minimo|almeno|un massimo di|un minimo di|massimo|minimo|fino a|esattamente|solamente|soltanto|unicamente|tranne|eccetto|salvo|meno di|più di|invece di|anziché|solo',
  },
  ro: {
    negation: 'niciodată|niciun|nicio|nimeni|nimic|evită|fără|nici|nu',
    limit:
      'nu mai mult de|nu mai puțin de|cel mult|cel puțin|maximum|minimum|maxim|minim|până la|exact|doar|numai|exceptând|cu excepția|în afară de|mai puțin de|mai mult de|în loc de|în loc să',
  },
  zh: {
    negation:
      '不需要|不要|不得|不能|不可以|不可|不必|不用|不应|不是|不含|不包括|没有|沒有|無需|无需|从不|從不|绝不|避免|禁止|切勿|别|勿|无|未',
    limit:
      '不超过|不超過|不多于|不少于|不低于|至多|最多|至少|最少|以内|以內|以上|以下|仅限|僅限|仅|僅|只能|只有|只|除了|除非|必须|必須|限制在|控制在',
  },
  ja: {
    negation: 'しないで|せずに|使わず|ないで|なしで|なし|ません|てはいけない|禁止|避け|ない|ず',
    limit: '以内|以下|以上|未満|最大|最小|少なくとも|多くとも|だけ|のみ|しか|を除いて|以外|必ず|代わりに',
  },
  ar: {
    negation: 'لا|ليس|ليست|لم|لن|غير|دون|بدون|تجنب|أبدا|أبدًا|ولا|وليس',
    limit:
      'على الأكثر|على الأقل|كحد أقصى|كحد أدنى|بحد أقصى|لا يزيد عن|لا تزيد عن|لا يقل عن|فقط|باستثناء|ما عدا|إلا|أقل من|أكثر من|بدلا من|بدلاً من|حتى',
  },
  nl: {
    negation: 'geen|niet|nooit|niets|zonder|vermijd',
    limit: 'maximaal|minimaal|hoogstens|minstens|ten minste|alleen|slechts|behalve|precies',
  },
  pl: {
    negation: 'nigdy|bez|nie|ani|żaden|unikaj',
    limit: 'co najwyżej|co najmniej|maksymalnie|minimum|tylko|jedynie|oprócz|dokładnie',
  },
  cs: { negation: 'nikdy|žádný|bez|ne|není|vyhni', limit: 'nejvýše|maximálně|alespoň|nejméně|pouze|jen|kromě|přesně' },
  sv: { negation: 'aldrig|inte|inga|ingen|utan|undvik', limit: 'högst|max|minst|endast|bara|förutom|exakt' },
  tr: {
    negation: 'değil|asla|olmadan|hiçbir|kullanma|yazma',
    limit: 'en fazla|en az|sadece|yalnızca|hariç|dışında|tam olarak',
  },
  ru: {
    negation: 'никогда|нельзя|нет|без|не|ни|избегай',
    limit: 'не более|не менее|максимум|минимум|только|кроме|ровно|лишь',
  },
  uk: {
    negation: 'ніколи|немає|без|не|ні|уникай',
    limit: 'не більше|не менше|максимум|мінімум|тільки|лише|крім|рівно',
  },
  ko: { negation: '하지 마|하지 말|않|없이|없는|말고|금지', limit: '이내|이하|이상|최대|최소|만 |오직|제외' },
  hi: { negation: 'नहीं|मत|बिना|कभी नहीं|न', limit: 'केवल|सिर्फ|अधिकतम|कम से कम|ज़्यादा से ज़्यादा' },
} as const satisfies Record<string, RestrictionWords>;

const WITHOUT_SPACES = new Set(['zh', 'ja', 'ko']);

interface RestrictionPatterns {
  negation: RegExp;
  limit: RegExp;
}

function compile(source: string, hasSpaces: boolean): RegExp {
  const words = fold(source);
  // A French elision such as n' has its vowel right behind it.
  return new RegExp(hasSpaces ? `(?<![\\p{L}\\p{N}_])(?:${words})(?:(?<=')|(?![\\p{L}\\p{N}_]))` : words, 'gu');
}

const PATTERNS = new Map<string, RestrictionPatterns>(
  Object.entries(RESTRICTIONS).map(([code, { negation, limit }]) => [
    code,
    { negation: compile(negation, !WITHOUT_SPACES.has(code)), limit: compile(limit, !WITHOUT_SPACES.has(code)) },
  ]),
);

/** Patterns for folded text, or nothing where we don't know the language's words. */
export function restrictionPatterns(language: string): RestrictionPatterns | undefined {
  return PATTERNS.get(language);
}
