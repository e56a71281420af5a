import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The most that a page may weigh on the wire, in kB of brotli. Sizes are exact, so a page above them fails the build. */
const BUDGETS_KB = {
  'index.html': { scripts: 95, document: 18 },
  'auth.html': { scripts: 90, document: 10 },
  'login.html': { scripts: 90, document: 10 },
  'register.html': { scripts: 90, document: 10 },
  'verify-email.html': { scripts: 90, document: 8 },
  'reset-password.html': { scripts: 88, document: 8 },
  'terms.html': { scripts: 85, document: 10 },
  'privacy.html': { scripts: 85, document: 10 },
  'cookies.html': { scripts: 85, document: 10 },
  '404.html': { scripts: 85, document: 8 },
};

const kB = (bytes) => Math.round(bytes / 100) / 10;

/** Prints what each page weighs and throws if one has grown beyond its budget. */
export function reportSizes(dist, pages) {
  const over = [];
  for (const { file, scripts } of pages) {
    const scriptsKb = kB(scripts.reduce((sum, path) => sum + statSync(`${join(dist, path)}.br`).size, 0));
    const documentKb = kB(brotliCompressSync(readFileSync(join(dist, file))).length);
    console.log(`${file.padEnd(18)} scripts ${scriptsKb} kB, document with styles ${documentKb} kB (brotli)`);
    const budget = BUDGETS_KB[file];
    if (budget && scriptsKb > budget.scripts) over.push(`${file}: scripts ${scriptsKb} > ${budget.scripts} kB`);
    if (budget && documentKb > budget.document) over.push(`${file}: document ${documentKb} > ${budget.document} kB`);
  }
  if (over.length > 0) throw new Error(`Above the budget:\n${over.join('\n')}`);
}
