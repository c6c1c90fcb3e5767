import { publishCopy } from '../lib/card-copy.mjs';
import { withFirestore, writeAll } from '../lib/local-data.mjs';
import { atMost } from '../lib/rows.mjs';

const CARD = 'ana-garcia';

/** A card of this group alone: services cache answers about a card for a minute, also those to another group's requests. */
const SLUG = 'agenda-completa';
const CARD_ID = 'benchFullAgenda';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Most of each that an owner may have: services, ranges of a day, special dates, intervals of a day. */
const SERVICES = 200;
const RANGES = 12;
const OVERRIDES = 400;
const INTERVALS = 200;

/** Days that are full of appointments, and requests that are timed. */
const DAYS = 62;
const ROUNDS = 15;

const dateOf = (instant) => new Date(instant).toISOString().slice(0, 10);

/** Opening hours day and night in twelve overlapping ranges, as they were stored before ranges were merged. */
const AROUND_THE_CLOCK = Array.from({ length: RANGES }, () => ({ from: '00:00', to: '24:00' }));

/** Services of which none fits between two appointments, each another one. */
const services = Array.from({ length: SERVICES }, (_, index) => ({
  id: `bench${String(index).padStart(15, '0')}`,
  name: `Servicio ${index}`,
  description: '',
  durationMinutes: 5 + index,
  price: 0,
  currency: 'EUR',
  bufferBeforeMinutes: index % 7,
  bufferAfterMinutes: 0,
  color: '#0F766E',
  questions: [],
  needsConfirmation: false,
  noticeMinutes: 0,
  maxPerDay: 200,
  placeKind: 'phone',
  isPaid: false,
}));

const availabilityFrom = (now) => ({
  zone: 'Europe/Madrid',
  weekly: Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, AROUND_THE_CLOCK])),
  overrides: Object.fromEntries(
    Array.from({ length: OVERRIDES }, (_, day) => [dateOf(now + day * DAY_MS), AROUND_THE_CLOCK]),
  ),
  noticeMinutes: 0,
  windowDays: 730,
  incrementMinutes: 5,
  maxPerDay: 0,
  noGaps: true,
  changeNoticeMinutes: 0,
});

/** Returns a day without five free minutes, with as many intervals as it may have. */
function fullDay(uid, start) {
  const length = DAY_MS / INTERVALS;
  const date = dateOf(start);
  const intervals = Array.from({ length: INTERVALS }, (_, index) => ({
    kind: 'booking',
    id: `b${date}${index}`.replaceAll('-', ''),
    start: start + index * length,
    end: start + index * length + length / 2,
    serviceId: services[index % SERVICES].id,
    date,
    heldUntil: 0,
  }));
  return [`busyDays/${uid}/days/${date}`, { intervals, expiresAt: new Date(start + 120 * DAY_MS) }];
}

/** Gives the demo's owner a card with the largest data that rules, schemas and limits allow. */
async function spoilOwner(addresses) {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  await publishCopy(addresses, CARD, SLUG, (card) => ({ ...card, cardId: CARD_ID }));
  await withFirestore(addresses.firestore, async (db) => {
    const { uid } = (await db.doc(`slugs/${CARD}`).get()).data();
    await db.doc(`bookingOffers/${CARD_ID}`).set({ uid, availability: availabilityFrom(today), services });
    const days = Array.from({ length: DAYS }, (_, day) => fullDay(uid, today + (day - 1) * DAY_MS));
    await writeAll(addresses.firestore, days);
  });
}

/** Returns the first and the median time of several requests, in milliseconds, and the last answer. */
async function timeOf(url) {
  const times = [];
  let answer;
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const response = await fetch(url);
    answer = await response.json();
    times.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  }
  const first = times[0];
  return { first, millis: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)], answer };
}

/**
 * Measures visitors' requests for the largest possible owner, who could otherwise slow down all cards.
 *
 * @param {{ addresses: { publicCard: string, firestore: string, storage: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* worstOwnerBudgets({ addresses }) {
  await spoilOwner(addresses);
  const note = `${SERVICES} services, days with ${INTERVALS} appointments`;
  const next = await timeOf(`${addresses.publicCard}/b/${SLUG}/next`);
  if (next.answer.start !== null) throw new Error('Something is free: the days were not looked at');
  yield atMost('booking: next free start of the worst owner', next.millis, 50, 'ms', note);
  yield atMost('booking: the same, looked for (once a minute)', next.first, 500, 'ms', note);
  const range = { from: dateOf(Date.now()), to: dateOf(Date.now() + 32 * DAY_MS) };
  const month = await timeOf(`${addresses.publicCard}/b/${SLUG}?${new URLSearchParams(range)}`);
  yield atMost('booking: a month of the worst owner', month.millis, 500, 'ms', note);
}
