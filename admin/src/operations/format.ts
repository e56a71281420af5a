import { texts } from '../texts';

const usInstant = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'medium' });
const usDate = new Intl.DateTimeFormat('en-US');
const usNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const usSmallDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

export const instant = (iso: string): string => usInstant.format(new Date(iso));
export const date = (iso: string): string => usDate.format(new Date(iso));
export const count = (value: number): string => usNumber.format(value);
export const dollars = (cents: number): string => usDollars.format(cents / 100);
export const microDollars = (microUsd: number): string => usSmallDollars.format(microUsd / 1_000_000);

export function duration(milliseconds: number | null): string {
  if (milliseconds === null) return texts.operations.overview.noTime;
  const { jobs } = texts.tools;
  return milliseconds < 1000 ? jobs.milliseconds(count(milliseconds)) : jobs.seconds(count(milliseconds / 1000));
}

/** `user.prompts-edited` as people read it. */
export function actionText(action: string): string {
  const [subject = '', ...what] = action.replaceAll('-', ' ').split('.');
  const text = [subject, what.join(' ')].filter(Boolean).join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
