import { expect, it } from '@jest/globals';
import { requireRecentProof } from './recent-proof.js';

const minutesAgo = (minutes: number) => ({ authenticatedAt: new Date(Date.now() - minutes * 60_000) });

it('lets an act pass for half an hour after the password was given, and then asks for it again', () => {
  expect(() => requireRecentProof(minutesAgo(29.9))).not.toThrow();
  expect(() => requireRecentProof(minutesAgo(30.1))).toThrow(
    expect.objectContaining({ code: 'REAUTHENTICATION_REQUIRED', status: 403 }),
  );
});
