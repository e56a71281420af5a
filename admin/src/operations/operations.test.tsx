import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../test/open-admin';
import { json, list, startServer, type Call } from '../test/server';
import { replyLink } from './Messages';

const AT = '2026-07-04T12:00:00.000Z';
const MESSAGE = {
  id: 'm1',
  name: 'Ada',
  email: 'ada@example.test',
  message: 'Hi & bye?\nYours',
  status: 'new',
  createdAt: AT,
};
const ENTRY = {
  id: 'a1',
  createdAt: AT,
  actorId: 'b',
  actorEmail: 'boss@example.test',
  action: 'user.prompts-edited',
  targetType: 'user',
  targetId: 'u1',
  targetEmail: 'ada@example.test',
  before: { promptQuota: 10, promptsUsed: 3 },
  after: { promptQuota: 50, promptsUsed: 3 },
  ip: '203.0.113.7',
  requestId: 'r',
};
const SUBSCRIPTION = {
  id: 'sub_1',
  userId: 'u1',
  userEmail: 'ada@example.test',
  customerId: 'cus_1',
  status: 'active',
  plan: 'pro',
  nextPlan: 'basic',
  planInUse: 'free',
  isEntitling: true,
  periodStartsAt: AT,
  periodEndsAt: AT,
  cancelsAt: null,
  endedAt: null,
  createdAt: AT,
  syncedAt: null,
  problems: ['plan-differs', 'never-synced'],
  stripeUrl: 'https://dashboard.stripe.com/subscriptions/sub_1',
};
const OPTIMIZATION = {
  id: 'o1',
  userId: 'u1',
  userEmail: 'ada@example.test',
  engine: 'openai/gpt@7',
  language: 'en',
  intent: 'write',
  strategies: [
    { strategy: 'sharp', source: 'model', selected: true },
    { strategy: 'guided', source: 'built-in', selected: false },
  ],
  charged: true,
  refinements: 2,
  inputTokens: 900,
  outputTokens: 300,
  costMicroUsd: 1200,
  createdAt: AT,
  completedAt: AT,
  durationMs: 2300,
};
const DEAD_EVENT = {
  id: 'evt_1',
  type: 'invoice.paid',
  objectId: 'in_1',
  customerId: 'cus_1',
  createdAt: AT,
  receivedAt: AT,
  diedAt: AT,
  attempts: 30,
  reason: 'No account',
};
const DEAD_JOB = {
  id: 'j1',
  job: 'mail',
  about: { template: 'contact', messageId: 'm1' },
  createdAt: AT,
  diedAt: AT,
  attempts: 13,
  reason: 'refused',
};

const REFUSED_MAIL = {
  id: 'r1',
  template: 'verify-email',
  recipient: 'typo@exmaple.org',
  reason: '550 no such mailbox',
  createdAt: AT,
  canBeRetried: true,
};

let calls: Call[];
let retry: () => Response;
const person = userEvent.setup();

beforeEach(() => {
  retry = () => json({ success: true, message: '1 event will be tried again now.', retried: 1 });
  calls = startServer({
    'GET /api/auth/session': () => json({ isAuthenticated: true, user: { username: 'boss', role: 'admin' } }),
    'GET /api/admin/rest/audit-log': () =>
      list([ENTRY, { ...ENTRY, id: 'a2', actorEmail: null, before: null, after: null }]),
    'GET /api/admin/audit-log/choices': () => json({ actors: ['system'], actions: ['user.prompts-edited'] }),
    'GET /api/admin/rest/contact-messages': () => list([MESSAGE]),
    'PATCH /api/admin/contact-messages/m1': () =>
      json({ success: true, message: 'The message of Ada is answered.', contactMessage: MESSAGE }),
    'GET /api/admin/rest/subscriptions': () => list([SUBSCRIPTION]),
    'POST /api/admin/subscriptions/sub_1/sync': () => json({ message: 'Stripe is away.' }, 503),
    'GET /api/admin/rest/optimizations': () => list([OPTIMIZATION]),
    'GET /api/admin/rest/optimizations/o1': () => json(OPTIMIZATION),
    'GET /api/admin/rest/dead-events': () => list([DEAD_EVENT]),
    'GET /api/admin/rest/dead-jobs': () => list([DEAD_JOB]),
    'GET /api/admin/rest/refused-mails': () =>
      list([REFUSED_MAIL, { ...REFUSED_MAIL, id: 'r2', recipient: 'old@example.org', canBeRetried: false }]),
    'POST /api/admin/refused-mails/r1/retry': () => retry(),
    'POST /api/admin/dead-events/evt_1/retry': () => retry(),
    'POST /api/admin/dead-jobs/retry-all': () => retry(),
  });
});

const sent = (method: string) => calls.filter((call) => call.method === method);
const paths = (method: string) => sent(method).map(({ url }) => url.pathname);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the audit log', () => {
  it('reads as sentences: who, what, on whom, from what to what', async () => {
    openAdmin({ path: '/admin/audit-log' });
    const [, edited, bySystem] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(cells(edited!).slice(1)).toEqual([
      'boss@example.test',
      'User: prompts edited',
      'ada@example.test',
      'promptQuota: 10 → 50',
      '203.0.113.7',
    ]);
    expect(cells(bySystem!)[1]).toBe('System');
    expect(cells(bySystem!)[4]).toBe('No values');
  });

  it('leaves as the file that the filter finds', async () => {
    openAdmin({ path: `/admin/audit-log?filter=${encodeURIComponent('{"subject":"ada@example.test"}')}` });
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://x');
    expect(pathname).toBe('/api/admin/audit-log/export');
    expect(searchParams.get('filter')).toBe('{"subject":"ada@example.test"}');
  });
});

describe('the messages', () => {
  it('move on to another status', async () => {
    openAdmin({ path: '/admin/contact-messages' });
    await person.click(await screen.findByRole('combobox', { name: 'Status of the message of Ada' }));
    await person.click(await screen.findByRole('option', { name: 'Answered' }));
    expect(await screen.findByText('The message of Ada is answered.')).toBeVisible();
    expect(sent('PATCH').map(({ init }) => init.body)).toEqual(['{"status":"answered"}']);
  });

  it('are answered from one’s own mail program, quoted', () => {
    const link = new URL(replyLink(MESSAGE as never));
    expect(decodeURIComponent(link.pathname)).toBe('ada@example.test');
    expect(link.searchParams.get('subject')).toBe('Re: Your message to us');
    expect(link.searchParams.get('body')).toBe('\r\n\r\nAda wrote on 7/4/2026:\r\n> Hi & bye?\r\n> Yours');
  });
});

describe('the subscriptions', () => {
  it('say what is wrong, lead to Stripe, and tell when syncing fails', async () => {
    openAdmin({ path: '/admin/subscriptions' });
    const row = (await screen.findByText('Another plan in use')).closest('tr')!;
    expect(cells(row).slice(0, 5)).toEqual([
      'ada@example.test',
      'Pro, then Basic',
      'active',
      'Free',
      'Another plan in useNever compared',
    ]);
    expect(within(row).getByRole('link')).toHaveAttribute('href', SUBSCRIPTION.stripeUrl);
    await person.click(within(row).getByRole('button', { name: 'Sync the subscription of ada@example.test' }));
    expect(await screen.findByText('Failed to sync: Stripe is away.')).toBeVisible();
  });
});

describe('the optimizations', () => {
  it('show outcomes and figures, and say that texts are not shown', async () => {
    openAdmin({ path: '/admin/optimizations' });
    const row = (await screen.findByText('Sharp: model, chosen; Guided: built-in')).closest('tr')!;
    expect(cells(row).slice(3, 8)).toEqual(['write, en', '2.3 s', '$0.0012', '1,200', 'Yes']);
    await person.click(within(row).getByRole('button', { name: /^Show the optimization of ada@example\.test/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Optimization' }));
    expect(await dialog.findByText('Engine: openai/gpt@7')).toBeVisible();
    expect(dialog.getByText(/Texts are not shown: ADMIN_SEES_PROMPTS does not allow it/)).toBeVisible();
  });
});

describe('the dead letters', () => {
  it('are tried again one by one, and all at once after a question', async () => {
    const confirm = jest.fn((_question?: string) => false);
    window.confirm = confirm;
    openAdmin({ path: '/admin/dead-letters' });
    expect(await screen.findByText('mail: contact')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Try again: invoice.paid evt_1' }));
    expect(await screen.findByText('1 event will be tried again now.')).toBeVisible();
    const all = screen.getByRole('button', { name: 'Try all again: Mails and other jobs' });
    await person.click(all);
    expect(confirm).toHaveBeenCalledWith('Try all 1 again now?');
    expect(paths('POST')).toEqual(['/api/admin/dead-events/evt_1/retry']);
    confirm.mockReturnValue(true);
    await person.click(all);
    await waitFor(() => expect(paths('POST')).toContain('/api/admin/dead-jobs/retry-all'));
  });

  it('stand beside the mails that were refused, each with the answer and the way to its account', async () => {
    openAdmin({ path: '/admin/dead-letters' });
    const refused = within(await screen.findByRole('region', { name: 'Refused mails' }));
    expect(await refused.findAllByText('550 no such mailbox')).toHaveLength(2);
    expect(refused.getByRole('link', { name: 'typo@exmaple.org' })).toHaveAttribute(
      'href',
      `/admin/users?filter=${encodeURIComponent('{"q":"typo@exmaple.org"}')}`,
    );
  });

  it('send a refused mail on after a question, where it can be made again', async () => {
    const confirm = jest.fn((_question?: string) => false);
    window.confirm = confirm;
    retry = () => json({ message: 'This account is verified already, so nobody needs the link.' }, 409);
    openAdmin({ path: '/admin/dead-letters' });
    const refused = within(await screen.findByRole('region', { name: 'Refused mails' }));
    const [button, ...others] = await refused.findAllByRole('button');
    expect(button).toHaveAccessibleName('Try again: verify-email to typo@exmaple.org');
    expect(others).toEqual([]);
    await person.click(button!);
    expect(confirm).toHaveBeenCalledWith(
      expect.stringMatching(/^Send the mail verify-email to typo@exmaple\.org again\?/),
    );
    expect(paths('POST')).toEqual([]);
    confirm.mockReturnValue(true);
    await person.click(button!);
    expect(
      await screen.findByText('Failed to try again: This account is verified already, so nobody needs the link.'),
    ).toBeVisible();
    expect(paths('POST')).toEqual(['/api/admin/refused-mails/r1/retry']);
  });
});
