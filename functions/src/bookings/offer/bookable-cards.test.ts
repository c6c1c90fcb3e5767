import { Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS } from 'shared-lib/time';
import { changeSlug } from '../../cards/change-slug';
import { deleteCard } from '../../cards/delete-card';
import { pauseCard } from '../../cards/pause-card';
import { publishCard } from '../../cards/publish-card';
import { restoreCard } from '../../cards/restore-card';
import { resumeCard } from '../../cards/resume-card';
import { refreshBookableCards as refreshJob } from '../../jobs/refresh-bookable-cards';
import { NOW } from '../../testing/local-project';
import { updateBookableCards } from './bookable-cards';
import { nextSlots } from './next-slot';
import type { BookingOffer } from './booking-offer';
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

/** Returns `bookingEnabled` of the card's own document and of its public document. */
const bookable = async () => [
  (await project.read(`cards/${CARD_ID}`))!['bookingEnabled'],
  (await project.read(`publicCards/${SLUG}`))!['bookingEnabled'] ?? false,
];
const update = () => updateBookableCards(project.db(), 'ana');
const runJob = () => refreshJob({ db: project.db(), now: NOW });
const page = () => project.ask(`/b/${SLUG}?from=2026-03-03&to=2026-03-31`);

describe('bookable cards', () => {
  it('have opening hours and at least one visible service', async () => {
    await project.aPublished('ana', SLUG);
    await project.storeService();
    expect(await update()).toBe(0);
    expect(await bookable()).toEqual([false, false]);
    expect((await page()).status).toBe(410);

    await project.storeAvailability();
    expect(await update()).toBe(1);
    expect(await bookable()).toEqual([true, true]);
    expect(await update()).toBe(0);

    await project.storeService({ hidden: true });
    expect(await update()).toBe(1);
    expect(await bookable()).toEqual([false, false]);
    expect(await project.read(`bookingOffers/${CARD_ID}`)).toBeUndefined();
  });

  it('show the present services, and an unchanged update writes nothing', async () => {
    await project.anOwner({ name: 'Consulta' });
    expect((await page()).body['services']).toEqual([expect.objectContaining({ name: 'Consulta' })]);
    await project.storeService({ name: 'Otra', price: 900 });
    await project.storeService({ id: idOf('second'), order: 1, name: 'Segunda' });
    expect(await update()).toBe(1);
    expect(await update()).toBe(0);
    expect((await page()).body['services']).toEqual([
      expect.objectContaining({ name: 'Otra', price: 900 }),
      expect.objectContaining({ name: 'Segunda' }),
    ]);
  });

  it('list their services in the services section and follow each change', async () => {
    const shownServices = async () =>
      ((await project.read(`publicCards/${SLUG}`)) as { services?: { name: string }[] }).services?.map(
        ({ name }) => name,
      );
    await project.anOwner({ name: 'Consulta' });
    expect(await shownServices()).toBeUndefined();
    const sections = [{ id: 'services', visible: true, title: '', text: '' }];
    await project.db().doc(`cards/${CARD_ID}`).update({ sections });
    const { revision } = (await project.read(`cards/${CARD_ID}`)) as { revision: number };
    await publishCard(project.context('ana'), { cardId: CARD_ID, revision });
    expect(await shownServices()).toEqual(['Consulta']);
    expect(await project.read(`cards/${CARD_ID}/publications/${revision}`)).not.toHaveProperty('services');

    await project.storeService({ name: 'Otra' });
    await project.storeService({ id: idOf('second'), order: 1, name: 'Segunda' });
    expect(await update()).toBe(1);
    expect(await shownServices()).toEqual(['Otra', 'Segunda']);
    expect(await update()).toBe(0);

    await pauseCard(project.context('ana'), { cardId: CARD_ID });
    await project.storeService({ name: 'Tercera' });
    await update();
    await resumeCard(project.context('ana'), { cardId: CARD_ID });
    expect(await shownServices()).toEqual(['Tercera', 'Segunda']);

    await project.storeService({ hidden: true });
    await project.storeService({ id: idOf('second'), hidden: true });
    await update();
    expect(await shownServices()).toBeUndefined();
  });

  it('publish their hours of the week with the services section, and follow each change', async () => {
    const hours = async () => (await project.read(`publicCards/${SLUG}`))!['bookingHours'];
    await project.anOwner();
    expect(await hours()).toBeUndefined();
    const sections = [{ id: 'services', visible: true, title: '', text: '' }];
    await project.db().doc(`cards/${CARD_ID}`).update({ sections });
    const { revision } = (await project.read(`cards/${CARD_ID}`)) as { revision: number };
    await publishCard(project.context('ana'), { cardId: CARD_ID, revision });
    const weekly = { '2': [{ from: '10:00', to: '12:00' }], '3': [] };
    await project.storeAvailability({ weekly });
    expect(await update()).toBe(1);
    expect(await hours()).toEqual({ '2': [{ from: '10:00', to: '12:00' }] });
    expect(await update()).toBe(0);
    expect(await project.read(`cards/${CARD_ID}/publications/${revision}`)).not.toHaveProperty(
      'bookingHours',
    );

    await pauseCard(project.context('ana'), { cardId: CARD_ID });
    expect(await hours()).toBeUndefined();
    await resumeCard(project.context('ana'), { cardId: CARD_ID });
    expect(await hours()).toEqual({ '2': [{ from: '10:00', to: '12:00' }] });

    await project.storeService({ hidden: true });
    await update();
    expect(await hours()).toBeUndefined();
  });

  it('expose only the public fields of a service', async () => {
    await project.anOwner();
    const sections = [{ id: 'services', visible: true, title: '', text: '' }];
    await project.db().doc(`cards/${CARD_ID}`).update({ sections });
    const { revision } = (await project.read(`cards/${CARD_ID}`)) as { revision: number };
    await publishCard(project.context('ana'), { cardId: CARD_ID, revision });
    const { services } = (await project.read(`publicCards/${SLUG}`)) as { services: object[] };
    expect(services.map((service) => Object.keys(service).sort())).toEqual([
      ['currency', 'description', 'durationMinutes', 'id', 'name', 'price'],
    ]);
  });

  it('are corrected by a request for an outdated price, and completely by the next job', async () => {
    await project.anOwner({ price: 900 });
    const other = { id: idOf('other'), order: 1 };
    await project.storeService({ ...other, price: 700 });
    await update();
    await Promise.all([
      project.storeService({ price: 1200 }),
      project.storeService({ ...other, price: 800 }),
    ]);
    const refused = await project.post('book', await aBookingInput({ price: 900 }));
    expect(refused).toMatchObject({ status: 409, body: { reason: 'service-changed' } });
    // The request itself corrects the one service that it names, and leaves the others to the job.
    const prices = async () =>
      ((await page()).body['services'] as { price: number }[]).map(({ price }) => price);
    expect(await prices()).toEqual([1200, 700]);
    await runJob();
    expect(await prices()).toEqual([1200, 800]);
    expect((await project.db().collection('staleOffers').get()).empty).toBe(true);
  });

  it('offer nothing while their owner is suspended', async () => {
    await project.anOwner();
    await project.db().doc('users/ana/private/state').set({ disabled: true }, { merge: true });
    expect(await update()).toBe(1);
    expect(await bookable()).toEqual([false, false]);
    expect((await page()).status).toBe(410);
  });

  it('need three reads for a month’s page, and one more for each day with bookings', async () => {
    await project.anOwner();
    for (let n = 0; n < 12; n += 1) await project.storeService({ id: idOf(`more${n}`), order: n + 1 });
    await update();
    expect(await project.readsOf(page)).toBeLessThanOrEqual(3);
    for (const [index, day] of [0, 0, 1, 6].entries())
      await project.post('book', {
        ...(await aBookingInput({ start: tuesdayAt(10 + index) + day * 24 * HOUR_MS })),
        bookingId: idOf(`b${index}`),
        session: idOf(`s${index}`),
      });
    expect(await project.readsOf(page)).toBeLessThanOrEqual(3 + 3);
  });

  it('have no booking page while they are paused or deleted, or at a former address', async () => {
    await project.anOwner();
    const context = project.context('ana');
    const statusOf = async (slug = SLUG) =>
      (await project.ask(`/b/${slug}?from=2026-03-03&to=2026-03-31`)).status;
    await pauseCard(context, { cardId: CARD_ID });
    expect(await statusOf()).toBe(410);
    await resumeCard(context, { cardId: CARD_ID });
    expect(await statusOf()).toBe(200);
    await deleteCard(context, { cardId: CARD_ID });
    expect(await statusOf()).toBe(410);
    await restoreCard(context, { cardId: CARD_ID });
    expect(await statusOf()).toBe(200);
    await changeSlug(context, { cardId: CARD_ID, slug: 'ana-nueva' });
    expect([await statusOf(), await statusOf('ana-nueva')]).toEqual([410, 200]);
  });

  it('offer the present services after being restored', async () => {
    await project.anOwner();
    await deleteCard(project.context('ana'), { cardId: CARD_ID });
    await project.storeService({ name: 'Otra' });
    await update();
    await restoreCard(project.context('ana'), { cardId: CARD_ID });
    expect((await page()).body['services']).toEqual([expect.objectContaining({ name: 'Otra' })]);
    await deleteCard(project.context('ana'), { cardId: CARD_ID });
    await project.storeService({ archivedAt: NOW });
    await update();
    await restoreCard(project.context('ana'), { cardId: CARD_ID });
    expect(await bookable()).toEqual([false, false]);
  });

  it('never write to an address that another card has claimed', async () => {
    await project.anOwner();
    await deleteCard(project.context('ana'), { cardId: CARD_ID });
    const another = { status: 'published', slug: SLUG, cardId: idOf('another') };
    await project.db().doc(`publicCards/${SLUG}`).set(another);
    for (const hidden of [true, false]) {
      await project.storeService({ hidden });
      expect(await update()).toBe(1);
      expect(await project.read(`publicCards/${SLUG}`)).toEqual(another);
    }
  });

  it('can be booked at once when they are published after their services', async () => {
    const cardId = await project.aDraft('ana', SLUG);
    await Promise.all([project.storeService(), project.storeAvailability()]);
    await update();
    expect((await page()).status).toBe(410);
    await publishCard(project.context('ana'), { cardId, revision: 2 });
    expect((await page()).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['archived', () => project.storeService({ archivedAt: NOW })],
    ['taken off the card', () => project.storeService({ cardIds: [] })],
    ['deleted', () => project.db().doc(`services/${SERVICE}`).delete()],
    ['left without hours', () => project.db().doc('availability/ana').delete()],
  ])('lose their booking page when a visitor asks for a last service that is %s', async (_, end) => {
    await project.anOwner();
    await end();
    const input = { serviceId: SERVICE, start: tuesdayAt(10), session: idOf('s') };
    expect(await project.post('hold', input)).toMatchObject({ status: 410 });
    expect((await page()).status).toBe(410);
    await runJob();
    expect(await bookable()).toEqual([false, false]);
  });

  it('offer what was saved last when several pages update them at once', async () => {
    await project.anOwner();
    for (let round = 0; round < 5; round += 1) {
      const name = `Consulta ${round}`;
      await Promise.all([update(), project.storeService({ name }).then(update), update()]);
      expect((await page()).body['services']).toEqual([expect.objectContaining({ name })]);
    }
  });

  it('offer the first services that fit into one document', async () => {
    const description = 'ñ'.repeat(600);
    const questions = Array.from({ length: 10 }, (_, index) => ({
      id: `q${index}`,
      label: 'ñ'.repeat(120),
      kind: 'select' as const,
      required: true,
      options: Array.from({ length: 20 }, () => 'ñ'.repeat(80)),
    }));
    await project.anOwner({ order: 0, name: 'Primera' });
    for (let n = 1; n < 12; n += 1)
      await project.storeService({ id: idOf(`s${n}`), order: n, description, questions });
    expect(await update()).toBe(1);
    const services = (await page()).body['services'] as { name: string }[];
    expect(services[0]).toMatchObject({ name: 'Primera' });
    expect(services.length).toBeLessThan(12);
    expect(JSON.stringify(services).length).toBeLessThan(200_000);
  });

  it.each([
    ['archived', { archivedAt: NOW }],
    ['of another card', { cardIds: ['another00000000000000'] }],
    ['of somebody else', { userId: 'luis' }],
    ['without a name', { name: '' }],
  ])('exclude cards whose only service is %s', async (_, service) => {
    await project.anOwner(service);
    await update();
    expect(await bookable()).toEqual([false, false]);
  });

  it('are marked as bookable when they are resumed, even if they were not when published', async () => {
    await project.aPublished('ana', SLUG);
    await Promise.all([project.storeService(), project.storeAvailability()]);
    await pauseCard(project.context('ana'), { cardId: CARD_ID });
    await update();
    expect(await bookable()).toEqual([true, false]);
    await resumeCard(project.context('ana'), { cardId: CARD_ID });
    expect(await bookable()).toEqual([true, true]);
  });

  it('are found by the job when the owner’s app sent no update', async () => {
    await project.aPublished('ana', SLUG);
    await Promise.all([project.storeService(), project.storeAvailability()]);
    const run = (now: number) => refreshJob({ db: project.db(), now });
    expect(await run(NOW + HOUR_MS)).toBe(0);
    expect(await run(NOW + 60_000)).toBe(1);
    expect(await bookable()).toEqual([true, true]);
  });
});

/** Place and zone that the answer has beside each start. */
const MADRID = { placeKind: 'in-person', zone: 'Europe/Madrid', city: 'Madrid' };

describe('the next free start', () => {
  /** Requests the next slot as an instance that has just been started, with an empty cache. */
  const next = () => {
    nextSlots.clear();
    return project.ask(`/b/${SLUG}/next`);
  };

  it('is the earliest of all services and is cached for a minute', async () => {
    await project.anOwner({ noticeMinutes: 0 });
    await project.storeService({ id: idOf('later'), noticeMinutes: 60 * 24 * 9 });
    await update();
    const { status, body, headers } = await next();
    expect({ status, cache: headers.get('cache-control') }).toEqual({
      status: 200,
      cache: 'public, max-age=60',
    });
    const first = Number(body['start']);
    await project.post('book', await aBookingInput({ start: first }));
    const again = () => project.ask(`/b/${SLUG}/next`);
    expect(await project.readsOf(again)).toBe(0);
    expect((await again()).body['start']).toBe(first);
    project.setNow(NOW + 60_000);
    expect(Number((await again()).body['start'])).toBeGreaterThan(first);
  });

  it('is searched within the booking window', async () => {
    const closed = { weekly: {}, overrides: { '2026-03-31': [{ from: '09:00', to: '10:00' }] } };
    await project.anOwner({}, { ...closed, windowDays: 60 });
    // Summer time began on the 29th.
    expect((await next()).body).toEqual({
      start: Date.UTC(2026, 2, 31, 7),
      ...MADRID,
      end: '2026-05-01',
    });
    await project.storeAvailability({ ...closed, windowDays: 10 });
    await update();
    expect((await next()).body).toEqual({ start: null, ...MADRID, end: '2026-03-12' });
  });

  it('is searched from the end of the notice period on, however long that is', async () => {
    await project.anOwner({}, { noticeMinutes: 525_600, windowDays: 730 });
    const { start, end } = (await next()).body as { start: number; end: string };
    expect(new Date(start).toISOString()).toBe('2027-03-02T09:00:00.000Z');
    expect(end).toBe('2027-05-01');
    await project.storeAvailability({ noticeMinutes: 525_600, windowDays: 60 });
    await update();
    expect((await next()).body).toEqual({ start: null, ...MADRID, end: '2026-05-01' });
  });

  it('is searched on fewer dates for many services, and the answer says how far', async () => {
    const day = [{ from: '09:00', to: '09:30' }];
    await project.anOwner({}, { weekly: {}, overrides: { '2026-04-20': day }, noticeMinutes: 0 });
    const services = Array.from({ length: 120 }, (_, index) => idOf(`s${String(index).padStart(3, '0')}`));
    await Promise.all(services.map((id) => project.storeService({ id })));
    await update();
    expect((await next()).body).toEqual({ start: null, ...MADRID, end: '2026-03-26' });
  });

  it('is found in opening hours with twelve overlapping ranges', async () => {
    await project.anOwner();
    const layers = Array.from({ length: 12 }, () => ({ from: '00:00', to: '24:00' }));
    const weekly = Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, layers]));
    await project.storeAvailability({ weekly, incrementMinutes: 5, noticeMinutes: 0 });
    await update();
    expect((await next()).body).toMatchObject({ start: NOW });
    const offer = (await project.read(`bookingOffers/${CARD_ID}`)) as BookingOffer;
    expect(offer.availability.weekly['1']).toEqual([{ from: '00:00', to: '24:00' }]);
  });

  it('does not exist for a card without bookable services', async () => {
    await project.anOwner({ hidden: true });
    expect(await next()).toMatchObject({ status: 410, body: { reason: 'service-gone' } });
    expect((await project.ask('/b/nadie-por-aqui/next')).status).toBe(410);
    await project.storeService();
    await project.db().doc(`availability/ana`).update({ zone: 'Nowhere/There', updatedAt: Timestamp.now() });
    expect(await update()).toBe(0);
    expect((await next()).status).toBe(410);
  });

  it('is returned only with its place, zone, city and the end of the search', async () => {
    await project.anOwner();
    await project.post('book', await aBookingInput({ start: tuesdayAt(10) }));
    expect(Object.keys((await next()).body)).toEqual(['start', 'placeKind', 'zone', 'city', 'end']);
  });
});
