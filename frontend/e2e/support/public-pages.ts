export interface PublicPage {
  path: string;
  /** The most script, and the most HTML and styles, in kB of brotli. */
  scriptKb: number;
  documentKb: number;
}

/** Every page that is in the document before any script. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/', scriptKb: 95, documentKb: 18 },
  { path: '/auth', scriptKb: 90, documentKb: 10 },
  { path: '/login', scriptKb: 90, documentKb: 10 },
  { path: '/register', scriptKb: 90, documentKb: 10 },
  { path: '/auth?tab=forgot', scriptKb: 90, documentKb: 10 },
  { path: '/verify-email', scriptKb: 90, documentKb: 8 },
  { path: '/reset-password', scriptKb: 90, documentKb: 8 },
  { path: '/terms', scriptKb: 85, documentKb: 10 },
  { path: '/privacy', scriptKb: 85, documentKb: 10 },
  { path: '/cookies', scriptKb: 85, documentKb: 10 },
  { path: '/nothing-here', scriptKb: 85, documentKb: 8 },
];
