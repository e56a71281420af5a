// `npm run contract`: writes backend/openapi.json from the DTO classes, and both clients' types from that.
// `--check` changes nothing and fails when one of the three is out of date.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root, runNode, tool } from './run.mjs';
import { buildStale } from './workspaces.mjs';

const DOCUMENT = 'backend/openapi.json';
const CLIENT_TYPES = ['frontend/src/api/schema.d.ts', 'admin/src/providers/schema.d.ts'];

async function must(promise) {
  const { code, output } = await promise;
  if (code !== 0) throw new Error(output.trim());
}

async function generate(folder) {
  const [failure] = await buildStale(['backend'], () => undefined);
  if (failure) throw new Error(failure.output.trim());
  for (const file of [DOCUMENT, ...CLIENT_TYPES]) mkdirSync(dirname(join(folder, file)), { recursive: true });
  const document = join(folder, DOCUMENT);
  await must(runNode(['backend/dist/src/openapi.js', document]));
  const generator = tool('openapi-typescript/bin/cli.js');
  for (const types of CLIENT_TYPES) {
    const file = join(folder, types);
    await must(runNode([generator, document, '--output', file]));
    // As the formatter leaves it, so that whoever formats a whole folder causes no drift.
    const style = await resolveConfig(join(root, types));
    writeFileSync(file, await format(readFileSync(file, 'utf8'), { ...style, parser: 'typescript' }));
  }
}

/** The first line that differs, for a person to see what kind of change it is. */
function describeDrift(file, fresh) {
  const committed = join(root, file);
  if (!existsSync(committed)) return `${file} is missing.`;
  const [before, after] = [readFileSync(committed, 'utf8'), readFileSync(fresh, 'utf8')].map((text) =>
    text.split('\n'),
  );
  const line = after.findIndex((text, index) => text !== before[index]);
  if (line === -1 && before.length === after.length) return undefined;
  const at = line === -1 ? after.length : line;
  return `${file} is out of date, first at line ${at + 1}:\n  - ${before[at] ?? ''}\n  + ${after[at] ?? ''}`;
}

/** @throws Error that names what is out of date. */
export async function checkContract() {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-contract-'));
  try {
    await generate(folder);
    const drift = [DOCUMENT, ...CLIENT_TYPES].map((file) => describeDrift(file, join(folder, file))).filter(Boolean);
    if (drift.length) throw new Error(`${drift.join('\n')}\nRun npm run contract and commit what it writes.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await (process.argv.includes('--check') ? checkContract() : generate(root));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
