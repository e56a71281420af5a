export interface BootEntry {
  script: string;
  alongside: string[];
  /** Start at once, because the page has nothing to say before. */
  eager: boolean;
}

/** The inline script of the pages, minified, as a function of what it should start; nothing in development. */
export function bootScript(): Promise<(entry: BootEntry | null) => string>;
