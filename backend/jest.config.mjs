/** @type {import('jest').Config} */
export default {
  // It compares with Stripe's own example objects, which are not ours to keep: it runs where somebody has them.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.STRIPE_EXAMPLES ? [] : ['stripe-emulator/test/examples'])],
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/dev', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': ['@swc/jest', { configFile: `${import.meta.dirname}/.swcrc`, swcrc: false, sourceMaps: 'inline' }],
  },
  setupFiles: ['<rootDir>/test/preload.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/second-try.mjs'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  injectGlobals: false,
  // Both cores of a small machine, and no more of PostgreSQL's connections than it has on a large one.
  maxWorkers: 2,
  // The ES modules of a finished test file are never let go of, and the engine has hundreds: a worker with many is begun anew.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 20_000,
};
