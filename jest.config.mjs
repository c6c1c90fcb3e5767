import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// No metadata server for credentials: Google's libraries, in workers and in processes that they start, don't look for one.
process.env.METADATA_SERVER_DETECTION = 'none';

const TESTING = join(dirname(fileURLToPath(import.meta.url)), 'build/testing');

const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** Also scripts of the builds, which Node runs as they are. */
const withModules = { ...transform, '^.+\\.mjs$': transform['^.+\\.(t|j)sx?$'] };

const LOUD_CONSOLE = join(TESTING, 'loud-console.cjs');
const PATIENT_QUERIES = join(TESTING, 'patient-queries.cjs');

/** One jest project a workspace, so that each can be run alone: `npx jest --selectProjects functions`. */
const project = (displayName, testEnvironment, extra = {}) => ({
  displayName,
  rootDir: `<rootDir>/${displayName}`,
  testEnvironment,
  transform,
  // Packages that ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(?:vcard4-ts|image-dimensions)/)'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': join(TESTING, 'css-modules.cjs'),
    '\\.css$': join(TESTING, 'empty.cjs'),
    '^fast-check$': join(TESTING, 'seeded-fast-check.cjs'),
  },
  setupFilesAfterEnv: [LOUD_CONSOLE],
  ...extra,
});

const browserPieces = { setupFiles: [join(TESTING, 'browser-pieces.cjs')] };

const NODE = join(TESTING, 'node-environment.cjs');

/** A project whose tests render screens. */
const screens = (displayName) =>
  project(displayName, join(TESTING, 'jsdom-environment.cjs'), {
    ...browserPieces,
    setupFilesAfterEnv: [LOUD_CONSOLE, PATIENT_QUERIES],
  });

export default {
  testSequencer: '<rootDir>/build/testing/order-files.cjs',
  // When a stuck test is given up: late enough for a machine that does other things, later still at full size
  // (`npm run test:long`). Nothing is measured by it.
  testTimeout: process.env.TEST_SIZE === 'long' ? 1_800_000 : 120_000,
  // A process that has run many files holds gigabytes, which it spends its time in collecting.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    project('shared-lib', NODE, browserPieces),
    screens('shell'),
    screens('user-app'),
    screens('admin-app'),
    project('public-card', NODE, {
      transform: withModules,
      setupFilesAfterEnv: [LOUD_CONSOLE, PATIENT_QUERIES],
    }),
    project('functions', NODE, {
      setupFiles: ['<rootDir>/src/testing/unverified-tokens.ts'],
      setupFilesAfterEnv: [LOUD_CONSOLE, '<rootDir>/src/testing/recorded-logs.ts'],
    }),
    project('local-firebase', NODE, { rootDir: '<rootDir>/tools/local-firebase' }),
    project('local-stripe', NODE, { rootDir: '<rootDir>/tools/local-stripe' }),
    project('local-calendars', NODE, { rootDir: '<rootDir>/tools/local-calendars' }),
    project('local-whatsapp', NODE, { rootDir: '<rootDir>/tools/local-whatsapp' }),
    project('rules-tests', NODE),
    project('scripts', NODE, { transform: withModules }),
  ],
};
