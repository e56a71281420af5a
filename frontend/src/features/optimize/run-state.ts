import type { Variant } from '@contracts/rewriting';
import { VARIANTS_PER_PROMPT } from '@contracts/limits';
import { resultTexts } from '../../content/optimize';
import type { OptimizeAnswer } from '../../api/optimize-answer';
import type { OptimizeProgress } from '../../api/optimize';
import type { Failure } from './failure';

/** The index of the person's own words among the versions. */
export const ORIGINAL = -1;

/** A version while it is being written. */
export interface DraftVersion {
  text: string;
  /** The finished version; null until the server says it is one. */
  variant: Variant | null;
}

export type RunStep = 'reading' | 'writing' | 'checking';

/** An optimization under way. */
export interface Run {
  prompt: string;
  startedAt: number;
  step: RunStep;
  drafts: DraftVersion[];
  selected: number;
  /** The person looked at another version meanwhile: the end must not take it away. */
  hasChosen: boolean;
}

export interface OptimizeState {
  /** Whose run and result this is: they are stored for that person only. */
  account: string | null;
  run: Run | null;
  /** The last finished optimization; a new run hides it, a failed one brings it back. */
  result: OptimizeAnswer | null;
  selected: number;
  /** Why the last attempt ended without a result. */
  failure: Failure | null;
  /** What listeners are told as versions arrive. What was there when the page came is not news. */
  announcement: string;
}

export const INITIAL_STATE: OptimizeState = {
  account: null,
  run: null,
  result: null,
  selected: 0,
  failure: null,
  announcement: '',
};

export type OptimizeAction =
  | { type: 'restored'; account: string; result: OptimizeAnswer; selected: number }
  | { type: 'started'; account: string | null; prompt: string; at: number }
  | { type: 'progressed'; progress: OptimizeProgress }
  | { type: 'succeeded'; answer: OptimizeAnswer }
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }
  | { type: 'selected'; index: number }
  /** Null takes the person's own changes back. */
  | { type: 'edited'; variantId: string; text: string | null }
  | { type: 'refined'; variant: Variant; refinementsLeft: number }
  /** What the server says of a result that was kept in this tab. */
  | { type: 'counted'; id: string; refinementsLeft: number }
  | { type: 'signedOut' };

/** Idle, running, then a result, or a failure over the result there was before. */
export function optimizeReducer(state: OptimizeState, action: OptimizeAction): OptimizeState {
  switch (action.type) {
    case 'restored':
      if (state.run || state.result) return state;
      return { ...state, account: action.account, result: action.result, selected: action.selected };
    case 'started':
      return {
        ...state,
        account: action.account,
        run: startRun(action.prompt, action.at),
        failure: null,
        announcement: '',
      };
    case 'progressed':
      return state.run ? progress(state, state.run, action.progress) : state;
    case 'succeeded':
      return succeed(state, action.answer);
    case 'failed':
      return { ...state, run: null, failure: action.failure, announcement: '' };
    case 'cancelled':
      return { ...state, run: null, announcement: '' };
    case 'selected':
      if (state.run) return { ...state, run: { ...state.run, selected: action.index, hasChosen: true } };
      return { ...state, selected: action.index };
    case 'edited':
      return withResult(state, (result) => edit(result, action.variantId, action.text));
    case 'refined':
      return withResult(state, (result) => refine(result, action.variant, action.refinementsLeft));
    case 'counted':
      return withResult(state, (result) =>
        result.id === action.id ? { ...result, refinementsLeft: action.refinementsLeft } : result,
      );
    case 'signedOut':
      // Why it happened has to stay readable.
      return { ...INITIAL_STATE, failure: state.failure?.kind === 'expired' ? state.failure : null };
  }
}

function succeed(state: OptimizeState, answer: OptimizeAnswer): OptimizeState {
  const selected = state.run?.hasChosen ? state.run.selected : 0;
  const shown = answer.optimizedPrompts[selected]?.title ?? resultTexts.original;
  const announcement = resultTexts.allReady(answer.optimizedPrompts.length, shown);
  return { ...state, run: null, result: answer, selected, failure: null, announcement };
}

function withResult(state: OptimizeState, change: (result: OptimizeAnswer) => OptimizeAnswer): OptimizeState {
  return state.result ? { ...state, result: change(state.result) } : state;
}

function edit(result: OptimizeAnswer, variantId: string, text: string | null): OptimizeAnswer {
  const { [variantId]: _, ...others } = result.edits;
  const written = result.optimizedPrompts.find(({ id }) => id === variantId)?.prompt;
  return { ...result, edits: text === null || text === written ? others : { ...others, [variantId]: text } };
}

/** The new text takes the place of the old one, and of what the person had made of that. */
function refine(result: OptimizeAnswer, variant: Variant, refinementsLeft: number): OptimizeAnswer {
  const optimizedPrompts = result.optimizedPrompts.map((old) => (old.id === variant.id ? variant : old));
  return { ...edit(result, variant.id, null), optimizedPrompts, refinementsLeft };
}

function progress(state: OptimizeState, run: Run, step: OptimizeProgress): OptimizeState {
  const announcement = step.type === 'variant' ? resultTexts.versionReady(step.variant.title) : state.announcement;
  return { ...state, run: advance(run, step), announcement };
}

function startRun(prompt: string, startedAt: number): Run {
  return { prompt, startedAt, step: 'reading', drafts: emptyDrafts(), selected: 0, hasChosen: false };
}

function emptyDrafts(): DraftVersion[] {
  return Array.from({ length: VARIANTS_PER_PROMPT }, () => ({ text: '', variant: null }));
}

function advance(run: Run, progress: OptimizeProgress): Run {
  switch (progress.type) {
    case 'accepted':
      return run;
    case 'restarted':
      return { ...run, step: 'reading', drafts: emptyDrafts() };
    case 'analysis':
      return { ...run, step: 'writing' };
    case 'delta':
      return withDraft(run, progress.index, (draft) => ({ ...draft, text: draft.text + progress.text }));
    case 'variant':
      return withDraft(run, progress.index, () => ({ text: progress.variant.prompt, variant: progress.variant }));
  }
}

function withDraft(run: Run, index: number, change: (draft: DraftVersion) => DraftVersion): Run {
  const drafts = run.drafts.map((draft, at) => (at === index && !draft.variant ? change(draft) : draft));
  return { ...run, drafts, step: drafts.every((draft) => draft.variant) ? 'checking' : 'writing' };
}
