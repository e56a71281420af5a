import type { Intent } from '../rewriting.js';
import { toSimplified } from '../chinese-signs.js';
import { hasContradiction } from './contradiction.js';
import { findLabelled, findTask } from './find-task.js';
import { lexiconFor } from './lexicons.js';
import { readText } from './read-text.js';
import { findAll, Reading } from './reading.js';

/** What was found in a text. Counts are of different things, so saying something twice adds nothing. */
export interface Evidence {
  /** Whether the language is one whose words we know; signs and figures are all there is to go by elsewhere. */
  isRead: boolean;
  /** Something is asked for. Without it nothing else counts: words in a heap are not a prompt. */
  task: boolean;
  /** The request says what it is about. */
  subject: boolean;
  /** Names, figures, quotations, links, code. */
  details: number;
  /** Further things the answer has to contain or do. */
  requirements: number;
  audience: boolean;
  tone: boolean;
  format: number;
  length: number;
  limits: number;
  exclusions: number;
  checks: number;
  /** Points on lines of their own. */
  points: number;
  order: boolean;
  /** Requests stand in sentences of their own. */
  separate: boolean;
  /** The text to work on stands apart from what is to be done with it. */
  material: boolean;
  headings: number;
  vague: string[];
  hype: number;
  contradiction: boolean;
}

const LINE = /(?:^|\n)[^\S\n]*(?:([-*•–]|\d+[.)])[^\S\n]+)?(?:\**([^\n:：.!?]{2,40}?)\**[:：][^\S\n]*)?([^\n]+)/gu;
const HEADING = /^[^\S\n]*(?:#{1,6} |\*\*[^*\n]+\*\*:?\s*$|[=-]{3,}\s*$)/gmu;
const MATERIAL = /[:：][^\S\n]*\n+\s*\S|¤/u;

function findPoints(reading: Reading): { points: Set<string>; contents: Set<string> } {
  const points = new Set<string>();
  const contents = new Set<string>();
  for (const match of reading.text.matchAll(LINE)) {
    const [whole, bullet, label, value = ''] = match;
    if (!bullet && !label) continue;
    const isSaid = reading.lexicon.signs ? /\p{L}{3,}/u.test(value) : /\p{L}.*\s.*\p{L}/u.test(value) || !!label;
    if (!isSaid || !/\p{L}/u.test(value)) continue;
    points.add(whole.trim());
    const end = match.index + whole.length;
    const hasOwn = reading.requests.some(({ at }) => at >= match.index && at < end);
    const content = reading.content(value);
    if (content && !hasOwn) contents.add(content);
  }
  return points.size >= 2 ? { points, contents } : { points: new Set(), contents: new Set() };
}

function findTone(reading: Reading): boolean {
  if (reading.words(reading.lexicon.tone).size > 0) return true;
  return findAll(reading.text, reading.lexicon.manner).some((found) => {
    const before = reading.text.slice(Math.max(0, found.at - 30), found.at);
    return reading.glued(found) && before.replace(reading.lexicon.hype, '') === before;
  });
}

/** A list with the line that introduces it and the line that closes it. */
const LISTED = /(?:\n[^\n]*[:：][^\S\n]*)?(?:\n[^\S\n]*(?:[-*•–]|\d+[.)])[^\S\n]+[^\n]*)+(?:\n[^\n]+)?/gu;
const FIRST_PART = /^[^\n]*/u;
const SHORT_IN_WORDS = 16;
const SHORT_IN_SIGNS = 36;

/** What a word means is said in a line; how something works may take parts. */
const DEFINITION_IN_WORDS = 10;
const DEFINITION_IN_SIGNS = 22;

/** A question, or a line to translate, that takes one sentence: no list of requirements makes its answer better. */
const SIMPLE: readonly Intent[] = ['answer', 'translate', 'unknown', 'brainstorm', 'edit', 'roleplay', 'decide'];

function isSimple(text: string, intent: Intent, signs: boolean): boolean {
  const [first = ''] = FIRST_PART.exec(text) ?? [];
  const length = signs ? [...first].length : first.split(/\s+/u).length;
  if (intent === 'explain') return length <= (signs ? DEFINITION_IN_SIGNS : DEFINITION_IN_WORDS);
  return SIMPLE.includes(intent) && length <= (signs ? SHORT_IN_SIGNS : SHORT_IN_WORDS);
}

const withoutList = (text: string): string => text.replace(LISTED, '');

/** Looks for what makes a prompt good. Whatever isn't evidence, such as length or praise, has no way to count. */
export function findEvidence(written: string, intent: Intent, language: string): Evidence {
  const lexicon = lexiconFor(language, written);
  const input = lexicon === lexiconFor('zh', '') ? toSimplified(written) : written;
  const { text: whole, details, hype, vague } = readText(input, intent, lexicon, language);
  const text = isSimple(whole, intent, lexicon.signs) ? withoutList(whole) : whole;
  const reading = new Reading(text, lexicon);
  const size = (pattern: RegExp) => reading.words(pattern).size;
  const task =
    findTask(reading, intent, details) ?? (text === whole ? undefined : findLabelled(new Reading(whole, lexicon)));
  const { points, contents } = findPoints(reading);
  const requirements = new Set([
    ...reading.requests.map(({ key }) => key),
    ...reading.objects(lexicon.must),
    ...contents,
  ]);
  requirements.delete(task?.key ?? '');
  const stages = [lexicon.first, lexicon.next, lexicon.last].filter((stage) => size(stage) > 0).length;
  return {
    isRead: lexicon.isKnown,
    task: !!task,
    subject: !!task?.subject,
    details: details.size,
    requirements: requirements.size,
    audience:
      findAll(text, lexicon.reader).length > 0 || (!lexicon.signs && reading.pairs(lexicon.audience, 5).size > 0),
    tone: !!task?.isRole || findTone(reading),
    format: size(lexicon.format),
    length: reading.pairs(lexicon.size, 2).size + (size(lexicon.short) > 0 ? 1 : 0),
    limits: reading.pairs(lexicon.counted, 3, (at) => reading.follows(at)).size + reading.objects(lexicon.only).size,
    exclusions: reading.objects(lexicon.not, true).size,
    checks: size(lexicon.check),
    points: points.size,
    order: stages > 1 || size(lexicon.sorted) > 0,
    separate: reading.sentences.filter((sentence) => reading.hasRequest(sentence)).length > 1,
    material: MATERIAL.test(text),
    headings: input.match(HEADING)?.length ?? 0,
    vague: [...vague],
    hype: hype.size,
    contradiction: hasContradiction(reading),
  };
}
