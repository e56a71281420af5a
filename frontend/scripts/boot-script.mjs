import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * The inline script of the pages, minified, as a function of what it should start.
 * @returns {Promise<(entry: { script: string, alongside: string[], eager: boolean } | null) => string>}
 */
export async function bootScript() {
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: join(root, 'src/boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const code = output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('The inline script would end its own element.');
  return (entry) => code.replaceAll('__ENTRY__', () => JSON.stringify(entry).replaceAll('<', '\\u003c'));
}
