// Makes the two small font files in src/ui/fonts. Run it after an update of the font packages: `npm run fonts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../src/ui/fonts');

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** What English needs. The `unicode-range` of the core faces in src/ui/base.css names the same characters. */
const CORE_TEXT = `${range(0x20, 0x7e)}\u00a0£©·×–—‘’‚“”„•…€←↑→↓−`;

/**
 * Above 700 the design has a second set of outlines, and typed text is never bold: without them each file fits into what a
 * server may send at once on a new connection (14.6 kB), which spares the first visit a round trip.
 */
const FACES = [
  { family: 'next', output: 'atkinson-next-core.woff2', weights: { min: 400, max: 700 } },
  { family: 'mono', output: 'atkinson-mono-core.woff2', weights: 400 },
];
/** Letters that fit each other, and figures of one width for scores and tables. */
const FEATURES = ['kern', 'pnum', 'tnum'];

mkdirSync(target, { recursive: true });
for (const { family, output, weights } of FACES) {
  const source = require.resolve(
    `@fontsource-variable/atkinson-hyperlegible-${family}/files/atkinson-hyperlegible-${family}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(readFileSync(source), CORE_TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  });
  writeFileSync(join(target, output), subset);
  console.log(`${output}: ${(subset.length / 1024).toFixed(1)} kB`);
}
