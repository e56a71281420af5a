import type { Flag } from './recipes.js';

type Condition = Flag | `!${Flag}`;

/** Nothing was said of a length, and what is asked for can be said in so few words. */
const CAPPED: readonly Condition[] = ['!length', '!severalParts', '!broad', '!situated', '!audience', '!formFixed'];
/** One thing is asked, and nothing else beside it. */
const ONE_ANSWER: readonly Condition[] = ['!severalParts'];
/** Nothing says how the answer is laid out. */
const FREE_FORM: readonly Condition[] = ['!formFixed', '!format'];
/** Something open enough for opinions to differ. */
const OPEN: readonly Condition[] = ['!closed'];

/**
 * What a phrase takes for granted about the draft, whichever kind of task it is used for. A phrase whose premise isn't
 * met is left out: what nobody asked for, and what was said already, spoils an answer.
 */
export const PREMISES: Readonly<Partial<Record<string, readonly Condition[]>>> = {
  short: CAPPED,
  medium: ['written', ...CAPPED],
  long: ['written', ...CAPPED],
  level: ['explainAsked'],
  levelSlot: ['!audience', '!leveled', '!specialist', '!broad', '!severalParts'],
  answerFirst: ONE_ANSWER,
  answerReasons: ONE_ANSWER,
  unsure: OPEN,
  unsureWhat: OPEN,
  evidence: OPEN,
  listForm: FREE_FORM,
  tableForm: FREE_FORM,
  table: FREE_FORM,
  itemTable: FREE_FORM,
  entriesGive: FREE_FORM,
  easiestOrder: ['!formFixed'],
  entryNote: ['!formFixed'],
  entriesMark: ['!formFixed', '!closed'],
  subheads: FREE_FORM,
  /** A voice of its own takes room, and a made-up piece has no filler to leave out. */
  noFiller: ['!inRole'],
  askSituation: ['ownVoice', '!situated', '!failing'],
};
