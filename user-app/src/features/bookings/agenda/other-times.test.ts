import type { CalendarSource } from 'shared-lib/model';
import type { BusyInterval } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { otherTimes } from './other-times';

const MIDNIGHT = Date.UTC(2026, 2, 1, 23);
const RANGE = { from: '2026-03-02', to: '2026-03-05', zone: 'Europe/Madrid' };

const source = (allDayBlocks: boolean, ...allDayDates: string[]): CalendarSource => ({
  ...{
    id: 'one',
    kind: 'address' as const,
    host: 'ejemplo.com',
    ending: '.ics',
    allDayBlocks,
    found: 1,
    allDayDates,
  },
  ...{ readAt: 0, failing: null, name: '', writing: null },
});

const external = (start: number, end: number, kind: BusyInterval['kind'] = 'external'): BusyInterval => ({
  ...{ kind, id: 'one', start, end, serviceId: '', date: '2026-03-02', heldUntil: 0 },
});

describe('otherTimes', () => {
  it('groups the busy times of other calendars by date, without duplicates', () => {
    const nine = external(MIDNIGHT + 9 * HOUR_MS, MIDNIGHT + 10 * HOUR_MS);
    const booked = external(MIDNIGHT + 12 * HOUR_MS, MIDNIGHT + 13 * HOUR_MS, 'booking');
    const times = otherTimes([nine, { ...nine, id: 'two' }, booked], [], RANGE);
    expect([...times]).toEqual([
      ['2026-03-02', { allDay: '', spans: [{ start: nine.start, end: nine.end }] }],
    ]);
  });

  it('says once of an all-day event whether the day can be booked', () => {
    const whole = external(MIDNIGHT + DAY_MS, MIDNIGHT + 2 * DAY_MS);
    const times = otherTimes(
      [whole],
      [source(true, '2026-03-03', '2026-03-09'), source(false, '2026-03-03', '2026-03-04')],
      RANGE,
    );
    expect([...times]).toEqual([
      ['2026-03-03', { allDay: 'Ocupado todo el día (otro calendario)', spans: [] }],
      ['2026-03-04', { allDay: 'Evento de todo el día en otro calendario. Se puede reservar.', spans: [] }],
    ]);
  });
});
