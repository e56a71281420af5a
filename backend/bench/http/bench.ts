// What a request costs on top of its SQL and of the model: requests a second, times, memory, start.
//
//   npm run bench:http [-- start requests login optimize memory]
//
// - start: from the process to the first ready answer.
// - requests: `GET /api/auth/session`, `GET /api/track-usage` and `POST /api/optimize-prompt` (built-in engine: the path
//   that reserves and commits), each in turns with a bare Fastify and pg server that sends the very same SQL, recorded
//   from the product a moment before. Limit: at least 40 % of the bare server's requests a second.
// - login: argon2 decides.
// - optimize: 40 optimizations a second, whatever comes back, with a fake model that takes 300 ms for each of their 120
//   streams a second; our own time is what a caller waits beyond the slowest of its three streams. Beside it the same
//   three SDK calls made bare. Limit: 15 ms at the 95th percentile.
// - memory: 10,000 optimizations with a model; heap after forced collection, and resident size. Limit: no growth.
//
// The load comes from this machine too, so absolute figures say little about another one: compare ratios of one run.
import { parseArgs } from 'node:util';
import { benchLogin, benchRequests } from './bench-requests.ts';
import { benchMemory } from './bench-memory.ts';
import { benchOptimize } from './bench-optimize.ts';
import { benchStart } from './bench-start.ts';
import { startPostgres } from './processes.ts';

/** Gets the database's address; says with `false` that a limit doesn't hold. */
const PARTS: Record<string, (databaseUrl: string) => Promise<boolean>> = {
  start: benchStart,
  requests: benchRequests,
  login: benchLogin,
  optimize: benchOptimize,
  memory: benchMemory,
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length) {
  console.error(`There is no part "${unknown.join(' ')}". The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const postgres = await startPostgres();
let holds = true;
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (positionals.length && !positionals.includes(name)) continue;
    console.log(`\n${name}`);
    holds = (await part(postgres.url)) && holds;
  }
} finally {
  await postgres.stop();
}
process.exit(holds ? 0 : 1);
