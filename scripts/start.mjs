// `npm start`: builds what is stale, then runs the development stack. Whatever ends this script ends the stack with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onEnd, root, stopAll } from './run.mjs';
import { endServer, spawnServer } from './server.mjs';
import { buildStale, reportFailedBuilds } from './workspaces.mjs';

let server;
let isEnding = false;

onEnd((signal) => {
  if (server) return endServer(server, signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
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

server = spawnServer();
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
