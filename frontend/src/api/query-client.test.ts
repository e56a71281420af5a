import { describe, expect, it, jest } from '@jest/globals';
import { failed, fakeServer, ok } from '../test/server';
import { createQueryClient, jsonQueryFn } from './query-client';

const server = fakeServer();
const create = () => createQueryClient({ onMutationError: () => undefined });

it('fetches the first element of the key and keeps the answer', async () => {
  server.on('GET /api/track-usage', () => ok('GET /api/track-usage', { remaining: 4, total: 10 }));
  const queryClient = create();
  const query = { queryKey: ['/api/track-usage', 'anything'] };
  await queryClient.fetchQuery(query);
  await expect(queryClient.fetchQuery(query)).resolves.toEqual({ remaining: 4, total: 10 });
  expect(server.calls('GET /api/track-usage')).toHaveLength(1);
});

it('neither retries nor fetches again by itself', () => {
  expect(create().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Infinity,
  });
});

describe('a 401 of the default query', () => {
  it('is raised', async () => {
    server.on('GET /api/track-usage', () => failed('UNAUTHENTICATED', 'Please sign in.'));
    await expect(create().fetchQuery({ queryKey: ['/api/track-usage'] })).rejects.toHaveProperty('status', 401);
  });

  it('is nothing where that was configured', async () => {
    server.on('GET /api/track-usage', () => failed('UNAUTHENTICATED', 'Please sign in.'));
    const queryFn = jsonQueryFn({ on401: 'null' });
    await expect(create().fetchQuery({ queryKey: ['/api/track-usage'], queryFn })).resolves.toBeNull();
  });
});

it('reports a failed mutation unless its form shows the failure', async () => {
  const onMutationError = jest.fn();
  const cache = createQueryClient({ onMutationError }).getMutationCache();
  const fail = (meta: { errorShownInForm?: boolean }) =>
    cache
      .build(create(), { mutationFn: () => Promise.reject(new Error('no')), meta })
      .execute(undefined)
      .catch(() => undefined);
  await fail({ errorShownInForm: true });
  expect(onMutationError).not.toHaveBeenCalled();
  await fail({});
  expect(onMutationError).toHaveBeenCalledTimes(1);
});
