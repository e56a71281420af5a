import { type Call, closedLoop, type Figures, median } from './load.ts';
import { loginBody, makePeople, type Person } from './people.ts';
import { type Program, startBeside, startProduct } from './processes.ts';
import { record, type Replay } from './replay.ts';
import { judge, say, times } from './say.ts';

/** People at a time, one connection each. */
const CONNECTIONS = 16;
/** Product and bare server in turns, so that whatever else the machine does meets both. */
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 5;
const LEAST_SHARE = 0.4;
const PROMPT = 'write a marketing email for our new running shoe';

const CALLS: Record<string, (person: Person, url: string) => Call> = {
  'GET /api/auth/session': ({ cookie }) => ({ method: 'GET', path: '/api/auth/session', headers: { cookie } }),
  'GET /api/track-usage': ({ cookie }) => ({ method: 'GET', path: '/api/track-usage', headers: { cookie } }),
  'POST /api/optimize-prompt': ({ cookie }, url) => ({
    method: 'POST',
    path: '/api/optimize-prompt',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: PROMPT }),
    isKeyed: true,
  }),
};

export async function benchRequests(databaseUrl: string): Promise<boolean> {
  const recorder = await startProduct(databaseUrl, { BENCH_RECORDS_SQL: '1' });
  const people = await makePeople(CONNECTIONS, databaseUrl, recorder.url);
  const replays: Record<string, Replay[]> = {};
  for (const [name, toCall] of Object.entries(CALLS)) {
    replays[slug(name)] = [];
    for (const person of people) replays[slug(name)]?.push(await record(recorder, toCall(person, recorder.url)));
  }
  await recorder.stop();

  const [product, bare] = await Promise.all([
    startProduct(databaseUrl),
    startBeside('bare-server.ts', { DATABASE_URL: databaseUrl }),
  ]);
  bare.tell({ replays });
  let holds = true;
  try {
    for (const [name, toCall] of Object.entries(CALLS)) {
      const statements = replays[slug(name)]?.[0]?.statements.length ?? 0;
      const ours = people.map((person) => toCall(person, product.url));
      const theirs = ours.map(({ method }, n): Call => ({ method, path: `/${slug(name)}/${n}` }));
      holds = (await compare(`${name} (${statements} statements)`, [product, ours], [bare, theirs])) && holds;
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
  return holds;
}

type Round = Figures & { cpuMs: number };

/** Requests a second depend on what else the machine does meanwhile, the processor's time for one much less. */
async function measure(program: Program, calls: readonly Call[]): Promise<Round> {
  const before = await program.ask<NodeJS.CpuUsage>('cpu');
  const figures = await closedLoop(program.url, calls, SECONDS);
  const after = await program.ask<NodeJS.CpuUsage>('cpu');
  const microseconds = after.user + after.system - before.user - before.system;
  return { ...figures, cpuMs: microseconds / 1_000 / (figures.perSecond * SECONDS) };
}

type Side = readonly [Program, readonly Call[]];

async function compare(name: string, [product, ours]: Side, [bare, theirs]: Side): Promise<boolean> {
  await closedLoop(product.url, ours, WARM_UP_SECONDS);
  await closedLoop(bare.url, theirs, WARM_UP_SECONDS);
  const rounds: { product: Round; bare: Round }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ product: await measure(product, ours), bare: await measure(bare, theirs) });
  }
  const failures = rounds.reduce((sum, round) => sum + round.product.failures + round.bare.failures, 0);
  const best = rounds.map((round) => round.product).toSorted((a, b) => b.perSecond - a.perSecond)[0];
  const shares = rounds.map((round) => round.product.perSecond / round.bare.perSecond);
  const share = median(shares);
  say(name, Math.round(median(rounds.map((round) => round.product.perSecond))), 'requests/s');
  say(`${name}, bare server`, Math.round(median(rounds.map((round) => round.bare.perSecond))), 'requests/s');
  if (best) say(`${name}, p50 / p95 / p99 with ${CONNECTIONS} connections`, times(best), 'ms');
  const cpu = (side: 'product' | 'bare') => median(rounds.map((round) => round[side].cpuMs)).toFixed(2);
  say(`${name}, processor time of a request, ours and bare`, `${cpu('product')}, ${cpu('bare')}`, 'ms');
  const spread = shares.map((one) => (one * 100).toFixed(0)).join(', ');
  console.log(`  rounds: ${spread} %`);
  const figure = `${name}, share of the bare server`;
  return (
    judge(figure, (share * 100).toFixed(0), '%', `${LEAST_SHARE * 100} %`, share >= LEAST_SHARE) &&
    judge(`${name}, answers other than 200`, failures, '', 'none', failures === 0)
  );
}

const slug = (name: string): string => name.replace(/\W+/g, '-').toLowerCase();

const LOGIN_CONNECTIONS = 4;
const LOGIN_SECONDS = 6;

export async function benchLogin(databaseUrl: string): Promise<boolean> {
  const product = await startProduct(databaseUrl);
  try {
    const people = await makePeople(LOGIN_CONNECTIONS, databaseUrl, product.url);
    const calls = people.map((person): Call => ({
      method: 'POST',
      path: '/api/auth/login',
      headers: { origin: product.url, 'content-type': 'application/json' },
      body: loginBody(person),
    }));
    const figures = await closedLoop(product.url, calls, LOGIN_SECONDS);
    say('POST /api/auth/login', figures.perSecond.toFixed(1), 'requests/s');
    say(`POST /api/auth/login, p50 / p95 / p99 with ${LOGIN_CONNECTIONS} connections`, times(figures), 'ms');
    return judge('POST /api/auth/login, answers other than 200', figures.failures, '', 'none', figures.failures === 0);
  } finally {
    await product.stop();
  }
}
