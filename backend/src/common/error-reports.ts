import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AppConfig } from '../config/app-config.js';
import { withoutSecrets } from './without-secrets.js';

/** Where it happened. Nothing of what a person sent. */
export interface ErrorContext {
  requestId?: string;
  method?: string;
  /** The pattern, never the address itself: that may hold ids and tokens. */
  route?: string;
  userId?: string;
  /** The queue, where it was a job and no request. */
  job?: string;
}

const SEND_PATIENCE_MS = 5_000;
const MAX_IN_FLIGHT = 5;
/** An error that repeats a thousand times a second says no more than thirty times a minute. */
const MAX_A_MINUTE = 30;
const FRAME = /^\s*at (?:(?<fn>.+?) \()?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/;
/** Messages quote what they are about, and that may be anybody's words. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|[^\s<>@]+@[^\s<>@]+/g;

interface Project {
  url: string;
  key: string;
}

/**
 * Tells Sentry of errors that are our fault, where SENTRY_DSN is set: type, message without quotations, stack, route and request
 * id. No body, header, cookie, query or prompt is known here, so none can be sent. Never delays or fails a request.
 */
@Injectable()
export class ErrorReports implements OnApplicationShutdown {
  private readonly project: Project | null;
  private readonly sending = new Set<Promise<unknown>>();
  private minute = { startedAt: 0, count: 0 };

  constructor(private readonly config: AppConfig) {
    this.project = config.sentryDsn === null ? null : toProject(config.sentryDsn);
  }

  report(error: unknown, context: ErrorContext = {}): void {
    if (!this.project || this.sending.size >= MAX_IN_FLIGHT || !this.takePlace()) return;
    const sent = this.send(this.project, toEvent(error, context, this.config.production)).finally(() =>
      this.sending.delete(sent),
    );
    this.sending.add(sent);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** What is on its way has arrived, or been given up. */
  async flush(): Promise<void> {
    await Promise.all(this.sending);
  }

  private takePlace(): boolean {
    const now = Date.now();
    if (now - this.minute.startedAt >= 60_000) this.minute = { startedAt: now, count: 0 };
    this.minute.count += 1;
    return this.minute.count <= MAX_A_MINUTE;
  }

  private async send({ url, key }: Project, event: { event_id: string }): Promise<void> {
    const lines = [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event];
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-sentry-envelope',
          'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=threefold/1.0, sentry_key=${key}`,
        },
        body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
        signal: AbortSignal.timeout(SEND_PATIENCE_MS),
      });
      await response.body?.cancel();
    } catch {
      // The error itself is in the log; that it could not be told a second time is no error of ours.
    }
  }
}

/** `https://<key>@<host>/<project>`, perhaps below a path. */
function toProject(dsn: string): Project {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, path = '', id = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return { url: `${protocol}//${host}${path}/api/${id}/envelope/`, key: username };
}

function toEvent(error: unknown, { requestId, method, route, userId, job }: ErrorContext, production: boolean) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1_000,
    platform: 'node',
    level: 'error',
    environment: production ? 'production' : 'development',
    ...(route ? { transaction: `${method ?? ''} ${route}`.trim() } : {}),
    ...(job ? { transaction: `job ${job}` } : {}),
    ...(userId ? { user: { id: userId } } : {}),
    tags: { ...(requestId ? { request_id: requestId } : {}) },
    exception: { values: chainOf(error).reverse() },
  };
}

/** The error and what caused it, the outermost first. */
function chainOf(error: unknown): object[] {
  const values: object[] = [];
  for (let current = error; current instanceof Error && values.length < 5; current = current.cause) {
    values.push({
      type: current.name,
      value: withoutSecrets(current.message).replaceAll(QUOTED, '…').slice(0, 300),
      stacktrace: { frames: framesOf(current.stack ?? '') },
    });
  }
  return values.length ? values : [{ type: 'NotAnError', value: typeof error }];
}

/** Sentry wants the oldest call first. */
function framesOf(stack: string): object[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const { fn, file, line: lineno, column } = FRAME.exec(line)?.groups ?? {};
      if (!file) return [];
      const isOurs = !file.includes('node_modules') && !file.startsWith('node:');
      return [{ function: fn ?? '?', filename: file, lineno: Number(lineno), colno: Number(column), in_app: isOurs }];
    })
    .reverse();
}
