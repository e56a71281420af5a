import { ModelFailure } from './model-failure.js';

/** Some hundred times what an answer within the token limit takes on the wire. */
const MOST_BYTES = 1_000_000;

/** `fetch` that gives up on an answer without end before it fills the memory: parsers buffer a line until it is whole. */
export async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new ModelFailure('too-large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
}
