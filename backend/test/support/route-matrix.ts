import { randomUUID } from 'node:crypto';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import type { User } from '../../src/users/user.entity.js';
import type { Browser, TestApp } from './app.js';

/**
 * Who gets past a route's door. `person`: whoever is signed in, for what is their own. `owner`: only the one whose thing
 * it is; to everybody else, administrators included, it doesn't exist.
 */
export type Access = 'anyone' | 'person' | 'owner' | 'admin';

/** Those who try every route. */
export interface Cast {
  app: TestApp;
  /** Whose things the routes are tried with. */
  owner: { user: User; browser(): Promise<Browser> };
}

/** What one route is tried with. */
export interface Attempt {
  /** Values of the path's `:parameters`. */
  params?: Record<string, string>;
  body?: object;
}

export interface RouteRow {
  access: Access;
  /**
   * The answer to those who get in, 200 if left out. With an empty body many routes answer 400: that is behind the door
   * too, and nothing changes.
   */
  status?: number;
  /** Things of the owner's to try it with, made anew for each route. */
  prepare?(cast: Cast): Promise<Attempt>;
  query?: string;
  /** Called by other servers, and proved by a signature instead of an origin. */
  fromAnywhere?: true;
}

const optimization = async ({ owner }: Cast): Promise<{ id: string; variantId: string; prompt: string }> => {
  const browser = await owner.browser();
  const { body } = await browser.post('/api/optimize-prompt', { prompt: 'write a poem about our sea' }).expect(200);
  const [, structured] = body.optimizedPrompts;
  return { id: body.id, variantId: structured.id, prompt: structured.prompt };
};

const session = async ({ app, owner }: Cast): Promise<string> => {
  const [browser] = [await owner.browser(), await app.signedIn(owner.user)];
  const { body } = await browser.get('/api/account/sessions').expect(200);
  return body.items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
};

const someone = async ({ app }: Cast): Promise<Attempt> => ({ params: { id: (await app.user()).id } });

const contactMessage = async ({ app }: Cast): Promise<Attempt> => {
  const id = randomUUID();
  await app.sql.manager.insert(ContactMessage, { id, name: 'Ada', email: 'ada@example.org', message: 'Hello there.' });
  return { params: { id } };
};

const auditEntry = async ({ app }: Cast): Promise<Attempt> => {
  const [{ id }] = await app.sql.query<[{ id: string }]>(
    `INSERT INTO audit_entry (action, target_type, target_id) VALUES ('job.started', 'job', 'mail') RETURNING id`,
  );
  return { params: { id } };
};

/** A route of the application without its row here fails the suite, and so does a row without its route. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /api/docs': { access: 'anyone' },
  'GET /api/openapi.json': { access: 'anyone' },
  'GET /api/metrics': { access: 'anyone' },
  'GET /api/health/live': { access: 'anyone' },
  'GET /api/health/ready': { access: 'anyone' },

  'POST /api/auth/register': { access: 'anyone', status: 400 },
  'POST /api/auth/login': { access: 'anyone', status: 400 },
  'POST /api/auth/logout': { access: 'anyone' },
  'GET /api/auth/session': { access: 'anyone' },
  'POST /api/auth/resend-verification': { access: 'anyone', status: 400 },
  'POST /api/auth/verify-email': { access: 'anyone', status: 400 },
  'GET /api/verify-email': { access: 'anyone', status: 302 },
  'POST /api/auth/forgot-password': { access: 'anyone', status: 400 },
  'GET /api/auth/verify-reset-token': { access: 'anyone', status: 400 },
  'POST /api/auth/reset-password': { access: 'anyone', status: 400 },
  'POST /api/auth/change-password': { access: 'person', status: 400 },
  'POST /api/auth/confirm-password': { access: 'person', status: 400 },

  'GET /api/account/second-factor': { access: 'person' },
  'POST /api/account/second-factor/begin': { access: 'person', status: 400 },
  'POST /api/account/second-factor/enable': { access: 'person', status: 400 },
  'POST /api/account/second-factor/recovery-codes': { access: 'person', status: 400 },
  'DELETE /api/account/second-factor': { access: 'person', status: 400 },

  'GET /api/account': { access: 'person' },
  'GET /api/account/sessions': { access: 'person' },
  'DELETE /api/account/sessions/:id': {
    access: 'owner',
    prepare: async (cast) => ({ params: { id: await session(cast) } }),
  },
  'POST /api/account/sessions/end-others': { access: 'person' },
  'GET /api/account/export': { access: 'person' },
  'POST /api/account/email': { access: 'person', status: 400 },
  'POST /api/account/email/confirm': { access: 'anyone', status: 400 },
  'DELETE /api/account': { access: 'person', status: 400 },
  'POST /api/contact': { access: 'anyone', status: 400 },

  'GET /api/track-usage': { access: 'person' },
  'GET /api/usage/history': { access: 'person' },
  'POST /api/optimize-prompt': { access: 'person', status: 400 },
  'GET /api/optimizations': { access: 'person' },
  'DELETE /api/optimizations': { access: 'person' },
  'GET /api/optimizations/export': { access: 'person' },
  'GET /api/optimizations/keeping': { access: 'person' },
  'PUT /api/optimizations/keeping': { access: 'person', status: 400 },
  'PUT /api/optimizations/:id/star': {
    access: 'owner',
    status: 204,
    prepare: async (cast) => ({ params: { id: (await optimization(cast)).id } }),
  },
  'DELETE /api/optimizations/:id/star': {
    access: 'owner',
    status: 204,
    prepare: async (cast) => ({ params: { id: (await optimization(cast)).id } }),
  },
  'GET /api/optimizations/:id': {
    access: 'owner',
    prepare: async (cast) => ({ params: { id: (await optimization(cast)).id } }),
  },
  'DELETE /api/optimizations/:id': {
    access: 'owner',
    status: 204,
    prepare: async (cast) => ({ params: { id: (await optimization(cast)).id } }),
  },
  'POST /api/optimizations/:id/variants/:variantId/refine': {
    access: 'owner',
    prepare: async (cast) => {
      const { id, variantId } = await optimization(cast);
      return { params: { id, variantId }, body: { instruction: 'shorter' } };
    },
  },
  'POST /api/select-prompt': {
    access: 'owner',
    prepare: async (cast) => {
      const { id, prompt } = await optimization(cast);
      return { body: { promptId: id, selectedPrompt: prompt } };
    },
  },

  // Without Stripe's keys, billing says to whoever is signed in that it is switched off, or has nothing of theirs.
  'POST /api/get-or-create-subscription': { access: 'person', status: 400 },
  'GET /api/subscription-status': { access: 'person' },
  'GET /api/stripe/verify-subscription': { access: 'person' },
  'POST /api/billing/preview': { access: 'person', status: 400 },
  'POST /api/billing/resume': { access: 'person', status: 503 },
  'POST /api/billing/portal': { access: 'person', status: 404 },
  'POST /api/repair-customer-id': { access: 'person', status: 503 },
  'POST /api/webhooks/stripe': { access: 'anyone', status: 404, fromAnywhere: true },
  'GET /api/test-webhook/info': { access: 'anyone' },
  'POST /api/test-webhook': { access: 'anyone', status: 400 },

  'GET /api/admin/users': { access: 'admin' },
  'GET /api/admin/rest/users': { access: 'admin' },
  'GET /api/admin/rest/users/:id': { access: 'admin', prepare: someone },
  'GET /api/admin/users/:id/usage-history': { access: 'admin', prepare: someone },
  'PATCH /api/admin/users/:id/prompts': {
    access: 'admin',
    prepare: async (cast) => ({ ...(await someone(cast)), body: { promptsUsed: 1 } }),
  },
  'GET /api/admin/users/export': { access: 'admin' },
  'POST /api/admin/users/bulk': { access: 'admin', status: 400 },
  'POST /api/admin/users/:id/suspend': { access: 'admin', prepare: someone },
  'POST /api/admin/users/:id/restore': {
    access: 'admin',
    prepare: async (cast) => {
      const { params } = await someone(cast);
      await cast.app.sql.query('UPDATE user_account SET suspended_at = now() WHERE id = $1', [params?.['id']]);
      return { params };
    },
  },
  'PATCH /api/admin/users/:id/role': {
    access: 'admin',
    prepare: async (cast) => ({ ...(await someone(cast)), body: { role: 'admin' } }),
  },
  'GET /api/admin/users/:id/sessions': { access: 'admin', prepare: someone },
  'DELETE /api/admin/users/:id/sessions': { access: 'admin', prepare: someone },
  'DELETE /api/admin/users/:id/sessions/:sessionId': {
    access: 'admin',
    prepare: async (cast) => ({ params: { id: cast.owner.user.id, sessionId: await session(cast) } }),
  },
  'GET /api/admin/users/:id/mails': { access: 'admin', prepare: someone },
  'GET /api/admin/tool-runs': { access: 'admin' },
  'DELETE /api/admin/users/:id': { access: 'admin', prepare: someone },
  'POST /api/admin/reset-all-counters': { access: 'admin' },
  'POST /api/admin/verify-all-users': { access: 'admin' },
  'GET /api/admin/rest/jobs': { access: 'admin' },
  'GET /api/admin/rest/jobs/:name': { access: 'admin', prepare: async () => ({ params: { name: 'usage-sweep' } }) },
  'POST /api/admin/jobs/:name/run': {
    access: 'admin',
    status: 202,
    prepare: async () => ({ params: { name: 'usage-sweep' } }),
  },
  'GET /api/admin/dashboard': { access: 'admin' },
  'GET /api/admin/dashboard/attention': { access: 'admin' },
  'GET /api/admin/rest/audit-log': { access: 'admin' },
  'GET /api/admin/rest/audit-log/:id': { access: 'admin', prepare: auditEntry },
  'GET /api/admin/audit-log/choices': { access: 'admin' },
  'GET /api/admin/audit-log/export': { access: 'admin' },
  'GET /api/admin/rest/contact-messages': { access: 'admin' },
  'GET /api/admin/rest/contact-messages/:id': { access: 'admin', prepare: contactMessage },
  'PATCH /api/admin/contact-messages/:id': {
    access: 'admin',
    prepare: async (cast) => ({ ...(await contactMessage(cast)), body: { status: 'read' } }),
  },
  'GET /api/admin/rest/optimizations': { access: 'admin' },
  'GET /api/admin/rest/optimizations/:id': {
    access: 'admin',
    prepare: async (cast) => ({ params: { id: (await optimization(cast)).id } }),
  },
  'GET /api/admin/rest/subscriptions': { access: 'admin' },
  'GET /api/admin/rest/subscriptions/:id': {
    access: 'admin',
    status: 404,
    prepare: async () => ({ params: { id: 'sub_gone' } }),
  },
  'POST /api/admin/subscriptions/:id/sync': {
    access: 'admin',
    status: 404,
    prepare: async () => ({ params: { id: 'sub_gone' } }),
  },
  'GET /api/admin/rest/dead-events': { access: 'admin' },
  'GET /api/admin/rest/dead-jobs': { access: 'admin' },
  'GET /api/admin/rest/refused-mails': { access: 'admin' },
  'POST /api/admin/dead-events/retry-all': { access: 'admin' },
  'POST /api/admin/dead-events/:id/retry': {
    access: 'admin',
    status: 404,
    prepare: async () => ({ params: { id: 'evt_gone' } }),
  },
  'POST /api/admin/refused-mails/:id/retry': {
    access: 'admin',
    status: 404,
    prepare: async () => ({ params: { id: randomUUID() } }),
  },
  'POST /api/admin/dead-jobs/retry-all': { access: 'admin' },
  'POST /api/admin/dead-jobs/:id/retry': {
    access: 'admin',
    status: 404,
    prepare: async () => ({ params: { id: randomUUID() } }),
  },
};

/** Files of the page at /api/docs, whose own address has its row. */
const OF_THE_DOCS = /^GET \/api\/docs(-yaml|\/.*)$/;
/** What runs before every route is mounted like one. */
const BEFORE_ALL = '/api{/*splat}';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Every route that the running application answers, as "METHOD /path". */
export function routesOf({ app }: TestApp): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) => (route && route.path !== BEFORE_ALL ? [route] : []))
    .flatMap(({ path, methods }) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((route) => !OF_THE_DOCS.test(route));
}

/** What to write into the table, for whoever added or removed a route. */
export function describeDrift(routes: readonly string[]): string {
  const missing = routes.filter((route) => !(route in ROUTES));
  const gone = Object.keys(ROUTES).filter((route) => !routes.includes(route));
  return [
    ...(missing.length ? ['Add to ROUTES in test/support/route-matrix.ts, with who may use it:'] : []),
    ...missing.map((route) => `  '${route}': { access: 'anyone' | 'person' | 'owner' | 'admin' },`),
    ...(gone.length ? ['Remove from ROUTES, because the application has no such route:'] : []),
    ...gone.map((route) => `  '${route}'`),
  ].join('\n');
}
