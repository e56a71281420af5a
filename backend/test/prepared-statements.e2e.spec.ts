import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PeriodQueries } from '../src/usage/usage-period.queries.js';
import { TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

it('a connection plans the statements that every request waits for once, and no others', async () => {
  const { id } = await app.user();
  const connection = app.get(DataSource).createQueryRunner();
  const ask = (sql: string, values: unknown[]) => connection.query(sql, values);
  try {
    for (let time = 0; time < 3; time += 1) {
      const [row] = await ask(app.get(PeriodQueries).summary, [id, app.clock.now()]);
      expect(row).toMatchObject({ plan: 'free', quota: 10 });
      await ask('SELECT email FROM user_account WHERE id = $1', [id]);
    }
    const known: { statement: string; calls: string }[] = await connection.query(
      'SELECT statement, generic_plans + custom_plans AS calls FROM pg_prepared_statements',
    );
    const summaries = known.filter(({ statement }) => statement === app.get(PeriodQueries).summary);
    expect(summaries).toHaveLength(1);
    expect(Number(summaries[0]?.calls)).toBeGreaterThanOrEqual(3);
    expect(known.filter(({ statement }) => statement.startsWith('SELECT email'))).toEqual([]);
  } finally {
    await connection.release();
  }
});
