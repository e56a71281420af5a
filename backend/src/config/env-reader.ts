/** The server can't start with this environment. Names variables, never their values: those may be secrets. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Reads variables one by one and collects every problem, so that an operator sees all of them at once. */
export class EnvReader {
  private readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  refuse(name: string, why: string): void {
    this.problems.push(`${name} ${why}`);
  }

  throwIfRefused(): void {
    if (this.problems.length) throw new ConfigError(this.problems);
  }

  /** An empty value counts as absent: `NAME=` in a file is how people switch a thing off. */
  optional(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  text(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.refuse(name, 'is missing');
    return value ?? '';
  }

  flag(name: string, fallback = false): boolean {
    return this.oneOf(name, ['true', 'false', '1', '0'], fallback ? 'true' : 'false').match(/^(true|1)$/) !== null;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.optional(name) ?? fallback;
    const found = allowed.find((option) => option === value);
    if (!found) this.refuse(name, `must be one of ${allowed.join(', ')}`);
    return found ?? fallback;
  }

  integer(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const value = this.optional(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    this.refuse(name, `must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  url(name: string, fallback: string | undefined, schemes: readonly string[]): string {
    const value = this.text(name, fallback);
    if (value && !isUrl(value, schemes)) this.refuse(name, `must be a ${schemes.join(' or ')} address`);
    return value;
  }

  optionalUrl(name: string, schemes: readonly string[]): string | null {
    return this.optional(name) === null ? null : this.url(name, undefined, schemes);
  }

  email(name: string, fallback?: string): string {
    const value = this.text(name, fallback);
    if (value && !EMAIL.test(value)) this.refuse(name, 'must be an e-mail address');
    return value;
  }

  emails(name: string): string[] {
    const values = (this.optional(name) ?? '').split(',').map((email) => email.trim().toLowerCase());
    const given = values.filter(Boolean);
    if (given.some((email) => !EMAIL.test(email))) this.refuse(name, 'must be e-mail addresses separated by commas');
    return given;
  }

  date(name: string): string | null {
    const value = this.optional(name);
    if (value !== null && !/^\d{4}-\d{2}-\d{2}$/.test(value)) this.refuse(name, 'must be a date like 2026-01-31');
    return value;
  }
}

function isUrl(value: string, schemes: readonly string[]): boolean {
  const url = URL.parse(value);
  return url !== null && schemes.includes(url.protocol.replace(/:$/, ''));
}
