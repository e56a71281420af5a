const UNITS = [
  { name: 'hour', minutes: 60 },
  { name: 'minute', minutes: 1 },
] as const;

/** As people say it: 60 is "1 hour", 90 is "90 minutes". */
export function durationText(minutes: number): string {
  const unit = UNITS.find((candidate) => minutes % candidate.minutes === 0) ?? UNITS[1];
  const count = minutes / unit.minutes;
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** How long somebody has to wait, rounded up to what a clock shows. */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return durationText(Math.ceil(seconds / 60));
}
