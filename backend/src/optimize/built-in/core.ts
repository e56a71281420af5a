import type { DraftAnalysis, SpanKind } from '../analysis/draft-analysis.js';
import { looksLikeCode } from '../analysis/find-traits.js';
import type { TaskKind } from '../analysis/task-kinds.js';
import { isTitle, label, type Phrasing } from './phrasing.js';
import { lean } from '../analysis/lean.js';

const TEXT_TASKS: ReadonlySet<TaskKind> = new Set([
  'correct',
  'grammar',
  'passage',
  'interpret',
  'tags',
  'headlines',
  'rewrite',
  'summarise',
  'translate',
  'extract',
  'extend',
  'reply',
]);
/** So ends a sentence; a picture or another sign at the end doesn't tell where it does. */
const ENDED = /[.!?…。！？؟।۔;]['"”’»)」』\]]*$|[\p{Script=Thai}]$/u;

const LABELLED = lean(/^(?:[^\n:：]{1,24}[:：]|[-*•–—#>+|]|\p{Nd}+[.)、]|```|["“„«「『《(（[<{_])/u);

const TORN_BY_A_STOP: ReadonlySet<SpanKind> = new Set([
  'url',
  'email',
  'code',
  'path',
  'variable',
  'handle',
  'hashtag',
]);

function endsTorn(draft: DraftAnalysis): boolean {
  const end = draft.text.indexOf(draft.parts.instruction) + draft.parts.instruction.length;
  return draft.protectedSpans.some((span) => span.end === end && TORN_BY_A_STOP.has(span.kind));
}

/** Adds a sentence to the tidied request: behind it, or below it where it would be read as part of a link or of code. */
export function joinRequest(draft: DraftAnalysis, request: string, added: string, space: string): string {
  const isTorn = endsTorn(draft);
  const hasCode = draft.traits.includes('code') && !draft.parts.material;
  const hasEnd = ENDED.test(request);
  if (!isTorn && !hasCode && hasEnd && !request.includes('\n')) return `${request}${space}${added}`;
  return `${isTorn ? request.replace(/\s?[.。।…?？؟]+$/u, '') : request}\n\n${added}`;
}

/** The tidied request, ready to stand alone: no full stop that would be read as part of a link. */
export function standAlone(draft: DraftAnalysis, request: string): string {
  return endsTorn(draft) ? request.replace(/\s?[.。।۔…?？؟]+$/u, '') : request;
}

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
  const isText = TEXT_TASKS.has(draft.task) && !(draft.task === 'summarise' && isTitle(material));
  const key = looksLikeCode(material) ? 'code' : isText ? 'text' : 'input';
  return `\n\n${label(key, phrasing)}\n${material}`;
}
