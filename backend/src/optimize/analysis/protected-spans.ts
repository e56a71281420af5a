import type { DraftLanguage, ProtectedSpan, SpanKind } from './draft-analysis.js';
import { fold } from './fold.js';
import { matchesOf } from './matches.js';
import { findNames } from './names.js';
import { restrictionPatterns } from './negations-and-limits.js';
import { SPAN_PATTERNS } from './span-patterns.js';

/** Collects spans that don't overlap: who comes first, keeps its place. */
class SpanCollector {
  private readonly taken: boolean[];
  readonly spans: ProtectedSpan[] = [];

  constructor(private readonly text: string) {
    this.taken = new Array<boolean>(text.length).fill(false);
  }

  add(kind: SpanKind, start: number, end: number): void {
    if (end <= start || this.taken.slice(start, end).includes(true)) return;
    this.taken.fill(true, start, end);
    this.spans.push({ kind, text: this.text.slice(start, end), start, end });
  }
}

/** Everything in the draft that a rewriting has to keep, in the order of the text and without overlaps. */
export function findProtectedSpans(text: string, language: DraftLanguage): ProtectedSpan[] {
  const collector = new SpanCollector(text);
  const collect = (kind: SpanKind, searched: string, pattern: RegExp) => {
    for (const match of matchesOf(searched, pattern)) collector.add(kind, match.index, match.index + match[0].length);
  };
  for (const [kind, pattern] of SPAN_PATTERNS) collect(kind, text, pattern);
  for (const { start, end } of findNames(text, language)) collector.add('name', start, end);
  const restrictions = restrictionPatterns(language.code);
  if (restrictions) {
    const folded = fold(text);
    collect('limit', folded, restrictions.limit);
    collect('negation', folded, restrictions.negation);
  }
  return collector.spans.sort((a, b) => a.start - b.start);
}
