// `npm start`: builds what is stale, then runs the development stack. Whatever ends this script ends the stack with it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, onEnd, root, stopAll } from './run.mjs';
import { buildStale, reportFailedBuilds } from './workspaces.mjs';

const isWindows = process.platform === 'win32';
let server;
let isEnding = false;

onEnd((signal) => {
  if (server) return isWindows ? server.disconnect() : server.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  isEnding = true;
  stopAll();
});

await refuseSecondStart();

const failures = await buildStale();
if (isEnding) process.exit(0);
if (failures.length) {
  reportFailedBuilds(failures);
  process.exit(1);
}

server = spawn(node, ['--enable-source-maps', 'backend/dist/dev/main.js'], {
  cwd: root,
  // The channel tells the server that we are gone, however we went.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  // Ctrl-C reaches this script alone, which passes it on: two would mean "hurry".
  detached: !isWindows,
});
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** Before a build, which would change the files under the running server; the server looks once more. */
async function refuseSecondStart() {
  const builtLock = join(root, 'backend/dist/dev/stack-lock.js');
  if (!existsSync(builtLock)) return;
  const { describeRunning, runningStack } = await import(pathToFileURL(builtLock).href);
  const running = runningStack(join(root, process.env.THREEFOLD_DATA_DIR || '.data'));
  if (!running) return;
  console.error(describeRunning(running));
  process.exit(1);
}
