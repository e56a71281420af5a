import type { TaskKind } from './task-kinds.js';

type Kind = Extract<
  TaskKind,
  'text' | 'summarise' | 'translate' | 'explain' | 'rewrite' | 'ideas' | 'plan' | 'why' | 'howto' | 'code'
>;

/**
 * The words that say what is wanted, in languages for which there is no full lexicon: enough to name the intent. Stems,
 * as alternatives of a pattern, in lower case.
 */
const STEMS = {
  nl: {
    code: 'functie|script|programmeer|sql',
    translate: 'vertaal',
    summarise: 'vat .*samen|samenvatting',
    rewrite: 'verbeter|herschrijf|corrigeer',
    ideas: 'ideeën|brainstorm|suggesties',
    plan: 'plan|schema',
    explain: 'leg .*uit|verklaar|uitleg',
    text: 'schrijf|stel .*op',
    why: 'waarom',
    howto: 'hoe',
  },
  pl: {
    code: 'funkcj[aęi]|skrypt|zaprogramuj|sql',
    translate: 'przetłumacz',
    summarise: 'streść|podsumuj|streszczenie',
    rewrite: 'popraw|przeredaguj',
    ideas: 'pomysł|propozycj',
    plan: 'zaplanuj|plan|harmonogram',
    explain: 'wyjaśnij|wytłumacz',
    text: 'napisz|zredaguj',
    why: 'dlaczego|czemu',
    howto: 'jak(?!\\p{L})',
  },
  ru: {
    code: 'функци[юия]|скрипт|запрограммируй|sql',
    translate: 'переведи',
    summarise: 'кратко изложи|резюмируй|перескажи|подведи итог',
    rewrite: 'исправь|перепиши|отредактируй',
    ideas: 'иде[йи]|придумай|варианты',
    plan: 'составь план|спланируй|план|расписание',
    explain: 'объясни|поясни',
    text: 'напиши|сочини|составь',
    why: 'почему|зачем',
    howto: 'как(?!\\p{L})',
  },
  uk: {
    code: 'функці[юія]|скрипт|sql',
    translate: 'переклади',
    summarise: 'стисло виклади|підсумуй|перекажи',
    rewrite: 'виправ|перепиши|відредагуй',
    ideas: 'іде[йї]|придумай|варіанти',
    plan: 'склади план|сплануй|план|розклад',
    explain: 'поясни',
    text: 'напиши|склади',
    why: 'чому|навіщо',
    howto: 'як(?!\\p{L})',
  },
  tr: {
    code: 'fonksiyon|betik|sql',
    translate: 'çevir',
    summarise: 'özetle|özet',
    rewrite: 'düzelt|yeniden yaz',
    ideas: 'fikir|öneri',
    plan: 'plan',
    explain: 'açıkla|anlat',
    text: 'yaz(?![ıi]l)',
    why: 'neden|niçin|niye',
    howto: 'nasıl',
  },
  ko: {
    code: '함수|스크립트|코드|sql',
    translate: '번역',
    summarise: '요약',
    rewrite: '고쳐|다듬어|수정해',
    ideas: '아이디어|추천',
    plan: '계획|일정',
    explain: '설명',
    text: '써 ?줘|써 ?주|작성|쓰세요',
    why: '왜',
    howto: '어떻게',
  },
  hi: {
    code: 'फ़ंक्शन|फंक्शन|स्क्रिप्ट|कोड',
    translate: 'अनुवाद',
    summarise: 'सारांश|संक्षेप',
    rewrite: 'सुधार|ठीक कर दो|ठीक करें',
    ideas: 'विचार दो|सुझाव|आइडिया',
    plan: 'योजना',
    explain: 'समझा|व्याख्या',
    text: 'लिख',
    why: 'क्यों',
    howto: 'कैसे',
  },
  sv: {
    code: 'funktion|skript|sql',
    translate: 'översätt',
    summarise: 'sammanfatta',
    rewrite: 'rätta|skriv om|förbättra',
    ideas: 'idéer|förslag',
    plan: 'planera|plan|schema',
    explain: 'förklara',
    text: 'skriv',
    why: 'varför',
    howto: 'hur',
  },
  da: {
    code: 'funktion|script|sql',
    translate: 'oversæt',
    summarise: 'opsummer|sammenfat',
    rewrite: 'ret(?![\\p{L}])|omskriv|forbedr',
    ideas: 'ideer|idéer|forslag',
    plan: 'planlæg|plan|skema',
    explain: 'forklar',
    text: 'skriv',
    why: 'hvorfor',
    howto: 'hvordan',
  },
  no: {
    code: 'funksjon|skript|sql',
    translate: 'oversett',
    summarise: 'oppsummer|sammenfatt',
    rewrite: 'rett(?![\\p{L}])|omskriv|forbedre',
    ideas: 'ideer|idéer|forslag',
    plan: 'planlegg|plan|timeplan',
    explain: 'forklar',
    text: 'skriv',
    why: 'hvorfor',
    howto: 'hvordan',
  },
  fi: {
    code: 'funktio|skripti|sql',
    translate: 'käännä',
    summarise: 'tiivistä|yhteenveto',
    rewrite: 'korjaa|muokkaa',
    ideas: 'ideoi|ideoita|ehdotuksia',
    plan: 'suunnittele|suunnitelma|aikataulu',
    explain: 'selitä',
    text: 'kirjoita|laadi',
    why: 'miksi',
    howto: 'miten|kuinka',
  },
  cs: {
    code: 'funkc[ie]|skript|naprogramuj|sql',
    translate: 'přelož',
    summarise: 'shrň|shrnutí',
    rewrite: 'oprav|přepiš',
    ideas: 'nápad|návrh',
    plan: 'naplánuj|plán|rozvrh',
    explain: 'vysvětli',
    text: 'napiš|sepiš',
    why: 'proč',
    howto: 'jak(?!\\p{L})',
  },
  hu: {
    code: 'függvény|szkript|sql',
    translate: 'fordítsd',
    summarise: 'foglald össze|összefoglal',
    rewrite: 'javítsd|írd át',
    ideas: 'ötlet|javaslat',
    plan: 'tervezd|terv|órarend',
    explain: 'magyarázd',
    text: 'írj|írd',
    why: 'miért',
    howto: 'hogyan|hogy lehet',
  },
  el: {
    code: 'συνάρτηση|σκριπτ|sql',
    translate: 'μετάφρασε|μεταφράστε',
    summarise: 'σύνοψη|συνόψισε|περίληψη',
    rewrite: 'διόρθωσε|ξαναγράψε',
    ideas: 'ιδέες|προτάσεις',
    plan: 'σχεδίασε|πλάνο|πρόγραμμα',
    explain: 'εξήγησε|εξηγήστε',
    text: 'γράψε|γράψτε',
    why: 'γιατί',
    howto: 'πώς|πως',
  },
  he: {
    code: 'פונקציה|סקריפט|sql',
    translate: 'תרגם|תרגמי',
    summarise: 'סכם|סכמי|תקציר',
    rewrite: 'תקן|שכתב',
    ideas: 'רעיונות|הצעות',
    plan: 'תכנן|תוכנית|לוח זמנים',
    explain: 'הסבר|הסבירי|תסביר',
    text: 'כתוב|כתבי|תכתוב',
    why: 'למה|מדוע',
    howto: 'איך|כיצד',
  },
  vi: {
    code: 'viết hàm|một hàm|đoạn mã|sql',
    translate: 'dịch',
    summarise: 'tóm tắt',
    rewrite: 'sửa|viết lại|chỉnh',
    ideas: 'ý tưởng|gợi ý',
    plan: 'lập kế hoạch|kế hoạch|lịch trình',
    explain: 'giải thích',
    text: 'viết|soạn',
    why: 'tại sao|vì sao',
    howto: 'làm thế nào|làm sao',
  },
  th: {
    code: 'ฟังก์ชัน|สคริปต์|โค้ด',
    translate: 'แปล',
    summarise: 'สรุป',
    rewrite: 'แก้ไข|ปรับปรุง',
    ideas: 'ไอเดีย|เสนอ|แนะนำ',
    plan: 'วางแผน|แผน|ตาราง',
    explain: 'อธิบาย',
    text: 'เขียน|ร่าง',
    why: 'ทำไม',
    howto: 'อย่างไร|ยังไง',
  },
  fa: {
    code: 'تابع|اسکریپت|کد بنویس',
    translate: 'ترجمه',
    summarise: 'خلاصه',
    rewrite: 'ویرایش|اصلاح|بازنویسی',
    ideas: 'ایده|پیشنهاد',
    plan: 'برنامه|برنامه‌ریزی',
    explain: 'توضیح',
    text: 'بنویس',
    why: 'چرا',
    howto: 'چگونه|چطور',
  },
} as const satisfies Record<string, Record<Kind, string>>;

const PATTERNS = new Map<string, readonly (readonly [TaskKind, RegExp])[]>();

/** In scripts without spaces a stem may stand anywhere; elsewhere it starts a word. */
const WITHOUT_SPACES = new Set(['th']);

function patternsOf(language: keyof typeof STEMS): readonly (readonly [TaskKind, RegExp])[] {
  const known = PATTERNS.get(language);
  if (known) return known;
  const start = WITHOUT_SPACES.has(language) ? '' : '(?<![\\p{L}\\p{M}])';
  const entries = Object.entries(STEMS[language]) as [Kind, string][];
  const patterns = entries.map(([kind, stems]) => [kind, new RegExp(`${start}(?:${stems})`, 'iu')] as const);
  PATTERNS.set(language, patterns);
  return patterns;
}

/** These decide wherever they stand; of the others, what is said first does. */
const DECIDING: ReadonlySet<TaskKind> = new Set(['code', 'translate', 'summarise']);

/** What is spoken or filmed is called a script in many languages, too. */
const NO_PROGRAM =
  /video|film|speech|interview|podcast|youtube|tiktok|reel|면접|자기소개|발표|영상|대본|유튜브|видео|ролик|интервью|выступлен|речь|відео|промов|wideo|rozmow|वीडियो|भाषण|سخنرانی|ویدیو|סרטון|ראיון|วิดีโอ|โฆษณา/iu;

/** What is asked for in one of the further languages, if a word of it says so. */
export function taskElsewhere(request: string, language: string): TaskKind | undefined {
  if (!Object.hasOwn(STEMS, language)) return undefined;
  const found = patternsOf(language as keyof typeof STEMS)
    .map(([task, pattern]) => ({ task, at: request.search(pattern) }))
    .filter(({ task, at }) => at >= 0 && !(task === 'code' && NO_PROGRAM.test(request)));
  const deciding = found.find(({ task }) => DECIDING.has(task));
  return (deciding ?? found.toSorted((a, b) => a.at - b.at)[0])?.task;
}
