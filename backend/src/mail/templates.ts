import Handlebars from 'handlebars';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const TEMPLATE_DIRECTORY = join(import.meta.dirname, 'templates');

type Context = Readonly<Record<string, string>>;

const compiled = new Map<string, Handlebars.TemplateDelegate>();

/** Both parts of a mail: `<template>.hbs` inside the layout, and `<template>.text.hbs`. @throws when a value is missing */
export async function renderMail(template: string, context: Context): Promise<{ html: string; text: string }> {
  const [html, text, layout] = await Promise.all([
    load(`${template}.hbs`),
    load(`${template}.text.hbs`, { noEscape: true }),
    load('layout.hbs'),
  ]);
  return { html: layout({ ...context, body: html(context) }), text: text(context) };
}

async function load(file: string, options: CompileOptions = {}): Promise<Handlebars.TemplateDelegate> {
  let template = compiled.get(file);
  if (!template) {
    template = Handlebars.compile(await readFile(join(TEMPLATE_DIRECTORY, file), 'utf8'), { strict: true, ...options });
    compiled.set(file, template);
  }
  return template;
}
