import { Timestamp } from 'firebase-admin/firestore';
import { pauseCard } from '../cards/pause-card';
import { resumeCard } from '../cards/resume-card';
import { refreshBookableCards as refreshJob } from '../jobs/refresh-bookable-cards';
import { NOW } from '../testing/local-project';
import { updateBookableCards } from './bookable-cards';
import { aBookingInput, CARD_ID, idOf, openBookingProject, SLUG, tuesdayAt } from './testing/booking-project';

const project = openBookingProject();
const HOUR_MS = 60 * 60_000;

/** What the card's own document and visitors' copy say. */
const bookable = async () => [
  (await project.read(`cards/${CARD_ID}`))!['bookingEnabled'],
  (await project.read(`publicCards/${SLUG}`))!['bookingEnabled'] ?? false,
];
const update = () => updateBookableCards(project.db(), 'ana');

describe('cards that can be booked through', () => {
  it('are those with hours and a service that visitors may see', async () => {
    await project.aPublished('ana', SLUG);
    await project.storeService();
    expect(await update()).toBe(0);
    expect(await bookable()).toEqual([false, false]);

    await project.storeAvailability();
    expect(await update()).toBe(1);
    expect(await bookable()).toEqual([true, true]);
    expect(await update()).toBe(0);

    await project.storeService({ hidden: true });
    expect(await update()).toBe(1);
    expect(await bookable()).toEqual([false, false]);
  });

  it.each([
    ['archived', { archivedAt: NOW }],
    ['of another card', { cardIds: ['another00000000000000'] }],
    ['of somebody else', { userId: 'luis' }],
    ['without a name', { name: '' }],
  ])('aren’t those whose only service is %s', async (_, service) => {
    await project.anOwner(service);
    await update();
    expect(await bookable()).toEqual([false, false]);
  });

  it('say so when they are shown again, whatever they said when they were published', async () => {
    await project.anOwner();
    await pauseCard(project.context('ana'), { cardId: CARD_ID });
    await update();
    expect(await bookable()).toEqual([true, false]);
    await resumeCard(project.context('ana'), { cardId: CARD_ID });
    expect(await bookable()).toEqual([true, true]);
  });

  it('are found by the job when the owner’s app couldn’t ask', async () => {
    await project.anOwner();
    const run = (now: number) => refreshJob({ db: project.db(), now });
    expect(await run(NOW + HOUR_MS)).toBe(0);
    expect(await run(NOW + 60_000)).toBe(1);
    expect(await bookable()).toEqual([true, true]);
  });
});

describe('the next free start', () => {
  const next = () => project.ask(`/b/${SLUG}/next`);

  it('is the first of any service, and is kept for a minute', async () => {
    await project.anOwner({ noticeMinutes: 0 });
    await project.storeService({ id: idOf('later'), noticeMinutes: 60 * 24 * 9 });
    const { status, body, headers } = await next();
    expect({ status, cache: headers.get('cache-control') }).toEqual({
      status: 200,
      cache: 'public, max-age=60',
    });
    const first = Number(body['start']);
    await project.post('book', await aBookingInput({ start: first }));
    expect(Number((await next()).body['start'])).toBeGreaterThan(first);
  });

  it('is looked for as far as can be booked', async () => {
    const closed = { weekly: {}, overrides: { '2026-03-31': [{ from: '09:00', to: '10:00' }] } };
    await project.anOwner({}, { ...closed, windowDays: 60 });
    // Summer time began on the 29th.
    expect((await next()).body).toEqual({ start: Date.UTC(2026, 2, 31, 7) });
    await project.storeAvailability({ ...closed, windowDays: 10 });
    expect((await next()).body).toEqual({ start: null });
  });

  it('is none of a card that shows nothing to book', async () => {
    await project.anOwner({ hidden: true });
    expect((await next()).body).toEqual({ start: null });
    expect((await project.ask('/b/nadie-por-aqui/next')).status).toBe(410);
    await project.db().doc(`availability/ana`).update({ zone: 'Nowhere/There', updatedAt: Timestamp.now() });
    expect(await next()).toMatchObject({ status: 410, body: { reason: 'service-gone' } });
  });

  it('tells nothing else', async () => {
    await project.anOwner();
    await project.post('book', await aBookingInput({ start: tuesdayAt(10) }));
    expect(Object.keys((await next()).body)).toEqual(['start']);
  });
});
