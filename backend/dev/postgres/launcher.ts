import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';

/** How PostgreSQL's programs are run here: as which user, and behind which small helpers. */
export interface Launcher {
  command(program: string, args: string[]): [string, string[]];
  user: { uid?: number; gid?: number };
  /** Gives a path to the user PostgreSQL runs as; nothing to do when that is us. */
  own(path: string): void;
}

/** Ends PostgreSQL when its starter dies, even by SIGKILL. Part of util-linux; without it the next start cleans up. */
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT', '--'];
/** PostgreSQL refuses to run as root; in a user namespace of its own, root is nobody and still owns the files. */
const AS_NOBODY_IN_NAMESPACE = ['unshare', '--user', '--'];

interface Candidate {
  prefix: string[];
  user: { uid?: number; gid?: number };
}

/**
 * Finds a way to run `postgres` on the cluster in `dataDir` that works on this machine, by trying them.
 * @throws Error that names what a person can do, when there is none.
 */
export function findLauncher(dataDir: string, postgres: string): Launcher {
  const candidates = runAsRoot() ? rootCandidates(dataDir) : [{ prefix: [], user: {} }];
  for (const { prefix, user } of candidates) {
    for (const helpers of [[...prefix, ...DIE_WITH_PARENT], prefix]) {
      const launcher = launcherOf({ prefix: helpers, user });
      const [program, args] = launcher.command(postgres, ['--version']);
      if (spawnSync(program, args, { ...user, stdio: 'ignore' }).status === 0) return launcher;
    }
  }
  throw new Error(
    runAsRoot()
      ? `PostgreSQL refuses to run as root, and no other user can reach ${postgres}. Move the checkout to a folder others may enter, run as a normal user, or set DATABASE_URL.`
      : `${postgres} does not run on this machine. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

function runAsRoot(): boolean {
  return process.getuid?.() === 0;
}

function rootCandidates(dataDir: string): Candidate[] {
  const owner = existsSync(dataDir) ? statSync(dataDir) : undefined;
  // A cluster made by a normal user stays theirs, so that they can go on using it.
  if (owner && owner.uid !== 0) return [{ prefix: [], user: { uid: owner.uid, gid: owner.gid } }];
  const candidates: Candidate[] = [{ prefix: AS_NOBODY_IN_NAMESPACE, user: {} }];
  // A cluster that belongs to root can't be read by anyone else.
  if (!owner) candidates.push(...['postgres', 'nobody'].flatMap(userNamed));
  return candidates;
}

function userNamed(name: string): Candidate[] {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10);
  const [uid, gid] = [id('-u'), id('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? [] : [{ prefix: [], user: { uid, gid } }];
}

function launcherOf({ prefix, user }: Candidate): Launcher {
  return {
    user,
    command: (program, args) => {
      const [first = program, ...rest] = [...prefix, program, ...args];
      return [first, rest];
    },
    own: (path) => {
      const { uid, gid } = user;
      if (uid !== undefined && gid !== undefined && uid !== process.getuid?.()) chownSync(path, uid, gid);
    },
  };
}
