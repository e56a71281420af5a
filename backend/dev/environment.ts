import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { anyFreePort, isFree, nextFreePort } from './free-port.js';

/** Where the development stack keeps its database, mails and secrets, unless THREEFOLD_DATA_DIR names another folder. */
const DEFAULT_DATA_DIR = '.data';
const DEFAULT_PORT = 3000;

export interface DevelopmentEnvironment {
  env: NodeJS.ProcessEnv;
  dataDir: string;
}

/**
 * The environment of the development stack: what was set, then `.env`, then what is missing for a start without
 * any setting. The database and the port come later, because they are taken and not only named.
 * @throws Error when the stack is asked to run as production.
 */
export function readEnvironment(given: NodeJS.ProcessEnv, root: string): DevelopmentEnvironment {
  const envFile = join(root, '.env');
  // Tests mean the same on every machine.
  const readsFile = given['NODE_ENV'] !== 'test' && existsSync(envFile);
  const env: NodeJS.ProcessEnv = { ...(readsFile ? parseEnv(readFileSync(envFile, 'utf8')) : {}), ...given };
  if (env['NODE_ENV'] === 'production') {
    throw new Error(
      'This is the development stack: it does not run with NODE_ENV=production. The production server is backend/dist/src/main.js.',
    );
  }
  const dataDir = resolve(root, env['THREEFOLD_DATA_DIR'] || DEFAULT_DATA_DIR);
  makeDataFolder(dataDir);
  env['NODE_ENV'] ||= 'development';
  env['LOG_LEVEL'] ||= 'warn';
  env['JWT_SECRET'] ||= keptSecret(join(dataDir, 'jwt-secret'));
  return { env, dataDir };
}

/**
 * Settles the port, and the address that follows it.
 * @throws Error when a port was asked for by number and someone else has it.
 */
export async function choosePort(env: NodeJS.ProcessEnv): Promise<number> {
  const wanted = env['PORT'];
  let port: number;
  if (!wanted) port = await nextFreePort(DEFAULT_PORT);
  else if (wanted === '0') port = await anyFreePort();
  else {
    port = Number(wanted);
    if (Number.isInteger(port) && port > 0 && port < 65_536 && !(await isFree(port))) {
      throw new Error(
        `Port ${wanted} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
      );
    }
  }
  env['PORT'] = String(port);
  env['APP_URL'] ||= `http://localhost:${port}`;
  return port;
}

/** A secret that is made once and then stays, readable by its owner alone. */
export function keptSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `${dataDir} is not writable. It may belong to another user; remove it, or set THREEFOLD_DATA_DIR.`,
      {
        cause,
      },
    );
  }
}
