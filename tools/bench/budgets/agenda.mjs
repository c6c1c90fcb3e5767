import { launchChromium } from '../lib/pages/chromium.mjs';
import { withFirestore, writeAll } from '../lib/local-data.mjs';
import { readsOf } from '../lib/panel/panel-reads.mjs';
import { atMost } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';

const BOOKINGS = 100_000;
const A_DAY = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads of the screen besides bookings: services, hours, blocked time, the account. */
const BESIDES = 40;

const dateOf = (instant) => new Date(instant).toISOString().slice(0, 10);

/**
 * Returns a Monday in a year, at midnight in UTC: a week without a change of clocks, and without the demo's bookings.
 */
function comingMonday() {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const later = today + 364 * DAY_MS;
  return later - ((new Date(later).getUTCDay() + 6) % 7) * DAY_MS;
}

/**
 * Gives the demo's owner the same number of bookings on every day; returns the id of the customer who made them all.
 */
async function fillCalendar(firestore, middle) {
  const like = await withFirestore(firestore, async (db) => {
    const { docs } = await db.collection('bookings').limit(1).get();
    return docs[0].data();
  });
  const first = middle - Math.floor(BOOKINGS / A_DAY / 2) * DAY_MS;
  const quarterHour = 15 * 60 * 1000;
  const bookings = Array.from({ length: BOOKINGS }, (_, n) => {
    const start = first + Math.floor(n / A_DAY) * DAY_MS + 8 * 4 * quarterHour + (n % A_DAY) * quarterHour;
    return [`bookings/bench${n}`, { ...like, start: new Date(start), end: new Date(start + quarterHour) }];
  });
  await writeAll(firestore, bookings);
  return like.customer.name;
}

/**
 * Measures the agenda's reads for an owner with a hundred thousand bookings.
 *
 * @param {{ addresses: Record<'shell' | 'firestore', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* agendaBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const monday = comingMonday();
    const customer = await fillCalendar(addresses.firestore, monday);
    const page = await signedInPage(browser, addresses.shell, 'owner');
    await page.goto(`${addresses.shell}/dashboard/profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(3000);
    let week = 0;
    // Somebody booked on the day before may stay into the week.
    const budget = 8 * A_DAY + BESIDES;
    const reads = await readsOf(addresses.firestore, budget, async () => {
      // Another week each time: what the browser has seen before isn't read again.
      const date = dateOf(monday + 7 * DAY_MS * week++);
      return async () => {
        await page.goto(`${addresses.shell}/dashboard/bookings?vista=semana&fecha=${date}`);
        await page
          .getByText(customer)
          .nth(7 * A_DAY - 1)
          .waitFor({ state: 'attached' });
      };
    });
    yield atMost(`agenda: reads of a week of ${7 * A_DAY} out of ${BOOKINGS} bookings`, reads, budget);
  } finally {
    await browser.close();
  }
}
