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
/** Of a screen that is drawn in the browser; what others serve, such as Stripe's script, isn't ours to weigh. */
const SCREEN_BUDGET_KB = 150;

const kB = (bytes) => Math.round(bytes / 100) / 10;

/**
 * Prints what each page weighs and throws if one has grown beyond its budget, or has none. `screens` are the pages without a
 * document of their own; what they bring later, such as a dialog, the browser tests weigh too.
 */
export function reportSizes(dist, pages, screens) {
  const over = [];
  const weigh = (scripts) => kB(scripts.reduce((sum, path) => sum + statSync(`${join(dist, path)}.br`).size, 0));
  for (const { file, scripts } of pages) {
    const scriptsKb = weigh(scripts);
    const documentKb = kB(brotliCompressSync(readFileSync(join(dist, file))).length);
    console.log(`${file.padEnd(18)} scripts ${scriptsKb} kB, document with styles ${documentKb} kB (brotli)`);
    const budget = BUDGETS_KB[file];
    if (!budget) over.push(`${file} has no budget`);
    else if (scriptsKb > budget.scripts) over.push(`${file}: scripts ${scriptsKb} > ${budget.scripts} kB`);
    else if (documentKb > budget.document) over.push(`${file}: document ${documentKb} > ${budget.document} kB`);
  }
  for (const { path, scripts } of screens) {
    const scriptsKb = weigh(scripts);
    console.log(`${path.padEnd(24)} scripts ${scriptsKb} kB (brotli)`);
    if (scriptsKb > SCREEN_BUDGET_KB) over.push(`${path}: scripts ${scriptsKb} > ${SCREEN_BUDGET_KB} kB`);
  }
  if (over.length > 0) throw new Error(`Above the budget:\n${over.join('\n')}`);
}
