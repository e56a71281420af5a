import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { looksLikeCode } from '../analysis/find-traits.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { label, type Phrasing } from './phrasing.js';

const TEXT_TASKS: ReadonlySet<TaskKind> = new Set([
  'correct',
  'rewrite',
  'summarise',
  'translate',
  'extract',
  'extend',
  'reply',
]);
const LABELLED = /^(?:[^\n:：]{1,24}[:：]|[-*•–—#>+|]|\p{Nd}+[.)、]|```|["“„«「『《(（[<{_])/u;

/** The request without the colon that introduced pasted text, when that text now stands further down. */
export function instructionOf(draft: DraftAnalysis): string {
  const { instruction, material } = draft.parts;
  return material ? instruction.replace(/[\s:：]+$/u, '') : instruction;
}

/** Pasted text, untouched, under a label unless it brings its own. */
export function materialBlock(draft: DraftAnalysis, phrasing: Phrasing): string {
  const { material } = draft.parts;
  if (!material) return '';
  if (LABELLED.test(material)) return `\n\n${material}`;
  const key = looksLikeCode(material) ? 'code' : TEXT_TASKS.has(draft.task) ? 'text' : 'input';
  return `\n\n${label(key, phrasing)}\n${material}`;
}
