import type { Booking, BookingAction, BookingStatus } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { NOW, refusalOf } from '../../testing/local-project';
import { blockTime, unblockTime } from '../time/block-time';
import { bookByHand } from '../book/book-by-hand';
import { bookSlot } from '../book/book-slot';
import { bookingToken } from '../record/booking-token';
import { moveBooking, actOnBooking } from './owner-changes';
import { readProof } from '../book/proof-of-work';
import { aBookingInput, idOf, openBookingProject, SLUG, tuesdayAt } from '../testing/booking-project';
import { cancelBooking, rescheduleBooking, showBooking } from './visitor-changes';

const project = openBookingProject();
const { at, context } = project;
const ana = (now = NOW) => context('ana', now);
const SERVICE = 'service0000000000001';
const BOOKING = idOf('booking1');
const zone = 'Europe/Madrid';

/** Returns Thursday at this time in Madrid, days after every notice. */
const thursdayAt = (hour: number, minute = 0) => tuesdayAt(hour, minute) + 2 * DAY_MS;

async function book(overrides: Partial<Awaited<ReturnType<typeof aBookingInput>>> = {}) {
  const input = await aBookingInput({ start: thursdayAt(10), ...overrides });
  return bookSlot(at(), SLUG, input, (await readProof(input.proof, NOW))!);
}
const stored = async (id = BOOKING) => (await project.bookings()).find((booking) => booking.id === id);
const token = (sequence: number) => bookingToken(BOOKING, sequence);
const tokenOf = (path: string) => path.split('?t=')[1]!;
const cancel = (sequence: number, now = NOW) =>
  cancelBooking(at(now), { bookingId: BOOKING, token: token(sequence), reason: 'No llego' });
const move = (sequence: number, start: number, now = NOW) =>
  rescheduleBooking(at(now), { bookingId: BOOKING, token: token(sequence), start, zone });
/** Returns the owner's notifications since the booking was made. */
const rung = async () => {
  const bell = await project.db().collection('users/ana/notifications').get();
  return bell.docs.map((found) => found.data()).filter(({ kind }) => kind !== 'booking-new');
};
const byHand = (id: string, start: number, overlap = false) =>
  bookByHand(ana(), {
    bookingId: idOf(id),
    serviceId: SERVICE,
    start,
    customer: { name: 'Luz', email: '', phone: '' },
    notes: '',
    zone,
    language: 'es',
    overlap,
  });
const act = (
  action: Parameters<typeof actOnBooking>[1]['action'],
  sequence: number,
  id = BOOKING,
  now = NOW,
) => actOnBooking(ana(now), { bookingId: id, sequence, action, reason: 'Porque sí' });

describe('cancelBooking', () => {
  it('frees the time, notifies owner and visitor, and can be repeated', async () => {
    await project.anOwner();
    await book();
    const first = await cancel(0);
    expect(first.booking).toMatchObject({ status: 'cancelled', reason: 'No llego', canChange: false });
    expect(await cancel(0)).toEqual(first);
    expect(await stored()).toMatchObject({
      status: 'cancelled',
      sequence: 1,
      icsUid: `${BOOKING}@tarjetero`,
    });
    expect(await project.busy()).toEqual({});
    const outbox = await project.db().collection('outbox').get();
    expect(outbox.docs.map(({ id }) => id)).toContain(`${BOOKING}-1-cancelled-visitor`);
    expect(await rung()).toEqual([
      expect.objectContaining({
        kind: 'booking-cancelled',
        bookingId: BOOKING,
        customer: 'Eva Ruiz',
        service: 'Primera consulta',
        startsAt: new Date(thursdayAt(10)).toISOString(),
        readAt: null,
      }),
    ]);
    await book({ bookingId: idOf('b2') });
    await project.expectSound();
  });

  it('is refused as soon as the owner’s notice period begins', async () => {
    await project.anOwner({}, { changeNoticeMinutes: 120 });
    await book();
    const last = thursdayAt(8);
    expect(await refusalOf(cancel(0, last + 1))).toBe('change-too-late');
    expect(await stored()).toMatchObject({ status: 'confirmed', sequence: 0 });
    await cancel(0, last);
  });

  it('is refused after the start even without a notice', async () => {
    await project.anOwner({}, { changeNoticeMinutes: 0 });
    await book();
    expect(await refusalOf(cancel(0, thursdayAt(10)))).toBe('change-too-late');
  });

  it.each<[string, () => string]>([
    ['a forged token', () => 'A'.repeat(43)],
    ['the token of another booking', () => bookingToken(idOf('other'), 0)],
    ['the token of a later sequence', () => token(1)],
    ['no token', () => ''],
  ])('is refused with %s', async (_, forged) => {
    await project.anOwner();
    await book();
    const link = { bookingId: BOOKING, token: forged() };
    expect(await refusalOf(cancelBooking(at(), { ...link, reason: '' }))).toBe('bad-link');
    expect(await refusalOf(showBooking(at(), link))).toBe('bad-link');
    expect(await refusalOf(rescheduleBooking(at(), { ...link, start: thursdayAt(12), zone }))).toBe(
      'bad-link',
    );
    expect(await refusalOf(showBooking(at(), { ...link, bookingId: idOf('nobody') }))).toBe('bad-link');
  });
});

describe('rescheduleBooking', () => {
  it('frees the old time, takes the new one and makes earlier links read-only', async () => {
    await project.anOwner();
    const { path } = await book();
    const moved = await move(0, thursdayAt(12));
    expect(moved.booking).toMatchObject({
      start: thursdayAt(12),
      end: thursdayAt(12, 30),
      status: 'confirmed',
    });
    expect(await stored()).toMatchObject({
      sequence: 1,
      icsUid: `${BOOKING}@tarjetero`,
      start: thursdayAt(12),
    });
    await project.expectSound();
    expect(await showBooking(at(), { bookingId: BOOKING, token: tokenOf(path) })).toMatchObject({
      path: '',
      booking: { start: thursdayAt(12), canChange: false },
    });
    const link = { bookingId: BOOKING, token: tokenOf(moved.path) };
    expect(await showBooking(at(), link)).toEqual(moved);
    // The answer to the first may have got lost.
    expect(await move(0, thursdayAt(12))).toEqual(moved);
    expect(await refusalOf(move(0, thursdayAt(13)))).toBe('bad-link');
    expect(await rung()).toEqual([
      expect.objectContaining({
        kind: 'booking-moved',
        bookingId: BOOKING,
        wasAt: new Date(thursdayAt(10)).toISOString(),
        startsAt: new Date(thursdayAt(12)).toISOString(),
      }),
    ]);
    await book({ bookingId: idOf('b2') });
  });

  it('may overlap the booking’s own old time but no other booking', async () => {
    await project.anOwner({ durationMinutes: 60 });
    await book({ durationMinutes: 60 });
    await move(0, thursdayAt(10, 30));
    await book({ bookingId: idOf('b2'), durationMinutes: 60, start: thursdayAt(12) });
    const error = await move(1, thursdayAt(11, 30)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'slot-taken', details: { alternatives: expect.any(Array) } });
    expect(await stored()).toMatchObject({ sequence: 1, start: thursdayAt(10, 30) });
    await project.expectSound();
  });

  it('keeps the agreed length and buffers after the service has changed', async () => {
    await project.anOwner({ bufferAfterMinutes: 15 });
    await book();
    await project.storeService({ durationMinutes: 120, bufferAfterMinutes: 0, archivedAt: NOW });
    const { booking } = await move(0, thursdayAt(13, 30));
    expect(booking).toMatchObject({ start: thursdayAt(13, 30), end: thursdayAt(14) });
    await project.expectSound();
  });

  it.each<BookingStatus>(['cancelled', 'rejected', 'expired', 'completed', 'no_show'])(
    'refuses a booking that is %s',
    async (status) => {
      await project.anOwner();
      await book();
      await project.db().doc(`bookings/${BOOKING}`).update({ status });
      expect(await refusalOf(move(0, thursdayAt(12)))).toBe('booking-state');
      expect(
        await refusalOf(
          moveBooking(ana(), { bookingId: BOOKING, sequence: 0, start: thursdayAt(12), overlap: true }),
        ),
      ).toBe('booking-state');
      expect(await stored()).toMatchObject({ status, start: thursdayAt(10), sequence: 0 });
    },
  );

  it('obeys the notice period, the opening hours and a suspension of the owner', async () => {
    await project.anOwner({}, { changeNoticeMinutes: 120 });
    await book();
    expect(await refusalOf(move(0, thursdayAt(12), thursdayAt(9)))).toBe('change-too-late');
    expect(await refusalOf(move(0, thursdayAt(15)))).toBe('slot-not-offered');
    await project.db().doc('users/ana/private/state').set({ disabled: true });
    expect(await refusalOf(move(0, thursdayAt(12)))).toBe('service-gone');
    // They can still let the appointment go.
    await cancel(0);
  });

  it('accepts one of several simultaneous moves to the same start or of the same booking', async () => {
    await project.anOwner();
    await book();
    await book({ bookingId: idOf('b2'), start: thursdayAt(11) });
    const other = { bookingId: idOf('b2'), token: bookingToken(idOf('b2'), 0), zone };
    const outcomes = await Promise.allSettled([
      move(0, thursdayAt(12)),
      move(0, thursdayAt(13)),
      rescheduleBooking(at(), { ...other, start: thursdayAt(12) }),
      rescheduleBooking(at(), { ...other, start: thursdayAt(13) }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await project.bookings()).map(({ sequence }) => sequence)).toEqual([1, 1]);
    await project.expectSound();
  });
});

describe('a request to move a booking that was confirmed by hand', () => {
  /** Has the owner confirm ten o'clock, and the visitor ask for twelve. */
  async function requestMove() {
    await project.anOwner({ needsConfirmation: true });
    await book();
    await act('confirm', 0);
    return move(1, thursdayAt(12));
  }
  const AGREED = { status: 'confirmed', start: thursdayAt(10), end: thursdayAt(10, 30) };
  const taken = async () =>
    Object.values(await project.busy()).flatMap((day) => day.map(({ start }) => start));
  const mailed = async () =>
    (await project.db().collection('outbox').get()).docs.map(({ id }) => id.replace(`${BOOKING}-`, ''));

  it('keeps both hours taken until the owner answers', async () => {
    const answer = await requestMove();
    expect(answer.booking).toMatchObject({ ...AGREED, requestedStart: thursdayAt(12), canChange: true });
    expect(await stored()).toMatchObject({ ...AGREED, sequence: 2, moveRequest: { start: thursdayAt(12) } });
    for (const start of [thursdayAt(10), thursdayAt(12)])
      expect(await refusalOf(book({ bookingId: idOf('b2'), start }))).toBe('slot-taken');
    expect(await mailed()).toEqual(expect.arrayContaining(['2-move-asked-visitor', '2-move-asked-owner']));
    expect(await rung()).toEqual([
      expect.objectContaining({
        kind: 'booking-move-asked',
        wasAt: new Date(thursdayAt(10)).toISOString(),
        startsAt: new Date(thursdayAt(12)).toISOString(),
      }),
    ]);
    // The answer may have got lost.
    expect(await move(1, thursdayAt(12))).toEqual(answer);
    await project.expectSound();
  });

  it.each([
    ['accept-move', thursdayAt(12), 'move-accepted'],
    ['keep-time', thursdayAt(10), 'move-kept'],
  ] as const)('is answered once by %s, which frees the other hour', async (action, start, mail) => {
    await requestMove();
    expect(await act(action, 2)).toEqual({ status: 'confirmed', sequence: 3 });
    const answered = { status: 'confirmed', start, sequence: 3, moveAnswer: action };
    expect(await stored()).toMatchObject(answered);
    expect(await stored()).not.toHaveProperty('moveRequest');
    expect(await taken()).toEqual([start]);
    expect(await mailed()).toEqual(expect.arrayContaining([`3-${mail}-visitor`]));
    const other = action === 'accept-move' ? ('keep-time' as const) : ('accept-move' as const);
    expect(await act(action, 2)).toEqual({ status: 'confirmed', sequence: 3 });
    expect(await refusalOf(act(other, 2))).toBe('booking-changed');
    for (const again of [action, other]) expect(await refusalOf(act(again, 3))).toBe('booking-state');
    expect(await stored()).toMatchObject(answered);
    await project.expectSound();
  });

  it('is replaced by a later request of the visitor', async () => {
    await requestMove();
    expect((await move(2, thursdayAt(13))).booking).toMatchObject({
      ...AGREED,
      requestedStart: thursdayAt(13),
    });
    expect((await taken()).sort()).toEqual([thursdayAt(10), thursdayAt(13)]);
    await book({ bookingId: idOf('b2'), start: thursdayAt(12) });
    await project.expectSound();
  });

  it('is withdrawn by choosing the agreed hour, even when it is too late for changes', async () => {
    await requestMove();
    const late = thursdayAt(9, 59);
    const { booking } = await move(2, thursdayAt(10), late);
    expect(booking).toMatchObject(AGREED);
    expect(booking).not.toHaveProperty('requestedStart');
    expect(await taken()).toEqual([thursdayAt(10)]);
    expect(await refusalOf(act('accept-move', 3))).toBe('booking-state');
    expect((await rung()).map(({ kind }) => kind).sort()).toEqual([
      'booking-move-asked',
      'booking-move-withdrawn',
    ]);
    expect(await mailed()).toEqual(expect.arrayContaining(['3-move-withdrawn-owner']));
  });

  it.each(['visitor', 'owner'] as const)('frees both hours when the %s cancels', async (who) => {
    await requestMove();
    if (who === 'visitor') await cancel(2);
    else await act('cancel', 2);
    expect(await project.busy()).toEqual({});
    expect(await stored()).toMatchObject({ status: 'cancelled' });
    expect(await stored()).not.toHaveProperty('moveRequest');
  });

  it('lapses and frees the requested hour once the agreed hour has begun', async () => {
    await requestMove();
    const begun = thursdayAt(10);
    expect(await refusalOf(act('accept-move', 2, BOOKING, begun))).toBe('booking-state');
    const page = await showBooking(at(begun), { bookingId: BOOKING, token: token(2) });
    expect(page.booking).not.toHaveProperty('requestedStart');
    const input = await aBookingInput({ bookingId: idOf('b2'), start: thursdayAt(12) });
    await project.storeService({ needsConfirmation: true, noticeMinutes: 0 });
    await bookSlot(at(begun), SLUG, input, (await readProof(input.proof, NOW))!);
    await act('complete', 2, BOOKING, begun);
    expect(await stored()).not.toHaveProperty('moveRequest');
  });

  it('can be answered only by the owner, and is settled when the owner moves the booking', async () => {
    await requestMove();
    const luis = { bookingId: BOOKING, sequence: 2, action: 'accept-move', reason: '' } as const;
    expect(await refusalOf(actOnBooking(context('luis'), luis))).toBe('booking-not-found');
    await moveBooking(ana(), { bookingId: BOOKING, sequence: 2, start: thursdayAt(12), overlap: false });
    expect(await taken()).toEqual([thursdayAt(12)]);
    expect(await stored()).not.toHaveProperty('moveRequest');
  });

  it('accepts one of several answers that arrive at once', async () => {
    await requestMove();
    const outcomes = await Promise.allSettled([
      act('accept-move', 2),
      act('keep-time', 2),
      move(2, thursdayAt(13)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await project.expectSound();
  });
});

/** The owner's part of the table of states, repeated by hand. */
const OWNERS: Record<BookingStatus, Partial<Record<BookingAction, BookingStatus>>> = {
  pending_payment: { pay: 'confirmed', cancel: 'cancelled', reschedule: 'pending_payment' },
  pending_confirmation: {
    pay: 'pending_confirmation',
    confirm: 'confirmed',
    reject: 'rejected',
    cancel: 'cancelled',
    reschedule: 'pending_confirmation',
  },
  confirmed: {
    pay: 'confirmed',
    cancel: 'cancelled',
    complete: 'completed',
    'mark-no-show': 'no_show',
    reschedule: 'confirmed',
  },
  completed: { pay: 'completed', 'mark-no-show': 'no_show' },
  no_show: { pay: 'no_show', complete: 'completed' },
  cancelled: {},
  rejected: {},
  expired: {},
};
const ACTIONS = ['pay', 'confirm', 'reject', 'cancel', 'complete', 'mark-no-show'] as const;

describe('actOnBooking', () => {
  it.each(Object.keys(OWNERS) as BookingStatus[])(
    'allows only the actions of the state table on a booking that is %s',
    async (status) => {
      await project.anOwner();
      // How it went is said once the appointment has begun.
      const over = thursdayAt(20);
      for (const [index, action] of ACTIONS.entries()) {
        const id = idOf(`b${index}`);
        const path = `bookings/${id}`;
        await byHand(`b${index}`, thursdayAt(9 + index));
        const payment: Booking['payment'] = { rule: 'link', state: 'awaiting', paidAt: null };
        await project.db().doc(path).update({ status, payment });
        const to = OWNERS[status][action];
        // An action whose state the booking has already gets the same answer.
        const isThere = { confirm: 'confirmed', complete: 'completed', 'mark-no-show': 'no_show' } as const;
        if (to) {
          const raised = to !== status && to !== 'completed' && to !== 'no_show';
          const answer = { status: to, sequence: raised ? 1 : 0 };
          expect([action, await act(action, 0, id, over)]).toEqual([action, answer]);
          expect([action, await act(action, 0, id, over)]).toEqual([action, answer]);
        } else if (isThere[action as keyof typeof isThere] !== status || action === 'confirm') {
          expect([action, await refusalOf(act(action, 0, id, over))]).toEqual([action, 'booking-state']);
        }
        const isBusy = Object.values(await project.busy()).some((day) =>
          day.some((taken) => taken.id === id),
        );
        expect([action, isBusy]).toEqual([action, to !== 'cancelled' && to !== 'rejected']);
      }
    },
  );

  it('is refused for changed, foreign and unknown bookings', async () => {
    await project.anOwner();
    await book();
    await move(0, thursdayAt(12));
    expect(await refusalOf(act('cancel', 0))).toBe('booking-changed');
    const luis = actOnBooking(context('luis'), {
      bookingId: BOOKING,
      sequence: 1,
      action: 'cancel',
      reason: '',
    });
    expect(await refusalOf(luis)).toBe('booking-not-found');
    expect(await refusalOf(act('cancel', 0, idOf('nobody')))).toBe('booking-not-found');
  });

  it('accepts a payment only for a booking that awaits one', async () => {
    await project.anOwner({ price: 900, payment: { rule: 'link', link: 'https://buy.stripe.com/a' } });
    await book({ price: 900 });
    expect(await act('pay', 0)).toEqual({ status: 'confirmed', sequence: 1 });
    expect(await stored()).toMatchObject({ payment: { rule: 'link', state: 'paid', paidAt: NOW } });
    expect(await refusalOf(act('pay', 7))).toBe('booking-changed');
    await byHand('b2', thursdayAt(12));
    await project
      .db()
      .doc(`bookings/${idOf('b2')}`)
      .update({ 'payment.state': 'none' });
    expect(await refusalOf(act('pay', 0, idOf('b2')))).toBe('booking-state');
  });

  it('accepts one of two changes that owner and visitor make at once', async () => {
    await project.anOwner();
    await book();
    const outcomes = await Promise.allSettled([act('cancel', 0), move(0, thursdayAt(12))]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored()).toMatchObject({ sequence: 1 });
    await project.expectSound();
  });
});

describe('bookByHand', () => {
  it('stores an appointment in the past without sending mail', async () => {
    await project.anOwner();
    await project
      .db()
      .doc('users/ana/private/state')
      .set({ verifiedAt: new Date(NOW) });
    await bookByHand(ana(), {
      ...{ bookingId: BOOKING, serviceId: SERVICE, start: NOW - DAY_MS, notes: '', zone, language: 'es' },
      customer: { name: 'Luz', email: 'luz@ejemplo.com', phone: '' },
      overlap: false,
    });
    expect(await stored()).toMatchObject({ status: 'confirmed', start: NOW - DAY_MS });
    expect((await project.db().collection('outbox').get()).size).toBe(0);
  });
});

describe('moveBooking', () => {
  const moveByHand = (sequence: number, start: number, overlap = false) =>
    moveBooking(ana(), { bookingId: BOOKING, sequence, start, overlap });

  it('may leave the opening hours, and overlaps other bookings only if the owner agrees', async () => {
    await project.anOwner();
    await book();
    expect(await moveByHand(0, thursdayAt(22, 7))).toEqual({ status: 'confirmed', sequence: 1 });
    expect(await moveByHand(0, thursdayAt(22, 7))).toEqual({ status: 'confirmed', sequence: 1 });
    // An owner isn't notified of their own action.
    expect(await rung()).toEqual([]);
    await project.expectSound();
    await book({ bookingId: idOf('b2') });
    expect(await refusalOf(moveByHand(1, thursdayAt(10, 15)))).toBe('slot-taken');
    expect(await moveByHand(1, thursdayAt(10, 15), true)).toEqual({ status: 'confirmed', sequence: 2 });
    await project.expectSound({ overlaps: true });
  });
});

describe('bookByHand', () => {
  it('confirms hidden services at times that visitors cannot book', async () => {
    await project.anOwner({ hidden: true, needsConfirmation: true });
    await byHand('h1', NOW - DAY_MS);
    await byHand('h1', NOW - DAY_MS);
    expect(await stored(idOf('h1'))).toMatchObject({
      status: 'confirmed',
      createdBy: 'owner',
      cardId: '',
      slug: SLUG,
    });
    expect((await project.db().collection('customers/ana/people').get()).size).toBe(1);
    expect((await project.db().collection('users/ana/notifications').get()).size).toBe(0);
    await project.expectSound();
  });

  it('counts in the account’s number of bookings like a visitor’s booking', async () => {
    await project.anOwner();
    await project.db().doc('users/ana').set({ email: 'ana@ejemplo.com', name: 'Ana' });
    await byHand('h1', thursdayAt(12));
    await book();
    expect(await project.read('userIndex/ana')).toMatchObject({ bookings: 2 });
  });

  it('overlaps another booking only if the owner agrees', async () => {
    await project.anOwner();
    await book();
    expect(await refusalOf(byHand('h1', thursdayAt(10, 15)))).toBe('slot-taken');
    await byHand('h1', thursdayAt(10, 15), true);
    await project.expectSound({ overlaps: true });
  });

  it('refuses an id that is in use and a service of another owner', async () => {
    await project.anOwner();
    await book();
    expect(await refusalOf(byHand('booking1', thursdayAt(12)))).toBe('booking-changed');
    await project.storeService({ userId: 'luis' });
    expect(await refusalOf(byHand('h1', thursdayAt(12)))).toBe('service-gone');
  });
});

describe('blockTime', () => {
  const block = (id: string, start: number, end: number, overlap = false) =>
    blockTime(ana(), { blockId: idOf(id), start, end, title: 'Médico', overlap });

  it('makes several days unbookable without revealing the title, until the block is removed', async () => {
    await project.anOwner({}, { maxPerDay: 1 });
    await block('k1', thursdayAt(11), thursdayAt(11) + 3 * DAY_MS);
    await block('k1', thursdayAt(11), thursdayAt(11) + 3 * DAY_MS);
    expect(Object.keys(await project.busy())).toEqual([
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ]);
    expect(JSON.stringify(await project.busy())).not.toContain('Médico');
    expect(await refusalOf(book({ start: thursdayAt(11) }))).toBe('slot-taken');
    // It counts towards no limit.
    await book();
    await project.expectSound();
    await unblockTime(ana(), { blockId: idOf('k1') });
    await unblockTime(ana(), { blockId: idOf('k1') });
    expect(Object.keys(await project.busy())).toEqual(['2026-03-05']);
    expect((await project.db().collection('timeBlocks').get()).size).toBe(0);
  });

  it('needs consent to overlap a booking, and blocks at most a month', async () => {
    await project.anOwner();
    await book();
    expect(await refusalOf(block('k1', thursdayAt(9), thursdayAt(12)))).toBe('slot-taken');
    await block('k1', thursdayAt(9), thursdayAt(12), true);
    expect(await refusalOf(block('k2', thursdayAt(12), thursdayAt(12)))).toBe('slot-not-offered');
    expect(await refusalOf(block('k2', NOW, NOW + 32 * DAY_MS))).toBe('slot-not-offered');
    const luis = context('luis');
    expect(await refusalOf(unblockTime(luis, { blockId: idOf('k1') }))).toBe('booking-not-found');
  });
});
