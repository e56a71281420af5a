import { foldWords } from './fold.js';
import { CONVERSATIONS } from './frames/conversations.js';
import type { FramedDraft } from './frames/frame.js';
import { GIVEN_TEXTS } from './frames/given-texts.js';
import { PLANS } from './frames/plans.js';
import { QUESTIONS } from './frames/questions.js';
import { RIDDLES } from './frames/riddles.js';
import { WRITING } from './frames/writing.js';
import type { TaskKind } from './task-kinds.js';
import { lean } from './lean.js';

/** In the order in which they are asked. */
const FRAMES = [...CONVERSATIONS, ...GIVEN_TEXTS, ...WRITING, ...RIDDLES, ...PLANS, ...QUESTIONS];

const WITHOUT_SPACES = lean(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
const GIVEN = /[:：]\s*\S|["“「『][^"”」』]{4,}|\n\s*\S/u;

/**
 * Where the verb has its fixed place in the sentence and no ending, a frame of two words tells what is asked for, and
 * outrules every noun in between.
 */
export function frameWithoutSpaces(instruction: string, material: string, read: TaskKind): TaskKind | undefined {
  if (!WITHOUT_SPACES.test(instruction)) return undefined;
  const draft: FramedDraft = {
    read,
    folded: foldWords(instruction).trim(),
    hasMaterial: material !== '',
    material,
    isGiven: material !== '' || GIVEN.test(instruction),
  };
  return FRAMES.find(
    ({ asks, unless, holds }) =>
      asks.test(draft.folded) && !unless?.test(draft.folded) && (holds === undefined || holds(draft)),
  )?.kind;
}
