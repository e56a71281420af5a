// Lists what was installed, from the packages themselves, as CycloneDX 1.6. `npm sbom` refuses a folder in which the
// other workspaces' packages are missing on purpose, and from the lock file it leaves out what tests use as well.
import { globSync, readFileSync } from 'node:fs';

const OWN = '@threefold/';

/** `@scope/name` as the group and the name of a component. */
function componentOf({ name, version, license }) {
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    ...(group && { group }),
    name: short,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(typeof license === 'string' && { licenses: [{ license: { name: license } }] }),
  };
}

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const found = new Map();
for (const file of globSync('{.,backend}/node_modules/**/package.json')) {
  if (!/node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file)) continue;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (!manifest.name || !manifest.version || manifest.name.startsWith(OWN)) continue;
  found.set(`${manifest.name}@${manifest.version}`, componentOf(manifest));
}
const components = [...found.values()].toSorted((a, b) => a['bom-ref'].localeCompare(b['bom-ref']));
const application = { type: 'application', 'bom-ref': `${name}@${version}`, name, version };
console.log(
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: application },
    components,
  }),
);
