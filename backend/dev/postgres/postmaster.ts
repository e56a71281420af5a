import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../processes.js';

const POLL_MS = 20;
/** Fast shutdown writes a checkpoint; this is long for it. */
const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/** The process id of the server that runs on this data directory now, if one does. */
export function livePostmaster(dataDir: string): number | undefined {
  const pid = recordedPid(dataDir);
  return pid !== undefined && isAlive(pid) && servesDirectory(pid, dataDir) ? pid : undefined;
}

/**
 * Ends the server on this data directory, also one that a killed run left behind, and waits until it is gone.
 * @param patience 'none' skips the checkpoint; the next start recovers from the log.
 */
export async function stopPostmaster(dataDir: string, patience: 'checkpoint' | 'none' = 'checkpoint'): Promise<void> {
  const pid = livePostmaster(dataDir);
  if (pid === undefined) return;
  if (patience === 'checkpoint' && (await endBy(pid, 'SIGINT', FAST_SHUTDOWN_MS))) return;
  if (await endBy(pid, 'SIGQUIT', IMMEDIATE_SHUTDOWN_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) on ${dataDir} does not stop. End it by hand, then start again.`);
}

/**
 * Removes the lock file of a server that is gone, where its number now belongs to another program: PostgreSQL itself
 * only looks at the number and would refuse to start. A number that nobody uses is left to PostgreSQL, which checks more.
 */
export function removeMisleadingLock(dataDir: string): void {
  const pid = recordedPid(dataDir);
  if (pid !== undefined && isAlive(pid) && !servesDirectory(pid, dataDir)) rmSync(join(dataDir, 'postmaster.pid'));
}

function recordedPid(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined; // No lock file: nothing runs here.
  }
}

function servesDirectory(pid: number, dataDir: string): boolean {
  if (process.platform === 'linux') {
    try {
      // PostgreSQL works in its data directory; unlike the command line, this survives a renamed checkout.
      return realpathSync(readlinkSync(`/proc/${pid}/cwd`)) === realpathSync(dataDir);
    } catch {
      return readCommand(pid).includes('postgres'); // Another user's process doesn't show where it works.
    }
  }
  return readCommand(pid).includes('postgres');
}

function readCommand(pid: number): string {
  if (process.platform === 'win32') {
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }).stdout;
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** Resolves to whether the process was gone in time. */
async function endBy(pid: number, signal: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
    throw new Error(`PostgreSQL (process ${pid}) belongs to another user and is still running. End it as that user.`, {
      cause: error,
    });
  }
  for (let waited = 0; waited < patienceMs; waited += POLL_MS) {
    if (!isAlive(pid)) return true;
    await sleep(POLL_MS);
  }
  return !isAlive(pid);
}
