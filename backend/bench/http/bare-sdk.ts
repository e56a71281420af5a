// The same three calls of the SDK with nothing around them: no account, no ledger, no checks, no stream to the browser.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import Fastify from 'fastify';
import type * as Analyse from '../../src/optimize/analysis/analyse.js';
import type * as Instructions from '../../src/optimize/model/instructions.js';
import type * as Request from '../../src/optimize/model/model-request.js';

const built = <T>(path: string) =>
  import(new URL(`../../dist/src/optimize/${path}`, import.meta.url).href) as Promise<T>;
const { analyse } = await built<typeof Analyse>('analysis/analyse.js');
const { loadInstructions } = await built<typeof Instructions>('model/instructions.js');
const { buildRequest } = await built<typeof Request>('model/model-request.js');

const provider = createOpenAICompatible({ baseURL: process.env.LLM_BASE_URL ?? '', name: 'llm', includeUsage: true });
const model = provider('fake');
const instructions = loadInstructions();

async function call(prompt: string, strategy: 'sharp' | 'structured' | 'guided'): Promise<string> {
  const { instructions: told, ...settings } = buildRequest(instructions, analyse(prompt), strategy);
  const { textStream } = streamText({
    model,
    ...settings,
    instructions: told,
    maxRetries: 0,
    onError: () => undefined,
  });
  let text = '';
  for await (const part of textStream) text += part;
  return text;
}

const server = Fastify();
server.get('/ready', () => 'ready');
server.post<{ Body: { prompt: string } }>('/optimize', async ({ body: { prompt } }) =>
  Promise.all([call(prompt, 'sharp'), call(prompt, 'structured'), call(prompt, 'guided')]),
);
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
