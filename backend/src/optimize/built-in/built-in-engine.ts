import type { Variant } from '../../contracts/rewriting.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { guide } from './guided.js';
import { ENGLISH, tableOf } from './languages/tables.js';
import { phrasingFor } from './phrasing.js';
import { sharpen } from './sharp.js';
import { structure } from './structured.js';

type NewVariant = Omit<Variant, 'id'>;

export function rewriteBuiltIn(draft: DraftAnalysis): NewVariant[] {
  const phrasing = phrasingFor(draft.language.code, tableOf(draft.language.code) ?? ENGLISH, draft);
  const sharp = sharpen(draft, phrasing);
  const structured = structure(draft, phrasing);
  const guided = guide(draft, phrasing);
  return [
    { prompt: sharp.prompt, strategy: 'sharp', title: 'Sharp', notes: [], assumptions: [], source: 'built-in' },
    { prompt: structured.prompt, strategy: 'structured', title: 'Structured', notes: [], assumptions: [], source: 'built-in' },
    { prompt: guided.prompt, strategy: 'guided', title: 'Guided', notes: [], assumptions: [], source: 'built-in' },
  ];
}
