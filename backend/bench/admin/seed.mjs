/**
 * Which table is filled when, with what. `$1` is how many accounts; about as many optimizations, half as many entries of
 * the audit log, and all that the console lists besides, in proportion.
 */
const FILL = [
  [
    'user_account',
    `SELECT given || '.' || family || n || '@' || host, 'none', gen_random_uuid(),
            CASE WHEN n % 10 <> 0 THEN now() END, now() - random() * interval '3 years',
            CASE WHEN n % 200000 = 7 THEN 'admin' ELSE 'user' END, CASE WHEN n % 1000 = 3 THEN now() END
       FROM (SELECT n, ($2::text[])[1 + (random() * 19)::int] AS given, ($3::text[])[1 + (random() * 19)::int] AS family,
                    ($4::text[])[1 + (random() * 7)::int] AS host FROM generate_series(1, $1::int) AS n) AS person`,
    'email, password_hash, registration_id, email_verified_at, created_at, role, suspended_at',
  ],
  [
    'usage_period',
    `SELECT id, plan, quota, least(spent, quota), least(spent, quota), starts_at, starts_at, add_utc_months(starts_at, 1)
       FROM (SELECT id, plan, quota, (random() * quota * 1.2)::int AS spent, now() - random() * interval '27 days' AS starts_at
               FROM (SELECT id, random() AS luck FROM user_account WHERE email_verified_at IS NOT NULL) AS account,
                    LATERAL (SELECT CASE WHEN luck < 0.9 THEN 'free' WHEN luck < 0.97 THEN 'basic' ELSE 'pro' END AS plan,
                                    CASE WHEN luck < 0.9 THEN 10 WHEN luck < 0.97 THEN 200 ELSE 1000 END AS quota) AS chosen) AS period`,
    'user_id, plan, quota, used, adjustment, anchor_at, starts_at, ends_at',
  ],
  [
    'billing_customer',
    `SELECT user_id, 'cus_' || replace(user_id::text, '-', ''), now(), CASE WHEN random() < 0.0002 THEN now() END
       FROM usage_period WHERE plan <> 'free'`,
    'user_id, stripe_id, synced_at, differed_at',
  ],
  // One in a thousand has another plan in use than its subscription gives.
  [
    'billing_subscription',
    `SELECT 'sub_' || replace(user_id::text, '-', ''), user_id, 'cus_' || replace(user_id::text, '-', ''), 'active',
            CASE WHEN random() < 0.001 THEN CASE plan WHEN 'pro' THEN 'basic' ELSE 'pro' END ELSE plan END,
            'price_bench', starts_at, ends_at, true, starts_at - floor(random() * 12) * interval '30 days'
       FROM usage_period WHERE plan <> 'free' ORDER BY 10`,
    'id, user_id, customer_id, status, plan, price_id, period_starts_at, period_ends_at, is_entitling, created_at',
  ],
  [
    'stripe_event',
    `SELECT 'evt_' || row_number() OVER (ORDER BY created_at), 'invoice.paid', id, customer_id, period_starts_at, period_starts_at,
            1, CASE WHEN random() < 0.9999 THEN period_starts_at END, CASE WHEN random() < 0.001 THEN period_starts_at END, 'It failed.'
       FROM billing_subscription`,
    'id, type, object_id, customer_id, created_at, received_at, attempts, processed_at, dead_at, last_error',
  ],
  [
    'usage_reservation',
    `SELECT gen_random_uuid(), user_id, id, CASE WHEN luck < 0.96 THEN 'committed' WHEN luck < 0.98 THEN 'cancelled' ELSE 'released' END,
            at + interval '1 minute', at + took, at
       FROM (SELECT user_id, id, starts_at + random() * (now() - starts_at) AS at, random() AS luck, random() * interval '6 s' AS took
               FROM usage_period, generate_series(1, least(used, 2)) WHERE random() < 0.7 OFFSET 0) AS asked ORDER BY at`,
    'id, user_id, period_id, state, lease_expires_at, settled_at, created_at',
  ],
  [
    'optimization',
    `SELECT r.id, user_id, 'write a short poem about the sea', 'en', 'writing', variants,
            CASE WHEN random() < 0.9 THEN 'openai/gpt/v7' ELSE 'built-in/9' END, true, r.created_at, r.settled_at, repeat('a poem about the sea ', 20)
       FROM usage_reservation r,
            LATERAL (SELECT jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'strategy', strategy, 'source', source, 'title', 'A title',
                              'prompt', repeat('Write a short poem about the sea. ', 6), 'notes', '[]'::jsonb, 'assumptions', '[]'::jsonb)) AS variants
                       FROM (VALUES ('sharp', 'model'), ('structured', 'model'), ('guided', 'built-in')) AS lane (strategy, source)) AS written
      WHERE state = 'committed' ORDER BY r.created_at`,
    'id, user_id, original_prompt, language, intent, variants, engine, charged, created_at, completed_at, search_text',
  ],
  [
    'audit_entry',
    `SELECT NULL::uuid, CASE WHEN n % 3 = 0 THEN 'staff-' || n % 20 || '@corp.example' END,
            ('{user.counter-reset,user.verified,user.prompts-edited,user.deleted,subscription.synced}'::text[])[1 + n % 5], 'user',
            id::text, '{"promptsUsed": 7}', jsonb_build_object('promptsUsed', 0, 'email', email), created_at + random() * (now() - created_at)
       FROM (SELECT id, email, created_at, row_number() OVER () AS n FROM user_account) AS person WHERE n % 2 = 0 ORDER BY 8`,
    'actor_id, actor_email, action, target_type, target_id, before, after, created_at',
  ],
  [
    'mail_log_entry',
    `SELECT gen_random_uuid(), 'verify-email', email, CASE WHEN n % 50 = 0 THEN 'refused' ELSE 'sent' END,
            CASE WHEN n % 50 = 0 THEN '550 no such mailbox' END, now() - random() * interval '30 days'
       FROM (SELECT email, row_number() OVER () AS n FROM user_account) AS person WHERE n % 10 = 0`,
    'id, template, recipient, outcome, reason, created_at',
  ],
  [
    'contact_message',
    `SELECT 'Ada Smith', email, 'I would like to know more about the plan for teams of ten.',
            ('{new,read,answered,archived,archived,archived}'::text[])[1 + n % 6], now() - random() * interval '1 year'
       FROM (SELECT email, row_number() OVER () AS n FROM user_account) AS person WHERE n % 100 = 0`,
    'name, email, message, status, created_at',
  ],
];
const GIVEN =
  'ada grace alan linus margaret edsger barbara donald ken dennis radia tim sophie james maria wei yuki olga jose fatima';
const FAMILY =
  'smith jones garcia miller chen kumar novak rossi mueller silva kim nguyen hansen ivanov sato brown dubois lopez khan olsen';
const HOSTS = 'gmail.com outlook.com yahoo.com icloud.com gmx.de proton.me acme.example corp.example';
const TABLES = FILL.map(([table]) => table);

/**
 * A million people of all kinds: nine in ten verified, one in ten paying, spread over three years and over the month.
 * The indexes are made afterwards, which takes a fraction of filling them row by row.
 */
export async function seedEverybody(client, count) {
  const { rows: indexes } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'public' AND tablename = ANY($1) AND indexname NOT LIKE '%\\_pkey'`,
    [TABLES],
  );
  await client.query(`SET synchronous_commit = off`);
  await client.query(`SET session_replication_role = replica`);
  await client.query(`SET maintenance_work_mem = '256MB'`);
  await client.query(`SET work_mem = '128MB'`);
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  for (const [table, rows, columns] of FILL) {
    const values = table === 'user_account' ? [count, GIVEN.split(' '), FAMILY.split(' '), HOSTS.split(' ')] : [];
    await client.query(`INSERT INTO ${table} (${columns}) ${rows}`, values);
    await client.query(`ANALYZE ${table}`);
  }
  for (const { definition } of indexes) await client.query(definition);
  await client.query('RESET ALL');
  for (const table of TABLES) await client.query(`VACUUM (ANALYZE) ${table}`);
  await client.query('CHECKPOINT');
}

/** Somebody who may look at all of them. */
export async function seedAdmin(client, email, passwordHash) {
  await client.query(
    `INSERT INTO user_account (email, password_hash, registration_id, email_verified_at, role)
     VALUES ($1, $2, gen_random_uuid(), now(), 'admin')`,
    [email, passwordHash],
  );
}
