import { PROMPT_INPUT_ID } from '../../content/landing';
import { useDraftActions } from './optimize-context';

/** Puts a text into the prompt box, ready to be changed and sent again. */
export function useBoxFilling(): (text: string) => void {
  const { write } = useDraftActions();
  return (text) => {
    write(text);
    document.getElementById(PROMPT_INPUT_ID)?.focus();
  };
}
