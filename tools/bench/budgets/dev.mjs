import { setTimeout } from 'node:timers/promises';
import { portsAt } from '../../../scripts/lib/ports.mjs';
import { changeSeconds } from '../lib/changes.mjs';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { startCopy } from '../lib/own-start.mjs';
import { atMost } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';
import { median } from '../lib/statistics.mjs';

const CHANGES = 5;

/** Longest wait for a start without caches, in milliseconds. */
const FIRST_START_MS = 240_000;

/** Component of a remote, of the shell and of the library, and a page that shows each. */
const SCREENS = [
  {
    name: 'a remote’s component, inside of the shell',
    path: '/dashboard',
    file: 'user-app/src/features/dashboard-home/home-page.tsx',
    text: 'title={messages.greeting(',
    replacement: (mark) => `title={'${mark} ' + messages.greeting(`,
  },
  {
    name: 'a component of shared-lib, inside of the shell',
    path: '/dashboard',
    file: 'shared-lib/src/ui/page-heading/page-heading.tsx',
    text: '          {title}\n',
    replacement: (mark) => `          {'${mark} ' + title}\n`,
  },
  {
    name: 'the shell’s component',
    path: '/estado',
    file: 'shell/src/features/status/status-page.tsx',
    text: '<h1>{messages.title}',
    replacement: (mark) => `<h1>${mark} {messages.title}`,
  },
];

/** Runs in the page, in each frame: a locator would look twice a second. */
const isInHeading = (mark) => document.querySelector('h1')?.textContent.includes(mark);

/** Pause between two requests, in milliseconds: the services that start need the processor. */
const ASK_AGAIN_MS = 50;

/** Resolves once a service answers with a header that its changed code sets. */
async function answersWith(url, mark, patienceMs) {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.headers.get('x-bench') === mark) return;
    await setTimeout(ASK_AGAIN_MS);
  }
  throw new Error(`${url} does not show the change`);
}

const listed = (times) => times.map((time) => time.toFixed(2)).join(', ');

/**
 * Measures `npm run dev` with warm caches: its start, and how long a change takes to be seen.
 *
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* devBudgets() {
  // The first may have to fill the caches.
  await (await startCopy('dev', FIRST_START_MS)).stop();
  const { seconds, offset, stop } = await startCopy('dev');
  const browser = await launchChromium();
  try {
    yield atMost('dev: npm run dev, ready with warm caches', seconds, 20, 's');
    const ports = portsAt(offset);
    const shell = `http://127.0.0.1:${ports.shell}`;
    const page = await signedInPage(browser, shell, 'owner');
    for (const { name, path, ...change } of SCREENS) {
      await page.goto(`${shell}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
      const times = await changeSeconds({
        ...change,
        times: CHANGES,
        shows: async (mark, timeout) => {
          await page.waitForFunction(isInHeading, mark, { timeout });
        },
      });
      const isSwapped = await page.evaluate(() => 'stillTheSamePage' in window);
      const note = `${listed(times)}; ${isSwapped ? 'swapped' : 'reloaded'}`;
      yield atMost(`dev: change of ${name}`, median(times), 1, 's', note);
    }
    const times = await changeSeconds({
      file: 'functions/src/visitor.ts',
      text: '  const visit = visits(request.path);',
      replacement: (mark) => `  response.set('X-Bench', '${mark}');\n  const visit = visits(request.path);`,
      shows: (mark, patienceMs) =>
        answersWith(
          `http://127.0.0.1:${ports.functions}/demo-tarjetero/us-central1/visitor/v/estado`,
          mark,
          patienceMs,
        ),
      times: CHANGES,
    });
    yield atMost('dev: change of the functions', median(times), 2, 's', listed(times));
  } finally {
    await browser.close();
    await stop();
  }
}
