import type { Criterion } from '@contracts/rewriting';

/** The id of the prompt box, which every invitation to start aims at. */
export const PROMPT_INPUT_ID = 'prompt-input';

export const heroTexts = {
  /** The headline as it is read aloud; on paper it carries its edits. */
  headline: 'Say it once. Get the answer you meant.',
  lead: 'Type a rough prompt. Get three expert rewrites, with a reason for every change.',
  start: 'Optimize Your First 10 Prompts Free',
  startPaid: 'Optimize Your Prompts',
  fine: 'No card needed. Works with ChatGPT, Claude, Gemini and coding agents.',
  exampleLabel: 'One prompt, marked up',
  youTyped: 'You typed',
  rewrite: 'Rewrite',
} as const;

/** A piece of a rewritten sentence: kept from what was typed, or put in. */
interface EditPart {
  text: string;
  isInsertion: boolean;
}

export interface ExampleEdit {
  parts: EditPart[];
  /** The criterion that the edit serves, and why it helps. */
  criterion: Criterion;
  note: string;
}

const kept = (text: string): EditPart => ({ text, isInsertion: false });
const added = (text: string): EditPart => ({ text, isInsertion: true });

/**
 * Keeps to the rules of the product's own rewrites: nobody is asked to play a role, nothing is claimed about the world
 * that the draft does not say, and what only the writer can know is a [slot].
 */
export const heroExample: { typed: string; edits: ExampleEdit[] } = {
  typed: 'write a marketing email for our new running shoe',
  edits: [
    {
      parts: [
        kept('Write a marketing email for our new running shoe'),
        added(', [name], to [who receives it], built on the one thing that sets it apart: [what].'),
      ],
      criterion: 'specificity',
      note: 'Asks for what only you know.',
    },
    {
      parts: [added('Subject under 50 characters, body under 120 words, one call to action.')],
      criterion: 'constraints',
      note: 'Limits that rule out filler.',
    },
    {
      parts: [added('Plain and friendly; no superlatives, no claim that isn’t given here.')],
      criterion: 'tone',
      note: 'A voice that can be checked.',
    },
    {
      parts: [added('Return subject, preview text, body and button label, in this order.')],
      criterion: 'structure',
      note: 'An answer ready to paste.',
    },
  ],
};
