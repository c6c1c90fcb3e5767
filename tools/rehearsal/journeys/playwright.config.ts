import { defineConfig } from '@playwright/test';
import journeys from '../../../e2e/playwright.config';
import { launchAt } from './browser-at';

const { launchOptions = {} } = journeys.use ?? {};

/**
 * Journeys against a rehearsal of production: the main ones, unchanged, and those about releases. One after another, as a release is
 * everybody's.
 */
export default defineConfig({
  ...journeys,
  globalSetup: undefined,
  workers: 1,
  use: {
    ...journeys.use,
    launchOptions: launchAt(0, launchOptions),
  },
  projects: [
    {
      name: 'journeys',
      testDir: '../../../e2e/tests',
      testMatch: ['operator/headers.spec.ts', 'visitor/booking-shell.spec.ts'],
      outputDir: '../../../e2e/.results/rehearsal-journeys',
    },
    // By itself: npm run rehearse -- --load
    {
      name: 'load',
      testDir: './load',
      testMatch: 'load.spec.ts',
      outputDir: '../../../e2e/.results/rehearsal-load',
    },
    // And: npm run rehearse -- --soak
    {
      name: 'soak',
      testDir: './load',
      testMatch: 'soak.spec.ts',
      outputDir: '../../../e2e/.results/rehearsal-soak',
    },
    { name: 'rehearsal', testDir: './tests', outputDir: '../../../e2e/.results/rehearsal' },
  ],
});
