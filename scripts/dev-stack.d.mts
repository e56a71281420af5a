export interface DevelopmentStack {
  /** Where the site and the API answer. */
  address: string;
  dataDir: string;
  /** What it has written so far. */
  output(): string;
  /** Ends it as Ctrl-C would. */
  stop(): Promise<void>;
  /** Ends it as a crash of the machine would. */
  kill(): Promise<void>;
  exited: Promise<unknown>;
}

export function startStack(options: { dataDir: string; env?: Record<string, string> }): Promise<DevelopmentStack>;
export function temporaryDataDir(): string;
export function removeDataDir(dataDir: string): void;
