import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { foldWords } from '../analysis/fold.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { isTraditional, toSimplified } from '../analysis/traditional-chinese.js';
import type { Particular } from './particulars/particular.js';
import { wishesBeside, type WishBeside } from '../analysis/wishes-beside.js';

const KEYS = {
  translation: 'besideTranslation',
  summary: 'besideSummary',
  explanation: 'besideExplanation',
  verdict: 'besideVerdict',
  piece: 'besidePiece',
  questions: 'besideQuestions',
  title: 'besideTitle',
  sentences: 'besideSentences',
  each: 'besideEach',
  sum: 'besideSum',
  else: 'besideElse',
} as const satisfies Record<WishBeside, string>;
export type BesideKey = (typeof KEYS)[WishBeside];

const IN_A_PART: ReadonlySet<TaskKind> = new Set<TaskKind>(['acting', 'persona', 'roleplay']);

/** One of its own lines settles on something, so a judgement isn't asked for again. */
const A_CHOICE =
  /^(?:choice|pick|verdict|your pick|elecci[oó]n|veredicto|choix|verdict|wahl|entscheidung|urteil|escolha|veredito|scelta|verdetto|alegere\p{L}*|verdict|选择|首选|结论|選択|選び|結論|判定|الاختيار|الحكم)\s?[:：]/iu;

/** Whatever else is asked for has its place beside each entry already. */
const BESIDE_EACH = /^beside each:/iu;

const known = new WeakMap<DraftAnalysis, readonly BesideKey[]>();

/** What is asked for by name is the piece that is to be written. */
export const besideOf = (draft: DraftAnalysis, particular: Particular | undefined): readonly BesideKey[] => {
  const isChosen = particular?.points.some((point) => A_CHOICE.test(typeof point === 'string' ? point : point[0]));
  const isBeside = particular?.points.some((point) => BESIDE_EACH.test(typeof point === 'string' ? point : point[0]));
  return besideKeys(draft).filter(
    (key) =>
      (key !== 'besidePiece' || particular === undefined) &&
      (key !== 'besideVerdict' || !isChosen) &&
      (key !== 'besideElse' || !(isBeside || isChosen)) &&
      (key !== 'besideEach' || !isBeside),
  );
};

/** Phrases for what is asked for beside what the draft's wording serves. */
export function besideKeys(draft: DraftAnalysis): readonly BesideKey[] {
  let keys = known.get(draft);
  if (!keys) {
    const { language, text, parts, wording } = draft;
    const isInTraditional = language.code === 'zh' && isTraditional(text);
    const folded = foldWords(isInTraditional ? toSimplified(parts.instruction) : parts.instruction);
    // Whoever plays a part does all that is asked in it, and sets nothing apart.
    keys = IN_A_PART.has(wording) ? [] : wishesBeside(language.code, wording, folded).map((wish) => KEYS[wish]);
    known.set(draft, keys);
  }
  return keys;
}
