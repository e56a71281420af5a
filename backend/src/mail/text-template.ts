import Handlebars from 'handlebars';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const TEMPLATE_DIRECTORY = join(import.meta.dirname, 'templates');

const compiled = new Map<string, Handlebars.TemplateDelegate>();

/** The plain-text part of a mail: `<template>.text.hbs`, without HTML escaping. */
export async function renderText(template: string, context: Record<string, string>): Promise<string> {
  let render = compiled.get(template);
  if (!render) {
    const source = await readFile(join(TEMPLATE_DIRECTORY, `${template}.text.hbs`), 'utf8');
    render = Handlebars.compile(source, { noEscape: true, strict: true });
    compiled.set(template, render);
  }
  return render(context);
}
