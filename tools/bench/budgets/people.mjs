import { launchChromium } from '../lib/pages/chromium.mjs';
import { withFirestore, writeAll } from '../lib/local-data.mjs';
import { settledReads } from '../lib/panel/panel-reads.mjs';
import { atMost } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';

const PEOPLE = 50_000;
const BOOKINGS = 200_000;
const HOUR_MS = 60 * 60 * 1000;

/** People and bookings of one page of a list, and one more that says whether others follow. */
const A_PAGE = 31;

/** Reads besides a list's own: hours, services, the account, rules; and the bell's thirty, where a page is loaded. */
const BESIDES = 20;
const PAGE_LOAD = BESIDES + 30;

/** Reads of Inicio: two days of bookings, requests, payments, new people, figures, cards, notifications and rules. */
const HOME_READS = 200;

// Digits alone would be searched as a telephone number.
const nameOf = (n) => `Persona P${String(n).padStart(5, '0')}`;
const idOf = (n) => n.toString(16).padStart(40, '0');

/** Returns every beginning of the words by which somebody is found. */
const keysOf = (text) => [
  ...new Set(
    text
      .toLowerCase()
      .split(' ')
      .flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))),
  ),
];

/** Gives the demo's owner very many people and bookings: four of each, an hour apart, from a year ago to years ahead. */
async function fillAccount(firestore) {
  const { like, uid } = await withFirestore(firestore, async (db) => {
    const owners = await db.collection('users').where('email', '==', 'ana@tarjetero.test').get();
    const owner = owners.docs[0].id;
    const { docs } = await db.collection('bookings').where('userId', '==', owner).limit(1).get();
    return { like: docs[0].data(), uid: owner };
  });
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const first = now - (BOOKINGS / 2) * HOUR_MS;
  await writeAll(
    firestore,
    Array.from({ length: PEOPLE }, (_, n) => [
      `customers/${uid}/people/${idOf(n)}`,
      {
        ...{ name: nameOf(n), email: `persona${n}@ejemplo.test`, phone: '', company: '', ownerNote: '' },
        ...{
          bookings: BOOKINGS / PEOPLE,
          leads: 0,
          source: 'booking',
          context: '',
          tags: [],
          remindAt: null,
        },
        firstAt: new Date(first + n * HOUR_MS),
        lastAt: new Date(first + n * HOUR_MS),
        searchKeys: keysOf(nameOf(n)),
      },
    ]),
  );
  await writeAll(
    firestore,
    Array.from({ length: BOOKINGS }, (_, n) => [
      `bookings/people${n}`,
      {
        ...like,
        customer: { ...like.customer, name: nameOf(n % PEOPLE) },
        customerId: idOf(n % PEOPLE),
        searchKeys: keysOf(nameOf(n % PEOPLE)),
        start: new Date(first + n * HOUR_MS),
        end: new Date(first + n * HOUR_MS + HOUR_MS / 2),
      },
    ]),
  );
}

/**
 * Measures the lists of an owner with fifty thousand people and two hundred thousand bookings.
 *
 * @param {{ addresses: Record<'shell' | 'firestore', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* peopleBudgets({ addresses: { shell, firestore } }) {
  const browser = await launchChromium();
  try {
    await fillAccount(firestore);
    const page = await signedInPage(browser, shell, 'owner');
    const rowOf = async (name, budget, act) => {
      let took = 0;
      const reads = await settledReads(firestore, async () => {
        const startedAt = Date.now();
        await act();
        took = (Date.now() - startedAt) / 1000;
      });
      return atMost(`${name}: reads`, reads, budget, '', `shown after ${took.toFixed(1)} s`);
    };
    const list = page.getByRole('list', { name: 'Personas' });
    const people = list.getByRole('button', { name: /^Persona/ });
    await page.goto(`${shell}/dashboard/profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const open = (path) => page.goto(`${shell}${path}`);
    yield await rowOf(`people: Personas of ${PEOPLE}`, A_PAGE + PAGE_LOAD, async () => {
      await open('/dashboard/bookings?vista=clientes');
      await people.nth(20).waitFor();
    });
    yield await rowOf('people: 30 more', 2 * A_PAGE + BESIDES, async () => {
      await page.getByRole('button', { name: 'Ver más' }).click();
      await people.nth(50).waitFor();
    });
    yield await rowOf('people: a search', A_PAGE + BESIDES, async () => {
      await page.getByRole('searchbox', { name: 'Buscar' }).fill('P00042');
      await list.getByRole('button', { name: /P00042/ }).waitFor();
    });
    yield await rowOf('people: a sheet', A_PAGE + BESIDES, async () => {
      await list.getByRole('button', { name: /P00042/ }).click();
      await page
        .getByRole('dialog', { name: nameOf(42) })
        .getByRole('link', { name: /·/ })
        .first()
        .waitFor();
    });
    yield await rowOf(`people: the coming ones of ${BOOKINGS} bookings`, A_PAGE + PAGE_LOAD, async () => {
      await open('/dashboard/bookings?vista=lista');
      await page
        .getByText(/^Persona P\d/)
        .nth(20)
        .waitFor();
    });
    yield await rowOf('people: Inicio', HOME_READS, async () => {
      await open('/dashboard');
      await page.getByRole('region', { name: 'Esta semana' }).waitFor();
    });
  } finally {
    await browser.close();
  }
}
