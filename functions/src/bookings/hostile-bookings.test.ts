import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import {
  addDays,
  busyKey,
  HOLDS_TIME,
  instantOf,
  localDateOf,
  parseBusyInterval,
  reservedSpan,
  type StoredBusyInterval,
  type TakenTime,
  type TimeSpan,
} from 'shared-lib/model/booking';
import { aService, bySize } from 'shared-lib/testing';
import { openHostileProject, type HostileAccount } from '../testing/hostile-client';
import { cardIdOf } from '../testing/local-project';
import { updateBookableCards } from './offer/bookable-cards';
import { parseBooking } from './record/booking-document';
import { aProof, idOf } from './testing/booking-input';
import { storeAvailability, storeService } from './testing/stored-offer';

/*
 * Bookings as somebody with curl makes them, over HTTP, at the services as they are exported. Ids are drawn from everything
 * that an attacker can see or compute.
 */

const project = openHostileProject();
const ZONE = 'Europe/Madrid';
const SLUG = 'ana-garcia';
const CARD_ID = cardIdOf('anagarcia');
const SERVICES = [
  { id: 'short000000000000000', durationMinutes: 30 },
  { id: 'long0000000000000000', durationMinutes: 60, bufferAfterMinutes: 30 },
] as const;
const SHORT = SERVICES[0];

/** A date five days ahead, as the services run on the machine's clock. */
const DATE = addDays(localDateOf(Date.now(), ZONE), 5);
const startAt = (time: string) => instantOf(DATE, time, ZONE);

/** Computes the name of a session's hold, as any attacker could; the test sends it in place of a session. */
const heldBy = (session: string) => createHash('sha256').update(`hold:${session}`).digest('hex').slice(0, 20);

const anOwner = () =>
  project.arrange('an owner', async () => {
    await project.aPublished('ana', SLUG);
    const hours = { weekly: {}, overrides: { [DATE]: [{ from: '09:00', to: '14:00' }] }, noticeMinutes: 0 };
    await storeAvailability(project.db(), 'ana', hours);
    for (const service of SERVICES) await storeService(project.db(), { ...service, cardIds: [CARD_ID] });
    await updateBookableCards(project.db(), 'ana');
  });

let addresses = 0;

/** Sends a visitor's request from a network of its own, as attackers can. */
function post(name: string, body: unknown) {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
  return project.ask('visitor', `/b/${SLUG}/${name}`, { method: 'POST', body, headers });
}

async function book({
  bookingId,
  session,
  start = startAt('10:00'),
  service = SHORT,
}: {
  bookingId: string;
  session: string;
  start?: number;
  service?: (typeof SERVICES)[number];
}) {
  return post('book', {
    bookingId,
    session,
    serviceId: service.id,
    price: 0,
    durationMinutes: service.durationMinutes,
    start,
    zone: ZONE,
    language: 'es',
    customer: { name: 'Eva', email: `eva-${(addresses += 1)}@ejemplo.com`, phone: '' },
    answers: {},
    notes: '',
    proof: await aProof(Date.now()),
    website: '',
  });
}

const hold = (session: string, start = startAt('10:00'), serviceId: string = SHORT.id) =>
  post('hold', { serviceId, start, session });

const shownSpans = async (headers: Record<string, string> = {}) => {
  const { body } = await project.ask('visitor', `/b/${SLUG}?from=${DATE}&to=${DATE}`, {
    method: 'GET',
    headers,
  });
  return (body as { taken: TakenTime }).taken.spans;
};

async function storedIntervals() {
  const { docs } = await project.db().collection('busyDays/ana/days').get();
  const all = docs.flatMap((day) => (day.get('intervals') as StoredBusyInterval[]).map(parseBusyInterval));
  return [...new Map(all.map((interval) => [busyKey(interval), interval])).values()];
}

async function storedBookings() {
  return (await project.db().collection('bookings').get()).docs.map(parseBooking);
}

/**
 * Expects that intervals which take time overlap only where the owner allowed it, that each booking that holds time and
 * each block has its interval, and that each interval has its document.
 *
 * @returns The intervals.
 */
async function expectSound(allowed: ReadonlySet<string> = new Set()) {
  const now = Date.now();
  const [intervals, bookings, blocks] = await Promise.all([
    storedIntervals(),
    storedBookings(),
    project.db().collection('timeBlocks').get(),
  ]);
  const named = (kind: string) =>
    intervals
      .filter((interval) => interval.kind === kind)
      .map(({ id, start, end }) => ({ id, start, end }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const byId = (some: (TimeSpan & { id: string })[]) => some.sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(named('booking')).toEqual(
    byId(
      bookings
        .filter(({ status }) => HOLDS_TIME.has(status))
        .map(({ id, service, start }) => ({ id, ...reservedSpan(service, start) })),
    ),
  );
  expect(named('block')).toEqual(
    byId(
      blocks.docs.map((block) => ({
        id: block.id,
        start: (block.get('start') as { toMillis(): number }).toMillis(),
        end: (block.get('end') as { toMillis(): number }).toMillis(),
      })),
    ),
  );
  const live = intervals.filter(({ heldUntil }) => heldUntil === 0 || heldUntil > now);
  const overlaps = live.flatMap((one, index) =>
    live
      .slice(index + 1)
      .filter((other) => one.start < other.end && other.start < one.end)
      .filter((other) => !allowed.has(busyKey(one)) && !allowed.has(busyKey(other)))
      .map((other) => [one, other]),
  );
  expect(overlaps).toEqual([]);
  return intervals;
}

beforeEach(() => anOwner());

describe('an attacker who knows ids', () => {
  it('books a slot only once by reusing the ids of holds for bookings', async () => {
    const statuses = [];
    for (let step = 0; step < 5; step++) {
      const session = idOf(`session${step}`);
      // Named like the hold that the next session would have.
      const bookingId = heldBy(idOf(`session${step + 1}`));
      statuses.push((await book({ bookingId, session })).status);
    }
    let session = idOf('other');
    for (let step = 0; step < 3; step++) {
      statuses.push(
        (await hold(session)).status,
        (await book({ bookingId: heldBy(session), session })).status,
      );
      session = heldBy(session);
    }
    expect(statuses).toEqual([200, ...Array<number>(10).fill(409)]);
    await expectSound();
  });

  it('cannot book or release the held slot of another session with the id of its hold', async () => {
    const victim = idOf('victim');
    expect((await hold(victim)).status).toBe(200);
    for (const name of [heldBy(victim), heldBy(heldBy(victim))])
      for (const session of [idOf('thief'), name])
        expect(await book({ bookingId: heldBy(victim), session })).toMatchObject({
          status: 409,
          reason: 'slot-taken',
        });
    await post('release', { session: heldBy(victim) });
    expect((await book({ bookingId: idOf('mine'), session: victim })).status).toBe(200);
    await expectSound();
  });

  it('can neither book inside a block nor free it with the id of the block', async () => {
    const ana = project.signUp('ana');
    const block = {
      blockId: idOf('block'),
      start: startAt('09:00'),
      end: startAt('12:00'),
      title: '',
      overlap: false,
    };
    expect((await ana.call('blockTime', block)).status).toBe(200);
    const inside = await book({ bookingId: block.blockId, session: idOf('s') });
    expect(inside).toMatchObject({ status: 409, reason: 'slot-taken' });
    // A booking elsewhere may have the block's name: it takes its own time, and gives only that back.
    const beside = await book({ bookingId: block.blockId, session: idOf('s'), start: startAt('13:00') });
    expect(beside.status).toBe(200);
    await expectSound();
    const { path } = beside.body as { path: string };
    const link = { bookingId: block.blockId, token: path.split('?t=')[1], reason: '' };
    expect((await post('cancel', link)).status).toBe(200);
    expect((await storedIntervals()).map(({ kind, id }) => [kind, id])).toEqual([['block', block.blockId]]);
    await expectSound();
  });

  it('cannot take over an interval that was stored without a kind', async () => {
    expect((await hold(idOf('victim'), startAt('09:00'))).status).toBe(200);
    expect((await book({ bookingId: idOf('b1'), session: idOf('s1'), start: startAt('11:00') })).status).toBe(
      200,
    );
    const day = project.db().doc(`busyDays/ana/days/${DATE}`);
    const old = ((await day.get()).get('intervals') as StoredBusyInterval[]).map(
      ({ kind: _, ...rest }) => rest,
    );
    await day.update({ intervals: old });
    for (const [bookingId, time] of [
      [heldBy(idOf('victim')), '09:00'],
      [idOf('b1'), '11:00'],
    ] as const)
      expect((await book({ bookingId, session: idOf('thief'), start: startAt(time) })).status).toBe(409);
    // From then on stored intervals have a kind.
    expect((await book({ bookingId: idOf('b2'), session: idOf('s2'), start: startAt('13:00') })).status).toBe(
      200,
    );
    expect((await storedIntervals()).map(({ kind }) => kind).sort()).toEqual(['booking', 'booking', 'hold']);
    await expectSound();
  });

  it('learns no id from any answer, and sees no taken time as free by sending one', async () => {
    const session = idOf('victim');
    const held = await hold(session);
    const booked = await book({ bookingId: idOf('b1'), session: idOf('s1'), start: startAt('12:00') });
    const page = await project.ask('visitor', `/b/${SLUG}?from=${DATE}&to=${DATE}`, { method: 'GET' });
    const refused = await book({ bookingId: idOf('b2'), session: idOf('s2') });
    for (const { text } of [held, page, refused])
      for (const name of [heldBy(session), session, idOf('b1')]) expect(text).not.toContain(name);
    const all = await shownSpans();
    expect(all).toHaveLength(2);
    for (const name of [heldBy(session), idOf('b1'), idOf('s1'), 'x'.repeat(5000)])
      for (const header of ['x-booking-session', 'x-booking-link'])
        expect(await shownSpans({ [header]: name })).toEqual(all);
    expect(await shownSpans({ 'x-booking-link': `${idOf('b1')}.${'A'.repeat(43)}` })).toEqual(all);
    expect(await shownSpans({ 'x-booking-session': session })).toHaveLength(1);
    expect(booked.status).toBe(200);
  });
});

describe('an attacker who forges X-Forwarded-For', () => {
  /** Holds that one network asks for: more than the sixty that it may in ten minutes. */
  const FROM_ONE = bySize({ short: 70, all: 70, long: 120 });
  /** Networks that each ask for a hold: several for each start of the date. */
  const FROM_MANY = bySize({ short: 40, all: 40, long: 120 });
  /** Reports of one network, which may make five in an hour. */
  const REPORTS = bySize({ short: 12, all: 12, long: 41 });
  const starts = Array.from({ length: 10 }, (_, index) => startAt('09:00') + index * 30 * 60_000);
  const freeStarts = async () => {
    const spans = await shownSpans();
    return starts.filter(
      (start) => !spans.some((span) => span.start < start + 30 * 60_000 && start < span.end),
    );
  };
  /** Holds as often as possible, each time with another forged address to the left of the one that can't be forged. */
  const holdAll = (count: number, addressOf: (index: number) => string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        project.ask('visitor', `/b/${SLUG}/hold`, {
          method: 'POST',
          headers: { 'x-forwarded-for': addressOf(index) },
          body: { serviceId: SHORT.id, start: starts[index % 10], session: idOf(`h${index}`) },
        }),
      ),
    );

  it('gets no more holds than one address and leaves half of the date free', async () => {
    const answers = await holdAll(FROM_ONE, (index) => `198.51.100.${index}, 203.0.113.7`);
    expect(
      answers.filter(({ body }) => (body as { heldUntil?: number | null }).heldUntil).length,
    ).toBeLessThanOrEqual(5);
    expect((await freeStarts()).length).toBeGreaterThanOrEqual(5);
    // The address that can't be chosen has had its holds, and books all the same.
    const next = await holdAll(1, () => '198.51.100.250, 203.0.113.7');
    expect(next[0]).toMatchObject({ status: 429 });
    const [free] = await freeStarts();
    expect((await book({ bookingId: idOf('b1'), session: idOf('honest'), start: free })).status).toBe(200);
  });

  it('leaves half of the date free even with a real network for each hold', async () => {
    await holdAll(FROM_MANY, (index) => `2001:db8:${index.toString(16)}::1`);
    expect((await freeStarts()).length).toBeGreaterThanOrEqual(5);
    await expectSound();
  });

  it('reports a card no more often with forged or neighbouring addresses', async () => {
    const report = (address: string) =>
      project.ask('visitor', '/v/report', {
        body: { slug: SLUG, reason: 'fraud', details: '' },
        headers: { 'x-forwarded-for': address },
      });
    const forged = [];
    for (let index = 0; index < REPORTS; index++)
      forged.push((await report(`198.51.100.${index}, 203.0.113.8`)).status);
    expect(forged).toEqual([...Array<number>(5).fill(200), ...Array<number>(REPORTS - 5).fill(429)]);
    const hopping = [];
    for (let index = 0; index < 7; index++) hopping.push((await report(`2001:db8:1:2::${index}`)).status);
    expect(hopping).toEqual([...Array<number>(5).fill(200), 429, 429]);
    const long = await report('x'.repeat(14_000));
    expect(long.status).toBe(200);
  });
});

describe('a random sequence of calls by visitors, thieves and the owner', () => {
  const sessions = ['one', 'two', 'three'].map(idOf);
  /** Names that an attacker can see or compute, and names that pages choose. */
  const names = [
    ...sessions,
    ...sessions.map(heldBy),
    ...sessions.map((session) => heldBy(heldBy(session))),
    ...['b1', 'b2', 'b3', 'block1', 'block2'].map(idOf),
  ];
  const deed = fc.record({
    what: fc.constantFrom(
      'book',
      'book',
      'book',
      'hold',
      'hold',
      'release',
      'cancel',
      'move',
      'reschedule',
      'owner-cancel',
      'by-hand',
      'block',
      'unblock',
    ),
    name: fc.constantFrom(...names),
    session: fc.constantFrom(...names),
    start: fc.constantFrom(...['09:00', '09:30', '10:00', '10:30', '11:00'].map(startAt)),
    service: fc.constantFrom(...SERVICES),
    overlap: fc.nat(9).map((one) => one === 0),
  });
  type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

  /** Tokens of the links that were answered, by booking. */
  let links: Map<string, string>;
  /** Overlaps that the owner allowed, by kind and id. */
  let allowed: Set<string>;

  const keepLink = ({ body }: { body: unknown }, bookingId: string) => {
    const path = (body as { path?: string } | undefined)?.path;
    if (path) links.set(bookingId, path.split('?t=')[1]!);
  };

  async function act(
    ana: HostileAccount,
    { what, name, session, start, service, overlap }: Deed,
  ): Promise<number> {
    const token = links.get(name) ?? 'none';
    const sequence = Number((await project.db().doc(`bookings/${name}`).get()).get('sequence') ?? 0);
    const byOwner = async (kind: string, answer: Promise<{ status: number }>) => {
      const { status } = await answer;
      if (overlap && status === 200) allowed.add(`${kind}:${name}`);
      return status;
    };
    switch (what) {
      case 'book': {
        const answer = await book({ bookingId: name, session, start, service });
        keepLink(answer, name);
        return answer.status;
      }
      case 'hold':
        return (await hold(session, start, service.id)).status;
      case 'release':
        return (await post('release', { session })).status;
      case 'cancel':
        return (await post('cancel', { bookingId: name, token, reason: '' })).status;
      case 'reschedule': {
        const answer = await post('reschedule', { bookingId: name, token, start, zone: ZONE });
        keepLink(answer, name);
        return answer.status;
      }
      case 'move':
        return byOwner('booking', ana.call('moveBooking', { bookingId: name, sequence, start, overlap }));
      case 'owner-cancel':
        return (await ana.call('actOnBooking', { bookingId: name, sequence, action: 'cancel', reason: '' }))
          .status;
      case 'by-hand':
        return byOwner(
          'booking',
          ana.call('bookByHand', {
            bookingId: name,
            serviceId: service.id,
            start,
            customer: { name: 'Eva', email: '', phone: '' },
            notes: '',
            zone: ZONE,
            language: 'es',
            overlap,
          }),
        );
      case 'block':
        return byOwner(
          'block',
          ana.call('blockTime', { blockId: name, start, end: start + 45 * 60_000, title: '', overlap }),
        );
      default:
        return (await ana.call('unblockTime', { blockId: name })).status;
    }
  }

  const SEEDS = bySize({
    short: [7],
    all: [20260302, 7],
    long: Array.from({ length: 40 }, (_, index) => index + 1),
  });

  it.each(SEEDS)('leaves no overlap, and one interval for each booking and block (seed %s)', async (seed) => {
    links = new Map();
    allowed = new Set();
    const ana = project.signUp('ana');
    let done = 0;
    for (const one of fc.sample(deed, { seed, numRuns: 120 })) {
      const status = await act(ana, one);
      expect([200, 400, 403, 409, 429]).toContain(status);
      if (status === 200) done += 1;
      const standing = new Set((await expectSound(allowed)).map(busyKey));
      allowed = new Set([...allowed].filter((key) => standing.has(key)));
    }
    expect(done).toBeGreaterThan(20);
  });
});

describe('a visit with several services', () => {
  const COMBINED = [
    { id: 'corte000000000000000', name: 'Corte', price: 2000, combinable: true },
    { id: 'color000000000000000', name: 'Color', price: 6000, combinable: true },
    { id: 'lejos000000000000000', place: { kind: 'in-person', detail: 'Otra calle' }, combinable: true },
    { id: 'video000000000000000', place: { kind: 'video', detail: '' }, combinable: true },
    { id: 'oculto00000000000000', hidden: true, combinable: true },
    { id: 'ajeno000000000000000', userId: 'mala', combinable: true },
  ] as const;
  const [CUT, COLOUR, FAR, VIDEO, HIDDEN, FOREIGN] = COMBINED.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];

  const sendVisit = async (serviceIds: unknown, { price = 8000, durationMinutes = 60 } = {}) => {
    addresses += 1;
    return post('book', {
      bookingId: idOf(`visita${addresses}`),
      session: idOf(`sesion${addresses}`),
      ...{ serviceIds, price, durationMinutes, start: startAt('10:00'), zone: ZONE, language: 'es' },
      customer: { name: 'Eva', email: `eva-${addresses}@ejemplo.com`, phone: '' },
      ...{ answers: {}, notes: '', proof: await aProof(Date.now()), website: '' },
    });
  };

  beforeEach(async () => {
    await anOwner();
    for (const service of COMBINED)
      await storeService(project.db(), {
        ...service,
        place: { ...aService().place, ...('place' in service && service.place) },
        cardIds: [CARD_ID],
      });
  });

  it.each<[string, unknown, string]>([
    ['one service five times', [CUT, CUT, CUT, CUT, CUT], 'invalid-input'],
    ['no service', [], 'invalid-input'],
    ['values that are no ids', [{ id: CUT }, 7], 'invalid-input'],
    ['one service twice', [CUT, CUT], 'not-together'],
    ['one at another address', [CUT, FAR], 'not-together'],
    ['one on a call', [CUT, VIDEO], 'not-together'],
    ['one that is booked alone', [CUT, SHORT.id], 'not-together'],
    ['a hidden one', [CUT, HIDDEN], 'service-gone'],
    ['one of another owner', [CUT, FOREIGN], 'service-gone'],
    ['a path as an id', [CUT, '../bookings/x'], 'service-gone'],
  ])('is refused with %s and takes no time', async (_, serviceIds, reason) => {
    const refused = await sendVisit(serviceIds);
    expect(refused).toMatchObject({ body: { reason } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    const held = await post('hold', { serviceIds, start: startAt('10:00'), session: idOf('sesion') });
    expect(held.body).toMatchObject({ reason });
    expect(await storedIntervals()).toEqual([]);
  });

  it('is refused with another price or length than its services add up to', async () => {
    expect(await sendVisit([CUT, COLOUR], { price: 2000 })).toMatchObject({
      body: { reason: 'service-changed' },
    });
    expect(await sendVisit([CUT, COLOUR], { durationMinutes: 30 })).toMatchObject({
      body: { reason: 'service-changed' },
    });
    expect(await sendVisit([CUT, COLOUR])).toMatchObject({ status: 200 });
    expect(await storedBookings()).toHaveLength(1);
    await expectSound();
  });
});
