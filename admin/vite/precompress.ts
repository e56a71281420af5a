import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Lays a brotli and a gzip copy beside each text file, so that the server never compresses the same bytes twice. */
export function precompress(): Plugin {
  let assets = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      assets = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const files = (await readdir(assets)).filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(files.map((file) => compress(join(assets, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content, hint)),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
