/** What is said wherever a text can be copied, but for the results, which say it in their own way. */
export const copyTexts = {
  copy: 'Copy',
  copied: 'Copied!',
  done: { kind: 'success', title: 'Copied to clipboard' },
  failed: { kind: 'error', title: 'Copy failed', description: 'Please select the text and press Ctrl+C.' },
} as const;
