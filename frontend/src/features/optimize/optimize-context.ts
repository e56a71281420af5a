import { createContext, useContext } from 'react';
import type { Session } from '../../api/session';
import type { Optimization } from './use-optimization';
import type { DraftActions } from './use-prompt-draft';

/** The text alone: only the prompt card renders with every letter typed. */
export const DraftTextContext = createContext<string | null>(null);
export const DraftActionsContext = createContext<DraftActions | null>(null);
export const OptimizationContext = createContext<(Optimization & { session: Session }) | null>(null);

export function useDraftText(): string {
  return required(useContext(DraftTextContext));
}

export function useDraftActions(): DraftActions {
  return required(useContext(DraftActionsContext));
}

export function useOptimizationContext(): Optimization & { session: Session } {
  return required(useContext(OptimizationContext));
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('This screen needs an OptimizeProvider above it.');
  return value;
}
