import type { ReactNode } from 'react';
import { useSession } from '../../api/session';
import { DraftActionsContext, DraftTextContext, OptimizationContext, useDraftActions } from './optimize-context';
import { useOptimization } from './use-optimization';
import { usePromptDraft } from './use-prompt-draft';

/** Holds the text being written and the optimization made of it, for the prompt card and the results card. */
export function OptimizeProvider({ children }: { children: ReactNode }) {
  return (
    <DraftProvider>
      <OptimizationProvider>{children}</OptimizationProvider>
    </DraftProvider>
  );
}

function DraftProvider({ children }: { children: ReactNode }) {
  const { text, actions } = usePromptDraft(useSession());
  return (
    <DraftActionsContext value={actions}>
      <DraftTextContext value={text}>{children}</DraftTextContext>
    </DraftActionsContext>
  );
}

function OptimizationProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const optimization = useOptimization(session, useDraftActions());
  return <OptimizationContext value={{ ...optimization, session }}>{children}</OptimizationContext>;
}
