import { fold } from '../analysis/fold.js';
import type { Gate } from './gate.js';

/** So many characters in a row are no accident. */
const WINDOW = 48;
const STRIDE = 8;

const squeezed = (text: string) =>
  fold(text)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/** Nothing of the instructions the model was given, unless the person's draft happens to say the same. */
export const noLeak: Gate = ({ text, draft, options }) => {
  if (options.canary && text.includes(options.canary))
    return { reason: 'It repeats its instructions.', pieces: [options.canary] };
  if (!options.instructions) return undefined;
  const instructions = squeezed(options.instructions);
  const candidate = squeezed(text);
  const own = squeezed(draft.text);
  for (let at = 0; at + WINDOW <= candidate.length; at += STRIDE) {
    const window = candidate.slice(at, at + WINDOW);
    if (instructions.includes(window) && !own.includes(window))
      return { reason: 'It repeats its instructions.', pieces: [window] };
  }
  return undefined;
};
