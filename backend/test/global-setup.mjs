import { registerHooks } from 'node:module';
import { ensureRedis } from '../../scripts/ensure-program.mjs';

/** TEST_DATABASE_URL, or DATABASE_URL, may name a PostgreSQL whose user can create databases; else the tests bring their own. */
export default async function setUp() {
  const redis = await ensureRedis();
  process.env.TEST_REDIS_SERVER = redis.path ?? '';
  process.env.TEST_REDIS_MISSING = redis.missing ?? '';
  process.env.TEST_DATABASE_URL ||= process.env.DATABASE_URL ?? '';
  if (process.env.TEST_DATABASE_URL) return;
  const { startTemporaryPostgres } = await importTypeScript('../dev/embedded-postgres.ts');
  globalThis.testPostgres = await startTemporaryPostgres('postgres');
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}

/** Jest compiles no imports of this file. Node strips types by itself, but looks for the .js that our sources import. */
async function importTypeScript(path) {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
      return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
    },
  });
  try {
    return await import(path);
  } finally {
    hooks.deregister();
  }
}
