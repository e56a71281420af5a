import type { CaughtMail } from './mail-store.js';

export const MAILBOX_PATH = '/dev/mailbox';

/** Everything a page shows: all mails, and the one that is open. */
export interface MailboxView {
  appName: string;
  mails: CaughtMail[];
  open: CaughtMail | undefined;
}

export function renderMailbox({ appName, mails, open }: MailboxView): string {
  const title = `Development mailbox · ${appName}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${MAILBOX_PATH}/mailbox.css">
<script src="${MAILBOX_PATH}/mailbox.js" defer></script>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<a class="skip" href="#mail">Skip to the open mail</a>
<header><a class="brand" href="/">${escapeHtml(appName)}</a><h1>Development mailbox</h1>
<p>Nothing leaves this machine: every mail ends here. Set <code>SMTP_URL</code> to send for real.</p></header>
<p class="quiet" role="status" id="news"></p>
<div class="columns">
<nav aria-label="Mails, newest first" id="list">${renderList(mails, open)}</nav>
<main id="mail" tabindex="-1">${open ? renderMail(open) : EMPTY}</main>
</div>
</body>
</html>
`;
}

const EMPTY = `<p class="empty">No mail yet. Create an account, and its verification mail appears here within seconds.</p>`;

function renderList(mails: CaughtMail[], open: CaughtMail | undefined): string {
  const items = mails.map((mail) => {
    const current = mail.id === open?.id ? ' aria-current="true"' : '';
    return `<li><a href="${MAILBOX_PATH}/${escapeHtml(mail.id)}"${current}><b>${escapeHtml(mail.subject)}</b>
<span>${escapeHtml(mail.to)}</span> ${renderTime(mail)}</a></li>`;
  });
  return items.length ? `<ul>${items.join('')}</ul>` : '';
}

function renderMail(mail: CaughtMail): string {
  const links = mail.links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('');
  return `<h2>${escapeHtml(mail.subject)}</h2>
<p class="quiet">To ${escapeHtml(mail.to)}, ${renderTime(mail)}</p>
${mail.html ? renderHtmlPart(mail) : `<pre>${escapeHtml(mail.text)}</pre>`}
${links ? `<h3>Links in this mail</h3><ul class="links">${links}</ul>` : ''}
${mail.html && mail.text ? `<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>` : ''}`;
}

/** A mail is a stranger's page: no scripts, no forms, no origin; a link that a person follows may take the whole tab. */
function renderHtmlPart({ subject, html }: CaughtMail): string {
  return `<iframe title="${escapeHtml(`Mail: ${subject}`)}" sandbox="allow-top-navigation-by-user-activation"
srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>`;
}

function renderTime({ sentAt }: CaughtMail): string {
  const readable = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(sentAt));
  return `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(readable)}</time>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
