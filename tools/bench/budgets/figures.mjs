import { setTimeout } from 'node:timers/promises';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { withFirestore, writeAll } from '../lib/local-data.mjs';
import { atMost, exactly, told } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';
import { usageOf } from '../lib/usage.mjs';
import { endVisits, postVisit } from '../lib/pages/visits.mjs';

const SLUG = 'ana-garcia';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Documents that a card's figures cost for a period of up to ninety days, the period before included. */
const MAX_READS = 2;

/** Views of one card in a second, and for how many seconds. */
const VIEWS_A_SECOND = 50;
const SECONDS = 10;

/** Visits whose writes are counted. */
const COUNTED = 20;

const LOOK = { event: 'look', lcp: 0 };

const quarterOf = (date) => `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
const dateOf = (instant) => new Date(instant).toISOString().slice(0, 10);

/** Returns a day on which everything is counted. */
const aDay = (views) => ({
  ...{ views, unique: views - 1, qr: 3, saves: 2, shares: 1, bookingsBegun: 2, bookingsMade: 1 },
  devices: { phone: views },
  hours: { 10: views },
  referrers: { 'instagram.com': 4 },
});

/** Gives cards two years of figures, as the job that folds visits leaves them. */
async function fillFigures(firestore, cardIds) {
  const quarters = {};
  for (let back = 2 * 366; back >= 0; back -= 1) {
    const date = dateOf(Date.now() - back * DAY_MS);
    const name = quarterOf(date);
    (quarters[name] ??= {})[date.slice(5)] = aDay(10 + (back % 7));
  }
  const names = Object.keys(quarters);
  const numbersOf = (days = {}) =>
    Object.fromEntries(
      Object.entries(days).map(([day, figures]) => [
        day,
        Object.fromEntries(Object.entries(figures).filter(([, value]) => typeof value === 'number')),
      ]),
    );
  await writeAll(
    firestore,
    cardIds.flatMap((cardId) =>
      names.map((name, index) => [
        `cardStats/${cardId}/quarters/${name}`,
        { days: quarters[name], before: numbersOf(quarters[names[index - 1]]) },
      ]),
    ),
  );
}

/** Measures what a change of period costs on an open screen of figures; what the browser has read before isn't read again. */
async function* periodRows(page, shell, firestore, { path, cards, name }) {
  await page.goto(`${shell}${path}?dias=365`);
  const views = page.getByRole('region', { name: 'Visitas', exact: true });
  await views.waitFor();
  await setTimeout(2000);
  for (const days of [90, 30, 7]) {
    const { reads, readsBy } = await usageOf(firestore, async () => {
      await page.getByRole('radiogroup', { name: 'Periodo' }).getByText(`${days} días`).click();
      await views.waitFor();
      await setTimeout(1500);
    });
    const note = `${readsBy.rules} more by rules`;
    const budget = MAX_READS * cards;
    yield atMost(
      `figures: reads of ${days} days against those before, ${name}`,
      reads - readsBy.rules,
      budget,
      '',
      note,
    );
  }
}

/** Measures the writes of one visit beyond those of its rate limit, which an ignored visit has too. */
async function* writeRows(publicCard, firestore) {
  await postVisit(publicCard, SLUG, LOOK);
  const writesOf = async (event) => {
    const { writes } = await usageOf(firestore, async () => {
      for (let visit = 0; visit < COUNTED; visit += 1) await postVisit(publicCard, SLUG, event);
    });
    return writes / COUNTED;
  };
  const ignored = await writesOf({ event: 'link', link: 'none' });
  const counted = await writesOf(LOOK);
  yield atMost('figures: writes that counting a visit adds', counted - ignored, 1, '', `${counted} in all`);
}

/** Sums the views of a card that wait to be folded. */
async function viewsInShards(db, cardId) {
  const { docs } = await db.collection(`cardStats/${cardId}/days/${dateOf(Date.now())}/shards`).get();
  return {
    views: docs.reduce((sum, shard) => sum + Number(shard.get('counts.views') ?? 0), 0),
    shards: docs.length,
  };
}

/** Opens one card fifty times a second, and counts the recorded visits. */
async function* loadRows({ publicCard, functions }, db, cardId) {
  const before = (await viewsInShards(db, cardId)).views;
  const answers = [];
  const startedAt = Date.now();
  for (let view = 0; view < VIEWS_A_SECOND * SECONDS; view += 1) {
    const dueAt = startedAt + (view * 1000) / VIEWS_A_SECOND;
    if (dueAt > Date.now()) await setTimeout(dueAt - Date.now());
    answers.push(postVisit(publicCard, SLUG, LOOK, view));
  }
  const sentFor = (Date.now() - startedAt) / 1000;
  const statuses = await Promise.all(answers);
  const answeredFor = (Date.now() - startedAt) / 1000;
  const sent = statuses.length;
  yield exactly(
    'figures: views of one card that were taken, fifty a second',
    statuses.filter((status) => status === 204).length,
    sent,
  );
  const counted = await viewsInShards(db, cardId);
  yield exactly('figures: … and counted', counted.views - before, sent);
  yield told(
    'figures: … sent within',
    sentFor,
    's',
    `answered within ${answeredFor.toFixed(1)} s, in ${counted.shards} shards`,
  );
  await db.doc('stats/totals').set({ updatedAt: new Date(0) }, { merge: true });
  const today = dateOf(Date.now());
  const quarter = () => db.doc(`cardStats/${cardId}/quarters/${quarterOf(today)}`).get();
  const viewsOf = async () => Number((await quarter()).get(`days.${today.slice(5)}.views`) ?? 0);
  const shownBefore = await viewsOf();
  await fetch(`${functions}/demo-tarjetero/us-central1/jobs`, {
    method: 'POST',
    headers: { 'x-cloudscheduler-scheduletime': new Date().toISOString() },
  });
  yield exactly(
    'figures: … and folded into the owner’s figures',
    (await viewsOf()) - shownBefore,
    counted.views,
  );
}

/**
 * Measures what an owner's figures cost, and whether a card that everybody opens loses a count.
 *
 * @param {{ addresses: Record<'shell' | 'firestore' | 'publicCard' | 'functions', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* figuresBudgets({ addresses }) {
  const { shell, firestore, publicCard } = addresses;
  const browser = await launchChromium();
  try {
    const cards = await withFirestore(firestore, async (db) => {
      const { cardId } = (await db.doc(`publicCards/${SLUG}`).get()).data();
      const userId = (await db.doc(`cards/${cardId}`).get()).get('userId');
      const { docs } = await db.collection('cards').where('userId', '==', userId).get();
      return { cardId, all: docs.filter((card) => card.get('deletedAt') === null).map(({ id }) => id) };
    });
    await fillFigures(firestore, cards.all);
    const page = await signedInPage(browser, shell, 'owner');
    const one = { path: `/dashboard/tarjetas/${SLUG}/cifras`, cards: 1, name: 'of a card' };
    yield* periodRows(page, shell, firestore, one);
    const all = {
      path: '/dashboard/tarjetas/cifras',
      cards: cards.all.length,
      name: `of ${cards.all.length} cards`,
    };
    yield* periodRows(page, shell, firestore, all);
    await page.close();
    yield* writeRows(publicCard, firestore);
    const rows = [];
    await withFirestore(firestore, async (db) => {
      for await (const row of loadRows(addresses, db, cards.cardId)) rows.push(row);
    });
    yield* rows;
  } finally {
    endVisits();
    await browser.close();
  }
}
