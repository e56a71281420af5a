import { PROMPT_INPUT_ID } from '../../content/landing';

/** The box answers as if it had been clicked: it takes the focus, or asks a visitor to sign in. */
export function goToPromptBox(): void {
  const box = document.getElementById(PROMPT_INPUT_ID);
  box?.focus();
  box?.click();
}
