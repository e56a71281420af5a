import { describe, expect, it } from '@jest/globals';
import { json, startServer } from '../test/server';
import { http } from './http';

describe('http', () => {
  it('sends the cookie, and a content type only with a body', async () => {
    const calls = startServer({ 'GET /api/a': () => json({}), 'POST /api/b': () => json({}) });
    await http('/api/a');
    await http('/api/b', { method: 'POST', body: '{}' });
    expect(calls.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
    expect(calls.map(({ init }) => new Headers(init.headers).get('Content-Type'))).toEqual([null, 'application/json']);
  });

  it("throws the error body's sentence, its status and its fields", async () => {
    const body = { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Check the fields.', errors: { used: 'No.' } };
    startServer({ 'GET /api/a': () => json(body, 400) });
    await expect(http('/api/a')).rejects.toMatchObject({ message: 'Check the fields.', status: 400, body });
  });

  it("throws a sentence of its own for an error page that isn't the API's", async () => {
    startServer({ 'GET /api/a': () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
    await expect(http('/api/a')).rejects.toMatchObject({
      message: 'The server gave no usable answer. Please try again.',
      status: 502,
    });
  });

  it('says that the network failed when no server answers', async () => {
    startServer({ 'GET /api/a': () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(http('/api/a')).rejects.toMatchObject({
      message: 'Network error. Please check your connection and try again.',
      status: 0,
    });
  });

  it('lets a cancelled call fail as cancelled', async () => {
    const cancel = new AbortController();
    startServer({ 'GET /api/a': ({ init }) => (cancel.abort(), Promise.reject(init.signal!.reason as Error)) });
    await expect(http('/api/a', { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
