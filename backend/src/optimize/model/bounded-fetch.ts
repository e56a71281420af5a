import { ModelFailure } from './model-failure.js';

/** Some hundred times what an answer within the token limit takes on the wire. */
const MOST_BYTES = 1_000_000;

/** `fetch` that gives up on an answer without end before it fills the memory: parsers buffer a line until it is whole. */
export async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bounded(response.body), { status, statusText, headers });
}

/** Reads when it is read and keeps nothing: a TransformStream would do the same with two queues and a pipe more. */
function bounded(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.byteLength;
        if (bytes <= MOST_BYTES) return controller.enqueue(value);
        const failure = new ModelFailure('too-large');
        controller.error(failure);
        // What the source says about being cancelled changes nothing any more.
        reader.cancel(failure).catch(() => undefined);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
