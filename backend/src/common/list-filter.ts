import { AppError } from './app-error.js';

const TEXT_MAX = 254;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What a list is narrowed to, read by name. Null: not by that; a value of another kind is refused instead of ignored. */
export class ListFilter {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  text(name: string): string | null {
    const value = this.values[name];
    if (isAbsent(value)) return null;
    if (typeof value !== 'string' || value.length > TEXT_MAX) throw refused(name, `${name} is a short text.`);
    return value.trim() || null;
  }

  oneOf<const Value extends string>(name: string, offered: readonly Value[]): Value | null {
    const value = this.values[name];
    if (isAbsent(value)) return null;
    const found = offered.find((one) => one === value);
    if (!found) throw refused(name, `${name} is one of ${offered.join(', ')}.`);
    return found;
  }

  flag(name: string): boolean | null {
    const value = this.values[name];
    if (isAbsent(value)) return null;
    if (typeof value !== 'boolean') throw refused(name, `${name} is true or false.`);
    return value;
  }

  /** From `<name>_gte` up to `<name>_lte`: instants, or UTC days of which the last one counts wholly. */
  span(name: string): { from: Date | null; before: Date | null } {
    const last = this.instant(`${name}_lte`);
    return {
      from: this.instant(`${name}_gte`)?.at ?? null,
      before: last && new Date(last.at.getTime() + (last.isDay ? DAY_MS : 1)),
    };
  }

  private instant(name: string): { at: Date; isDay: boolean } | null {
    const text = this.text(name);
    if (text === null) return null;
    const at = new Date(text);
    if (!/^\d{4}-/.test(text) || Number.isNaN(at.getTime())) throw refused(name, `${name} is a day like 2026-11-22.`);
    return { at, isDay: DAY.test(text) };
  }
}

const isAbsent = (value: unknown): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

function refused(name: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', message, { errors: { [`filter.${name}`]: message } });
}
