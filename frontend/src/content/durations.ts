const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A length of time in the largest unit that fits it, such as `1 hour` or `90 minutes`. */
export function minutesText(minutes: number): string {
  return minutes >= 60 && minutes % 60 === 0 ? plural(minutes / 60, 'hour') : plural(minutes, 'minute');
}

/** How long to wait, rounded up: nobody is told to come back too early. */
export function waitText(seconds: number): string {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

/** What is said to somebody whom the server asked to come back later. */
export const waitTexts = {
  tooMany: (seconds: number) => `That was tried too often. Please wait ${waitText(seconds)} and try again.`,
  busy: (seconds: number) => `We are very busy at the moment. Please try again in ${waitText(seconds)}.`,
} as const;
