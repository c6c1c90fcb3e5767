import { MINUTE_MS } from 'shared-lib/time';
import { actOnBooking, moveBooking } from '../../bookings/change/owner-changes';
import { idOf, tuesdayAt } from '../../bookings/testing/booking-project';
import { NOW, refusalOf } from '../../testing/local-project';
import { listCalendarSources } from '../calendar-sources';
import { MAKERS } from '../testing/makers';
import { writeToCalendar } from '../write-to-calendar';

describe.each(MAKERS)('at $maker', ({ open }) => {
  const project = open();
  const { ana, book, connect, consent, maker, put, read, sourceId, taken, write } = project;
  const source = async () => (await listCalendarSources(ana(), {})).sources[0]!;
  const startWriting = async () => {
    await connect();
    await writeToCalendar(ana(), { sourceId, isOn: true });
  };
  const startsOf = () =>
    maker()
      .events()
      .map(({ start }) => start.dateTime?.slice(0, 19))
      .sort();

  describe('a calendar', () => {
    it('blocks the hours of its events, until these are gone', async () => {
      put('dentista', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z', {
        summary: 'Dentista',
        subject: 'Dentista',
      });
      expect(await connect()).toMatchObject({ found: 1, failing: null, allDayDates: [] });
      expect(await taken()).toEqual(['2026-03-03T09:00/10:00']);
      expect(await book('b1', tuesdayAt(10))).toMatchObject({ status: 409, body: { reason: 'slot-taken' } });
      maker().remove('dentista');
      await read(NOW + 10 * MINUTE_MS);
      expect(await taken()).toEqual([]);
      const stored = await project.db().collection('users/ana/calendarSources').get();
      expect(JSON.stringify(stored.docs.map((one) => one.data()))).not.toContain('Dentista');
    });

    it('stores nothing while nothing has changed', async () => {
      put('dentista', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z');
      await connect();
      const before = await project.db().doc('busyDays/ana/days/2026-03-03').get();
      await read(NOW + 10 * MINUTE_MS);
      expect((await source()).readAt).toBe(NOW + 10 * MINUTE_MS);
      const after = await project.db().doc('busyDays/ana/days/2026-03-03').get();
      expect(after.updateTime).toEqual(before.updateTime);
    });

    it('keeps what it took when it can’t be read, and says why', async () => {
      put('dentista', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z');
      await connect();
      maker().removeCalendar();
      await read(NOW + 10 * MINUTE_MS);
      expect((await source()).failing).toMatchObject({ problem: 'calendar-refused' });
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

  describe('the bookings of an owner', () => {
    it('are written once each, moved, and taken away when cancelled', async () => {
      await book('b1', tuesdayAt(10));
      await book('b2', tuesdayAt(12));
      await startWriting();
      expect((await source()).writing).toEqual({ isOn: true, failing: null });
      expect(startsOf()).toEqual(['2026-03-03T09:00:00', '2026-03-03T11:00:00']);
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

    it('leave the hour to another event that was at the same time once they are cancelled', async () => {
      await book('b1', tuesdayAt(10));
      put('reunión', '2026-03-03T08:30:00Z', '2026-03-03T11:00:00Z');
      await startWriting();
      await read(NOW + 10 * MINUTE_MS);
      const later = NOW + 15 * MINUTE_MS;
      await actOnBooking(ana(later), { bookingId: idOf('b1'), sequence: 0, action: 'cancel', reason: '' });
      // The look before a booking sees it at once, before the job has taken the copy away.
      const other = await book('b2', tuesdayAt(10), later);
      expect(other).toMatchObject({ status: 409, body: { reason: 'slot-taken' } });
      await write(later + MINUTE_MS);
      await read(later + MINUTE_MS);
      expect(await taken()).toEqual(['2026-03-03T08:30/11:00']);
    });

    it('come back by a change after their event was deleted there by hand, and are no failure when cancelled', async () => {
      await book('b1', tuesdayAt(10));
      await book('b2', tuesdayAt(12));
      await startWriting();
      for (const { id } of maker().events()) maker().remove(id);
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
      maker().revoke();
      await write(NOW + MINUTE_MS);
      expect((await source()).writing?.failing).toMatchObject({ problem: 'calendar-credentials' });
      expect(startsOf()).toEqual([]);
      const now = NOW + 5 * MINUTE_MS;
      await consent({ renewed: sourceId, now });
      await write(now);
      expect(startsOf()).toHaveLength(1);
      expect((await source()).writing).toEqual({ isOn: true, failing: null });
    });

    it('are written no more when the consent is renewed without writing', async () => {
      await startWriting();
      maker().revoke();
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
});
