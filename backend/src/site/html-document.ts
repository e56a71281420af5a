import { createHash } from 'node:crypto';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '../contracts/runtime-config.js';
import { escapeMarkup, fieldText, fillPlaceholders, toScriptJson, toStringBody } from './placeholders.js';

export interface RenderedDocument {
  html: string;
  /** CSP sources of the document's inline scripts, such as `'sha256-…'`. */
  scriptHashes: string[];
}

/** A script element (attributes, text) or a placeholder (field name). */
const PARTS = /<script\b([^>]*)>([\s\S]*?)<\/script>|\{\{(\w+)\}\}/gi;

/**
 * Puts the run-time configuration into a built page: the JSON block, and every `{{field}}` placeholder.
 * The template is read once from left to right, so a value that looks like a placeholder stays a value.
 */
export function renderDocument(name: string, template: string, config: RuntimeConfig): RenderedDocument {
  const scriptHashes = new Set<string>();
  let configBlocks = 0;

  const renderScript = (attributes: string, text: string): string => {
    if (isConfigBlock(attributes)) {
      configBlocks += 1;
      return `<script${attributes}>${toScriptJson(config)}</script>`;
    }
    const script = fillPlaceholders(text, config, toStringBody);
    if (isInlineCode(attributes)) scriptHashes.add(scriptHash(script));
    return `<script${attributes}>${script}</script>`;
  };

  const html = template.replace(PARTS, (match, attributes?: string, text?: string, field?: string) =>
    field === undefined
      ? renderScript(attributes ?? '', text ?? '')
      : (fieldText(config, field, escapeMarkup) ?? match),
  );

  if (configBlocks !== 1) {
    throw new Error(`${name} has ${configBlocks} elements with the id "${RUNTIME_CONFIG_ELEMENT_ID}" instead of one.`);
  }
  return { html, scriptHashes: [...scriptHashes] };
}

function isConfigBlock(attributes: string): boolean {
  return new RegExp(`\\bid=["']?${RUNTIME_CONFIG_ELEMENT_ID}\\b`).test(attributes);
}

/** Data blocks (JSON, JSON-LD) are never run, so the CSP needs no hash of them. */
function isInlineCode(attributes: string): boolean {
  return !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:[\w.-]+\+)?json\b/i.test(attributes);
}

function scriptHash(script: string): string {
  // Browsers hash what the parser read, and the parser turns every line end into \n.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
