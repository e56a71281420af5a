import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The most that opening the console may weigh on the wire, in kB of brotli, scripts and styles together. */
const FIRST_LOAD_KB = 300;
/** The same of what a screen fetches when it needs it, by the name of its chunk. */
const LATER_KB: Record<string, number> = { Chart: 85 };
const CODE = /\.(?:js|css)$/;
/** Vite puts the hash of the content behind the name. */
const HASH = /-[\w-]{8}\.js$/;

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

/** Fails the build where the console has grown beyond its budget, or has a chunk that nobody gave one. Weighs what `precompress` wrote. */
export function budget(): Plugin {
  let dist = '';
  let assets = '';
  return {
    name: 'budget',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
      assets = join(dist, config.build.assetsDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const page = await readFile(join(dist, 'index.html'), 'utf8');
        const weighed = await Promise.all(
          (await readdir(assets)).filter((file) => CODE.test(file)).map((file) => weigh(assets, file)),
        );
        const over = overweight(weighed, (file) => page.includes(`/${file}"`));
        if (over.length > 0) this.error(`Above the budget:\n${over.join('\n')}`);
      },
    },
  };
}

interface Weighed {
  file: string;
  bytes: number;
}

const weigh = async (folder: string, file: string): Promise<Weighed> => ({
  file,
  bytes: (await stat(join(folder, `${file}.br`))).size,
});

function overweight(files: readonly Weighed[], isInPage: (file: string) => boolean): string[] {
  const firstLoadKb = kB(files.filter(({ file }) => isInPage(file)).reduce((sum, { bytes }) => sum + bytes, 0));
  const first = firstLoadKb > FIRST_LOAD_KB ? [`the first load: ${firstLoadKb} > ${FIRST_LOAD_KB} kB`] : [];
  const later = files
    .filter(({ file }) => !isInPage(file))
    .flatMap(({ file, bytes }) => {
      const most = LATER_KB[file.replace(HASH, '')];
      if (most === undefined) return [`${file} has no budget`];
      return kB(bytes) > most ? [`${file}: ${kB(bytes)} > ${most} kB`] : [];
    });
  return [...first, ...later];
}
