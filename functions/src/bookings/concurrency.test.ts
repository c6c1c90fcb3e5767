import { reservedSpan } from 'shared-lib/domain/booking';
import { NOW } from '../testing/local-project';
import { aBookingInput, idOf, openBookingProject, tuesdayAt, type Reply } from './testing/booking-project';

/*
 * Crowds at one owner's time, through the function that visitors' pages ask: whoever comes first has it, nobody else, and
 * nobody is left without an answer.
 */

const ATTEMPTS = process.env['TEST_LONG'] ? 1_000 : 200;
const ROUNDS = process.env['TEST_LONG'] ? 20 : 2;

const project = openBookingProject();
const { post } = project;

const SERVICES = [
  { id: 'short000000000000000', durationMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  { id: 'middle00000000000000', durationMinutes: 45, bufferBeforeMinutes: 15, bufferAfterMinutes: 15 },
  { id: 'long0000000000000000', durationMinutes: 90, bufferBeforeMinutes: 0, bufferAfterMinutes: 30 },
] as const;

interface Attempt {
  service: (typeof SERVICES)[number];
  start: number;
}

/** The visitor who is so many-th: each has a browser, an address and a network of their own. */
async function visitor(round: number, index: number, { service, start }: Attempt, holdsFirst: boolean) {
  const name = `r${round}n${index}z`;
  const from = { ip: `2001:db8::${round.toString(16)}:${index.toString(16)}` };
  const session = idOf(`s${name}`);
  const input = await aBookingInput({
    bookingId: idOf(name),
    session,
    serviceId: service.id,
    durationMinutes: service.durationMinutes,
    start,
    customer: { name: 'Eva', email: `eva-${name}@ejemplo.com`, phone: '' },
  });
  return async (): Promise<Reply> => {
    if (holdsFirst) {
      const held = await post('hold', { serviceId: service.id, start, session }, from);
      if (held.status !== 200) return held;
    }
    return post('book', input, from);
  };
}

/** All at once; what each was answered. */
async function crowd(round: number, attempts: readonly Attempt[], holdsFirst = false): Promise<Reply[]> {
  const visitors = await Promise.all(
    attempts.map((attempt, index) => visitor(round, index, attempt, holdsFirst)),
  );
  return Promise.all(visitors.map((goes) => goes()));
}

/** Everybody was answered: booked, or told what else is free. */
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

const oneSlot = (round: number): Attempt[] =>
  Array.from({ length: ATTEMPTS }, () => ({ service: SERVICES[0], start: tuesdayAt(9 + (round % 5)) }));

/** Every length at every start of a morning, over and over; each round begins with others. */
const overlapping = (round: number): Attempt[] =>
  Array.from({ length: ATTEMPTS }, (_, index) => {
    const turned = index * 7 + round;
    const start = tuesdayAt(9) + (turned % 8) * 30 * 60_000;
    return { service: SERVICES[turned % 3]!, start };
  });

async function anOwner(): Promise<void> {
  await project.anOwner({}, { noticeMinutes: 0 });
  await Promise.all(SERVICES.map((service) => project.storeService(service)));
}

describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %s', (round) => {
  it(`of ${ATTEMPTS} visitors at one slot, one books`, async () => {
    await anOwner();
    expectAnswers(await crowd(round, oneSlot(round)), 1);
    expect(await project.bookings()).toHaveLength(1);
    await project.expectSound();
    // What goes with a booking is there as often as the booking.
    for (const path of ['users/ana/notifications', 'customers/ana/people', 'usedProofs'])
      expect([path, (await project.db().collection(path).get()).size]).toEqual([path, 1]);
  });

  it(`${ATTEMPTS} visitors at overlapping times of several lengths leave no double and no needless gap`, async () => {
    await anOwner();
    const attempts = overlapping(round);
    const replies = await crowd(round, attempts);
    const bookings = await project.bookings();
    expectAnswers(replies, bookings.length);
    await project.expectSound();
    const taken = bookings.map(({ service, start }) => reservedSpan(service, start));
    // Who was refused was in somebody's way.
    for (const [index, { status }] of replies.entries()) {
      if (status === 200) continue;
      const { service, start } = attempts[index]!;
      const wanted = reservedSpan(service, start);
      expect(taken.some((span) => span.start < wanted.end && wanted.start < span.end)).toBe(true);
    }
  });
});

it('of fifty visitors who hold one slot first, one books', async () => {
  await anOwner();
  expectAnswers(await crowd(0, oneSlot(0).slice(0, 50), true), 1);
  await project.expectSound();
});

it('one page that sends its booking ten times at once books once, and is answered the same', async () => {
  await anOwner();
  const goes = await visitor(0, 0, { service: SERVICES[0], start: tuesdayAt(10) }, false);
  const replies = await Promise.all(Array.from({ length: 10 }, goes));
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(replies[0]).toMatchObject({ status: 200 });
  expect(await project.bookings()).toEqual([expect.objectContaining({ sequence: 0, createdAt: NOW })]);
  await project.expectSound();
});
