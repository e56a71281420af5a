import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Whether programs can be given a core of their own here: Linux's taskset, and more than one core. */
export function canPin() {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' });
    return availableParallelism() > 1;
  } catch {
    return false;
  }
}

/** Keeps a running program, all its threads and whatever it starts from now on, on one core. */
export function pin(pid, core) {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}
