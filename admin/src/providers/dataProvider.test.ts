import { describe, expect, it } from '@jest/globals';
import { json, list, startServer } from '../test/server';
import { aUser } from '../test/users';
import { dataProvider } from './dataProvider';

const PAGE = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { q: 'ada' },
} as const;

describe('dataProvider', () => {
  it('asks for a page of users, sorted and searched', async () => {
    const calls = startServer({ 'GET /api/admin/rest/users': () => list([aUser()], 137) });
    const { data, total } = await dataProvider.getList('users', PAGE);
    expect(data).toEqual([aUser()]);
    expect(total).toBe(137);
    expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
      range: '[25,49]',
      sort: '["createdAt","DESC"]',
      filter: '{"q":"ada"}',
    });
    expect(calls[0]!.init.credentials).toBe('include');
  });

  it('understands an empty list', async () => {
    startServer({ 'GET /api/admin/rest/users': () => list([]) });
    expect(await dataProvider.getList('users', PAGE)).toEqual({ data: [], total: 0 });
  });

  it("passes the server's refusal on", async () => {
    startServer({ 'GET /api/admin/rest/users': () => json({ message: 'Only for administrators.' }, 403) });
    await expect(dataProvider.getList('users', PAGE)).rejects.toMatchObject({
      message: 'Only for administrators.',
      status: 403,
    });
  });
});
