// Sends requests over plain sockets, as many a second as it is told, and notes when each was answered. In a process of its
// own, and light enough that what is measured is the server: a request is one write of bytes made before, an answer is
// read no further than to its end.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const TICK_MS = 2;
const MOST_CONNECTIONS = 4_000;

/** The other process, as the proof sees it. */
export class Flood {
  static async start({ address, requests }) {
    const flood = new Flood();
    flood.child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
    process.once('exit', () => flood.child.kill('SIGKILL'));
    flood.child.send({ address, requests });
    await once(flood.child, 'message');
    return flood;
  }

  get pid() {
    return this.child.pid;
  }

  /**
   * So many a second for so long, whatever the answers; or, without a rate, each of so many connections sends its next request
   * when its last is answered.
   * @returns the answers as `{status, ms, sentAt, endedAt}`, and how late the sender was at most times
   */
  async send({ perSecond = 0, connections = 0, seconds }) {
    this.child.send({ perSecond, connections, seconds });
    const [{ answers, lateMs }] = await once(this.child, 'message');
    return { answers, lateMs };
  }

  async stop() {
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    await exited;
  }
}

/** One connection that is kept; one request at a time. */
class Line {
  text = '';
  call = null;

  constructor({ hostname, port }, onIdle) {
    this.onIdle = onIdle;
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.setEncoding('latin1');
    this.socket.on('data', (text) => this.read(text));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => this.finish(0));
  }

  send(bytes, call) {
    this.call = call;
    call.sentAt = performance.now();
    this.socket.write(bytes);
  }

  read(text) {
    this.text = this.text ? this.text + text : text;
    const head = this.text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(this.text) ?? [];
    if (length === undefined) throw new Error(`an answer without a length: ${this.text.slice(0, 300)}`);
    if (this.text.length < head + 4 + Number(length)) return;
    const status = Number(this.text.slice(9, 12));
    const isLast = /\r\nconnection: close/i.test(this.text.slice(0, head));
    this.text = '';
    if (isLast) this.socket.destroy();
    this.finish(status);
  }

  finish(status) {
    const { call } = this;
    this.call = null;
    if (call) {
      call.status = status;
      call.endedAt = performance.now();
      call.done(call);
    }
    if (!this.socket.destroyed) this.onIdle(this);
  }
}

/** The sender itself. */
class Sender {
  idle = [];
  lines = 0;
  count = 0;

  constructor({ address, requests }) {
    this.url = new URL(address);
    // All but the key, which is new each time.
    this.parts = requests.map(({ path, cookie, body }) => ({
      before:
        `POST ${path} HTTP/1.1\r\nHost: ${this.url.host}\r\nOrigin: ${this.url.origin}\r\nCookie: ${cookie}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nIdempotency-Key: flood-${process.pid}-`,
      after: `\r\n\r\n${body}`,
    }));
  }

  async run({ perSecond, connections, seconds }) {
    return perSecond ? this.atRate(perSecond, seconds) : this.inTurns(connections, seconds);
  }

  async atRate(perSecond, seconds) {
    const answers = [];
    const late = [];
    const startedAt = performance.now();
    const total = Math.round(perSecond * seconds);
    for (let sent = 0; sent < total;) {
      const due = Math.min(total, Math.floor(((performance.now() - startedAt) * perSecond) / 1_000) + 1);
      late.push(performance.now() - (startedAt + (sent * 1_000) / perSecond));
      for (; sent < due; sent += 1) answers.push(this.one(this.line()));
      await sleep(TICK_MS);
    }
    return this.report(await Promise.all(answers), late);
  }

  async inTurns(connections, seconds) {
    const answers = [];
    const until = performance.now() + seconds * 1_000;
    const lines = Array.from({ length: connections }, () => this.line());
    await Promise.all(
      lines.map(async (first) => {
        for (let line = first; performance.now() < until; line = this.line()) answers.push(await this.one(line));
      }),
    );
    return this.report(answers, [0]);
  }

  /** An idle connection, or a new one. */
  line() {
    const idle = this.idle.pop();
    if (idle && !idle.socket.destroyed) return idle;
    if (idle) return this.line();
    this.lines += 1;
    if (this.lines > MOST_CONNECTIONS) throw new Error(`more than ${MOST_CONNECTIONS} connections`);
    const line = new Line(this.url, (free) => this.idle.push(free));
    line.socket.once('close', () => (this.lines -= 1));
    return line;
  }

  one(line) {
    const { before, after } = this.parts[this.count % this.parts.length];
    this.count += 1;
    return new Promise((done) => line.send(`${before}${this.count}${after}`, { done }));
  }

  report(calls, late) {
    const answers = calls.map(({ status, sentAt, endedAt }) => ({ status, ms: endedAt - sentAt, sentAt, endedAt }));
    late.sort((a, b) => a - b);
    return { answers, lateMs: late[Math.floor(late.length * 0.95)] };
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let sender;
  process.on('message', async (message) => {
    if (message.address) sender = new Sender(message);
    process.send(message.address ? { ready: true } : await sender.run(message));
  });
  process.on('disconnect', () => process.exit(0));
}
