import { describe, expect, it } from '@jest/globals';
import { aUser } from '../test/users';
import type { User } from './user';
import { USER_COLUMNS } from './user-columns';

function shown(user: Partial<User>): Record<string, string> {
  return Object.fromEntries(USER_COLUMNS.map(({ source, text }) => [source, text(aUser(user))]));
}

describe('USER_COLUMNS', () => {
  it('has the columns of the specification in its order, then verification, role and status', () => {
    expect(USER_COLUMNS.map(({ source }) => source)).toEqual([
      'id',
      'username',
      'email',
      'subscriptionTier',
      'remaining',
      'promptQuota',
      'promptsUsed',
      'resetDate',
      'createdAt',
      'isVerified',
      'role',
      'suspendedAt',
    ]);
  });

  it('writes dates and numbers as in the US', () => {
    expect(shown({ promptQuota: 1000 })).toMatchObject({
      resetDate: '12/25/2026',
      createdAt: '7/4/2026',
      promptQuota: '1,000',
    });
  });

  it('says so where there is no date', () => {
    expect(shown({ resetDate: null })).toMatchObject({ resetDate: 'None' });
  });

  it('names plan, verification and role', () => {
    expect(shown({ subscriptionTier: 'pro', isVerified: false, role: 'admin' })).toMatchObject({
      subscriptionTier: 'Pro',
      isVerified: 'No',
      role: 'Admin',
    });
    expect(shown({ suspendedAt: null }).suspendedAt).toBe('Active');
    expect(shown({ suspendedAt: '2026-07-04T12:00:00.000Z' }).suspendedAt).toBe('Suspended');
  });
});
