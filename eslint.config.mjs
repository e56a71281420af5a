import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const CLIENTS = ['frontend/src/**', 'admin/src/**'];
const TESTS = [
  '**/*.spec.ts',
  '**/*.test.{ts,tsx}',
  'backend/test/**',
  'frontend/src/test/**',
  'admin/src/test/**',
  'frontend/e2e/**',
];
/** The places whose work is the environment itself: the one reader, the processes' entries, development and tests. */
const READ_THE_ENVIRONMENT = [
  'backend/src/config/**',
  'backend/dev/**/*.ts',
  'backend/bench/**/*.ts',
  'backend/training/**/*.ts',
  'backend/test/**/*.ts',
  'frontend/e2e/**/*.ts',
  'frontend/scripts/**/*.ts',
  '**/*.config.ts',
];

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Inject AppConfig (backend/src/config) and read its field; pages read the runtime config.',
};
const defaultExport = {
  selector: ":matches(ExportDefaultDeclaration, ExportSpecifier[exported.name='default'])",
  message:
    'Export by name: a thing has the same name everywhere. A lazy route picks it: .then((m) => ({ default: m.Page })).',
};
const browserGlobals = ['document', 'location', 'DOMParser', 'window'];
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

const READ_WISHES = ['backend/src/optimize/{analysis,built-in}/**/*.ts'];
/** What is protected, which language it is and where a sentence ends: here each letter of Unicode counts. */
const EXACT_LETTERS = [
  '**/*.spec.ts',
  'backend/src/optimize/analysis/{detect-language,function-words,names,negations-and-limits,protected-spans,segment,span-patterns}.ts',
  'backend/src/optimize/built-in/{compact,tidy}.ts',
];
const wideLookAround = {
  selector: ':not(CallExpression[callee.name="lean"]) > Literal[regex.pattern=/\\(\\?<?[!=]\\[?\\\\p\\{L/]',
  message: 'Wrap it: lean(/…/u).',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist.*/**',
      '**/dist-ssr/**',
      '**/coverage/**',
      '.data/**',
      '.cache/**',
      '**/schema.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  // A rule that doesn't fit is changed here, for everybody, with its reason; never switched off in a file.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: readonly([...Object.getOwnPropertyNames(globalThis), 'module']) },
  },
  {
    files: ['backend/dev/mailbox/*.js', 'backend/dev/stripe-emulator/hosted/*.js'],
    languageOptions: { globals: readonly(browserGlobals) },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Leaves files with decorators alone: Nest needs the classes of injected parameters as values.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Express's own types are extended this way.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // An interface asks for a promise; who implements it needn't wait for anything.
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', environment, defaultExport],
    },
  },
  // A look-around on all of Unicode's letters is kilobytes of native code at each place; see lean.ts.
  {
    files: READ_WISHES,
    ignores: EXACT_LETTERS,
    rules: { 'no-restricted-syntax': ['error', environment, defaultExport, wideLookAround] },
  },
  { files: READ_THE_ENVIRONMENT, rules: { 'no-restricted-syntax': ['error', defaultExport] } },
  // These are read by tools that ask for a default export.
  {
    files: ['**/*.config.ts', 'backend/src/database/data-source.ts', 'frontend/src/test/css-module.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['backend/src/**/*.ts', ...CLIENTS], rules: { 'no-console': 'error' } },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink', 'Routes'],
          message: "Use ui/Link and app/routes.ts: the router's own weigh kilobytes on every page.",
        },
      ],
    },
  },
  {
    // The plugin's other rules serve the React Compiler, which isn't used here; some forbid what prerendering needs,
    // such as reading the browser's storage in an effect.
    files: CLIENTS,
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // Belongs to no workspace, so no tsconfig.json covers it.
  { files: ['playwright.config.ts'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // Bodies of answers are `any` there, and what a test asserts about them is its own check.
    files: TESTS,
    rules: Object.fromEntries(
      [
        'no-unsafe-assignment',
        'no-unsafe-member-access',
        'no-unsafe-argument',
        'no-unsafe-call',
        'no-unsafe-return',
        'no-base-to-string',
        'restrict-template-expressions',
        'unbound-method',
      ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
    ),
  },
);
