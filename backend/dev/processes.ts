import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this number runs. One that ended but was not collected by its parent doesn't. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return linuxStat(pid)?.state !== 'Z';
}

/** Tells a process from a later one that got the same number; undefined where the system doesn't say. */
export function startMark(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStat(pid)?.startTicks;
  if (process.platform === 'win32') return undefined;
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

function linuxStat(pid: number): { state: string; startTicks: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may hold anything; the rest is plain. See proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined; // It ended meanwhile.
  }
}
