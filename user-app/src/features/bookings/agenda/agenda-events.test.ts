import type { Booking, BookingStatus, TimeBlock } from 'shared-lib/model/booking';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { agendaEvents, closedTime, isOpen, sayBooking } from './agenda-events';

const inState = (status: BookingStatus): Booking => aBooking({ id: status, status });
const block: TimeBlock = { id: 'block', start: 1_000, end: 2_000, title: 'Dentista' };
const nothingMoves = () => false;

describe('agendaEvents', () => {
  it('returns only the bookings that hold time', () => {
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

  it('returns the time, the customer and the colour of the service', () => {
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

  it('returns a draggable event only for a booking that can be moved', () => {
    const bookings = [inState('confirmed'), inState('completed')];
    const events = agendaEvents(bookings, [], ({ status }) => status === 'confirmed');
    expect(events.map(({ editable }) => editable)).toEqual([true, false]);
  });

  it('returns blocked time with a title, which can’t be dragged', () => {
    const events = agendaEvents([], [block, { ...block, id: 'unnamed', title: '' }], () => true);
    expect(events.map(({ id, title, editable }) => [id, title, editable])).toEqual([
      ['block', 'Dentista', false],
      ['unnamed', 'Horas bloqueadas', false],
    ]);
    expect(events[0]!.extendedProps).toEqual({ kind: 'block', block });
  });
});

describe('busy time of other calendars', () => {
  it('is shown once without a title, however many calendars contain it', () => {
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
  it('is open while it waits for payment or confirmation', () => {
    expect(isOpen(inState('pending_confirmation'))).toBe(true);
    expect(isOpen(inState('pending_payment'))).toBe(true);
    expect(isOpen(inState('confirmed'))).toBe(false);
    expect(isOpen(inState('no_show'))).toBe(false);
  });

  it('is described by customer, service and status', () => {
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

  it('covers the time before, between and after the hours of a day', () => {
    expect(inWords('2026-03-02', '2026-03-02')).toEqual([
      ['03-02 00:00', '03-02 09:00'],
      ['03-02 13:00', '03-02 16:00'],
      ['03-02 19:00', '03-03 00:00'],
    ]);
  });

  it('covers the whole of a day without hours or with a closing override', () => {
    expect(inWords('2026-03-03', '2026-03-03')).toEqual([['03-03 00:00', '03-04 00:00']]);
    expect(inWords('2026-03-09', '2026-03-09')).toEqual([['03-09 00:00', '03-10 00:00']]);
  });

  it('starts after the end of a range that runs past midnight', () => {
    expect(inWords('2026-03-06', '2026-03-07')).toEqual([
      ['03-06 00:00', '03-06 22:00'],
      ['03-07 02:00', '03-08 00:00'],
    ]);
  });
});
