import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRATEGIES, type Strategy } from '../../contracts/rewriting.js';

/** Which folder of instructions is in use. A change worth comparing gets a folder of its own. */
const VERSION = 'v1';

/** The model ends every rewriting with it; what is missing it may have been cut off. */
export const SENTINEL = '[[END]]';

/** What the model is told, from versioned text files. */
export interface Instructions {
  /** Version and a hash of the files' content, as in `v1-3f2a`: stored with every optimization. */
  id: string;
  /** Told in every call, first and unchanged, so that providers can cache it. */
  system: string;
  strategies: Readonly<Record<Strategy, string>>;
  repair: string;
  refine: string;
  /** A mark that only our instructions contain; a rewriting that contains it leaks them. New in every process. */
  canary: string;
}

export function loadInstructions(): Instructions {
  const hash = createHash('sha256');
  const read = (name: string): string => {
    const text = readFileSync(join(import.meta.dirname, 'instructions', VERSION, `${name}.txt`), 'utf8').trim();
    hash.update(`${name}\n${text}\n`);
    return text;
  };
  const system = read('system');
  const [sharp = '', structured = '', guided = ''] = STRATEGIES.map(read);
  const repair = read('repair');
  const refine = read('refine');
  return {
    id: `${VERSION}-${hash.digest('hex').slice(0, 4)}`,
    system,
    strategies: { sharp, structured, guided },
    repair,
    refine,
    canary: `ref-${randomBytes(8).toString('hex')}`,
  };
}
