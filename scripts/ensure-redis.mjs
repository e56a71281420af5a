// The limits count in Redis where several servers run, so their tests need one. Any that is on the machine will do;
// otherwise it is installed from Debian's packages, if that is possible here.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** REDIS_SERVER_PATH, or the first Redis server found where systems keep it. */
export function findRedis() {
  if (process.env.REDIS_SERVER_PATH) return process.env.REDIS_SERVER_PATH;
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/opt/homebrew/bin'];
  return folders
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
    .find(isExecutable);
}

const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

async function installFromDebian() {
  // RUNLEVEL 1 keeps the package from starting a server of its own.
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
  ]) {
    const { code, output } = await run('apt-get', args, options);
    if (code !== 0) return output;
  }
}

/** A Redis server's program, or what a person has to install, for the tests that need it to say. */
export async function ensureRedis(log = console.log) {
  const found = findRedis();
  if (found) return { path: found };
  const mayInstall = process.getuid?.() === 0 && isDebian();
  if (mayInstall) log("No Redis found: installing it from the system's packages …");
  const trouble = mayInstall ? await installFromDebian() : undefined;
  const path = findRedis();
  if (path) return { path };
  const how = isDebian() ? ' (sudo apt-get install redis-server)' : '';
  const missing = `These tests need a Redis server, and none was found. Install Redis${how}, or set REDIS_SERVER_PATH to one.`;
  return { missing: trouble ? `${missing}\n${trouble.trim().slice(-1_500)}` : missing };
}
