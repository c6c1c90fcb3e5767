import type { VisitorBookingOutputs } from 'shared-lib/model/booking';
import { bookingToken } from './booking-token';
import { idOf } from '../testing/booking-input';
import { BOOKING, CARD_ID, DATE, openVisitorProject, SLUG, startAt, ZONE } from '../testing/visitor-project';

/* The links of mails that were already sent, over HTTP, at the services as they are exported. */

const project = openVisitorProject();
const { post } = project;

const linkOf = (body: unknown) => {
  const { path } = body as VisitorBookingOutputs['booking'];
  return { path, link: { bookingId: BOOKING, token: path.split('?t=')[1] ?? '' } };
};

/** Books ten o'clock at a price of 25 euros that a payment link takes; returns the link. */
async function aBooking() {
  await project.offer([{ price: 2500, payment: { rule: 'link', link: 'https://buy.stripe.com/x' } }]);
  const booked = await project.book({ price: 2500 });
  expect(booked.status).toBe(200);
  return linkOf(booked.body);
}

describe('a booking link from before a change', () => {
  it('shows the present booking but neither changes it nor reveals its current link', async () => {
    const { link: old } = await aBooking();
    const moved = await post('reschedule', { ...old, start: startAt('12:00'), zone: ZONE });
    const { link: current } = linkOf(moved.body);
    expect(current.token).not.toBe(old.token);

    for (const name of ['booking', 'settle']) {
      const seen = await post(name, old);
      expect(seen).toMatchObject({
        status: 200,
        body: { path: '', booking: { start: startAt('12:00'), canChange: false, payUrl: '' } },
      });
      expect(seen.text).not.toContain(current.token);
    }
    for (const [name, more] of [
      ['cancel', { reason: '' }],
      ['reschedule', { start: startAt('13:00'), zone: ZONE }],
    ] as const) {
      const refused = await post(name, { ...old, ...more });
      expect(refused).toMatchObject({ status: 403, reason: 'bad-link' });
      expect(refused.text).not.toContain(current.token);
    }
    // The booking's time isn't free for the old link either: that would reveal the new time.
    const page = await project.ask('visitor', `/b/${SLUG}?from=${DATE}&to=${DATE}`, {
      method: 'GET',
      headers: { 'x-booking-link': `${BOOKING}.${old.token}` },
    });
    expect(page.body).toMatchObject({ taken: { spans: [{ start: startAt('12:00') }] } });
    expect(await post('booking', current)).toMatchObject({
      status: 200,
      body: { booking: { canChange: true } },
    });
  });

  it('is refused with a token of another booking, of a later change or of none', async () => {
    await aBooking();
    for (const token of [bookingToken(idOf('booking2'), 0), bookingToken(BOOKING, 1), '', 'x'.repeat(43)])
      expect(await post('booking', { bookingId: BOOKING, token })).toMatchObject({ status: 403 });
  });
});

describe('a booking link', () => {
  it('follows its card to another address', async () => {
    const { link, path } = await aBooking();
    expect(path).toContain(`/c/${SLUG}/reserva/`);
    const ana = project.signUp('ana');
    expect(await ana.call('changeSlug', { cardId: CARD_ID, slug: 'ana-nueva' })).toMatchObject({
      status: 200,
    });
    const seen = await post('booking', link);
    expect(seen).toMatchObject({ status: 200, body: { booking: { slug: 'ana-nueva' } } });
    expect(linkOf(seen.body).path).toBe(path.replace(SLUG, 'ana-nueva'));
  });

  it.each(['pauseCard', 'deleteCard'] as const)('shows and cancels the booking after %s', async (name) => {
    const { link, path } = await aBooking();
    const ana = project.signUp('ana');
    expect(await ana.call(name, { cardId: CARD_ID })).toMatchObject({ status: 200 });
    // An address that names no card serves nothing but the booking.
    const seen = await post('booking', link, '-');
    expect(seen).toMatchObject({ status: 200, body: { booking: { slug: '', canChange: true } } });
    expect(linkOf(seen.body).path).toBe(path.replace(`/${SLUG}`, ''));
    expect(await post('cancel', { ...link, reason: '' }, '-')).toMatchObject({
      status: 200,
      body: { booking: { status: 'cancelled' } },
    });
  });
});
