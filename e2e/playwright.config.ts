import { defineConfig } from '@playwright/test';
import { E2E_OFFSET } from './fixtures/addresses';

/**
 * Journeys in a real Chromium against production builds, served as `npm start` serves them: a copy of the stack of its
 * own, with fresh demo data.
 */
export default defineConfig({
  testDir: './tests',
  globalSetup: './fixtures/start-stack.ts',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // Half of a journey's time is waiting: a third keeps two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
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
    // With what is loaded ahead, half of a cold page's work; the journeys about either use `AHEAD` (fixtures/ahead.ts).
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
  // Two runs, each with a stack and a folder of its own, which it empties when it begins: what changes the whole stack must not
  // meet anybody else.
  projects: [
    { name: 'journeys', grepInvert: /@alone/, outputDir: './.results/journeys' },
    { name: 'alone', grep: /@alone/, workers: 1, outputDir: './.results/alone' },
  ],
  metadata: { offset: E2E_OFFSET },
});
