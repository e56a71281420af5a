const usInstant = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** A moment, written as in the US. */
export const instant = (iso: string): string => usInstant.format(new Date(iso));
