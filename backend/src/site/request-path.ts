import type { Request } from 'express';

/** The requested path as text, or null where its percent-encoding is broken. */
export function decodedPath(request: Request): string | null {
  try {
    return decodeURIComponent(request.path);
  } catch {
    return null; // URIError is all that can be thrown here
  }
}

export function isRead(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Whether a browser asks for a page, rather than a script, picture or API answer. */
export function isNavigation(request: Request): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}
