import { openAgainstLimit } from '../lib/against-limit.mjs';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { withoutDocuments } from '../lib/pages/owners-app.mjs';
import { atMost } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';

const RUNS = 9;
/** Each takes a visit beforehand. */
const WARM_RUNS = 5;

const DASHBOARD = { path: '/admin/dashboard', title: 'Dashboard', content: 'Tarjetas publicadas' };

/**
 * Yields the budgets of the panel on a phone; times are multiples of the limit page's.
 *
 * @param {{ addresses: Record<'shell' | 'publicCard', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* panelLoadingBudgets({ addresses }) {
  const browser = await launchChromium();
  const limit = await openAgainstLimit(browser, addresses);
  try {
    const page = await signedInPage(browser, addresses.shell, 'admin');
    const storageState = withoutDocuments(await page.context().storageState({ indexedDB: true }));
    await page.context().close();

    const cold = await limit.visit(RUNS, DASHBOARD, storageState, { isWatched: false });
    yield atMost('panel, cold: content, times the limit page', limit.times(cold('contentMs')), 7);
    const warm = await limit.visit(WARM_RUNS, DASHBOARD, storageState, { warm: true, isWatched: false });
    yield atMost('panel, warm: content, times the limit page', limit.times(warm('contentMs')), 3);
  } finally {
    await browser.close();
    await limit.close();
  }
}
