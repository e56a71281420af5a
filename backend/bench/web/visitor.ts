import type { Browser, Request } from '@playwright/test';

const WAIT_MS = 10_000;
/** The mobile profile of Lighthouse, here really applied instead of computed. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_PROCESSOR = { rate: 4 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Tells of the largest paint so far; a string, because it runs in the page. */
const WATCH_LCP = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.lastLcp = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true })`;
const READ_TIMES = `({
  lcp: window.lastLcp,
  scripts: performance.getEntriesByType('resource').filter(({ name }) => /\\.js$/.test(name)).map(({ startTime }) => startTime),
})`;

export interface Visit {
  scriptKb: number;
  /** Script files asked for before the largest paint. */
  scriptsBeforeLcp: number;
  documentKb: number;
}

/** Opens the page on a slow phone, waits, touches nothing, and weighs what came. */
export async function openAsVisitor(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', SLOW_4G);
  await phone.send('Emulation.setCPUThrottlingRate', SLOWER_PROCESSOR);
  await page.addInitScript(WATCH_LCP);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));

  await page.goto(url);
  await page.waitForTimeout(WAIT_MS);

  const { lcp, scripts } = await page.evaluate<{ lcp: number; scripts: number[] }>(READ_TIMES);
  if (!scripts.length) throw new Error(`${url} brought no script: its application did not start.`);
  const weigh = async (types: string[]): Promise<number> => {
    const wanted = finished.filter((request) => types.includes(request.resourceType()));
    const sizes = await Promise.all(wanted.map((request) => request.sizes()));
    return Math.round(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 100) / 10;
  };
  const visit = {
    scriptKb: await weigh(['script']),
    scriptsBeforeLcp: scripts.filter((startTime) => startTime < lcp).length,
    documentKb: await weigh(['document', 'stylesheet']),
  };
  await context.close();
  return visit;
}
