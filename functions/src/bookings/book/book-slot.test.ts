import { NOW, refusalOf } from '../../testing/local-project';
import { HOLD_MS } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { bookSlot, MAX_FUTURE_BOOKINGS } from './book-slot';
import { holdIdOf, holdSlot, releaseHold } from '../time/hold-slot';
import { readProof } from './proof-of-work';
import {
  aBookingInput,
  CARD_ID,
  idOf,
  openBookingProject,
  SLUG,
  tuesdayAt,
} from '../testing/booking-project';

const project = openBookingProject();
const SERVICE = 'service0000000000001';
const { at } = project;

type Input = Awaited<ReturnType<typeof aBookingInput>>;

/** Books as a visitor's page does, with a solved challenge. */
async function book(overrides: Partial<Input> = {}, now = NOW) {
  const input = await aBookingInput(overrides);
  const proof = await readProof(input.proof, NOW);
  return bookSlot(at(now), SLUG, input, proof!);
}
const hold = (session: string, start: number, now = NOW, serviceId = SERVICE) =>
  holdSlot({ ...at(now), visitor: session }, SLUG, { session: idOf(session), start, serviceId });

describe('bookSlot', () => {
  it('counts a booking once on the card when it is sent twice', async () => {
    await project.anOwner();
    await book();
    await book();
    const shards = await project.db().collectionGroup('shards').get();
    const onCard = shards.docs.filter(({ ref }) => ref.path.startsWith(`cardStats/${CARD_ID}/days/`));
    expect(onCard.map((shard) => shard.get('counts'))).toEqual([{ bookingsMade: 1 }]);
  });

  it('counts the code by which the visitor came to the card', async () => {
    await project.anOwner();
    await book({ source: 'google' });
    const shards = await project.db().collectionGroup('shards').get();
    const onCard = shards.docs.filter(({ ref }) => ref.path.startsWith(`cardStats/${CARD_ID}/days/`));
    expect(onCard.map((shard) => shard.get('counts'))).toEqual([
      { bookingsMade: 1, bookedFrom: { google: 1 } },
    ]);
  });

  it('stores the booking with its time, customer, mail and notification, and answers with its link', async () => {
    await project.anOwner(
      {
        price: 4500,
        bufferAfterMinutes: 10,
        questions: [{ id: 'q1', label: '¿Primera vez?', kind: 'text', required: true }],
      },
      {},
    );
    const answer = await book({
      price: 4500,
      answers: { q1: ' Sí\u202e ', extra: 'x' },
      notes: 'Con\nperro',
    });
    expect(answer).toEqual({
      path: expect.stringMatching(new RegExp(`^/c/${SLUG}/reserva/${idOf('booking1')}\\?t=[\\w-]{43}$`)),
      booking: expect.objectContaining({
        id: idOf('booking1'),
        firstName: 'Eva',
        status: 'confirmed',
        payUrl: '',
        start: tuesdayAt(10),
        end: tuesdayAt(10, 30),
        canChange: true,
        changeNoticeMinutes: 1440,
      }),
    });
    expect(await project.bookings()).toEqual([
      expect.objectContaining({
        userId: 'ana',
        cardId: CARD_ID,
        slug: SLUG,
        answers: [{ question: '¿Primera vez?', answer: 'Sí' }],
        notes: 'Con\nperro',
        icsUid: `${idOf('booking1')}@tarjetero`,
        sequence: 0,
        createdBy: 'visitor',
        payment: { rule: 'none', state: 'none', paidAt: null },
      }),
    ]);
    expect(await project.busy()).toEqual({
      '2026-03-03': [
        {
          kind: 'booking',
          id: idOf('booking1'),
          start: tuesdayAt(10),
          end: tuesdayAt(10, 40),
          serviceId: SERVICE,
          date: '2026-03-03',
          heldUntil: 0,
        },
      ],
    });
    const people = await project.db().collection('customers/ana/people').get();
    expect(people.docs.map((person) => person.data())).toEqual([
      expect.objectContaining({ name: 'Eva Ruiz', email: 'eva@ejemplo.com', bookings: 1, ownerNote: '' }),
    ]);
    const bell = await project.db().collection('users/ana/notifications').get();
    expect(bell.docs.map((rung) => rung.data())).toEqual([
      expect.objectContaining({
        kind: 'booking-new',
        customer: 'Eva Ruiz',
        startsAt: '2026-03-03T09:00:00.000Z',
      }),
    ]);
    expect((await project.db().collection('outbox').get()).docs.map(({ id }) => id)).toEqual([
      `${idOf('booking1')}-0-created-owner`,
      `${idOf('booking1')}-0-created-visitor`,
    ]);
    await project.expectSound();
  });

  it('answers a repeated request like the first and books once', async () => {
    await project.anOwner();
    const first = await book();
    expect(await book({ notes: 'Otra cosa' })).toEqual(first);
    const twice = await Promise.all([
      book({ bookingId: idOf('booking2'), start: tuesdayAt(11), session: idOf('s2') }),
      book({ bookingId: idOf('booking2'), start: tuesdayAt(11), session: idOf('s2') }),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await project.bookings()).toHaveLength(2);
    expect((await project.db().collection('outbox').get()).size).toBe(4);
    await project.expectSound();
  });

  it('refuses a booking id that another session has used', async () => {
    await project.anOwner();
    await book();
    expect(await refusalOf(book({ session: idOf('other') }))).toBe('booking-changed');
  });

  it('counts bookings under one customer whatever the case of the email address', async () => {
    await project.anOwner();
    await book();
    await book({
      bookingId: idOf('b2'),
      start: tuesdayAt(12),
      customer: { name: 'Eva R.', email: 'EVA@Ejemplo.com', phone: '600 100 200' },
    });
    const people = await project.db().collection('customers/ana/people').get();
    expect(people.docs.map((person) => person.data())).toEqual([
      expect.objectContaining({
        ...{ name: 'Eva Ruiz', phone: '', bookings: 2 },
        claims: [expect.objectContaining({ name: 'Eva R.', phone: '600 100 200' })],
      }),
    ]);
  });

  it.each([
    ['the price', { price: 4500 }],
    ['the length', { durationMinutes: 45 }],
  ])('refuses a booking when %s is not what the visitor saw', async (_, change) => {
    await project.anOwner(change);
    expect(await refusalOf(book())).toBe('service-changed');
    expect(await project.bookings()).toEqual([]);
  });

  it.each([
    ['hidden', { hidden: true }],
    ['archived', { archivedAt: NOW }],
    ['not on this card', { cardIds: [] }],
    ['somebody else’s', { userId: 'luis' }],
    ['stored in an invalid form', { questions: [{ id: '?', label: '', kind: 'x', required: 1 }] as never }],
  ])('refuses a service that is %s', async (_, service) => {
    await project.anOwner(service);
    expect(await refusalOf(book())).toBe('service-gone');
    expect(await refusalOf(hold('s', tuesdayAt(10)))).toBe('service-gone');
  });

  it('refuses hidden cards, suspended owners and invalid opening hours', async () => {
    await project.anOwner();
    const card = project.db().doc(`cards/${CARD_ID}`);
    for (const change of [
      { status: 'paused' },
      { takedown: { reason: 'x' } },
      { deletedAt: new Date(NOW) },
    ]) {
      const before = (await card.get()).data()!;
      await card.update(change);
      expect(await refusalOf(book())).toBe('service-gone');
      await card.set(before);
    }
    const state = project.db().doc('users/ana/private/state');
    await state.set({ disabled: true });
    expect(await refusalOf(book())).toBe('service-gone');
    await state.set({ disabled: false });
    await project
      .db()
      .doc('availability/ana')
      .update({ weekly: { 2: [{ from: '25:00', to: 'x' }] } });
    expect(await refusalOf(book())).toBe('service-gone');
  });

  it.each([
    ['off the grid', tuesdayAt(10, 10)],
    ['out of hours', tuesdayAt(15)],
    ['too soon', NOW + 60 * 60_000],
    ['in the past', NOW - DAY_MS],
    ['too far ahead', tuesdayAt(10) + 90 * DAY_MS],
    ['in another century', 7_258_118_400_000],
  ])('refuses a start %s and suggests the nearest free ones', async (_, start) => {
    await project.anOwner();
    const error = await book({ start }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'slot-not-offered', details: { alternatives: expect.any(Array) } });
    expect((error as { details: { alternatives: number[] } }).details.alternatives).toHaveLength(6);
  });

  it('suggests the six nearest free starts when the slot is taken', async () => {
    await project.anOwner();
    await book();
    const error = await book({ bookingId: idOf('b2') }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      reason: 'slot-taken',
      details: {
        alternatives: [
          tuesdayAt(9),
          tuesdayAt(9, 30),
          tuesdayAt(10, 30),
          tuesdayAt(11),
          tuesdayAt(11, 30),
          tuesdayAt(12),
        ],
      },
    });
  });

  it('obeys the daily limits of the owner and of the service', async () => {
    await project.anOwner({ maxPerDay: 1 }, { maxPerDay: 2 });
    await project.storeService({ id: 'other00000000000000x' });
    await book();
    const second = { bookingId: idOf('b2'), start: tuesdayAt(12) };
    expect(await refusalOf(book(second))).toBe('slot-not-offered');
    await book({ ...second, serviceId: 'other00000000000000x' });
    const third = { bookingId: idOf('b3'), start: tuesdayAt(13), serviceId: 'other00000000000000x' };
    expect(await refusalOf(book(third))).toBe('slot-not-offered');
  });

  it('refuses overlaps, including the buffers of both bookings', async () => {
    await project.anOwner({ bufferAfterMinutes: 15 }, { incrementMinutes: 15 });
    await project.storeService({ id: 'long0000000000000000', durationMinutes: 90, bufferBeforeMinutes: 30 });
    await book();
    const long = (start: number) =>
      book({ bookingId: idOf('b2'), serviceId: 'long0000000000000000', durationMinutes: 90, start });
    expect(await refusalOf(long(tuesdayAt(9)))).toBe('slot-taken');
    expect(await refusalOf(long(tuesdayAt(11)))).toBe('slot-taken');
    await long(tuesdayAt(11, 15));
    await project.expectSound();
  });

  it.each([
    ['needs the owner’s confirmation', { needsConfirmation: true }, 'pending_confirmation', 'none'],
    [
      'is paid by a link',
      { price: 900, payment: { rule: 'link' as const, link: 'https://buy.stripe.com/a' } },
      'pending_payment',
      'awaiting',
    ],
    [
      'has a payment link but no price',
      { payment: { rule: 'link' as const, link: 'https://buy.stripe.com/a' } },
      'confirmed',
      'none',
    ],
  ])('sets the initial status of a booking when the service %s', async (_, service, status, state) => {
    await project.anOwner(service);
    const { booking } = await book({ price: (service as { price?: number }).price ?? 0 });
    expect(booking).toMatchObject({ status });
    expect(booking.payUrl).toBe(
      state === 'awaiting'
        ? `https://buy.stripe.com/a?client_reference_id=${idOf('booking1')}&prefilled_email=eva%40ejemplo.com`
        : '',
    );
    expect((await project.bookings())[0]).toMatchObject({ payment: { state } });
  });

  it('names the questions without a valid answer', async () => {
    const question = {
      id: 'q1',
      label: '¿Cuál?',
      kind: 'select' as const,
      required: true,
      options: ['A', 'B'],
    };
    await project.anOwner({ questions: [question] });
    const wrong: Input['answers'][] = [{}, { q1: '' }, { q1: 'C' }, { q1: true }, { q2: 'A' }];
    for (const answers of wrong) {
      const error = await book({ answers }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ reason: 'invalid-input', details: { fields: ['answers.q1'] } });
    }
    await book({ answers: { q1: 'A' } });
  });

  it('lets one email address have ten future bookings with an owner', async () => {
    await project.anOwner({}, { weekly: { 2: [{ from: '09:00', to: '21:00' }] } });
    for (let index = 0; index < MAX_FUTURE_BOOKINGS; index++)
      await book({ bookingId: idOf(`b${index}`), start: tuesdayAt(10 + index) });
    expect(await refusalOf(book({ bookingId: idOf('c'), start: tuesdayAt(20) }))).toBe('too-many-requests');
    const other = { name: 'Luis', email: 'luis@ejemplo.com', phone: '' };
    await book({ bookingId: idOf('c'), start: tuesdayAt(20), customer: other });
  });

  it('accepts a solved challenge once', async () => {
    await project.anOwner();
    const { proof } = await aBookingInput();
    await book({ proof });
    expect(await refusalOf(book({ proof, bookingId: idOf('b2'), start: tuesdayAt(12) }))).toBe(
      'proof-needed',
    );
  });

  it.each([
    [
      'spring',
      Date.UTC(2026, 2, 29, 0, 30),
      [Date.UTC(2026, 2, 29, 0, 30), Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 2, 29, 1, 30)],
    ],
    [
      'autumn',
      Date.UTC(2026, 9, 24, 23, 30),
      [Date.UTC(2026, 9, 24, 23, 30), Date.UTC(2026, 9, 25, 0), Date.UTC(2026, 9, 25, 1, 30)],
    ],
  ])('books each instant once in the night when clocks change in %s', async (_, first, starts) => {
    const now = first - DAY_MS;
    await project.anOwner({}, { weekly: { 7: [{ from: '01:30', to: '04:00' }] } });
    for (const [index, start] of starts.entries()) await book({ bookingId: idOf(`b${index}`), start }, now);
    expect(await refusalOf(book({ bookingId: idOf('again'), start: first }, now))).toBe('slot-taken');
    await project.expectSound();
  });

  it('reserves an appointment over midnight on both days', async () => {
    await project.anOwner(
      { bufferAfterMinutes: 60 },
      { weekly: { 2: [{ from: '22:00', to: '24:00' }], 3: [{ from: '00:00', to: '02:00' }] } },
    );
    await book({ start: tuesdayAt(23, 30) });
    expect(Object.keys(await project.busy())).toEqual(['2026-03-03', '2026-03-04']);
    expect(await refusalOf(book({ bookingId: idOf('b2'), start: tuesdayAt(24, 30) }))).toBe('slot-taken');
    await book({ bookingId: idOf('b2'), start: tuesdayAt(25) });
    await project.expectSound();
  });
});

describe('holdSlot', () => {
  it('reserves a slot for five minutes', async () => {
    await project.anOwner();
    expect(await hold('one', tuesdayAt(10))).toEqual({ heldUntil: NOW + HOLD_MS });
    expect(await refusalOf(hold('two', tuesdayAt(10)))).toBe('slot-taken');
    expect(await refusalOf(book({ session: idOf('two') }))).toBe('slot-taken');
    expect(await refusalOf(hold('two', tuesdayAt(10), NOW + HOLD_MS - 1))).toBe('slot-taken');
    await hold('two', tuesdayAt(10), NOW + HOLD_MS);
    expect((await project.busy())['2026-03-03']).toEqual([
      expect.objectContaining({ id: holdIdOf(idOf('two')), heldUntil: NOW + 2 * HOLD_MS }),
    ]);
  });

  it('renews or replaces the hold of the same session', async () => {
    await project.anOwner();
    await hold('one', tuesdayAt(10));
    await hold('one', tuesdayAt(10), NOW + 1000);
    await hold('one', tuesdayAt(10) + DAY_MS, NOW + 2000);
    expect(Object.keys(await project.busy())).toEqual(['2026-03-04']);
    await hold('two', tuesdayAt(10));
  });

  it('leaves the slot to the booking of the same session', async () => {
    await project.anOwner();
    await hold('session1', tuesdayAt(10));
    await book();
    expect((await project.busy())['2026-03-03']).toEqual([expect.objectContaining({ heldUntil: 0 })]);
    expect((await project.db().collection('bookingHolds').get()).size).toBe(0);
  });

  it('keeps the held start bookable despite the notice period and the gap rule', async () => {
    await project.anOwner({}, { noticeMinutes: 120, noGaps: true });
    const lastMinute = tuesdayAt(10) - 120 * 60_000;
    await hold('session1', tuesdayAt(10), lastMinute);
    // Somebody else’s booking makes ten o’clock a start with gaps on both sides.
    await book(
      { bookingId: idOf('other'), session: idOf('other'), start: tuesdayAt(9) },
      lastMinute - 60_000 * 60,
    );
    const later = lastMinute + HOLD_MS - 1;
    expect((await book({}, later)).booking).toMatchObject({ status: 'confirmed', start: tuesdayAt(10) });
  });

  it('protects neither another start nor a start with an expired hold', async () => {
    await project.anOwner({}, { noticeMinutes: 120 });
    const lastMinute = tuesdayAt(10) - 120 * 60_000;
    await hold('session1', tuesdayAt(10), lastMinute);
    expect(await refusalOf(book({}, lastMinute + HOLD_MS))).toBe('slot-not-offered');
    expect(await refusalOf(book({ start: tuesdayAt(9, 30) }, lastMinute + 1))).toBe('slot-not-offered');
  });

  it('makes a hold that only the session’s own id can release', async () => {
    await project.anOwner();
    await hold('one', tuesdayAt(10));
    await releaseHold(at(), { session: holdIdOf(idOf('one')) });
    expect(await refusalOf(hold('two', tuesdayAt(10)))).toBe('slot-taken');
    await releaseHold(at(), { session: idOf('one') });
    await releaseHold(at(), { session: idOf('one') });
    expect(await project.busy()).toEqual({});
    await hold('two', tuesdayAt(10));
  });
});
