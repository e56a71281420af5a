import { setTimeout as sleep } from 'node:timers/promises';

const PACE = 100_000;
const POLL_MS = 500;

/** Verified accounts on Free whose running month ends at one instant, some prompts used. */
export async function seedAccounts(client, count, endsAt) {
  for (let from = 0; from < count; from += PACE) {
    await client.query(
      `WITH people AS (
         INSERT INTO user_account (email, password_hash, registration_id, email_verified_at)
         SELECT 'person-' || n || '@bench.threefold.test', 'none', gen_random_uuid(), now()
           FROM generate_series($1::int + 1, $2::int) AS n RETURNING id
       )
       INSERT INTO usage_period (user_id, plan, quota, used, adjustment, anchor_at, starts_at, ends_at)
       SELECT id, 'free', 10, 7, 7, add_utc_months($3, -1), add_utc_months($3, -1), add_utc_months(add_utc_months($3, -1), 1) FROM people`,
      [from, Math.min(from + PACE, count), endsAt],
    );
  }
  await client.query('VACUUM (ANALYZE) usage_period');
  await client.query('VACUUM (ANALYZE) user_account');
  await client.query('CHECKPOINT');
}

/** People with more prompts than the bench spends, in a month of their own that goes on. */
export async function seedPeople(client, count, passwordHash) {
  const emails = Array.from({ length: count }, (_, n) => `worker-${n}@bench.threefold.test`);
  await client.query(
    `WITH people AS (
       INSERT INTO user_account (email, password_hash, registration_id, email_verified_at)
       SELECT email, $2, gen_random_uuid(), now() FROM unnest($1::text[]) AS email RETURNING id
     )
     INSERT INTO usage_period (user_id, plan, quota, anchor_at, starts_at, ends_at)
     SELECT id, 'pro', 1000000, now() - interval '1 day', now() - interval '1 day', now() + interval '20 days' FROM people`,
    [emails, passwordHash],
  );
  return emails;
}

/** Accounts that have not exactly one closed month and a new one, with nothing used, that begins where it ended. */
export async function countWrong(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS wrong FROM (
       SELECT 1 FROM usage_period WHERE plan = 'free' GROUP BY user_id
       HAVING count(*) <> 2 OR count(*) FILTER (WHERE closed_at IS NULL AND used = 0 AND quota = 10) <> 1
           OR min(ends_at) <> max(starts_at)
     ) AS account`,
  );
  return rows[0].wrong;
}

/** Resolves when no period is over that nobody has closed. */
export async function untilNothingIsDue(client, now) {
  const due = 'SELECT 1 FROM usage_period WHERE closed_at IS NULL AND ends_at <= $1 LIMIT 1';
  while ((await client.query(due, [now])).rowCount) await sleep(POLL_MS);
}

export async function countRolled(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM usage_period WHERE plan = 'free' AND closed_at IS NOT NULL`,
  );
  return rows[0].count;
}
