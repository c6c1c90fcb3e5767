import type { VisitorBookingOutputs } from 'shared-lib/model/booking';
import { bookingToken, reminderPath } from '../record/booking-token';
import { bookingRef } from '../record/booking-document';
import { idOf } from '../testing/booking-input';
import { BOOKING, DATE, openVisitorProject, SLUG, startAt, ZONE } from '../testing/visitor-project';

/* The links of reminders, which an owner sends and their customer opens, over HTTP, at the services as they are exported. */

const project = openVisitorProject();
const { post } = project;

let visitors = 0;

/** Sends the form of a page without script. */
function answer(fields: Record<string, string>, slug = SLUG) {
  visitors += 1;
  return project.ask('visitor', `/b/${slug}/respuesta`, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.2.0.${visitors}`,
    },
  });
}

const stored = async () => (await bookingRef(project.db(), BOOKING).get()).data()!;

const bookingOf = ({ body }: { body: unknown }) => body as VisitorBookingOutputs['booking'];

/** Books ten o'clock; returns the visitor's own token. */
async function aBooking(): Promise<string> {
  await project.offer();
  const booked = await project.book({
    customer: { name: 'Eva', email: 'eva@ejemplo.com', phone: '+34600111222' },
  });
  expect(booked.status).toBe(200);
  return bookingToken(BOOKING, 0);
}

/** Requests the link of the reminder as an account. */
async function linkFor(uid: string) {
  const { body } = await project.signUp(uid).call('reminderLinks', { bookingIds: [BOOKING, idOf('gone')] });
  const { paths } = (body as { result: { paths: Record<string, string> } }).result;
  return { paths, link: { bookingId: BOOKING, token: paths[BOOKING]?.split('?t=')[1] ?? '' } };
}

describe('a reminder link', () => {
  it('is given only to the owner of the booking', async () => {
    const own = await aBooking();
    const { paths } = await linkFor('ana');
    expect(Object.keys(paths)).toEqual([BOOKING]);
    expect(paths[BOOKING]).toMatch(new RegExp(`^/c/${SLUG}/reserva/${BOOKING}\\?t=[\\w-]{43}$`));
    expect(paths[BOOKING]).not.toContain(own);
    expect(await linkFor('luis')).toMatchObject({ paths: {} });
    await bookingRef(project.db(), BOOKING).update({ status: 'cancelled' });
    expect(await linkFor('ana')).toMatchObject({ paths: {} });
  });

  it('shows the booking, and confirms attendance only by an explicit request', async () => {
    await aBooking();
    const { link, paths } = await linkFor('ana');
    for (const method of ['GET', 'HEAD'])
      for (const path of [`/b/${SLUG}/attend`, `/b/${SLUG}/respuesta`])
        expect((await project.ask('visitor', `${path}?t=${link.token}`, { method })).status).toBe(405);
    expect(bookingOf(await post('booking', link))).toMatchObject({
      path: paths[BOOKING],
      booking: { isReminder: true, attendance: 'asked', canChange: true },
    });
    expect((await stored())['attends']).toBeUndefined();

    const given = await post('attend', link);
    expect(bookingOf(given)).toMatchObject({ path: paths[BOOKING], booking: { attendance: 'given' } });
    const { attends, sequence, status } = await stored();
    expect({ attends, sequence, status }).toEqual({
      attends: { at: expect.any(Number), start: startAt('10:00') },
      sequence: 0,
      status: 'confirmed',
    });
    // Once more, it stays as it was.
    expect(await post('attend', link)).toMatchObject({ status: 200 });
    expect((await stored())['attends']).toEqual(attends);
  });

  it('can cancel the booking but not move, pay, export or erase it', async () => {
    await aBooking();
    const { link } = await linkFor('ana');
    for (const [name, more] of [
      ['reschedule', { start: startAt('12:00'), zone: ZONE }],
      ['pay', {}],
      ['export', {}],
      ['erase', { when: 'now' }],
    ] as const)
      expect(await post(name, { ...link, ...more })).toMatchObject({ status: 403, reason: 'bad-link' });
    // Nor is the booking's time free for it.
    const page = await project.ask('visitor', `/b/${SLUG}?from=${DATE}&to=${DATE}`, {
      method: 'GET',
      headers: { 'x-booking-link': `${BOOKING}.${link.token}` },
    });
    expect(page.body).toMatchObject({ taken: { spans: [{ start: startAt('10:00') }] } });
    const cancelled = await post('cancel', { ...link, reason: '' });
    expect(bookingOf(cancelled).booking).toMatchObject({ status: 'cancelled', isReminder: true });
    expect(bookingOf(cancelled).path).not.toContain(bookingToken(BOOKING, 1));
    // A lost answer is repeated.
    expect(await post('cancel', { ...link, reason: '' })).toMatchObject({ status: 200 });
    expect(await post('attend', link)).toMatchObject({ status: 403, reason: 'bad-link' });
  });

  it('cannot cancel a booking that was paid online', async () => {
    await aBooking();
    const { link } = await linkFor('ana');
    const online = { due: 2500, refunds: [], isBegun: true, paid: 2500, giveBack: 0, refunded: 0 };
    await bookingRef(project.db(), BOOKING).update({
      payment: { rule: 'full', state: 'paid', paidAt: null, online },
    });
    expect(bookingOf(await post('booking', link)).booking.canChange).toBe(false);
    expect(await post('cancel', { ...link, reason: '' })).toMatchObject({ status: 403, reason: 'bad-link' });
    expect(await post('attend', link)).toMatchObject({ status: 200 });
    expect((await stored())['status']).toBe('confirmed');
  });

  it('from before a move only shows the booking, and its confirmation no longer counts', async () => {
    const own = await aBooking();
    const { link } = await linkFor('ana');
    await post('attend', link);
    await post('reschedule', { bookingId: BOOKING, token: own, start: startAt('12:00'), zone: ZONE });
    expect(bookingOf(await post('booking', link))).toMatchObject({
      path: '',
      booking: { start: startAt('12:00'), canChange: false },
    });
    expect(bookingOf(await post('booking', link)).booking).not.toHaveProperty('attendance');
    for (const name of ['attend', 'cancel'])
      expect(await post(name, { ...link, reason: '' })).toMatchObject({ status: 403, reason: 'bad-link' });
  });

  it.each([
    [
      'of another booking',
      () => reminderPath({ id: idOf('booking2'), slug: SLUG, sequence: 0, language: 'es' }, ''),
    ],
    ['that is made up', () => `?t=${'x'.repeat(43)}`],
    ['that is empty', () => '?t='],
  ])('is refused with a token %s', async (_, path) => {
    await aBooking();
    const token = path().split('?t=')[1] ?? '';
    for (const name of ['booking', 'attend', 'cancel'])
      expect(await post(name, { bookingId: BOOKING, token, reason: '' })).toMatchObject({ status: 403 });
  });

  it.each([
    ['has begun', { start: new Date(Date.now() - 60_000) }],
    ['waits for its owner', { status: 'pending_confirmation' }],
    ['is cancelled', { status: 'cancelled' }],
  ])('cannot confirm a booking that %s', async (_, change) => {
    await aBooking();
    const { link } = await linkFor('ana');
    await bookingRef(project.db(), BOOKING).update(change);
    expect(await post('attend', link)).toMatchObject({ status: 409, reason: 'booking-state' });
    expect((await stored())['attends']).toBeUndefined();
  });
});

describe('the answer form of a page without JavaScript', () => {
  it('takes back the wish for a reminder by WhatsApp, by the visitor’s own link and by that of a reminder', async () => {
    const token = await aBooking();
    const { link } = await linkFor('ana');
    for (const one of [{ bookingId: BOOKING, token }, link]) {
      await bookingRef(project.db(), BOOKING).update({ whatsApp: { askedAt: 1 } });
      const stopped = await answer({ ...one, answer: 'stop-whatsapp', lang: 'es' });
      expect(stopped.headers.get('location')).toBe(
        `/c/${SLUG}/reserva/${BOOKING}?t=${one.token}&estado=sin-whatsapp`,
      );
      const { whatsApp, status } = await stored();
      expect({ whatsApp, status }).toEqual({ whatsApp: undefined, status: 'confirmed' });
    }
  });

  it('confirms or cancels the booking and redirects back to its page', async () => {
    await aBooking();
    const { link, paths } = await linkFor('ana');
    const confirmed = await answer({ ...link, answer: 'attend', lang: 'es' });
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.get('location')).toBe(`${paths[BOOKING]}&estado=confirmada`);
    expect((await stored())['attends']).toBeDefined();
    const cancelled = await answer({ ...link, answer: 'cancel', lang: 'es' });
    expect(cancelled.headers.get('location')).toMatch(/^\/c\/ana-garcia\/reserva\/.+&estado=cancelada$/);
    expect((await stored())['status']).toBe('cancelled');
  });

  it('redirects only to booking pages, with the reason of a refusal', async () => {
    const token = 'x'.repeat(43);
    await aBooking();
    const refused = await answer({ bookingId: BOOKING, token, answer: 'cancel', lang: 'ca' });
    expect(refused.headers.get('location')).toBe(
      `/c/${SLUG}/reserva/${BOOKING}?t=${token}&lang=ca&estado=enlace`,
    );
    const elsewhere = { bookingId: BOOKING, token, answer: 'attend', lang: '//malo.example' };
    expect((await answer(elsewhere, '-')).headers.get('location')).toBe(
      `/c/reserva/${BOOKING}?t=${token}&estado=enlace`,
    );
    for (const fields of [{ bookingId: '../../x' }, { token: 'x&y=//malo.example' }, { token: '' }])
      expect((await answer({ ...elsewhere, ...fields })).status).toBe(403);
    expect((await stored())['status']).toBe('confirmed');
  });
});
