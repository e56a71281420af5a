/** One event of a `text/event-stream`; `event` is `message` when the server named none. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Reads a `text/event-stream` however it was cut into chunks: lines may end in LF, CR or CRLF, data may span lines,
 * comments and unknown fields are skipped. An event whose closing blank line never came is dropped, as the standard
 * demands: it may be half of something.
 */
export class EventStreamParser {
  private line = '';
  private endedInCr = false;
  private started = false;
  private event = '';
  private data: string[] = [];

  /** The events that this chunk completed. */
  push(chunk: string): StreamEvent[] {
    const events: StreamEvent[] = [];
    for (const part of this.lines(chunk)) {
      const event = this.read(part);
      if (event) events.push(event);
    }
    return events;
  }

  private *lines(chunk: string): Generator<string> {
    let text = chunk;
    if (!this.started && text !== '') {
      this.started = true;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (character !== '\n' && character !== '\r') {
        this.endedInCr = false;
        continue;
      }
      // The LF of a CRLF closes no second line, also when the chunk was cut between the two.
      if (character === '\n' && this.endedInCr) {
        this.endedInCr = false;
        from = at + 1;
        continue;
      }
      this.endedInCr = character === '\r';
      const line = this.line + text.slice(from, at);
      this.line = '';
      from = at + 1;
      yield line;
    }
    this.line += text.slice(from);
  }

  private read(line: string): StreamEvent | null {
    if (line === '') return this.complete();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (field === 'event') this.event = value;
    if (field === 'data') this.data.push(value);
    return null;
  }

  private complete(): StreamEvent | null {
    const event = { event: this.event || 'message', data: this.data.join('\n') };
    const hasData = this.data.length > 0;
    this.event = '';
    this.data = [];
    return hasData ? event : null;
  }
}

/** The events of a streamed answer, as they arrive. Throws what the network throws when it breaks. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const parser = new EventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Whoever stops reading early has no use for the rest; a stream that already broke refuses, which is fine.
    await reader.cancel().catch(() => undefined);
  }
}
