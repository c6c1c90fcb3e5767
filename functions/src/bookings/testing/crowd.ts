import { reservedSpan } from 'shared-lib/model/booking';
import { HOUR_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';
import { aBookingInput, aProof, idOf, openBookingProject, tuesdayAt, type Reply } from './booking-project';

/*
 * Crowds at one owner's time, through the function that visitors' pages call: exactly one request gets each time, and every request gets an
 * answer.
 */

const SERVICES = [
  { id: 'short000000000000000', durationMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  { id: 'middle00000000000000', durationMinutes: 45, bufferBeforeMinutes: 15, bufferAfterMinutes: 15 },
  { id: 'long0000000000000000', durationMinutes: 90, bufferBeforeMinutes: 0, bufferAfterMinutes: 30 },
] as const;

interface Attempt {
  service: (typeof SERVICES)[number];
  start: number;
}

/** Returns attempts of every visitor at one start, another one in each round. */
const oneSlot = (nine: number, round: number, size: number): Attempt[] =>
  Array.from({ length: size }, () => ({ service: SERVICES[0], start: nine + (round % 5) * HOUR_MS }));

/** Returns attempts of every length at every start of a morning; each round begins with others. */
const overlapping = (nine: number, round: number, size: number): Attempt[] =>
  Array.from({ length: size }, (_, index) => {
    const turned = index * 7 + round;
    return { service: SERVICES[turned % 3]!, start: nine + (turned % 8) * (HOUR_MS / 2) };
  });

/** Expects that everybody got an answer: booked, or refused with alternatives. */
function expectAnswers(replies: readonly Reply[], booked: number): void {
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(booked);
  const refused = replies.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) {
    expect({ status, body }).toEqual({
      status: 409,
      body: { reason: 'slot-taken', alternatives: expect.any(Array) },
    });
    expect(body['alternatives']).toHaveLength(6);
  }
}

/**
 * Opens a project for crowds; each of its stories is a whole test.
 *
 * @param where.post - Sends the requests; by default to the function in this process.
 * @param where.nine - Nine o'clock of the day that everybody wants.
 * @param where.now - Clock of the function.
 */
export function openCrowd(
  where: { post?: ReturnType<typeof openBookingProject>['post']; nine?: number; now?: number } = {},
) {
  const project = openBookingProject();
  const { post = project.post, nine = tuesdayAt(9), now = NOW } = where;

  /** Creates the visitor of this number, with a session, an address and a network of their own. */
  async function visitor(round: number, index: number, { service, start }: Attempt, holdsFirst: boolean) {
    const name = `r${round}n${index}z`;
    // Wider networks of their own too, which limits count together.
    const from = { ip: `${(0x2a00 + round).toString(16)}:${index.toString(16)}:1::1` };
    const session = idOf(`s${name}`);
    const input = await aBookingInput({
      bookingId: idOf(name),
      session,
      serviceId: service.id,
      durationMinutes: service.durationMinutes,
      start,
      customer: { name: 'Eva', email: `eva-${name}@ejemplo.com`, phone: '' },
      proof: await aProof(now),
    });
    return async (): Promise<Reply> => {
      if (holdsFirst) {
        const held = await post('hold', { serviceId: service.id, start, session }, from);
        // A visitor whose hold is refused for the limit goes on without one, as the page does.
        if (held.status !== 200 && held.status !== 429) return held;
      }
      return post('book', input, from);
    };
  }

  /** Sends all attempts at once and returns their answers. */
  async function send(round: number, attempts: readonly Attempt[], holdsFirst = false): Promise<Reply[]> {
    const visitors = await Promise.all(
      attempts.map((attempt, index) => visitor(round, index, attempt, holdsFirst)),
    );
    return Promise.all(visitors.map((goes) => goes()));
  }

  async function anOwner(): Promise<void> {
    await project.anOwner({}, { noticeMinutes: 0 });
    await Promise.all(SERVICES.map((service) => project.storeService(service)));
  }

  return {
    ...project,
    /** Tries one slot many times: one attempt books it, and mail, customer and notification exist once. */
    async atOneSlot(round: number, size: number, holdsFirst = false): Promise<void> {
      await anOwner();
      expectAnswers(await send(round, oneSlot(nine, round, size), holdsFirst), 1);
      expect(await project.bookings()).toHaveLength(1);
      await project.expectSound();
      for (const path of ['users/ana/notifications', 'customers/ana/people', 'usedProofs'])
        expect([path, (await project.db().collection(path).get()).size]).toEqual([path, 1]);
    },
    /**
     * Tries overlapping times of several lengths: no two bookings overlap, and each refused attempt overlapped a
     * booking.
     */
    async atOverlappingTimes(round: number, size: number, holdsFirst = false): Promise<void> {
      await anOwner();
      const attempts = overlapping(nine, round, size);
      const replies = await send(round, attempts, holdsFirst);
      const bookings = await project.bookings();
      expectAnswers(replies, bookings.length);
      await project.expectSound();
      const taken = bookings.map(({ service, start }) => reservedSpan(service, start));
      for (const [index, { status }] of replies.entries()) {
        if (status === 200) continue;
        const { service, start } = attempts[index]!;
        const wanted = reservedSpan(service, start);
        expect(taken.some((span) => span.start < wanted.end && wanted.start < span.end)).toBe(true);
      }
    },
    /** Expects, once everybody is done, that each booking has its mail and its customer, and that no hold is left. */
    async expectNothingLeft(): Promise<void> {
      const bookings = await project.bookings();
      expect(bookings.length).toBeGreaterThan(0);
      const ids = bookings.map(({ id }) => id).sort();
      const mail = await project.db().collection('outbox').get();
      expect([...new Set(mail.docs.map((entry) => String(entry.get('bookingId'))))].sort()).toEqual(ids);
      expect((await project.db().collection('customers/ana/people').get()).size).toBe(ids.length);
      const held = Object.values(await project.busy())
        .flat()
        .filter(({ heldUntil }) => heldUntil > 0);
      const holds = await project.db().collection('bookingHolds').get();
      expect(held.map(({ id }) => id).sort()).toEqual(holds.docs.map(({ id }) => id).sort());
    },
    /** Sends one page's booking many times at once: it books once, and gets the same answer each time. */
    async fromOnePage(times: number): Promise<void> {
      await anOwner();
      const goes = await visitor(0, 0, oneSlot(nine, 0, 1)[0]!, false);
      const replies = await Promise.all(Array.from({ length: times }, goes));
      expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(replies[0]).toMatchObject({ status: 200 });
      expect(await project.bookings()).toEqual([expect.objectContaining({ sequence: 0 })]);
      await project.expectSound();
    },
  };
}
