/** What a page may take; bytes are compressed with brotli and counted in thousands. */
export interface Limits {
  performance: number;
  lcpSeconds: number;
  tbtMs: number;
  cls: number;
  scriptKb: number;
  documentKb: number;
}

interface MeasuredPage {
  path: string;
  limits: Limits;
  skippedAudits: string[];
}

const FAST = { performance: 98, cls: 0.01, lcpSeconds: 1.2, tbtMs: 50 };

/** One page of each kind. */
export const PAGES: MeasuredPage[] = [
  { path: '/', limits: { ...FAST, scriptKb: 95, documentKb: 18 }, skippedAudits: [] },
  {
    path: '/login',
    limits: { ...FAST, scriptKb: 90, documentKb: 10 },
    // The page asks search engines to leave it out, which this audit counts against every page.
    skippedAudits: ['is-crawlable'],
  },
  { path: '/terms', limits: { ...FAST, scriptKb: 85, documentKb: 10 }, skippedAudits: [] },
];
