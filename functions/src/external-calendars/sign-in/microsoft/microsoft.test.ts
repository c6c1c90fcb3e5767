import { MINUTE_MS } from 'shared-lib/time';
import { actOnBooking, moveBooking } from '../../../bookings/change/owner-changes';
import { idOf, tuesdayAt } from '../../../bookings/testing/booking-project';
import { NOW, refusalOf } from '../../../testing/local-project';
import { changeCalendarSource, listCalendarSources } from '../../calendar-sources';
import { unseal } from '../../../security/seal';
import { sealContext, type SourceDocument } from '../../source-document';
import { openMicrosoftProject } from '../../testing/microsoft-project';
import { writeToCalendar } from '../../write-to-calendar';
import { keptToken } from '../kept-token';

const project = openMicrosoftProject();
const { ana, book, connect, consent, put, read, sealed, sourceId, taken, write } = project;
const microsoft = () => project.microsoft();
const source = async () => (await listCalendarSources(ana(), {})).sources[0]!;
const startWriting = async () => {
  await connect();
  await writeToCalendar(ana(), { sourceId, isOn: true });
};
const startsOf = () =>
  microsoft()
    .events()
    .map(({ start }) => start.dateTime)
    .sort();
const asked = (path: string) =>
  project
    .server()
    .requests()
    .filter((request) => request.includes(path));

describe('a calendar at Microsoft', () => {
  it('blocks the hours of its events, until these are gone', async () => {
    put('dentista', '2026-03-03T09:00:00', '2026-03-03T10:00:00', { subject: 'Dentista' });
    expect(await connect()).toMatchObject({ found: 1, failing: null, allDayDates: [] });
    expect(await taken()).toEqual(['2026-03-03T09:00/10:00']);
    expect(await book('b1', tuesdayAt(10))).toMatchObject({ status: 409, body: { reason: 'slot-taken' } });
    microsoft().remove('dentista');
    await read(NOW + 10 * MINUTE_MS);
    expect(await taken()).toEqual([]);
    const stored = await project.db().collection('users/ana/calendarSources').get();
    expect(JSON.stringify(stored.docs.map((one) => one.data()))).not.toContain('Dentista');
  });

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
    expect(asked('/calendarView')).toHaveLength(3);
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

  it('stores nothing while nothing has changed, and asks for no token that it has', async () => {
    put('dentista', '2026-03-03T09:00:00', '2026-03-03T10:00:00');
    await connect();
    const before = await project.db().doc('busyDays/ana/days/2026-03-03').get();
    const tokens = await sealed();
    await read(NOW + 10 * MINUTE_MS);
    expect((await source()).readAt).toBe(NOW + 10 * MINUTE_MS);
    const after = await project.db().doc('busyDays/ana/days/2026-03-03').get();
    expect(after.updateTime).toEqual(before.updateTime);
    expect(await sealed()).toBe(tokens);
    expect(asked('/token')).toHaveLength(1);
  });

  it('asks Microsoft’s sign-in for nothing but tokens', async () => {
    await connect();
    microsoft().expire();
    await read(NOW + 10 * MINUTE_MS);
    const paths = asked('/microsoft/').map((request) => request.split('/microsoft')[1]!);
    expect(new Set(paths.filter((path) => !path.startsWith('/v1.0/')))).toEqual(
      new Set(['/common/oauth2/v2.0/authorize', '/consent', '/common/oauth2/v2.0/token']),
    );
  });

  it('keeps what it took when it can’t be read, and says why', async () => {
    put('dentista', '2026-03-03T09:00:00', '2026-03-03T10:00:00');
    await connect();
    microsoft().removeCalendar();
    await read(NOW + 10 * MINUTE_MS);
    expect((await source()).failing).toMatchObject({ problem: 'calendar-refused' });
    expect(await taken()).toEqual(['2026-03-03T09:00/10:00']);
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

  it('is looked at before a booking for a second at most', async () => {
    await connect();
    project.server().fail('silent');
    const start = performance.now();
    expect(await book('b1', tuesdayAt(10), NOW + 10 * MINUTE_MS)).toMatchObject({ status: 200 });
    expect(performance.now() - start).toBeLessThan(4000);
    expect((await source()).failing).toBeNull();
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
    const kept = keptToken(
      { db: project.db(), now: NOW },
      { uid: 'ana', sourceId, address, account: account! },
    );
    await kept.keep('primero');
    await kept.keep('segundo');
    const opened = unseal(await sealed(), sealContext('ana', sourceId));
    expect(opened?.password).toBe('segundo');
    await ref.update({ 'account.sealed': 'de-otro-permiso' });
    await kept.keep('tercero');
    expect(await sealed()).toBe('de-otro-permiso');
  });

  it('are told as lost when the consent was taken away, and renewed for the same calendar', async () => {
    put('dentista', '2026-03-03T09:00:00', '2026-03-03T10:00:00');
    await connect();
    microsoft().revoke();
    await read(NOW + 10 * MINUTE_MS);
    expect((await source()).failing).toMatchObject({ problem: 'calendar-credentials' });
    expect(await taken()).toEqual(['2026-03-03T09:00/10:00']);
    const now = NOW + 15 * MINUTE_MS;
    const { renewed, calendars } = await consent({ renewed: sourceId, now });
    expect(renewed).toMatchObject({ id: sourceId, failing: null });
    expect(calendars).toEqual([]);
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
  it('are written once each, moved, and taken away when cancelled', async () => {
    await book('b1', tuesdayAt(10));
    await book('b2', tuesdayAt(12));
    await startWriting();
    expect((await source()).writing).toEqual({ isOn: true, failing: null });
    expect(startsOf()).toEqual(['2026-03-03T09:00:00', '2026-03-03T11:00:00']);
    const [first] = microsoft().events();
    expect(first).toMatchObject({
      showAs: 'busy',
      end: { dateTime: '2026-03-03T09:30:00', timeZone: 'UTC' },
    });
    expect(first!.subject).toContain('Eva Ruiz');
    const later = NOW + 5 * MINUTE_MS;
    await actOnBooking(ana(later), { bookingId: idOf('b2'), sequence: 0, action: 'cancel', reason: '' });
    await moveBooking(ana(later), {
      ...{ bookingId: idOf('b1'), sequence: 0, overlap: false },
      start: tuesdayAt(16),
    });
    for (const minutes of [6, 7, 30]) await write(NOW + minutes * MINUTE_MS);
    expect(startsOf()).toEqual(['2026-03-03T15:00:00']);
  });

  it('make one event when two runs write them at once', async () => {
    await startWriting();
    await book('b1', tuesdayAt(10));
    await Promise.all([write(NOW + MINUTE_MS), write(NOW + MINUTE_MS)]);
    expect(startsOf()).toEqual(['2026-03-03T09:00:00']);
  });

  it('do not block their hours a second time, and free them when they are cancelled', async () => {
    await book('b1', tuesdayAt(10));
    await startWriting();
    await read(NOW + 10 * MINUTE_MS);
    expect(await taken()).toEqual([]);
    const later = NOW + 15 * MINUTE_MS;
    await actOnBooking(ana(later), { bookingId: idOf('b1'), sequence: 0, action: 'cancel', reason: '' });
    await write(later + MINUTE_MS);
    await read(later + MINUTE_MS);
    expect(await taken()).toEqual([]);
    expect(await book('b2', tuesdayAt(10), later + 2 * MINUTE_MS)).toMatchObject({ status: 200 });
    await project.expectSound();
  });

  it('come back by a change after their event was deleted there by hand, and are no failure when cancelled', async () => {
    await book('b1', tuesdayAt(10));
    await book('b2', tuesdayAt(12));
    await startWriting();
    for (const { id } of microsoft().events()) microsoft().remove(id);
    const later = NOW + 5 * MINUTE_MS;
    await actOnBooking(ana(later), { bookingId: idOf('b2'), sequence: 0, action: 'cancel', reason: '' });
    await moveBooking(ana(later), {
      ...{ bookingId: idOf('b1'), sequence: 0, overlap: false },
      start: tuesdayAt(16),
    });
    await write(NOW + 6 * MINUTE_MS);
    expect(startsOf()).toEqual(['2026-03-03T15:00:00']);
    expect((await source()).writing).toEqual({ isOn: true, failing: null });
  });

  it('wait while the consent is gone, and are written once it is given again', async () => {
    await startWriting();
    await book('b1', tuesdayAt(10));
    microsoft().revoke();
    await write(NOW + MINUTE_MS);
    expect((await source()).writing?.failing).toMatchObject({ problem: 'calendar-credentials' });
    expect(startsOf()).toEqual([]);
    const now = NOW + 5 * MINUTE_MS;
    await consent({ renewed: sourceId, now });
    await write(now);
    expect(startsOf()).toHaveLength(1);
    expect((await source()).writing).toEqual({ isOn: true, failing: null });
  });

  it('are written no more when the consent is renewed without writing, whatever was given before', async () => {
    await startWriting();
    microsoft().revoke();
    const { renewed } = await consent({ renewed: sourceId, writes: false, now: NOW + MINUTE_MS });
    expect(renewed).toMatchObject({ writing: null, failing: null });
    await book('b1', tuesdayAt(10));
    await write(NOW + 5 * MINUTE_MS);
    expect(startsOf()).toEqual([]);
  });

  it('are not written to a calendar of others’, or without the permission', async () => {
    await connect({ writes: false });
    expect(await refusalOf(writeToCalendar(ana(), { sourceId, isOn: true }))).toBe('calendar-gone');
  });
});
