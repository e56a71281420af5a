import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMark } from './processes.js';
import { lockDataFolder, runningStack } from './stack-lock.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'threefold-lock-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('refuses a second stack on the same data and names the first', () => {
  lockDataFolder(dataDir);
  writeFileSync(join(dataDir, 'runtime.json'), JSON.stringify({ app: 'http://localhost:3000' }));

  expect(() => lockDataFolder(dataDir)).toThrow(/already runs from this checkout at http:\/\/localhost:3000/);
});

it('takes over what a killed run left, together with its addresses', () => {
  writeFileSync(join(dataDir, 'stack.lock'), JSON.stringify({ pid: 2 ** 22 + 1 }));
  writeFileSync(join(dataDir, 'runtime.json'), '{}');

  const unlock = lockDataFolder(dataDir);

  expect(readdirSync(dataDir)).toEqual(['stack.lock']);
  unlock();
  expect(readdirSync(dataDir)).toEqual([]);
});

it("takes over when the number is another process's now", () => {
  const mark = `${startMark(process.pid)} but earlier`;
  writeFileSync(join(dataDir, 'stack.lock'), JSON.stringify({ pid: process.pid, mark }));

  expect(runningStack(dataDir)).toBeUndefined();
});
