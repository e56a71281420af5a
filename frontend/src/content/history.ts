import type { ToastMessage } from '../ui/toast';

const results = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;

export const historyTexts = {
  title: 'History',
  loading: 'Loading your history...',
  failed: 'Your history could not be loaded. Please check your connection and try again.',
  again: 'Try again',
  search: 'Search prompts and versions',
  onlyStarred: 'Starred only',
  list: 'Results',
  count: (total: number) => results(total),
  countFound: (total: number, search: string) => `${results(total)} for “${search}”`,
  countStarred: (total: number) => `${total} starred ${total === 1 ? 'result' : 'results'}`,
  countFoundStarred: (total: number, search: string) => `${total} starred for “${search}”`,
  today: 'Today',
  yesterday: 'Yesterday',
  chosen: (title: string | null) => (title ? `Chosen: ${title}` : 'Chosen: your own words'),
  foundIn: (title: string) => `Found in ${title}`,
  open: 'Open',
  openLabel: (prompt: string) => `Open: ${prompt}`,
  reuse: 'Use again',
  reuseLabel: (prompt: string) => `Use again: ${prompt}`,
  star: (prompt: string) => `Star: ${prompt}`,
  delete: 'Delete',
  deleteLabel: (prompt: string) => `Delete: ${prompt}`,
  actionFailed: 'Please try again.',
} as const;

export const historyPagerTexts = {
  label: 'Pages',
  newer: 'Newer',
  older: 'Older',
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
} as const;

export const historyEmptyTexts = {
  title: 'Nothing here yet',
  text: 'What you optimize is kept here, so that you can find it again, star it and take it up where you left it.',
  start: 'Optimize a prompt',
  noneFound: 'Nothing matches',
  noneFoundText: 'Every word of a search has to be in the prompt or in one of its versions.',
  noneStarred: 'No stars yet',
  noneStarredText: 'Star the results you come back to, and they stand here on their own.',
  showAll: 'Show all',
} as const;

export const historyExportTexts = {
  button: 'Download',
  busy: 'Preparing...',
  json: 'As JSON, for programs',
  markdown: 'As Markdown, for reading',
  fileName: 'history',
} as const;

export const historyDeletionTexts = {
  one: 'Delete this result?',
  oneText: 'The prompt and its versions are deleted for good. This can’t be undone.',
  keepOne: 'Keep it',
  submitOne: 'Delete result',
  all: 'Delete all',
  allQuestion: 'Delete your whole history?',
  allText:
    'All prompts and their versions are deleted at once and for good, starred ones too. The count of used prompts stays as it is. This can’t be undone.',
  keepAll: 'Keep my history',
  submitAll: 'Delete all results',
  busy: 'Deleting...',
} as const;

export const historyKeepingTexts = {
  title: 'Keeping',
  switch: 'Keep my history',
  on: 'Prompts, versions and choices are kept until you delete them.',
  question: 'Turn keeping off?',
  consequences:
    'Your history is empty at once, and so it stays. All texts are deleted for good after 24 hours: what is in it now, starred or not, and whatever you optimize from then on. The count of used prompts stays.',
  recovery: 'Until then you can turn keeping on again, and what is still there comes back.',
  keep: 'Keep my history',
  submit: 'Turn off',
  busy: 'Turning off...',
  offTitle: 'Your history is not kept',
  offText:
    'What you optimize is shown to you and deleted 24 hours later. Take along what you want to keep: copy it or download it.',
  recoverable: (when: string) =>
    `What is still there goes by ${when} at the latest. Turn keeping on again before, and it comes back.`,
  gone: 'There is nothing left of earlier results.',
  turnOn: 'Keep my history again',
  deleteNow: 'Delete it all now',
} as const;

type Toasts = Record<string, ToastMessage | ((...values: never[]) => ToastMessage)>;

export const historyToasts = {
  deleted: { kind: 'success', title: 'Result deleted' },
  cleared: (count: number): ToastMessage => ({
    kind: 'success',
    title: 'History deleted',
    description: `${results(count)} deleted.`,
  }),
  deleteFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Not deleted', description: reason }),
  openFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Not opened', description: reason }),
  starFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Star not saved', description: reason }),
  keepingFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Not changed', description: reason }),
  exported: {
    kind: 'success',
    title: 'Download started',
    description: 'Your history is on its way to your downloads.',
  },
  exportFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Download failed', description: reason }),
  keepingOn: { kind: 'success', title: 'Your history is kept again' },
  keepingOff: { kind: 'success', title: 'Your history is not kept any more' },
} as const satisfies Toasts;
