const PROMPT = 'write a short poem about the sea';

/** People at work: calls come at their own pace, whether or not earlier ones were answered. */
export class Crowd {
  constructor(address, origin, cookies) {
    Object.assign(this, { address, origin, cookies });
  }

  static async signIn({ address, origin, emails, password }) {
    const crowd = new Crowd(address, origin, []);
    for (const email of emails) {
      const answer = await crowd.post('/api/auth/login', { username: email, password });
      if (answer.status !== 200) throw new Error(`No log-in: ${await answer.text()}`);
      crowd.cookies.push(
        answer.headers
          .getSetCookie()
          .map((line) => line.split(';', 1)[0])
          .join('; '),
      );
    }
    return crowd;
  }

  /** Optimizes prompts at a steady pace until something has happened. */
  async work({ perSecond, until }) {
    const result = { times: [], failed: 0 };
    const calls = [];
    let person = 0;
    const timer = setInterval(() => {
      person = (person + 1) % this.cookies.length;
      calls.push(this.measure(this.cookies[person], result));
    }, 1_000 / perSecond);
    await until;
    clearInterval(timer);
    await Promise.all(calls);
    return result;
  }

  async measure(cookie, result) {
    const startedAt = performance.now();
    try {
      const answer = await this.post('/api/optimize-prompt', { prompt: PROMPT }, cookie);
      await answer.arrayBuffer();
      if (answer.status !== 200) result.failed += 1;
    } catch {
      result.failed += 1;
    }
    result.times.push(performance.now() - startedAt);
  }

  post(path, body, cookie = '', signal = undefined) {
    const headers = { 'Content-Type': 'application/json', Origin: this.origin, cookie };
    return fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  }
}

export function percentile(times, percent) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
