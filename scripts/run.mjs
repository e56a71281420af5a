// How the scripts start programs: on the pinned Node.js, and stopped together with whatever those started.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedNode } from './postinstall.mjs';

export const root = join(import.meta.dirname, '..');
export const node = pinnedNode() ?? process.execPath;

const isWindows = process.platform === 'win32';
const binFolder = join(root, 'node_modules', '.bin');
const running = new Set();

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

/**
 * Calls `stop` when this script is asked to end, and when the npm that started it is gone: npm passes SIGTERM
 * to its shell only, and SIGKILL passes nothing at all.
 */
export function onEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(watch);
      stop('SIGTERM');
    }
  }, 250);
  watch.unref();
}
