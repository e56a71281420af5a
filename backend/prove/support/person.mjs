import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIL_PATIENCE_MS = 20_000;
export const PASSWORD = 'a proof is a proof is a proof';

/** Somebody at a browser: an account of their own, its cookies, and nothing but HTTP. */
export class Person {
  cookies = new Map();
  password = PASSWORD;

  /** What the site's own pages say of where they are; behind a proxy it is the proxy's address. */
  get origin() {
    return new URL(this.site ?? this.address).origin;
  }

  constructor(address, email = `${randomUUID()}@proof.threefold.test`) {
    this.address = address;
    this.email = email;
  }

  /** Registers, follows the link in the mailbox in the same browser, and is signed in. */
  static async signedUp(address, { email, password } = {}) {
    const person = new Person(address, email);
    person.password = password ?? PASSWORD;
    const registered = await person.register();
    assert.equal(registered.status, 201, registered.text);
    const verified = await person.post('/api/auth/verify-email', { token: await person.verificationToken() });
    assert.equal(verified.status, 200, verified.text);
    assert.equal(verified.body.signedIn, true);
    return person;
  }

  register() {
    const { email, password } = this;
    return this.post('/api/auth/register', { username: email, email, password, confirmPassword: password });
  }

  /** Whether the account is there and its password is still what it was. */
  async logIn() {
    const { status } = await this.post('/api/auth/login', { username: this.email, password: this.password });
    return status === 200;
  }

  /** As a browser sends it. */
  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path) {
    return this.send(path, { method: 'GET' });
  }

  post(path, body, headers = {}) {
    return this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: this.origin, ...headers },
    });
  }

  /** One prompt; the key tells a repetition from a new one. */
  optimize(key) {
    return this.post(
      '/api/optimize-prompt',
      { prompt: 'write a short poem about the sea' },
      { 'Idempotency-Key': key },
    );
  }

  /** Used so far, as the counter shows it. */
  async used() {
    const { status, body, text } = await this.get(`/api/track-usage?t=${Date.now()}`);
    assert.equal(status, 200, text);
    return body.total - body.remaining;
  }

  async send(path, { method, body, headers }) {
    const response = await fetch(this.address + path, {
      method,
      body,
      headers: { ...headers, cookie: this.cookie, ...(this.from && { 'X-Forwarded-For': this.from }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  async verificationToken() {
    for (const deadline = Date.now() + MAIL_PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
      const { body } = await this.get('/dev/mailbox.json');
      const links = body.filter((mail) => mail.to === this.email).flatMap((mail) => mail.links);
      const token = links.map((link) => new URL(link).searchParams.get('token')).find(Boolean);
      if (token) return token;
    }
    throw new Error(`No verification mail came within ${MAIL_PATIENCE_MS / 1000} s`);
  }
}

/** How often each status came, for a line of figures. */
export function countStatuses(answers) {
  const counts = Object.groupBy(answers, ({ status }) => String(status));
  return Object.fromEntries(Object.entries(counts).map(([status, list]) => [status, list.length]));
}
