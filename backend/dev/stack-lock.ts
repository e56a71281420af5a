import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startMark } from './processes.js';

interface Owner {
  pid: number;
  mark?: string;
}

const LOCK = 'stack.lock';
export const RUNTIME_FILE = 'runtime.json';

/** Where the stack that uses this data folder now can be reached; undefined when none does. */
export function runningStack(dataDir: string): { pid: number; address: string | undefined } | undefined {
  const owner = readJson<Owner>(join(dataDir, LOCK));
  if (!owner || !isAlive(owner.pid) || (owner.mark !== undefined && owner.mark !== startMark(owner.pid)))
    return undefined;
  return { pid: owner.pid, address: readJson<{ app: string }>(join(dataDir, RUNTIME_FILE))?.app };
}

/**
 * Takes the data folder for this process; what a killed run left is taken over.
 * @throws Error that names the running stack, when there is one.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = join(dataDir, LOCK);
  const own = JSON.stringify({ pid: process.pid, mark: startMark(process.pid) } satisfies Owner);
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const other = runningStack(dataDir);
      if (other) throw new Error(describeRunning(other), { cause: error });
      rmSync(file, { force: true });
    }
  }
  rmSync(join(dataDir, RUNTIME_FILE), { force: true });
  return () => {
    for (const name of [RUNTIME_FILE, LOCK]) rmSync(join(dataDir, name), { force: true });
  };
}

export function describeRunning({ pid, address }: { pid: number; address: string | undefined }): string {
  const where = address ? `at ${address}` : 'and is still starting';
  return `Threefold already runs from this checkout ${where} (process ${pid}). Use that one, or stop it first.`;
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined; // Absent, or half written by a run that was killed: either way it says nothing.
  }
}
