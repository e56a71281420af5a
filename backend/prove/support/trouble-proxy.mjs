import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Stands between two programs that talk TCP, and can be slow, silent or gone. */
export class TroubleProxy {
  /** Added to every answer. */
  delayMs = 0;
  /** Takes bytes and passes none on. */
  isSilent = false;
  #pairs = new Set();
  #server = null;

  static async before(url) {
    const proxy = new TroubleProxy();
    proxy.target = new URL(url);
    await proxy.up();
    return proxy;
  }

  /** The target's address, through here. */
  get url() {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  async up() {
    if (this.#server) return;
    this.#server = createServer((near) => this.#join(near));
    this.#server.listen(this.port ?? 0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = this.#server.address().port;
  }

  /** Breaks every connection and takes no new one. */
  async down() {
    const server = this.#server;
    this.#server = null;
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #join(near) {
    const far = connect(Number(this.target.port), this.target.hostname);
    const pair = [near, far];
    this.#pairs.add(pair);
    near.setNoDelay(true);
    far.setNoDelay(true);
    this.#pass(near, far, () => 0);
    this.#pass(far, near, () => this.delayMs);
    const end = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
  }

  /** In order, however the delay changes meanwhile. */
  #pass(from, to, delayMs) {
    let last = 0;
    from.on('data', (chunk) => {
      if (this.isSilent) return;
      const due = Math.max(last, performance.now() + delayMs());
      last = due;
      const wait = due - performance.now();
      const send = () => void (to.destroyed || to.write(chunk));
      if (wait <= 0) send();
      else setTimeout(send, wait);
    });
  }
}
