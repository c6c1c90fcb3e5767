import type { BookingPage } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { bookByHand } from './book-by-hand';
import { bookSeries, checkSeries } from './book-series';
import { updateBookableCards } from '../offer/bookable-cards';
import { aBookingInput, idOf, openBookingProject, SLUG, tuesdayAt } from '../testing/booking-project';

const project = openBookingProject();

const CUT = {
  id: 'corte000000000000000',
  name: 'Corte',
  price: 2000,
  durationMinutes: 30,
  bufferBeforeMinutes: 5,
  bufferAfterMinutes: 10,
  combinable: true,
};
const COLOUR = {
  id: 'color000000000000000',
  name: 'Color',
  price: 6000,
  durationMinutes: 60,
  bufferAfterMinutes: 15,
  combinable: true,
};
/** Both, one after the other: ten minutes lie between them. */
const BOTH = { serviceIds: [CUT.id, COLOUR.id], price: 8000, durationMinutes: 100 };

const customer = { name: 'Luz', email: 'luz@ejemplo.com', phone: '' };
const BY_HAND = { customer, notes: '', zone: 'Europe/Madrid', language: 'es' } as const;

const anOwner = async (colour: Parameters<typeof project.storeService>[0] = {}) => {
  await project.anOwner(CUT);
  await project.storeService({ ...COLOUR, ...colour });
  await updateBookableCards(project.db(), 'ana');
};
const book = async (input: Parameters<typeof aBookingInput>[0]) =>
  project.post('book', await aBookingInput({ customer, ...input }));

it('a visitor books several services as one appointment, in their order', async () => {
  await anOwner();
  const answer = await book(BOTH);
  expect(answer.status).toBe(200);
  expect(answer.body['booking']).toMatchObject({
    service: { name: 'Corte + Color', durationMinutes: 100, price: 8000 },
    bookable: { parts: [{ id: CUT.id }, { id: COLOUR.id }] },
  });

  const [booking] = await project.bookings();
  expect(booking).toMatchObject({
    end: tuesdayAt(11, 40),
    service: {
      id: CUT.id,
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 15,
      parts: [
        { id: CUT.id, name: 'Corte', durationMinutes: 30, price: 2000 },
        { id: COLOUR.id, name: 'Color', durationMinutes: 60, price: 6000 },
      ],
    },
  });
  const intervals = Object.values(await project.busy()).flat();
  expect(intervals).toEqual([
    expect.objectContaining({
      start: tuesdayAt(10) - 5 * MINUTE_MS,
      end: tuesdayAt(11, 55),
      serviceIds: [CUT.id, COLOUR.id],
    }),
  ]);
  const mails = await project.db().collection('outbox').get();
  expect(mails.docs.map((mail) => mail.get('recipient') as string).sort()).toEqual(['owner', 'visitor']);
  await project.expectSound();
});

it('a hold reserves the time of all its services', async () => {
  await anOwner();
  const held = await project.post('hold', {
    serviceIds: BOTH.serviceIds,
    start: tuesdayAt(9),
    session: idOf('session1'),
  });
  expect(held.body['heldUntil']).toEqual(expect.any(Number));
  const taken = await book({
    session: idOf('otra'),
    serviceIds: [COLOUR.id],
    price: 6000,
    durationMinutes: 60,
    start: tuesdayAt(10),
  });
  expect(taken.body).toMatchObject({ reason: 'slot-taken' });
  expect((await book({ ...BOTH, start: tuesdayAt(9) })).status).toBe(200);
});

it('a combined booking counts towards the daily limit of each of its services', async () => {
  await anOwner({ maxPerDay: 1 });
  expect((await book(BOTH)).status).toBe(200);
  const again = await book({
    ...{ bookingId: idOf('booking2'), session: idOf('session2') },
    ...{ serviceIds: [COLOUR.id], price: 6000, durationMinutes: 60, start: tuesdayAt(16) },
  });
  expect(again.body).toMatchObject({ reason: 'slot-not-offered' });
  const { body } = await project.ask(`/b/${SLUG}?from=2026-03-03&to=2026-03-03`);
  expect((body as unknown as BookingPage).taken.fullDatesOf).toEqual({ [COLOUR.id]: ['2026-03-03'] });
});

it('the booking page groups combinable services at the same place', async () => {
  await anOwner();
  const far = { place: { kind: 'in-person', detail: 'Otra calle 2' } } as const;
  await project.storeService({ ...COLOUR, ...far, id: 'lejos000000000000000', order: 2 });
  await project.storeService({ ...COLOUR, combinable: false, id: 'solo0000000000000000', order: 3 });
  await updateBookableCards(project.db(), 'ana');
  const { body } = await project.ask(`/b/${SLUG}?from=2026-03-03&to=2026-03-03`);
  const { services } = body as unknown as BookingPage;
  const groups = Object.fromEntries(services.map(({ id, visitGroup }) => [id, visitGroup]));
  const [first] = [COLOUR.id, CUT.id].sort();
  expect(groups).toEqual({
    ...{ [CUT.id]: first, [COLOUR.id]: first },
    ...{ lejos000000000000000: undefined, solo0000000000000000: undefined },
  });
  expect(JSON.stringify(services)).not.toContain('Otra calle');
});

it('a visitor moves all services of a combined booking together', async () => {
  await anOwner();
  const { body } = await book(BOTH);
  const { path, booking } = body as { path: string; booking: { id: string } };
  const token = path.split('?t=')[1]!;
  const moved = await project.post('reschedule', {
    ...{ bookingId: booking.id, token, start: tuesdayAt(16), zone: 'Europe/Madrid' },
  });
  expect(moved.status).toBe(200);
  const [stored] = await project.bookings();
  expect(stored).toMatchObject({ start: tuesdayAt(16), end: tuesdayAt(17, 40) });
  const intervals = Object.values(await project.busy()).flat();
  expect(intervals).toEqual([expect.objectContaining({ serviceIds: [CUT.id, COLOUR.id] })]);
  await project.expectSound();
});

it('a combined booking needs confirmation if one service does, and shows the present total price', async () => {
  await anOwner({ needsConfirmation: true });
  const { body } = await book(BOTH);
  expect(body['booking']).toMatchObject({ status: 'pending_confirmation' });
  await project.storeService({ ...COLOUR, price: 7000 });
  const { path, booking } = body as { path: string; booking: { id: string } };
  const token = path.split('?t=')[1]!;
  const shown = await project.post('booking', { bookingId: booking.id, token });
  expect(shown.body['booking']).toMatchObject({ priceNow: 9000, service: { price: 8000 } });
});

it('the owner combines by hand even services that visitors can only book alone', async () => {
  await anOwner({ combinable: false });
  const { serviceIds } = BOTH;
  const start = tuesdayAt(10);
  await bookByHand(project.context('ana'), {
    ...{ ...BY_HAND, bookingId: idOf('mano'), serviceIds, start, overlap: false },
  });
  const [booking] = await project.bookings();
  expect(booking).toMatchObject({ end: tuesdayAt(11, 40), service: { name: 'Corte + Color', price: 8000 } });
  const rule = { serviceIds, start: start + 86_400_000, everyWeeks: 1, times: 2, zone: 'Europe/Madrid' };
  const { dates } = await checkSeries(project.context('ana'), rule);
  await bookSeries(project.context('ana'), {
    ...{ ...BY_HAND, seriesId: idOf('serie'), serviceIds, starts: dates.map((date) => date.start) },
  });
  expect(await project.bookings()).toHaveLength(3);
  await project.expectSound();
});

it('the owner cannot combine services in two places', async () => {
  await anOwner({ place: { kind: 'phone', detail: '' } });
  const booked = bookByHand(project.context('ana'), {
    ...{ ...BY_HAND, bookingId: idOf('mano'), serviceIds: BOTH.serviceIds },
    ...{ start: tuesdayAt(10), overlap: false },
  });
  await expect(booked).rejects.toMatchObject({ reason: 'not-together' });
});

it('a booking with the former field serviceId still books one service', async () => {
  await anOwner();
  const answer = await book({ serviceId: CUT.id, price: 2000 });
  expect(answer.status).toBe(200);
  const [booking] = await project.bookings();
  expect(booking?.service).not.toHaveProperty('parts');
});
