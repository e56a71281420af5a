import { PROMPT_INPUT_ID } from '../../content/landing';
import { useDraftActions, useOptimizationContext } from './optimize-context';

/** Puts the person's own words of the last run back into the prompt box, ready to be changed. */
export function useOriginalAgain(): () => void {
  const { state } = useOptimizationContext();
  const { write } = useDraftActions();
  return () => {
    write(state.result?.originalPrompt ?? '');
    document.getElementById(PROMPT_INPUT_ID)?.focus();
  };
}
