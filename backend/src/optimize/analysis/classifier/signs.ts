import { findKinds, type Request } from '../detect-task.js';
import type { DraftAnalysis } from '../draft-analysis.js';
import { foldWords } from '../fold.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { lean } from '../lean.js';
import { relatedWords } from './related-words.js';

/** Which part of the reading decided on the wording: some are righter than others. */
export type Basis = 'played' | 'items' | 'settled' | 'text' | 'exact' | 'plain' | 'read';

/** A draft as the rules read it. */
export interface RuleReading {
  /** One sign tells it, whatever else the words suggest. */
  isSure?: boolean;
  draft: DraftAnalysis;
  basis: Basis;
  request?: Request;
  lexicon?: Lexicon;
}

/** What a draft wants stands near its start, before what is pasted. */
const MOST_CHARACTERS = 400;
const MOST_WORDS = 60;
const UNITS = lean(/\p{L}+|\p{N}+|[?؟!:\n"“”«»「」]/u.source, 'gu');
const WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff]/;
/** "And", "then", "by", "for" and "the" are written onto the word. */
const ARABIC_PREFIXES = /^[وف]?(?:[بلك]?ال|لل|[بلك](?=[\u0621-\u064a]{4}))/;
const FIGURE = lean(/^\p{N}/u);
const CODE_MARKS = /[{};=<>]|\(\)|\bdef |\bselect /i;

/** Words and marks; of scripts without spaces the single signs. Figures are all the same. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const [unit] of foldWords(text)
    .slice(0, MOST_CHARACTERS)
    .replace(/[？：]/g, toNarrow)
    .matchAll(UNITS)) {
    if (WITHOUT_SPACES.test(unit)) units.push(...unit);
    else units.push(FIGURE.test(unit) ? '0' : unit);
    if (units.length >= MOST_WORDS) break;
  }
  return units.slice(0, MOST_WORDS);
}

const toNarrow = (mark: string): string => (mark === '？' ? '?' : ':');

/** The words, their neighbours and next but one, how it starts and ends, and the stems of long words. */
function wordSigns(text: string, signs: Set<string>): string | undefined {
  const units = unitsOf(text);
  const isDense = units.some((unit) => WITHOUT_SPACES.test(unit));
  const { groups, wider } = relatedWords();
  units.forEach((unit, at) => {
    signs.add(`w ${unit}`);
    if (at > 0) signs.add(`b ${units[at - 1]} ${unit}`);
    if (isDense && at > 1) signs.add(`t ${units[at - 2]}${units[at - 1]}${unit}`);
    if (at < (isDense ? 8 : 4)) signs.add(`f ${unit}`);
    if (isDense && at >= units.length - 8) signs.add(`g ${unit}`);
    if (isDense) return;
    const group = groups.get(unit);
    if (group !== undefined) {
      signs.add(`n ${group}`).add(`o ${wider[group]}`);
      if (at > 0) signs.add(`nb ${units[at - 1]} ${group}`);
      if (at < 4) signs.add(`nf ${group}`);
    }
    if (at > 1) signs.add(`k ${units[at - 2]} ${unit}`);
    const stem = unit.replace(ARABIC_PREFIXES, '');
    if (stem !== unit) signs.add(`w ${stem}`);
    if (unit.length > 4) signs.add(`p ${unit.slice(0, 4)}`).add(`s ${unit.slice(-3)}`);
    if (unit.length > 6) signs.add(`q ${unit.slice(0, 6)}`);
  });
  for (const length of [1, 2, 3]) signs.add(`${length} ${units.slice(0, length).join(' ')}`);
  const words = units.filter((unit) => unit !== '\n');
  signs.add(`e ${words.at(-1)}`).add(`e2 ${words.slice(-2).join(' ')}`);
  signs.add(`length ${Math.min(8, Math.floor(Math.log2(units.length + 1) * 1.5))}`);
  return units[0];
}

const capped = (count: number, most: number): number => Math.min(most, count);

function shapeSigns({ text, parts }: DraftAnalysis, signs: Set<string>): void {
  signs
    .add(`lines ${capped(text.match(/\n/g)?.length ?? 0, 3)}`)
    .add(`figures ${capped(text.match(/\d/g)?.length ?? 0, 4)}`);
  if (/[?？؟]/.test(text)) signs.add('asks');
  if (/[:：]/.test(text)) signs.add('colon');
  if (/["“«「]/.test(text)) signs.add('quotes');
  if (CODE_MARKS.test(text)) signs.add('code marks');
  if (parts.material) signs.add('material');
}

/** What the rules made of it; the same in every language, so that what is learned in one serves all. */
function ruleSigns({ draft, basis, request, lexicon }: RuleReading): string[] {
  const signs = [`W ${draft.wording}`, `T ${draft.task}`, `I ${draft.intent}`, `B ${basis}`, `q ${draft.isQuestion}`];
  if (draft.parts.material) signs.push('M');
  if (request && lexicon) signs.push(...findKinds(request, lexicon));
  return signs;
}

/** Two of these together tell what each alone doesn't. */
const TELLING = /^(?:[WTBM]|a0 \w+$|al |mk |r0 |qs|q1)/;

/**
 * What there is to see of a draft, for the classifier to weigh: its words, its shape, and what the rules saw in it. A
 * change here makes the weights useless until they are trained anew.
 */
export function signsOf(reading: RuleReading): string[] {
  const { draft } = reading;
  const signs = new Set<string>();
  const first = wordSigns(draft.text, signs);
  shapeSigns(draft, signs);
  const seen = ruleSigns(reading);
  const telling = seen.filter((sign) => TELLING.test(sign));
  if (signs.has('asks')) telling.push('asks');
  telling.forEach((sign, at) => {
    signs.add(`y ${first}|${sign}`);
    for (const other of telling.slice(at + 1)) signs.add(`x ${sign}|${other}`);
  });
  for (const sign of seen) signs.add(sign);
  for (const trait of draft.traits) signs.add(`R ${trait}`);
  for (const slot of draft.slots.found) signs.add(`S ${slot}`);
  signs.add(`L ${draft.language.code}`).add(`strength ${draft.strength}`);
  return [...signs];
}
