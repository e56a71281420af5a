import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CaughtMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO instant. */
  sentAt: string;
  /** Addresses in the mail, in their order, each once. */
  links: string[];
}

const KEPT = 200;

/** Mails as one JSON file each, so that they survive a restart. The newest 200 are kept. */
export class MailStore {
  constructor(private readonly folder: string) {
    // Mails hold links that sign people in.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Keeps a mail once: the same Message-ID again, from a job that was repeated, changes nothing. */
  add(messageId: string, mail: Omit<CaughtMail, 'id' | 'links'>): void {
    const digest = createHash('sha256').update(messageId).digest('hex').slice(0, 16);
    const names = this.names();
    if (names.some((name) => name.endsWith(`-${digest}.json`))) return;

    const id = `${mail.sentAt.replace(/\D/g, '')}-${digest}`;
    const file = join(this.folder, `${id}.json`);
    const caught: CaughtMail = { id, ...mail, links: linksOf(mail) };
    writeFileSync(`${file}.new`, JSON.stringify(caught, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    for (const old of names.slice(KEPT - 1)) rmSync(join(this.folder, old), { force: true });
  }

  /** Newest first. */
  list(): CaughtMail[] {
    return this.names().map((name) => JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as CaughtMail);
  }

  /** File names begin with the instant, so their order is the order of sending. */
  private names(): string[] {
    return readdirSync(this.folder)
      .filter((name) => /^\d+-[\da-f]+\.json$/.test(name))
      .sort()
      .reverse();
  }
}

function linksOf({ html, text }: { html: string; text: string }): string[] {
  const inHtml = [...html.matchAll(/\bhref="(https?:[^"]+)"/g)].map(([, link = '']) => decodeEntities(link));
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[.,;:!?)\]]+$/, ''));
  return [...new Set([...inHtml, ...inText])];
}

/** Handlebars escapes these in attributes. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x3D;': '=', '&#x27;': "'", '&quot;': '"', '&#x60;': '`' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|quot|#x3D|#x27|#x60);/g, (entity) => ENTITIES[entity] ?? entity);
}
