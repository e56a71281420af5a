import { foldWords } from '../fold.js';
import { CONVERSATIONS } from './without-spaces/conversations.js';
import { firstFrame, type FramedDraft } from './frame.js';
import { GIVEN_TEXTS } from './without-spaces/given-texts.js';
import { PLANS } from './without-spaces/plans.js';
import { QUESTIONS } from './without-spaces/questions.js';
import { RIDDLES } from './without-spaces/riddles.js';
import { WRITING } from './without-spaces/writing.js';
import type { TaskKind } from '../task-kinds.js';
import { lean } from '../lean.js';

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
  return firstFrame(FRAMES, draft);
}
