import fc from 'fast-check';
import { MINUTE_MS } from '../../../platform/time';
import { anAvailability, type BusySlotQuestion } from '../../../testing';
import { parseBusyInterval } from '../busy';
import { dateAfter, datesOf, DAY_MINUTES, middayOf, ZONES } from './slow-slots';

/** Generates numbers of minutes. */
export const minutes = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const time = fc
  .oneof(
    minutes(0, 24).map((hour) => hour * 60),
    minutes(0, 5 * 60),
    minutes(0, DAY_MINUTES),
  )
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
/** Generates ranges, also ones that go on after midnight, touch or overlap. */
const ranges = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(time, time).map((both) => both.sort()) },
      { weight: 2, arbitrary: fc.tuple(time, time) },
      { weight: 1, arbitrary: time.map((end) => ['00:00', end]) },
      { weight: 1, arbitrary: time.map((begin) => [begin, '24:00']) },
    ),
    { maxLength: 3 },
  )
  .map((some) => some.map(([from, to]) => ({ from: from!, to: to! })));

const place = fc.constantFrom(...ZONES.flatMap((zone) => datesOf(zone).map((from) => ({ zone, from }))));

/** Generates questions about the dates around clock changes, with busy time, rules and exceptions. */
export const questions: fc.Arbitrary<BusySlotQuestion> = fc
  .record({ place, days: minutes(0, 2), ahead: fc.oneof(minutes(-DAY_MINUTES, 3000), minutes(3000, 9000)) })
  .chain(({ place: { zone, from }, days, ahead }) => {
    const dayStart = (middayOf(from) - DAY_MINUTES / 2) * MINUTE_MS;
    const now = dayStart - ahead * MINUTE_MS;
    const near = fc.constantFrom(-2, -1, 0, 1, 2, 3).map((offset) => dateAfter(from, offset));
    const interval = fc
      .record({
        // One id has one service; two intervals with the same id are what was read with two dates, or count once anyway.
        booked: fc.constantFrom(
          ...['a', 'b', 'c'].map((id) => ({ id, serviceId: 'consulta' })),
          ...['d', 'e'].map((id) => ({ id, serviceId: 'otro' })),
          { id: 'f', serviceId: '' },
        ),
        // Often on the quarter, so that things touch.
        start: fc
          .oneof(
            minutes(-96, 384).map((quarter) => quarter * 15),
            minutes(-DAY_MINUTES, 4 * DAY_MINUTES),
          )
          .map((minute) => dayStart + minute * MINUTE_MS),
        minutes: fc.oneof(fc.constantFrom(15, 30, 60, 120), minutes(1, 90), minutes(1, 600)),
        date: near,
        heldUntil: fc.constantFrom(0, 0, 0, now - 1, now, now + 1),
      })
      .map(({ minutes: length, booked, ...one }) =>
        parseBusyInterval({ ...one, ...booked, end: one.start + length * MINUTE_MS }),
      );
    return fc.record(
      {
        service: fc.record({
          id: fc.constant('consulta'),
          durationMinutes: fc.oneof(fc.constantFrom(15, 30, 60), minutes(1, 500)),
          bufferBeforeMinutes: fc.oneof(fc.constant(0), minutes(0, 120)),
          bufferAfterMinutes: fc.oneof(fc.constant(0), minutes(0, 120)),
          noticeMinutes: fc.oneof(fc.constant(0), minutes(0, 3000)),
          maxPerDay: fc.constantFrom(0, 0, 1, 2),
        }),
        availability: fc
          .record({
            weekly: fc.record({ '1': ranges, '2': ranges, '6': ranges, '7': ranges }, { requiredKeys: [] }),
            overrides: fc.dictionary(near, ranges, { maxKeys: 3 }),
            noticeMinutes: fc.oneof(fc.constant(0), minutes(0, 3000)),
            windowDays: minutes(1, 8),
            incrementMinutes: fc.oneof(fc.constantFrom(15, 30, 60), minutes(5, 200)),
            maxPerDay: fc.constantFrom(0, 0, 0, 2, 3),
            noGaps: fc.boolean(),
          })
          .map((hours) => anAvailability({ zone, ...hours })),
        busy: fc.array(interval, { maxLength: 10 }),
        from: fc.constant(from),
        to: fc.constant(dateAfter(from, days)),
        now: fc.constantFrom(now, now + 1, now + 30_000),
        ignore: fc
          .uniqueArray(fc.constantFrom('booking:a', 'booking:d', 'hold:a'), { maxLength: 2 })
          .map((ids) => new Set(ids)),
      },
      { requiredKeys: ['service', 'availability', 'busy', 'from', 'to', 'now'] },
    );
  });
