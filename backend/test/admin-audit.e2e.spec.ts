import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../src/users/user.entity.js';
import { APP_URL, type Browser, TestApp } from './support/app.js';

let a: TestApp;
let boss: User;
let ada: User;
let admin: Browser;
beforeAll(async () => {
  a = await TestApp.start();
  boss = await a.user({ role: 'admin' });
  ada = await a.user();
  admin = await a.signedIn(boss);
  await admin
    .raw('patch', `/api/admin/users/${ada.id}/prompts`)
    .set('Origin', APP_URL)
    .send({ promptQuota: 50 })
    .expect(200);
  await admin.post('/api/admin/jobs/usage-roll/run').expect(202);
  await a.sql.query(
    `INSERT INTO audit_entry (action, target_type, target_id, actor_email, created_at)
     VALUES ('user.role-granted', 'user', 'long-ago', '=cmd@example.com', '2026-01-31 23:59:59.999999Z')`,
  );
});
afterAll(() => a.stop());

interface Row {
  action: string;
  targetId: string;
  actorEmail: string | null;
}

const query = (parts: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]));
const list = async (parts: Record<string, unknown> = {}): Promise<Row[]> =>
  (await admin.get(`/api/admin/rest/audit-log?${query(parts)}`).expect(200)).body;
const actionsWith = async (filter: Record<string, unknown>) => (await list({ filter })).map(({ action }) => action);

describe('the audit log', () => {
  it('says who did what to whom, from what to what, when and from where, newest first', async () => {
    const { body, headers } = await admin.get('/api/admin/rest/audit-log').expect(200);
    expect(headers['content-range']).toBe('audit-log 0-2/3');
    expect(body[0]).toMatchObject({
      action: 'job.started',
      targetType: 'job',
      targetId: 'usage-roll',
      targetEmail: null,
    });
    expect(body[1]).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-/),
      actorId: boss.id,
      actorEmail: boss.email,
      action: 'user.prompts-edited',
      targetType: 'user',
      targetId: ada.id,
      targetEmail: ada.email,
      before: { promptsUsed: 0, promptQuota: 10 },
      after: { promptsUsed: 0, promptQuota: 50 },
      ip: expect.stringMatching(/127\.0\.0\.1/),
      requestId: expect.any(String),
    });
    const one = await admin.get(`/api/admin/rest/audit-log/${body[1].id}`).expect(200);
    expect(one.body).toEqual(body[1]);
  });

  it('is narrowed by actor, action, subject and days, and sorted by what has an index', async () => {
    expect(await actionsWith({ actor: boss.email })).toEqual(['job.started', 'user.prompts-edited']);
    expect(await actionsWith({ actor: 'system' })).toEqual([]);
    expect(await actionsWith({ action: 'job.started' })).toEqual(['job.started']);
    expect(await actionsWith({ subject: ada.email.toUpperCase() })).toEqual(['user.prompts-edited']);
    expect(await actionsWith({ subject: ada.id })).toEqual(['user.prompts-edited']);
    expect(await actionsWith({ subject: 'nobody@example.com' })).toEqual([]);
    expect(await actionsWith({ createdAt_gte: '2026-01-31', createdAt_lte: '2026-01-31' })).toEqual([
      'user.role-granted',
    ]);
    expect(await actionsWith({ createdAt_lte: '2026-01-30' })).toEqual([]);
    const sorted = await list({ sort: ['action', 'ASC'], range: [0, 0] });
    expect(sorted.map(({ action }) => action)).toEqual(['job.started']);
    await admin.get(`/api/admin/rest/audit-log?${query({ sort: ['ip', 'ASC'] })}`).expect(400);
    await admin.get(`/api/admin/rest/audit-log?${query({ filter: { createdAt_gte: 'soon' } })}`).expect(400);
  });

  it('offers those who acted and what was done', async () => {
    const { body } = await admin.get('/api/admin/audit-log/choices').expect(200);
    expect(body.actors).toEqual(['system', '=cmd@example.com', boss.email]);
    expect(body.actions).toEqual(['job.started', 'user.prompts-edited', 'user.role-granted']);
  });

  it('still finds by the address an account that was deleted', async () => {
    const gone = await a.user();
    await admin.delete(`/api/admin/users/${gone.id}`).expect(200);
    expect(await actionsWith({ subject: gone.email })).toEqual(['user.deleted']);
  });

  it('leaves as CSV, every row once over all pages, harmless to spreadsheets, and notes who took it', async () => {
    await a.sql.query(
      `INSERT INTO audit_entry (action, target_type, target_id, created_at)
       SELECT 'user.verified', 'user', 'many-' || n, '2026-02-01Z' FROM generate_series(1, 1200) AS n`,
    );
    const answer = await admin.get(`/api/admin/audit-log/export?${query({ filter: { createdAt_lte: '2026-02-02' } })}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('time,actor,action,subject type,subject,subject now,before,after,from,request');
    expect(lines).toHaveLength(1 + 1200 + 1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.at(-1)).toContain(",'=cmd@example.com,user.role-granted,user,long-ago,");
    expect((await list({ range: [0, 0] }))[0]).toMatchObject({ action: 'audit-log.exported', actorEmail: boss.email });
  });

  it('counts exactly up to ten thousand and says about how many above', async () => {
    await a.sql.query(
      `INSERT INTO audit_entry (action, target_type, target_id) SELECT 'user.verified', 'user', 'n' FROM generate_series(1, 15000)`,
    );
    await a.sql.query('ANALYZE audit_entry');
    const { headers } = await admin.get('/api/admin/rest/audit-log').expect(200);
    const total = Number(String(headers['content-range']).split('/')[1]);
    expect(total).toBeGreaterThan(15_000);
    expect(total).toBeLessThan(18_000);
  });

  it('can neither be changed nor emptied', async () => {
    for (const statement of ['UPDATE audit_entry SET ip = NULL', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry']) {
      await expect(a.sql.query(statement)).rejects.toThrow('audit entries are append-only');
    }
  });
});
