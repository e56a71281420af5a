/** The id of the prompt box, which every invitation to start aims at. */
export const PROMPT_INPUT_ID = 'prompt-input';

export const heroTexts = {
  /** The headline as it is read aloud; on paper it carries its edits. */
  headline: 'Say it once. Get the answer you meant.',
  lead: 'Type a rough prompt. Get three expert rewrites, each one scored and every change explained.',
  start: 'Optimize Your First 10 Prompts Free',
  startPaid: 'Optimize Your Prompts',
  pricing: 'View Pricing',
  manage: 'Manage Subscription',
  toTop: 'Back to top',
  speed: 'Takes 5 seconds',
  fine: 'No card needed. Works with ChatGPT, Claude, Gemini and coding agents.',
} as const;
