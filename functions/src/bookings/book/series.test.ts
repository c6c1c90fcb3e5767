import { Timestamp } from 'firebase-admin/firestore';
import { addDays, instantOf, localDateOf, type Booking, type SeriesDate } from 'shared-lib/model/booking';
import { bookingDocumentSchema } from 'shared-lib/documents';
import { aService } from 'shared-lib/testing';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { accountStateRef } from '../../account-records/account-state';
import { openHostileProject } from '../../testing/hostile-client';
import { parseBooking } from '../record/booking-document';
import { idOf } from '../testing/booking-input';
import { storeAvailability, storeService } from '../testing/stored-offer';

/* Series that an owner makes, cancels and moves, over HTTP. */

const project = openHostileProject();
const ZONE = 'Europe/Madrid';
const SERIES = idOf('series');
const at = (days: number, time: string) =>
  instantOf(addDays(localDateOf(Date.now(), ZONE), days), time, ZONE);
/** Six starts, a week apart, from tomorrow on. */
const STARTS = Array.from({ length: 6 }, (_, week) => at(1 + 7 * week, '10:00'));
const CUSTOMER = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '' };

const ana = () => project.signUp('ana');
const make = (change: object = {}, caller = 'ana') =>
  project.signUp(caller).call('bookSeries', {
    ...{ seriesId: SERIES, starts: STARTS, serviceId: aService().id, customer: CUSTOMER, notes: '' },
    ...{ zone: ZONE, language: 'es' },
    ...change,
  });
const check = (change: object = {}, caller = 'ana') =>
  project.signUp(caller).call('checkSeries', {
    ...{ serviceId: aService().id, start: STARTS[0], everyWeeks: 1, times: 6, zone: ZONE },
    ...change,
  });
const book = (bookingId: string, start: number) =>
  ana().call('bookByHand', {
    ...{ bookingId, start, serviceId: aService().id, customer: { ...CUSTOMER, email: '', name: 'Luis' } },
    ...{ notes: '', zone: ZONE, language: 'es', overlap: false },
  });
const all = async (path: string) => (await project.db().collection(path).get()).docs;
const series = async (): Promise<Booking[]> =>
  (await all('bookings'))
    .map(parseBooking)
    .filter(({ seriesId }) => seriesId !== undefined)
    .sort((a, b) => a.start - b.start);
const mails = async () => (await all('outbox')).map((entry) => entry.data());
const resultOf = ({ body }: { body: unknown }) => (body as { result: unknown }).result;
const dates = async (change: object = {}) => (resultOf(await check(change)) as { dates: SeriesDate[] }).dates;

beforeEach(() =>
  project.arrange('an owner with a service', async () => {
    const weekly = Object.fromEntries(
      ['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, [{ from: '09:00', to: '14:00' }]]),
    );
    await storeAvailability(project.db(), 'ana', { weekly });
    await storeService(project.db(), {});
    for (const uid of ['ana', 'berta'])
      await accountStateRef(project.db(), uid).set({ verifiedAt: Timestamp.now() });
  }),
);

describe('checkSeries', () => {
  it('reports for each date whether it is free, and the nearest start for a taken one', async () => {
    await book(idOf('taken'), STARTS[2]!);
    const found = await dates();
    expect(found.map(({ start }) => start)).toEqual(STARTS);
    expect(found.map(({ isFree }) => isFree)).toEqual([true, true, false, true, true, true]);
    const { start, nearest } = found[2]!;
    expect(localDateOf(nearest!, ZONE)).toBe(localDateOf(start, ZONE));
    expect(Math.abs(nearest! - start)).toBeLessThanOrEqual(HOUR_MS);
    expect(await series()).toEqual([]);
  });

  it('suggests no other start on a day without working hours', async () => {
    await storeAvailability(project.db(), 'ana', {
      overrides: { [localDateOf(STARTS[2]!, ZONE)]: [] },
    });
    await book(idOf('taken'), STARTS[2]!);
    expect((await dates())[2]).toEqual({ start: STARTS[2], isFree: false, nearest: null });
  });

  it.each([
    ['a thousand repetitions', { times: 1000 }, 'invalid-input'],
    ['an interval of half a week', { everyWeeks: 0.5 }, 'invalid-input'],
    ['a start in the past', { start: Date.now() - HOUR_MS }, 'in-past'],
    ['an unknown service', { serviceId: 'none' }, 'service-gone'],
  ])('refuses %s', async (_, change, reason) => {
    expect(await check(change)).toMatchObject({ reason });
  });

  it('refuses a service of another owner', async () => {
    expect(await check({}, 'berta')).toMatchObject({ reason: 'service-gone' });
  });
});

describe('bookSeries', () => {
  it('creates a booking with reminders for each start, and one mail for all', async () => {
    expect(await make()).toMatchObject({ status: 200 });
    const made = await series();
    expect(made.map(({ start, seriesId, status }) => [start, seriesId, status])).toEqual(
      STARTS.map((start) => [start, SERIES, 'confirmed']),
    );
    expect(new Set(made.map(({ icsUid }) => icsUid)).size).toBe(6);
    for (const stored of await all('bookings'))
      expect(bookingDocumentSchema.safeParse(stored.data()).error).toBeUndefined();
    const queued = await mails();
    expect(queued.map(({ template, recipient }) => [template, recipient])).toEqual([['created', 'visitor']]);
    expect(queued[0]!['series']).toEqual(made.map(({ id }) => ({ bookingId: id, sequence: 0 })));
    expect(new Set((await all('reminders')).map((one) => one.get('bookingId') as string)).size).toBe(6);
    const [person] = await all('customers/ana/people');
    expect(person!.get('bookings')).toBe(6);
  });

  it('creates the series once when it is sent several times', async () => {
    const answers = [resultOf(await make())];
    for (const again of await Promise.all([make(), make(), make({ starts: STARTS.slice(1) })]))
      answers.push(resultOf(again));
    expect(answers[1]).toEqual(answers[0]);
    expect((await series()).map(({ start }) => start)).toEqual(STARTS);
    expect(await mails()).toHaveLength(1);
  });

  it('refuses the whole series when one start has been taken since the check', async () => {
    await dates();
    await book(idOf('taken'), STARTS[3]!);
    expect(await make()).toMatchObject({ reason: 'slot-taken' });
    expect(await series()).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await make({ starts: STARTS.filter((start) => start !== STARTS[3]) })).toMatchObject({
      status: 200,
    });
    expect(await series()).toHaveLength(5);
  });

  it.each([
    [
      'a thousand starts',
      () => Array.from({ length: 1000 }, (_, day) => at(1 + day, '10:00')),
      'invalid-input',
    ],
    ['no starts', () => [], 'invalid-input'],
    ['a start in the past', () => [Date.now() - DAY_MS, ...STARTS], 'in-past'],
    ['one start twice', () => [STARTS[0]!, STARTS[0]!], 'slot-taken'],
  ])('refuses %s', async (_, starts, reason) => {
    expect(await make({ starts: starts() })).toMatchObject({ reason });
    expect(await all('bookings')).toEqual([]);
  });

  it('keeps the series of two owners with the same id apart', async () => {
    await make();
    expect(await make({}, 'berta')).toMatchObject({ reason: 'service-gone' });
    await storeService(project.db(), { id: idOf('berta'), userId: 'berta' });
    expect(await make({ serviceId: idOf('berta') }, 'berta')).toMatchObject({ status: 200 });
    expect((await series()).filter(({ userId }) => userId === 'ana')).toHaveLength(6);
    const [first] = (await series()).filter(({ userId }) => userId === 'berta');
    const cancel = { bookingId: first!.id, sequence: 0, reason: '' };
    expect(resultOf(await project.signUp('berta').call('cancelFollowing', cancel))).toEqual({ count: 6 });
    expect((await series()).filter(({ userId }) => userId === 'ana').map(({ status }) => status)).toEqual(
      STARTS.map(() => 'confirmed'),
    );
  });
});

describe('the rest of a series', () => {
  const third = async () => (await series())[2]!;
  const cancel = async (change: object = {}, caller = 'ana') =>
    project
      .signUp(caller)
      .call('cancelFollowing', { bookingId: (await third()).id, sequence: 0, reason: 'Obras', ...change });
  const move = async (start: number, change: object = {}) =>
    ana().call('moveFollowing', {
      ...{ bookingId: (await third()).id, sequence: 0, start, overlap: false },
      ...change,
    });

  beforeEach(async () => void (await make()));

  it('is counted and cancelled at once with a single mail, and frees its time', async () => {
    expect(resultOf(await ana().call('countFollowing', { bookingId: (await third()).id }))).toEqual({
      count: 4,
    });
    expect(resultOf(await cancel())).toEqual({ count: 4 });
    expect(resultOf(await cancel())).toEqual({ count: 4 });
    const found = await series();
    expect(found.map(({ status }) => status)).toEqual([
      ...['confirmed', 'confirmed'],
      ...['cancelled', 'cancelled', 'cancelled', 'cancelled'],
    ]);
    const queued = (await mails()).filter(({ template }) => template === 'cancelled');
    expect(queued.map((entry) => entry['series'] as unknown)).toEqual([
      found.slice(2).map(({ id }) => ({ bookingId: id, sequence: 1 })),
    ]);
    expect((await dates()).map(({ isFree }) => isFree)).toEqual([false, false, true, true, true, true]);
    expect(new Set((await all('reminders')).map((one) => one.get('bookingId') as string)).size).toBe(2);
  });

  it('excludes bookings that are already cancelled', async () => {
    const [, , , fourth] = await series();
    await ana().call('actOnBooking', { bookingId: fourth!.id, sequence: 0, action: 'cancel', reason: '' });
    expect(resultOf(await cancel())).toEqual({ count: 3 });
    expect((await series())[3]!.reason).toBe('');
  });

  it('is moved by the same number of days to the same time, with a single mail', async () => {
    const to = instantOf(addDays(localDateOf(STARTS[2]!, ZONE), 1), '11:30', ZONE);
    expect(resultOf(await move(to))).toEqual({ count: 4 });
    expect(resultOf(await move(to))).toEqual({ count: 4 });
    const found = await series();
    expect(found.map(({ start }) => start)).toEqual([
      ...STARTS.slice(0, 2),
      ...STARTS.slice(2).map((start) => instantOf(addDays(localDateOf(start, ZONE), 1), '11:30', ZONE)),
    ]);
    const queued = (await mails()).filter(({ template }) => template === 'rescheduled');
    expect(queued).toHaveLength(1);
    expect((queued[0]!['series'] as { before: number }[]).map(({ before }) => before)).toEqual(
      STARTS.slice(2),
    );
  });

  it('can move into the former times of its own bookings', async () => {
    expect(resultOf(await move(STARTS[3]!))).toEqual({ count: 4 });
    expect((await series()).map(({ start }) => start).slice(2, 5)).toEqual(STARTS.slice(3));
  });

  it('is not moved at all when one of its bookings would overlap another', async () => {
    await book(idOf('taken'), at(1 + 7 * 4, '12:00'));
    expect(await move(at(1 + 7 * 2, '12:00'))).toMatchObject({ reason: 'slot-taken' });
    expect((await series()).map(({ start }) => start)).toEqual(STARTS);
  });

  it.each([
    ['cancelFollowing' as const, { reason: '' }],
    ['moveFollowing' as const, { start: at(40, '12:00'), overlap: true }],
  ])('cannot be changed by other owners or with an outdated sequence: %s', async (name, input) => {
    const bookingId = (await third()).id;
    const berta = project.signUp('berta');
    expect(await berta.call(name, { bookingId, sequence: 0, ...input })).toMatchObject({
      reason: 'booking-not-found',
    });
    expect(await berta.call('countFollowing', { bookingId })).toMatchObject({ reason: 'booking-not-found' });
    expect(await ana().call(name, { bookingId, sequence: 7, ...input })).toMatchObject({
      reason: 'booking-changed',
    });
    expect((await series()).every(({ sequence }) => sequence === 0)).toBe(true);
  });
});
