import { openAgainstLimit } from '../lib/against-limit.mjs';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { signedInState } from '../lib/pages/dashboard.mjs';
import { pressMenu, withoutDocuments } from '../lib/pages/owners-app.mjs';
import { atMost, told } from '../lib/rows.mjs';
import { median } from '../lib/statistics.mjs';

const RUNS = 9;
/** Each takes a visit beforehand. */
const WARM_RUNS = 5;
const MENU_RUNS = 5;

const HOME = { path: '/dashboard', title: 'Hola', content: 'Tus tarjetas públicas' };
const ENTRIES = ['Tarjetas', 'Reservas', 'Pagos', 'Inicio'];

/**
 * Yields the budgets of the owner's app on a phone; times are multiples of the limit page's.
 *
 * @param {{ addresses: Record<'shell' | 'publicCard', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* ownersAppBudgets({ addresses }) {
  const browser = await launchChromium();
  const limit = await openAgainstLimit(browser, addresses);
  try {
    const storageState = withoutDocuments(await signedInState(browser, addresses.shell));

    const cold = await limit.visit(RUNS, HOME, storageState);
    yield atMost('owner’s app, cold: content, times the limit page', limit.times(cold('contentMs')), 7);
    yield atMost('owner’s app, cold: Hola, times the limit page', limit.times(cold('titleMs')), 3.5);
    yield atMost('owner’s app, cold: requests before content', cold('requestsBefore'), 24);
    yield atMost('owner’s app, cold: script before content', cold('scriptBefore'), 230, 'KB br');
    yield told('owner’s app, cold: script in all', cold('scriptInAll'), 'KB br');
    yield atMost('owner’s app, cold: layout shift', cold('layoutShift'), 0);
    const warm = await limit.visit(WARM_RUNS, HOME, storageState, { warm: true });
    yield atMost('owner’s app, warm: content, times the limit page', limit.times(warm('contentMs')), 2.5);
    yield atMost('owner’s app, warm: layout shift', warm('layoutShift'), 0);

    const url = addresses.shell + HOME.path;
    for (const { idle, most } of [
      { idle: true, most: 0.75 },
      { idle: false, most: 1.5 },
    ]) {
      const rounds = [];
      for (let run = 0; run < MENU_RUNS; run++)
        rounds.push(await pressMenu(browser, { url, storageState, entries: ENTRIES, idle }));
      for (const [index, entry] of ENTRIES.entries()) {
        const ms = median(rounds.map((round) => round[index]));
        const when = idle ? 'after idle' : 'at once';
        yield atMost(`owner’s app: menu → ${entry}, ${when}, times the limit page`, limit.times(ms), most);
      }
    }
  } finally {
    await browser.close();
    await limit.close();
  }
}
