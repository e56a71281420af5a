export interface PublicPage {
  path: string;
  /** The most script, and the most HTML and styles, in kB of brotli. */
  scriptKb: number;
  documentKb: number;
  /** How much may move, as CLS counts it, where it isn't next to nothing. */
  shift?: number;
}

/** What the address says is known to the script alone, so the form in the document gives way to another. */
const SHOWS_WHAT_THE_ADDRESS_SAYS = 0.03;

/** Every page that is in the document before any script. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/', scriptKb: 95, documentKb: 18 },
  { path: '/auth', scriptKb: 90, documentKb: 10 },
  { path: '/login', scriptKb: 90, documentKb: 10 },
  { path: '/register', scriptKb: 90, documentKb: 10 },
  { path: '/auth?tab=forgot', scriptKb: 90, documentKb: 10, shift: SHOWS_WHAT_THE_ADDRESS_SAYS },
  { path: '/verify-email', scriptKb: 90, documentKb: 8, shift: SHOWS_WHAT_THE_ADDRESS_SAYS },
  { path: '/reset-password', scriptKb: 90, documentKb: 8, shift: SHOWS_WHAT_THE_ADDRESS_SAYS },
  { path: '/terms', scriptKb: 85, documentKb: 10 },
  { path: '/privacy', scriptKb: 85, documentKb: 10 },
  { path: '/cookies', scriptKb: 85, documentKb: 10 },
  { path: '/nothing-here', scriptKb: 85, documentKb: 8 },
];
