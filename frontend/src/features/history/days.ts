import { historyTexts } from '../../content/history';
import type { HistoryEntry } from './history-queries';

export interface Day {
  /** As the reader's calendar has it. */
  key: string;
  name: string;
  entries: HistoryEntry[];
}

const keyOf = (date: Date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;

function before(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days);
}

/** The results of a page by the day on which they were made, in the reader's own time and language. */
export function toDays(entries: readonly HistoryEntry[], now = new Date()): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const date = new Date(entry.createdAt);
    const key = keyOf(date);
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, name: nameOf(date, now), entries: [entry] });
  }
  return days;
}

function nameOf(date: Date, now: Date): string {
  const key = keyOf(date);
  if (key === keyOf(now)) return historyTexts.today;
  if (key === keyOf(before(now, 1))) return historyTexts.yesterday;
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }).format(date);
}

export function timeText(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(iso));
}
