// What the product is made of besides its own code: under which licences, and whether anything known is wrong with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Licences that let a product under the MIT licence be run, changed and passed on. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
]);
/** Packages whose package.json doesn't say it in a word; their LICENSE files do: all are MIT. */
const SAID_ELSEWHERE = new Set(['busboy', 'streamsearch', 'passport-strategy', 'pause', 'slick']);
/** Known advisories that can't reach us, each with the reason; a severity of high or worse that isn't here fails the check. */
const ACCEPTED_ADVISORIES = {};

/** Any one of several is enough, `(MIT OR CC0-1.0)`; of those that hold together, `MIT AND ISC`, each has to be. */
const isAllowed = (licence) =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => ALLOWED.has(part.trim())));

/** @throws Error that names every package of the running product under a licence that isn't on the list */
export function checkLicences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const refused = Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!path.includes('node_modules/') || link || dev || SAID_ELSEWHERE.has(name)) return [];
    return license && isAllowed(license) ? [] : [`${name}: ${license ?? 'no licence named'}`];
  });
  if (refused.length) throw new Error(`Licences nobody has agreed to:\n${refused.join('\n')}`);
}

/**
 * Asks the registry what is known of the packages of the running product. Where it can't be asked (no network, a mirror
 * without advisories) that is said and is no failure: a check has to run anywhere.
 * @returns what to say beside the result
 */
export async function auditDependencies() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { output } = await run(npm, ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    shell: process.platform === 'win32',
    env: { NODE_OPTIONS: '' },
  });
  const answer = parse(output);
  if (!answer?.vulnerabilities) return 'the registry could not be asked';
  const serious = Object.values(answer.vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((advisory) => {
      if (typeof advisory === 'string' || !['high', 'critical'].includes(advisory.severity)) return [];
      const id = advisory.url?.split('/').at(-1) ?? String(advisory.source);
      return id in ACCEPTED_ADVISORIES ? [] : [`${name}: ${advisory.title} (${advisory.severity}, ${id})`];
    }),
  );
  if (serious.length) throw new Error([...new Set(serious)].join('\n'));
  return undefined;
}

function parse(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
