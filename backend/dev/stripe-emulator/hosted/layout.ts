import type { PageAnswer } from '../http/server.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A part of a page that is safe to put into another as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** HTML with everything that is put in escaped, unless it is HTML already. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | Html[] | null | undefined | false)[]
): Html {
  const render = (value: (typeof values)[number]): string => {
    if (Array.isArray(value)) return value.map(render).join('');
    if (value instanceof Html) return value.text;
    return value === null || value === undefined || value === false ? '' : escapeHtml(String(value));
  };
  return new Html(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));
}

export function page(title: string, body: Html, status = 200): PageAnswer {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/_emulator/pages.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: document.text };
}

export function redirect(location: string): PageAnswer {
  return { status: 303, headers: { location }, body: '' };
}

export function money(amount: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}

export function day(seconds: number | null | undefined): string {
  if (!seconds) return '–';
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1000);
}

export function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
