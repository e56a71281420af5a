import { STRATEGIES, type Variant, type VariantNote } from '@contracts/rewriting';
import { variantTitle } from '../../api/optimize-answer';
import { resultTexts } from '../../content/optimize';
import { ORIGINAL, type OptimizeState } from './run-state';
import { versionText } from './stored-result';

/** One version as the results card shows it. */
export interface VersionView {
  index: number;
  title: string;
  /** What kind of version it is, in a few words. */
  about: string;
  text: string;
  progress: 'waiting' | 'writing' | 'finished';
  notes: VariantNote[];
  assumptions: string[];
  isBuiltIn: boolean;
  /** The id under which the server knows it; null for the original and while it is being written. */
  variantId: string | null;
  /** The person has changed the text since it came. */
  isEdited: boolean;
}

export interface ResultsView {
  /** What a choice is saved under; null while there is nothing to save it under. */
  id: string | null;
  isRunning: boolean;
  /** The original first. */
  versions: VersionView[];
  selected: VersionView;
}

/** What the results card shows: the run under way, else the last result, else nothing. */
export function toResultsView({ run, result, selected }: OptimizeState): ResultsView | null {
  if (run) {
    const drafts = run.drafts.map(({ text, variant }, index) => ({
      ...(variant ? finished(variant, index) : unfinished(index, text)),
      index,
    }));
    return compose(null, true, run.prompt, drafts, run.selected);
  }
  if (!result) return null;
  const rewrites = result.optimizedPrompts.map((variant, index) => {
    const text = versionText(result, index);
    return { ...finished(variant, index), text, isEdited: text !== variant.prompt };
  });
  return compose(result.id, false, result.originalPrompt, rewrites, selected);
}

function compose(
  id: string | null,
  isRunning: boolean,
  prompt: string,
  rewrites: VersionView[],
  selected: number,
): ResultsView {
  const original: VersionView = {
    index: ORIGINAL,
    title: resultTexts.original,
    about: resultTexts.about.original,
    text: prompt,
    progress: 'finished',
    notes: [],
    assumptions: [],
    isBuiltIn: false,
    variantId: null,
    isEdited: false,
  };
  const versions = [original, ...rewrites];
  return { id, isRunning, versions, selected: versions.find(({ index }) => index === selected) ?? original };
}

function finished(variant: Variant, index: number): VersionView {
  return {
    index,
    title: variant.title,
    about: resultTexts.about[variant.strategy],
    text: variant.prompt,
    progress: 'finished',
    notes: variant.notes,
    assumptions: variant.assumptions,
    isBuiltIn: variant.source === 'built-in',
    variantId: variant.id,
    isEdited: false,
  };
}

function unfinished(index: number, text: string): VersionView {
  const strategy = STRATEGIES[index];
  return {
    index,
    title: variantTitle(index),
    about: strategy ? resultTexts.about[strategy] : '',
    text,
    progress: text === '' ? 'waiting' : 'writing',
    notes: [],
    assumptions: [],
    isBuiltIn: false,
    variantId: null,
    isEdited: false,
  };
}
