import { describe, expect, it } from '@jest/globals';
import { initialPlan, meaningOf, planInAddress, whyNot } from './plan-choice';

const has = (tier: 'free' | 'basic' | 'pro', changes = {}) => ({
  tier,
  status: tier === 'free' ? ('none' as const) : ('active' as const),
  isActive: tier !== 'free',
  cancelAtPeriodEnd: false,
  nextTier: null,
  owedTier: null,
  ...changes,
});
const nothing = { address: undefined, stored: null };

describe('the plan in an address', () => {
  it.each([
    ['/subscribe-new', '?plan=basic', 'basic'],
    ['/subscribe-new', '?plan=pro&upgrade=true', 'pro'],
    ['/subscribe-basic', '', 'basic'],
    ['/subscribe-pro-new', '', 'pro'],
    ['/subscribe-basic', '?plan=pro', 'pro'],
    ['/subscribe', '?plan=gold', undefined],
    ['/subscribe', '', undefined],
  ])('%s%s is %s', (pathname, search, plan) => {
    expect(planInAddress({ pathname, search })).toBe(plan);
  });
});

describe('the plan chosen at first', () => {
  it('is the address’s, else the stored one, else Pro', () => {
    expect(initialPlan(has('free'), { address: 'basic', stored: 'pro' })).toBe('basic');
    expect(initialPlan(has('free'), { address: undefined, stored: 'basic' })).toBe('basic');
    expect(initialPlan(has('free'), { address: undefined, stored: 'nonsense' })).toBe('pro');
    expect(initialPlan(has('free'), nothing)).toBe('pro');
  });

  it('is never the one the person has', () => {
    expect(initialPlan(has('basic'), { address: 'basic', stored: null })).toBe('pro');
    expect(initialPlan(has('pro'), nothing)).toBe('basic');
  });

  it('may be the one the person has when that is about to end', () => {
    expect(initialPlan(has('pro', { cancelAtPeriodEnd: true }), nothing)).toBe('pro');
    expect(initialPlan(has('pro', { status: 'past_due', owedTier: 'pro' }), nothing)).toBe('pro');
    expect(initialPlan(has('free', { status: 'unpaid', owedTier: 'basic' }), nothing)).toBe('basic');
    expect(initialPlan(has('pro', { nextTier: 'basic' }), { address: 'basic', stored: null })).toBe('pro');
  });
});

describe('a plan that can’t be chosen', () => {
  it.each([
    ['nothing is closed to Free', has('free'), null, null],
    ['one has Basic', has('basic'), 'current', null],
    ['one has Pro', has('pro'), null, 'current'],
    ['Pro is about to end', has('pro', { cancelAtPeriodEnd: true }), null, null],
    ['a change to Basic is scheduled', has('pro', { nextTier: 'basic' }), 'scheduled', null],
    ['Pro has to be paid first', has('pro', { status: 'past_due', owedTier: 'pro' }), 'unpaid', null],
    ['Basic ran out unpaid', has('free', { status: 'unpaid', owedTier: 'basic' }), null, 'unpaid'],
  ] as const)('%s', (_case, subscription, basic, pro) => {
    expect([whyNot(subscription, 'basic'), whyNot(subscription, 'pro')]).toEqual([basic, pro]);
  });
});

it.each([
  [has('free'), 'basic', 'subscribe'],
  [has('basic', { isActive: false }), 'basic', 'subscribe'],
  [has('basic'), 'pro', 'upgrade'],
  [has('pro'), 'basic', 'downgrade'],
  [has('pro', { cancelAtPeriodEnd: true }), 'pro', 'keep'],
  [has('pro', { status: 'past_due', owedTier: 'pro' }), 'pro', 'settle'],
  [has('free', { status: 'unpaid', owedTier: 'basic' }), 'basic', 'settle'],
] as const)('for %j choosing %s means to %s', (subscription, plan, meaning) => {
  expect(meaningOf(subscription, plan)).toBe(meaning);
});
