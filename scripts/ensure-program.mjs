// Programs that some tests and proofs need beside Node.js. Any that is on the machine will do; otherwise it is installed
// from Debian's packages, if that is possible here.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const PROGRAMS = {
  redis: {
    title: 'Redis',
    names: ['redis-server', 'valkey-server'],
    variable: 'REDIS_SERVER_PATH',
    package: 'redis-server',
  },
  nginx: { title: 'nginx', names: ['nginx'], variable: 'NGINX_PATH', package: 'nginx-light' },
};
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The file that the variable names, or the first one found where systems keep it. */
function find({ names, variable }) {
  if (process.env[variable]) return process.env[variable];
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

async function installFromDebian(name) {
  // RUNLEVEL 1 keeps the package from starting a server of its own.
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { code, output } = await run('apt-get', args, options);
    if (code !== 0) return output;
  }
}

/** The program's file, or what a person has to install, for the tests that need it to say. */
async function ensure(program, log) {
  const found = find(program);
  if (found) return { path: found };
  const { title, variable, package: name } = program;
  const mayInstall = process.getuid?.() === 0 && isDebian();
  if (mayInstall) log(`No ${title} found: installing it from the system's packages …`);
  const trouble = mayInstall ? await installFromDebian(name) : undefined;
  const path = find(program);
  if (path) return { path };
  const how = isDebian() ? ` (sudo apt-get install ${name})` : '';
  const missing = `This needs ${title}, and none was found. Install it${how}, or set ${variable} to one.`;
  return { missing: trouble ? `${missing}\n${trouble.trim().slice(-1_500)}` : missing };
}

/** The file of a program that is here already, or undefined. */
export const findProgram = (name) => find(PROGRAMS[name]);

export const ensureRedis = (log = console.log) => ensure(PROGRAMS.redis, log);
export const ensureNginx = (log = console.log) => ensure(PROGRAMS.nginx, log);
