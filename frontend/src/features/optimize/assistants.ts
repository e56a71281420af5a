import { versionTexts } from '../../content/results';

/** Assistants whose address takes a prompt. They only fill it in, and may stop doing so: it is copied as well. */
export const ASSISTANTS = [
  {
    name: versionTexts.assistants.chatgpt,
    address: (prompt: string) => `https://chatgpt.com/?q=${encodeURIComponent(prompt)}`,
  },
  {
    name: versionTexts.assistants.claude,
    address: (prompt: string) => `https://claude.ai/new?q=${encodeURIComponent(prompt)}`,
  },
] as const;
