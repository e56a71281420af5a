// The development stack as a child process, started in one way by everybody who needs it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node, root } from './run.mjs';

const isWindows = process.platform === 'win32';

export function spawnServer({ env = {}, output = 'inherit' } = {}) {
  return spawn(node, ['--enable-source-maps', 'backend/dist/dev/main.js'], {
    cwd: root,
    // Compiling the dependencies is the larger half of a start; the second start finds them compiled.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node'), ...env },
    // The channel tells the server that its starter is gone, however it went.
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C reaches the starter alone, which passes it on: two would mean "hurry".
    detached: !isWindows,
  });
}

/** Asks the server to end; Windows knows no signals, there the closed channel says it. */
export function endServer(child, signal = 'SIGTERM') {
  if (isWindows && signal !== 'SIGKILL') child.disconnect();
  else child.kill(signal);
}
