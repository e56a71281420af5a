import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** One row as it became; null when it was removed. */
export type Change = [table: string, id: string, row: object | null];

const FILE = 'journal.jsonl';
const ROWS_A_LINE = 500;

/**
 * State as a file of lines, one line a request. A line is written before the request is answered, so a kill loses
 * nothing that was acknowledged; a line that a kill cut short was never acknowledged and is left out.
 */
export class Journal {
  private readonly file: string;
  private handle: number | undefined;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.file = join(folder, FILE);
  }

  read(): Change[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n');
    lines.pop(); // Empty, or cut short.
    return lines.flatMap((line) => JSON.parse(line) as Change[]);
  }

  /** Writes the present rows alone, and goes on from there. */
  restart(rows: Change[]): void {
    this.close();
    const fresh = openSync(`${this.file}.new`, 'w', 0o600);
    for (let start = 0; start < rows.length; start += ROWS_A_LINE) {
      writeSync(fresh, `${JSON.stringify(rows.slice(start, start + ROWS_A_LINE))}\n`);
    }
    closeSync(fresh);
    renameSync(`${this.file}.new`, this.file);
    this.handle = openSync(this.file, 'a', 0o600);
  }

  append(changes: Change[]): void {
    if (this.handle === undefined) throw new Error('The journal is closed.');
    writeSync(this.handle, `${JSON.stringify(changes)}\n`);
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
    this.handle = undefined;
  }
}
