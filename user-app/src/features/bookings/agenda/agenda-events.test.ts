import type { Booking, BookingStatus, TimeBlock } from 'shared-lib/domain/booking';
import { aBooking } from 'shared-lib/testing';
import { agendaEvents, isOpen, sayBooking } from './agenda-events';

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

  it('says when, who, and in the service’s colour with a text that reads on it', () => {
    const { service } = aBooking();
    const booking = aBooking({ service: { ...service, color: '#F2E25C' } });
    expect(agendaEvents([booking], [], nothingMoves)).toEqual([
      {
        id: booking.id,
        title: 'Eva Ruiz',
        start: booking.start,
        end: booking.end,
        color: '#F2E25C',
        contrastColor: '#13203A',
        editable: false,
        extendedProps: { kind: 'booking', booking },
      },
    ]);
    const dark = aBooking({ service: { ...service, color: '#0B3D2E' } });
    expect(agendaEvents([dark], [], nothingMoves)[0]!.contrastColor).toBe('#FFFFFF');
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
