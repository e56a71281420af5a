// `npm run dev`: everything at one address, with hot reload. Vite serves the site, fetches the admin app's pages from a
// second Vite and everything else from the backend, which is compiled on save and started anew.
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildBackend, watchBackend } from '../backend/scripts/build.mjs';
import { onEnd, root } from './run.mjs';
import { endServer, spawnServer } from './server.mjs';

const SITE_PORT = 5173;
const ADMIN_PORT = 5174;
const BACKEND_PORT = 3000;

/** The backend as a child that is replaced after every change. */
class Backend {
  child;
  isEnding = false;

  constructor(env) {
    this.env = env;
  }

  start() {
    this.child = spawnServer({ env: this.env });
    const { child } = this;
    child.once('exit', () => {
      if (this.child !== child) return;
      this.child = undefined;
      if (!this.isEnding) console.error('The backend ended. It is started again after the next change.');
    });
  }

  async stop() {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    const exit = once(child, 'exit');
    endServer(child);
    await exit;
  }
}

await buildBackend();
const { nextFreePort } = await import('../backend/dist/dev/free-port.js');
const backendPort = process.env.PORT || String(await nextFreePort(BACKEND_PORT));
const sitePort = await nextFreePort(SITE_PORT);
const adminPort = await nextFreePort(Math.max(ADMIN_PORT, sitePort + 1));
const backendAddress = `http://127.0.0.1:${backendPort}`;
// The site's own configuration reads it while it is loaded.
process.env.BACKEND_PORT = backendPort;

const vite = async (workspace, server) => {
  const folder = join(root, workspace);
  return createServer({ root: folder, configFile: join(folder, 'vite.config.ts'), clearScreen: false, server });
};

const local = { host: '127.0.0.1', strictPort: true };
const admin = await vite('admin', { ...local, port: adminPort, proxy: { '/api': backendAddress } });
const site = await vite('frontend', {
  ...local,
  port: sitePort,
  proxy: {
    '/api': backendAddress,
    '/dev/': backendAddress,
    '^/admin($|/)': {
      target: `http://127.0.0.1:${adminPort}`,
      ws: true,
      rewrite: (path) => (path === '/admin' ? '/admin/' : path),
    },
  },
});
await Promise.all([admin.listen(), site.listen()]);

const backend = new Backend({ PORT: backendPort, APP_URL: process.env.APP_URL || `http://localhost:${sitePort}` });
let restarting = Promise.resolve();
const closeWatcher = await watchBackend(({ files, errors }) => {
  if (errors.length) return console.error(errors.join('\n'));
  console.log(`${files.join(', ')} changed: the backend starts anew.`);
  restarting = restarting.then(async () => {
    await backend.stop();
    if (!backend.isEnding) backend.start();
  });
});

onEnd(async () => {
  if (backend.isEnding) process.exit(1);
  backend.isEnding = true;
  await Promise.all([closeWatcher(), admin.close(), site.close(), restarting.then(() => backend.stop())]);
  process.exit(0);
});

backend.start();
