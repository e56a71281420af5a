/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/src/test/jsdom-environment.mjs',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  testTimeout: 20_000,
  moduleNameMapper: { '^@contracts/(.*)$': '<rootDir>/../backend/src/contracts/$1.ts' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};
