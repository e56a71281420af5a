/** The order in which tables are filled, and what each row is. `$1` is how many accounts. */
const FILL = [
  `INSERT INTO user_account (email, password_hash, registration_id, email_verified_at, created_at, role, suspended_at)
   SELECT given || '.' || family || n || '@' || host, 'none', gen_random_uuid(),
          CASE WHEN n % 10 <> 0 THEN now() END, now() - random() * interval '3 years',
          CASE WHEN n % 200000 = 7 THEN 'admin' ELSE 'user' END, CASE WHEN n % 1000 = 3 THEN now() END
     FROM (SELECT n, ($2::text[])[1 + (random() * 19)::int] AS given, ($3::text[])[1 + (random() * 19)::int] AS family,
                  ($4::text[])[1 + (random() * 7)::int] AS host FROM generate_series(1, $1::int) AS n) AS person`,
  `INSERT INTO usage_period (user_id, plan, quota, used, adjustment, anchor_at, starts_at, ends_at)
   SELECT id, plan, quota, least(spent, quota), least(spent, quota), starts_at, starts_at, add_utc_months(starts_at, 1)
     FROM (SELECT id, plan, quota, (random() * quota * 1.2)::int AS spent, now() - random() * interval '27 days' AS starts_at
             FROM (SELECT id, random() AS luck FROM user_account WHERE email_verified_at IS NOT NULL) AS account,
                  LATERAL (SELECT CASE WHEN luck < 0.9 THEN 'free' WHEN luck < 0.97 THEN 'basic' ELSE 'pro' END AS plan,
                                  CASE WHEN luck < 0.9 THEN 10 WHEN luck < 0.97 THEN 200 ELSE 1000 END AS quota) AS chosen) AS period`,
];
const GIVEN =
  'ada grace alan linus margaret edsger barbara donald ken dennis radia tim sophie james maria wei yuki olga jose fatima';
const FAMILY =
  'smith jones garcia miller chen kumar novak rossi mueller silva kim nguyen hansen ivanov sato brown dubois lopez khan olsen';
const HOSTS = 'gmail.com outlook.com yahoo.com icloud.com gmx.de proton.me acme.example corp.example';

/**
 * A million people of all kinds: nine in ten verified, one in ten paying, spread over three years and over the month.
 * The indexes are made afterwards, which takes a fraction of filling them row by row.
 */
export async function seedEverybody(client, count) {
  const { rows: indexes } = await client.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'public' AND tablename IN ('user_account', 'usage_period') AND indexname NOT LIKE '%_pkey'`,
  );
  await client.query(`SET synchronous_commit = off`);
  await client.query(`SET session_replication_role = replica`);
  await client.query(`SET maintenance_work_mem = '256MB'`);
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  await client.query(FILL[0], [count, GIVEN.split(' '), FAMILY.split(' '), HOSTS.split(' ')]);
  await client.query(FILL[1]);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('RESET ALL');
  await client.query('VACUUM (ANALYZE) user_account');
  await client.query('VACUUM (ANALYZE) usage_period');
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
