import { LIMITS } from '@contracts/limits';
import type { Refinement } from '@contracts/rewriting';

/** Texts of what can be done with a version. */
export const versionTexts = {
  view: 'View',
  clean: 'Clean',
  changes: 'Changes',
  legend: 'Underlined: put in. Struck through: taken out.',
  edit: 'Edit',
  done: 'Done',
  editing: (title: string) => `Text of ${title}`,
  edited: 'Edited by you',
  undoEdit: 'Undo my edits',
  openIn: 'Open in',
  assistants: { chatgpt: 'ChatGPT', claude: 'Claude' },
  opened: 'Copied. Paste it there if it is not filled in.',
  more: 'More',
  reuse: 'Put into the prompt box',
  tooLong: `Longer than the ${LIMITS.promptMaxLength} characters that the box holds`,
  downloadText: 'Download as text',
  downloadMarkdown: 'Download as Markdown',
  shortcuts: 'Keyboard shortcuts',
} as const;

/** Texts for changing a version as wished. */
export const refineTexts = {
  label: 'Make it',
  wishes: {
    shorter: 'Shorter',
    longer: 'Longer',
    'more formal': 'More formal',
    friendlier: 'Friendlier',
  } satisfies Record<Refinement, string>,
  own: 'Or say what to change',
  apply: 'Apply',
  working: 'Changing the version...',
  done: (title: string) => `${title} was changed.`,
  included: (left: number) => (left === 1 ? '1 change included' : `${left} changes included`),
  costs: 'Each further change uses one prompt',
  keepsEdits: 'Starts from the text with your edits.',
  failed: 'The version could not be changed. Please try again.',
} as const;

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  everywhere: 'In the prompt box',
  inResults: 'In the results',
  optimize: 'Optimize',
  original: 'Show your original',
  versions: 'Show Sharp, Structured or Guided',
  copy: 'Copy the version shown',
  changes: 'Show or hide the changes',
  help: 'Show this list',
  use: 'Use single keys in the results',
} as const;

/** Headings of a downloaded version. */
export const downloadTexts = {
  original: 'What you typed',
} as const;
