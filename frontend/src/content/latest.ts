import type { ToastMessage } from '../ui/toast';

export const latestTexts = {
  title: 'Pick up where you left off:',
  all: 'All of your history',
  failed: 'Please check your connection and try again.',
} as const;

export const latestToasts = {
  openFailed: (reason: string): ToastMessage => ({ kind: 'error', title: 'Not opened', description: reason }),
} as const;
