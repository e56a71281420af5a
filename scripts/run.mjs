// How the scripts start programs: on the pinned Node.js, and stopped together with whatever those started.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { pinnedNode } from './postinstall.mjs';

export const root = join(import.meta.dirname, '..');
export const node = pinnedNode() ?? process.execPath;

const isWindows = process.platform === 'win32';
const binFolder = join(root, 'node_modules', '.bin');
const running = new Set();
/** On Linux a look costs nothing; elsewhere it starts a `ps`. */
const PARENT_WATCH_MS = process.platform === 'linux' ? 250 : 1_500;

/** Ends every program that is still running, with its children. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) killTree(child, signal);
}

function killTree(child, signal) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a program to its end.
 * @returns its exit code, how long it took, and what it wrote, unless that was passed through.
 */
export function run(command, args, { cwd = root, env = {}, passThrough = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', passThrough ? 'inherit' : 'pipe', passThrough ? 'inherit' : 'pipe'],
      // Its own process group, so that it can be stopped with its children.
      detached: !isWindows,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? 1 : 0), output, seconds: (performance.now() - startedAt) / 1000 });
    });
  });
}

export const runNode = (args, options) => run(node, args, options);

/** The file of a tool that npm installed: run by Node directly, this works on every platform. */
export function tool(path) {
  const file = join(root, 'node_modules', path);
  if (!existsSync(file)) throw new Error(`${path} is not installed. Run npm ci.`);
  return file;
}

/** Where npm runs a script through a shell, npm is the parent's parent; a shell that was killed over leaves us to init. */
function npmAbove() {
  if (!process.env.npm_lifecycle_event || isWindows) return undefined;
  const [parent, command] = parentOf(process.ppid) ?? [];
  return command && /^-?(ba|da|z|k|a)?sh$/.test(command) ? parent : undefined;
}

/** A process's parent and the name of its own program. */
function parentOf(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name stands in parentheses and may hold anything. See proc(5).
      const end = stat.lastIndexOf(')');
      return [Number(stat.slice(end + 2).split(' ')[1]), stat.slice(stat.indexOf('(') + 1, end)];
    } catch {
      return undefined; // It ended.
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? [];
  return parent ? [Number(parent), basename(command)] : undefined;
}

/**
 * Calls `stop` when this script is asked to end, and when whoever started it is gone: npm passes SIGTERM to its shell
 * only, and SIGKILL passes nothing at all.
 */
export function onEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  watchStarter(() => stop('SIGTERM'));
}

/** Calls `stop` when the npm that started this script is gone; a script that was started without npm lives alone. */
export function onStarterGone(stop) {
  if (process.env.npm_lifecycle_event) watchStarter(stop);
}

function watchStarter(stop) {
  const parent = process.ppid;
  const npm = npmAbove();
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent)?.[0] === npm)) return;
    clearInterval(watch);
    stop();
  }, PARENT_WATCH_MS);
  watch.unref();
}
