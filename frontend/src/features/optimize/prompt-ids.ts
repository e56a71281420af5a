/** What describes the prompt box; each is in the page only while it has something to say. */
export const PROMPT_IDS = {
  hint: 'prompt-hint',
  cause: 'prompt-cause',
  notice: 'prompt-notice',
  count: 'prompt-count',
} as const;
