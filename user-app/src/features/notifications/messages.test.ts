import { describeNotification as describeWith } from 'shared-lib/notification-words';
import type { NotificationEvent } from 'shared-lib/model';
import { moment } from './messages';

const describeNotification = (event: NotificationEvent, zone: string | null) =>
  describeWith(event, zone === null ? null : (instant) => moment(instant, zone));

const booked = {
  kind: 'booking-new',
  bookingId: 'b1',
  customer: 'Eva',
  service: 'Corte',
  startsAt: '2026-12-01T09:00:00.000Z',
} as const;

describe('describeNotification', () => {
  it('shows the time in the owner’s zone, which it names if the device’s zone differs', () => {
    // The tests' device is in UTC.
    expect(describeNotification(booked, 'Europe/Madrid')).toEqual({
      title: 'Nueva reserva de Eva',
      text: 'Corte · 1 de diciembre de 2026 a las 10:00 (hora de Madrid)',
      path: '/dashboard/bookings?reserva=b1',
    });
    expect(describeNotification(booked, 'UTC').text).toBe('Corte · 1 de diciembre de 2026 a las 9:00');
    expect(describeNotification(booked, 'Africa/Abidjan').text).not.toContain('hora de');
  });

  it('describes a cancellation or a move by the customer', () => {
    expect(describeNotification({ ...booked, kind: 'booking-cancelled' }, 'UTC')).toEqual({
      title: 'Eva ha cancelado su reserva',
      text: 'Corte · 1 de diciembre de 2026 a las 9:00',
      path: '/dashboard/bookings?reserva=b1',
    });
    const moved = { ...booked, kind: 'booking-moved', wasAt: '2026-11-30T09:00:00.000Z' } as const;
    expect(describeNotification(moved, 'UTC')).toEqual({
      title: 'Eva ha cambiado la hora de su reserva',
      text: 'Corte · Antes: 30 de noviembre de 2026 a las 9:00. Ahora: 1 de diciembre de 2026 a las 9:00.',
      path: '/dashboard/bookings?reserva=b1',
    });
  });

  it('describes a request to move and its withdrawal', () => {
    const requested = { ...booked, kind: 'booking-move-asked', wasAt: '2026-11-30T09:00:00.000Z' } as const;
    expect(describeNotification(requested, 'UTC')).toEqual({
      title: 'Eva pide cambiar la hora de su cita',
      text: 'Corte · Antes: 30 de noviembre de 2026 a las 9:00. Pide: 1 de diciembre de 2026 a las 9:00.',
      path: '/dashboard/bookings?reserva=b1',
    });
    expect(describeNotification({ ...booked, kind: 'booking-move-withdrawn' }, 'UTC')).toEqual({
      title: 'Eva ya no pide cambiar la hora',
      text: 'Corte · 1 de diciembre de 2026 a las 9:00',
      path: '/dashboard/bookings?reserva=b1',
    });
  });

  it('links a change of the Stripe account to Pagos', () => {
    expect(describeNotification({ kind: 'stripe-account', state: 'shut' }, null)).toEqual({
      title: 'Stripe ya no deja cobrar con tu cuenta',
      text: 'Mira por qué y qué hacer en Pagos.',
      path: '/dashboard/stripe',
    });
  });

  it('links a stopped roll-out to its template', () => {
    const halted = {
      kind: 'roll-out-halted',
      template: 'Clara & Cía',
      version: '1.1.0',
      failed: '3',
      tried: '5',
    } as const;
    expect(describeNotification(halted, null).path).toBe('/admin/sync?buscar=Clara%20%26%20C%C3%ADa');
  });

  it('shows no time while the zone is unknown', () => {
    expect(describeNotification(booked, null).text).toBe('Corte');
  });
});
