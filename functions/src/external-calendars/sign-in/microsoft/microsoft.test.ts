import { MINUTE_MS } from 'shared-lib/time';
import { tuesdayAt } from '../../../bookings/testing/booking-project';
import { NOW } from '../../../testing/local-project';
import { changeCalendarSource, listCalendarSources } from '../../calendar-sources';
import { unseal } from '../../../security/seal';
import { sealContext, type SourceDocument } from '../../source-document';
import { openMicrosoftProject } from '../../testing/microsoft-project';
import { writeToCalendar } from '../../write-to-calendar';
import { rotatingToken } from '../rotating-token';

const project = openMicrosoftProject();
const { ana, book, connect, put, read, sealed, sourceId, taken, write } = project;
const microsoft = () => project.microsoft();
const source = async () => (await listCalendarSources(ana(), {})).sources[0]!;
const startWriting = async () => {
  await connect();
  await writeToCalendar(ana(), { sourceId, isOn: true });
};
const requestsFor = (path: string) =>
  project
    .server()
    .requests()
    .filter((request) => request.includes(path));

describe('a calendar at Microsoft', () => {
  it('blocks what is tentative or away, and nothing that is free, elsewhere or cancelled', async () => {
    const states = ['tentative', 'oof', 'free', 'workingElsewhere', 'unknown', 'busy'];
    for (const [index, showAs] of states.entries())
      put(showAs, `2026-03-03T1${index}:00:00`, `2026-03-03T1${index}:30:00`, { showAs });
    put('anulada', '2026-03-03T08:00:00', '2026-03-03T08:30:00', { isCancelled: true });
    await connect();
    expect(await taken()).toEqual([
      ...['2026-03-03T10:00/10:30', '2026-03-03T11:00/11:30'],
      ...['2026-03-03T14:00/14:30', '2026-03-03T15:00/15:30'],
    ]);
  });

  it('blocks busy whole days by the owner’s choice, with their dates in the owner’s zone', async () => {
    put('feria', '2026-03-05T00:00:00', '2026-03-07T00:00:00', { isAllDay: true });
    put('santo', '2026-03-04T00:00:00', '2026-03-05T00:00:00', { isAllDay: true, showAs: 'free' });
    // Midnight in Madrid, as Graph returns an event that was made with a zone of its own.
    put('obra', '2026-03-08T23:00:00', '2026-03-09T23:00:00', { isAllDay: true });
    const dates = ['2026-03-05', '2026-03-06', '2026-03-09'];
    expect(await connect({ allDayBlocks: false })).toMatchObject({ allDayDates: dates, allDayBlocks: false });
    expect(await taken()).toEqual([]);
    expect(await changeCalendarSource(ana(), { sourceId, allDayBlocks: true })).toMatchObject({
      allDayBlocks: true,
    });
    expect(await taken()).toEqual([
      ...['2026-03-04T23:00/23:00', '2026-03-05T23:00/23:00', '2026-03-08T23:00/23:00'],
    ]);
  });

  it('is read over all pages of its events', async () => {
    for (const hour of ['08', '10', '12', '14', '16'])
      put(hour, `2026-03-03T${hour}:00:00`, `2026-03-03T${hour}:30:00`);
    expect(await connect()).toMatchObject({ found: 5 });
    expect(requestsFor('/calendarView')).toHaveLength(3);
  });

  it('sends no token to a next page at another host, and keeps what it took', async () => {
    put('a', '2026-03-03T08:00:00', '2026-03-03T08:30:00');
    await connect();
    for (const hour of ['10', '12']) put(hour, `2026-03-03T${hour}:00:00`, `2026-03-03T${hour}:30:00`);
    for (const elsewhere of ['https://ejemplo.com', `${microsoft().origin}@ejemplo.com`, 'javascript:']) {
      microsoft().leadPagesTo(elsewhere);
      await read((await source()).readAt + 20 * MINUTE_MS);
      expect((await source()).failing).toMatchObject({ problem: 'calendar-refused' });
    }
    expect(await taken()).toEqual(['2026-03-03T08:00/08:30']);
  });

  it('asks for no token that it has', async () => {
    await connect();
    const tokens = await sealed();
    await read(NOW + 10 * MINUTE_MS);
    expect((await source()).readAt).toBe(NOW + 10 * MINUTE_MS);
    expect(await sealed()).toBe(tokens);
    expect(requestsFor('/token')).toHaveLength(1);
  });

  it('asks Microsoft’s sign-in for nothing but tokens', async () => {
    await connect();
    microsoft().expire();
    await read(NOW + 10 * MINUTE_MS);
    const paths = requestsFor('/microsoft/').map((request) => request.split('/microsoft')[1]!);
    expect(new Set(paths.filter((path) => !path.startsWith('/v1.0/')))).toEqual(
      new Set(['/common/oauth2/v2.0/authorize', '/consent', '/common/oauth2/v2.0/token']),
    );
  });

  it('is read again by the job when Microsoft is busy', async () => {
    await connect();
    put('dentista', '2026-03-03T09:00:00', '2026-03-03T10:00:00');
    microsoft().throttle();
    await read(NOW + 10 * MINUTE_MS);
    expect((await source()).failing).toMatchObject({ problem: 'calendar-silent' });
    await read(NOW + 20 * MINUTE_MS);
    expect((await source()).failing).toBeNull();
    expect(await taken()).toEqual(['2026-03-03T09:00/10:00']);
  });
});

describe('the tokens of a calendar at Microsoft', () => {
  it('are renewed when Graph refuses one before its time, and the new ones are kept', async () => {
    await connect();
    put('dentista', '2026-03-03T09:00:00', '2026-03-03T10:00:00');
    const before = await sealed();
    microsoft().expire();
    await read(NOW + 10 * MINUTE_MS);
    expect(await taken()).toEqual(['2026-03-03T09:00/10:00']);
    expect(await sealed()).not.toBe(before);
    // The stored refresh token works in its turn.
    microsoft().expire();
    await read(NOW + 20 * MINUTE_MS);
    expect((await source()).failing).toBeNull();
    expect(microsoft().refreshTokens()).toHaveLength(3);
  });

  it('stay good when two runs renew them at once: the one that comes second keeps none', async () => {
    await startWriting();
    await book('b1', tuesdayAt(10));
    const now = NOW + 10 * MINUTE_MS;
    microsoft().expireAll();
    const before = await sealed();
    await Promise.all([read(now), write(now), read(now)]);
    expect((await source()).failing).toBeNull();
    expect((await source()).writing).toEqual({ isOn: true, failing: null });
    expect(await sealed()).not.toBe(before);
    expect(microsoft().refreshTokens().length).toBeGreaterThan(2);
    microsoft().expireAll();
    await read(now + 10 * MINUTE_MS);
    expect((await source()).failing).toBeNull();
  });

  it('of a renewed consent are not overwritten by a run that began with earlier ones', async () => {
    await connect();
    const ref = project.db().doc(`users/ana/calendarSources/${sourceId}`);
    const { address, account } = (await ref.get()).data() as SourceDocument;
    const token = rotatingToken(
      { db: project.db(), now: NOW },
      { uid: 'ana', sourceId, address, account: account! },
    );
    await token.keep('primero');
    await token.keep('segundo');
    const opened = unseal(await sealed(), sealContext('ana', sourceId));
    expect(opened?.password).toBe('segundo');
    await ref.update({ 'account.sealed': 'de-otro-permiso' });
    await token.keep('tercero');
    expect(await sealed()).toBe('de-otro-permiso');
  });

  it('are told as waiting for the organisation when only its administrator can consent', async () => {
    await connect();
    microsoft().expireAll();
    microsoft().setApproval(true);
    await read(NOW + 10 * MINUTE_MS);
    expect((await source()).failing).toMatchObject({ problem: 'calendar-approval' });
    microsoft().setApproval(false);
    await read(NOW + 20 * MINUTE_MS);
    expect((await source()).failing).toBeNull();
  });

  it('are told as refused when the operator’s secret has ended', async () => {
    await connect();
    process.env['MICROSOFT_CALENDAR_CLIENT_SECRET'] = 'caducado';
    microsoft().expireAll();
    await read(NOW + 10 * MINUTE_MS);
    expect((await source()).failing).toMatchObject({ problem: 'calendar-refused' });
  });
});

describe('the bookings of an owner at Microsoft', () => {
  it('are written as busy, with their ends and with whom', async () => {
    await book('b1', tuesdayAt(10));
    await startWriting();
    expect(microsoft().events()).toMatchObject([
      {
        ...{ showAs: 'busy', end: { dateTime: '2026-03-03T09:30:00', timeZone: 'UTC' } },
        subject: expect.stringContaining('Eva Ruiz') as string,
      },
    ]);
  });
});
