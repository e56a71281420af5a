import type { VariantNote } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import type { GuidedResult } from './guided.js';
import type { BulletKey } from './languages/language.js';
import type { SharpResult } from './sharp.js';
import { SHARP_NOTES } from './sharp-notes.js';
import type { StructuredResult } from './structured.js';

const MOST_NOTES = 3;

const MATERIAL: VariantNote = {
  criterion: 'structure',
  text: 'Keeps the pasted text apart from the instructions, and untouched.',
};

/** Which open question of a draft a requirement settles. */
const SETTLES: Partial<Record<BulletKey, string>> = {
  short: 'length',
  medium: 'length',
  long: 'length',
  twoSentences: 'length',
  glance: 'length',
  level: 'audience',
  politeTone: 'tone',
  natural: 'tone',
  tableForm: 'format',
  listForm: 'format',
  subheads: 'format',
};

const PARTICULAR: VariantNote = {
  criterion: 'specificity',
  text: 'Says what a good one of its kind has, as somebody who often writes or reads them would.',
};

export function notesOfSharp(draft: DraftAnalysis, { keys, tidied }: SharpResult, particular: boolean): VariantNote[] {
  const notes = particular ? [PARTICULAR] : keys.slice(0, 2).map((key) => SHARP_NOTES[key]);
  if (tidied)
    notes.push({
      criterion: 'clarity',
      text: 'Tidies spelling, capitals and spacing; your words are otherwise unchanged.',
    });
  if (draft.parts.material) notes.push(MATERIAL);
  return notes.slice(0, MOST_NOTES);
}

export function notesOfStructured(draft: DraftAnalysis, { keys, added, own }: StructuredResult): VariantNote[] {
  const notes: VariantNote[] = [
    {
      criterion: 'structure',
      text: `Puts the goal first and adds ${added} requirements that the answer can be checked against.`,
    },
  ];
  if (own > 0) notes.push({ criterion: 'clarity', text: 'Your own wishes stand as requirements, word for word.' });
  const settled = [...new Set(keys.flatMap((key) => SETTLES[key] ?? []))];
  if (settled.length > 0)
    notes.push({ criterion: 'constraints', text: `Settles what the draft left open: ${settled.join(', ')}.` });
  if (draft.parts.material) notes.push(MATERIAL);
  return notes.slice(0, MOST_NOTES);
}

const GUIDED_NOTES: Readonly<Record<string, VariantNote>> = {
  fill: {
    criterion: 'specificity',
    text: 'Leaves blanks for what only you know, and has the assistant ask before it starts.',
  },
  fillOr: {
    criterion: 'specificity',
    text: 'Shows which details would help; what you leave empty is chosen and named.',
  },
  order: { criterion: 'structure', text: 'Gives the assistant an order to work in, so that no step is skipped.' },
  rules: { criterion: 'constraints', text: 'Sets standing rules, so that the role holds for the whole conversation.' },
  plain: { criterion: 'clarity', text: 'Says what to do when something is unclear.' },
};

const ASKS_FIRST = new Set(['askSituation', 'expertAsk', 'followupUnclear']);

export function notesOfGuided(draft: DraftAnalysis, { keys, form }: GuidedResult): VariantNote[] {
  const note = GUIDED_NOTES[keys.includes('fillOr') ? 'fillOr' : form];
  const notes = note ? [note] : [];
  if (keys.some((key) => ASKS_FIRST.has(key))) {
    notes.push({
      criterion: 'specificity',
      text: 'Has the assistant ask about what decides the answer before it starts.',
    });
  }
  if (draft.parts.material) notes.push(MATERIAL);
  return notes.slice(0, MOST_NOTES);
}
