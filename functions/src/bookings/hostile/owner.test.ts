import { addDays, instantOf, localDateOf, type Booking } from 'shared-lib/model/booking';
import { aBooking } from 'shared-lib/testing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { openHostileProject } from '../../testing/hostile-client';
import { cardIdOf } from '../../testing/local-project';
import { updateBookableCards } from '../offer/bookable-cards';
import { bookingRef, parseBooking, toBookingDocument } from '../record/booking-document';
import { bookingToken } from '../record/booking-token';
import { idOf } from '../testing/booking-input';
import { storeAvailability, storeService } from '../testing/stored-offer';

/*
 * An owner who is after the fee of a saved card, and a visitor who is after a refund that the policy doesn't give, over HTTP, at
 * the services as they are exported.
 */

const project = openHostileProject();
const ZONE = 'Europe/Madrid';
const SLUG = 'ana-garcia';
const ID = idOf('booking1');
const SERVICE = idOf('service1');
const FEE = 5000;

const ana = () => project.signUp('ana');

/** Returns ten o'clock in Madrid so many days ahead, as the services run on the machine's clock. */
const inDays = (days: number) => instantOf(addDays(localDateOf(Date.now(), ZONE), days), '10:00', ZONE);

/** Stores a booking, as it is after its visitor has left a card or paid. */
async function store(overrides: Partial<Booking>, id = ID): Promise<void> {
  const { service } = aBooking();
  const start = overrides.start ?? inDays(20);
  const booking = aBooking({
    id,
    cardId: cardIdOf('anagarcia'),
    slug: SLUG,
    service: { ...service, id: SERVICE, durationMinutes: 30, price: FEE },
    start,
    end: start + 30 * MINUTE_MS,
    createdAt: Date.now() - DAY_MS,
    updatedAt: Date.now() - DAY_MS,
    ...overrides,
  });
  const internal = { customerId: '', requestKey: '' };
  await bookingRef(project.db(), id).set({ ...toBookingDocument(booking, internal) });
}

const terms = { due: FEE, refunds: [], isBegun: false, paid: null, giveBack: 0, refunded: 0 };

/** Payment of a visitor who has left a card for the fee of not coming. */
const CARD_ON_FILE: Booking['payment'] = {
  rule: 'card',
  state: 'kept',
  paidAt: null,
  online: { ...terms, card: { state: 'kept', asked: 0, attempts: 0, isDeclined: false } },
};

/** Payment of a visitor who gets all back up to 48 hours before, and nothing afterwards. */
const PAID: Booking['payment'] = {
  rule: 'full',
  state: 'paid',
  paidAt: Date.now(),
  online: { ...terms, refunds: [{ noticeMinutes: 2880, percent: 100 }], paid: FEE },
};

const stored = async (id = ID) => parseBooking(await bookingRef(project.db(), id).get());
const act = (action: string, sequence = 0) =>
  ana().call('actOnBooking', { bookingId: ID, sequence, action, reason: '' });
const move = (start: number, sequence = 0) =>
  ana().call('moveBooking', { bookingId: ID, sequence, start, overlap: true });
const charge = () => ana().call('chargeNoShow', { bookingId: ID, amount: FEE, attempts: 0 });
const visit = (name: string, body: object, sequence: number) =>
  project.ask('visitor', `/b/${SLUG}/${name}`, {
    body: { bookingId: ID, token: bookingToken(ID, sequence), ...body },
  });

describe('an owner who is after the fee', () => {
  it.each(['mark-no-show', 'complete'])('cannot apply %s to a booking before it begins', async (action) => {
    await store({ payment: CARD_ON_FILE });
    expect(await act(action)).toMatchObject({ reason: 'not-begun' });
    expect((await charge()).reason).toBe('booking-state');
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: CARD_ON_FILE });
    // The visitor still may cancel.
    expect(await visit('cancel', { reason: '' }, 0)).toMatchObject({ status: 200 });
  });

  it('cannot charge a booking that was stored as missed before it began', async () => {
    await store({ payment: CARD_ON_FILE, status: 'no_show' });
    expect((await charge()).reason).toBe('not-begun');
  });

  it('cannot move a booking into the past, and nobody is mailed about it', async () => {
    await store({ payment: CARD_ON_FILE });
    for (const start of [0, Date.now() - HOUR_MS, Date.now() - 1])
      expect((await move(start)).reason).toBe('in-past');
    expect(await stored()).toMatchObject({ start: inDays(20), sequence: 0 });
    expect((await project.db().collection('outbox').get()).size).toBe(0);
  });

  it('cannot charge after a move that the visitor wasn’t mailed about', async () => {
    await store({ payment: CARD_ON_FILE });
    expect((await move(Date.now() + 1000)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await act('mark-no-show', 1)).status).toBe(200);
    expect((await charge()).reason).toBe('visitor-not-warned');
    expect(await stored()).toMatchObject({ payment: { state: 'kept', online: { card: { asked: 0 } } } });
  });

  it('cannot charge after a move that the visitor was mailed about too late to refuse', async () => {
    const start = Date.now() - MINUTE_MS;
    const late = { payment: CARD_ON_FILE, status: 'no_show', start } as const;
    await store({ ...late, moveNotifiedAt: start - 23 * HOUR_MS });
    expect((await charge()).reason).toBe('visitor-not-warned');
  });

  it('cannot prevent a cancellation with a longer notice set after the booking', async () => {
    await store({ payment: CARD_ON_FILE, changeNoticeMinutes: 60 });
    await storeAvailability(project.db(), 'ana', { changeNoticeMinutes: 525_600 });
    expect(await visit('cancel', { reason: '' }, 0)).toMatchObject({
      status: 200,
      body: { booking: { status: 'cancelled' } },
    });
  });

  it('cannot prevent a cancellation by moving the booking within the notice period', async () => {
    await store({ payment: CARD_ON_FILE, changeNoticeMinutes: 1440 });
    await storeAvailability(project.db(), 'ana', { changeNoticeMinutes: 1440 });
    expect((await move(Date.now() + 5 * HOUR_MS)).status).toBe(200);
    expect(await visit('cancel', { reason: '' }, 1)).toMatchObject({
      status: 200,
      body: { booking: { status: 'cancelled' } },
    });
  });
});

describe('a visitor who is after a refund', () => {
  /** Returns the first offered start that is at least so many days ahead. */
  async function anOwner() {
    await project.aPublished('ana', SLUG);
    const day = [{ from: '09:00', to: '14:00' }];
    const weekly = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day };
    await storeAvailability(project.db(), 'ana', { weekly, noticeMinutes: 0, changeNoticeMinutes: 60 });
    await storeService(project.db(), { id: SERVICE, price: FEE, cardIds: [cardIdOf('anagarcia')] });
    await updateBookableCards(project.db(), 'ana');
  }

  it('gets no more by moving the booking ahead first than by cancelling at once', async () => {
    await anOwner();
    await store({ payment: PAID, start: Date.now() + 30 * HOUR_MS });
    const moved = await visit('reschedule', { start: inDays(30), zone: ZONE }, 0);
    expect(moved).toMatchObject({ status: 200, body: { booking: { online: { refundNow: 0 } } } });
    await visit('cancel', { reason: '' }, 1);
    expect(await stored()).toMatchObject({ status: 'cancelled', payment: { online: { giveBack: 0 } } });
  });

  it('keeps the full refund when the owner moves the booking nearer', async () => {
    await anOwner();
    await store({ payment: PAID });
    expect((await move(Date.now() + 30 * HOUR_MS)).status).toBe(200);
    await visit('cancel', { reason: '' }, 1);
    expect(await stored()).toMatchObject({ status: 'cancelled', payment: { online: { giveBack: FEE } } });
  });
});

describe('an owner who blocks time', () => {
  it('can block a range that is still going on, but not one that has passed', async () => {
    const block = (start: number, end: number) =>
      ana().call('blockTime', { blockId: idOf('block1'), start, end, title: '', overlap: true });
    const now = Date.now();
    expect(await block(now - 2 * HOUR_MS, now - HOUR_MS)).toMatchObject({
      reason: 'in-past',
      body: { error: { details: { fields: ['end'] } } },
    });
    expect((await block(now - HOUR_MS, now + HOUR_MS)).status).toBe(200);
  });
});
