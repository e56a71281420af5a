import type { Criterion, Strategy, VariantNote } from '../../contracts/rewriting.js';
import type { DraftAnalysis, SlotName } from '../analysis/draft-analysis.js';
import { findSlots } from '../analysis/find-traits.js';
import { lexiconOf } from '../analysis/lexicon/lexicons.js';
import { assumedLimits } from '../gates/no-invention.js';

/** What a version says that the draft left open, as a reason and as something that was assumed. */
const SLOT_NOTES: Readonly<Record<SlotName, { criterion: Criterion; note: string; assumption: string }>> = {
  audience: {
    criterion: 'tone',
    note: 'Says who the answer is for.',
    assumption: 'Who the answer is for is our guess; change it if it is somebody else.',
  },
  tone: {
    criterion: 'tone',
    note: 'Names the tone of the answer.',
    assumption: 'You named no tone; the one asked for here is our suggestion.',
  },
  format: {
    criterion: 'structure',
    note: 'Says what form the answer takes.',
    assumption: 'You named no form for the answer; the one asked for here is our suggestion.',
  },
  length: {
    criterion: 'constraints',
    note: 'Sets a length, so that the answer gets neither thin nor long-winded.',
    assumption: 'You named no length; the one asked for here is our suggestion.',
  },
  deadline: {
    criterion: 'constraints',
    note: 'Says by when it has to be done.',
    assumption: 'The time asked for here is our suggestion.',
  },
  context: {
    criterion: 'specificity',
    note: 'Gives the assistant the background it needs.',
    assumption: 'Part of the background is our reading of your draft; check that it fits.',
  },
  constraints: {
    criterion: 'constraints',
    note: 'Says what the answer has to meet or leave out.',
    assumption: 'Some of the limits are our suggestion.',
  },
};

const PLAIN_NOTES: Readonly<Record<Strategy, VariantNote>> = {
  sharp: { criterion: 'clarity', text: 'Says the same in clearer and more exact words.' },
  structured: { criterion: 'structure', text: 'Separates the goal from what the answer has to meet.' },
  guided: { criterion: 'specificity', text: 'Tells the assistant how to go about the task.' },
};
const STRONG_NOTE: VariantNote = {
  criterion: 'clarity',
  text: 'Your prompt was already strong, so only the wording was touched.',
};

/** Limits of these are quoted word for word, so they need no second mention. */
const QUOTED: ReadonlySet<SlotName> = new Set(['length', 'constraints']);
const MOST_NOTES = 4;
const LIST_LINE = /^\s*(?:[-*•]|\p{Nd}{1,2}[.)、])\s+\S/gmu;
const QUESTION = /[?？؟]/gu;
const BLANK = /\[[^[\]\n]{2,60}\](?!\()/gu;

export interface Explanation {
  notes: VariantNote[];
  assumptions: string[];
}

/** Why a model's version is better and what it filled in, found by comparing it with the draft. Nothing is claimed that isn't there. */
export function explainVariant(prompt: string, draft: DraftAnalysis, strategy: Strategy): Explanation {
  const limits = assumedLimits(prompt, draft);
  const added = addedSlots(prompt, draft);
  const notes = [
    ...shapeNotes(prompt, draft),
    ...added.map((slot) => ({ criterion: SLOT_NOTES[slot].criterion, text: SLOT_NOTES[slot].note })),
  ];
  if (!notes.length) notes.push(draft.strength === 'strong' ? STRONG_NOTE : PLAIN_NOTES[strategy]);
  const assumptions = [
    ...limits.map((limit) => `You set no such limit: “${limit}”.`),
    ...added.filter((slot) => !limits.length || !QUOTED.has(slot)).map((slot) => SLOT_NOTES[slot].assumption),
  ];
  return { notes: notes.slice(0, MOST_NOTES), assumptions };
}

/** What the draft left open and the version fills. */
function addedSlots(prompt: string, draft: DraftAnalysis): SlotName[] {
  const { material } = draft.parts;
  const instruction = material ? prompt.replace(material, '') : prompt;
  const { found } = findSlots({ instruction, material: '' }, lexiconOf(draft.language.code));
  return draft.slots.missing.filter((slot) => found.includes(slot));
}

function shapeNotes(prompt: string, { text }: DraftAnalysis): VariantNote[] {
  const more = (pattern: RegExp): number => (prompt.match(pattern)?.length ?? 0) - (text.match(pattern)?.length ?? 0);
  const notes: VariantNote[] = [];
  const lines = more(LIST_LINE);
  if (lines >= 2)
    notes.push({ criterion: 'structure', text: `Puts ${lines} points on lines of their own, so each can be checked.` });
  const blanks = more(BLANK);
  if (blanks > 0) notes.push({ criterion: 'specificity', text: 'Leaves [blanks] for what only you know.' });
  if (more(QUESTION) >= 2) notes.push({ criterion: 'clarity', text: 'Has open questions settled before the answer.' });
  return notes;
}
