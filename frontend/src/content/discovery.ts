/** What machines read of the site: search engines, chat assistants, and systems that install it as an application. */
export const discoveryTexts = {
  imageAlt:
    'A prompt marked up in blue pencil: “write a marketing email for our new running shoe”, rewritten step by step.',
  summary:
    'Type a short prompt for an AI assistant and get three better ones that differ by strategy: one sharp paragraph, one goal with requirements that can be checked, one that asks for what is missing. Each is scored next to the original on the same five criteria, and every change has its reason.',
  plans: 'Plans',
  pages: 'Pages',
  facts: (limits: { words: number; characters: number }) => [
    `Input: a prompt of ${limits.words} words to ${limits.characters} characters, in any language. The rewrites keep its language.`,
    'Output: plain text for any assistant, such as ChatGPT, Claude, Gemini or a coding agent.',
    'Facts, names and numbers of the prompt are kept, and nothing is made up: what only the writer can know becomes a [slot].',
    'An attempt that fails costs nothing.',
  ],
  freePlan: (prompts: number, renewal: string) => `Free: $0, ${prompts} prompts, renewal: ${renewal}, no card needed`,
  paidPlan: (name: string, price: string, prompts: string) => `${name}: ${price} a month, ${prompts}, cancel anytime`,
  enterprise: 'Enterprise: on request',
  prices: 'Plans and prices',
  createAccount: 'Create an account',
  contact: 'Contact',
} as const;
