import { addDays, instantOf, localDateOf } from 'shared-lib/model/booking';
import { openHostileProject } from '../../testing/hostile-client';
import { cardIdOf } from '../../testing/local-project';
import { updateBookableCards } from '../offer/bookable-cards';
import { bookingRef } from '../record/booking-document';
import { bookingToken } from '../record/booking-token';
import { aProof, idOf } from '../testing/booking-input';
import { storeAvailability, storeService } from '../testing/stored-offer';

/* The next appointment from a page without script, at the services as they are exported. */

const project = openHostileProject();
const ZONE = 'Europe/Madrid';
const SLUG = 'ana-garcia';
const CARD_ID = cardIdOf('anagarcia');
const FIRST = idOf('booking1');
const DATE = addDays(localDateOf(Date.now(), ZONE), 5);
const NEXT = instantOf(addDays(DATE, 14), '10:00', ZONE);
/** Returns the page of the first booking. */
const page = () => `/c/${SLUG}/reserva/${FIRST}?t=${bookingToken(FIRST, 0)}`;

let visitors = 0;
const from = () => ({ 'x-forwarded-for': `10.5.0.${(visitors += 1)}` });

/** Stores an owner whose service is offered again after two weeks, and books ten o'clock. */
async function booked(price = 0): Promise<void> {
  await project.aPublished('ana', SLUG);
  const open = [{ from: '09:00', to: '14:00' }];
  const overrides = { [DATE]: open, [addDays(DATE, 14)]: open };
  await storeAvailability(project.db(), 'ana', { weekly: {}, overrides, noticeMinutes: 0 });
  await storeService(project.db(), { cardIds: [CARD_ID], nextVisitWeeks: 2, price });
  await updateBookableCards(project.db(), 'ana');
  const body = {
    ...{ bookingId: FIRST, session: idOf('session1'), serviceId: 'service0000000000001', price },
    ...{ durationMinutes: 30, start: instantOf(DATE, '10:00', ZONE), zone: ZONE, language: 'es' },
    customer: { name: 'Eva', email: 'eva@ejemplo.com', phone: '' },
    ...{ answers: {}, notes: '', proof: await aProof(Date.now()), website: '' },
  };
  const made = await project.ask('visitor', `/b/${SLUG}/book`, { method: 'POST', body, headers: from() });
  expect(made.status).toBe(200);
}

/** Sends the form of the page; returns where it leads. */
async function form(fields: Record<string, string>): Promise<string> {
  const link = { bookingId: FIRST, token: bookingToken(FIRST, 0), lang: 'es' };
  const { status, headers } = await project.ask('visitor', `/b/${SLUG}/respuesta`, {
    body: new URLSearchParams({ ...link, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from() },
  });
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}

const bookings = async () => (await project.db().collection('bookings').get()).docs.map(({ id }) => id);
const terms = { answer: 'book-next', start: String(NEXT), price: '2500', minutes: '30' };

describe('the form of a page without script', () => {
  it('shows the next appointment with its price, and books it with a second press', async () => {
    await booked(2500);
    expect(await form({ answer: 'next' })).toBe(
      `${page()}&estado=siguiente&hora=${NEXT}&zona=Europe%2FMadrid&precio=2500&moneda=EUR&minutos=30`,
    );
    expect(await bookings()).toEqual([FIRST]);
    const path = await form(terms);
    const made = (await bookings()).find((id) => id !== FIRST)!;
    expect(path).toBe(`/c/${SLUG}/reserva/${made}?t=${bookingToken(made, 0)}&estado=reservada`);
    expect(await form(terms)).toBe(path);
    expect(await bookings()).toHaveLength(2);
    expect(await form({ answer: 'next' })).toBe(`${page()}&estado=sin-siguiente`);
  });

  it('leads back with what has changed since', async () => {
    await booked(2500);
    await storeService(project.db(), { cardIds: [CARD_ID], nextVisitWeeks: 2, price: 3000 });
    expect(await form(terms)).toBe(`${page()}&estado=cambio`);
    const closed = { weekly: {}, overrides: {}, noticeMinutes: 0 };
    await storeAvailability(project.db(), 'ana', closed);
    expect(await form({ answer: 'next' })).toBe(`${page()}&estado=sin-hueco`);
    expect(await form({ ...terms, price: '3000' })).toBe(`${page()}&estado=sin-hueco`);
    await bookingRef(project.db(), FIRST).update({ status: 'no_show' });
    expect(await form(terms)).toBe(`${page()}&estado=sin-siguiente`);
    expect(await bookings()).toEqual([FIRST]);
  });

  it('leads back with an error for a made-up token or values', async () => {
    await booked();
    for (const fields of [{ start: 'x' }, { price: '-1' }, { minutes: '' }])
      expect(await form({ ...terms, ...fields })).toBe(`${page()}&estado=enlace`);
    const token = 'x'.repeat(43);
    expect(await form({ ...terms, token })).toBe(`/c/${SLUG}/reserva/${FIRST}?t=${token}&estado=enlace`);
    expect(await bookings()).toEqual([FIRST]);
  });
});
