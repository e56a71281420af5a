import { invalid } from '../failure.js';
import type { Form, FormValue } from './form.js';

type Metadata = Record<string, string>;

/** The parameters of one request, read strictly: what is wrong or unknown is refused with Stripe's words. */
export class Params {
  constructor(
    readonly values: Form,
    private readonly path = '',
  ) {}

  /** @throws StripeFailure for a parameter that isn't listed. */
  allow(names: readonly string[]): this {
    for (const name of Object.keys(this.values)) {
      if (!names.includes(name)) {
        throw invalid(`Received unknown parameter: ${this.name(name)}`, {
          code: 'parameter_unknown',
          param: this.name(name),
        });
      }
    }
    return this;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  /** Whether the parameter is there and empty, which takes a value away. */
  clears(name: string): boolean {
    return this.values[name] === '';
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw invalid('Invalid string', { param: this.name(name) });
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== undefined) return value;
    const param = this.name(name);
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^-?\d+$/.test(value)) return Number(value);
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: this.name(name) });
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalid(`Invalid boolean: ${value}`, { param: this.name(name) });
  }

  oneOf<const T extends string>(name: string, options: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = options.find((option) => option === value);
    if (found) return found;
    throw invalid(`Invalid ${this.name(name)}: must be one of ${options.join(', ')}`, { param: this.name(name) });
  }

  /** Nested parameters; empty ones when there are none. */
  inner(name: string): Params {
    const value = this.values[name];
    if (value === undefined || value === '') return new Params({}, this.name(name));
    if (isForm(value)) return new Params(value, this.name(name));
    throw invalid('Invalid object', { param: this.name(name) });
  }

  list(name: string): FormValue[] {
    const value = this.values[name];
    if (value === undefined || value === '') return [];
    if (Array.isArray(value)) return value;
    throw invalid('Invalid array', { param: this.name(name) });
  }

  texts(name: string): string[] {
    return this.list(name).map((value) => {
      if (typeof value !== 'string') throw invalid('Invalid string', { param: this.name(name) });
      return value;
    });
  }

  inners(name: string): Params[] {
    return this.list(name).map((value, index) => {
      const path = `${this.name(name)}[${index}]`;
      if (!isForm(value)) throw invalid('Invalid object', { param: path });
      return new Params(value, path);
    });
  }

  /** Metadata after this request: given keys replace, empty ones remove, an empty whole removes all. */
  metadata(before: Metadata = {}): Metadata {
    if (this.clears('metadata')) return {};
    const merged = { ...before };
    for (const [key, value] of Object.entries(this.inner('metadata').values)) {
      if (typeof value !== 'string') throw invalid('Metadata values must be strings', { param: `metadata[${key}]` });
      if (value === '') delete merged[key];
      else merged[key] = value;
    }
    return merged;
  }

  /** The value after this request: a new one, none when it was emptied, else what it was. */
  changed(name: string, before: string | null): string | null {
    return this.has(name) ? (this.text(name) ?? null) : before;
  }

  name(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }
}

function isForm(value: FormValue): value is Form {
  return typeof value === 'object' && !Array.isArray(value);
}
