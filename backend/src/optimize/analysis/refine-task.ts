import type { DraftParts, Trait } from './draft-analysis.js';
import type { Request } from './detect-task.js';
import type { TaskKind } from './task-kinds.js';

interface Evidence {
  task: TaskKind | undefined;
  request: Request | undefined;
  parts: DraftParts;
  traits: readonly Trait[];
  isCode: boolean;
  isUnfinished: boolean;
}

const EQUATION = /[\p{L}\p{N})|]\s*(?:[<>≤≥]|=(?!=))\s*-?[\p{L}\p{N}(|√]/u;
const ARITHMETIC = /\p{Nd}\s*[+*×÷^]\s*\p{Nd}|\p{Nd}\s[/−–-]\s\p{Nd}|\p{Nd}\s?%\s(?:of|de|von|di|din)\s\p{Nd}/u;

/** "12/4" and "7-3" alone are sums; in a sentence they are dates, spans and names such as 24/7. */
const BARE_SUM = /^(?:\D{0,12}\s)?\p{Nd}+\s?[/−-]\s?\p{Nd}+\s?[=?？]*$/u;
const LINKS = /(?:https?:\/\/|www\.)\S+/giu;

/** Rules that only saw a question word; the shape of the whole may tell more. */
const VAGUE: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'fact',
  'quantity',
  'question',
  'yesno',
  'list',
  'explain',
  'describe',
  'howto',
  undefined,
]);
const COUNTING: ReadonlySet<TaskKind | undefined> = new Set<TaskKind | undefined>([
  'fact',
  'quantity',
  'yesno',
  'question',
  undefined,
]);

const OPTIONS = /(?:^|\n|\s)\(?[A-Da-d][.)、:：]\s*\S[\s\S]*(?:\n|\s)\(?[B-Eb-e][.)、:：]\s*\S/u;
const GAP = /_{3,}|\(\s{2,}\)|（\s*）|\[\s*\]|…{2,}\s*$/u;

function statementsBeforeQuestion(request: Request): number {
  const firstQuestion = request.sentences.findIndex((sentence) => sentence.isQuestion);
  return firstQuestion < 0 ? 0 : firstQuestion;
}

/** Corrects what words suggested by what the draft looks like: sums, riddles, options to choose from, code. */
export function refineTask({ task, request, parts, traits, isCode, isUnfinished }: Evidence): TaskKind {
  const { instruction, material } = parts;
  const asksQuestion = request?.sentences.some((sentence) => sentence.isQuestion) ?? /[?？؟]/u.test(instruction);
  if (traits.includes('bare')) return 'readcode';
  if (isCode && (VAGUE.has(task) || task === 'compare')) return 'readcode';
  if (isUnfinished && !asksQuestion && (task === undefined || task === 'fact')) return 'complete';
  if (VAGUE.has(task)) {
    const whole = `${instruction}\n${material}`.replace(LINKS, ' ');
    const numbers = instruction.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;
    const statements = request ? statementsBeforeQuestion(request) : 0;
    if (OPTIONS.test(whole) && asksQuestion) return 'choice';
    if (GAP.test(whole)) return 'complete';
    if ((EQUATION.test(whole) || ARITHMETIC.test(instruction) || BARE_SUM.test(instruction)) && !isCode) return 'math';
    const isStory = !traits.includes('ownVoice') && !traits.includes('recent');
    if (numbers >= 2 && (statements > 0 || task === 'quantity') && isStory && COUNTING.has(task)) return 'math';
    if (numbers >= 2 && statements > 0 && isStory && asksQuestion) return 'math';
    if (numbers === 1 && statements > 0 && isStory && task === 'quantity') return 'math';
    if (statements > 0 && isStory && COUNTING.has(task)) return 'puzzle';
  }
  if (traits.includes('manyQuestions') && (task === 'list' || task === 'describe')) return 'question';
  const isPlayed = task === 'roleplay' && !traits.includes('ongoing') && instruction.length < 200;
  if ((isPlayed || task === 'persona') && traits.includes('expert')) return 'consult';
  if (isPlayed && asksQuestion && !/["“„«「]/u.test(instruction)) return 'persona';
  if (task) return task;
  return asksQuestion ? 'question' : 'unknown';
}
