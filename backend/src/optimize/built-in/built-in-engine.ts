import { STRATEGY_TITLES } from '../../contracts/rewriting.js';
import { isReadAsEnglish } from '../analysis/detect-language.js';
import type { DraftAnalysis } from '../analysis/draft-analysis.js';
import { isTraditional } from '../analysis/traditional-chinese.js';
import { assumptionsOfBullets, assumptionsOfGuided, assumptionsOfSharp } from './assumptions.js';
import { rewriteCompactly } from './compact.js';
import { guide } from './guided.js';
import { compactTableOf } from './languages/compact/compact-tables.js';
import type { LanguageTable } from './languages/language.js';
import { ENGLISH, tableOf, TRADITIONAL_CHINESE } from './languages/tables.js';
import { rewriteNeutrally } from './neutral.js';
import type { NewVariant } from './new-variant.js';
import { notesOfGuided, notesOfSharp, notesOfStructured } from './notes.js';
import { phrasingFor } from './phrasing.js';
import { sharpen } from './sharp.js';
import type { Size } from './size.js';
import { structure } from './structured.js';

function rewriteWith(table: LanguageTable, code: string, draft: DraftAnalysis, size: Size): NewVariant[] {
  const phrasing = phrasingFor(code, table, draft);
  const assumed = phrasing.particular?.assumes && !draft.traits.includes('count') ? [phrasing.particular.assumes] : [];
  const sharp = sharpen(draft, phrasing, size);
  const structured = structure(draft, phrasing, size);
  const guided = guide(draft, phrasing, size);
  return [
    {
      prompt: sharp.prompt,
      strategy: 'sharp',
      title: STRATEGY_TITLES.sharp,
      notes: notesOfSharp(draft, sharp, phrasing.particular !== undefined),
      assumptions: [...assumptionsOfSharp(sharp.keys), ...assumed],
      source: 'built-in',
    },
    {
      prompt: structured.prompt,
      strategy: 'structured',
      title: STRATEGY_TITLES.structured,
      notes: notesOfStructured(draft, structured),
      assumptions: [...assumptionsOfBullets(structured.keys, table), ...assumed],
      source: 'built-in',
    },
    {
      prompt: guided.prompt,
      strategy: 'guided',
      title: STRATEGY_TITLES.guided,
      notes: notesOfGuided(draft, guided),
      assumptions: assumptionsOfGuided(guided.keys),
      source: 'built-in',
    },
  ];
}

/**
 * Three versions of the draft, sharp, structured and guided, without a model: the person's own words at the core, and
 * around them only what suits the task, in the draft's own language, or signs where we have no words of it. Nothing is
 * executed, answered or translated; the same draft always gives the same versions.
 */
export function rewriteBuiltIn(draft: DraftAnalysis, size: Size = 'usual'): NewVariant[] {
  const { code } = draft.language;
  const native = code === 'zh' && isTraditional(draft.text) ? TRADITIONAL_CHINESE : tableOf(code);
  if (native) return rewriteWith(native, code, draft, size);
  const compact = compactTableOf(code);
  if (compact) return rewriteCompactly(compact, draft, size);
  return isReadAsEnglish(draft.text, draft.language)
    ? rewriteWith(ENGLISH, 'en', draft, size)
    : rewriteNeutrally(draft);
}
