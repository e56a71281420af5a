import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const BACKEND = join(import.meta.dirname, '..');
const JEST = join(BACKEND, '../node_modules/jest/bin/jest.js');

/** Every statement and every call to Stripe fails once, in every flow that moves money; the suite itself says how. */
export async function prove() {
  const suite = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', JEST, 'billing-faults', '--silent'],
    { cwd: BACKEND, env: { ...process.env, EVERY_FAULT: '1' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let report = '';
  suite.stderr.on('data', (chunk) => (report += chunk));
  const [code] = await once(suite, 'exit');
  assert.equal(code, 0, report);
  return /^Tests:.*$/m.exec(report)?.[0] ?? report;
}
