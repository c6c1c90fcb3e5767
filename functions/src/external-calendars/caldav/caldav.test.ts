import { HOLDS_TIME } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { DEMO_USER, startLocalCalendars, type LocalCalendars } from 'local-calendars';
import { exportParts } from '../../accounts/export-parts';
import { actOnBooking, moveBooking } from '../../bookings/change/owner-changes';
import { aBookingInput, idOf, openBookingProject, tuesdayAt } from '../../bookings/testing/booking-project';
import { readCalendars } from '../../jobs/read-calendars';
import { writeCalendars } from '../../jobs/write-calendars';
import { NOW, refusalOf } from '../../testing/local-project';
import {
  addCalendarAccount,
  findCalendars,
  listCalendarSources,
  removeCalendarSource,
} from '../calendar-sources';
import { calendarOf, eventOf, startCalendarServer } from '../testing/calendar-server';
import { writeToCalendar } from '../write-to-calendar';
import { guardedFetch } from './guarded-fetch';
import { seal, unseal } from '../../security/seal';

const project = openBookingProject();
const ana = (now = NOW) => project.context('ana', now);
const sourceId = idOf('source1');

let server: LocalCalendars;

beforeAll(() => {
  process.env['FUNCTIONS_EMULATOR'] = 'true';
});
afterAll(() => {
  delete process.env['FUNCTIONS_EMULATOR'];
});
beforeEach(async () => {
  await project.anOwner();
  server = await startLocalCalendars();
});
afterEach(() => server.close());

const urlOf = (calendar: string) => `${server.origin}/dav/calendars/ana/${calendar}/`;
const find = (user: Partial<typeof DEMO_USER> = {}) =>
  findCalendars(ana(), { server: server.origin, ...DEMO_USER, ...user });
const add = ({ id = sourceId, calendar = 'personal', ...more } = {}) =>
  addCalendarAccount(ana(), {
    ...{ sourceId: id, address: urlOf(calendar), ...DEMO_USER, name: 'Personal' },
    ...{ isWritable: calendar === 'personal', allDayBlocks: false, ...more },
  });
const putEvent = (uid: string, ...lines: string[]) =>
  server.put('personal', `${uid}.ics`, calendarOf(...eventOf(uid, ...lines)));
const read = (now: number) => readCalendars({ db: project.db(), now });
const write = (now: number) => writeCalendars({ db: project.db(), now });
const book = async (id: string, start: number) =>
  project.post('book', await aBookingInput({ bookingId: idOf(id), start }));
const written = () => server.events('personal');
const puts = () => server.requests().filter((request) => /^(PUT|DELETE)/.test(request));
const externalStarts = async () =>
  Object.values(await project.busy())
    .flat()
    .filter(({ kind }) => kind === 'external')
    .map(({ start }) => new Date(start).toISOString().slice(0, 16));

describe('the calendars of a user of CalDAV', () => {
  it('are found from the address of the server, with what may be written', async () => {
    expect(await find()).toEqual({
      calendars: [
        { url: urlOf('personal'), name: 'Personal', isWritable: true },
        { url: urlOf('festivos'), name: 'Festivos', isWritable: false },
      ],
    });
  });

  it('are refused with a wrong password, without a server, and at a private address', async () => {
    expect(await refusalOf(find({ password: 'otra' }))).toBe('calendar-credentials');
    expect(await refusalOf(find({ username: 'ñandú', password: 'contraseña €' }))).toBe(
      'calendar-credentials',
    );
    server.fail('broken');
    expect(await refusalOf(find())).toBe('calendar-refused');
    const inside = findCalendars(ana(), { server: 'https://10.0.0.1/', ...DEMO_USER });
    expect(await refusalOf(inside)).toBe('calendar-address');
    const plain = findCalendars(ana(), { server: 'ftp://ejemplo.com', ...DEMO_USER });
    expect(await refusalOf(plain)).toBe('calendar-address');
  });

  it('block the hours of their events, repeated ones included, until these are gone', async () => {
    putEvent('dentista', 'DTSTART:20260303T090000Z', 'DURATION:PT1H', 'SUMMARY:Dentista');
    putEvent('clase', 'DTSTART:20260304T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(await add()).toMatchObject({ name: 'Personal', host: '127.0.0.1', found: 3, failing: null });
    expect(await externalStarts()).toEqual(['2026-03-03T09:00', '2026-03-04T10:00', '2026-03-11T10:00']);
    expect(await book('b1', tuesdayAt(10))).toMatchObject({ status: 409, body: { reason: 'slot-taken' } });
    server.remove('personal', 'dentista.ics');
    await read(NOW + 10 * MINUTE_MS);
    expect(await externalStarts()).toEqual(['2026-03-04T10:00', '2026-03-11T10:00']);
    await project.expectSound();
  });

  it('are asked for their state alone while nothing has changed', async () => {
    await add();
    const before = server.requests().length;
    await read(NOW + 10 * MINUTE_MS);
    expect(server.requests().slice(before)).toEqual(['PROPFIND /dav/calendars/ana/personal/']);
  });

  it('keep what they blocked when the password has changed, and say so', async () => {
    putEvent('dentista', 'DTSTART:20260303T090000Z', 'DURATION:PT1H');
    await add();
    server.setPassword('nueva');
    await read(NOW + 10 * MINUTE_MS);
    const { sources } = await listCalendarSources(ana(), {});
    expect(sources[0]!.failing).toEqual({ since: NOW + 10 * MINUTE_MS, problem: 'calendar-credentials' });
    expect(await externalStarts()).toEqual(['2026-03-03T09:00']);
  });

  it('reveal neither password nor address to their owner, in the database or in the export', async () => {
    const shown = [await add(), await listCalendarSources(ana(), {})];
    const [stored] = (await project.db().collection('users/ana/calendarSources').get()).docs;
    expect(JSON.stringify([shown, stored!.data()])).not.toContain(DEMO_USER.password);
    let file = '';
    for await (const part of exportParts(project.db(), 'ana', { group: 0, after: '' }, () => false))
      file += JSON.stringify(part);
    expect(file).toContain('calendarSources');
    expect(file).not.toMatch(/sealed|\/dav\/calendars/);
  });
});

describe('the bookings of an owner', () => {
  it('are written to the calendar that is chosen, each change once, and taken away when cancelled', async () => {
    await book('b1', tuesdayAt(10));
    await book('b2', tuesdayAt(12));
    await add();
    expect(await writeToCalendar(ana(), { sourceId, isOn: true })).toMatchObject({
      writing: { isOn: true, failing: null },
    });
    const [one, two] = [`${idOf('b1')}.ics`, `${idOf('b2')}.ics`];
    expect(Object.keys(written()).sort()).toEqual([one, two].sort());
    expect(written()[one]).toContain('DTSTART:20260303T090000Z');
    expect(written()[one]).not.toContain('METHOD');

    const later = NOW + 5 * MINUTE_MS;
    await actOnBooking(ana(later), { bookingId: idOf('b2'), sequence: 0, action: 'cancel', reason: '' });
    const moved = { bookingId: idOf('b1'), sequence: 0, start: tuesdayAt(16), overlap: false };
    await moveBooking(ana(later), moved);
    for (const minutes of [6, 7, 8, 30]) await write(NOW + minutes * MINUTE_MS);
    expect(Object.keys(written())).toEqual([one]);
    expect(written()[one]).toContain('DTSTART:20260303T150000Z');
    const paths = [one, two].map((name) => `/dav/calendars/ana/personal/${name}`);
    expect(puts().slice(2).sort()).toEqual([`DELETE ${paths[1]}`, `PUT ${paths[0]}`]);
  });

  it('do not block their hours a second time by the events that were written', async () => {
    await book('b1', tuesdayAt(10));
    await add();
    await writeToCalendar(ana(), { sourceId, isOn: true });
    await read(NOW + 10 * MINUTE_MS);
    expect(await externalStarts()).toEqual([]);
  });

  it('are written later when the server is away, without one being lost', async () => {
    await add();
    await writeToCalendar(ana(), { sourceId, isOn: true });
    await book('b1', tuesdayAt(10));
    server.fail('broken');
    await write(NOW + MINUTE_MS);
    const failing = { since: NOW + MINUTE_MS, problem: 'calendar-refused' };
    expect((await listCalendarSources(ana(), {})).sources[0]!.writing).toEqual({ isOn: true, failing });
    server.fail('none');
    await write(NOW + 5 * MINUTE_MS);
    expect(written()).toEqual({});
    await write(NOW + 11 * MINUTE_MS);
    expect(Object.keys(written())).toEqual([`${idOf('b1')}.ics`]);
    expect((await listCalendarSources(ana(), {})).sources[0]!.writing).toEqual({
      ...{ isOn: true, failing: null },
    });
  });

  it('are written to one calendar of an owner’s at most, and stay where they were', async () => {
    await book('b1', tuesdayAt(10));
    await add();
    await writeToCalendar(ana(), { sourceId, isOn: true });
    await writeToCalendar(ana(), { sourceId, isOn: false });
    await book('b2', tuesdayAt(12));
    await write(NOW + 5 * MINUTE_MS);
    expect(Object.keys(written())).toEqual([`${idOf('b1')}.ics`]);
  });

  it('are not written to a calendar that can’t be, is another owner’s, or refuses the first one', async () => {
    await book('b1', tuesdayAt(10));
    await add({ calendar: 'festivos' });
    expect(await refusalOf(writeToCalendar(ana(), { sourceId, isOn: true }))).toBe('calendar-gone');
    const pretended = idOf('source2');
    await addCalendarAccount(ana(), {
      ...{ sourceId: pretended, address: urlOf('personal'), ...DEMO_USER, name: '' },
      ...{ isWritable: true, allDayBlocks: false },
    });
    const berta = project.context('berta');
    expect(await refusalOf(writeToCalendar(berta, { sourceId: pretended, isOn: true }))).toBe(
      'calendar-gone',
    );
    server.setPassword('nueva');
    expect(await refusalOf(writeToCalendar(ana(), { sourceId: pretended, isOn: true }))).toBe(
      'calendar-credentials',
    );
    const { sources } = await listCalendarSources(ana(), {});
    expect(sources.map(({ writing }) => writing?.isOn ?? null)).toEqual([null, false]);
  });

  it('stay in a calendar that is removed, which gets no more of them', async () => {
    await book('b1', tuesdayAt(10));
    await add();
    await writeToCalendar(ana(), { sourceId, isOn: true });
    await removeCalendarSource(ana(), { sourceId });
    await book('b2', tuesdayAt(12));
    await write(NOW + 5 * MINUTE_MS);
    expect(Object.keys(written())).toEqual([`${idOf('b1')}.ics`]);
  });

  it('that are over when the writing begins are left alone', async () => {
    await book('b1', tuesdayAt(10));
    const after = tuesdayAt(10) + DAY_MS;
    const context = project.context('ana', after);
    await addCalendarAccount(context, {
      ...{ sourceId, address: urlOf('personal'), ...DEMO_USER, name: '' },
      ...{ isWritable: true, allDayBlocks: false },
    });
    await writeToCalendar(context, { sourceId, isOn: true });
    const complete = { bookingId: idOf('b1'), sequence: 0, action: 'complete' as const, reason: '' };
    await actOnBooking(project.context('ana', after + HOUR_MS), complete);
    await write(after + 2 * HOUR_MS);
    expect(HOLDS_TIME.has('completed')).toBe(true);
    expect(written()).toEqual({});
  });
});

describe('a guarded fetch', () => {
  const authorization = `Basic ${Buffer.from('ana:calendario').toString('base64')}`;
  const ask = (address: string, init: RequestInit = {}) =>
    guardedFetch({}, [401])(address, { method: 'PROPFIND', headers: { authorization }, ...init });

  it('follows a redirect on the same host with method and password, unless it is asked not to', async () => {
    const address = `${server.origin}/.well-known/caldav`;
    expect((await ask(address)).status).toBe(207);
    expect(server.requests().at(-1)).toBe('PROPFIND /dav/');
    const manual = await ask(address, { redirect: 'manual' });
    expect([manual.status, manual.headers.get('location')]).toEqual([301, `${server.origin}/dav/`]);
  });

  it('sends the password to no other host that a redirect leads to', async () => {
    const other = await startCalendarServer(
      (_request, response) => response.writeHead(302, { location: `${server.origin}/dav/` }).end(),
      false,
    );
    expect((await ask(`${server.origin}/dav/`)).status).toBe(207);
    expect((await ask(other.origin)).status).toBe(401);
    await other.close();
  });
});

describe('a sealed password', () => {
  const [OLD, NEXT] = ['a'.repeat(40), 'b'.repeat(40)];
  const use = (secret: string) => {
    process.env['BOOKING_SECRET'] = secret;
  };
  afterEach(() => {
    delete process.env['BOOKING_SECRET'];
  });

  it('opens for the same calendar of the same owner only', () => {
    const sealed = seal('contraseña de app', 'ana/1');
    expect(sealed).not.toContain(Buffer.from('contraseña').toString('base64url'));
    expect(unseal(sealed, 'ana/1')).toEqual({ password: 'contraseña de app', isByEarlierKey: false });
    expect(unseal(sealed, 'berta/1')).toBeNull();
    expect(unseal(`${sealed.slice(0, -2)}AA`, 'ana/1')).toBeNull();
    expect(unseal('', 'ana/1')).toBeNull();
  });

  it('opens while the deployment’s secret is being changed, and not after', () => {
    use(OLD);
    const sealed = seal('clave', 'ana/1');
    use(`${NEXT},${OLD}`);
    expect(unseal(sealed, 'ana/1')).toEqual({ password: 'clave', isByEarlierKey: true });
    use(NEXT);
    expect(unseal(sealed, 'ana/1')).toBeNull();
  });

  it('outlives a change of the secret by the reading of its calendar meanwhile', async () => {
    use(OLD);
    await add();
    use(`${NEXT},${OLD}`);
    await read(NOW + 10 * MINUTE_MS);
    use(NEXT);
    putEvent('dentista', 'DTSTART:20260303T090000Z', 'DURATION:PT1H');
    await read(NOW + 20 * MINUTE_MS);
    expect((await listCalendarSources(ana(), {})).sources[0]!.failing).toBeNull();
    expect(await externalStarts()).toEqual(['2026-03-03T09:00']);
  });
});
