import { anyWord } from '../../any-word.js';
import type { TaskKind } from '../../task-kinds.js';
import type { Frame } from '../frame.js';

/** A machine that shows what comes out: it has no manner of speaking, and asks nothing. */
const A_MACHINE = anyWord([
  '(?:act|behave|respond|work|pretend)(?:ing)? (?:as|like|to be) (?:if you (?:are|were) )?(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?(?:terminal|console|shell|interpreter|command line|compiler)(?!\\p{L})',
  '(?:actúa|compórtate|responde) como (?:si fueras )?(?:una? )?(?:\\p{L}+ ){0,2}?(?:terminal|consola|intérprete)(?!\\p{L})',
  '(?:agis|comporte-toi|réponds) comme (?:une? )?(?:\\p{L}+ ){0,2}?(?:terminal|console|interpréteur)(?!\\p{L})',
  '(?:agiere|verhalte dich|spiel\\p{L}*|antworte) (?:als|wie) (?:eine? )?(?:[\\p{L}-]+ ){0,2}?(?:[\\p{L}-]*terminal|[\\p{L}-]*konsole|[\\p{L}-]*interpreter)(?!\\p{L})',
  '(?:aja|comporte-se|atue|responda) como (?:se fosse )?(?:uma? )?(?:\\p{L}+ ){0,2}?(?:terminal|console|consola|interpretador)(?!\\p{L})',
  '(?:agisci|comportati|rispondi) come (?:una? )?(?:\\p{L}+ ){0,2}?(?:terminale|console|interprete)(?!\\p{L})',
  '(?:te porți|comportă-te|acționează|acționezi|răspunde|răspunzi|joci rolul|joacă rolul|rol) (?:ca |de |unui |unei |drept )(?:un |o )?(?:\\p{L}+ ){0,2}?(?:terminal|consol|interpretor|linie de comandă|compilator)\\p{L}*',
  '(?:تصرف|تتصرف|تعمل|اعمل|قم بدور|تقوم بدور) ?(?:ك|مثل )?(?:ال)?(?:\\p{L}+ ){0,2}?(?:ك)?(?:ال)?(?:طرفية|ترمنال|تيرمنال|موجه أوامر|سطر أوامر|مفسر|كونسول)(?!\\p{L})',
]);

const NO_MACHINES: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'turns',
  'entries',
  'list',
  'text',
  'persona',
  'acting',
  'unknown',
  'plain',
  'small',
  'adviser',
  'technical',
  'snippet',
  'code',
]);

/** Somebody who looks after one's body or money is spoken to: the figures told are one's own, and no sum. */
const SPOKEN_TO_AN_ADVISER = anyWord(
  [
    '(?:تصرف|كن|اعتبر نفسك|تخيل (?:أنك|نفسك)|أنت|انت|مثل دور) ?(?:كأنك|كانك|وكأنك|ك|أنك)? ?(?:ال)?(?:مدرب|خبير|أخصائي|اخصائي|مستشار|طبيب|مدربي|كوتش)\\p{L}*',
    '(?:fii|comportă-te ca|acționează ca|joacă rolul de|joacă rolul unui|ești|imaginează-ți că ești) (?:un |o )?(?:antrenor|nutriționist|consilier|consultant|expert|medic|dietetician|coach)\\p{L}*',
  ],
  { atStart: true },
);

const MISREAD_ADVICE: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'math',
  'quantity',
  'sum',
  'plan',
  'unknown',
  'puzzle',
  'acting',
  'consult',
]);

const OF_MY_OWN = anyWord([
  '(?:وزني|طولي|عمري|راتبي|دخلي|عندي|أعاني|اعاني|ابي|أبي|أبغى|ابغى|أريد|اريد|بدي|عايز|نفسي)(?!\\p{L})',
  '(?:am \\p{Nd}+ (?:de )?(?:kg|ani|lei|kilograme)|vreau|aș vrea|cântăresc|câștig|am nevoie|sufăr)(?!\\p{L})',
]);

/** With whom one speaks. */
export const CONVERSATIONS: readonly Frame[] = [
  {
    kind: 'consult',
    asks: SPOKEN_TO_AN_ADVISER,
    holds: ({ read, hasMaterial, folded }) => !hasMaterial && MISREAD_ADVICE.has(read) && OF_MY_OWN.test(folded),
  },
  { kind: 'roleplay', asks: A_MACHINE, holds: ({ read }) => NO_MACHINES.has(read) },
];
