import fc from 'fast-check';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localDateOf, slotsOf, type BookingPage, type BusyInterval } from 'shared-lib/model/booking';
import { RUN_SIZE } from 'shared-lib/testing';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { deleteOwnedData } from '../accounts/delete-account';
import { exportParts } from '../accounts/export-parts';
import { readBookingPage } from '../bookings/offer/booking-page';
import { actOnBooking } from '../bookings/change/owner-changes';
import { readCalendars } from '../jobs/read-calendars';
import { NOW, refusalOf } from '../testing/local-project';
import {
  aBookingInput,
  idOf,
  openBookingProject,
  SLUG,
  tuesdayAt,
} from '../bookings/testing/booking-project';
import {
  addCalendarSource,
  changeCalendarSource,
  listCalendarSources,
  removeCalendarSource,
} from './calendar-sources';
import { calendarOf, eventOf, startCalendarServer } from './testing/calendar-server';

const project = openBookingProject();
const ana = (now = NOW) => project.context('ana', now);
const sourceId = idOf('source1');

let server: Awaited<ReturnType<typeof startCalendarServer>>;
let text = '';
let status = 200;
let tag = 0;
let requests: { url: string; status: number }[] = [];

/** Answers as Google does, with a tag of the present text. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const etag = `"${tag}"`;
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  response.statusCode = isKnown ? 304 : status;
  requests.push({ url: request.url ?? '', status: response.statusCode });
  response.setHeader('etag', etag);
  response.end(isKnown ? '' : text);
}

const setCalendar = (...lines: string[]) => {
  text = calendarOf(...lines);
  tag += 1;
};

beforeAll(async () => {
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  server = await startCalendarServer(answer, false);
});
beforeEach(() => {
  status = 200;
  requests = [];
  setCalendar(...eventOf('a', 'DTSTART:20260303T090000Z', 'DURATION:PT1H', 'SUMMARY:Dentista'));
});
afterAll(async () => {
  delete process.env['FUNCTIONS_EMULATOR'];
  await server.close();
});

const address = (path = '/secreto/basic.ics') => server.origin + path;
const add = (path?: string, id = sourceId, allDayBlocks = false) =>
  addCalendarSource(ana(), { sourceId: id, address: address(path), allDayBlocks });
const listed = async () => (await listCalendarSources(ana(), {})).sources;
const runJob = (now: number) => readCalendars({ db: project.db(), now });
const external = async (): Promise<BusyInterval[]> =>
  Object.values(await project.busy())
    .flat()
    .filter(({ kind }) => kind === 'external');
const starts = async () => (await external()).map(({ start }) => new Date(start).toISOString().slice(0, 16));
const book = async (overrides: Parameters<typeof aBookingInput>[0] = {}) =>
  project.post('book', await aBookingInput(overrides));

describe('an external calendar', () => {
  beforeEach(() => project.anOwner());

  it('blocks its hours at once without revealing its titles or address', async () => {
    const added = await add();
    expect(added).toMatchObject({ id: sourceId, host: '127.0.0.1', ending: 'reto', found: 1, failing: null });
    expect(await starts()).toEqual(['2026-03-03T09:00']);
    expect(await book()).toMatchObject({ status: 409, body: { reason: 'slot-taken' } });
    expect((await book({ bookingId: idOf('b2'), start: tuesdayAt(11) })).status).toBe(200);
    const days = JSON.stringify(await project.busy());
    expect(days + JSON.stringify(added)).not.toMatch(/Dentista|secreto/);
    await project.expectSound();
  });

  it('ignores copies of the owner’s own bookings, but not copies of another owner’s', async () => {
    const [own, others] = [idOf('b1'), idOf('b2')];
    await book({ bookingId: own });
    const cancel = { bookingId: own, sequence: 0, action: 'cancel' as const, reason: '' };
    await actOnBooking(ana(), cancel);
    const other = project.db().doc(`bookings/${others}`);
    await other.set({ ...(await project.db().doc(`bookings/${own}`).get()).data(), userId: 'berta' });
    setCalendar(
      ...eventOf(`${own}@tarjetero`, 'DTSTART:20260303T090000Z', 'DURATION:PT1H'),
      ...eventOf(`${others}@tarjetero`, 'DTSTART:20260303T110000Z', 'DURATION:PT1H'),
    );
    expect(await add()).toMatchObject({ found: 1 });
    expect(await starts()).toEqual(['2026-03-03T11:00']);
    await other.delete();
    await project.expectSound();
  });

  it('is added once per id, and refused when its address is known or there are too many', async () => {
    await add();
    expect(await add()).toMatchObject({ id: sourceId });
    expect(await refusalOf(add('/secreto/basic.ics', idOf('s2')))).toBe('calendar-known');
    await add('/b.ics', idOf('s2'));
    await add('/c.ics', idOf('s3'));
    expect(await refusalOf(add('/d.ics', idOf('s4')))).toBe('too-many-calendars');
    expect((await listed()).map(({ id }) => id)).toHaveLength(3);
    // The same event of three calendars is one hour that is taken.
    const page = (await project.ask(`/b/${SLUG}?from=2026-03-03&to=2026-03-03`))
      .body as unknown as BookingPage;
    expect(page.taken.spans).toEqual([{ start: tuesdayAt(10), end: tuesdayAt(11) }]);
  });

  it.each([
    ['calendar-refused', () => (status = 404)],
    ['calendar-unreadable', () => (text = '<html></html>')],
    [
      'calendar-endless',
      () => setCalendar(...eventOf('a', 'DTSTART:20260303T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    ],
  ])('is not added when reading it fails with %s', async (reason, arrange) => {
    arrange();
    expect(await refusalOf(add())).toBe(reason);
    expect(await listed()).toEqual([]);
    expect(await external()).toEqual([]);
  });

  it('is not fetched from a private network', async () => {
    delete process.env['FUNCTIONS_EMULATOR'];
    const adding = addCalendarSource(ana(), {
      sourceId,
      address: 'https://127.0.0.1/a.ics',
      allDayBlocks: false,
    });
    expect(await refusalOf(adding)).toBe('calendar-address');
    process.env['FUNCTIONS_EMULATOR'] = 'true';
    expect(requests).toEqual([]);
  });

  it('is read every ten minutes, and not downloaded again while it is unchanged', async () => {
    await add();
    expect(await runJob(NOW + 9 * MINUTE_MS)).toBe(0);
    expect(await runJob(NOW + 10 * MINUTE_MS)).toBe(1);
    expect(requests.map((one) => one.status)).toEqual([200, 304]);
    setCalendar(...eventOf('a', 'DTSTART:20260303T110000Z', 'DURATION:PT1H'));
    expect(await runJob(NOW + 20 * MINUTE_MS)).toBe(1);
    expect(await starts()).toEqual(['2026-03-03T11:00']);
    // The next day has another window.
    await runJob(NOW + 24 * HOUR_MS);
    expect(requests.at(-1)!.status).toBe(200);
  });

  it('is read again before a booking, so that its latest changes count', async () => {
    await add();
    project.setNow(NOW + MINUTE_MS);
    setCalendar(...eventOf('b', 'DTSTART:20260303T110000Z', 'DURATION:PT1H'));
    expect((await book()).status).toBe(200);
    expect(await book({ bookingId: idOf('b2'), session: idOf('s2'), start: tuesdayAt(12) })).toMatchObject({
      body: { reason: 'slot-taken' },
    });
  });

  it('keeps its hours while it fails, and its owner is notified once after an hour', async () => {
    await add();
    status = 500;
    project.setNow(NOW + MINUTE_MS);
    expect(await book()).toMatchObject({ body: { reason: 'slot-taken' } });
    const notified = async () =>
      (await project.db().collection('users/ana/notifications').where('kind', '==', 'calendar-failing').get())
        .size;
    for (let minutes = 10; minutes < 70; minutes += 10) await runJob(NOW + minutes * MINUTE_MS);
    expect(await notified()).toBe(0);
    expect((await listed())[0]!.failing).toEqual({
      since: NOW + 10 * MINUTE_MS,
      problem: 'calendar-refused',
    });
    for (let minutes = 70; minutes < 100; minutes += 10) await runJob(NOW + minutes * MINUTE_MS);
    expect(await notified()).toBe(1);
    expect(await starts()).toEqual(['2026-03-03T09:00']);
    status = 200;
    await runJob(NOW + 2 * HOUR_MS);
    expect((await listed())[0]!.failing).toBeNull();
  });

  it('blocks days with all-day events only if its owner chooses so', async () => {
    setCalendar(...eventOf('a', 'DTSTART;VALUE=DATE:20260303'));
    expect(await add()).toMatchObject({ found: 1, allDayDates: ['2026-03-03'] });
    expect(await external()).toEqual([]);
    expect(await changeCalendarSource(ana(), { sourceId, allDayBlocks: true })).toMatchObject({
      allDayBlocks: true,
    });
    expect((await external()).map(({ start }) => localDateOf(start, 'Europe/Madrid'))).toEqual([
      '2026-03-03',
    ]);
    expect(await book()).toMatchObject({ body: { reason: 'slot-taken' } });
    await changeCalendarSource(ana(), { sourceId, allDayBlocks: false });
    expect((await book()).status).toBe(200);
  });

  it('frees only its own time when its owner removes it', async () => {
    await add();
    await add('/b.ics', idOf('s2'));
    await book({ start: tuesdayAt(12) });
    await removeCalendarSource(ana(), { sourceId });
    await removeCalendarSource(ana(), { sourceId });
    expect((await external()).map(({ id }) => id)).toEqual([idOf('s2')]);
    await project.expectSound();
    await removeCalendarSource(project.context('luis'), { sourceId: idOf('s2') });
    expect(await external()).toHaveLength(1);
    expect(
      await refusalOf(
        changeCalendarSource(project.context('luis'), { sourceId: idOf('s2'), allDayBlocks: true }),
      ),
    ).toBe('calendar-gone');
  });

  it('is deleted with its account, and exported without its address', async () => {
    await add();
    const lines: string[] = [];
    for await (const part of exportParts(project.db(), 'ana', { group: 0, after: '' }, () => false))
      if (part.group !== 'files') lines.push(...part.lines);
      else break;
    expect(lines.join()).toContain(`calendarSources/${sourceId}`);
    expect(lines.join()).not.toContain('secreto');
    await deleteOwnedData(ana());
    expect((await project.db().collectionGroup('calendarSources').get()).size).toBe(0);
  });

  it('with too many events in a day blocks it from the first to the last', async () => {
    const many = Array.from({ length: 60 }, (_, index) => {
      const start = new Date(Date.UTC(2026, 2, 3, 6, index * 10)).toISOString().replace(/[-:]|\.\d+/g, '');
      return eventOf(`e${index}`, `DTSTART:${start}`, 'DURATION:PT5M');
    });
    setCalendar(...many.flat());
    await add();
    expect(await external()).toHaveLength(1);
    await project.expectSound();
  });

  it('never leaves a start that overlaps one of its events', async () => {
    const minute = fc.integer({ min: 0, max: 14 * 60 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 180 })), { maxLength: 5 }),
        async (events) => {
          const base = Date.UTC(2026, 2, 3, 5);
          const spans = events.map(([at, length]) => ({
            start: base + at * MINUTE_MS,
            end: base + (at + length) * MINUTE_MS,
          }));
          const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
          setCalendar(
            ...spans.flatMap(({ start, end }, index) =>
              eventOf(`e${index}`, `DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`),
            ),
          );
          await removeCalendarSource(ana(), { sourceId });
          await add();
          const dates = { from: '2026-03-03', to: '2026-03-03' };
          const { services, availability, taken } = await readBookingPage(project.at(), SLUG, dates);
          const [service] = services;
          const offered = slotsOf({ service: service!, availability, taken, ...dates, now: NOW });
          for (const start of offered.flatMap((day) => day.starts))
            for (const span of spans)
              expect(span.start < start + 30 * MINUTE_MS && start < span.end).toBe(false);
        },
      ),
      { numRuns: RUN_SIZE === 'short' ? 4 : 40 },
    );
  });
});
