/** Stands behind each event. */
const EVENT_END = '\n\n';
const DATA = /^(?:event: ?[\w.]+\n)?data: ?(\{.*\})$/;

/** Where an event that brings nothing but more text keeps it, and what tells whose text it is. */
interface Delta {
  whose: string;
  holder: Record<string, unknown>;
  key: string;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const deltaIn = (whose: string, holder: Json, key: string): Delta | undefined =>
  typeof holder[key] === 'string' ? { whose, holder, key } : undefined;

/** OpenAI's chat format and what is compatible with it. */
function ofChat({ choices, usage, error }: Json): Delta | undefined {
  if (!Array.isArray(choices) || choices.length !== 1 || usage || error) return undefined;
  const [choice] = choices as unknown[];
  if (!isObject(choice) || choice.finish_reason || choice.logprobs || !isObject(choice.delta)) return undefined;
  // Anything beside the text, such as thinking or a call of a tool, has an order that has to be kept.
  const isTextAlone = Object.entries(choice.delta).every(([name, value]) => name === 'content' || value === null);
  return isTextAlone ? deltaIn(`chat ${String(choice.index)}`, choice.delta, 'content') : undefined;
}

/** OpenAI's responses and Anthropic's messages say what kind of event it is. */
function ofTyped(event: Json): Delta | undefined {
  if (event.type === 'response.output_text.delta')
    return deltaIn(`${String(event.item_id)} ${String(event.content_index)}`, event, 'delta');
  if (event.type === 'content_block_delta' && isObject(event.delta) && event.delta.type === 'text_delta')
    return deltaIn(`block ${String(event.index)}`, event.delta, 'text');
  return undefined;
}

function read(event: string): { json: Json; delta: Delta } | undefined {
  const data = DATA.exec(event)?.[1];
  if (data === undefined) return undefined;
  try {
    const json = JSON.parse(data) as Json;
    const delta = 'choices' in json ? ofChat(json) : ofTyped(json);
    return delta && { json, delta };
  } catch {
    return undefined;
  }
}

/**
 * Makes one event of those in a row that only bring the next piece of the same text; everything else stays as it came.
 * A model sends each word as an event of its own, and the SDK's parsers ask as much processor time for each as for ten in
 * one.
 * @param text whole server-sent events
 */
export function joinDeltas(text: string): string {
  const joined: string[] = [];
  let last: { json: Json; delta: Delta; original: string; count: number } | undefined;
  const close = (): void => {
    if (!last) return;
    const { json, original, count } = last;
    // What is named in front of the data is the same for all of them.
    joined.push(
      count > 1
        ? original.replace(DATA, (all, data: string) => all.replace(data, () => JSON.stringify(json)))
        : original,
    );
    last = undefined;
  };
  const events = text.split(EVENT_END);
  const rest = events.pop() ?? '';
  for (const event of events) {
    const found = read(event);
    if (found && last?.delta.whose === found.delta.whose) {
      const { holder, key } = last.delta;
      holder[key] = `${String(holder[key])}${String(found.delta.holder[found.delta.key])}`;
      last.count += 1;
      continue;
    }
    close();
    if (found) last = { ...found, original: event, count: 1 };
    else joined.push(event);
  }
  close();
  return [...joined, rest].join(EVENT_END);
}

/** As `joinDeltas`, on what comes over the network, which ends anywhere. */
export class DeltaJoiner {
  private isBetweenEvents = true;

  /** Takes what comes next. What is no whole event stays as it is, and nothing is kept back. */
  take(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
    const start = this.isBetweenEvents ? 0 : bytes.indexOf(EVENT_END) + EVENT_END.length;
    const end = bytes.lastIndexOf(EVENT_END) + EVENT_END.length;
    if (end < EVENT_END.length) {
      this.isBetweenEvents &&= bytes.length === 0;
      return bytes;
    }
    this.isBetweenEvents = end === bytes.length;
    const whole = bytes.toString('utf8', start, end);
    return Buffer.concat([bytes.subarray(0, start), Buffer.from(joinDeltas(whole)), bytes.subarray(end)]);
  }
}
