import type { RuntimeConfig } from '../contracts/runtime-config.js';

/** How a value is written into a kind of text. */
export type Escape = (text: string) => string;

/** A `{{field}}` of the run-time configuration. */
export const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a placeholder becomes, or undefined where the name isn't a printable field. */
export function fieldText(config: RuntimeConfig, field: string, escape: Escape): string | undefined {
  if (!Object.hasOwn(config, field)) return undefined;
  const value = config[field as keyof RuntimeConfig];
  if (value === null) return '';
  return typeof value === 'object' ? undefined : escape(String(value));
}

/** Replaces every placeholder. The text is read once from left to right, so a value that looks like one stays a value. */
export function fillPlaceholders(text: string, config: RuntimeConfig, escape: Escape): string {
  return text.replace(PLACEHOLDER, (match, field: string) => fieldText(config, field, escape) ?? match);
}

/** For text and attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that can't end the script element it stands in. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** The inside of a string literal, as JSON and JavaScript both read it. */
export function toStringBody(text: string): string {
  return toScriptJson(text).slice(1, -1);
}

/** For plain text, where each line may be a rule: a value can't begin a new one. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
