import { MINUTE_MS } from 'shared-lib/time';
import { moveBooking } from '../../../bookings/change/owner-changes';
import { idOf, tuesdayAt } from '../../../bookings/testing/booking-project';
import { NOW } from '../../../testing/local-project';
import { openGoogleProject } from '../../testing/google-project';
import { writeToCalendar } from '../../write-to-calendar';
import { withoutSpans } from '../busy-times';
import { eventIdOf } from './google-events';

const project = openGoogleProject();
const { ana, book, connect, put, read, sourceId, taken, write } = project;
const google = () => project.google();
const startWriting = async () => {
  await connect();
  await writeToCalendar(ana(), { sourceId, isOn: true });
};

describe('a calendar at Google', () => {
  it('blocks what is tentative and whole days that are busy, and nothing that is free or cancelled', async () => {
    put('quizá', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z', { status: 'tentative' });
    put('libre', '2026-03-03T11:00:00Z', '2026-03-03T12:00:00Z', { transparency: 'transparent' });
    put('anulada', '2026-03-03T13:00:00Z', '2026-03-03T14:00:00Z', { status: 'cancelled' });
    google().put({ id: 'feria', start: { date: '2026-03-05' }, end: { date: '2026-03-06' } });
    google().put({
      ...{ id: 'santo', start: { date: '2026-03-04' }, end: { date: '2026-03-05' } },
      transparency: 'transparent',
    });
    await connect();
    expect(await taken()).toEqual([
      '2026-03-03T09:00/10:00',
      // In Madrid midnight is at 23:00 in winter: the day's last hour is in the next one.
      '2026-03-05T00:00/23:00',
      '2026-03-05T23:00/00:00',
    ]);
  });

  it('asks again when a token of access has ended before its time', async () => {
    await connect();
    put('dentista', '2026-03-03T09:00:00Z', '2026-03-03T10:00:00Z');
    google().expire();
    await read(NOW + 10 * MINUTE_MS);
    expect(await taken()).toEqual(['2026-03-03T09:00/10:00']);
  });
});

describe('the bookings of an owner at Google', () => {
  it('have ids of their own, which they keep when their event was deleted there by hand', async () => {
    await book('b1', tuesdayAt(10));
    await book('b2', tuesdayAt(12));
    await startWriting();
    const [one, two] = [eventIdOf(idOf('b1')), eventIdOf(idOf('b2'))];
    const idsOf = () =>
      google()
        .events()
        .map(({ id }) => id)
        .sort();
    expect(idsOf()).toEqual([one, two].sort());
    google().remove(one);
    google().remove(two);
    await moveBooking(ana(NOW + 5 * MINUTE_MS), {
      ...{ bookingId: idOf('b1'), sequence: 0, overlap: false },
      start: tuesdayAt(16),
    });
    await write(NOW + 6 * MINUTE_MS);
    expect(idsOf()).toEqual([one]);
  });
});

describe('withoutSpans', () => {
  it('cuts spans in the middle, at the ends and whole', () => {
    const spans = [
      { start: 0, end: 10 },
      { start: 20, end: 30 },
      { start: 40, end: 50 },
    ];
    const others = [
      { start: 3, end: 5 },
      { start: 15, end: 30 },
      { start: 45, end: 60 },
    ];
    expect(withoutSpans(spans, others)).toEqual([
      { start: 0, end: 3 },
      { start: 5, end: 10 },
      { start: 40, end: 45 },
    ]);
    expect(withoutSpans(spans, [])).toEqual(spans);
  });
});
