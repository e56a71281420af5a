// A provider of OpenAI's format that takes a known time: FAKE_MS from a request to its end, the text coming in pieces.
// With FAKE_SPREAD, a share, one call takes so much longer or shorter than another.
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const TOTAL_MS = Number(process.env.FAKE_MS ?? 300);
const SPREAD = Number(process.env.FAKE_SPREAD ?? 0);
const FIRST_TEXT_SHARE = 0.2;
const PIECES = 24;
/** Steps of this size fill a range evenly, without ever repeating. */
const GOLDEN = 0.618_034;

let calls = 0;
const nextTotalMs = (): number => TOTAL_MS * (1 + SPREAD * (2 * (((calls += 1) * GOLDEN) % 1) - 1));

/** How long each call really took here, by the number that its draft carries: a busy machine adds its own. */
let slowest: Record<string, number> = {};

/** What a good model makes of it. */
function rewriting(style: string, draft: string): string {
  const texts: Record<string, string> = {
    sharp: `${draft}. Put the main point first, use plain words, and end with one clear call to action.`,
    structured: `Goal: ${draft}\n\nRequirements:\n- Say for whom it is written.\n- Keep it under 150 words.\n- Use a friendly tone.\n- Leave out jargon.`,
    guided: `${draft}.\n\nBefore you start, ask me these questions and wait:\n1. Who will read it?\n2. What should they do next?\n3. Which detail matters most?`,
  };
  return `${texts[style] ?? ''}[[END]]`;
}

async function answer(body: string, response: ServerResponse): Promise<void> {
  const arrivedAt = performance.now();
  const totalMs = nextTotalMs();
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const asked = messages.at(-1)?.content ?? '';
  const style = /"style":"(\w+)"/.exec(asked)?.[1] ?? '';
  const lines = asked.split('\n');
  const draft = JSON.parse(lines[lines.findIndex((line) => line.startsWith('<<<draft-')) + 1] ?? '""') as string;
  const text = rewriting(style, draft);
  const size = Math.ceil(text.length / PIECES);
  const firstMs = totalMs * FIRST_TEXT_SHARE;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let piece = 0; piece < PIECES; piece += 1) {
    const at = arrivedAt + firstMs + ((totalMs - firstMs) * piece) / (PIECES - 1);
    const wait = at - performance.now();
    if (wait > 0) await sleep(wait);
    const content = text.slice(piece * size, (piece + 1) * size);
    if (content) response.write(chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }));
  }
  response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  response.write(chunk({ choices: [], usage: { prompt_tokens: 1_300, completion_tokens: 90, total_tokens: 1_390 } }));
  response.end('data: [DONE]\n\n');
  const number = /number (\d+)/.exec(draft)?.[1];
  if (number) slowest[number] = Math.max(slowest[number] ?? 0, performance.now() - arrivedAt);
}

const chunk = (data: object): string =>
  `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 1, model: 'fake', ...data })}\n\n`;

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const times = slowest;
    if (request.url === '/times') slowest = {};
    response.setHeader('content-type', 'application/json').end(JSON.stringify(times));
    return;
  }
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  // A caller that hangs up needs no answer.
  request.on('end', () => void answer(body, response).catch(() => response.destroy()));
});
// Kept connections stay: a real provider's balancer keeps them for minutes.
server.keepAliveTimeout = 120_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
