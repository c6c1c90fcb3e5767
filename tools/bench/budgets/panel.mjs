import { setTimeout } from 'node:timers/promises';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { withFirestore } from '../lib/local-data.mjs';
import { fillProduct } from '../lib/panel/panel-data.mjs';
import { readsOf, settledReads, unansweredOf } from '../lib/panel/panel-reads.mjs';
import { SCREENS } from '../lib/panel/panel-screens.mjs';
import { withoutDocuments } from '../lib/pages/owners-app.mjs';
import { atMost } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';

const SMALL = { users: 200, cards: 50, templates: 20, reports: 30 };
const LARGE = { users: 20_000, cards: 5000, templates: 500, reports: 2000 };

/**
 * Time for which the panel's lists look again for recent changes, in milliseconds; afterwards the product is at rest.
 */
const CHANGES_SETTLE_MS = 65_000;

/** Address of a function. */
const CALL = /\/us-central1\//;

const MAX_READS = 60;
const MAX_APART = 10;
const MAX_SEARCH_READS = 10;

const percentApart = (reads, before) => (Math.abs(reads - before) / Math.max(1, before)) * 100;

/** Waits until the lists no longer look again for the last change of a template. */
async function changesHaveSettled(firestore) {
  const changedAt = await withFirestore(firestore, async (db) => {
    const newest = db.collection('userTemplates').orderBy('updatedAt', 'desc').limit(1);
    return (await newest.get()).docs[0].get('updatedAt').toMillis();
  });
  await setTimeout(Math.max(0, changedAt + CHANGES_SETTLE_MS - Date.now()));
}

/** Opens the screens once, so that the functions' caches are filled. */
async function warmUp(browser, { shell, firestore }, storageState) {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const isBusy = unansweredOf(page);
    for (const [name, path, heading = name] of SCREENS) {
      await settledReads(
        firestore,
        async () => {
          await page.goto(shell + path);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        },
        { isBusy, quietMs: 500 },
      );
    }
  } finally {
    await context.close();
  }
}

/**
 * Counts the reads of a screen's first view, by a session without a cache.
 *
 * @param {string[]} screen - Its name, its path and, where it is another, its heading.
 */
async function firstView(browser, { shell, firestore }, storageState, screen) {
  const [name, path, heading = name] = screen;
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    let hasCalled = false;
    page.on('request', (request) => (hasCalled ||= CALL.test(request.url())));
    const isBusy = unansweredOf(page);
    const open = async () => {
      await page.goto(shell + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    return await settledReads(firestore, open, { isBusy, usesServices: () => hasCalled });
  } finally {
    await context.close();
  }
}

async function searchReads(browser, { shell, firestore }, storageState, { open, field, words, found }) {
  let context = null;
  try {
    return await readsOf(firestore, MAX_SEARCH_READS, async () => {
      await context?.close();
      context = await browser.newContext({ storageState, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${shell}/admin/users`);
      await page.getByRole('rowheader').first().waitFor();
      await open(page);
      // Reads of the screen itself don't count for the search.
      await page.waitForTimeout(4000);
      return async () => {
        await field(page).fill(words);
        await found(page).first().waitFor();
      };
    });
  } finally {
    await context?.close();
  }
}

/**
 * Measures the panel's reads, which must not depend on the product's size.
 *
 * @param {{ addresses: Record<'shell' | 'firestore', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* panelBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const page = await signedInPage(browser, addresses.shell, 'admin');
    const storageState = withoutDocuments(await page.context().storageState({ indexedDB: true }));
    await page.context().close();

    await fillProduct(addresses.firestore, SMALL);
    await changesHaveSettled(addresses.firestore);
    await warmUp(browser, addresses, storageState);
    const small = new Map();
    for (const screen of SCREENS) {
      small.set(screen, await firstView(browser, addresses, storageState, screen));
    }

    await fillProduct(addresses.firestore, LARGE);
    await warmUp(browser, addresses, storageState);
    for (const screen of SCREENS) {
      const before = small.get(screen);
      const [name] = screen;
      let reads = await firstView(browser, addresses, storageState, screen);
      let apart = percentApart(reads, before);
      if (reads > MAX_READS || apart > MAX_APART) {
        // Something else may have been read meanwhile: of two views the lesser counts.
        reads = Math.min(reads, await firstView(browser, addresses, storageState, screen));
        apart = percentApart(reads, before);
      }
      yield atMost(`${name}: reads of the first view, ${LARGE.users} users`, reads, MAX_READS);
      yield atMost(`${name}: … against ${SMALL.users} users`, apart, MAX_APART, '%', `${before} reads`);
    }

    const inList = await searchReads(browser, addresses, storageState, {
      open: () => Promise.resolve(),
      field: (target) => target.getByRole('searchbox', { name: 'Buscar' }),
      words: 'prueba 0001',
      found: (target) => target.getByRole('rowheader', { name: /Prueba 0001/ }),
    });
    yield atMost('Usuarios: reads of a search', inList, MAX_SEARCH_READS);
    const inPalette = await searchReads(browser, addresses, storageState, {
      open: (target) => target.keyboard.press('Control+k'),
      field: (target) => target.getByRole('dialog').getByRole('combobox'),
      words: 'prueba',
      found: (target) => target.getByRole('option', { name: /prueba-\d+@/ }),
    });
    yield atMost('palette: reads of a search', inPalette, MAX_SEARCH_READS);
  } finally {
    await browser.close();
  }
}
