import { defineConfig } from '@playwright/test';
import { E2E_OFFSET } from './fixtures/addresses';
import { ALONE, CORE } from './fixtures/tags';

const isAlone = new RegExp(ALONE.tag);
const isCore = new RegExp(CORE.tag);

/** Journeys, as paths under `tests`, that what has changed lately can break: they come first. */
const first = (process.env['E2E_FIRST'] ?? '')
  .split(',')
  .filter(Boolean)
  .map((spec) => `**/${spec}`);

/**
 * Journeys in a real Chromium against production builds, served as `npm start` serves them: a copy of the stack of its
 * own, with fresh demo data.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: './.results/journeys',
  globalSetup: './fixtures/start-stack.ts',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // A page that loads keeps a core busy. A third worker makes each page slower, until some don't answer within their twenty seconds.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [
    [process.env['E2E_QUIET'] ? './fixtures/failures-reporter.ts' : 'list'],
    ...(process.env['E2E_REPORT']
      ? [['json', { outputFile: process.env['E2E_REPORT'] }] as ['json', object]]
      : []),
  ],
  use: {
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // Pictures and snapshots of every step cost half as much time again as the journeys themselves; `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    // With what is loaded ahead, half of a cold page's work; the journeys about either use `AHEAD` (fixtures/releases/ahead.ts).
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Two runs, each with a stack and a folder of its own, which it empties when it begins: journeys that change the whole stack must not run
  // beside others. The first three projects are one run, in this order, so that likely failures come early.
  projects: [
    ...(first.length > 0 ? [{ name: 'changed', testMatch: first, grepInvert: isAlone }] : []),
    { name: 'core', grep: isCore, grepInvert: isAlone, testIgnore: first },
    { name: 'journeys', grepInvert: [isCore, isAlone], testIgnore: first },
    { name: 'alone', grep: isAlone, workers: 1, outputDir: './.results/alone' },
  ],
  metadata: { offset: E2E_OFFSET },
});
