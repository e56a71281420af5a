import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { counterStorage } from './usage-counter';
import type { UsageCounts } from './usage-rules';
import { UsageStore } from './usage-store';
import { UsageSync } from './usage-sync';

const START = Date.UTC(2026, 10, 2, 12);
const TEN: UsageCounts = { remaining: 10, total: 10 };

/** The server's side of the counter: answers what it is told to, and remembers when it was asked. */
class FakeUsage {
  counts: UsageCounts | 'fails' | 'never answers' = TEN;
  asked: number[] = [];

  readonly ask = async (signal: AbortSignal): Promise<UsageCounts> => {
    this.asked.push(Date.now() - START);
    const { counts } = this;
    if (counts === 'fails') throw new TypeError('Failed to fetch');
    if (counts !== 'never answers') return counts;
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
}

let server: FakeUsage;
let store: UsageStore;
let sync: UsageSync;
let visibility: DocumentVisibilityState;

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const shown = () => store.getSnapshot();

function look(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  server = new FakeUsage();
  store = new UsageStore(counterStorage);
  sync = new UsageSync(store, server.ask);
});

afterEach(() => {
  sync.stop();
  store.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const signIn = () => {
  store.open(10);
  sync.start();
};

describe('asking the server', () => {
  it('happens on sign-in, every 5 seconds for 30, then every 30', async () => {
    signIn();
    await pass(95_000);
    expect(server.asked).toEqual([0, 5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 60_000, 90_000]);
  });

  it('stops while the page is hidden and happens at once when it is seen again', async () => {
    signIn();
    await pass(1_000);
    look('hidden');
    await pass(60_000);
    expect(server.asked).toEqual([0]);
    look('visible');
    await pass(31_000);
    expect(server.asked).toEqual([0, 61_000, 91_000]);
  });

  it('happens when the window gets the focus, but not twice at a time', async () => {
    signIn();
    await pass(1_000);
    server.counts = 'never answers';
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(100);
    expect(server.asked).toEqual([0, 1_000]);
  });

  it('ends with the session', async () => {
    signIn();
    await pass(1_000);
    sync.stop();
    store.close();
    window.dispatchEvent(new Event('focus'));
    await pass(120_000);
    expect(server.asked).toEqual([0]);
    expect(shown()).toBeNull();
  });

  it('is given up after 5 seconds and goes on afterwards', async () => {
    server.counts = 'never answers';
    signIn();
    await pass(4_999);
    expect(shown()).toMatchObject({ remaining: 10 });
    await pass(1);
    expect(shown()).toEqual({ remaining: 3, total: 10, isEstimate: true });
    server.counts = { remaining: 6, total: 10 };
    await pass(2_000);
    expect(shown()).toEqual({ remaining: 6, total: 10, isEstimate: false });
  });

  it('is tried again after 2 seconds when the first question fails, and later in its usual rhythm', async () => {
    server.counts = 'fails';
    signIn();
    await pass(13_000);
    expect(server.asked).toEqual([0, 2_000, 7_000, 12_000]);
  });
});

describe('what the pill shows', () => {
  it('falls back to what the server said in the last eight hours', async () => {
    server.counts = { remaining: 6, total: 10 };
    signIn();
    await pass(0);
    server.counts = 'fails';
    await pass(10_000);
    expect(shown()).toEqual({ remaining: 6, total: 10, isEstimate: false });
    await pass(8 * 60 * 60_000 + 30_000);
    expect(shown()).toEqual({ remaining: 3, total: 10, isEstimate: true });
  });

  it('opens with the cache of a reload, and with the whole plan when that is more than an hour old', async () => {
    server.counts = { remaining: 6, total: 10 };
    signIn();
    await pass(0);
    sync.stop();
    store.close();
    server.counts = 'never answers';

    await pass(60 * 60_000);
    signIn();
    expect(shown()).toMatchObject({ remaining: 6 });
    sync.stop();
    store.close();

    await pass(1);
    signIn();
    expect(shown()).toMatchObject({ remaining: 10 });
  });

  it('takes a used prompt off at once and checks with the server 2 seconds later', async () => {
    signIn();
    await pass(1_000);
    store.use();
    expect(shown()).toMatchObject({ remaining: 9 });
    await pass(1_999);
    expect(server.asked).toEqual([0]);
    await pass(1);
    expect(server.asked).toEqual([0, 3_000]);
    expect(shown()).toMatchObject({ remaining: 9 });
  });

  it('counts a prompt once while the server has it under way', async () => {
    signIn();
    await pass(0);
    const use = store.use();
    use.accepted();
    server.counts = { remaining: 9, total: 10 };
    await pass(4_000);
    expect(shown()).toMatchObject({ remaining: 9 });
    use.confirmed({ remaining: 9, total: 10 });
    await pass(10_000);
    expect(shown()).toMatchObject({ remaining: 9 });
    expect(localStorage.getItem('promptCounter.pending_decrements')).toBe('0');
  });

  it('gives a prompt back once, however often it is told so', async () => {
    server.counts = { remaining: 5, total: 10 };
    signIn();
    await pass(0);
    const use = store.use();
    expect(shown()).toMatchObject({ remaining: 4 });
    use.givenBack();
    use.givenBack();
    use.accepted();
    expect(shown()).toMatchObject({ remaining: 5 });
  });

  it('books nothing of one person’s prompt to the next', async () => {
    signIn();
    await pass(0);
    const use = store.use();
    store.close();
    counterStorage.clear();
    server.counts = { remaining: 5, total: 10 };
    signIn();
    await pass(0);
    use.givenBack();
    expect(shown()).toMatchObject({ remaining: 5 });
  });

  it('keeps its parts in local storage under their specified names', async () => {
    server.counts = { remaining: 5, total: 10 };
    signIn();
    await pass(0);
    store.use();
    expect({ ...localStorage }).toMatchObject({
      'promptCounter.remaining': '4',
      'promptCounter.total': '10',
      'promptCounter.timestamp': String(START),
      'promptCounter.last_update': String(START),
      'promptCounter.pending_decrements': '1',
    });
  });

  it('follows another tab, and looks at the server after an administrator’s reset there', async () => {
    signIn();
    await pass(1_000);
    counterStorage.write({ remaining: 4, total: 10, confirmedAt: START, changedAt: START, pending: 0 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'promptCounter.remaining' }));
    expect(shown()).toMatchObject({ remaining: 4 });

    localStorage.setItem('admin_reset_timestamp', String(START + 1_000));
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin_reset_timestamp' }));
    await pass(0);
    expect(shown()).toMatchObject({ remaining: 10 });
  });
});
