const COLUMNS =
  'id username email subscriptionTier remaining promptQuota promptsUsed resetDate createdAt isVerified role';
const NEWEST = ['createdAt', 'DESC'];
const MONTH = { createdAt_gte: '2026-01-01', createdAt_lte: '2026-01-31' };

/** The address of a page of a list, as react-admin asks for it. */
const list = (resource, { filter = {}, sort = NEWEST, from = 0 } = {}) => {
  const query = { filter, sort, range: [from, from + 24] };
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/admin/rest/${resource}?${new URLSearchParams(texts)}`;
};
const bothWays = (column) => ['ASC', 'DESC'].map((way) => [column, way]);

/**
 * What operations staff ask for, by the name of its figure; the slowest of several questions counts.
 * @param far a row that nobody reaches by paging @param person somebody who paid, has sessions and was changed by staff
 */
export function questions(far, person) {
  const row = `row ${far.toLocaleString('en-US')}`;
  const users = (options) => list('users', options);
  const byUser = `/api/admin/users/${person.id}`;
  return {
    'users, newest first': [users()],
    [`users, ${row}`]: [users({ from: far })],
    ...Object.fromEntries(
      COLUMNS.split(' ').map((column) => [
        `users by ${column}, both ways, first page and ${row}`,
        bothWays(column).flatMap((sort) => [users({ sort }), users({ sort, from: far })]),
      ]),
    ),
    'users, search': ['smith12345', 'ada.smith', 'kumar', '999', '@corp.example', 'gmail', 'zzzz', 'ad', 'q'].map((q) =>
      users({ filter: { q } }),
    ),
    'users, search sorted by remaining': ['ada.smith', 'kumar', '@corp.example'].map((q) =>
      users({ filter: { q }, sort: ['remaining', 'ASC'] }),
    ),
    'users, filters': [
      { subscriptionTier: 'pro' },
      { subscriptionTier: 'free' },
      { isVerified: false },
      { isVerified: true },
      { exhausted: true },
      { exhausted: false },
      { role: 'admin' },
      { isSuspended: true },
      MONTH,
      { subscriptionTier: 'basic', exhausted: true },
      { subscriptionTier: 'pro', isVerified: false },
      { subscriptionTier: 'pro', exhausted: true, ...MONTH },
      { q: 'kumar', subscriptionTier: 'pro' },
      { q: 'gmail', exhausted: true },
    ].map((filter) => users({ filter })),
    'users, filters sorted by used': [
      { subscriptionTier: 'pro' },
      { isVerified: true },
      { isVerified: false },
      { exhausted: true },
    ].map((filter) => users({ filter, sort: ['promptsUsed', 'DESC'] })),
    [`users, verified ones, ${row}`]: [users({ filter: { isVerified: true }, from: far })],
    'one user with all that is theirs': [
      `/api/admin/rest/users/${person.id}`,
      `${byUser}/usage-history`,
      `${byUser}/sessions`,
      `${byUser}/mails`,
      list('subscriptions', { filter: { q: person.email } }),
      list('optimizations', { filter: { q: person.email } }),
      list('audit-log', { filter: { subject: person.id } }),
    ],
    'overview, every range': ['24h', '7d', '30d', '90d'].map((range) => `/api/admin/dashboard?range=${range}`),
    'overview, what needs attention': ['/api/admin/dashboard/attention'],
    'audit log': [
      list('audit-log'),
      list('audit-log', { from: far }),
      ...['action', 'actorEmail'].flatMap((column) => bothWays(column).map((sort) => list('audit-log', { sort }))),
      ...[
        { actor: 'staff-3@corp.example' },
        { actor: 'system' },
        { action: 'user.deleted' },
        { action: 'no.such-action' },
        { subject: person.email },
        { actor: 'staff-3@corp.example', action: 'user.verified' },
        MONTH,
      ].map((filter) => list('audit-log', { filter })),
      '/api/admin/audit-log/choices',
    ],
    subscriptions: [
      list('subscriptions'),
      list('subscriptions', { from: far / 2 }),
      ...bothWays('periodEndsAt').map((sort) => list('subscriptions', { sort })),
      ...[
        { plan: 'pro' },
        { status: 'active' },
        { status: 'past_due' },
        { hasProblem: true },
        { hasProblem: false },
        { plan: 'basic', hasProblem: true },
      ].map((filter) => list('subscriptions', { filter })),
    ],
    optimizations: [
      list('optimizations'),
      list('optimizations', { from: far }),
      ...[{ writer: 'model' }, { writer: 'built-in' }, MONTH, { writer: 'built-in', ...MONTH }].map((filter) =>
        list('optimizations', { filter }),
      ),
    ],
    'messages, dead letters, jobs, tools': [
      list('contact-messages'),
      ...['status', 'email', 'name'].map((column) => list('contact-messages', { sort: [column, 'ASC'] })),
      list('contact-messages', { filter: { status: 'new' } }),
      list('contact-messages', { filter: { q: 'kumar' } }),
      list('contact-messages', { filter: { q: 'teams' } }),
      list('dead-events', { sort: ['diedAt', 'DESC'] }),
      list('dead-jobs', { sort: ['diedAt', 'DESC'] }),
      '/api/admin/rest/jobs',
      '/api/admin/tool-runs',
    ],
  };
}
