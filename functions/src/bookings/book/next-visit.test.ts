import { FieldValue } from 'firebase-admin/firestore';
import { instantOf, type Booking, type NextVisitOffer, type Service } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { pauseCard } from '../../cards/pause-card';
import { NOW } from '../../testing/local-project';
import { bookingRef } from '../record/booking-document';
import { bookingToken, reminderPath } from '../record/booking-token';
import {
  aBookingInput,
  CARD_ID,
  idOf,
  openBookingProject,
  SLUG,
  tuesdayAt,
} from '../testing/booking-project';

/* Next appointments that visitors make from the page of a booking, over HTTP. */

const project = openBookingProject();
const FIRST = idOf('booking1');
const SERVICE = 'service0000000000001';

/** A service that is offered again after four weeks. */
const AGAIN: Partial<Service> = { nextVisitWeeks: 4 };

/** Ten o'clock four weeks later: the clocks have changed. */
const NEXT = Date.UTC(2026, 2, 31, 8);

let visitors = 0;
const post = (name: string, body: object) => {
  visitors += 1;
  return project.post(name, body, { ip: `10.4.${visitors >> 8}.${visitors & 255}` });
};
const link = (token = bookingToken(FIRST, 0)) => ({ bookingId: FIRST, token });

/** Books the first appointment as a page does. */
async function first(change: Parameters<typeof aBookingInput>[0] = {}): Promise<void> {
  const answer = await post('book', await aBookingInput(change));
  expect(answer).toMatchObject({ status: 200 });
}

const look = async (): Promise<NextVisitOffer | null> => {
  const { status, body } = await post('next-offer', link());
  expect(status).toBe(200);
  return (body as { offer: NextVisitOffer | null }).offer;
};
const next = (change: object = {}) =>
  post('book-next', { ...link(), start: NEXT, price: 0, durationMinutes: 30, ...change });

const change = (fields: object, id = FIRST) => bookingRef(project.db(), id).update(fields);
const others = async (): Promise<Booking[]> => (await project.bookings()).filter(({ id }) => id !== FIRST);

/** Stores an owner whose service is offered again, and a booking of it. */
async function booked(service: Partial<Service> = {}, input: Parameters<typeof aBookingInput>[0] = {}) {
  await project.anOwner({ ...AGAIN, ...service });
  await first(input);
}

describe('the offer of the next appointment', () => {
  it('names the same local hour four weeks later, across the change of clocks', async () => {
    await booked({ price: 4500 }, { price: 4500 });
    expect(await look()).toEqual({
      ...{ weeks: 4, start: NEXT, isFree: true, alternatives: [], serviceId: SERVICE },
      terms: {
        ...{ name: 'Primera consulta', durationMinutes: 30, price: 4500, currency: 'EUR' },
        ...{ needsConfirmation: false, isPaid: false },
      },
    });
  });

  it('names the same local hour when the clocks go back', async () => {
    await project.anOwner(AGAIN);
    const start = instantOf('2026-10-13', '10:00', 'Europe/Madrid');
    await first();
    await change({ start: new Date(start), end: new Date(start + HOUR_MS / 2) });
    project.setNow(start - HOUR_MS);
    expect(await look()).toMatchObject({ start: Date.UTC(2026, 10, 10, 9), isFree: true });
  });

  it('is announced with the booking only to the holder of the visitor’s link', async () => {
    await booked();
    const nextWeeks = async (token: string) =>
      ((await post('booking', link(token))).body['booking'] as { nextWeeks?: number }).nextWeeks;
    expect(await nextWeeks(bookingToken(FIRST, 0))).toBe(4);
    const [stored] = await project.bookings();
    const reminder = reminderPath(stored!, SLUG).split('?t=')[1]!;
    expect(await nextWeeks(reminder)).toBeUndefined();
    await change({ sequence: 1 });
    expect(await nextWeeks(bookingToken(FIRST, 0))).toBeUndefined();
  });

  it('names the nearest free starts of the day in place of a taken one', async () => {
    await booked();
    const other = { bookingId: idOf('other'), session: idOf('other'), start: NEXT };
    await first({ ...other, customer: { name: 'Luis', email: 'luis@ejemplo.com', phone: '' } });
    const half = HOUR_MS / 2;
    expect(await look()).toMatchObject({
      isFree: false,
      alternatives: [NEXT - 2 * half, NEXT - half, NEXT + half, NEXT + 2 * half],
    });
  });

  it('names no start on a day on which nothing is free', async () => {
    await booked();
    await project.storeAvailability({ overrides: { '2026-03-31': [] } });
    expect(await look()).toMatchObject({ isFree: false, alternatives: [] });
  });

  it('is that of the visit’s longest interval', async () => {
    const colour = { id: 'color000000000000000', combinable: true, order: 1 };
    await project.storeService({ ...colour, nextVisitWeeks: 6 });
    await project.anOwner({ ...AGAIN, combinable: true });
    await first({ serviceIds: [SERVICE, colour.id], durationMinutes: 60 });
    expect(await look()).toMatchObject({ weeks: 6, start: NEXT + 14 * DAY_MS });
    await project.storeService({ ...colour, nextVisitWeeks: 0 });
    expect(await look()).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is cancelled', () => post('cancel', { ...link(), reason: '' })],
    ['was missed', () => change({ status: 'no_show' })],
    ['waits for an answer', () => change({ status: 'pending_confirmation' })],
    ['is of a series', () => change({ seriesId: idOf('series') })],
    ['was made by the owner', () => change({ createdBy: 'owner' })],
    ['is to be erased after it', () => change({ eraseAfter: new Date(tuesdayAt(11)) })],
    [
      'has a service that its owner stopped offering again',
      () => project.storeService({ nextVisitWeeks: 0 }),
    ],
    [
      'has a service from before such offers',
      () => project.db().doc(`services/${SERVICE}`).update({ nextVisitWeeks: FieldValue.delete() }),
    ],
    ['has a service that is deleted', () => project.db().doc(`services/${SERVICE}`).delete()],
    ['has a service that is hidden', () => project.storeService({ ...AGAIN, hidden: true })],
    ['came through a card that is paused', () => pauseCard(project.context('ana'), { cardId: CARD_ID })],
    ['is further ahead than people can book', () => project.storeAvailability({ windowDays: 20 })],
    [
      'has a service that asks something new',
      () =>
        project.storeService({
          ...AGAIN,
          questions: [{ id: 'q', label: '¿Alergias?', kind: 'text', required: true }],
        }),
    ],
    ['has a service that needs a phone now', () => project.storeService({ ...AGAIN, phoneRequired: true })],
  ])('is not made for a booking that %s, and booking it is refused', async (_, happens) => {
    await booked();
    await happens();
    const { booking } = (await post('booking', link())).body as { booking?: { sequence: number } };
    const token = bookingToken(FIRST, booking?.sequence ?? 0);
    expect(await post('next-offer', link(token))).toMatchObject({ status: 200, body: { offer: null } });
    expect(await next(link(token))).toMatchObject({ status: 409, body: { reason: 'booking-state' } });
    expect(await others()).toEqual([]);
  });

  it('is made after the appointment too, until its hour has passed', async () => {
    await booked();
    await change({ status: 'completed' });
    project.setNow(tuesdayAt(12) + 7 * DAY_MS);
    expect(await look()).toMatchObject({ start: NEXT, isFree: true });
    project.setNow(NEXT);
    expect(await look()).toBeNull();
  });
});

describe('booking the next appointment', () => {
  it('repeats the details of the booking, with its mail, and only once however often it is pressed', async () => {
    const questions = [
      { id: 'q1', label: '¿Alergias?', kind: 'text' as const, required: true },
      { id: 'q2', label: 'Acepto', kind: 'checkbox' as const, required: true },
    ];
    const customer = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '+34600111222' };
    const details = {
      customer,
      answers: { q1: 'Polen', q2: true },
      notes: 'Con calma',
      language: 'en' as const,
    };
    await booked({ questions }, details);
    const answers = await Promise.all([next(), next(), next()]);
    for (const { status } of answers) expect(status).toBe(200);
    const [made, ...more] = await others();
    expect(more).toEqual([]);
    const [before] = (await project.bookings()).filter(({ id }) => id === FIRST);
    expect(made).toMatchObject({
      ...{ start: NEXT, status: 'confirmed', createdBy: 'visitor', customer, notes: 'Con calma' },
      ...{ language: 'en', zone: before!.zone, answers: before!.answers, cardId: CARD_ID },
    });
    expect(answers[0]!.body['path']).toBe(
      `/c/${SLUG}/reserva/${made!.id}?t=${bookingToken(made!.id, 0)}&lang=en`,
    );
    const mails = (await project.db().collection('outbox').get()).docs.map(({ id }) => id);
    const of = (id: string) =>
      mails.filter((mail) => mail.startsWith(id)).map((mail) => mail.replace(id, ''));
    expect(of(made!.id).sort()).toEqual(of(FIRST).sort());
    await project.expectSound();
  });

  it('is offered for it once, and again from the new one', async () => {
    await booked({ nextVisitWeeks: 2 });
    await next({ start: tuesdayAt(10) + 14 * DAY_MS });
    expect(await look()).toBeNull();
    const [made] = await others();
    const { body } = await post('next-offer', { bookingId: made!.id, token: bookingToken(made!.id, 0) });
    expect(body).toMatchObject({ offer: { start: NEXT } });
  });

  it('takes another start of the same day, and none of another day', async () => {
    await booked();
    expect(await next({ start: NEXT + DAY_MS })).toMatchObject({
      status: 409,
      body: { reason: 'slot-not-offered' },
    });
    expect(await next({ start: NEXT + HOUR_MS })).toMatchObject({ status: 200 });
    expect(await others()).toMatchObject([{ start: NEXT + HOUR_MS }]);
  });

  it('gives an hour that several want at once to exactly one', async () => {
    await booked();
    const rivals = await Promise.all(
      [1, 2, 3].map(async (rival) =>
        aBookingInput({
          ...{ bookingId: idOf(`rival${rival}`), session: idOf(`rival${rival}`), start: NEXT },
          customer: { name: 'Luis', email: `luis${rival}@ejemplo.com`, phone: '' },
        }),
      ),
    );
    const answers = await Promise.all([next(), ...rivals.map((input) => post('book', input))]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(body['reason']).toMatch(/^slot-(taken|not-offered)$/);
    expect(await others()).toHaveLength(1);
    await project.expectSound();
  });

  it('is refused at a price that has changed, and made at the present one', async () => {
    await booked({ price: 3000 }, { price: 3000 });
    await project.storeService({ ...AGAIN, price: 3500 });
    expect(await look()).toMatchObject({ terms: { price: 3500 } });
    expect(await next({ price: 3000 })).toMatchObject({ status: 409, body: { reason: 'service-changed' } });
    expect(await next({ price: 3500 })).toMatchObject({
      status: 200,
      body: { booking: { service: { price: 3500 } } },
    });
  });

  it('waits for the owner where the service is confirmed by hand', async () => {
    await booked({ needsConfirmation: true });
    await change({ status: 'confirmed' });
    expect(await look()).toMatchObject({ terms: { needsConfirmation: true } });
    expect(await next()).toMatchObject({
      status: 200,
      body: { booking: { status: 'pending_confirmation' } },
    });
  });

  it('is refused for a reminder’s link, an earlier one, another booking’s and a made-up one', async () => {
    await booked();
    const [stored] = await project.bookings();
    const reminder = reminderPath(stored!, SLUG).split('?t=')[1]!;
    await change({ sequence: 1 });
    const tokens = [reminder, bookingToken(FIRST, 0), bookingToken(idOf('booking2'), 1), 'x'.repeat(43)];
    for (const token of tokens) {
      expect(await next({ token })).toMatchObject({ status: 403, body: { reason: 'bad-link' } });
      expect(await post('next-offer', link(token))).toMatchObject({ status: 403 });
    }
    expect(await others()).toEqual([]);
  });

  it('does nothing by GET', async () => {
    await booked();
    const query = new URLSearchParams({ ...link(), start: String(NEXT), price: '0', durationMinutes: '30' });
    for (const name of ['next-offer', 'book-next'])
      expect((await project.ask(`/b/${SLUG}/${name}?${query}`)).status).toBe(405);
    expect(await others()).toEqual([]);
  });

  it('counts towards the bookings to come of one mailbox', async () => {
    await booked();
    for (let day = 0; day < 9; day += 1)
      await first({
        ...{ bookingId: idOf(`more${day}`), session: idOf(`more${day}`) },
        start: tuesdayAt(16) + (day % 3) * DAY_MS + Math.floor(day / 3) * HOUR_MS,
      });
    project.setNow(NOW + 2 * HOUR_MS);
    expect(await next()).toMatchObject({ status: 429, body: { reason: 'too-many-requests' } });
  });

  it('can’t be learnt by somebody who only knows the booking’s id', async () => {
    await booked();
    const made = (await next()).body['booking'] as { id: string };
    const forged = await aBookingInput({ bookingId: made.id, session: idOf('forged') });
    expect(await post('book', forged)).toMatchObject({ status: 409, body: { reason: 'booking-changed' } });
  });
});
