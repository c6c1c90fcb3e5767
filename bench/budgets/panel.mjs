import { setTimeout } from 'node:timers/promises';
import { launchChromium } from '../lib/chromium.mjs';
import { coldScript } from '../lib/dashboard.mjs';
import { fillProduct } from '../lib/panel-data.mjs';
import { readsOf } from '../lib/panel-reads.mjs';
import { atMost } from '../lib/rows.mjs';
import { signedInPage } from '../lib/sign-in.mjs';

const SMALL = { users: 200, cards: 50, templates: 20, reports: 30 };
const LARGE = { users: 20_000, cards: 5000, templates: 500, reports: 2000 };

const SCREENS = [
  ['Dashboard', '/admin/dashboard'],
  ['Plantillas', '/admin/templates'],
  ['Vista Previa', '/admin/preview'],
  ['Sincronización', '/admin/sync'],
  ['Usuarios', '/admin/users'],
  ['Analítica', '/admin/analytics'],
  ['Registro', '/admin/audit'],
  ['Denuncias', '/admin/reports'],
  ['Configuración', '/admin/settings'],
];

/** How long the panel's lists look again for what has just been changed, in milliseconds: a product at rest is measured. */
const CHANGES_SETTLE_MS = 65_000;

/** A session without what the browser keeps of documents that it has seen. */
const withoutDocuments = ({ cookies, origins }) => ({
  cookies,
  origins: origins.map(({ indexedDB = [], ...origin }) => ({
    ...origin,
    indexedDB: indexedDB.filter(({ name }) => !name.startsWith('firestore/')),
  })),
});

/** The first view of a screen, by somebody who never saw it. */
async function firstViews(browser, { shell, firestore }, storageState) {
  const reads = {};
  for (const [name, path] of SCREENS) {
    let context = null;
    reads[name] = await readsOf(firestore, async () => {
      await context?.close();
      context = await browser.newContext({ storageState, serviceWorkers: 'block' });
      const page = await context.newPage();
      return async () => {
        await page.goto(shell + path);
        await page.getByRole('heading', { level: 1, name }).waitFor();
      };
    });
    await context.close();
  }
  return reads;
}

async function searchReads(browser, { shell, firestore }, storageState, { open, field, words, found }) {
  let context = null;
  try {
    return await readsOf(firestore, async () => {
      await context?.close();
      context = await browser.newContext({ storageState, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${shell}/admin/users`);
      await page.getByRole('rowheader').first().waitFor();
      await open(page);
      // What the screen itself reads isn't the search's.
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
 * What the panel reads and weighs, however large the product is.
 *
 * @param {{ addresses: Record<'shell' | 'firestore', string>, stopJobs: () => void }} stack
 * @returns {Promise<import('../lib/rows.mjs').Row[]>}
 */
export default async function panelBudgets({ addresses, stopJobs }) {
  const browser = await launchChromium();
  try {
    const page = await signedInPage(browser, addresses.shell, 'admin');
    const storageState = withoutDocuments(await page.context().storageState({ indexedDB: true }));
    await page.context().close();

    stopJobs();
    await fillProduct(addresses.firestore, SMALL);
    await setTimeout(CHANGES_SETTLE_MS);
    const small = await firstViews(browser, addresses, storageState);
    await fillProduct(addresses.firestore, LARGE);
    await setTimeout(CHANGES_SETTLE_MS);
    const large = await firstViews(browser, addresses, storageState);

    const inList = await searchReads(browser, addresses, storageState, {
      open: () => Promise.resolve(),
      field: (target) => target.getByRole('searchbox', { name: 'Buscar' }),
      words: 'prueba 0001',
      found: (target) => target.getByRole('rowheader', { name: /Prueba 0001/ }),
    });
    const inPalette = await searchReads(browser, addresses, storageState, {
      open: (target) => target.keyboard.press('Control+k'),
      field: (target) => target.getByRole('dialog').getByRole('combobox'),
      words: 'prueba',
      found: (target) => target.getByRole('option', { name: /prueba-\d+@/ }),
    });

    const rows = [];
    for (const [name, path] of SCREENS) {
      const apart = Math.abs(large[name] - small[name]) / Math.max(1, small[name]);
      rows.push(
        atMost(`${name}: reads of the first view, ${LARGE.users} users`, large[name], 60),
        atMost(`… against ${SMALL.users} users`, apart * 100, 10, '%', `${small[name]}`),
        atMost(
          `${name}: script`,
          await coldScript(browser, addresses.shell + path, storageState),
          450,
          'KB br',
        ),
      );
    }
    rows.push(
      atMost('Usuarios: reads of a search', inList, 30),
      atMost('palette: reads of a search', inPalette, 30),
    );
    return rows;
  } finally {
    await browser.close();
  }
}
