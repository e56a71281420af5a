// Fastify and pg, and nothing else: sends the SQL that the product sent for the same requests, and the same answers.
import Fastify from 'fastify';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { newKey } from './load.ts';
import type { Replay } from './replay.ts';

const POOL_SIZE = 16;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
let replays: Record<string, Replay[]> = {};
process.on('message', (message: { replays?: typeof replays }) => {
  if (message.replays) replays = message.replays;
});

async function run({ statements, body }: Replay): Promise<unknown> {
  const fresh = new Map<string, string>();
  let client: pg.PoolClient | undefined;
  try {
    for (const { text, values } of statements) {
      if (text === 'START TRANSACTION') client = await pool.connect();
      // Plainly: preparing some of them is what the product does about its own weight.
      await (client ?? pool).query(
        text,
        values.map((value) => (isFresh(value) ? freshValue(value, fresh) : value)),
      );
      if (text === 'COMMIT') {
        client?.release();
        client = undefined;
      }
    }
  } finally {
    client?.release();
  }
  return body;
}

function isFresh(value: unknown): value is { fresh: string; kind: 'key' | 'uuid' } {
  return typeof value === 'object' && value !== null && 'fresh' in value;
}

/** What was new in every request of the product is new here too, and the same wherever it comes again. */
function freshValue({ fresh, kind }: { fresh: string; kind: 'key' | 'uuid' }, known: Map<string, string>): string {
  const value = known.get(fresh) ?? (kind === 'key' ? newKey() : randomUUID());
  known.set(fresh, value);
  return value;
}

const server = Fastify();
server.get('/ready', () => 'ready');
for (const method of ['GET', 'POST'] as const) {
  server.route<{ Params: { name: string; person: string } }>({
    method,
    url: '/:name/:person',
    handler: async ({ params: { name, person } }) => {
      const replay = replays[name]?.[Number(person)];
      if (!replay) throw new Error(`Nothing was recorded for ${name}`);
      return run(replay);
    },
  });
}
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
