import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { AdminUsersService } from '../src/admin/admin-users.service.js';
import type { UserFilter } from '../src/admin/user-filter.js';
import { UserListQueries } from '../src/admin/user-list.queries.js';
import { ToolRunsService } from '../src/admin/tool-runs.service.js';
import type { User } from '../src/users/user.entity.js';
import { type Browser, TestApp } from './support/app.js';

/** More than are counted, so that lists are walked in their indexes; one in ten has no period, one in fifty is overdue. */
const MANY = 10_600;
/** What is done to all of them rests between its batches, for longer on a busy machine. */
const RESTS_PATIENCE_MS = 90_000;
const COLUMNS = [
  ...['id', 'username', 'email', 'subscriptionTier', 'remaining', 'promptQuota', 'promptsUsed'],
  ...['resetDate', 'createdAt', 'isVerified', 'role'],
];

const EVERYBODY: UserFilter = {
  search: null,
  ids: null,
  plan: null,
  isVerified: null,
  isExhausted: null,
  role: null,
  isSuspended: null,
  createdFrom: null,
  createdBefore: null,
};

let a: TestApp;
let boss: User;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  boss = await a.user({ role: 'admin' });
  admin = await a.signedIn(boss);
  await a.sql.query(
    `INSERT INTO user_account (email, password_hash, registration_id, email_verified_at, created_at, suspended_at)
     SELECT CASE WHEN n % 3 = 0 THEN 'ada' ELSE 'bob' END || n || '@example.org', 'x', gen_random_uuid(),
            CASE WHEN n % 10 <> 0 THEN now() END, now() - n * interval '1 hour', CASE WHEN n % 500 = 0 THEN now() END
       FROM generate_series(1, $1::int) AS n`,
    [MANY],
  );
  await a.sql.query(
    `INSERT INTO usage_period (user_id, plan, quota, used, adjustment, anchor_at, starts_at, ends_at)
     SELECT id, plan, quota, used, used, $1::timestamptz - interval '5 days' - late, $1::timestamptz - interval '5 days' - late,
            add_utc_months($1::timestamptz - interval '5 days' - late, 1)
       FROM (SELECT id, CASE WHEN n % 7 = 0 THEN 'pro' ELSE 'free' END AS plan, CASE WHEN n % 7 = 0 THEN 1000 ELSE 10 END AS quota,
                    (n % 11)::int AS used, CASE WHEN n % 50 = 0 THEN interval '40 days' ELSE n * interval '1 minute' END AS late
               FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM user_account
                      WHERE email_verified_at IS NOT NULL AND email LIKE '%@example.org') AS numbered) AS person`,
    [a.clock.now()],
  );
  await a.sql.query('ANALYZE user_account, usage_period');
});
afterAll(() => a.stop());

const ask = (query: Record<string, unknown>) => {
  const values = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return admin.get(`/api/admin/rest/users?${new URLSearchParams(values)}`).expect(200);
};
const totalOf = ({ headers }: { headers: Record<string, string> }) => Number(headers['content-range']?.split('/')[1]);

describe('a list of more than ten thousand', () => {
  it('says that its total is an estimate, and one of fewer that it is exact', async () => {
    const all = await ask({ filter: {} });
    expect(all.headers['x-total-is-estimate']).toBe('true');
    expect(totalOf(all)).toBeGreaterThan(10_000);
    const few = await ask({ filter: { isSuspended: true } });
    expect(few.headers['x-total-is-estimate']).toBe('false');
    expect(totalOf(few)).toBe(Math.floor(MANY / 500));
    const { body } = await admin.get('/api/admin/users').expect(200);
    expect(body).toMatchObject({
      success: true,
      totalIsEstimate: true,
      message: expect.stringMatching(/^About 1\d,\d{3} users$/),
    });
  });

  it.each(COLUMNS.flatMap((column) => [[column, 'ASC'] as const, [column, 'DESC'] as const]))(
    'sorts by %s %s from the first row to the last, each account once, whether or not its period is over',
    async (column, way) => {
      const seen: Record<string, unknown>[] = [];
      for (let from = 0; ; from += 1_000) {
        const { body } = await ask({ sort: [column, way], range: [from, from + 999] });
        seen.push(...body);
        if (body.length < 1_000) break;
      }
      expect(seen).toHaveLength(MANY + 1);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY + 1);
      const isOfPeriod = ['subscriptionTier', 'remaining', 'promptQuota', 'promptsUsed', 'resetDate'].includes(column);
      const withPeriod = isOfPeriod ? seen.filter(({ version }) => version !== 'none') : seen;
      // Those without a period are together at the end.
      expect(seen.slice(0, withPeriod.length)).toEqual(withPeriod);
      const keys = withPeriod.map((row) => row[column] as string | number | boolean);
      const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(keys).toEqual(way === 'ASC' ? sorted : sorted.toReversed());
    },
  );

  it('is narrowed to exactly those that match, however it is sorted', async () => {
    const filters: [object, string][] = [
      [{ subscriptionTier: 'pro' }, `p.plan = 'pro'`],
      [{ isVerified: false }, 'u.email_verified_at IS NULL'],
      [{ exhausted: true }, 'p.used >= p.quota AND p.ends_at > $1'],
      [
        { exhausted: false, subscriptionTier: 'free' },
        `(p.id IS NULL OR (p.plan = 'free' AND NOT (p.used >= p.quota AND p.ends_at > $1)))`,
      ],
      [{ exhausted: false }, `NOT (p.id IS NOT NULL AND p.used >= p.quota AND p.ends_at > $1)`],
      [
        { exhausted: true, subscriptionTier: 'free', isVerified: true },
        `p.plan = 'free' AND p.used >= p.quota AND p.ends_at > $1`,
      ],
      [{ subscriptionTier: 'pro', isVerified: false }, 'FALSE'],
      [{ subscriptionTier: 'pro', q: 'ada' }, `p.plan = 'pro' AND u.email LIKE '%ada%'`],
      [{ role: 'admin' }, `u.role = 'admin'`],
      [
        { createdAt_gte: '2026-01-01', createdAt_lte: '2026-01-31' },
        `u.created_at >= '2026-01-01Z' AND u.created_at < '2026-02-01Z'`,
      ],
      [{ q: 'ADA1' }, `u.email LIKE '%ada1%'`],
      [{ q: 'ad' }, `u.email LIKE 'ad%'`],
      [{ q: 'da' }, `u.email LIKE 'da%'`],
      [{ q: '%' }, 'FALSE'],
    ];
    for (const [filter, condition] of filters) {
      const [{ count }] = await a.sql.query(
        `SELECT count(*)::int AS count FROM user_account u LEFT JOIN usage_period p ON p.user_id = u.id AND p.closed_at IS NULL
          WHERE $1::timestamptz IS NOT NULL AND ${condition}`,
        [a.clock.now()],
      );
      for (const sort of ['createdAt', 'promptsUsed']) {
        const answer = await ask({ filter, sort: [sort, 'DESC'] });
        expect({ filter, total: totalOf(answer) }).toEqual({ filter, total: count });
      }
    }
  });

  it('is estimated from a part of all accounts where a search meets what only a period tells', async () => {
    const filter = { ...EVERYBODY, isExhausted: true };
    for (const [search, plan] of [
      ['ada', null],
      ['ada', 'pro'],
      ['example.org', 'free'],
    ] as const) {
      const { text, values } = a.get(UserListQueries).sample({ ...filter, search, plan }, a.clock.now(), 4);
      const [sample] = await a.sql.query(text, [...values]);
      const [whole] = await a.sql.query(
        `SELECT count(*)::int AS total FROM user_account u JOIN usage_period p ON p.user_id = u.id AND p.closed_at IS NULL
          WHERE u.id < '40000000-0000-0000-0000-000000000000' AND u.email LIKE '%' || $2 || '%' AND p.used >= p.quota AND p.ends_at > $1
            AND ($3::text IS NULL OR p.plan = $3)`,
        [a.clock.now(), search, plan],
      );
      expect(sample).toEqual(whole);
    }
  });

  it.each([[{ role: 'boss' }], [{ isVerified: 'yes' }], [{ subscriptionTier: 'gold' }], [{ createdAt_gte: 'soon' }]])(
    'refuses the filter %j',
    async (filter) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      expect((await admin.get(`/api/admin/rest/users?${query}`).expect(400)).body.code).toBe('VALIDATION_FAILED');
    },
  );

  it('takes the last page for the end, whatever was expected', async () => {
    const page = { orderBy: 'createdAt', descending: true, offset: MANY - 10, limit: 100 } as const;
    expect(await a.get(AdminUsersService).list(EVERYBODY, page)).toMatchObject({ total: MANY + 1, isEstimate: false });
  });
});

describe('the file of users', () => {
  const fileOf = (filter: object) =>
    admin.get(`/api/admin/users/export?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  it('holds every row that matches, newest first, and leaves a trace', async () => {
    const { text, headers } = await fileOf({}).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(MANY + 2);
    expect(lines[0]).toMatch(/^id,username,email,subscriptionTier,remaining,/);
    expect(lines[1]).toContain(boss.email);
    const some = await fileOf({ isSuspended: true }).expect(200);
    expect(some.text.trimEnd().split('\r\n')).toHaveLength(Math.floor(MANY / 500) + 1);
    const trace: unknown[] = await a.sql.query(
      `SELECT after FROM audit_entry WHERE action = 'users.exported' ORDER BY created_at`,
    );
    expect(trace).toEqual([{ after: { filter: {} } }, { after: { filter: { isSuspended: true } } }]);
  });

  it('runs nothing in a spreadsheet', async () => {
    const user = await a.user();
    await a.sql.query('UPDATE user_account SET email = $2 WHERE id = $1', [user.id, '=cmd|calc@example.com']);
    const { text } = await fileOf({ q: 'calc@' }).expect(200);
    expect(text).toContain(`,'=cmd|calc@example.com,`);
    await a.sql.query('DELETE FROM user_account WHERE id = $1', [user.id]);
  });
});

describe('what is done to all accounts', () => {
  const spend = () =>
    a.sql.query(`UPDATE usage_period SET used = 3, adjustment = 3 WHERE closed_at IS NULL AND ends_at > $1`, [
      a.clock.now(),
    ]);
  const runs = async () => (await admin.get('/api/admin/tool-runs').expect(200)).body;
  const changes = async () => {
    const [{ count }] = await a.sql.query(
      `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'user.counter-reset'`,
    );
    return count as number;
  };

  it(
    'is done once for a double click and a second administrator, who both get its count, and shows how far it is',
    async () => {
      await spend();
      const other = await a.signedIn(await a.user({ role: 'admin' }));
      const asked = [admin, admin, other].map((browser) => browser.post('/api/admin/reset-all-counters'));
      let isDone = false;
      const answers = Promise.all(asked.map(async (call) => (await call).body)).finally(() => (isDone = true));
      const seen: number[] = [];
      while (!isDone) {
        const { items } = await runs();
        if (items[0]) seen.push(items[0].percentDone);
        await sleep(50);
      }
      const { items } = await runs();
      seen.push(items[0].percentDone);
      const [{ count }] = await a.sql.query(`SELECT count(*)::int AS count FROM usage_period WHERE admin_modified`);
      expect(await answers).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ usersReset: count })));
      expect(await changes()).toBe(count);
      expect(seen).toEqual(seen.toSorted((one, two) => one - two));
      expect(seen.at(-1)).toBe(100);
      expect((await runs()).items).toMatchObject([
        { tool: 'reset-all-counters', changed: count, startedBy: boss.email },
      ]);
    },
    RESTS_PATIENCE_MS,
  );

  it(
    'goes on where it was when its server died, and counts no account twice',
    async () => {
      await a.sql.query(`UPDATE usage_period SET admin_modified = false`);
      await spend();
      const before = await changes();
      // What a server leaves that died in the middle: an unfinished run that nobody moves.
      const [{ id: half }] = await a.sql.query(
        `SELECT user_id AS id FROM usage_period WHERE closed_at IS NULL ORDER BY user_id OFFSET 4000 LIMIT 1`,
      );
      await a.sql.query(
        `INSERT INTO tool_run (tool, origin, cursor, changed, moved_at)
       VALUES ('reset-all-counters', $1, $2, 5, now() - interval '1 hour')`,
        [JSON.stringify({ actor: { id: boss.id, email: boss.email } }), half],
      );
      const { body } = await admin.post('/api/admin/reset-all-counters').expect(200);
      const [{ count }] = await a.sql.query(`SELECT count(*)::int AS count FROM usage_period WHERE admin_modified`);
      expect(body.usersReset).toBe(5 + count);
      expect((await changes()) - before).toBe(count);
    },
    RESTS_PATIENCE_MS,
  );

  it('is not waited for by a server that stops', async () => {
    const service = a.get(ToolRunsService);
    service.beforeApplicationShutdown();
    await expect(service.run('verify-all-users', { actor: boss })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
