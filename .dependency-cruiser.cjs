// The directions of imports. A feature below can't know one above it; what two features both need is a third one.

/** What every module of the backend may use. */
const FOUNDATION = ['contracts', 'config', 'common', 'database', 'metrics', 'audit', 'jobs', 'limits'];

/** backend/src/<module> → the other modules it may import. */
const BACKEND = {
  contracts: [],
  config: ['contracts'],
  common: ['contracts', 'config'],
  database: ['contracts', 'config', 'common'],
  metrics: ['contracts', 'config', 'common'],
  limits: ['contracts', 'config', 'common', 'metrics'],
  overload: ['contracts', 'config', 'common', 'database', 'metrics'],
  audit: ['contracts', 'config', 'common', 'database'],
  jobs: ['contracts', 'config', 'common', 'database', 'metrics'],
  mail: FOUNDATION,
  users: FOUNDATION,
  usage: [...FOUNDATION, 'users'],
  optimize: [...FOUNDATION, 'usage', 'users'],
  auth: [...FOUNDATION, 'usage', 'users', 'mail'],
  billing: [...FOUNDATION, 'usage', 'mail', 'users'],
  webhook: [...FOUNDATION, 'billing'],
  contact: [...FOUNDATION, 'mail'],
  account: [...FOUNDATION, 'auth', 'users', 'usage', 'optimize', 'billing', 'contact', 'mail'],
  admin: [...FOUNDATION, 'auth', 'users', 'usage', 'optimize', 'billing', 'contact', 'mail', 'webhook', 'account'],
  health: [...FOUNDATION, 'auth', 'users', 'usage', 'optimize', 'billing', 'mail'],
  site: [...FOUNDATION, 'auth', 'users'],
};

const anyOf = (names) => `^backend/src/(${names.join('|')})/`;

const backendRules = Object.entries(BACKEND).map(([name, allowed]) => ({
  name: `backend-${name}`,
  comment: `backend/src/${name} may import ${allowed.length ? allowed.join(', ') : 'nothing outside itself'}.`,
  severity: 'error',
  from: { path: `^backend/src/${name}/`, pathNot: '\\.spec\\.ts$' },
  to: {
    path: '^(backend|frontend|admin)/',
    pathNot: [
      `^backend/src/${name}/`,
      'node_modules',
      ...(allowed.length ? [anyOf(allowed)] : []),
      // The one list of tables, which Nest, the migrations and the command line share.
      ...(name === 'database' ? ['^backend/src/.+\\.entity\\.ts$'] : []),
    ],
  },
}));

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that want each other lack a third.',
      {},
      {
        circular: true,
        // Entities refer to one another's types, and types are gone at run time.
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    ...backendRules,
    forbid(
      'backend-known-modules',
      'Give a new module its line in .dependency-cruiser.cjs.',
      { path: '^backend/src/[^/]+/', pathNot: `^backend/src/(${Object.keys(BACKEND).join('|')})/` },
      {},
    ),
    forbid(
      'production-without-development',
      'What runs in production never imports the development stand-ins or the tests.',
      { path: '^backend/src/', pathNot: '\\.spec\\.ts$' },
      { path: '^backend/(dev|test)/' },
    ),
    forbid(
      'clients-reach-contracts-only',
      'Clients know the backend by its contracts and by the generated types.',
      { path: '^(frontend|admin)/' },
      { path: '^backend/', pathNot: '^backend/src/contracts/' },
    ),
    forbid(
      'frontend-without-admin',
      'The site carries nothing of the admin app.',
      { path: '^frontend/' },
      { path: '^admin/' },
    ),
    forbid(
      'admin-shares-tokens-only',
      'The two apps share the design tokens and nothing else.',
      { path: '^admin/' },
      { path: '^frontend/', pathNot: '^frontend/src/ui/tokens\\.ts$' },
    ),
    forbid(
      'features-are-separate',
      'What two features read lives in api/; a page that needs two is composed in app/.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    forbid(
      'features-below-app',
      'app → features → ui, api. Only the list of paths is known to all.',
      { path: '^frontend/src/features/', pathNot: '\\.test\\.tsx?$' },
      { path: '^frontend/src/app/', pathNot: '^frontend/src/app/paths\\.ts$' },
    ),
    forbid(
      'ui-knows-no-domain',
      'ui/ holds pieces that know nothing of this product.',
      { path: '^frontend/src/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^frontend/src/(app|features|api)/' },
    ),
    forbid(
      'api-knows-no-screen',
      'api/ knows nothing of screens and routes; a hook without a domain it may use.',
      { path: '^frontend/src/api/', pathNot: '\\.test\\.tsx?$' },
      { path: '^frontend/src/(app|features)/|^frontend/src/ui/.+\\.tsx$' },
    ),
    forbid(
      'content-is-text',
      'content/ holds texts, with what the operator configured filled in.',
      { path: '^frontend/src/content/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^frontend/src/(app|features|api|ui)/',
        pathNot: '^frontend/src/api/runtime-config\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    // Extends the one place where the alias of the contracts is declared; that file itself lists no sources.
    tsConfig: { fileName: 'frontend/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
