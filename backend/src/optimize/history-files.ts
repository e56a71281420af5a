import type { HistoryRow } from './history.queries.js';

/** For programs: everything as it is stored, oldest first. */
export async function* writeJson(rows: AsyncIterable<HistoryRow>): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(new Date())},\n  "optimizations": [`;
  let separator = '';
  for await (const row of rows) {
    yield `${separator}\n    ${JSON.stringify(row)}`;
    separator = ',';
  }
  yield separator ? '\n  ]\n}\n' : ']\n}\n';
}

/** For people: a chapter for each prompt, the versions word by word. */
export async function* writeMarkdown(rows: AsyncIterable<HistoryRow>, appName: string): AsyncGenerator<string> {
  yield `# Your ${appName} history\n`;
  for await (const { originalPrompt, variants, selectedPrompt, selectedVariantId, starredAt, createdAt } of rows) {
    yield `\n## ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC${starredAt ? ' ★' : ''}\n\n`;
    yield quoted(originalPrompt);
    for (const { id, title, prompt, assumptions } of variants) {
      yield `\n### ${title}${id === selectedVariantId ? ' (chosen)' : ''}\n\n`;
      yield fenced(id === selectedVariantId && selectedPrompt !== null ? selectedPrompt : prompt);
      if (assumptions.length > 0) yield `\n${assumptions.map((text) => `- Assumed: ${text}\n`).join('')}`;
    }
  }
}

const quoted = (text: string): string => `${text.replace(/^/gm, '> ')}\n`;

/** Longer than any fence inside, so that a prompt that shows code ends where it ends. */
function fenced(text: string): string {
  const inside = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...inside.map(({ length }) => length + 1)));
  return `${fence}text\n${text}\n${fence}\n`;
}
