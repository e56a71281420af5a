import { request } from 'node:http';

/**
 * One prompt as the site sends it, over a connection of its own. Resolves when the stream is over, however it ended:
 * `{status, text, done, firstMs, lastMs}`, where `done` is the whole result, or null where the stream broke off.
 */
export function streamPrompt({ address, person, key, prompt, agent }) {
  const body = JSON.stringify({ prompt });
  return new Promise((resolve) => {
    let status = 0;
    let text = '';
    const times = [];
    const startedAt = performance.now();
    const end = () => resolve({ status, text, done: resultOf(text), firstMs: times[0], lastMs: times.at(-1) });
    const sent = request(
      `${address}/api/optimize-prompt`,
      {
        method: 'POST',
        agent,
        headers: {
          cookie: person.cookie,
          origin: person.origin,
          accept: 'text/event-stream',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': key,
        },
      },
      (response) => {
        status = response.statusCode;
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
          times.push(performance.now() - startedAt);
        });
        response.once('end', end).once('error', end).once('close', end);
      },
    );
    sent.once('error', end);
    sent.end(body);
  });
}

function resultOf(text) {
  if (!text.endsWith('\n\n')) return null;
  const last = text.slice(text.lastIndexOf('event: '));
  return last.startsWith('event: done') ? JSON.parse(last.slice(last.indexOf('data: ') + 6)) : null;
}
