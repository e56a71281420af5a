/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/src/test/jsdom-environment.mjs',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/test/css-module.ts',
    '\\.css$': '<rootDir>/src/test/css.ts',
    '^@contracts/(.*)$': '<rootDir>/../backend/src/contracts/$1',
    // The contracts are written for Node, which wants the extension of the compiled file.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
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
