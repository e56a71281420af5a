import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { developmentPage } from './scripts/development-page.ts';
import { tokensCss } from './src/ui/tokens-css.ts';

const root = import.meta.dirname;

/** The running development backend: the port given, or the address it has left behind. */
function backendUrl(): string {
  const port = process.env['BACKEND_PORT'];
  if (port) return `http://127.0.0.1:${port}`;
  const runtime = join(root, '../.data/runtime.json');
  if (!existsSync(runtime)) return 'http://127.0.0.1:3000';
  return (JSON.parse(readFileSync(runtime, 'utf8')) as { app: string }).app;
}

/** `virtual:tokens.css`: the CSS variables, from the one file that holds the look. */
function designTokens(): Plugin {
  const name = 'virtual:tokens.css';
  return {
    name: 'design-tokens',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? tokensCss() : undefined),
  };
}

/**
 * React Router is published in one piece in which nothing is marked as free of side effects, so that all of it would
 * reach the browser: its framework, its data router and its forms, 7 kB that no page uses. This marks the pieces.
 */
function shakableRouter(): Plugin {
  return {
    name: 'shakable-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return;
      const contextTypes = new Map(
        [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, of, type]) => [of, type]),
      );
      return code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replace(
          /^var (\w+) = (class extends React\d*\.Component \{)([^]*?\n\});$/gm,
          (_, name: string, head, body) => {
            const type = contextTypes.get(name);
            return `var ${name} = /* @__PURE__ */ (() => ${head}${type ? ` static contextType = ${type};` : ''}${body})();`;
          },
        );
    },
  };
}

/** Short, and the same for the browser and for prerendering: both builds name a class alike. */
function scopedClassName(local: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/');
  return `${local}-${createHash('sha256').update(path).digest('hex').slice(0, 4)}`;
}

const FRAME = [
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/][\w-]+)[\\/]/,
  /[\\/]frontend[\\/]src[\\/]api[\\/](?!optimize|event-stream|usage-|connection-error|contact|subscription|use-answer)/,
  /[\\/]frontend[\\/]src[\\/]ui[\\/](?:Button|classes|Disclosure|Link|PrerenderedPart|Sheet|smooth-scroll|Spinner|toast\.|Toasts|use-scrolled|VisuallyHidden|lazy-)/,
  /[\\/]frontend[\\/]src[\\/]content[\\/](?:brand|shell|titles)/,
  /[\\/]frontend[\\/]src[\\/]app[\\/]paths/,
  /jsx-runtime/,
];

/** What every page needs anyway: one chunk compresses better than the dozen that sharing would cut it into. */
const isFrame = (id: string): boolean => FRAME.some((pattern) => pattern.test(id));

export default defineConfig(({ command }) => ({
  root,
  resolve: { alias: { '@contracts': join(root, '../backend/src/contracts') } },
  plugins: [react(), designTokens(), shakableRouter(), ...(command === 'serve' ? [developmentPage(process.env)] : [])],
  css: {
    modules: {
      generateScopedName: (local, file) =>
        command === 'serve' ? `${basename(file, '.module.css')}_${local}` : scopedClassName(local, file),
    },
  },
  server: {
    proxy: { '/api': backendUrl(), '/dev': backendUrl() },
    fs: { allow: [join(root, '..')] },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // The lists of what each chunk imports would be in every page. Documents name what their own page needs, and most of
    // what a later chunk imports is there by then.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: join(root, 'src/main.tsx'),
      output: { codeSplitting: { groups: [{ name: 'frame', test: isFrame }] } },
    },
  },
}));
