import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { median } from '../http/load.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const ATTEMPTS = 5;
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpSeconds: number;
  tbtMs: number;
  /** The same from the processor time of the main thread's tasks, which other programs on the machine don't lengthen. */
  processorTbtMs: number;
  cls: number;
  /** What kept a category below 100, in any run. */
  complaints: string[];
}

interface Options {
  /** Where the browser listens. */
  port: number;
  runs: number;
  skippedAudits: string[];
}

/** Lighthouse's default, mobile profile: medians of what varies, the worst of what must not. */
export async function runLighthouse(url: string, { port, runs, skippedAudits }: Options): Promise<Audit> {
  const results: Result[] = [];
  const processorTbt: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr, artifacts } = await measure(url, port, skippedAudits);
    results.push(lhr);
    processorTbt.push(blockedByProcessor(artifacts.Trace.traceEvents));
  }
  const scores = (category: string) =>
    results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const values = (audit: string) => results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  return {
    performance: median(scores('performance')),
    accessibility: Math.min(...scores('accessibility')),
    bestPractices: Math.min(...scores('best-practices')),
    seo: Math.min(...scores('seo')),
    lcpSeconds: Math.round(median(values('largest-contentful-paint')) / 10) / 100,
    tbtMs: Math.round(median(values('total-blocking-time'))),
    processorTbtMs: Math.round(median(processorTbt)),
    cls: Math.round(median(values('cumulative-layout-shift')) * 1_000) / 1_000,
    complaints: [...new Set(results.flatMap(complaintsOf))],
  };
}

/** One run. A browser that is short of time may not finish a recording; what is asked for then is another one. */
async function measure(url: string, port: number, skipAudits: string[]): Promise<RunnerResult> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: CATEGORIES,
      ...(skipAudits.length && { skipAudits }),
    });
    const trouble = answer ? answer.lhr.runtimeError?.message : 'Lighthouse gave no result.';
    if (answer && !trouble) return answer;
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${trouble}`);
    console.log(`  once more: ${trouble}`);
  }
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds of processor time. */
  tdur?: number;
}

/** What each task after the first paint takes beyond 50 ms on the slower processor. */
function blockedByProcessor(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint.');
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * SLOWDOWN - LONG_TASK_MS), 0);
}

/** The failed audits that count, apart from the measured times. */
function complaintsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.slice(1)
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}
