import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { JobsService } from '../src/jobs/jobs.service.js';
import { type Browser, TestApp } from './support/app.js';
import { until } from './support/until.js';

let a: TestApp;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  admin = await a.signedIn(await a.user({ role: 'admin' }));
});
afterAll(() => a.stop());

it('lists the jobs in the dialect of react-admin', async () => {
  const { body, headers } = await admin.get('/api/admin/rest/jobs').expect(200);
  expect(headers['content-range']).toBe(`jobs 0-${body.length - 1}/${body.length}`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['mail', 'usage-roll', 'usage-sweep']),
  );
  const page = await admin.get('/api/admin/rest/jobs?range=[0,0]&sort=["name","DESC"]').expect(200);
  expect(page.body).toHaveLength(1);
  expect(page.body[0].name).toBe(body.at(-1).name);
});

it('starts a job before its time, shows what it did, and leaves a trace of who wanted it', async () => {
  const { body } = await admin.post('/api/admin/jobs/usage-roll/run').expect(202);
  expect(body).toEqual({ success: true, message: 'The job usage-roll was started.' });
  const read = async () => (await admin.get('/api/admin/rest/jobs/usage-roll').expect(200)).body;
  await until(async () => (await read()).runs > 0);
  expect(await read()).toMatchObject({
    id: 'usage-roll',
    cron: '*/10 * * * *',
    outcome: 'succeeded',
    durationMs: expect.any(Number),
    finishedAt: expect.stringMatching(/^\d{4}-/),
  });
  const trace = await a.sql.query(`SELECT target_id AS job FROM audit_entry WHERE action = 'job.started'`);
  expect(trace).toEqual([{ job: 'usage-roll' }]);
});

it('starts nothing that does not exist or needs something to work on', async () => {
  expect((await admin.post('/api/admin/jobs/nothing/run').expect(404)).body.code).toBe('NOT_FOUND');
  expect((await admin.post('/api/admin/jobs/mail/run').expect(409)).body.code).toBe('CONFLICT');
});

it('is for administrators', async () => {
  const user = await a.signedIn();
  await user.get('/api/admin/rest/jobs').expect(403);
  await user.post('/api/admin/jobs/usage-roll/run').expect(403);
  await a.browser().post('/api/admin/jobs/usage-roll/run').expect(401);
});

it('forgets what administrators did after 24 months, and nothing before', async () => {
  await a.sql.query(
    `INSERT INTO audit_entry (action, target_type, target_id, created_at)
     SELECT 'user.deleted', 'user', age, now() - age::interval FROM unnest(ARRAY['23 months', '25 months', '30 months']) AS age`,
  );
  expect(await a.get(JobsService).runHere('audit-clean-up')).toBe(2);
  const left = await a.sql.query(`SELECT target_id AS age FROM audit_entry WHERE action = 'user.deleted'`);
  expect(left).toEqual([{ age: '23 months' }]);
});
