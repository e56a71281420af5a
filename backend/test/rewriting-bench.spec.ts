import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScriptedModel } from './support/scripted-model.js';

const ROOT = join(import.meta.dirname, '../..');
const PROMPTS = [
  { text: 'write an email to my landlord about the broken heating', lang: 'en', intent: 'write' },
  { text: 'Explica cómo funciona una vacuna a un niño de 8 años', lang: 'es', intent: 'explain' },
  { text: 'ما الفرق بين المناخ والطقس؟', lang: 'ar', intent: 'explain' },
  { text: '帮我写一个Python函数，去掉列表里的重复项', lang: 'zh', intent: 'code' },
  { text: 'Napisz krótką recenzję książki', lang: 'pl', intent: 'write' },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rewriting-bench-'));
  writeFileSync(join(folder, 'prompts.jsonl'), PROMPTS.map((prompt) => JSON.stringify(prompt)).join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function bench(env: Record<string, string>, ...args: string[]) {
  const out = join(folder, 'variants.jsonl');
  const bench = spawn(
    process.execPath,
    ['scripts/bench.mjs', 'rewriting', join(folder, 'prompts.jsonl'), '--out', out, ...args],
    { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '', ...env } },
  );
  let output = '';
  for (const stream of [bench.stdout, bench.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => bench.once('close', resolve));
  const lines = () =>
    readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { variants: { prompt: string; source: string }[] });
  return { code, output, out, lines };
}

/** Two programs that start a server's modules, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

describe('bench:rewriting', () => {
  it(
    'measures a file of prompts by language and intent and writes the versions down, openly and blind',
    async () => {
      const { code, output, out, lines } = await bench({ LLM_PROVIDER: 'built-in' });
      expect({ code, output }).toMatchObject({ code: 0 });
      for (const column of ['kept', 'language', 'answered', 'invented', 'alike', 'before', 'after', 'p95 ms'])
        expect(output).toContain(column);
      for (const { lang, intent } of PROMPTS) expect(output).toMatch(new RegExp(`│ ${lang}[\\s\\S]*│ ${intent} `));
      expect(lines().map(({ variants }) => variants.length)).toEqual([3, 3, 3, 3, 3]);
      const sheet = readFileSync(`${out}.blind.md`, 'utf8');
      for (const { text } of PROMPTS) expect(sheet).toContain(text);
      expect(sheet).not.toContain('original');
      expect(readFileSync(`${out}.key.jsonl`, 'utf8').trim().split('\n')).toHaveLength(5);
    },
    PATIENCE_MS,
  );

  it(
    'asks the model that is configured, and says when a limit is broken',
    async () => {
      const model = await ScriptedModel.start();
      model.script = () => ({ text: 'The capital of France is Paris.' });
      const answered = await bench(model.env());
      expect(answered.output).toContain('openai-compatible/scripted@');
      expect(model.calls.length).toBeGreaterThanOrEqual(PROMPTS.length * 3);
      expect(answered.lines().flatMap(({ variants }) => variants.map(({ source }) => source))).not.toContain('model');
      const { code, output } = await bench({}, '--given', givenAnswers());
      expect(code).toBe(1);
      expect(output).toContain('Limits broken: something was lost');
      await model.stop();
    },
    PATIENCE_MS,
  );
});

/** What a tool writes that answers instead of rewriting. */
function givenAnswers(): string {
  const file = join(folder, 'answers.jsonl');
  const variants = ['sharp', 'structured', 'guided'].map((strategy) => ({
    strategy,
    prompt: 'The capital of France is Paris, and it was founded in 250 BC.',
    assumptions: [],
    source: 'model',
  }));
  writeFileSync(file, PROMPTS.map((prompt) => JSON.stringify({ ...prompt, variants })).join('\n'));
  return file;
}
