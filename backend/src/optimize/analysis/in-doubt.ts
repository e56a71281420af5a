import { foldWords } from './fold.js';
import { isToldAboutOneself } from './general-wording.js';
import { splitSentences } from './segment.js';
import { asksWhatToSay } from './shapes-of-asking.js';
import { asksForMeasures } from './shapes-of-lists.js';
import type { TaskKind } from './task-kinds.js';

/** In these there is something to choose from, however much is told in front. */
const CHOSEN_FROM: ReadonlySet<TaskKind> = new Set<TaskKind>([
  'recommend',
  'ideas',
  'names',
  'list',
  'roster',
  'cook',
  'recipe',
  'caption',
  'trip',
]);

const TOLD_WORDS = 14;
const TOLD_SIGNS = 30;
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** More than one sentence, or one with details beyond the name of a thing. */
function isSituation(instruction: string): boolean {
  if (splitSentences(instruction).length > 1) return true;
  return WITHOUT_SPACES.test(instruction)
    ? [...instruction].length >= TOLD_SIGNS
    : instruction.split(/\s+/u).length >= TOLD_WORDS;
}

/** Whoever has no idea what to do asks for no ideas that differ from each other. */
const NO_IDEA =
  /(?:no|any) (?:idea|clue) (?:what|how|where|if|why)|ni idea|aucune idee|keine ahnung|nao faco ideia|nem ideia|non ho (?:idea|la minima idea)|nu am (?:nicio )?idee|没(?:有)?头绪/u;

interface Doubtful {
  wording: TaskKind;
  /** What the words suggested. */
  read: TaskKind;
  instruction: string;
}

/** A told situation has one way out to be found, and no row of suggestions to pick from. */
export function inDoubt({ wording, read, instruction }: Doubtful): TaskKind {
  const folded = foldWords(instruction);
  const isAtALoss = (wording === 'suggest' || wording === 'ideas') && NO_IDEA.test(folded);
  if (!isAtALoss && (wording !== 'suggest' || CHOSEN_FROM.has(read))) return wording;
  if (asksForMeasures(folded)) return wording;
  return !asksWhatToSay(folded) && isToldAboutOneself(folded) && isSituation(instruction) ? 'unknown' : wording;
}
