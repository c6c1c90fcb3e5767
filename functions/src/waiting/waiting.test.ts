import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { aService } from 'shared-lib/testing';
import { NOW } from '../testing/local-project';
import { onFreedTime } from '../bookings/time/freed-time';
import { aBookingInput, idOf, tuesdayAt } from '../bookings/testing/booking-project';
import { bookingToken } from '../bookings/record/booking-token';
import { actOnBooking } from '../bookings/change/owner-changes';
import { cancelBooking } from '../bookings/change/visitor-changes';
import { offerAtOnce } from './offer-hours';
import { orderWaiting, removeWaiting } from './owners-list';
import { aWaitingInput, openWaitingProject } from './testing/waiting-project';

const project = openWaitingProject();
const TEN = tuesdayAt(10);

beforeAll(() => onFreedTime(offerAtOnce));
afterAll(() => onFreedTime(null));

/** Books the only hour, so that whoever comes next has to wait. */
async function aFullDay(): Promise<string> {
  await project.anOwnerOfOneHour();
  const reply = await project.post('book', await aBookingInput({ durationMinutes: 60 }));
  expect(reply.status).toBe(200);
  return idOf('booking1');
}

const cancelAt = (now: number, bookingId = idOf('booking1')) =>
  cancelBooking(project.at(now), { bookingId, token: bookingToken(bookingId, 0), reason: '' });

const bookOffer = async (name: string, now: number, offer?: number) => {
  project.setNow(now);
  return project.post('book-waiting', await project.linkOf(name, offer));
};

describe('a waiting list', () => {
  it('offers a cancelled hour at once to the first who waits, and to nobody else', async () => {
    await aFullDay();
    await project.waits('eva');
    project.setNow(NOW + 1000);
    await project.waits('luz', {}, '203.0.113.10');
    await cancelAt(NOW + MINUTE_MS);
    expect(await project.entryOf('eva')).toMatchObject({
      status: 'offered',
      offer: { number: 1, start: TEN, from: NOW + MINUTE_MS, until: NOW + 31 * MINUTE_MS, price: 0 },
    });
    expect(await project.entryOf('luz')).toMatchObject({ status: 'waiting', offer: null });
    expect(await project.offerMails()).toHaveLength(1);
    await project.expectSound();
  });

  it('keeps an offered hour from whoever isn’t offered it', async () => {
    await aFullDay();
    await project.waits('eva');
    await cancelAt(NOW + MINUTE_MS);
    project.setNow(NOW + 2 * MINUTE_MS);
    const other = await project.post(
      'book',
      await aBookingInput({ bookingId: idOf('other'), session: idOf('other'), durationMinutes: 60 }),
    );
    expect(other).toMatchObject({ status: 409, body: { reason: 'slot-taken' } });
  });

  it('passes an hour on after half an hour, and books it for the next by a press', async () => {
    await aFullDay();
    await project.waits('eva');
    project.setNow(NOW + 1000);
    await project.waits('luz', {}, '203.0.113.10');
    await cancelAt(NOW + MINUTE_MS);
    const over = NOW + 31 * MINUTE_MS;
    expect(await project.look(over - 1)).toBe(0);
    expect(await project.look(over)).toBe(1);
    expect(await project.entryOf('eva')).toMatchObject({
      status: 'waiting',
      passed: [{ start: TEN, end: TEN + HOUR_MS }],
    });
    expect(await project.entryOf('luz')).toMatchObject({ status: 'offered', offer: { start: TEN } });

    expect(await bookOffer('eva', over + 1000, 1)).toMatchObject({
      status: 409,
      body: { reason: 'booking-state' },
    });
    const booked = await bookOffer('luz', over + 1000);
    expect(booked).toMatchObject({ status: 200, body: { booking: { start: TEN, status: 'confirmed' } } });
    expect(await bookOffer('luz', over + 2000, 1)).toEqual(booked);
    expect(await project.entryOf('luz')).toMatchObject({ status: 'booked', offer: null });
    const open = (await project.bookings()).filter(({ status }) => status === 'confirmed');
    expect(open).toMatchObject([{ customer: { name: 'luz' }, start: TEN }]);
    await project.expectSound();
  });

  it('frees an hour that everybody let pass, and offers it to none of them again', async () => {
    await aFullDay();
    await project.waits('eva');
    await cancelAt(NOW + MINUTE_MS);
    await project.look(NOW + 31 * MINUTE_MS);
    await project.look(NOW + 40 * MINUTE_MS);
    expect(await project.offerMails()).toHaveLength(1);
    expect(Object.values(await project.busy()).flat()).toEqual([]);
    project.setNow(NOW + 41 * MINUTE_MS);
    const other = await project.post(
      'book',
      await aBookingInput({ bookingId: idOf('other'), session: idOf('other'), durationMinutes: 60 }),
    );
    expect(other.status).toBe(200);
  });

  it('holds what becomes free at night, and writes to the first in the morning', async () => {
    await aFullDay();
    await project.waits('eva');
    const night = Date.UTC(2026, 2, 2, 21, 30);
    await cancelAt(night);
    const morning = Date.UTC(2026, 2, 3, 7);
    expect(await project.entryOf('eva')).toMatchObject({
      status: 'offered',
      offer: { from: morning, until: morning + 30 * MINUTE_MS },
    });
    expect(await project.offerMails()).toMatchObject([{ createdAt: morning }]);
  });

  it('ends an offer at the notice with which its hour can be booked', async () => {
    await aFullDay();
    await project.waits('eva');
    await actOnBooking(
      { ...project.context('ana'), now: TEN - 20 * MINUTE_MS },
      { bookingId: idOf('booking1'), sequence: 0, action: 'cancel', reason: '' },
    );
    expect(await project.entryOf('eva')).toMatchObject({ offer: { until: TEN } });
  });

  it('offers no hour that is left for less than ten minutes', async () => {
    await aFullDay();
    await project.waits('eva');
    await actOnBooking(
      { ...project.context('ana'), now: TEN - 9 * MINUTE_MS },
      { bookingId: idOf('booking1'), sequence: 0, action: 'cancel', reason: '' },
    );
    expect(await project.entryOf('eva')).toMatchObject({ status: 'waiting' });
  });

  it('shows the hours that are free already to somebody who needn’t wait', async () => {
    await project.anOwnerOfOneHour();
    const reply = await project.post('wait', await aWaitingInput());
    expect(reply).toMatchObject({ status: 200, body: { joined: false, starts: [TEN] } });
    expect(await project.entries()).toEqual([]);
  });

  it('has one entry of an address for a service, which keeps its place', async () => {
    await aFullDay();
    await project.waits('eva');
    const { place } = await project.entryOf('eva');
    project.setNow(NOW + MINUTE_MS);
    const wish = { ...(await aWaitingInput()).wish, parts: ['evening' as const] };
    await project.waits('eva', { wish });
    expect(await project.entries()).toMatchObject([{ place, revision: 2, wish: { parts: ['evening'] } }]);
    await cancelAt(NOW + 2 * MINUTE_MS);
    expect(await project.entryOf('eva')).toMatchObject({ status: 'waiting' });
  });

  it('refuses a service without one', async () => {
    await project.anOwner({ waitingList: false });
    expect(await project.post('wait', await aWaitingInput())).toMatchObject({
      status: 409,
      body: { reason: 'service-changed' },
    });
  });

  it.each([
    ['days in the wrong order', { from: '2026-03-04', to: '2026-03-03' }],
    ['days that are over', { from: '2026-02-01', to: '2026-02-02' }],
    ['more days than three months', { from: '2026-03-03', to: '2026-07-03' }],
    ['a day that doesn’t exist', { from: '2026-02-30', to: '2026-03-03' }],
  ])('refuses %s', async (_, days) => {
    await aFullDay();
    const { wish } = await aWaitingInput();
    const reply = await project.post('wait', await aWaitingInput('eva', { wish: { ...wish, ...days } }));
    expect(reply).toMatchObject({ status: 422, body: { fields: ['wish.to'] } });
  });

  it('refuses a bot, and a form without a solved challenge', async () => {
    await aFullDay();
    expect((await project.post('wait', await aWaitingInput('eva', { website: 'x' }))).status).toBe(429);
    expect((await project.post('wait', await aWaitingInput('eva', { proof: 'x' }))).status).toBe(403);
    expect(await project.entries()).toEqual([]);
  });
});

describe('the link of an entry', () => {
  it('shows the hour that is held, until when, and what it costs', async () => {
    await aFullDay();
    await project.waits('eva');
    expect((await project.post('waiting', await project.linkOf('eva'))).body).toMatchObject({
      state: 'waiting',
      slug: 'ana-garcia',
      serviceName: aService().name,
    });
    await cancelAt(NOW + MINUTE_MS);
    const { body } = await project.post('waiting', await project.linkOf('eva'));
    expect(body).toMatchObject({
      state: 'offered',
      offer: { start: TEN, until: NOW + 31 * MINUTE_MS },
      service: { durationMinutes: 60, price: 0 },
    });
    expect(JSON.stringify(body)).not.toContain('eva@');
  });

  it('refuses a made-up token, that of another entry, and that of another offer', async () => {
    await aFullDay();
    await project.waits('eva');
    project.setNow(NOW + 1000);
    await project.waits('luz', {}, '203.0.113.10');
    await cancelAt(NOW + MINUTE_MS);
    const eva = await project.linkOf('eva');
    const luz = await project.linkOf('luz');
    for (const forged of [
      { ...eva, token: 'x' },
      { ...eva, token: luz.token },
      { ...luz, offer: 1 },
    ])
      for (const name of ['waiting', 'book-waiting', 'leave-waiting'])
        expect(await project.post(name, forged)).toMatchObject({ status: 403, body: { reason: 'bad-link' } });
    expect(await project.entries()).toHaveLength(2);
  });

  it('takes its holder off the list, with all they wrote, and passes a held hour on', async () => {
    await aFullDay();
    await project.waits('eva');
    project.setNow(NOW + 1000);
    await project.waits('luz', {}, '203.0.113.10');
    await cancelAt(NOW + MINUTE_MS);
    const link = await project.linkOf('eva');
    project.setNow(NOW + 2 * MINUTE_MS);
    expect((await project.post('leave-waiting', link)).status).toBe(200);
    expect((await project.post('leave-waiting', link)).status).toBe(200);
    expect((await project.post('waiting', link)).body).toEqual({ state: 'gone' });
    expect(await project.entries()).toMatchObject([{ customer: { name: 'luz' }, status: 'offered' }]);
  });
});

describe('the owner of a list', () => {
  it('changes its order, and takes somebody off it', async () => {
    await aFullDay();
    for (const [index, name] of ['eva', 'luz', 'pau'].entries()) {
      project.setNow(NOW + index * 1000);
      await project.waits(name, {}, `203.0.113.${20 + index}`);
    }
    const [eva, luz, pau] = await project.entries();
    await orderWaiting(project.context('ana'), { waitingIds: [pau!.id, eva!.id, luz!.id] });
    expect((await project.entries()).map(({ customer }) => customer.name)).toEqual(['pau', 'eva', 'luz']);
    await removeWaiting(project.context('ana'), { waitingId: pau!.id });
    await removeWaiting(project.context('ana'), { waitingId: pau!.id });
    await cancelAt(NOW + MINUTE_MS);
    expect((await project.entryOf('eva')).status).toBe('offered');
  });

  it('can do nothing to the list of another', async () => {
    await aFullDay();
    await project.waits('eva');
    project.setNow(NOW + 1000);
    await project.waits('luz', {}, '203.0.113.10');
    const before = await project.entries();
    const ids = before.map(({ id }) => id).reverse();
    await orderWaiting(project.context('luis'), { waitingIds: ids });
    await expect(removeWaiting(project.context('luis'), { waitingId: ids[0]! })).rejects.toThrow(
      'booking-not-found',
    );
    expect(await project.entries()).toEqual(before);
  });
});
