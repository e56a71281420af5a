import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.js';
import type { Launcher } from './launcher.js';

export const SUPERUSER = 'threefold';

/** Beside the cluster: PostgreSQL tolerates no foreign file inside. */
const passwordFile = (dataDir: string) => `${dataDir}.password`;

/** Makes the cluster unless it is there; returns its superuser's password, which only the owner of the checkout can read. */
export function prepareCluster(dataDir: string, binaries: PostgresBinaries, launcher: Launcher): string {
  const exists = existsSync(join(dataDir, 'PG_VERSION'));
  if (exists && existsSync(passwordFile(dataDir))) return readFileSync(passwordFile(dataDir), 'utf8').trim();

  const password = randomBytes(24).toString('base64url');
  if (exists) setPassword(dataDir, password, binaries, launcher);
  else createCluster(dataDir, password, binaries, launcher);
  writeFileSync(passwordFile(dataDir), password, { mode: 0o600 });
  return password;
}

/** Under another name first, so that a half-made cluster never has the final one. */
function createCluster(dataDir: string, password: string, { initdb }: PostgresBinaries, launcher: Launcher): void {
  const fresh = `${dataDir}.new`;
  const passwordInput = `${fresh}.password`;
  mkdirSync(dirname(dataDir), { recursive: true });
  if (existsSync(dataDir)) {
    throw new Error(
      `${dataDir} is no PostgreSQL data directory that this user can read. Does it belong to someone else?`,
    );
  }
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  launcher.own(fresh);
  writeFileSync(passwordInput, password, { mode: 0o600 });
  chmodSync(passwordInput, 0o600);
  launcher.own(passwordInput);
  try {
    run(launcher, initdb, [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordInput}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]);
  } finally {
    rmSync(passwordInput, { force: true });
  }
  renameSync(fresh, dataDir);
}

/** The password file was lost: PostgreSQL's single-user mode needs none. */
function setPassword(dataDir: string, password: string, { postgres }: PostgresBinaries, launcher: Launcher): void {
  run(launcher, postgres, ['--single', '-D', dataDir, 'postgres'], `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n`);
}

function run(launcher: Launcher, program: string, args: string[], input = ''): void {
  const { status, error, stderr } = spawnSync(...launcher.command(program, args), {
    ...launcher.user,
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
    input,
  });
  if (status !== 0) throw new Error(`PostgreSQL's data directory could not be made: ${error?.message ?? stderr}`);
}
