import type { TaskKind } from '../task-kinds.js';
import { firstFrame } from './frame.js';
import { CONVERSATIONS } from './with-spaces/conversations.js';
import { QUESTIONS } from './with-spaces/questions.js';
import { WRITING } from './with-spaces/writing.js';

/** In the order in which they are asked. */
const FRAMES = [...QUESTIONS, ...WRITING, ...CONVERSATIONS];

/** In languages whose words are set apart by spaces: what is told by one sign, whatever else its words suggest. */
export const frameWithSpaces = (folded: string, material: string, read: TaskKind): TaskKind | undefined =>
  firstFrame(FRAMES, { read, folded, hasMaterial: material !== '', material, isGiven: material !== '' });
