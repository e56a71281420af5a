export interface PromptExample {
  /** What the prompt is for, in a word or two. */
  topic: string;
  prompt: string;
}

/** Rough on purpose: they are what people type, not what comes out. The first three greet whoever is new. */
export const promptExamples: readonly PromptExample[] = [
  { topic: 'Email', prompt: 'write an email asking my landlord to fix the heating, third time i ask' },
  { topic: 'Code', prompt: 'my react list gets slow with 2000 rows, make it faster' },
  { topic: 'Plan', prompt: 'plan a weekend in lisbon with two kids and not much money' },
  { topic: 'Marketing', prompt: 'write a marketing email for our new running shoe' },
  { topic: 'Blog', prompt: 'blog post about why small teams should write things down' },
  { topic: 'Learning', prompt: 'explain how vaccines work to a curious 12 year old' },
  { topic: 'Decision', prompt: 'help me decide between two job offers, one pays more and one is closer to home' },
  { topic: 'Summary', prompt: 'summarize the meeting notes i paste below for people who missed it' },
  { topic: 'Data', prompt: 'sql query for customers who bought twice in the last 90 days' },
  { topic: 'Agent', prompt: 'add dark mode to this project without breaking the existing tests' },
];
