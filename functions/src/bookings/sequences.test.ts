import * as fc from 'fast-check';
import { HOLD_MS, type TimeSpan, type WaitingEntry, type WaitingWish } from 'shared-lib/model/booking';
import { RUN_SIZE } from 'shared-lib/testing';
import { externalIntervals } from '../external-calendars/external-intervals';
import { sourcesOf } from '../external-calendars/source-document';
import { storeTimes } from '../external-calendars/store-times';
import { NOW } from '../testing/local-project';
import { Refusal } from '../refusal';
import { blockTime, unblockTime } from './time/block-time';
import { bookSeries } from './book/book-series';
import { bookSlot } from './book/book-slot';
import { bookingToken } from './record/booking-token';
import { cancelFollowing, moveFollowing } from './change/following-bookings';
import { onFreedTime } from './time/freed-time';
import { holdIdOf, holdSlot, releaseHold } from './time/hold-slot';
import { actOnBooking, moveBooking } from './change/owner-changes';
import { readProof } from './book/proof-of-work';
import { aBookingInput, idOf, openBookingProject, SLUG, tuesdayAt } from './testing/booking-project';
import { cancelBooking, rescheduleBooking } from './change/visitor-changes';
import { joinWaiting } from '../waiting/join-waiting';
import { bookWaiting, leaveWaiting } from '../waiting/linked-waiting';
import { offerAtOnce, offerFreedTime } from '../waiting/offer-hours';
import { aWaitingInput } from '../waiting/testing/waiting-project';
import { parseWaiting, waitingRef } from '../waiting/waiting-document';
import { offerSession, waitingPath } from '../waiting/waiting-token';

/** Seeds of the random sequences: several people act at once, and everything must be consistent after each step. */
const SEEDS = RUN_SIZE === 'long' ? Array.from({ length: 40 }, (_, index) => index + 1) : [20260302];
const STEPS = 25;

const project = openBookingProject();
const { at } = project;
const ana = () => project.context('ana');

const SERVICES = [
  { id: 'short000000000000000', durationMinutes: 30, combinable: true, waitingList: true },
  {
    id: 'long0000000000000000',
    durationMinutes: 60,
    bufferAfterMinutes: 30,
    needsConfirmation: true,
    combinable: true,
    waitingList: true,
  },
] as const;
/** One after the other, in both orders, and one alone; minutes include what lies between two. */
const VISITS = [
  { serviceIds: [SERVICES[0].id], durationMinutes: 30 },
  { serviceIds: [SERVICES[1].id], durationMinutes: 60 },
  { serviceIds: [SERVICES[0].id, SERVICES[1].id], durationMinutes: 90 },
  { serviceIds: [SERVICES[1].id, SERVICES[0].id], durationMinutes: 120 },
];

/** Generates an action: one of the morning's starts, one of the bookings so far and one of a few sessions. */
const deed = fc.record({
  what: fc.constantFrom(
    'book',
    'book',
    'book',
    'hold',
    'release',
    'cancel',
    'reschedule',
    'move',
    'confirm',
    'accept-move',
    'keep-time',
    'withdraw',
    'reject',
    'complete',
    'block',
    'unblock',
    'make-series',
    'cancel-rest',
    'move-rest',
    'wait',
    'wait',
    'look',
    'take-offer',
    'let-pass',
    'leave',
    'read-calendar',
  ),
  start: fc.nat(8).map((index) => tuesdayAt(9) + 2 * 24 * 3_600_000 + index * 30 * 60_000),
  visit: fc.constantFrom(VISITS[0]!, ...VISITS),
  whose: fc.nat(30),
  session: fc.nat(3).map((index) => idOf(`session${index}`)),
});
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

let made = 0;

/** Any hour of the days on which everybody acts. */
const WISH = {
  from: '2026-03-05',
  to: '2026-03-06',
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  parts: ['morning'],
} satisfies WaitingWish;

async function readEntries(): Promise<WaitingEntry[]> {
  const { docs } = await project.db().collection('waiting').get();
  return docs.flatMap((found) => parseWaiting(found) ?? []);
}

const entryAt = async (whose: number) => {
  const entries = await readEntries();
  return entries[whose % Math.max(1, entries.length)];
};

/** Returns the parts of the link in an entry's last mail. */
function linkTo(entry: WaitingEntry) {
  const query = new URLSearchParams(waitingPath(entry, entry.offer?.number ?? 0, '').split('?')[1]);
  return { waitingId: entry.id, offer: entry.offer?.number ?? 0, token: query.get('t') ?? '' };
}

/**
 * Expects that each offered hour is held, that no hour is held without an offer, and that nobody gets an offer, or a mail about it, twice
 * for one hour.
 */
async function expectSoundList(): Promise<void> {
  const entries = await readEntries();
  const holds = new Map(
    Object.values(await project.busy())
      .flat()
      .filter(({ kind, heldUntil }) => kind === 'hold' && heldUntil > NOW + HOLD_MS)
      .map((hold) => [hold.id, hold]),
  );
  const offered = entries.filter(({ status }) => status === 'offered');
  const own = offered.map(({ id, offers }) => holdIdOf(offerSession(id, offers)));
  const open = offered.filter(({ offer }) => offer!.until > NOW);
  for (const { id, offers } of open) expect(holds.has(holdIdOf(offerSession(id, offers)))).toBe(true);
  for (const id of holds.keys()) expect(own).toContain(id);
  for (const { status, offer, passed } of entries) {
    expect(offer !== null).toBe(status === 'offered');
    const spans = [...passed, ...(offer ? [{ start: offer.start, end: offer.start + 1 }] : [])];
    for (const [index, span] of spans.entries())
      for (const other of spans.slice(index + 1))
        expect(span.start < other.end && other.start < span.end).toBe(false);
  }
}

/** Dates on which everybody acts, in the owner's zone. */
const RANGE = { from: '2026-03-05', to: '2026-03-06', zone: 'Europe/Madrid', allDayBlocks: false };
const calendar = () => sourcesOf(project.db(), 'ana').doc(idOf('calendar'));
/** Times of the owner's other calendar by the readings of it. */
const readings = new Map<string, TimeSpan[]>();

/** Reads the owner's other calendar, which has an event at an instant or, one time in three, none. */
async function readCalendar(start: number, whose: number): Promise<unknown> {
  made += 1;
  const reading = `reading${made}`;
  const spans = whose % 3 === 0 ? [] : [{ start, end: start + 20 * 60_000 }];
  readings.set(reading, spans);
  await calendar().set({ reading });
  const { id } = calendar();
  const byDate = externalIntervals(id, { spans, allDayDates: [] }, RANGE);
  return storeTimes(at(), { uid: 'ana', sourceId: id, zone: RANGE.zone, reading }, RANGE.from, byDate);
}

/** Expects that the other calendar takes exactly the times of its last reading. */
async function expectLastReading(): Promise<void> {
  const source = await calendar().get();
  const taken = Object.values(await project.busy())
    .flat()
    .filter(({ kind }) => kind === 'external')
    .map(({ start, end }) => ({ start, end }));
  expect(taken).toEqual(source.exists ? readings.get(source.get('reading') as string) : []);
}

async function act({ what, start, visit, whose, session }: Deed): Promise<unknown> {
  const known = await project.bookings();
  const booking = known[whose % Math.max(1, known.length)];
  const bookingId = booking?.id ?? idOf('nobody');
  const sequence = booking?.sequence ?? 0;
  const token = bookingToken(bookingId, sequence);
  const blockId = idOf(`block${whose % 3}`);
  switch (what) {
    case 'book': {
      made += 1;
      const input = await aBookingInput({
        bookingId: idOf(`b${made}`),
        session,
        ...visit,
        start,
        customer: { name: 'Eva', email: `eva${made}@ejemplo.com`, phone: '' },
      });
      return bookSlot(at(), SLUG, input, (await readProof(input.proof, NOW))!);
    }
    case 'hold':
      return holdSlot({ ...at(), visitor: `${made} ${whose}` }, SLUG, {
        serviceIds: visit.serviceIds,
        start,
        session,
      });
    case 'release':
      return releaseHold(at(), { session });
    case 'cancel':
      return cancelBooking(at(), { bookingId, token, reason: '' });
    case 'reschedule':
      return rescheduleBooking(at(), { bookingId, token, start, zone: 'Europe/Madrid' });
    case 'withdraw':
      return rescheduleBooking(at(), {
        ...{ bookingId, token, zone: 'Europe/Madrid' },
        start: booking?.start ?? start,
      });
    case 'move':
      return moveBooking(ana(), { bookingId, sequence, start, overlap: false });
    case 'make-series':
      made += 1;
      return bookSeries(ana(), {
        ...{ seriesId: idOf(`s${made}`), serviceIds: visit.serviceIds, notes: '' },
        // Days, not weeks: its starts then meet those of others.
        starts: [start, start + 60 * 60_000, start + 24 * 3_600_000],
        customer: { name: 'Luz', email: `luz${made}@ejemplo.com`, phone: '' },
        ...{ zone: 'Europe/Madrid', language: 'es' },
      });
    case 'cancel-rest':
      return cancelFollowing(ana(), { bookingId, sequence, reason: '' });
    case 'move-rest':
      return moveFollowing(ana(), { bookingId, sequence, start, overlap: false });
    case 'block':
      return blockTime(ana(), { blockId, start, end: start + 20 * 60_000, title: '', overlap: false });
    case 'unblock':
      return unblockTime(ana(), { blockId });
    case 'wait': {
      made += 1;
      const input = await aWaitingInput(`eva${whose}`, {
        serviceIds: [...visit.serviceIds],
        wish: { ...WISH, parts: whose % 2 === 0 ? ['morning'] : ['morning', 'afternoon'] },
      });
      return joinWaiting(at(), SLUG, input, (await readProof(input.proof, NOW))!);
    }
    case 'read-calendar':
      return readCalendar(start, whose);
    case 'look':
      return offerFreedTime(at(), 'ana');
    case 'let-pass': {
      const entry = await entryAt(whose);
      // Its half hour is over.
      if (entry?.offer) await waitingRef(project.db(), entry.id).update({ 'offer.until': NOW });
      return offerFreedTime(at(), 'ana');
    }
    case 'take-offer':
    case 'leave': {
      const entry = await entryAt(whose);
      if (!entry) return undefined;
      const link = linkTo(entry);
      return what === 'leave' ? leaveWaiting(at(), link) : bookWaiting(at(), link);
    }
    default:
      return actOnBooking(ana(), { bookingId, sequence, action: what, reason: '' });
  }
}

beforeAll(() => onFreedTime(offerAtOnce));
afterAll(() => onFreedTime(null));

it.each(SEEDS)(
  'bookings, taken time, another calendar and the waiting list agree while four people act at once (seed %s)',
  async (seed) => {
    await project.anOwner();
    await Promise.all(SERVICES.map((service) => project.storeService(service)));
    const steps = fc.sample(fc.array(deed, { minLength: 4, maxLength: 4 }), { seed, numRuns: STEPS });
    let succeeded = 0;
    for (const step of steps) {
      const outcomes = await Promise.allSettled(step.map(act));
      for (const outcome of outcomes) {
        // Refused for a reason, or done: nothing else.
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Refusal);
        else succeeded += 1;
      }
      await project.expectSound();
      await expectSoundList();
      await expectLastReading();
    }
    expect(succeeded).toBeGreaterThan(STEPS);
  },
);
