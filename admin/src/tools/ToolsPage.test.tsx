import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob } from '../test/jobs';
import { openAdmin } from '../test/open-admin';
import { json, list, startServer, type Call } from '../test/server';
import type { ToolRun } from '../providers/dataProvider';
import type { Job } from './job';

type Answer = () => Response | Promise<Response>;

let calls: Call[];
let jobs: Job[];
let reset: Answer;
let verify: Answer;
let run: Answer;
let runs: ToolRun[];
let confirm: jest.Mock<(question?: string) => boolean>;
const person = userEvent.setup();

beforeEach(() => {
  jobs = [aJob(), aJob({ name: 'mail', cron: null })];
  reset = () => json({ success: true, message: 'The counters of 12 users were reset.', usersReset: 12 });
  verify = () => json({ success: true, message: '1 user was verified.', usersVerified: 1 });
  run = () => json({ success: true, message: 'The job period-renewal was started.' }, 202);
  runs = [];
  confirm = jest.fn(() => true);
  window.confirm = confirm;
  calls = startServer({
    'GET /api/auth/session': () => json({ isAuthenticated: true, user: { username: 'boss', role: 'admin' } }),
    'GET /api/admin/rest/jobs': () => list(jobs),
    'GET /api/admin/tool-runs': () => json({ items: runs, total: runs.length }),
    'POST /api/admin/reset-all-counters': () => reset(),
    'POST /api/admin/verify-all-users': () => verify(),
    'POST /api/admin/jobs/period-renewal/run': () => run(),
  });
});

const posted = () => calls.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname);
const refused = (message: string) => () => json({ message }, 403);

async function open(section: string) {
  openAdmin({ path: '/admin/tools' });
  return within(await screen.findByRole('region', { name: section }));
}

describe('resetting all counters', () => {
  it('asks in the browser, and does nothing when told not to', async () => {
    confirm.mockReturnValue(false);
    const tool = await open('Reset all counters');
    await person.click(tool.getByRole('button', { name: 'Reset all counters' }));
    expect(confirm).toHaveBeenCalledWith('Reset the used prompts of every account to 0? This cannot be undone.');
    expect(posted()).toEqual([]);
    expect(localStorage.getItem('admin_reset_timestamp')).toBeNull();
  });

  it('shows that it is running, then for how many, and flags it for the counters of this browser', async () => {
    let finish = () => {};
    const answer = reset;
    reset = () => new Promise((resolve) => (finish = () => resolve(answer())));
    const tool = await open('Reset all counters');
    const before = Date.now();
    await person.click(tool.getByRole('button', { name: 'Reset all counters' }));
    expect(tool.getByRole('progressbar', { name: 'Resetting counters…' })).toBeVisible();
    expect(tool.getByRole('button', { name: 'Resetting counters…' })).toBeDisabled();
    expect(localStorage.getItem('admin_reset_timestamp')).toBeNull();
    finish();
    expect(await tool.findByText('The counters of 12 users were reset.')).toBeVisible();
    expect(posted()).toEqual(['/api/admin/reset-all-counters']);
    expect(Number(localStorage.getItem('admin_reset_timestamp'))).toBeGreaterThanOrEqual(before);
  });

  it('follows a run that takes longer than a proxy waits for its answer, and flags it when it has ended', async () => {
    const started = { startedBy: 'boss@example.test', startedAt: '2026-07-04T12:00:00.000Z' };
    const going = { tool: 'reset-all-counters', ...started, finishedAt: null, changed: 1234, percentDone: 40 } as const;
    reset = () => {
      runs = [going];
      return new Response('<h1>504 Gateway Time-out</h1>', { status: 504 });
    };
    const tool = await open('Reset all counters');
    await person.click(tool.getByRole('button', { name: 'Reset all counters' }));
    expect(await tool.findByText(/^40 %, 1,234 counters reset/)).toBeVisible();
    expect(tool.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('admin_reset_timestamp')).toBeNull();
    runs = [{ ...going, finishedAt: '2026-07-04T12:09:00.000Z', changed: 2345, percentDone: 100 }];
    expect(await tool.findByText('2,345 counters reset', {}, { timeout: 5_000 })).toBeVisible();
    expect(localStorage.getItem('admin_reset_timestamp')).not.toBeNull();
    expect(posted()).toEqual(['/api/admin/reset-all-counters']);
  });

  it('shows how far a run is that somebody else started, and then what came of it', async () => {
    const started = { startedBy: 'other@example.test', startedAt: '2026-07-04T12:00:00.000Z' };
    runs = [{ tool: 'reset-all-counters', ...started, finishedAt: null, changed: 1234, percentDone: 40 }];
    const tool = await open('Reset all counters');
    const bar = await tool.findByRole('progressbar', { name: 'Resetting counters…' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(tool.getByText('40 %, 1,234 counters reset. Started by other@example.test.')).toBeVisible();
    expect(tool.getByRole('button', { name: 'Resetting counters…' })).toBeDisabled();
    runs = [{ ...runs[0]!, finishedAt: '2026-07-04T12:05:00.000Z', changed: 3000, percentDone: 100 }];
    expect(await tool.findByText(/^Last run 7\/4\/26.* by other@example.test: 3,000 counters reset\.$/)).toBeVisible();
    expect(tool.getByRole('button', { name: 'Reset all counters' })).toBeEnabled();
    expect(posted()).toEqual([]);
  });

  it('says when it failed and leaves no flag', async () => {
    reset = refused('Only administrators may do this.');
    const tool = await open('Reset all counters');
    await person.click(tool.getByRole('button', { name: 'Reset all counters' }));
    const alert = await tool.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to reset counters');
    expect(alert).toHaveTextContent('Only administrators may do this.');
    expect(localStorage.getItem('admin_reset_timestamp')).toBeNull();
  });
});

describe('verifying all users', () => {
  it('asks in the browser, then says how many', async () => {
    const tool = await open('Verify all users');
    await person.click(tool.getByRole('button', { name: 'Verify all users' }));
    expect(confirm).toHaveBeenCalledWith('Mark every unverified account as verified? This cannot be undone.');
    expect(await tool.findByText('1 user was verified.')).toBeVisible();
    expect(localStorage.getItem('admin_reset_timestamp')).toBeNull();
  });

  it('says when it failed', async () => {
    verify = refused('Only administrators may do this.');
    const tool = await open('Verify all users');
    await person.click(tool.getByRole('button', { name: 'Verify all users' }));
    expect(await tool.findByRole('alert')).toHaveTextContent('Failed to verify all users');
  });
});

describe('the jobs', () => {
  it('are listed with their last run, duration and outcome', async () => {
    const table = within(await (await open('Jobs')).findByRole('table'));
    const [, renewal] = table.getAllByRole('row');
    expect(renewal).toHaveTextContent(/period-renewal.*Succeeded.*7\/4\/26.*850 ms.*1,200/);
  });

  it('can be run now, which shows until the run has ended', async () => {
    const section = await open('Jobs');
    await person.click(await section.findByRole('button', { name: 'Run now: period-renewal' }));
    expect(await screen.findByText('The job period-renewal was started.')).toBeVisible();
    expect(section.getByText('Running…')).toBeVisible();
    jobs = [aJob({ finishedAt: '2026-07-04T13:00:00.000Z', durationMs: 2500, outcome: 'failed' })];
    expect(await section.findByText('Run now')).toBeVisible();
    expect(section.getByText('2.5 s')).toBeVisible();
    expect(section.getByText('Failed')).toBeVisible();
  });

  it('say when one could not be started', async () => {
    run = refused('Only administrators may do this.');
    const section = await open('Jobs');
    await person.click(await section.findByRole('button', { name: 'Run now: period-renewal' }));
    expect(await screen.findByText('Failed to start the job: Only administrators may do this.')).toBeVisible();
    await waitFor(() => expect(section.getByRole('button', { name: 'Run now: period-renewal' })).toBeEnabled());
  });

  it('that only run when needed have no such button', async () => {
    const section = await open('Jobs');
    expect(await section.findByText('Starts by itself')).toBeVisible();
    expect(section.queryByRole('button', { name: 'Run now: mail' })).toBeNull();
  });
});
