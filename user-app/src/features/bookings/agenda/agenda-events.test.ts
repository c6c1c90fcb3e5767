import type { Booking, BookingStatus, TimeBlock } from 'shared-lib/model/booking';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { agendaEvents, closedTime, isOpen, sayBooking } from './agenda-events';

const inState = (status: BookingStatus): Booking => aBooking({ id: status, status });
const block: TimeBlock = { id: 'block', start: 1_000, end: 2_000, title: 'Dentista' };
const nothingMoves = () => false;

describe('agendaEvents', () => {
  it('draws what holds time, and nothing of what doesn’t any more', () => {
    const all = [
      'pending_payment',
      'pending_confirmation',
      'confirmed',
      'cancelled',
      'completed',
      'no_show',
      'rejected',
      'expired',
    ] as const;
    const drawn = agendaEvents(all.map(inState), [], nothingMoves).map(({ id }) => id);
    expect(drawn).toEqual(['pending_payment', 'pending_confirmation', 'confirmed', 'completed', 'no_show']);
  });

  it('says when, who, and in which service’s colour', () => {
    const { service } = aBooking();
    const booking = aBooking({ service: { ...service, color: '#F2E25C' } });
    expect(agendaEvents([booking], [], nothingMoves)).toEqual([
      {
        id: booking.id,
        title: 'Eva Ruiz',
        start: booking.start,
        end: booking.end,
        color: '#F2E25C',
        editable: false,
        extendedProps: { kind: 'booking', booking },
      },
    ]);
  });

  it('lets be dragged only what can be moved', () => {
    const bookings = [inState('confirmed'), inState('completed')];
    const events = agendaEvents(bookings, [], ({ status }) => status === 'confirmed');
    expect(events.map(({ editable }) => editable)).toEqual([true, false]);
  });

  it('draws blocked time with its title, or says what it is, and never lets it be dragged', () => {
    const events = agendaEvents([], [block, { ...block, id: 'unnamed', title: '' }], () => true);
    expect(events.map(({ id, title, editable }) => [id, title, editable])).toEqual([
      ['block', 'Dentista', false],
      ['unnamed', 'Horas bloqueadas', false],
    ]);
    expect(events[0]!.extendedProps).toEqual({ kind: 'block', block });
  });
});

describe('time of other calendars', () => {
  it('is drawn once without a title, however many calendars have it, and nothing else of what is taken', () => {
    const external = { kind: 'external', serviceId: '', date: '1970-01-01', heldUntil: 0 } as const;
    const taken = [
      { ...external, id: 'one', start: 1_000, end: 2_000 },
      { ...external, id: 'two', start: 1_000, end: 2_000 },
      { ...external, kind: 'hold' as const, id: 'three', start: 5_000, end: 6_000 },
    ];
    const events = agendaEvents([], [], () => true, taken);
    expect(events.map(({ title, start, end, editable }) => [title, start, end, editable])).toEqual([
      ['Ocupado (otro calendario)', 1_000, 2_000, false],
    ]);
  });
});

describe('a booking on the calendar', () => {
  it('is open while it waits for somebody', () => {
    expect(isOpen(inState('pending_confirmation'))).toBe(true);
    expect(isOpen(inState('pending_payment'))).toBe(true);
    expect(isOpen(inState('confirmed'))).toBe(false);
    expect(isOpen(inState('no_show'))).toBe(false);
  });

  it('is told by who, what and how it stands', () => {
    expect(sayBooking(inState('no_show'))).toBe('Eva Ruiz, Primera consulta, No acudió');
  });
});

describe('closedTime', () => {
  const hours = anAvailability({
    zone: 'Europe/Madrid',
    weekly: {
      '1': [
        { from: '09:00', to: '13:00' },
        { from: '16:00', to: '19:00' },
      ],
      '5': [{ from: '22:00', to: '02:00' }],
    },
    overrides: { '2026-03-09': [] },
  });
  const inWords = (from: string, to: string) =>
    closedTime(hours, { from, to }).map(({ start, end }) =>
      [start, end].map((instant) =>
        new Date(instant).toLocaleString('sv', { timeZone: hours.zone }).slice(5, 16),
      ),
    );

  it('is what lies before, between and after the hours of a day', () => {
    expect(inWords('2026-03-02', '2026-03-02')).toEqual([
      ['03-02 00:00', '03-02 09:00'],
      ['03-02 13:00', '03-02 16:00'],
      ['03-02 19:00', '03-03 00:00'],
    ]);
  });

  it('is a whole day without hours, and one that is closed as an exception', () => {
    expect(inWords('2026-03-03', '2026-03-03')).toEqual([['03-03 00:00', '03-04 00:00']]);
    expect(inWords('2026-03-09', '2026-03-09')).toEqual([['03-09 00:00', '03-10 00:00']]);
  });

  it('begins after a night that goes on past midnight', () => {
    expect(inWords('2026-03-06', '2026-03-07')).toEqual([
      ['03-06 00:00', '03-06 22:00'],
      ['03-07 02:00', '03-08 00:00'],
    ]);
  });
});
