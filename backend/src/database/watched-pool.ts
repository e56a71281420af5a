import pg from 'pg';
import { once } from 'node:events';
import { nameOfPrepared } from './prepared-statements.js';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/** pg's own words for a statement that was not answered within `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * A connection whose loss ends only what was done over it. While somebody has it, and in the moments before they could
 * listen, the pool doesn't listen to it either, and an error that nobody listens to would end the process. Whoever has it
 * hears of the loss from their next statement, and the pool never gives it to anybody again.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/**
 * A connection that is given up when a statement isn't answered in time: the server may still be at it, so the next
 * statement would wait behind it. Whoever asked hears of it when the connection is gone, and can't be given it again.
 */
class ImpatientClient extends SteadyClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.query = ((...args: unknown[]): unknown => {
      // Looked up at each statement, because traces put themselves into the prototype, also after this one connected.
      const { query } = pg.Client.prototype as unknown as { query: (...values: unknown[]) => unknown };
      const answer = query.apply(this, named(args));
      return answer instanceof Promise ? answer.catch((error: unknown) => this.afterFailure(error)) : answer;
    }) as typeof this.query;
  }

  private async afterFailure(error: unknown): Promise<never> {
    if (error instanceof Error && error.message === READ_TIMEOUT) {
      const ended = once(this, 'end');
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      await ended.catch(() => undefined); // It ends with an error, which those who hold it hear too.
    }
    throw error;
  }
}

/** TypeORM can't hand on a statement's name. */
function named(args: unknown[]): unknown[] {
  const [text, values, ...others] = args;
  const name = typeof text === 'string' && Array.isArray(values) ? nameOfPrepared(text) : undefined;
  return name ? [{ name, text, values }, ...others] : args;
}

/** A pool of connections that knows how many wait for one. */
export class WatchedPool extends pg.Pool {
  private arrivals = 0;

  constructor(config?: pg.PoolConfig) {
    super({ ...config, Client: ImpatientClient });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    this.arrivals += 1;
    if (!callback) return super.connect().finally(() => (this.arrivals -= 1));
    super.connect((error, client, release) => {
      this.arrivals -= 1;
      callback(error, client, release);
    });
  }

  /**
   * Opens all the connections there may be, so that those who come to a new server at once don't wait for all of them to be
   * opened at once. Those that can't be are opened when somebody needs them.
   */
  async fill(): Promise<void> {
    const opened = await Promise.allSettled(Array.from({ length: this.options.max }, () => this.connect()));
    for (const one of opened) if (one.status === 'fulfilled') one.value.release();
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.arrivals;
  }
}
